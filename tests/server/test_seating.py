"""People at several devices: links, free seats, leaving and coming back. What the rules say is not touched by any of it."""
from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from html import unescape

import httpx
import pytest

from benbow.server.tables import Table
from benbow.server.tokens import Signer, digest, new_token
from tests.client import Known, known_from
from tests.server.house import House, not_none, post


async def opened(inn: House, **form: str) -> tuple[httpx.AsyncClient, Table]:
    """A host, and a table that waits for people."""
    host = inn.device(new_token())
    data = {"seat-0": "me", "seat-1": "friend", "name-0": "Ann", **form}
    answer = await host.post("/new/naufrageurs", data=data)
    assert answer.status_code == 303, answer.text
    return host, not_none(await inn.registry.get(answer.headers["location"].removeprefix("/t/")))


def names(table: Table) -> list[str]:
    return [row.opening or row.name or row.bot for row in table.seats]


async def sit(inn: House, table: Table, seat: int = 1, name: str = "Bob") -> httpx.AsyncClient:
    friend = inn.device()
    answer = await friend.post(f"/i/{table.invite}", data={"seat": str(seat), "name": name})
    assert answer.status_code == 303, answer.text
    return friend


async def test_a_friend_sits_down_by_the_link_and_the_match_begins(inn: House) -> None:
    host, table = await opened(inn)
    assert (table.is_gathering, table.seq) == (True, 0)  # nothing was rolled yet
    waiting = (await host.get(f"/t/{table.id}")).text
    assert f"/i/{table.invite}" in waiting
    assert "<svg" in waiting
    friend = inn.device()
    page = (await friend.get(f"/i/{table.invite}")).text
    assert "Ann" in page
    assert 'name="name"' in page
    answer = await friend.post(f"/i/{table.invite}", data={"seat": "1", "name": "Bob"})
    assert answer.headers["location"] == f"/t/{table.id}"
    assert (table.is_gathering, names(table)) == (False, ["Ann", "Bob"])
    assert table.seq > 0
    for device in (host, friend):
        assert 'id="play"' in (await device.get(f"/t/{table.id}")).text
    again = await friend.get(f"/i/{table.invite}")
    assert (again.status_code, again.headers["location"]) == (303, f"/t/{table.id}")
    stored = not_none(inn.store.load(table.id))
    assert (stored.seats, stored.log) == (table.seats, table.match.log)


async def test_of_two_who_want_one_seat_one_gets_it_and_the_other_is_told(inn: House) -> None:
    _, table = await opened(inn, **{"option-players": "3", "seat-2": "friend"})
    guests = [inn.device() for _ in range(6)]
    answers = await asyncio.gather(*(one.post(f"/i/{table.invite}", data={"seat": "1", "name": "Gus"}) for one in guests))
    assert sorted(answer.status_code for answer in answers) == [303, 409, 409, 409, 409, 409]
    assert "taken this seat" in next(answer.text for answer in answers if answer.status_code == 409)
    assert table.is_gathering
    winner = guests[[answer.status_code for answer in answers].index(303)]
    await winner.post(f"/i/{table.invite}", data={"seat": "2", "name": "again"})  # who sits already stays there
    assert names(table)[2] == "friend"


async def test_who_comes_too_late_for_the_last_seat_may_watch(inn: House) -> None:
    _, table = await opened(inn)
    await sit(inn, table)
    late = await inn.device().post(f"/i/{table.invite}", data={"seat": "1", "name": "Cid"})
    assert late.status_code == 409
    assert f'href="/t/{table.id}"' in late.text
    assert "taken this seat" in late.text


async def test_a_name_can_be_said_until_the_match_begins(inn: House) -> None:
    host, table = await opened(inn)
    stranger = inn.device()
    assert (await stranger.post(f"/t/{table.id}/name", data={"name": "Eve"})).status_code == 403
    answer = await host.post(f"/t/{table.id}/name", data={"name": " Mary \u202e Read "})
    assert (answer.status_code, names(table)) == (303, ["Mary Read", "friend"])
    assert not_none(inn.store.load(table.id)).seats == table.seats
    assert "Mary Read invites you" in (await stranger.get(f"/i/{table.invite}")).text
    await sit(inn, table)
    assert (await host.post(f"/t/{table.id}/name", data={"name": "Ann"})).status_code == 403
    assert names(table) == ["Mary Read", "Bob"]


