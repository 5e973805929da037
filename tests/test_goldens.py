"""The golden playthroughs come out as they were written down."""
from __future__ import annotations

import pytest

from . import goldens
from .own import GAMES


@pytest.mark.parametrize("k", range(goldens.NUMBER))
@pytest.mark.parametrize("name", GAMES)
def test_playthrough_is_as_written(name: str, k: int) -> None:
    assert goldens.playthrough(name, k) == goldens.path_of(name, k).read_text(encoding="utf-8")
