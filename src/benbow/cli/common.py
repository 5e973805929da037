"""What several commands share: options of games, preparing the rules with a bar."""
from __future__ import annotations

import argparse
import contextlib
import os
import re
import time
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Column, Table

from benbow.arena.executors import Executor, InProcess, ProcessPool
from benbow.engine.boards import OPTION as BOARD
from benbow.engine.compiled import COMPILED, prepare
from benbow.engine.compiled.playouts import POLICIES
from benbow.engine.contract import Game
from benbow.engine.errors import BadOptionError

QUIET_SECONDS = 1.0  # a warm start shows nothing


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help="number of players")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE",
                        help="an option of the game, e.g. -o rounds=match; may be repeated")
    parser.add_argument("--board", metavar="FILE", help="a board of your own (benbow board), or the name of one of ours")


def add_jobs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, metavar="N", help="processes (default: one for each core)")


def executor_of(given: int | None) -> Executor:
    """What `--jobs` asks for."""
    cores = os.cpu_count() or 1
    jobs = cores if given is None else given
    if not 1 <= jobs <= 4 * cores + 60:
        raise BadOptionError("jobs", f"{jobs} is not a number of processes for {cores} cores")
    return InProcess() if jobs == 1 else ProcessPool(jobs)


def read_options(game: Game, arguments: argparse.Namespace) -> dict[str, object]:
    """Options from the command line; numbers where the option has numbers."""
    known = {option.name: option for option in game.options}
    given: dict[str, object] = {}
    for item in arguments.option:
        name, sign, value = item.partition("=")
        if not sign:
            raise BadOptionError(name, "write an option as NAME=VALUE")
        is_number = name in known and isinstance(known[name].default, int) and re.fullmatch(r"-?[0-9]{1,6}", value)
        given[name] = int(value) if is_number else value
    if arguments.players is not None:
        given["players"] = arguments.players
    if arguments.board is not None:
        given[BOARD] = arguments.board
    if game.boards and BOARD in given:
        given[BOARD] = game.boards.given(str(given[BOARD]))
    game.numbers(given)
    return given


def read_bots(text: str | None, seats: int, default: str = "random") -> list[int]:
    """`a,b` -> a policy for each seat; one name stands for all."""
    names = text.split(",") if text else [default]
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise BadOptionError("bots", f"{len(names)} bots for {seats} seats; give one name, or one for each seat")
    for name in names:
        if name not in POLICIES:
            raise BadOptionError("bots", f"{name!r} is not a bot; there are {', '.join(POLICIES)}")
    return [POLICIES.index(name) for name in names]


class Output(Console):
    """The standard output. Who stops reading early, as `head` does, has what he wanted: no error."""

    def on_broken_pipe(self) -> None:
        with contextlib.suppress(SystemExit):
            super().on_broken_pipe()
        raise SystemExit(0)


def table_of(*columns: str, title: str | None = None, caption: str | None = None) -> Table:
    """Names on the left, figures on the right."""
    made = (Column(name, justify="left" if name in ("bot", "decisions") else "right") for name in columns)
    return Table(*made, title=title, caption=caption, box=None)


def bar() -> Progress:
    console = Console(stderr=True)
    return Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
                    console=console, transient=True, disable=not console.is_terminal)


class GameLines:
    """While games are played: says how many there were already and, without a terminal, every tenth of the way."""

    def __init__(self, game: str, total: int, console: Console) -> None:
        self._game, self._total, self._console = game, total, console
        self._tenths: int | None = None

    def __call__(self, done: int) -> None:
        tenth = 10 * done // self._total
        if self._tenths is None:
            if 0 < done < self._total:
                self._say(f"resuming after {done} of {self._total} games")
        elif tenth > self._tenths and not self._console.is_terminal:
            self._say(f"{done} of {self._total} games")
        self._tenths = tenth

    def _say(self, text: str) -> None:
        print(f"{self._game}: {text}", file=self._console.file, flush=True)


class Timing(NamedTuple):
    """What it cost to have a part of the compiled code ready."""

    part: str
    was_kept: bool  # it was only loaded
    cpu_seconds: float


def prepared(game: Game, label: str, modules: tuple[str, ...] = prepare.PLAYING) -> list[Timing]:
    """Compile the rules, or load them; if that takes a while, with a progress bar on stderr."""
    if not COMPILED:
        return []
    start, shown = time.monotonic(), False
    timings = []
    with bar() as progress:
        task = progress.add_task(label, total=prepare.count(modules), visible=False)
        for part in prepare.parts(game, modules):
            was_kept, begin = part.is_on_disk, time.process_time()
            for _ in part.steps():
                if not shown and time.monotonic() - start > QUIET_SECONDS:
                    shown = True
                    progress.update(task, visible=True)
                    if not progress.console.is_terminal:
                        print(f"{label} ...", file=progress.console.file, flush=True)
                progress.advance(task)
            timings.append(Timing(part.name, was_kept, time.process_time() - begin))
    return timings
