"""The table in characters, with rich's markup. Shapes stand beside the colours, for eyes that do not tell them apart."""
from __future__ import annotations

from rich.cells import cell_len
from rich.markup import escape, render

from benbow.engine.contract import View
from benbow.engine.verbs import MINUS
from benbow.engine.words import Words

from ..rules.actions import BACKS
from ..rules.board import KINDS
from ..rules.facts import all_barrels, booty_points, colour_of, sees_all
from ..rules.game import VALUE
from ..rules.state import ASHORE, BROWN, EMPTY, FACE_DOWN, LOST, Camp

SHAPES = ("▲", "●", "■", "◆", "✚")
INK = ("bold green", "bold yellow", "bold red", "bold dodger_blue1", "bold dark_orange3")
CELL = 11
SEA = "[dim cyan]  ~    ~   [/]"
SIDE = "[dim]│[/]"


def board(view: View, words: Words) -> str:
    s = view.record
    wrecker = person(view, int(s["wrecker"]), words)
    head = words("board-head", round=int(s["wrecker"]) + 1, rounds=view.seats if int(s["rounds"]) else 1, wrecker=wrecker)
    titles = [words("island"), "1", "2", "3"]
    facts = [
        (words("stock"), [stock(view, colour) for colour in racks(view)]),
        (words("booty"), won(view, Camp.WRECKER, words)),
        (words("home"), won(view, Camp.OWNERS, words)),
    ]
    if int(s["rounds"]):
        earned = [words("seat-points", who=person(view, seat, words), n=int(s["earned"][seat])) for seat in range(view.seats)]
        facts.append((words("earned"), earned))
    return "\n".join([
        f"[bold]{head}[/]",
        "",
        " " * 15 + "[dim]" + "│".join(f"{title:^{CELL}}" for title in titles) + f"│ {words('port')}[/]",
        *(lane(view, ship, words) for ship in range(int(s["lanes"]))),
        "",
        *(f"[bold]{name:<16}[/] " + "   ".join(parts or ["–"]) for name, parts in facts),
    ])


def lane(view: View, ship: int, words: Words) -> str:
    s = view.record
    square, cargo = int(s["square"][ship]), int(s["cargo"][ship])
    cells = ["", SEA, SEA, SEA]
    if square > ASHORE:
        cells[square] = paint(ship, f"{SHAPES[ship]}⟩") + ("" if cargo == EMPTY else barrel(cargo))
    else:
        cells[0] = f"[dim]{words('lost' if square == LOST else 'ashore')}[/]"
    name = f"{SHAPES[ship]} {words('colour', back=BACKS[ship])}"
    owner = person(view, int(s["owner"][ship]), words)
    return f"  {paint(ship, f'{name:<13}')}{SIDE.join(centred(cell) for cell in cells)}{SIDE} {paint(ship, '⚑')} {owner}"


def person(view: View, seat: int, words: Words) -> str:
    return words("seat-you" if seat == view.seat else "seat", n=seat + 1)


def centred(markup: str) -> str:
    free = max(0, CELL - cell_len(render(markup).plain))
    return " " * (free // 2) + markup + " " * (free - free // 2)


def paint(colour: int, text: str) -> str:
    return f"[{INK[colour]}]{escape(text)}[/]"


def racks(view: View) -> list[int]:
    return [*range(int(view.record["lanes"])), BROWN]


def barrel(cargo: int) -> str:
    back = back_of(cargo)
    return paint(back, f"({SHAPES[back]}{'?' if cargo >= FACE_DOWN else number(VALUE[cargo])})")


def number(value: int) -> str:
    return str(value).replace("-", MINUS)


def back_of(cargo: int) -> int:
    return cargo - FACE_DOWN if cargo >= FACE_DOWN else int(colour_of(cargo))


def values_of(barrels: int, colour: int) -> str:
    return " ".join(number(VALUE[k]) for k in range(KINDS * colour, KINDS * colour + KINDS) if barrels >> k & 1)


def stock(view: View, colour: int) -> str:
    """Values for who may see them; how many there are is public, by counting."""
    s = view.record
    aboard = sum(cargo != EMPTY and back_of(int(cargo)) == colour for cargo in s["cargo"])
    left = int(s["special"] if colour == BROWN else s["barrels"]) - int(s["taken"][:, colour].sum()) - aboard
    if left == 0:
        return paint(colour, f"{SHAPES[colour]} –")
    return paint(colour, f"{SHAPES[colour]} {values_of(int(s['stock']), colour) if sees_all(s, view.seat) else f'{left} × ?'}")


def won(view: View, side: Camp, words: Words) -> list[str]:
    """The barrels that a camp has brought in. NA-20"""
    s = view.record
    everything = sees_all(s, view.seat)
    known = everything or (side == Camp.WRECKER and view.seat == int(s["wrecker"]))
    barrels = int(s["booty"])
    if side == Camp.OWNERS:
        aboard = sum(1 << int(cargo) for cargo in s["cargo"] if 0 <= cargo < FACE_DOWN)
        barrels = int(all_barrels(s)) & ~int(s["stock"]) & ~int(s["booty"]) & ~aboard
    parts = [
        paint(colour, f"{SHAPES[colour]} {values_of(barrels, colour) if known else f'{n} × ?'}")
        for colour in racks(view)
        if (n := int(s["taken"][side, colour]))
    ]
    if parts and known and side == Camp.WRECKER:
        parts.append(f"[dim]{words('points', n=int(booty_points(s)))}[/]")
    return parts
