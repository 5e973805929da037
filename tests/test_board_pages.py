"""docs/boards.md: every example is a board that is played on here, and is the one that the game's own tests know."""
from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import benbow
from benbow.engine.match import Match

from .by_hand import play_on
from .own import GAMES

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "boards.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```text (\w+)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def test_there_is_one_for_every_game() -> None:
    assert sorted(name for name, _ in EXAMPLES) == sorted(GAMES)


@pytest.mark.parametrize(("name", "text"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_it_is_played_on(name: str, text: str) -> None:
    game, luck = benbow.game(name), random.Random(1)
    assert game.boards is not None
    assert not [one for one in game.boards.read(text).findings if one.severity == "impossible"]
    match = play_on(Match(game, {"board": text}, seed=1), lambda match: luck.choice(match.legal()))
    assert match.outcome is not None
    files = [path.read_text(encoding="utf-8") for path in (Path(__file__).parent / name / "boards").glob("*.txt")]
    assert words(text) in map(words, files)


def words(text: str) -> list[str]:
    """Without comments and empty lines."""
    return [line.rstrip() for line in text.split("\n") if line.strip() and not line.startswith(";")]
