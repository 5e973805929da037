"""The board as text with rich's markup, 80 columns wide: the trails are drawn with braille characters.

A character has eight dots, two across and four down, so a disc of 12 by 5 characters shows the course of its trails. Shapes
repeat what colours say, for people who cannot tell them apart.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from math import dist

from rich.cells import cell_len
from rich.markup import escape

from benbow.engine.contract import OVER, View
from benbow.engine.telling import wide
from benbow.engine.words import Words

from ..rules.board import JUNGLES, SETS
from ..rules.discs import KINDS
from ..rules.facts import Snapshot, across, bits, turned
from ..rules.jungle import ENDS, FIELDS, SIDES, WELLS, End, well_positions
from ..rules.state import CAMP, EMPTY, GOAL, NONE, RED, SHIP, START, TO_WIN, Phase

WIDTH, MIDDLE, LINES = 80, (80, 62), 31
ACROSS, DOWN = 2, 4  # dots in a character
HALF_WIDTH, ROW = 12, 20  # in dots: half the distance between wells, and between rows
STEPS = ((6, -10), (12, 0), (6, 10), (-6, 10), (-12, 0), (-6, -10))  # from the middle of a disc to its ends
SAMPLES = 60  # of a curve
BRAILLE, DOTS = 0x2800, ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
STRIP, STRIDE, SMALL = 6, 26, 0.85  # a row of discs to choose from: lines, dots from disc to disc, size
OUT, AWAY = 11, 21  # how far a loop reaches out of the jungle; the distance of a start or goal from its well
MARKS = ("♥", "♠")  # red, black
FREE_DOT, CHEST, MISSING, DUEL = "○", "▣", "·", "×"
COAT = ("bold white on red3", "bold black on grey82")
INK = ("bold red1", "bold grey82")
TRAIL, BY_PASS, RIM, LABEL, QUIET = "bold green3", "cyan", "yellow", "bold white", "dim"
NAMED, BARRED = "bold black on gold1", "dim strike"

Spot = tuple[float, float]  # in dots, from the top left
Sign = tuple[str, str]  # one character, and its style


class Canvas:
    """Curves in dots, and texts over them."""

    def __init__(self, lines: int) -> None:
        self.lines = lines
        self.dots: dict[tuple[int, int], int] = {}
        self.style: dict[tuple[int, int], str] = {}
        self.texts: dict[tuple[int, int], Sign] = {}

    def draw(self, curve: Iterable[Spot], style: str) -> None:
        """If two curves share a character, it has the colour of the later one."""
        for x, y in curve:
            column, line = int(x) // ACROSS, int(y) // DOWN
            here = (line, column)
            self.dots[here] = self.dots.get(here, 0) | DOTS[int(y) % DOWN][int(x) % ACROSS]
            self.style[here] = style

    def write(self, line: int, column: int, text: str, style: str) -> None:
        for k, sign in enumerate(text):
            self.texts[line, column + k] = (sign, style)

    def label(self, at: Spot, text: str, style: str) -> None:
        """A text with its middle at this place."""
        self.write(int(at[1]) // DOWN, int(at[0] / ACROSS - cell_len(text) / 2 + 0.5), text, style)

    def sign(self, line: int, column: int) -> Sign:
        here = (line, column)
        if here in self.texts:
            return self.texts[here]
        return (chr(BRAILLE | self.dots[here]), self.style[here]) if here in self.dots else (" ", "")

    def painted(self) -> list[str]:
        return [painted(tuple(self.sign(line, column) for column in range(WIDTH))) for line in range(self.lines)]


@lru_cache(2048)
def painted(signs: tuple[Sign, ...]) -> str:
    """A line as markup. Most of them are the same from step to step."""
    runs = ((style, "".join(sign for sign, _ in run)) for style, run in groupby(signs, key=lambda sign: sign[1]))
    return "".join(f"[{style}]{escape(text)}[/]" if style else text for style, text in runs).rstrip()


# ---------------------------------------------------------------------------------------------------------- curves
def bent(one: Spot, by: Spot, other: Spot) -> list[Spot]:
    """A quadratic Bézier curve; `by` is the control point."""
    return [(
        (1 - t) ** 2 * one[0] + 2 * t * (1 - t) * by[0] + t * t * other[0],
        (1 - t) ** 2 * one[1] + 2 * t * (1 - t) * by[1] + t * t * other[1],
    ) for t in (k / SAMPLES for k in range(SAMPLES + 1))]


@lru_cache
def trails_of(discs: int, disc: int) -> tuple[tuple[tuple[Spot, ...], bool], ...]:
    """The trails of a disc in its rotation, around its middle, and whether they meet the dot."""
    kind, rotation = divmod(disc, ENDS)
    trails = sorted(SETS[discs][kind].turned(rotation), key=lambda trail: trail[1])  # those that meet the dot last, on top
    return tuple((tuple(bent(STEPS[min(ends)], (0, 0), STEPS[max(ends)])), has_dot) for ends, has_dot in trails)


@lru_cache
def dot_of(discs: int, disc: int) -> Spot:
    """SI-3: on the crossing; or on its trail, as far as possible from the others."""
    trails = trails_of(discs, disc)
    dotted, others = [one for one, has_dot in trails if has_dot], [one for one, has_dot in trails if not has_dot]
    if len(dotted) == 2:
        return min(dotted[0], key=lambda spot: min(dist(spot, other) for other in dotted[1]))
    inner = dotted[0][SAMPLES // 4 : -SAMPLES // 4]
    return max(inner, key=lambda spot: min(dist(spot, there) for other in others for there in other))


def moved(spot: Spot, to: Spot, size: float = 1) -> Spot:
    """From coordinates around the middle of a disc to those of the canvas."""
    return to[0] + size * spot[0], to[1] + size * spot[1]


def middle(well: int) -> Spot:
    across, down = well_positions()[well]
    return MIDDLE[0] + HALF_WIDTH * across, MIDDLE[1] + ROW * down


def end_spot(end: End, out: float = 0) -> Spot:
    """Where a trail leaves a well, or a point beyond that."""
    (x, y), (across, down) = middle(end[0]), STEPS[end[1]]
    further = 1 + out / dist((0, 0), (across, down))
    return x + further * across, y + further * down


@lru_cache
def field_spot(board: int, side: int, field: int) -> Spot:
    """A start or goal: outside the jungle, beside the ends that lead there."""
    ends = JUNGLES[board].fields[SIDES[side], FIELDS[field]]
    across, down = (sum(STEPS[end][k] for _, end in ends) for k in range(2))
    return moved((across, down), middle(ends[0][0]), AWAY / dist((0, 0), (across, down)))


# ------------------------------------------------------------------------------------------------------- the jungle
def jungle_lines(s: Snapshot, words: Words) -> list[str]:
    canvas = Canvas(LINES)
    draw_rim(s, canvas)
    for well in range(WELLS):
        draw_disc(s, canvas, well)
    for side in range(len(SIDES)):
        for point in (START, GOAL):
            mark, style = on_field(s, side, point)
            name = words("board-start" if point == START else "board-goal")
            canvas.label(field_spot(s.board, side, point - START), mark + name, style)
        write_corners(s, canvas, side, words)
    return canvas.painted()


def draw_rim(s: Snapshot, canvas: Canvas) -> None:
    """SI-5"""
    for one, other in JUNGLES[s.board].loops.items():
        if one < other:
            (x, y), (across, down) = end_spot(one, OUT), end_spot(other, OUT)
            canvas.draw(bent(end_spot(one), ((x + across) / 2, (y + down) / 2), end_spot(other)), RIM)
    for (name, field), ends in JUNGLES[s.board].fields.items():
        there = field_spot(s.board, SIDES.index(name), FIELDS.index(field))
        for end in ends:
            canvas.draw(bent(end_spot(end), end_spot(end, OUT / 2), there), RIM)


def draw_disc(s: Snapshot, canvas: Canvas, well: int) -> None:
    disc, at = s.disc[well], middle(well)
    if disc == EMPTY:
        canvas.label(at, f"[{well}]", QUIET)
        return
    for curve, has_dot in trails_of(s.discs, disc):
        canvas.draw((moved(spot, at) for spot in curve), TRAIL if has_dot else BY_PASS)
    mark, style = on_dot(s, well)
    canvas.label(moved(dot_of(s.discs, disc), at), f"{mark}{well}", style)


def on_dot(s: Snapshot, well: int) -> Sign:
    """The mark of the side that has a pawn there; in a duel, of both."""
    there = [side for side in range(len(SIDES)) if s.has_pawn(side, well)]
    if s.phase == Phase.DUEL and s.spot == well:
        return MARKS[0] + DUEL + MARKS[1], NAMED
    if there:
        return MARKS[there[0]], COAT[there[0]]
    if s.spot == well:
        return FREE_DOT, NAMED
    return FREE_DOT, BARRED if s.barred >> well & 1 else LABEL


def on_field(s: Snapshot, side: int, point: int) -> Sign:
    """The same on a start or goal; on a start of the other side, too, or both: SI-16"""
    here = (side, point), (1 - side, across(point))
    if s.phase == Phase.DUEL and (s.player, s.spot) in here:
        return MARKS[0] + DUEL + MARKS[1], NAMED
    there = [owner for owner, spot in here if s.has_pawn(owner, spot) and (owner == side or point == START)]
    return (MARKS[there[0]], COAT[there[0]]) if there else (FREE_DOT, INK[side])


def write_corners(s: Snapshot, canvas: Canvas, side: int, words: Words) -> None:
    """SI-1: the camp below, the ship above on the other side, each with its chests and pawns."""
    for place, title, pawns in ((SHIP, words("board-ship"), s.aboard), (CAMP, words("board-camp"), s.in_camp)):
        n = s.chests[side][place]
        chests = CHEST * n + MISSING * (TO_WIN[s.length] - n if place == SHIP else 0)  # SI-31
        lines = [f" {MARKS[side]} {title} ", words("points", n=n), chests, words("board-pawns", n=pawns[side]),
                 MARKS[side] * pawns[side]]
        is_left = (place == SHIP) == (side == 0)
        top = 0 if place == SHIP else LINES - len(lines)
        for k, line in enumerate(lines):
            column = 0 if is_left else WIDTH - cell_len(line)
            canvas.write(top + k, column, line, (COAT[side], "", "bold yellow", "", INK[side])[k])


# -------------------------------------------------------------------------------------------------- around the jungle
def headline(s: Snapshot, words: Words) -> str:
    """The player and the points left; or how many discs are laid."""
    who = f"[{COAT[s.player]}] {MARKS[s.player]} [/] {escape(words('seat', n=s.player + 1))}"
    if s.laid < WELLS:
        count = words("board-laying", n=s.laid + 1, all=WELLS)
        return f"[bold]{escape(count)}[/] · {who}"
    parts = [f"[bold]{escape(words('board-turn', n=min(s.turns + 1, s.limit), most=s.limit))}[/]", who]
    if s.phase not in (Phase.ROLL, Phase.RETURN, Phase.END):
        parts.append(f"[bold]{escape(words('board-points', n=s.left))}[/]")
    return " · ".join(parts)


def player_line(s: Snapshot, words: Words) -> str:
    """The side of each player (SI-1), and whether its pawn is back from the ship (SI-28)."""
    found = []
    for side, mark in enumerate(MARKS):
        who = words("seat-you" if side == s.seat else "seat", n=side + 1)
        role = words("role-red" if side == RED else "role-black")
        back = f" [dim]{escape(words('board-returned'))}[/]" if s.returned[side] else ""
        found.append(f"[{COAT[side]}] {mark} {escape(role)} [/] [bold]{escape(who)}[/]{back}")
    line = "   ".join(found)
    return line if wide(line) <= WIDTH else "\n".join(found)  # too long: each on its own


def note_lines(s: Snapshot, words: Words) -> Iterator[str]:
    """What the picture says in colours only: the named disc, and the barred ones."""
    if s.named != NONE:
        yield escape(words("board-named", well=s.named))
    for well in bits(s.barred):
        yield escape(words("board-barred", well=well))  # SI-21, SI-22


def key_line(words: Words) -> str:
    """What the signs mean."""
    signs = ((LABEL, f"{FREE_DOT}7", "dot"), (INK[RED], " ".join(MARKS), "pawn"), ("bold yellow", CHEST, "chest"))
    return "  ".join(f"[{style}]{sign}[/] [dim]{escape(words('board-sign', what=what))}[/]" for style, sign, what in signs)


def choice_lines(s: Snapshot, words: Words) -> Iterator[str]:
    """The disc in hand or the named disc, in all rotations that can be chosen."""
    if s.phase == Phase.LAY:
        yield escape(words("board-hand", kind=KINDS[s.drawn]))
        yield from strip(s.discs, [(f"r{k}", ENDS * s.drawn + k) for k in range(ENDS)])
        pool = "  ".join(f"{name} {n}" for name, n in zip(KINDS, s.pool, strict=True))
        yield f"[dim]{escape(words('board-pool'))}[/] {pool}"
    elif s.is_turning:
        yield escape(words("board-turns", well=s.spot))
        yield from strip(s.discs, [(f"+{k}", turned(s.disc[s.spot], k)) for k in range(1, ENDS)])


def strip(discs: int, shown: Sequence[tuple[str, int]]) -> list[str]:
    """Discs side by side, each with its name in the notation."""
    canvas = Canvas(STRIP)
    for k, (name, disc) in enumerate(shown):
        at = (STRIDE * (k + 0.5), STRIP * DOWN / 2)
        for curve, has_dot in trails_of(discs, disc):
            canvas.draw((moved(spot, at, SMALL) for spot in curve), TRAIL if has_dot else BY_PASS)
        canvas.label(moved(dot_of(discs, disc), at, SMALL), FREE_DOT, LABEL)
        canvas.write(0, int(STRIDE * k) // ACROSS, name, "bold")
    return canvas.painted()


def board(view: View, words: Words) -> str:
    s = Snapshot.of(view)
    lines = [headline(s, words), *jungle_lines(s, words), player_line(s, words), key_line(words)]
    if s.actor != OVER:
        lines += [*note_lines(s, words), *choice_lines(s, words)]
    return "\n".join(lines)
