"""The polished games of this repository. Small ones beside them, and games installed from elsewhere, answer to the laws only."""
from __future__ import annotations

from pathlib import Path

import benbow

FOLDER = Path(benbow.__file__).parent / "games"
LANGUAGES = ("en", "fr", "de")
GAMES = [name for name in benbow.games() if benbow.game(name).polished and benbow.game(name).home.is_relative_to(FOLDER)]
