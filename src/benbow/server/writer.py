"""One thread that writes, with group commit: all queued jobs are committed with one flush of the disk.

The flush is what takes time; with two hundred tables in play one flush serves many of them. No job is acknowledged before the
flush that stored it has returned.
"""
from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, InterfaceError, ProgrammingError

from .schema import ConflictError, StoreError

LOG = logging.getLogger("benbow")
Work = Callable[[Connection], None]
Answer = StoreError | None

# Faults of a single job. Anything else (a full disk, a lost file) fails the whole group.
OWN_FAULTS = (IntegrityError, DataError, InterfaceError, ProgrammingError, TypeError, ValueError, OverflowError)


@dataclass(frozen=True)
class Job:
    """Something to write, and the future of whoever waits for it."""

    work: Work
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[None]


class Writer:
    """Owns the only connection that writes. Transactions of its engine must begin with BEGIN IMMEDIATE."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._queue: SimpleQueue[Job | None] = SimpleQueue()
        self._gate = Lock()  # after close() nothing more is queued
        self._open = True
        self._thread = Thread(target=self._run, name="benbow-writer", daemon=True)
        self._thread.start()

    async def do(self, work: Work) -> None:
        """Returns when the work is on the disk; raises if it is not. Cancelling the caller does not cancel the work."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        with self._gate:
            if not self._open:
                raise closed()
            self._queue.put(Job(work, loop, future))
        await future

    def close(self) -> None:
        """Write what is queued, then stop."""
        with self._gate:
            if self._open:
                self._open = False
                self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        is_last = False
        while not is_last:
            group = [self._queue.get()]
            with contextlib.suppress(Empty):
                while True:
                    group.append(self._queue.get_nowait())
            is_last = None in group
            jobs = [job for job in group if job is not None]
            if jobs:
                tell(jobs, self._commit(jobs))

    def _commit(self, jobs: list[Job]) -> list[Answer]:
        """All jobs in one transaction. -> the result of each, once the commit has returned"""
        try:
            with self._engine.begin() as connection:
                answers = [attempt(connection, job.work) for job in jobs]
        except Exception as error:
            LOG.error("none of %d queued writes could be stored: %s", len(jobs), cause(error))
            return [StoreError("store", f"this could not be stored: {cause(error)}") for _ in jobs]
        return answers


def attempt(connection: Connection, work: Work) -> Answer:
    """One job of a group, in a savepoint: if it fails by its own fault, it alone is rolled back.

    The savepoint always has the same name: SQLAlchemy's own are numbered, so each would be compiled anew, which takes longer
    than all the rest.
    """
    answer = None
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        work(connection)
    except (StoreError, *OWN_FAULTS) as error:
        connection.exec_driver_sql("ROLLBACK TO SAVEPOINT job")
        answer = answer_to(error)
    connection.exec_driver_sql("RELEASE SAVEPOINT job")
    return answer


def answer_to(error: Exception) -> StoreError:
    if isinstance(error, StoreError):
        return error
    if isinstance(error, IntegrityError):
        return ConflictError("seq", f"another writer was first: {cause(error)}")
    return StoreError("store", f"this cannot be stored: {cause(error)}")


def tell(jobs: list[Job], answers: list[Answer]) -> None:
    """Set the futures, with one call for each event loop: waking a loop costs more than setting a future."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], Answer]]] = {}
    for job, answer in zip(jobs, answers, strict=True):
        by_loop.setdefault(job.loop, []).append((job.future, answer))
    for loop, told in by_loop.items():
        with contextlib.suppress(RuntimeError):  # the loop has been closed
            loop.call_soon_threadsafe(resolve, told)


def resolve(told: list[tuple[asyncio.Future[None], Answer]]) -> None:
    for future, answer in told:
        if future.done():  # the caller was cancelled
            continue
        if answer is None:
            future.set_result(None)
        else:
            future.set_exception(answer)


def cause(error: BaseException) -> str:
    """The message of the database, without the statement."""
    return str(error.orig) if isinstance(error, DBAPIError) else str(error)


def closed() -> StoreError:
    return StoreError("store", "the store is closed: the server is stopping")
