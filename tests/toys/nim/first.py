"""Version 1 of the rules of a toy game, kept for the matches that were played by it: a die says who begins; the two take one or
two stones in turn, and who takes the last one loses."""
from __future__ import annotations

import sys
from enum import IntEnum
from pathlib import Path

from benbow.engine import state
from benbow.engine.compiled import Codes, Rng, Utilities, rule
from benbow.engine.contract import CHANCE, OVER, Game
from benbow.engine.perfect_information import guess, hide, veil
from benbow.engine.state import category, number, option
from benbow.engine.verbs import Verb, Verbs, numbers

__all__ = ["GAME", "guess", "hide", "veil"]
MOST, HEAP = 2, 12
VERBS = Verbs(Verb("roll", numbers(1, 2), chance=True), Verb("take", numbers(1, MOST)))
ROLL, TAKE = (VERBS.base(verb.name) for verb in VERBS.table)


class Phase(IntEnum):
    ROLL = 0
    TAKE = 1
    END = 2


class State(state.State):
    players: int = option(range(2, 3), 2)
    heap: int = option(range(3, HEAP + 1), 5)
    left: int = number(0, HEAP)
    last: int = category(0, 1, is_seat=True)  # who took last


@rule
def setup(s: State) -> None:
    s.left = s.heap
    s.last = 0
    s.actor = CHANCE
    s.phase = Phase.ROLL


@rule
def legal(s: State, out: Codes) -> int:
    if s.phase == Phase.ROLL:
        out[0] = ROLL + 1
        out[1] = ROLL + 2
        return 2
    for n in range(min(s.left, MOST)):
        out[n] = TAKE + n + 1
    return min(s.left, MOST)


@rule
def odds(s: State, out: Codes) -> int:
    out[0] = 1
    out[1] = 1
    return 2


@rule
def apply(s: State, action: int) -> None:
    if s.phase == Phase.ROLL:
        s.actor = action - ROLL - 1
        s.phase = Phase.TAKE
        return
    s.left -= action - TAKE
    s.last = s.actor
    s.actor = 1 - s.actor
    if s.left == 0:
        s.actor = OVER
        s.phase = Phase.END


@rule
def camp(s: State, seat: int) -> int:
    return seat


@rule
def score(s: State, out: Utilities) -> None:
    out[s.last] = 0.0
    out[1 - s.last] = 1.0


@rule
def points(s: State, out: Codes) -> None:
    out[s.last] = 0
    out[1 - s.last] = 1


@rule
def reason(s: State) -> int:
    return 1 if s.actor == OVER else 0


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    return TAKE + 1


GAME = Game(
    id="nim", rules_version=1, minutes=1, state=State, verbs=VERBS, rooms=(sys.modules[__name__],), most_actions=MOST,
    reasons=("not_over", "took_last"), phases=tuple(phase.name.lower() for phase in Phase), home=Path(__file__).parent,
    longest=HEAP + 1,
)
