"""What each seat may know: the Wrecker sees the backs of the barrels, the Owners see everything."""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled import Rng, below, bit, rule
from benbow.engine.contract import OVER

from .actions import LOAD, LURE, LURE_FOUND, ROLL, ROLL_FOUND, STOW
from .board import BARRELS, KINDS, SHIPS
from .game import all_barrels, colour_of, is_wrecked, needs_no_roll
from .state import BROWN, EMPTY, FACE_DOWN, Camp, Phase, State


@rule
def sees_all(s: State, seat: int) -> bool:
    """NA-6, NA-21: an Owner sees all that the camp knows, and the camp knows everything. After the end everyone does."""
    return s.actor == OVER or (0 <= seat < s.players and seat != s.wrecker)


@rule
def hide(s: State, seat: int) -> None:
    """NA-20: the Wrecker knows the values of his booty; a spectator knows none."""
    if sees_all(s, seat):
        return
    if seat != s.wrecker:
        s.booty = 0
    s.stock = all_barrels(s) & ~s.booty
    for ship in range(SHIPS):
        if 0 <= s.cargo[ship] < FACE_DOWN:
            s.cargo[ship] = FACE_DOWN + colour_of(s.cargo[ship])


@rule
def veil(s: State, action: int, seat: int) -> Any:
    """NA-8: only the back of a loaded barrel is seen. NA-10: the Wrecker sees the barrel of a wrecked ship."""
    if sees_all(s, seat):
        return action
    if s.phase == Phase.LOAD:
        return STOW + colour_of(action - LOAD)
    if seat == s.wrecker:
        if s.phase == Phase.LURE and needs_no_roll(s, action - LURE):
            return LURE_FOUND + (action - LURE) * BARRELS + np.int64(s.cargo[action - LURE])
        if s.phase == Phase.DRIFT and is_wrecked(s, s.ship, action - ROLL):
            return ROLL_FOUND + (action - ROLL) * BARRELS + np.int64(s.cargo[s.ship])
    return action


@rule
def guess(v: State, seat: int, rng: Rng) -> None:
    """Put every unseen barrel somewhere; all possibilities are equally likely."""
    if sees_all(v, seat):
        return
    for ship in range(SHIPS):
        if v.cargo[ship] >= FACE_DOWN:
            v.cargo[ship] = out_of_stock(v, v.cargo[ship] - FACE_DOWN, rng)
    for colour in range(BROWN + 1):
        for _ in range(v.taken[Camp.OWNERS, colour]):
            out_of_stock(v, colour, rng)
        if seat != v.wrecker:
            for _ in range(v.taken[Camp.WRECKER, colour]):
                v.booty |= bit(out_of_stock(v, colour, rng))


@rule
def out_of_stock(v: State, colour: int, rng: Rng) -> int:
    """Take a random barrel of this colour."""
    first, n = KINDS * colour, 0
    for barrel in range(first, first + KINDS):
        n += v.stock >> barrel & 1
    skip = below(n, rng)
    for barrel in range(first, first + KINDS):
        if v.stock >> barrel & 1:
            if skip == 0:
                v.stock &= ~bit(barrel)
                return barrel
            skip -= 1
    return EMPTY
