"""The table in characters, with rich's markup, 80 columns wide. Shapes stand beside the colours, for eyes that need them."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.cells import cell_len
from rich.markup import escape, render

from benbow.engine.contract import OVER, View
from benbow.engine.words import Words

from ..rules.actions import FACES
from ..rules.board import BOARDS, COLUMNS, MAP, NUMBERS, SIDE, SYMBOLS, square_name
from ..rules.facts import SIZE, TAVERN, Notes, hold_points, is_from_hook, notes, pairs, pirate_at, points_of, stack_bonus
from ..rules.options import PIRATES
from ..rules.state import SEATS, SUPPLY, Phase, State

WIDTH, CELL, LABEL, INDENT = 80, 5, 19, 2
SHAPES = ("†", "¬", "☠", "▣", "♪", "▮")  # swords, pistols, skulls, chests, parrots, rum
INK = ("bold cyan", "bold dark_orange", "bold white", "bold yellow", "bold green", "bold magenta")
PIECES = ("♠", "♥")
COAT = ("bold black on grey82", "bold white on red3")
MAP_INK = "bold dodger_blue1"
JOKER = "[bold yellow]★[/]"
WALLS = f"[dark_goldenrod]{'▒' * CELL}[/]"
NOTHING, RULED_OUT, SPOT = "[dim]·[/]", "[dim]×[/]", "[bold yellow]✗[/]"


def board(view: View, words: Words) -> str:
    island, beside = list(island_lines(view, words)), list(beside_lines(view, words))
    height = max(len(island), len(beside))
    left = [*island, *[""] * (height - len(island))]
    right = [*beside, *[""] * (height - len(beside))]
    margin = max(wide(line) for line in island) + 2
    lines = [f"{padded(one, margin)}{other}".rstrip() for one, other in zip(left, right, strict=True)]
    lines += ["", key_line(words)]
    for seat in range(SEATS):
        lines += ["", *player_lines(view, seat, words)]
    if has_notes(view) and view.actor != OVER:
        lines += ["", *note_lines(view, words)]
    return "\n".join(lines)


# ---------------------------------------------------------------------------------------------------- markup
def wide(markup: str) -> int:
    return cell_len(render(markup).plain)


def padded(markup: str, width: int) -> str:
    return markup + " " * max(0, width - wide(markup))


def centred(markup: str, width: int) -> str:
    free = max(0, width - wide(markup))
    return " " * (free // 2) + markup + " " * (free - free // 2)


def tile(kind: int) -> str:
    """† 3"""
    if kind == MAP:
        return f"[{MAP_INK}]?1[/]"
    symbol, number = divmod(kind, NUMBERS)
    return f"[{INK[symbol]}]{SHAPES[symbol]}{number + 1}[/]"


def piece(seat: int, pirate: int) -> str:
    return f"[{COAT[seat]}]{PIECES[seat]}{pirate + 1}[/]"


def fact(label: str, parts: Iterable[str], gap: str = "  ") -> Iterator[str]:
    """A line with its label; what does not fit goes on below."""
    line = f"{' ' * INDENT}[dim]{escape(label):<{LABEL}}[/]"
    empty = True
    for part in parts:
        if not empty and wide(line) + len(gap) + wide(part) > WIDTH:
            yield line
            line, empty = " " * (INDENT + LABEL), True
        line += ("" if empty else gap) + part
        empty = False
    yield line + ("–" if empty else "")


# ---------------------------------------------------------------------------------------------------- the island
def island_lines(view: View, words: Words) -> Iterator[str]:
    s = view.record
    size, phase = int(SIZE[int(s["board"])]), int(s["phase"])
    yield f"[bold]{words('board-sunset' if phase >= Phase.DIG else 'board-sunrise')}[/]"
    out = notes(view) if has_notes(view) else Notes(frozenset(), frozenset())
    letters = "   " + " ".join(centred(mark(COLUMNS[column], column in out.columns), CELL) for column in range(size))
    yield letters
    for row in reversed(range(size)):
        cells = "[dim]│[/]".join(centred(cell(view, column * SIDE + row), CELL) for column in range(size))
        number = mark(str(row + 1), row in out.rows)
        yield f"{padded(number, 2)}[dim]│[/]{cells}[dim]│[/] {number}"
    yield letters


def mark(name: str, is_out: bool) -> str:
    """The name of a column or row, struck out once it cannot be the treasure's."""
    return f"[dim]{name}×[/]" if is_out else f"[bold]{name}[/]"


def has_notes(view: View) -> bool:
    return int(view.record["notes"]) == 0


def cell(view: View, square: int) -> str:
    """A tile with its number beside whoever stands on it, an empty square, or a corner of The Hook."""
    s = view.record
    there = pirate_at(s, square)
    here = SPOT if int(s["found"]) == square + 1 else ""
    if s["lies"][square]:
        here = " " + tile(int(s["tile"][square]) - 1)
    if there:
        here += piece(*there)
    return padded(here, CELL) if s["lies"][square] else here or bare(view, square)  # numbers stay in line, whoever stands there


def bare(view: View, square: int) -> str:
    s = view.record
    if int(s["phase"]) >= Phase.DIG:
        return RULED_OUT if has_notes(view) and notes(view).is_ruled_out(square) else NOTHING
    return WALLS if TAVERN[int(s["board"]), square] else NOTHING


