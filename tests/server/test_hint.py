"""Hints at a table: for who is to act and nobody else, from that seat's view alone, while the table is free."""
from __future__ import annotations

import asyncio
from dataclasses import replace
from html import unescape

import httpx
import pytest

from benbow.engine.contract import OVER, SearchSettings, View
from benbow.search.baselines import Greedy
from benbow.search.hints import MAX_ROWS, Choice, Hint, Row, Sentence
from benbow.search.search import Budget, Search, SearchResult
from benbow.server import hints
from benbow.server.context import COACH_COOKIE
from benbow.server.search_pool import Rank
from benbow.server.tables import Table
from benbow.server.tokens import new_token
from benbow.server.translator import Translator, translator_for
from benbow.server.warmup import Count, Warmup
from tests.server.fake_pool import FakePool
from tests.server.house import House, post, until

ALONE, FEW = ("me", "me"), Budget(iterations=200)


class LocalSearch(FakePool):
    """Searches in this process, if it can."""

    is_able = True

    def result(self, view: View, budget: Budget, seed: int, settings: SearchSettings | None) -> SearchResult | None:
        found = Search(view.game).run(view, budget, seed, settings)
        return replace(found, seconds=1.0) if self.is_able else None  # the clock is no secret, but never the same twice


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> LocalSearch:
    monkeypatch.setattr(hints, "HINT_BUDGET", FEW)
    found = LocalSearch(Rank.HINT)
    found.may_answer.set()
    return found


async def asked(device: httpx.AsyncClient, table: Table, **more: object) -> httpx.Response:
    return await post(device, table, "hint", **more)


async def test_who_acts_is_told_how_good_each_action_looks(inn: House, pool: LocalSearch) -> None:
    device, table = await inn.seated(ALONE)
    before = table.match.log
    answer, again = await asked(device, table), await asked(device, table)
    assert answer.status_code == 200
    assert answer.headers["cache-control"] == "no-store"
    found, view = answer.json(), table.match.view(table.match.actor)
    options = found["options"]
    assert sorted(one["code"] for one in options) == view.legal()
    assert [one["best"] for one in options] == [True] + [False] * (len(options) - 1)
    assert sum(one["visits"] for one in options) == found["iterations"]
    assert 0.9 * FEW.iterations < found["iterations"] <= FEW.iterations
    assert all(0 <= one["low"] <= one["value"] <= one["high"] <= 1 for one in options)
    ways, words = view.game.drawing.gestures(view), view.game.words("en")
    assert all(tuple(one["ids"]) == ways[one["code"]] for one in options)
    assert all(one["name"].lower() == view.game.telling.name(view, one["code"], words).lower() for one in options)
    assert found["line"][0]["kind"] == "own"
    assert found["line"][0]["text"].startswith("Player 2 loads ")
    rows = found["rows"]
    assert rows[0]["codes"][0] == options[0]["code"]
    assert len({code for row in rows for code in row["codes"]}) + found["unclear"] == len(view.legal())
    assert view.game.telling.note(view, options[0]["code"], words) in found["say"]
    assert found["html"].count("<li") == min(len(rows), MAX_ROWS) + len(found["line"])
    assert again.json() == found
    assert pool.asked == [view]  # the second answer was there already
    assert table.match.log == before


def choice(code: int, loss: float, *ids: str) -> Choice:
    return Choice(code, f"Action {code}", ids, 100, 0.6 - loss, 0.55 - loss, 0.65 - loss, loss, 0.02)


def found_with(*rows: Row, unclear: int = 0, line: tuple[Sentence, ...] = ()) -> Hint:
    return Hint("", tuple(one for row in rows for one in row.choices), rows, unclear, line, 0.6, 1000, 1.5)


@pytest.mark.parametrize(("lang", "one", "same", "best"), [
    ("en", "nothing else to do", "hardly matters here: the 3 actions that were compared differ by 2", "Chance of winning: 60%"),
    ("fr", "rien d’autre à faire", "peu importe", "Chances de gagner"),
    ("de", "Etwas anderes geht hier nicht", "kommt es kaum darauf an", "Gewinnaussicht: 60"),
])
def test_the_advice_is_honest(lang: str, one: str, same: str, best: str) -> None:
    """There is nothing else to do; or it hardly matters; or one action is better than the others."""
    translator = translator_for(lang)
    first, second, third = Row((choice(1, 0.0),), True, "", ""), Row((choice(2, 0.01), choice(3, 0.02)), True, "", ""), Row(
        (choice(4, 0.2),), False, "", "")
    assert one in hints.advice_of(found_with(first), translator)
    assert same in hints.advice_of(found_with(first, second), translator)
    assert best in hints.advice_of(found_with(first, second, third), translator)
    assert best in hints.advice_of(found_with(first, unclear=5), translator)


