"""Laying out the table is one step, however many draws it takes: in the story, in the frames, in the past, on the first page."""
from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import httpx
import pytest

from benbow.engine import catalog
from benbow.engine.contract import SPECTATOR
from benbow.server.presentation import TablePresentation
from benbow.server.stream import MAX_FRAMES
from benbow.server.tables import Table
from benbow.server.translator import translator_for
from tests.client import Known, known_from
from tests.server.house import House, play, post, until
from tests.toys import laid

LAID = laid.TILES
TOLD = "The tiles are laid out (en)"
BAG = 'transform="translate(45 160)"'
ALONE, SECOND, SHARED = ("me", "greedy"), ("greedy", "me"), ("me", "guest")
pytestmark = pytest.mark.usefixtures("toys_uncompiled")


@dataclass
class Page:
    """A page of a table, and what its stream brings."""

    inn: House
    device: httpx.AsyncClient
    table: Table
    html: str

    @property
    def known(self) -> Known:
        return known_from(self.html)

    async def frames(self) -> list[dict[str, Any]]:
        return await self.inn.frames(self.device, self.table, self.known)


async def opened(inn: House, device: httpx.AsyncClient, table: Table) -> Page:
    answer = await device.get(f"/t/{table.id}")
    assert answer.status_code == 200
    return Page(inn, device, table, answer.text)


def lines_in(html: object) -> list[tuple[str, str, str]]:
    """Of each line of a story its id, where a click on it leads, and what it says."""
    return re.findall(r'<li id="(ply-\d+)"[^>]*><button type="button" class="line" data-at="(\d+)"><span>([^<]*)', str(html))


@pytest.mark.parametrize("kinds", [ALONE, SECOND, SHARED])
async def test_a_table_that_nobody_touched_is_opened_before_it_is_laid_out(inn: House, kinds: tuple[str, ...]) -> None:
    device, table = await inn.new_table(laid.GAME, kinds)
    page = await opened(inn, device, table)
    assert (page.known.seq, page.known.ply, page.known.codes) == (0, 0, [])
    assert page.html.count(BAG) == LAID
    assert lines_in(page.html) == []
    assert TOLD not in page.html
    assert 'id="ply" min="0" max="0"' in page.html
    assert 'id="open-curtain"' not in page.html
    assert 'class="die"' not in page.html


@pytest.mark.parametrize(("kinds", "after"), [(ALONE, ["roll"]), (SECOND, ["roll", "hide"]), (SHARED, ["roll"])])
async def test_the_stream_lays_it_out_in_one_frame(inn: House, kinds: tuple[str, ...], after: list[str]) -> None:
    device, table = await inn.new_table(laid.GAME, kinds)
    assert table.match.ply > MAX_FRAMES  # plies are not counted, steps are
    first, *others = await (await opened(inn, device, table)).frames()
    assert [line for one in others for line in re.findall(r": (\w+) ", str(one["lines"]))] == after
    assert (first["seq"], first["ply"], first["whole"], first["more"]) == (LAID, LAID, False, True)
    assert lines_in(first["lines"]) == [(f"ply-{LAID - 1}", str(LAID), TOLD)]
    assert (first["say"], first["luck"], first["laying"]) == (TOLD, False, True)
    assert 'class="die"' not in str(first["table"]) + str(first["lines"])
    assert BAG not in str(first["table"])
    assert not any(one["laying"] for one in others)
    assert others[0]["luck"]
    assert others[-1]["seq"] == table.seq
    assert str(others[-1]["table"]).count('class="die"') == 1  # the die rolled, none of the draws
    assert ("open-curtain" in str(others[-1]["table"])) == (kinds == SHARED)


async def test_a_guest_sees_it_laid_out_too(inn: House) -> None:
    _, table = await inn.new_table(laid.GAME, ALONE)
    page = await opened(inn, inn.device(), table)
    assert page.known.face == f"{SPECTATOR}::"
    assert page.html.count(BAG) == LAID
    frames = [frame for frame in await page.frames() if "ply" in frame]  # not: that someone watches
    assert [frame["ply"] for frame in frames] == [LAID, LAID + 1]


async def test_once_someone_has_acted_a_page_shows_the_present(inn: House) -> None:
    device, table = await inn.new_table(laid.GAME, ALONE)
    for seq, status in ((0, 409), (table.seq, 200)):  # as far as the first sight knows, and as far as it is
        assert (await post(device, table, "play", seq=seq, code=laid.VERBS.parse("hide 3"))).status_code == status
    page = await opened(inn, device, table)
    assert page.known.ply == table.match.ply == LAID + 3
    assert BAG not in page.html
    assert [line[:2] for line in lines_in(page.html)] == [
        (f"ply-{ply}", str(ply + 1)) for ply in range(LAID - 1, LAID + 3)]
    assert lines_in(page.html)[0][2] == TOLD
    assert 'id="ply" min="0" max="4" value="4"' in page.html
    assert await page.frames() == []


async def test_a_resigned_table_is_shown_as_it_is(inn: House) -> None:
    device, table = await inn.new_table(laid.GAME, ALONE)
    assert (await post(device, table, "resign")).status_code == 200
    assert (await opened(inn, device, table)).known.ply == LAID + 1


async def test_the_past_has_no_half_laid_table(inn: House) -> None:
    device, table = await inn.new_table(laid.GAME, ALONE)
    shown = {ply: (await device.get(f"/t/{table.id}/at/{ply}")).json() for ply in (0, 1, LAID // 2, LAID, LAID + 1)}
    assert [one["ply"] for one in shown.values()] == [0, LAID, LAID, LAID, LAID + 1]
    assert [one["table"].count(BAG) for one in shown.values()] == [LAID, 0, 0, 0, 0]
    assert "step 0 of 2" in shown[0]["table"]
    assert "step 1 of 2" in shown[LAID]["table"]
    ways = {ply: re.findall(r'id="to-(before|after)"[^>]*data-at="(\d+)"', shown[ply]["table"]) for ply in (0, LAID)}
    assert ways == {0: [("before", "0"), ("after", str(LAID))], LAID: [("before", "0"), ("after", str(LAID + 1))]}


async def test_a_page_that_missed_something_later_is_told_step_by_step(inn: House) -> None:
    device, table = await inn.new_table(laid.GAME, ALONE)
    page = await opened(inn, device, table)
    await play(table, table.seq, laid.VERBS.parse("hide 3"))
    frames = await page.frames()
    assert [frame["ply"] for frame in frames] == [LAID, LAID + 1, LAID + 2, LAID + 3]
    assert [frame["laying"] for frame in frames] == [True, False, False, False]


async def test_the_first_page_counts_it_as_one_step(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalog, "games", lambda: ["laid"])
    monkeypatch.setattr(catalog, "game", lambda id: laid.GAME)
    device, _ = await inn.new_table(laid.GAME, ALONE)
    assert "· 2 steps ·" in (await device.get("/")).text


async def test_a_table_that_is_still_being_laid_out_is_told_once(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A burst that was cut short: what has been told is told anew when all of it is there."""
    monkeypatch.setattr("benbow.server.tables.MAX_BURST_PLIES", LAID // 2)
    _, table = await inn.new_table(laid.GAME, ALONE)
    kept, words = TablePresentation(), translator_for("en").of(table)
    assert [line.ply for line in kept.story(table.match, 0, words, table.match.ply)] == [LAID // 2 - 1]
    await table.begin()
    await until(lambda: not table.is_waiting)
    assert [line.ply for line in kept.story(table.match, 0, words, table.match.ply)] == [LAID - 1, LAID]
