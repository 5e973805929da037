"""What has to be compiled for searching, and the searches of this process: one for each game."""
from __future__ import annotations

import functools

from benbow.engine.compiled import prepare
from benbow.engine.contract import Game

from . import evaluation, guided, ismcts, sequential_halving
from .search import Search

KERNELS = (*prepare.PLAYING, ismcts.__name__, sequential_halving.__name__, guided.__name__, evaluation.__name__)  # modules


def is_on_disk(game: Game) -> bool:
    """Can a process search at once? Nothing is compiled or loaded to find out."""
    return prepare.is_on_disk(game, KERNELS)


@functools.cache
def search_of(game: Game) -> Search:
    """The game's search; at first its rules are loaded or compiled."""
    for _ in prepare.steps(game, KERNELS):
        pass
    return Search(game)
