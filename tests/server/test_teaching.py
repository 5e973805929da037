"""Lessons, coaching and rules for people, as the server sends them; and a burst of very many steps."""
from __future__ import annotations

import importlib.util
import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import benbow
from benbow.engine.contract import View
from benbow.engine.drawing.scene import Symbol
from benbow.engine.hooks import MOMENTS
from benbow.engine.lesson import Lesson
from benbow.engine.match import Match
from benbow.engine.words import Words
from benbow.server import rules_pages
from benbow.server.stream import MAX_FRAMES
from benbow.server.tables import Table
from benbow.server.tokens import new_token
from tests.client import Known
from tests.server.house import House, not_none

GAME = benbow.game("naufrageurs")
PRELUDE = "roll 2, roll 3, roll 1, roll 2, load green 7, load yellow 3, load red -2, load blue 5"
STEPS = [{"name": "goal"}, {"name": "lure", "do": ["lure green"]}, {"name": "drift", "first": ["roll 1"], "do": ["lure red"]},
         {"name": "sailed", "first": ["roll 1", "roll 1"]},
         {"name": "loaded", "first": ["roll 1", "roll 1", "load yellow -2", "load red 3"], "do": ["lure green"]}]
ALONE = ("me", "greedy")


@pytest.fixture
def lesson(monkeypatch: pytest.MonkeyPatch) -> Lesson:
    """A small one, in the place of the game's own."""
    made = Lesson(GAME, {"options": {"players": 2}, "prelude": PRELUDE, "step": STEPS})
    for module in ("pages", "tables", "rules_pages"):
        monkeypatch.setattr(f"benbow.server.{module}.lesson_of", lambda game: made)
    monkeypatch.setattr("benbow.engine.lesson.Step.text", lambda self, words: f"say {self.name}")
    rules_pages.rules_of.cache_clear()
    rules_pages.drawn.cache_clear()
    return made


async def learn(inn: House) -> tuple[Any, Table]:
    device = inn.device(new_token())
    answer = await device.post("/learn/naufrageurs")
    assert answer.status_code == 303
    return device, not_none(await inn.registry.get(answer.headers["location"].removeprefix("/t/")))


async def test_a_lesson_is_a_table_against_the_ships_boy(inn: House, lesson: Lesson) -> None:
    device, table = await learn(inn)
    assert [row.bot for row in table.seats] == ["", "cabin-boy"]
    page = (await device.get(f"/t/{table.id}")).text
    assert cards(page) == ["say goal", "say lure"]
    assert '/static/lesson.js' in page


async def test_dice_follow_the_script_and_what_leads_away_is_answered(inn: House, lesson: Lesson) -> None:
    device, table = await learn(inn)
    codes = {text: table.match.parse(text) for text in ("lure green", "lure blue")}
    refused = await device.post(f"/t/{table.id}/play", json={"seq": table.seq, "code": codes["lure blue"]})
    assert (refused.status_code, refused.json()["error"]) == (409, GAME.words("en")("lesson-not"))
    nonsense = await device.post(f"/t/{table.id}/play", json={"seq": table.seq, "code": table.match.parse("load green 6")})
    assert nonsense.status_code == 400
    assert (await device.post(f"/t/{table.id}/play", json={"seq": table.seq, "code": codes["lure green"]})).status_code == 200
    assert table.match.text(table.match.actions[-1]) == "roll 1"
    assert [step.name for step in lesson.told(table.match)] == ["drift"]


def cards(html: str) -> list[str]:
    return re.findall(r'class="lesson-card"[^>]*>([^<]*)<', html)


async def test_what_others_did_is_told_before_they_go_on(inn: House, lesson: Lesson) -> None:
    device, table = await learn(inn)
    for text in ("lure green", "lure red"):
        known = Known(seq=table.seq, ply=table.match.ply, face="0::")
        await device.post(f"/t/{table.id}/play", json={"seq": table.seq, "code": table.match.parse(text)})
    frames = await inn.frames(device, table, known)
    told = {frame["ply"] - known.ply: (cards(frame["table"]), "data-goes-on" in frame["table"]) for frame in frames}
    assert {place: one for place, one in told.items() if one[0]} == {
        3: (["say sailed"], True), len(told): (["say sailed", "say loaded"], False)}
    assert [frame["say"].endswith("say sailed") for frame in frames].index(True) == 2
    assert cards((await device.get(f"/t/{table.id}")).text) == ["say sailed", "say loaded"]
    assert not any(cards(frame.get("table", "")) for frame in await inn.frames(inn.device(), table, known)), "who only watches"


