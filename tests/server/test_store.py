"""Nothing is lost, nothing is doubled, and what goes wrong is said in words."""
from __future__ import annotations

import contextlib
import sqlite3
import time
from pathlib import Path

import pytest

from benbow.engine.match import Outcome
from benbow.server.store import ConflictError, GoneError, MatchRow, SeatRow, Store, StoreError
from tests.server.storing import ANNA, BEN, BOT, created, loaded, log_of, match_row, outcomes, sql

OUTCOME = Outcome((1.0, 0.0), (12, -3), (0,), "wrecker_richer")


# ------------------------------------------------------------------------------------------------------ keeping
async def test_what_was_stored_comes_back_after_a_restart(path: Path) -> None:
    before = time.time()
    with contextlib.closing(Store(path)) as store:
        await store.create(match_row(), [BOT, ANNA, BEN], [3, 1, 4])
        await store.append("m", 3, [1, 5, -3])
        await store.append("m", 6, [9], status="over")
    with contextlib.closing(Store(path)) as store:
        found = loaded(store)
    assert found.log == (3, 1, 4, 1, 5, -3, 9)
    assert found.seats == (ANNA, BEN, BOT)
    assert before <= found.match.updated <= time.time()
    assert found.match == MatchRow(**{**vars(match_row()), "status": "over", "updated": found.match.updated})


async def test_a_resignation_names_its_seat_and_adds_nothing(store: Store) -> None:
    await store.create(match_row(), [ANNA, BEN], [3])
    await store.append("m", 1, [], status="resigned", resigned=1)
    found = loaded(store)
    assert (found.match.status, found.match.resigned, found.log) == ("resigned", 1, (3,))


def test_there_is_no_match_that_was_not_created(store: Store) -> None:
    assert store.load("nobody's") is None
    assert store.tables_of("nobody's device") == []


async def test_tables_of_a_device_the_last_played_first(store: Store) -> None:
    guest = SeatRow(1, 1, "a guest of Anna's", "", ANNA.holder)
    await store.create(match_row("old", updated=10), [ANNA, BEN], [1, 2])
    await store.create(match_row("new", updated=30), [ANNA, BOT], [])
    await store.create(match_row("middle", updated=20), [ANNA, guest], [7])
    await store.create(match_row("foreign", updated=40), [BEN, BOT], [7])
    assert [(row.id, row.entries) for row in store.tables_of(ANNA.holder)] == [("new", 0), ("middle", 1), ("old", 2)]
    old = store.tables_of(ANNA.holder)[-1]
    assert (old.game, old.status, old.updated, old.created, old.seats) == ("naufrageurs", "open", 10, 99.25, (ANNA, BEN))
    await store.append("old", 2, [3])
    assert store.tables_of(ANNA.holder)[0].id == "old"
    assert store.tables_of("") == [], "bots hold no seat"


async def test_ended_matches_are_listed_and_counted_apart(store: Store) -> None:
    for number in range(7):
        await store.create(match_row(f"m{number}", updated=number), [ANNA, BOT], [])
    for number in range(5):
        ended = {"status": "resigned", "resigned": 0} if number == 2 else {"status": "over", "outcome": OUTCOME}
        await store.append(f"m{number}", 0, [number], **ended)  # type: ignore[arg-type]
    assert store.count_ended(ANNA.holder, ["naufrageurs"]) == 5
    assert store.count_ended(ANNA.holder, ["martinique"]) == store.count_ended("", ["naufrageurs"]) == 0
    rows = store.tables_of(ANNA.holder, ["naufrageurs"], is_ended=True, limit=2, offset=1)
    assert [(row.id, row.outcome, row.resigned, len(row.seats)) for row in rows] == [("m3", OUTCOME, None, 2), ("m2", None, 0, 2)]
    assert [row.id for row in store.tables_of(ANNA.holder, is_ended=False)] == ["m6", "m5"]
    assert loaded(store, "m3").match.outcome == OUTCOME
    assert store.tables_of(ANNA.holder, ["martinique"]) == []


