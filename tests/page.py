"""A page that is open at a table, as play.js is it: it follows its stream, connects again, and sends again what was not answered.

It keeps what a person would see, so that it can be compared with a page that is loaded afresh.
"""
from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from html import unescape
from typing import Any

from tests.client import LOST, Device, Known, known_from

RETRY_S, KNOCK_S, MAX_KNOCK_S, SHOWN_S = 0.25, 0.05, 1.0, 2.0  # play.js waits longer; nobody has to read anything here
UNANSWERED = (502, 504)  # of a proxy
_LINE = re.compile(r'<li id="ply-(\d+)"[^>]*>.*?</li>', re.DOTALL)
_SEATS = re.compile(r'<ul id="seats".*?</ul>', re.DOTALL)
_STORY = re.compile(r'<ol id="lines"[^>]*>(.*?)</ol>\s*</section>', re.DOTALL)
_TALK = re.compile(r'<section id="talk"[^>]* data-heard="([^"]*)".*?<ol id="said"[^>]*>(.*?)</ol>', re.DOTALL)
_SAID = re.compile(r"<li data-by=.*?</li>", re.DOTALL)
_FIRST = re.compile(r'^<li [^>]*data-first="(\d+)"')


# ------------------------------------------------------------------------------------------------------ what is seen
@dataclass(frozen=True)
class Shown:
    """What a person sees."""

    seq: int
    ply: int
    face: str
    status: str
    is_mine: bool
    can_undo: bool
    codes: tuple[int, ...]
    prompt: str
    seats: str
    lines: tuple[str, ...]
    talk: tuple[str, ...]


class Screen:
    """What a page has been told so far."""

    def __init__(self, html: str) -> None:
        """As it is loaded."""
        self.known, self._fragment, self._seats = known_from(html), html, seats_of(html)
        self._room: tuple[int, str] | None = None  # the last message about who is here
        story = _STORY.search(html)
        self._lines = lines_of(story[1] if story else "")
        talk = _TALK.search(html)
        assert talk is not None
        self.known.heard, self._talk = unescape(talk[1]), _SAID.findall(talk[2])
        self.oddities: list[str] = []  # what a page should never be told

    def hear(self, frame: dict[str, Any]) -> None:
        if "room" in frame:
            self._seats = seats_of(frame["html"])
            self._room, self.known.room = (frame["room"], self._seats), frame["room"]
            talk = frame["talk"]
            self.known.heard, self._talk = talk["heard"], ([] if talk["whole"] else self._talk) + _SAID.findall(talk["lines"])
        elif "table" in frame:
            self._apply(frame, frame["table"])
        else:
            self.oddities.append(f"told {frame}")

    def _apply(self, frame: dict[str, Any], html: str) -> None:
        known = known_from(html)
        known.seq, known.ply, known.face, known.status = (frame[name] for name in ("seq", "ply", "face", "status"))
        is_older = not frame["more"] and self._room is not None and self._room[0] != known.room
        self._seats = self._room[1] if is_older and self._room else seats_of(html)
        known.room, known.heard = self.known.room, self.known.heard
        self.known, self._fragment = known, html
        fresh, first = lines_of(frame["lines"]), _FIRST.match(frame["lines"])
        if frame["whole"]:
            self._lines = []
        elif fresh:  # a move that goes on takes the place of its beginning
            start = int(first[1]) if first else fresh[0][0]
            self._lines = [line for line in self._lines if line[0] < start]
        self._lines += fresh

    def shown(self) -> Shown:
        known, prompt = self.known, re.search(r'id="prompt"[^>]*>([^<]*)<', self._fragment)
        return Shown(known.seq, known.ply, known.face, known.status, known.is_mine, known.can_undo, tuple(known.codes),
                     unescape(prompt[1]).strip() if prompt else "", self._seats, tuple(text for _, text in self._lines),
                     tuple(self._talk))


def lines_of(html: str) -> list[tuple[int, str]]:
    """The lines of the story, by their plies."""
    return [(int(found[1]), found[0]) for found in _LINE.finditer(html)]


def seats_of(html: str) -> str:
    """Who sits where, who acts, who is here."""
    found = _SEATS.search(html)
    assert found is not None
    return re.sub(r' data-room="\d+"', "", found[0])


# -------------------------------------------------------------------------------------------------------------- a tab
@dataclass
class Attempt:
    """Something that someone wanted to do, until it was answered."""

    id: str
    place: int  # in the list of the match
    what: str
    codes: tuple[int, ...] = ()
    status: int | None = None  # of the answer
    times: int = 0  # sent

    @property
    def body(self) -> dict[str, object]:
        if self.what != "play":
            return {"seq": self.place}
        return {"seq": self.place} | ({"code": self.codes[0]} if len(self.codes) == 1 else {"codes": self.codes})


