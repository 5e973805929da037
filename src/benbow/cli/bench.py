"""benbow bench [GAME]: speed of random playouts on one core, and of a C++ yardstick if there is one; --search: of the search."""
from __future__ import annotations

import argparse
import dataclasses
import hashlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import benbow
from benbow.engine.compiled import Workspace, objects, seed_rng
from benbow.engine.compiled import playouts as play
from benbow.engine.contract import SearchSettings, View
from benbow.engine.errors import BadOptionError
from benbow.engine.match import Match
from benbow.engine.state import State
from benbow.search import ismcts
from benbow.search.ready import kernels
from benbow.search.search import MAX_ITERATIONS, Budget, Search

from .common import add_options, bar, prepared, read_options

COMPILER = "g++"
FLAGS = ("-O3", "-march=native", "-std=c++20")
ITERATIONS = 20_000


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="default: all games")
    parser.add_argument("--repeats", type=int, default=9, metavar="N", help="the median of so many is reported (default 9)")
    parser.add_argument("--seconds", type=float, default=0.4, metavar="S", help="about how long one repeat takes (default 0.4)")
    parser.add_argument("--search", action="store_true", help="measure the search instead, from the first decision of the game")
    parser.add_argument("--iterations", type=int, default=ITERATIONS, metavar="N",
                        help=f"of one search, at most; fewer where a repeat would take too long (default {ITERATIONS})")
    parser.add_argument("--json", action="store_true", help="print one JSON object (a list of them for all games)")
    add_options(parser)


def yardstick(game: benbow.Game) -> Path | None:
    """The game's C++ program, compiled; None where it has none or there is no compiler."""
    source = game.home / "yardstick.cpp"
    if not source.exists() or shutil.which(COMPILER) is None:
        return None
    key = hashlib.blake2b(source.read_bytes() + repr(FLAGS).encode(), digest_size=8).hexdigest()
    program = objects.cache_home() / "yardsticks" / f"{game.id}-{key}"
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


def timed(work: Callable[..., Any], *arguments: object) -> tuple[float, Any]:
    """-> the CPU time that a call took, and what it returned"""
    start = time.process_time()
    found = work(*arguments)
    return time.process_time() - start, found


def games_in(state: State, workspace: Workspace, seconds: float) -> int:
    """How many random games take about so long."""
    games = 64
    while (took := timed(play.playouts, state, workspace, games)[0]) <= 0.1:
        games *= 4
    return max(1, int(games * seconds / took))


def measure(game: benbow.Game, options: dict[str, object], repeats: int, seconds: float) -> dict[str, Any]:
    prepared(game, f"Compiling {game.id}")
    state, workspace = game.opening(**options), game.new_workspace(1)
    games = games_in(state, workspace, seconds)
    program = yardstick(game) if game.option_values(state) == game.option_values(game.opening()) else None
    rows, ratios, theirs = [], [], []
    with bar() as progress:
        task = progress.add_task(f"Measuring {game.id}", total=repeats)
        for repeat in range(repeats):
            seed_rng(workspace.rng, repeat)
            took, (steps, decisions, *_) = timed(play.playouts, state, workspace, games)
            rows.append((steps / took, decisions / took, games / took))
            if program:  # right after ours, when the machine is equally busy
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


# ------------------------------------------------------------------------------------------------------------ searching
def iterations_in(search: Search, view: View, settings: SearchSettings, seconds: float, most: int) -> int:
    """A round number of iterations that take about so long; `most` if they take less."""
    tried, took = 1, 0.0
    while tried < most and took < seconds / 10:
        tried = min(most, tried * 4)
        took, _ = timed(search.run, view, Budget(tried), 1, settings)
    fit = tried * seconds / max(took, 1e-9)
    return most if fit >= most else max(n * 10**k for k in range(8) for n in (1, 2, 5) if n * 10**k <= max(fit, 1))