async def test_a_stranger_who_knows_only_the_tables_address_cannot_take_a_friends_seat(inn: House) -> None:
    _, table = await opened(inn)
    stranger = inn.device()
    page = (await stranger.get(f"/t/{table.id}")).text
    assert not_none(table.invite) not in page
    assert 'name="name"' not in page
    assert (await stranger.post(f"/t/{table.id}/sit", data={"seat": "1"})).status_code == 409
    for wrong in (table.id, new_token(), "x", "%00" * 22):
        assert (await stranger.post(f"/i/{wrong}", data={"seat": "1"})).status_code == 404
    assert (await stranger.post(f"/t/{table.id}/fill", data={})).status_code == 403
    assert table.is_gathering


async def test_anyone_sits_down_on_a_seat_for_anyone(inn: House) -> None:
    _, table = await opened(inn, **{"seat-1": "anyone"})
    assert table.is_listed
    assert (await inn.device().post(f"/t/{table.id}/sit", data={"seat": "1", "name": "Cid"})).status_code == 303
    assert names(table) == ["Ann", "Cid"]


async def test_the_host_fills_up_with_bots(inn: House) -> None:
    host, table = await opened(inn, **{"option-players": "4", "seat-2": "friend", "seat-3": "anyone"})
    await sit(inn, table)
    assert (await host.post(f"/t/{table.id}/fill", data={"level": "nobody"})).status_code == 403
    assert (await host.post(f"/t/{table.id}/fill", data={"level": "deckhand"})).status_code == 303
    assert names(table) == ["Ann", "Bob", "deckhand", "deckhand"]
    assert table.seq > 0


async def test_who_leaves_before_the_match_frees_the_seat_and_a_host_closes_the_table(inn: House) -> None:
    host, table = await opened(inn, **{"option-players": "3", "seat-2": "friend"})
    friend = await sit(inn, table)
    await friend.post(f"/t/{table.id}/leave")
    assert names(table) == ["Ann", "friend", "friend"]
    await host.post(f"/t/{table.id}/leave")
    assert await inn.registry.get(table.id) is None


async def test_a_bot_plays_for_who_leaves_until_they_come_back(inn: House) -> None:
    host, table = await opened(inn)
    friend = await sit(inn, table)
    while table.match.actor != 1:
        answer = await post(host, table, "play", code=table.match.legal()[0])
        assert answer.status_code == 200, answer.text
    before = table.seq
    await friend.post(f"/t/{table.id}/leave")
    assert table.seats[1].is_away
    for _ in range(2000):
        if table.seq > before and table.match.actor == 0:
            break
        await asyncio.sleep(0.005)
    assert table.seq > before  # the bot has played
    assert "is playing for you" in (await friend.get(f"/t/{table.id}")).text
    again = inn.another_registry()  # also after a restart
    assert not_none(await again.get(table.id)).seats == table.seats
    assert (await post(friend, table, "return")).status_code == 200
    assert (table.seats[1].is_away, table.seats[1].name) == (False, "Bob")


async def test_a_bot_plays_for_who_asks_and_the_page_says_so_at_once(inn: House) -> None:
    async def shown(known: Known) -> str:
        """The last drawing of the table that the stream brings."""
        return [str(frame["table"]) for frame in await inn.frames(host, table, known) if "table" in frame][-1]

    host, table = await opened(inn)
    assert (await post(host, table, "substitute")).status_code == 403  # the match has not begun
    await sit(inn, table)
    known = Known(table.seq, table.match.ply, "0::", "open")
    assert (await post(inn.device(), table, "substitute")).status_code == 403
    assert (await post(host, table, "substitute")).status_code == 200
    assert table.seats[0].is_away
    assert 'id="come-back"' in await shown(known)
    assert (await post(host, table, "return")).status_code == 200
    assert 'id="come-back"' not in await shown(replace(known, seq=table.seq, ply=table.match.ply, face="0:::away"))


async def test_links_are_shown_to_who_plays_and_to_nobody_else(inn: House) -> None:
    host, table = await opened(inn)
    friend = await sit(inn, table)
    keys = [Signer(inn.store.secret).seat_key(table.id, seat, table.seats[seat].holder) for seat in (0, 1)]
    pages = [(await device.get(f"/t/{table.id}")).text for device in (host, friend, inn.device())]
    assert [[key in page for key in keys] for page in pages] == [[True, False], [False, True], [False, False]]
    assert ['id="spectators"' in page for page in pages] == [True, True, False]


