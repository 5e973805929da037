"""Dice bands: how often each face came, how often it was to be expected, and how far from that is nothing special.

The number of times that a face comes in some rolls, each with a probability of its own, has a Poisson-binomial distribution.
The band is cut from the exact one, so with few rolls it is wide: ten rolls say little about a die, and the picture shows that.

Only dice have bands. What is drawn and not put back depends on what came before, and would not keep to them.

>>> counts = chances_of([0.5, 0.5])
>>> [float(chance) for chance in counts], band_of([1 / 6] * 12)
([0.25, 0.5, 0.25], (0, 4))
"""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benbow.engine.contract import Game
from benbow.engine.verbs import Verb

WITHIN = 0.9  # of all games, at least so many have a count within the band
MOST_FACES = 24
FEWEST_ROLLS = 3
ALL = -1  # instead of a seat: whoever rolled


@dataclass(frozen=True)
class Roll:
    """A draw with more than one outcome: what could come, with its probabilities, and what did."""

    ply: int
    came: int
    outcomes: tuple[int, ...]
    odds: tuple[float, ...]
    before: int  # the seat that chose next; the last one of all, if nobody did


@dataclass(frozen=True)
class Face:
    """One face of a die in a game: the count, what was to be expected, and the band."""

    code: int
    first: int  # the first ply at which it could come, and the last: for words and pictures of it
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
    """A kind of roll, all of them or those before choices of one seat."""

    verb: str
    seat: int
    rolls: int
    faces: tuple[Face, ...]


def chances_of(odds: Iterable[float]) -> npt.NDArray[np.float64]:
    """The probability of each count, from 0 to as many as there are."""
    chances = np.ones(1)
    for p in odds:
        chances = np.append(chances * (1 - p), 0.0) + np.append(0.0, chances * p)
    return chances


def band_of(odds: Sequence[float], within: float = WITHIN) -> tuple[int, int]:
    """The middle of the distribution: beyond either end lies at most half of what is left over."""
    below = np.cumsum(chances_of(odds))
    outside = (1 - within) / 2
    return int(np.searchsorted(below, outside, "right")), int(np.searchsorted(below, 1 - outside - 1e-12))


def bands_of(game: Game, rolls: Sequence[Roll], seats: int) -> tuple[Band, ...]:
    """Of everything that is a die: for all rolls, and for those before each seat's choices, if that is not the same."""
    by_verb: dict[str, list[Roll]] = defaultdict(list)
    for roll in rolls:
        by_verb[game.verbs.of(roll.came).name].append(roll)
    bands = []
    for verb in game.verbs.table:
        found = by_verb[verb.name]
        if not is_die(verb, found):
            continue
        bands.append(_band(verb, ALL, found))
        shares = [[roll for roll in found if roll.before == seat] for seat in range(seats)]
        if sum(map(bool, shares)) > 1:
            bands += [_band(verb, seat, share) for seat, share in enumerate(shares) if len(share) >= FEWEST_ROLLS]
    return tuple(bands)


def is_die(verb: Verb, rolls: Sequence[Roll]) -> bool:
    """Few faces, the same odds whenever the same can come, and the same can come again and again: nothing is used up."""
    if len(rolls) < FEWEST_ROLLS or verb.secret or verb.size > MOST_FACES:
        return False
    kinds = {roll.outcomes for roll in rolls}
    return len({(roll.outcomes, roll.odds) for roll in rolls}) == len(kinds) and len(rolls) >= FEWEST_ROLLS * len(kinds)


def _band(verb: Verb, seat: int, rolls: Sequence[Roll]) -> Band:
    faces = []
    for code in sorted({code for roll in rolls for code in roll.outcomes}):
        able = [roll for roll in rolls if code in roll.outcomes]
        odds = [roll.odds[roll.outcomes.index(code)] for roll in able]
        low, high = band_of(odds)
        faces.append(Face(code, able[0].ply, able[-1].ply, sum(roll.came == code for roll in rolls), sum(odds), low, high))
    return Band(verb.name, seat, len(rolls), tuple(faces))
