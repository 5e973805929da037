"""Told when it is your turn: one stream for all tables of a device. Strangers, and people at one device, are told nothing."""
from __future__ import annotations

import asyncio
import json
import re
from contextlib import AbstractAsyncContextManager
from typing import Any

import httpx
import pytest

from benbow.server.tables import Table
from benbow.server.tokens import digest, new_token
from tests.server.house import House, listening, next_of, not_none, post

Heard = asyncio.Queue[dict[str, Any]]


def alerts(inn: House, token: str | None, lang: str = "en") -> AbstractAsyncContextManager[Heard]:
    """What a device is told while it has a page open."""
    return listening(inn.app, "/alerts", "", f"{inn.cookie(token)}; benbow_lang={lang}" if token else None)


async def told(heard: Heard, kind: str) -> dict[str, Any]:
    """The next thing that is worth a sound must be this."""
    while True:
        one: dict[str, Any] = (await next_of(heard))["table"]
        if one["kind"]:
            assert one["kind"] == kind, one
            return one


async def opened(inn: House, token: str, **form: str) -> tuple[httpx.AsyncClient, Table]:
    host = inn.device(token)
    answer = await host.post("/new/naufrageurs", data={"seat-0": "me", "seat-1": "friend", "name-0": "Ann", **form})
    return host, not_none(await inn.registry.get(answer.headers["location"].removeprefix("/t/")))


async def sit(inn: House, table: Table, token: str, seat: int = 1, name: str = "Bob") -> httpx.AsyncClient:
    friend = inn.device(token)
    assert (await friend.post(f"/i/{table.invite}", data={"seat": str(seat), "name": name})).status_code == 303
    return friend


async def act(device: httpx.AsyncClient, table: Table) -> None:
    answer = await post(device, table, "play", code=table.match.legal()[0])
    assert answer.status_code == 200, answer.text


async def test_what_a_host_is_told_from_the_invitation_to_the_end(inn: House) -> None:
    ann, bob = new_token(), new_token()
    host, table = await opened(inn, ann, **{"option-players": "3", "seat-2": "friend"})
    async with alerts(inn, ann) as heard:
        first = (await next_of(heard))["tables"]
        assert [(one["id"], one["phase"], one["turn"]) for one in first] == [(table.id, "gathering", 0)]
        friend = await sit(inn, table, bob)
        assert (await told(heard, "sat"))["text"] == "Bob has sat down."
        third = await sit(inn, table, new_token(), seat=2, name="")
        begun = await told(heard, "begun")
        assert (begun["phase"], begun["title"]) == ("playing", "Les Naufrageurs")
        is_mine, people = table.match.actor == 0, {0: host, 1: friend, 2: third}
        turns = [begun["turn"]]
        assert bool(turns[0]) == is_mine
        for _ in range(12):
            await act(people[table.match.actor], table)
            if (table.match.actor == 0) != is_mine:
                is_mine = not is_mine
                one = (await next_of(heard))["table"]
                assert (bool(one["turn"]), one["kind"]) == (is_mine, "turn" if is_mine else "")
                turns += [one["turn"]]
                assert one["badge"] == ("Your turn · Les Naufrageurs" if is_mine else "")
        assert heard.empty()  # actions within a turn are not told
        turns = [turn for turn in turns if turn]
        assert turns == sorted(set(turns))  # each has a number of its own: a page that missed one is still called for the next
        await post(friend, table, "resign")
        assert (await told(heard, "ended"))["text"] == "The match has ended."


async def test_someone_with_a_hidden_page_is_connected(inn: House) -> None:
    ann = new_token()
    _, table = await opened(inn, ann)
    assert not inn.registry.is_here(table.seats[0])
    async with alerts(inn, ann) as heard:
        await next_of(heard)
        assert inn.registry.is_here(table.seats[0])
    assert not inn.registry.is_here(table.seats[0])


async def test_someone_who_looks_at_another_page_is_not_at_the_table(inn: House) -> None:
    async def seen() -> tuple[str, str]:
        first = not_none(re.search(r'class="here([^"]*)" title="([^"]*)"', (await friend.get(f"/t/{table.id}")).text))
        return first[1], first[2]

    ann = new_token()
    host, table = await opened(inn, ann)
    friend = await sit(inn, table, new_token())
    assert await seen() == ("", "not connected")
    async with alerts(inn, ann) as heard:
        await next_of(heard)
        assert await seen() == (" is-here elsewhere", "not at the table")
        assert "not at the table" not in (await host.get(f"/t/{table.id}")).text  # who asks is here
        before = table.room
        query = f"seq={table.seq}&ply={table.match.ply}&face=0::&status=open"
        async with listening(inn.app, f"/t/{table.id}/stream", query, inn.cookie(ann)) as frames:
            await next_of(frames)
            assert await seen() == (" is-here", "connected")
            assert table.room == before + 1  # the others are told
        assert await seen() == (" is-here elsewhere", "not at the table")


