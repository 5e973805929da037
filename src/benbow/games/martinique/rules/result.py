"""The winner, and the points."""
from __future__ import annotations

from benbow.engine.compiled import rule

from .board import KINDS, NUMBERS, SYMBOLS
from .options import PIRATES
from .state import NOBODY, State

LOST_TREASURE = 20  # points for it, with the variant. MA-31


@rule
def pairs(s: State, seat: int) -> int:
    """MA-29: pairs of equal symbols among the tiles kept."""
    n = 0
    for symbol in range(SYMBOLS):
        n += int(s.kept[seat, symbol]) // 2
    return n


@rule
def hold_points(s: State, seat: int) -> int:
    """MA-29: the numbers in the hold."""
    n = 0
    for kind in range(KINDS):
        n += int(s.hold[seat, kind]) * (kind % NUMBERS + 1)
    return n


@rule
def stack_bonus(s: State, seat: int) -> int:
    """MA-29: for more stacks than the opponent."""
    return 2 * (s.stacks[seat] > s.stacks[1 - seat])


@rule
def finder(s: State) -> int:
    """MA-28: the seat that has a pirate on the coordinates."""
    there = s.stands[s.found - 1] if s.found else 0
    return (there - 1) // PIRATES if there else NOBODY


@rule
def points_of(s: State, seat: int) -> int:
    """MA-29, MA-31"""
    lost = LOST_TREASURE if s.lost_treasure and finder(s) == seat else 0
    return 2 * pairs(s, seat) + stack_bonus(s, seat) + hold_points(s, seat) + lost


@rule
def winner(s: State) -> int:
    """MA-28: the finder of the Lost Treasure. MA-30: else more points, then more stacks."""
    if not s.lost_treasure and finder(s) != NOBODY:
        return finder(s)
    ahead = points_of(s, 0) - points_of(s, 1)
    if ahead == 0:
        ahead = s.stacks[0] - s.stacks[1]
    return NOBODY if ahead == 0 else 0 if ahead > 0 else 1
