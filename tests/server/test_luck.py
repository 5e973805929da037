"""The report page: for matches that are over, made once, in words and figures, in every language."""
from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from html import unescape
from xml.etree import ElementTree

import httpx
import pytest

import benbow
from benbow.cli.luck import played
from benbow.engine.match import Match
from benbow.search import luck_job
from benbow.search.luck import Report, luck_report
from benbow.server.luck import Shown
from benbow.server.search_pool import SearchPool
from benbow.server.tables import Table
from benbow.server.translator import translator_for
from tests.server.house import House, not_none, post, until
from tests.server.student import EFFORT, Student

SMALL: dict[str, object] = {"lanes": 2, "barrels": 2, "special": 0}
TWO = ("me", "me")


@pytest.fixture
def pool() -> Student:
    return Student()


def small() -> Match:
    return played(benbow.game("naufrageurs"), SMALL, "random", 1)


async def ended(inn: House, match: Match | None = None) -> tuple[httpx.AsyncClient, Table]:
    match = match or small()
    device, table = await inn.seated(TWO, game=match.game.id, options=match.options, log=match.log)
    assert table.match.outcome == match.outcome
    return device, table


def reported(match: Match) -> Report:
    return luck_report(match.game, dict(match.options), match.actions, 1, EFFORT["playouts"], EFFORT["iterations"])


def texts(html: str) -> str:
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


async def test_the_page_waits_and_then_shows_what_the_report_says(inn: House, pool: Student) -> None:
    match = small()
    device, table = await ended(inn, match)
    pool.may.clear()
    waiting = await device.get(f"/t/{table.id}/luck")
    await asyncio.sleep(0)
    part = (await device.get(f"/t/{table.id}/luck/progress")).json()
    pool.may.set()
    while not (await device.get(f"/t/{table.id}/luck/progress")).json()["done"]:
        await asyncio.sleep(0.01)
    page = await device.get(f"/t/{table.id}/luck")
    other = await inn.device(**{"accept-language": "de"}).get(f"/t/{table.id}/luck")
    assert waiting.status_code == 200
    assert "/static/luck.js" in waiting.text
    assert part == {"percent": 25, "done": False}
    asked = luck_job.question(match.game, match.options, match.actions, 1)
    assert pool.asked == [asked]  # once, and nothing but the match
    report = reported(match)
    shown = Shown(table, report, translator_for("en"), 0)  # who sits on both seats sees it as the first of them
    said = texts(page.text)
    assert "/static/luck.js" not in page.text
    for row in shown.rows:
        assert texts(" ".join([row.who, row.expected, row.luck, row.skill, row.gifts, row.rest, row.result])) in said
        assert texts(row.sentence) in said
    for told in [*shown.strokes, *shown.costly]:
        assert texts(f"Step {told.step}: {told.text} {told.meant}") in said
        assert f'href="/t/{table.id}#at-{told.at}"' in page.text
    largest = max(report.draws, key=lambda draw: max(map(abs, draw.luck)))
    assert shown.strokes[0].text == match.tell(largest.ply, 0)
    assert "Glück und Können" in other.text


async def test_a_match_under_way_has_none(inn: House, pool: Student) -> None:
    device, table = await inn.seated(TWO)
    pages = [await device.get(f"/t/{table.id}/luck{tail}", headers={"accept": "text/html"}) for tail in ("", "/progress")]
    assert (await device.get("/t/nothing/luck")).status_code == 404
    await post(device, table, "resign")
    assert table.status == "resigned"
    pages.append(await device.get(f"/t/{table.id}/luck", headers={"accept": "text/html"}))
    page = await device.get(f"/t/{table.id}")
    assert [one.status_code for one in pages] == [409] * 3
    assert "played to its end" in pages[0].text
    assert "/luck" not in page.text
    assert pool.asked == []


async def test_the_end_of_a_match_leads_to_it(inn: House) -> None:
    device, table = await ended(inn)
    assert f'href="/t/{table.id}/luck"' in (await device.get(f"/t/{table.id}")).text


async def test_what_fails_is_said_and_tried_again(inn: House, pool: Student) -> None:
    device, table = await ended(inn)
    pool.is_able = False
    await device.get(f"/t/{table.id}/luck")
    await asyncio.sleep(0.01)
    assert (await device.get(f"/t/{table.id}/luck/progress")).json()["done"]
    failed = await device.get(f"/t/{table.id}/luck")
    assert "could not be made" in failed.text
    assert "/static/luck.js" not in failed.text
    assert len(pool.asked) == 1
    pool.is_able = True
    again = await device.get(f"/t/{table.id}/luck")
    assert "is being analysed" in again.text
    await asyncio.sleep(0)
    assert len(pool.asked) == 2


