"""Talk at a table: two rooms apart until the end, limits that hold, phrases in each reader's language, nothing but plain text."""
from __future__ import annotations

import asyncio
import json
import re
from html import unescape
from typing import Any
from urllib.parse import urlencode

import httpx
import pytest

from benbow.engine import catalog
from benbow.engine.contract import OVER, SPECTATOR
from benbow.engine.match import Match
from benbow.server.limits import RateLimit
from benbow.server.store import Said
from benbow.server.tables import Table
from benbow.server.tokens import new_token
from tests.by_hand import at_random, play_on
from tests.own import GAMES
from tests.server.house import House, not_none, post, streamed
from tests.server.test_seating import opened, sit


async def far(inn: House, **form: str) -> tuple[httpx.AsyncClient, httpx.AsyncClient, Table]:
    """Ann and Bob at two devices."""
    host, table = await opened(inn, **form)
    return host, await sit(inn, table), table


async def watcher(inn: House, table: Table, **headers: str) -> httpx.AsyncClient:
    device = inn.device(**headers)
    await device.get(f"/t/{table.id}")
    return device


async def say(device: httpx.AsyncClient, table: Table, **said: str) -> httpx.Response:
    return await device.post(f"/t/{table.id}/say", json=said)


async def frame(inn: House, device: httpx.AsyncClient, table: Table, heard: str = "") -> dict[str, Any]:
    """What a page is told beside the match that has read so far."""
    query = urlencode({"seq": 0, "ply": 0, "face": "::", "status": "open", "room": -1, "heard": heard})
    sent = await streamed(inn.app, f"/t/{table.id}/stream", query, device.cookies.get("benbow_device"))
    lines = [json.loads(line[6:]) for line in b"".join(sent[1:]).splitlines() if line.startswith(b"data: ")]
    return dict(next(one for one in reversed(lines) if "room" in one))


def words(html: str) -> list[str]:
    """Who said what."""
    found = re.findall(r'<b class="speaker">([^<]*)</b>.*?<span class="words">([^<]*)</span>', html)
    return [unescape(f"{who}: {text}") for who, text in found]


async def page_of(device: httpx.AsyncClient, table: Table) -> str:
    return (await device.get(f"/t/{table.id}")).text


# ----------------------------------------------------------------------------------------------------------- rooms
async def test_those_who_play_and_those_who_watch_read_one_another_only_after_the_end(inn: House) -> None:
    host, friend, table = await far(inn)
    guest = await watcher(inn, table)
    assert (await say(host, table, text="the donkey is mine")).status_code == 200
    assert (await say(guest, table, text="he has the eight", name="Gus")).status_code == 200
    players, watchers = ["Ann: the donkey is mine"], ["Gus: he has the eight"]
    for device, theirs in ((host, players), (friend, players), (guest, watchers), (await watcher(inn, table), watchers)):
        assert words(await page_of(device, table)) == theirs
        assert words((await frame(inn, device, table))["talk"]["lines"]) == theirs
    for content in (await page_of(guest, table), json.dumps(await frame(inn, guest, table))):
        assert "donkey is mine" not in content
    await post(host, table, "resign")
    for device in (host, friend, guest):
        assert words(await page_of(device, table)) == [*players, *watchers]
    assert (await say(guest, table, phrase="well-played")).status_code == 200
    assert words(await page_of(host, table))[-1] == "Gus: Well played!"


async def test_a_page_is_sent_what_it_has_not_read(inn: House) -> None:
    host, friend, table = await far(inn)
    for text in ("one", "two"):
        await say(host, table, text=text)
    assert (await frame(inn, friend, table, "seats:1"))["talk"] | {"lines": ""} == {
        "heard": "seats:2", "lines": "", "whole": False, "shown": True, "watching": ""}
    assert words((await frame(inn, friend, table, "seats:1"))["talk"]["lines"]) == ["Ann: two"]
    for stale in ("", "seats:3", "watchers:1", "seats:x", "seats:²"):
        told = (await frame(inn, friend, table, stale))["talk"]
        assert (told["whole"], len(words(told["lines"]))) == (True, 2)
    await post(host, table, "resign")  # a page that was open gets both rooms now
    assert (await frame(inn, friend, table, "seats:2"))["talk"]["heard"] == "seats+watchers:2"


