"""A table: one match with the people and bots that play it. Everything is stored before anyone is shown it.

The registry holds the tables that are in use; others are read from the store when someone opens them.
"""
from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from typing import Any

from benbow.engine import catalog, files
from benbow.engine.contract import CHANCE, OVER, Game
from benbow.engine.drawing.routes import follow
from benbow.engine.errors import BenbowError
from benbow.engine.lesson import lesson_of
from benbow.engine.match import Match, Outcome
from benbow.search.baselines import Bot
from benbow.search.levels import LevelBot, PendingSearch, bot
from benbow.search.search import Budget

from .schema import GoneError, StoreError
from .search_pool import SearchPool
from .store import MatchRow, SeatRow, Store, Stored, TableRow

LOG = logging.getLogger("benbow")
MAX_TABLES_IN_MEMORY = 1000  # the store holds any number
MAX_BURST_PLIES = 10_000  # of chance and bots in one go; a longer run is stored in pieces
BOT_TIME_LIMIT_S = 8.0  # on a slow machine a bot searches less than its level says
STORE_RETRY_S = 5.0  # when the store did not take what a bot did


class TableError(BenbowError):
    """Something that cannot be done at this table; `field` is the key of the text for the player."""


class CurtainError(TableError):
    """The device shows the curtain, so nobody can act there."""


class LessonError(BenbowError):
    """An action that is allowed, but that the lesson does not expect now; its message is for the learner."""


