"""Which discs can be named, to be turned."""
from __future__ import annotations

from benbow.engine.compiled import Codes, rule

from .actions import NAME
from .discs import WELLS
from .editions import FR, to_the_letter
from .state import BLACK, RED, State

ALL_WELLS = (1 << WELLS) - 1


@rule
def names(s: State, out: Codes, n: int) -> int:
    """Write the discs to name, from place n on. -> the next free place. SI-19"""
    free = can_be_named(s)
    for well in range(WELLS):
        out[n] = NAME + well
        n += free >> well & 1
    return n


@rule
def can_be_named(s: State) -> int:
    """The set of discs that no pawn holds and that are not barred. SI-18, SI-21, SI-22"""
    return ALL_WELLS & ~(held(s) | s.barred)


@rule
def held(s: State) -> int:
    """The points whose pawns keep their discs from being turned. SI-18"""
    return s.standing[RED] | s.standing[BLACK] if pawns_hold_discs(s) else 0


@rule
def pawns_hold_discs(s: State) -> bool:
    """SI-18: the French text does not say so."""
    return not to_the_letter(s, FR)
