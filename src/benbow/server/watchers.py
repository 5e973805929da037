"""The open streams of a table, and how many there may be: people who play come before people who watch."""
from __future__ import annotations

import asyncio
import contextlib
import zlib
from collections.abc import AsyncGenerator, Callable, Iterator

from fastapi import Request
from fastapi.responses import Response, StreamingResponse
from starlette.exceptions import HTTPException
from starlette.types import Receive, Scope, Send

from .presence import Presence
from .schema import SeatRow

MAX_WATCHING = 40  # streams at a table of devices that hold no seat there
MAX_OWN = 8  # of one device; when it opens another, its oldest ends
PING_S = 15
RETRY_MS = 700  # until a page that lost its stream connects again
STILL_HERE = ": still here\n\n"  # or a proxy may close a silent connection
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}  # no buffering in a proxy
PARTED = 'data: {"parted": true}\n\n'  # the page is told not to connect again by itself


class Watcher(asyncio.Event):
    """An open stream. It is set when there is news."""

    def __init__(self, holder: str = "") -> None:
        super().__init__()
        self.holder, self.is_parted = holder, False

    def part(self) -> None:
        """This stream is to end."""
        self.is_parted = True
        self.set()

    async def has_news(self) -> bool:
        """Waits for some; False if there was none for so long that the connection has to be kept alive."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PING_S):
                await self.wait()
        return self.is_set()


class Watchers:
    """The open streams of a table."""

    def __init__(self, is_seated: Callable[[str], bool], is_far: Callable[[], bool], changed: Callable[[], None]) -> None:
        self._is_seated, self._is_far, self._changed = is_seated, is_far, changed
        self._open: list[Watcher] = []  # the oldest first

    def __len__(self) -> int:
        return len(self._open)

    @property
    def spectators(self) -> int:
        """How many devices watch at which nobody plays."""
        return len({one.holder for one in self._open if not self._is_seated(one.holder)})

    def has(self, row: SeatRow) -> bool:
        """Has who sits there this table's page open?"""
        return any(row.is_held_by(one.holder) for one in self._open)

    def wake(self) -> None:
        for watcher in self._open:
            watcher.set()

    @contextlib.contextmanager
    def admitted(self, holder: str) -> Iterator[Watcher]:
        """A stream, as long as it is open. It is counted and added in one go, so however many come at once the limits hold.
        The others are told if someone comes to watch, or goes; and who plays, where people sit at several devices."""
        if not self._is_seated(holder) and sum(not self._is_seated(one.holder) for one in self._open) >= MAX_WATCHING:
            raise HTTPException(429)
        own = [one for one in self._open if holder and one.holder == holder]
        if len(own) >= 2 * MAX_OWN:  # those that were to end do not: nobody reads them
            raise HTTPException(429)
        for one in own[: max(0, len(own) + 1 - MAX_OWN)]:
            one.part()
        watcher = Watcher(holder)
        with self._telling():
            self._open.append(watcher)
        try:
            yield watcher
        finally:
            with self._telling():
                self._open.remove(watcher)

    @contextlib.contextmanager
    def _telling(self) -> Iterator[None]:
        before = self._told()
        yield
        if self._told() != before:
            self._changed()

    def _told(self) -> tuple[int, set[str]]:
        """What the others at the table are shown of it."""
        return self.spectators, {one.holder for one in self._open} if self._is_far() else set()


class EventStream(StreamingResponse):
    """Server-sent events of a table. Its place among the streams is taken when it begins and given back when it ends."""

    def __init__(self, watchers: Watchers, presence: Presence, holder: str, content: Callable[[Watcher], AsyncGenerator[str]],
                 is_packed: bool = False) -> None:
        headers = HEADERS | ({"content-encoding": "gzip"} if is_packed else {})
        super().__init__((), media_type="text/event-stream", headers=headers)
        self._watchers, self._presence, self._holder = watchers, presence, holder
        self._content, self._is_packed = content, is_packed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._watchers.admitted(self._holder) as watcher, self._presence.of(self._holder):
            sent = self._told(watcher)
            self.body_iterator = packed(sent) if self._is_packed else sent
            await super().__call__(scope, receive, send)

    async def _told(self, watcher: Watcher) -> AsyncGenerator[str]:
        async with contextlib.aclosing(self._content(watcher)) as content:
            async for text in content:
                yield text
        if watcher.is_parted:
            yield PARTED


def is_unpacking(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def streaming(request: Request, content: AsyncGenerator[str]) -> Response:
    """Server-sent events that are not of one table."""
    if not is_unpacking(request):
        return StreamingResponse(content, media_type="text/event-stream", headers=HEADERS)
    return StreamingResponse(packed(content), media_type="text/event-stream", headers=HEADERS | {"content-encoding": "gzip"})


async def packed(content: AsyncGenerator[str]) -> AsyncGenerator[bytes]:
    """Drawings compress well. Every event is flushed at once."""
    packer = zlib.compressobj(level=1, wbits=16 + zlib.MAX_WBITS)
    async with contextlib.aclosing(content):
        async for text in content:
            yield packer.compress(text.encode()) + packer.flush(zlib.Z_SYNC_FLUSH)
