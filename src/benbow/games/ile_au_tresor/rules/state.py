"""The state: one flat record."""
from __future__ import annotations

from enum import IntEnum

from benbow.engine.state import Grid, Ints, bits, category, number

from .board import CELLS, HEXES, NOWHERE, SECTORS
from .options import PIRATES, SEATS, Options
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


class State(Options):
    """All of it is public but `seen` (IT-38)."""

    turn: int = category(0, SEATS - 1, is_seat=True)  # whose turn it is, also while chance or the left neighbour acts
    turns: int = number(0, 150 * SEATS)  # begun so far (IT-37)
    at: Grid = category(ABSENT, HEXES - 1, (SEATS, PIRATES), seat_axes=(0,))
    stands: Ints = category(0, ALL_PIRATES, (HEXES,))  # 1 + 6 * seat + pirate, 0 nobody; who passes leaves no trace
    port: Ints = category(NOWHERE, MOST_PORTS - 1, (BOATS,), seat_axes=(0,))  # where a boat lies; NOWHERE: not placed yet
    owner: Ints = category(NOBODY, SEATS - 1, (BOATS,), seat_axes=(0,), is_seat=True)  # IT-17
    joined: Ints = category(0, 1, (BOATS,), seat_axes=(0,))  # 1: it lay here first, and another came (IT-20)
    chest: Ints = category(NOWHERE, HEXES - 1, (SECTORS,))  # NOWHERE: not laid, or gone with the treasure
    seen: Grid = category(UNSEEN, LOOKED, (SEATS, SECTORS), seat_axes=(0,), hidden=True)  # all UNSEEN once it is taken
    origin: int = category(NO_CHEST, SECTORS - 1)  # the chest that the treasure was taken from
    bearer: int = category(NOBODY, ALL_PIRATES - 1)  # 6 * seat + pirate
    loose: int = category(NOWHERE, HEXES - 1)  # where the treasure lies open
    storm: int = category(0, 1)
    pp: int = number(0, 11)  # left; in fog, of the 6
    spent: Ints = number(0, 9, (PIRATES,))  # by each pirate of the turn's player (IT-11, IT-12)
    ready: int = category(0, 1)  # 1: a carrier of the turn's player stood on a jetty when it began (IT-35)
    walker: int = category(NOBODY, PIRATES - 1)  # who is passing, or astray
    astray: int = number(0, 3)  # steps left in fog
    looking: int = category(NO_CHEST, SECTORS - 1)
    resume: int = category(0, len(Phase) - 1)  # the phase after the look
    saving: int = bits(ALL_PIRATES)  # who still has to be saved, as bits
    eruption: int = category(NOWHERE, SECTORS - 1)  # the sector, until the next roll; NOWHERE: who must be saved has the fever
    leader: int = category(NOBODY, PIRATES - 1)
    target: int = category(NOWHERE, HEXES - 1)  # the hex attacked
    ferry: int = category(NO_BOAT, BOATS - 1)  # the boat that came with 4-4
    winner: int = category(NOBODY, SEATS - 1, is_seat=True)


assert CELLS == SECTORS * 6
