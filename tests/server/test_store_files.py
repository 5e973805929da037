"""Opening, upgrading and copying a database, and whom it is refused to."""
from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

import benbow
from benbow.engine.match import Outcome
from benbow.server import migrations
from benbow.server.schema import HEAD, METADATA, Timing
from benbow.server.store import Store, StoreError, copy_database
from tests.server.house import not_none
from tests.server.storing import created, log_of, sql


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
    sql(path, "UPDATE alembic_version SET version_num = '0999'")
    before = path.read_bytes()
    assert refused(path) == f"FILE was made by a later Benbow (version 0999, not {HEAD}); please use that one"
    assert refused(path).startswith("FILE was made"), "a refusal lets go of the lock"
    assert path.read_bytes() == before


def test_what_is_no_database_of_ours_is_left_alone(tmp_path: Path) -> None:
    letter, foreign = tmp_path / "letter.txt", tmp_path / "foreign.db"
    letter.write_text("Dear Jim, " * 100)
    sql(foreign, "CREATE TABLE songs (title TEXT)")
    assert refused(letter) == "FILE is not a database; nothing was changed in it"
    assert refused(foreign) == "FILE is a database, but not one of Benbow; nothing was changed in it"
    assert letter.read_text() == "Dear Jim, " * 100
    assert sql(foreign, "SELECT name FROM sqlite_master") == [("songs",)]


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


def test_a_database_of_the_first_version_is_upgraded_with_all_it_holds(path: Path) -> None:
    from alembic import command

    path.parent.mkdir()
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        command.upgrade(migrations.config(connection), "0001")
    sql(path, """INSERT INTO matches VALUES ('m', 'naufrageurs', 1, '{"players": 2}', '{"kind": "seeded"}', 'over', 0, 1, 2)""",
        "INSERT INTO seats VALUES ('m', 0, 0, 'Anna', '', 'anna''s device')", "INSERT INTO entries VALUES ('m', 0, 7)")
    with engine.begin() as connection:  # with talk of before lines had keys, and clocks of before turns were remembered
        command.upgrade(migrations.config(connection), "0003")
    engine.dispose()
    sql(path, """UPDATE matches SET timing = '{"left": [60.0, 50.0], "seat": 1, "since": 9.0, "is_paused": false}'""")
    sql(path, "INSERT INTO talk VALUES ('m', 0, 5.0, 'seats', 0, 'Anna', 'anna''s device', '', 'hello')")
    with contextlib.closing(Store(path)) as store:
        stored = not_none(store.load("m"))
        assert [said.text for said in stored.talk] == ["hello"]
        assert (stored.match.key, stored.match.rematch, stored.match.timing) == (None, None, Timing((60.0, 50.0), 1, 9.0))
        (row,) = store.tables_of("anna's device")
        assert (row.id, row.status, row.outcome, row.seats[0].name, log_of(store)) == ("m", "over", None, "Anna", (7,))
        outcome = Outcome((1.0, 0.0), (3, -4), (0,), "even")
        asyncio.run(store.keep_outcome("m", outcome))
        assert store.tables_of("anna's device")[0].outcome == outcome
    assert sql(path, "SELECT version_num FROM alembic_version") == [(HEAD,)]


def test_a_first_start_that_fails_half_way_leaves_an_empty_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    upgrade = migrations.upgrade

    def crash(connection: sa.Connection) -> None:
        upgrade(connection)
        raise KeyboardInterrupt

    monkeypatch.setattr(migrations, "upgrade", crash)
    with pytest.raises(KeyboardInterrupt):
        Store(path)
    assert sql(path, "SELECT name FROM sqlite_master") == []
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
async def test_a_copy_made_during_play_is_whole(store: Store, tmp_path: Path) -> None:
    copy = tmp_path / "copies" / "monday.db"
    copy.parent.mkdir()
    await created(store)
    for seq in range(0, 300, 3):
        await store.append("m", seq, range(seq, seq + 3))
        if seq == 150:
            copying = asyncio.ensure_future(asyncio.to_thread(copy_database, store.path, copy))
    await copying
    assert [file.name for file in copy.parent.iterdir()] == ["monday.db"], "one file, complete by itself"
    assert copy.stat().st_mode & 0o077 == 0
    assert copy.read_bytes()[18:20] == b"\1\1", "it needs no file beside it, not even to be read"
    with contextlib.closing(Store(copy)) as copied:
        log = log_of(copied)
    assert len(log) >= 153
    assert len(log) % 3 == 0
    assert log == tuple(range(len(log)))


def test_a_copy_overwrites_nothing_and_says_why_it_failed(store: Store, path: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.db"
    kept.write_text("older")
    with pytest.raises(StoreError, match="exists already; nothing was overwritten"):
        copy_database(store.path, kept)
    with pytest.raises(StoreError, match="exists already"):
        copy_database(store.path, path)
    assert kept.read_text() == "older"
    with pytest.raises(StoreError, match=r"no copy was made at .*: No such file or directory"):
        copy_database(store.path, tmp_path / "nowhere" / "copy.db")
    with pytest.raises(StoreError, match=r"no copy was made at .*: unable to open database file"):
        copy_database(tmp_path / "missing.db", tmp_path / "copy.db")
    with pytest.raises(StoreError, match=r"no copy was made at .*: file is not a database"):
        copy_database(kept, tmp_path / "copy.db")
    assert not list(tmp_path.glob("*copy.db*")) + list(tmp_path.glob("missing*"))
