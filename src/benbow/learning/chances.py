"""Learning how true the chances are that a search tells: games of the search against itself, and what came of them.

What is fitted, and what for, stands in `search/chances.py`.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.contract import OVER, Game
from benbow.engine.match import Match
from benbow.search.chances import Chances, Floats, figures, logit
from benbow.search.knowledge import Knowledge
from benbow.search.levels import BY_NAME, budget_of
from benbow.search.search import Budget, Search

LEVEL = BY_NAME["captain"]  # whose games are played
FOLDS = 5
RIDGES = (0.1, 0.3, 1.0, 3.0, 10.0, 30.0, 100.0)  # for each game
STEPS = 12  # of Newton's method


@dataclass(frozen=True)
class ChancesSettings:
    iterations: int = 160  # games
    budget: float = 1.0  # of a captain's


class ChancesModel:
    """A row for each decision, and what is fitted to all of them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        width = len(figures(Match(game, {}, seed=1).view(0)))
        self.known, self.said, self.came = np.zeros((0, width), np.float32), np.zeros(0), np.zeros(0)
        self.games = np.zeros(0, np.int64)

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        return {"known": self.known, "said": self.said, "came": self.came, "games": self.games}

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        self.known, self.said, self.came, self.games = (arrays[name] for name in self.arrays())

    def weights(self) -> dict[str, Floats]:
        return fitted(self.known.astype(np.float64), self.said, self.came, self.games)._asdict()


def iterate(model: ChancesModel, learned: Knowledge, options: Sequence[Mapping[str, Any]], settings: ChancesSettings, k: int,
            seed: int) -> dict[str, float]:
    """One game: every second one as the game is proposed, the others with other options. -> what was measured"""
    rng = np.random.default_rng([seed, 4, k])
    match = Match(model.game, {} if k % 2 == 0 else dict(options[int(rng.integers(len(options)))]), seed=int(rng.integers(2**31)))
    search = Search(model.game, learned=learned)
    budget = Budget(max(1, round(settings.budget * budget_of(LEVEL, model.game).iterations)))
    known, said, seats = list[Floats](), list[float](), list[int]()
    match.advance()
    while match.actor != OVER:
        view, chosen = match.view(match.actor), int(rng.integers(2**31))
        result = search.run(view, budget, chosen)
        known.append(figures(view).astype(np.float32))
        said.append(result.value)
        seats.append(view.seat)
        match.play(result.sample(chosen))
        match.advance()
    assert match.outcome is not None
    came = [match.outcome.utility[seat] for seat in seats]
    model.known = np.concatenate([model.known, np.array(known)])
    model.said, model.came = np.concatenate([model.said, said]), np.concatenate([model.came, came])
    model.games = np.concatenate([model.games, np.full(len(said), k)])
    return {"decisions": len(said), "error": float(np.mean((np.array(said) - came) ** 2))}


# ------------------------------------------------------------------------------------------------------------------- fitting
def fitted(known: Floats, said: Floats, came: Floats, games: npt.NDArray[np.int64]) -> Chances:
    """From rows of decisions: the figures of the position, what the search said, what the seat got, and which game it was.

    How much the weights are held back (ridge regression) is chosen by what predicts games best that were left out.
    """
    x = np.concatenate([known * logit(said)[:, None], known], axis=1)
    start = np.zeros(x.shape[1])
    start[0] = 1.0  # the first figure is always 1: a slope of 1 and no shift correct nothing
    losses, fold, count = [], games % FOLDS, len(np.unique(games))
    for ridge in RIDGES:
        loss = 0.0
        for k in range(FOLDS):
            inside, outside = fold != k, fold == k
            p = sigmoid(x[outside] @ newton(x[inside], came[inside], start, ridge * count))
            loss -= float((came[outside] * np.log(p) + (1 - came[outside]) * np.log1p(-p)).sum())
        losses.append(loss)
    best = newton(x, came, start, RIDGES[int(np.argmin(losses))] * count)
    return Chances(*np.split(best, 2))


def newton(x: Floats, y: Floats, start: Floats, ridge: float) -> Floats:
    """The weights of a logistic regression, held back towards `start`."""
    weights = start.copy()
    for _ in range(STEPS):
        p = sigmoid(x @ weights)
        gradient = x.T @ (p - y) + ridge * (weights - start)
        curvature = (x * (p * (1 - p))[:, None]).T @ x + ridge * np.eye(len(start))
        weights = weights - np.linalg.solve(curvature, gradient)
    return weights


def sigmoid(x: Floats) -> Floats:
    return np.clip(1 / (1 + np.exp(-np.clip(x, -30, 30))), 1e-9, 1 - 1e-9)
