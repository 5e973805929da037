"""What the bot holds dear, in action points where nothing else is said; found by letting versions of it play each other."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled.kernel import record

TABLE = (
    ("lost", 2),  # where no trail leads on: so many points, and one for every disc as the crow flies
    ("back", 14),  # a pawn that is missing: one has to come back from the ship, or be captured
    ("spare", 0.02),  # the next pawn beside those that are needed: its points times this
    ("calm", 6),  # the greater, the less a point counts near the end
    ("fear", 0.8),  # what the opponent may do with the points of his next turn: times this
    ("attack", 0.9),  # an attack that the own points still allow: times this
    ("threat", 0.9),  # an attack that the opponent's next turn allows: times this
    ("later", 0.3),  # the same, while own points are left to do something about it
    ("patience", 0.0),  # to object: for each point that the player has after this one, so much has to be at stake
    ("bold", 0.0),  # to contest an objection: so much has to be gained by it
    ("doubt", 0.002),  # a disc may be refused: it has to be worth so much more than a move
    ("rest", 0.0),  # to end a turn with points left: so much more than by using them
    ("long", 60),  # after so many turns of both sides a game drags on
    ("whim", 0.002),  # for each turn more: by how much it may misjudge a deed
    ("whims", 0.15),  # and at most
    ("dreams", 3),  # how often the rest of the jungle is imagined before a disc is laid
)
KIND = record((name, np.float64) for name, _ in TABLE)
WEIGHTS = np.array([tuple(value for _, value in TABLE)], KIND).view(np.recarray)
