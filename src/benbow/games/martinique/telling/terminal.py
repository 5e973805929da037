"""The table in characters, with rich's markup, 80 columns wide. Symbols have shapes too: not everyone tells colours apart."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest

from rich.markup import escape

from benbow.engine.contract import OVER, View
from benbow.engine.telling import wide
from benbow.engine.words import Words

from ..rules.actions import FACES
from ..rules.board import COLUMNS, MAP, NUMBERS, SIDE, SYMBOL_NAMES, TREASURES, square_name
from ..rules.facts import RuledOut, Snapshot, seat_and_pirate
from ..rules.options import PIRATES
from ..rules.state import BLACK, HOOK, SEATS, SUPPLY

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
    s = Snapshot.of(view)
    island, beside = list(island_lines(s, words)), list(beside_lines(s, words))
    margin = max(wide(line) for line in island) + 2
    lines = [f"{padded(one, margin)}{other}".rstrip() for one, other in zip_longest(island, beside, fillvalue="")]
    lines += ["", key_line(words)]
    for seat in range(SEATS):
        lines += ["", *player_lines(s, seat, words)]
    if s.noted and s.actor != OVER:
        lines += ["", *note_lines(s, s.noted, words)]
    return "\n".join(lines)


# ---------------------------------------------------------------------------------------------------- markup
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
def island_lines(s: Snapshot, words: Words) -> Iterator[str]:
    yield f"[bold]{words('board-sunset' if s.is_sunset else 'board-sunrise')}[/]"
    out = s.noted or RuledOut(frozenset(), frozenset())
    letters = "   " + " ".join(centred(mark(COLUMNS[column], column in out.columns), CELL) for column in range(s.size))
    yield letters
    for row in reversed(range(s.size)):
        cells = "[dim]│[/]".join(centred(cell(s, column * SIDE + row), CELL) for column in range(s.size))
        number = mark(str(row + 1), row in out.rows)
        yield f"{padded(number, 2)}[dim]│[/]{cells}[dim]│[/] {number}"
    yield letters


def mark(name: str, is_out: bool) -> str:
    """The name of a column or row, struck out once it cannot be the treasure's."""
    return f"[dim]{name}×[/]" if is_out else f"[bold]{name}[/]"


def cell(s: Snapshot, square: int) -> str:
    """A tile and the pirate who stands on it, an empty square, or a corner of The Hook."""
    there = s.pirate_at(square)
    here = SPOT if s.found == square + 1 else ""
    if s.lies[square]:
        here = " " + tile(s.tile[square] - 1)
    if there:
        here += piece(*there)
    return padded(here, CELL) if s.lies[square] else here or bare(s, square)  # so numbers of tiles are aligned


def bare(s: Snapshot, square: int) -> str:
    if s.is_sunset:
        return RULED_OUT if s.noted and s.noted.has(square) else NOTHING
    return WALLS if s.is_tavern(square) else NOTHING


# ------------------------------------------------------------------------------------------------ beside the island
def beside_lines(s: Snapshot, words: Words) -> Iterator[str]:
    yield f"[bold]{words('board-hook')}[/]"
    yield f"{JOKER}  {words('board-jokers', n=s.hook_jokers)}"
    yield f"{tile(MAP)} {words('board-maps', n=s.hook_maps)}"
    yield f"[bold]{words('board-stools')}[/]"
    stools = [stool(s, k) for k in range(SEATS * s.pirates)]
    yield " ".join(stools[:PIRATES])
    yield " ".join(stools[PIRATES:])
    yield f"[bold]{words('board-treasures')}[/]"
    for treasure in range(TREASURES):
        yield " ".join(tile(there - 1) if there else NOTHING for there in s.places(treasure))
    yield f"[dim]{escape(words('board-bag', n=s.refills))}[/]"


def stool(s: Snapshot, k: int) -> str:
    """The number of a stool and the pirate who sits there, until he gets up to dig."""
    there = s.stool[k] if k >= s.dug else 0
    return f"[dim]{k + 1}[/] {piece(*seat_and_pirate(there)) if there else padded(NOTHING, 2)}"


# ---------------------------------------------------------------------------------------------------- the players
def player_lines(s: Snapshot, seat: int, words: Words) -> Iterator[str]:
    colour = words("role-black" if seat == BLACK else "role-red")
    who = words("seat-you" if seat == s.seat else "seat", n=seat + 1)
    yield f"[{COAT[seat]}] {PIECES[seat]} {colour} [/] [bold]{escape(who)}[/]"
    supply = [piece(seat, pirate) for pirate in range(s.pirates) if s.where[seat][pirate] == SUPPLY]
    if supply:
        yield from fact(words("board-supply"), supply, gap=" ")
    yield from fact(words("board-finds"), finds(s, seat))
    for is_shown, label in ((0, words("board-hidden")), (1, words("board-shown"))):
        maps = list(map_tiles(s, seat, is_shown, words))
        if maps:
            yield from fact(label, maps)
    yield from fact(words("board-hold"), hold(s, seat, words))
    if s.are_holds_open:
        yield from fact(words("board-points"), [total(s, seat, words)])


def finds(s: Snapshot, seat: int) -> list[str]:
    """By symbol: the number of a tile does not count once it is taken. MA-22, MA-29"""
    found = [f"[{INK[symbol]}]{SHAPES[symbol]}[/]×{n}" for symbol, n in enumerate(s.kept[seat]) if n]
    return [*found, *([f"{JOKER}×{s.jokers[seat]}"] if s.jokers[seat] else [])]


def map_tiles(s: Snapshot, seat: int, is_shown: int, words: Words) -> Iterator[str]:
    """In the order taken, with where they come from. MA-16, MA-32"""
    for k in range(s.maps[seat]):
        if s.shown[seat][k] == is_shown:
            face, origin = s.face[seat][k], s.origin[seat][k]
            place = words("board-from-hook") if origin == HOOK else square_name(origin)
            yield f"[{MAP_INK}]{FACES[face - 1] if face else '?'}[/] [dim]({place})[/]"


def hold(s: Snapshot, seat: int, words: Words) -> Iterator[str]:
    yield words("board-stacks", n=s.stacks[seat])
    if s.room:
        yield f"[dim]{words('board-room', n=s.room)}[/]"
    for kind, n in enumerate(s.hold[seat]):
        if n and s.are_holds_open:
            yield tile(kind) + (f"×{n}" if n > 1 else "")


def total(s: Snapshot, seat: int, words: Words) -> str:
    """What the seat would have if the game ended now."""
    tally = s.tally(seat)
    return words("board-sum-found" if tally.lost else "board-sum", n=tally.total, pairs=tally.pairs, stacks=tally.bonus,
                 hold=tally.hold, lost=tally.lost)


# ------------------------------------------------------------------------------------------------------ below
def key_line(words: Words) -> str:
    """What the signs mean."""
    return "  ".join(f"[{INK[k]}]{SHAPES[k]}[/] [dim]{words('symbol', symbol=name)}[/]" for k, name in enumerate(SYMBOL_NAMES))


def note_lines(s: Snapshot, out: RuledOut, words: Words) -> Iterator[str]:
    """The columns and rows that no tile this seat has seen rules out; a spectator has seen those turned up."""
    columns = [COLUMNS[k] for k in range(s.size) if k not in out.columns]
    rows = [str(k + 1) for k in range(s.size) if k not in out.rows]
    yield f"[bold]{words('board-notes')}[/]"
    yield from fact(words("board-columns"), columns, gap=" ")
    yield from fact(words("board-rows"), [*rows, f"  [dim]{words('board-squares', n=len(columns) * len(rows))}[/]"], gap=" ")
