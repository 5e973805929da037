"""The state: one flat record."""
from __future__ import annotations

from enum import IntEnum

import numpy as np

from benbow.engine.contract import Field

from .board import BOARDS, KINDS, LEFT_IN_BAG, MAP, PLACES, SQUARES, SYMBOLS, TREASURES
from .options import PIRATES

BLACK, RED = range(2)
SEATS = 2
STOOLS = SEATS * PIRATES
HOOK = SQUARES  # where a map tile came from, if not from a square
MAPS = 14  # map tiles that can be taken: 12 from the island, 2 from The Hook
LETTERS = 8  # faces 1 to 8 are the letters A to H, 9 to 16 the numbers 1 to 8
ROW = 48
SUPPLY, SEATED = -1, -2  # where a pirate is, if on no square
NOBODY = -1


class Phase(IntEnum):
    LAY = 0  # chance: the next tile of the layout
    BEGIN = 1  # chance: who begins
    ACT = 2  # deploy or move
    TURN = 3  # chance: which hidden map tile of the opponent is turned up
    TAKE = 4  # chance: the face of the map tile just taken
    HOOK = 5  # a joker or a map tile of The Hook
    LOAD = 6  # a small treasure
    REFILL = 7  # chance: the next tile for the treasure just loaded
    DIG = 8  # where the pirate on the next stool digs
    UNCOVER = 9  # chance: the coordinates
    END = 10


class Reason(IntEnum):
    NOT_OVER = 0
    TREASURE = 1  # the Lost Treasure was found, and wins
    FINDER = 2  # it was found, for 20 points, and its finder has won
    FINDER_BEATEN = 3  # it was found, for 20 points, and the other has won all the same
    POINTS = 4
    STACKS = 5
    DRAW = 6


FIELDS = (
    Field("mover", np.int8, 0, SEATS - 1),  # whose turn it is, also while chance acts
    Field("tile", np.int8, 0, MAP + 1, (SQUARES,)),  # 1 + the kind that was laid there (find tile or MAP), 0 none
    Field("lies", np.int8, 0, 1, (SQUARES,)),  # 1 while it still lies there
    Field("stands", np.int8, 0, STOOLS, (SQUARES,)),  # 1 + 4 * seat + pirate, 0 nobody
    Field("where", np.int8, SEATED, SQUARES - 1, (SEATS, PIRATES)),  # a square, SUPPLY or SEATED
    Field("deployed", np.int8, 0, PIRATES, (SEATS,)),  # how many pirates have left the supply
    Field("stool", np.int8, 0, STOOLS, (STOOLS,)),  # 1 + 4 * seat + pirate, in the order of arrival
    Field("seated", np.int8, 0, STOOLS),  # how many have sat down
    Field("row", np.int8, 0, SQUARES - 1, (SEATS, ROW)),  # find tiles kept, by the square they come from, as taken
    Field("row_size", np.int8, 0, ROW, (SEATS,)),
    Field("kept", np.int8, 0, ROW, (SEATS, SYMBOLS)),  # find tiles in the row, by symbol
    Field("jokers", np.int8, 0, BOARDS.jokers, (SEATS,)),
    Field("origin", np.int8, 0, HOOK, (SEATS, MAPS)),  # map tiles in the order taken: a square, or HOOK
    Field("face", np.int8, 0, 2 * LETTERS, (SEATS, MAPS)),  # the only secret; 0 unknown
    Field("shown", np.int8, 0, 1, (SEATS, MAPS)),  # 1 once turned up
    Field("maps", np.int8, 0, MAPS, (SEATS,)),  # how many
    Field("treasure", np.int8, 0, KINDS, (TREASURES, PLACES)),  # 1 + kind, from the first place on; 0 empty
    Field("in_bag", np.int8, 0, 19, (KINDS,)),  # how many tiles of each kind
    Field("refills", np.int8, 0, LEFT_IN_BAG),  # tiles that may still come out of the bag
    Field("hook_jokers", np.int8, 0, BOARDS.jokers),
    Field("hook_maps", np.int8, 0, 2),
    Field("hold", np.int8, 0, 19, (SEATS, KINDS)),  # tiles in the hold, by kind
    Field("stacks", np.int8, 0, 60, (SEATS,)),
    Field("laid", np.int8, 0, SQUARES + TREASURES * PLACES),  # draws of the layout so far
    Field("walker", np.int8, NOBODY, PIRATES - 1),  # the pirate of the last move, for the mover's seat
    Field("source", np.int8, 0, SQUARES - 1),  # where the last move began
    Field("goal", np.int8, 0, SQUARES - 1),  # where it ended
    Field("way", np.int8, 0, 3),  # 1 + which of the ways it took (board.ways); 0: no move is shown
    Field("taking", np.int8, 0, HOOK),  # where the map tile comes from that is being taken: a square, or HOOK
    Field("turns_due", np.int8, 0, 2),  # map tiles still to be turned up
    Field("filling", np.int8, 0, TREASURES - 1),  # the treasure being refilled
    Field("dug", np.int8, 0, STOOLS),  # pirates that have dug
    Field("found", np.int8, 0, SQUARES),  # 1 + the square of the coordinates, 0 before they are turned up
)
