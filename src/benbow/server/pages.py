"""All pages but the table and the rules: the first page, the form for a new table, settings, errors."""
from __future__ import annotations

import asyncio
import functools
import json
import re
from dataclasses import dataclass
from typing import Annotated, ClassVar

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from markupsafe import Markup
from starlette.exceptions import HTTPException

from benbow.engine import catalog
from benbow.engine.contract import OVER, SPECTATOR, Game
from benbow.engine.errors import BadOptionError
from benbow.engine.lesson import lesson_of
from benbow.engine.match import Match
from benbow.engine.words import LANGUAGES
from benbow.search.baselines import bot

from . import forms
from .context import COACH, COACH_COOKIE, LANG_COOKIE, THEME_COOKIE, THEMES, Context, RequestContext
from .lobby import MAX_OWN
from .matches import FinishedMatch, finished, names_of, when
from .own_boards import own_board
from .schema import ANYONE, FRIEND, TableRow, is_shared
from .store import Store
from .tables import TableError
from .translator import Translator

router = APIRouter()
MAX_FINISHED = 5  # on the first page; the others are among "your matches"
MAX_REMEMBERED = 20  # matches in which the last level and seat against bots are looked for
CARD_WIDTH = 900
CARD_PLIES = 18  # played after the layout for the picture on a card
MAX_KEY_LENGTH = 60
Key = Annotated[str, Form(max_length=MAX_KEY_LENGTH)]  # of a form, made with the page; without one it is never the same form


@dataclass(frozen=True)
class GameCard:
    id: str
    title: str
    tagline: str
    players: str
    minutes: int
    picture: str  # its address
    has_lesson: bool


@dataclass(frozen=True)
class TableItem:
    """A match in progress, in the visitor's list."""

    url: str
    title: str
    players: str
    moves: int
    updated: str
    is_waiting: bool  # for people who have not sat down
    is_mine: bool  # to act
    exit: str  # what this device may do instead of playing on: "delete", "leave", "substitute", or nothing


@dataclass(frozen=True)
class FirstPage:
    template: ClassVar[str] = "first.html"
    games: list[GameCard]
    tables: list[TableItem]
    finished: list[FinishedMatch]


@dataclass(frozen=True)
class NewTablePage:
    template: ClassVar[str] = "new.html"
    game: GameCard
    error: str | None
    options: list[forms.OptionField]
    seats: list[forms.SeatField]
    terms: forms.TermsFields
    own_board_shown: Markup | None


@dataclass(frozen=True)
class ErrorPage:
    template: ClassVar[str] = "error.html"
    heading: str
    text: str
    status: int
    watch: str = ""  # the address of a match that can be watched instead


def known(id: str) -> Game:
    """The game of this name, or 404."""
    if id not in catalog.games():
        raise HTTPException(404)
    return catalog.game(id)


# ------------------------------------------------------------------------------------------------- the first page
@router.get("/")
async def first(context: Context) -> Response:
    games = catalog.games()
    rows = await asyncio.to_thread(context.registry.store.tables_of, context.holder, games, is_ended=False)
    return context.page(FirstPage(
        games=[card(catalog.game(id), context.translator) for id in games],
        tables=[shown(row, await context.registry.actor(row), context) for row in rows],
        finished=await finished(context, MAX_FINISHED),
    ))


def card(game: Game, translator: Translator) -> GameCard:
    words = game.words(translator.lang)
    players = (translator("players-range", low=game.seats[0], high=game.seats[-1]) if len(game.seats) > 1
               else translator("players-just", n=game.seats[0]))
    return GameCard(game.id, words("title"), words("tagline"), players, game.minutes, f"/picture/{game.id}.{translator.lang}.png",
                    lesson_of(game) is not None)


def shown(row: TableRow, actor: int | None, context: RequestContext) -> TableItem:
    translator, is_waiting = context.translator, any(one.opening for one in row.seats)
    is_mine = not is_waiting and any(one.seat == actor and one.is_held_by(context.holder) and not one.bot for one in row.seats)
    return TableItem(f"/t/{row.id}", catalog.game(row.game).title(translator.lang), players_of(row, translator), steps_of(row),
                     when(row.updated, translator), is_waiting, is_mine, exit_of(row, context.holder))


