"""Random numbers for playouts and bots: xorshift64, the same compiled and not. The dice of matches come from `engine.dice`."""
from __future__ import annotations

from typing import Any

import numpy as np

from .decorators import python_of, rule
from .records import Codes, Rng

_S7, _S13, _S17, _S32 = (np.uint64(k) for k in (7, 13, 17, 32))  # uint64 op int64 would be float64


def seed_rng(rng: Rng, seed: int) -> None:
    """Start a generator for playouts and bots. (Dice of matches come from `engine.dice`.) Nothing is compiled for it."""
    rng[0] = (seed * 0x9E3779B97F4A7C15 + 0x1234567) % 2**64 or 1
    for _ in range(4):
        python_of(rand64)(rng)


@rule(allocates=False)
def rand64(rng: Rng) -> Any:
    """xorshift64"""
    x = rng[0]
    x ^= x << _S13
    x ^= x >> _S7
    x ^= x << _S17
    rng[0] = x
    return x


@rule(allocates=False)
def below(n: int, rng: Rng) -> Any:
    """A number from 0 to n - 1, all alike."""
    return np.int64(((rand64(rng) >> _S32) * np.uint64(n)) >> _S32)


@rule(allocates=False)
def drawn(weights: Codes, total: int, n: int, rng: Rng) -> Any:
    """An index below n, by weight. Counts instead of leaving early: no branch to miss."""
    left = below(total, rng)
    index = 0
    for k in range(n - 1):
        left -= weights[k]
        index += left >= 0
    return index


@rule(allocates=False)
def better(score: float, best: float, ties: int, rng: Rng) -> tuple[bool, float, int]:
    """Is this the one to choose, so far? Of several with the best score each is chosen with the same probability.

    ties: how many have had the best score; 0 if `best` is only a bar that a score has to pass. -> is chosen, best, ties
    """
    if score > best:
        return True, score, 1
    if score == best and ties > 0:
        return below(ties + 1, rng) == 0, best, ties + 1
    return False, best, ties
