"""Who does the work. A league hands out units and takes rows in any order: from processes here, one day from a cluster.

An executor on Ray would be `ray.remote(play_unit)` and `ray.wait`; units and rows are plain data, and nothing else travels.
"""
from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Protocol, cast

from benbow.engine.errors import BenbowError

from .plan import Unit
from .unit import Row

LEAVE_SECONDS = 2.0
Work = Callable[[Unit], list[Row]]


class WorkerDiedError(BenbowError):
    """A process ended in the middle of a game."""


class Executor(Protocol):
    """Anything that can apply a function of this module or another to units, in any order."""

    def map_unordered(self, function: Work, units: Iterable[Unit]) -> Iterator[list[Row]]: ...


class Here:
    """In this process, one after the other."""

    def map_unordered(self, function: Work, units: Iterable[Unit]) -> Iterator[list[Row]]:
        return map(function, units)


class Processes:
    """Some processes on this machine. They are started afresh, not forked: compiled code and threads survive no fork.

    Each loads the rules once. When the league's own process ends, however it does, their pipes break, and they end too.
    """

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def map_unordered(self, function: Work, units: Iterable[Unit]) -> Iterator[list[Row]]:
        waiting, busy = iter(units), dict[Connection, tuple[BaseProcess, Unit]]()
        crew: list[BaseProcess] = []
        try:
            for _, unit in zip(range(self._jobs), waiting, strict=False):  # in this order: none is taken and dropped
                process, pipe = _started(function)
                crew.append(process)
                busy[pipe] = process, unit
                pipe.send(unit)
            while busy:
                for ready in wait(list(busy)):
                    pipe = cast(Connection, ready)
                    process, unit = busy.pop(pipe)
                    answer = _answer(pipe, process, unit)
                    for following in waiting:  # the next one is under way before anyone looks at this one
                        busy[pipe] = process, following
                        pipe.send(following)
                        break
                    else:
                        pipe.close()
                    yield answer
        finally:
            for pipe in busy:
                pipe.close()
            for process in crew:
                if busy:  # stopped early: nobody waits for games that nobody will see
                    process.terminate()
            for process in crew:
                process.join(LEAVE_SECONDS if busy else None)
                if process.exitcode is None:
                    process.kill()
                    process.join()


def _started(function: Work) -> tuple[BaseProcess, Connection]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(function, theirs), daemon=True)
    process.start()
    theirs.close()
    return process, ours


def _work(function: Work, pipe: Connection) -> None:
    """The life of a process: units in, rows out, until there is nobody any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who interrupts the league ends us
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that programs from outside are closed
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            unit = pipe.recv()
            answer: list[Row] | BenbowError
            try:
                answer = function(unit)
            except BenbowError as error:
                answer = error
            pipe.send(answer if isinstance(answer, list) else (answer.field, answer.message))


def _answer(pipe: Connection, process: BaseProcess, unit: Unit) -> list[Row]:
    try:
        answer = pipe.recv()
    except (EOFError, ConnectionResetError):
        process.join()
        game = f"{', '.join(unit.bots)} with the seed {unit.seeds[0]}"
        raise WorkerDiedError("arena", f"the process that played {game} died (exit code {process.exitcode}); "
                                       "the games before it are kept") from None
    if isinstance(answer, tuple):
        raise BenbowError(*answer)
    rows: list[Row] = answer
    return rows
