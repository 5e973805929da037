"""The state: one flat record. Until the game is over unused fields are reset, so that equal situations are equal bytes."""
from __future__ import annotations

from enum import IntEnum

import numpy as np

from benbow.engine.contract import Field

from .board import KINDS
from .jungle import ENDS, WELLS
from .options import PAWNS

RED, BLACK = 0, 1  # SI-1: the English, the Pirates
START, GOAL = WELLS, WELLS + 1  # points: 0-18 the dots, then a side's own two fields (SI-14)
POINTS = WELLS + 2
CAMP, SHIP = 0, 1
EMPTY, NONE = -1, -1
CHESTS = (6, 8, 2)  # of each side, by length (SI-7, SI-31)
TO_WIN = (7, 9, 3)
MOST_CHESTS = 2 * max(CHESTS)
ALL_PAWNS = 2 * PAWNS
DICE = 4


class Phase(IntEnum):
    DEAL = 0  # chance: disc and rotation for the lowest empty well
    DRAW = 1  # chance: a disc to lay
    LAY = 2  # the disc in hand, into any empty well
    RETURN = 3  # a side without pawns: bring one back from the ship?
    ROLL = 4  # chance: the points of the turn
    ACT = 5  # move, name a disc, or end the turn
    ANSWER = 6  # the opponent: may the disc be turned?
    REPLY = 7  # the player: accept the objection, or contest it
    CONTEST = 8  # chance: until both dice show one colour
    TURN = 9  # how far the named disc is turned
    DUEL = 10  # chance: one throw of `thrower`
    FREE = 11  # the pawn that has won a duel may move on
    END = 12


class Reason(IntEnum):
    NOT_OVER = 0
    CHESTS = 1  # SI-31
    PAWNS = 2  # SI-30
    LIMIT = 3  # SI-32
    TIE = 4


CLOSED, OPEN = 1, 2  # the goal, for a returned pawn (SI-28)

FIELDS = (
    Field("turns", np.int16, 0, 1000),  # finished, of both sides (SI-32)
    Field("player", np.int8, RED, BLACK),  # whose turn it is, or whose disc it is to lay
    Field("left", np.int8, 0, DICE),  # points left in this turn
    Field("moved", np.int8, 0, 1),  # has a pawn moved in this turn? (SI-13)
    Field("objected", np.int8, 0, 1),  # the objection of this turn is used, or given up (SI-19)
    Field("spot", np.int8, NONE, WELLS - 1),  # the disc that was named; the dot of the duel, or of the pawn that has won it
    Field("thrower", np.int8, RED, BLACK),  # who throws in a duel
    Field("drawn", np.int8, NONE, KINDS - 1),  # the kind of the disc in hand
    Field("laid", np.int8, 0, WELLS),  # how many discs lie
    Field("disc", np.int8, EMPTY, KINDS * ENDS - 1, (WELLS,)),  # 6 * kind + rotation
    Field("pool", np.int8, 0, WELLS, (KINDS,)),  # discs of each kind not drawn yet
    Field("in_camp", np.int8, 0, ALL_PAWNS, (2,)),  # pawns
    Field("aboard", np.int8, 0, ALL_PAWNS, (2,)),
    Field("returned", np.int8, 0, OPEN, (2,)),  # 0; or a pawn is back from the ship, and its goal CLOSED or OPEN
    Field("chests", np.int8, 0, MOST_CHESTS, (2, 2)),  # by side, in the CAMP and on the SHIP
    Field("barred", np.int32, 0, (1 << WELLS) - 1),  # set of discs not to be named again in this turn (SI-21, SI-22)
    Field("standing", np.int32, 0, (1 << POINTS) - 1, (2,)),  # set of a side's points with a pawn; an attacker is in hand
)
