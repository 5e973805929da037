"""Predicted against actual results in ten bins: for all decisions, by part of the game, by seat, and by both.

Decisions of one game are not independent, so intervals come from resampling games. All sums are kept in one table of *cells*, by
part, seat and bin; a group of decisions is a sum over parts or seats.

Parts are told apart by the number of a decision, which is known when it is taken. Thirds of each match's own length are not: near
an end that nobody could foresee, who is ahead wins more often than any true prediction said.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benbow.engine.contract import Value
from benbow.engine.errors import BadOptionError

from ..plan import League
from ..ratings import Floats, Interval, between
from .selfplay import Played

PARTS, BINS, SAMPLES = 3, 10, 1000
COUNT, PREDICTED, ACTUAL, SQUARED_ERROR, SQUARED_ACTUAL = range(5)  # what a cell sums up
FIELDS = 5
LIMIT, PART_LIMIT = 0.03, 0.05  # gaps that are allowed: over all decisions, and in a part of the game


@dataclass(frozen=True)
class Bin:
    """Decisions with predictions of some tenth."""

    low: float
    high: float
    decisions: int
    games: int
    predicted: float
    actual: Interval


@dataclass(frozen=True)
class Group:
    """Some of the decisions. The gap is the mean distance of predicted and actual in its bins, weighed by decisions."""

    part: int | None  # None: all of them
    seat: int | None
    decisions: int
    games: int
    predicted: float
    actual: float
    bias: Interval  # predicted - actual
    gap: float
    chance_gap: float  # the gap that predictions without any fault would have on average, after as many games
    chance_gap_high: float  # they stay below it 95 times in 100
    brier: float  # mean squared error of the predictions
    base_brier: float  # the same, had the mean result always been predicted
    bins: tuple[Bin, ...]


@dataclass(frozen=True)
class Report:
    game: str
    options: tuple[tuple[str, Value], ...]
    level: str
    seed: int
    games: int
    thirds: tuple[int, ...]  # the numbers of the decisions, from 0, with which the second and the last begin; none: by length
    groups: tuple[Group, ...]  # all decisions, the parts, the seats, and each part of each seat

    @property
    def is_within_limits(self) -> bool:
        return not any(map(is_too_large, self.groups))


def is_too_large(group: Group) -> bool:
    """Is its gap? Those of seats are only reported."""
    return group.seat is None and group.gap > (LIMIT if group.part is None else PART_LIMIT)


def report(league: League, games: Sequence[Played], *, is_by_length: bool = False, samples: int = SAMPLES) -> Report:
    """With parts that are thirds of all decisions, or of each match's own. Random numbers have the seed of the plan, so the same
    games give the same figures."""
    if not any(game.predicted for game in games):
        raise BadOptionError("games", "there was no search in these games")
    thirds = () if is_by_length else thirds_of(games)
    searches, seats, rng = Searches(games, thirds), len(league.seatings[0]), np.random.default_rng(league.seed % 2**63)
    cells = searches.cells(seats)
    resampled, by_chance = resample(cells, samples, rng), searches.by_chance(seats, samples, rng)
    places = [(part, seat) for seat in (None, *range(seats)) for part in (None, *range(PARTS))]
    places.sort(key=lambda place: (None not in place, place[1] is not None))  # the parts, the seats, both
    found = (group(place, cells, resampled, by_chance, rng) for place in places)
    return Report(league.game, league.options, league.bots[0], league.seed, len(games), thirds,
                  tuple(one for one in found if one))


def thirds_of(games: Sequence[Played]) -> tuple[int, ...]:
    """With which numbers the second and the last third of all searches begin."""
    numbers = sorted(number for game in games for number in game.number)
    return tuple(numbers[part * len(numbers) // PARTS] for part in range(1, PARTS))


class Searches:
    """All searches of some games, as arrays."""

    def __init__(self, games: Sequence[Played], thirds: tuple[int, ...]) -> None:
        lengths = [len(game.predicted) for game in games]
        self.games, self.game = len(games), np.repeat(np.arange(len(games)), lengths)
        self.seat = np.array([seat for game in games for seat in game.seat], np.int64)
        self.predicted = np.clip([value for game in games for value in game.predicted], 0.0, 1.0)
        self.actual = np.array([game.utility[seat] for game in games for seat in game.seat], np.float64)
        self.part = np.array([sum(number >= begin for begin in thirds) if thirds else PARTS * number // game.decisions
                              for game in games for number in game.number], np.int64)
        self.bin = np.minimum((BINS * self.predicted).astype(np.int64), BINS - 1)
        self._together = winning_together(np.array([game.utility for game in games]))

    def cells(self, seats: int) -> Floats:
        """-> [game, part, seat, bin, field]"""
        fields = (np.ones_like(self.actual), self.predicted, self.actual, (self.predicted - self.actual) ** 2, self.actual**2)
        shape = (self.games, PARTS, seats, BINS)
        place = np.ravel_multi_index((self.game, self.part, self.seat, self.bin), shape)
        return np.stack([np.bincount(place, one, int(np.prod(shape))).reshape(shape) for one in fields], axis=-1)

    def by_chance(self, seats: int, samples: int, rng: np.random.Generator) -> Floats:
        """Results as they would be, were every prediction true. -> their sums: [sample, part, seat, bin]

        One number is drawn for each game, and whoever has a prediction above it wins; seats are set apart by a shift, so that one
        wins where another loses. So every decision is won exactly as often as predicted, and those of a game mostly together.
        """
        shape = (PARTS, seats, BINS)
        place = np.ravel_multi_index((self.part, self.seat, self.bin), shape)
        shift = (self._together / (self._together.max() + 1))[self.seat]
        drawn = (rng.random(self.games)[self.game] for _ in range(samples))
        won = ((numbers + shift) % 1.0 < self.predicted for numbers in drawn)
        return np.stack([np.bincount(place, one, int(np.prod(shape))).reshape(shape) for one in won])


def winning_together(utility: Floats) -> npt.NDArray[np.int64]:
    """For each seat the number of its side: seats that had the same result in every game are on one side."""
    return np.unique(utility, axis=1, return_inverse=True)[1].reshape(-1)


def resample(cells: Floats, samples: int, rng: np.random.Generator) -> Floats:
    """Bootstrap over games. -> sums over as many games, drawn with replacement: [sample, part, seat, bin, field]"""
    n = len(cells)
    flat = cells.reshape(n, -1)
    sums = [rng.multinomial(n, np.full(n, 1 / n)) @ flat for _ in range(samples)]
    return np.stack(sums).reshape(samples, *cells.shape[1:])


def group(place: tuple[int | None, int | None], cells: Floats, resampled: Floats, by_chance: Floats,
          rng: np.random.Generator) -> Group | None:
    """The figures of a part (None: all) of a seat (None: all); None if nobody searched there."""
    by_game, again = picked(cells, place), picked(resampled, place)
    sums = by_game.sum(axis=0)
    total = sums.sum(axis=0)
    n = float(total[COUNT])
    if n == 0:
        return None
    chance_gaps = gap(sums[:, PREDICTED], picked(by_chance[..., None], place)[..., 0], n)
    predicted, actual = float(total[PREDICTED]) / n, float(total[ACTUAL]) / n
    totals = again.sum(axis=1)
    totals = totals[totals[:, COUNT] > 0]
    biases = (totals[:, PREDICTED] - totals[:, ACTUAL]) / totals[:, COUNT]
    return Group(*place, int(n), int(by_game[..., COUNT].any(axis=1).sum()), predicted, actual,
                 between(predicted - actual, biases), float(gap(sums[:, PREDICTED], sums[:, ACTUAL], n)),
                 float(chance_gaps.mean()), float(np.percentile(chance_gaps, 95)), float(total[SQUARED_ERROR]) / n,
                 float(total[SQUARED_ACTUAL]) / n - actual**2,
                 tuple(bin_of(b, by_game[:, b], again[:, b], rng) for b in range(BINS) if sums[b, COUNT]))


def picked(cells: Floats, place: tuple[int | None, int | None]) -> Floats:
    """[..., part, seat, bin, field] -> [..., bin, field], of some part and seat"""
    parts, seats = (slice(None) if one is None else slice(one, one + 1) for one in place)
    found: Floats = cells[..., parts, seats, :, :].sum(axis=(-4, -3))
    return found


def gap(predicted: Floats, actual: Floats, decisions: float) -> Floats:
    """The mean absolute gap, from the sums in each bin: decisions times |mean - mean| is |sum - sum|.

    >>> float(gap(np.array([1.5, 8.0]), np.array([1.0, 10.0]), 20))
    0.125
    """
    found: Floats = np.abs(predicted - actual).sum(axis=-1) / decisions
    return found


def bin_of(number: int, by_game: Floats, resampled: Floats, rng: np.random.Generator) -> Bin:
    sums, games = by_game.sum(axis=0), int((by_game[:, COUNT] > 0).sum())
    actual = float(sums[ACTUAL] / sums[COUNT])
    there = resampled[resampled[:, COUNT] > 0]
    rates: Floats = there[:, ACTUAL] / there[:, COUNT]
    if not len(rates) or np.ptp(rates) == 0:  # all games ended alike: as in `ratings.resampled`, that is no certainty
        rates = rng.beta(games * actual + 0.5, games * (1 - actual) + 0.5, SAMPLES)
    return Bin(number / BINS, (number + 1) / BINS, int(sums[COUNT]), games, float(sums[PREDICTED] / sums[COUNT]),
               between(actual, rates))
