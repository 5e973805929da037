"""Whole matches of every game, played once in a process: the tests of words, drawings and clicks walk through the same."""
from __future__ import annotations

import importlib
import importlib.util
import random
from collections.abc import Iterator
from functools import cache

import benbow
from benbow.engine.contract import View
from benbow.engine.match import Match
from benbow.engine.words import Words

from ..by_hand import everyone, play_on
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
    luck = random.Random(row)
    return play_on(Match(one.game, {**rows[row]}, seed=row + 1), lambda match: one.choose(match, luck))


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


@cache
def by_phase(name: str) -> dict[tuple[int, bool], list[View]]:
    """Positions of whole matches and by hand: by their phase, and by whether the viewer is the one who acts."""
    one, met = SAMPLES[name], dict[tuple[int, bool], list[View]]()
    sets = [*(match for _, match, *_ in one.refusals), *(match for match, _ in one.asked)]
    looks = [(match, ply) for match in all_played(name) for ply in range(match.ply + 1)]
    for match, ply in looks + [(match, match.ply) for match in (one() for one in sets)]:
        for view in (match.view(seat, ply) for seat in range(match.seats)):
            met.setdefault((view.phase, view.actor == view.seat), []).append(view)
    assert {phase for phase, _ in met} == set(range(len(one.game.phases)))
    return met


class Listening(Words):
    """The same words, and which of them were asked for."""

    def __init__(self, name: str, lang: str = "en") -> None:
        super().__init__(lang, SAMPLES[name].game.words(lang)._bundles)
        self.keys: list[str] = []

    def __call__(self, key: str, **arguments: str | int | float) -> str:
        self.keys.append(key)
        return super().__call__(key, **arguments)
