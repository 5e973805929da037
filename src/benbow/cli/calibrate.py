"""benbow calibrate GAME: are the winning chances that the search tells true? --page: all games, for docs/calibration.md."""
from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

import benbow
from benbow.arena.calibration import page, picture, selfplay
from benbow.arena.calibration.statistics import LIMIT, PART_LIMIT, Report, report
from benbow.arena.executors import Executor
from benbow.arena.page import per_cent
from benbow.arena.plan import League
from benbow.engine.errors import BadOptionError
from benbow.engine.files import write_bytes
from benbow.search import ready

from .arena import read_games
from .common import GameLines, Output, add_jobs, add_options, bar, executor_of, prepared, read_options, table_of

GAMES = 200


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", metavar="GAME", help="one game; with --page, some or all of them")
    parser.add_argument("--level", default="captain", metavar="LEVEL",
                        help="who plays, in every seat: a level that searches, or search:ITERATIONS (default captain)")
    parser.add_argument("-n", "--games", action="append", default=[], metavar="N",
                        help=f"how many games (default {GAMES}); with --page also GAME=N")
    parser.add_argument("--seed", type=int, default=1, metavar="K", help="the same seed gives the same games (default 1)")
    add_jobs(parser)
    parser.add_argument("--out", type=Path, metavar="DIR",
                        help="keep games and figures there; the same command resumes (with --page, default build/calibration)")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="draw the reliability diagram, as SVG")
    parser.add_argument("--page", type=Path, metavar="FILE", help="write a page about the games, with pictures beside it")
    parser.add_argument("--by-length", action="store_true",
                        help="thirds of each match's own length (default: of all decisions, by their number in the match)")
    parser.add_argument("--json", action="store_true", help="print one JSON object (with --page a list of them)")
    add_options(parser)


def run(given: argparse.Namespace) -> int:
    """-> 0, or 1 if a gap is too large"""
    executor = executor_of(given.jobs)
    return run_page(given, executor) if given.page else run_one(given, executor)


def run_one(given: argparse.Namespace, executor: Executor) -> int:
    if len(given.game) != 1:
        raise BadOptionError("game", "name one game, or give --page")
    games, others = read_games(given.games, GAMES)
    if others:
        raise BadOptionError("games", "NAME=N is for --page; give a number here")
    if given.picture and not given.picture.absolute().parent.is_dir():
        raise BadOptionError("picture", f"there is no folder {given.picture.parent}")
    game = benbow.game(given.game[0])
    planned = selfplay.plan(game, read_options(game, given), given.level, games, given.seed)
    found = measured(planned, executor, given.out, given.by_length)
    if given.picture:
        write_bytes(given.picture, picture.svg(found).encode())
    if given.json:
        print(json.dumps(content(found)))
    else:
        show(found)
    return 0 if found.is_within_limits else 1


def run_page(given: argparse.Namespace, executor: Executor) -> int:
    if given.option or given.players is not None or given.picture:
        raise BadOptionError("page", "it is about default options, and has pictures of its own; omit --players, -o and --picture")
    general, special = read_games(given.games, GAMES)
    for name in special.keys() - set(benbow.games()):
        raise BadOptionError("games", f"{name!r} is not a game")
    home: Path = given.out or Path("build/calibration")
    plans = [selfplay.plan(benbow.game(name), {}, given.level, special.get(name, general), given.seed)
             for name in given.game or benbow.games()]
    found = []
    for one in plans:
        found.append(measured(one, executor, home / one.game, given.by_length))
        page.write(given.page, home)
        if not given.json:
            show(found[-1])
    print(json.dumps([content(one) for one in found]) if given.json else f"written: {given.page}")
    return 0 if all(one.is_within_limits for one in found) else 1


def measured(planned: League, executor: Executor, home: Path | None, is_by_length: bool) -> Report:
    """Play with a bar; without a terminal, print a line at every tenth of the way."""
    game = benbow.game(planned.game)
    prepared(game, f"Compiling {game.id}", ready.kernels(game))
    with bar() as shown:
        lines, task = GameLines(planned.game, planned.games, shown.console), shown.add_task(planned.game, total=planned.games)

        def progress(done: int) -> None:
            lines(done)
            shown.update(task, completed=done)

        games = selfplay.run(planned, executor, progress, home)
    found = report(planned, games, is_by_length=is_by_length)
    if home is not None:
        page.save(home, found)
    return found


def content(found: Report) -> dict[str, Any]:
    return asdict(found) | {"limit": LIMIT, "part_limit": PART_LIMIT, "is_within_limits": found.is_within_limits}


def show(found: Report) -> None:
    console = Output(highlight=False, soft_wrap=True)
    table = table_of("decisions", "predicted", "actual", "bias", "gap", "chance",
                     title=f"{benbow.game(found.game).title()}: {page.level_of(found)}, {found.games} games",
                     caption="points; bias with 95 % interval; 95 of 100 gaps by chance are below; *too large*")
    for group in found.groups:
        table.add_row(page.group_name(group), per_cent(group.predicted), per_cent(group.actual), page.bias(group),
                      page.points(group, mark="*"), f"{100 * group.chance_gap_high:.1f}")
    console.print(table)
    for one in found.groups[0].bins:
        name, decisions, games, predicted, actual, interval = page.bin_cells(one)
        console.print(f"  {name:>8} predicted: {predicted}, came: {actual} ({interval}); {decisions} decisions, {games} games")
    console.print(f"  {page.thirds(found)} {page.verdict(found)}")
    whole = found.groups[0]
    console.print(f"  Brier score {whole.brier:.3f}; always predicting the mean result: {whole.base_brier:.3f}")
