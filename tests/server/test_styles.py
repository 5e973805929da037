"""The night of every game: written once, for who chooses it and for who leaves it to the device."""
from __future__ import annotations

import re

import pytest

import benbow
from benbow.server.styles import with_night
from tests.own import GAMES


@pytest.mark.parametrize("id", GAMES)
def test_night_is_the_same_chosen_or_by_the_device(id: str) -> None:
    css = with_night((benbow.game(id).home / "drawing" / "scene.css").read_text(encoding="utf-8"))
    chosen = re.findall(r'^:root\[data-theme="dark"\].*$', css, flags=re.MULTILINE)
    device = re.findall(r'^  (:root\[data-theme="auto"\].*)$', css, flags=re.MULTILINE)
    assert [line.replace('"dark"', '"auto"') for line in chosen] == device
    assert len(chosen) > 30
    assert all(line.count("{") == line.count("}") == 1 for line in chosen), "a rule is one line"
    assert "prefers-color-scheme" not in (benbow.game(id).home / "drawing" / "scene.css").read_text(encoding="utf-8")


def test_a_sheet_without_night_or_with_both_halves_stays_as_it_is() -> None:
    both = with_night(':root[data-theme="dark"] .sea { fill: #123; }')
    assert both.count(".sea") == 2
    assert with_night(both) == both
    assert with_night(".sea { fill: #9bd; }") == ".sea { fill: #9bd; }"
