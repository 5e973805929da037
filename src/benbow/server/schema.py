"""The database schema: its tables, the dataclasses of their rows, and errors of the store.

A match is its options, its dice and a list of integers; everything else follows from them (see engine/match.py). The tables
here say what the schema is *now*; a database is made by the scripts in `migrations`, and a test compares the two.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from sqlalchemy import CheckConstraint, Column, Float, ForeignKey, Index, Integer, MetaData, Text, text
from sqlalchemy import Table as SqlTable

from benbow.engine.contract import Value
from benbow.engine.errors import BenbowError
from benbow.engine.match import Outcome

HEAD = "0005"  # the newest script in migrations/versions; written here so that a start need not load Alembic
STATUSES = ("open", "over", "resigned")  # the last: it ended before its rules ended it
ENDINGS = ("", "resigned", "timeout", "drawn", "aborted")  # how it ended before that; '' if it did not, or gave up long ago
FRIEND, ANYONE = "friend", "anyone"  # a seat that is still free: for who has the link, or for everyone in the lobby
ROOMS = ("seats", "watchers")  # those who play and those who watch do not read one another before the end


class StoreError(BenbowError):
    """The store could not be opened, read or written. What was acknowledged before is not affected."""


class ConflictError(StoreError):
    """Another writer was first, or the match has ended: nothing was stored. Load the match again."""


class FullError(StoreError):
    """The device has too many unfinished matches: nothing was stored."""


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
    Column("ending", Text, nullable=False, server_default=text("''")),
    Column("host", Text, nullable=False, server_default=text("''")),  # a digest of the token of the device that opened the table
    Column("invite", Text),  # the token of the link by which friends sit down
    Column("is_listed", Integer, nullable=False, server_default=text("0")),  # in the lobby
    Column("terms", Text, nullable=False, server_default=text("'{}'")),  # JSON: what the host decided, such as the clock
    Column("timing", Text),  # JSON: the clocks as they stand
    Column("deadline", Float),  # when the running clock runs out; seconds, UTC
    Column("actor", Integer),  # who has to act; null: not looked at since there is this column
    Column("key", Text),  # of the form that opened the table: sent again by the same device, it opens no other
    Column("rematch", Text),  # the id of the next table of these people
    Index("ix_matches_invite", "invite", unique=True),
    Index("ix_matches_listed", "is_listed", "status"),
    Index("ix_matches_deadline", "deadline"),
    Index("ix_matches_key", "host", "key", unique=True),
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
    Column("opening", Text, nullable=False, server_default=text("''")),  # '' if it is taken, else FRIEND or ANYONE
    Index(None, "holder"),
)

# More devices of those who sit there: the seat's own link was opened on them.
DEVICES = SqlTable(
    "devices",
    METADATA,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", Text, primary_key=True),
    Index(None, "holder"),
)

TALK = SqlTable(
    "talk",
    METADATA,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),  # seconds, UTC
    Column("room", Text, nullable=False),  # one of ROOMS
    Column("seat", Integer, nullable=False),  # or -1: of someone who watches
    Column("name", Text, nullable=False),
    Column("holder", Text, nullable=False),
    Column("phrase", Text, nullable=False),  # the key of a translated phrase, or ''
    Column("text", Text, nullable=False),  # what was typed, or ''
    Column("key", Text, nullable=False, server_default=text("''")),  # the page's own for this line: sent again, it is said once
)

SETTINGS = SqlTable(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),  # "secret": the key of all tokens that the server signs
    Column("value", Text, nullable=False),
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
class Terms:
    """What the host decided for a table. Nothing of it is part of the rules of the game."""

    pace: str = "none"  # "none", "live" or "slow"
    budget_s: int = 0  # live: on each clock at the start; slow: for each turn
    bonus_s: int = 0  # live: added after each turn
    absent: str = "boatswain"  # who runs out of time or goes away is replaced by this level; or "lose"
    has_talk: bool = True


NO_TERMS = Terms()


class EndedTurn(NamedTuple):
    """A turn that has ended, with the clocks of that moment."""

    ply: int  # of the match when the next turn began
    left: tuple[float, ...]  # before anything was added for the turn


@dataclass(frozen=True)
class Timing:
    """The clocks of a table as they stand."""

    left: tuple[float, ...]  # seconds of each seat; of the running clock, at the moment `since`
    seat: int = -1  # whose clock runs; -1: none does
    since: float = 0.0  # seconds, UTC; in the future: it does not run yet
    is_paused: bool = False
    awaited: tuple[int, ...] = field(default=(), repr=False)  # seats whose people have not come to this table: it is a rematch
    turns: tuple[EndedTurn, ...] = field(default=(), repr=False)  # the last ones, as one of them may be taken back

    @property
    def deadline(self) -> float | None:
        """When the running clock runs out; None if none runs."""
        return None if self.seat < 0 or self.is_paused else self.since + self.left[self.seat]


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
    ending: str = ""  # one of ENDINGS
    host: str = ""  # a digest of the token of the device that opened the table
    invite: str | None = None
    is_listed: bool = False
    terms: Terms = NO_TERMS
    timing: Timing | None = None
    actor: int | None = None  # who has to act: a seat, CHANCE or OVER
    key: str | None = None  # of the form that opened the table
    rematch: str | None = None  # the id of the next table of these people


@dataclass(frozen=True)
class SeatRow:
    """Who sits on a seat. With a holder and a bot: someone who is away, and the bot that plays meanwhile."""

    seat: int
    person: int | None  # equal numbers: the same person at one device; None: a bot
    name: str
    bot: str  # the name of its level, or ''
    holder: str  # a digest of the device's token, or ''
    opening: str = ""  # FRIEND or ANYONE while nobody has sat down
    devices: tuple[str, ...] = ()  # more of the same kind

    @property
    def holders(self) -> tuple[str, ...]:
        """All devices of the person on this seat."""
        return (self.holder, *self.devices) if self.holder else ()

    def is_held_by(self, holder: str) -> bool:
        return holder in self.holders

    def without(self, holder: str) -> SeatRow:
        """The same when a device has given it up: the next device of the person holds it, if there is one."""
        first, *others = [one for one in self.holders if one != holder] or [""]
        return replace(self, holder=first, devices=tuple(others))

    @property
    def is_away(self) -> bool:
        """Does a bot play for the person who sits here?"""
        return bool(self.bot and self.holder)


def is_far(seats: Sequence[SeatRow]) -> bool:
    """Do people sit there at several devices, or will they?"""
    return any(row.opening for row in seats) or len({row.holder for row in seats if row.holder}) > 1


def is_shared(seats: Sequence[SeatRow], holder: str) -> bool:
    """Does another device than this one hold a seat there, too?"""
    return any(one != holder for row in seats for one in row.holders)


@dataclass(frozen=True)
class Said:
    """A line of talk at a table."""

    at: float  # seconds, UTC
    room: str  # one of ROOMS
    seat: int  # or -1: of someone who watches
    name: str
    holder: str
    phrase: str  # the key of a translated phrase, or ''
    text: str  # what was typed, or ''
    key: str = ""  # the page's own for this line: sent again, it is said once


@dataclass(frozen=True)
class Stored:
    """A match with seats, entries and talk."""

    match: MatchRow
    seats: tuple[SeatRow, ...]
    log: tuple[int, ...]
    talk: tuple[Said, ...] = ()


@dataclass(frozen=True)
class TableRow:
    """An item of a list of tables: a device's, or the lobby's."""

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
    ending: str = ""
    host: str = ""
    terms: Terms = NO_TERMS
    actor: int | None = None  # as in MatchRow
