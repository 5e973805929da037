"""Figures of play: how strong the bot is, how long a game lasts, whether seats are fair, and that no game stalls."""
from __future__ import annotations

import functools

import pytest

from benbow.engine.intervals import interval

from .figures import LEFT, RIGHT, SELF, Figures, figures, play

ROWS = [("classic", "default"), ("classic", "varied"), ("wide", "default"), ("wide", "varied")]


@functools.cache
def found(board: str = "classic", discs: str = "default", layout: str = "drafted", games: int = 100) -> Figures:
    return figures(play(games, 1, SELF, board=board, discs=discs, layout=layout))


def test_bot_wins_95_of_100_games_against_random_play() -> None:
    """500 games from either seat."""
    won = figures(play(500, 1, LEFT)).first.rate * 500 + figures(play(500, 2, RIGHT)).second.rate * 500
    assert won >= 950
    assert interval(won, 1000)[0] > 0.95


@pytest.mark.parametrize(("board", "discs"), ROWS)
def test_games_have_a_human_length_and_seats_are_nearly_even(board: str, discs: str) -> None:
    """Known of a simple bot: 28 turns on `classic`, 13 to 48 in the middle 90 %; this one hurries more."""
    one = found(board, discs)
    assert 15 <= one.counts["turns"].median <= 35
    assert one.counts["turns"].low >= 6
    assert one.counts["turns"].high <= 70
    assert one.first.low < 0.6
    assert one.first.high > 0.45


@pytest.mark.rule("SI-32")
def test_no_game_stalls() -> None:
    for board, discs in ROWS:
        assert found(board, discs).stalled.rate == 0
        assert found(board, discs).draws.rate == 0


@pytest.mark.rule("SI-19")
@pytest.mark.rule("SI-23")
def test_discs_are_named_objected_to_and_contested_and_pawns_fight() -> None:
    """Known of a simple bot: 113 decisions, 27 discs named, 16 objections, 2.5 duels, 0.1 to 0.2 pawns back."""
    counts = found().counts
    assert 90 < counts["decisions"].mean < 190
    assert 15 < counts["named"].mean < 45
    assert 0.2 < counts["objections"].mean / counts["named"].mean < 0.7
    assert 1 < counts["contests"].mean < counts["objections"].mean
    assert 1.5 < counts["duels"].mean < 6
    assert counts["returns"].mean < 0.5


def test_random_layout_plays_as_well() -> None:
    one = found(layout="random")
    assert one.counts["decisions"].median < found().counts["decisions"].median + 30
    assert 15 <= one.counts["turns"].median <= 35
    assert one.stalled.rate == 0
