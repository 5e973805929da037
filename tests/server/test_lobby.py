"""The lobby: what it lists, who may sit down, seeks that meet, and how many there may be; whose turn it is in one's own list."""
from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Mapping

import httpx
import pytest

from benbow.engine import catalog
from benbow.engine.contract import OVER, SPECTATOR
from benbow.engine.match import Match
from benbow.search.baselines import bot
from benbow.server import lobby as lobby_list
from benbow.server.listeners import Places
from benbow.server.lobby_routes import rendered
from benbow.server.store import Store
from benbow.server.tables import Table
from benbow.server.tokens import digest, new_token
from benbow.server.translator import Translator
from tests.own import GAMES
from tests.server.house import PATIENCE_S, House, listening, next_of, not_none, post
from tests.server.storing import sql


async def table_at(inn: House, answer: httpx.Response) -> Table:
    assert answer.status_code == 303, answer.text
    return not_none(await inn.registry.get(answer.headers["location"].removeprefix("/t/")))


async def opened(inn: House, form: Mapping[str, str] | None = None, *, host: httpx.AsyncClient | None = None,
                 game: str = "naufrageurs") -> Table:
    data = {"seat-0": "me", "seat-1": "anyone", "name-0": "Ann", **(form or {})}
    return await table_at(inn, await (host or inn.device(new_token())).post(f"/new/{game}", data=data))


async def seek(inn: House, game: str = "naufrageurs", name: str = "") -> Table:
    return await table_at(inn, await inn.device(new_token()).post(f"/seek/{game}", data={"name": name}))


async def listed(inn: House, path: str = "/lobby") -> list[str]:
    """The ids of tables in the list."""
    return re.findall(r'<li id="table-([^"]+)"', (await inn.device(new_token()).get(path)).text)


# ------------------------------------------------------------------------------------------------------------ the list
async def test_the_lobby_lists_what_waits_for_anyone_and_what_may_be_watched(inn: House) -> None:
    waiting, martinique = await opened(inn), await opened(inn, game="martinique")
    played = await seek(inn, "schatzinsel", "Bea")
    assert await seek(inn, "schatzinsel", "Cid") is played
    assert await listed(inn) == [martinique.id, waiting.id, played.id]
    assert await listed(inn, "/lobby/martinique") == [martinique.id]
    page = (await inn.device().get("/lobby")).text
    assert "one seat free (Shipowner)" in page
    assert "Bea and Cid" in page
    assert f'formaction="/lobby/sit/{waiting.id}"' in page
    assert not re.search(rf'formaction="/lobby/sit/{played.id}"', page)
    assert (await inn.device().get("/lobby/chess")).status_code == 404
    assert "Nobody is waiting right now" in (await inn.device().get("/lobby/schatzinsel")).text


async def test_private_tables_are_never_listed(inn: House) -> None:
    private = await opened(inn, {"seat-1": "friend"})
    alone, hot_seat = await opened(inn, {"seat-1": "greedy"}), await opened(inn, {"seat-1": "guest"})
    await inn.device(new_token()).post(f"/i/{private.invite}", data={"seat": "1"})
    assert not private.is_gathering
    assert await listed(inn) == []
    for table in (private, alone, hot_seat):
        assert table.id not in (await inn.device().get("/lobby")).text
    public = await opened(inn, {"seat-1": "friend", "listed": "on"})
    assert await listed(inn) == []  # nobody can sit down there without the link
    await inn.device(new_token()).post(f"/i/{public.invite}", data={"seat": "1"})
    assert await listed(inn) == [public.id]


async def test_links_and_devices_are_not_in_the_lobby(inn: House) -> None:
    table = await opened(inn)
    page = (await inn.device().get("/lobby")).text
    assert not_none(table.invite) not in page
    assert table.host not in page


