"""Routes for what people at a table do together: talk, and agree on something."""
from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Literal

from fastapi import APIRouter
from fastapi.responses import Response
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from . import clock
from .context import Context, RequestContext
from .forms import clean_line, clean_name
from .proposals import asked as asked_people
from .proposals import carry_out, check, missing
from .schema import Said
from .table_routes import Asked, Found, Number, done
from .tables import Proposal, StaleError, Table, TableError
from .talk import MAX_LINE_LENGTH, MAX_LINES, SEATS, WATCHERS, is_on, phrases

router = APIRouter(prefix="/t/{id}")


class Spoken(BaseModel):
    """A line that was typed, or a phrase by its key; what someone who watches wants to be called; and a key that the page has
    made for this line, so that it can send it again."""

    text: Annotated[str, Field(max_length=MAX_LINE_LENGTH)] = ""
    phrase: Annotated[str, Field(max_length=20)] = ""
    name: Annotated[str, Field(max_length=200)] = ""
    key: Annotated[str, Field(max_length=40)] = ""


class Proposed(Asked):
    kind: Literal["undo", "draw", "abort", "pause", "resume"]


class Answer(BaseModel):
    """Of who sits there, to the proposal with this number. Who has proposed takes it back by disagreeing."""

    number: Number
    seat: Annotated[int, Field(ge=0, le=100, strict=True)]
    agrees: bool


# ---------------------------------------------------------------------------------------------------------- talk
@router.post("/say")
async def say(table: Found, context: Context, spoken: Spoken) -> Response:
    text = clean_line(spoken.text, MAX_LINE_LENGTH)
    if bool(text) == bool(spoken.phrase) or spoken.phrase not in ("", *phrases(context.translator)):
        raise HTTPException(400)
    if context.is_new:  # a page was never opened, and each request would be another device
        raise HTTPException(403)
    name = clean_name(spoken.name) or context.name
    await asyncio.shield(asyncio.ensure_future(kept(table, context, name, spoken, text)))  # even if the page is closed
    response = done(table)
    context.keep_name(response, spoken.name)
    return response


async def kept(table: Table, context: RequestContext, name: str, spoken: Spoken, text: str) -> None:
    """Store what someone says, if it may be said."""
    async with table.lock:
        if spoken.key and any((said.holder, said.key) == (context.holder, spoken.key) for said in table.talk):
            return
        if not is_on(table):
            raise TableError("talk-not-here", "the host has switched it off, or it is a lesson")
        seat = speaker(table, context)
        if seat is None and table.is_gathering:
            raise TableError("table-gathering", "not everyone has sat down")
        room = WATCHERS if seat is None else SEATS
        if seat is None and not name:
            raise TableError("talk-name", "who watches has to have a name")
        if sum(said.room == room for said in table.talk) >= MAX_LINES:
            raise TableError("talk-full", f"{MAX_LINES} lines were said")
        limits = context.site.limits
        if not limits.lines.take(context.holder) or (seat is None and not limits.watchers.take(table.id)):
            raise TableError("talk-too-fast", "too many lines in a short time")
        named = name if seat is None else table.seats[seat].name
        await table.say(Said(clock.now(), room, -1 if seat is None else seat, named, context.holder, spoken.phrase, text,
                             spoken.key))


def speaker(table: Table, context: RequestContext) -> int | None:
    """The seat of who speaks; None if nobody at this device plays. Of several people, who looks at it or is asked to take it."""
    mine = table.held_by(context.holder)
    if not mine:
        return None
    shown = context.facing(table).giving_up
    return shown if shown in mine else mine[0]


# ----------------------------------------------------------------------------------------------------- proposals
@router.post("/propose")
async def propose(table: Found, context: Context, proposed: Proposed) -> Response:
    """One at a time. To go on after a pause needs nobody if everyone else has left."""
    async with table.lock:
        if proposed.seq != table.seq:
            raise StaleError("seq", f"the page knows {proposed.seq} entries, the table has {table.seq}")
        seat = speaker(table, context)
        if seat is None:
            raise HTTPException(403)
        check(table, proposed.kind, seat)
        if not context.site.limits.proposals.take(context.holder):
            raise TableError("proposal-too-often", "too many proposals in a short time")
        proposal = Proposal(proposed.kind, seat, table.seq)
        is_agreed = not asked_people(table, seat)
        table.proposal = None if is_agreed else proposal
        table.stir()
    if is_agreed:
        await carry_out(table, proposal)
    return done(table)


@router.post("/answer")
async def answer(table: Found, context: Context, given: Answer) -> Response:
    """Whoever agrees last brings it about; whoever disagrees first ends it."""
    async with table.lock:
        proposal, row = table.proposal, table.seats[given.seat] if given.seat < len(table.seats) else None
        if row is None or not row.is_held_by(context.holder):
            raise HTTPException(403)
        if proposal is None or proposal.number != given.number:
            raise TableError("proposal-gone", "it was taken back or refused, or the match went on")
        if row.person == table.seats[proposal.seat].person:
            if given.agrees:
                raise HTTPException(403)
            table.proposal = None
        elif row.bot or row.person is None or proposal.refused_by is not None:
            raise TableError("proposal-gone", "it was answered already")
        elif not given.agrees:
            table.proposal = replace(proposal, refused_by=row.seat)
        else:
            proposal = replace(proposal, agreed=proposal.agreed | {row.person})
            table.proposal = proposal if missing(table, proposal) else None
        is_agreed = given.agrees and table.proposal is None
        table.stir()
    if is_agreed:
        await carry_out(table, proposal)
    return done(table)
