"""Thinking for the tables, in processes of its own: no page waits for it, and no match ends by it.

    minds = Minds(2)
    await minds.start()
    thought = await minds.think(match.view(seat), Budget(500), seed)    # None: nobody could answer in time

A process is told a view and nothing else (`search/messages.py`). One that is late is killed, one that crashes is started anew,
after a rest if that goes on; what it was asked is asked once more. Whoever gets None does without.
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

from benbow.engine.contract import Game, SearchSettings, View
from benbow.search import ready
from benbow.search.messages import LOAD, Message, MessageError, about, line_of, message_of, question, thought_of
from benbow.search.search import Budget, SearchResult

LOG = logging.getLogger("benbow")
COMMAND = (sys.executable, "-m", "benbow.search.worker")
LONGEST = 15.0  # seconds for a question, if its budget does not say less
GRACE = 5.0  # beyond what the budget says: the machine may be busy
LOADING = 30.0  # more, where the rules of a game are to be loaded first
QUEUED = 10.0  # seconds that a question waits for its turn
STUDIED = 180.0  # seconds for a report about a match
MOST_WAITING = 64
MOST_PROCESSES = 8
LONGEST_REST = 30.0  # seconds, between one crash and the next start
LONGEST_LINE = 1 << 24
LOOK_AGAIN = 1.0  # seconds between two looks whether something has been compiled

Progress = Callable[[float], None]


class Rank(IntEnum):
    """Who comes first: a table that waits for its bot, then a person who wants advice, then whatever may be needed soon."""

    BOT, HINT, AHEAD = range(3)


def usual_number() -> int:
    """A process for each core but one, at least one."""
    return min(max(1, (os.cpu_count() or 1) - 1), MOST_PROCESSES)


class SearchPool:
    """The thinking processes of a server."""

    def __init__(self, count: int, *, command: Sequence[str] = COMMAND, longest: float = LONGEST,
                 is_compiled: Callable[[Game], bool] = ready.is_on_disk) -> None:
        self.count, self.is_stopped = count, False
        self._longest, self._is_compiled = longest, is_compiled
        self._thinkers = _Bench([_Worker(command) for _ in range(count)])
        self._students = _Bench([_Worker(command) for _ in range(min(1, count))], is_brief=True)
        self._ready: set[str] = set()
        self._looked: dict[str, float] = {}

    async def start(self) -> None:
        """The first process begins to start; the others when they are needed."""
        self._thinkers.begin()

    async def stop(self) -> None:
        """Nobody thinks any more; whoever waits gets None."""
        self.is_stopped = True
        await self._thinkers.close()
        await self._students.close()

    def is_ready(self, game: Game) -> bool:
        """Is the search compiled for this game, and someone there to think? (Compiling is the warm-up's business.)"""
        if self.count == 0 or self.is_stopped:
            return False
        if game.id not in self._ready and time.monotonic() >= self._looked.get(game.id, 0.0):
            self._looked[game.id] = time.monotonic() + LOOK_AGAIN
            if self._is_compiled(game):
                self._ready.add(game.id)
        return game.id in self._ready

    def expect(self, game: Game) -> None:
        """There will be questions about this game: let someone load its rules, if nobody has."""
        if self.is_ready(game) and not self._thinkers.knows(game.id):
            self._thinkers.put(_Asked(line_of(about(game, LOAD)), game.id, Rank.AHEAD, LONGEST))

    async def think(self, view: View, budget: Budget, seed: int, settings: SearchSettings | None = None, *,
                    rank: Rank = Rank.BOT) -> SearchResult | None:
        """What the seat should do; None if nobody could say in time."""
        if not self.is_ready(view.game):
            return None
        limit = self._longest if budget.seconds is None else min(self._longest, budget.seconds + GRACE)
        done = await self._thinkers.ask(_Asked(line_of(question(view, budget, seed, settings)), view.game.id, rank, limit))
        try:
            return None if done is None else thought_of(done)
        except MessageError as error:
            LOG.error("a mind answered nonsense: %s", error)
            return None

    async def study(self, game: Game, job: str, message: Message, on_progress: Progress = lambda part: None) -> Message | None:
        """A long job about a match that is over, in a process of its own that no table waits for; None if it came to nothing."""
        if not self.is_ready(game):
            return None
        line = line_of({**message, **about(game, job)})
        return await self._students.ask(_Asked(line, game.id, Rank.AHEAD, STUDIED, patience=STUDIED, on_progress=on_progress))


# ------------------------------------------------------------------------------------------------------------ questions
@dataclass
class _Asked:
    """A question on its way, and who waits for the answer."""

    line: bytes
    game: str
    rank: Rank
    limit: float  # seconds, once it has begun
    patience: float = QUEUED  # seconds until it has
    on_progress: Progress = lambda part: None
    answer: asyncio.Future[Message | None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    tries: int = 0

    def say(self, message: Message | None) -> None:
        if not self.answer.done():
            self.answer.set_result(message)

    def give_up(self) -> None:
        """It has waited long enough for its turn."""
        if self.tries == 0:
            self.say(None)


class _Bench:
    """Some processes, and the questions that wait for them: by rank, then in the order in which they came."""

    def __init__(self, workers: list[_Worker], is_brief: bool = False) -> None:
        self._workers, self._is_brief = workers, is_brief  # brief: a process ends when nothing more is asked
        self._waiting: list[tuple[int, int, _Asked]] = []
        self._number = itertools.count()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self) -> None:
        if self._workers:
            self._workers[0].is_free = False
            self._spawn(self._start(self._workers[0]))

    def knows(self, game: str) -> bool:
        return any(game in worker.loaded for worker in self._workers)

    def put(self, asked: _Asked) -> None:
        """Into the queue, unless that is full or nobody is left who could answer."""
        if len(self._waiting) >= MOST_WAITING or all(worker.is_resting for worker in self._workers):
            asked.say(None)
            return
        heapq.heappush(self._waiting, (asked.rank, next(self._number), asked))
        self._dispatch()

    async def ask(self, asked: _Asked) -> Message | None:
        self.put(asked)
        timer = asyncio.get_running_loop().call_later(asked.patience, asked.give_up)
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
            await worker.end()

    # ------------------------------------------------------------------------------------------------ one at a time
    def _dispatch(self) -> None:
        while self._waiting and (free := [worker for worker in self._workers if worker.is_free]):
            _, _, asked = heapq.heappop(self._waiting)
            if asked.answer.done():  # nobody waits for it any more
                continue
            worker = min(free, key=lambda one: (asked.game not in one.loaded, not one.is_running))
            worker.is_free, asked.tries = False, asked.tries + 1
            self._spawn(self._serve(worker, asked))

    async def _start(self, worker: _Worker) -> None:
        with contextlib.suppress(_CrashError):
            await worker.start()
        self._free(worker)

    async def _serve(self, worker: _Worker, asked: _Asked) -> None:
        """Have it answered. A late process is killed; of a crashed one the question goes to the next, once."""
        try:
            async with asyncio.timeout(asked.limit + (0 if asked.game in worker.loaded else LOADING)):
                asked.say(await worker.ask(asked))
        except TimeoutError:
            LOG.warning("a mind did not answer in %.0f s about %s; it is started anew", asked.limit, asked.game)
            await self._fail(worker, asked, is_over=True)
        except _CrashError as error:
            LOG.warning("a mind failed over %s: %s; it is started anew", asked.game, error)
            await self._fail(worker, asked, is_over=asked.tries > 1)
        except asyncio.CancelledError:
            asked.say(None)
            raise
        except Exception:  # ours; a table that waits is not to wait for ever
            LOG.exception("a mind could not be asked about %s", asked.game)
            await self._fail(worker, asked, is_over=True)
        else:
            if self._is_brief and not self._waiting:
                await worker.end()
            self._free(worker)

    async def _fail(self, worker: _Worker, asked: _Asked, is_over: bool) -> None:
        await worker.end()
        worker.failures += 1
        worker.is_resting = worker.failures > 1  # once is an accident
        if is_over or all(one.is_resting for one in self._workers):
            asked.say(None)
        else:
            heapq.heappush(self._waiting, (-1, next(self._number), asked))
        if worker.is_resting:
            self._dispatch()
            await asyncio.sleep(min(LONGEST_REST, 2.0 ** (worker.failures - 2)))
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
class _CrashError(Exception):
    """The process is no more, or talks nonsense."""


class _Worker:
    """One thinking process, or the place for one."""

    def __init__(self, command: Sequence[str]) -> None:
        self.loaded: set[str] = set()  # games
        self.is_free, self.is_resting, self.failures = True, False, 0
        self._command = command
        self._process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.Future[None] | None = None  # of the last one

    @property
    def is_running(self) -> bool:
        return self._process is not None

    async def start(self) -> None:
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL, limit=LONGEST_LINE,
                start_new_session=True)  # an interrupt from the keyboard is for the server: it ends the process itself
        except OSError as error:
            raise _CrashError(f"it cannot be started: {error}") from None

    async def ask(self, asked: _Asked) -> Message | None:
        """What it answers; None if it says that the question is wrong."""
        if self._process is None:
            await self.start()
        answer = await self._answer(asked)
        self.failures = 0
        if "error" in answer:
            LOG.error("a mind refused a question about %s: %s", asked.game, answer["error"])
            return None
        self.loaded.add(asked.game)
        done = answer.get("done")
        return done if isinstance(done, dict) else None

    async def _answer(self, asked: _Asked) -> Message:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(asked.line)
            await process.stdin.drain()
            while line := await process.stdout.readline():
                answer = message_of(line)
                if "progress" not in answer:
                    return answer
                part = answer["progress"]
                if isinstance(part, int | float):
                    asked.on_progress(float(part))
        except (OSError, ValueError, MessageError) as error:  # it went away, or talks without end, or nonsense
            raise _CrashError(str(error)) from None
        raise _CrashError(f"it ended with code {await process.wait()}")

    async def end(self) -> None:
        """Nothing of it is left, not even an open pipe. Whoever is called off meanwhile does not leave it half ended."""
        process, self._process = self._process, None
        self.loaded.clear()
        if process is not None:
            self._ending = asyncio.ensure_future(_ended(process))
        if self._ending is not None:
            await asyncio.shield(self._ending)


async def _ended(process: asyncio.subprocess.Process) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    process.stdin.close()
    with contextlib.suppress(OSError):
        await process.stdin.wait_closed()
    with contextlib.suppress(ValueError):
        while await process.stdout.read(LONGEST_LINE):
            pass
    await process.wait()
