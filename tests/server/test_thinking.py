"""A table while its bot thinks: free for people, and safe from whatever comes of it."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from benbow.engine import catalog
from benbow.engine.contract import Game, SearchSettings, View
from benbow.search.levels import BY_NAME, Level, LevelBot, PendingSearch
from benbow.search.search import ActionStats, Budget, SearchResult
from benbow.server import tables
from benbow.server.schema import StoreError
from benbow.server.search_pool import Rank, SearchPool
from benbow.server.store import Store
from benbow.server.tables import Table, TableRegistry, new_token
from tests.server.house import house, play

KINDS = ("me", "captain")


class Ponderer(SearchPool):
    """In place of processes: thinks until it is told to stop, and then answers what it is told."""

    def __init__(self) -> None:
        super().__init__(0)
        self.asked: list[tuple[View, Budget, int]] = []
        self.is_enough = asyncio.Event()
        self.pick: Callable[[View], int | None] = lambda view: view.legal()[-1]

    def is_ready(self, game: Game) -> bool:
        return True

    def expect(self, game: Game) -> None:
        pass

    async def think(self, view: View, budget: Budget, seed: int, thinking: SearchSettings | None = None, *,
                    rank: Rank = Rank.BOT) -> SearchResult | None:
        self.asked.append((view, budget, seed))
        await self.is_enough.wait()
        code = self.pick(view)
        return None if code is None else SearchResult((ActionStats(code, 1, 0.5),), (), 0.5, 1, 2, 0.0)


def run(steps: Callable[[], Coroutine[object, object, None]]) -> None:
    asyncio.run(asyncio.wait_for(steps(), 60))


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.002)


async def to_the_bot(table: Table, pool: Ponderer) -> None:
    """Until the captain has to think."""
    while not table.is_thinking:
        await play(table, table.seq, table.match.legal()[0])
    await until(lambda: bool(pool.asked))


def test_pages_are_answered_while_a_bot_thinks_and_then_it_acts(tmp_path: Path) -> None:
    async def steps() -> None:
        pool, token = Ponderer(), new_token()
        with house(tmp_path, pool) as inn:
            table = await inn.table(token, KINDS)
            await to_the_bot(table, pool)
            seq, shown = table.seq, asyncio.Event()
            table.watchers.add(shown)
            assert await inn.log(table) == table.match.log, "all before is stored, and shown"
            async with inn.device(token) as device:
                page = await device.get(f"/t/{table.id}")
                assert "Player 2 is thinking." in page.text
                assert 'id="thinking"' in page.text
                refused = await device.post(f"/t/{table.id}/play", json={"seq": seq, "code": table.match.legal()[0]})
                assert refused.status_code == 403, "it is not this seat's turn"
                assert (await device.post(f"/t/{table.id}/undo", json={"seq": seq})).status_code == 403
                assert (await device.get(f"/t/{table.id}/at/1")).status_code == 200
                assert table.seq == seq
                view, budget, _ = pool.asked[0]
                assert (view.seat, bytes(view)) == (1, bytes(table.match.view(1)))
                assert budget.seconds == tables.BOT_TIME_LIMIT_S
                wanted = view.legal()[-1]
                pool.is_enough.set()
                await until(lambda: table.seq > seq and not table.is_thinking)
                assert shown.is_set()
                assert (await inn.log(table))[seq] == wanted
                assert await inn.log(table) == table.match.log
                assert 'id="thinking"' not in (await device.get(f"/t/{table.id}")).text

    run(steps)


@pytest.mark.parametrize("answer", [None, 10**6, -5])
def test_no_answer_or_nonsense_is_a_policy_action(tmp_path: Path, answer: int | None) -> None:
    async def steps() -> None:
        pool = Ponderer()
        pool.pick = lambda view: answer
        with house(tmp_path, pool) as inn:
            table = await inn.table(new_token(), KINDS)
            await to_the_bot(table, pool)
            seq, legal = table.seq, table.match.legal()
            pool.is_enough.set()
            await until(lambda: table.seq > seq)
            assert (await inn.log(table))[seq] in legal

    run(steps)


def test_a_captain_ends_a_match_whether_or_not_anyone_thinks(tmp_path: Path) -> None:
    async def steps() -> None:
        for pool in (Ponderer(), SearchPool(0)):
            with house(tmp_path / str(pool.count) / type(pool).__name__, pool) as inn:
                table = await inn.table(new_token(), ("me", "captain"), options={"lanes": 1, "barrels": 1, "special": 0})
                if isinstance(pool, Ponderer):
                    pool.is_enough.set()
                while not table.is_ended:
                    if table.is_thinking:
                        await asyncio.sleep(0.002)
                    else:
                        await play(table, table.seq, table.match.legal()[0])
                stored = inn.store.load(table.id)
                assert stored is not None
                assert stored.match.status == "over"

    for folder in ("Ponderer", "Minds"):
        (tmp_path / "0" / folder).mkdir(parents=True)
    run(steps)


def test_a_bot_thinks_over_a_single_action_too(tmp_path: Path) -> None:
    """Whoever watches cannot tell whether it had a choice: there is one question for each of its actions."""

    async def steps() -> None:
        pool = Ponderer()
        pool.is_enough.set()
        with house(tmp_path, pool) as inn:
            table = await inn.table(new_token(), KINDS, options={"lanes": 1, "barrels": 1, "special": 0})
            while not table.is_ended:
                if table.is_waiting:
                    await asyncio.sleep(0.002)
                else:
                    await play(table, table.seq, table.match.legal()[0])
            match = table.match
            views = [match.view(1, ply) for ply, actor in enumerate(match.actors) if actor == 1]
            assert any(len(view.legal()) == 1 for view in views)
            assert [view for view, _, _ in pool.asked] == views
            assert all(budget.iterations == 1 for view, budget, _ in pool.asked if len(view.legal()) == 1)

    run(steps)


@pytest.mark.parametrize("how", ["resign", "delete"])
def test_who_leaves_while_a_bot_thinks_is_not_followed(tmp_path: Path, how: str) -> None:
    async def steps() -> None:
        pool, token = Ponderer(), new_token()
        with house(tmp_path, pool) as inn:
            table = await inn.table(token, KINDS)
            await to_the_bot(table, pool)
            before = table.match.log
            async with inn.device(token) as device:
                answer = await device.post(f"/t/{table.id}/{how}", json={"seq": table.seq})
            assert answer.status_code == (200 if how == "resign" else 303)
            pool.is_enough.set()
            more = table._more
            assert more is not None
            await more
            assert table.match.log == before
            stored = inn.store.load(table.id)
            assert (stored is None) == (how == "delete")
            assert stored is None or (stored.match.status, stored.log) == ("resigned", before)

    run(steps)


def test_a_server_that_stops_leaves_the_thinking_to_the_next(tmp_path: Path) -> None:
    async def steps() -> None:
        pool, later = Ponderer(), Ponderer()
        with house(tmp_path, pool) as inn:
            table = await inn.table(new_token(), KINDS)
            await to_the_bot(table, pool)
            before = table.match.log
            await pool.stop()
            pool.is_enough.set()
            assert table._more is not None
            await table._more
            assert await inn.log(table) == before, "nothing is played in the last moment"
            again = await TableRegistry(inn.store, later).get(table.id)
            assert again is not None
            await until(lambda: bool(later.asked))
            assert bytes(later.asked[0][0]) == bytes(pool.asked[0][0])
            later.is_enough.set()
            await until(lambda: again.seq > len(before))
            assert (await inn.log(again))[: len(before)] == before

    run(steps)


def test_of_two_halls_that_think_about_a_move_one_plays_it(tmp_path: Path) -> None:
    async def steps() -> None:
        pool, other = Ponderer(), Ponderer()
        with house(tmp_path, pool) as inn:
            table = await inn.table(new_token(), KINDS)
            await to_the_bot(table, pool)
            twin = await TableRegistry(inn.store, other).get(table.id)
            assert twin is not None
            await until(lambda: bool(other.asked))
            other.pick = lambda view: view.legal()[0]
            more, seq = (table._more, twin._more), table.seq
            pool.is_enough.set()
            other.is_enough.set()
            for task in more:
                assert task is not None
                await task
            assert table.match.log[seq] == twin.match.log[seq] == (await inn.log(table))[seq]

    run(steps)


def test_what_could_not_be_stored_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "STORE_RETRY_S", 0.01)
    real, refused = Store.append, list[int]()

    async def full_at_first(self: Store, match_id: str, seq: int, *args: object, **kwargs: object) -> None:
        if len(refused) < 2:
            refused.append(seq)
            raise StoreError("store", "full")
        await real(self, match_id, seq, *args, **kwargs)  # type: ignore[arg-type]

    async def steps() -> None:
        pool = Ponderer()
        with house(tmp_path, pool) as inn:
            table = await inn.table(new_token(), KINDS)
            await to_the_bot(table, pool)
            seq = table.seq
            monkeypatch.setattr(Store, "append", full_at_first)
            pool.is_enough.set()
            await until(lambda: table.seq > seq)
            assert refused == [seq, seq]
            assert await inn.log(table) == table.match.log

    run(steps)


def test_a_new_table_is_there_before_its_bot_has_thought(tmp_path: Path) -> None:
    """By the form, where the bot acts first."""

    async def steps() -> None:
        pool = Ponderer()
        with house(tmp_path, pool) as inn:
            async with inn.device(new_token()) as device:
                answer = await device.post("/new/naufrageurs", data={"seat-0": "me", "seat-1": "first-mate"})
            assert answer.status_code == 303
            table = await inn.registry.get(answer.headers["location"].rpartition("/")[2])
            assert table is not None
            await to_the_bot(table, pool)
            assert [row.bot for row in table.seats] == ["", "first-mate"]
            pool.is_enough.set()
            await until(lambda: not table.is_thinking)

    run(steps)


def test_a_level_says_what_there_is_to_think_about(inn_view: View) -> None:
    captain = LevelBot(BY_NAME["captain"], seed=5)
    asked = captain.decide(inn_view)
    assert isinstance(asked, PendingSearch)
    assert captain.decide(inn_view) != asked, "another seed for each move"
    quick = [LevelBot(BY_NAME[name], seed=5) for name in ("cabin-boy", "deckhand", "boatswain")]
    assert all(one.decide(inn_view) in inn_view.legal() for one in quick)
    slipping = LevelBot(Level("x", 100, 100), seed=5)
    assert {slipping.decide(inn_view) for _ in range(200)} == set(inn_view.legal())
    assert captain.policy_action(inn_view) in inn_view.legal()


@pytest.fixture
def inn_view() -> View:
    match = catalog.game("naufrageurs").new(seed=1)
    match.advance()
    return match.view(match.actor)
