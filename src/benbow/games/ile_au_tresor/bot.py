"""A bot on its own view."""
from __future__ import annotations

from benbow.engine.kernel import Codes, Rng, State, below, rule

from .rules import legal


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    n = legal(v, out)
    return out[below(n, rng)]
