"""What is compiled before a search is asked anything, and the searches of this process: one for each game, made once."""
from __future__ import annotations

from benbow.engine.compiled import prepare
from benbow.engine.contract import Game

from . import evaluation, sequential_halving
from . import ismcts as tree
from .search import Search

# The modules whose kernels thinking needs; the rules come first.
KERNELS = (*prepare.PLAYING, tree.__name__, sequential_halving.__name__, evaluation.__name__)
_MINDS: dict[str, Search] = {}


def is_on_disk(game: Game) -> bool:
    """Can a process begin to think at once? Nothing is compiled or loaded to know."""
    return prepare.is_on_disk(game, KERNELS)


def search_of(game: Game) -> Search:
    """A game's rules are loaded once, and its tree is used move after move."""
    if game.id not in _MINDS:
        for _ in prepare.steps(game, KERNELS):
            pass
        _MINDS[game.id] = Search(game)
    return _MINDS[game.id]
