"""Keeps the time of all tables: what happens to who runs out of it, and the pause.

Time is the server's. An action counts if it arrives before the end of the grace, which is longer for who has lost the connection.
Clocks go on while the server is down, as days do; one that ran out meanwhile has a grace of its own after the start. A paused
clock stays paused.
"""
from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import replace

from benbow.engine.errors import BenbowError
from benbow.search.levels import levels_of

from . import clock
from .forms import DEFAULT_BOT, LOSE
from .registry import TableRegistry
from .tables import StaleError, Table

LOG = logging.getLogger("benbow")
TICK_S = 1.0


async def keep_time(registry: TableRegistry) -> None:
    """As long as the server runs."""
    refused: set[str] = set()
    while True:
        await asyncio.sleep(TICK_S)
        try:
            refused = await tick(registry, refused)
        except Exception:
            LOG.exception("the clocks could not be looked at")


async def tick(registry: TableRegistry, refused: set[str] | frozenset[str] = frozenset()) -> set[str]:
    """Look at all clocks once. -> tables at which that was not possible; those that were `refused` before are not logged again"""
    failed: set[str] = set()
    for id in await asyncio.to_thread(registry.store.due, clock.now()):
        try:
            table = await registry.get(id)
            if table is not None:
                await expire(table, registry)
        except BenbowError as error:  # of other rules, or not stored: the next time perhaps
            failed.add(id)
            if id not in refused:
                LOG.error("table %s: its time is up, but: %s", id[:6], error)
    return failed


def out_of_time(table: Table, registry: TableRegistry) -> int | None:
    """The seat whose time is up, and the grace after it, too."""
    timing = table.timing
    if table.is_ended or timing is None or timing.deadline is None:
        return None
    end = max(timing.deadline + registry.grace_s(table.seats[timing.seat]), registry.began + clock.START_GRACE_S)
    return timing.seat if clock.now() > end else None


async def expire(table: Table, registry: TableRegistry) -> None:
    """If time is up, a bot plays on, or the seat loses: as the host has decided."""
    seat = out_of_time(table, registry)
    if seat is None:
        return
    if table.terms.absent == LOSE and not table.seats[seat].bot:
        with contextlib.suppress(StaleError):
            async with table.turn(table.seq) as turn:
                if out_of_time(table, registry) != seat:
                    raise StaleError("time", "the seat has acted after all")
                turn.end("timeout", seat)
        return
    async with table.lock:
        if out_of_time(table, registry) == seat:
            await let_bots_play(table, [seat])
    table.go_on()


async def let_bots_play(table: Table, seats: list[int]) -> None:
    """Bots play for people, who keep their seats. Their clocks stop. The lock must be held."""
    level = table.terms.absent if table.terms.absent in [one.name for one in levels_of(table.game)] else DEFAULT_BOT
    for seat in seats:
        if not table.seats[seat].bot:
            await table.reseat(replace(table.seats[seat], bot=level))
    if table.timing and table.timing.seat in seats:
        await table.retime(clock.stopped(table.timing, clock.now()))


async def pause(table: Table) -> None:
    """All clocks wait, and nobody acts until `resume`. Nothing happens at a table without clocks. The lock must be held."""
    if table.timing is not None and not table.is_paused:
        await table.retime(clock.paused(table.timing, clock.now()))


async def resume(table: Table) -> None:
    """The lock must be held."""
    if table.timing is not None and table.is_paused:
        await table.retime(clock.resumed(table.timing, clock.now()))
