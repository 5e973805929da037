"""The board as text with rich's markup. Shapes repeat what colours say, for people who cannot tell them apart."""
from __future__ import annotations

from rich.markup import escape

from benbow.engine.contract import View
from benbow.engine.telling import wide
from benbow.engine.verbs import MINUS
from benbow.engine.words import Words

from ..rules.board import BACKS
from ..rules.facts import Snapshot, back_of
from ..rules.state import ASHORE, BROWN, EMPTY, FACE_DOWN, LOST, Camp

SHAPES = ("▲", "●", "■", "◆", "✚")
INK = ("bold green", "bold yellow", "bold red", "bold dodger_blue1", "bold dark_orange3")
CELL = 11
SEA = "[dim cyan]  ~    ~   [/]"
SIDE = "[dim]│[/]"


def board(view: View, words: Words) -> str:
    s = Snapshot.of(view)
    wrecker = person(s, s.wrecker, words)
    head = words("board-head", round=s.wrecker + 1, rounds=s.players if s.rounds else 1, wrecker=wrecker)
    titles = [words("island"), "1", "2", "3"]
    facts = [
        (words("stock"), [stock(s, back) for back in racks(s)]),
        (words("booty"), won(s, Camp.WRECKER, words)),
        (words("home"), won(s, Camp.OWNERS, words)),
    ]
    if s.rounds:
        earned = [words("seat-points", who=person(s, seat, words), n=s.earned[seat]) for seat in range(s.players)]
        facts.append((words("earned"), earned))
    return "\n".join([
        f"[bold]{head}[/]",
        "",
        " " * 15 + "[dim]" + "│".join(f"{title:^{CELL}}" for title in titles) + f"│ {words('port')}[/]",
        *(lane(s, ship, words) for ship in range(s.lanes)),
        "",
        *(f"[bold]{name:<16}[/] " + "   ".join(parts or ["–"]) for name, parts in facts),
    ])


def lane(s: Snapshot, ship: int, words: Words) -> str:
    square, cargo = s.square[ship], s.cargo[ship]
    cells = ["", SEA, SEA, SEA]
    if square > ASHORE:
        cells[square] = paint(ship, f"{SHAPES[ship]}⟩") + ("" if cargo == EMPTY else barrel(s, cargo))
    else:
        cells[0] = f"[dim]{words('lost' if square == LOST else 'ashore')}[/]"
    name = f"{SHAPES[ship]} {words('colour', back=BACKS[ship])}"
    owner = person(s, s.owner[ship], words)
    return f"  {paint(ship, f'{name:<13}')}{SIDE.join(centred(cell) for cell in cells)}{SIDE} {paint(ship, '⚑')} {owner}"


def person(s: Snapshot, seat: int, words: Words) -> str:
    return words("seat-you" if seat == s.seat else "seat", n=seat + 1)


def centred(markup: str) -> str:
    free = max(0, CELL - wide(markup))
    return " " * (free // 2) + markup + " " * (free - free // 2)


def paint(colour: int, text: str) -> str:
    return f"[{INK[colour]}]{escape(text)}[/]"


def racks(s: Snapshot) -> list[int]:
    return [*range(s.lanes), BROWN]


def barrel(s: Snapshot, cargo: int) -> str:
    back = back_of(cargo)
    return paint(back, f"({SHAPES[back]}{'?' if cargo >= FACE_DOWN else number(s.values[cargo])})")


def number(value: int) -> str:
    return str(value).replace("-", MINUS)


def values_of(s: Snapshot, barrels: list[int], back: int) -> str:
    return " ".join(number(s.values[barrel]) for barrel in barrels if back_of(barrel) == back)


def stock(s: Snapshot, back: int) -> str:
    """Values, if the seat sees them; how many there are is public."""
    left = s.left(back)
    if left == 0:
        return paint(back, f"{SHAPES[back]} –")
    return paint(back, f"{SHAPES[back]} {values_of(s, s.known_stock, back) if s.sees_all else f'{left} × ?'}")


def won(s: Snapshot, side: Camp, words: Words) -> list[str]:
    """The barrels that a camp has won. NA-20"""
    barrels = s.won(side)
    parts = [
        paint(back, f"{SHAPES[back]} {values_of(s, barrels, back) if s.knows(side) else f'{n} × ?'}")
        for back in racks(s)
        if (n := s.taken[side][back])
    ]
    if parts and s.knows(side) and side == Camp.WRECKER:
        parts.append(f"[dim]{words('points', n=s.worth(barrels))}[/]")
    return parts
