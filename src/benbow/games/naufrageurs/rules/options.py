"""Options. `lanes`, `barrels` and `special` make small versions for exact work."""
from __future__ import annotations

from collections.abc import Mapping

from benbow.engine.errors import BadOptionError
from benbow.engine.state import State, option

from .board import BOARDS


class Options(State):
    players: int = option(range(2, 6), 2)
    rounds: int = option(("single", "match"), "single")  # NA-19
    blue: int = option(("last", "rotates"), "last")  # NA-5
    board: int = option(BOARDS.names, "oleron", rare=True)
    lanes: int = option(range(1, 5), 4, rare=True)
    barrels: int = option(range(1, 7), 6, rare=True)  # of each colour
    special: int = option(range(7), 6, rare=True)  # of the Special Cargo
    blue_owner: int = option(("first", "second", "third"), "third", rare=True)  # NA-5: of three, if one has blue alone
    shortage: int = option(("lanes", "owners"), "lanes", rare=True)  # NA-17: who says which ship is loaded next


def check(options: Mapping[str, int]) -> None:
    """Every Owner needs a ship."""
    if options["players"] - 1 > options["lanes"]:
        owners, lanes = options["players"] - 1, options["lanes"]
        raise BadOptionError("players", f"{owners} Owners need as many lanes, or more; there are {lanes}")