async def test_a_damaged_outcome_is_as_none(store: Store, path: Path) -> None:
    await store.create(match_row(), [ANNA], [1])
    await store.append("m", 1, [], status="over", outcome=OUTCOME)
    for damage in ("{", "[]", '{"points": 3}'):
        sql(path, f"UPDATE matches SET outcome = '{damage}'")
        assert store.tables_of(ANNA.holder)[0].outcome is None


async def test_a_deleted_match_leaves_nothing_behind(store: Store, path: Path) -> None:
    await store.create(match_row(), [ANNA, BOT], [1, 2, 3])
    await store.create(match_row("other"), [ANNA], [1])
    await store.delete("m")
    await store.delete("m")
    with pytest.raises(GoneError) as caught:
        await store.append("m", 3, [4])
    assert (caught.value.field, caught.value.message) == ("match", "it was deleted")
    assert store.load("m") is None
    assert sql(path, *(f"SELECT count(*) FROM {table}" for table in ("matches", "seats", "entries"))) == [(1,)] * 3


# ----------------------------------------------------------------------------------------------------- conflicts
async def test_of_two_who_write_the_same_place_one_wins(store: Store) -> None:
    await created(store)
    answers = await outcomes(*(store.append("m", 0, [code]) for code in range(20)))
    assert len([answer for answer in answers if answer is None]) == 1
    assert all(isinstance(answer, ConflictError) for answer in answers if answer is not None)
    assert log_of(store) == (answers.index(None),)


@pytest.mark.parametrize("first", [0, 1, 3, 4])
async def test_only_the_next_place_can_be_written_and_all_or_nothing(store: Store, first: int) -> None:
    await store.create(match_row(), [ANNA], [5, 6])
    with pytest.raises(ConflictError, match=f"entry {first} was to be stored, but 2 is the next"):
        await store.append("m", first, [7, 8, 9], status="over")
    found = loaded(store)
    assert (found.log, found.match.status, found.match.updated) == ((5, 6), "open", 100.5)


async def test_the_key_itself_refuses_a_second_writer(store: Store, path: Path) -> None:
    """Another program that wrote between: the database, not our own look before, has the last word."""
    await store.create(match_row(), [ANNA], [5])
    with pytest.raises(sqlite3.IntegrityError, match="UNIQUE"):
        sql(path, "INSERT INTO entries VALUES ('m', 0, 6)")
    with pytest.raises(ConflictError):
        await store.create(match_row(), [BEN], [1])
    found = loaded(store)
    assert (found.seats, found.log) == ((ANNA,), (5,))


@pytest.mark.parametrize(("status", "resigned"), [("over", None), ("resigned", 0)])
async def test_an_ended_match_takes_no_more(store: Store, status: str, resigned: int | None) -> None:
    await created(store)
    end = store.append("m", 0, [], status=status, resigned=resigned)
    first, second = await outcomes(end, store.append("m", 0, [1]))
    assert first is None
    assert isinstance(second, ConflictError)
    assert log_of(store) == ()


async def test_nonsense_is_refused_by_name(store: Store) -> None:
    await created(store)
    with pytest.raises(StoreError, match="status: 'paused' is none; there are open, over, resigned"):
        await store.append("m", 0, [1], status="paused")
    with pytest.raises(StoreError, match="first_seq: -1 is no place in a list"):
        await store.append("m", -1, [1])
    assert log_of(store) == ()


async def test_a_gap_or_damage_is_noticed(store: Store, path: Path) -> None:
    await store.create(match_row("gap"), [ANNA], [1, 2, 3])
    await store.create(match_row("torn"), [ANNA], [])
    sql(path, "DELETE FROM entries WHERE match = 'gap' AND seq = 1", "UPDATE matches SET options = '{' WHERE id = 'torn'")
    with pytest.raises(StoreError, match="the list of match gap has a gap"):
        store.load("gap")
    with pytest.raises(StoreError, match="options: of match torn are damaged"):
        store.load("torn")
