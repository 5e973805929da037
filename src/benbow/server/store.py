"""The store: matches, seats, entries and talk in a database.

Reads may come from any thread; writes are awaited and are on the disk when they return. What is for SQLite only is in
database.py; this would run on PostgreSQL as it is.
"""
from __future__ import annotations

import contextlib
import json
import secrets
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import SQLAlchemyError

from benbow.engine.match import Match, Outcome

from . import clock
from .database import bring_up_to_date, claim, copy_database, engine_for, explained, prepare_file
from .rows import (
    checked_status,
    entry_values,
    match_row,
    match_values,
    outcome_of,
    outcome_text,
    seat_row,
    seat_values,
    terms_of,
    timing_text,
)
from .schema import (
    ANYONE,
    DEVICES,
    ENDINGS,
    ENTRIES,
    MATCHES,
    SEATS,
    SETTINGS,
    TALK,
    ConflictError,
    FullError,
    GoneError,
    MatchRow,
    Said,
    SeatRow,
    Stored,
    StoreError,
    TableRow,
    Terms,
    Timing,
)
from .writer import Writer, cause, closed

__all__ = ["ConflictError", "GoneError", "MatchRow", "Said", "SeatRow", "Store", "StoreError", "Stored", "TableRow", "Terms",
           "Timing", "copy_database"]

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
        ending=sql.func.coalesce(sql.bindparam("how"), MATCHES.c.ending),
        timing=sql.func.coalesce(sql.bindparam("clocks"), MATCHES.c.timing),
        deadline=sql.bindparam("due"),
        actor=sql.bindparam("next"),
    )
)
ADD = sql.insert(ENTRIES)
KEEP_ACTOR = (
    sql.update(MATCHES).where(MATCHES.c.id == sql.bindparam("of"), MATCHES.c.actor.is_(None)).values(actor=sql.bindparam("next"))
)
KEEP_OUTCOME = sql.update(MATCHES).where(MATCHES.c.id == sql.bindparam("of")).values(outcome=sql.bindparam("result"))
THE_MATCH = sql.select(MATCHES).where(MATCHES.c.id == sql.bindparam("of"))
THE_SEATS = sql.select(SEATS).where(SEATS.c.match == sql.bindparam("of")).order_by(SEATS.c.seat)
THE_DEVICES = sql.select(DEVICES)
THE_TALK = sql.select(TALK).where(TALK.c.match == sql.bindparam("of")).order_by(TALK.c.number)
NEXT_LINE = sql.select(sql.func.coalesce(sql.func.max(TALK.c.number) + 1, 0)).where(TALK.c.match == sql.bindparam("of"))
KEEP_TIMING = sql.update(MATCHES).where(MATCHES.c.id == sql.bindparam("of")).values(
    timing=sql.bindparam("clocks"), deadline=sql.bindparam("due"))
