"""The two simplest bots: random moves, and each game's own greedy policy.

>>> import benbow
>>> match = benbow.game("naufrageurs").new(seed=1)
>>> played = match.advance()
>>> match.text(bot("greedy", seed=3).choose(match.view(match.actor)))
'load green 4'
"""
from __future__ import annotations

from typing import Protocol

import numpy as np

from benbow.engine.compiled import below, seed_rng
from benbow.engine.compiled.playouts import POLICIES
from benbow.engine.compiled.uncompiled import uncompiled
from benbow.engine.contract import View
from benbow.engine.errors import BadOptionError

any_below = uncompiled(below)  # for one number the compiler is not worth it


class Bot(Protocol):
    """Chooses among its own legal actions, from its own view."""

    name: str

    def choose(self, view: View) -> int: ...


class Random:
    """Any legal action, uniformly."""

    name = "random"

    def __init__(self, seed: int = 1) -> None:
        self._rng = np.zeros(1, np.uint64)
        seed_rng(self._rng, seed)

    def choose(self, view: View) -> int:
        codes = view.legal()
        return codes[int(any_below(len(codes), self._rng))]


class Greedy(Random):
    """The game's own policy: its rule `greedy`."""

    name = "greedy"

    def choose(self, view: View) -> int:
        return int(view.game.rules["greedy"](view.copy(), view.game.workspace.codes, self._rng))


BOTS: dict[str, type[Random]] = {"random": Random, "greedy": Greedy}
assert tuple(BOTS) == POLICIES


def bot(name: str, seed: int = 1) -> Bot:
    if name not in BOTS:
        raise BadOptionError("bots", f"{name!r} is not a bot; there are {', '.join(BOTS)}")
    return BOTS[name](seed)
