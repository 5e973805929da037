"""Ratings: the Bradley-Terry model by maximum likelihood, on the Elo scale, with intervals by resampling deals.

A difference of d means that the better bot scores 1 / (1 + 10 ** (-d / 400)); a draw is half a win for both.
"""
from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benbow.engine.intervals import interval

Floats = npt.NDArray[np.float64]
ELO = 400 / math.log(10)
PRIOR = 0.5  # wins that each bot of a pairing starts with, so that one that never lost has a finite rating


@dataclass(frozen=True)
class Interval:
    """An estimate with its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(successes: float, n: int) -> Interval:
    """Wilson's interval for a rate: as if all games were independent.

    >>> found = wilson(50, 100)
    >>> round(found.low, 3), round(found.high, 3)
    (0.404, 0.596)
    """
    return Interval(successes / n, *interval(successes, n))


def resampled(scores: Floats, samples: int, rng: np.random.Generator) -> Floats:
    """Bootstrap: means of as many deals, drawn from these with replacement.

    Where all deals have the same score, that would claim certainty. Then the means are drawn from the posterior of Jeffreys'
    prior, a Beta distribution: wide after few deals, and never of zero width.
    """
    n = len(scores)
    if np.ptp(scores) == 0:
        won = n * float(scores[0])
        return rng.beta(won + 0.5, n - won + 0.5, samples)
    return rng.multinomial(n, np.full(n, 1 / n), samples) @ scores / n


def between(value: float, samples: Floats) -> Interval:
    low, high = (float(one) for one in np.percentile(samples, [2.5, 97.5]))
    return Interval(value, min(low, value), max(high, value))


def fit(won: Floats, anchor: int = 0, prior: float = PRIOR) -> Floats:
    """Ratings from scores: won[..., i, j] is what i scored against j. -> ratings[..., i]; the anchor's is 0

    Newton's method with limited steps; the likelihood is concave. Bots that no chain of games connects cannot be compared: the
    prior counts only for pairings that were played.

    >>> fit(np.array([[0.0, 30.0], [10.0, 0.0]]), prior=0).round(1).tolist()
    [0.0, -190.8]
    """
    k = won.shape[-1]
    played = np.broadcast_to((won + np.swapaxes(won, -1, -2)).reshape(-1, k, k).sum(axis=0) > 0, won.shape)
    won = won + prior * played
    games = won + np.swapaxes(won, -1, -2)
    others = [place for place in range(k) if place != anchor]
    theta = np.zeros(won.shape[:-1])
    for _ in range(200):
        expected = 1 / (1 + np.exp(theta[..., None, :] - theta[..., :, None]))
        gradient = (won - games * expected).sum(axis=-1)
        curvature = games * expected * (1 - expected)
        hessian = -curvature
        hessian[..., range(k), range(k)] += curvature.sum(axis=-1)
        step = np.linalg.solve(hessian[..., others, :][..., others], gradient[..., others, None])[..., 0]
        step = np.clip(step, -1.5, 1.5)
        theta[..., others] += step
        if np.abs(step).max(initial=0) < 1e-10:
            break
    return theta * ELO


def ratings(pairs: Sequence[tuple[int, int]], scores: Sequence[Floats], games: Sequence[int], bots: int, anchor: int,
            samples: int, rng: np.random.Generator) -> tuple[list[Interval], list[Interval]]:
    """-> the bots' ratings, and the score of the first bot of each pairing

    `pairs` are indices of bots; `scores` holds for each pairing the first bot's score in each deal, `games` the number of games.
    """
    won = np.zeros((samples + 1, bots, bots))  # [0] is the real league, the others are resampled
    rates = []
    for (first, second), deals, count in zip(pairs, scores, games, strict=True):
        means = np.concatenate([[deals.mean()], resampled(deals, samples, rng)])
        rates.append(between(float(means[0]), means[1:]))
        won[:, first, second] += count * means
        won[:, second, first] += count * (1 - means)
    found = fit(won, anchor)
    return [between(float(found[0, bot]), found[1:, bot]) for bot in range(bots)], rates
