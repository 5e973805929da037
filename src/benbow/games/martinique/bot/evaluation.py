"""The value of things to a seat, in points: of tiles by what they complete, of map tiles by what they rule out."""
from __future__ import annotations

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import rule

from ..rules.actions import FIRST_LOAD, STOOL
from ..rules.board import IN_TREASURE, MAP, NUMBERS, SIDE, SQUARES, SYMBOLS, TREASURES, at
from ..rules.faces import faces_drawn, kind_weights
from ..rules.game import ends_sunrise, hidden_maps, pirates_left
from ..rules.loading import count_of, has_room, points_in, tiles_missing, treasure_of
from ..rules.state import HOOK, State
from ..rules.walking import best_way, end_number, steps_of
from .weights import Weights

MOVES_AHEAD = 3
NO_HURRY = 1000.0  # less for sitting down for nothing while the seat plays on alone: what can be taken first costs it no time
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
def symbol_values(v: State, seat: int, w: Weights) -> Floats:
    """[symbol] of one more tile of it: half a pair, and a step towards every treasure for which the seat lacks it."""
    found = np.full(SYMBOLS, w.tile)
    for treasure in range(TREASURES):
        missing = tiles_missing(v, seat, treasure)
        if missing > 0 and has_room(v, seat):
            gain = max(treasure_value(v, treasure, w), 0.0)
            for _ in range(1, missing):
                gain *= w.near
            for symbol in range(SYMBOLS):
                if count_of(v, symbol, treasure, IN_TREASURE[treasure]) > v.kept[seat, symbol]:
                    found[symbol] += gain
    return found


@rule
def joker_value(v: State, seat: int, w: Weights) -> float:
    """The more moves are left, the better; or what it brings at once, if it completes a treasure. MA-23"""
    if not has_room(v, seat):
        return 0.0
    best = w.joker * pirates_left(v, seat) / v.pirates
    for treasure in range(TREASURES):
        if v.treasure[treasure, 0] > 0 and tiles_missing(v, seat, treasure) == v.jokers[seat] + 1:
            best = max(best, treasure_value(v, treasure, w))
    return best


@rule
def load_value(v: State, seat: int, load: int, w: Weights) -> float:
    """Points, less jokers; a treasure that the opponent is about to load is worth more."""
    treasure = treasure_of(load)
    value = treasure_value(v, treasure, w)
    for place in range(IN_TREASURE[treasure]):
        if (load - FIRST_LOAD[treasure]) >> place & 1:
            value += w.tile - w.joker * pirates_left(v, seat) / v.pirates  # the tile stays, the joker goes
    if tiles_missing(v, 1 - seat, treasure) <= 1 and has_room(v, 1 - seat):
        value += w.deny * points_in(v, treasure)
    return value


# --------------------------------------------------------------------------------------- the Lost Treasure
@rule
def candidates(v: State) -> int:
    """How many squares may hold the Lost Treasure, by the faces in this view: at least one."""
    _, letters, numbers, hook_letters, hook_numbers = faces_drawn(v)
    size = at(v.board).side
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
def turn_value(v: State, place: int) -> float:
    """MA-16: what a hidden tile of the opponent is likely to rule out, by where it comes from: its back tells nothing else.

    One of n columns or rows that may hold the Lost Treasure: in logarithms of the squares left, so both kinds add up.
    """
    _, of_letter, of_number, total = kind_weights(v, v.origin[1 - v.mover, place] == HOOK)
    _, letters, numbers, hook_letters, hook_numbers = faces_drawn(v)
    found = 0.0
    for kind in range(2):
        weight, seen = (of_number, numbers + hook_numbers) if kind else (of_letter, letters + hook_letters)
        left = at(v.board).side - seen
        if weight > 0:
            found += weight * left / total * np.log(left / (left - 1.0))
    return found


