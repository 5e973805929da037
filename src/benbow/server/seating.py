"""Sitting down, leaving, coming back: the page on which a table waits for people, its link, and who may take which seat."""
from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar

from fastapi import APIRouter, Form, Query
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup
from starlette.exceptions import HTTPException

from benbow.engine.contract import SPECTATOR
from benbow.search.levels import levels_of

from . import clock, table_routes, talk
from .context import Context, RequestContext
from .forms import DEFAULT_BOT, LOSE, clean_name, unusual
from .frames import emblem
from .links import qr
from .pages import ErrorPage
from .presence import AWAY_S
from .schema import ANYONE, FRIEND, ConflictError, SeatRow, Terms
from .table_routes import Found, Seat, TableId, done, found
from .tables import Table, TableError
from .timekeeper import let_bots_play
from .translator import Translator
from .watchers import STILL_HERE, EventStream, Watcher

router = APIRouter()
MAX_DEVICES = 8  # of one seat, beside the first
SeatNumber = Annotated[int, Form(ge=0, le=100)]
Name = Annotated[str, Form(max_length=200)]


# ------------------------------------------------------------------------------------------------------ the pages
@dataclass(frozen=True)
class Place:
    """A seat of a table that waits for people."""

    seat: int
    role: str
    emblem: Markup
    who: str  # empty while it is free
    is_bot: bool
    is_you: bool
    can_rename: bool
    is_here: bool
    can_sit: bool


@dataclass(frozen=True)
class Gathering:
    """The part of the waiting page that changes."""

    template: ClassVar[str] = "gathering.html"
    url: str
    room: int
    places: list[Place]
    terms: str  # and the options that are not as usual
    is_host: bool
    is_seated: bool
    is_listed: bool
    levels: list[tuple[str, str]]  # and what they are called
    default_level: str
    name: str  # as the person was called the last time
    sits_at: str  # where the form to sit down is sent; empty for who may not


@dataclass(frozen=True)
class GatherPage:
    template: ClassVar[str] = "gather.html"
    url: str
    game: str
    title: str
    lead: str
    error: str
    picture: str
    gathering: Markup
    link: str  # for friends; empty for who may not invite
    code: Markup  # the link as a QR code
    talk: Markup  # of those who sit there


def gathering(table: Table, context: RequestContext, invite: str = "") -> Gathering:
    words = table.game.words(context.translator.lang)
    view, mine = table.match.view(SPECTATOR), table.held_by(context.holder)
    places = [
        Place(row.seat, table.game.telling.role(view, row.seat, words), emblem(view, row.seat), name_of(row, table, context),
              bool(row.bot), row.seat in mine, mine == [row.seat], context.registry.is_here(row),
              can_sit=not mine and (row.opening == ANYONE or bool(row.opening and invite)))
        for row in table.seats
    ]
    sits_at = f"/i/{invite}" if invite else f"/t/{table.id}/sit"
    return Gathering(
        f"/t/{table.id}", table.room, places,
        " · ".join([terms_text(table.terms, context.translator), *unusual(table.game, table.match.options, context.translator)]),
        table.host != "" and table.host == context.holder,
        bool(mine), table.is_listed, [(level.name, context.translator(f"level-{level.name}")) for level in levels_of(table.game)],
        DEFAULT_BOT, table.seats[mine[0]].name if mine else context.name,
        sits_at if any(place.can_sit for place in places) else "")


def name_of(row: SeatRow, table: Table, context: RequestContext) -> str:
    if row.opening:
        return ""
    if row.bot and not row.holder:
        return context.translator(f"level-{row.bot}")
    return row.name or context.translator.of(table)("seat", n=row.seat + 1)


