"""benbow compile [GAME ...]"""
from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable

import benbow
from benbow.engine.compiled import COMPILED, objects, prepare
from benbow.engine.contract import Game
from benbow.engine.laws import runner
from benbow.search import ready

from .common import Timing, prepared

PARTS: dict[str, Callable[[Game], tuple[str, ...]]] = {  # -> modules
    "all": lambda game: (*runner.KERNELS, *ready.kernels(game)), "playing": lambda game: prepare.PLAYING,
    "rules": lambda game: prepare.RULES, "search": ready.kernels}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games; GAME@VERSION: on older rules")
    parser.add_argument("--part", choices=PARTS, default="all",
                        help="all, for every command (default); playing: without laws and search; rules: for tables in the "
                             "browser; search: for bots that think there")
    parser.add_argument("--lines", action="store_true", help="for programs: a line of JSON for each function")
    parser.add_argument("--json", action="store_true", help="print one JSON object: CPU seconds of each part")


def run(given: argparse.Namespace) -> int:
    games = [named(name) for name in given.games or benbow.games()]
    modules_of = PARTS[given.part]
    if given.lines:
        return in_lines(games, modules_of)
    found: dict[str, Timing] = {}
    for game in games:
        for timing in prepared(game, f"Compiling {game.id}", modules_of(game)):
            found.setdefault(timing.part, timing)  # kernels for all games are there when the next game asks for them
    seconds = time.process_time()
    if given.json:
        print(json.dumps({"parts": [timing._asdict() for timing in found.values()], "cpu_seconds": seconds}))
        return 0
    for timing in found.values():
        print(f"{timing.cpu_seconds:7.2f} s  {timing.part}{' (from disk)' if timing.was_kept else ''}")
    print(f"{seconds:7.2f} s  of CPU time in all; kept in {objects.cache_home()}")
    return 0


def named(name: str) -> Game:
    """A game, or with a version (`mygame@1`) the same on older rules."""
    id, _, version = name.partition("@")
    return benbow.game(id, int(version)) if version.isdecimal() else benbow.game(name)


def in_lines(games: list[Game], modules_of: Callable[[Game], tuple[str, ...]]) -> int:
    """{"game": id, "done": n, "total": m} as it goes on; at last with "ready" or "error". No game stops another."""
    failed = 0
    for game in games:
        modules = modules_of(game)
        line: dict[str, object] = {"game": game.id, "done": 0, "total": prepare.count(modules) if COMPILED else 0}
        try:
            for done, _ in enumerate(prepare.steps(game, modules), start=1):
                line["done"] = done
                print(json.dumps(line), flush=True)
            line["ready"] = True
        except BrokenPipeError:  # nobody listens any more
            raise
        except Exception as error:  # whatever a compiler says about someone's game
            failed += 1
            line["error"] = f"{type(error).__name__}: {str(error).strip().partition(chr(10))[0]}"
        print(json.dumps(line), flush=True)
    return 1 if failed else 0
