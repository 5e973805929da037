"""Levels of play: how much a bot searches, and how often it moves without searching. All see the same: their seat's view.

>>> [level.name for level in LEVELS]
['cabin-boy', 'deckhand', 'boatswain', 'first-mate', 'captain', 'admiral']
"""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from benbow.engine.compiled import seed_rng
from benbow.engine.contract import Game, View
from benbow.engine.errors import BadOptionError

from .baselines import BOTS, Bot, Greedy, Random, any_below
from .search import MAX_ITERATIONS, Budget, Search

QUICK_BEAT_S = 0.25  # of bots that do not search


@dataclass(frozen=True)
class Level:
    """With no iterations, the game's own policy plays."""

    name: str  # its texts are `level-<name>`
    iterations: int  # multiplied by the game's `iteration_scale`
    random_move_percent: int = 0  # moves that are uniformly random
    policy_move_percent: int = 0  # of the other moves, those that the policy takes without a search
    beat_s: float = QUICK_BEAT_S  # at a table it answers so long after its turn came; longer than a move takes on a quiet core


LEVELS = (
    Level("cabin-boy", 0, 60),
    Level("deckhand", 0, 20),
    Level("boatswain", 0),
    Level("first-mate", 1000, policy_move_percent=50, beat_s=0.5),
    Level("captain", 2000, beat_s=1.0),
    Level("admiral", 8000, beat_s=2.0),
)
BY_NAME = {level.name: level for level in LEVELS}


@dataclass(frozen=True)
class PendingSearch:
    """A bot's decision that needs a search, with this budget and seed."""

    budget: Budget
    seed: int


class LevelBot:
    """A bot of some level."""

    def __init__(self, level: Level, seed: int = 1) -> None:
        self.name, self.level = level.name, level
        self._seed, self._searches = seed, 0
        self._rng = np.zeros(1, np.uint64)
        seed_rng(self._rng, seed)
        self._random, self._policy = Random(seed ^ 0x5EED), Greedy(seed)
        self._search: Search | None = None

    def choose(self, view: View) -> int:
        decision = self.decide(view)
        if not isinstance(decision, PendingSearch):
            return decision
        if len(legal := view.legal()) == 1:
            return legal[0]
        if self._search is None or self._search.game is not view.game:
            self._search = Search(view.game)
        result = self._search.run(view, decision.budget, decision.seed)
        return result.sample(decision.seed)

    def decide(self, view: View) -> int | PendingSearch:
        """An action at once, or a search to run, perhaps in another process. Which of the two does not depend on the view: it
        may be a secret that there is only one action, say."""
        if any_below(100, self._rng) < self.level.random_move_percent:
            return self._random.choose(view)
        if self.level.iterations == 0 or any_below(100, self._rng) < self.level.policy_move_percent:
            return self.policy_action(view)
        self._searches += 1
        return PendingSearch(budget_of(self.level, view.game), self._seed + self._searches)

    def policy_action(self, view: View) -> int:
        """What the game's own policy does: also for when a search fails."""
        return self._policy.choose(view)


def levels_of(game: Game) -> tuple[Level, ...]:
    """Those of a game: where no search is known to beat the policy, no level searches."""
    return tuple(level for level in LEVELS if level.iterations == 0 or game.search_settings.beats_policy)


def budget_of(level: Level, game: Game) -> Budget:
    """What a level spends on a move of this game."""
    return Budget(max(1, level.iterations * game.search_settings.iteration_scale // 1000))


def level_named(name: str) -> Level | None:
    """A level, or one made of `search:ITERATIONS`; None if it is neither."""
    head, _, number = name.partition(":")
    if head == "search" and number.isdecimal() and len(number) < 9 and 0 < int(number) <= MAX_ITERATIONS:
        return Level(name, int(number))
    return BY_NAME.get(name)


def bot(name: str, seed: int = 1) -> Bot:
    """A bot by name: a level, `random`, `greedy`, or a search with a budget, as in `search:500`."""
    if name in BOTS:
        return BOTS[name](seed)
    if level := level_named(name):
        return LevelBot(level, seed)
    raise BadOptionError("bots", f"{name!r} is no bot; there are {', '.join([*BY_NAME, *BOTS])}, search:ITERATIONS")
