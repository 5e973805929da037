"""Weights of the bot's evaluation, in action points unless stated otherwise; tuned by playing versions against each other."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled import record

TABLE = (
    ("detour", 2),  # where no trail leads on: this many points, and one for every disc of the straight distance
    ("missing", 14),  # a pawn that is missing: one has to come back from the ship, or be captured
    ("spare", 0.02),  # the next pawn beside those that are needed: its points times this
    ("calm", 6),  # the greater, the less a point counts near the end
    ("fear", 0.8),  # factor of what the opponent may do with the points of his next turn
    ("attack", 0.9),  # factor of an attack that the own remaining points allow
    ("threat", 0.9),  # factor of an attack that the opponent's next turn allows
    ("later_threat", 0.3),  # the same while own points are left to do something about it
    ("object_stake", 0.0),  # to object: for each point that the player has after this one, the gain has to be so much larger
    ("contest_gain", 0.0),  # to contest an objection: the least gain
    ("refusal", 0.002),  # a disc may be refused: it has to gain so much more than a move
    ("end_bonus", 0.0),  # for ending a turn with points left
    ("long_game", 60),  # after so many turns of both sides the bot begins to play with noise
    ("noise", 0.002),  # noise for each turn more
    ("most_noise", 0.15),
    ("samples", 3),  # random completions of the jungle that are looked at before a disc is laid
)
KIND = record((name, np.float64) for name, _ in TABLE)
WEIGHTS = np.array([tuple(value for _, value in TABLE)], KIND).view(np.recarray)
