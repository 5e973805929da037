"""Routes of a table: its page, its stream, and what a player can do."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections.abc import AsyncGenerator
from dataclasses import dataclass, replace
from typing import Annotated, ClassVar, Self

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response, StreamingResponse
from markupsafe import Markup
from pydantic import BaseModel, Field, model_validator
from starlette.exceptions import HTTPException

from benbow.engine.contract import SPECTATOR, View
from benbow.engine.drawing.routes import LONGEST as MAX_ROUTE_ACTIONS
from benbow.engine.drawing.routes import too_far
from benbow.engine.drawing.scene import Piece, Symbol
from benbow.engine.match import Match, checked_ply, explain, steps
from benbow.engine.words import Words

from .context import Context, RequestContext
from .frames import fragment
from .rules_pages import Rules, rules_of
from .stream import Known, news
from .tables import CurtainError, LessonError, Table

router = APIRouter(prefix="/t/{id}")
NO_STORE = {"cache-control": "no-store"}
STREAM_HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}  # no buffering in a proxy
PING_S = 15
MAX_NAMED = 12  # pieces that a line of the story lights
MAX_STREAMS = 40  # of one table: a few people with a few tabs each
GONE, BROKEN = '{"gone": true}', '{"broken": true}'
LOG = logging.getLogger("benbow")
RETRY_MS = 700  # until a page that lost its stream connects again


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
    has_bots: bool
    is_lesson: bool
    is_coached: bool
    legend: tuple[Symbol, ...]
    steps: int
    fragment: Markup
    story: Markup
    rules: Rules


@router.get("")
async def page(table: Found, context: Context) -> Response:
    """A reload draws the curtain."""
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
            has_bots=any(row.bot for row in table.seats),
            is_lesson=table.lesson is not None,
            is_coached=screen.is_coached,
            legend=table.game.drawing.legend(table.match.view(screen.seat), screen.words),
            steps=len(steps(table.match.laid, place)) - 1,
            fragment=fragment(screen, place, is_passing=place < table.match.ply),
            story=screen.story_html(place),
            rules=rules_of(table.game, context.translator.lang),
        ), game=table.game)


@router.get("/stream")
async def stream(request: Request, id: TableId, context: Context, seq: int, ply: int, face: str, status: str) -> Response:
    """Server-sent events: what happened since the page was made, then everything as it happens."""
    table, known = await context.registry.get(id), Known(seq, ply, face, status)
    if table is not None and len(table.watchers) >= MAX_STREAMS:
        raise HTTPException(429)
    content = events(table, context, known) if table else gone()
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = STREAM_HEADERS | {"content-encoding": "gzip"}
        return StreamingResponse(packed(content), media_type="text/event-stream", headers=headers)
    return StreamingResponse(content, media_type="text/event-stream", headers=STREAM_HEADERS)


async def gone() -> AsyncGenerator[str]:
    """The page is told by an event: EventSource cannot see a 404."""
    yield f"data: {GONE}\n\n"


async def packed(content: AsyncGenerator[str]) -> AsyncGenerator[bytes]:
    """Drawings compress well. Every event is flushed at once."""
    packer = zlib.compressobj(level=1, wbits=16 + zlib.MAX_WBITS)
    async with contextlib.aclosing(content):
        async for text in content:
            yield packer.compress(text.encode()) + packer.flush(zlib.Z_SYNC_FLUSH)


async def events(table: Table, context: RequestContext, known: Known | None) -> AsyncGenerator[str]:
    """The text of the stream. (FastAPI's own EventSourceResponse raises if the page leaves while an event is being sent.)"""
    watcher = asyncio.Event()
    table.watchers.add(watcher)
    try:
        yield f": hello\nretry: {RETRY_MS}\n\n"
        while known is not None and not context.registry.closing:
            watcher.clear()
            async with table.lock:
                frames, known = told(table, context, known)
            if frames:  # each is one line of JSON
                yield "".join(f"data: {frame}\n\n" for frame in frames)
            while known is not None and not watcher.is_set():
                try:
                    async with asyncio.timeout(PING_S):
                        await watcher.wait()
                except TimeoutError:
                    yield ": still here\n\n"  # or a proxy may close a silent connection
    finally:
        table.watchers.discard(watcher)


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
    return now.seat


def check_lesson(table: Table, context: RequestContext, codes: list[int]) -> None:
    """In a lesson, what is allowed but leads away from it is answered by the lesson. What is not allowed is refused as always."""
    if table.lesson and codes[0] in table.match.legal():
        if answer := table.lesson.off(table.match, codes, context.translator.of(table)):
            raise LessonError("lesson", answer)


@router.post("/play")
async def play(table: Found, context: Context, action: Action) -> Response:
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
        turn.resigned = seat
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


@router.post("/again")
async def again(table: Found, context: Context) -> Response:
    """A new table with the same people, bots and options; each moves to the seat before, and the first one to the last."""
    if not table.held_by(context.holder):
        raise HTTPException(403)
    moved = (*table.seats[1:], table.seats[0])
    seats = tuple(replace(row, seat=seat) for seat, row in enumerate(moved))
    fresh = await context.registry.create(Match(table.game, {**table.match.options}), seats)
    return RedirectResponse(f"/t/{fresh.id}", 303)
