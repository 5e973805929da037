"""What bots do: in a position, and in whole games against each other. For all games alike."""
from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from benbow.engine.compiled import COMPILED, calls
from benbow.engine.contract import CHANCE, OVER, Game
from benbow.engine.match import Match
from benbow.search.baselines import bot


def some(games: int) -> int:
    """Fewer where the rules are not compiled."""
    return games if COMPILED else max(1, games // 20)


def choices(match: Match, seeds: Iterable[int] = range(1, 13)) -> set[str]:
    """What the bot does here, with various luck of its own."""
    return {match.text(bot("greedy", seed).choose(match.view(match.actor))) for seed in seeds}


def decisions(game: Game, games: int, seed: int, **options: object) -> Iterator[tuple[Any, Any, int]]:
    """Bots against each other: the true state, the actor's view, and what he chooses."""
    rules, workspace = game.rules, game.new_workspace(seed)
    for _ in range(games):
        state = game.opening(**options)
        while int(state["actor"]) != OVER:
            if int(state["actor"]) == CHANCE:
                code = int(calls.any_action(state, workspace))
            else:
                view = game.copy_of(state)
                rules["hide"](view, int(state["actor"]))
                code = int(rules["greedy"](game.copy_of(view), workspace.codes, workspace.bot_rng))
                yield state, view, code
            rules["apply"](state, code)