async def test_a_table_whose_host_has_left_is_not_shown(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await opened(inn)
    assert await listed(inn) == [table.id]
    monkeypatch.setattr(lobby_list, "HOST_AWAY_S", 0.0)
    inn.registry.lobby.touch()
    assert await listed(inn) == []
    with inn.registry.presence.of(table.host):
        assert await listed(inn) == [table.id]


async def test_after_a_restart_a_table_is_shown_when_its_host_is_back(inn: House) -> None:
    table = await opened(inn)
    again = inn.another_registry()
    assert (await again.lobby.listing()).waiting == ()
    with again.presence.of(table.host):
        assert [row.id for row in (await again.lobby.listing()).waiting] == [table.id]


async def test_who_ended_or_closed_a_table_takes_it_out_of_the_list(inn: House) -> None:
    host = inn.device(new_token())
    table = await opened(inn, host=host)
    assert await listed(inn) == [table.id]
    await host.post(f"/t/{table.id}/leave")
    assert await listed(inn) == []
    fresh = await opened(inn, host=host)
    await inn.device().post(f"/lobby/sit/{fresh.id}", data={"name": "Bob"})
    assert await listed(inn) == [fresh.id]
    await post(host, fresh, "resign")
    assert await listed(inn) == []


# ---------------------------------------------------------------------------------------------------- sitting down
async def test_everyone_who_sits_down_from_the_lobby_gets_another_seat(inn: House) -> None:
    table = await opened(inn, {"option-players": "3", "seat-2": "anyone"})
    guests = [inn.device(new_token()) for _ in range(5)]
    answers = await asyncio.gather(*(one.post(f"/lobby/sit/{table.id}", data={"name": "Gus"}) for one in guests))
    assert sorted(answer.status_code for answer in answers) == [303, 303, 409, 409, 409]
    assert [row.name for row in table.seats] == ["Ann", "Gus", "Gus"]
    assert len({row.holder for row in table.seats}) == 3


async def test_a_friends_seat_is_not_given_away(inn: House) -> None:
    table = await opened(inn, {"seat-1": "friend"})
    assert (await inn.device().post(f"/lobby/sit/{table.id}", data={"name": "Gus"})).status_code == 409


@pytest.mark.parametrize("game", GAMES)
async def test_of_two_who_seek_at_once_one_opens_a_table_and_the_other_sits_down(inn: House, game: str) -> None:
    one, other = await asyncio.gather(seek(inn, game, "Ann"), seek(inn, game, "Bob"))
    assert one is other
    assert not one.is_gathering
    assert sorted(row.name for row in one.seats) == ["Ann", "Bob"]
    assert one.seq > 0


async def test_many_who_seek_at_once_meet_two_by_two(inn: House) -> None:
    tables = await asyncio.gather(*(seek(inn, "martinique") for _ in range(9)))
    sizes = sorted(tables.count(table) for table in set(tables))
    assert sizes == [1, 2, 2, 2, 2]


async def test_who_seeks_twice_comes_back_to_the_own_table(inn: House) -> None:
    device = inn.device(new_token())
    tables = [await table_at(inn, await device.post("/seek/martinique", data={"name": "Ann"})) for _ in range(2)]
    assert tables[0] is tables[1]
    assert tables[0].is_gathering
    assert device.cookies["benbow_name"] == "Ann"


@pytest.mark.parametrize("other", [{"option-players": "3", "seat-2": "greedy"}, {"option-lanes": "3"}, {"pace": "live"}])
async def test_who_seeks_is_not_sent_to_a_table_with_other_options(inn: House, other: dict[str, str]) -> None:
    table = await opened(inn, {"option-rounds": "match"} | other)
    assert await seek(inn) is not table


async def test_who_seeks_is_not_sent_to_a_host_who_has_left(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await seek(inn)
    monkeypatch.setattr("benbow.server.lobby_routes.SEEK_AWAY_S", 0.0)
    assert await seek(inn) is not table
    with inn.registry.presence.of(table.host):
        assert await seek(inn) is table


# ---------------------------------------------------------------------------------------------------------- limits
async def test_a_device_may_have_three_tables_in_the_lobby(inn: House) -> None:
    host = inn.device(new_token(), accept="text/html")
    form = {"seat-0": "me", "seat-1": "anyone"}
    answers = await asyncio.gather(*(host.post("/new/martinique", data=form) for _ in range(6)))
    assert sorted(answer.status_code for answer in answers) == [303, 303, 303, 400, 400, 400]
    assert "Three tables" in next(answer.text for answer in answers if answer.status_code == 400)
    assert (await host.post("/seek/naufrageurs", data={})).status_code == 409
    assert (await host.post("/friend/naufrageurs")).status_code == 303  # by a link: it is not listed
    assert len(await listed(inn)) == 3


async def test_there_are_at_most_so_many_rows(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobby_list, "MAX_WAITING", 4)
    tables = [await opened(inn) for _ in range(6)]
    assert await listed(inn) == [table.id for table in reversed(tables[2:])]


def test_places_are_counted_for_each_device_and_in_all() -> None:
    places = Places(2, 3)
    with places.taken("ann") as one, places.taken("ann") as two, places.taken("ann") as three:
        assert (one, two, three) == (True, True, False)
        with places.taken("bob") as bob, places.taken("cid") as cid:
            assert (bob, cid) == (True, False)
    with places.taken("ann") as again:
        assert again


async def test_too_many_streams_of_one_device_are_told_so(inn: House) -> None:
    token, places = new_token(), inn.registry.lobby.places

    async def is_full() -> bool:
        async with listening(inn.app, "/lobby/stream", "", inn.cookie(token)) as heard:
            return "full" in await next_of(heard)

    with contextlib.ExitStack() as open_pages:
        taken = [open_pages.enter_context(places.taken(digest(token))) for _ in range(lobby_list.MAX_STREAMS_OF_ONE)]
        assert all(taken)
        assert await is_full()
    for _ in range(lobby_list.MAX_STREAMS_OF_ONE + 2):  # each place is free again when the page has left
        assert not await is_full()
    assert not inn.registry.lobby.watchers


# ---------------------------------------------------------------------------------------------------------- stream
async def test_the_stream_sends_the_list_when_it_has_changed(inn: House) -> None:
    number = not_none(re.search(r'data-version="(\d+)"', (await inn.device().get("/lobby")).text))[1]
    async with (listening(inn.app, "/lobby/stream", f"version={number}", inn.cookie(new_token())) as heard,
                listening(inn.app, "/lobby/stream", f"game=martinique&version={number}", None) as other):
        table = await opened(inn)
        html = (await next_of(heard))["html"]
        assert f'id="table-{table.id}"' in html
        await inn.device(new_token()).post(f"/lobby/sit/{table.id}", data={"name": "<b>Bob"})
        assert "Ann and &lt;b&gt;Bob" in (await next_of(heard))["html"]
        martinique = await opened(inn, game="martinique")
        html = (await next_of(other))["html"]  # nothing of other games came before
        assert re.findall(r'<li id="table-([^"]+)"', html) == [martinique.id]


async def test_the_list_is_read_once_for_all_who_look(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    reads, read = [], Store.listed

    def counted(store: Store, *given: object, **more: object) -> object:
        reads.append(more)
        return read(store, *given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "listed", counted)
    monkeypatch.setattr(lobby_list, "PAUSE_S", 0.05)
    lobby, watcher = inn.registry.lobby, asyncio.Event()
    lobby.watchers.add(watcher)
    await opened(inn)
    for _ in range(30):
        lobby.touch()
    await asyncio.wait_for(watcher.wait(), PATIENCE_S)
    pages = await asyncio.gather(*(rendered(lobby, "", Translator("fr")) for _ in range(20)))
    lobby.watchers.discard(watcher)
    assert len(set(map(id, pages))) == 1
    assert len([one for one in reads if "host" not in one]) == 2  # what waits, and what is played


async def test_nothing_is_read_while_nobody_looks(inn: House) -> None:
    await opened(inn)
    await opened(inn)
    assert inn.registry.lobby.version == 0


# ------------------------------------------------------------------------------------------------- one's own matches
def turns(page: str) -> dict[str, str]:
    """Of each table on the first page: its pills."""
    rows = re.findall(r'<div class="table-what">(.*?)href="/t/([^"]+)"', page, re.DOTALL)
    return {id: " ".join(re.findall(r"your turn|waiting for people", text)) for text, id in rows}


async def test_the_first_page_says_whose_turn_it_is(inn: House) -> None:
    token = new_token()
    host = inn.device(token)
    free, far = await opened(inn, host=host), await opened(inn, host=host)
    friend = inn.device(new_token())
    await friend.post(f"/lobby/sit/{far.id}", data={"name": "Bob"})
    hot_seat = await inn.table(token)
    mine, theirs = ("your turn", "") if far.match.actor == 0 else ("", "your turn")
    assert turns((await host.get("/")).text) == {free.id: "waiting for people", far.id: mine, hot_seat.id: "your turn"}
    assert turns((await friend.get("/")).text) == {far.id: theirs}
    while far.match.actor == 1:
        await post(friend, far, "play", code=far.match.legal()[0])
    assert turns((await host.get("/")).text)[far.id] == "your turn"
    assert turns((await friend.get("/")).text)[far.id] == ""
    await host.post(f"/t/{far.id}/leave")  # a bot plays on
    assert turns((await host.get("/")).text)[far.id] == ""


async def test_who_acts_is_in_the_store_and_old_matches_are_looked_at_once(inn: House) -> None:
    token = new_token()
    table = await inn.table(token)
    row = inn.store.tables_of(digest(token))[0]
    assert row.actor == table.match.actor  # chance was played when it was opened
    await post(inn.device(token), table, "open", seat=table.match.actor)
    await post(inn.device(token), table, "play", code=table.match.legal()[0])
    assert inn.store.tables_of(digest(token))[0].actor == table.match.actor
    other = await inn.table(token, game="martinique", options={"deploy_first": 1}, registry=inn.another_registry())
    sql(inn.store.path, "UPDATE matches SET actor = NULL")  # as if there had been no such column
    fresh = inn.another_registry()
    rows = {row.id: row for row in inn.store.tables_of(digest(token))}
    assert {id: await fresh.actor(row) for id, row in rows.items()} == {
        table.id: table.match.actor, other.id: other.match.actor}
    assert {row.actor for row in inn.store.tables_of(digest(token))} == {table.match.actor, other.match.actor}


@pytest.mark.parametrize("game", GAMES)
def test_everyone_at_a_table_sees_who_has_to_act(game: str) -> None:
    """So it tells nothing that was hidden to say so in lists and alerts."""
    match, player = Match(catalog.game(game), {}, seed=3), bot("random", 3)
    for _ in range(60):
        match.advance()
        assert {match.view(seat).actor for seat in (*range(match.seats), SPECTATOR)} == {match.actor}
        if match.actor == OVER:
            break
        match.play(player.choose(match.view(match.actor)))
