"""The polished games of this repository. Small ones beside them, and games installed from elsewhere, answer to the laws only."""
from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import benbow

FOLDER = Path(benbow.__file__).parent / "games"
LANGUAGES = ("en", "fr", "de")
T = TypeVar("T")
GAMES = [name for name in benbow.games() if benbow.game(name).polished and benbow.game(name).home.is_relative_to(FOLDER)]


def volume(normal: T, soak: T) -> T:
    """How much of the same: in `make test`, and in `make soak`."""
    return soak if os.environ.get("BENBOW_SOAK") else normal
