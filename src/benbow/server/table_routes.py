"""At the table: the page, the stream of what happens, and what a player can do."""
from __future__ import annotations

import asyncio
import contextlib
import logging
import zlib
from collections.abc import AsyncGenerator
from typing import Annotated, Self

from fastapi import APIRouter, Depends, Path, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response, StreamingResponse
from pydantic import BaseModel, Field, model_validator
from starlette.exceptions import HTTPException

from benbow.engine.contract import SPECTATOR, View
from benbow.engine.drawing.routes import LONGEST, too_far
from benbow.engine.match import checked_ply, explain, steps

from .context import Context, RequestContext
from .frames import fragment, story_html
from .pages import rules_html
from .stream import Known, news
from .tables import CurtainError, Table

router = APIRouter(prefix="/t/{id}")
NOT_KEPT = {"cache-control": "no-store"}
STREAMED = {"cache-control": "no-store", "x-accel-buffering": "no"}  # a proxy is not to keep it back
PING = 15  # seconds
MOST_WATCHERS = 40  # streams of one table: a few people with a few tabs each
GONE, BROKEN = '{"gone": true}', '{"broken": true}'
LOG = logging.getLogger("benbow")
RETRY = 700  # milliseconds until a page that lost its stream knocks again


TableId = Annotated[str, Path(max_length=40)]


async def found(id: TableId, context: Context) -> Table:
    """The table of this name, or 404."""
    table = await context.registry.get(id)
    if table is None:
        raise HTTPException(404)
    return table


Found = Annotated[Table, Depends(found)]
Seq = Annotated[int, Field(ge=0, le=10**9, strict=True)]
Id = Annotated[str, Field(max_length=61)]


class Asked(BaseModel):
    """What a page knew when it asked."""

    seq: Seq


Code = Annotated[int, Field(ge=0, le=10**9, strict=True)]


class Action(Asked):
    """One action, or a long move as a list of them; not both."""

    code: Code | None = None
    codes: Annotated[list[Code], Field(min_length=1, max_length=LONGEST)] | None = None

    @model_validator(mode="after")
    def one_of_them(self) -> Self:
        if (self.code is None) == (self.codes is None):
            raise ValueError("`code` or `codes`")
        return self


class Clicks(BaseModel):
    """None: what was chosen is put back."""

    ids: Annotated[list[Id], Field(max_length=12)]


class Attempt(Clicks):
    ids: Annotated[list[Id], Field(min_length=1, max_length=12)]


class Seat(BaseModel):
    seat: Annotated[int, Field(ge=0, le=100, strict=True)]


def done(table: Table) -> Response:
    return JSONResponse({"seq": table.seq}, headers=NOT_KEPT)


# ------------------------------------------------------------------------------------------------------- the page
@router.get("")
async def page(table: Found, context: Context) -> Response:
    """A reload draws the curtain."""
    async with table.lock:
        if table.held_by(context.holder) and context.curtain(table).opened is not None:
            context.curtain(table).draw(table.match.ply)
            table.wake()  # other tabs of this device
        now, place = context.facing(table), 0 if table.is_untouched else table.match.ply  # the stream brings how it is laid out
        return context.page(
            "play.html",
            table=table,
            game=table.game,
            title=table.game.title(context.translator.lang),
            now=now,
            steps=len(steps(table.match.laid, place)) - 1,
            fragment=fragment(table, now, context.translator, place, is_passing=place < table.match.ply),
            story=story_html(table, now.seat, context.translator, place),
            rules=rules_html(table.game, context.translator.lang),
        )


@router.get("/stream")
async def stream(request: Request, id: TableId, context: Context, seq: int, ply: int, face: str, status: str) -> Response:
    """What has happened since the page was made, then everything as it happens."""
    table, known = await context.registry.get(id), Known(seq, ply, face, status)
    if table is not None and len(table.watchers) >= MOST_WATCHERS:
        raise HTTPException(429)
    content = events(table, context, known) if table else gone()
    if "gzip" in request.headers.get("accept-encoding", ""):
        return StreamingResponse(packed(content), media_type="text/event-stream", headers=STREAMED | {"content-encoding": "gzip"})
    return StreamingResponse(content, media_type="text/event-stream", headers=STREAMED)


async def gone() -> AsyncGenerator[str]:
    """A page is told; a 404 it could not read."""
    yield f"data: {GONE}\n\n"


async def packed(content: AsyncGenerator[str]) -> AsyncGenerator[bytes]:
    """A drawing is a twelfth of its size when packed. Every event is sent at once, whole."""
    packer = zlib.compressobj(level=1, wbits=16 + zlib.MAX_WBITS)
    async with contextlib.aclosing(content):
        async for text in content:
            yield packer.compress(text.encode()) + packer.flush(zlib.Z_SYNC_FLUSH)


