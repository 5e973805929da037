"""The search workers of a server: child processes that search for bots and hints, so that no page waits for it.

    pool = SearchPool(2)
    await pool.start()
    result = await pool.search(match.view(seat), Budget(500), seed)    # None: no answer in time

A worker is sent a view and nothing else (`search/messages.py`). One that is late is killed. One that crashes is restarted, with a
growing delay if that goes on, and its request is sent once more. Whoever gets None does without a search.
"""
from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import logging
import os
import sys
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter

from benbow.engine.contract import Game, SearchSettings, View
from benbow.search import messages, ready
from benbow.search.luck import Report
from benbow.search.luck_job import LUCK_REPLIES, LuckRequest
from benbow.search.search import Budget, SearchResult

from .children import Child, ChildError

LOG = logging.getLogger("benbow")
WORKER_COMMAND = (sys.executable, "-m", "benbow.search.worker")
ANSWER_TIMEOUT_S = 15.0  # unless the budget says less
GRACE_S = 5.0  # beyond the budget: the machine may be busy
LOAD_TIMEOUT_S = 30.0  # in addition, if the worker has to load the game first
QUEUE_TIMEOUT_S = 10.0  # from asking to starting
REPORT_TIMEOUT_S = 180.0  # for a luck report
MAX_QUEUED = 64
MAX_WORKERS = 8
MAX_LINE_BYTES = 1 << 24
MAX_MEMORY_BYTES = 2 << 30  # of address space; four games with full trees take less than half of it
RECHECK_S = 1.0  # between two looks whether the search of a game has been compiled

OnProgress = Callable[[float], None]
T = TypeVar("T")


class Rank(IntEnum):
    """Priority: bots that a table waits for, hints, then what may be needed soon."""

    BOT, HINT, AHEAD = range(3)


def usual_number() -> int:
    """Workers by default: one for each core but one, at least one."""
    return min(max(1, (os.cpu_count() or 1) - 1), MAX_WORKERS)


class SearchPool:
    """The search workers of a server."""

    def __init__(self, count: int, *, command: Sequence[str] = WORKER_COMMAND, answer_timeout_s: float = ANSWER_TIMEOUT_S,
                 queue_timeout_s: float = QUEUE_TIMEOUT_S, max_memory_bytes: int = MAX_MEMORY_BYTES,
                 is_compiled: Callable[[Game], bool] = ready.is_on_disk) -> None:
        self.count, self.is_stopped = count, False
        self._answer_timeout_s, self._queue_timeout_s, self._is_compiled = answer_timeout_s, queue_timeout_s, is_compiled
        self._search_bench = _Bench([_Worker(command, max_memory_bytes) for _ in range(count)])
        self._report_bench = _Bench([_Worker(command, max_memory_bytes) for _ in range(min(1, count))], is_brief=True)
        self._ready: set[Game] = set()
        self._looked: dict[Game, float] = {}

    async def start(self) -> None:
        """Starts the first worker in the background; the others start when they are needed."""
        self._search_bench.begin()

    async def stop(self) -> None:
        """Kills all workers; whoever waits gets None."""
        self.is_stopped = True
        await self._search_bench.close()
        await self._report_bench.close()

    def is_ready(self, game: Game) -> bool:
        """Are there workers, and is the search of this game compiled? (The warm-up compiles it.)"""
        if self.count == 0 or self.is_stopped:
            return False
        if game not in self._ready and time.monotonic() >= self._looked.get(game, 0.0):
            self._looked[game] = time.monotonic() + RECHECK_S
            if self._is_compiled(game):
                self._ready.add(game)
        return game in self._ready

    def expect(self, game: Game) -> None:
        """There will be requests about this game: have a worker load it."""
        request = messages.LoadRequest(game=game.id, rules=game.rules_version, layout=game.layout)
        if self.is_ready(game) and not self._search_bench.knows(request.name):
            self._search_bench.put(_Asked(request, messages.LOAD_REPLIES, Rank.AHEAD, ANSWER_TIMEOUT_S, self._queue_timeout_s))

    async def search(self, view: View, budget: Budget, seed: int, settings: SearchSettings | None = None, *,
                     rank: Rank = Rank.BOT) -> SearchResult | None:
        """The result of a search from the view; None if there was none in time."""
        if not self.is_ready(view.game):
            return None
        timeout_s = self._answer_timeout_s if budget.seconds is None else min(self._answer_timeout_s, budget.seconds + GRACE_S)
        request = messages.question(view, budget, seed, settings)
        return await self._search_bench.ask(_Asked(request, messages.SEARCH_REPLIES, rank, timeout_s, self._queue_timeout_s))

    async def study(self, request: LuckRequest, on_progress: OnProgress = lambda part: None) -> Report | None:
        """A luck report, by a worker of its own that no table waits for; None if it failed."""
        if not self.is_ready(request.found_game()):
            return None
        return await self._report_bench.ask(
            _Asked(request, LUCK_REPLIES, Rank.AHEAD, REPORT_TIMEOUT_S, REPORT_TIMEOUT_S, on_progress))


