"""benbow board GAME FILE: is a board or map that somebody drew one that the game can be played on?"""
from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import benbow
from benbow.engine.errors import BadOptionError

Check = Callable[[Path], list[str]]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = "Exit codes: 0 the board is sound, 1 it has faults, 2 it cannot be read."
    parser.add_argument("game", metavar="GAME", help="a game whose boards can be drawn anew")
    parser.add_argument("file", type=Path, metavar="FILE", help="the board, in the form of the game's own (its folder boards/)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(given: argparse.Namespace) -> int:
    game = benbow.game(given.game)
    faults = check_of(game)(given.file.expanduser())
    if given.json:
        print(json.dumps({"game": game.id, "file": str(given.file), "sound": not faults, "faults": faults}))
    elif faults:
        print(*(f"{given.file}: {fault}" for fault in faults), sep="\n")
    else:
        print(f"{given.file}: a sound board for {game.title()}")
    return 1 if faults else 0


def check_of(game: benbow.Game) -> Check:
    """`check_board(path)` in the game's room `board`: the faults, each with its place; BadBoardError if it cannot be read."""
    package = game.rooms[0].__package__  # none if the whole game is one module
    module = f"{package}.board"
    found = getattr(import_module(module), "check_board", None) if package and find_spec(module) else None
    if not callable(found):
        raise BadOptionError("game", f"{game.id} does not check boards: it has no function check_board in board.py")
    check: Check = found
    return check
