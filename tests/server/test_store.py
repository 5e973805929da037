"""Nothing is lost, nothing is doubled, and what goes wrong is said in words."""
from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from benbow.server.store import ConflictError, GoneError, MatchRow, SeatRow, Store, StoreError
from tests.server.storing import ANNA, BEN, BOT, created, log_of, match_row, outcomes


# ------------------------------------------------------------------------------------------------------ keeping
def test_what_was_stored_comes_back_after_a_restart(path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(match_row(), [BOT, ANNA, BEN], [3, 1, 4])
        await store.append("m", 3, [1, 5, -3])
        await store.append("m", 6, [9], status="over")

    before = time.time()
    store = Store(path)
    asyncio.run(play(store))
    store.close()
    store = Store(path)
    found = store.load("m")
    store.close()
    assert found is not None
    assert found.log == (3, 1, 4, 1, 5, -3, 9)
    assert found.seats == (ANNA, BEN, BOT)
    assert before <= found.match.updated <= time.time()
    assert found.match == MatchRow(**{**vars(match_row()), "status": "over", "updated": found.match.updated})


def test_a_resignation_names_its_seat_and_adds_nothing(store: Store) -> None:
    async def play() -> None:
        await store.create(match_row(), [ANNA, BEN], [3])
        await store.append("m", 1, [], status="resigned", resigned=1)

    asyncio.run(play())
    found = store.load("m")
    assert found is not None
    assert (found.match.status, found.match.resigned, found.log) == ("resigned", 1, (3,))


def test_there_is_no_match_that_was_not_created(store: Store) -> None:
    assert store.load("nobody's") is None
    assert store.tables_of("nobody's device") == []


def test_tables_of_a_device_the_last_played_first(store: Store) -> None:
    guest = SeatRow(1, 1, "a guest of Anna's", "", ANNA.holder)

    async def play() -> None:
        await store.create(match_row("old", updated=10), [ANNA, BEN], [1, 2])
        await store.create(match_row("new", updated=30), [ANNA, BOT], [])
        await store.create(match_row("middle", updated=20), [ANNA, guest], [7])
        await store.create(match_row("foreign", updated=40), [BEN, BOT], [7])

    asyncio.run(play())
    assert [(row.id, row.entries) for row in store.tables_of(ANNA.holder)] == [("new", 0), ("middle", 1), ("old", 2)]
    old = store.tables_of(ANNA.holder)[-1]
    assert (old.game, old.status, old.updated, old.created, old.seats) == ("naufrageurs", "open", 10, 99.25, (ANNA, BEN))
    asyncio.run(store.append("old", 2, [3]))
    assert store.tables_of(ANNA.holder)[0].id == "old"
    assert store.tables_of("") == [], "bots hold no seat"


def test_a_deleted_match_leaves_nothing_behind(store: Store, path: Path) -> None:
    async def play() -> StoreError:
        await store.create(match_row(), [ANNA, BOT], [1, 2, 3])
        await store.create(match_row("other"), [ANNA], [1])
        await store.delete("m")
        await store.delete("m")
        with pytest.raises(GoneError) as caught:
            await store.append("m", 3, [4])
        return caught.value

    error = asyncio.run(play())
    assert (error.field, error.message) == ("match", "it was deleted")
    assert store.load("m") is None
    with sqlite3.connect(path) as raw:
        counts = [raw.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("matches", "seats", "entries")]
    raw.close()
    assert counts == [1, 1, 1]


# ----------------------------------------------------------------------------------------------------- conflicts
def test_of_two_who_write_the_same_place_one_wins(store: Store) -> None:
    async def play() -> list[BaseException | None]:
        await created(store)
        return await outcomes(*(store.append("m", 0, [code]) for code in range(20)))

    answers = asyncio.run(play())
    assert len([answer for answer in answers if answer is None]) == 1
    assert all(isinstance(answer, ConflictError) for answer in answers if answer is not None)
    assert log_of(store) == (answers.index(None),)


@pytest.mark.parametrize("first", [0, 1, 3, 4])
def test_only_the_next_place_can_be_written_and_all_or_nothing(store: Store, first: int) -> None:
    asyncio.run(store.create(match_row(), [ANNA], [5, 6]))
    with pytest.raises(ConflictError, match=f"entry {first} was to be stored, but 2 is the next"):
        asyncio.run(store.append("m", first, [7, 8, 9], status="over"))
    found = store.load("m")
    assert found is not None
    assert (found.log, found.match.status, found.match.updated) == ((5, 6), "open", 100.5)


def test_the_key_itself_refuses_a_second_writer(store: Store, path: Path) -> None:
    """Another program that wrote between: the database, not our own look before, has the last word."""
    asyncio.run(store.create(match_row(), [ANNA], [5]))
    raw = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        raw.execute("INSERT INTO entries VALUES ('m', 0, 6)")
    raw.close()
    with pytest.raises(ConflictError):
        asyncio.run(store.create(match_row(), [BEN], [1]))
    found = store.load("m")
    assert found is not None
    assert (found.seats, found.log) == ((ANNA,), (5,))


@pytest.mark.parametrize(("status", "resigned"), [("over", None), ("resigned", 0)])
def test_an_ended_match_takes_no_more(store: Store, status: str, resigned: int | None) -> None:
    async def play() -> list[BaseException | None]:
        await created(store)
        end = store.append("m", 0, [], status=status, resigned=resigned)
        return await outcomes(end, store.append("m", 0, [1]))

    first, second = asyncio.run(play())
    assert first is None
    assert isinstance(second, ConflictError)
    assert log_of(store) == ()


def test_nonsense_is_refused_by_name(store: Store) -> None:
    asyncio.run(created(store))
    with pytest.raises(StoreError, match="status: 'paused' is none; there are open, over, resigned"):
        asyncio.run(store.append("m", 0, [1], status="paused"))
    with pytest.raises(StoreError, match="first_seq: -1 is no place in a list"):
        asyncio.run(store.append("m", -1, [1]))
    assert log_of(store) == ()


def test_a_gap_or_damage_is_noticed(store: Store, path: Path) -> None:
    asyncio.run(store.create(match_row("gap"), [ANNA], [1, 2, 3]))
    asyncio.run(store.create(match_row("torn"), [ANNA], []))
    raw = sqlite3.connect(path, isolation_level=None)
    raw.execute("DELETE FROM entries WHERE match = 'gap' AND seq = 1")
    raw.execute("UPDATE matches SET options = '{' WHERE id = 'torn'")
    raw.close()
    with pytest.raises(StoreError, match="the list of match gap has a gap"):
        store.load("gap")
    with pytest.raises(StoreError, match="options: of match torn are damaged"):
        store.load("torn")