@rule
def hook_value(v: State, seat: int, w: Weights) -> float:
    """MA-20: of the better tile that can be taken there; none, if the phase is over at once (MA-25)."""
    best = 0.0
    if ends_sunrise(v):
        return best
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
    tavern, mine, theirs = at(v.board).tavern, symbol_values(v, seat, w), symbol_values(v, 1 - seat, w)
    of_map, of_hook = map_value(v, w), max(hook_value(v, seat, w) + w.sit, 0.0)
    for square in range(SQUARES):
        if v.stands[square] == 0 and tavern[square]:
            rated[TILE, square] = of_hook
        elif v.stands[square] == 0 and v.lies[square]:
            symbol = (int(v.tile[square]) - 1) // NUMBERS
            rated[TILE, square] = of_map if v.tile[square] == MAP + 1 else mine[symbol] + w.deny * theirs[symbol]


@rule
def rate_enemy(v: State, seat: int, enemy: int, rated: Floats, w: Weights) -> None:
    """It is bad to stand where the enemy may pass over a pirate, and good where he may be passed over. MA-16"""
    flee = w.flee if hidden_maps(v, seat) else 0.0
    chase = w.chase if hidden_maps(v, 1 - seat) else 0.0
    b, steps = at(v.board), steps_of(v.tile[enemy] - 1)
    for square in range(SQUARES):
        if v.lies[square]:
            away = abs(enemy // SIDE - square // SIDE) + abs(enemy % SIDE - square % SIDE)
            rated[STAND, square] += chase * (away < steps_of(v.tile[square] - 1)) - flee * (away < steps)
    for k in range(b.ends_size[steps, enemy]):
        rated[ENEMY, b.ends[steps, enemy, k]] = 1.0


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
    b, steps = at(v.board), steps_of(v.tile[square] - 1)
    best, exits = 0.0, 0
    for k in range(b.ends_size[steps, square]):
        end = b.ends[steps, square, k]
        if end != behind and rated[TILE, end] > 0.0:
            exits += 1
            best = max(best, rated[TILE, end] + rated[NEXT, end])
    return w.ahead * best + w.exits * min(exits, 4)


# ----------------------------------------------------------------------------------------- deploying and moving
@rule
def deploy_value(v: State, landing: int, rated: Floats, w: Weights) -> float:
    """A pirate in the supply has a value too: he can land where he is needed."""
    return -w.keep if landing == STOOL else stand_value(v, landing, landing, rated, w) - w.keep


@rule
def stand_value(v: State, goal: int, source: int, rated: Floats, w: Weights) -> float:
    """Of standing on the goal: its tile, its place, and the next moves."""
    later = next_value(v, goal, source, rated, w)
    return rated[TILE, goal] + rated[STAND, goal] + (later if later > 0.0 else -w.dead_end)


@rule
def sit_value(v: State, seat: int, w: Weights) -> float:
    """Of going to the bar: a pirate who sits digs before all who do not yet, and cannot be passed over. The fewer squares are
    possible, the better. The first pirate of a seat should go early, and more so if others sit; if all others sit, none need."""
    value = w.sit + w.sure / candidates(v)
    if pirates_left(v, seat) == v.pirates:
        value += w.hurry if v.seated > 0 else w.first_stool
    return value * pirates_left(v, 1 - seat) / v.pirates


@rule
def move_value(v: State, seat: int, move: int, rated: Floats, finds: Floats, sitting: float, w: Weights) -> float:
    """The tile taken, map tiles turned up, and the new place, less the value of the old one."""
    source, goal = int(v.where[seat, move // SQUARES]), move % SQUARES
    steps = steps_of(v.tile[source] - 1)
    _, passed = best_way(v, seat, source, steps, end_number(v, source, steps, goal))
    gain = map_value(v, w) if v.tile[source] == MAP + 1 else finds[(int(v.tile[source]) - 1) // NUMBERS]
    if v.tile[source] <= MAP and not v.lies[goal] and ends_sunrise(v):
        gain = w.tile  # nothing is loaded any more
    value = w.at_once * gain - rated[STAND, source] - w.leave * next_value(v, source, source, rated, w)
    if candidates(v) > 1:
        value += w.turn_up * min(passed, hidden_maps(v, 1 - seat))
    if v.lies[goal]:
        return value + stand_value(v, goal, source, rated, w)
    of_hook = hook_value(v, seat, w) if at(v.board).tavern[goal] else 0.0
    if of_hook == 0.0 and pirates_left(v, 1 - seat) == 0:
        value -= NO_HURRY
    return value + sitting + of_hook