async def test_until_the_search_is_compiled_the_page_waits(inn: House, pool: Student) -> None:
    device, table = await ended(inn)
    pool.is_learnt = False
    assert "is being analysed" in (await device.get(f"/t/{table.id}/luck")).text
    assert (await device.get(f"/t/{table.id}/luck/progress")).json() == {"percent": 0, "done": False}
    pool.count = 0
    assert "without bots that think ahead" in (await device.get(f"/t/{table.id}/luck")).text
    assert pool.asked == []


async def test_a_process_of_its_own_says_the_same() -> None:
    """By its own way, and it says how far it is; a match that is not over is refused, and that is not a crash."""
    match, parts = small(), [0.0]
    real = SearchPool(1, is_compiled=lambda game: True)
    try:
        report = await real.study(luck_job.question(match.game, match.options, match.actions, 1, **EFFORT), parts.append)
        early = luck_job.question(match.game, match.options, match.actions[:-1], 1, **EFFORT)
        assert await real.study(early) is None
        await until(lambda: not real._report_bench._workers[0].child.is_running)  # nothing more is asked, so it ends by itself
    finally:
        await real.stop()
    assert report == reported(match)
    assert parts == sorted(parts)
    assert len(parts) > 10


NUMBER = re.compile(r"([+−]?\d+)\s?%")


async def test_rows_add_up_and_who_made_no_mistake_reads_that(inn: House) -> None:
    """As they are shown, rounded: start + luck + skill + others' mistakes + rest = result."""
    _, table = await ended(inn)
    report = reported(table.match)
    for change in ({}, {"skill": 0.0, "skill_error": 0.0, "luck": 0.1049}, {"skill": -0.0351, "luck": -0.2, "result": 0.5}):
        sums = tuple(replace(one, **change) for one in report.sums)
        for row, one in zip(Shown(table, replace(report, sums=sums), translator_for("en")).rows, sums, strict=True):
            assert (row.skill == "no mistake found") is (one.skill == 0)
            figures = [row.expected, row.luck, "0%" if one.skill == 0 else row.skill, row.gifts, row.rest, row.result]
            *parts, result = (int(not_none(NUMBER.match(figure))[1].replace("−", "-")) for figure in figures)
            assert sum(parts) == result == round(100 * one.result)
            assert ("no mistake was found" in row.sentence) is (one.skill == 0)
            assert ("Luck took away" in row.sentence) is (parts[1] < 0)


@pytest.mark.parametrize(("lang", "headings"), [
    ("en", ["Red die, thrown by Player 1", "Black die, thrown by Player 1"]), ("fr", ["Dé rouge, Joueur 1", "Dé noir, Joueur 1"]),
    ("de", ["Roter Würfel, Spieler 1", "Schwarzer Würfel, Spieler 1"])])
async def test_dice_are_named_and_so_is_who_threw_them(inn: House, lang: str, headings: list[str]) -> None:
    match = played(benbow.game("schatzinsel"), {"length": "tiny", "layout": "random"}, "greedy", 2)
    report = luck_report(match.game, dict(match.options), match.actions, 1, 1, 0)
    bands = Shown((await ended(inn, match))[1], report, translator_for(lang)).bands
    assert [band.heading.partition(":")[0].strip() for band in bands][:2] == headings
    assert all(len(band.rows) == 2 for band in bands)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("name", ["naufrageurs", "schatzinsel"])
async def test_drawings_are_drawings_and_say_what_they_show(name: str, lang: str, inn: House) -> None:
    """Well-formed, with a title and a description, in attributes and classes; no seat by colour alone."""
    match = played(benbow.game(name), {"length": "tiny", "layout": "random"} if name == "schatzinsel" else {}, "greedy", 2)
    report = luck_report(match.game, dict(match.options), match.actions, 1, 1, 0)
    shown = Shown((await ended(inn, match))[1], report, translator_for(lang))
    drawings = [shown.lines, shown.bars, *(band.drawing for band in shown.bands)]
    assert len(drawings) > 2
    ids: list[str] = []
    for drawing in drawings:
        root = ElementTree.fromstring(str(drawing))
        assert [child.tag for child in root[:2]] == ["title", "desc"]
        assert all(child.text for child in root[:2])
        assert "style" not in str(drawing)
        ids += re.findall(r' id="([^"]+)"', str(drawing))
    assert len(set(ids)) == len(ids)
    dashes = re.findall(r'<path class="seat-(\d)" d="M54 [^"]*" stroke="currentColor" stroke-width="2.500" '
                        r'stroke-dasharray="([^"]*)"', str(shown.lines))
    assert dashes == [("0", ""), ("1", "7 4")]
    assert str(shown.lines).count("<text") >= 5 + match.seats
    for band, told in zip(report.bands, shown.bands, strict=True):
        assert [row.face.count for row in told.rows] == [face.count for face in band.faces]
        assert all(row.name for row in told.rows)
