"""The state: one flat record."""
from __future__ import annotations

from enum import IntEnum

import numpy as np

from benbow.engine.contract import Field

from .board import KINDS, SHIPS

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

FIELDS = (
    Field("wrecker", np.int8, 0, SEATS - 1),  # a seat, and the number of the round
    Field("ship", np.int8, GREEN, BLUE),  # the ship that the phase is about
    Field("tries", np.int8, 0, 2),  # left to the Wrecker in this turn
    Field("lured", np.int8, NO_SHIP, BLUE),  # the ship that he has tried in this turn
    Field("owner", np.int8, 0, SEATS - 1, (SHIPS,)),  # the seat that loads each ship
    Field("square", np.int8, ABSENT, PORT - 1, (SHIPS,)),  # 1-3, ASHORE, LOST, ABSENT
    Field("cargo", np.int8, EMPTY, FACE_DOWN + BROWN, (SHIPS,)),  # a barrel, FACE_DOWN + colour, EMPTY
    Field("taken", np.int8, 0, KINDS, (2, SHIPS + 1)),  # barrels won in this round, by camp and back
    Field("earned", np.int16, -1000, 1000, (SEATS,)),  # points of the rounds that are over
    Field("stock", np.int32, 0, (1 << FACE_DOWN) - 1),  # set of barrels; in a view, those that may be there
    Field("booty", np.int32, 0, (1 << FACE_DOWN) - 1),  # set of barrels won by the Wrecker; in a view, those known
)
