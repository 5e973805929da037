"""Is anything lost when the power goes? `python -m tests.crash --kills 100` kills a server in the middle of running games.

Guests play through HTTP, as pages do: alone against a bot, hot-seat, in two tabs at once, taking back, giving up. Each keeps a
ledger of what the server has acknowledged. The server is killed (SIGKILL) at random moments and started again on the same data
and port; the guests knock until it is back, send again what was not answered, and go on. After every kill a copy of the
database is compared with the ledgers; at the end every match is replayed.
"""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from benbow.engine import catalog, files
from benbow.engine.contract import OVER
from benbow.engine.match import Match
from benbow.server.store import Store, Stored
from benbow.server.tables import revived
from tests.client import LOST, Answer, Device, Known, Seat
from tests.running import Inn, running

COVE = {"game": "martinique", "option-board": "cove", "option-pirates": "2", "option-deploy_first": "1"}  # soon over, too
ISLET = {"game": "ile_au_tresor", "option-map": "islet", "option-limit": "3"}
JUNGLE = {"game": "schatzinsel", "option-layout": "random", "option-length": "tiny", "option-limit": "12"}
Forms = tuple[dict[str, str], ...]
FORMS: Forms = (
    {},  # the Wrecker against the bot, by one click
    {"seat-0": "greedy", "seat-1": "me"},  # an Owner, who may take back
    {"seat-0": "me", "seat-1": "guest"},  # hot-seat, with the curtain
    {"option-players": "3", "seat-0": "me", "seat-1": "random", "seat-2": "guest"},
    {"option-lanes": "2", "option-barrels": "2", "option-special": "2", "seat-0": "random", "seat-1": "me"},  # soon over
    {**COVE, "seat-0": "me", "seat-1": "greedy"},
    {**COVE, "seat-0": "guest", "seat-1": "me"},  # with hidden tiles and the curtain
    {**ISLET, "option-players": "3", "seat-0": "me", "seat-1": "greedy", "seat-2": "random"},
    {**ISLET, "option-players": "2", "seat-0": "me", "seat-1": "guest"},  # with hidden looks and the curtain
    {**JUNGLE, "seat-0": "me", "seat-1": "greedy"},  # in turn, and between turns: the bot names discs
    {**JUNGLE, "seat-0": "me", "seat-1": "guest"},  # open to all, so without a curtain
)


def forms_of(game: str | None) -> Forms:
    """All of them, or those of one game."""
    return tuple(form for form in FORMS if game in (None, form.get("game", "naufrageurs")))


@dataclass
class Ledger:
    """What one table owes its guest."""

    id: str
    acknowledged: dict[int, int] = field(default_factory=dict)  # place in the list -> the action, or UNDONE
    sure: dict[int, int] = field(default_factory=dict)  # sent, never answered; sent again, and refused as done already
    length: int = 0  # how long the list was when it was last acknowledged
    is_resigned: bool = False
    has_curtain: bool = False
    is_sent_again: bool = False
    waiting: tuple[str, int, int] | None = None  # sent and not answered: what, place, action


UNDONE, RESIGNED = -1, -2


async def until(seat: Seat, good: Callable[[Known], bool]) -> None:
    if not await seat.until(good):
        raise ConnectionError("the stream ended")


