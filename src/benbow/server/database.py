"""The SQLite file of the store: opening, claiming, upgrading, copying it."""
from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from . import migrations
from .schema import HEAD, StoreError
from .writer import cause


def bring_up_to_date(engine: sql.Engine, path: Path) -> None:
    """Create or upgrade the tables in one transaction, so a crash leaves the file as it was."""
    with engine.begin() as connection:
        version = version_of(connection, path)
        if version == HEAD:
            return
        if version is not None and (not version.isdecimal() or int(version) > int(HEAD)):
            raise StoreError("data", f"{path} was made by a later Benbow (version {version}, not {HEAD}); please use that one")
        migrations.upgrade(connection)


def version_of(connection: sql.Connection, path: Path) -> str | None:
    """The version of its schema; None if it is empty."""
    tables = sql.inspect(connection).get_table_names()
    if not tables:
        return None
    if "alembic_version" in tables:
        found = connection.execute(sql.text("SELECT version_num FROM alembic_version")).scalars().all()
        if len(found) == 1:
            return str(found[0])
    raise StoreError("data", f"{path} is a database, but not one of Benbow; nothing was changed in it")


# ----------------------------------------------------------------------------------------------------- SQLite alone
BUSY_TIMEOUT_S = 10.0  # to wait for another program that has the file open
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
REFUSALS = {
    sqlite3.SQLITE_NOTADB: "is not a database; nothing was changed in it",
    sqlite3.SQLITE_CORRUPT: "is damaged; please put back your last copy of it",
    sqlite3.SQLITE_BUSY: "is held by another program; please close that first",
}


def engine_for(path: Path, begin: Literal["BEGIN", "BEGIN IMMEDIATE"], connections: int) -> sql.Engine:
    """Connections whose transactions begin explicitly: the driver would begin them late, and none for reads."""
    engine = sql.create_engine(
        sql.URL.create("sqlite", database=str(path.absolute())),
        connect_args={"isolation_level": None, "timeout": BUSY_TIMEOUT_S, "check_same_thread": False},
        pool_size=connections,
        max_overflow=0,
    )

    @sql.event.listens_for(engine, "connect")
    def set_up(raw: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        for pragma in PRAGMAS:
            raw.execute(f"PRAGMA {pragma}")

    @sql.event.listens_for(engine, "begin")
    def start(connection: sql.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def prepare_file(path: Path) -> None:
    """Create the file for its owner only: it holds secrets of running matches. (SQLite's side files inherit that.)"""
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except (OSError, ValueError) as error:
        raise StoreError("data", f"{path} cannot be written: {getattr(error, 'strerror', None) or error}") from None


def claim(path: Path) -> sqlite3.Connection:
    """A lock that ends with this process, however it ends: SQLite's own, on an empty file. It works on every system, and child
    processes do not inherit it."""
    name = f"{path.resolve()}.lock"  # resolved, so that a link leads to the same lock
    try:
        lock = sqlite3.connect(name, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            lock.close()
            raise
    except sqlite3.Error as error:
        if code_of(error) == sqlite3.SQLITE_BUSY:
            why = f"another Benbow is running on {path}; stop it first, or give this one a folder of its own"
            raise StoreError("data", why) from None
        raise StoreError("data", f"{name} cannot be used: {error}") from None
    return lock


def code_of(error: BaseException | None) -> int:
    """SQLite's primary error code; 0 if there is none."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


@contextlib.contextmanager
def explained(path: Path) -> Iterator[None]:
    """Errors of the driver as StoreErrors that say what to do."""
    try:
        yield
    except (SQLAlchemyError, sqlite3.Error) as error:
        code = code_of(error.orig if isinstance(error, DBAPIError) else error)
        why = REFUSALS.get(code, f"cannot be written: {cause(error)}")
        raise StoreError("data", f"{path} {why}") from None


def copy_database(path: Path, to: Path) -> None:
    """Copy a database that may be in use by any process. The copy is one file, and appears only when it is complete."""
    if to.exists():
        raise StoreError("to", f"{to} exists already; nothing was overwritten")
    partial = to.with_name(f"{to.name}.partial")
    try:
        os.close(os.open(partial, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        with (
            contextlib.closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", BUSY_TIMEOUT_S, uri=True)) as source,
            contextlib.closing(sqlite3.connect(partial, timeout=BUSY_TIMEOUT_S, isolation_level=None)) as target,
        ):
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
        partial.replace(to)
    except (OSError, sqlite3.Error) as error:
        raise StoreError("to", f"no copy was made at {to}: {getattr(error, 'strerror', None) or error}") from None
    finally:
        with contextlib.suppress(OSError):
            partial.unlink(missing_ok=True)
