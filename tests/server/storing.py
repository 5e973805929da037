"""What the tests of the store share: a match, people, and how to look into it."""
from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

from benbow.server.store import MatchRow, SeatRow, Store, Stored

ANNA = SeatRow(0, 0, "Anna <b>ö</b>", "", "anna's device")
BEN = SeatRow(1, 1, "Ben", "", "ben's device")
BOT = SeatRow(2, None, "", "greedy", "")


def match_row(id: str = "m", updated: float = 100.5) -> MatchRow:
    dice = {"kind": "seeded", "secret": "7"}
    return MatchRow(id, "naufrageurs", 1, {"players": 3, "ends": "late"}, dice, "open", None, 99.25, updated)


def loaded(store: Store, id: str = "m") -> Stored:
    found = store.load(id)
    assert found is not None
    return found


def log_of(store: Store, id: str = "m") -> tuple[int, ...]:
    return loaded(store, id).log


def sql(path: Path, *statements: str) -> list[tuple[Any, ...]]:
    """As another program would read or write the file."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as raw:
        return [row for statement in statements for row in raw.execute(statement)]


async def created(store: Store, *ids: str) -> None:
    await asyncio.gather(*(store.create(match_row(id), [ANNA, BOT], []) for id in ids or ["m"]))


async def outcomes(*work: Awaitable[None]) -> list[BaseException | None]:
    return await asyncio.gather(*work, return_exceptions=True)
