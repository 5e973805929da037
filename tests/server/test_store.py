"""Nothing is lost, nothing is doubled, and what goes wrong is said in words."""
from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import select
import signal
import sqlite3
import struct
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

import benbow
from benbow.server import migrations
from benbow.server.schema import HEAD, METADATA
from benbow.server.store import ConflictError, GoneError, MatchRow, SeatRow, Store, StoreError, copy_database

Work = Coroutine[Any, Any, None]
ANNA = SeatRow(0, 0, "Anna <b>ö</b>", "", "anna's device")
BEN = SeatRow(1, 1, "Ben", "", "ben's device")
BOT = SeatRow(2, None, "", "greedy", "")


def match_row(id: str = "m", updated: float = 100.5) -> MatchRow:
    dice = {"kind": "seeded", "secret": "7"}
    return MatchRow(id, "naufrageurs", 1, {"players": 3, "ends": "late"}, dice, "open", None, 99.25, updated)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "benbow.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    opened = Store(path)
    yield opened
    opened.close()


def log_of(store: Store, id: str = "m") -> tuple[int, ...]:
    found = store.load(id)
    assert found is not None
    return found.log


async def created(store: Store, *ids: str) -> None:
    await asyncio.gather(*(store.create(match_row(id), [ANNA, BOT], []) for id in ids or ["m"]))


async def outcomes(*work: Awaitable[None]) -> list[BaseException | None]:
    return await asyncio.gather(*work, return_exceptions=True)


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

    async def begun(self) -> None:
        await asyncio.to_thread(self._begun.wait, 60)

    async def queued(self, work: Iterable[Work]) -> list[asyncio.Task[None]]:
        tasks = [asyncio.ensure_future(one) for one in work]
        while self._writer._queue.qsize() < len(tasks):
            await asyncio.sleep(0)
        return tasks

    def release(self) -> None:
        self._end.set()


async def as_one_group(store: Store, work: Iterable[Work]) -> list[BaseException | None]:
    hold = Hold(store)
    await hold.begun()
    tasks = await hold.queued(work)
    hold.release()
    return await outcomes(*tasks)


def test_two_hundred_waiting_writes_are_one_commit(store: Store) -> None:
    commits: list[bool] = []
    told: list[str] = []
    ids = [f"m{i}" for i in range(200)]

    async def append(id: str) -> None:
        await store.append(id, 0, [1, 2])
        told.append(id)

    async def play() -> list[BaseException | None]:
        await created(store, *ids)
        event.listen(store._writing, "commit", lambda _: commits.append(bool(told)))
        return await as_one_group(store, [append(id) for id in ids])

    assert asyncio.run(play()) == [None] * 200
    assert commits == [False, False], "one for the job that held the writer up, one for all, and nobody was told before it"
    assert sorted(told) == sorted(ids)
    assert all(log_of(store, id) == (1, 2) for id in ids)


def test_two_hundred_tables_playing_need_far_fewer_commits_than_moves(store: Store) -> None:
    commits: list[object] = []
    ids = [f"m{i}" for i in range(200)]

    async def play(id: str) -> None:
        for seq in range(5):
            await store.append(id, seq, [seq])

    async def all_of_them() -> None:
        await created(store, *ids)
        event.listen(store._writing, "commit", commits.append)
        await asyncio.gather(*(play(id) for id in ids))

    asyncio.run(all_of_them())
    assert all(log_of(store, id) == (0, 1, 2, 3, 4) for id in ids)
    assert 5 <= len(commits) <= 500  # of 1,000 moves; a machine that is busy with other things makes smaller groups


def test_one_bad_job_does_not_hurt_the_others(store: Store) -> None:
    bad = [
        store.append("m1", 7, [1]),  # not the next place
        store.append("nobody's", 0, [1]),  # no such match
        store.create(match_row("m2"), [ANNA], []),  # is there already
        store.create(match_row("fresh"), [ANNA, ANNA], []),  # two on one seat: fails in the middle
        store.append("m3", 0, [1, 2, 1 << 70]),  # no database holds such a number
        store.create(match_row("odd"), [SeatRow(0, 0, "\ud800", "", "h")], []),  # half a character
    ]

    async def play() -> list[BaseException | None]:
        await created(store, "m1", "m2", "m3", "m4")
        good = [store.append("m1", 0, [4]), store.append("m4", 0, [5])]
        return await as_one_group(store, [good[0], *bad, good[1]])

    answers = asyncio.run(play())
    kinds = [ConflictError, GoneError, ConflictError, ConflictError, StoreError, StoreError]
    assert [type(answer) for answer in answers[1:-1]] == kinds
    assert (answers[0], answers[-1]) == (None, None)
    assert [log_of(store, id) for id in ("m1", "m2", "m3", "m4")] == [(4,), (), (), (5,)]
    assert store.load("fresh") is store.load("odd") is None


