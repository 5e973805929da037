"""benbow compile [GAME ...]"""
from __future__ import annotations

import argparse
import time

import benbow
from benbow.engine import kernel, laws

from .common import prepared


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games")


def run(given: argparse.Namespace) -> int:
    start = time.monotonic()
    for name in given.games or benbow.games():
        prepared(benbow.game(name), f"Compiling {name}", laws.KERNELS)
    print(f"ready in {time.monotonic() - start:.1f} s; kept in {kernel.cache_home()}")
    return 0
