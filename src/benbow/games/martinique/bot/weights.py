"""Weights of the bot's evaluation, in points unless a comment says otherwise; tuned by matches between versions of it."""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled import record


def weight(if_it_wins: float, if_20_points: float) -> Any:
    """Two values: if the Lost Treasure wins the game (MA-28), and if it brings 20 points (MA-31)."""
    return if_it_wins, if_20_points


class Weights:
    """For mypy, and the values themselves. Rules are given a record with these fields."""

    map_tile: float = weight(13, 1.2)  # a map tile of the island or The Hook, at the start
    map_later: float = weight(0.3, 0.3)  # more for every face seen: this part of it
    map_known: float = weight(0.4, 0.24)  # this part of it once the coordinates are known: the opponent does not get it
    turn_up: float = weight(20, 11)  # turning up a map tile of the opponent
    tile: float = weight(1, 1.8)  # a find tile: half a pair
    stack: float = weight(1, 1)  # a stack, beside its points
    near: float = weight(0.35, 0.28)  # a treasure, for each missing tile after the first: times this
    deny: float = weight(0.3, 0.3)  # the value of a thing to the opponent: times this
    at_once: float = weight(0.2, 0.5)  # the tile taken now: times this; it could be taken later too
    race: float = weight(0.5, 0.3)  # a tile that an enemy can reach: more by this part of it
    ahead: float = weight(0.65, 0.84)  # what comes a move later: times this
    exits: float = weight(1, 0.5)  # each move on, up to four
    dead_end: float = weight(8, 1.3)  # no move on but to the bar (subtracted)
    leave: float = weight(0.8, 0.8)  # the moves on that he had before: times this (subtracted)
    keep: float = weight(1, 1)  # a pirate in the supply
    flee: float = weight(4, 1.8)  # standing where an enemy may pass over (subtracted)
    chase: float = weight(0.1, 0)  # standing where an enemy may be passed over
    sit: float = weight(2, -0.5)  # a pirate at the bar
    sure: float = weight(30, 3.2)  # more for that if the coordinates are known; divided by the number of possible squares
    first_stool: float = weight(20, 1)  # sitting down first of all
    hurry: float = weight(40, 10)  # sitting down with a first pirate, if others sit
    joker: float = weight(3, 4.2)  # a joker, with all pirates still to move
    trust: float = weight(0.9, 0.75)  # how far the opponent's digging is believed, 0 to 1
    spread: float = weight(0.1, 0.18)  # a column or row where the seat has dug: less by this part
    clueless: float = weight(12, 12)  # it may bluff if more squares than this may hold the treasure
    bluff: float = weight(0.3, 0.36)  # how often it bluffs then, 0 to 1


_VALUES = {name: value for name, value in vars(Weights).items() if isinstance(value, tuple)}
WEIGHTS = np.array(list(zip(*_VALUES.values(), strict=True)), record((name, np.float64) for name in _VALUES)).view(np.recarray)