async def test_others_may_let_a_bot_play_only_for_who_has_been_away(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host, table = await opened(inn)
    friend = await sit(inn, table)
    answer = await post(host, table, "replace", seat=1)
    assert (answer.status_code, "a minute" in answer.text) == (409, True)
    monkeypatch.setattr("benbow.server.seating.AWAY_S", 0.001)
    with inn.registry.presence.of(digest(not_none(friend.cookies.get("benbow_device")).split(".")[0])):
        assert (await post(host, table, "replace", seat=1)).status_code == 409  # a page is open
    await asyncio.sleep(0.002)
    assert (await post(inn.device(), table, "replace", seat=1)).status_code == 403  # a stranger
    assert (await post(host, table, "replace", seat=1)).status_code == 200
    assert table.seats[1].is_away


async def test_one_seat_on_two_devices(inn: House) -> None:
    host, table = await opened(inn)
    await sit(inn, table)
    row = table.seats[0]
    key = Signer(inn.store.secret).seat_key(table.id, 0, row.holder)
    phone = inn.device()
    assert (await phone.get(f"/t/{table.id}/device/1/{key}")).status_code == 404  # of another seat
    assert "Ann" in (await phone.get(f"/t/{table.id}/device/0/{key}")).text
    assert not table.seats[0].devices  # looking changes nothing
    assert (await phone.post(f"/t/{table.id}/device/0/{key}")).status_code == 303
    for device in (host, phone):
        assert re.search(r'class="[^"]* you[ "]', (await device.get(f"/t/{table.id}")).text)
    assert not_none(inn.store.load(table.id)).seats == table.seats
    assert (await phone.get("/")).text.count(f"/t/{table.id}") > 0  # among its matches


@pytest.mark.parametrize("cookie", ["A" * 22, "A" * 22 + "." + "B" * 22, "x", "\x7f" * 22])
async def test_only_devices_that_we_made_are_known(inn: House, cookie: str) -> None:
    device = inn.device()
    device.cookies.set("benbow_device", cookie)
    answer = await device.get("/")
    assert Signer(inn.store.secret).device(not_none(answer.cookies.get("benbow_device")))


async def test_a_cookie_from_before_they_were_signed_keeps_its_seats(inn: House) -> None:
    token = new_token()
    table = await inn.table(token)
    device = inn.device()
    device.cookies.set("benbow_device", token)
    answer = await device.get("/")
    assert f"/t/{table.id}" in answer.text
    assert answer.cookies["benbow_device"] == Signer(inn.store.secret).cookie(token)


async def test_a_rematch_takes_all_along_and_there_is_one(inn: House) -> None:
    host, table = await opened(inn)
    friend = await sit(inn, table)
    answers = [await device.post(f"/t/{table.id}/again") for device in (host, friend)]
    assert answers[0].headers["location"] == answers[1].headers["location"]
    fresh = not_none(await inn.registry.get(answers[0].headers["location"].removeprefix("/t/")))
    assert names(fresh) == ["Bob", "Ann"]
    assert fresh.seq > 0


async def test_nobody_deletes_what_others_play(inn: House) -> None:
    host, table = await opened(inn)
    friend = await sit(inn, table)
    for device in (host, friend):
        answer = await device.post(f"/t/{table.id}/delete")
        assert (answer.status_code, "Others sit at this table" in answer.text) == (409, True)
        page = await device.post(f"/t/{table.id}/delete", headers={"accept": "text/html"})
        assert "That cannot be done now" in page.text
    assert not_none(inn.store.load(table.id)).seats == table.seats
    assert (await post(friend, table, "resign")).status_code == 200
    assert (await host.post(f"/t/{table.id}/delete")).status_code == 303
    assert f"/t/{table.id}" not in (await host.get("/matches")).text
    assert f"/t/{table.id}" in (await friend.get("/matches")).text  # the other keeps it
    assert not_none(inn.store.load(table.id)).seats == table.seats
    assert not_none(await inn.another_registry().get(table.id)).seats == table.seats
    assert (await host.post(f"/t/{table.id}/delete")).status_code == 409  # it is the host's no more
    assert (await friend.post(f"/t/{table.id}/delete")).status_code == 303
    assert inn.store.load(table.id) is None


async def test_the_first_page_offers_what_is_allowed(inn: House) -> None:
    """To delete a match nobody else plays; to get up before it begins; then to let a bot play."""
    host, table = await opened(inn, **{"option-players": "3", "seat-2": "friend"})
    friend = await sit(inn, table)
    assert [f'action="/t/{table.id}/{what}"' in (await host.get("/")).text for what in ("delete", "leave")] == [True, False]
    assert [f'action="/t/{table.id}/{what}"' in (await friend.get("/")).text for what in ("delete", "leave")] == [False, True]
    await sit(inn, table, 2, "Cid")
    for device in (host, friend):
        page = (await device.get("/")).text
        assert (f"/t/{table.id}/delete" in page, "Let a bot play for me" in page) == (False, True)
    await friend.post(f"/t/{table.id}/leave")
    assert table.seats[1].is_away
    page = (await friend.get("/")).text
    assert (f"/t/{table.id}/delete" in page, f"/t/{table.id}/leave" in page, f"/t/{table.id}" in page) == (False, False, True)


async def test_nobody_is_told_that_a_bot_plays_for_who_closes_the_page(inn: House) -> None:
    host, table = await opened(inn)
    await sit(inn, table)
    page = (await host.get(f"/t/{table.id}")).text
    assert ("Leave the table" in page, "let a bot play for you instead" in page) == (False, True)
    alone, solo = await inn.seated(("me", "boatswain"))
    page = (await alone.get(f"/t/{solo.id}")).text
    assert ("let a bot play" in page, "just close the page" in page) == (False, True)
    assert "whoever asks for it" in unescape((await host.get("/new/naufrageurs")).text)


@pytest.mark.parametrize(("lang", "told"), [("en", "You are watching."), ("fr", "Vous regardez la partie."),
                                            ("de", "Du schaust zu.")])
async def test_who_finds_all_seats_taken_is_told_that_they_watch(inn: House, lang: str, told: str) -> None:
    host, table = await opened(inn)
    await sit(inn, table)
    late = inn.device(**{"accept-language": lang})
    page = (await late.get((await late.get(f"/i/{table.invite}")).headers["location"])).text
    assert (told in page, 'id="notify"' in page) == (True, False)
    page = (await host.get(f"/t/{table.id}")).text
    assert ("You are watching" in page, 'id="notify"' in page) == (False, True)


async def test_a_name_from_the_form_is_remembered(inn: House) -> None:
    host, _ = await opened(inn, **{"seat-0": "friend", "seat-1": "me", "name-0": "", "name-1": "Mary Read"})
    assert 'value="Mary Read"' in (await host.get("/new/martinique")).text
    guest = inn.device(new_token())
    await guest.post("/new/naufrageurs", data={"seat-0": "guest", "seat-1": "guest", "name-0": "Ann", "name-1": "Bob"})
    assert 'value="Ann"' not in (await guest.get("/new/martinique")).text  # which of them it is was not said


async def test_the_waiting_page_says_what_is_played(inn: House) -> None:
    host, table = await opened(inn, **{"option-rounds": "match"})
    for page in ((await host.get(f"/t/{table.id}")).text, (await inn.device().get(f"/i/{table.invite}")).text):
        assert "Rounds: match" in unescape(page)
        assert page.count('href="/rules/naufrageurs"') == 1
    host, table = await opened(inn)
    assert "Rounds: match" not in unescape((await host.get(f"/t/{table.id}")).text)


async def test_a_second_device_gives_up_only_itself(inn: House) -> None:
    _, table = await opened(inn)
    friend = await sit(inn, table)
    phone = inn.device()
    await phone.post(f"/t/{table.id}/device/0/{Signer(inn.store.secret).seat_key(table.id, 0, table.seats[0].holder)}")
    await post(friend, table, "resign")
    assert (await phone.post(f"/t/{table.id}/delete")).status_code == 303
    assert (table.seats[0].devices, bool(table.seats[0].holder)) == ((), True)
    assert not_none(inn.store.load(table.id)).seats == table.seats


async def test_a_page_is_told_when_its_person_leaves_and_comes_back(inn: House) -> None:
    """Also if nothing happens in the match: there is a card on it that goes, and actions that come."""
    host, table = await opened(inn)
    friend = await sit(inn, table)
    while table.match.actor != 0:
        await post(friend, table, "play", code=table.match.legal()[0])
    known = known_from((await friend.get(f"/t/{table.id}")).text)
    for what, is_away in (("leave", True), ("return", False)):
        await friend.post(f"/t/{table.id}/{what}")
        sent = [frame for frame in await inn.frames(friend, table, known) if "table" in frame]
        assert ['id="come-back"' in frame["table"] for frame in sent] == [is_away]
        assert sent[-1]["lines"] == ""
        known = known_from(sent[-1]["table"])
        assert not [frame for frame in await inn.frames(friend, table, known) if "table" in frame]
        assert not [frame for frame in await inn.frames(host, table, known_from((await host.get(f"/t/{table.id}")).text))
                    if "table" in frame]
