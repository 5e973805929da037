"""A device that speaks with a server as the page does: cookies, pages, the stream, actions. It knows no rules either."""
from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncGenerator, Callable
from dataclasses import dataclass, field
from html import unescape

import aiohttp
from yarl import URL

_TABLE = re.compile(r'<div id="table"([^>]*)>')
_ATTRIBUTE = re.compile(r'data-([a-z]+)(?:="([^"]*)")?')
LOST = (aiohttp.ClientError, asyncio.TimeoutError, ConnectionError)  # the server went away in the middle
STREAMING = aiohttp.ClientTimeout(total=None, sock_connect=10)


@dataclass
class Known:
    """How far a page has been told, and what it may do."""

    seq: int = 0
    ply: int = 0
    face: str = "::"
    status: str = "open"
    is_mine: bool = False
    can_undo: bool = False
    codes: list[int] = field(default_factory=list)
    routes: list[list[int]] = field(default_factory=list)  # long moves
    room: int = -1
    heard: str = ""  # of the talk

    @property
    def curtain_for(self) -> int | None:
        """Who is asked to take the device."""
        part = self.face.split(":")[1]
        return int(part) if part else None

    @property
    def is_to_hand_over(self) -> bool:
        """Is the one who looks asked to draw the curtain?"""
        return self.face.split(":")[2] != ""

    @property
    def is_settled(self) -> bool:
        """Is it the page's turn to do something, or all over?"""
        return self.is_mine or self.status != "open" or self.curtain_for is not None or self.is_to_hand_over


def known_from(html: str) -> Known:
    """What a fragment says about itself, as play.js reads it."""
    tag = _TABLE.search(html)
    assert tag is not None, f"no table in {html[:200]!r}"
    data = {name: unescape(value) for name, value in _ATTRIBUTE.findall(tag[1])}
    ways = [way[0] for way in json.loads(data["gestures"] or "[]")] if "mine" in data else []
    codes, routes = [way for way in ways if isinstance(way, int)], [way for way in ways if isinstance(way, list)]
    is_mine, can_undo, room = "mine" in data, 'id="undo"' in html, int(re.findall(r'data-room="(\d+)"', html)[0])
    return Known(int(data["seq"]), int(data["end"]), data["face"], data["status"], is_mine, can_undo, codes, routes, room)


@dataclass(frozen=True)
class Frame:
    """One thing that happened. `known` is as of this frame; only the last of several says what can be done."""

    known: Known
    content: dict[str, object]

    @classmethod
    def read(cls, data: bytes) -> Frame:
        content = json.loads(data)
        if content.get("gone"):
            return cls(Known(status="gone"), content)
        known = known_from(content["table"])
        known.seq, known.ply, known.face, known.status = content["seq"], content["ply"], content["face"], content["status"]
        return cls(known, content)


@dataclass(frozen=True)
class Answer:
    status: int
    text: str

    @property
    def seq(self) -> int:
        """0 if the text was cut off."""
        return int(json.loads(self.text)["seq"]) if self.text else 0


class Device:
    """One browser: its cookie, its connections. With an `origin` of its own it can be a foreign page, too."""

    def __init__(self, url: str, *, connections: int = 0) -> None:
        self.url = url
        self._session = aiohttp.ClientSession(
            cookie_jar=aiohttp.CookieJar(unsafe=True),
            connector=aiohttp.TCPConnector(limit=connections),
            headers={"origin": url, "accept-language": "en"},
            timeout=aiohttp.ClientTimeout(total=60, sock_connect=10),
            auto_decompress=True,
        )

    async def __aenter__(self) -> Device:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._session.close()

    @property
    def token(self) -> str:
        cookies = self._session.cookie_jar.filter_cookies(URL(self.url))
        return cookies["benbow_device"].value

    async def get(self, path: str) -> Answer:
        async with self._session.get(self.url + path, allow_redirects=False) as response:
            return Answer(response.status, await response.text())

    async def post(self, path: str, body: object, **headers: str) -> Answer:
        """If the text of the answer is cut off, its status is known all the same."""
        async with self._session.post(self.url + path, json=body, headers=headers, allow_redirects=False) as response:
            try:
                return Answer(response.status, await response.text())
            except aiohttp.ClientPayloadError:
                return Answer(response.status, "")

    async def submit(self, path: str, **form: str) -> str:
        """A form. -> where it leads"""
        async with self._session.post(self.url + path, data=form, allow_redirects=False) as response:
            assert response.status == 303, f"{response.status}: {await response.text()}"
            return response.headers["location"]

    async def new_table(self, game: str = "naufrageurs", **form: str) -> str:
        """-> its path; two clicks' worth of defaults, or what the form says"""
        return await (self.submit(f"/new/{game}", **form) if form else self.submit(f"/play/{game}"))

    async def page(self, table: str) -> Known:
        answer = await self.get(table)
        assert answer.status == 200, f"{answer.status}: {answer.text[:200]}"
        return known_from(answer.text)

    async def frames(self, table: str, known: Known) -> AsyncGenerator[Frame]:
        """What happens in the match, from where the page is, until the server ends the stream."""
        async for data in self.events(table, known):
            if not data.startswith(b'{"room"'):
                yield Frame.read(data)

    async def events(self, table: str, known: Known) -> AsyncGenerator[bytes]:
        """The whole stream; each event is JSON."""
        query = {"seq": str(known.seq), "ply": str(known.ply), "face": known.face, "status": known.status,
                 "room": str(known.room), "heard": known.heard}
        async with self._session.get(f"{self.url}{table}/stream", params=query, timeout=STREAMING) as response:
            assert response.status == 200, response.status
            rest = b""
            async for part in response.content.iter_any():
                *events, rest = (rest + part).split(b"\n\n")
                for event in events:
                    data = [line[6:] for line in event.split(b"\n") if line.startswith(b"data: ")]
                    if data:
                        yield b"\n".join(data)


class Seat:
    """A page at one table, with its stream open; it waits until the server has shown it that it may act."""

    def __init__(self, device: Device, table: str) -> None:
        self.device, self.table, self.known = device, table, Known()
        self.plies = 0
        self._news: asyncio.Queue[Frame | None] = asyncio.Queue()
        self._listening: asyncio.Task[None] | None = None

    async def sit(self, known: Known | None = None) -> None:
        """Load the page, or only its stream anew if it knows something already."""
        self.known = known or await self.device.page(self.table)
        self._listening = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        try:
            async for frame in self.device.frames(self.table, self.known):
                self._news.put_nowait(frame)
        finally:
            self._news.put_nowait(None)

    async def settled(self, after: int) -> bool:
        """Wait for a frame later than `after` in which something can be done. -> False if the stream ended before"""
        return await self.until(lambda known: known.seq > after and known.is_settled)

    async def until(self, good: Callable[[Known], bool]) -> bool:
        while not good(self.known):
            frame = await self._news.get()
            if frame is None:
                return False
            self.plies += frame.known.seq > self.known.seq
            self.known = frame.known
        return True

    async def play(self, code: int) -> Answer:
        return await self.device.post(f"{self.table}/play", {"seq": self.known.seq, "code": code})

    def any_code(self, rng: random.Random) -> int:
        return rng.choice(self.known.codes)

    async def leave(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
            if not self._listening.cancelled():
                self._listening.exception()
