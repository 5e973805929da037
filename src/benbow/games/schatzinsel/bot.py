"""A placeholder: any action."""
from __future__ import annotations

from benbow.engine.kernel import Codes, Rng, State, below, rule

from .rules import legal


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    return out[below(legal(v, out), rng)]
