"""Matches by hand, told in the notation of their game, and looks at them: for all games alike."""
from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction

import numpy as np

import benbow
from benbow.engine.match import Match

from .own import LANGUAGES


# ------------------------------------------------------------------------------------------------------ playing
def go(match: Match, *line: str) -> Match:
    for text in line:
        match.play(match.parse(text))
    return match


def tried(match: Match, *line: str) -> Match:
    """The same in a copy: the match itself stays as it is."""
    return go(match.copy(), *line)


def play_on(match: Match, choose: Callable[[Match], int], is_enough: Callable[[Match], bool] = lambda match: False) -> Match:
    """Up to a moment, or to the end: chance by the dice of the match, all seats by one function."""
    while match.actor != benbow.OVER and not is_enough(match):
        if match.actor == benbow.CHANCE:
            match.roll()
        else:
            match.play(choose(match))
    return match


def first_action(match: Match) -> int:
    return match.legal()[0]


def at_random(seed: int) -> Callable[[Match], int]:
    luck = random.Random(seed)
    return lambda match: luck.choice(match.legal())


def texts(match: Match, verb: str = "") -> list[str]:
    """What can be done, or what of one verb."""
    return [text for text in map(match.text, match.legal()) if f"{text} ".startswith(f"{verb} " if verb else "")]


def outcomes(match: Match) -> dict[str, Fraction]:
    return {match.text(code): chance for code, chance in match.chance()}


# ------------------------------------------------------------------------------------------------------ listening
def told(match: Match, *line: str, seat: int = 0, lang: str = "en") -> str:
    """What a seat is told of the last of these actions."""
    go(match, *line)
    return match.tell(match.ply - 1, seat, lang)


def told_in_all(match: Callable[[], Match], *line: str, seat: int = 0) -> tuple[str, ...]:
    return tuple(told(match(), *line, seat=seat, lang=lang) for lang in LANGUAGES)


# ------------------------------------------------------------------------------------------------------ looking
def fields(match: Match) -> np.record:
    """The true state, for looking only."""
    found: np.record = np.frombuffer(match.state_bytes(), match.game.dtype).view(np.recarray)[0]
    return found


def waits(match: Match) -> tuple[int, str]:
    """Who acts, and in which phase."""
    return match.actor, match.phase


def everyone(match: Match) -> tuple[int, ...]:
    """All seats, and the spectator."""
    return (*range(match.seats), benbow.SPECTATOR)
