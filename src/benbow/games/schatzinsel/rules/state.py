"""The state: one flat record."""
from __future__ import annotations

from enum import IntEnum

from benbow.engine.state import Grid, Ints, bits, category, number

from .board import FIRST_FIELD, KINDS
from .discs import ENDS, WELLS
from .options import PAWNS, Options

RED, BLACK = 0, 1  # SI-1: the English, the Pirates
START, GOAL = FIRST_FIELD, FIRST_FIELD + 1  # points: 0-18 are the dots, then come a side's own start and goal (SI-14)
POINTS = WELLS + 2
FOE = POINTS  # the start of the other side, if it may be entered (SI-16)
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
    LAY = 2  # the player: lays the drawn disc into an empty well
    RETURN = 3  # the player has pawns only aboard: does one come back?
    ROLL = 4  # chance: the points of the turn
    ACT = 5  # the player: move, name a disc, or end the turn
    ANSWER = 6  # the opponent: may the disc be turned?
    REPLY = 7  # the player: accept the objection, or contest it
    CONTEST = 8  # chance: a throw of two dice, repeated until both show one colour
    TURN = 9  # the player: how far is the named disc turned?
    DUEL = 10  # chance: one throw of `thrower`
    FREE = 11  # the pawn that has won a duel may move on
    END = 12
    OTHER = 13  # the player, who has accepted an objection: names another disc (SI-21)
    MAY_TURN = 14  # the player, who has won a contest: turns the disc, or leaves it as it is (SI-22)


class Reason(IntEnum):
    NOT_OVER = 0
    CHESTS = 1  # SI-31
    PAWNS = 2  # SI-30
    LIMIT = 3  # SI-32
    TIE = 4


CLOSED, OPEN = 1, 2  # the goal of a returned pawn: it opens once the pawn has been at its start (SI-28)


class State(Options):
    """Fields that are not in use are reset, so that equal situations are equal bytes."""

    turns: int = number(0, 1000)  # finished turns of both sides (SI-32)
    player: int = category(RED, BLACK, is_seat=True)  # the side whose turn it is, or that lays the next disc
    left: int = number(0, DICE)  # action points left in this turn (SI-12)
    moved: int = category(0, 1)  # has a pawn moved in this turn? (SI-13)
    objected: int = category(0, 1)  # has the opponent used or waived the objection of this turn? (SI-19)
    spot: int = category(NONE, FOE)  # the disc that is named; in a duel and after it, the point where it is fought
    thrower: int = category(RED, BLACK, is_seat=True)  # the side that throws next in a duel
    drawn: int = category(NONE, KINDS - 1)  # the kind of the disc that is drawn and not laid yet
    laid: int = number(0, WELLS)  # number of discs in their wells
    disc: Ints = category(EMPTY, KINDS * ENDS - 1, (WELLS,))  # in each well: 6 * kind + rotation, or EMPTY
    pool: Ints = number(0, WELLS, (KINDS,))  # discs of each kind that are not drawn yet
    in_camp: Ints = number(0, ALL_PAWNS, (2,), seat_axes=(0,))  # pawns in the camp of each side
    aboard: Ints = number(0, ALL_PAWNS, (2,), seat_axes=(0,))  # pawns on the ship of each side
    returned: Ints = category(0, OPEN, (2,), seat_axes=(0,))  # 0; CLOSED or OPEN: a pawn is back from the ship
    chests: Grid = number(0, MOST_CHESTS, (2, 2), seat_axes=(0,))  # of each side, in the CAMP and on the SHIP
    barred: int = bits(WELLS)  # the discs that may not be named again in this turn (SI-21, SI-22)
    standing: Ints = bits(POINTS + 1, (2,), seat_axes=(0,))  # the points where a side has pawns; an attacker's pawn is on none