async def test_a_lesson_goes_on_after_a_restart_and_is_left_by_an_old_script(inn: House, lesson: Lesson,
                                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    _, table = await learn(inn)
    registry = inn.another_registry()
    again = not_none(await registry.get(table.id))
    assert not_none(again.lesson).accepted(again.match) == (again.match.parse("lure green"),)
    other = Lesson(GAME, {"options": {"players": 2}, "step": [{"name": "other", "first": ["roll 1"] * 4}]})
    assert other.place(again.match) is None
    assert other.told(again.match) == ()


async def test_no_lesson_no_door(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benbow.server.pages.lesson_of", lambda game: None)
    assert (await inn.device().post("/learn/naufrageurs")).status_code == 404


# ----------------------------------------------------------------------------------------------------- rules for people
async def test_pictures_of_the_lesson_are_drawn(inn: House, lesson: Lesson) -> None:
    device = inn.device()
    whole = await device.get("/lesson/naufrageurs/lure.en.png")
    part = await device.get("/lesson/naufrageurs/lure.fr.png?part=0,0,300,200")
    assert {whole.headers["content-type"], part.headers["content-type"]} == {"image/png"}
    assert whole.content[:4] == part.content[:4] == b"\x89PNG"
    for path in ("lure.xx.png", "nothing.en.png"):
        assert (await device.get(f"/lesson/naufrageurs/{path}")).status_code == 404
    assert (await device.get("/lesson/naufrageurs/lure.en.png?part=0,0,0,9")).status_code == 400


async def test_how_to_play_comes_before_the_clauses(inn: House, lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "text_of", lambda self, name, lang: {
        "howto": "# T\n\nIt's *easy*.\n\n![A picture](lure?part=1,2,3,4)\n\n<b>raw</b>", "rules": "# R\n\n- **NA-1** One."}[name])
    device = inn.device()
    first, full = [(await device.get(path)).text for path in ("/rules/naufrageurs", "/rules/naufrageurs/full")]
    assert "<em>easy</em>" in first
    assert 'src="/lesson/naufrageurs/lure.en.png?part=1,2,3,4"' in first
    assert "<figcaption>A picture</figcaption>" in first
    assert "&lt;b&gt;" in first
    assert 'id="NA-1"' not in first
    assert 'id="NA-1"' in full
    assert 'action="/learn/naufrageurs"' in first
    rules_pages.rules_of.cache_clear()


# ------------------------------------------------------------------------------------------------------------ coaching
class Coach:
    """What a game may say to beginners."""

    def aim(self, view: View, words: Words) -> str:
        return "aim well"

    def note(self, view: View, code: int, words: Words) -> str:
        return f"costs {code}"

    def warn(self, view: View, code: int, words: Words) -> str:
        return "beware" if code % 2 else ""


@pytest.fixture
def coach(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("aim", "note", "warn"):
        monkeypatch.setattr(GAME.telling, name, getattr(Coach(), name))
    monkeypatch.setattr(GAME.drawing, "legend", lambda view, words: (Symbol("reef", "<path/>", "A reef."),))


async def at_table(inn: House, token: str, cookie: str = "", log: tuple[int, ...] = ()) -> str:
    table = await inn.table(token, ALONE, log=log)
    device = inn.device(token)
    if cookie:
        device.cookies.set("benbow_coach", cookie)
    return (await device.get(f"/t/{table.id}")).text


def ways(page: str) -> list[list[Any]]:
    found: list[list[Any]] = json.loads(unescape(not_none(re.search('data-gestures="([^"]*)"', page))[1]))
    return found


async def test_beginners_are_coached_until_they_have_finished_a_match(inn: House, coach: None) -> None:
    token = new_token()
    page = await at_table(inn, token)
    assert "aim well" in page
    assert all(way[4] == f"costs {way[0]}" and way[5] == ("beware" if way[0] % 2 else "") for way in ways(page))
    assert 'data-key="reef"' in page
    whole = Match(GAME, {"players": 2}, seed=1)
    while whole.actor != -2:
        whole.advance()
        if whole.actor >= 0:
            whole.play(whole.legal()[0])
    finished = await inn.table(token, ALONE, log=whole.log)
    await inn.store.append(finished.id, len(whole.log), [], status="over")
    page = await at_table(inn, token)
    assert "aim well" not in page
    assert all(way[4:] == ["", ""] for way in ways(page))


@pytest.mark.parametrize(("cookie", "is_coached"), [("on", True), ("off", False), ("maybe", True)])
async def test_it_is_as_it_was_chosen(inn: House, coach: None, cookie: str, is_coached: bool) -> None:
    assert ("aim well" in await at_table(inn, new_token(), cookie)) == is_coached


async def test_who_only_watches_is_not_coached(inn: House, coach: None) -> None:
    table = await inn.table(new_token(), ALONE)
    assert "aim well" not in (await inn.device().get(f"/t/{table.id}")).text


# --------------------------------------------------------------------------------------------------- a very long burst
async def test_of_very_many_steps_some_are_shown_and_all_are_told(inn: House) -> None:
    match = Match(GAME, {"players": 2}, seed=1)
    while match.ply < 90:
        match.advance()
        match.play(match.legal()[0])
    device, table = await inn.seated(("me", "me"), log=match.log)
    frames = await inn.frames(device, table, Known(face=f"{table.match.actor}::"))
    lines = re.findall(r'id="ply-(\d+)"', "".join(frame["lines"] for frame in frames))
    assert lines == [str(ply) for ply in range(table.match.ply)]
    assert len(frames) <= MAX_FRAMES + 1
    assert [frame["more"] for frame in frames] == [True] * (len(frames) - 1) + [False]
    assert all(frame["quick"] for frame in frames)
    assert f"{table.match.ply} steps were played" in frames[-1]["say"]
    assert {frame["say"] for frame in frames[:-1]} == {""}


def test_the_sounds_are_those_that_the_script_makes() -> None:
    path = Path(__file__).parents[2] / "tools" / "sounds.py"
    spec = not_none(importlib.util.spec_from_file_location("sounds", path))
    module = importlib.util.module_from_spec(spec)
    not_none(spec.loader).exec_module(module)
    made = {name: module.written(sound) for name, sound in module.sounds().items()}
    there = {file.stem: file.read_bytes() for file in module.HOME.glob("*.wav")}
    assert made.keys() == there.keys() == {"move", "dice", "turn", "time", "end", *MOMENTS}
    for name, content in made.items():
        assert len(content) == len(there[name]) < 40_000
        assert max(abs(a - b) for a, b in zip(content[44:], there[name][44:], strict=True)) <= 1  # machines may round otherwise
