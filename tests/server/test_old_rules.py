"""A match outlives a change of the rules: it is played on by those it was begun with, or is upgraded, and is never lost."""
from __future__ import annotations

import asyncio
import dataclasses
import json
import re
import time
from typing import Any

import pytest

from benbow.engine import catalog, files
from benbow.engine.contract import OVER, Game
from benbow.engine.errors import BadFileError, BadGameError, LaterVersionError, UnknownGameError
from benbow.engine.match import Match
from benbow.server.forms import Order
from benbow.server.store import ConflictError, MatchRow
from benbow.server.tokens import digest, new_token
from tests.server.house import House, not_none, post, streamed
from tests.server.student import Student
from tests.toys import nim
from tests.toys.nim import first

TWO_PEOPLE = ("me", "me")
SECOND = {"players": 2, "stones": 6}  # options of version 2
SECOND_LOG = [3, 2, 1]  # roll 1, take 3, take 2


@pytest.fixture(autouse=True)
def in_the_catalog(monkeypatch: pytest.MonkeyPatch) -> None:
    places = {**catalog._places(), "nim": "tests.toys.nim"}
    monkeypatch.setattr(catalog, "_places", lambda: places)
    for game in (nim.GAME, first.GAME):
        game.play_uncompiled()


@pytest.fixture
def pool() -> Student:
    return Student()


async def stored(inn: House, token: str, rules: int, options: dict[str, Any], log: list[int], status: str = "open") -> str:
    """A match that an earlier server has left."""
    id, now = new_token(), time.time()
    dice = Match(nim.GAME, {}, seed=7).dice.to_file()
    seats = Order({}, TWO_PEOPLE, ("", "")).seats(digest(token))
    await inn.store.create(MatchRow(id, "nim", rules, options, dice, status, None, now, now), seats, log)
    return id


def roll(begins: int) -> int:
    return first.ROLL + 1 + begins


async def test_a_match_is_played_on_and_replayed_by_the_rules_it_was_begun_with(inn: House) -> None:
    token = new_token()
    device = inn.device(token)
    id = await stored(inn, token, 1, {"players": 2, "heap": 3}, [roll(0), first.TAKE + 2])
    table = not_none(await inn.registry.get(id))
    assert table.game is first.GAME
    assert (await post(device, table, "play", code=nim.TAKE + 3)).status_code == 400  # not by version 1
    assert (await post(device, table, "play", code=first.TAKE + 1, rules=1)).status_code == 200
    assert table.match.actor == OVER
    assert not_none(table.match.outcome).winners == (0,)  # who takes the last one loses
    kept = not_none(inn.store.load(id))
    assert (kept.match.rules, kept.match.status) == (1, "over")
    again = not_none(await inn.another_registry().get(id))
    assert (again.game, again.match.state_bytes()) == (first.GAME, table.match.state_bytes())

    assert 'data-rules="1"' in (await device.get(f"/t/{id}/at/1")).json()["table"]
    assert f"/t/{id}/luck" in (await device.get("/matches")).text
    exported = (await device.get(f"/t/{id}/match.json")).content
    assert json.loads(exported)["rules"] == 1
    match = files.decode(exported)
    assert isinstance(match, Match)
    assert (match.game, match.outcome) == (first.GAME, table.match.outcome)

    rematch = (await device.post(f"/t/{id}/again")).headers["location"].removeprefix("/t/")
    fresh = not_none(await inn.registry.get(rematch))
    assert (fresh.game, fresh.match.options["heap"]) == (nim.GAME, 3)
    assert not_none(inn.store.load(rematch)).match.rules == 3


async def test_a_seats_file_keeps_its_rules(inn: House) -> None:
    match = Match(first.GAME, {}, seed=1)
    match.advance()
    content = json.loads(files.encode(files.seat_content(match, 0)))
    replay = files.decode(files.encode({key: value for key, value in content.items() if key != "check"}))
    assert isinstance(replay, files.Replay)
    assert replay.game is first.GAME


async def test_a_match_is_upgraded_where_its_rules_are_not_kept(inn: House) -> None:
    token = new_token()
    device = inn.device(token)
    id = await stored(inn, token, 2, SECOND, SECOND_LOG)
    assert f"/t/{id}" in (await device.get("/")).text
    table = not_none(await inn.registry.get(id))
    texts = [table.game.verbs.text(code) for code in table.match.actions]
    assert (table.game, texts) == (nim.GAME, ["roll 1", "take 3", "take 2"])
    kept = not_none(inn.store.load(id))
    assert (kept.match.rules, kept.match.options["heap"], kept.log) == (3, 6, table.match.log)
    assert (await post(device, table, "play", code=nim.TAKE + 1, rules=2)).status_code == 409  # a page of then, with other codes
    for rules, is_old in ((2, True), (3, False)):
        sent = await streamed(inn.app, f"/t/{id}/stream", f"seq=0&ply=0&face=&status=open&rules={rules}", inn.cookie(token))
        assert (b'{"reload": true}' in b"".join(sent)) is is_old
    assert (await post(device, table, "play", code=nim.TAKE + 1, rules=3)).status_code == 200
    assert not_none(table.match.outcome).winners == (0,)