class StaleError(BenbowError):
    """Someone else has acted since the page was made; nothing was done."""


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """What the store keeps of a device's token: it recognises the token but cannot replace it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Turn:
    """What someone does at a table, on a copy of its match: nobody is shown it before it is stored."""

    def __init__(self, match: Match, walks: dict[int, int]) -> None:
        self.match, self.walks = match, walks.copy()
        self.resigned: int | None = None

    def walk(self, codes: Sequence[int]) -> None:
        """A long move: one action after the other, as far as it goes."""
        start = self.match.ply
        follow(self.match, codes)
        self.walks[self.match.ply] = start

    def undo(self) -> None:
        """Undo the last action, or the whole long move if it was one and the server was not restarted since."""
        start = self.walks.get(self.match.ply, self.match.ply - 1)
        self.match.undo()
        while self.match.ply > start:
            self.match.undo()


class Table:
    """One match, its seats, and the streams that wait for changes."""

    def __init__(self, id: str, match: Match, seats: tuple[SeatRow, ...], store: Store, pool: SearchPool, status: str = "open",
                 resigned: int | None = None) -> None:
        self.id, self.match, self.seats, self.status, self.resigned = id, match, seats, status, resigned
        self.lesson = lesson_of(match.game) if match.dice.kind == "scripted" else None
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.used = time.monotonic()
        self._store, self._pool = store, pool
        self._walks: dict[int, int] = {}  # long moves: last ply -> first ply
        self._more: asyncio.Task[None] | None = None  # the rest of a very long burst, or a search for a bot
        self._asked: PendingSearch | None = None  # what is searched for the bot that acts now
        self._bots: dict[int, Bot] = {row.seat: bot(row.bot, secrets.randbits(62)) for row in seats if row.bot}
        if any(isinstance(one, LevelBot) and one.level.iterations for one in self._bots.values()):
            pool.expect(match.game)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def seq(self) -> int:
        """The number of entries. A page that acts says how many it knows."""
        return len(self.match.log)

    @property
    def is_ended(self) -> bool:
        return self.status != "open"

    @property
    def names(self) -> tuple[str, ...]:
        """Of the players; empty where none was given."""
        return tuple(row.name for row in self.seats)

    @property
    def is_untouched(self) -> bool:
        """Is the layout complete, and has no person acted yet? Then a page that opens shows how the table is laid out."""
        match = self.match
        is_first = len(match.log) == match.ply and all(actor == CHANCE or actor in self._bots for actor in match.actors)
        return is_first and match.laid > 0 and not self.is_ended

    def is_bot(self, seat: int) -> bool:
        return seat in self._bots

    def held_by(self, holder: str) -> list[int]:
        return [row.seat for row in self.seats if row.holder and row.holder == holder]

    # ----------------------------------------------------------------------------------------------- acting
    @contextlib.asynccontextmanager
    async def turn(self, seq: int) -> AsyncIterator[Turn]:
        """To act: `async with table.turn(seq) as turn: turn.match.play(code)`. StaleError unless the table has `seq` entries.

        Permissions are checked inside the block, where nobody else can act. If the block raises, nothing has happened. At its
        end chance and bots play on; then all of it is stored, and then shown. That part is shielded: if the request is
        cancelled, because the page was closed, it is still completed.
        """
        await self.lock.acquire()
        try:
            if seq != self.seq:
                raise StaleError("seq", f"the page knows {seq} entries, the table has {self.seq}")
            if self.is_ended:
                raise TableError("table-ended", "this match is over")
            turn = Turn(self.match.copy(), self._walks)
            yield turn
        except BaseException:
            self.lock.release()
            raise
        await asyncio.shield(asyncio.ensure_future(self._finish(turn)))

    async def begin(self) -> None:
        """Let chance and bots play up to the next decision of a person, if a stopped server did not."""
        if self.is_waiting:
            async with self.turn(self.seq):
                pass

    def go_on(self) -> None:
        """In the background: search for a bot, or go on with a very long burst."""
        if self.is_waiting:
            self._more = asyncio.ensure_future(self.begin() if self._asked is None else self._search(self._asked))

    @property
    def is_waiting(self) -> bool:
        """Is it the turn of chance or a bot?"""
        return not self.is_ended and (self.match.actor == CHANCE or self.match.actor in self._bots)

    @property
    def is_thinking(self) -> bool:
        """Is it a bot's turn?"""
        return not self.is_ended and self.match.actor in self._bots

    async def _finish(self, turn: Turn) -> None:
        try:
            if turn.resigned is None:
                self.run(turn.match)
            await self._keep(turn)
        finally:
            self.lock.release()
        self.go_on()

    async def _keep(self, turn: Turn) -> None:
        """Store what happened; only then take it over and show it."""
        seq, match = self.seq, turn.match
        status = "resigned" if turn.resigned is not None else "over" if match.actor == OVER else self.status
        if len(match.log) == seq and status == self.status:
            return
        try:
            await self._store.append(self.id, seq, match.log[seq:], status=status, resigned=turn.resigned, outcome=match.outcome)
        except BaseException:
            await self._reload()  # perhaps it was stored, perhaps not: the store knows
            raise
        self.match, self.status, self.resigned = match, status, turn.resigned
        self._walks = {end: start for end, start in turn.walks.items() if end <= match.ply}
        self.wake()

    def run(self, match: Match) -> None:
        """Chance and bots play up to the next decision of a person, or until a bot needs a search."""
        self._asked = None
        for _ in range(MAX_BURST_PLIES):
            if match.actor == CHANCE:
                match.roll()
            elif match.actor in self._bots:
                chosen = self._decided(match, match.actor)
                if isinstance(chosen, PendingSearch):
                    self._asked = chosen
                    return
                match.play(chosen)
            else:
                return

    def _decided(self, match: Match, seat: int) -> int | PendingSearch:
        """The action of a bot, or the search that it needs; without workers, the choice of the game's own bot. A single legal
        action is searched too: that there is only one may depend on hidden facts, and must not show in the timing. In a lesson
        bots follow its script."""
        if self.lesson and (scripted := self.lesson.accepted(match)):
            return scripted[0]
        one, view = self._bots[seat], match.view(seat)
        if not isinstance(one, LevelBot):
            return one.choose(view)
        asked = one.decide(view)
        if isinstance(asked, PendingSearch) and len(view.legal()) == 1:
            asked = PendingSearch(Budget(1), 0)
        return one.policy_action(view) if isinstance(asked, PendingSearch) and not self._pool.is_ready(self.game) else asked

    async def _search(self, asked: PendingSearch) -> None:
        """Search for a bot while the lock is free: people may look back, resign or delete the table. Then the bot acts, if it is
        still its turn. Without a valid result it plays what the game's own bot would."""
        seq, view = self.seq, self.match.view(self.match.actor)
        one = self._bots[view.seat]
        assert isinstance(one, LevelBot)
        result = await self._pool.search(view, Budget(asked.budget.iterations, BOT_TIME_LIMIT_S), asked.seed)
        if self._pool.is_stopped:  # the next server searches again
            return
        code = one.policy_action(view)
        if result is not None and result.best in view.legal():
            code = result.sample(self.game.search_settings.visit_exponent, asked.seed)
        while seq == self.seq and self.is_waiting:
            try:
                async with self.turn(seq) as turn:
                    turn.match.play(code)
            except (StaleError, TableError, GoneError):  # someone was first, and play went on from there
                return
            except StoreError as error:
                if seq != self.seq:  # it was stored after all, or something else was: go on from there
                    self._asked = None
                    self.go_on()
                    return
                LOG.error("table %s: the action of a bot could not be stored: %s", self.id[:6], error)
                await asyncio.sleep(STORE_RETRY_S)

    async def _reload(self) -> None:
        """Take over what is stored. If it cannot be read the table stays as it was: the store refuses what does not follow."""
        try:
            stored = await asyncio.to_thread(self._store.load, self.id)
            if stored is not None:
                self.match, self.status, self.resigned = revived(stored), stored.match.status, stored.match.resigned
        except BenbowError as error:
            LOG.error("table %s could not be reloaded: %s", self.id[:6], error)
        finally:
            self._walks = {end: start for end, start in self._walks.items() if end <= self.match.ply}
            self.wake()

    def wake(self) -> None:
        """Tell the streams that something has changed."""
        self.used = time.monotonic()
        for watcher in self.watchers:
            watcher.set()