async def events(table: Table, context: RequestContext, known: Known | None) -> AsyncGenerator[str]:
    """Server-sent events. (FastAPI's own way calls it an error when a page leaves while something is on its way to it.)"""
    watcher = asyncio.Event()
    table.watchers.add(watcher)
    try:
        yield f": hello\nretry: {RETRY}\n\n"
        while known is not None and not context.registry.closing:
            watcher.clear()
            async with table.lock:
                frames, known = told(table, context, known)
            if frames:  # JSON is one line
                yield "".join(f"data: {frame}\n\n" for frame in frames)
            while known is not None and not watcher.is_set():
                try:
                    async with asyncio.timeout(PING):
                        await watcher.wait()
                except TimeoutError:
                    yield ": still here\n\n"  # so that nobody on the way closes a silent connection
    finally:
        table.watchers.discard(watcher)


def told(table: Table, context: RequestContext, known: Known) -> tuple[list[str], Known | None]:
    """The news; or, if they cannot be drawn, that something is wrong: a page that knocked again would not be helped."""
    try:
        return news(table, context, known)
    except Exception:
        LOG.exception("table %s cannot be shown", table.id[:6])
        return [BROKEN], None


@router.get("/at/{ply}")
async def at(table: Found, context: Context, ply: int) -> Response:
    """The table as it was. Half laid out nobody sees it: that is one step."""
    async with table.lock:
        now, place, laid = context.facing(table), checked_ply(ply, table.match.ply + 1), table.match.laid
        place = laid if 0 < place < laid else place
        return JSONResponse({"table": fragment(table, now, context.translator, place), "ply": place}, headers=NOT_KEPT)


@router.post("/chosen")
async def chosen(table: Found, context: Context, clicks: Clicks) -> Response:
    """The table after a partial gesture: what follows from what was clicked."""
    async with table.lock:
        now = context.facing(table)
        drawn = fragment(table, now, context.translator, chosen=tuple(clicks.ids), has_ground=False)
        return JSONResponse({"table": drawn}, headers=NOT_KEPT)


# --------------------------------------------------------------------------------------------------------- acting
def acting(table: Table, context: RequestContext) -> int:
    """The seat that acts, if it is this device's and before its screen; else 403."""
    now = context.facing(table)
    if now.curtain_for is not None:
        raise CurtainError("table-curtain", "the curtain is drawn")
    if now.seat != table.match.actor or now.seat not in table.held_by(context.holder):
        raise HTTPException(403)
    return now.seat


@router.post("/play")
async def play(table: Found, context: Context, action: Action) -> Response:
    def allowed() -> int:
        return acting(table, context)

    if action.codes is not None:
        await table.walk(action.seq, action.codes, allowed)
    elif action.code is not None:
        await table.play(action.seq, action.code, allowed)
    return done(table)


@router.post("/undo")
async def undo(table: Found, context: Context, asked: Asked) -> Response:
    await table.undo(asked.seq, lambda: acting(table, context))
    return done(table)


@router.post("/resign")
async def resign(table: Found, context: Context, asked: Asked) -> Response:
    """For whoever is asked to act, or looks at the screen."""

    def who() -> int:
        seat = context.facing(table).giving_up
        if seat not in table.held_by(context.holder):
            raise HTTPException(403)
        return seat

    await table.resign(asked.seq, who)
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
    """Why is this not allowed? The clause and words, from the seat's view."""
    async with table.lock:
        view = table.match.view(context.facing(table).seat)
        if far := too_far(view, tuple(clicks.ids), context.translator.of(table)):
            return JSONResponse({"text": far.text, "rule": far.rule}, headers=NOT_KEPT)
        code = table.game.drawing.attempt(view, tuple(clicks.ids))
        if code is None or (view.seat == SPECTATOR and table.held_by(context.holder)):
            return JSONResponse({"text": "", "rule": ""}, headers=NOT_KEPT)
        if code in view.legal():  # it is allowed, but begins elsewhere
            hint = context.translator("why-first", what=first_of(table, view, code, context))
            return JSONResponse({"text": hint, "rule": ""}, headers=NOT_KEPT)
        reason = explain(view, code, context.translator.lang, table.names)
        return JSONResponse({"text": reason.text, "rule": reason.rule}, headers=NOT_KEPT)


def first_of(table: Table, view: View, code: int, context: RequestContext) -> str:
    """What is clicked first for this action, by its name."""
    words = context.translator.of(table)
    first = table.game.drawing.gestures(view)[code][0]
    names = {piece.id: piece.name for piece in table.game.drawing.scene(view, words).pieces}
    return names.get(first) or table.game.telling.name(view, code, words)


@router.post("/delete")
async def delete(id: TableId, context: Context) -> Response:
    if not await context.registry.delete(id, context.holder):
        raise HTTPException(404)
    return RedirectResponse("/", 303)


@router.post("/again")
async def again(table: Found, context: Context) -> Response:
    """The same people and options once more."""
    if not table.held_by(context.holder):
        raise HTTPException(403)
    fresh = await context.registry.create(table.game, table.match.options, table.seats)
    return RedirectResponse(f"/t/{fresh.id}", 303)