def measure_search(game: benbow.Game, options: dict[str, object], repeats: int, seconds: float, most: int) -> dict[str, Any]:
    """Iterations per second of CPU time, and how they compare with random playouts of whole games measured in between."""
    prepared(game, f"Compiling {game.id}", tuple(dict.fromkeys((*kernels(game), ismcts.__name__))))  # trees are measured, too
    match = Match(game, options, seed=1)
    match.advance()
    view, search = match.view(match.actor), Search(game)
    state, workspace = game.opening(**options), game.new_workspace(1)
    games = games_in(state, workspace, min(seconds, 0.2))
    variants = {"uniform": SearchSettings(), "guided": SearchSettings(rollout_policy_percent=100), "own": game.search_settings}
    sizes = {name: iterations_in(search, view, settings, seconds, most) for name, settings in variants.items()}
    speeds: dict[str, list[float]] = {name: [] for name in ("playouts", *variants)}
    with bar() as progress:
        task = progress.add_task(f"Searching {game.id}", total=repeats)
        for repeat in range(repeats):
            seed_rng(workspace.rng, repeat)
            speeds["playouts"].append(games / timed(play.playouts, state, workspace, games)[0])
            for name, settings in variants.items():  # in turn, so that the machine is equally busy for all
                speeds[name].append(sizes[name] / timed(search.run, view, Budget(sizes[name]), repeat, settings)[0])
            progress.advance(task)
    ratios = [one / other for one, other in zip(speeds["uniform"], speeds["playouts"], strict=True)]
    return {
        "game": game.id,
        **{f"{name}_iterations_per_s": round(statistics.median(speeds[name])) for name in variants},
        "playouts_per_s": round(statistics.median(speeds["playouts"])),
        "ratio": round(statistics.median(ratios), 3),
        "iterations": sizes,
        "own_thinking": dataclasses.asdict(game.search_settings),
        "from": {"phase": game.phases[view.phase], "seat": view.seat, "seats": view.seats},
        "cores": 1,
        "repeats": repeats,
        "options": game.option_values(state),
    }


def show_search(found: dict[str, Any]) -> None:
    at, sizes = found["from"], found["iterations"]
    print(f"{found['game']}, seat {at['seat']} of {at['seats']} in phase {at['phase']}; search iterations/s on one core:")
    for name, words in (("uniform", "random rollouts"), ("guided", "policy rollouts"), ("own", "own settings")):
        speed = thousands(found[f"{name}_iterations_per_s"])
        print(f"  {words + ':':18}{speed:>6}   (CPU time, median of {found['repeats']} searches of {sizes[name]} iterations)")
    games = thousands(found["playouts_per_s"])
    print(f"  {'random games:':18}{games:>6}   in the same run; uniform search to that: {found['ratio']:.2f}")


def show_playouts(found: dict[str, Any]) -> None:
    print(f"{found['game']}: {found['steps_per_s'] / 1e6:.1f} M steps/s, {found['decisions_per_s'] / 1e6:.1f} M decisions/s, "
          f"{found['playouts_per_s'] / 1e3:.0f} k playouts/s on one core (CPU time, median of {found['repeats']})")
    if found.get("ratio"):
        print(f"  C++ in the same run: {found['cpp_steps_per_s'] / 1e6:.1f} M steps/s; ratio {found['ratio']:.2f}")
    elif "ratio" in found:
        print(f"  no ratio to C++: that needs {COMPILER} and the default options", file=sys.stderr)


def thousands(number: int) -> str:
    """
    >>> thousands(345678), thousands(9876), thousands(105)
    ('346 k', '9.9 k', '105')
    """
    if number < 1000:
        return str(number)
    return f"{number / 1e3:.0f} k" if number >= 20_000 else f"{number / 1e3:.1f} k"


def run(given: argparse.Namespace) -> int:
    if not 0.001 <= given.seconds <= 60 or not 1 <= given.repeats <= 1000:
        raise BadOptionError("seconds", "a repeat takes 0.001 to 60 seconds, and there are 1 to 1000 of them")
    if not 1 <= given.iterations <= MAX_ITERATIONS:
        raise BadOptionError("iterations", f"a search has 1 to {MAX_ITERATIONS}")
    results = []
    for name in [given.game] if given.game else benbow.games():
        game = benbow.game(name)
        options = read_options(game, given)
        results.append(measure_search(game, options, given.repeats, given.seconds, given.iterations) if given.search else
                       measure(game, options, given.repeats, given.seconds))
    if given.json:
        print(json.dumps(results[0] if given.game else results))
        return 0
    for found in results:
        (show_search if given.search else show_playouts)(found)
    return 0
