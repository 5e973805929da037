"""The state: one flat record."""
from __future__ import annotations

from enum import IntEnum

import numpy as np

from benbow.engine.contract import state_type

from .board import SHIPS
from .options import OPTIONS

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

STATE = state_type(OPTIONS, [
    ("wrecker", np.int8),  # a seat, and the number of the round
    ("ship", np.int8),  # the ship that the phase is about
    ("tries", np.int8),  # left to the Wrecker in this turn
    ("lured", np.int8),  # the ship that he has tried in this turn
    ("owner", np.int8, (SHIPS,)),  # the seat that loads each ship
    ("square", np.int8, (SHIPS,)),  # 1-3, ASHORE, LOST, ABSENT
    ("cargo", np.int8, (SHIPS,)),  # a barrel, FACE_DOWN + colour, EMPTY
    ("taken", np.int8, (2, SHIPS + 1)),  # barrels won in this round, by camp and back
    ("earned", np.int16, (SEATS,)),  # points of the rounds that are over
    ("stock", np.int32),  # set of barrels; in a view, those that may be there
    ("booty", np.int32),  # set of barrels won by the Wrecker; in a view, those known
], __file__)
