"""The page of the lobby, its stream, and sitting down from there."""
from __future__ import annotations

import asyncio
import contextlib
import functools
import json
from collections.abc import AsyncGenerator
from dataclasses import dataclass
from typing import Annotated, ClassVar

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response
from markupsafe import Markup

from benbow.engine import catalog
from benbow.engine.contract import SPECTATOR, Game
from benbow.engine.match import Match

from . import forms
from .context import Context, RequestContext
from .lobby import Lobby
from .matches import when
from .pages import Key, known, laid, opened_before, players_of, steps_of
from .schema import ANYONE, NO_TERMS, TableRow
from .seating import sit_down, terms_text
from .table_routes import TableId, found
from .tables import Table, TableError
from .translator import Translator
from .watchers import PING_S, RETRY_MS, streaming

router = APIRouter()
SEEK_AWAY_S = 60.0  # who seeks is not sent to a table whose host has been away for longer
MAX_LOOKED_AT = 50  # waiting tables of the game
FULL = '{"full": true}'
Name = Annotated[str, Form(max_length=200)]


@dataclass(frozen=True)
class WaitingItem:
    """A table that waits for anyone."""

    id: str
    title: str
    players: str  # who sits there
    free: str  # how many seats, and their roles
    facts: list[str]
    since: str


@dataclass(frozen=True)
class PlayingItem:
    """A table that may be watched."""

    id: str
    title: str
    players: str
    steps: int
    facts: list[str]


@dataclass(frozen=True)
class LobbyList:
    """The part of the page that changes; the same for everyone who reads this language."""

    template: ClassVar[str] = "lobby_list.html"
    waiting: list[WaitingItem]
    playing: list[PlayingItem]


@dataclass(frozen=True)
class LobbyPage:
    template: ClassVar[str] = "lobby.html"
    games: list[tuple[str, str]]  # and their titles
    chosen: str  # one of them, or all
    seeks: list[tuple[str, str]]  # those that can be looked for here
    name: str
    number: int  # of the list's version
    own: str  # JSON: tables at which this device has a seat
    tables: Markup


# --------------------------------------------------------------------------------------------------------- showing
@router.get("/lobby")
async def lobby(context: Context) -> Response:
    return await page("", context)


@router.get("/lobby/stream")
async def stream(request: Request, context: Context, game: str = "", version: int = -1) -> Response:
    """Server-sent events: the list, whenever it has changed."""
    return streaming(request, events(known(game).id if game else "", version, context))


@router.get("/lobby/{id}")
async def lobby_of(id: str, context: Context) -> Response:
    return await page(known(id).id, context)


async def page(chosen: str, context: RequestContext) -> Response:
    lobby = context.registry.lobby
    html, number, listing = await rendered(lobby, chosen, context.translator), lobby.version, await lobby.listing()
    own = [row.id for row in listing.waiting + listing.playing if any(one.is_held_by(context.holder) for one in row.seats)]
    games = [(id, catalog.game(id).title(context.translator.lang)) for id in catalog.games()]
    seeks = [(id, title) for id, title in games if chosen in ("", id)]
    return context.page(LobbyPage(games, chosen, seeks, context.name, number, json.dumps(own), Markup(html)))


async def rendered(lobby: Lobby, chosen: str, translator: Translator) -> str:
    """The list as HTML, made once for each version, language and game."""
    listing = await lobby.listing()
    key = (translator.lang, chosen)
    if key not in lobby.rendered:
        lobby.rendered[key] = translator.render(LobbyList(
            [waiting(row, translator) for row in listing.waiting if chosen in ("", row.game)],
            [playing(row, translator) for row in listing.playing if chosen in ("", row.game)]))
    return lobby.rendered[key]


def waiting(row: TableRow, translator: Translator) -> WaitingItem:
    game, free = catalog.game(row.game), [one.seat for one in row.seats if one.opening == ANYONE]
    names = [role for seat in free if (role := roles(game, row.options, translator.lang)[seat])]
    text = translator("lobby-free", n=len(free)) + (f" ({game.words(translator.lang).joined(names)})" if names else "")
    return WaitingItem(row.id, game.title(translator.lang), players_of(row, translator), text, facts(row, translator),
                       when(row.created, translator))


