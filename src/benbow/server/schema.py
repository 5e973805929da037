"""The database schema: three tables, the dataclasses of their rows, and errors of the store.

A match is its options, its dice and a list of integers; everything else follows from them (see engine/match.py). The tables
here say what the schema is *now*; a database is made by the scripts in `migrations`, and a test compares the two.
"""
from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import CheckConstraint, Column, Float, ForeignKey, Index, Integer, MetaData, Text
from sqlalchemy import Table as SqlTable

from benbow.engine.contract import Value
from benbow.engine.errors import BenbowError
from benbow.engine.match import Outcome

HEAD = "0002"  # the newest script in migrations/versions; written here so that a start need not load Alembic
STATUSES = ("open", "over", "resigned")


class StoreError(BenbowError):
    """The store could not be opened, read or written. What was acknowledged before is not affected."""


class ConflictError(StoreError):
    """Another writer was first, or the match has ended: nothing was stored. Load the match again."""


class GoneError(StoreError):
    """The match was deleted."""


METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
    }
)

MATCHES = SqlTable(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),  # cannot be guessed
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),  # the version of the game's rules
    Column("options", Text, nullable=False),  # JSON
    Column("dice", Text, nullable=False),  # JSON, with the secret
    Column("status", Text, nullable=False),
    Column("resigned", Integer),  # the seat that gave up
    Column("created", Float, nullable=False),  # seconds, UTC
    Column("updated", Float, nullable=False),
    Column("outcome", Text),  # JSON; null: not over, or ended before there was this column and not looked at since
    CheckConstraint("status IN ('open', 'over', 'resigned')", name="status"),
)

SEATS = SqlTable(
    "seats",
    METADATA,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", Integer),  # equal numbers: the same person at one device; null: a bot
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),  # the name of its level, or ''
    Column("holder", Text, nullable=False),  # a digest of the device's token, or ''
    Index(None, "holder"),
)

# The key is the concurrency control: of two writers of the same entry one wins.
ENTRIES = SqlTable(
    "entries",
    METADATA,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("code", Integer, nullable=False),  # an action, or -1 - n for "back to ply n"
    sqlite_with_rowid=False,  # the table is its index: one B-tree instead of two
)


@dataclass(frozen=True)
class MatchRow:
    """A match without its entries."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    dice: dict[str, str]  # as `dice.to_file()` gives it
    status: str
    resigned: int | None
    created: float  # seconds, UTC
    updated: float
    outcome: Outcome | None = None


@dataclass(frozen=True)
class SeatRow:
    """Who sits on a seat."""

    seat: int
    person: int | None  # equal numbers: the same person at one device; None: a bot
    name: str
    bot: str  # the name of its level, or ''
    holder: str  # a digest of the device's token, or ''


@dataclass(frozen=True)
class Stored:
    """A match with seats and entries."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    log: tuple[int, ...]


@dataclass(frozen=True)
class TableRow:
    """An item of a device's list of tables."""

    id: str
    game: str
    rules: int
    status: str
    resigned: int | None
    updated: float
    created: float
    seats: tuple[SeatRow, ...]
    entries: int  # how many there are
    options: str  # JSON, as it is stored
    is_lesson: bool
    outcome: Outcome | None
