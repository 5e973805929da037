"""The laws on a copy of the toy game with one change: `python -m tests.toys.plant FILE GAMES PAGES` prints the broken law."""
from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from benbow.engine import laws
from benbow.engine.contract import Game

LONGEST = 60  # plies; the toys have at most 8 and 51


def load(path: Path) -> Game:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    game = module.GAME
    assert isinstance(game, Game)
    return game


def broken_law(game: Game, games: int, pages: int) -> str:
    try:
        laws.check(game, games=games, pages=pages, longest=LONGEST)
    except laws.LawBrokenError as broken:
        return broken.law
    return "kept"


if __name__ == "__main__":
    print(broken_law(load(Path(sys.argv[1])), int(sys.argv[2]), int(sys.argv[3])))
