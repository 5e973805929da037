"""The registry holds the tables that are in use; others are read from the store when someone opens them."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import defaultdict
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from typing import Any
from weakref import WeakValueDictionary

from benbow.engine import catalog
from benbow.engine.contract import OVER
from benbow.engine.errors import BenbowError
from benbow.engine.match import Match, Outcome

from . import clock
from .beats import Beats
from .listeners import Listener, Places
from .lobby import Lobby
from .presence import Presence
from .schema import NO_TERMS, FullError, is_shared
from .search_pool import SearchPool
from .store import MatchRow, SeatRow, Store, Stored, TableRow, Terms
from .tables import Table, TableError, revived
from .tokens import new_token

LOG = logging.getLogger("benbow")
MAX_TABLES_IN_MEMORY = 1000  # the store holds any number
MAX_ALERTS, MAX_ALERTS_OF_ONE = 2000, 8  # streams that tell a device what happens at its tables
MAX_OPEN_TABLES = 100  # unfinished ones of one device


class TableRegistry:
    """All tables of this server."""

    def __init__(self, store: Store, pool: SearchPool | None = None, beats: Beats | None = None) -> None:
        self.store, self.pool, self.beats = store, pool or SearchPool(0), beats or Beats()
        self.closing = False
        self.began = clock.now()
        self.presence = Presence(self._came_or_went)
        self.lobby = Lobby(store, self.presence, self.spawn)
        self.alert_places = Places(MAX_ALERTS_OF_ONE, MAX_ALERTS)
        self._tables: dict[str, Table] = {}
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)  # by holder
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._opening: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def create(self, match: Match, seats: tuple[SeatRow, ...], *, host: str = "", is_listed: bool = False,
                     terms: Terms = NO_TERMS, key: str | None = None, after: Table | None = None) -> Table:
        """A new table, or a rematch after another one. If nobody is waited for, it is stored with its first rolls. TableError if
        its host has too many."""
        game, now, id = match.game, clock.now(), new_token()
        invite = new_token() if any(row.opening for row in seats) else None
        row = MatchRow(id, game.id, game.rules_version, match.options, match.dice.to_file(), "open", None, now, now,
                       host=host, invite=invite, is_listed=is_listed, terms=terms, key=key)
        table = Table(row, match, seats, self.store, self.pool, self.beats, changed=self._told)
        if after is not None:
            table.timing = clock.started(terms, match.seats, awaited=tuple(one.seat for one in seats if one.holder))
        if not table.is_gathering:
            table.run(match)
            table.status, table.timing = "over" if match.actor == OVER else "open", table.timed(match)
        row = replace(row, status=table.status, outcome=match.outcome, timing=table.timing, actor=match.actor)
        try:
            await self.store.create(row, seats, match.log, most_open=MAX_OPEN_TABLES, after=after.id if after else None)
        except FullError as error:
            raise TableError("new-too-many", error.message) from None
        self._tables[id] = table
        if host:
            self.presence.saw(host)
        self._told(table)
        self._forget_some()
        table.go_on()
        return table

    async def get(self, id: str) -> Table | None:
        """The table with this id, from memory or from the store."""
        if id in self._tables:
            self._tables[id].used = time.monotonic()
            return self._tables[id]
        if id not in self._opening:
            self._opening[id] = self.spawn(self._open(id))
        return await asyncio.shield(self._opening[id])

    def in_memory(self, id: str) -> Table | None:
        return self._tables.get(id)

    async def _open(self, id: str) -> Table | None:
        try:
            stored = await asyncio.to_thread(self.store.load, id)
            if stored is None:
                return None
            match = revived(stored)
            if match.game.rules_version != stored.match.rules and stored.match.status == "open":
                await self.store.upgrade(id, stored.match.rules, match)
            table = Table(stored.match, match, tuple(stored.seats), self.store, self.pool, self.beats, stored.talk, self._told)
            await table.begin()
            self._tables[id] = table
            self._forget_some()
            return table
        finally:
            del self._opening[id]

    async def outcome(self, row: TableRow) -> Outcome | None:
        """How a listed match ended. Stored without that, it is replayed, once. None: not over, or its rules are gone."""
        if row.outcome is not None or row.status != "over":
            return row.outcome
        match = await self._replayed(row)
        outcome = match.outcome if match else None
        if outcome is not None:
            await self.store.keep_outcome(row.id, outcome)
        return outcome

    async def actor(self, row: TableRow) -> int | None:
        """Who has to act in a listed match. If it was stored without that, it is replayed, once. None: by other rules."""
        if row.id in self._tables:
            return self._tables[row.id].match.actor
        match = None if row.actor is not None else await self._replayed(row)
        if match:
            await self.store.keep_actor(row.id, match.actor)
        return match.actor if match else row.actor

    async def _replayed(self, row: TableRow) -> Match | None:
        """A listed match; None if it is gone, or was played by other rules."""
        if catalog.played_by(catalog.game(row.game), row.rules) is None:
            return None
        try:
            stored = await asyncio.to_thread(self.store.load, row.id)
            return await asyncio.to_thread(revived, stored) if stored else None
        except BenbowError as error:
            LOG.error("table %s could not be replayed: %s", row.id[:6], error)
            return None

    async def delete(self, id: str, holder: str) -> bool:
        """Delete a table, even if it cannot be played any more. -> was there one? TableError if this device may not.

        A match that others play goes on; when it has ended, they keep it, and only this device gives it up.
        """
        table = self._tables.get(id)
        found: Table | Stored | None = table or await asyncio.to_thread(self.store.load, id)
        if found is None:
            return False
        async with table.lock if table else contextlib.nullcontext():
            seats, row = found.seats, found.match if isinstance(found, Stored) else found
            if not any(one.is_held_by(holder) for one in seats):
                raise TableError("table-not-yours", "only a device that holds a seat may delete the table")
            has_others = is_shared(seats, holder)
            is_closing = row.host == holder and any(one.opening for one in seats)
            if has_others and row.status == "open" and not is_closing:
                raise TableError("table-others-play", "others sit at this table")
            left = tuple(one.without(holder) for one in seats) if has_others and not is_closing else ()
            await (self.store.hand_over(id, left) if left else self.store.delete(id))
            if table and left:
                table.seats = left
                table.stir()
            elif table:
                self._tables.pop(id, None)
                table.status = "gone"
                table.wake()
        self.lobby.touch()
        return True

    def _told(self, table: Table) -> None:
        """Something has changed at a table: its people hear of it wherever they are, and the lobby if it is listed there."""
        if table.is_listed:
            self.lobby.touch()
        for holder in {holder for row in table.seats for holder in row.holders} & self._listeners.keys():
            for listener in self._listeners[holder]:
                listener.tell(table)

    @contextlib.contextmanager
    def listening(self, holder: str) -> Iterator[Listener]:
        """To what happens at all tables of a device, from now on."""
        listener = Listener()
        self._listeners[holder].add(listener)
        try:
            yield listener
        finally:
            self._listeners[holder].discard(listener)
            if not self._listeners[holder]:
                del self._listeners[holder]

    def lock(self, name: str) -> asyncio.Lock:
        """A lock for those who do the same thing, such as opening tables on one device."""
        return self._locks.setdefault(name, asyncio.Lock())

    def _came_or_went(self, holder: str) -> None:
        self.lobby.touch()
        for table in self._tables.values():
            if table.is_far and table.held_by(holder):
                table.stir()

    def is_here(self, row: SeatRow) -> bool:
        """Has who sits there a page open, on any device?"""
        return any(self.presence.is_here(holder) for holder in row.holders)

    def away_s(self, row: SeatRow) -> float:
        """For how many seconds nobody of this seat has had a page open."""
        return min(self.presence.away_s(holder) for holder in (row.holder, *row.devices))

    def grace_s(self, row: SeatRow) -> float:
        """How long an action of this seat still counts after the end of its time."""
        here_s = max(self.presence.here_s(holder) for holder in (row.holder, *row.devices))
        return clock.GRACE_S if here_s >= clock.LOST_GRACE_S else clock.LOST_GRACE_S

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """A task that is referenced while it runs, so that it is not collected."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _forget_some(self) -> None:
        """Drop tables without open pages from memory, the longest unused first."""
        if len(self._tables) > MAX_TABLES_IN_MEMORY:
            idle = [table for table in self._tables.values()
                    if not table.watchers and not table.lock.locked() and not table.is_waiting]
            for table in sorted(idle, key=lambda one: one.used)[: len(self._tables) - MAX_TABLES_IN_MEMORY * 9 // 10]:
                del self._tables[table.id]

    def close_streams(self) -> None:
        """When the server stops: all streams end, and their pages will reconnect."""
        self.closing = True
        for table in self._tables.values():
            table.wake()
        self.lobby.wake()
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.event.set()