class Guest:
    """One device, one table after the other."""

    def __init__(self, device: Device, rng: random.Random, stop: asyncio.Event, forms: Forms = FORMS) -> None:
        self.device, self.rng, self.stop, self.forms = device, rng, stop, forms
        self.ledgers: list[Ledger] = []
        self.known: Known | None = None
        self.posts = self.unanswered = self.refused = 0
        self._tables = 0

    async def live(self) -> None:
        await self.device.get("/")  # a cookie first
        while not self.stop.is_set():
            try:
                await self.play()
            except LOST:
                await asyncio.sleep(self.rng.uniform(0.02, 0.2))

    async def play(self) -> None:
        """Sit down and play, until the match is over or the server has gone."""
        if self.known is None:
            form = self.forms[self._tables % len(self.forms)] if self._tables else self.rng.choice(self.forms)
            self._tables += 1
            path = await self.device.new_table(**form)
            has_curtain = "guest" in form.values() and not catalog.game(form.get("game", "naufrageurs")).is_open
            self.ledgers.append(Ledger(path.removeprefix("/t/"), has_curtain=has_curtain))
        ledger = self.ledgers[-1]
        seat = Seat(self.device, f"/t/{ledger.id}")
        try:
            await seat.sit(None if self.rng.random() < 0.3 else self.known)
            while not self.stop.is_set():
                self.known = seat.known
                if seat.known.status != "open":
                    self.known = None
                    return
                await self.step(seat, ledger)
        finally:
            self.known = self.known and seat.known
            await seat.leave()

    async def step(self, seat: Seat, ledger: Ledger) -> None:
        known = seat.known
        if ledger.waiting is None:
            if not known.is_settled or known.seq < ledger.length:  # cut off before the frames came
                await until(seat, lambda now: now.is_settled and now.seq >= ledger.length)
                return
            if known.curtain_for is not None:
                await self.turn(seat, "open", {"seat": known.curtain_for})
                return
            if known.is_to_hand_over:
                await self.turn(seat, "draw", {})
                return
            ledger.waiting = self.choice(known)
        what, place, code = ledger.waiting
        if await self.send(seat, ledger, what, place, code):
            await until(seat, lambda now: now.status != "open" if what == "resign" else now.seq > place and now.is_settled)

    async def turn(self, seat: Seat, what: str, body: dict[str, int]) -> None:
        """The curtain; two tabs or a lost answer may have moved it already."""
        face = seat.known.face
        answer = await self.device.post(f"{seat.table}/{what}", body)
        assert answer.status in (200, 409), answer
        await until(seat, lambda now: now.face != face or now.status != "open")

    def choice(self, known: Known) -> tuple[str, int, int]:
        luck = self.rng.random()
        if known.can_undo and luck < 0.25:
            return "undo", known.seq, UNDONE
        if luck > 0.995:
            return "resign", known.seq, RESIGNED
        return "play", known.seq, self.rng.choice(known.codes)

    async def send(self, seat: Seat, ledger: Ledger, what: str, place: int, code: int) -> bool:
        """-> has it happened?"""
        body = {"seq": place} | ({"code": code} if what == "play" else {})
        times = 2 if self.rng.random() < 0.1 else 1  # a double click, or two tabs
        self.posts += 1
        given = await asyncio.gather(
            *(self.device.post(f"{seat.table}/{what}", body) for _ in range(times)), return_exceptions=True)
        answers = [one for one in given if isinstance(one, Answer)]
        allowed = (200, 403, 409) if ledger.has_curtain and ledger.is_sent_again else (200, 409)
        for answer in answers:
            assert answer.status in allowed, f"{what} {body}: {answer}"
        good = [answer for answer in answers if answer.status == 200]
        assert len(good) <= 1, f"{what} {body} was done twice"
        if good:
            ledger.waiting = None
            ledger.length = max(ledger.length, good[0].seq)
            if what == "resign":
                ledger.is_resigned = True
            else:
                assert place not in ledger.sure
                ledger.acknowledged[place] = code
        elif len(answers) == times and answers[0].status == 403:  # not done, and the curtain fell when the server did
            ledger.waiting = None
            ledger.is_sent_again = False
            seat.known = await self.device.page(seat.table)
            return False
        elif len(answers) == times:  # refused: it was done when it was sent first
            assert ledger.is_sent_again, f"{what} {body}: refused when it was sent first"
            self.refused += 1
            ledger.waiting = None
            if what == "resign":
                ledger.is_resigned = True
            else:
                ledger.sure[place] = code
                ledger.length = max(ledger.length, place + 1)
        else:
            self.unanswered += 1
            ledger.is_sent_again = True
            raise next(one for one in given if isinstance(one, BaseException))
        ledger.is_sent_again = False
        return True


# -------------------------------------------------------------------------------------------------------- checking
@contextlib.contextmanager
def copied(data: Path) -> Iterator[Path]:
    """The files as the dead server left them; the next one shall find them untouched."""
    with tempfile.TemporaryDirectory(prefix="benbow-crash-") as folder:
        for path in data.glob("benbow.sqlite3*"):
            shutil.copy(path, folder)
        yield Path(folder) / "benbow.sqlite3"


