"""A toy game whose rules were changed twice. Now, by version 3, up to three stones are taken, and who takes the last one wins.

Version 1 is kept (first.py). Version 2 is not: it was like 3, but had other codes, and called an option otherwise.
"""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from benbow.engine.compiled import Codes, Rng, Utilities, rule
from benbow.engine.contract import Game
from benbow.engine.verbs import Verb, Verbs, numbers

from . import first
from .first import HEAP, Phase, State

MOST = 3
VERBS = Verbs(Verb("roll", numbers(1, 2), chance=True), Verb("take", numbers(1, MOST)))
ROLL, TAKE = (VERBS.base(verb.name) for verb in VERBS.table)


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
def score(s: State, out: Utilities) -> None:
    out[s.last] = 1.0
    out[1 - s.last] = 0.0


@rule
def points(s: State, out: Codes) -> None:
    out[s.last] = 1
    out[1 - s.last] = 0


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    return TAKE + min(v.left, MOST)


def from_second(options: dict[str, Any], log: list[int]) -> tuple[dict[str, Any], list[int]]:
    """Version 2 had `stones` for `heap`, and the codes 0-2 for taking one to three, 3 and 4 for the die."""
    renamed = {"heap" if name == "stones" else name: value for name, value in options.items()}
    return renamed, [code if code < 0 else ROLL + code - 2 if code > 2 else TAKE + code + 1 for code in log]


GAME = Game(
    id="nim", rules_version=3, minutes=1, state=State, verbs=VERBS, rooms=(first, sys.modules[__name__]), most_actions=MOST,
    reasons=("not_over", "took_last"), phases=first.GAME.phases, home=Path(__file__).parent, longest=HEAP + 1,
    older={1: "tests.toys.nim.first"}, upgrades={2: from_second},
)
