"""What can be chosen before the game. The last four make small versions for exact work."""
from __future__ import annotations

from benbow.engine.contract import Option

from .board import LEFT_IN_BAG, NAMES

PIRATES = 4

OPTIONS = (
    Option("players", range(2, 3), 2),
    Option("first", ("black", "random"), "black"),  # MA-9
    Option("deploy_first", range(1, PIRATES + 1), 3),  # MA-11
    Option("lost_treasure", ("win", "20"), "win"),  # MA-28, MA-31
    Option("notes", ("on", "off"), "on"),  # what a seat has seen, beside the board; no rule reads it
    Option("board", NAMES, "island", rare=True),
    Option("pirates", range(1, PIRATES + 1), PIRATES, rare=True),  # of each player
    Option("layout", ("random", "chart"), "random", rare=True),  # drawn, or as the board file has it
    Option("bag", range(LEFT_IN_BAG + 1), LEFT_IN_BAG, rare=True),  # tiles left for refilling, at most
)
