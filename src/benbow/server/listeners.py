"""Streams that are not of one table: how many there may be, and what wakes them."""
from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator

from .tables import Table


class Places:
    """How many streams may be open: of one device, and in all. Counted and taken in one step, so that limits hold."""

    def __init__(self, of_one: int, in_all: int) -> None:
        self._of_one, self._in_all = of_one, in_all
        self._taken: Counter[str] = Counter()

    @contextlib.contextmanager
    def taken(self, holder: str) -> Iterator[bool]:
        """-> was there a place? It is free again at the end of the block."""
        if self._taken[holder] >= self._of_one or self._taken.total() >= self._in_all:
            yield False
            return
        self._taken[holder] += 1
        try:
            yield True
        finally:
            self._taken[holder] -= 1
            if not self._taken[holder]:
                del self._taken[holder]


class Listener:
    """Waits for changes at all tables of a device."""

    def __init__(self) -> None:
        self.changed: dict[str, Table] = {}
        self.event = asyncio.Event()

    def tell(self, table: Table) -> None:
        self.changed[table.id] = table
        self.event.set()

    def take(self) -> list[Table]:
        """What has changed since the last time."""
        tables = list(self.changed.values())
        self.changed.clear()
        self.event.clear()
        return tables
