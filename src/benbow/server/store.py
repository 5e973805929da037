"""The store: matches, seats and entries in a database.

Reads may come from any thread; writes are awaited and are on the disk when they return. The last part of this file is for SQLite
only; the rest would run on PostgreSQL as it is.
"""
from __future__ import annotations

import contextlib
import json
import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import sqlalchemy as sql
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from benbow.engine.match import Outcome

from . import migrations
from .schema import (
    ENTRIES,
    HEAD,
    MATCHES,
    SEATS,
    STATUSES,
    ConflictError,
    GoneError,
    MatchRow,
    SeatRow,
    Stored,
    StoreError,
    TableRow,
)
from .writer import Writer, cause, closed

__all__ = ["ConflictError", "GoneError", "MatchRow", "SeatRow", "Store", "StoreError", "Stored", "TableRow", "copy_database"]

# Built once: SQLAlchemy and the driver cache compiled statements.
LENGTH = sql.select(sql.func.coalesce(sql.func.max(ENTRIES.c.seq) + 1, 0))  # of some entries
NEXT_SEQ = LENGTH.where(ENTRIES.c.match == sql.bindparam("of")).scalar_subquery()
TOUCH = (
    sql.update(MATCHES)
    .where(MATCHES.c.id == sql.bindparam("of"), MATCHES.c.status == "open", sql.bindparam("first") == NEXT_SEQ)
    .values(
        updated=sql.bindparam("now"),
        status=sql.func.coalesce(sql.bindparam("to"), MATCHES.c.status),
        resigned=sql.func.coalesce(sql.bindparam("by"), MATCHES.c.resigned),
        outcome=sql.func.coalesce(sql.bindparam("result"), MATCHES.c.outcome),
    )
)
ADD = sql.insert(ENTRIES)
KEEP_OUTCOME = sql.update(MATCHES).where(MATCHES.c.id == sql.bindparam("of")).values(outcome=sql.bindparam("result"))
THE_MATCH = sql.select(MATCHES).where(MATCHES.c.id == sql.bindparam("of"))
THE_SEATS = sql.select(SEATS).where(SEATS.c.match == sql.bindparam("of")).order_by(SEATS.c.seat)
THE_LIST = sql.select(ENTRIES.c.seq, ENTRIES.c.code).where(ENTRIES.c.match == sql.bindparam("of")).order_by(ENTRIES.c.seq)


