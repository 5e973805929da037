"""Friends at two devices, for tests/crash.py: they sit down by the link, leave, come back and talk, and play with clocks."""
from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
from dataclasses import dataclass, field

from benbow.engine import catalog
from benbow.engine.match import Match
from benbow.server.tokens import digest
from tests.client import Device, Known, Seat
from tests.crash_guests import RESIGNED, Forms, Guest, Ledger, until

MINUTES, BONUS_S = 90, 10
CLOCK = {"pace": "live", "minutes": str(MINUTES), "bonus": str(BONUS_S)}
FREE, SEATED, AWAY = "free", "seated", "away"  # of the friend's seat


@dataclass
class FarLedger(Ledger):
    """What a table owes two friends."""

    game: str = ""
    holder: str = ""  # of the friend
    state: str = FREE  # of the friend's seat, as acknowledged last
    asked: str = ""  # sent and not answered: what it would be then
    seatings: int = 0  # acknowledged
    said: list[str] = field(default_factory=list)  # acknowledged
    unsure: set[str] = field(default_factory=set)  # sent, never answered; said no more

    def is_silent(self, seat: int) -> bool:
        """While the friend is away a bot plays there."""
        return seat == 1

    def check_rows(self, database: sqlite3.Connection) -> None:
        seats = {row[0]: row[1:] for row in database.execute(
            "SELECT seat, opening, holder, bot FROM seats WHERE match = ?", (self.id,))}
        opening, holder, bot = seats[1]
        found = FREE if opening else AWAY if bot else SEATED
        assert found in (self.state, self.asked or self.state), f"the friend of {self.id} is {found}, not {self.state}"
        assert holder == ("" if found == FREE else self.holder)
        lines = [row[0] for row in database.execute("SELECT text FROM talk WHERE match = ? ORDER BY number", (self.id,))]
        assert [line for line in lines if line not in self.unsure] == self.said, f"{lines}, but {self.said} was said"
        assert len({*lines}) == len(lines), f"something was said twice: {lines}"
        self._check_clocks(database, {seat for seat, row in seats.items() if row[2]})

    def _check_clocks(self, database: sqlite3.Connection, bots: set[int]) -> None:
        """They are stored with every action: they are those of who has to act now."""
        options, status, text, deadline = database.execute(
            "SELECT options, status, timing, deadline FROM matches WHERE id = ?", (self.id,)).fetchone()
        log = [row[0] for row in database.execute("SELECT code FROM entries WHERE match = ? ORDER BY seq", (self.id,))]
        if not log:
            return
        match = Match(catalog.game(self.game), json.loads(options))
        for entry in log:
            match.undo() if entry < 0 else match.play(entry)
        timing, actor = json.loads(text), match.actor
        is_persons = status == "open" and actor >= 0 and actor not in bots
        assert timing["seat"] == actor if is_persons else timing["seat"] in (-1, actor), f"{text}, but {actor} acts; {log}"
        assert (deadline is None) == (timing["seat"] < 0)
        turns = [match.actors.count(seat) for seat in range(match.seats)]
        assert all(0 <= left <= 60 * MINUTES + BONUS_S * n for left, n in zip(timing["left"], turns, strict=True)), text


