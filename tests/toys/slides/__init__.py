"""A toy game whose boards are data: two walk one to three squares in turn, slides bring them elsewhere, the last square wins."""
from __future__ import annotations

import sys
from enum import IntEnum
from pathlib import Path

from benbow.engine import state
from benbow.engine.boards import Boards, Layout, Reading
from benbow.engine.compiled import Codes, Rng, Utilities, rule
from benbow.engine.contract import OVER, Game
from benbow.engine.perfect_information import guess, hide, veil
from benbow.engine.sheet import Sheet
from benbow.engine.state import Ints, category, number, option
from benbow.engine.verbs import Verb, Verbs, numbers

__all__ = ["BOARDS", "GAME", "guess", "hide", "veil"]
MOST, SQUARES = 3, 40
VERBS = Verbs(Verb("go", numbers(1, MOST)))
GO = VERBS.base("go")
HOME = Path(__file__).parent


class Slides(Layout):
    squares: int = number(4, SQUARES)
    slide: Ints = category(0, SQUARES - 1, (SQUARES,))  # where one comes to stand who goes there


def read(text: str) -> Reading[Slides]:
    """`squares: 8`, and a drawing of slides: ` 3>5`."""
    sheet = Sheet(text)
    squares = sheet.numbers("squares", 1, 4, SQUARES)
    slide = list(range(SQUARES))
    for row in sheet.rows("slides", is_optional=True) or ():
        here, _, there = row.text.partition(">")
        if not (here.strip().isdecimal() and there.isdecimal() and squares and max(int(here), int(there)) < squares[0]):
            sheet.problem(row.line, "bad-slide", "TR-1", text=row.text.strip())
            continue
        slide[int(here)] = int(there)
    sheet.refuse_others()
    if squares and squares[0] != 9:
        sheet.unlike_the_book(sheet.entries["squares"].line, "squares", "TR-1", n=squares[0])
    return Reading({"squares": squares[0], "slide": slide} if squares and sheet.is_possible else None, sheet.sorted_findings())


BOARDS = Boards("slides", Slides, HOME, ("short", "long"), read)
at = BOARDS.reader()


class Phase(IntEnum):
    WALK = 0
    END = 1


class State(state.State):
    players: int = option(range(2, 3), 2)
    board: int = option(BOARDS.names, "short")
    place: Ints = number(0, SQUARES - 1, (2,), seat_axes=(0,))
    steps: int = number(0, 1000)


@rule
def setup(s: State) -> None:
    s.place[:] = 0
    s.steps = 0
    s.actor = 0
    s.phase = Phase.WALK


@rule
def legal(s: State, out: Codes) -> int:
    n = min(MOST, at(s.board).squares - 1 - s.place[s.actor])
    for k in range(n):
        out[k] = GO + k + 1
    return n


@rule
def odds(s: State, out: Codes) -> int:
    return 0


@rule
def apply(s: State, action: int) -> None:
    board = at(s.board)
    s.place[s.actor] = board.slide[s.place[s.actor] + action - GO]
    s.steps += 1
    if s.place[s.actor] == board.squares - 1 or s.steps == 1000:
        s.actor = OVER
        s.phase = Phase.END
    else:
        s.actor = 1 - s.actor


@rule
def camp(s: State, seat: int) -> int:
    return seat


@rule
def score(s: State, out: Utilities) -> None:
    for seat in range(2):
        out[seat] = 0.5 if s.place[0] == s.place[1] else 1.0 if s.place[seat] > s.place[1 - seat] else 0.0


@rule
def points(s: State, out: Codes) -> None:
    out[0] = s.place[0]
    out[1] = s.place[1]


@rule
def reason(s: State) -> int:
    return 1


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    return int(out[legal(v, out) - 1])


GAME = Game(
    id="slides", rules_version=1, minutes=1, state=State, verbs=VERBS, rooms=(sys.modules[__name__],), boards=BOARDS,
    most_actions=MOST, reasons=("not_over", "arrived"), phases=("walk", "end"), home=HOME, longest=1000,
)
