"""benbow arena GAME: a league of bots, with ratings. benbow arena --ladder: the levels of all games, for docs/ladder.md."""
from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from rich.console import Console, Group
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import benbow
from benbow.arena import ladder
from benbow.arena.executors import Executor
from benbow.arena.page import milliseconds, per_cent, span
from benbow.arena.plan import League, against_first, league
from benbow.arena.results import Results, Standings
from benbow.arena.run import check_bots
from benbow.arena.run import run as run_league
from benbow.engine.errors import BadOptionError
from benbow.search import ready

from .common import GameLines, Output, add_jobs, add_options, executor_of, prepared, read_options, table_of

REFRESH_PER_SECOND = 2
GAMES = 100


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="*", metavar="GAME", help="one game; with --ladder, some or all of them")
    parser.add_argument("--bots", metavar="A,B,...", help="levels, random, greedy, search:ITERATIONS")
    parser.add_argument("--bot", action="append", default=[], metavar="BOT",
                        help="one more: any of these, module:Class, or 'exec:./program --flag'; may be repeated")
    parser.add_argument("-n", "--games", action="append", default=[], metavar="N",
                        help=f"games for each pairing (default {GAMES}, ladder {ladder.GAMES}); with --ladder also "
                             "GAME=N, BOT=N, GAME/BOT=N: the smallest that applies counts")
    parser.add_argument("--against", choices=("all", "first"), default="all", help="all pairings, or those with the first bot")
    parser.add_argument("--seed", type=int, default=1, metavar="K", help="the same seed gives the same games (default 1)")
    add_jobs(parser)
    parser.add_argument("--out", type=Path, metavar="DIR", help="keep games and results there; the same command resumes")
    parser.add_argument("--move-seconds", type=float, default=10.0, metavar="S", help="time limit of programs (default 10)")
    parser.add_argument("--ladder", action="store_true", help="play each level against the one below and write the ladder's page")
    parser.add_argument("--page", type=Path, metavar="FILE", help="with --ladder: the page (default docs/ladder.md)")
    parser.add_argument("--json", action="store_true", help="print one JSON object (with --ladder a list of them)")
    add_options(parser)


def run(given: argparse.Namespace) -> int:
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))  # a bot module:Class may be in the current folder
    executor = executor_of(given.jobs)
    return run_ladder(given, executor) if given.ladder else run_arena(given, executor)


def run_arena(given: argparse.Namespace, executor: Executor) -> int:
    if len(given.game) != 1:
        raise BadOptionError("game", "name one game, or give --ladder")
    game = benbow.game(given.game[0])
    bots = [*(given.bots.split(",") if given.bots else []), *given.bot]
    games, others = read_games(given.games, GAMES)
    if others:
        raise BadOptionError("games", "NAME=N is for the ladder; give a number here")
    options = read_options(game, given)
    prepared(game, f"Compiling {game.id}", ready.kernels(game))
    pairings = against_first(bots) if given.against == "first" else None
    planned = league(game, options, bots, games, given.seed, pairings, given.move_seconds)
    results = watched(planned, executor, given.out)
    if given.json:
        print(json.dumps(asdict(results), ensure_ascii=False))
    else:
        show(results)
    return 1 if results.faults else 0


def run_ladder(given: argparse.Namespace, executor: Executor) -> int:
    if given.bots or given.bot or given.option or given.players is not None or given.against != "all":
        raise BadOptionError("ladder", "its bots, pairings and options are fixed; omit --bot, --against, --players and -o")
    games, others = read_games(given.games, ladder.GAMES)
    names = given.game or benbow.games()
    known = {*benbow.games(), *ladder.BOTS, *(f"{game}/{bot}" for game in benbow.games() for bot in ladder.BOTS)}
    for name in others.keys() - known:
        raise BadOptionError("games", f"{name!r} is not a game, bot or GAME/BOT of the ladder")
    home: Path = given.out or Path("build/ladder")
    page: Path = given.page or Path("docs/ladder.md")
    found = []
    for name in names:
        game = benbow.game(name)
        prepared(game, f"Compiling {game.id}", ready.kernels(game))
        found.append(watched(ladder.ladder_of(game, games, others, given.seed), executor, home / name))
        if not given.json:
            show(found[-1])
        ladder.write(page, home, found[-1])
    print(json.dumps([asdict(one) for one in found], ensure_ascii=False) if given.json else f"written: {page}")
    return 0


