"""The games of this repository; others may be installed beside them, and answer to the laws only."""
from __future__ import annotations

from pathlib import Path

import benbow

FOLDER = Path(benbow.__file__).parent / "games"
LANGUAGES = ("en", "fr", "de")
GAMES = [name for name in benbow.games() if benbow.game(name).home.is_relative_to(FOLDER)]
