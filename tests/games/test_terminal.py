"""The table in characters."""
from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.text import Text

from benbow.engine.laws.words import messages

from ..own import GAMES, LANGUAGES
from ..test_words import keys_in
from .matches import SAMPLES, Listening, all_views


@pytest.mark.parametrize("name", GAMES)
def test_the_table_fits_a_terminal_and_all_its_texts_are_met(name: str) -> None:
    one, words = SAMPLES[name], [Listening(name, lang) for lang in LANGUAGES]
    for k, view in enumerate((*(match().view(0) for match in one.boards), *all_views(name, 2))):
        lines = Text.from_markup(one.game.telling.board(view, words[k % 3])).plain.splitlines()
        assert max(map(cell_len, lines)) <= one.columns
        assert len(lines) <= one.lines
    found = set().union(*(keys_in(path) for path in (one.game.home / "rules").rglob("*.py")))  # of own boards
    there = {key for key in messages(one.game.home / "words" / "en.ftl") if key.startswith("board-")} - found
    assert there == {key for heard in words for key in heard.keys if key.startswith("board-")}