# ------------------------------------------------------------------------------------------------------------ questions
@dataclass
class _Asked(Generic[T]):
    """A request, and the future of its answer."""

    request: messages.Request
    replies: TypeAdapter[messages.Answer[T] | messages.Refusal | messages.ProgressReport]
    rank: Rank
    timeout_s: float  # from sending to the answer
    queue_timeout_s: float  # from asking to sending
    on_progress: OnProgress = lambda part: None
    answer: asyncio.Future[T | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    tries: int = 0

    @property
    def game(self) -> str:
        return self.request.name

    def say(self, done: T | None) -> None:
        if not self.answer.done():
            self.answer.set_result(done)

    def give_up(self) -> None:
        """Answer None if it has not been sent yet."""
        if self.tries == 0:
            self.say(None)


class _Bench:
    """Some workers and their queue, ordered by rank, then by arrival."""

    def __init__(self, workers: list[_Worker], is_brief: bool = False) -> None:
        self._workers, self._is_brief = workers, is_brief  # brief: a worker ends when its queue is empty
        self._waiting: list[tuple[int, int, _Asked[Any]]] = []
        self._number = itertools.count()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        if self._workers:
            self._workers[0].is_free = False
            self._spawn(self._start(self._workers[0]))

    def knows(self, game: str) -> bool:
        return any(worker.knows(game) for worker in self._workers)

    def put(self, asked: _Asked[T]) -> None:
        """Into the queue, unless that is full or all workers wait for a restart."""
        if len(self._waiting) >= MAX_QUEUED or all(worker.is_resting for worker in self._workers):
            asked.say(None)
            return
        heapq.heappush(self._waiting, (asked.rank, next(self._number), asked))
        self._dispatch()

    async def ask(self, asked: _Asked[T]) -> T | None:
        self.put(asked)
        timer = asyncio.get_running_loop().call_later(asked.queue_timeout_s, asked.give_up)
        try:
            return await asked.answer
        finally:
            timer.cancel()

    async def close(self) -> None:
        for _, _, asked in self._waiting:
            asked.say(None)
        self._waiting.clear()
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks)
        for worker in self._workers:
            await worker.child.kill()

    # ------------------------------------------------------------------------------------------------ one at a time
    def _dispatch(self) -> None:
        while self._waiting and (free := [worker for worker in self._workers if worker.is_free]):
            _, _, asked = heapq.heappop(self._waiting)
            if asked.answer.done():  # it timed out in the queue
                continue
            worker = min(free, key=lambda one: (not one.knows(asked.game), not one.child.is_running))
            worker.is_free, asked.tries = False, asked.tries + 1
            self._spawn(self._serve(worker, asked))

    async def _start(self, worker: _Worker) -> None:
        with contextlib.suppress(ChildError):
            await worker.child.start()
        self._free(worker)

    async def _serve(self, worker: _Worker, asked: _Asked[T]) -> None:
        """Have a worker answer. One that is late is killed; after a crash the request is sent once more."""
        try:
            async with asyncio.timeout(asked.timeout_s + (0 if worker.knows(asked.game) else LOAD_TIMEOUT_S)):
                done = await worker.ask(asked)
        except TimeoutError:
            LOG.warning("a search worker did not answer in %.0f s about %s; restarting it", asked.timeout_s, asked.game)
            await self._fail(worker, asked, is_over=True)
        except (ChildError, messages.MessageError) as error:
            LOG.warning("a search worker failed on %s: %s; restarting it", asked.game, error)
            await self._fail(worker, asked, is_over=asked.tries > 1)
        except asyncio.CancelledError:
            asked.say(None)
            raise
        except Exception:  # a bug of ours; the table must still get an answer
            LOG.exception("a search worker could not be asked about %s", asked.game)
            await self._fail(worker, asked, is_over=True)
        else:
            asked.say(done)
            if self._is_brief and not self._waiting:
                await worker.child.kill()
            self._free(worker)

    async def _fail(self, worker: _Worker, asked: _Asked[T], is_over: bool) -> None:
        await worker.child.fail()
        worker.is_resting = worker.child.rest_s > 0
        if is_over or all(one.is_resting for one in self._workers):
            asked.say(None)
        else:
            heapq.heappush(self._waiting, (-1, next(self._number), asked))
        if worker.is_resting:
            self._dispatch()
            await asyncio.sleep(worker.child.rest_s)
            worker.is_resting = False
        self._free(worker)

    def _free(self, worker: _Worker) -> None:
        worker.is_free = True
        self._dispatch()

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


# -------------------------------------------------------------------------------------------------------------- processes
class _Worker:
    """One search worker, running or not."""

    def __init__(self, command: Sequence[str], max_memory_bytes: int) -> None:
        self.child = Child(command, has_input=True, max_line_bytes=MAX_LINE_BYTES, max_memory_bytes=max_memory_bytes)
        self.is_free, self.is_resting = True, False
        self._loaded: set[str] = set()  # games

    def knows(self, game: str) -> bool:
        return self.child.is_running and game in self._loaded

    async def ask(self, asked: _Asked[T]) -> T | None:
        """The answer; None if the worker refused the request."""
        if not self.child.is_running:
            self._loaded.clear()
            await self.child.start()
        await self.child.send(messages.line_of(asked.request))
        while isinstance(reply := messages.read(asked.replies, await self.child.read_line()), messages.ProgressReport):
            asked.on_progress(reply.progress)
        self.child.failures = 0
        if isinstance(reply, messages.Refusal):
            LOG.error("a search worker refused a request about %s: %s", asked.game, reply.error)
            return None
        self._loaded.add(asked.game)
        return reply.done
