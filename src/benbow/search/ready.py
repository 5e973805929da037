"""What has to be compiled for searching, and the searches of this process: one for each game."""
from __future__ import annotations

from benbow.engine.compiled import prepare
from benbow.engine.contract import Game

from . import evaluation, ismcts, sequential_halving
from .search import Search

KERNELS = (*prepare.PLAYING, ismcts.__name__, sequential_halving.__name__, evaluation.__name__)  # modules
_SEARCHES: dict[str, Search] = {}


def is_on_disk(game: Game) -> bool:
    """Can a process search at once? Nothing is compiled or loaded to find out."""
    return prepare.is_on_disk(game, KERNELS)


def search_of(game: Game) -> Search:
    """The game's search; at first its rules are loaded or compiled."""
    if game.id not in _SEARCHES:
        for _ in prepare.steps(game, KERNELS):
            pass
        _SEARCHES[game.id] = Search(game)
    return _SEARCHES[game.id]
