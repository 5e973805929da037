"""How often each face of a die came in a match, how often it was expected, and the band of usual counts.

A game's `drawing.dice` says which die shows what, and who threw it. The count of a face is a sum over throws, each of which has
its own odds. The band is taken from the exact distribution, so it is wide after few throws: ten throws say little about a die.

Only dice have bands. Draws without replacement depend on those before, and would not keep to them.

>>> [float(p) for p in count_distribution([(0.5, 0.5), (0.5, 0.5)])], band_of([(5 / 6, 1 / 6)] * 12)
([0.25, 0.5, 0.25], (0, 4))
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from benbow.engine.contract import Game
from benbow.engine.drawing.scene import Die
from benbow.engine.verbs import Verb

COVERAGE = 0.9  # of all matches, at least so many have a count within the band
MAX_FACES = 24
MIN_ROLLS = 3
NOBODY = -1  # instead of a seat: it is not known who threw


@dataclass(frozen=True)
class Roll:
    """A chance event with more than one outcome."""

    ply: int
    code: int  # what came
    outcomes: tuple[int, ...]
    odds: tuple[float, ...]
    dice: tuple[tuple[Die, ...], ...]  # for each outcome


@dataclass(frozen=True)
class Face:
    """A face of a die: how often it came, and the band."""

    name: str  # without words
    ply: int  # where it could come, by which outcome, and as which of its dice: for words and pictures of it
    code: int
    place: int
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
    """All throws of a die by one seat."""

    die: str
    seat: int
    rolls: int  # two dice thrown at once are two
    faces: tuple[Face, ...]


def count_distribution(counts: Iterable[Sequence[float]]) -> npt.NDArray[np.float64]:
    """The distribution of a sum: the probability of each, from 0 to the number of dice."""
    found = np.ones(1)
    for one in counts:
        found = np.convolve(found, one)
    return found


def band_of(counts: Iterable[Sequence[float]], coverage: float = COVERAGE) -> tuple[int, int]:
    """The central interval of the distribution: at most (1 - coverage) / 2 lies beyond either end."""
    cumulative = np.cumsum(count_distribution(counts))
    tail = (1 - coverage) / 2
    return int(np.searchsorted(cumulative, tail, "right")), int(np.searchsorted(cumulative, 1 - tail - 1e-12))


def bands_of(game: Game, rolls: Sequence[Roll]) -> tuple[Band, ...]:
    """Of every die and everyone who threw it, by seat."""
    thrown: dict[tuple[int, str], list[Roll]] = {}
    for roll in dice_rolls(game, rolls):
        for key in dict.fromkeys((die.thrower, die.body) for die in roll.dice[0]):
            thrown.setdefault(key, []).append(roll)
    keys = sorted(thrown, key=lambda key: key[0])
    return tuple(_band(seat, body, thrown[seat, body]) for seat, body in keys if len(thrown[seat, body]) >= MIN_ROLLS)


def dice_rolls(game: Game, rolls: Sequence[Roll]) -> list[Roll]:
    """What was rolled with dice. Where a game does not say with which, a verb is taken for one die, if it behaves like one."""
    kept = []
    for verb in game.verbs.table:
        found = [roll for roll in rolls if game.verbs.of(roll.code) is verb]
        if not all(dice and all(die.body for die in dice) for roll in found for dice in roll.dice):
            found = [replace(roll, dice=_notated(game, verb, roll)) for roll in found] if is_die(verb, found) else []
        kept += found
    return kept


def _notated(game: Game, verb: Verb, roll: Roll) -> tuple[tuple[Die, ...], ...]:
    texts = (game.verbs.text(code).partition(" ")[2] for code in roll.outcomes)
    return tuple((Die("", text, verb.name, text),) for text in texts)


def is_die(verb: Verb, rolls: Sequence[Roll]) -> bool:
    """Few faces, equal odds for equal outcomes, and the same outcomes again and again: nothing is used up."""
    if len(rolls) < MIN_ROLLS or verb.secret or verb.size > MAX_FACES:
        return False
    kinds = {roll.outcomes for roll in rolls}
    return len({(roll.outcomes, roll.odds) for roll in rolls}) == len(kinds) and len(rolls) >= MIN_ROLLS * len(kinds)


def _band(seat: int, body: str, rolls: Sequence[Roll]) -> Band:
    def shown(dice: tuple[Die, ...]) -> list[str]:
        return [die.face if (die.thrower, die.body) == (seat, body) else "" for die in dice]

    names = dict.fromkeys(name for roll in rolls for dice in roll.dice for name in shown(dice) if name)
    came = [name for roll in rolls for name in shown(roll.dice[roll.outcomes.index(roll.code)]) if name]
    faces = []
    for name in names:
        counts = [_counts([shown(dice).count(name) for dice in roll.dice], roll.odds) for roll in rolls]
        where, place = _example(name, [shown(dice) for dice in rolls[0].dice])
        faces.append(Face(name, rolls[0].ply, rolls[0].outcomes[where], place, came.count(name),
                          sum(n * p for one in counts for n, p in enumerate(one)), *band_of(counts)))
    return Band(body, seat, len(came), tuple(faces))


def _counts(numbers: Sequence[int], odds: Sequence[float]) -> list[float]:
    """The probability that none, one ... of the dice of a roll show a face."""
    found = [0.0] * (max(numbers) + 1)
    for n, p in zip(numbers, odds, strict=True):
        found[n] += p
    return found


def _example(name: str, shown: list[list[str]]) -> tuple[int, int]:
    """The index of an outcome that shows the face, and of the die: rather not a double, which may mean something else."""
    where = min((k for k, names in enumerate(shown) if name in names), key=lambda k: shown[k].count(name))
    return where, shown[where].index(name)
