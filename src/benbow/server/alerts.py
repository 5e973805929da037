"""Told when it is your turn: one stream for all tables of a device at which people sit at several devices.

It says only what everyone at the table sees: who sits down, who has to act, that the match has begun or ended; and who has
spoken. Which of that is unread, or muted, the device knows.
"""
from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncGenerator, Sequence
from dataclasses import dataclass, replace

from fastapi import APIRouter
from fastapi.responses import Response, StreamingResponse

from benbow.engine import catalog
from benbow.engine.contract import CHANCE

from .context import Context, RequestContext
from .proposals import missing
from .schema import SeatRow, TableRow, is_far
from .tables import Table
from .talk import SEATS
from .translator import Translator
from .watchers import HEADERS, PING_S, RETRY_MS

router = APIRouter()
MAX_SPEAKERS = 20  # of the lines that are counted as unread


@dataclass(frozen=True)
class Situation:
    """What a device is told about one of its tables."""

    id: str
    game: str
    phase: str  # "gathering", "playing", "ended" or "gone"
    turn: int  # has one of its people to act? Then a number that is higher in each of their turns; else 0
    is_asked: bool  # does a question or a message wait for one of them?
    others: tuple[str, ...]  # who has sat down
    lines: int = 0  # how many those who play have said
    speakers: tuple[str, ...] = ()  # of the last of them, as in the talk; empty: someone at this device


def situation(id: str, game: str, status: str, seats: Sequence[SeatRow], actor: int | None, asked: frozenset[int],
              holder: str, turn: int) -> Situation:
    is_gathering = any(row.opening for row in seats)
    phase = "gone" if status == "gone" else "ended" if status != "open" else "gathering" if is_gathering else "playing"
    mine = {row.seat for row in seats if row.is_held_by(holder) and not row.bot}
    others = tuple(row.name for row in seats if row.holder and not row.is_held_by(holder))
    is_turn = phase == "playing" and actor in mine
    return Situation(id, game, phase, turn if is_turn else 0, phase == "playing" and bool(mine & asked), others)


def at_table(table: Table, holder: str) -> Situation:
    """From the device's own view. The actor is in all of them."""
    view = table.match.view(next(iter(table.held_by(holder))))
    proposal = table.proposal if table.proposal and table.proposal.refused_by is None else None
    asked = frozenset(row.seat for row in missing(table, proposal)) if proposal else frozenset[int]()
    others = [row.seat for row in table.seats if row.bot or not row.is_held_by(holder)]
    turn = max((ply for ply, actor in enumerate(table.match.actors, 2) if actor in others), default=1)
    now = situation(table.id, table.game.id, table.status, table.seats, view.actor, asked, holder, turn)
    said = [] if table.is_ended else [one for one in table.talk if one.room == SEATS]
    speakers = tuple("" if one.holder == holder else f"seat-{one.seat}" for one in said[-MAX_SPEAKERS:])
    return replace(now, lines=len(said), speakers=speakers)


def is_rolling(table: Table) -> bool:
    """Is chance about to be played? Then there is more to tell in a moment."""
    return table.is_waiting and table.match.actor == CHANCE


def news(before: Situation | None, now: Situation, translator: Translator) -> tuple[str, str]:
    """What has happened that is worth a sound, and in words; empty if nothing is."""
    if now.phase == "playing" and (before is None or before.phase == "gathering"):
        return "begun", translator("alert-begun-turn") if now.turn else translator("alert-begun")
    if before is None:
        return "", ""
    if now.phase == "ended" != before.phase:
        return "ended", translator("alert-ended")
    if now.turn > before.turn:
        return "turn", translator("alert-turn")
    if now.is_asked and not before.is_asked:
        return "asked", translator("alert-asked")
    if now.phase == "gathering" and len(now.others) > len(before.others):
        who = next((name for name in now.others if name not in before.others), "")
        return "sat", translator("alert-sat", who=who) if who else translator("alert-sat-nameless")
    return "", ""


def message(now: Situation, kind: str, text: str, translator: Translator) -> dict[str, object]:
    title = catalog.game(now.game).title(translator.lang)
    badge = (translator("alert-badge", game=title) if now.turn  # for the title of the tab
             else translator("alert-badge-asked", game=title) if now.is_asked else "")
    return {"id": now.id, "title": title, "phase": now.phase, "turn": now.turn, "asked": now.is_asked, "badge": badge,
            "kind": kind, "text": text, "lines": now.lines, "speakers": now.speakers, "talk": translator("alert-talk")}


@router.get("/alerts")
async def alerts(context: Context) -> Response:
    """Server-sent events: all tables of the device as they are, then what happens at them."""
    return StreamingResponse(events(context), media_type="text/event-stream", headers=HEADERS)


async def events(context: RequestContext) -> AsyncGenerator[str]:
    holder, registry, translator = context.holder, context.registry, context.translator
    with registry.alert_places.taken(holder) as has_place, registry.listening(holder) as listener:
        if not holder or not has_place:
            yield event({"none" if has_place else "full": True})
            return
        known = {row.id: await listed(row, context) for row in await asyncio.to_thread(tables_of, context) if is_far(row.seats)}
        if not known:  # nothing to tell; the next page asks again
            yield event({"none": True})
            return
        with registry.presence.of(holder):
            all_of_them = [message(one, "turn", translator("alert-turn"), translator) for one in known.values()]
            yield f"retry: {RETRY_MS}\n" + event({"tables": all_of_them})
            while not registry.closing:
                for table in listener.take():
                    if not table.is_far or not table.held_by(holder) or is_rolling(table):
                        continue
                    now, before = at_table(table, holder), known.get(table.id)
                    if now != before:
                        known[table.id] = now
                        yield event({"table": message(now, *news(before, now, translator), translator)})
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(PING_S):
                        await listener.event.wait()
                if not listener.event.is_set():
                    yield ": still here\n\n"


def event(content: dict[str, object]) -> str:
    return f"data: {json.dumps(content, ensure_ascii=False)}\n\n"


def tables_of(context: RequestContext) -> list[TableRow]:
    return context.registry.store.tables_of(context.holder, catalog.games(), is_ended=False)


async def listed(row: TableRow, context: RequestContext) -> Situation:
    """A table that need not be in memory."""
    if table := context.registry.in_memory(row.id):
        return at_table(table, context.holder)
    actor, turn = await context.registry.actor(row), row.entries + 1
    return situation(row.id, row.game, row.status, row.seats, actor, frozenset(), context.holder, turn)
