"""A bad proxy between devices and a server: it cuts, delays, repeats and reorders, as the worst of networks do.

One connection for each request, and one to the server for each time it is delivered. Faults are drawn for the requests of a
table from its own random numbers; requests of tables that it was told nothing about pass.
"""
from __future__ import annotations

import asyncio
import contextlib
import random
import re
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

_TABLE = re.compile(rb"^(?:GET|POST) /t/([\w-]{22})(/\S*)? HTTP")
_LENGTH = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_ATTEMPT = re.compile(rb"\r\nx-attempt: *([\w-]+)", re.IGNORECASE)
BAD_GATEWAY = b"HTTP/1.1 502 Bad Gateway\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LOST = (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)

POSTS = {  # what happens to an action, and how often
    "none": 40, "request refused": 6, "request cut": 7, "request late": 8, "request twice": 10, "answer lost": 10,
    "answer cut": 8, "answer late": 12, "bad gateway before": 4, "bad gateway after": 5}
STREAMS = {"none": 35, "stream refused": 6, "stream cut": 30, "idle stream closed": 14, "stream held back": 15}
PAGES = {"none": 80, "request refused": 10, "answer cut": 10}


@dataclass
class Trouble:
    """The faults of one table."""

    rng: random.Random
    is_calm: bool = False  # nothing more goes wrong
    faults: Counter[str] = field(default_factory=Counter)
    answers: dict[str, list[int | None]] = field(default_factory=dict)  # of an attempt, each time it was delivered

    def draw(self, kinds: dict[str, int]) -> str:
        kind = "none" if self.is_calm else self.rng.choices([*kinds], [*kinds.values()])[0]
        if kind != "none":
            self.faults[kind] += 1
        return kind


class Proxy:
    def __init__(self, port: int) -> None:
        self.target, self.port = port, 0
        self.troubles: dict[str, Trouble] = {}  # by the id of the table
        self.is_down = False  # nobody gets through at all
        self._open: set[asyncio.StreamWriter] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[Proxy]:
        async with await asyncio.start_server(self._serve, "127.0.0.1", 0, limit=1 << 20) as server:
            self.port = server.sockets[0].getsockname()[1]
            yield self
            server.close()
            await asyncio.sleep(0.05)  # who was let in before begins to be served
            self.cut_all()
            while self._open:
                await asyncio.sleep(0.01)

    def cut_all(self) -> None:
        """All open connections, whatever they are about."""
        for writer in self._open:
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        try:
            if not self.is_down:
                await self._pass_on(await read_request(reader), reader, writer)
        except LOST:
            pass
        finally:
            self._open.discard(writer)
            writer.transport.abort() if self.is_down else writer.close()

    async def _pass_on(self, request: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found = _TABLE.match(request)
        trouble = self.troubles.get(found[1].decode()) if found else None
        if trouble is None or found is None:
            await self._deliver(request, writer, reader)
        elif request.startswith(b"POST"):
            await self._act(request, trouble, writer)
        elif (found[2] or b"").startswith((b"/stream", b"/gathering")):
            await self._stream(request, trouble, reader, writer)
        else:
            kind = trouble.draw(PAGES)
            if kind != "request refused":
                await self._deliver(request, writer, reader, most=trouble.rng.randrange(3000) if kind == "answer cut" else None)

    async def _act(self, request: bytes, trouble: Trouble, writer: asyncio.StreamWriter) -> None:
        rng, kind = trouble.rng, trouble.draw(POSTS)
        attempt = _ATTEMPT.search(request)
        seen = trouble.answers.setdefault(attempt[1].decode() if attempt else "", [])
        if kind == "request refused":
            return
        if kind == "bad gateway before":
            writer.write(BAD_GATEWAY)
            await writer.drain()
            return
        if kind == "request cut":
            with contextlib.suppress(*LOST):
                _, out = await asyncio.open_connection("127.0.0.1", self.target)
                out.write(request[: rng.randrange(len(request))])
                await out.drain()
                out.close()
            return
        if kind == "request late":
            await asyncio.sleep(rng.uniform(0.05, 0.5))
        if kind == "request twice":
            both = [asyncio.create_task(self._answer(request, seen)) for _ in range(2)]
            if rng.random() < 0.5:
                await both[0]  # one after the other, else both at once
            answer = (await asyncio.gather(*both))[rng.randrange(2)]
        else:
            answer = await self._answer(request, seen)
        if kind == "answer late":
            await asyncio.sleep(rng.uniform(0.05, 0.8))
        if kind != "answer lost":
            most = rng.randrange(len(answer) or 1) if kind == "answer cut" else None
            writer.write(BAD_GATEWAY if kind == "bad gateway after" else answer[:most])
            await writer.drain()

    async def _answer(self, request: bytes, seen: list[int | None]) -> bytes:
        """What the server says, whole; empty if it goes away before."""
        place = len(seen)
        seen.append(None)
        try:
            back, out = await asyncio.open_connection("127.0.0.1", self.target)
        except LOST:
            return b""
        with contextlib.closing(out):
            try:
                out.write(request)
                answer = await back.read(-1)
            except LOST:
                return b""
        if found := re.match(rb"HTTP/1.1 (\d{3})", answer):
            seen[place] = int(found[1])
        return answer

    async def _stream(self, request: bytes, trouble: Trouble, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        rng, kind = trouble.rng, trouble.draw(STREAMS)
        if kind == "stream refused":
            return
        await self._deliver(
            request, writer, reader, trouble,
            most=rng.choice((rng.randrange(600), rng.randrange(20_000), rng.randrange(80_000))) if kind == "stream cut" else None,
            idle_s=rng.uniform(0.03, 0.4) if kind == "idle stream closed" else None,
            held_s=rng.uniform(0.05, 0.5) if kind == "stream held back" else 0.0)

    async def _deliver(self, request: bytes, writer: asyncio.StreamWriter, reader: asyncio.StreamReader,
                       trouble: Trouble | None = None, *, most: int | None = None, idle_s: float | None = None,
                       held_s: float = 0.0) -> None:
        """Pass the answer on as it comes; at most so many bytes; until nothing has come for so long; each part late."""
        back, out = await asyncio.open_connection("127.0.0.1", self.target)
        gone = asyncio.create_task(reader.read(1))  # the page closes it
        gone.add_done_callback(lambda task: out.close())
        try:
            out.write(request)
            while most is None or most > 0:  # once begun, a cut is made: no byte is ever left out
                try:
                    part = await asyncio.wait_for(back.read(1 << 16), None if trouble is None or trouble.is_calm else idle_s)
                except TimeoutError:
                    break
                if not part:
                    break
                if held_s and not (trouble and trouble.is_calm):
                    await asyncio.sleep(held_s)
                writer.write(part[:most])
                await writer.drain()
                most = most and most - len(part)
        finally:
            gone.cancel()
            out.close()


async def read_request(reader: asyncio.StreamReader) -> bytes:
    """With its body. The server is asked to close the connection after the answer."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = _LENGTH.search(head)
    body = await reader.readexactly(int(length[1])) if length else b""
    head = re.sub(rb"\r\nconnection:[^\r]*", b"", head, flags=re.IGNORECASE)
    return head[:-2] + b"connection: close\r\n\r\n" + body
