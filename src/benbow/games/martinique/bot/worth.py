"""What things are worth to a seat, in points: tiles by what they complete, map tiles by what they rule out."""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled.kernel import rule

from ..rules.board import BOARDS, MAP, NUMBERS, SIDE, SQUARES, SYMBOLS, TREASURES
from ..rules.faces import faces_drawn
from ..rules.game import hidden_maps
from ..rules.loading import symbol_at, tiles_missing
from ..rules.state import State
from ..rules.walking import steps_of

SIZE, TAVERN, IN_TREASURE = BOARDS.size, BOARDS.tavern, BOARDS.places
ENDS, ENDS_SIZE = BOARDS.ends, BOARDS.ends_size
DEPTH = 3  # moves that a pirate looks ahead
# The rows of what a seat sees before it acts, each with a place for every square (`sight`).
WORTH, AHEAD, POST, REACH = range(4)


# ------------------------------------------------------------------------------------------ small treasures
@rule
def points_in(v: State, treasure: int) -> int:
    n = 0
    for place in range(IN_TREASURE[treasure]):
        if v.treasure[treasure, place] > 0:
            n += (int(v.treasure[treasure, place]) - 1) % NUMBERS + 1
    return n


@rule
def load_worth(v: State, treasure: int, w: Any) -> float:
    """The points of the stack, less what its tiles would be worth as pairs. MA-29"""
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
def symbol_worths(v: State, seat: int, w: Any) -> Any:
    """[symbol] what one more tile of it is worth: half a pair, and a step towards every treasure that lacks it."""
    found = np.full(SYMBOLS, w.tile)
    for treasure in range(TREASURES):
        missing = tiles_missing(v, seat, treasure)
        if missing > 0:
            hope = max(load_worth(v, treasure, w), 0.0)
            for _ in range(1, missing):
                hope *= w.near
            for symbol in range(SYMBOLS):
                if count_in(v, treasure, symbol) > v.kept[seat, symbol]:
                    found[symbol] += hope
    return found


@rule
def pirates_left(v: State, seat: int) -> int:
    """Those who do not sit yet."""
    n = int(v.pirates) - int(v.deployed[seat])
    for pirate in range(v.pirates):
        n += v.where[seat, pirate] >= 0
    return n


@rule
def joker_worth(v: State, seat: int, w: Any) -> float:
    """What a joker may bring as long as there are moves to come, or at once, if it completes a treasure. MA-23"""
    best = w.joker * pirates_left(v, seat) / v.pirates
    for treasure in range(TREASURES):
        if v.treasure[treasure, 0] > 0 and tiles_missing(v, seat, treasure) == v.jokers[seat] + 1:
            best = max(best, load_worth(v, treasure, w))
    return best


# --------------------------------------------------------------------------------------- the Lost Treasure
@rule
def candidates(v: State) -> int:
    """How many squares may hold the Lost Treasure, as far as this view knows: at least one."""
    _, letters, numbers, hook_letters, hook_numbers = faces_drawn(v)
    size = SIZE[v.board]
    return (size - letters - hook_letters) * (size - numbers - hook_numbers)


@rule
def map_worth(v: State, w: Any) -> float:
    """Each face rules out a column or a row, a later one a greater part of what is left. Who knows all only denies it."""
    if candidates(v) == 1:
        return w.map_tile * w.map_known
    _, letters, numbers, hook_letters, hook_numbers = faces_drawn(v)
    return w.map_tile * (1.0 + w.map_later * (letters + numbers + hook_letters + hook_numbers))


@rule
def hook_worth(v: State, seat: int, w: Any) -> float:
    """MA-20: the better of what can be taken there."""
    best = 0.0
    if v.hook_maps:
        best = map_worth(v, w)
    if v.hook_jokers:
        best = max(best, joker_worth(v, seat, w))
    return best


# --------------------------------------------------------------------------------------------- the island
@rule
def look_around(v: State, seat: int, w: Any) -> Any:
    """[WORTH, AHEAD, POST, REACH][square] what a tile is worth; what can be had on the way on from there; how good it is to
    stand there; 1 where an enemy may be after his next move."""
    sight = np.zeros((4, SQUARES))
    weigh_squares(v, seat, sight, w)
    for pirate in range(v.pirates):
        if v.where[1 - seat, pirate] >= 0:
            mind_enemy(v, seat, int(v.where[1 - seat, pirate]), sight, w)
    for square in range(SQUARES):  # what an enemy may take next is to be had now
        sight[POST, square] += w.race * sight[REACH, square] * sight[WORTH, square]
    look_ahead(v, sight, w)
    return sight


@rule
def weigh_squares(v: State, seat: int, sight: Any, w: Any) -> None:
    """Nothing where no tile lies or somebody stands. A tile that the other wants too is worth the more."""
    mine, theirs = symbol_worths(v, seat, w), symbol_worths(v, 1 - seat, w)
    of_map, of_hook = map_worth(v, w), max(hook_worth(v, seat, w) + w.sit, 0.0)
    for square in range(SQUARES):
        if v.stands[square] == 0 and TAVERN[v.board, square]:
            sight[WORTH, square] = of_hook
        elif v.stands[square] == 0 and v.lies[square]:
            symbol = (int(v.tile[square]) - 1) // NUMBERS
            sight[WORTH, square] = of_map if v.tile[square] == MAP + 1 else mine[symbol] + w.deny * theirs[symbol]


@rule
def mind_enemy(v: State, seat: int, enemy: int, sight: Any, w: Any) -> None:
    """Where he may pass over a pirate it is dangerous, where he may be passed over promising. MA-16"""
    flee = w.flee if hidden_maps(v, seat) else 0.0
    chase = w.chase if hidden_maps(v, 1 - seat) else 0.0
    steps = steps_of(v.tile[enemy] - 1)
    for square in range(SQUARES):
        if v.lies[square]:
            away = abs(enemy // SIDE - square // SIDE) + abs(enemy % SIDE - square % SIDE)
            sight[POST, square] += chase * (away < steps_of(v.tile[square] - 1)) - flee * (away < steps)
    for k in range(ENDS_SIZE[v.board, steps, enemy]):
        sight[REACH, ENDS[v.board, steps, enemy, k]] = 1.0


@rule
def look_ahead(v: State, sight: Any, w: Any) -> None:
    """The best way on from each tile, a few moves far; what comes later counts less."""
    later = np.zeros(SQUARES)
    for _ in range(DEPTH):
        for square in range(SQUARES):
            if v.lies[square]:
                later[square] = way_on(v, square, square, sight, w)
        sight[AHEAD, :] = later


@rule
def way_on(v: State, square: int, behind: int, sight: Any, w: Any) -> float:
    """What the best move from there may bring, and a little for each other one; `behind` nothing lies any more."""
    steps = steps_of(v.tile[square] - 1)
    best, exits = 0.0, 0
    for k in range(ENDS_SIZE[v.board, steps, square]):
        end = ENDS[v.board, steps, square, k]
        if end != behind and sight[WORTH, end] > 0.0:
            exits += 1
            best = max(best, sight[WORTH, end] + sight[AHEAD, end])
    return w.ahead * best + w.exits * min(exits, 4)
