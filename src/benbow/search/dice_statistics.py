"""How often each face of a die came in a match, how often it was expected, and the band of usual counts.

The count of a face over rolls that each have their own probability has a Poisson-binomial distribution. The band is taken from
the exact distribution, so it is wide after few rolls: ten rolls say little about a die.

Only dice have bands. Draws without replacement depend on those before, and would not keep to them.

>>> [float(p) for p in count_distribution([0.5, 0.5])], band_of([1 / 6] * 12)
([0.25, 0.5, 0.25], (0, 4))
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benbow.engine.contract import Game
from benbow.engine.verbs import Verb

COVERAGE = 0.9  # of all matches, at least so many have a count within the band
MAX_FACES = 24
MIN_ROLLS = 3
ALL = -1  # instead of a seat: all rolls


@dataclass(frozen=True)
class Roll:
    """A chance event with more than one outcome."""

    ply: int
    code: int  # what came
    outcomes: tuple[int, ...]
    odds: tuple[float, ...]
    next_seat: int  # that made a decision after it; the last one of the match, if none did


@dataclass(frozen=True)
class Face:
    """A face of a die: how often it came, and the band."""

    code: int
    first: int  # the first and the last ply at which it could come: for words and pictures of it
    last: int
    count: int
    expected: float
    low: int
    high: int

    @property
    def is_odd(self) -> bool:
        """Outside the band, as happens to one face in ten, or less often."""
        return not self.low <= self.count <= self.high


@dataclass(frozen=True)
class Band:
    """A kind of roll: all of them, or those before decisions of one seat."""

    verb: str
    seat: int
    rolls: int
    faces: tuple[Face, ...]


def count_distribution(odds: Iterable[float]) -> npt.NDArray[np.float64]:
    """Poisson-binomial: the probability of each count, from 0 to the number of rolls."""
    found = np.ones(1)
    for p in odds:
        found = np.append(found * (1 - p), 0.0) + np.append(0.0, found * p)
    return found


def band_of(odds: Sequence[float], coverage: float = COVERAGE) -> tuple[int, int]:
    """The central interval of the distribution: at most (1 - coverage) / 2 lies beyond either end."""
    cumulative = np.cumsum(count_distribution(odds))
    tail = (1 - coverage) / 2
    return int(np.searchsorted(cumulative, tail, "right")), int(np.searchsorted(cumulative, 1 - tail - 1e-12))


def bands_of(game: Game, rolls: Sequence[Roll], seats: int) -> tuple[Band, ...]:
    """Of every die: for all rolls, and for those before each seat's decisions, if that is not the same."""
    bands = []
    for verb in game.verbs.table:
        found = [roll for roll in rolls if game.verbs.of(roll.code).name == verb.name]
        if not is_die(verb, found):
            continue
        bands.append(_band(verb, ALL, found))
        by_seat = [[roll for roll in found if roll.next_seat == seat] for seat in range(seats)]
        if sum(map(bool, by_seat)) > 1:
            bands += [_band(verb, seat, share) for seat, share in enumerate(by_seat) if len(share) >= MIN_ROLLS]
    return tuple(bands)


def is_die(verb: Verb, rolls: Sequence[Roll]) -> bool:
    """Few faces, equal odds for equal outcomes, and the same outcomes again and again: nothing is used up."""
    if len(rolls) < MIN_ROLLS or verb.secret or verb.size > MAX_FACES:
        return False
    kinds = {roll.outcomes for roll in rolls}
    return len({(roll.outcomes, roll.odds) for roll in rolls}) == len(kinds) and len(rolls) >= MIN_ROLLS * len(kinds)


def _band(verb: Verb, seat: int, rolls: Sequence[Roll]) -> Band:
    faces = []
    for code in sorted({code for roll in rolls for code in roll.outcomes}):
        able = [roll for roll in rolls if code in roll.outcomes]
        odds = [roll.odds[roll.outcomes.index(code)] for roll in able]
        low, high = band_of(odds)
        faces.append(Face(code, able[0].ply, able[-1].ply, sum(roll.code == code for roll in rolls), sum(odds), low, high))
    return Band(verb.name, seat, len(rolls), tuple(faces))