async def test_how_much_the_players_say_is_not_told_to_who_watches(inn: House) -> None:
    """Twins: to a watcher a table where the players talk is like one where they do not."""
    sent = []
    for lines in ((), ("a", "b", "c")):
        host, _, table = await far(inn)
        guest = await watcher(inn, table)
        for text in lines:
            await say(host, table, text=text)
        await say(guest, table, text="hm", name="Gus")
        told = (await frame(inn, guest, table))["talk"]
        sent.append({**told, "lines": re.sub(r'datetime="[^"]*">[0-9:]*', "", told["lines"])})
    assert sent[0] == sent[1]


async def test_talk_is_there_where_someone_can_hear_it(inn: House) -> None:
    alone, table = await inn.seated(("me", "greedy"))
    hidden = re.compile(r'id="talk"[^>]* hidden')
    assert hidden.search(await page_of(alone, table))
    guest = await watcher(inn, table)
    assert not hidden.search(await page_of(guest, table))
    assert not (await frame(inn, alone, table))["talk"]["shown"]
    with table.watchers.admitted("someone else"):
        told = (await frame(inn, alone, table))["talk"]
        assert (told["shown"], told["watching"]) == (True, "1 watching")
    host, _, far_table = await far(inn)
    assert not hidden.search(await page_of(host, far_table))


async def test_the_host_may_switch_talk_off(inn: House) -> None:
    host, _, table = await far(inn, talk="off")
    answer = await say(host, table, text="hello?")
    assert (answer.status_code, "no chat" in answer.text) == (409, True)
    assert re.search(r'id="talk"[^>]* hidden', await page_of(host, table))
    assert table.talk == []


# --------------------------------------------------------------------------------------------------------- waiting
async def waiting_frame(inn: House, device: httpx.AsyncClient, table: Table, heard: str = "") -> dict[str, Any]:
    """What the waiting page is told that has read so far."""
    sent = await streamed(inn.app, f"/t/{table.id}/gathering", urlencode({"heard": heard}), device.cookies.get("benbow_device"))
    return dict(json.loads(b"".join(sent[1:]).partition(b"data: ")[2].partition(b"\n")[0]))


async def test_those_who_sit_talk_while_they_wait_for_others(inn: House) -> None:
    host, table = await opened(inn, **{"option-players": "3", "seat-2": "friend"})
    assert not (await waiting_frame(inn, host, table))["talk"]["shown"]  # there is nobody
    assert re.search(r'id="talk"[^>]* hidden', await page_of(host, table))
    friend = await sit(inn, table)
    assert (await say(host, table, text="where is Cid?", key="a")).status_code == 200
    assert (await say(host, table, text="where is Cid?", key="a")).status_code == 200  # once
    assert (await say(friend, table, phrase="moment")).status_code == 200
    for device in (host, friend):
        assert words(await page_of(device, table)) == ["Ann: where is Cid?", "Bob: One moment, please."]
        assert words((await waiting_frame(inn, device, table, "seats:1"))["talk"]["lines"]) == ["Bob: One moment, please."]
    third = await sit(inn, table, 2, "Cid")  # at the table one reads on
    assert not table.is_gathering
    assert len(words(await page_of(third, table))) == 2
    assert len(not_none(inn.store.load(table.id)).talk) == 2


async def test_who_does_not_sit_neither_reads_nor_speaks_while_a_table_waits(inn: House) -> None:
    host, table = await opened(inn, **{"option-players": "3", "seat-2": "friend"})
    friend, guest = await sit(inn, table), await watcher(inn, table)
    await say(host, table, text="the donkey is mine")
    for path in (f"/t/{table.id}", f"/i/{table.invite}"):
        page = (await guest.get(path)).text
        assert 'id="talk"' not in page
        assert "donkey is mine" not in page
    answer = await say(guest, table, text="and I?", name="Gus")
    assert (answer.status_code, "not begun" in answer.text) == (409, True)
    await friend.post(f"/t/{table.id}/leave")
    for device in (guest, friend):
        frame = await waiting_frame(inn, device, table, "seats:0")
        assert (frame["talk"], "donkey is mine" in json.dumps(frame)) == (None, False)
    assert (await say(friend, table, text="bye")).status_code == 409
    assert words(await page_of(host, table)) == ["Ann: the donkey is mine"]  # it stays