CHANGE_SEAT = (
    sql.update(SEATS)
    .where(SEATS.c.match == sql.bindparam("of"), SEATS.c.seat == sql.bindparam("at"),
           *(SEATS.c[name] == sql.bindparam(f"was_{name}") for name in ("holder", "bot", "opening")))
    .values({name: sql.bindparam(f"to_{name}") for name in ("person", "name", "bot", "holder", "opening")})
)
COUNT_OPEN = (
    sql.select(sql.func.count(SEATS.c.match.distinct()))
    .join(MATCHES, MATCHES.c.id == SEATS.c.match)
    .where(SEATS.c.holder == sql.bindparam("of"), SEATS.c.holder != "", MATCHES.c.status == "open")
)
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
        self.secret = self._secret()

    def _secret(self) -> bytes:
        """The key with which the server signs its tokens; made when the database is."""
        with self._writing.begin() as connection:
            found = connection.execute(sql.select(SETTINGS.c.value).where(SETTINGS.c.name == "secret")).scalar_one_or_none()
            if found is None:
                found = secrets.token_hex(32)
                connection.execute(sql.insert(SETTINGS), {"name": "secret", "value": found})
        return bytes.fromhex(found)

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
    async def create(self, match: MatchRow, seats: Sequence[SeatRow], entries: Sequence[int],
                     most_open: int | None = None, after: str | None = None) -> None:
        """A new match, or the rematch `after` another. ConflictError if there is one with this id, or of this host with this key;
        FullError if its host has `most_open` unfinished ones."""
        row = match_values(match)
        people = [{"match": match.id, **seat_values(seat)} for seat in seats]
        lines = entry_values(match.id, 0, entries)

        def work(connection: sql.Connection) -> None:
            if most_open is not None and connection.execute(COUNT_OPEN, {"of": match.host}).scalar_one() >= most_open:
                raise FullError("host", f"this device has {most_open} matches under way")
            connection.execute(sql.insert(MATCHES), row)
            if people:
                connection.execute(sql.insert(SEATS), people)
            if lines:
                connection.execute(ADD, lines)
            if after is not None:
                connection.execute(sql.update(MATCHES).where(MATCHES.c.id == after).values(rematch=match.id))

        await self._writer.do(work)

    async def append(
        self, match_id: str, first_seq: int, codes: Sequence[int], *, status: str | None = None, resigned: int | None = None,
        outcome: Outcome | None = None, ending: str | None = None, timing: Timing | None = None,
        actor: int | None = None,
    ) -> None:
        """Add to the list, all or nothing. ConflictError unless `first_seq` is the next place of a match that is open.

        A resignation adds no entry, so the place alone would not tell who was first: an ended match takes no more.
        """
        if status is not None:
            checked_status(status)
        if ending is not None and ending not in ENDINGS:
            raise StoreError("ending", f"{ending!r} is none; there are {', '.join(ENDINGS)}")
        lines = entry_values(match_id, first_seq, codes)
        given = {"of": match_id, "first": first_seq, "now": clock.now(), "to": status, "by": resigned,
                 "result": outcome_text(outcome), "how": ending, "clocks": timing_text(timing), "due": timing and timing.deadline,
                 "next": actor}

        def work(connection: sql.Connection) -> None:
            if connection.execute(TOUCH, given).rowcount != 1:
                raise refusal(connection, match_id, first_seq)
            if lines:
                connection.execute(ADD, lines)

        await self._writer.do(work)

    async def upgrade(self, match_id: str, rules: int, match: Match) -> None:
        """An unfinished match goes over to later rules: version, options and list, all or nothing. ConflictError unless it is one
        of version `rules` still."""
        lines = entry_values(match_id, 0, match.log)
        values = {"rules": match.game.rules_version, "options": json.dumps(match.options), "actor": match.actor}
        was = MATCHES.c.id == match_id, MATCHES.c.rules == rules, MATCHES.c.status == "open"

        def work(connection: sql.Connection) -> None:
            if connection.execute(sql.update(MATCHES).where(*was).values(values)).rowcount != 1:
                raise ConflictError("rules", f"the match is not an unfinished one of version {rules}")
            connection.execute(sql.delete(ENTRIES).where(ENTRIES.c.match == match_id))
            if lines:
                connection.execute(ADD, lines)

        await self._writer.do(work)

    async def keep_outcome(self, match_id: str, outcome: Outcome) -> None:
        """How a match ended that was stored without it."""
        given = {"of": match_id, "result": outcome_text(outcome)}

        def work(connection: sql.Connection) -> None:
            connection.execute(KEEP_OUTCOME, given)

        await self._writer.do(work)

    async def keep_actor(self, match_id: str, actor: int) -> None:
        """Who has to act in a match that was stored without it; nothing changes if that is known by now."""
        given = {"of": match_id, "next": actor}

        def work(connection: sql.Connection) -> None:
            connection.execute(KEEP_ACTOR, given)

        await self._writer.do(work)

    async def change_seat(self, match_id: str, was: SeatRow, now: SeatRow) -> None:
        """Who sits on a seat. ConflictError if that has changed meanwhile: of two who want one seat, one gets it."""
        given = {"of": match_id, "at": was.seat, "was_holder": was.holder, "was_bot": was.bot, "was_opening": was.opening,
                 **{f"to_{name}": value for name, value in seat_values(now).items() if name != "seat"}}

        def work(connection: sql.Connection) -> None:
            if connection.execute(CHANGE_SEAT, given).rowcount != 1:
                raise ConflictError("seat", f"seat {was.seat} was taken or left by someone else")
            if was.holder != now.holder:
                connection.execute(sql.delete(DEVICES).where(DEVICES.c.match == match_id, DEVICES.c.seat == was.seat))

        await self._writer.do(work)

    async def add_device(self, match_id: str, seat: int, holder: str) -> None:
        """One more device of the person on this seat."""
        row = {"match": match_id, "seat": seat, "holder": holder}

        def work(connection: sql.Connection) -> None:
            connection.execute(sql.insert(DEVICES), row)

        await self._writer.do(work)

    async def keep_timing(self, match_id: str, timing: Timing) -> None:
        given = {"of": match_id, "clocks": timing_text(timing), "due": timing.deadline}

        def work(connection: sql.Connection) -> None:
            connection.execute(KEEP_TIMING, given)

        await self._writer.do(work)

    async def say(self, match_id: str, said: Said) -> None:
        """A line of talk. GoneError if the match was deleted."""

        def work(connection: sql.Connection) -> None:
            if connection.execute(THE_MATCH, {"of": match_id}).first() is None:
                raise GoneError("match", "it was deleted")
            number = connection.execute(NEXT_LINE, {"of": match_id}).scalar_one()
            connection.execute(sql.insert(TALK), {"match": match_id, "number": number, **vars(said)})

        await self._writer.do(work)

    async def hand_over(self, match_id: str, seats: Sequence[SeatRow]) -> None:
        """Which devices hold the seats of a match from now on."""
        devices = [{"match": match_id, "seat": row.seat, "holder": holder} for row in seats for holder in row.devices]

        def work(connection: sql.Connection) -> None:
            for row in seats:
                of = sql.update(SEATS).where(SEATS.c.match == match_id, SEATS.c.seat == row.seat)
                connection.execute(of.values(holder=row.holder))
            connection.execute(sql.delete(DEVICES).where(DEVICES.c.match == match_id))
            if devices:
                connection.execute(sql.insert(DEVICES), devices)

        await self._writer.do(work)

    async def delete(self, match_id: str) -> None:
        """Remove a match with its seats, entries and talk. It is no error if there is none."""

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
            devices = connection.execute(THE_DEVICES.where(DEVICES.c.match == match_id)).all()
            lines = connection.execute(THE_LIST, {"of": match_id}).all()
            talk = connection.execute(THE_TALK, {"of": match_id}).all()
        if any(seq != place for place, (seq, _) in enumerate(lines)):
            raise StoreError("entries", f"the list of match {match_id} has a gap: the database was changed by something else")
        return Stored(match_row(row), tuple(seat_row(seat, devices) for seat in seats), tuple(code for _, code in lines),
                      tuple(Said(line.at, line.room, line.seat, line.name, line.holder, line.phrase, line.text, line.key)
                            for line in talk))

    def invited_to(self, invite: str) -> str | None:
        """The match that this link leads to."""
        with self._snapshot() as connection:
            found = connection.execute(sql.select(MATCHES.c.id).where(MATCHES.c.invite == invite)).scalar_one_or_none()
        return None if found is None else str(found)

    def opened_by(self, host: str, key: str) -> str | None:
        """The match that this form of a device has opened."""
        with self._snapshot() as connection:
            wanted = sql.select(MATCHES.c.id).where(MATCHES.c.host == host, MATCHES.c.key == key)
            found = connection.execute(wanted).scalar_one_or_none()
        return None if found is None else str(found)

    def knows(self, holder: str) -> bool:
        """Does any seat belong to this device?"""
        with self._snapshot() as connection:
            return connection.execute(sql.select(SEATS.c.match).where(SEATS.c.holder == holder).limit(1)).first() is not None

    def due(self, now: float) -> list[str]:
        """Unfinished matches whose running clock has run out."""
        with self._snapshot() as connection:
            wanted = sql.select(MATCHES.c.id).where(MATCHES.c.deadline <= now, MATCHES.c.status == "open")
            return list(connection.execute(wanted).scalars())

    def listed(self, games: Sequence[str], limit: int, *, is_waiting: bool, host: str | None = None) -> list[TableRow]:
        """Unfinished matches in the lobby: those that wait for anyone, the newest first, or those under way, the last played
        first. With `host`, those that this device opened."""
        is_free = SEATS.c.opening == ANYONE if is_waiting else SEATS.c.opening != ""
        free = sql.exists().where(SEATS.c.match == MATCHES.c.id, is_free)
        wanted = [MATCHES.c.is_listed == 1, MATCHES.c.status == "open", MATCHES.c.game.in_(games), free if is_waiting else ~free]
        if host is not None:
            wanted.append(MATCHES.c.host == host)
        return self._listed(wanted, [MATCHES.c.created.desc() if is_waiting else MATCHES.c.updated.desc()], limit, 0)

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
        return self._listed(held(holder, games, is_ended), order, limit, offset)

    def _listed(self, wanted: list[sql.ColumnElement[bool]], order: list[sql.UnaryExpression[Any]], limit: int | None,
                offset: int) -> list[TableRow]:
        length = LENGTH.where(ENTRIES.c.match == MATCHES.c.id).scalar_subquery()
        rows = sql.select(MATCHES, length.label("entries")).where(*wanted).order_by(*order, MATCHES.c.id)
        with self._snapshot() as connection:
            found = connection.execute(rows.limit(limit).offset(offset)).all()
            those = SEATS.c.match.in_([row.id for row in found])
            people = connection.execute(sql.select(SEATS).where(those).order_by(SEATS.c.seat)).all()
            devices = connection.execute(THE_DEVICES.where(DEVICES.c.match.in_([row.id for row in found]))).all()
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in found}
        for row in people:
            seats[row.match].append(seat_row(row, devices))
        return [
            TableRow(row.id, row.game, row.rules, row.status, row.resigned, row.updated, row.created, tuple(seats[row.id]),
                     row.entries, row.options, '"scripted"' in row.dice, outcome_of(row), row.ending, row.host, terms_of(row),
                     row.actor)
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


def held(holder: str, games: Sequence[str] | None, is_ended: bool | None) -> list[sql.ColumnElement[bool]]:
    """Conditions for the matches in which a device holds a seat. (Bots hold none: their holder is empty.)"""
    seats = sql.select(SEATS.c.match).where(SEATS.c.holder == holder, SEATS.c.holder != "")
    devices = sql.select(DEVICES.c.match).where(DEVICES.c.holder == holder)
    wanted: list[sql.ColumnElement[bool]] = [MATCHES.c.id.in_(seats) | MATCHES.c.id.in_(devices)]
    if games is not None:
        wanted.append(MATCHES.c.game.in_(games))
    if is_ended is not None:
        wanted.append((MATCHES.c.status != "open") if is_ended else (MATCHES.c.status == "open"))
    return wanted


def refusal(connection: sql.Connection, match_id: str, first_seq: int) -> StoreError:
    """Why an entry cannot be added at this place."""
    now = sql.select(MATCHES.c.status, NEXT_SEQ).where(MATCHES.c.id == sql.bindparam("of"))
    row = connection.execute(now, {"of": match_id}).one_or_none()
    if row is None:
        return GoneError("match", "it was deleted")
    if row[0] != "open":
        return ConflictError("match", "it has ended already")
    return ConflictError("seq", f"entry {first_seq} was to be stored, but {row[1]} is the next")