class Friends(Guest):
    """Two devices at one table after the other. One thing is done at a time, by the one or the other."""

    def __init__(self, device: Device, friend: Device, rng: random.Random, stop: asyncio.Event, forms: Forms) -> None:
        super().__init__(device, rng, stop, forms)
        self.friend, self._lines, self._sender = friend, 0, 0

    async def play(self) -> None:
        if self.known is None:
            await self.open_table()
        ledger = self.ledgers[-1]
        assert isinstance(ledger, FarLedger)
        if ledger.state == FREE:
            found = re.search(r"/i/([\w-]{22})", (await self.device.get(f"/t/{ledger.id}")).text)
            if found is not None:  # else it was done, and not answered
                self.invite = found[1]
            await self.friend.get(f"/i/{self.invite}")  # a cookie first
            ledger.holder = digest(self.friend.token.partition(".")[0])
            await self.reseat(ledger, SEATED)
        seats = [Seat(device, f"/t/{ledger.id}") for device in (self.device, self.friend)]
        try:
            for seat in seats:
                await seat.sit()
            while not self.stop.is_set():
                self.known = seats[0].known
                if seats[0].known.status != "open":
                    self.known = None
                    return
                await self.do_something(seats, ledger)
        finally:
            for seat in seats:
                await seat.leave()

    async def open_table(self) -> None:
        game = self.rng.choice(self.forms).get("game", "naufrageurs")
        form = next((one for one in self.forms if one.get("game") == game), {"game": game})
        only_options = {name: value for name, value in form.items() if not name.startswith("seat-")}
        path = await self.device.new_table(**{**only_options, **CLOCK, "option-players": "2", "seat-0": "me", "seat-1": "friend"})
        self.known = Known()
        self.ledgers.append(FarLedger(path.removeprefix("/t/"), game=game))

    async def do_something(self, seats: list[Seat], ledger: FarLedger) -> None:
        luck = self.rng.random()
        if ledger.asked or (ledger.waiting is None and luck < 0.15):  # what was not answered is sent again before anything else
            await self.reseat(ledger, ledger.asked or (AWAY if ledger.state == SEATED else SEATED))
            await seats[1].leave()
            seats[1] = Seat(self.friend, seats[1].table)  # what the page knew is of before
            await seats[1].sit()
            return
        if ledger.waiting is None and luck < 0.4:
            await self.say(ledger)
            return
        mine = seats if ledger.state == SEATED else seats[:1]
        acting = next((seat for seat in mine if seat.known.is_mine and seat.known.seq >= ledger.length), None)
        if ledger.waiting is None and acting is not None:
            ledger.waiting, self._sender = self.choice(acting.known), seats.index(acting)
        if ledger.waiting is not None:
            await self.act(seats[self._sender], ledger, *ledger.waiting)
        else:
            await self.news(seats, ledger)

    async def act(self, seat: Seat, ledger: FarLedger, what: str, place: int, code: int) -> None:
        if await self.send(seat, ledger, what, place, code):
            await until(seat, lambda now: now.status != "open" if code == RESIGNED else now.seq > place)

    async def news(self, seats: list[Seat], ledger: FarLedger) -> None:
        """Until one of them may act, or it is over; not for long, since someone may leave or come back, too."""
        def is_good(known: Known) -> bool:
            return known.status != "open" or (known.is_mine and known.seq >= ledger.length)

        waiting = [asyncio.create_task(seat.until(is_good)) for seat in seats]
        done, _ = await asyncio.wait(waiting, timeout=0.3, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting)
        if any(not task.result() for task in done):
            raise ConnectionError("the stream ended")

    async def reseat(self, ledger: FarLedger, to: str) -> None:
        """Sit down, leave or come back. Sent again, it is allowed, or refused because it was done."""
        is_again, ledger.asked = ledger.asked == to, to
        self.posts += 1
        try:
            if to == AWAY:
                await self.friend.submit(f"/t/{ledger.id}/leave")
            elif ledger.state == FREE:
                await self.friend.submit(f"/i/{self.invite}", seat="1", name="Bob")
            else:
                answer = await self.friend.post(f"/t/{ledger.id}/return", {})
                assert answer.status in (200, 403, 409), answer
                if answer.status == 409 or (answer.status == 403 and not is_again):  # the bot is about to act, or it has won
                    assert answer.status == 409 or (await self.device.page(f"/t/{ledger.id}")).status != "open", answer
                    ledger.asked = ""
                    return
        except BaseException:
            self.unanswered += 1
            raise
        ledger.state, ledger.asked = to, ""
        ledger.seatings += 1

    async def say(self, ledger: FarLedger) -> None:
        """What was not answered is not said again: it may have been heard."""
        self._lines += 1
        self.posts += 1
        text = f"line {self._lines}"
        ledger.unsure.add(text)
        try:
            answer = await self.rng.choice((self.device, self.friend)).post(f"/t/{ledger.id}/say", {"text": text})
        except BaseException:
            self.unanswered += 1
            raise
        assert answer.status in (200, 409), answer  # 409: too fast
        ledger.unsure.discard(text)
        if answer.status == 200:
            ledger.said.append(text)