async def test_a_table_without_talk_has_none_while_it_waits(inn: House) -> None:
    host, table = await opened(inn, talk="off", **{"option-players": "3", "seat-2": "friend"})
    await sit(inn, table)
    assert re.search(r'id="talk"[^>]* hidden', await page_of(host, table))
    assert (await say(host, table, text="hello?")).status_code == 409


async def test_the_limit_holds_while_a_table_waits(inn: House) -> None:
    host, table = await opened(inn, **{"option-players": "3", "seat-2": "friend"})
    await sit(inn, table)
    assert [(await say(host, table, text="x")).status_code for _ in range(6)] == [200] * 5 + [409]


# ------------------------------------------------------------------------------------------------------- what is said
async def test_phrases_are_read_in_the_readers_language(inn: House) -> None:
    host, _, table = await far(inn)
    await say(host, table, phrase="luck")
    for lang, text in (("en", "Good luck!"), ("fr", "Bonne chance\u202f!"), ("de", "Viel Glück!")):
        host.headers["accept-language"] = lang
        assert words(await page_of(host, table)) == [f"Ann: {text}"]
        assert words((await frame(inn, host, table))["talk"]["lines"])[0].startswith("Ann: ")
    for wrong in ({"phrase": "buy-gold"}, {}, {"phrase": "luck", "text": "both"}, {"text": " \u202e\u0000 "}):
        assert (await say(host, table, **wrong)).status_code == 400


async def test_what_is_typed_stays_plain_text(inn: House) -> None:
    host, friend, table = await far(inn)
    text = '<script>alert("x")</script> https://example.org/ {{ t }} \u202ekcab\u0007 & so on'
    assert (await say(host, table, text=text)).status_code == 200
    for html in (await page_of(friend, table), (await frame(inn, friend, table))["talk"]["lines"]):
        assert words(html) == ['Ann: <script>alert("x")</script> https://example.org/ {{ t }} kcab & so on']
        assert "<script>alert" not in html
        assert 'href="https://example.org' not in html
    assert (await say(host, table, text="x" * 301)).status_code == 400
    assert (await say(host, table, text="y" * 300)).status_code == 200


async def test_someone_who_watches_is_asked_for_a_name_once(inn: House) -> None:
    _, _, table = await far(inn)
    guest = await watcher(inn, table)
    assert 'id="say-name"' in await page_of(guest, table)
    assert (await say(guest, table, text="hm")).status_code == 409
    assert (await say(guest, table, text="hm", name="G\u202eus <b>")).status_code == 200
    assert 'id="say-name"' not in await page_of(guest, table)
    assert (await say(guest, table, text="again")).status_code == 200
    assert words(await page_of(guest, table)) == ["G us <b>: hm", "G us <b>: again"]
    assert (await say(inn.device(), table, text="never opened a page", name="Bot")).status_code == 403


async def test_each_who_speaks_can_be_muted_and_no_device_is_named(inn: House) -> None:
    host, friend, table = await far(inn)
    first, second = await watcher(inn, table), await watcher(inn, table)
    for device, said in ((host, {}), (first, {"name": "Gus"}), (second, {"name": "Gus"}), (first, {}), (friend, {})):
        assert (await say(device, table, text="hm", **said)).status_code == 200
    await post(host, table, "resign")
    html = await page_of(first, table)
    assert re.findall(r'<li data-by="([^"]*)"', html) == ["seat-0", "watcher-0", "watcher-1", "watcher-0", "seat-1"]
    assert [bool(own) for own in re.findall(r'<li data-by="[^"]*" data-who="[^"]*"( class="own")?>', html)] == [
        False, True, False, True, False]
    assert all(said.holder not in html for said in table.talk)


