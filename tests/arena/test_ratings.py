"""Ratings against known answers, and intervals that hold what they promise."""
from __future__ import annotations

import numpy as np
import pytest

from benbow.arena.ratings import between, fit, ratings, resampled, wilson


def expected(gap: float) -> float:
    return 1 / (1 + 10 ** (-gap / 400))


def test_three_to_one_is_191_points() -> None:
    assert fit(np.array([[0, 1.0], [3, 0]]), anchor=0, prior=0)[1] == pytest.approx(190.85, abs=0.01)
    assert fit(np.array([[0, 1.0], [3, 0]]), anchor=1, prior=0)[0] == pytest.approx(-190.85, abs=0.01)


def test_true_ratings_come_back_from_the_scores_that_they_make() -> None:
    true = np.array([0.0, 120.0, -80.0, 700.0])
    won = np.array([[0 if i == j else 500 * expected(true[i] - true[j]) for j in range(4)] for i in range(4)])
    won[0, 3] = won[3, 0] = 0  # a pairing that was not played: the others connect them
    assert fit(won, anchor=0, prior=0) == pytest.approx(true, abs=1e-6)
    many = fit(np.stack([won, won.T]), anchor=0, prior=0)
    assert many[0] == pytest.approx(true, abs=1e-6)
    assert many[1] == pytest.approx(-true, abs=1e-6)


def test_maximum_likelihood_of_a_triangle() -> None:
    """No perfect fit here: at the maximum each bot is expected to take exactly what it took."""
    won = np.array([[0, 8.0, 3.5], [2, 0, 6], [6.5, 4, 0]])
    found = fit(won, prior=0)
    for bot in range(3):
        games = [won[bot, other] + won[other, bot] for other in range(3)]
        assert sum(n * expected(found[bot] - found[other]) for other, n in enumerate(games) if other != bot) == pytest.approx(
            won[bot].sum(), abs=1e-6)


def test_who_never_lost_has_a_rating_that_grows_with_the_games() -> None:
    few, many = (fit(np.array([[0, 0.0], [n, 0]]))[1] for n in (10, 1000))
    assert few == pytest.approx(400 * np.log10(10.5 / 0.5), abs=0.01)
    assert many > few + 700


def test_intervals_of_deals_cover_the_truth() -> None:
    """300 leagues of 60 deals whose two games hang together: about 95 % of the intervals hold the true rate."""
    rng, held, naive, true = np.random.default_rng(5), 0, 0, 0.62
    for _ in range(300):
        luck = rng.random(60) < 0.5  # half of the deals are decided by the dice: both games end alike for the bot
        first, second = (1.0 * (rng.random(60) < true) for _ in range(2))
        scores = np.where(luck, first, (first + second) / 2.0)
        found = between(float(scores.mean()), resampled(scores, 400, rng))
        held += found.low <= true <= found.high
        reference = wilson(scores.sum() * 2, 120)
        naive += reference.low <= true <= reference.high
    assert 0.90 <= held / 300 <= 0.985
    assert naive < held  # games of a deal taken for independent promise too much


def test_intervals_of_ratings_cover_the_truth() -> None:
    rng, true, held = np.random.default_rng(11), [0.0, 90.0, 200.0], [0, 0]
    pairs = [(0, 1), (1, 2)]
    for _ in range(150):
        scores = [(rng.random(80) < expected(true[a] - true[b])).astype(float) for a, b in pairs]
        found, _ = ratings(pairs, scores, [80, 80], 3, 0, 300, rng)
        assert (found[0].low, found[0].high) == (0, 0)
        held = [n + (found[bot].low <= true[bot] <= found[bot].high) for bot, n in zip((1, 2), held, strict=True)]
    assert all(0.88 <= n / 150 <= 0.995 for n in held), held


def test_equal_deals_are_not_taken_for_certainty() -> None:
    rng = np.random.default_rng(1)
    few, many = (between(1.0, resampled(np.ones(n), 2000, rng)) for n in (5, 200))
    assert few.low < 0.75 < many.low < 0.995
    assert few.high == many.high == 1.0
    level = between(0.5, resampled(np.full(50, 0.5), 2000, rng))
    assert level.low < 0.42 < 0.58 < level.high