def test_a_row_says_how_many_it_stands_for_why_and_what_it_loses() -> None:
    translator = translator_for("en")
    several = Row((choice(1, 0.0, "pawn", "a"), choice(2, 0.01, "pawn", "b")), True, "you get rum", "He may take it.")
    row = hints.row_of(several, 0, translator)
    assert (row.name, row.ids, row.is_several) == ("Action 1 (or another like it)", '["pawn", "a", "b"]', True)
    assert (row.gain, row.risk, row.verdict) == ("You get rum", "He may take it.", "Between 55 and 65%")
    alone = hints.row_of(Row((choice(3, 0.104, "pawn", "c"),), False, "", ""), 1, translator)
    assert (alone.name, alone.verdict, alone.is_several) == ("Action 3", "About 10 points less", False)
    assert hints.row_of(several, 1, translator).verdict == "About as good"


def test_only_few_rows_are_shown_and_the_others_counted() -> None:
    rows = [Row((choice(k, k / 100),), k < 6, "", "") for k in range(9)]
    assert hints.notes_of(found_with(*rows, unclear=7), translator_for("en")) == [
        "2 more actions are about as good.", "3 more actions are clearly worse.",
        "7 actions were hardly tried, since others looked more promising."]
    assert hints.notes_of(found_with(*rows[:MAX_ROWS]), translator_for("en")) == []


def test_the_line_says_what_one_can_do_next_what_others_may_answer_and_what_that_changes() -> None:
    line = [Sentence("own", "A."), Sentence("other", "B.", 0.4), Sentence("own", "C."), Sentence("own", "D."),
            Sentence("chance", "E.")]
    assert [one.text for one in hints.said(line, translator_for("en"))] == [
        "A.", "The answer to expect: B. (Chance of winning then: 40%.)", "So that you can go on: C.", "D."]


async def test_what_matters_now_is_said_unless_the_coach_says_it_already(inn: House, pool: LocalSearch) -> None:
    device, table = await inn.seated(ALONE)
    view = table.match.view(table.match.actor)
    aim = Translator("en")("hint-aim", what=view.game.telling.aim(view, view.game.words("en")))
    for coach, is_there in (("on", False), ("off", True)):
        device.cookies.set(COACH_COOKIE, coach)
        assert (aim in unescape((await asked(device, table)).json()["html"])) is is_there


async def test_nobody_else_is(inn: House, pool: LocalSearch) -> None:
    """Not a stranger, not through a curtain, not a page that is behind, nor when the match is over."""
    device, table = await inn.seated()
    stranger, guest = inn.device(new_token()), inn.device()
    assert (await asked(device, table)).status_code == 403  # the curtain is drawn
    await device.post(f"/t/{table.id}/open", json={"seat": table.match.actor})
    assert [(await asked(one, table)).status_code for one in (stranger, guest)] == [403, 403]
    for seq in (table.seq - 1, table.seq + 1):
        assert (await asked(device, table, seq=seq)).status_code == 409
    for bad in ("x", -1, True, 1.5):
        assert (await asked(device, table, ply=bad)).status_code == 400
    assert (await asked(device, table, ply=table.match.ply - 1)).status_code == 403  # the past, while it is played
    assert pool.asked == []
    assert (await asked(device, table)).status_code == 200
    await post(device, table, "resign")
    assert (await asked(device, table)).status_code == 403
    assert len(pool.asked) == 1


async def test_the_table_is_free_during_the_search(inn: House, pool: LocalSearch) -> None:
    """Someone acts: the answer is too late. The curtain falls: nobody is told. There is no result: it is said so."""
    device, table = await inn.seated(lang="fr")
    path, actor = f"/t/{table.id}", table.match.actor
    await device.post(f"{path}/open", json={"seat": actor})
    pool.may_answer.clear()
    late = asyncio.ensure_future(asked(device, table))
    await until(lambda: len(pool.asked) == 1)
    await device.post(f"{path}/draw")
    pool.may_answer.set()
    assert (await late).status_code == 403
    await device.post(f"{path}/open", json={"seat": actor})
    pool.is_able = False
    pool.may_answer.clear()
    hints._KEPT.clear()
    late = asyncio.ensure_future(asked(device, table))
    await until(lambda: len(pool.asked) == 2)
    done = await post(device, table, "play", code=table.match.legal()[0])
    pool.may_answer.set()
    assert (done.status_code, (await late).status_code) == (200, 409)
    await device.post(f"{path}/open", json={"seat": table.match.actor})
    nobody = await asked(device, table)
    assert nobody.status_code == 503
    assert "n’a pas répondu" in nobody.json()["error"]
    pool.is_able = True  # it is asked anew
    assert (await asked(device, table)).status_code == 200


