"""What can be chosen before the game. Pirates and chests make small versions for exact work."""
from __future__ import annotations

from benbow.engine.contract import Option

from .board import NAMES, SECTORS

SEATS = 4
PIRATES = 6

OPTIONS = (
    Option("players", range(2, SEATS + 1), 3),
    Option("map", NAMES, "island"),
    Option("rescue", ("each", "once"), "each"),  # IT-24
    Option("limit", range(1, 151), 150),  # IT-37: turns per player
    Option("pirates", range(1, PIRATES + 1), PIRATES, rare=True),  # of each player
    Option("chests", range(1, SECTORS + 1), SECTORS, rare=True),  # in sectors 1 to so many
)
