"""The board as text with rich's markup, 80 columns wide: the trails are drawn with braille characters.

A character has eight dots, two across and four down, so a disc of 12 by 5 characters shows the course of its trails. Shapes
repeat what colours say, for people who cannot tell them apart.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from math import dist
from typing import NamedTuple

from rich.cells import cell_len
from rich.markup import escape

from benbow.engine.contract import OVER, View
from benbow.engine.telling import wide
from benbow.engine.words import Words

from ..rules.discs import ENDS, KINDS, WELLS, Discs
from ..rules.facts import Snapshot, across, bits, turned
from ..rules.jungle import SIDES, End, Jungle
from ..rules.state import CAMP, EMPTY, NONE, RED, SHIP, START, TO_WIN, Phase

WIDTH = 80
ACROSS, DOWN = 2, 4  # dots in a character
HALF_WIDTH, ROW, ROOM = 12, 20, 120  # in dots: half the distance between wells, between rows, and across all discs
EDGE, CORNER = 22, (18, 6)  # from the first row to the top; columns and lines for a camp or ship
STEPS = ((6, -10), (12, 0), (6, 10), (-6, 10), (-12, 0), (-6, -10))  # from the middle of a disc to its ends
SAMPLES = 60  # of a curve
BRAILLE, DOTS = 0x2800, ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
STRIP, STRIDE, SMALL = 6, 26, 0.85  # a row of discs to choose from: lines, dots from disc to disc, size
OUT, AWAY = 11, 21  # how far a loop reaches out of the jungle; the distance of a start or goal from its well
FAR = 45  # from a start or goal: it is named beside the end that leads there
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


@lru_cache(1024)
def trails_of(discs: Discs, disc: int) -> tuple[tuple[tuple[Spot, ...], bool], ...]:
    """The trails of a disc in its rotation, around its middle, and whether they meet the dot."""
    kind, rotation = divmod(disc, ENDS)
    trails = sorted(discs[kind].turned(rotation), key=lambda trail: (trail[1], min(trail[0])))  # those that meet the dot on top
    return tuple((tuple(bent(STEPS[min(ends)], (0, 0), STEPS[max(ends)])), has_dot) for ends, has_dot in trails)


@lru_cache(1024)
def dot_of(discs: Discs, disc: int) -> Spot:
    """SI-3: on the crossing; or on its trail, as far as possible from the others."""
    trails = trails_of(discs, disc)
    dotted, others = [one for one, has_dot in trails if has_dot], [one for one, has_dot in trails if not has_dot]
    if len(dotted) > 1:
        return min(dotted[0], key=lambda spot: min(dist(spot, other) for other in dotted[1]))
    inner = dotted[0][SAMPLES // 4 : -SAMPLES // 4]
    return max(inner, key=lambda spot: min(dist(spot, there) for other in others for there in other))


def moved(spot: Spot, to: Spot, across: float = 1, down: float = 1) -> Spot:
    """From coordinates around the middle of a disc to those of the canvas."""
    return to[0] + across * spot[0], to[1] + down * spot[1]


class Frame(NamedTuple):
    """How a jungle lies on the canvas."""

    lines: int
    across: float  # what is wider than usual is drawn narrower, what is higher takes more lines
    wells: tuple[Spot, ...]

    def end_spot(self, end: End, out: float = 0) -> Spot:
        """Where a trail leaves a well, or a point beyond that."""
        further = 1 + out / dist((0, 0), STEPS[end[1]])
        return moved(STEPS[end[1]], self.wells[end[0]], further * self.across, further)


@lru_cache(128)
def frame(jungle: Jungle) -> Frame:
    """Corners that wells would cover lie above and below them."""
    columns, rows = ([spot[k] for spot in jungle.wells] for k in range(2))
    half = min(HALF_WIDTH, ROOM / (max(columns) - min(columns) + 2))
    lines = (2 * EDGE + ROW * (max(rows) - min(rows))) // DOWN
    middle = (max(columns) + min(columns)) / 2
    spots = [(WIDTH + half * (x - middle), EDGE + ROW * (y - min(rows))) for x, y in jungle.wells]
    (wide, high), is_covered = CORNER, False
    for x, y in spots:
        is_near = y // DOWN - 2 < high - 1 or y // DOWN + 2 > lines - high
        is_covered |= is_near and not wide <= (x - half) / ACROSS <= (x + half) / ACROSS <= WIDTH - wide
    more = high if is_covered else 0
    return Frame(lines + 2 * more, half / HALF_WIDTH, tuple((x, y + DOWN * more) for x, y in spots))


@lru_cache(1024)
def field_spot(jungle: Jungle, side: int, field: int) -> Spot:
    """A start or goal: outside the jungle, beside its ends."""
    ends, shown = jungle.fields[side, field], frame(jungle)
    well, first = ends[0]
    steps = [STEPS[end] for beside, end in ends if beside == well]
    for way in ((sum(one[0] for one in steps), sum(one[1] for one in steps)), STEPS[first]):
        if way != (0, 0):
            far = AWAY / dist((0, 0), way)
            spot = moved(way, shown.wells[well], far * shown.across, far)
            if all(dist(spot, (x, y)) > AWAY * shown.across - 1 for x, y in shown.wells):
                break
    return spot


# ------------------------------------------------------------------------------------------------------- the jungle
def jungle_lines(s: Snapshot, words: Words) -> list[str]:
    canvas = Canvas(frame(s.jungle).lines)
    draw_rim(s.jungle, canvas, words)
    for well in range(WELLS):
        draw_disc(s, canvas, well)
    for side, field in s.jungle.fields:
        mark, style = on_field(s, side, START + field)
        canvas.label(field_spot(s.jungle, side, field), mark + field_name(field, words), style)
    for side in range(len(SIDES)):
        write_corners(s, canvas, side, words)
    return canvas.painted()


def field_name(field: int, words: Words) -> str:
    return words("board-start") if START + field == START else words("board-goal")


def draw_rim(jungle: Jungle, canvas: Canvas, words: Words) -> None:
    """SI-5. Where a trail goes on far away, its letter stands there, or the name of the field."""
    shown = frame(jungle)
    for one, other in jungle.loops.items():
        if one in jungle.letters:
            canvas.draw(bent(shown.end_spot(one), shown.end_spot(one), shown.end_spot(one, OUT / 2)), RIM)
            canvas.label(shown.end_spot(one, OUT / 2), jungle.letters[one], LABEL)
        elif one < other:
            (x, y), (across, down) = shown.end_spot(one, OUT), shown.end_spot(other, OUT)
            canvas.draw(bent(shown.end_spot(one), ((x + across) / 2, (y + down) / 2), shown.end_spot(other)), RIM)
    for (side, field), ends in jungle.fields.items():
        there = field_spot(jungle, side, field)
        for end in ends:
            if dist(shown.end_spot(end), there) > FAR:
                canvas.label(shown.end_spot(end, OUT), MARKS[side] + field_name(field, words), INK[side])
            else:
                canvas.draw(bent(shown.end_spot(end), shown.end_spot(end, OUT / 2), there), RIM)
    for end in jungle.dead:
        canvas.draw(bent(shown.end_spot(end), shown.end_spot(end), shown.end_spot(end, OUT / 2)), RIM)


def draw_disc(s: Snapshot, canvas: Canvas, well: int) -> None:
    disc, shown = s.disc[well], frame(s.jungle)
    at = shown.wells[well]
    if disc == EMPTY:
        canvas.label(at, f"[{well}]", QUIET)
        return
    for curve, has_dot in trails_of(s.set, disc):
        canvas.draw((moved(spot, at, shown.across) for spot in curve), TRAIL if has_dot else BY_PASS)
    mark, style = on_dot(s, well)
    canvas.label(moved(dot_of(s.set, disc), at, shown.across), f"{mark}{well}", style)


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
        top = 0 if place == SHIP else canvas.lines - len(lines)
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
        yield from strip(s.set, [(f"r{k}", ENDS * s.drawn + k) for k in range(ENDS)])
        pool = "  ".join(f"{name} {n}" for name, n in zip(KINDS, s.pool, strict=True))
        yield f"[dim]{escape(words('board-pool'))}[/] {pool}"
    elif s.is_turning:
        yield escape(words("board-turns", well=s.spot))
        yield from strip(s.set, [(f"+{k}", turned(s.disc[s.spot], k)) for k in range(1, ENDS)])


def strip(discs: Discs, shown: Sequence[tuple[str, int]]) -> list[str]:
    """Discs side by side, each with its name in the notation."""
    canvas = Canvas(STRIP)
    for k, (name, disc) in enumerate(shown):
        at = (STRIDE * (k + 0.5), STRIP * DOWN / 2)
        for curve, has_dot in trails_of(discs, disc):
            canvas.draw((moved(spot, at, SMALL, SMALL) for spot in curve), TRAIL if has_dot else BY_PASS)
        canvas.label(moved(dot_of(discs, disc), at, SMALL, SMALL), FREE_DOT, LABEL)
        canvas.write(0, int(STRIDE * k) // ACROSS, name, "bold")
    return canvas.painted()


def board(view: View, words: Words) -> str:
    s = Snapshot.of(view)
    lines = [headline(s, words), *jungle_lines(s, words), player_line(s, words), key_line(words)]
    if s.actor != OVER:
        lines += [*note_lines(s, words), *choice_lines(s, words)]
    return "\n".join(lines)
