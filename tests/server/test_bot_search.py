"""A table whose bot searches: free for people meanwhile, and safe from whatever comes of it."""
from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benbow.engine import catalog
from benbow.engine.contract import View
from benbow.search.levels import BY_NAME, Level, LevelBot, PendingSearch
from benbow.server import tables
from benbow.server.schema import StoreError
from benbow.server.search_pool import SearchPool
from benbow.server.store import Store
from benbow.server.tables import Table
from benbow.server.tokens import new_token
from tests.server.fake_pool import FakePool
from tests.server.house import House, house, not_none, play, post, until

KINDS = ("me", "captain")
SMALL = {"lanes": 1, "barrels": 1, "special": 0}


@pytest.fixture
def pool() -> FakePool:
    return FakePool()


async def to_the_bot(table: Table, pool: FakePool) -> None:
    """Until the bot has to search: a first mate takes some moves without."""
    while not pool.asked:
        if table.is_waiting:
            await asyncio.sleep(0.002)
        else:
            await play(table, table.seq, table.match.legal()[0])


async def to_the_end(table: Table) -> None:
    while not table.is_ended:
        if table.is_waiting:
            await asyncio.sleep(0.002)
        else:
            await play(table, table.seq, table.match.legal()[0])


async def test_pages_are_answered_while_a_bot_searches_and_then_it_acts(inn: House, pool: FakePool) -> None:
    device, table = await inn.seated(KINDS)
    await to_the_bot(table, pool)
    seq = table.seq
    assert await inn.log(table) == table.match.log, "all before is stored, and shown"
    page = await device.get(f"/t/{table.id}")
    assert "Player 2 is thinking." in page.text
    assert 'id="thinking"' in page.text
    assert (await post(device, table, "play", code=table.match.legal()[0])).status_code == 403, "it is not this seat's turn"
    assert (await post(device, table, "undo")).status_code == 403
    assert (await device.get(f"/t/{table.id}/at/1")).status_code == 200
    assert table.seq == seq
    assert pool.asked == [table.match.view(1)]
    assert pool.budgets[0].seconds == tables.BOT_TIME_LIMIT_S
    wanted = pool.asked[0].legal()[-1]
    pool.may_answer.set()
    with table.watchers.admitted("") as watcher:
        await until(lambda: table.seq > seq and not table.is_thinking)
        assert watcher.is_set()
    assert (await inn.log(table))[seq] == wanted
    assert await inn.log(table) == table.match.log
    assert 'id="thinking"' not in (await device.get(f"/t/{table.id}")).text


@pytest.mark.parametrize("answer", [None, 10**6, -5])
async def test_no_answer_or_nonsense_is_a_policy_action(inn: House, pool: FakePool, answer: int | None) -> None:
    pool.pick = lambda view: answer
    table = await inn.table(new_token(), KINDS)
    await to_the_bot(table, pool)
    seq, legal = table.seq, table.match.legal()
    pool.may_answer.set()
    await until(lambda: table.seq > seq)
    assert (await inn.log(table))[seq] in legal


async def test_a_captain_ends_a_match_also_without_a_search(tmp_path: Path) -> None:
    with house(tmp_path, SearchPool(0)) as inn:
        table = await inn.table(new_token(), KINDS, options=SMALL)
        await to_the_end(table)
        assert not_none(inn.store.load(table.id)).match.status == "over"


async def test_a_bot_with_a_single_action_searches_too(inn: House, pool: FakePool) -> None:
    """Whoever watches cannot tell whether it had a choice: there is one question for each of its actions."""
    pool.may_answer.set()
    table = await inn.table(new_token(), KINDS, options=SMALL)
    await to_the_end(table)
    assert not_none(inn.store.load(table.id)).match.status == "over"
    match = table.match
    views = [match.view(1, ply) for ply, actor in enumerate(match.actors) if actor == 1]
    assert any(len(view.legal()) == 1 for view in views)
    assert pool.asked == views
    assert len({budget.iterations for budget in pool.budgets}) == 1


