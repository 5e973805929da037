"""What each seat may know. Only what other seats saw in chests is hidden (IT-38)."""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled import Rng, below, rule
from benbow.engine.contract import OVER

from .actions import ADVANCE, HIDDEN_LOOK, LOOK, TAKE, TOOK
from .board import SECTORS
from .looking import CONTENTS
from .positions import chest_on
from .state import EMPTY, LOOKED, NO_CHEST, TREASURE, UNSEEN, Phase, State


@rule
def hide(s: State, seat: int) -> None:
    """IT-38: everyone sees that another seat looked, but not what it saw."""
    if s.actor == OVER:
        return
    for other in range(s.players):
        if other != seat:
            for chest in range(s.chests):
                if s.seen[other, chest] != UNSEEN:
                    s.seen[other, chest] = LOOKED


@rule
def veil(s: State, action: int, seat: int) -> Any:
    """IT-33: a look is secret. IT-34: taking the treasure out of a chest shows where it was."""
    if seat != s.turn:
        if s.phase == Phase.LOOK:
            return HIDDEN_LOOK + np.int64((action - LOOK) // CONTENTS)
        if s.phase == Phase.PROGRESS and TAKE <= action < ADVANCE and s.origin == NO_CHEST:
            pirate = action - TAKE
            return TOOK + SECTORS * pirate + np.int64(chest_on(s, s.at[s.turn, pirate]))
    return np.int64(action)


@rule(inline=False)
def guess(v: State, seat: int, rng: Rng) -> None:
    """One chest is marked, any that the seat has not seen empty; what other seats saw follows from it."""
    if v.origin != NO_CHEST:
        return
    marked = possible_chest(v, seat, rng)
    for other in range(v.players):
        for chest in range(v.chests):
            if v.seen[other, chest] == LOOKED:
                v.seen[other, chest] = TREASURE if chest == marked else EMPTY


@rule
def possible_chest(v: State, seat: int, rng: Rng) -> int:
    """A chest that the treasure may be in, as far as the seat knows, at random."""
    n = 0
    for chest in range(v.chests):
        if seat >= 0 and v.seen[seat, chest] == TREASURE:
            return chest
        n += seat < 0 or v.seen[seat, chest] != EMPTY
    left = below(n, rng)
    for chest in range(v.chests):
        if seat < 0 or v.seen[seat, chest] != EMPTY:
            if left == 0:
                return chest
            left -= 1
    return NO_CHEST
