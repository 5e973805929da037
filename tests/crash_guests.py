"""Guests for tests/crash.py: each plays one table after the other through HTTP, and keeps a ledger of what was acknowledged."""
from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field

from benbow.engine import catalog
from tests.client import LOST, Answer, Device, Known, Seat

COVE = {"game": "martinique", "option-board": "cove", "option-pirates": "2", "option-deploy_first": "1"}  # soon over, too
ISLET = {"game": "ile_au_tresor", "option-board": "islet", "option-limit": "3"}
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

    def check_rows(self, database: sqlite3.Connection) -> None:
        """What is stored beside the list."""

    def is_silent(self, seat: int) -> bool:
        """May others have played for this seat?"""
        return False


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
            *(seat.device.post(f"{seat.table}/{what}", body) for _ in range(times)), return_exceptions=True)
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
            seat.known = await seat.device.page(seat.table)
            return False
        elif len(answers) == times:  # refused: it was done when it was sent first
            assert ledger.is_sent_again, f"{what} {body}: refused when it was sent first: {answers}, {ledger}"
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
