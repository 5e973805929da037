"""Limits hold however many requests come at once, and people who play come before people who watch."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from benbow.server import seating
from benbow.server.registry import MAX_OPEN_TABLES
from benbow.server.tables import Table
from benbow.server.tokens import Signer, digest, new_token
from benbow.server.watchers import MAX_OWN, MAX_WATCHING
from tests.server.house import House, not_none, scope_of, until

FROM_THE_START = "seq=0&ply=0&face=&status=open"


class Stream:
    """A page's stream: open until it is left."""

    def __init__(self, inn: House, path: str, token: str) -> None:
        self.status, self.body = 0, b""
        self._left = asyncio.Event()
        scope = scope_of(path, FROM_THE_START, inn.cookie(token) if token else None)
        self.task = asyncio.ensure_future(inn.app(scope, self._receive, self._send))

    async def _receive(self) -> dict[str, object]:
        await self._left.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: object) -> None:
        assert isinstance(message, dict)
        self.status = message.get("status", self.status)
        self.body += message.get("body", b"")

    @property
    def is_parted(self) -> bool:
        return b'{"parted": true}' in self.body

    async def leave(self) -> None:
        self._left.set()
        await self.task


@asynccontextmanager
async def streams(inn: House, path: str, tokens: list[str]) -> AsyncIterator[list[Stream]]:
    """All at once; each has been answered, or refused."""
    opened = [Stream(inn, path, token) for token in tokens]
    try:
        await until(lambda: all(one.status and (one.status != 200 or one.body) for one in opened))
        yield opened
    finally:
        for one in opened:
            with suppress(asyncio.CancelledError):
                await one.leave()


async def waiting(inn: House, token: str) -> Table:
    answer = await inn.device(token).post("/new/naufrageurs", data={"seat-0": "me", "seat-1": "friend"})
    return not_none(await inn.registry.get(answer.headers["location"].removeprefix("/t/")))


@pytest.mark.parametrize("path", ["stream", "gathering"])
async def test_people_who_watch_leave_room_for_people_who_play(inn: House, path: str) -> None:
    token = new_token()
    table = await (inn.table(token) if path == "stream" else waiting(inn, token))
    crowd = [new_token() for _ in range(MAX_WATCHING)]
    async with streams(inn, f"/t/{table.id}/{path}", ["", "", "", *crowd, "", ""]) as watching:
        assert sorted(one.status for one in watching) == [200] * MAX_WATCHING + [429] * 5
        assert not any(one.is_parted for one in watching)
        async with streams(inn, f"/t/{table.id}/{path}", [token]) as (own,):
            assert own.status == 200
        async with streams(inn, f"/t/{table.id}/{path}", [new_token()]) as (other,):
            assert other.status == 429
        await watching[5].leave()
        async with streams(inn, f"/t/{table.id}/{path}", [new_token()]) as (next_one,):
            assert next_one.status == 200
    assert len(table.watchers) == 0


@pytest.mark.parametrize("path", ["stream", "gathering"])
async def test_a_device_with_too_many_pages_loses_its_oldest(inn: House, path: str) -> None:
    token, other = new_token(), new_token()
    table = await (inn.table(token) if path == "stream" else waiting(inn, token))
    address = f"/t/{table.id}/{path}"
    async with streams(inn, address, [token] * 2) as oldest, streams(inn, address, [token] * (MAX_OWN - 2) + [other]) as rest:
        assert not any(one.is_parted for one in oldest)
        async with streams(inn, address, [token] * 2):
            await until(lambda: all(one.task.done() for one in oldest))
            assert all(one.is_parted for one in oldest)
            assert not any(one.is_parted for one in rest)
    assert len(table.watchers) == 0
    assert not inn.registry.presence.is_here(digest(token))


async def test_streams_that_nobody_reads_are_counted_until_they_end(inn: House) -> None:
    token = new_token()
    table = await inn.table(token)
    holder = digest(token)
    stuck = [table.watchers.admitted(holder) for _ in range(2 * MAX_OWN)]
    for one in stuck:
        one.__enter__()
    async with streams(inn, f"/t/{table.id}/stream", [token]) as (refused,):
        assert refused.status == 429
    for one in stuck:
        one.__exit__(None, None, None)
    async with streams(inn, f"/t/{table.id}/stream", [token]) as (admitted,):
        assert admitted.status == 200


async def test_a_device_cannot_open_too_many_tables_at_once(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benbow.server.registry.MAX_OPEN_TABLES", 5)
    assert MAX_OPEN_TABLES == 100, "as the text for the player says"
    device = inn.device(new_token())
    answers = await asyncio.gather(*(device.post("/play/naufrageurs") for _ in range(12)))
    assert sorted(answer.status_code for answer in answers) == [303] * 5 + [409] * 7
    again = await device.post(next(one for one in answers if one.status_code == 303).headers["location"] + "/again")
    assert (again.status_code, "hundred" in again.text) == (409, True)
    assert (await inn.device(new_token()).post("/play/naufrageurs")).status_code == 303


async def test_a_seat_is_open_on_so_many_devices_and_no_more(inn: House) -> None:
    token = new_token()
    table = await inn.table(token)
    address = f"/t/{table.id}/device/0/{Signer(inn.store.secret).seat_key(table.id, 0, digest(token))}"
    answers = await asyncio.gather(*(inn.device(new_token()).post(address) for _ in range(seating.MAX_DEVICES + 3)))
    assert sorted(answer.status_code for answer in answers) == [303] * seating.MAX_DEVICES + [409] * 3
    assert len(table.seats[0].devices) == seating.MAX_DEVICES
