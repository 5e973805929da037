"""Ratings: Bradley and Terry's model by maximum likelihood, on Elo's scale, with intervals by resampling deals.

A difference of d means that the better one takes 1 / (1 + 10 ** (-d / 400)) of the games; a draw is half a win for both.
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
PRIOR = 0.5  # wins that each of a pairing is given beforehand: who never lost has a rating all the same


@dataclass(frozen=True)
class Interval:
    """A figure and where it lies with 95 %."""

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
    """Means of as many deals, drawn from these with replacement.

    Where all deals ended alike, drawing them again says nothing. Then the means come from the Beta distribution that is
    left after so many deals, if nothing was known before (Jeffreys): wide after few, never without width.
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
    """Ratings from scores: won[..., i, j] is what i took from j. -> ratings[..., i], the anchor's are 0

    Newton's method; the likelihood is concave, and the steps are kept short. Bots that no chain of games connects cannot be
    compared: the prior counts for pairings that were played only.

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
        slope = (won - games * expected).sum(axis=-1)
        bend = games * expected * (1 - expected)
        hessian = -bend
        hessian[..., range(k), range(k)] += bend.sum(axis=-1)
        step = np.linalg.solve(hessian[..., others, :][..., others], slope[..., others, None])[..., 0]
        step = np.clip(step, -1.5, 1.5)
        theta[..., others] += step
        if np.abs(step).max(initial=0) < 1e-10:
            break
    return theta * ELO


def ratings(pairs: Sequence[tuple[int, int]], scores: Sequence[Floats], games: Sequence[int], bots: int, anchor: int,
            samples: int, rng: np.random.Generator) -> tuple[list[Interval], list[Interval]]:
    """-> the bots' ratings, and what the first of each pairing took of it.

    `pairs` are places of bots; `scores` holds for each pairing what the first took of each deal; `games` how many games that is.
    """
    won = np.zeros((samples + 1, bots, bots))  # place 0: as it was; after it, resampled
    rates = []
    for (first, second), deals, count in zip(pairs, scores, games, strict=True):
        means = np.concatenate([[deals.mean()], resampled(deals, samples, rng)])
        rates.append(between(float(means[0]), means[1:]))
        won[:, first, second] += count * means
        won[:, second, first] += count * (1 - means)
    found = fit(won, anchor)
    return [between(float(found[0, bot]), found[1:, bot]) for bot in range(bots)], rates