def test_if_the_commit_fails_nothing_is_acknowledged_or_seen(store: Store) -> None:
    def fail(_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    async def play() -> list[BaseException | None]:
        await created(store, "m1", "m2")
        work = [store.append("m1", 0, [1]), store.append("m2", 0, [1]), store.delete("m2")]
        event.listen(store._writing, "commit", fail)
        answers = await outcomes(*work)
        event.remove(store._writing, "commit", fail)
        return answers

    answers = asyncio.run(play())
    assert [str(answer) for answer in answers] == ["store: this could not be stored: disk I/O error"] * 3
    assert len({id(answer) for answer in answers}) == 3
    assert log_of(store, "m1") == log_of(store, "m2") == ()
    asyncio.run(store.append("m1", 0, [2]))
    assert log_of(store, "m1") == (2,), "once the disk works again, so does the store"


def test_a_full_disk_fails_the_group_and_harms_nothing(store: Store, path: Path) -> None:
    def limit(pages: int) -> Callable[[sa.Connection], None]:
        return lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count={pages}").close()

    async def play() -> list[BaseException | None]:
        await created(store)
        await store._writer.do(limit(path.stat().st_size // 4096 + 16))
        huge = store.create(match_row("huge"), [SeatRow(0, 0, "x" * 1_000_000, "", "h")], [])
        answers = await as_one_group(store, [store.append("m", 0, [1]), huge])
        await store._writer.do(limit(1 << 30))
        await store.append("m", 0, [2])
        return answers

    answers = asyncio.run(play())
    assert [str(answer) for answer in answers] == ["store: this could not be stored: database or disk is full"] * 2
    assert log_of(store) == (2,)
    assert store.load("huge") is None


# ------------------------------------------------------------------------------------------- loops, threads, the end
def test_who_stops_waiting_does_not_stop_the_write(store: Store) -> None:
    async def play() -> None:
        await created(store)
        hold = Hold(store)
        await hold.begun()
        leaving, staying = await hold.queued([store.append("m", 0, [1]), store.append("m", 1, [2])])
        leaving.cancel()
        hold.release()
        await staying

    asyncio.run(play())
    assert log_of(store) == (1, 2)


def test_a_loop_that_has_ended_does_not_stop_the_writer(store: Store) -> None:
    async def leave() -> Hold:
        await created(store)
        hold = Hold(store)
        await hold.begun()
        await hold.queued([store.append("m", 0, [1])])
        return hold

    asyncio.run(leave()).release()
    asyncio.run(store.append("m", 1, [2]))
    assert log_of(store) == (1, 2)


def test_closing_waits_for_what_is_queued_and_then_takes_no_more(path: Path) -> None:
    store = Store(path)

    async def play() -> list[BaseException | None]:
        await created(store)
        hold = Hold(store)
        await hold.begun()
        tasks = await hold.queued(store.append("m", seq, [seq]) for seq in range(50))
        closing = asyncio.ensure_future(asyncio.to_thread(store.close))
        while store._writer._open:
            await asyncio.sleep(0)
        hold.release()
        await closing
        return await outcomes(*tasks)

    assert asyncio.run(play()) == [None] * 50
    store.close()
    with pytest.raises(StoreError, match="it is closed"):
        asyncio.run(store.append("m", 50, [1]))
    with pytest.raises(StoreError, match="it is closed"):
        store.load("m")
    again = Store(path)
    assert log_of(again) == tuple(range(50))
    again.close()


def test_readers_in_threads_see_whole_writes(store: Store) -> None:
    """Every append adds three, so no reader may ever see another number; and none sees less than was acknowledged."""
    acknowledged = [0]

    def look(_: int) -> bool:
        known = acknowledged[0]
        seen = log_of(store)
        return len(seen) >= known and len(seen) % 3 == 0 and seen == tuple(range(len(seen)))

    async def play() -> list[bool]:
        await created(store)
        with ThreadPoolExecutor(12) as pool:
            looks = [asyncio.get_running_loop().run_in_executor(pool, look, i) for i in range(300)]
            for seq in range(0, 300, 3):
                await store.append("m", seq, range(seq, seq + 3))
                acknowledged[0] = seq + 3
            return await asyncio.gather(*looks)

    assert asyncio.run(play()) == [True] * 300


def test_a_match_is_read_as_it_was_at_one_moment(store: Store) -> None:
    """Someone deletes it just when its first row has been read."""
    asyncio.run(store.create(match_row(), [ANNA, BOT], [1, 2, 3]))

    deleted: list[str] = []

    def delete(*given: Any) -> None:
        if "FROM matches" in given[2] and not deleted:
            deleted.append("m")
            asyncio.run(store.delete("m"))

    event.listen(store._reading, "after_cursor_execute", delete)
    found = store.load("m")
    assert found is not None
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
    store = Store(path)
    asyncio.run(created(store, *(f"m{table}" for table in range(TABLES))))
    store.close()
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["benbow.server.store"])
    moments, total = random.Random(20), 0
    for _ in range(20):
        ours, theirs = context.Pipe(duplex=False)
        child = context.Process(target=play_until_killed, args=(path, theirs))
        child.start()
        theirs.close()
        assert select.select([ours], [], [], 60)[0], "it does not play"
        with pytest.raises(StoreError, match="another Benbow is running"):
            Store(path)
        time.sleep(moments.uniform(0, 0.05))
        assert child.pid is not None
        os.kill(child.pid, signal.SIGKILL)
        child.join()
        acknowledged = read_acknowledged(ours)
        ours.close()
        child.close()
        check_after_kill(path, acknowledged)
        total += len(acknowledged)
    assert total >= 20 * TABLES


def read_acknowledged(pipe: Pipe) -> list[tuple[int, int]]:
    """Which tables were told that their list has which length. A line of the pipe is written whole or not at all."""
    lines = b"".join(iter(lambda: os.read(pipe.fileno(), 1 << 16), b""))
    return list(struct.iter_unpack("ii", lines))


def check_after_kill(path: Path, acknowledged: list[tuple[int, int]]) -> None:
    store = Store(path)
    logs = [log_of(store, f"m{table}") for table in range(TABLES)]
    store.close()
    assert all(length <= len(logs[table]) for table, length in acknowledged), "an acknowledged entry is lost"
    for table, log in enumerate(logs):
        assert len(log) % 3 == 0, "half a write was kept"
        assert log == tuple(seq * 10 + table for seq in range(len(log))), "an entry is doubled or out of its place"
    raw = sqlite3.connect(path)
    assert raw.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    raw.close()


# --------------------------------------------------------------------------------------------------------- opening
def refused(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        Store(path)
    assert caught.value.field == "data"
    return caught.value.message.replace(str(path), "FILE")


def test_two_servers_cannot_share_a_folder(store: Store, path: Path, tmp_path: Path) -> None:
    said = "another Benbow is running on FILE; stop it first, or give this one a folder of its own"
    assert refused(path) == said
    (tmp_path / "elsewhere").symlink_to(path.parent)
    assert refused(tmp_path / "elsewhere" / path.name) == said
    (tmp_path / "other.db").symlink_to(path)
    assert refused(tmp_path / "other.db") == said
    asyncio.run(created(store))
    store.close()
    Store(path).close()


def test_a_database_of_a_later_benbow_is_left_alone(path: Path) -> None:
    Store(path).close()
    raw = sqlite3.connect(path, isolation_level=None)
    raw.execute("UPDATE alembic_version SET version_num = '0999'")
    raw.close()
    before = path.read_bytes()
    assert refused(path) == f"FILE was made by a later Benbow (version 0999, not {HEAD}); please use that one"
    assert refused(path).startswith("FILE was made"), "a refusal lets go of the lock"
    assert path.read_bytes() == before


def test_what_is_no_database_of_ours_is_left_alone(tmp_path: Path) -> None:
    letter, foreign = tmp_path / "letter.txt", tmp_path / "foreign.db"
    letter.write_text("Dear Jim, " * 100)
    raw = sqlite3.connect(foreign, isolation_level=None)
    raw.execute("CREATE TABLE songs (title TEXT)")
    raw.close()
    assert refused(letter) == "FILE is not a database; nothing was changed in it"
    assert refused(foreign) == "FILE is a database, but not one of Benbow; nothing was changed in it"
    assert letter.read_text() == "Dear Jim, " * 100
    raw = sqlite3.connect(foreign)
    assert raw.execute("SELECT name FROM sqlite_master").fetchall() == [("songs",)]
    raw.close()


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "lock.db.lock").mkdir()
    assert refused(tmp_path / "file" / "benbow.db") == "FILE cannot be written: File exists"
    assert refused(tmp_path) == "FILE cannot be written: Is a directory"
    assert refused(tmp_path / "lock.db") == "FILE.lock cannot be used: unable to open database file"


def test_only_the_owner_can_read_the_secrets(store: Store, path: Path) -> None:
    asyncio.run(created(store))
    files = [path, *path.parent.glob(f"{path.name}-*")]
    assert len(files) == 3
    assert [file.stat().st_mode & 0o077 for file in [*files, path.parent]] == [0] * 4


# --------------------------------------------------------------------------------------------------------- schema
def test_the_scripts_make_what_the_schema_says(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with store._reading.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, METADATA) == []
        checks = {table: sa.inspect(connection).get_check_constraints(table) for table in METADATA.tables}
        made = {table: sa.inspect(connection).get_foreign_keys(table) for table in METADATA.tables}
    assert [check["name"] for check in checks["matches"]] == ["ck_matches_status"]
    assert [key["options"] for table in ("seats", "entries") for key in made[table]] == [{"ondelete": "CASCADE"}] * 2


def test_the_head_is_the_newest_script() -> None:
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory.from_config(migrations.config())
    assert scripts.get_heads() == [HEAD]
    assert all(script.revision.isdecimal() for script in scripts.walk_revisions()), "versions are numbers: later ones are known"


def test_a_first_start_that_fails_half_way_leaves_an_empty_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = migrations.upgrade

    def crash(connection: sa.Connection) -> None:
        upgrade(connection)
        raise KeyboardInterrupt

    monkeypatch.setattr(migrations, "upgrade", crash)
    with pytest.raises(KeyboardInterrupt):
        Store(path)
    raw = sqlite3.connect(path)
    assert raw.execute("SELECT name FROM sqlite_master").fetchall() == []
    raw.close()
    monkeypatch.setattr(migrations, "upgrade", upgrade)
    Store(path).close()


def test_a_second_start_does_not_load_the_migrations(path: Path) -> None:
    Store(path).close()
    script = "import sys; from pathlib import Path; from benbow.server.store import Store; Store(Path(sys.argv[1])).close()"
    script += "; print('sqlalchemy' in sys.modules, 'alembic' in sys.modules)"
    source = str(Path(benbow.__file__).parent.parent)
    done = subprocess.run([sys.executable, "-c", script, path], capture_output=True, text=True, cwd=source)
    assert (done.stdout, done.stderr) == ("True False\n", "")


def test_every_connection_is_durable_and_strict(store: Store) -> None:
    wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
    for engine in (store._writing, store._reading):
        with engine.connect() as connection:
            assert {pragma: connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() for pragma in wanted} == wanted


# ---------------------------------------------------------------------------------------------------------- copies
def test_a_copy_made_during_play_is_whole(store: Store, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "monday.db"
    copy.parent.mkdir()

    async def play() -> None:
        await created(store)
        copying = None
        for seq in range(0, 300, 3):
            await store.append("m", seq, range(seq, seq + 3))
            if seq == 150:
                copying = asyncio.ensure_future(asyncio.to_thread(store.backup, copy))
        assert copying is not None
        await copying

    asyncio.run(play())
    assert [file.name for file in copy.parent.iterdir()] == ["monday.db"], "one file, complete by itself"
    assert copy.stat().st_mode & 0o077 == 0
    assert copy.read_bytes()[18:20] == b"\1\1", "it needs no file beside it, not even to be read"
    copied = Store(copy)
    log = log_of(copied)
    copied.close()
    assert len(log) >= 153
    assert len(log) % 3 == 0
    assert log == tuple(range(len(log)))


def test_a_copy_overwrites_nothing_and_says_why_it_failed(store: Store, path: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.db"
    kept.write_text("older")
    with pytest.raises(StoreError, match="exists already; nothing was overwritten"):
        store.backup(kept)
    with pytest.raises(StoreError, match="exists already"):
        store.backup(path)
    assert kept.read_text() == "older"
    with pytest.raises(StoreError, match=r"no copy was made at .*: No such file or directory"):
        store.backup(tmp_path / "nowhere" / "copy.db")
    with pytest.raises(StoreError, match=r"no copy was made at .*: unable to open database file"):
        copy_database(tmp_path / "missing.db", tmp_path / "copy.db")
    with pytest.raises(StoreError, match=r"no copy was made at .*: file is not a database"):
        copy_database(kept, tmp_path / "copy.db")
    assert not list(tmp_path.glob("*copy.db*")) + list(tmp_path.glob("missing*"))
