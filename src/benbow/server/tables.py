"""A table: people and bots around one match. Everything is stored before anyone is shown it.

The hall holds the tables that are in use; a table that is not is read from the store when someone comes back to it.
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
from benbow.engine.contract import CHANCE, OVER, Game, Value
from benbow.engine.drawing.routes import follow
from benbow.engine.errors import BenbowError
from benbow.engine.match import Match
from benbow.search.baselines import Bot
from benbow.search.levels import LevelBot, PendingSearch, bot
from benbow.search.search import Budget

from .schema import GoneError, StoreError
from .search_pool import SearchPool
from .store import MatchRow, SeatRow, Store, Stored

LOG = logging.getLogger("benbow")
MAX_TABLES_IN_MEMORY = 1000  # the store holds any number
MAX_BURST_PLIES = 10_000  # of chance and bots in one go; a longer run is stored in pieces
BOT_TIME_LIMIT_S = 8.0  # on a slow machine a bot thinks less than its level says
STORE_RETRY_S = 5.0  # when the store did not take what a bot did


class TableError(BenbowError):
    """Something that cannot be done at this table; `field` is the key of its words."""


class CurtainError(TableError):
    """The curtain is drawn before this seat."""


class StaleError(BenbowError):
    """The page was behind: someone has acted since. Nothing was done."""


def new_token() -> str:
    """128 bits that nobody guesses."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """What the store keeps of a device's token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Turn:
    """What someone does at a table, on a copy of its match: nobody is shown it before it is stored."""

    def __init__(self, match: Match, walks: dict[int, int]) -> None:
        self.match, self.walks = match, walks.copy()
        self.resigned: int | None = None

    def play(self, code: int) -> None:
        self.match.play(code)

    def walk(self, codes: Sequence[int]) -> None:
        """A long move: one action after the other, as far as it goes."""
        start = self.match.ply
        follow(self.match, codes)
        self.walks[self.match.ply] = start

    def undo(self) -> None:
        """Take back what was done last: of a long move all of it, unless the server has been started anew since."""
        start = self.walks.get(self.match.ply, self.match.ply - 1)
        self.match.undo()
        while self.match.ply > start:
            self.match.undo()

    def resign(self, seat: int) -> None:
        self.resigned = seat


class Table:
    """One match, its seats, and the streams that wait for news of it."""

    def __init__(self, id: str, match: Match, seats: tuple[SeatRow, ...], store: Store, pool: SearchPool, status: str = "open",
                 resigned: int | None = None) -> None:
        self.id, self.match, self.seats, self.status, self.resigned = id, match, seats, status, resigned
        self.lock = asyncio.Lock()
        self.watchers: set[asyncio.Event] = set()
        self.used = time.monotonic()
        self._store, self._pool = store, pool
        self._walks: dict[int, int] = {}  # where a long move ended -> where it began, in plies
        self._more: asyncio.Task[None] | None = None  # the rest of a very long burst, or a bot that thinks
        self._asked: PendingSearch | None = None  # what the bot that is to act now thinks about
        self._bots: dict[int, Bot] = {row.seat: bot(row.bot, secrets.randbits(62)) for row in seats if row.bot}
        if any(isinstance(one, LevelBot) and one.level.iterations for one in self._bots.values()):
            pool.expect(match.game)

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def seq(self) -> int:
        """How much has happened; a page that acts says how much it knows of."""
        return len(self.match.log)

    @property
    def is_ended(self) -> bool:
        return self.status != "open"

    @property
    def names(self) -> tuple[str, ...]:
        """As the people gave them; empty where there is none."""
        return tuple(row.name for row in self.seats)

    @property
    def is_untouched(self) -> bool:
        """Has the table been laid out, and no person acted yet? Then a page that opens may watch how it is laid out."""
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
        """To do something at the table, if this much has happened: `async with table.turn(seq) as turn: turn.play(code)`.

        Whether it is allowed is checked inside the block, where nobody else can act. If the block raises, nothing has happened.
        At its end chance and bots play on, and all of it is stored and then shown; who is cancelled meanwhile, because a page
        was closed, does not stop that half-way.
        """
        await self.lock.acquire()
        try:
            if seq != self.seq:
                raise StaleError("seq", f"{seq} things had happened when this was asked; now {self.seq} have")
            if self.is_ended:
                raise TableError("table-ended", "this match is over")
            turn = Turn(self.match.copy(), self._walks)
            yield turn
        except BaseException:
            self.lock.release()
            raise
        await asyncio.shield(asyncio.ensure_future(self._finish(turn)))

    async def begin(self) -> None:
        """What a stopped server left undone: chance and bots up to the next decision of a person."""
        if self.is_waiting:
            async with self.turn(self.seq):
                pass

    def go_on(self) -> None:
        """What is ours to do and takes longer is done by and by: a bot thinks, or a very long burst goes on in pieces."""
        if self.is_waiting:
            self._more = asyncio.ensure_future(self.begin() if self._asked is None else self._think(self._asked))

    @property
    def is_waiting(self) -> bool:
        """For chance or a bot, that is for us."""
        return not self.is_ended and (self.match.actor == CHANCE or self.match.actor in self._bots)

    @property
    def is_thinking(self) -> bool:
        """Is it a bot's turn, and has it not made up its mind?"""
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
        """Store what happened; only then is it the table's, and shown."""
        seq, match = self.seq, turn.match
        status = "resigned" if turn.resigned is not None else "over" if match.actor == OVER else self.status
        if len(match.log) == seq and status == self.status:
            return
        try:
            await self._store.append(self.id, seq, match.log[seq:], status=status, resigned=turn.resigned)
        except BaseException:
            await self._reload()  # not stored, or who knows: what the store says is so
            raise
        self.match, self.status, self.resigned = match, status, turn.resigned
        self._walks = {end: start for end, start in turn.walks.items() if end <= match.ply}
        self.wake()

    def run(self, match: Match) -> None:
        """Chance rolls and bots choose, up to the next decision of a person, or until a bot has to think."""
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
        """What a bot does, or what it has to search; where nothing can search, what the game's own policy does. A bot searches
        over a single action too: that there is but one may rest on something hidden, and is not to be seen from outside."""
        one, view = self._bots[seat], match.view(seat)
        if not isinstance(one, LevelBot):
            return one.choose(view)
        asked = one.decide(view)
        if isinstance(asked, PendingSearch) and len(view.legal()) == 1:
            asked = PendingSearch(Budget(1), 0)
        return one.policy_action(view) if isinstance(asked, PendingSearch) and not self._pool.is_ready(self.game) else asked

    async def _think(self, asked: PendingSearch) -> None:
        """A bot makes up its mind while the table is free: people may look around, resign, clear it away. Then it acts, if it
        still may. If no search answered in time, or its answer makes no sense, the game's own policy chooses."""
        seq, view = self.seq, self.match.view(self.match.actor)
        one = self._bots[view.seat]
        assert isinstance(one, LevelBot)
        thought = await self._pool.think(view, Budget(asked.budget.iterations, BOT_TIME_LIMIT_S), asked.seed)
        if self._pool.is_stopped:  # the next server thinks anew
            return
        code = one.policy_action(view)
        if thought is not None and thought.best in view.legal():
            code = thought.sample(self.game.search_settings.visit_exponent, asked.seed)
        while seq == self.seq and self.is_waiting:
            try:
                async with self.turn(seq) as turn:
                    turn.play(code)
            except (StaleError, TableError, GoneError):  # something happened before: whoever did it saw to the rest
                return
            except StoreError as error:
                if seq != self.seq:  # it was stored after all, or something else was: from there it goes on
                    self._asked = None
                    self.go_on()
                    return
                LOG.error("table %s: what a bot did could not be stored: %s", self.id[:6], error)
                await asyncio.sleep(STORE_RETRY_S)

    async def _reload(self) -> None:
        """If that fails as well, the table stays as it was; the store refuses whatever does not follow from what it holds."""
        try:
            stored = await asyncio.to_thread(self._store.load, self.id)
            if stored is not None:
                self.match, self.status, self.resigned = revived(stored), stored.match.status, stored.match.resigned
        except BenbowError as error:
            LOG.error("table %s cannot be read again: %s", self.id[:6], error)
        finally:
            self._walks = {end: start for end, start in self._walks.items() if end <= self.match.ply}
            self.wake()

    def wake(self) -> None:
        """Tell the streams."""
        self.used = time.monotonic()
        for watcher in self.watchers:
            watcher.set()


