"""The golden playthroughs come out as they were written down: those of the rules of now, and those of earlier ones."""
from __future__ import annotations

from pathlib import Path

import pytest

from . import goldens
from .own import GAMES


@pytest.mark.parametrize("k", range(goldens.NUMBER))
@pytest.mark.parametrize("name", GAMES)
def test_playthrough_is_as_written(name: str, k: int) -> None:
    assert goldens.playthrough(name, k) == goldens.path_of(name, k).read_text(encoding="utf-8")


@pytest.mark.parametrize("path", goldens.older(), ids=lambda path: "-".join(path.parts[-3:]))
def test_what_was_played_by_earlier_rules_is_played_so_by_those_of_now(path: Path) -> None:
    """Every state and every view, byte by byte, but for the options that were not there."""
    assert goldens.played_again(path) == path.read_text(encoding="utf-8")
