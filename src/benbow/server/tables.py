"""A table: one match with the people and bots that play it. Everything is stored before anyone is shown it."""
from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, field, replace

from benbow.engine import catalog, files
from benbow.engine.contract import CHANCE, OVER, Game, View
from benbow.engine.drawing.routes import follow
from benbow.engine.errors import BenbowError
from benbow.engine.lesson import lesson_of
from benbow.engine.match import Match
from benbow.search.baselines import Bot
from benbow.search.levels import LevelBot, PendingSearch, bot
from benbow.search.search import Budget

from . import clock
from .beats import Beats, beat_of, searching
from .schema import GoneError, MatchRow, Said, SeatRow, Stored, StoreError, Timing, is_far
from .search_pool import SearchPool
from .store import Store
from .watchers import Watchers

LOG = logging.getLogger("benbow")
MAX_TABLES_IN_MEMORY = 1000  # the store holds any number
MAX_BURST_PLIES = 10_000  # of chance and bots in one go; a longer run is stored in pieces
BOT_TIME_LIMIT_S = 8.0  # on a slow machine a bot searches less than its level says
FIRST_ROOM = secrets.randbits(40)  # of this process: a page may still know a number of the one before
STORE_RETRY_S = 5.0  # when the store did not take what a bot did


class TableError(BenbowError):
    """Something that cannot be done at this table; `field` is the key of the text for the player."""


class CurtainError(TableError):
    """The device shows the curtain, so nobody can act there."""


class LessonError(BenbowError):
    """An action that is allowed, but that the lesson does not expect now; its message is for the learner."""


class StaleError(BenbowError):
    """Someone else has acted since the page was made; nothing was done."""


@dataclass(frozen=True)
class Proposal:
    """What someone at the table asks of the others. It is forgotten when the match goes on, and by a restart."""

    kind: str  # "undo", "draw", "abort", "pause" or "resume"
    seat: int  # who asks
    seq: int  # how many entries there were
    agreed: frozenset[int] = frozenset()  # people, by their numbers
    refused_by: int | None = None  # a seat
    number: int = field(default_factory=lambda: secrets.randbits(29))  # an answer is to this one, not to the next


class Turn:
    """What someone does at a table, on a copy of its match: nobody is shown it before it is stored."""

    def __init__(self, match: Match, walks: dict[int, int]) -> None:
        self.match, self.walks = match, walks.copy()
        self.ending = ""
        self.resigned: int | None = None

    def end(self, ending: str, seat: int | None = None) -> None:
        """The match ends before its rules end it: someone gives up, runs out of time, or all agree."""
        self.ending, self.resigned = ending, seat

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

    def take_back(self, seats: Sequence[int]) -> None:
        """All have agreed: back to before the last action of one of these seats, or before the long move that it ended.
        CannotUndoError if something was rolled, drawn or uncovered since."""
        while self.match.ply and self.match.actors[-1] not in seats:
            self.match.undo(is_agreed=True)
        start = self.walks.get(self.match.ply, self.match.ply - 1)
        self.match.undo(is_agreed=True)
        while self.match.ply > start:
            self.match.undo(is_agreed=True)


