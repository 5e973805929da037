"""What can be chosen before the game: the usual, then small versions for exact work, then readings of the printed rules."""
from __future__ import annotations

from benbow.engine.state import State, option

from .board import BOARDS, LEFT_IN_BAG

PIRATES = 4
HOLD_SIZES = (4, 6, 8, 10)


class Options(State):
    players: int = option(range(2, 3), 2)
    first: int = option(("black", "random"), "black")  # MA-9
    deploy_first: int = option(range(1, PIRATES + 1), 3)  # MA-11
    lost_treasure: int = option(("win", "20"), "win")  # MA-28, MA-31
    notes: int = option(("on", "off"), "on")  # what a seat has seen, beside the board; no rule reads it
    board: int = option(BOARDS.names, "island", rare=True)
    pirates: int = option(range(1, PIRATES + 1), PIRATES, rare=True)  # of each player
    layout: int = option(("random", "chart"), "random", rare=True)  # drawn, or as the board file has it
    bag: int = option(range(LEFT_IN_BAG + 1), LEFT_IN_BAG, rare=True)  # tiles left for refilling, at most
    hold_size: int = option(("any", *map(str, HOLD_SIZES)), "any", rare=True)  # MA-5: stacks that a hold takes
    turning: int = option(("lot", "mover"), "lot", rare=True)  # MA-16: who says which hidden map tile is turned up
    holds: int = option(("open", "closed"), "open", rare=True)  # MA-32: shown all along, or at the end; no rule reads it
    sunset: int = option(("turn", "at_once"), "at_once", rare=True)  # MA-25: as printed; or after that turn
