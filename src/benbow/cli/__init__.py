"""The command `benbow`. Exit codes: 0 done, 1 something was found wrong, 2 bad input, 130 interrupted."""
from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

COMMANDS = {
    "serve": "open the table in the browser",
    "backup": "copy all matches of a server, also while it runs",
    "play": "play in the terminal, against bots or hot-seat",
    "draw": "draw a match file: its table as a picture, or the whole replay",
    "board": "write, check or draw a board of your own",
    "arena": "leagues of bots, ours and yours, with ratings",
    "hint": "say what a search would do in a match file, and how it might go on",
    "luck": "say what was luck and what was skill in a match that is over",
    "train": "let a game learn from games against itself",
    "exploit": "let a learner train against a frozen bot, and see what it gains",
    "calibrate": "measure how true the winning chances are that the search tells",
    "simulate": "let bots play many games and print what comes out",
    "equilibrium": "solve a small game and see how much a perfect opponent takes from the search",
    "bench": "measure the speed of the rules on one core",
    "compile": "compile the rules ahead of use",
    "new-game": "write a small game of your own to begin with",
    "laws": "check that a game keeps the laws of the contract",
}


def parser() -> argparse.ArgumentParser:
    import benbow

    top = argparse.ArgumentParser(prog="benbow", description="Four treasure-island games, for players, bots and research.")
    top.add_argument("--version", action="version", version=f"benbow {benbow.__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, help_text in COMMANDS.items():
        one = commands.add_parser(name, help=help_text, description=help_text[0].upper() + help_text[1:] + ".")
        _module(name).arguments(one)
    return top


def _module(command: str) -> Any:
    return import_module(f".{command.replace('-', '_')}", __name__)


def check_bounds() -> None:
    """For a server: an index out of range must not read a neighbour's memory. It costs some 9 % of speed."""
    import numba

    os.environ.setdefault("NUMBA_BOUNDSCHECK", "1")
    numba.config.reload_config()  # type: ignore[no-untyped-call]


def main(argv: Sequence[str] | None = None) -> int:
    from benbow.engine.errors import BenbowError

    if (sys.argv[1:] if argv is None else list(argv))[:1] == ["serve"]:
        check_bounds()

    for stream in (sys.stdin, sys.stdout):  # bytes that are no text, signs that a terminal cannot show: never a traceback
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = parser().parse_args(argv)
    try:
        return int(_module(arguments.command).run(arguments))
    except BenbowError as error:
        print(f"benbow: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader went away, as in `benbow simulate ... | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
