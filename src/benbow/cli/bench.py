"""benbow bench [GAME]: random playouts on one core, beside the game's C++ yardstick where it has one."""
from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console

import benbow
from benbow.engine import kernel, play
from benbow.engine.errors import BadOptionError

from .common import add_options, bar, prepared, read_options

COMPILER = "g++"
FLAGS = ("-O3", "-march=native", "-std=c++20")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="default: all games")
    parser.add_argument("--repeats", type=int, default=9, metavar="N", help="the median of so many is reported (default 9)")
    parser.add_argument("--seconds", type=float, default=0.4, metavar="S", help="about how long one repeat takes (default 0.4)")
    parser.add_argument("--json", action="store_true", help="print one JSON object (a list of them for all games)")
    add_options(parser)


def yardstick(game: benbow.Game) -> Path | None:
    """The game's C++ program, compiled; None where it has none or there is no compiler."""
    source = game.home / "yardstick.cpp"
    if not source.exists() or shutil.which(COMPILER) is None:
        return None
    key = hashlib.blake2b(source.read_bytes() + repr(FLAGS).encode(), digest_size=8).hexdigest()
    program = kernel.cache_home() / "yardsticks" / f"{game.id}-{key}"
    if not program.exists():
        program.parent.mkdir(parents=True, exist_ok=True)
        partial = program.with_suffix(f".{os.getpid()}")
        subprocess.run([COMPILER, *FLAGS, "-o", str(partial), str(source)], check=True)
        partial.replace(program)
    return program


def run_yardstick(program: Path, games: int, seed: int) -> dict[str, Any]:
    done = subprocess.run([program, "play", str(games), str(seed)], check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def measure(game: benbow.Game, options: dict[str, object], repeats: int, seconds: float) -> dict[str, Any]:
    prepared(game, f"Compiling {game.id}")
    state, desk = game.opening(**options), game.new_desk(1)
    games = 64
    while True:  # how many games take about as long as asked
        start = time.process_time()
        play.playouts(state, desk, games)
        took = time.process_time() - start
        if took > 0.1:
            break
        games *= 4
    games = max(1, int(games * seconds / took))
    program = yardstick(game) if game.option_values(state) == game.option_values(game.opening()) else None
    rows, ratios, theirs = [], [], []
    with bar(Console(stderr=True)) as progress:
        task = progress.add_task(f"Measuring {game.id}", total=repeats)
        for repeat in range(repeats):
            kernel.seed_rng(desk.rng, repeat)
            start = time.process_time()
            steps, decisions, *_ = play.playouts(state, desk, games)
            took = time.process_time() - start
            rows.append((steps / took, decisions / took, games / took))
            if program:  # at once after ours: the machine's mood is the same
                other = run_yardstick(program, games, repeat)
                theirs.append(other["steps"] / other["cpu_seconds"])
                ratios.append(rows[-1][0] / theirs[-1])
            progress.advance(task)
    medians = [statistics.median(column) for column in zip(*rows, strict=True)]
    found: dict[str, Any] = {
        "game": game.id,
        "steps_per_s": round(medians[0]),
        "decisions_per_s": round(medians[1]),
        "playouts_per_s": round(medians[2]),
        "cores": 1,
        "repeats": repeats,
        "games_per_repeat": games,
        "options": game.option_values(state),
    }
    if (game.home / "yardstick.cpp").exists():
        found["cpp_steps_per_s"] = round(statistics.median(theirs)) if theirs else None
        found["ratio"] = round(statistics.median(ratios), 3) if ratios else None
    return found


def run(given: argparse.Namespace) -> int:
    if not 0.001 <= given.seconds <= 60 or not 1 <= given.repeats <= 1000:
        raise BadOptionError("seconds", "a repeat takes 0.001 to 60 seconds, and there are 1 to 1000 of them")
    names = [given.game] if given.game else benbow.games()
    results = []
    for name in names:
        game = benbow.game(name)
        results.append(measure(game, read_options(game, given), given.repeats, given.seconds))
    if given.json:
        print(json.dumps(results[0] if given.game else results))
        return 0
    for found in results:
        print(f"{found['game']}: {found['steps_per_s'] / 1e6:.1f} M steps/s, {found['decisions_per_s'] / 1e6:.1f} M decisions/s, "
              f"{found['playouts_per_s'] / 1e3:.0f} k playouts/s on one core (CPU time, median of {found['repeats']})")
        if found.get("ratio"):
            print(f"  C++ in the same run: {found['cpp_steps_per_s'] / 1e6:.1f} M steps/s; ratio {found['ratio']:.2f}")
        elif "ratio" in found:
            print(f"  no ratio to C++: that needs {COMPILER} and the default options", file=sys.stderr)
    return 0
