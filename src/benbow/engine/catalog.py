"""Finds games: folders under benbow/games, and packages elsewhere with an entry point in the group `benbow.games`.

>>> "naufrageurs" in games()
True
"""
from __future__ import annotations

import difflib
import functools
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from .contract import Game
from .errors import BadGameError, UnknownGameError, located

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


def game(id: str, version: int | None = None) -> Game:
    """The manifest of a game; with a version, on the rules of then, if they are kept."""
    if not isinstance(id, str) or id not in games():
        near = difflib.get_close_matches(str(id), games(), n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UnknownGameError("game", f"{id!r} is not a game here; there are {', '.join(games())}{hint}")
    found = _loaded(id) if version is None else _kept(_loaded(id), version)
    if found is None:
        raise UnknownGameError("rules", f"there is no version {version} of {id} here; the newest is {_loaded(id).rules_version}")
    return found


def load() -> Iterator[BadGameError]:
    """Load all games. One that cannot be loaded is left out from now on, as if it were not installed. -> what was wrong"""
    for id in games():
        try:
            game(id)
        except BadGameError as error:
            del _places()[id]
            yield error


def versions(id: str) -> Iterator[Game]:
    """A game on its newest rules, and on all older ones that it keeps."""
    return (game(id, version) for version in (game(id).rules_version, *game(id).older))


def played_by(game: Game, version: int) -> Game | None:
    """The rules by which a match of this version is played on and replayed: those of then if the game keeps them, else those that
    its upgrades lead to. None if there is no way."""
    while (found := _kept(game, version)) is None and version in game.upgrades:
        version += 1
    return found


def _kept(game: Game, version: int) -> Game | None:
    if version == game.rules_version or version not in game.older:
        return game if version == game.rules_version else None
    older = game.older[version]
    found = _imported(game.id, older) if isinstance(older, str) else older
    if not isinstance(found, Game) or (found.id, found.rules_version) != (game.id, version):
        raise BadGameError("older", f"{found!r} is not version {version} of {game.id}")
    return found


def _imported(id: str, module: str) -> object:
    home = Path(module)  # no such folder
    try:
        if (spec := find_spec(module)) and spec.origin:
            home = Path(spec.origin).parent
        return import_module(module).GAME
    except Exception as error:
        raise BadGameError(id, f"cannot be loaded: {located(error, home)}") from error


@functools.cache
def _loaded(id: str) -> Game:
    found = _imported(id, _places()[id].partition(":")[0])
    if not isinstance(found, Game):
        raise BadGameError("GAME", f"{_places()[id]} holds no manifest")
    if found.id != id:
        raise BadGameError("GAME", f"it is found as {id!r}, but its manifest says {found.id!r}; they must be equal")
    return found
