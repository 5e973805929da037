"""Hints at a table: for who is to act and nobody else, from that seat's view alone, while the table is free."""
from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from benbow.engine.contract import OVER, Game, SearchSettings, View
from benbow.search.baselines import Greedy
from benbow.search.search import Budget, Search, SearchResult
from benbow.server import hints
from benbow.server.search_pool import Rank, SearchPool
from benbow.server.tables import Table, new_token
from benbow.server.warmup import Count, Warmup
from tests.server.house import House, house

ALONE, FEW = ("me", "me"), Budget(iterations=200)


class Near(SearchPool):
    """A mind in this process: it keeps what it was asked, and waits until it is let."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[View] = []
        self.is_able, self.is_compiled, self.may = True, True, asyncio.Event()
        self.may.set()

    def is_ready(self, game: Game) -> bool:
        return self.is_compiled

    async def think(self, view: View, budget: Budget, seed: int, thinking: SearchSettings | None = None, *,
                    rank: Rank = Rank.BOT) -> SearchResult | None:
        assert rank is Rank.HINT
        self.asked.append(view)
        await self.may.wait()
        if not self.is_able:
            return None
        thought = Search(view.game).run(view, budget, seed, thinking)
        return dataclasses.replace(thought, seconds=1.0)  # the clock is no secret, but never the same twice


@pytest.fixture
def near() -> Near:
    return Near()


@pytest.fixture
def inn(tmp_path: Path, near: Near, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(hints, "HINT_BUDGET", FEW)
    with house(tmp_path, near) as one:
        yield one


async def asked(device: httpx.AsyncClient, table: Table, **more: object) -> httpx.Response:
    return await device.post(f"/t/{table.id}/hint", json={"seq": table.seq, **more})


def test_who_acts_is_told_how_good_each_action_looks(inn: House, near: Near) -> None:
    async def run() -> None:
        token = new_token()
        table = await inn.table(token, ALONE)
        before = table.match.log
        async with inn.device(token, **{"accept-language": "en"}) as device:
            answer = await asked(device, table)
            again = await asked(device, table)
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
        found, view = answer.json(), table.match.view(table.match.actor)
        options = found["options"]
        assert sorted(one["code"] for one in options) == view.legal()
        assert [one["best"] for one in options] == [True] + [False] * (len(options) - 1)
        assert sum(one["visits"] for one in options) == found["iterations"] == FEW.iterations
        assert all(0 <= one["low"] <= one["value"] <= one["high"] <= 1 for one in options)
        ways, words = view.game.drawing.gestures(view), view.game.words("en")
        assert all(tuple(one["ids"]) == ways[one["code"]] for one in options)
        assert all(one["name"].lower() == view.game.telling.name(view, one["code"], words).lower() for one in options)
        assert found["line"][0]["kind"] == "own"
        assert found["line"][0]["text"].startswith("Player 2 loads ")
        assert options[0]["name"] in found["say"]
        assert found["html"].count("<li") == len(options) + len(found["line"])
        assert again.json() == found
        assert near.asked == [view]  # the second answer was there already
        assert table.match.log == before

    asyncio.run(run())


def test_nobody_else_is(inn: House, near: Near) -> None:
    """Not a stranger, not through a curtain, not a page that is behind, nor when the match is over."""

    async def run() -> None:
        token = new_token()
        table = await inn.table(token)
        async with inn.device(token) as device, inn.device(new_token()) as stranger, inn.device() as guest:
            assert (await asked(device, table)).status_code == 403  # the curtain is drawn
            await device.post(f"/t/{table.id}/open", json={"seat": table.match.actor})
            assert [(await asked(one, table)).status_code for one in (stranger, guest)] == [403, 403]
            for seq in (table.seq - 1, table.seq + 1):
                assert (await asked(device, table, seq=seq)).status_code == 409
            for bad in ("x", -1, True, 1.5):
                assert (await asked(device, table, ply=bad)).status_code == 400
            assert (await asked(device, table, ply=table.match.ply - 1)).status_code == 403  # the past, while it is played
            assert near.asked == []
            assert (await asked(device, table)).status_code == 200
            await device.post(f"/t/{table.id}/resign", json={"seq": table.seq})
            assert (await asked(device, table)).status_code == 403
            assert len(near.asked) == 1

    asyncio.run(run())


def test_the_table_is_free_while_it_is_thought_about(inn: House, near: Near) -> None:
    """Someone acts: the answer is too late. The curtain falls: nobody is told. Nobody can think: it is said so."""

    async def run() -> None:
        token = new_token()
        table = await inn.table(token)
        path, actor = f"/t/{table.id}", table.match.actor
        async with inn.device(token, **{"accept-language": "fr"}) as device:
            await device.post(f"{path}/open", json={"seat": actor})
            near.may.clear()
            late = asyncio.ensure_future(asked(device, table))
            while not near.asked:
                await asyncio.sleep(0.01)
            await device.post(f"{path}/draw")
            near.may.set()
            assert (await late).status_code == 403
            await device.post(f"{path}/open", json={"seat": actor})
            near.is_able = False
            near.may.clear()
            hints._KEPT.clear()
            late = asyncio.ensure_future(asked(device, table))
            while len(near.asked) < 2:
                await asyncio.sleep(0.01)
            done = await device.post(f"{path}/play", json={"seq": table.seq, "code": table.match.legal()[0]})
            near.may.set()
            assert (done.status_code, (await late).status_code) == (200, 409)
            await device.post(f"{path}/open", json={"seat": table.match.actor})
            nobody = await asked(device, table)
            assert nobody.status_code == 503
            assert "n’a pas répondu" in nobody.json()["error"]
            near.is_able = True  # it is asked anew
            assert (await asked(device, table)).status_code == 200

    asyncio.run(run())


@pytest.mark.parametrize(("lang", "source"), [
    ("en", "the search is still being compiled"), ("fr", "la recherche est encore en cours de compilation"),
    ("de", "die Suche wird noch kompiliert")])
def test_until_there_is_a_search_the_hint_is_the_bots_advice(inn: House, near: Near, lang: str, source: str,
                                                             monkeypatch: pytest.MonkeyPatch) -> None:
    near.is_compiled = False
    near.count = 1
    monkeypatch.setattr(Warmup, "functions_of", lambda self, game: Count(1, 2))

    async def run() -> None:
        token = new_token()
        table = await inn.table(token, ALONE)
        async with inn.device(token, **{"accept-language": lang}) as device, inn.device(new_token()) as stranger:
            answer = await asked(device, table)
            assert (await asked(stranger, table)).status_code == 403
            near.count = 0
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
        assert near.asked == []

    asyncio.run(run())


@pytest.mark.parametrize("is_compiled", [True, False])
def test_twins_get_the_same_bytes(inn: House, near: Near, is_compiled: bool) -> None:
    """Other barrels of the same colours lie in the ships: nothing of the Wrecker's hint rests on them."""
    near.is_compiled = is_compiled

    async def run() -> None:
        answers: list[bytes] = []
        for cargo in (("green 3", "yellow 3", "red 3", "blue 3"), ("green 7", "yellow -2", "red 5", "blue 6")):
            token = new_token()
            table = await inn.table(token, ("me", "guest"))
            match = table.match
            async with inn.device(token) as device:
                await device.post(f"/t/{table.id}/open", json={"seat": 1})
                for barrel in cargo:
                    await device.post(f"/t/{table.id}/play", json={"seq": table.seq, "code": match.parse(f"load {barrel}")})
                await device.post(f"/t/{table.id}/draw")
                await device.post(f"/t/{table.id}/open", json={"seat": 0})
                answer = await asked(device, table)
            assert answer.status_code == 200, answer.text
            answers.append(answer.content)
        assert answers[0] == answers[1]
        assert len(near.asked) == (2 if is_compiled else 0)
        assert len({bytes(view) for view in near.asked}) <= 1

    asyncio.run(run())


