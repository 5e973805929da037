"""Tables and their registry: one winner, nothing shown before it is stored, tables that leave memory and come back."""
from __future__ import annotations

import asyncio

import pytest

from benbow.engine import catalog
from benbow.engine.contract import CHANCE
from benbow.engine.errors import IllegalActionError
from benbow.server.presentation import TablePresentation
from benbow.server.schema import MATCHES
from benbow.server.store import ConflictError, Store, StoreError
from benbow.server.tables import StaleError, Table, TableError
from benbow.server.tokens import new_token
from benbow.server.translator import translator_for
from tests.server.house import House, not_none, play, post, until

ALONE = ("me", "me")


async def test_of_five_equal_posts_one_is_played(inn: House) -> None:
    device, table = await inn.seated(ALONE)
    before, code = table.seq, table.match.legal()[0]
    answers = await asyncio.gather(*(post(device, table, "play", code=code) for _ in range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]
    good = next(answer for answer in answers if answer.status_code == 200)
    log = await inn.log(table)
    assert log[before] == code
    assert len(log) == table.seq == good.json()["seq"]
    assert all(answer.json()["error"] for answer in answers if answer is not good)


async def test_a_stale_page_changes_nothing(inn: House) -> None:
    table = await inn.table(new_token(), ALONE)
    code = table.match.legal()[0]
    for seq in (table.seq - 1, table.seq + 1, 0, 10**9):
        with pytest.raises(StaleError):
            await play(table, seq, code)
    with pytest.raises(IllegalActionError):
        await play(table, table.seq, 0)  # a roll
    assert await inn.log(table) == table.match.log


async def waiting(table: Table, n: int) -> None:
    """Until so many wait for the table's lock."""
    await until(lambda: len(table.lock._waiters or ()) >= n)


async def test_whether_it_is_allowed_is_asked_when_it_is_the_actions_turn(inn: House) -> None:
    """A stranger who foretells the next number, and waits in the queue behind the one who acts, is still a stranger."""
    owner, table = await inn.seated(ALONE)
    first, after = table.match.legal()[0], table.match.copy()
    after.play(first)
    after.advance()
    async with table.lock:  # all wait for it
        plays = asyncio.ensure_future(post(owner, table, "play", code=first))
        await waiting(table, 1)
        stranger = inn.device(new_token())
        steals = asyncio.ensure_future(post(stranger, table, "play", seq=len(after.log), code=after.legal()[0]))
        await waiting(table, 2)
    played, stolen = await plays, await steals
    assert (played.status_code, stolen.status_code) == (200, 403)
    assert await inn.log(table) == after.log


async def test_what_cannot_be_stored_is_not_shown(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    device, table = await inn.seated(ALONE)
    match, code = table.match, table.match.legal()[0]
    before = (match.log, match.state_bytes())
    shown: list[int] = []

    async def full(self: Store, *args: object, **kwargs: object) -> None:
        shown.append(table.seq)  # what a page would be shown in the meantime
        raise StoreError("store", "sector 4711 is damaged")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", full)
        answer = await post(device, table, "play", code=code)
    assert answer.status_code == 503
    assert "4711" not in answer.text
    assert shown == [len(before[0])]
    assert (table.match.log, table.match.state_bytes()) == before
    await play(table, table.seq, code)  # the disk is back
    assert await inn.log(table) == table.match.log != before[0]


async def test_a_store_that_can_neither_write_nor_read_leaves_the_table_as_it_was(inn: House,
                                                                                  monkeypatch: pytest.MonkeyPatch) -> None:
    table = await inn.table(new_token(), ALONE)
    before, code = table.match.log, table.match.legal()[0]

    async def write(self: Store, *args: object, **kwargs: object) -> None:
        raise StoreError("store", "gone")

    def read(self: Store, match_id: str) -> None:
        raise StoreError("store", "gone")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", write)
        patch.setattr(Store, "load", read)
        with pytest.raises(StoreError):
            await play(table, table.seq, code)
    assert table.match.log == before
    await play(table, table.seq, code)
    assert await inn.log(table) == table.match.log


async def test_who_leaves_while_it_is_stored_does_not_stop_it(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await inn.table(new_token(), ALONE)
    real, begun, may = Store.append, asyncio.Event(), asyncio.Event()
    before, code = table.match.log, table.match.legal()[0]

    async def slow(self: Store, *args: object, **kwargs: object) -> None:
        begun.set()
        await may.wait()
        await real(self, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "append", slow)
    leaving = asyncio.ensure_future(play(table, table.seq, code))
    await begun.wait()
    leaving.cancel()
    await asyncio.wait([leaving])
    assert leaving.cancelled()
    next_one = asyncio.ensure_future(play(table, len(before), code))
    await waiting(table, 1)
    assert table.match.log == before, "it is not stored yet, so nobody is shown it"
    may.set()
    with pytest.raises(StaleError):
        await next_one
    assert table.match.log[len(before)] == code
    assert await inn.log(table) == table.match.log


async def test_who_is_refused_in_a_turn_has_changed_nothing(inn: House) -> None:
    table = await inn.table(new_token(), ALONE)
    before = table.match.log

    async def refused() -> None:
        async with table.turn(table.seq) as turn:
            turn.match.play(table.match.legal()[0])
            raise PermissionError

    with pytest.raises(PermissionError):
        await refused()
    assert not table.lock.locked()
    assert table.match.log == before == await inn.log(table)


async def test_of_two_registries_the_slower_one_reads_anew(inn: House) -> None:
    table = await inn.table(new_token(), ALONE)
    other = not_none(await inn.another_registry().get(table.id))
    assert other is not table
    (first, second, *_), seq = table.match.legal(), table.seq
    await play(table, seq, first)
    with pytest.raises(ConflictError):
        await play(other, seq, second)
    assert other.match.log == table.match.log == await inn.log(table)
    await play(other, other.seq, other.match.legal()[0])
    assert await inn.log(table) == other.match.log


async def test_taking_back_cuts_the_story(inn: House) -> None:
    device, table = await inn.seated(ALONE)
    while not table.match.can_undo():
        await play(table, table.seq, table.match.legal()[0])
    before = (await device.get(f"/t/{table.id}/at/{table.match.ply - 1}")).text
    place, ply = table.seq, table.match.ply
    assert (await post(device, table, "undo")).json() == {"seq": place + 1}
    page = await device.get(f"/t/{table.id}")
    assert (await inn.log(table))[place] == -ply
    assert f'id="ply-{ply - 2}"' in page.text
    assert f'id="ply-{ply - 1}"' not in page.text
    assert before


async def test_a_story_that_nobody_read_meanwhile_is_told_as_it_became(inn: House) -> None:
    """Taken back and done otherwise between two looks: as long as before, but another line."""
    table = await inn.table(new_token(), ALONE)
    kept, fresh, words = TablePresentation(), TablePresentation(), translator_for("en").of(table)
    while not table.match.can_undo():
        await play(table, table.seq, table.match.legal()[0])
    end, last = table.match.ply, table.match.actions[-1]
    before = kept.story(table.match, 1, words, end)
    async with table.turn(table.seq) as turn:
        turn.undo()
    await play(table, table.seq, next(code for code in table.match.legal() if code != last))
    after = kept.story(table.match, 1, words, end)
    assert after == fresh.story(table.match, 1, words, end)
    assert after[:-1] == before[:-1]
    assert after[-1] != before[-1]
    assert kept.story(catalog.game("naufrageurs").new(seed=1), 1, words, 0) == []  # the store held another match


async def test_tables_that_nobody_looks_at_leave_memory_and_come_back(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benbow.server.registry.MAX_TABLES_IN_MEMORY", 10)
    token = new_token()
    watched = await inn.table(token, ALONE)
    first = await inn.table(token, ALONE)
    await play(first, first.seq, first.match.legal()[0])
    with watched.watchers.admitted(""):
        for _ in range(12):
            await inn.table(token, ALONE)
        assert await inn.registry.get(watched.id) is watched  # a page is open
    again = not_none(await inn.registry.get(first.id))
    assert again is not first
    assert (again.match.log, again.match.state_bytes()) == (first.match.log, first.match.state_bytes())


async def test_many_requests_for_a_table_that_left_memory_load_it_once(inn: House) -> None:
    table = await inn.table(new_token(), ALONE)
    registry = inn.another_registry()
    found = await asyncio.gather(*(registry.get(table.id) for _ in range(8)))
    assert all(one is not_none(found[0]) for one in found)
    assert await registry.get("nothing-of-this-name") is None


async def test_a_match_of_other_rules_is_said_in_words(inn: House) -> None:
    device, table = await inn.seated(ALONE, accept="text/html")
    with inn.store._writing.begin() as connection:  # as an older Benbow would have left it
        connection.execute(MATCHES.update().values(rules=99))
    with pytest.raises(TableError, match="version 99"):
        await inn.another_registry().get(table.id)
    inn.registry._tables.clear()
    answer = await device.get(f"/t/{table.id}")
    assert answer.status_code in (409, 410)
    assert "<html" in answer.text
    assert "Traceback" not in answer.text
    assert (await device.get("/")).status_code == 200  # the list of tables is still there


async def test_chance_that_a_stopped_server_left_undone_is_played_once(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def not_yet(self: Table) -> None:
        """Killed between the seats and the first roll."""

    with monkeypatch.context() as patch:
        patch.setattr(Table, "begin", not_yet)
        table = await inn.table(new_token(), ALONE, seed=7, registry=inn.another_registry())  # as an older server stored it
    assert table.match.actor == CHANCE
    assert await inn.log(table) == ()
    again = not_none(await inn.registry.get(table.id))
    expected = catalog.game("naufrageurs").new(seed=7)
    expected.advance()
    assert again.match.log == expected.log == await inn.log(again)
    assert not_none(await inn.another_registry().get(table.id)).match.log == expected.log


async def test_a_cleared_table_takes_nothing_more(inn: House) -> None:
    device, table = await inn.seated(ALONE)
    assert (await device.post(f"/t/{table.id}/delete")).status_code == 303
    assert (await device.get(f"/t/{table.id}")).status_code == 404
    with pytest.raises(TableError):
        await play(table, table.seq, table.match.legal()[0])
    assert inn.store.load(table.id) is None


async def test_who_resigns_ends_the_match_and_a_second_time_is_refused(inn: House) -> None:
    device, table = await inn.seated(("me", "greedy"))
    answers = await asyncio.gather(*(post(device, table, "resign") for _ in range(3)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    stored = not_none(inn.store.load(table.id)).match
    assert (stored.status, stored.resigned) == ("resigned", 0)
