"""Group commit, many threads and loops, and kill -9: what was acknowledged is on the disk."""
from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import random
import select
import signal
import sqlite3
import struct
import threading
import time
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from benbow.server.store import ConflictError, GoneError, SeatRow, Store, StoreError
from tests.server.storing import ANNA, BOT, created, loaded, log_of, match_row, outcomes, sql

Work = Coroutine[Any, Any, None]

# -------------------------------------------------------------------------------------------------- group commit
class Hold:
    """Keeps the writer busy until it is released, so that what is queued meanwhile is one group."""

    def __init__(self, store: Store) -> None:
        self._begun, self._end = threading.Event(), threading.Event()
        self._writer = store._writer
        self._task = asyncio.ensure_future(self._writer.do(self._wait))

    def _wait(self, _: sa.Connection) -> None:
        self._begun.set()
        assert self._end.wait(60)

    @classmethod
    async def on(cls, store: Store) -> Hold:
        hold = cls(store)
        await asyncio.to_thread(hold._begun.wait, 60)
        return hold

    async def queued(self, work: Iterable[Work]) -> list[asyncio.Task[None]]:
        tasks = [asyncio.ensure_future(one) for one in work]
        while self._writer._queue.qsize() < len(tasks):
            await asyncio.sleep(0)
        return tasks

    def release(self) -> None:
        self._end.set()


async def as_one_group(store: Store, work: Iterable[Work]) -> list[BaseException | None]:
    hold = await Hold.on(store)
    tasks = await hold.queued(work)
    hold.release()
    return await outcomes(*tasks)


async def test_two_hundred_waiting_writes_are_one_commit(store: Store) -> None:
    commits, told, ids = list[bool](), list[str](), [f"m{i}" for i in range(200)]

    async def append(id: str) -> None:
        await store.append(id, 0, [1, 2])
        told.append(id)

    await created(store, *ids)
    event.listen(store._writing, "commit", lambda _: commits.append(bool(told)))
    assert await as_one_group(store, [append(id) for id in ids]) == [None] * 200
    assert commits == [False, False], "one for the job that held the writer up, one for all, and nobody was told before it"
    assert sorted(told) == sorted(ids)
    assert all(log_of(store, id) == (1, 2) for id in ids)


async def test_two_hundred_tables_playing_lose_nothing_and_double_nothing(store: Store) -> None:
    """However large the groups become, which depends on the machine."""
    commits, ids = list[object](), [f"m{i}" for i in range(200)]

    async def play(id: str) -> None:
        for seq in range(5):
            await store.append(id, seq, [seq])

    await created(store, *ids)
    event.listen(store._writing, "commit", commits.append)
    await asyncio.gather(*(play(id) for id in ids))
    assert all(log_of(store, id) == (0, 1, 2, 3, 4) for id in ids)
    assert 5 <= len(commits) <= 1000


async def test_one_bad_job_does_not_hurt_the_others(store: Store) -> None:
    bad = [
        store.append("m1", 7, [1]),  # not the next place
        store.append("nobody's", 0, [1]),  # no such match
        store.create(match_row("m2"), [ANNA], []),  # is there already
        store.create(match_row("fresh"), [ANNA, ANNA], []),  # two on one seat: fails in the middle
        store.append("m3", 0, [1, 2, 1 << 70]),  # no database holds such a number
        store.create(match_row("odd"), [SeatRow(0, 0, "\ud800", "", "h")], []),  # half a character
    ]
    await created(store, "m1", "m2", "m3", "m4")
    good = [store.append("m1", 0, [4]), store.append("m4", 0, [5])]
    answers = await as_one_group(store, [good[0], *bad, good[1]])
    kinds = [ConflictError, GoneError, ConflictError, ConflictError, StoreError, StoreError]
    assert [type(answer) for answer in answers[1:-1]] == kinds
    assert (answers[0], answers[-1]) == (None, None)
    assert [log_of(store, id) for id in ("m1", "m2", "m3", "m4")] == [(4,), (), (), (5,)]
    assert store.load("fresh") is store.load("odd") is None


