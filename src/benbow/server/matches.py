"""Your matches: those of this device that have ended, with their results."""
from __future__ import annotations

import asyncio
import datetime
from dataclasses import dataclass
from typing import Annotated, ClassVar

from babel.dates import format_date, format_time
from fastapi import APIRouter, Query
from fastapi.responses import Response

from benbow.engine import catalog
from benbow.engine.match import Outcome
from benbow.engine.words import Words

from . import clock
from .context import Context, RequestContext
from .frames import ending_text
from .store import TableRow
from .translator import Translator

router = APIRouter()
PER_PAGE = 25


@dataclass(frozen=True)
class FinishedMatch:
    """A match that has ended, in a list."""

    url: str
    title: str
    players: str  # with their points, where a game has them
    result: str
    reason: str  # where there are no points
    ended: str
    is_over: bool  # played to its end, so there is a luck report
    is_old: bool  # by other rules: it can only be deleted


@dataclass(frozen=True)
class MatchesPage:
    template: ClassVar[str] = "matches.html"
    matches: list[FinishedMatch]
    page: int
    pages: int


@router.get("/matches")
async def page(context: Context, page: Annotated[int, Query(ge=1, le=10**6)] = 1) -> Response:
    total = await asyncio.to_thread(context.registry.store.count_ended, context.holder, catalog.games())
    pages = max(1, -(-total // PER_PAGE))
    place = min(page, pages)
    return context.page(MatchesPage(await finished(context, PER_PAGE, PER_PAGE * (place - 1)), place, pages))


async def finished(context: RequestContext, limit: int, offset: int = 0) -> list[FinishedMatch]:
    """The last played first."""
    def read() -> list[TableRow]:
        games = catalog.games()
        return context.registry.store.tables_of(context.holder, games, is_ended=True, limit=limit, offset=offset)

    rows = await asyncio.to_thread(read)
    return [listed(row, await context.registry.outcome(row), context) for row in rows]


def listed(row: TableRow, outcome: Outcome | None, context: RequestContext) -> FinishedMatch:
    known, translator = catalog.played_by(catalog.game(row.game), row.rules), context.translator
    game = known or catalog.game(row.game)
    words, names = game.words(translator.lang), names_of(row, translator)
    players, result, reason = words.joined(names), translator("matches-unknown"), ""
    if row.status == "resigned":
        result = ending_text(row.ending, row.resigned, lambda seat: names[seat], translator)
    elif outcome:
        result = winner(row, outcome, names, context)
        if game.has_points:
            points = zip(names, outcome.points, strict=True)
            players = ", ".join(words("seat-result", who=who, n=n) for who, n in points)
        else:
            reason = words(f"reason-{outcome.reason}")
    return FinishedMatch(f"/t/{row.id}", words("title"), players, result, reason, when(row.updated, translator),
                         row.status == "over", known is None)


def names_of(row: TableRow, translator: Translator) -> list[str]:
    """Who played, by seat; bots by their level."""
    words: Words = catalog.game(row.game).words(translator.lang)
    return [translator(f"level-{one.bot}") if one.bot else one.name or words("seat", n=one.seat + 1) for one in row.seats]


def winner(row: TableRow, outcome: Outcome, names: list[str], context: RequestContext) -> str:
    """In a sentence; for who played alone at this device, to that person."""
    translator, own = context.translator, [one for one in row.seats if one.holder == context.holder]
    if len(outcome.winners) == len(row.seats):
        return translator("result-draw")
    if len({one.person for one in own}) == 1 and len(own) < len(row.seats):
        has_won = any(one.seat in outcome.winners for one in own)
        return translator("result-you-won") if has_won else translator("result-you-lost")
    who = catalog.game(row.game).words(translator.lang).joined([names[seat] for seat in outcome.winners])
    return translator("result-winners", n=len(outcome.winners), who=who)


def when(seconds: float, translator: Translator) -> str:
    """today, 14:05"""
    moment, now = (datetime.datetime.fromtimestamp(one).astimezone() for one in (seconds, clock.now()))
    time = format_time(moment, "short", locale=translator.lang)
    if moment.date() == now.date():
        return translator("when-today", time=time)
    return translator("when-day", day=format_date(moment, "long", locale=translator.lang), time=time)
