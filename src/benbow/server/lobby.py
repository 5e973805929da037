"""The lobby: which tables wait for anyone, and which can be watched. One list for all who look, read again when something has
changed, and rendered once for each language.
"""
from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from typing import Any

from benbow.engine import catalog

from .listeners import Places
from .presence import Presence
from .schema import StoreError, TableRow
from .store import Store

LOG = logging.getLogger("benbow")
MAX_WAITING, MAX_PLAYING = 100, 100  # rows in the list
MAX_READ = 500  # of which are shown those whose host is there
MAX_OWN = 3  # tables of one device that wait there
MAX_STREAMS, MAX_STREAMS_OF_ONE = 1000, 6
HOST_AWAY_S = 600.0  # a table whose host has been away for so long is not shown
PAUSE_S = 1.0  # after a change, so that a burst of them is read once
STALE_S = 20.0  # hosts leave without a change of any table: as old as this, the list is read again


@dataclass(frozen=True)
class Listing:
    """What the lobby shows at one moment. Equal ones look the same."""

    waiting: tuple[TableRow, ...] = ()
    playing: tuple[TableRow, ...] = ()


class Lobby:
    """The list, and the streams that wait for it to change."""

    def __init__(self, store: Store, presence: Presence, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._store, self._presence, self._spawn = store, presence, spawn
        self.places = Places(MAX_STREAMS_OF_ONE, MAX_STREAMS)
        self.version = 0
        self.rendered: dict[tuple[str, str], str] = {}  # of this version, by language and game
        self.watchers: set[asyncio.Event] = set()
        self._listing = Listing()
        self._is_stale, self._read_at = True, 0.0
        self._is_coming = False  # will it be read soon?
        self._lock = asyncio.Lock()

    def touch(self) -> None:
        """Something that it shows may have changed. It is read again only if someone looks."""
        self._is_stale = True
        if self.watchers and not self._is_coming:
            self._is_coming = True
            self._spawn(self._read_soon())

    async def _read_soon(self) -> None:
        await asyncio.sleep(PAUSE_S)
        self._is_coming = False
        try:
            await self.listing()
        except StoreError as error:
            LOG.error("the lobby could not be read: %s", error)

    async def listing(self) -> Listing:
        """The list as it is now."""
        async with self._lock:
            now = asyncio.get_running_loop().time()
            if self._is_stale or now - self._read_at > STALE_S:
                self._is_stale = False
                try:
                    found = self._shown(*await asyncio.to_thread(self._read))
                except BaseException:
                    self._is_stale = True
                    raise
                self._read_at = now
                if found != self._listing:
                    self._listing = found
                    self.version += 1
                    self.rendered.clear()
                    self.wake()
            return self._listing

    def _read(self) -> tuple[list[TableRow], list[TableRow]]:
        games = catalog.games()
        return (self._store.listed(games, MAX_READ, is_waiting=True), self._store.listed(games, MAX_PLAYING, is_waiting=False))

    def _shown(self, waiting: list[TableRow], playing: list[TableRow]) -> Listing:
        shown = [row for row in waiting if self.is_open(row, HOST_AWAY_S)][:MAX_WAITING]
        begun = sorted((row for row in playing if is_current(row)), key=lambda row: -row.created)  # they keep their places
        return Listing(*(tuple(replace(row, updated=0.0) for row in rows) for rows in (shown, begun)))

    def is_open(self, row: TableRow, away_s: float) -> bool:
        """Can someone sit down there, and is its host there to play?"""
        return is_current(row) and self._presence.was_here(row.host, away_s)

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.set()


def is_current(row: TableRow) -> bool:
    """Is it played by the rules of this server?"""
    return row.rules == catalog.game(row.game).rules_version