class Table:
    """One match, its seats, and the streams that wait for changes."""

    def __init__(self, row: MatchRow, match: Match, seats: tuple[SeatRow, ...], store: Store, pool: SearchPool,
                 beats: Beats, talk: Sequence[Said] = (), changed: Callable[[Table], None] = lambda table: None) -> None:
        self.id, self.match, self.seats, self.status, self.resigned = row.id, match, seats, row.status, row.resigned
        self.ending, self.host, self.invite, self.is_listed = row.ending, row.host, row.invite, row.is_listed
        self.terms, self.timing, self.talk = row.terms, row.timing, list(talk)
        self.lesson = lesson_of(match.game) if match.dice.kind == "scripted" else None
        self.lock = asyncio.Lock()
        self.watchers = Watchers(lambda holder: bool(self.held_by(holder)), lambda: self.is_far, self.stir)  # open streams
        self.room = FIRST_ROOM  # how often something beside the match has changed: who sits and who is here, talk, clocks
        self.proposal: Proposal | None = None
        self.rematch = row.rematch or ""  # the id of the next table of these people
        self.used = time.monotonic()
        self._store, self._pool, self._beats, self._changed = store, pool, beats, changed
        self._walks: dict[int, int] = {}  # long moves: last ply -> first ply
        self._more: asyncio.Task[None] | None = None  # a bot that thinks, or the rest of a very long burst
        self._bots: dict[int, Bot] = {}
        self._hire()

    def _hire(self) -> None:
        """A bot for each seat that one plays on, now that the seats have changed."""
        self._bots = {row.seat: self._bots.get(row.seat) or bot(row.bot, secrets.randbits(62)) for row in self.seats if row.bot}
        if any(searching(one) for one in self._bots.values()):
            self._pool.expect(self.match.game)

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
    def is_paused(self) -> bool:
        return self.timing is not None and self.timing.is_paused and not self.is_ended

    @property
    def is_untouched(self) -> bool:
        """Is the layout complete, and has no person acted yet? Then a page that opens shows how the table is laid out."""
        match = self.match
        is_first = len(match.log) == match.ply and all(actor == CHANCE or actor in self._bots for actor in match.actors)
        return is_first and match.laid > 0 and not self.is_ended

    def is_bot(self, seat: int) -> bool:
        return seat in self._bots

    def held_by(self, holder: str) -> list[int]:
        return [row.seat for row in self.seats if row.is_held_by(holder)]

    # ---------------------------------------------------------------------------------------------- seating
    @property
    def is_gathering(self) -> bool:
        """Are there free seats still? Nothing happens before all have sat down."""
        return any(row.opening for row in self.seats)

    @property
    def is_far(self) -> bool:
        """Do people sit here at several devices, or will they?"""
        return is_far(self.seats)

    async def reseat(self, now: SeatRow) -> None:
        """Who sits on a seat from now on. The lock must be held; ConflictError if another process was first."""
        was = self.seats[now.seat]
        await self._store.change_seat(self.id, was, now)
        self.seats = tuple(now if row is was else row for row in self.seats)
        self._bots.pop(now.seat, None)
        self._hire()
        self.proposal = None  # others have to agree now
        self.stir()

    async def add_device(self, row: SeatRow, holder: str) -> None:
        """One more device for the person on a seat. The lock must be held."""
        await self._store.add_device(self.id, row.seat, holder)
        self.seats = tuple(replace(one, devices=(*one.devices, holder)) if one is row else one for one in self.seats)
        self.stir()

    async def retime(self, timing: Timing) -> None:
        """The lock must be held."""
        await self._store.keep_timing(self.id, timing)
        self.timing = timing
        self.stir()

    async def arrive(self, holder: str) -> None:
        """A device is at the table. After a rematch, clocks wait for people who have not been there."""
        async with self.lock:
            seats = self.held_by(holder)
            if self.timing and not self.is_ended and not set(seats).isdisjoint(self.timing.awaited):
                await self.retime(clock.arrived(self.timing, seats, clock.now()))

    async def say(self, said: Said) -> None:
        """The lock must be held."""
        await self._store.say(self.id, said)
        self.talk.append(said)
        self.stir()

    def stir(self) -> None:
        """Something beside the match has changed."""
        self.room += 1
        self.wake()

    # ----------------------------------------------------------------------------------------------- acting
    @contextlib.asynccontextmanager
    async def turn(self, seq: int) -> AsyncIterator[Turn]:
        """To act: `async with table.turn(seq) as turn: turn.match.play(code)`. StaleError unless the table has `seq` entries.

        Permissions are checked inside the block, where nobody else can act. If the block raises, nothing has happened. At its
        end chance plays on; then all of it is stored, and then shown. That part is shielded: if the request is
        cancelled, because the page was closed, it is still completed.
        """
        await self.lock.acquire()
        try:
            if seq != self.seq:
                raise StaleError("seq", f"the page knows {seq} entries, the table has {self.seq}")
            if self.is_ended:
                raise TableError("table-ended", "this match is over")
            if self.is_gathering:
                raise TableError("table-gathering", "not everyone has sat down")
            turn = self.trial()
            yield turn
        except BaseException:
            self.lock.release()
            raise
        await asyncio.shield(asyncio.ensure_future(self._finish(turn)))

    def trial(self) -> Turn:
        """To try something on: nothing of it is kept."""
        return Turn(self.match.copy(), self._walks)

    async def begin(self) -> None:
        """Let chance and bots play on, and clocks begin, if a stopped server did not."""
        if self.is_waiting:
            async with self.turn(self.seq):
                pass
        async with self.lock:
            await self.start_clock()

    async def start_clock(self) -> None:
        """Let the clock of who has to act run, if it does not yet. The lock must be held."""
        timing = None if self.is_gathering or self.is_ended else self.timed(self.match)
        if timing is not None and timing is not self.timing:
            await self.retime(timing)

    def go_on(self) -> None:
        """In the background: let a bot answer, or go on with a very long burst."""
        if self.is_waiting:
            self._more = asyncio.ensure_future(self._answer(self._beats.now()) if self.is_thinking else self.begin())

    @property
    def is_waiting(self) -> bool:
        """Is it the turn of chance or a bot?"""
        return not self.is_ended and not self.is_gathering and (self.match.actor == CHANCE or self.match.actor in self._bots)

    @property
    def is_thinking(self) -> bool:
        """Is it a bot's turn?"""
        return not self.is_ended and self.match.actor in self._bots

    async def _finish(self, turn: Turn) -> None:
        try:
            if not turn.ending:
                self.run(turn.match)
            await self._keep(turn)
        finally:
            self.lock.release()
        self.go_on()

    async def _keep(self, turn: Turn) -> None:
        """Store what happened; only then take it over and show it."""
        seq, match = self.seq, turn.match
        status = "resigned" if turn.ending else "over" if match.actor == OVER else self.status
        if len(match.log) == seq and status == self.status:
            return
        timing = self.timed(match, is_over=status != "open")
        try:
            await self._store.append(self.id, seq, match.log[seq:], status=status, resigned=turn.resigned, outcome=match.outcome,
                                     ending=turn.ending or None, timing=timing, actor=match.actor)
        except BaseException:
            await self._reload()  # perhaps it was stored, perhaps not: the store knows
            raise
        self.match, self.status, self.resigned, self.ending, self.timing = match, status, turn.resigned, turn.ending, timing
        self._walks = {end: start for end, start in turn.walks.items() if end <= match.ply}
        if self.proposal:
            self.proposal, self.room = None, self.room + 1
        self.wake()

    def timed(self, match: Match, *, is_over: bool = False) -> Timing | None:
        """The clocks when it has come to this: that of the person who acts next runs. None if it is played without."""
        timing = self.timing or clock.started(self.terms, match.seats)
        if timing is None:
            return None
        if is_over:
            return clock.stopped(timing, clock.now())  # nothing is added: perhaps someone gave up whose turn it was not
        seat = match.actor if match.actor >= 0 and match.actor not in self._bots else -1
        if match.ply < self.match.ply:
            return clock.taken_back(self.terms, timing, seat, clock.now(), ply=match.ply)
        others = any(actor not in (CHANCE, seat) for actor in match.actors[self.match.ply :])  # bots, as nobody else could
        return clock.handed_on(self.terms, timing, seat, clock.now(), is_new_turn=others, ply=match.ply)

    def run(self, match: Match) -> None:
        """Chance plays up to the next decision, and so do bots that need not wait for their beat."""
        self._run(match, is_beat=not self._beats.is_kept)

    def _run(self, match: Match, *, is_beat: bool) -> None:
        """Chance plays, on their beat bots that never search, and those of a lesson always: its script tells nothing."""
        for _ in range(MAX_BURST_PLIES):
            if match.actor == CHANCE:
                match.roll()
                continue
            one = self._bots.get(match.actor)
            scripted = self.lesson.accepted(match) if one and self.lesson else []
            if one is None or (not scripted and (searching(one) or not is_beat)):
                return
            match.play(scripted[0] if scripted else one.choose(match.view(match.actor)))

    async def _answer(self, began: float) -> None:
        """A bot acts on the beat of a turn that came at `began`, whatever it thought about: a choice or none, long or at first
        sight. The lock is free meanwhile: people may look back, resign or delete the table."""
        seq, match, bots = self.seq, self.match.copy(), self._bots.copy()
        one = bots[match.actor]
        if thinker := searching(one):
            match.play(await self._chosen(thinker, match.view(match.actor)))
        else:
            self._run(match, is_beat=True)
        await self._beats.wait(began, beat_of(one))
        if not self._pool.is_stopped:  # else the next server asks again
            await self._perform(seq, match, bots)

    async def _chosen(self, one: LevelBot, view: View) -> int:
        """The action of a bot that searches; without a valid result, what the game's own bot would play. A single legal action
        is searched for as long."""
        asked = one.decide(view)
        if not isinstance(asked, PendingSearch):
            return asked
        result = await self._pool.search(view, Budget(asked.budget.iterations, BOT_TIME_LIMIT_S), asked.seed)
        if result is None or result.best not in view.legal():
            return one.policy_action(view)
        return result.sample(asked.seed)

    async def _perform(self, seq: int, match: Match, bots: dict[int, Bot]) -> None:
        """What these bots have decided happens, if it is still their turn. If others play now, they are asked anew."""
        while seq == self.seq and self.is_waiting:
            try:
                async with self.turn(seq) as turn:
                    if bots == self._bots:
                        turn.match = match.copy()
                return
            except (StaleError, TableError, GoneError):  # someone was first, and play went on from there
                return
            except StoreError as error:
                if seq != self.seq:  # it was stored after all, or something else was: go on from there
                    self.go_on()
                    return
                LOG.error("table %s: the action of a bot could not be stored: %s", self.id[:6], error)
                await asyncio.sleep(STORE_RETRY_S)

    async def _reload(self) -> None:
        """Take over what is stored. If it cannot be read the table stays as it was: the store refuses what does not follow."""
        try:
            stored = await asyncio.to_thread(self._store.load, self.id)
            if stored is not None:
                row = stored.match
                self.match, self.status, self.resigned, self.ending = revived(stored), row.status, row.resigned, row.ending
                self.seats, self.timing, self.talk, self.proposal = stored.seats, row.timing, list(stored.talk), None
                self._hire()
        except BenbowError as error:
            LOG.error("table %s could not be reloaded: %s", self.id[:6], error)
        finally:
            self._walks = {end: start for end, start in self._walks.items() if end <= self.match.ply}
            self.wake()

    def wake(self) -> None:
        """Tell the streams that something has changed."""
        self.used = time.monotonic()
        self._changed(self)
        self.watchers.wake()


def revived(stored: Stored) -> Match:
    """The match as it is stored, by the rules that it was played with; or upgraded, if the game does not keep those."""
    row = stored.match
    newest = catalog.game(row.game)
    game = catalog.played_by(newest, row.rules)
    if game is None:
        raise TableError("error-old", f"played by version {row.rules} of the rules; here is {newest.rules_version}")
    if game is not newest:
        play_uncompiled_at_first(game)
    try:
        return files.revived(newest, row.rules, row.options, row.dice, list(stored.log))
    except Exception as error:
        if game.rules_version == row.rules:
            raise
        LOG.exception("table %s cannot be upgraded from version %d of the rules", row.id[:6], row.rules)
        raise TableError("error-old", f"it does not fit version {game.rules_version} of the rules: {error}") from None


@functools.cache
def play_uncompiled_at_first(game: Game) -> None:
    """Older rules wait for the warm-up, as the newest do."""
    game.play_uncompiled()
