"""What can be chosen before the game. The last one, and the tiny length, make small versions for exact work."""
from __future__ import annotations

from benbow.engine.contract import Option

from .board import BOARD_NAMES, DISC_NAMES

PAWNS = 5

OPTIONS = (
    Option("players", range(2, 3), 2),
    Option("layout", ("drafted", "random"), "drafted"),  # SI-8
    Option("length", ("normal", "long", "tiny"), "normal"),  # SI-7, SI-31
    Option("board", BOARD_NAMES, "classic"),  # SI-5
    Option("discs", DISC_NAMES, "default"),  # SI-4
    Option("edition", ("de", "fr"), "de"),  # SI-28
    Option("limit", range(1, 1001), 400),  # SI-32: turns of both sides
    Option("pawns", range(1, PAWNS + 1), PAWNS, rare=True),  # of each side
)
