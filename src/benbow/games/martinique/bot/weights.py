"""Weights of the bot's evaluation, in points unless a comment says otherwise; tuned by matches between versions of it."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled.kernel import record

# For each weight two values: if the Lost Treasure wins the game (MA-28), and if it is worth 20 points (MA-31).
ROWS = (
    ("map_tile", 13, 1.2),  # a map tile of the island or The Hook, at the start
    ("map_later", 0.3, 0.3),  # more for every face seen: this part of it
    ("map_known", 0.4, 0.24),  # this part of it once the coordinates are known: the opponent does not get it
    ("turn_up", 20, 11),  # turning up a map tile of the opponent
    ("tile", 1, 1.8),  # a find tile: half a pair
    ("stack", 1, 1),  # a stack, beside its points
    ("near", 0.35, 0.28),  # a treasure, for each missing tile after the first: times this
    ("deny", 0.3, 0.3),  # the value of a thing to the opponent: times this
    ("at_once", 0.2, 0.5),  # the tile taken now: times this; it could be taken later too
    ("race", 0.5, 0.3),  # a tile that an enemy can reach: more by this part of it
    ("ahead", 0.65, 0.84),  # what comes a move later: times this
    ("exits", 1, 0.5),  # each move on, up to four
    ("dead_end", 8, 1.3),  # no move on but to the bar (subtracted)
    ("leave", 0.8, 0.8),  # the moves on that he had before: times this (subtracted)
    ("keep", 1, 1),  # a pirate in the supply
    ("flee", 4, 1.8),  # standing where an enemy may pass over (subtracted)
    ("chase", 0.1, 0),  # standing where an enemy may be passed over
    ("sit", 2, -0.5),  # a pirate at the bar
    ("sure", 30, 3.2),  # more for that if the coordinates are known; divided by the number of possible squares
    ("first_stool", 20, 1),  # sitting down first of all
    ("hurry", 40, 10),  # sitting down with a first pirate, if others sit
    ("joker", 3, 4.2),  # a joker, with all pirates still to move
    ("trust", 0.9, 0.75),  # how far the opponent's digging is believed, 0 to 1
    ("spread", 0.1, 0.18),  # a column or row where the seat has dug: less by this part
    ("clueless", 12, 12),  # it may bluff if more squares than this may hold the treasure
    ("bluff", 0.3, 0.36),  # how often it bluffs then, 0 to 1
)
DTYPE = record((row[0], np.float64) for row in ROWS)
WEIGHTS = np.array([tuple(row[1 + variant] for row in ROWS) for variant in range(2)], DTYPE).view(np.recarray)
