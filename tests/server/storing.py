"""What the tests of the store share: a match, people, and how to look into it."""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable

from benbow.server.store import MatchRow, SeatRow, Store

ANNA = SeatRow(0, 0, "Anna <b>ö</b>", "", "anna's device")
BEN = SeatRow(1, 1, "Ben", "", "ben's device")
BOT = SeatRow(2, None, "", "greedy", "")


def match_row(id: str = "m", updated: float = 100.5) -> MatchRow:
    dice = {"kind": "seeded", "secret": "7"}
    return MatchRow(id, "naufrageurs", 1, {"players": 3, "ends": "late"}, dice, "open", None, 99.25, updated)


def log_of(store: Store, id: str = "m") -> tuple[int, ...]:
    found = store.load(id)
    assert found is not None
    return found.log


async def created(store: Store, *ids: str) -> None:
    await asyncio.gather(*(store.create(match_row(id), [ANNA, BOT], []) for id in ids or ["m"]))


async def outcomes(*work: Awaitable[None]) -> list[BaseException | None]:
    return await asyncio.gather(*work, return_exceptions=True)
