"""What several commands share: options of games, preparing the rules with a bar."""
from __future__ import annotations

import argparse
import contextlib
import re
import time
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Column, Table

from benbow.engine.compiled import COMPILED, prepare
from benbow.engine.compiled.playouts import POLICIES
from benbow.engine.contract import Game
from benbow.engine.errors import BadOptionError

QUIET_SECONDS = 1.0  # a warm start shows nothing


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=int, metavar="N", help="number of players")
    parser.add_argument("-o", "--option", action="append", default=[], metavar="NAME=VALUE",
                        help="an option of the game, e.g. -o rounds=match; may be repeated")


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
    """Names of bots on the left, figures on the right."""
    made = (Column(name, justify="left" if name == "bot" else "right") for name in columns)
    return Table(*made, title=title, caption=caption, box=None)


def bar() -> Progress:
    console = Console(stderr=True)
    return Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
                    console=console, transient=True, disable=not console.is_terminal)


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