def revived(stored: Stored) -> Match:
    """The match as it is stored."""
    row = stored.match
    game = catalog.game(row.game)
    if row.rules != game.rules_version:
        raise TableError("error-old", f"played by version {row.rules} of the rules; this server has version {game.rules_version}")
    return files.match_of(game, dict(row.options), row.dice, list(stored.log))


class TableRegistry:
    """All tables of this server."""

    def __init__(self, store: Store, pool: SearchPool | None = None) -> None:
        self.store, self.pool = store, pool or SearchPool(0)
        self.closing = False
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def create(self, match: Match, seats: tuple[SeatRow, ...]) -> Table:
        """A new table, stored together with its first rolls."""
        game, now, id = match.game, time.time(), new_token()
        table = Table(id, match, seats, self.store, self.pool)
        table.run(match)
        status = "over" if match.actor == OVER else "open"
        row = MatchRow(id, game.id, game.rules_version, match.options, match.dice.to_file(), status, None, now, now,
                       match.outcome)
        await self.store.create(row, seats, match.log)
        table.status = status
        self._tables[id] = table
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

    async def _open(self, id: str) -> Table | None:
        try:
            stored = await asyncio.to_thread(self.store.load, id)
            if stored is None:
                return None
            row = stored.match
            table = Table(id, revived(stored), tuple(stored.seats), self.store, self.pool, row.status, row.resigned)
            await table.begin()
            self._tables[id] = table
            self._forget_some()
            return table
        finally:
            del self._opening[id]

    async def outcome(self, row: TableRow) -> Outcome | None:
        """How a listed match ended. If it was stored without that, it is replayed, once. None: not over, or by other rules."""
        if row.outcome is not None or row.status != "over" or row.rules != catalog.game(row.game).rules_version:
            return row.outcome
        try:
            stored = await asyncio.to_thread(self.store.load, row.id)
            outcome = None if stored is None else (await asyncio.to_thread(revived, stored)).outcome
            if outcome is not None:
                await self.store.keep_outcome(row.id, outcome)
        except BenbowError as error:
            LOG.error("table %s could not be replayed: %s", row.id[:6], error)
            return None
        return outcome

    async def delete(self, id: str, holder: str) -> bool:
        """Delete a table, even if it cannot be played any more. -> was there one? TableError if the device holds no seat."""
        table = self._tables.get(id)
        found: Table | Stored | None = table or await asyncio.to_thread(self.store.load, id)
        if found is None:
            return False
        if not any(row.holder and row.holder == holder for row in found.seats):
            raise TableError("table-not-yours", "only a device that holds a seat may delete the table")
        if table is None:
            await self.store.delete(id)
            return True
        async with table.lock:
            await self.store.delete(id)
            self._tables.pop(id, None)
            table.status = "gone"
        table.wake()
        return True

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