def test_after_the_match_ones_own_decisions_can_be_looked_at_again(inn: House, near: Near) -> None:
    async def run() -> None:
        token = new_token()
        table = await inn.table(token, ("me", "greedy"), options={"lanes": 2})  # long enough for several decisions
        async with inn.device(token) as device, inn.device(new_token()) as stranger:
            while table.match.actor != OVER:
                await device.post(f"/t/{table.id}/play", json={"seq": table.seq, "code": table.match.legal()[0]})
            mine = [ply for ply, actor in enumerate(table.match.actors) if actor == 0]
            others = [ply for ply, actor in enumerate(table.match.actors) if actor != 0]
            answer = await asked(device, table, ply=mine[0])
            assert answer.status_code == 200
            assert answer.json()["ply"] == mine[0]
            assert near.asked == [table.match.view(0, mine[0])]
            assert [(await asked(device, table, ply=ply)).status_code for ply in others[:3]] == [403] * 3
            hints._KEPT.clear()
            near.may.clear()  # of many questions at once most are refused: bots wait in the same queue
            crowd = [asyncio.ensure_future(asked(device, table, ply=ply)) for ply in mine]
            while len(near.asked) < 1 + hints.MAX_RUNNING_PER_TABLE:
                await asyncio.sleep(0.01)
            waiting = sum(table.match.view(0, ply) in near.asked[1:] for ply in mine)  # equal views share an answer
            while sum(not one.done() for one in crowd) > waiting:
                await asyncio.sleep(0.01)
            near.may.set()
            assert {(await one).status_code for one in crowd} == {200, 503}
            assert len(near.asked) == 1 + hints.MAX_RUNNING_PER_TABLE
            assert (await asked(device, table, ply=table.match.ply)).status_code == 400
            assert (await asked(stranger, table, ply=mine[0])).status_code == 403

    asyncio.run(run())
