"""What can be chosen before the game. Fewer pirates and chests make small versions for exact computations."""
from __future__ import annotations

from benbow.engine.state import State, option

from .board import NAMES, SECTORS

SEATS = 4
PIRATES = 6


class Options(State):
    players: int = option(range(2, SEATS + 1), 3)
    map: int = option(NAMES, "island")
    rescue: int = option(("each", "once"), "each")  # IT-24
    limit: int = option(range(1, 151), 150)  # IT-37: turns per player
    pirates: int = option(range(1, PIRATES + 1), PIRATES, rare=True)  # of each player
    chests: int = option(range(1, SECTORS + 1), SECTORS, rare=True)  # one in each sector, from sector 1 on
    # Readings of the printed rules; of each the second is as printed.
    seizing: int = option(("joining", "jetty"), "joining", rare=True)  # IT-20: how a double 4 takes an empty boat
    targets: int = option(("one", "several"), "one", rare=True)  # IT-26: whom an attack is on
    flight: int = option(("must", "may"), "must", rare=True)  # IT-29: does a beaten pirate flee, and how far
    blockade: int = option(("land", "aboard"), "aboard", rare=True)  # IT-35: which enemies keep the treasure from being loaded
