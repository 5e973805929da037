"""A form that the network delivers twice opens one table, and all who ask for a rematch meet at one, also after a restart."""
from __future__ import annotations

import asyncio
import re

import httpx
import pytest

from benbow.server.app import make_app
from benbow.server.beats import AtOnce
from benbow.server.tables import Table
from benbow.server.tokens import new_token
from benbow.server.warmup import Warmup
from tests.server.house import House, not_none, post
from tests.server.test_seating import opened, sit

FORMS = {"/play/naufrageurs": "/", "/friend/martinique": "/", "/learn/naufrageurs": "/rules/naufrageurs",
         "/new/schatzinsel": "/new/schatzinsel", "/seek/naufrageurs": "/lobby"}  # and the pages that they are on


def restarted(inn: House) -> House:
    """Another server with the same store."""
    return House(inn.store, *make_app(inn.store, Warmup([]), beats=AtOnce()))


def key_of(page: str, action: str) -> str:
    form = rf'<form[^>]*(?:action="{action}"|id="at-lobby")[^>]*><input type="hidden" name="key" value="([\w-]+)"'
    return not_none(re.search(form, page))[1]


async def tables(device: httpx.AsyncClient) -> set[str]:
    """Those on the first page."""
    return {*re.findall(r'href="(/t/[\w-]+)"', (await device.get("/")).text)}


async def send(device: httpx.AsyncClient, action: str, key: str, **form: str) -> str:
    """-> the address of the table"""
    answer = await device.post(action, data={**form, **({"key": key} if key else {})})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


@pytest.mark.parametrize("action", FORMS)
async def test_a_form_that_is_delivered_twice_opens_one_table(inn: House, action: str) -> None:
    token = new_token()
    device = inn.device(token)
    key = key_of((await device.get(FORMS[action])).text, action)
    [first] = {*await asyncio.gather(*(send(device, action, key) for _ in range(3)))}
    later = restarted(inn).device(token)
    assert await send(later, action, key) == first
    assert await tables(later) == {first}
    fresh = key_of((await device.get(FORMS[action])).text, action)
    assert fresh != key
    if action != "/seek/naufrageurs":  # there one is led to the own table that waits
        assert await send(device, action, fresh) != first


async def test_each_form_of_a_page_has_a_key_of_its_own(inn: House) -> None:
    keys = re.findall(r'name="key" value="([\w-]+)"', (await inn.device(new_token()).get("/")).text)
    assert len(keys) == len({*keys}) == 12


async def test_a_key_is_the_devices_own_and_none_is_needed(inn: House) -> None:
    ann, bob = inn.device(new_token()), inn.device(new_token())
    first = await send(ann, "/play/naufrageurs", "a")
    assert await send(bob, "/play/naufrageurs", "a") != first
    assert len({await send(ann, "/play/naufrageurs", "") for _ in range(3)}) == 3
    assert (await ann.post("/play/naufrageurs", data={"key": "x" * 61})).status_code == 400


async def test_who_looked_for_someone_is_led_back_though_the_match_has_begun(inn: House) -> None:
    ann, bob = inn.device(new_token()), inn.device(new_token())
    waiting = await send(ann, "/seek/naufrageurs", "a", name="Ann")
    with inn.registry.presence.of(not_none(await inn.registry.get(waiting.removeprefix("/t/"))).host):
        assert await send(bob, "/seek/naufrageurs", "b", name="Bob") == waiting
    assert await send(ann, "/seek/naufrageurs", "a", name="Ann") == waiting
    assert await send(ann, "/seek/martinique", "a", name="Ann") != waiting  # one form, several games


async def test_a_form_with_a_mistake_opens_nothing_and_can_be_sent_corrected(inn: House) -> None:
    device = inn.device(new_token())
    answer = await device.post("/new/naufrageurs", data={"key": "a", "seat-0": "nobody"})
    assert (answer.status_code, await tables(device)) == (400, set())
    assert await send(device, "/new/naufrageurs", "a") in await tables(device)


async def test_sent_again_it_is_not_refused_by_a_limit(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benbow.server.registry.MAX_OPEN_TABLES", 1)
    device = inn.device(new_token())
    first = await send(device, "/new/naufrageurs", "a")
    assert await send(device, "/new/naufrageurs", "a") == first
    assert (await device.post("/new/naufrageurs", data={"key": "b"})).status_code == 400


async def test_a_table_that_was_deleted_can_be_opened_anew(inn: House) -> None:
    device = inn.device(new_token())
    first = await send(device, "/play/naufrageurs", "a")
    assert (await device.post(f"{first}/delete")).status_code == 303
    assert await send(device, "/play/naufrageurs", "a") != first


async def test_a_table_is_opened_though_the_page_was_closed_before_the_answer(inn: House) -> None:
    device = inn.device(new_token())
    closed = asyncio.ensure_future(send(device, "/play/naufrageurs", "a"))
    while not inn.registry._tasks:
        await asyncio.sleep(0)
    closed.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closed
    assert {await send(device, "/play/naufrageurs", "a")} == await tables(device)


# ----------------------------------------------------------------------------------------------------------- rematch
async def ended(inn: House) -> tuple[httpx.AsyncClient, httpx.AsyncClient, Table]:
    """Ann and Bob have played at two devices."""
    host, table = await opened(inn)
    friend = await sit(inn, table)
    await post(host, table, "resign")
    return host, friend, table


async def again(device: httpx.AsyncClient, table: Table) -> str:
    return str((await device.post(f"/t/{table.id}/again")).headers["location"])


async def test_all_meet_at_the_same_rematch_also_after_a_restart(inn: House) -> None:
    host, friend, table = await ended(inn)
    [next_one] = {*await asyncio.gather(*(again(device, table) for device in (host, friend, host)))}
    bob = restarted(inn).device()
    bob.cookies.update(friend.cookies)
    assert f'href="{next_one}"' in (await bob.get(f"/t/{table.id}")).text  # the way there
    assert await again(bob, table) == next_one
    assert len(inn.store.tables_of(table.seats[1].holder)) == 2


async def test_when_the_rematch_is_over_or_gone_there_is_another(inn: House) -> None:
    host, friend, table = await ended(inn)
    found = []
    for _ in range(2):
        found.append(await again(host, table))
        assert await again(friend, table) == found[-1]
        other = not_none(await inn.registry.get(found[-1].removeprefix("/t/")))
        await post(host, other, "resign")
    for device in (host, friend):
        await device.post(f"{found[-1]}/delete")
    found.append(await again(friend, table))
    assert len({*found}) == 3


async def test_a_rematch_is_stored_with_its_table_or_not_at_all(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host, _, table = await ended(inn)
    monkeypatch.setattr("benbow.server.registry.MAX_OPEN_TABLES", 0)
    assert (await host.post(f"/t/{table.id}/again")).status_code == 409
    assert not_none(inn.store.load(table.id)).match.rematch is None