# ------------------------------------------------------------------------------------------------------------ limits
async def test_the_limit_holds_whoever_asks_at_once(inn: House) -> None:
    host, friend, table = await far(inn)
    answers = await asyncio.gather(*(say(host, table, text=f"line {k}") for k in range(30)))
    assert sorted(answer.status_code for answer in answers) == [200] * 5 + [409] * 25
    assert "Not so fast" in next(answer.text for answer in answers if answer.status_code == 409)
    assert len(table.talk) == len(not_none(inn.store.load(table.id)).talk) == 5
    assert (await say(friend, table, text="and I?")).status_code == 200  # another device
    _, other = await opened(inn)
    assert other.id != table.id
    guests = [await watcher(inn, table) for _ in range(25)]  # and devices are quickly made
    answers = await asyncio.gather(*(say(guest, table, text="spam", name="Spam") for guest in guests))
    assert [answer.status_code for answer in answers].count(200) == 20


def test_the_limit_forgets_what_is_long_ago() -> None:
    limit = RateLimit((2, 10), (3, 60))
    assert [limit.take("a", at) for at in (0, 1, 9.9, 10, 11, 59, 61)] == [True, True, False, True, False, False, True]
    for k in range(10_002):
        limit.take(str(k), 200)
    limit.take("b", 400)
    assert len(limit._times) == 1


async def test_each_room_holds_so_many_lines(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benbow.server.together.MAX_LINES", 2)
    host, _, table = await far(inn)
    guest = await watcher(inn, table)
    assert [(await say(guest, table, text="x", name="Gus")).status_code for _ in range(3)] == [200, 200, 409]
    assert [(await say(host, table, text="x")).status_code for _ in range(3)] == [200, 200, 409]


# ----------------------------------------------------------------------------------------------------------- keeping
async def test_talk_is_kept_as_long_as_the_table(inn: House) -> None:
    host, friend, table = await far(inn)
    await asyncio.gather(*(say(device, table, text=f"{k}") for k in range(4) for device in (host, friend)))
    kept = not_none(inn.store.load(table.id)).talk
    assert list(kept) == table.talk
    assert not_none(await inn.another_registry().get(table.id)).talk == table.talk  # after a restart
    await post(friend, table, "resign")
    for device in (host, friend):  # the last who has it deletes it
        assert inn.store.load(table.id) is not None
        assert (await device.post(f"/t/{table.id}/delete")).status_code == 303
    assert inn.store.load(table.id) is None
    assert (await say(host, table, text="anyone?")).status_code == 404
    with pytest.raises(Exception, match="deleted"):
        await inn.store.say(table.id, Said(0.0, "seats", 0, "Ann", "", "", "late"))


async def test_a_line_that_is_sent_again_is_said_once(inn: House) -> None:
    """Also when the server was restarted in between."""
    host, friend, table = await far(inn)
    answers = await asyncio.gather(*(say(host, table, text="hello", key="a") for _ in range(3)))
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    await say(friend, table, text="hello", key="a")  # another's
    await say(host, table, text="hello", key="b")
    assert [said.seat for said in table.talk] == [0, 1, 0]
    table.talk[:] = not_none(await inn.another_registry().get(table.id)).talk
    await say(host, table, text="hello", key="b")
    assert len(table.talk) == 3


async def test_who_speaks_at_a_shared_device_is_who_looks_at_it(inn: House) -> None:
    token = new_token()
    table = await inn.table(token, ("me", "guest"), names=("Will", "Olga"))
    device = inn.device(token)
    await device.post(f"/t/{table.id}/open", json={"seat": table.match.actor})
    await say(device, table, text="hm")
    assert table.talk[-1].name == ("Will", "Olga")[table.match.actor]


# -------------------------------------------------------------------------------------------------------- spectators
@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_a_spectator_sees_everything(game: str) -> None:
    """The rules themselves hide nothing then: every seat and the spectator see the same."""
    match = play_on(Match(catalog.game(game), {}, seed=3), at_random(3))
    assert match.actor == OVER
    views = {bytes(match.view(seat)) for seat in (*range(match.seats), SPECTATOR)}
    assert views == {match.state_bytes()}
