"""A toy for the search: three seats take pebbles from a heap, one, two, or as many as a die says. Who takes the last one gains
most and the next seat least; or, if the outer seats are mates, their camp or the other one gains."""
from __future__ import annotations

import sys
from enum import IntEnum
from pathlib import Path

from benbow.engine import state
from benbow.engine.compiled import Codes, Rng, Utilities, below, rule
from benbow.engine.contract import CHANCE, OVER, Game
from benbow.engine.perfect_information import guess, hide, veil
from benbow.engine.state import category, number, option
from benbow.engine.verbs import Verb, Verbs, numbers
from tests.toys import sealed
from tests.toys.sealed import reason

__all__ = ["GAME", "guess", "hide", "reason", "veil"]
FACES = 3
VERBS = Verbs(Verb("take", numbers(1, 2)), Verb("throw"), Verb("roll", numbers(1, FACES), chance=True))
TAKE, THROW, ROLL = (VERBS.base(verb.name) for verb in VERBS.table)


class Phase(IntEnum):
    TAKE = 0
    ROLL = 1
    END = 2


class State(state.State):
    players: int = option(range(3, 4), 3)
    heap: int = option(range(1, 13), 7)
    mates: int = option(("none", "outer"), "none")
    left: int = number(0, 12)
    turn: int = category(0, 2, is_seat=True)


@rule
def setup(s: State) -> None:
    s.left = s.heap
    s.turn = 0
    s.actor = 0
    s.phase = Phase.TAKE


@rule
def legal(s: State, out: Codes) -> int:
    if s.phase == Phase.TAKE:
        out[0], out[1], out[2] = TAKE + 1, TAKE + 2, THROW
        return 3
    if s.phase == Phase.ROLL:
        for face in range(FACES):
            out[face] = ROLL + 1 + face
        return FACES
    return 0


@rule
def odds(s: State, out: Codes) -> int:
    out[0], out[1], out[2] = 3, 2, 1
    return 6


@rule
def apply(s: State, action: int) -> None:
    if action == THROW:
        s.actor = CHANCE
        s.phase = Phase.ROLL
        return
    s.left -= min(s.left, action - (ROLL if s.phase == Phase.ROLL else TAKE))
    if s.left == 0:
        s.actor = OVER
        s.phase = Phase.END
    else:
        s.turn = (s.turn + 1) % 3
        s.actor = s.turn
        s.phase = Phase.TAKE


@rule
def camp(s: State, seat: int) -> int:
    return seat % 2 if s.mates else seat


@rule
def score(s: State, out: Utilities) -> None:
    for seat in range(3):
        if s.mates:
            out[seat] = 0.8 if seat % 2 == s.turn % 2 else 0.2
        else:
            out[seat] = 0.6 if seat == s.turn else 0.1 if seat == (s.turn + 1) % 3 else 0.3


@rule
def points(s: State, out: Codes) -> None:
    for seat in range(3):
        out[seat] = seat == s.turn


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    return int(out[below(legal(v, out), rng)])


GAME = Game(
    id="pebbles", rules_version=1, minutes=1, state=State, verbs=VERBS, rooms=(sys.modules[__name__],),
    telling=sealed, most_actions=3, reasons=("not_over", "taken"), phases=tuple(phase.name.lower() for phase in Phase),
    home=Path(sealed.__file__).parent, longest=24,
)