async def test_a_question_waits(inn: House) -> None:
    ann, bob = new_token(), new_token()
    host, table = await opened(inn, ann)
    await sit(inn, table, bob)
    async with alerts(inn, bob, "de") as heard:
        await next_of(heard)
        assert (await post(host, table, "propose", kind="draw")).status_code == 200
        assert (await told(heard, "asked"))["text"] == "Die anderen warten auf deine Antwort."
        number = not_none(table.proposal).number
        assert (await host.post(f"/t/{table.id}/answer", json={"number": number, "seat": 0, "agrees": False})).status_code == 200
        assert (await next_of(heard))["table"]["asked"] is False


async def test_a_rematch_is_told(inn: House) -> None:
    ann, bob = new_token(), new_token()
    host, table = await opened(inn, ann)
    await sit(inn, table, bob)
    async with alerts(inn, bob) as heard:
        await next_of(heard)
        await host.post(f"/t/{table.id}/again")
        assert (await told(heard, "begun"))["id"] == table.rematch


async def test_a_deleted_table_is_gone(inn: House) -> None:
    ann, bob = new_token(), new_token()
    host, table = await opened(inn, ann, **{"option-players": "3", "seat-2": "friend"})
    await sit(inn, table, bob)
    async with alerts(inn, bob) as heard:
        await next_of(heard)
        await host.post(f"/t/{table.id}/leave")  # closes it
        assert (await next_of(heard))["table"]["phase"] == "gone"


async def test_tables_that_are_not_in_memory_are_told_without_loading_them(inn: House) -> None:
    ann = new_token()
    _, table = await opened(inn, ann)
    await sit(inn, table, new_token())
    inn.registry._tables.clear()
    async with alerts(inn, ann) as heard:
        [one] = (await next_of(heard))["tables"]
        assert (one["phase"], one["turn"]) == ("playing", table.match.actor == 0)
    assert not inn.registry._tables


@pytest.mark.parametrize("kinds", [("me", "guest"), ("me", "greedy"), ("me", "me")])
async def test_people_at_one_device_are_not_alerted(inn: House, kinds: tuple[str, str]) -> None:
    token = new_token()
    await inn.table(token, kinds)
    async with alerts(inn, token) as heard:
        assert await next_of(heard) == {"none": True}
    assert not inn.registry.presence.is_here(digest(token))


async def test_strangers_and_spectators_are_told_nothing(inn: House) -> None:
    ann = new_token()
    host, table = await opened(inn, ann)
    friend = await sit(inn, table, new_token())
    stranger, other = new_token(), new_token()
    await inn.device(stranger).get(f"/t/{table.id}")
    await opened(inn, other)  # has a table, but another one
    for token in (stranger, None):
        async with alerts(inn, token) as heard:
            assert await next_of(heard) == {"none": True}
    async with alerts(inn, other) as heard:
        assert table.id not in json.dumps(await next_of(heard))
        for _ in range(6):
            await act(host if table.match.actor == 0 else friend, table)
        await asyncio.sleep(0.05)
        assert heard.empty()


async def test_an_alert_says_only_what_all_at_the_table_see(inn: House) -> None:
    ann = new_token()
    _, table = await opened(inn, ann)
    await sit(inn, table, new_token())
    async with alerts(inn, ann) as heard:
        [one] = (await next_of(heard))["tables"]
    assert {*one} == {"id", "title", "phase", "turn", "asked", "badge", "kind", "text", "lines", "speakers", "talk"}


@pytest.mark.parametrize("seats", [2, 3])  # under way, and waiting for a third
async def test_lines_of_those_who_play_are_counted_and_their_words_not_told(inn: House, seats: int) -> None:
    ann, bob = new_token(), new_token()
    host, table = await opened(inn, ann, **({"option-players": "3", "seat-2": "friend"} if seats == 3 else {}))
    friend, guest = await sit(inn, table, bob), inn.device(new_token())
    async with alerts(inn, ann) as heard:
        assert [one["lines"] for one in (await next_of(heard))["tables"]] == [0]
        for device, lines, speakers in ((friend, 1, ["seat-1"]), (host, 2, ["seat-1", ""])):
            await device.post(f"/t/{table.id}/say", json={"text": "secret"})
            one = (await next_of(heard))["table"]
            assert (one["kind"], one["lines"], one["speakers"]) == ("", lines, speakers)
            assert (one["talk"], "secret" in json.dumps(one)) == ("Someone has said something.", False)
        await guest.get(f"/t/{table.id}")
        answer = await guest.post(f"/t/{table.id}/say", json={"text": "secret", "name": "Gus"})
        assert answer.status_code == (200 if seats == 2 else 409)
        await asyncio.sleep(0.05)
        assert heard.empty()
        if seats == 2:
            await post(friend, table, "resign")
            assert (await told(heard, "ended"))["lines"] == 0


async def test_streams_are_limited_and_closed_with_the_server(inn: House) -> None:
    ann = new_token()
    await opened(inn, ann)
    async with alerts(inn, ann) as heard:
        await next_of(heard)
        inn.registry.alert_places._of_one = 1
        async with alerts(inn, ann) as more:
            assert await next_of(more) == {"full": True}
        inn.registry.close_streams()
        for _ in range(1000):
            if not inn.registry._listeners:
                break
            await asyncio.sleep(0.005)
        assert not inn.registry._listeners
