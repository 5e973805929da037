"""What the bot holds dear, in points where nothing else is said; found by letting versions of it play each other."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled.kernel import record

# For each weight two values: if the Lost Treasure wins the game (MA-28), and if it is worth 20 points (MA-31).
TABLE = (
    ("map_tile", 13, 1.2),  # a map tile of the island or The Hook, at the start
    ("map_later", 0.3, 0.3),  # by how much of that it is worth more for every face seen
    ("map_known", 0.4, 0.24),  # which part of it, once the coordinates are known: the other does not get it
    ("turn_up", 20, 11),  # a map tile of the other turned up
    ("tile", 1, 1.8),  # a find tile: half a pair
    ("stack", 1, 1),  # a stack, beside its points
    ("near", 0.35, 0.28),  # a treasure, for each further tile that it lacks: times this
    ("deny", 0.3, 0.3),  # what the other wants: times this
    ("at_once", 0.2, 0.5),  # the tile taken now: times this; he would have it later too
    ("race", 0.5, 0.3),  # a tile that an enemy can reach: this part of it more
    ("ahead", 0.65, 0.84),  # what comes a move later: times this
    ("exits", 1, 0.5),  # each way on, up to four
    ("dead_end", 8, 1.3),  # no way on but to the bar
    ("leave", 0.8, 0.8),  # the ways on that he had before: times this
    ("keep", 1, 1),  # a pirate in the supply
    ("flee", 4, 1.8),  # to stand where an enemy may pass over
    ("chase", 0.1, 0),  # to stand where an enemy may be passed over
    ("sit", 2, -0.5),  # a pirate at the bar
    ("sure", 30, 3.2),  # the same, if the coordinates are known; of k squares the k-th part
    ("first_stool", 20, 1),  # to be the first there
    ("hurry", 40, 10),  # to be there with one pirate, if others are
    ("joker", 3, 4.2),  # a joker, with all pirates still to move
    ("trust", 0.9, 0.75),  # how far the other's digging is believed
    ("spread", 0.1, 0.18),  # a line where one has dug oneself: less by this part
    ("clueless", 12, 12),  # more squares than this may hold the treasure: it may bluff
    ("bluff", 0.3, 0.36),  # how often it does then
)
KIND = record((row[0], np.float64) for row in TABLE)
WEIGHTS = np.array([tuple(row[1 + variant] for row in TABLE) for variant in range(2)], KIND).view(np.recarray)
