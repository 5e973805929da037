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
    LOAD = 1  # an Owner: a barrel for `ship`
    LURE = 2  # the Wrecker: a ship
    DRIFT = 3  # chance: how far `ship` drifts to the island
    SAIL = 4  # chance: how far `ship` sails to its port
    COUNT = 5  # chance, and certain: the points of the round
    END = 6


class Reason(IntEnum):
    NOT_OVER = 0
    WRECKER_RICHER = 1
    OWNERS_RICHER = 2
    EVEN = 3  # only in small versions: 101 is odd
    MOST_POINTS = 4
    SHARED = 5


ISLAND, PORT = 0, 4
ASHORE, LOST, ABSENT = 0, -1, -2  # a ship off the board: for now, for good, not in this small version
EMPTY, NO_SHIP = -1, -1
FACE_DOWN = 30  # FACE_DOWN + colour: a barrel seen from behind


class State(Options):
    wrecker: int = category(0, SEATS - 1, is_seat=True)  # a seat, and the number of the round
    ship: int = category(GREEN, BLUE)  # the ship that the phase is about
    tries: int = number(0, 2)  # left to the Wrecker in this turn
    lured: int = category(NO_SHIP, BLUE)  # the ship that he has tried in this turn
    owner: Ints = category(0, SEATS - 1, (SHIPS,), is_seat=True)  # the seat that loads each ship
    square: Ints = number(ABSENT, PORT - 1, (SHIPS,))  # 1-3, ASHORE, LOST, ABSENT
    cargo: Ints = category(EMPTY, FACE_DOWN + BROWN, (SHIPS,), hidden=True)  # a barrel, FACE_DOWN + colour, EMPTY
    taken: Grid = number(0, KINDS, (2, SHIPS + 1))  # barrels won in this round, by camp and back
    earned: Ints = number(-1000, 1000, (SEATS,), seat_axes=(0,))  # points of the rounds that are over
    stock: int = bits(FACE_DOWN, hidden=True)  # set of barrels; in a view, those that may be there
    booty: int = bits(FACE_DOWN, hidden=True)  # set of barrels won by the Wrecker; in a view, those known