def terms_text(terms: Terms, translator: Translator) -> str:
    """The clock in words, what happens when it has run out, and whether there is a chat."""
    parts = list[str]()
    if terms.pace == "live":
        parts.append(translator("terms-live", minutes=terms.budget_s // 60, bonus=terms.bonus_s))
    elif terms.pace == "slow":
        parts.append(translator("terms-slow", days=terms.budget_s // clock.DAY_S))
    else:
        parts.append(translator("terms-none"))
    if terms.pace != "none" and terms.absent == LOSE:
        parts.append(translator("terms-lose"))
    elif terms.pace != "none":
        parts.append(translator("terms-replaced", level=translator(f"level-{terms.absent}")))
    if not terms.has_talk:
        parts.append(translator("terms-silent"))
    return " · ".join(parts)


@router.get("/t/{id}")
async def table_page(table: Found, context: Context) -> Response:
    if not table.is_gathering:
        return await table_routes.page(table, context)
    async with table.lock:
        return page(table, context)


def page(table: Table, context: RequestContext, invite: str = "", error: str = "") -> Response:
    """The page of a table that waits for people."""
    lang = context.translator.lang
    link = f"{context.url}/i/{table.invite}" if table.invite and table.held_by(context.holder) else ""
    return context.page(GatherPage(
        f"/t/{table.id}", table.game.id, table.game.title(lang), lead(table, context, bool(invite)), error,
        f"/picture/{table.game.id}.{lang}.png", context.translator.render(gathering(table, context, invite)), link, qr(link),
        talk.panel(context.screen(table), context.name) if table.held_by(context.holder) else Markup(""),
    ), 409 if error else 200, game=table.game)


def lead(table: Table, context: RequestContext, is_invited: bool) -> str:
    """What this visitor is told first."""
    translator, host = context.translator, next((row.name for row in table.seats if row.is_held_by(table.host)), "")
    if table.held_by(context.holder):
        return translator("gather-waiting")
    if is_invited:
        return translator("gather-invited-by", who=host) if host else translator("gather-invited")
    is_open = any(row.opening == ANYONE for row in table.seats)
    return translator("gather-open") if is_open else translator("gather-stranger")


@router.get("/t/{id}/gathering")
async def gathering_stream(id: TableId, context: Context, room: int = -1, invite: str = "",
                           heard: Annotated[str, Query(max_length=60)] = "") -> Response:
    """Server-sent events for the waiting page: who has sat down, and what they say, until the match begins."""
    table = await found(id, context)
    known = invite if invite and invite == table.invite else ""
    return EventStream(table.watchers, context.registry.presence, context.holder,
                       lambda watcher: gathered(table, context, room, heard, known, watcher))


async def gathered(table: Table, context: RequestContext, room: int, heard: str, invite: str,
                   watcher: Watcher) -> AsyncGenerator[str]:
    yield ": hello\n\n"
    while not context.registry.closing and not watcher.is_parted:
        watcher.clear()
        if table.status == "gone" or not table.is_gathering:
            yield f"data: {json.dumps({'gone' if table.status == 'gone' else 'begun': True})}\n\n"
            return
        if table.room != room:
            async with table.lock:
                room, screen = table.room, context.screen(table)
                said = talk.talk_frame(screen, heard) if screen.now.is_seated else None
                html, heard = context.translator.render(gathering(table, context, invite)), talk.heard(screen)
            yield f"data: {json.dumps({'html': html, 'talk': said}, ensure_ascii=False)}\n\n"
        if not await watcher.has_news():
            yield STILL_HERE


# ------------------------------------------------------------------------------------------------- sitting down
async def invited(invite: str, context: RequestContext) -> Table:
    """The table that a link leads to, or 404."""
    id = await asyncio.to_thread(context.registry.store.invited_to, invite) if len(invite) == 22 else None
    table = await context.registry.get(id) if id else None
    if table is None:
        raise HTTPException(404)
    return table


@router.get("/i/{invite}")
async def invitation(invite: str, context: Context) -> Response:
    """Who has the link sees the table, and may sit down; when all sit, watch."""
    table = await invited(invite, context)
    if not table.is_gathering or table.held_by(context.holder):
        return RedirectResponse(f"/t/{table.id}", 303)
    async with table.lock:
        return page(table, context, invite)


@router.post("/i/{invite}")
async def accept(invite: str, context: Context, seat: SeatNumber, name: Name = "") -> Response:
    return await sit_down(await invited(invite, context), seat, name, context, (FRIEND, ANYONE))


@router.post("/t/{id}/sit")
async def sit(table: Found, context: Context, seat: SeatNumber, name: Name = "") -> Response:
    """A seat for anyone."""
    return await sit_down(table, seat, name, context, (ANYONE,))


async def sit_down(table: Table, seat: int, name: str, context: RequestContext, openings: tuple[str, ...]) -> Response:
    """Of two who want one seat, one gets it; the other is told so."""
    async with table.lock:
        if not 0 <= seat < len(table.seats):
            raise HTTPException(404)
        row = table.seats[seat]
        if not table.held_by(context.own_holder):
            if row.opening not in openings:
                return taken(table, context, openings)
            try:
                await table.reseat(replace(row, name=clean_name(name), holder=context.own_holder, opening=""))
            except ConflictError:
                return taken(table, context, openings)
    if not table.is_gathering:
        await table.begin()
    return named(RedirectResponse(f"/t/{table.id}", 303), name, context)


def taken(table: Table, context: RequestContext, openings: tuple[str, ...]) -> Response:
    """Someone else was first: another seat may be free, or the match can be watched."""
    text = context.translator("seat-taken")
    if table.is_gathering:
        return page(table, context, table.invite or "" if FRIEND in openings else "", text)
    return context.page(ErrorPage(context.translator("seat-taken-heading"), text, 409, f"/t/{table.id}"), 409)


def named(response: Response, name: str, context: RequestContext) -> Response:
    context.remember(response)
    context.keep_name(response, name)
    return response


@router.post("/t/{id}/name")
async def rename(table: Found, context: Context, name: Name = "") -> Response:
    """Someone who sits here already is called so, before the match begins."""
    async with table.lock:
        mine = table.held_by(context.holder)
        if len(mine) != 1 or not table.is_gathering:
            raise HTTPException(403)
        await table.reseat(replace(table.seats[mine[0]], name=clean_name(name)))
    return named(RedirectResponse(f"/t/{table.id}", 303), name, context)


@router.post("/t/{id}/fill")
async def fill(table: Found, context: Context, level: Annotated[str, Form()] = DEFAULT_BOT) -> Response:
    """The host lets bots play on all free seats, and the match begins."""
    if table.host != context.holder or level not in [one.name for one in levels_of(table.game)]:
        raise HTTPException(403)
    async with table.lock:
        for row in table.seats:
            if row.opening:
                await table.reseat(SeatRow(row.seat, None, "", level, ""))
    await table.begin()
    return RedirectResponse(f"/t/{table.id}", 303)


# ------------------------------------------------------------------------------------------- leaving, coming back
@router.post("/t/{id}/leave")
async def leave(table: Found, context: Context) -> Response:
    """Before the match the seat is free again; the host closes the table. During the match a bot plays on."""
    if table.is_gathering and table.host == context.holder:
        await context.registry.delete(table.id, context.holder)
        return RedirectResponse("/", 303)
    async with table.lock:
        mine = table.held_by(context.holder)
        if not mine:
            raise HTTPException(403)
        if table.is_gathering:
            for seat in mine:
                await table.reseat(SeatRow(seat, seat + 1, "", "", "", opening=ANYONE if table.is_listed else FRIEND))
        else:
            await let_bots_play(table, mine)
    table.go_on()
    return RedirectResponse("/", 303)


@router.post("/t/{id}/substitute")
async def substitute(table: Found, context: Context) -> Response:
    """A bot plays for who asks for it, and stays at the table."""
    async with table.lock:
        mine = table.held_by(context.holder)
        if not mine or table.is_gathering or table.is_ended:
            raise HTTPException(403)
        await let_bots_play(table, mine)
    table.go_on()
    return done(table)


@router.post("/t/{id}/replace")
async def replace_absent(table: Found, context: Context, asked: Seat) -> Response:
    """Others at the table let a bot play for who has been away for some time."""
    async with table.lock:
        row = table.seats[asked.seat] if asked.seat < len(table.seats) else None
        if row is None or not table.held_by(context.holder) or table.is_gathering or table.is_ended:
            raise HTTPException(403)
        if not row.holder or row.bot or context.registry.away_s(row) < AWAY_S:
            raise TableError("seat-not-away", "whoever sits there is here, or has not been away for long")
        await let_bots_play(table, [row.seat])
    table.go_on()
    return done(table)


@router.post("/t/{id}/return")
async def come_back(table: Found, context: Context) -> Response:
    """Take one's seat over again from the bot."""
    async with table.lock:
        mine = [row for row in table.seats if row.is_held_by(context.holder) and row.is_away]
        if not mine or table.is_ended:
            raise HTTPException(403)
        if table.timing and table.match.actor in [row.seat for row in mine]:  # else one could leave and return for more time
            raise TableError("seat-bot-acts", "the bot is about to act")
        for row in mine:
            await table.reseat(replace(row, bot=""))
            if table.timing:
                await table.retime(clock.refilled(table.terms, table.timing, row.seat))
    return done(table)


# ------------------------------------------------------------------------------------------------- one more device
@dataclass(frozen=True)
class DevicePage:
    template: ClassVar[str] = "device.html"
    title: str
    who: str
    action: str  # where the answer is sent


def keyed(table: Table, seat: int, key: str, context: RequestContext) -> SeatRow:
    """The seat, if this is the key of its link; else 404."""
    row = table.seats[seat] if 0 <= seat < len(table.seats) else None
    if row is None or not row.holder or not context.site.signer.is_signed(key, "seat", table.id, str(seat), row.holder):
        raise HTTPException(404)
    return row


@router.get("/t/{id}/device/{seat}/{key}")
async def device(table: Found, context: Context, seat: int, key: str) -> Response:
    row = keyed(table, seat, key, context)
    if row.is_held_by(context.holder):
        return RedirectResponse(f"/t/{table.id}", 303)
    title = table.game.title(context.translator.lang)
    return context.page(DevicePage(title, name_of(row, table, context), f"/t/{table.id}/device/{seat}/{key}"), game=table.game)


@router.post("/t/{id}/device/{seat}/{key}")
async def add_device(table: Found, context: Context, seat: int, key: str) -> Response:
    """The same person plays on this device, too."""
    async with table.lock:
        row = keyed(table, seat, key, context)
        if len(row.devices) >= MAX_DEVICES and not row.is_held_by(context.own_holder):
            raise TableError("seat-many-devices", f"{MAX_DEVICES} more devices play from this seat")
        if not row.is_held_by(context.own_holder):
            await table.add_device(row, context.own_holder)
    response = RedirectResponse(f"/t/{table.id}", 303)
    context.remember(response)
    return response