class Store:
    """The matches of one server.

    Raises StoreError if the file cannot be written, is no database of ours, was made by a later Benbow, or is in use by another
    server that runs now.
    """

    def __init__(self, path: Path) -> None:
        self.path = Path(path)
        prepare_file(self.path)
        self._lock = claim(self.path)
        self._writing = engine_for(self.path, "BEGIN IMMEDIATE", connections=1)
        self._reading = engine_for(self.path, "BEGIN", connections=8)
        self._is_open = True
        try:
            with explained(self.path):
                bring_up_to_date(self._writing, self.path)
        except BaseException:
            self._let_go()
            raise
        self._writer = Writer(self._writing)

    def close(self) -> None:
        """Waits for what is queued to be written. A second call does nothing."""
        if self._is_open:
            self._writer.close()
            self._let_go()

    def _let_go(self) -> None:
        self._is_open = False
        self._reading.dispose()
        self._writing.dispose()
        self._lock.close()

    # ---------------------------------------------------------------------------------------------- writing
    async def create(self, match: MatchRow, seats: Sequence[SeatRow], entries: Sequence[int]) -> None:
        """A new match. ConflictError if there is one with this id."""
        row = match_values(match)
        people = [{"match": match.id, **vars(seat)} for seat in seats]
        lines = entry_values(match.id, 0, entries)

        def work(connection: sql.Connection) -> None:
            connection.execute(sql.insert(MATCHES), row)
            if people:
                connection.execute(sql.insert(SEATS), people)
            if lines:
                connection.execute(ADD, lines)

        await self._writer.do(work)

    async def append(
        self, match_id: str, first_seq: int, codes: Sequence[int], *, status: str | None = None, resigned: int | None = None,
        outcome: Outcome | None = None,
    ) -> None:
        """Add to the list, all or nothing. ConflictError unless `first_seq` is the next place of a match that is open.

        A resignation adds no entry, so the place alone would not tell who was first: an ended match takes no more.
        """
        if status is not None:
            checked_status(status)
        lines = entry_values(match_id, first_seq, codes)
        given = {"of": match_id, "first": first_seq, "now": time.time(), "to": status, "by": resigned,
                 "result": outcome_text(outcome)}

        def work(connection: sql.Connection) -> None:
            if connection.execute(TOUCH, given).rowcount != 1:
                raise refusal(connection, match_id, first_seq)
            if lines:
                connection.execute(ADD, lines)

        await self._writer.do(work)

    async def keep_outcome(self, match_id: str, outcome: Outcome) -> None:
        """How a match ended that was stored without it."""
        given = {"of": match_id, "result": outcome_text(outcome)}

        def work(connection: sql.Connection) -> None:
            connection.execute(KEEP_OUTCOME, given)

        await self._writer.do(work)

    async def delete(self, match_id: str) -> None:
        """Remove a match with its seats and entries. It is no error if there is none."""

        def work(connection: sql.Connection) -> None:
            connection.execute(sql.delete(MATCHES).where(MATCHES.c.id == match_id))

        await self._writer.do(work)

    # ---------------------------------------------------------------------------------------------- reading
    def load(self, match_id: str) -> Stored | None:
        """One match, read in one transaction; None if there is none."""
        with self._snapshot() as connection:
            row = connection.execute(THE_MATCH, {"of": match_id}).one_or_none()
            if row is None:
                return None
            seats = connection.execute(THE_SEATS, {"of": match_id}).all()
            lines = connection.execute(THE_LIST, {"of": match_id}).all()
        if any(seq != place for place, (seq, _) in enumerate(lines)):
            raise StoreError("entries", f"the list of match {match_id} has a gap: the database was changed by something else")
        return Stored(match_row(row), tuple(seat_row(seat) for seat in seats), tuple(code for _, code in lines))

    def count_open(self, holder: str) -> int:
        """How many unfinished matches this device has a seat in."""
        seats = sql.select(sql.func.count(SEATS.c.match.distinct())).join(MATCHES, MATCHES.c.id == SEATS.c.match)
        rows = seats.where(SEATS.c.holder == holder, MATCHES.c.status == "open")
        with self._snapshot() as connection:
            return int(connection.execute(rows).scalar_one())

    def has_finished(self, holder: str, game: str, but: str) -> bool:
        """Has this device played a match of the game to its end, other than the given one and lessons?"""
        is_other = (MATCHES.c.status == "over", MATCHES.c.id != but, MATCHES.c.dice.not_like('%"scripted"%'))
        rows = sql.select(MATCHES.c.id).where(*held(holder, [game], is_ended=True), *is_other)
        with self._snapshot() as connection:
            return connection.execute(rows.limit(1)).first() is not None

    def count_ended(self, holder: str, games: Sequence[str]) -> int:
        """How many matches of these games have ended in which this device holds a seat."""
        rows = sql.select(sql.func.count()).select_from(MATCHES).where(*held(holder, games, is_ended=True))
        with self._snapshot() as connection:
            return int(connection.execute(rows).scalar_one())

    def tables_of(self, holder: str, games: Sequence[str] | None = None, *, is_ended: bool | None = None,
                  limit: int | None = None, offset: int = 0, newest_first: bool = False) -> list[TableRow]:
        """The matches in which this device holds a seat, the last played first, or the last begun."""
        order = [MATCHES.c.created.desc()] if newest_first else [MATCHES.c.updated.desc(), MATCHES.c.created.desc()]
        wanted = held(holder, games, is_ended)
        length = LENGTH.where(ENTRIES.c.match == MATCHES.c.id).scalar_subquery()
        rows = sql.select(MATCHES, length.label("entries")).where(*wanted).order_by(*order, MATCHES.c.id)
        with self._snapshot() as connection:
            found = connection.execute(rows.limit(limit).offset(offset)).all()
            those = SEATS.c.match.in_([row.id for row in found])
            people = connection.execute(sql.select(SEATS).where(those).order_by(SEATS.c.seat)).all()
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in found}
        for row in people:
            seats[row.match].append(seat_row(row))
        return [
            TableRow(row.id, row.game, row.rules, row.status, row.resigned, row.updated, row.created, tuple(seats[row.id]),
                     row.entries, row.options, '"scripted"' in row.dice, outcome_of(row))
            for row in found
        ]

    @contextlib.contextmanager
    def _snapshot(self) -> Iterator[sql.Connection]:
        """A transaction for reads that belong together."""
        if not self._is_open:
            raise closed()
        try:
            with self._reading.begin() as connection:
                yield connection
        except (SQLAlchemyError, sqlite3.Error) as error:
            raise StoreError("store", f"{self.path} cannot be read: {cause(error)}") from None