@pytest.mark.parametrize(("lang", "source"), [
    ("en", "the search is still being compiled"), ("fr", "la recherche est encore en cours de compilation"),
    ("de", "die Suche wird noch kompiliert")])
async def test_until_there_is_a_search_the_hint_is_the_bots_advice(inn: House, pool: LocalSearch, lang: str, source: str,
                                                                   monkeypatch: pytest.MonkeyPatch) -> None:
    pool.is_compiled, pool.count = False, 1
    monkeypatch.setattr(Warmup, "functions_of", lambda self, game: Count(1, 2))
    device, table = await inn.seated(ALONE, lang=lang)
    answer = await asked(device, table)
    assert (await asked(inn.device(new_token()), table)).status_code == 403
    pool.count = 0
    nobody = (await asked(device, table)).json()
    found, view = answer.json(), table.match.view(table.match.actor)
    assert (answer.status_code, found["source"]) == (200, "bot")
    [best] = found["options"]
    assert best["code"] == Greedy(hints.seed_of(view)).choose(view)
    assert tuple(best["ids"]) == view.game.drawing.gestures(view)[best["code"]]
    assert best["name"] in found["say"]
    assert source in found["say"]
    assert source in found["html"]
    assert "%" not in found["html"], "a bot has no figures"
    assert nobody["options"] == found["options"]
    assert source not in nobody["say"], "nothing is compiled, so nothing is promised"
    assert pool.asked == []


@pytest.mark.parametrize("is_compiled", [True, False])
async def test_twins_get_the_same_bytes(inn: House, pool: LocalSearch, is_compiled: bool) -> None:
    """Other barrels of the same colours lie in the ships: nothing of the Wrecker's hint rests on them."""
    pool.is_compiled = is_compiled
    answers: list[bytes] = []
    for cargo in (("green 3", "yellow 3", "red 3", "blue 3"), ("green 7", "yellow -2", "red 5", "blue 6")):
        device, table = await inn.seated()
        await device.post(f"/t/{table.id}/open", json={"seat": 1})
        for barrel in cargo:
            await post(device, table, "play", code=table.match.parse(f"load {barrel}"))
        await device.post(f"/t/{table.id}/draw")
        await device.post(f"/t/{table.id}/open", json={"seat": 0})
        answer = await asked(device, table)
        assert answer.status_code == 200, answer.text
        answers.append(answer.content)
    assert answers[0] == answers[1]
    assert len(pool.asked) == (2 if is_compiled else 0)
    assert len({bytes(view) for view in pool.asked}) <= 1


async def test_after_the_match_ones_own_decisions_can_be_looked_at_again(inn: House, pool: LocalSearch) -> None:
    device, table = await inn.seated(("me", "greedy"), options={"lanes": 2})  # long enough for several decisions
    while table.match.actor != OVER:
        await post(device, table, "play", code=table.match.legal()[0])
    mine, others = ([ply for ply, actor in enumerate(table.match.actors) if (actor == 0) is own] for own in (True, False))
    answer = await asked(device, table, ply=mine[0])
    assert answer.status_code == 200
    assert answer.json()["ply"] == mine[0]
    assert pool.asked == [table.match.view(0, mine[0])]
    assert [(await asked(device, table, ply=ply)).status_code for ply in others[:3]] == [403] * 3
    hints._KEPT.clear()
    pool.may_answer.clear()  # of many questions at once most are refused: bots wait in the same queue
    crowd = [asyncio.ensure_future(asked(device, table, ply=ply)) for ply in mine]
    await until(lambda: len(pool.asked) == 1 + hints.MAX_RUNNING_PER_TABLE)
    waiting = sum(table.match.view(0, ply) in pool.asked[1:] for ply in mine)  # equal views share an answer
    await until(lambda: sum(not one.done() for one in crowd) <= waiting)
    pool.may_answer.set()
    assert {(await one).status_code for one in crowd} == {200, 503}
    assert len(pool.asked) == 1 + hints.MAX_RUNNING_PER_TABLE
    assert (await asked(device, table, ply=table.match.ply)).status_code == 400
    assert (await asked(inn.device(new_token()), table, ply=mine[0])).status_code == 403
