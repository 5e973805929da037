"""The state: one flat record."""
from __future__ import annotations

from enum import IntEnum

from benbow.engine.state import Grid, Ints, category, number

from .board import KINDS, LEFT_IN_BAG, MAP, MOST_COPIES, MOST_FINDS, MOST_JOKERS, PLACES, SQUARES, SYMBOLS, TREASURES
from .options import PIRATES, Options

BLACK, RED = range(2)
SEATS = 2
STOOLS = SEATS * PIRATES
HOOK = SQUARES  # where a map tile came from, if not from a square
MAPS = 14  # map tiles that can be taken: 12 from the island, 2 from The Hook
LETTERS = 8  # faces 1 to 8 are the letters A to H, 9 to 16 the numbers 1 to 8
MOST_STACKS = 60  # more than can ever be loaded
ROW = MOST_FINDS  # find tiles that a player can have taken, at most
SUPPLY, SEATED = -1, -2  # where a pirate is, if on no square
NOBODY = -1


class Phase(IntEnum):
    LAY = 0  # chance: the next tile of the layout
    BEGIN = 1  # chance: the seat that begins
    ACT = 2  # deploy or move
    TURN = 3  # chance: which hidden map tile of the opponent is turned up
    TAKE = 4  # chance: the face of the map tile just taken
    HOOK = 5  # a joker or a map tile of The Hook
    LOAD = 6  # a small treasure
    REFILL = 7  # chance: the next tile for the treasure just loaded
    DIG = 8  # where the pirate on the next stool digs
    UNCOVER = 9  # chance: the coordinates
    END = 10
    PICK = 11  # which hidden map tile of the opponent the mover turns up


class Reason(IntEnum):
    NOT_OVER = 0
    TREASURE = 1  # the Lost Treasure was found, and wins
    FINDER = 2  # it was found, for 20 points, and its finder has won
    FINDER_BEATEN = 3  # it was found, for 20 points, but the other player has won
    POINTS = 4
    STACKS = 5
    DRAW = 6


class State(Options):
    mover: int = category(0, SEATS - 1, is_seat=True)  # the seat whose turn it is, also while chance acts
    tile: Ints = category(0, MAP + 1, (SQUARES,))  # 1 + the kind that was laid there (a find tile or MAP), 0 if none was
    lies: Ints = category(0, 1, (SQUARES,))  # 1 while that tile still lies there
    stands: Ints = category(0, STOOLS, (SQUARES,))  # the pirate on each square: 1 + 4 * seat + pirate, 0 if none
    where: Grid = category(SEATED, SQUARES - 1, (SEATS, PIRATES), seat_axes=(0,))  # a square, SUPPLY or SEATED
    deployed: Ints = number(0, PIRATES, (SEATS,), seat_axes=(0,))  # how many pirates have left the supply
    stool: Ints = category(0, STOOLS, (STOOLS,))  # the pirate on each stool, in the order of arrival, written as in `stands`
    seated: int = number(0, STOOLS)  # how many stools are or were taken
    row: Grid = category(0, SQUARES - 1, (SEATS, ROW), seat_axes=(0,))  # find tiles kept, as taken: squares they come from
    row_size: Ints = number(0, ROW, (SEATS,), seat_axes=(0,))  # how many places of `row` are used
    kept: Grid = number(0, ROW, (SEATS, SYMBOLS), seat_axes=(0,))  # find tiles in the row, by symbol
    jokers: Ints = number(0, MOST_JOKERS, (SEATS,), seat_axes=(0,))  # that each seat has
    origin: Grid = category(0, HOOK, (SEATS, MAPS), seat_axes=(0,))  # map tiles in the order taken: a square, or HOOK
    face: Grid = category(0, 2 * LETTERS, (SEATS, MAPS), seat_axes=(0,), hidden=True)  # of each map tile, 0 unknown
    shown: Grid = category(0, 1, (SEATS, MAPS), seat_axes=(0,))  # 1 once this map tile is turned up
    maps: Ints = number(0, MAPS, (SEATS,), seat_axes=(0,))  # how many map tiles each seat has taken
    treasure: Grid = category(0, KINDS, (TREASURES, PLACES))  # 1 + the kind on each place, filled from the first on; 0 empty
    in_bag: Ints = number(0, MOST_COPIES, (KINDS,))  # tiles in the bag, by kind
    refills: int = number(0, LEFT_IN_BAG)  # tiles that may still come out of the bag
    hook_jokers: int = number(0, MOST_JOKERS)  # left in The Hook
    hook_maps: int = number(0, 2)  # map tiles left there
    hold: Grid = number(0, MOST_COPIES, (SEATS, KINDS), seat_axes=(0,))  # tiles in the hold, by kind
    stacks: Ints = number(0, MOST_STACKS, (SEATS,), seat_axes=(0,))  # in the hold: treasures loaded
    laid: int = number(0, SQUARES + TREASURES * PLACES)  # draws of the layout so far
    walker: int = category(NOBODY, PIRATES - 1)  # the pirate of the last move, one of the mover's
    source: int = category(0, SQUARES - 1)  # where the last move began
    goal: int = category(0, SQUARES - 1)  # where it ended
    way: int = category(0, 3)  # 1 + the way it took (an index of `ways` of the board); 0: no move is shown
    taking: int = category(0, HOOK)  # origin of the map tile that is being taken: a square, or HOOK
    turns_due: int = number(0, 2)  # map tiles still to be turned up
    filling: int = category(0, TREASURES - 1)  # the treasure being refilled
    dug: int = number(0, STOOLS)  # pirates that have dug
    found: int = category(0, SQUARES)  # 1 + the square of the coordinates, 0 before they are turned up
