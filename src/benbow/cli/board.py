"""benbow board new|check|draw GAME FILE: a board of one's own, as a text that can be typed from the cardboard."""
from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import benbow
from benbow.engine import files
from benbow.engine.boards import OPTION, Boards, RefusedBoardError
from benbow.engine.contract import Game
from benbow.engine.errors import BadOptionError
from benbow.engine.match import Match
from benbow.engine.words import LANGUAGES, preferred, words_of

from . import draw

WORDS = Path(__file__).parent / "words"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = ("Exit codes: 0 done, and the board can be played on; 1 it cannot be played on; 2 bad input. "
                     "docs/boards.md says how to draw.")
    parser.add_argument("what", choices=("new", "check", "draw"), metavar="new|check|draw",
                        help="write one to begin with; say what is wrong or unlike the book; draw it")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("file", type=Path, metavar="FILE", help="the board's text")
    parser.add_argument("--like", metavar="NAME", help="new: which of our boards it begins as (default: the usual one)")
    parser.add_argument("--out", metavar="FILE", help="draw: x.svg or x.png (default: SVG, printed)")
    parser.add_argument("--lang", choices=LANGUAGES, default=preferred(), help="language (default: the system's)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(given: argparse.Namespace) -> int:
    game = benbow.game(given.game)
    if game.boards is None:
        raise BadOptionError("game", f"{game.id} has one board, and it is no text")
    return {"new": new, "check": check, "draw": drawn}[given.what](given, game, game.boards)


def new(given: argparse.Namespace, game: Game, boards: Boards[Any]) -> int:
    name, path = given.like or boards.names[0], given.file.expanduser()
    if name not in boards.names:
        raise BadOptionError("like", f"{name!r} is none of {', '.join(boards.names)}")
    if path.exists():
        raise BadOptionError("FILE", f"{path} exists already; nothing was changed")
    files.write_bytes(path, boards.ours[boards.names.index(name)].text.encode())
    _print(given, {"game": game.id, "file": str(path), "like": name}, f"{path} is {game.title(given.lang)}, {name}; change it")
    return 0


def check(given: argparse.Namespace, game: Game, boards: Boards[Any]) -> int:
    path, said, words = given.file.expanduser(), words_of(WORDS, given.lang), game.words(given.lang)
    text = boards.given(path)
    reading = boards.read(text)
    found = [{"severity": one.severity, "line": one.line, "clause": one.clause, "text": one.text(words)}
             for one in reading.findings]
    lines = [f"{path}:{one.line}: {one.label(words)}: {one.text(words)}" for one in reading.findings]
    lines += [f"{path}: {said('board-possible', game=game.title(given.lang))}"] if reading.values else []
    _print(given, {"game": game.id, "file": str(path), "possible": reading.values is not None, "findings": found}, *lines)
    return 0 if reading.values else 1


def drawn(given: argparse.Namespace, game: Game, boards: Boards[Any]) -> int:
    ending = Path(given.out).suffix.lower() if given.out else ".svg"
    if ending not in (".svg", ".png"):
        raise BadOptionError("out", f"{given.out!r} should end in .svg or .png")
    game.play_uncompiled()  # a picture is drawn sooner than rules would be compiled
    try:
        match = Match(game, {**game.shown_with, OPTION: boards.given(given.file.expanduser())}, seed=1)
    except RefusedBoardError:
        return check(given, game, boards)
    match.advance()
    content = draw.drawn(game, lambda ply: 0, lambda ply: match.svg(lang=given.lang), 0, ending, draw.WIDTHS.get(ending, 0))
    if given.out:
        files.write_bytes(given.out, content)
    svg = {} if given.out else {"svg": content.decode()}
    _print(given, {"game": game.id, "file": str(given.file), "out": given.out, "bytes": len(content), **svg},
           *([] if given.out else [content.decode().encode("ascii", "xmlcharrefreplace").decode()]))
    return 0


def _print(given: argparse.Namespace, found: dict[str, Any], *lines: str) -> None:
    print(*([json.dumps(found)] if given.json else lines), sep="\n", end="\n" if given.json or lines else "")
