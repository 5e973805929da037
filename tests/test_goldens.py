"""The golden playthroughs come out as they were written down."""
from __future__ import annotations

import pytest

import benbow

from . import goldens


@pytest.mark.parametrize("k", range(goldens.NUMBER))
@pytest.mark.parametrize("name", benbow.games())
def test_playthrough_is_as_written(name: str, k: int) -> None:
    assert goldens.playthrough(name, k) == goldens.path_of(name, k).read_text(encoding="utf-8")
