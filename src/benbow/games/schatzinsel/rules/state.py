"""The state: one flat record."""
from __future__ import annotations

from enum import IntEnum

from benbow.engine.state import Grid, Ints, bits, category, number

from .board import KINDS
from .jungle import ENDS, WELLS
from .options import PAWNS, Options

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


class State(Options):
    """Until the game is over unused fields are reset, so that equal situations are equal bytes."""

    turns: int = number(0, 1000)  # finished, of both sides (SI-32)
    player: int = category(RED, BLACK, is_seat=True)  # whose turn it is, or whose disc it is to lay
    left: int = number(0, DICE)  # points left in this turn
    moved: int = category(0, 1)  # has a pawn moved in this turn? (SI-13)
    objected: int = category(0, 1)  # the objection of this turn is used, or given up (SI-19)
    spot: int = category(NONE, WELLS - 1)  # the disc that was named; the dot of the duel, or of the pawn that has won it
    thrower: int = category(RED, BLACK, is_seat=True)  # who throws in a duel
    drawn: int = category(NONE, KINDS - 1)  # the kind of the disc in hand
    laid: int = number(0, WELLS)  # how many discs lie
    disc: Ints = category(EMPTY, KINDS * ENDS - 1, (WELLS,))  # 6 * kind + rotation
    pool: Ints = number(0, WELLS, (KINDS,))  # discs of each kind not drawn yet
    in_camp: Ints = number(0, ALL_PAWNS, (2,), seat_axes=(0,))  # pawns
    aboard: Ints = number(0, ALL_PAWNS, (2,), seat_axes=(0,))
    returned: Ints = category(0, OPEN, (2,), seat_axes=(0,))  # 0; or a pawn is back from the ship, and its goal CLOSED or OPEN
    chests: Grid = number(0, MOST_CHESTS, (2, 2), seat_axes=(0,))  # by side, in the CAMP and on the SHIP
    barred: int = bits(WELLS)  # set of discs not to be named again in this turn (SI-21, SI-22)
    standing: Ints = bits(POINTS, (2,), seat_axes=(0,))  # set of a side's points with a pawn; an attacker is in hand
