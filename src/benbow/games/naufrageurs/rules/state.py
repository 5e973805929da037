"""The state: one flat record."""
from __future__ import annotations

from enum import IntEnum

from benbow.engine.state import Grid, Ints, bits, category, number

from .board import KINDS, SHIPS
from .options import Options

SEATS = 5
GREEN, YELLOW, RED, BLUE, BROWN = range(SHIPS + 1)


class Camp(IntEnum):
    WRECKER = 0
    OWNERS = 1


class Phase(IntEnum):
    ENTER = 0  # chance: the square where `ship` enters
    LOAD = 1  # an Owner chooses a barrel for `ship`
    LURE = 2  # the Wrecker chooses a ship
    DRIFT = 3  # chance: how far `ship` drifts to the island
    SAIL = 4  # chance: how far `ship` sails to its port
    COUNT = 5  # chance with one outcome: the points of the round become public
    END = 6
    SERVE = 7  # an Owner chooses the ship that is loaded next; the first that needs a barrel is `ship`


class Reason(IntEnum):
    NOT_OVER = 0
    WRECKER_RICHER = 1
    OWNERS_RICHER = 2
    EVEN = 3  # only in small versions: all barrels together are worth 101, which is odd
    MOST_POINTS = 4
    SHARED = 5


ISLAND, PORT = 0, 4
ASHORE, LOST, ABSENT = 0, -1, -2  # a ship off the board: to enter again, lost for good, not in this small version
EMPTY, NO_SHIP = -1, -1
FACE_DOWN = 30  # FACE_DOWN + colour: a barrel seen from behind


class State(Options):
    wrecker: int = category(0, SEATS - 1, is_seat=True)  # the Wrecker's seat, which is also the number of the round
    ship: int = category(GREEN, BLUE)  # the ship that the phase is about
    tries: int = number(0, 2)  # tries that the Wrecker has left in this turn
    lured: int = category(NO_SHIP, BLUE)  # the ship that the Wrecker has tried already in this turn
    owner: Ints = category(0, SEATS - 1, (SHIPS,), is_seat=True)  # the seat that loads each ship
    square: Ints = number(ABSENT, PORT - 1, (SHIPS,))  # of each ship: 1-3, ASHORE, LOST, ABSENT
    cargo: Ints = category(EMPTY, FACE_DOWN + BROWN, (SHIPS,), hidden=True)  # of each ship: a barrel, FACE_DOWN + colour, EMPTY
    taken: Grid = number(0, KINDS, (2, SHIPS + 1))  # how many barrels were won in this round, by camp and back
    earned: Ints = number(-1000, 1000, (SEATS,), seat_axes=(0,))  # points of each seat in the rounds that are over
    stock: int = bits(FACE_DOWN, hidden=True)  # the barrels in stock; in a view, those that may be there
    booty: int = bits(FACE_DOWN, hidden=True)  # the barrels that the Wrecker has won; in a view, those that the seat knows
