"""Reasons give no secret away; tests/games/test_explaining.py has all of them."""
from __future__ import annotations

import pytest

from ..by_hand import go
from ..own import LANGUAGES
from .table import BLUE, GAME, RED, position


@pytest.mark.rule("IT-38")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_the_same_whatever_another_has_seen(lang: str) -> None:
    """Blue has looked into a chest on which a pirate of Red's stands, and into one where a pirate of his own stands."""
    words = GAME.words(lang)
    for roll, seat in (("5-6", RED), ("3-3", BLUE), ("3-3", RED)):
        told = []
        for content in ("empty", "treasure"):
            other = "blue" if seat == RED else "red"
            seen = f"red 1 empty, blue 1 empty, {other} 2 {content}"
            match = go(position("f10", "i11", seen=seen if other == "blue" else f"{seen}, blue 2 empty"), f"roll {roll}")
            view = match.view(seat)
            told.append([GAME.telling.explain(view, code, words) for code in GAME.codes if code not in view.legal()])
        assert len(told[0]) > 500
        assert told[0] == told[1]
