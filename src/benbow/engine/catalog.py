"""Finds games: folders under benbow/games, and packages elsewhere with an entry point in the group `benbow.games`.

>>> "naufrageurs" in games()
True
"""
from __future__ import annotations

import difflib
import functools
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from .contract import Game
from .errors import BadGameError, UnknownGameError

GROUP = "benbow.games"
_FOLDER = Path(__file__).parent.parent / "games"


@functools.cache
def _places() -> dict[str, str]:
    """The module of each game, by id."""
    ours = {path.parent.name: f"benbow.games.{path.parent.name}" for path in _FOLDER.glob("*/__init__.py")}
    return {**{point.name: point.value for point in entry_points(group=GROUP)}, **ours}


def games() -> list[str]:
    """The ids of all games, sorted. Nothing is imported for this."""
    return sorted(_places())


def game(id: str) -> Game:
    """The manifest of a game."""
    if not isinstance(id, str) or id not in games():
        near = difflib.get_close_matches(str(id), games(), n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownGameError("game", f"{id!r} is not a game here; there are {', '.join(games())}{hint}")
    return _loaded(id)


@functools.cache
def _loaded(id: str) -> Game:
    found = import_module(_places()[id].partition(":")[0]).GAME
    if not isinstance(found, Game):
        raise BadGameError("GAME", f"{_places()[id]} holds no manifest")
    if found.id != id:
        raise BadGameError("GAME", f"it is found as {id!r}, but its manifest says {found.id!r}; they must be equal")
    return found