async def test_if_the_commit_fails_nothing_is_acknowledged_or_seen(store: Store) -> None:
    def fail(_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    await created(store, "m1", "m2")
    event.listen(store._writing, "commit", fail)
    answers = await outcomes(store.append("m1", 0, [1]), store.append("m2", 0, [1]), store.delete("m2"))
    event.remove(store._writing, "commit", fail)
    assert [str(answer) for answer in answers] == ["store: this could not be stored: disk I/O error"] * 3
    assert len({id(answer) for answer in answers}) == 3
    assert log_of(store, "m1") == log_of(store, "m2") == ()
    await store.append("m1", 0, [2])
    assert log_of(store, "m1") == (2,), "once the disk works again, so does the store"


async def test_a_full_disk_fails_the_group_and_harms_nothing(store: Store, path: Path) -> None:
    def limit(pages: int) -> Callable[[sa.Connection], None]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").close()

    await created(store)
    await store._writer.do(limit(path.stat().st_size // 4096 + 16))
    huge = store.create(match_row("huge"), [SeatRow(0, 0, "x" * 1_000_000, "", "h")], [])
    answers = await as_one_group(store, [store.append("m", 0, [1]), huge])
    await store._writer.do(limit(1 << 30))
    await store.append("m", 0, [2])
    assert [str(answer) for answer in answers] == ["store: this could not be stored: database or disk is full"] * 2
    assert log_of(store) == (2,)
    assert store.load("huge") is None


# ------------------------------------------------------------------------------------------- loops, threads, the end
async def test_who_stops_waiting_does_not_stop_the_write(store: Store) -> None:
    await created(store)
    hold = await Hold.on(store)
    leaving, staying = await hold.queued([store.append("m", 0, [1]), store.append("m", 1, [2])])
    leaving.cancel()
    hold.release()
    await staying
    assert log_of(store) == (1, 2)


def test_a_loop_that_has_ended_does_not_stop_the_writer(store: Store) -> None:
    async def leave() -> Hold:
        await created(store)
        hold = await Hold.on(store)
        await hold.queued([store.append("m", 0, [1])])
        return hold

    asyncio.run(leave()).release()
    asyncio.run(store.append("m", 1, [2]))
    assert log_of(store) == (1, 2)


async def test_closing_waits_for_what_is_queued_and_then_takes_no_more(path: Path) -> None:
    store = Store(path)
    await created(store)
    hold = await Hold.on(store)
    tasks = await hold.queued(store.append("m", seq, [seq]) for seq in range(50))
    closing = asyncio.ensure_future(asyncio.to_thread(store.close))
    while store._writer._open:
        await asyncio.sleep(0)
    hold.release()
    await closing
    assert await outcomes(*tasks) == [None] * 50
    store.close()
    with pytest.raises(StoreError, match="the store is closed"):
        await store.append("m", 50, [1])
    with pytest.raises(StoreError, match="the store is closed"):
        store.load("m")
    with contextlib.closing(Store(path)) as again:
        assert log_of(again) == tuple(range(50))


async def test_readers_in_threads_see_whole_writes(store: Store) -> None:
    """Every append adds three, so no reader may ever see another number; and none sees less than was acknowledged."""
    acknowledged = [0]

    def look(_: int) -> bool:
        known = acknowledged[0]
        seen = log_of(store)
        return len(seen) >= known and len(seen) % 3 == 0 and seen == tuple(range(len(seen)))

    await created(store)
    with ThreadPoolExecutor(12) as pool:
        looks = [asyncio.get_running_loop().run_in_executor(pool, look, i) for i in range(300)]
        for seq in range(0, 300, 3):
            await store.append("m", seq, range(seq, seq + 3))
            acknowledged[0] = seq + 3
        assert await asyncio.gather(*looks) == [True] * 300


def test_a_match_is_read_as_it_was_at_one_moment(store: Store) -> None:
    """Someone deletes it just when its first row has been read."""
    asyncio.run(store.create(match_row(), [ANNA, BOT], [1, 2, 3]))

    deleted: list[str] = []

    def delete(*given: Any) -> None:
        if "FROM matches" in given[2] and not deleted:
            deleted.append("m")
            asyncio.run(store.delete("m"))

    event.listen(store._reading, "after_cursor_execute", delete)
    found = loaded(store)
    assert (found.seats, found.log) == ((ANNA, BOT), (1, 2, 3))
    assert store.load("m") is None


# -------------------------------------------------------------------------------------------------------- kill -9
TABLES = 4


def play_until_killed(path: Path, pipe: Pipe) -> None:
    """The child: four tables at once, three entries at a time; each acknowledgement goes through the pipe."""
    store = Store(path)

    async def play(table: int) -> None:
        seq = len(log_of(store, f"m{table}"))
        while True:
            await store.append(f"m{table}", seq, [(seq + i) * 10 + table for i in range(3)])
            seq += 3
            os.write(pipe.fileno(), struct.pack("ii", table, seq))

    async def play_all() -> None:
        await asyncio.gather(*(play(table) for table in range(TABLES)))

    asyncio.run(play_all())


def test_kill_at_any_moment_loses_nothing_that_was_acknowledged(path: Path) -> None:
    with contextlib.closing(Store(path)) as store:
        asyncio.run(created(store, *(f"m{table}" for table in range(TABLES))))
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["benbow.server.store"])
    moments, total = random.Random(20), 0
    for _ in range(20):
        ours, theirs = context.Pipe(duplex=False)
        child = context.Process(target=play_until_killed, args=(path, theirs))
        child.start()
        theirs.close()
        early = first_acknowledged(ours)
        with pytest.raises(StoreError, match="another Benbow is running"):
            Store(path)
        time.sleep(moments.uniform(0, 0.05))
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)
        child.join()
        acknowledged = early + read_acknowledged(ours)
        ours.close()
        child.close()
        check_after_kill(path, acknowledged)
        total += len(acknowledged)
    assert total >= 20 * TABLES


def first_acknowledged(pipe: Pipe) -> list[tuple[int, int]]:
    """As many as there are tables, so that it is killed in the middle of playing."""
    found = b""
    while len(found) < 8 * TABLES:
        assert select.select([pipe], [], [], 120)[0], "it does not play"
        found += os.read(pipe.fileno(), 8 * TABLES - len(found))
    return list(struct.iter_unpack("ii", found))


def read_acknowledged(pipe: Pipe) -> list[tuple[int, int]]:
    """Which tables were told that their list has which length. A line of the pipe is written whole or not at all."""
    lines = b"".join(iter(lambda: os.read(pipe.fileno(), 1 << 16), b""))
    return list(struct.iter_unpack("ii", lines))


def check_after_kill(path: Path, acknowledged: list[tuple[int, int]]) -> None:
    with contextlib.closing(Store(path)) as store:
        logs = [log_of(store, f"m{table}") for table in range(TABLES)]
    assert all(length <= len(logs[table]) for table, length in acknowledged), "an acknowledged entry is lost"
    for table, log in enumerate(logs):
        assert len(log) % 3 == 0, "half a write was kept"
        assert log == tuple(seq * 10 + table for seq in range(len(log))), "an entry is doubled or out of its place"
    assert sql(path, "PRAGMA integrity_check") == [("ok",)]
