"""The value of an unfinished game, for a search that does not play to the end: a weighted sum of a few features.

The weights were fitted to the results of greedy games (40,000, and 20,000 of the variant). Most of a game is luck, so a
playout is noisy; this estimate is rough too, but always the same for the same state, so a search can compare states.
"""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled import Utilities, rule

from ..rules.board import MAP, SIDE, SQUARES, TREASURES, at
from ..rules.faces import faces_drawn
from ..rules.game import hidden_maps, pirates_left
from ..rules.loading import has_room, points_in, tiles_missing
from ..rules.options import PIRATES
from ..rules.result import LOST_TREASURE, points_of, winner
from ..rules.state import LETTERS, NOBODY, SEATS, Phase, State

NEAR = 0.4  # a treasure, for each missing tile: times this

# In logits, for the lead of a seat over the other: if the Lost Treasure wins the game, and if it brings 20 points.
(CANDIDATES, FIND, POINTS, LATE_POINTS, JOKERS, LEFT, LATE_LEFT, HIDDEN, ON_MAP, READY) = range(10)
WEIGHTS = np.array([
    (0.15, 0.0),  # the logarithm of how many squares may hold the treasure: here fewer is better
    (0.27, 4.1),  # the chance that one of its pirates digs at the right one
    (0.0, 0.105),  # points, times the chance that nobody finds it
    (0.065, 0.247),  # the same, growing towards the end
    (0.08, 0.5),  # jokers
    (0.165, 0.8),  # pirates that do not sit yet
    (-0.26, -0.25),  # the same, growing towards the end
    (0.1, -0.1),  # map tiles that the opponent does not see
    (0.1, -0.3),  # pirates on a map tile, which they take with their next move
    (0.014, 0.108),  # points of treasures that are nearly complete
]).T.copy()


@rule
def value(s: State, out: Utilities) -> None:
    out[0] = digging_value(s) if s.phase == Phase.DIG or s.phase == Phase.UNCOVER else 1.0 / (1.0 + np.exp(-lead(s)))
    out[1] = 1.0 - out[0]


@rule
def candidates_for(s: State, seat: int) -> int:
    """How many squares may hold the Lost Treasure, as far as a seat knows: by its own tiles, and those turned up. MA-32"""
    letters, numbers = at(s.board).side, at(s.board).side
    for owner in range(SEATS):
        for k in range(s.maps[owner]):
            if owner == seat or s.shown[owner, k]:
                letters -= 0 < s.face[owner, k] <= LETTERS
                numbers -= s.face[owner, k] > LETTERS
    return max(letters, 1) * max(numbers, 1)


# ------------------------------------------------------------------------------------------------ on the island
@rule
def lead(s: State) -> float:
    """Of seat 0 over seat 1, in logits."""
    w = WEIGHTS[s.lost_treasure]
    mine, theirs = candidates_for(s, 0), candidates_for(s, 1)
    finds, misses = min(1.0, s.pirates / mine), min(1.0, s.pirates / theirs)
    left, other = pirates_left(s, 0), pirates_left(s, 1)
    late = 1.0 - (left + other) / (SEATS * s.pirates)
    ahead = (points_of(s, 0) - points_of(s, 1)) * (1.0 - finds) * (1.0 - misses)
    found = w[CANDIDATES] * np.log(theirs / mine) + w[FIND] * (finds - misses)
    found += ahead * (w[POINTS] + w[LATE_POINTS] * late) + (left - other) * (w[LEFT] + w[LATE_LEFT] * late)
    found += w[JOKERS] * (s.jokers[0] - s.jokers[1]) + w[HIDDEN] * (hidden_maps(s, 0) - hidden_maps(s, 1))
    return found + w[ON_MAP] * (on_maps(s, 0) - on_maps(s, 1)) + w[READY] * (ready(s, 0) - ready(s, 1))


@rule
def on_maps(s: State, seat: int) -> int:
    n = 0
    for pirate in range(s.pirates):
        square = s.where[seat, pirate]
        if square >= 0:
            n += s.lies[square] == 1 and s.tile[square] == MAP + 1
    return n


@rule
def ready(s: State, seat: int) -> float:
    """MA-21: points of the treasures, weighted by how few tiles the seat lacks."""
    found = 0.0
    for treasure in range(TREASURES):
        if s.treasure[treasure, 0] > 0 and has_room(s, seat):
            found += points_in(s, treasure) * NEAR ** tiles_missing(s, seat, treasure)
    return found


# --------------------------------------------------------------------------------------------------- digging
@rule
def digging_value(s: State) -> float:
    """By who finds the Lost Treasure, and if nobody does, by points. MA-28, MA-30, MA-31"""
    dug, total = squares_dug(s)
    rest = (total - dug[0] - dug[1]) / total
    chance = np.zeros(SEATS)
    for seat in range(SEATS):
        chance[seat] = min(1.0, digs_left(s, seat) / candidates_for(s, seat))
    finds = dug[0] / total + rest * chance[0] * (1.0 - 0.5 * chance[1])
    misses = dug[1] / total + rest * chance[1] * (1.0 - 0.5 * chance[0])
    won, ahead = winner(s), points_of(s, 0) - points_of(s, 1)
    level = 0.5 if won == NOBODY else 1.0 if won == 0 else 0.0
    if not s.lost_treasure:
        return finds + (1.0 - finds - misses) * level
    return finds * share(ahead + LOST_TREASURE) + misses * share(ahead - LOST_TREASURE) + (1.0 - finds - misses) * level


@rule
def share(ahead: int) -> float:
    return 0.5 if ahead == 0 else 1.0 if ahead > 0 else 0.0


@rule
def squares_dug(s: State) -> Any:
    """-> [seat] how many of the possible squares it has dug; how many are possible. MA-28"""
    faces, size, dug, total = faces_drawn(s)[0], at(s.board).side, np.zeros(SEATS), 0
    for square in range(SQUARES):
        column, row = square // SIDE, square % SIDE
        if column < size and row < size and not (faces >> column + 1 | faces >> LETTERS + row + 1) & 1:
            total += 1
            if s.stands[square] > 0:
                dug[(s.stands[square] - 1) // PIRATES] += 1.0
    return dug, total


@rule
def digs_left(s: State, seat: int) -> int:
    """MA-27"""
    n = 0
    for k in range(s.dug, s.seated):
        n += (s.stool[k] - 1) // PIRATES == seat
    return n