def exit_of(row: TableRow, holder: str) -> str:
    """A match that others play cannot be deleted; before it begins one may get up, later a bot may play."""
    is_waiting = any(one.opening for one in row.seats)
    if not is_shared(row.seats, holder) or (is_waiting and row.host == holder):
        return "delete"
    if is_waiting:
        return "leave"
    return "substitute" if any(one.is_held_by(holder) and not one.bot for one in row.seats) else ""


def players_of(row: TableRow, translator: Translator) -> str:
    """Who has sat down."""
    names = names_of(row, translator)
    return catalog.game(row.game).words(translator.lang).joined([names[one.seat] for one in row.seats if not one.opening])


def steps_of(row: TableRow) -> int:
    """How far a match has come; what was taken back counts as well."""
    newest = catalog.game(row.game)
    return max(0, row.entries - lead(catalog.played_by(newest, row.rules) or newest, row.options))


@functools.lru_cache(maxsize=256)
def lead(game: Game, options: str) -> int:
    """How many draws of the layout are not counted as moves: it is one step. (Their number does not depend on how they fall.)"""
    if not game.prologue:
        return 0
    try:
        match = Match(game, json.loads(options), seed=1)
    except BadOptionError:  # options of another rules version
        return 0
    match.advance()
    return max(0, match.laid - 1)


@router.get("/picture/{id}.{lang}.png")
async def picture(id: str, lang: str, context: Context) -> Response:
    if lang not in LANGUAGES:
        raise HTTPException(404)
    content = await context.site.painter.kept(pictured(known(id), lang), CARD_WIDTH)
    return Response(content, media_type="image/png", headers={"cache-control": "max-age=3600"})


@functools.lru_cache(maxsize=64)
def pictured(game: Game, lang: str) -> str:
    """The board some way into a game, as spectators see it. (Shown as PNG: an SVG in an <img> cannot use our fonts.)"""
    match, player = Match(game, dict(game.shown_with), seed=1), bot("greedy", 1)
    while match.actor != OVER and match.ply < match.laid + CARD_PLIES:
        match.advance()
        if match.actor >= 0:
            match.play(player.choose(match.view(match.actor)))
    match.advance()
    return match.svg(SPECTATOR, lang)


# ------------------------------------------------------------------------------------------------------ new table
@router.post("/play/{id}")
async def play_at_once(id: str, context: Context, key: Key = "") -> Response:
    """A table by one click: a person against the bot, on the seat and at the level of the last time."""
    game, store = known(id), context.registry.store
    before = await asyncio.to_thread(store.tables_of, context.holder, [id], limit=MAX_REMEMBERED, newest_first=True)
    return await seated(game, forms.read(game, forms.at_once(game, before)), context, key)


@router.post("/friend/{id}")
async def play_with_friend(id: str, context: Context, key: Key = "") -> Response:
    """A table by one click: its link is for a friend."""
    game = known(id)
    return await seated(game, forms.read(game, forms.with_others(game, context.name, FRIEND)), context, key)


@router.get("/new/{id}")
def new_table(id: str, context: Context) -> Response:
    return form(known(id), {"name-0": context.name}, context, None)


@router.get("/board/{id}/{name}.txt")
def our_board(id: str, name: str) -> Response:
    """The text of one of our boards, to begin one's own with."""
    boards = known(id).boards
    found = next((one for one in boards.ours if one.value == name), None) if boards else None
    if found is None:
        raise HTTPException(404)
    return PlainTextResponse(found.text)


@router.post("/board/{id}")
async def show_board(id: str, request: Request, context: Context) -> Response:
    """What there is to say of a board that somebody types, and its drawing."""
    game = known(id)
    if game.boards is None:
        raise HTTPException(404)
    if not context.site.limits.boards.take(context.holder):
        raise HTTPException(429)
    text = forms.own_text({"board-text": (await request.body()).decode("utf-8", "replace")})
    content = await asyncio.to_thread(own_board, game, game.boards, text, context.translator)
    return HTMLResponse(context.translator.render(content), headers={"cache-control": "no-store"})


@router.post("/new/{id}")
async def make_table(id: str, request: Request, context: Context) -> Response:
    game = known(id)
    given = {key: value for key, value in (await request.form()).items() if isinstance(value, str)}
    try:
        order = await asyncio.to_thread(forms.read, game, given)  # a board of one's own takes a while
        response = await seated(game, order, context, given.get("key", "")[:MAX_KEY_LENGTH])
    except (BadOptionError, TableError) as error:
        return await asyncio.to_thread(form, game, given, context, forms.problem(error, game, context.translator))
    context.keep_name(response, order.own_name)
    return response


