"""Every recorded match is replayed to its recorded result, and its dice are checked."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

import benbow
from benbow.engine.match import Match

from .own import GAMES

MATCHES = sorted((Path(__file__).parent / "matches").glob("*/*.json"))


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
