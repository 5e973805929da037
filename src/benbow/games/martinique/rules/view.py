"""What each seat may know: the faces of its own map tiles, and of those turned up."""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled import Rng, below, bit, rule
from benbow.engine.contract import OVER

from .actions import FACES, FIRST_PICK, FIRST_TURN, FIRST_TURNED, TOOK
from .board import at
from .faces import kind_weights
from .state import HOOK, LETTERS, SEATS, Phase, State


@rule
def hide(s: State, seat: int) -> None:
    """MA-32: faces of the opponent's map tiles, unless turned up. What nobody knows is not in the state yet."""
    if s.actor == OVER:
        return
    for owner in range(SEATS):
        if owner != seat:
            for k in range(s.maps[owner]):
                s.face[owner, k] *= s.shown[owner, k]


@rule
def veil(s: State, action: int, seat: int) -> Any:
    """MA-17: only the taker sees the face. MA-16: a tile turned up is shown to all; its owner knows it."""
    if s.phase == Phase.TAKE and seat != s.mover:
        return np.int64(TOOK)
    if (s.phase == Phase.TURN or s.phase == Phase.PICK) and seat != 1 - s.mover:
        place = action - (FIRST_TURN if s.phase == Phase.TURN else FIRST_PICK)
        return FIRST_TURNED + place * len(FACES) + np.int64(s.face[1 - s.mover, place]) - 1
    return np.int64(action)


@rule
def guess(v: State, seat: int, rng: Rng) -> None:
    """Every unknown face by its odds given the others, which depend on where the tile comes from (MA-7, MA-32)."""
    for owner in range(SEATS):
        for k in range(v.maps[owner]):
            if v.face[owner, k] == 0:
                v.face[owner, k] = any_face(v, v.origin[owner, k] == HOOK, rng)


@rule
def any_face(v: State, from_hook: bool, rng: Rng) -> int:
    faces, of_letter, of_number, total = kind_weights(v, from_hook)
    left = below(total, rng)
    for kind in range(2):
        weight = of_number if kind else of_letter
        for k in range(at(v.board).side):
            face = kind * LETTERS + k + 1
            if not faces & bit(face):
                left -= weight
                if left < 0:
                    return face
    return 0
