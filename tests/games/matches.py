"""Whole matches of every game, played once in a process: the tests of words, drawings and clicks walk through the same."""
from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Iterator
from functools import cache

import benbow
from benbow.engine.contract import OVER, View
from benbow.engine.match import Match
from benbow.engine.words import Words

from ..by_hand import everyone
from ..own import GAMES
from .sample import Sample


def sample(name: str) -> Sample:
    """What its folder of tests says of it; of a game that has none, nothing."""
    if importlib.util.find_spec(f"tests.{name}") is None:
        return Sample(benbow.game(name))
    found: Sample = importlib.import_module(f"tests.{name}.sample").SAMPLE
    return found


SAMPLES = {name: sample(name) for name in GAMES}
OPTIONS = {name: one.options for name, one in SAMPLES.items()}
MATCHES = [(name, row) for name, one in SAMPLES.items() for row in range(len(OPTIONS[name]) + len(one.lively))]


@cache
def played(name: str, row: int) -> Match:
    one, rows = SAMPLES[name], OPTIONS[name]
    if row >= len(rows):
        return one.lively[row - len(rows)]()
    match, luck = Match(one.game, {**rows[row]}, seed=row + 1), random.Random(row)
    while match.actor != OVER:
        match.advance()
        if match.actor != OVER:
            match.play(one.choose(match, luck))
    return match


def all_played(name: str) -> list[Match]:
    return [played(name, row) for game, row in MATCHES if game == name]


def moments(match: Match, n: int) -> list[int]:
    """Some plies: the first, a few after the table is laid out, and the last."""
    return sorted({0, *range(match.laid, match.ply, max(1, (match.ply - match.laid) // n)), match.ply})


def views(match: Match, n: int) -> Iterator[View]:
    """Of every seat and of a spectator, at some moments."""
    for ply in moments(match, n):
        yield from (match.view(seat, ply) for seat in everyone(match))


def all_views(name: str, n: int) -> Iterator[View]:
    for match in all_played(name):
        yield from views(match, n)


class Listening(Words):
    """The same words, and which of them were asked for."""

    def __init__(self, name: str, lang: str = "en") -> None:
        super().__init__(lang, SAMPLES[name].game.words(lang)._bundles)
        self.keys: list[str] = []

    def __call__(self, key: str, **arguments: str | int | float) -> str:
        self.keys.append(key)
        return super().__call__(key, **arguments)