def playing(row: TableRow, translator: Translator) -> PlayingItem:
    game = catalog.game(row.game)
    return PlayingItem(row.id, game.title(translator.lang), players_of(row, translator), steps_of(row), facts(row, translator))


def facts(row: TableRow, translator: Translator) -> list[str]:
    """The number of players, the clock, and options that are not as usual."""
    changed = forms.unusual(catalog.game(row.game), json.loads(row.options), translator)
    return [translator("players-just", n=len(row.seats)), terms_text(row.terms, translator), *changed]


@functools.lru_cache(maxsize=256)
def roles(game: Game, options: str, lang: str) -> list[str]:
    """The role of each seat at the beginning; empty where there are none."""
    view = game.view_of(game.opening(**json.loads(options)), SPECTATOR)
    return [game.telling.role(view, seat, game.words(lang)) for seat in range(view.seats)]


async def events(chosen: str, version: int, context: RequestContext) -> AsyncGenerator[str]:
    lobby, watcher, shown = context.registry.lobby, asyncio.Event(), ""
    with lobby.places.taken(context.holder) as has_place:
        yield f": hello\nretry: {RETRY_MS}\n\n" if has_place else f"data: {FULL}\n\n"
        lobby.watchers.add(watcher)
        try:
            while has_place and not context.registry.closing:
                watcher.clear()
                html = await rendered(lobby, chosen, context.translator)
                if html != shown and lobby.version != version:
                    yield f"data: {json.dumps({'version': lobby.version, 'html': html}, ensure_ascii=False)}\n\n"
                shown, version = html, -1
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(PING_S):
                        await watcher.wait()
                if not watcher.is_set():
                    yield ": still here\n\n"
        finally:
            lobby.watchers.discard(watcher)


# ---------------------------------------------------------------------------------------------------- sitting down
@router.post("/lobby/sit/{id}")
async def sit(id: TableId, context: Context, name: Name = "") -> Response:
    """On any seat of this table that is for anyone."""
    return await sit_anywhere(await found(id, context), name, context)


async def sit_anywhere(table: Table, name: str, context: RequestContext) -> Response:
    while (seat := next((row.seat for row in table.seats if row.opening == ANYONE), None)) is not None:
        answer = await sit_down(table, seat, name, context, (ANYONE,))
        if answer.status_code == 303:  # else someone was first: perhaps there is another one
            return answer
    raise TableError("seat-taken", "someone else was first")


@router.post("/seek/{id}")
async def seek(id: str, context: Context, name: Name = "", key: Key = "") -> Response:
    """Find someone to play: sit down where someone waits for the same, or open a table. Of two who seek at once one waits."""
    game, called = known(id), forms.clean_name(name) or context.name
    order = forms.read(game, forms.with_others(game, called, ANYONE))
    form = key and f"{id} {key}"  # one form for all games
    async with context.registry.lock(f"seek {id}"):
        if before := await opened_before(context, form):
            return RedirectResponse(f"/t/{before}", 303)
        rows = await asyncio.to_thread(context.registry.store.listed, [id], MAX_LOOKED_AT, is_waiting=True)
        for row in reversed(rows):  # who has waited longest is first
            if json.loads(row.options) != order.options or row.terms != NO_TERMS:
                continue
            if any(one.is_held_by(context.holder) for one in row.seats):
                return RedirectResponse(f"/t/{row.id}", 303)
            table = await context.registry.get(row.id) if context.registry.lobby.is_open(row, SEEK_AWAY_S) else None
            if table is not None:
                with contextlib.suppress(TableError):
                    return await sit_anywhere(table, called, context)
        response = await laid(Match(game, dict(order.options)), order, context, form)
    context.keep_name(response, called)
    return response