async def test_a_match_that_has_ended_is_upgraded_only_to_be_looked_at(inn: House) -> None:
    token = new_token()
    id = await stored(inn, token, 2, SECOND, [*SECOND_LOG, 0], "over")
    table = not_none(await inn.registry.get(id))
    assert not_none(table.match.outcome).winners == (0,)
    assert f"/t/{id}/luck" in (await inn.device(token).get("/matches")).text
    kept = not_none(inn.store.load(id))
    assert (kept.match.rules, kept.log) == (2, (*SECOND_LOG, 0))  # as it was


@pytest.mark.parametrize(("rules", "options", "log", "by"), [
    (1, {"players": 2, "heap": 3}, [roll(0), first.TAKE + 2, first.TAKE + 1], 1),  # who takes the last one loses
    (2, SECOND, [*SECOND_LOG, 0], 3),  # wins
])
async def test_a_luck_report_is_made_by_the_rules_of_the_match(inn: House, pool: Student, rules: int, options: dict[str, Any],
                                                               log: list[int], by: int) -> None:
    token = new_token()
    device = inn.device(token)
    id = await stored(inn, token, rules, options, log, "over")
    await device.get(f"/t/{id}/luck")
    while not (await device.get(f"/t/{id}/luck/progress")).json()["done"]:
        await asyncio.sleep(0.01)
    table = not_none(await inn.registry.get(id))
    assert [(asked.rules, asked.actions) for asked in pool.asked] == [(by, tuple(table.match.actions))]
    page = (await device.get(f"/t/{id}/luck")).text
    assert 'class="luck-table"' in page
    assert not_none(table.match.outcome).winners == (0,)
    results = [re.findall(r"<td[^>]*>([^<]*)</td>", row)[-1] for row in re.findall(r"(?s)<tr>(.*?)</tr>", page) if "<td" in row]
    assert [re.sub("[^0-9]", "", one) for one in results[:2]] == ["100", "0"]


async def test_there_is_none_by_rules_that_are_not_here(inn: House, pool: Student) -> None:
    token = new_token()
    id = await stored(inn, token, 0, SECOND, [1], "over")
    answer = await inn.device(token, accept="text/html").get(f"/t/{id}/luck")
    assert (answer.status_code, "Started under other rules" in answer.text, pool.asked) == (409, True, [])
    assert f"/t/{id}/luck" not in (await inn.device(token).get("/matches")).text


@pytest.mark.parametrize(("rules", "log"), [(0, [1]), (4, [1]), (2, [3, 2, 2, 2])])
async def test_a_match_by_rules_that_are_not_here_is_kept_and_the_page_says_so(inn: House, rules: int, log: list[int]) -> None:
    """The last one cannot be upgraded: it takes more than there is."""
    token = new_token()
    device = inn.device(token, accept="text/html")
    id = await stored(inn, token, rules, SECOND, log)
    for _ in range(2):
        answer = await device.get(f"/t/{id}")
        assert (answer.status_code, "Started under other rules" in answer.text) == (409, True)
    assert f"/t/{id}" in (await device.get("/")).text
    kept = not_none(inn.store.load(id))
    assert (kept.match.rules, list(kept.log)) == (rules, log)


async def test_an_upgrade_that_is_not_stored_is_none(inn: House) -> None:
    token = new_token()
    id = await stored(inn, token, 2, SECOND, SECOND_LOG)
    match = files.revived(nim.GAME, 2, SECOND, Match(nim.GAME, {}, seed=7).dice.to_file(), SECOND_LOG)
    with pytest.raises(ConflictError, match="not an unfinished one of version 1"):
        await inn.store.upgrade(id, 1, match)
    assert not_none(inn.store.load(id)).log == tuple(SECOND_LOG)


def test_files_are_read_by_their_rules() -> None:
    content = files.referee_content(Match(nim.GAME, {"heap": 4}, seed=1))
    assert files.decode(files.encode({**content, "rules": 1})).game is first.GAME
    upgraded = files.decode(files.encode({**content, "rules": 2, "options": {"players": 2, "stones": 4}, "log": [4, 0]}))
    assert (upgraded.game, upgraded.ply) == (nim.GAME, 2)
    for rules, error in ((0, BadFileError), (4, LaterVersionError)):
        with pytest.raises(error, match="rules"):
            files.decode(files.encode({**content, "rules": rules}))
    with pytest.raises(BadFileError, match="no more"):  # views cannot be upgraded
        files.decode(files.encode({**files.seat_content(Match(nim.GAME, {}, seed=1), 0), "rules": 2}))


def test_older_games_are_checked() -> None:
    assert [game.rules_version for game in catalog.versions("nim")] == [3, 1]
    with pytest.raises(UnknownGameError, match="no version 2"):
        catalog.game("nim", 2)
    wrong: list[tuple[dict[int, Game | str], str]] = [({2: first.GAME}, "is not version 2"), ({3: first.GAME}, "not older")]
    for older, text in wrong:
        with pytest.raises(BadGameError, match=text):
            catalog.played_by(dataclasses.replace(nim.GAME, older=older, upgrades={}), 2)
