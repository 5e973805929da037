"""Levels for people: what a bot spends on a move, and how often its hand slips. None knows more than its seat, and none less.

A slip is honest noise: instead of thinking, the bot takes any action at random among those that it may take. In haste it does
what comes to its mind first, as the game's own bot would.

>>> [level.name for level in LEVELS]
['cabin-boy', 'deckhand', 'boatswain', 'first-mate', 'captain']
"""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from benbow.engine.compiled.kernel import below, seed_rng
from benbow.engine.compiled.uncompiled import uncompiled
from benbow.engine.contract import Game, View
from benbow.engine.errors import BadOptionError

from .baselines import BOTS, Bot, Greedy, Random
from .search import MOST_ITERATIONS, Budget, Search

any_below = uncompiled(below)


@dataclass(frozen=True)
class Level:
    """A budget and honest noise. With no iterations, the game's own bot chooses at first thought."""

    name: str  # its words are `level-<name>`
    iterations: int  # in a game whose `thinking.thousand` is a thousand
    slips: int = 0  # per cent of the moves that are taken at random
    haste: int = 0  # per cent of the others that are taken at first thought


LEVELS = (
    Level("cabin-boy", 0, 60),
    Level("deckhand", 0, 20),
    Level("boatswain", 0),
    Level("first-mate", 1000, haste=50),
    Level("captain", 2000),
)
BY_NAME = {level.name: level for level in LEVELS}


@dataclass(frozen=True)
class Question:
    """What a bot would have to think about: what to spend, and the seed."""

    budget: Budget
    seed: int


class Levelled:
    """A bot of some level."""

    def __init__(self, level: Level, seed: int = 1) -> None:
        self.name, self.level = level.name, level
        self._seed, self._moves = seed, 0
        self._rng = np.zeros(1, np.uint64)
        seed_rng(self._rng, seed)
        self._any, self._first = Random(seed ^ 0x5EED), Greedy(seed)
        self._mind: Search | None = None

    def choose(self, view: View) -> int:
        """From the view alone."""
        asked = self.decide(view)
        if not isinstance(asked, Question):
            return asked
        if len(legal := view.legal()) == 1:
            return legal[0]
        if self._mind is None or self._mind.game is not view.game:
            self._mind = Search(view.game)
        return self._mind.think(view, asked.budget, asked.seed).drawn(view.game.search_settings.mixing, asked.seed)

    def decide(self, view: View) -> int | Question:
        """An action at once, or the question to think about: it may be asked elsewhere. Which of the two does not rest on the
        view: that there is but one action, say, may be somebody's secret."""
        if any_below(100, self._rng) < self.level.slips:
            return self._any.choose(view)
        if self.level.iterations == 0 or any_below(100, self._rng) < self.level.haste:
            return self.first_thought(view)
        self._moves += 1
        return Question(budget_of(self.level, view.game), self._seed + self._moves)

    def first_thought(self, view: View) -> int:
        """What the game's own bot would do: at once, and if there is nobody to ask."""
        return self._first.choose(view)


def levels_of(game: Game) -> tuple[Level, ...]:
    """Those that a game has: where no search was found that plays better than the game's own bot, nobody thinks."""
    return tuple(level for level in LEVELS if level.iterations == 0 or game.search_settings.is_better)


def budget_of(level: Level, game: Game) -> Budget:
    """What a level spends on a move of this game."""
    return Budget(max(1, level.iterations * game.search_settings.thousand // 1000))


def bot(name: str, seed: int = 1) -> Bot:
    """A bot by name: a level, `random`, `greedy`, or a search with a budget, as in `search:500`."""
    if name in BOTS:
        return BOTS[name](seed)
    if name in BY_NAME:
        return Levelled(BY_NAME[name], seed)
    head, _, number = name.partition(":")
    if head == "search" and number.isdecimal() and len(number) < 9 and 0 < int(number) <= MOST_ITERATIONS:
        return Levelled(Level(name, int(number)), seed)
    raise BadOptionError("bots", f"{name!r} is no bot; there are {', '.join([*BY_NAME, *BOTS])}, search:ITERATIONS")
