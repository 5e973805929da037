"""The laws on a copy of the toy game with one change: `python -m tests.toys.plant FILE GAMES PAGES` prints the broken law.

Without arguments it reads such lines, as JSON, and answers each from a process of its own that begins with all imported.
"""
from __future__ import annotations

import importlib.util
import json
import os
import sys
import traceback
from pathlib import Path

from benbow.engine.contract import Game
from benbow.engine.laws import runner

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
        runner.check(game, games=games, pages=pages, longest=LONGEST)
    except runner.LawBrokenError as broken:
        return broken.law
    return "kept"


def answer(line: str) -> None:
    """In a child: what it leaves behind is gone with it."""
    child = os.fork()
    if child == 0:
        try:
            path, games, pages = json.loads(line)
            said = {"law": broken_law(load(Path(path)), games, pages)}
        except BaseException:
            said = {"failed": traceback.format_exc()}
        print(json.dumps(said), flush=True)
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        print(json.dumps({"failed": "it died"}), flush=True)


if __name__ == "__main__":
    if sys.argv[1:]:
        print(broken_law(load(Path(sys.argv[1])), int(sys.argv[2]), int(sys.argv[3])))
    else:
        for asked in sys.stdin:
            answer(asked)