def revived(stored: Stored) -> Match:
    """The match that the store holds."""
    row = stored.match
    game = catalog.game(row.game)
    if row.rules != game.rules_version:
        raise TableError("error-old", f"played by version {row.rules} of the rules; here is {game.rules_version}")
    return files.match_of(game, dict(row.options), row.dice, list(stored.log))


class TableRegistry:
    """All tables of this server."""

    def __init__(self, store: Store, pool: SearchPool | None = None) -> None:
        self.store, self.pool = store, pool or SearchPool(0)
        self.closing = False
        self._tables: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def create(self, game: Game, options: dict[str, Value], seats: tuple[SeatRow, ...]) -> Table:
        """A new table, with the first rolls made: all of it is stored, or nothing."""
        match, now, id = Match(game, dict(options)), time.time(), new_token()
        table = Table(id, match, seats, self.store, self.pool)
        table.run(match)
        status = "over" if match.actor == OVER else "open"
        row = MatchRow(id, game.id, game.rules_version, match.options, match.dice.to_file(), status, None, now, now)
        await self.store.create(row, seats, match.log)
        table.status = status
        self._tables[id] = table
        self._forget_some()
        table.go_on()
        return table

    async def get(self, id: str) -> Table | None:
        """The table of this name, from memory or from the store."""
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

    async def delete(self, id: str, holder: str) -> bool:
        """Clear a table away, also one that cannot be played on any more. -> was there one? TableError for a stranger."""
        table = self._tables.get(id)
        stored = None if table else await asyncio.to_thread(self.store.load, id)
        if table is None and stored is None:
            return False
        seats = table.seats if table else stored.seats if stored else ()
        if not any(row.holder and row.holder == holder for row in seats):
            raise TableError("table-not-yours", "only who has a seat may clear the table")
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
        """A task that is not forgotten while it runs."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _forget_some(self) -> None:
        """Tables that nobody looks at leave memory, the longest unused first."""
        if len(self._tables) > MAX_TABLES_IN_MEMORY:
            idle = [table for table in self._tables.values()
                    if not table.watchers and not table.lock.locked() and not table.is_waiting]
            for table in sorted(idle, key=lambda one: one.used)[: len(self._tables) - MAX_TABLES_IN_MEMORY * 9 // 10]:
                del self._tables[table.id]

    def close_streams(self) -> None:
        """The server stops: every stream ends by itself, and its page will come back."""
        self.closing = True
        for table in self._tables.values():
            table.wake()