def read_games(given: list[str], default: int) -> tuple[int, dict[str, int]]:
    """`N` for all, `NAME=N` for some."""
    general, special = default, {}
    for text in given:
        name, sign, number = text.rpartition("=")
        if not (number.isascii() and number.isdecimal() and len(number) < 8):
            raise BadOptionError("games", f"{text!r} is not a number of games, nor NAME=NUMBER")
        if sign:
            special[name] = int(number)
        else:
            general = int(number)
    return general, special


# --------------------------------------------------------------------------------------------------------- watching
def watched(planned: League, executor: Executor, home: Path | None) -> Results:
    """Play the league with a live table; without a terminal, print a line at every tenth of the way."""
    console = Console(stderr=True)
    names = check_bots(planned)
    display = ProgressDisplay(planned, console)
    if console.is_terminal:
        with Live(get_renderable=display.renderable, console=console, transient=True, refresh_per_second=REFRESH_PER_SECOND):
            results, messages = run_league(planned, executor, display, home, names)
    else:
        results, messages = run_league(planned, executor, display, home, names)
    for message in messages:
        print(f"benbow: {message}", file=sys.stderr)
    return results


class ProgressDisplay:
    """What is shown while games are played."""

    def __init__(self, planned: League, console: Console) -> None:
        self._planned, self._lines = planned, GameLines(planned.game, planned.games, console)
        self._bar = Progress(TextColumn(f"{planned.game}: games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
                             TextColumn("left"), TimeRemainingColumn(), speed_estimate_period=3600)
        self._task = self._bar.add_task("", total=planned.games)
        self._standings: Standings | None = None
        self._resumed_at = -1

    def __call__(self, standings: Standings, done: int) -> None:
        self._standings = standings
        if self._resumed_at < 0:  # games of earlier runs say nothing about the speed
            self._resumed_at = done
            self._bar.reset(self._task, total=max(self._planned.games - done, 1), completed=0)
        self._bar.update(self._task, completed=done - self._resumed_at)
        self._lines(done)

    def renderable(self) -> Group:
        """Called by the thread that draws."""
        return Group(live_table(self._standings) if self._standings is not None else "", self._bar)


def live_table(standings: Standings) -> Table:
    ratings, table = standings.quick_ratings(), table_of("bot", "rating", "score", "games", "ms a move")
    for bot in sorted(ratings, key=lambda one: -ratings[one]):
        tally = standings.tallies[bot]
        if tally.games:
            table.add_row(standings.names.get(bot, bot), str(round(ratings[bot])), per_cent(tally.share / tally.games),
                          str(tally.games), milliseconds(1000 * tally.seconds / max(tally.moves, 1)))
    return table


def show(results: Results) -> None:
    console = Output()
    table = table_of("bot", "rating", "score", "games", "ms a move", "forfeits",
                     title=f"{benbow.game(results.game).title()}: {results.games} games",
                     caption=f"Elo scale, {results.anchor} = 0; 95 % intervals")
    for bot in results.bots:
        rating = f"{round(bot.rating.value)} ({round(bot.rating.low)} to {round(bot.rating.high)})"
        table.add_row(bot.name, rating, per_cent(bot.score), str(bot.games), milliseconds(bot.ms_per_move),
                      str(bot.forfeits or ""))
    console.print(table)
    for one in results.pairings:
        console.print(f"  {one.first} – {one.second}: {per_cent(one.score.value)} ({span(one.score)}) of {one.games} games, "
                      f"{one.draws} drawn", highlight=False)
    seats = ", ".join(f"seat {one.seat} {per_cent(one.share.value)} ({span(one.share)})" for one in results.seats)
    console.print(f"  seats score: {seats}", highlight=False)
    for fault in results.faults:
        console.print(f"  forfeit: {fault}", highlight=False, markup=False)