async def seated(game: Game, order: forms.Order, context: RequestContext, key: str) -> Response:
    return await laid(Match(game, dict(order.options)), order, context, key)


async def laid(match: Match, order: forms.Order, context: RequestContext, key: str) -> Response:
    """To a new table, or to the one that the same form has opened before. It is opened even if the page is closed meanwhile."""
    id = await asyncio.shield(context.registry.spawn(opened(match, order, context, key)))
    response = RedirectResponse(f"/t/{id}", 303)
    context.remember(response)
    return response


async def opened(match: Match, order: forms.Order, context: RequestContext, key: str) -> str:
    holder, registry = context.own_holder, context.registry
    async with registry.lock(f"device {holder}"):  # so that the limit of the lobby holds, and a form counts once
        if id := await opened_before(context, key):
            return id
        if ANYONE in order.kinds and await asyncio.to_thread(waiting_of, registry.store, holder) >= MAX_OWN:
            raise TableError("lobby-too-many", f"{MAX_OWN} tables of this device wait in the lobby")
        table = await registry.create(match, order.seats(holder), host=holder, is_listed=order.is_listed, terms=order.terms,
                                      key=key or None)
    return table.id


async def opened_before(context: RequestContext, key: str) -> str | None:
    """The table that this form has opened, if it was sent before; else None."""
    return await asyncio.to_thread(context.registry.store.opened_by, context.own_holder, key) if key else None


def waiting_of(store: Store, holder: str) -> int:
    """How many tables of a device wait in the lobby."""
    return len(store.listed(catalog.games(), MAX_OWN, is_waiting=True, host=holder))


@router.post("/learn/{id}")
async def learn(id: str, context: Context, key: Key = "") -> Response:
    """A lesson: a prepared match against the ship's boy."""
    lesson = lesson_of(known(id))
    if lesson is None:
        raise HTTPException(404)
    match = lesson.begin()
    kinds = tuple(forms.ME if seat == lesson.seat else forms.TEACHER for seat in range(match.seats))
    return await laid(match, forms.Order(match.options, kinds, ("",) * match.seats), context, key)


def form(game: Game, given: forms.Given, context: RequestContext, error: str | None) -> Response:
    translator = context.translator
    options, seats = forms.options_shown(game, given, translator), forms.seats_shown(game, given, translator)
    terms = forms.terms_shown(game, given, translator)
    text = given.get("board-text", "")
    board = translator.render(own_board(game, game.boards, forms.own_text(given), translator)) if text and game.boards else None
    return context.page(NewTablePage(card(game, translator), error, options, seats, terms, board), 400 if error else 200, game)


# ----------------------------------------------------------------------------------------------------------- rest
@router.post("/settings")
async def settings(request: Request, context: Context) -> Response:
    given = await request.form()
    back = str(given.get("back", "/"))
    response = RedirectResponse(back if re.fullmatch(r"/(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]*", back) else "/", 303)
    if given.get("lang") in LANGUAGES:
        context.keep(response, LANG_COOKIE, str(given["lang"]))
    if given.get("theme") in THEMES:
        context.keep(response, THEME_COOKIE, str(given["theme"]))
    if given.get("coach") in COACH:
        context.keep(response, COACH_COOKIE, str(given["coach"]))
    context.remember(response)
    return response


@router.get("/progress")
def progress(context: Context, game: str = "") -> Response:
    """Progress of the compiler, for one game or all; `percent` is null if there is nothing to wait for."""
    found = context.site.compiling(known(game) if game else None, context.translator)
    content = {"percent": found and found.percent, "text": found.text if found else ""}
    return JSONResponse(content, headers={"cache-control": "no-store"})


def error_words(translator: Translator, status: int, key: str) -> tuple[str, str]:
    """Heading and text. `key` is that of a special text, or of a special heading and text."""
    if key == "error-old":
        return translator(f"{key}-heading"), translator(f"{key}-text")
    kind = status if status in (400, 403, 404, 405, 409, 413) else 500 if status >= 500 else 400  # not all have their own texts
    return translator(f"error-{kind}-heading"), translator(key) if key else translator(f"error-{kind}-text")
