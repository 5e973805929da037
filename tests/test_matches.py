"""Every recorded match is replayed to its recorded result, and its dice are checked."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

import benbow
from benbow.engine.files import Replay
from benbow.engine.match import Match

from .own import GAMES

MATCHES = sorted((Path(__file__).parent / "matches").glob("*/*.json"))


SEEN = sorted((Path(__file__).parent / "matches").glob("*/seen/*.json"))


def test_five_matches_of_each_game_are_recorded() -> None:
    for name in GAMES:
        assert sum(path.parent.name == name for path in MATCHES) >= 5


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_recorded_match_ends_as_recorded(path: Path) -> None:
    match = benbow.load(path)
    assert isinstance(match, Match)
    assert match.outcome is not None
    found = {key: getattr(match.outcome, key) for key in ("points", "utility", "winners", "reason")}
    assert json.loads(json.dumps(found)) == json.loads(path.with_suffix(".result").read_text())
    assert match.verify() == []


@pytest.mark.parametrize("path", SEEN, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_what_a_seat_saw_of_a_recorded_match_is_seen_again(path: Path) -> None:
    """`seen/0.json` is the file of seat 1 in the match `0.json`, by the same rules."""
    seen, match = benbow.load(path), benbow.load(path.parent.parent / path.name)
    assert isinstance(seen, Replay)
    assert isinstance(match, Match)
    assert seen.actions == match.history(1)
    assert [seen.view(ply) for ply in range(seen.ply + 1)] == [match.view(1, ply) for ply in range(match.ply + 1)]
