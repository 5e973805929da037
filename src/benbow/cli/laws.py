"""benbow laws [GAME ...]: does a game keep the contract?"""
from __future__ import annotations

import argparse
import dataclasses
import json
import sys

import benbow
from benbow.engine.laws import runner

from .common import bar, prepared


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all games")
    parser.add_argument("--games", dest="number", type=int, default=2000, metavar="N", help="games to play (default 2000)")
    parser.add_argument("--pages", type=int, default=50, metavar="N", help="of which pages are compared (default 50)")
    parser.add_argument("--uncompiled", type=int, default=20, metavar="N", help="games played without the compiler (default 20)")
    parser.add_argument("--seed", type=int, default=1, metavar="K")
    parser.add_argument("--json", action="store_true", help="print a list of JSON objects")


def run(given: argparse.Namespace) -> int:
    reports = []
    for name in given.games or benbow.games():
        game = benbow.game(name)
        prepared(game, f"Compiling {name}", runner.KERNELS)
        with bar() as progress:
            task = progress.add_task(f"The laws on {name}", total=given.number)
            try:
                report = runner.check(game, given.number, min(given.pages, given.number), given.uncompiled, given.seed,
                                    advance=lambda n: progress.advance(task, n))  # noqa: B023
            except runner.LawBrokenError as broken:
                again = (f"benbow laws {name} --games {given.number} --pages {given.pages} --uncompiled {given.uncompiled} "
                         f"--seed {given.seed}")
                print(f"benbow: broken law: {broken}\nSee it again: {again}", file=sys.stderr)
                return 1
        reports.append(dataclasses.asdict(report))
        if not given.json:
            print(f"{name}: all laws kept in {report.games} games over {report.option_rows} option rows, {report.plies} plies: "
                  f"{report.closures} closures, {report.twins} whole and {report.partial_twins} partial twins, "
                  f"{report.pages} pages, {report.uncompiled} uncompiled")
    if given.json:
        print(json.dumps(reports))
    return 0
