"""The state: one flat record. All of it is public but `seen` (IT-38)."""
from __future__ import annotations

from enum import IntEnum

import numpy as np

from benbow.engine.contract import Field

from .board import CELLS, HEXES, NOWHERE, SECTORS
from .options import PIRATES, SEATS
from .survey import MOST_PORTS

BOATS = SEATS  # boat k is the first boat of seat k
ALL_PIRATES = SEATS * PIRATES
# Where a pirate is: a hex; aboard boat k: ABOARD - k; dead; not in this game.
ABOARD, DEAD, ABSENT = -1, -5, -6
NOBODY = NO_BOAT = NO_CHEST = -1
UNSEEN, EMPTY, TREASURE, LOOKED = range(4)  # what a seat knows of a chest; LOOKED: it knows, and whoever reads this view does not


class Phase(IntEnum):
    LAY = 0  # chance: where the next chest lies
    BEGIN = 1  # chance: who begins
    ROLL = 2  # chance: the dice of a turn
    PLACE = 3  # a port for the boat
    PROGRESS = 4
    PASSING = 5  # a pirate on a hex with another of his own side moves on
    LOOK = 6  # chance: what is in the chest
    RECRUIT = 7
    JOIN = 8  # to an enemy's port
    BOARDING = 9  # onto the empty boat that lies there
    FOG = 10  # the left neighbour leads a pirate astray
    ERUPT = 11  # chance: the sector
    SAVE = 12  # chance: the dice of the next one in danger
    COMBAT = 13
    CLASH = 14  # chance: the dice of the combat
    FLIGHT = 15  # the attacker says whereto
    ADVANCE = 16
    END = 17


class Reason(IntEnum):
    NOT_OVER = 0
    LOADED = 1
    LIMIT = 2


FIELDS = (
    Field("turn", np.int8, 0, SEATS - 1),  # whose turn it is, also while chance or the left neighbour acts
    Field("turns", np.int16, 0, 150 * SEATS),  # begun so far (IT-37)
    Field("at", np.int16, ABSENT, HEXES - 1, (SEATS, PIRATES)),
    Field("stands", np.int8, 0, ALL_PIRATES, (HEXES,)),  # 1 + 6 * seat + pirate, 0 nobody; who passes leaves no trace
    Field("port", np.int8, NOWHERE, MOST_PORTS - 1, (BOATS,)),  # where a boat lies; NOWHERE: not placed yet
    Field("owner", np.int8, NOBODY, SEATS - 1, (BOATS,)),  # IT-17
    Field("joined", np.int8, 0, 1, (BOATS,)),  # 1: it lay here first, and another came (IT-20)
    Field("chest", np.int16, NOWHERE, HEXES - 1, (SECTORS,)),  # NOWHERE: not laid, or gone with the treasure
    Field("seen", np.int8, UNSEEN, LOOKED, (SEATS, SECTORS)),  # the only secret; all UNSEEN once the treasure is taken
    Field("origin", np.int8, NO_CHEST, SECTORS - 1),  # the chest that the treasure was taken from
    Field("bearer", np.int8, NOBODY, ALL_PIRATES - 1),  # 6 * seat + pirate
    Field("loose", np.int16, NOWHERE, HEXES - 1),  # where the treasure lies open
    Field("storm", np.int8, 0, 1),
    Field("pp", np.int8, 0, 11),  # left; in fog, of the 6
    Field("spent", np.int8, 0, 9, (PIRATES,)),  # by each pirate of the turn's player (IT-11, IT-12)
    Field("ready", np.int8, 0, 1),  # 1: a carrier of the turn's player stood on a jetty when it began (IT-35)
    Field("walker", np.int8, NOBODY, PIRATES - 1),  # who is passing, or astray
    Field("astray", np.int8, 0, 3),  # steps left in fog
    Field("looking", np.int8, NO_CHEST, SECTORS - 1),
    Field("resume", np.int8, 0, len(Phase) - 1),  # the phase after the look
    Field("saving", np.int32, 0, (1 << ALL_PIRATES) - 1),  # who still has to be saved, as bits
    Field("eruption", np.int8, NOWHERE, SECTORS - 1),  # the sector, until the next roll; NOWHERE: who must be saved has the fever
    Field("leader", np.int8, NOBODY, PIRATES - 1),
    Field("target", np.int16, NOWHERE, HEXES - 1),  # the hex attacked
    Field("ferry", np.int8, NO_BOAT, BOATS - 1),  # the boat that came with 4-4
    Field("winner", np.int8, NOBODY, SEATS - 1),
)
assert CELLS == SECTORS * 6