# ------------------------------------------------------------------------------------------------ beside the island
def beside_lines(view: View, words: Words) -> Iterator[str]:
    s = view.record
    yield f"[bold]{words('board-hook')}[/]"
    yield f"{JOKER}  {words('board-jokers', n=int(s['hook_jokers']))}"
    yield f"{tile(MAP)} {words('board-maps', n=int(s['hook_maps']))}"
    yield f"[bold]{words('board-stools')}[/]"
    stools = [stool(s, k) for k in range(SEATS * int(s["pirates"]))]
    yield " ".join(stools[:PIRATES])
    yield " ".join(stools[PIRATES:])
    yield f"[bold]{words('board-treasures')}[/]"
    for treasure, places in enumerate(BOARDS.places):
        yield " ".join(tile(int(there) - 1) if there else NOTHING for there in s["treasure"][treasure, : int(places)])
    yield f"[dim]{escape(words('board-bag', n=int(s['refills'])))}[/]"


def stool(s: State, k: int) -> str:
    """Who sits there; who has got up to dig has left his number."""
    there = int(s["stool"][k])
    if not there or k < int(s["dug"]):
        return f"[dim]{k + 1}[/] {padded(NOTHING, 2)}"
    return f"[dim]{k + 1}[/] {piece(*divmod(there - 1, PIRATES))}"


# ---------------------------------------------------------------------------------------------------- the players
def player_lines(view: View, seat: int, words: Words) -> Iterator[str]:
    s = view.record
    colour = words("role-black" if seat == 0 else "role-red")
    who = words("seat-you" if seat == view.seat else "seat", n=seat + 1)
    yield f"[{COAT[seat]}] {PIECES[seat]} {colour} [/] [bold]{escape(who)}[/]"
    supply = [piece(seat, pirate) for pirate in range(int(s["pirates"])) if int(s["where"][seat, pirate]) == SUPPLY]
    if supply:
        yield from fact(words("board-supply"), supply, gap=" ")
    yield from fact(words("board-finds"), finds(s, seat))
    for is_shown, label in ((0, words("board-hidden")), (1, words("board-shown"))):
        maps = list(map_tiles(s, seat, is_shown, words))
        if maps:
            yield from fact(label, maps)
    yield from fact(words("board-hold"), hold(s, seat, words))
    yield from fact(words("board-count"), [total(s, seat, words)])


def finds(s: State, seat: int) -> list[str]:
    """By symbol: the numbers count no more once a tile is taken. MA-22, MA-29"""
    kept = [(symbol, int(s["kept"][seat, symbol])) for symbol in range(SYMBOLS)]
    found = [f"[{INK[symbol]}]{SHAPES[symbol]}[/]×{n}" for symbol, n in kept if n]
    return [*found, *([f"{JOKER}×{int(s['jokers'][seat])}"] if s["jokers"][seat] else [])]


def map_tiles(s: State, seat: int, is_shown: int, words: Words) -> Iterator[str]:
    """In the order taken, with where they come from. MA-16, MA-32"""
    for k in range(int(s["maps"][seat])):
        if int(s["shown"][seat, k]) == is_shown:
            face, origin = int(s["face"][seat, k]), int(s["origin"][seat, k])
            place = words("board-from-hook") if is_from_hook(origin) else square_name(origin)
            yield f"[{MAP_INK}]{FACES[face - 1] if face else '?'}[/] [dim]({place})[/]"


def hold(s: State, seat: int, words: Words) -> Iterator[str]:
    yield words("board-stacks", n=int(s["stacks"][seat]))
    for kind, n in enumerate(s["hold"][seat]):
        if n:
            yield tile(kind) + (f"×{int(n)}" if n > 1 else "")


def total(s: State, seat: int, words: Words) -> str:
    """MA-29, MA-31: what the seat would have if it were all over."""
    in_pairs, in_stacks, in_hold = 2 * int(pairs(s, seat)), int(stack_bonus(s, seat)), int(hold_points(s, seat))
    n, lost = int(points_of(s, seat)), int(points_of(s, seat)) - in_pairs - in_stacks - in_hold
    if lost:
        return words("board-sum-found", n=n, pairs=in_pairs, stacks=in_stacks, hold=in_hold, lost=lost)
    return words("board-sum", n=n, pairs=in_pairs, stacks=in_stacks, hold=in_hold)


# ------------------------------------------------------------------------------------------------------ below
def key_line(words: Words) -> str:
    """What the signs mean."""
    return "  ".join(f"[{INK[k]}]{SHAPES[k]}[/] [dim]{words('symbol', symbol=name)}[/]" for k, name in enumerate(BOARDS.symbols))


def note_lines(view: View, words: Words) -> Iterator[str]:
    """What the tiles that this seat has seen leave open; for who looks on, what lies open."""
    size, out = int(SIZE[int(view.record["board"])]), notes(view)
    columns = [COLUMNS[k] for k in range(size) if k not in out.columns]
    rows = [str(k + 1) for k in range(size) if k not in out.rows]
    yield f"[bold]{words('board-notes')}[/]"
    yield from fact(words("board-columns"), columns, gap=" ")
    yield from fact(words("board-rows"), [*rows, f"  [dim]{words('board-squares', n=len(columns) * len(rows))}[/]"], gap=" ")
