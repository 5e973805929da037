"""Matches that have ended are kept: their results, replays, files and rematches, page by page."""
from __future__ import annotations

import re
from dataclasses import replace
from html import unescape

import httpx
import pytest

import benbow
from benbow.cli.luck import played
from benbow.engine.match import Match
from benbow.server.matches import PER_PAGE
from benbow.server.store import MatchRow
from benbow.server.tables import Table
from benbow.server.tokens import digest, new_token
from tests.server.fake_clock import FakeClock
from tests.server.house import House, not_none, post
from tests.server.storing import sql

SMALL: dict[str, object] = {"lanes": 2, "barrels": 1, "special": 0}


@pytest.fixture(autouse=True)
def time(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    """It stands still: no test begins today and ends tomorrow."""
    return FakeClock(monkeypatch)


def small(seed: int = 1) -> Match:
    return played(benbow.game("naufrageurs"), SMALL, "random", seed)


async def ended(inn: House, kinds: tuple[str, ...] = ("me", "boatswain"), lang: str = "en", **given: object,
                ) -> tuple[httpx.AsyncClient, Table]:
    """A table whose last action, a person's or a bot's, is played now."""
    match = small()
    end = max(ply for ply, actor in enumerate(match.actors) if actor >= 0)
    device, table = await inn.seated(kinds, lang=lang, options=match.options, log=match.actions[:end], **given)  # type: ignore[arg-type]
    while not table.is_ended:
        async with table.turn(table.seq) as turn:
            turn.match.play(turn.match.legal()[0])
    return device, table


async def listed(device: httpx.AsyncClient, path: str = "/matches") -> list[str]:
    """What the items of the list say, without their buttons."""
    found = re.findall(r'<div class="table-what">(.*?)</div>', (await device.get(path)).text, re.S)
    return [" ".join(unescape(re.sub(r"<[^>]+>", " ", one)).split()) for one in found]


async def test_a_match_that_ends_is_listed_with_its_result_and_not_replayed(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    device, table = await ended(inn, names=("Jim", ""))
    outcome = not_none(table.match.outcome)
    assert not_none(inn.store.load(table.id)).match.outcome == outcome
    monkeypatch.delattr("benbow.server.registry.revived")  # nothing is replayed
    (item,) = await listed(device)
    assert item.startswith("Les Naufrageurs You have won." if 0 in outcome.winners else "Les Naufrageurs You have lost.")
    for text in (f"Jim: {outcome.points[0]} point", f"Boatswain: {outcome.points[1]} point", "today, "):
        assert text in item
    assert await listed(device, "/") == [item]
    page = (await device.get("/matches")).text
    for address in (f'href="/t/{table.id}"', f'href="/t/{table.id}/luck"', f'href="/t/{table.id}/match.json"',
                    f'action="/t/{table.id}/again"', f'action="/t/{table.id}/delete?back=matches"'):
        assert address in page
    assert await listed(inn.device(new_token())) == await listed(inn.device()) == []


async def test_a_match_that_was_stored_without_its_result_is_replayed_once(inn: House,
                                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    device, table = await ended(inn)
    before = await listed(device)
    sql(inn.store.path, "UPDATE matches SET outcome = NULL")
    assert await listed(device) == before
    assert not_none(inn.store.load(table.id)).match.outcome == table.match.outcome
    monkeypatch.delattr("benbow.server.registry.revived")
    assert await listed(device) == before


@pytest.mark.parametrize(("kinds", "told"), [(("me", "guest"), "Anna wins."), (("me", "me"), "Anna wins.")])
async def test_people_at_one_device_are_told_by_name_who_won(inn: House, kinds: tuple[str, ...], told: str) -> None:
    device, table = await ended(inn, kinds, names=("Anna", "Ben"))
    winner = not_none(table.match.outcome).winners
    (item,) = await listed(device)
    assert (told if winner == (0,) else "Ben wins." if winner == (1,) else "draw") in item


async def test_a_match_that_was_resigned_says_so_and_has_no_report(inn: House) -> None:
    device, table = await inn.seated(("me", "boatswain"), names=("Jim", ""), lang="de")
    await post(device, table, "resign")
    (item,) = await listed(device)
    assert "Jim hat aufgegeben." in item
    assert "/luck" not in (await device.get("/matches")).text


async def test_a_match_by_other_rules_can_only_be_deleted(inn: House) -> None:
    device, table = await ended(inn)
    sql(inn.store.path, "UPDATE matches SET outcome = NULL, rules = 99")
    (item,) = await listed(device)
    page = (await device.get("/matches")).text
    assert "The result is not known." in item
    assert "Started under other rules" in page
    assert f'href="/t/{table.id}"' not in page


async def test_there_are_25_on_a_page_the_newest_first(inn: House) -> None:
    token, match = new_token(), small()
    device, seats = inn.device(token), (await inn.table(new_token())).seats
    for number in range(2 * PER_PAGE + 1):
        row = MatchRow(f"{number:022}", "naufrageurs", match.game.rules_version, match.options, match.dice.to_file(), "over",
                       None, number, number, match.outcome)
        people = [replace(one, name=f"n{number}-{one.seat}", holder=digest(token)) for one in seats]
        await inn.store.create(row, people, match.log)
    pages = [await listed(device, f"/matches?page={page}") for page in (1, 2, 3, 99)]
    assert [len(page) for page in pages] == [PER_PAGE, PER_PAGE, 1, 1]
    assert [not_none(re.search(r"n(\d+)-0", item))[1] for page in pages[:3] for item in page] == [
        str(number) for number in range(2 * PER_PAGE, -1, -1)]
    assert len(await listed(device, "/")) == 5
    middle = (await device.get("/matches?page=2")).text
    assert "Page 2 of 3" in middle
    assert 'href="/matches?page=1"' in middle
    assert 'href="/matches?page=3"' in middle
    for bad in ("0", "-1", "x", "1" * 9):
        assert (await device.get(f"/matches?page={bad}")).status_code == 400


async def test_who_deletes_a_match_stays_on_the_list(inn: House) -> None:
    device, table = await ended(inn)
    gone = await device.post(f"/t/{table.id}/delete?back=matches")
    assert (gone.status_code, gone.headers["location"]) == (303, "/matches")
    assert await listed(device) == []
    assert "No match has ended" in (await device.get("/matches")).text


async def test_in_a_rematch_everyone_moves_on_by_a_seat(inn: House) -> None:
    """The same people, bots and options; after as many rematches as there are seats, all sit as before."""
    device, table = await inn.seated(("me", "boatswain", "guest"), names=("Jim", "", "Anne"), options={"rounds": "match"})
    seats = [(row.person, row.name, row.bot, row.holder) for row in table.seats]
    for turns in (1, 2, 3):
        answer = await device.post(f"/t/{table.id}/again")
        table = not_none(await inn.registry.get(answer.headers["location"].removeprefix("/t/")))
        assert [row.seat for row in table.seats] == [0, 1, 2]
        assert [(row.person, row.name, row.bot, row.holder) for row in table.seats] == seats[turns:] + seats[:turns]
        assert table.match.options["rounds"] == "match"
    assert (await inn.device(new_token()).post(f"/t/{table.id}/again")).status_code == 403
