"""For games of open information: everyone sees everything. Such a game's view.py imports these three and says so."""
from __future__ import annotations

from .compiled import Codes, Rng, Utilities, rule
from .state import State


@rule
def hide(s: State, seat: int) -> None:
    """Nothing is hidden."""


@rule
def veil(s: State, action: int, seat: int) -> int:
    """Every action is seen as it is."""
    return action


@rule
def guess(v: State, seat: int, rng: Rng) -> None:
    """There is nothing to guess."""


@rule
def even(s: State, out: Utilities) -> None:
    """What an unfinished game is worth to each seat where the game makes no estimate of it."""
    for seat in range(s.players):
        out[seat] = 0.5


@rule
def forget(v: State, memory: Codes) -> None:
    """What is remembered of views where a game declares no memory."""
