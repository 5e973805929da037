"""In place of a search pool and its processes, for tests."""
from __future__ import annotations

import asyncio
from collections.abc import Callable

from benbow.engine.contract import Game, SearchSettings, View
from benbow.search.search import ActionStats, Budget, SearchResult
from benbow.server.search_pool import Rank, SearchPool


class FakePool(SearchPool):
    """Keeps what it was asked, waits until it may answer, and answers what it is told."""

    def __init__(self, rank: Rank = Rank.BOT) -> None:
        super().__init__(0)
        self.rank, self.is_compiled, self.may_answer = rank, True, asyncio.Event()
        self.asked, self.budgets = list[View](), list[Budget]()
        self.pick: Callable[[View], int | None] = lambda view: view.legal()[-1]

    def is_ready(self, game: Game) -> bool:
        return self.is_compiled

    def expect(self, game: Game) -> None:
        pass

    async def search(self, view: View, budget: Budget, seed: int, settings: SearchSettings | None = None, *,
                     rank: Rank = Rank.BOT) -> SearchResult | None:
        assert rank is self.rank
        self.asked.append(view)
        self.budgets.append(budget)
        await self.may_answer.wait()
        return self.result(view, budget, seed, settings)

    def result(self, view: View, budget: Budget, seed: int, settings: SearchSettings | None) -> SearchResult | None:
        code = self.pick(view)
        return None if code is None else SearchResult((ActionStats(code, 1, 0.5),), (), 0.5, 1, 2, 0.0)
