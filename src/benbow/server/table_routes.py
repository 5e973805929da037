"""Routes of a table: its page, its stream, and what a player can do."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Self

from fastapi import APIRouter, Depends, Path, Query, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response
from markupsafe import Markup
from pydantic import BaseModel, Field, model_validator
from starlette.exceptions import HTTPException

from benbow.engine import catalog
from benbow.engine.contract import SPECTATOR, View
from benbow.engine.drawing.routes import LONGEST as MAX_ROUTE_ACTIONS
from benbow.engine.drawing.routes import too_far
from benbow.engine.drawing.scene import Piece, Symbol
from benbow.engine.errors import BadOptionError
from benbow.engine.match import Match, checked_ply, explain, steps
from benbow.engine.words import Words

from . import timekeeper
from .context import Context, RequestContext
from .frames import fragment
from .links import TableLinks, links_of
from .proposals import card
from .rules_pages import Rules, rules_of
from .stream import Known, news
from .tables import CurtainError, LessonError, StaleError, Table, TableError
from .talk import panel
from .watchers import RETRY_MS, STILL_HERE, EventStream, Watcher, is_unpacking, streaming

router = APIRouter(prefix="/t/{id}")
NO_STORE = {"cache-control": "no-store"}
MAX_NAMED = 12  # pieces that a line of the story lights
GONE, BROKEN, RELOAD = '{"gone": true}', '{"broken": true}', '{"reload": true}'
LOG = logging.getLogger("benbow")


TableId = Annotated[str, Path(max_length=40)]


async def found(id: TableId, context: Context) -> Table:
    """The table of this name, or 404."""
    table = await context.registry.get(id)
    if table is None:
        raise HTTPException(404)
    return table


Found = Annotated[Table, Depends(found)]
Number = Annotated[int, Field(ge=0, le=10**9, strict=True)]
Id = Annotated[str, Field(max_length=61)]


class Asked(BaseModel):
    """How many entries the page knew when it asked."""

    seq: Number


class Action(Asked):
    """One action, or a long move as a list of actions."""

    code: Number | None = None
    codes: Annotated[list[Number], Field(min_length=1, max_length=MAX_ROUTE_ACTIONS)] | None = None
    rules: Number | None = None  # the version that the page was made by: the codes are of that one

    @model_validator(mode="after")
    def one_of_them(self) -> Self:
        if (self.code is None) == (self.codes is None):
            raise ValueError("either `code` or `codes`")
        return self


class Clicks(BaseModel):
    """What is chosen; an empty list puts it back."""

    ids: Annotated[list[Id], Field(max_length=12)]


class Attempt(Clicks):
    ids: Annotated[list[Id], Field(min_length=1, max_length=12)]


class Seat(BaseModel):
    seat: Annotated[int, Field(ge=0, le=100, strict=True)]


def done(table: Table) -> Response:
    return JSONResponse({"seq": table.seq}, headers=NO_STORE)


# ------------------------------------------------------------------------------------------------------- the page
@dataclass(frozen=True)
class PlayPage:
    template: ClassVar[str] = "play.html"
    url: str
    game: str
    title: str
    is_seated: bool
    is_far: bool
    has_bots: bool
    is_lesson: bool
    is_coached: bool
    legend: tuple[Symbol, ...]
    steps: int
    fragment: Markup
    story: Markup
    rules: Rules
    talk: Markup
    card: Markup
    links: TableLinks | None


async def page(table: Table, context: RequestContext) -> Response:
    """The page of a match that has begun. A reload draws the curtain."""
    async with table.lock:
        if table.held_by(context.holder) and context.curtain(table).opened is not None:
            context.curtain(table).draw(table.match.ply)
            table.wake()  # other tabs of this device
        screen = context.screen(table)
        place = 0 if table.is_untouched else table.match.ply  # the stream brings how it is laid out
        return context.page(PlayPage(
            url=f"/t/{table.id}",
            game=table.game.id,
            title=table.game.title(context.translator.lang),
            is_seated=screen.now.is_seated,
            is_far=table.is_far,
            has_bots=any(row.bot for row in table.seats),
            is_lesson=table.lesson is not None,
            is_coached=screen.is_coached,
            legend=table.game.drawing.legend(table.match.view(screen.seat), screen.words),
            steps=len(steps(table.match.laid, place)) - 1,
            fragment=fragment(screen, place, is_passing=place < table.match.ply),
            story=screen.story_html(place),
            rules=rules_of(table.game, context.translator.lang),
            talk=panel(screen, context.name),
            card=card(screen),
            links=links_of(table, context),
        ), game=table.game)


@router.get("/stream")
async def stream(request: Request, id: TableId, context: Context, seq: int, ply: int, face: str, status: str,
                 room: int = -1, heard: Annotated[str, Query(max_length=60)] = "", rules: int = 0) -> Response:
    """Server-sent events: what happened since the page was made, then everything as it happens."""
    table, known = await context.registry.get(id), Known(seq, ply, face, status, room, heard)
    if table is None or rules not in (0, table.game.rules_version):  # the match was upgraded since
        return streaming(request, once(RELOAD if table else GONE))
    return EventStream(table.watchers, context.registry.presence, context.holder,
                       lambda watcher: events(table, context, known, watcher), is_packed=is_unpacking(request))


async def once(frame: str) -> AsyncGenerator[str]:
    """The page is told by an event: EventSource cannot see a status."""
    yield f"data: {frame}\n\n"


async def events(table: Table, context: RequestContext, known: Known, watcher: Watcher) -> AsyncGenerator[str]:
    """The text of the stream. (FastAPI's own EventSourceResponse raises if the page leaves while an event is being sent.)"""
    yield f": hello\nretry: {RETRY_MS}\n\n"
    if table.timing and table.timing.awaited:
        await asyncio.shield(context.registry.spawn(table.arrive(context.holder)))  # even if the page is closed
    while not context.registry.closing and not watcher.is_parted:
        watcher.clear()
        async with table.lock:
            frames, then = told(table, context, known)
        if frames:  # each is one line of JSON
            yield "".join(f"data: {frame}\n\n" for frame in frames)
        if then is None:
            return
        known = then
        while not await watcher.has_news():
            yield STILL_HERE


def told(table: Table, context: RequestContext, known: Known) -> tuple[list[str], Known | None]:
    """The news. If they cannot be drawn the page is told to give up: reconnecting would not help."""
    try:
        return news(context.screen(table), context.curtain(table) if table.held_by(context.holder) else None, known)
    except Exception:
        LOG.exception("table %s cannot be drawn", table.id[:6])
        return [BROKEN], None


@router.get("/at/{ply}")
async def at(table: Found, context: Context, ply: int) -> Response:
    """The table at a ply of the past. The layout is one step, so plies within it show its end."""
    async with table.lock:
        place, laid = checked_ply(ply, table.match.ply + 1), table.match.laid
        place = laid if 0 < place < laid else place
        return JSONResponse({"table": fragment(context.screen(table), place), "ply": place}, headers=NO_STORE)


@router.get("/named/{ply}")
async def named(table: Found, context: Context, ply: int) -> Response:
    """The pieces that a line of the story is about: those that its action moved, changed, brought or took, as the seat saw it."""
    async with table.lock:
        seat, place = context.facing(table).seat, checked_ply(ply, table.match.ply)
        before, after = (pieces(table.match.view(seat, one), context.translator.of(table)) for one in (place, place + 1))
        ids = [id for id in before | after if before.get(id) != after.get(id)]
        return JSONResponse({"ids": ids[:MAX_NAMED]}, headers=NO_STORE)


def pieces(view: View, words: Words) -> dict[str, Piece]:
    return {piece.id: piece for piece in view.game.drawing.scene(view, words).pieces}


@router.post("/chosen")
async def chosen(table: Found, context: Context, clicks: Clicks) -> Response:
    """The table with a partial gesture drawn."""
    async with table.lock:
        drawn = fragment(context.screen(table), chosen=tuple(clicks.ids), has_ground=False)
        return JSONResponse({"table": drawn}, headers=NO_STORE)


# --------------------------------------------------------------------------------------------------------- acting
def check_acting(table: Table, context: RequestContext) -> int:
    """The seat that acts, if this device holds it and shows its view; else an error."""
    now = context.facing(table)
    if now.curtain_for is not None:
        raise CurtainError("table-curtain", "the curtain is drawn")
    if now.seat != table.match.actor or now.seat not in table.held_by(context.holder):
        raise HTTPException(403)
    if table.is_bot(now.seat):
        raise TableError("seat-bot-plays", "a bot plays for this seat until its person comes back")
    if table.is_paused:
        raise TableError("table-paused", "by agreement; its clocks are stopped")
    if timekeeper.out_of_time(table, context.registry) is not None:
        raise TableError("table-time-up", "the time of this seat is up, and the grace after it")
    return now.seat


def check_lesson(table: Table, context: RequestContext, codes: list[int]) -> None:
    """In a lesson, what is allowed but leads away from it is answered by the lesson. What is not allowed is refused as always."""
    if table.lesson and codes[0] in table.match.legal():
        if answer := table.lesson.off(table.match, codes, context.translator.of(table)):
            raise LessonError("lesson", answer)


@router.post("/play")
async def play(table: Found, context: Context, action: Action) -> Response:
    if action.rules not in (None, table.game.rules_version):
        raise StaleError("rules", "the match was upgraded to later rules since the page was made")
    async with table.turn(action.seq) as turn:
        check_acting(table, context)
        check_lesson(table, context, action.codes or [action.code or 0])
        if action.codes is not None:
            turn.walk(action.codes)
        elif action.code is not None:
            turn.match.play(action.code)
    return done(table)


@router.post("/undo")
async def undo(table: Found, context: Context, asked: Asked) -> Response:
    async with table.turn(asked.seq) as turn:
        check_acting(table, context)
        turn.undo()
    return done(table)


@router.post("/resign")
async def resign(table: Found, context: Context, asked: Asked) -> Response:
    """For the seat that is asked to take the device, or looks at it."""
    async with table.turn(asked.seq) as turn:
        seat = context.facing(table).giving_up
        if seat not in table.held_by(context.holder):
            raise HTTPException(403)
        turn.end("resigned", seat)
    return done(table)


@router.post("/open")
async def open_curtain(table: Found, context: Context, seat: Seat) -> Response:
    async with table.lock:
        if context.facing(table).curtain_for != seat.seat:
            raise HTTPException(409)
        context.curtain(table).opened = seat.seat
        table.wake()
        return done(table)


@router.post("/draw")
async def draw_curtain(table: Found, context: Context) -> Response:
    async with table.lock:
        if table.held_by(context.holder):
            context.curtain(table).draw(table.match.ply)
            table.wake()
        return done(table)


@router.post("/why")
async def why(table: Found, context: Context, clicks: Attempt) -> Response:
    """Why clicks are not allowed: the clause and a text, from the seat's view."""
    async with table.lock:
        view = table.match.view(context.facing(table).seat)
        if far := too_far(view, tuple(clicks.ids), context.translator.of(table)):
            return JSONResponse({"text": far.text, "rule": far.rule}, headers=NO_STORE)
        code = table.game.drawing.attempt(view, tuple(clicks.ids))
        if code is None or (view.seat == SPECTATOR and table.held_by(context.holder)):
            return JSONResponse({"text": "", "rule": ""}, headers=NO_STORE)
        if code in view.legal():  # it is allowed, but another piece is clicked first
            hint = context.translator("why-first", what=first_of(table, view, code, context))
            return JSONResponse({"text": hint, "rule": ""}, headers=NO_STORE)
        reason = explain(view, code, context.translator.lang, table.names)
        return JSONResponse({"text": reason.text, "rule": reason.rule}, headers=NO_STORE)


def first_of(table: Table, view: View, code: int, context: RequestContext) -> str:
    """The name of what is clicked first for this action."""
    words = context.translator.of(table)
    first = table.game.drawing.gestures(view)[code][0]
    names = {piece.id: piece.name for piece in table.game.drawing.scene(view, words).pieces}
    return names.get(first) or table.game.telling.name(view, code, words)


@router.post("/delete")
async def delete(id: TableId, context: Context, back: str = "") -> Response:
    if not await context.registry.delete(id, context.holder):
        raise HTTPException(404)
    return RedirectResponse("/matches" if back == "matches" else "/", 303)


def rematch(table: Table) -> Match:
    """A new match by the newest rules, with the same options as far as these have them."""
    game, before = catalog.game(table.game.id), table.match.options
    known = {option.name: before[option.name] for option in game.options if before.get(option.name) in option.values}
    try:
        return Match(game, {**known})
    except BadOptionError:
        return Match(game, {"players": before["players"]})


@router.post("/again")
async def again(table: Found, context: Context) -> Response:
    """To the next table of the same people. Whoever asks for it after the first, or twice, is led to the same one."""
    if not table.held_by(context.holder):
        raise HTTPException(403)
    id = await asyncio.shield(context.registry.spawn(next_table(table, context)))  # even if the page is closed
    return RedirectResponse(f"/t/{id}", 303)


async def next_table(table: Table, context: RequestContext) -> str:
    """With the same people, bots and options; each moves to the seat before, and the first one to the last. One at a time: as
    long as it is played there is no other."""
    async with table.lock:
        known = await context.registry.get(table.rematch) if table.rematch else None
        if known is None or known.is_ended:
            moved = (*table.seats[1:], table.seats[0])
            seats = tuple(replace(row, seat=seat, bot="" if row.holder else row.bot, devices=())
                          for seat, row in enumerate(moved))
            known = await context.registry.create(rematch(table), seats, host=context.holder, is_listed=table.is_listed,
                                                  terms=table.terms, after=table)
            table.rematch = known.id
            table.stir()
        return known.id
