"""The value of things to a seat, in points: of tiles by what they complete, of map tiles by what they rule out."""
from __future__ import annotations

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import rule

from ..rules.board import BOARDS, MAP, NUMBERS, SIDE, SQUARES, SYMBOLS, TREASURES
from ..rules.faces import faces_drawn
from ..rules.game import hidden_maps, pirates_left
from ..rules.loading import points_in, symbol_at, tiles_missing
from ..rules.state import State
from ..rules.walking import steps_of
from .weights import Weights

SIZE, TAVERN, IN_TREASURE = BOARDS.size, BOARDS.tavern, BOARDS.places
ENDS, ENDS_SIZE = BOARDS.ends, BOARDS.ends_size
MOVES_AHEAD = 3
# Rows of `rated`, which has a number for each square: the value of the tile there, of what a pirate can get on his next moves
# from there, of standing there; and 1 where an enemy may stand after his next move.
TILE, NEXT, STAND, ENEMY = range(4)
Floats = npt.NDArray[np.float64]


# ------------------------------------------------------------------------------------------ small treasures
@rule
def treasure_value(v: State, treasure: int, w: Weights) -> float:
    """Of loading a treasure: the points of the stack, less the value of the tiles as pairs. MA-29"""
    tiles = 0
    for place in range(IN_TREASURE[treasure]):
        tiles += v.treasure[treasure, place] > 0
    return points_in(v, treasure) + w.stack - w.tile * tiles


@rule
def count_in(v: State, treasure: int, symbol: int) -> int:
    n = 0
    for place in range(IN_TREASURE[treasure]):
        n += symbol_at(v, treasure, place) == symbol
    return n


@rule
def symbol_values(v: State, seat: int, w: Weights) -> Floats:
    """[symbol] of one more tile of it: half a pair, and a step towards every treasure for which the seat lacks it."""
    found = np.full(SYMBOLS, w.tile)
    for treasure in range(TREASURES):
        missing = tiles_missing(v, seat, treasure)
        if missing > 0:
            gain = max(treasure_value(v, treasure, w), 0.0)
            for _ in range(1, missing):
                gain *= w.near
            for symbol in range(SYMBOLS):
                if count_in(v, treasure, symbol) > v.kept[seat, symbol]:
                    found[symbol] += gain
    return found


@rule
def joker_value(v: State, seat: int, w: Weights) -> float:
    """The more moves are left, the better; or what it brings at once, if it completes a treasure. MA-23"""
    best = w.joker * pirates_left(v, seat) / v.pirates
    for treasure in range(TREASURES):
        if v.treasure[treasure, 0] > 0 and tiles_missing(v, seat, treasure) == v.jokers[seat] + 1:
            best = max(best, treasure_value(v, treasure, w))
    return best


# --------------------------------------------------------------------------------------- the Lost Treasure
@rule
def candidates(v: State) -> int:
    """How many squares may hold the Lost Treasure, by the faces in this view: at least one."""
    _, letters, numbers, hook_letters, hook_numbers = faces_drawn(v)
    size = SIZE[v.board]
    return (size - letters - hook_letters) * (size - numbers - hook_numbers)


@rule
def map_value(v: State, w: Weights) -> float:
    """Each face rules out a column or a row, a later one a greater part of what is left. If the square is known, a map tile
    is only kept from the opponent."""
    if candidates(v) == 1:
        return w.map_tile * w.map_known
    _, letters, numbers, hook_letters, hook_numbers = faces_drawn(v)
    return w.map_tile * (1.0 + w.map_later * (letters + numbers + hook_letters + hook_numbers))


@rule
def hook_value(v: State, seat: int, w: Weights) -> float:
    """MA-20: of the better tile that can be taken there."""
    best = 0.0
    if v.hook_maps:
        best = map_value(v, w)
    if v.hook_jokers:
        best = max(best, joker_value(v, seat, w))
    return best


# --------------------------------------------------------------------------------------------- the island
@rule
def rate_squares(v: State, seat: int, w: Weights) -> Floats:
    """[TILE, NEXT, STAND, ENEMY][square]"""
    rated = np.zeros((4, SQUARES))
    rate_tiles(v, seat, rated, w)
    for pirate in range(v.pirates):
        if v.where[1 - seat, pirate] >= 0:
            rate_enemy(v, seat, int(v.where[1 - seat, pirate]), rated, w)
    for square in range(SQUARES):  # a tile that an enemy may take next is worth more now
        rated[STAND, square] += w.race * rated[ENEMY, square] * rated[TILE, square]
    rate_next(v, rated, w)
    return rated


@rule
def rate_tiles(v: State, seat: int, rated: Floats, w: Weights) -> None:
    """Zero where no tile lies or a pirate stands. A tile that the opponent wants too is worth more."""
    mine, theirs = symbol_values(v, seat, w), symbol_values(v, 1 - seat, w)
    of_map, of_hook = map_value(v, w), max(hook_value(v, seat, w) + w.sit, 0.0)
    for square in range(SQUARES):
        if v.stands[square] == 0 and TAVERN[v.board, square]:
            rated[TILE, square] = of_hook
        elif v.stands[square] == 0 and v.lies[square]:
            symbol = (int(v.tile[square]) - 1) // NUMBERS
            rated[TILE, square] = of_map if v.tile[square] == MAP + 1 else mine[symbol] + w.deny * theirs[symbol]


@rule
def rate_enemy(v: State, seat: int, enemy: int, rated: Floats, w: Weights) -> None:
    """It is bad to stand where the enemy may pass over a pirate, and good where he may be passed over. MA-16"""
    flee = w.flee if hidden_maps(v, seat) else 0.0
    chase = w.chase if hidden_maps(v, 1 - seat) else 0.0
    steps = steps_of(v.tile[enemy] - 1)
    for square in range(SQUARES):
        if v.lies[square]:
            away = abs(enemy // SIDE - square // SIDE) + abs(enemy % SIDE - square % SIDE)
            rated[STAND, square] += chase * (away < steps_of(v.tile[square] - 1)) - flee * (away < steps)
    for k in range(ENDS_SIZE[v.board, steps, enemy]):
        rated[ENEMY, ENDS[v.board, steps, enemy, k]] = 1.0


@rule
def rate_next(v: State, rated: Floats, w: Weights) -> None:
    """The best moves on from each tile; what comes later counts less."""
    later = np.zeros(SQUARES)
    for _ in range(MOVES_AHEAD):
        for square in range(SQUARES):
            if v.lies[square]:
                later[square] = next_value(v, square, square, rated, w)
        for square in range(SQUARES):
            rated[NEXT, square] = later[square]


@rule
def next_value(v: State, square: int, behind: int, rated: Floats, w: Weights) -> float:
    """Of the best move from a square, and a little for each other move; the tile on the square `behind` has been taken."""
    steps = steps_of(v.tile[square] - 1)
    best, exits = 0.0, 0
    for k in range(ENDS_SIZE[v.board, steps, square]):
        end = ENDS[v.board, steps, square, k]
        if end != behind and rated[TILE, end] > 0.0:
            exits += 1
            best = max(best, rated[TILE, end] + rated[NEXT, end])
    return w.ahead * best + w.exits * min(exits, 4)
