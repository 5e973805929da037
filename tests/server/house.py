"""The server's application in this process, for tests that look inside: a store, a hall, devices; and tables with known dice."""
from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import httpx

from benbow.engine import catalog
from benbow.engine.contract import Value
from benbow.engine.match import Match
from benbow.server import forms
from benbow.server.app import make_app
from benbow.server.search_pool import SearchPool
from benbow.server.security import App
from benbow.server.store import MatchRow, Store
from benbow.server.tables import Table, TableRegistry, digest, new_token
from benbow.server.warmup import Warmup

URL = "http://127.0.0.1:8000"
HOT_SEAT = ("me", "guest")


class House:
    def __init__(self, store: Store, app: App, registry: TableRegistry) -> None:
        self.store, self.app, self.registry = store, app, registry

    def device(self, token: str | None = None, **headers: str) -> httpx.AsyncClient:
        """A browser at our page; without a token it has never been here."""
        return httpx.AsyncClient(
            transport=httpx.ASGITransport(self.app, raise_app_exceptions=False),
            base_url=URL, headers={"origin": URL, **headers}, cookies={"benbow_device": token} if token else {})

    async def table(self, token: str, kinds: tuple[str, ...] = HOT_SEAT, seed: int = 1,
                    names: tuple[str, ...] = ("", ""), game: str = "naufrageurs",
                    options: Mapping[str, Value] | None = None, log: Sequence[int] = ()) -> Table:
        """A table with dice that we know, at which this has happened."""
        return await table_in(self.registry, token, kinds, seed, names, game, options, log)

    async def log(self, table: Table) -> tuple[int, ...]:
        """What the store holds."""
        stored = await asyncio.to_thread(self.store.load, table.id)
        assert stored is not None
        return stored.log


async def play(table: Table, seq: int, code: int) -> None:
    async with table.turn(seq) as turn:
        turn.play(code)


async def table_in(registry: TableRegistry, token: str, kinds: tuple[str, ...] = HOT_SEAT, seed: int = 1,
                   names: tuple[str, ...] = ("", ""), game_id: str = "naufrageurs",
                   options: Mapping[str, Value] | None = None, log: Sequence[int] = ()) -> Table:
    game = catalog.game(game_id)
    match = Match(game, {"players": len(kinds), **(options or {})}, seed=seed)
    seats = forms.Order(match.options, kinds, names).seats(digest(token))
    id, now = new_token(), time.time()
    row = MatchRow(id, game.id, game.rules_version, match.options, match.dice.to_file(), "open", None, now, now)
    await registry.store.create(row, seats, log)
    table = await registry.get(id)
    assert table is not None
    return table


@contextlib.contextmanager
def house(data: Path, pool: SearchPool | None = None) -> Iterator[House]:
    """Without minds bots play at first thought. Whoever gives some starts and stops them."""
    store = Store(data / "benbow.sqlite3")
    try:
        yield House(store, *make_app(store, Warmup([]), pool=pool))
    finally:
        store.close()


async def streamed(app: App, path: str, query: str, token: str | None, accepts: str = "") -> list[bytes]:
    """What a stream sends until it falls silent; then the page leaves."""
    sent: list[bytes] = []
    leave = asyncio.Event()
    headers = [(b"host", b"127.0.0.1:8000")] + ([(b"cookie", f"benbow_device={token}".encode())] if token else [])
    headers += [(b"accept-encoding", accepts.encode())] if accepts else []
    scope = {"type": "http", "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "method": "GET",
             "scheme": "http", "path": path, "raw_path": path.encode(), "root_path": "", "query_string": query.encode(),
             "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 8000)}

    async def receive() -> dict[str, object]:
        await leave.wait()
        return {"type": "http.disconnect"}

    async def send(message: object) -> None:
        assert isinstance(message, dict)
        sent.append(repr(message["headers"]).encode() if message["type"] == "http.response.start" else message["body"])

    task = asyncio.ensure_future(app(scope, receive, send))
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
