"""Where games are played: in this process, in several on this machine, or by an executor of your own on a cluster.

A league hands out units and takes rows in any order. An executor for Ray would use `ray.remote(play_unit)` and `ray.wait`; only
units and rows, which are plain data, are sent.
"""
from __future__ import annotations

import contextlib
import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol, TypeVar, cast

from benbow.engine.errors import BenbowError

from .plan import Unit

EXIT_SECONDS = 2.0
Row = TypeVar("Row")  # what is kept of a game: plain data


class WorkerDiedError(BenbowError):
    """A worker process died in the middle of a game."""


class Executor(Protocol):
    """Applies a function to units, in any order."""

    def map_unordered(self, function: Callable[[Unit], list[Row]], units: Iterable[Unit]) -> Iterator[list[Row]]: ...


class InProcess:
    """In this process, one after the other."""

    def map_unordered(self, function: Callable[[Unit], list[Row]], units: Iterable[Unit]) -> Iterator[list[Row]]:
        return map(function, units)


class ProcessPool:
    """Several processes on this machine. They are spawned, not forked: compiled code and threads do not survive a fork.

    Each loads the rules once. When the league's own process ends, however it does, their pipes break, and they end too.
    """

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs

    def map_unordered(self, function: Callable[[Unit], list[Row]], units: Iterable[Unit]) -> Iterator[list[Row]]:
        queue, busy = iter(units), dict[Connection, tuple[BaseProcess, Unit]]()
        processes: list[BaseProcess] = []
        try:
            for _, unit in zip(range(self._jobs), queue, strict=False):  # in this order, so that no unit is taken and dropped
                process, pipe = _started(function)
                processes.append(process)
                busy[pipe] = process, unit
                pipe.send(unit)
            while busy:
                for ready in wait(list(busy)):
                    pipe = cast(Connection, ready)
                    process, unit = busy.pop(pipe)
                    answer = _answer(pipe, process, unit)
                    for upcoming in queue:  # start the next unit before this answer is processed
                        busy[pipe] = process, upcoming
                        pipe.send(upcoming)
                        break
                    else:
                        pipe.close()
                    yield answer
        finally:
            for pipe in busy:
                pipe.close()
            for process in processes:
                if busy:  # stopped early: their games will not be used
                    process.terminate()
            for process in processes:
                process.join(EXIT_SECONDS if busy else None)
                if process.exitcode is None:
                    process.kill()
                    process.join()


def _started(function: Callable[[Unit], list[Any]]) -> tuple[BaseProcess, Connection]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(function, theirs), daemon=True)
    process.start()
    theirs.close()
    return process, ours


def _work(function: Callable[[Unit], list[Any]], pipe: Connection) -> None:
    """A worker process: units in, rows out, until the pipe breaks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C ends the league, and that ends us
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that external programs are closed
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            unit = pipe.recv()
            try:
                pipe.send(function(unit))
            except BenbowError as error:
                pipe.send((error.field, error.message))


def _answer(pipe: Connection, process: BaseProcess, unit: Unit) -> list[Any]:
    try:
        answer: list[Any] | tuple[str, str] = pipe.recv()
    except (EOFError, ConnectionResetError):
        process.join()
        game = f"{', '.join(unit.bots)} with the seed {unit.seeds[0]}"
        raise WorkerDiedError("arena", f"the process that played {game} died (exit code {process.exitcode}); "
                                       "the games before it are kept") from None
    if isinstance(answer, tuple):
        raise BenbowError(*answer)
    return answer
