"""The server's application in this process, for tests that look inside: a store, tables with known dice, devices."""
from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from html import unescape
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx

from benbow.engine import catalog
from benbow.engine.contract import Game, Value
from benbow.engine.match import Match
from benbow.server import clock, forms
from benbow.server.app import make_app
from benbow.server.beats import AtOnce, Beats
from benbow.server.registry import TableRegistry
from benbow.server.schema import NO_TERMS, Terms
from benbow.server.search_pool import SearchPool
from benbow.server.security import App
from benbow.server.store import MatchRow, Store
from benbow.server.tables import Table
from benbow.server.tokens import Signer, digest, new_token
from benbow.server.warmup import Warmup
from tests.client import Known

URL = "http://127.0.0.1:8000"
HOT_SEAT = ("me", "guest")
PATIENCE_S = 60  # a busy machine is slow
T = TypeVar("T")


class House:
    def __init__(self, store: Store, app: App, registry: TableRegistry) -> None:
        self.store, self.app, self.registry = store, app, registry

    def device(self, token: str | None = None, **headers: str) -> httpx.AsyncClient:
        """A browser at our page; without a token it has never been here."""
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, raise_app_exceptions=False),
            base_url=URL, headers={"origin": URL, **headers}, cookies={"benbow_device": self.cookie(token)} if token else {})

    def another_registry(self, pool: SearchPool | None = None) -> TableRegistry:
        """The tables of another server with the same store, or of this one after a restart."""
        return TableRegistry(self.store, pool, self.registry.beats)

    def cookie(self, token: str) -> str:
        return Signer(self.store.secret).cookie(token)

    async def table(self, token: str, kinds: tuple[str, ...] = HOT_SEAT, seed: int = 1, names: tuple[str, ...] = ("", ""),
                    game: str = "naufrageurs", options: Mapping[str, Value] | None = None, log: Sequence[int] = (),
                    registry: TableRegistry | None = None, terms: Terms = NO_TERMS) -> Table:
        """A table with dice that we know, at which this has happened."""
        rules = catalog.game(game)
        match = Match(rules, {"players": len(kinds), **(options or {})}, seed=seed)
        seats = forms.Order(match.options, kinds, names).seats(digest(token))
        id, now = new_token(), clock.now()
        row = MatchRow(id, game, rules.rules_version, match.options, match.dice.to_file(), "open", None, now, now,
                       terms=terms)
        await self.store.create(row, seats, log)
        return not_none(await (registry or self.registry).get(id))

    async def seated(self, kinds: tuple[str, ...] = HOT_SEAT, *, lang: str = "en", accept: str = "*/*",
                     **given: Any) -> tuple[httpx.AsyncClient, Table]:
        """A table, and the device of the people at it."""
        token = new_token()
        return self.device(token, accept=accept, **{"accept-language": lang}), await self.table(token, kinds, **given)

    async def new_table(self, game: Game, kinds: tuple[str, ...]) -> tuple[httpx.AsyncClient, Table]:
        """By the form; of a game that need not be in the catalog."""
        token, order = new_token(), forms.read(game, {f"seat-{seat}": kind for seat, kind in enumerate(kinds)})
        return self.device(token), await self.registry.create(Match(game, {**order.options}), order.seats(digest(token)))

    async def log(self, table: Table) -> tuple[int, ...]:
        """What the store holds."""
        return not_none(await asyncio.to_thread(self.store.load, table.id)).log

    async def frames(self, device: httpx.AsyncClient, table: Table, known: Known) -> list[dict[str, Any]]:
        """What the stream sends to a page that is as far as this."""
        query = urlencode({"seq": known.seq, "ply": known.ply, "face": known.face, "status": known.status, "room": table.room})
        _, *sent = await streamed(self.app, f"/t/{table.id}/stream", query, device.cookies.get("benbow_device"))
        return [json.loads(line[6:]) for line in b"".join(sent).splitlines() if line.startswith(b"data: ")]


def not_none(found: T | None) -> T:
    assert found is not None
    return found


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.002)


async def play(table: Table, seq: int, code: int) -> None:
    async with table.turn(seq) as turn:
        turn.match.play(code)


async def post(device: httpx.AsyncClient, table: Table, what: str, **body: object) -> httpx.Response:
    return await device.post(f"/t/{table.id}/{what}", json={"seq": table.seq, **body})


def prompt_of(html: str) -> str:
    return unescape(not_none(re.search(r'id="prompt"[^>]*>([^<]*)<', html))[1])


@contextlib.contextmanager
def house(data: Path, pool: SearchPool | None = None, beats: Beats | None = None) -> Iterator[House]:
    """Without a pool bots play by their policy, without beats at once. Whoever gives a pool starts and stops it."""
    store = Store(data / "benbow.sqlite3")
    try:
        yield House(store, *make_app(store, Warmup([]), pool=pool, beats=beats or AtOnce()))
    finally:
        store.close()


def scope_of(path: str, query: str, cookie: str | None, accepts: str = "") -> dict[str, Any]:
    """A GET request as the server hands it to the application."""
    headers = [(b"host", b"127.0.0.1:8000")] + ([(b"cookie", f"benbow_device={cookie}".encode())] if cookie else [])
    headers += [(b"accept-encoding", accepts.encode())] if accepts else []
    return {"type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "method": "GET",
            "scheme": "http", "path": path, "raw_path": path.encode(), "root_path": "", "query_string": query.encode(),
            "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8000)}


@contextlib.asynccontextmanager
async def listening(app: App, path: str, query: str, token: str | None) -> AsyncIterator[asyncio.Queue[dict[str, Any]]]:
    """The events of a stream, one by one, while its page is open."""
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    leave = asyncio.Event()

    async def receive() -> dict[str, object]:
        await leave.wait()
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        for line in message.get("body", b"").decode().splitlines():
            if line.startswith("data: "):
                heard.put_nowait(json.loads(line[6:]))

    stream = asyncio.ensure_future(app(scope_of(path, query, token), receive, send))
    try:
        yield heard
    finally:
        leave.set()
        await asyncio.wait_for(stream, PATIENCE_S)


async def next_of(heard: asyncio.Queue[dict[str, Any]]) -> dict[str, Any]:
    return await asyncio.wait_for(heard.get(), PATIENCE_S)


async def streamed(app: App, path: str, query: str, token: str | None, accepts: str = "") -> list[bytes]:
    """What a stream sends until it falls silent; then the page leaves."""
    sent: list[bytes] = []
    leave = asyncio.Event()

    async def receive() -> dict[str, object]:
        await leave.wait()
        return {"type": "http.disconnect"}

    async def send(message: object) -> None:
        assert isinstance(message, dict)
        sent.append(repr(message["headers"]).encode() if message["type"] == "http.response.start" else message["body"])

    task = asyncio.ensure_future(app(scope_of(path, query, token, accepts), receive, send))
    silent, count = 0, 0
    while silent < 50 and not task.done():
        await asyncio.sleep(0)
        silent, count = (silent + 1, count) if len(sent) == count else (0, len(sent))
        if not sent:  # a table that is read from the store first
            await asyncio.sleep(0.002)
            silent = 0
    leave.set()
    await task
    return sent
