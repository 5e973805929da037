"""What each seat may know: what its own pirates saw in chests (IT-38). Nothing else is hidden."""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled.kernel import Rng, below, rule
from benbow.engine.contract import OVER

from .actions import ADVANCE, HIDDEN_LOOK, LOOK, TAKE, TOOK
from .board import SECTORS
from .looking import CONTENTS
from .positions import chest_on
from .state import EMPTY, LOOKED, NO_CHEST, TREASURE, UNSEEN, Phase, State


@rule
def hide(s: State, seat: int) -> None:
    """IT-38: that others looked is seen by all, what they saw is not."""
    if s.actor == OVER:
        return
    for other in range(s.players):
        if other != seat:
            for chest in range(s.chests):
                if s.seen[other, chest] != UNSEEN:
                    s.seen[other, chest] = LOOKED


@rule
def veil(s: State, action: int, seat: int) -> Any:
    """IT-33: a look is secret. IT-34: who takes the treasure out of a chest shows where it was."""
    if seat != s.turn:
        if s.phase == Phase.LOOK:
            return HIDDEN_LOOK + np.int64((action - LOOK) // CONTENTS)
        if s.phase == Phase.PROGRESS and TAKE <= action < ADVANCE and s.origin == NO_CHEST:
            pirate = action - TAKE
            return TOOK + SECTORS * pirate + np.int64(chest_on(s, s.at[s.turn, pirate]))
    return np.int64(action)


@rule(inline=False)
def guess(v: State, seat: int, rng: Rng) -> None:
    """One chest marked as at the start, evenly over those that the seat has not seen empty; what others saw follows."""
    if v.origin != NO_CHEST:
        return
    marked = any_chest(v, seat, rng)
    for other in range(v.players):
        for chest in range(v.chests):
            if v.seen[other, chest] == LOOKED:
                v.seen[other, chest] = TREASURE if chest == marked else EMPTY


@rule
def any_chest(v: State, seat: int, rng: Rng) -> int:
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
