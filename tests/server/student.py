"""Reports about matches in this process, for tests: by the same function and the same messages as in a process of its own."""
from __future__ import annotations

import asyncio
from collections.abc import Callable

from benbow.engine.contract import Game
from benbow.search.luck import Report
from benbow.search.luck_job import LUCK_REPLIES, LuckRequest
from benbow.search.messages import Answer, line_of, read
from benbow.search.worker import answered
from benbow.server.search_pool import SearchPool

EFFORT = {"playouts": 6, "iterations": 40}


class Student(SearchPool):
    """Counts what it was asked, waits until it is let, and fails if it is told to."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[LuckRequest] = []
        self.is_able, self.is_learnt, self.may = True, True, asyncio.Event()
        self.may.set()

    async def start(self) -> None:
        """There is no process to start."""

    def is_ready(self, game: Game) -> bool:
        return self.is_learnt

    async def study(self, request: LuckRequest, on_progress: Callable[[float], None] = lambda part: None) -> Report | None:
        self.asked.append(request)
        on_progress(0.25)
        await self.may.wait()
        if not self.is_able:
            return None
        line = line_of(request.model_copy(update=EFFORT))
        reply = read(LUCK_REPLIES, line_of(await asyncio.to_thread(answered, line, on_progress)))
        assert isinstance(reply, Answer)
        return reply.done
