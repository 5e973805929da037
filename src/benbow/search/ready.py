"""What has to be compiled for searching, and the searches of this process: one for each game."""
from __future__ import annotations

import functools

from benbow.engine.compiled import prepare
from benbow.engine.contract import Game

from . import guided, ismcts, rollout, sequential_halving
from .knowledge import weights
from .search import Search


def kernels(game: Game) -> tuple[str, ...]:
    """The modules that its search and evaluation use."""
    method = sequential_halving if game.search_settings.method == "sequential_halving" else ismcts
    return (*prepare.PLAYING, rollout.__name__, method.__name__, *([guided.__name__] if "policy" in weights(game) else []))


def is_on_disk(game: Game) -> bool:
    """Can a process search at once? Nothing is compiled or loaded to find out."""
    return prepare.is_on_disk(game, kernels(game))


@functools.cache
def search_of(game: Game) -> Search:
    """The game's search; at first its rules are loaded or compiled."""
    for _ in prepare.steps(game, kernels(game)):
        pass
    return Search(game)