@dataclass
class Spoken:
    """A line of talk, until it was answered."""

    text: str
    status: int | None = None


class Page:
    """One tab; `await load()` first."""

    screen: Screen

    def __init__(self, device: Device, table: str, rng: random.Random) -> None:
        self.device, self.table, self.rng = device, table, rng
        self.attempts: list[Attempt] = []
        self.spoken: list[Spoken] = []
        self.is_busy = False
        self._opened, self._changed = asyncio.Event(), asyncio.Event()
        self._listening: asyncio.Task[None] | None = None

    @property
    def known(self) -> Known:
        return self.screen.known

    # ------------------------------------------------------------------------------------------------- following
    async def load(self) -> None:
        """The address is opened, or the page reloaded."""
        answer = await self.device.get(self.table)
        if answer.status != 200:
            raise ConnectionError(f"{answer.status}")
        oddities = self.screen.oddities if hasattr(self, "screen") else []
        await self.hang_up()
        self.screen = Screen(answer.text)
        self.screen.oddities = oddities
        self.listen()

    def listen(self) -> None:
        if self._listening is None:
            self._listening = asyncio.create_task(self._follow())
            self._listening.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled():
            self.screen.oddities.append(f"the stream ended with {task.exception()!r}")

    async def hang_up(self) -> None:
        """The tab is hidden, the device sleeps, or the page is left."""
        if self._listening is not None:
            task, self._listening = self._listening, None
            task.cancel()
            await asyncio.wait([task])

    async def _follow(self) -> None:
        knocks = 0
        while True:
            with contextlib.suppress(*LOST, AssertionError):
                async with contextlib.aclosing(self.device.events(self.table, self.known)) as events:
                    async for data in events:
                        knocks = 0
                        self._opened.set()
                        self._changed.set()
                        self.screen.hear(json.loads(data))
            await asyncio.sleep(min(MAX_KNOCK_S, KNOCK_S * 1.5**knocks) + self.rng.uniform(0, KNOCK_S))
            knocks += 1

    # ---------------------------------------------------------------------------------------------------- acting
    @property
    def may_act(self) -> bool:
        return self.known.is_mine and self.known.status == "open" and not self.is_busy

    def choice(self) -> Attempt:
        """Something that the page offers."""
        known, luck, id = self.known, self.rng.random(), f"{self.rng.getrandbits(64):016x}"
        if known.can_undo and luck < 0.15:
            return Attempt(id, known.seq, "undo")
        if known.routes and luck < 0.4:
            return Attempt(id, known.seq, "play", tuple(self.rng.choice(known.routes)))
        return Attempt(id, known.seq, "play", (self.rng.choice(known.codes),))

    async def act(self) -> None:
        """Do something, and wait until it is shown."""
        attempt = self.choice()
        self.attempts.append(attempt)
        self.is_busy = True
        try:
            await self._send(attempt)
            if attempt.status == 200:
                await self._until(lambda: self.known.seq > attempt.place)
        finally:
            self.is_busy = False

    async def _send(self, attempt: Attempt) -> None:
        """Again and again, until it is answered; sooner when the stream is there again."""
        while attempt.status is None:
            attempt.times += 1
            attempt.status = await self._try(attempt.what, attempt.body, attempt.id)
        if attempt.status not in (200, 409):
            self.screen.oddities.append(f"{attempt} was answered so")

    async def say(self) -> None:
        """As talk.js does: with a key, again and again until it is answered."""
        line = Spoken(f"line {self.rng.getrandbits(64):016x}")
        self.spoken.append(line)
        line.status = await self.ask("say", {"text": line.text, "name": "Cid", "key": line.text})
        if line.status not in (200, 409):  # 409: too fast
            self.screen.oddities.append(f"{line} was answered so")

    async def ask(self, what: str, body: dict[str, object]) -> int:
        """Until it is answered. -> the status"""
        while (status := await self._try(what, body)) is None:
            pass
        return status

    async def _try(self, what: str, body: dict[str, object], id: str = "") -> int | None:
        """Send it once. None if it was not answered, after a while, or when the stream is there again."""
        self._opened.clear()
        with contextlib.suppress(*LOST):
            answer = await self.device.post(f"{self.table}/{what}", body, **{"x-attempt": id})
            if answer.status not in UNANSWERED:
                return answer.status
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(RETRY_S):
                await self._opened.wait()
        return None

    async def _until(self, is_so: Callable[[], bool]) -> None:
        """As long as the page waits for what it did to be shown before it allows another try."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SHOWN_S):
                while not is_so():
                    self._changed.clear()
                    await self._changed.wait()