# ------------------------------------------------------------------------------------------------- rows and values
def held(holder: str, games: Sequence[str] | None, is_ended: bool | None) -> list[sql.ColumnElement[bool]]:
    """Conditions for the matches in which a device holds a seat. (Bots hold none: their holder is empty.)"""
    seats = sql.select(SEATS.c.match).where(SEATS.c.holder == holder, SEATS.c.holder != "")
    wanted: list[sql.ColumnElement[bool]] = [MATCHES.c.id.in_(seats)]
    if games is not None:
        wanted.append(MATCHES.c.game.in_(games))
    if is_ended is not None:
        wanted.append((MATCHES.c.status != "open") if is_ended else (MATCHES.c.status == "open"))
    return wanted


def match_values(match: MatchRow) -> dict[str, Any]:
    checked_status(match.status)
    return {**vars(match), "options": json.dumps(match.options), "dice": json.dumps(match.dice),
            "outcome": outcome_text(match.outcome)}


def outcome_text(outcome: Outcome | None) -> str | None:
    return None if outcome is None else json.dumps(vars(outcome))


def outcome_of(row: sql.Row[Any]) -> Outcome | None:
    """If it is damaged, as if there were none: it follows from the entries."""
    if row.outcome is None:
        return None
    try:
        found = json.loads(row.outcome)
        return Outcome(tuple(found["utility"]), tuple(found["points"]), tuple(found["winners"]), found["reason"])
    except (ValueError, KeyError, TypeError):
        return None


def entry_values(match_id: str, first: int, codes: Sequence[int]) -> list[dict[str, int | str]]:
    if first < 0:
        raise StoreError("first_seq", f"{first} is no place in a list")
    return [{"match": match_id, "seq": seq, "code": int(code)} for seq, code in enumerate(codes, first)]


def checked_status(status: str) -> str:
    if status not in STATUSES:
        raise StoreError("status", f"{status!r} is none; there are {', '.join(STATUSES)}")
    return status


def match_row(row: sql.Row[Any]) -> MatchRow:
    values = dict(row._mapping)
    for name in ("options", "dice"):
        try:
            values[name] = json.loads(values[name])
        except ValueError:
            raise StoreError(name, f"of match {row.id} are damaged: they are not JSON") from None
    return MatchRow(**{**values, "outcome": outcome_of(row)})


def seat_row(row: sql.Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.person, row.name, row.bot, row.holder)


def refusal(connection: sql.Connection, match_id: str, first_seq: int) -> StoreError:
    """Why an entry cannot be added at this place."""
    now = sql.select(MATCHES.c.status, NEXT_SEQ).where(MATCHES.c.id == sql.bindparam("of"))
    row = connection.execute(now, {"of": match_id}).one_or_none()
    if row is None:
        return GoneError("match", "it was deleted")
    if row[0] != "open":
        return ConflictError("match", "it has ended already")
    return ConflictError("seq", f"entry {first_seq} was to be stored, but {row[1]} is the next")


# ---------------------------------------------------------------------------------------------- opening a database
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