@pytest.mark.parametrize("how", ["resign", "delete"])
async def test_a_table_left_while_a_bot_searches_stays_as_it_was(inn: House, pool: FakePool, how: str) -> None:
    device, table = await inn.seated(KINDS)
    await to_the_bot(table, pool)
    before = table.match.log
    assert (await post(device, table, how)).status_code == (200 if how == "resign" else 303)
    pool.may_answer.set()
    await not_none(table._more)
    assert table.match.log == before
    stored = inn.store.load(table.id)
    assert (stored is None) == (how == "delete")
    assert stored is None or (stored.match.status, stored.log) == ("resigned", before)


async def test_a_server_that_stops_leaves_the_search_to_the_next(inn: House, pool: FakePool) -> None:
    later = FakePool()
    table = await inn.table(new_token(), KINDS)
    await to_the_bot(table, pool)
    before = table.match.log
    await pool.stop()
    pool.may_answer.set()
    await not_none(table._more)
    assert await inn.log(table) == before, "nothing is played in the last moment"
    again = not_none(await inn.another_registry(later).get(table.id))
    await until(lambda: bool(later.asked))
    assert later.asked == pool.asked
    later.may_answer.set()
    await until(lambda: again.seq > len(before))
    assert (await inn.log(again))[: len(before)] == before


async def test_of_two_registries_that_search_for_a_move_one_plays_it(inn: House, pool: FakePool) -> None:
    other = FakePool()
    table = await inn.table(new_token(), KINDS)
    await to_the_bot(table, pool)
    twin = not_none(await inn.another_registry(other).get(table.id))
    await until(lambda: bool(other.asked))
    other.pick = lambda view: view.legal()[0]
    tasks, seq = (not_none(table._more), not_none(twin._more)), table.seq
    pool.may_answer.set()
    other.may_answer.set()
    await asyncio.gather(*tasks)
    assert table.match.log[seq] == twin.match.log[seq] == (await inn.log(table))[seq]


async def test_what_could_not_be_stored_is_tried_again(inn: House, pool: FakePool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "STORE_RETRY_S", 0.01)
    real, refused = Store.append, list[int]()

    async def full_at_first(self: Store, match_id: str, seq: int, *args: object, **kwargs: object) -> None:
        if len(refused) < 2:
            refused.append(seq)
            raise StoreError("store", "full")
        await real(self, match_id, seq, *args, **kwargs)  # type: ignore[arg-type]

    table = await inn.table(new_token(), KINDS)
    await to_the_bot(table, pool)
    seq = table.seq
    monkeypatch.setattr(Store, "append", full_at_first)
    pool.may_answer.set()
    await until(lambda: table.seq > seq)
    assert refused == [seq, seq]
    shown = table.match.log
    assert (await inn.log(table))[:len(shown)] == shown, "the bots may have gone on meanwhile"


async def test_a_new_table_is_there_before_its_bot_has_searched(inn: House, pool: FakePool) -> None:
    """By the form, where the bot acts first."""
    answer = await inn.device(new_token()).post("/new/naufrageurs", data={"seat-0": "me", "seat-1": "first-mate"})
    assert answer.status_code == 303
    table = not_none(await inn.registry.get(answer.headers["location"].rpartition("/")[2]))
    await to_the_bot(table, pool)
    assert [row.bot for row in table.seats] == ["", "first-mate"]
    pool.may_answer.set()
    await until(lambda: not table.is_thinking)


def test_a_level_says_what_to_search(view: View) -> None:
    captain = LevelBot(BY_NAME["captain"], seed=5)
    asked = captain.decide(view)
    assert isinstance(asked, PendingSearch)
    assert captain.decide(view) != asked, "another seed for each move"
    quick = [LevelBot(BY_NAME[name], seed=5) for name in ("cabin-boy", "deckhand", "boatswain")]
    assert all(one.decide(view) in view.legal() for one in quick)
    slipping = LevelBot(Level("x", 100, 100), seed=5)
    assert {slipping.decide(view) for _ in range(200)} == set(view.legal())
    assert captain.policy_action(view) in view.legal()


@pytest.fixture
def view() -> View:
    match = catalog.game("naufrageurs").new(seed=1)
    match.advance()
    return match.view(match.actor)
