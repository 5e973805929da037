"""The small treasures and the holds."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled import Codes, rule

from .actions import DECLINE, FIRST_LOAD
from .board import IN_TREASURE, NUMBERS, PLACES, TREASURES
from .options import HOLD_SIZES
from .state import MOST_STACKS, State

ROOM = np.array([MOST_STACKS, *HOLD_SIZES])  # by the option `hold_size`


@rule
def symbol_at(s: State, treasure: int, place: int) -> int:
    """-1 where no tile lies."""
    return (s.treasure[treasure, place] + 2) // NUMBERS - 1


@rule
def count_of(s: State, symbol: int, treasure: int, places: int) -> int:
    """How many of the first places of a treasure have a tile of this symbol."""
    n = 0
    for place in range(places):
        n += symbol_at(s, treasure, place) == symbol
    return n


@rule
def points_in(s: State, treasure: int) -> int:
    """What a treasure brings in the hold. MA-29"""
    n = 0
    for place in range(IN_TREASURE[treasure]):
        if s.treasure[treasure, place] > 0:
            n += (int(s.treasure[treasure, place]) - 1) % NUMBERS + 1
    return n


@rule
def treasure_of(load: int) -> int:
    """The treasure that an action loads."""
    return 2 if load >= FIRST_LOAD[2] else 1 if load >= FIRST_LOAD[1] else 0


@rule
def tiles_missing(s: State, seat: int, treasure: int) -> int:
    """How many of its tiles the seat has no tile of the same symbol for. MA-22"""
    n = 0
    for place in range(IN_TREASURE[treasure]):
        symbol = symbol_at(s, treasure, place)
        if symbol >= 0:
            n += count_of(s, symbol, treasure, place) >= s.kept[seat, symbol]
    return n


@rule
def has_room(s: State, seat: int) -> bool:
    """MA-5: for one more stack."""
    return s.stacks[seat] < ROOM[s.hold_size]


@rule
def can_load(s: State, seat: int, treasure: int) -> bool:
    """MA-21, with jokers for what is missing (MA-23), into a hold with room (MA-5); not an empty treasure (MA-24)."""
    return has_room(s, seat) and s.treasure[treasure, 0] > 0 and tiles_missing(s, seat, treasure) <= s.jokers[seat]


@rule
def can_load_any(s: State, seat: int) -> bool:
    for treasure in range(TREASURES):
        if can_load(s, seat, treasure):
            return True
    return False


@rule
def may_decline(s: State, seat: int) -> bool:
    """MA-23: only if every possible load needs a joker."""
    for treasure in range(TREASURES):
        if s.treasure[treasure, 0] > 0 and tiles_missing(s, seat, treasure) == 0:
            return False
    return True


@rule
def jokers_fit(s: State, seat: int, treasure: int, mask: int) -> bool:
    """May jokers replace the tiles for just these places? Of equal symbols only the last, so that each choice has one code."""
    jokers = 0
    for place in range(PLACES):
        symbol = symbol_at(s, treasure, place) if place < IN_TREASURE[treasure] else -1
        if mask >> place & 1:
            jokers += 1
            if symbol < 0:
                return False
        elif symbol >= 0:
            if count_of(s, symbol, treasure, place) >= s.kept[seat, symbol]:
                return False
            for earlier in range(place):
                if mask >> earlier & 1 and symbol_at(s, treasure, earlier) == symbol:
                    return False
    return jokers <= s.jokers[seat]


@rule
def each_load(s: State, seat: int, out: Codes) -> int:
    n = 0
    for treasure in range(TREASURES):
        if can_load(s, seat, treasure):
            for mask in range(1 << IN_TREASURE[treasure]):
                out[n] = FIRST_LOAD[treasure] + mask
                n += jokers_fit(s, seat, treasure, mask)
    out[n] = DECLINE
    n += may_decline(s, seat)
    return n


@rule
def give_away(s: State, seat: int, symbol: int) -> None:
    """The tile of this symbol that was taken first leaves the row. MA-22"""
    gone = False
    for k in range(s.row_size[seat]):
        gone = gone or (s.tile[s.row[seat, k]] + 2) // NUMBERS - 1 == symbol
        if gone:
            s.row[seat, k] = s.row[seat, k + 1] if k + 1 < s.row_size[seat] else 0
    s.row_size[seat] -= 1
    s.kept[seat, symbol] -= 1


@rule
def stow(s: State, seat: int, treasure: int, mask: int) -> None:
    """MA-21, MA-23: tiles and jokers leave the game, the treasure becomes a stack in the hold."""
    for place in range(IN_TREASURE[treasure]):
        symbol = symbol_at(s, treasure, place)
        if mask >> place & 1:
            s.jokers[seat] -= 1
        elif symbol >= 0:
            give_away(s, seat, symbol)
    for place in range(IN_TREASURE[treasure]):
        if s.treasure[treasure, place] > 0:
            s.hold[seat, s.treasure[treasure, place] - 1] += 1
        s.treasure[treasure, place] = 0
    s.stacks[seat] += 1