def check_database(path: Path, ledgers: list[Ledger]) -> None:
    """Quickly, after each kill: all that was acknowledged is there, at its place."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for ledger in ledgers:
            check_list(ledger, [row[0] for row in database.execute(
                "SELECT code FROM entries WHERE match = ? ORDER BY seq", (ledger.id,))])
            status = database.execute("SELECT status FROM matches WHERE id = ?", (ledger.id,)).fetchone()
            assert status is not None, f"table {ledger.id} is lost"
            assert not ledger.is_resigned or status == ("resigned",)


def check_list(ledger: Ledger, log: list[int]) -> None:
    assert len(log) >= ledger.length, f"{ledger.length - len(log)} entries of {ledger.id} are lost"
    for place, code in {**ledger.acknowledged, **ledger.sure}.items():
        assert (log[place] < 0) if code == UNDONE else (log[place] == code), f"entry {place} is another: {log} but {ledger}"


def check_match(ledger: Ledger, stored: Stored) -> None:
    """Thoroughly: replayed by the rules, with these dice; what people did stands in it once, and nothing else."""
    match = files.match_of(catalog.game(stored.match.game), dict(stored.match.options), stored.match.dice, list(stored.log))
    assert match.verify() == [], "dice were rolled anew"
    people = {seat.seat for seat in stored.seats if seat.person is not None}
    replay = Match(match.game, dict(stored.match.options))
    done: dict[int, int] = {}
    for place, entry in enumerate(stored.log):
        if entry < 0:
            done[place] = UNDONE
            replay.undo()
            continue
        if replay.actor in people:
            done[place] = entry
        replay.play(entry)
    owed = {**ledger.acknowledged, **ledger.sure}
    extra = {place: code for place, code in done.items() if place not in owed}
    assert {place: done.get(place) for place in owed} == owed
    waiting = {ledger.waiting[1]: ledger.waiting[2]} if ledger.waiting else {}
    assert extra in ({}, waiting), f"{ledger.id}: {extra} was never sent"
    assert (stored.match.status == "over") == (match.actor == OVER)


# ---------------------------------------------------------------------------------------------------------- the run
@dataclass
class Tally:
    kills: int = 0
    tables: int = 0
    over: int = 0
    acknowledged: int = 0
    cut_off: int = 0  # actions that had been sent and not answered when a server was killed
    refused: int = 0  # of those, stored before: sent again, they were not done twice
    seconds: float = 0


async def storm(inn: Inn, kills: int, guests: int, seed: int, game: str | None = None) -> Tally:
    start, stop, rng = time.monotonic(), asyncio.Event(), random.Random(seed)
    async with contextlib.AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(Device(inn.url)) for _ in range(guests)]
        people = [Guest(device, random.Random(f"{seed}:{n}"), stop, forms_of(game)) for n, device in enumerate(devices)]
        lives = [asyncio.create_task(guest.live()) for guest in people]
        try:
            cut_off = sum([await rush(inn, people, lives, rng) for _ in range(kills)])
            await wait_for_posts(people, lives, 2 * guests)  # all go on
        finally:
            stop.set()
            await asyncio.wait(lives, timeout=30)
        for life in lives:
            life.result()
        ledgers = [ledger for guest in people for ledger in guest.ledgers]
        stored = await look_at_pages(people)
        assert inn.stop() == 0
        assert not [line for line in inn.said if "Traceback" in line or "Error" in line], inn.said
        for ledger, one in zip(ledgers, stored_matches(inn.data, ledgers), strict=True):
            check_match(ledger, one)
            assert stored[ledger.id] == (shown_at_first(one), one.match.status), "the page shows something else"
        return Tally(
            kills, len(ledgers), sum(status != "open" for _, status in stored.values()),
            sum(len(one.acknowledged) + one.is_resigned for one in ledgers), cut_off,
            sum(guest.refused for guest in people), round(time.monotonic() - start, 1),
        )


async def rush(inn: Inn, people: list[Guest], lives: list[asyncio.Task[None]], rng: random.Random) -> int:
    """Play a moment, kill, look, start again. -> how many actions were on their way"""
    await wait_for_posts(people, lives, rng.choice((1, len(people))))
    await asyncio.sleep(rng.uniform(0.0, 0.7))
    before = {id(ledger): ledger.waiting for guest in people for ledger in guest.ledgers[-1:] if ledger.waiting}
    await asyncio.to_thread(inn.kill)
    await asyncio.sleep(0)
    with copied(inn.data) as path:
        check_database(path, [ledger for guest in people for ledger in guest.ledgers])
    await asyncio.to_thread(inn.start)
    return len(before)


async def wait_for_posts(people: list[Guest], lives: list[asyncio.Task[None]], more: int) -> None:
    """Until games are running again; a guest that fell over is told at once."""
    target = sum(guest.posts - guest.unanswered for guest in people) + more
    while sum(guest.posts - guest.unanswered for guest in people) < target:
        for life in lives:
            if life.done():
                life.result()
        await asyncio.sleep(0.01)


async def look_at_pages(people: list[Guest]) -> dict[str, tuple[int, str]]:
    pages = {ledger.id: await guest.device.page(f"/t/{ledger.id}") for guest in people for ledger in guest.ledgers}
    return {id: (known.seq, known.status) for id, known in pages.items()}


def shown_at_first(one: Stored) -> int:
    """How far a page is that opens now: as far as the table, or at its beginning, if nobody has seen it laid out and acted."""
    match, bots = revived(one), {row.seat for row in one.seats if row.bot}
    is_untouched = match.laid and one.match.status == "open" and len(match.log) == match.ply
    return 0 if is_untouched and all(actor < 0 or actor in bots for actor in match.actors) else len(one.log)


def stored_matches(data: Path, ledgers: list[Ledger]) -> Iterator[Stored]:
    with contextlib.closing(Store(data / "benbow.sqlite3")) as store:
        for ledger in ledgers:
            one = store.load(ledger.id)
            assert one is not None
            yield one


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=catalog.games(), help="of one game only")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--guests", type=int, default=16)
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else random.SystemRandom().randrange(10**6)
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="benbow-crash-") as folder, running(Path(folder)) as inn:
        tally = asyncio.run(storm(inn, given.kills, given.guests, seed, given.game))
    print(f"{tally.kills} kills in {tally.seconds} s: {tally.tables} tables ({tally.over} ended), {tally.acknowledged} actions "
          f"acknowledged, all found once and at their place; {tally.cut_off} were still unanswered at a kill and "
          f"were sent again, {tally.refused} of them had been stored and were not done twice; every page goes on.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
