"""The state of a match."""
from __future__ import annotations

from enum import IntEnum

from benbow.engine.state import Grid, Ints, bits, category, number

from .board import HEXES, NOWHERE, SECTORS, WAYS
from .options import PIRATES, SEATS, Options
from .survey import MOST_PORTS

BOATS = SEATS  # boat k is the first boat of seat k
ALL_PIRATES = SEATS * PIRATES
# Where a pirate is: a hex; aboard boat k: ABOARD - k; dead; not in this game.
ABOARD, DEAD, ABSENT = -1, -5, -6
NOBODY = NO_BOAT = NO_CHEST = -1
UNSEEN, EMPTY, TREASURE, LOOKED = range(4)  # what a seat has seen in a chest; LOOKED: in views of other seats, something


class Phase(IntEnum):
    LAY = 0  # chance: where the next chest lies
    BEGIN = 1  # chance: the seat that begins
    ROLL = 2  # chance: the dice of a turn
    PLACE = 3  # a port for the boat
    PROGRESS = 4  # PP are used: steps, boats, the treasure
    PASSING = 5  # a pirate on a hex with another of his own side moves on
    LOOK = 6  # chance: what is in the chest
    RECRUIT = 7  # a dead pirate comes back
    JOIN = 8  # a boat sails to an enemy's port
    BOARDING = 9  # its crew may cross to the empty boat there
    FOG = 10  # the left neighbour leads a pirate astray
    ERUPT = 11  # chance: the sector
    SAVE = 12  # chance: the dice of the next pirate in danger
    COMBAT = 13  # an attack, or none
    CLASH = 14  # chance: the dice of the combat
    FLIGHT = 15  # the attacker chooses where the beaten pirate goes
    ADVANCE = 16  # an attacker may move onto the hex that is free now
    END = 17
    WIDEN = 18  # the leader may attack more of those beside him
    VICTIM = 19  # the attacker chooses which of several is beaten


class Reason(IntEnum):
    NOT_OVER = 0
    LOADED = 1
    LIMIT = 2


class State(Options):
    """Everything is public but `seen` (IT-38). A pirate among all of them has the number 6 * seat + pirate."""

    turn: int = category(0, SEATS - 1, is_seat=True)  # the seat whose turn it is, also while chance or its left neighbour acts
    turns: int = number(0, 150 * SEATS)  # begun so far (IT-37)
    at: Grid = category(ABSENT, HEXES - 1, (SEATS, PIRATES), seat_axes=(0,))  # where each pirate is
    stands: Ints = category(0, ALL_PIRATES, (HEXES,))  # by hex: 1 + the number of the pirate there, 0 nobody; not if he passes
    port: Ints = category(NOWHERE, MOST_PORTS - 1, (BOATS,), seat_axes=(0,))  # of each boat; NOWHERE: not placed yet
    owner: Ints = category(NOBODY, SEATS - 1, (BOATS,), seat_axes=(0,), is_seat=True)  # of each boat (IT-17)
    joined: Ints = category(0, 1, (BOATS,), seat_axes=(0,))  # 1: another boat came to the port where this one was (IT-20)
    chest: Ints = category(NOWHERE, HEXES - 1, (SECTORS,))  # hex of each; NOWHERE: not laid yet, or the treasure was in it
    seen: Grid = category(UNSEEN, LOOKED, (SEATS, SECTORS), seat_axes=(0,), hidden=True)  # all UNSEEN once treasure is taken
    origin: int = category(NO_CHEST, SECTORS - 1)  # the chest that the treasure was in, once it is taken
    bearer: int = category(NOBODY, ALL_PIRATES - 1)  # the number of the pirate who carries the treasure
    loose: int = category(NOWHERE, HEXES - 1)  # the hex where the treasure lies in the open
    storm: int = category(0, 1)  # 1: there is a storm (IT-19)
    pp: int = number(0, 11)  # progress points left in this turn; in the fog, to the pirate who is led astray
    spent: Ints = number(0, 9, (PIRATES,))  # PP used in this turn by each pirate of the turn's player (IT-11, IT-12)
    ready: int = category(0, 1)  # 1: a carrier of the turn's player stood on a jetty when the turn began (IT-35)
    walker: int = category(NOBODY, PIRATES - 1)  # the pirate of the turn's player who is passing another, or is led astray
    astray: int = number(0, 3)  # steps left in the fog
    looking: int = category(NO_CHEST, SECTORS - 1)  # the chest that is looked into now
    resume: int = category(0, len(Phase) - 1)  # the phase after the look
    saving: int = bits(ALL_PIRATES)  # the pirates who still have to roll for their lives
    eruption: int = category(NOWHERE, SECTORS - 1)  # its sector, until the next roll; NOWHERE: if someone must roll, it is fever
    leader: int = category(NOBODY, PIRATES - 1)  # of an attack
    target: int = category(NOWHERE, HEXES - 1)  # the hex attacked
    fronts: int = bits(WAYS)  # by way from the leader: all whom he attacks, if they may be several (IT-26)
    deadly: int = category(0, 1)  # 1: whoever of them is beaten dies
    ferry: int = category(NO_BOAT, BOATS - 1)  # the boat that came with 4-4 and whose crew may cross to the other (IT-20)
    winner: int = category(NOBODY, SEATS - 1, is_seat=True)
