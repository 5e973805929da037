"""The context of a request: the device, its language and theme; and answering with a page."""
from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Annotated, ClassVar
from urllib.parse import quote, unquote
from weakref import WeakKeyDictionary

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse, Response

import benbow
from benbow.engine.contract import Game

from .curtain import Curtain, Facing
from .forms import clean_name
from .limits import Limits
from .painter import Painter
from .presentation import Screen, TablePresentation
from .registry import TableRegistry
from .tables import Table
from .tokens import Signer, digest, new_token
from .translator import OWN_NAMES, Content, Translator, chosen_language, translator_for
from .warmup import Warmup

DEVICE_COOKIE, LANG_COOKIE, THEME_COOKIE, COACH_COOKIE = "benbow_device", "benbow_lang", "benbow_theme", "benbow_coach"
NAME_COOKIE = "benbow_name"
THEMES, COACH = ("auto", "light", "dark"), ("on", "off")
COOKIE_MAX_AGE_S = 10 * 365 * 24 * 3600
_THIS_MACHINE = re.compile(r"https?://(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?")


@dataclass
class Site:
    """What all requests share."""

    registry: TableRegistry
    warmup: Warmup
    painter: Painter
    signer: Signer
    limits: Limits = field(default_factory=Limits)
    lan_url: str = ""  # of this server on the local network, if others there can reach it
    presentations: WeakKeyDictionary[Table, TablePresentation] = field(default_factory=WeakKeyDictionary)

    def compiling(self, game: Game | None, translator: Translator) -> CompileStatus | None:
        """What is being compiled for this game, or for all; None if there is nothing to wait for."""
        count = self.warmup.functions if game is None else self.warmup.functions_of(game)
        if self.warmup.is_done or count is None:
            return None
        has_search, percent = self.registry.pool.count > 0, 100 * count.done // count.total
        note = translator("compiling-hints-note") if has_search else translator("compiling-rules-note")
        if game is None:
            text = translator("compiling-games", n=self.warmup.games.done, of=self.warmup.games.total)
            return CompileStatus("", percent, text, note)
        title = game.title(translator.lang)
        text = (translator("compiling-hints", game=title, percent=percent) if has_search
                else translator("compiling-rules", game=title, percent=percent))
        return CompileStatus(game.id, percent, text, note)


@dataclass(frozen=True)
class CompileStatus:
    """A line on pages while games are compiled."""

    game: str  # its id; empty: all of them
    percent: int
    text: str
    note: str  # what to expect meanwhile


@dataclass(frozen=True)
class Layout:
    """What every page shows around its content."""

    template: ClassVar[str] = "base.html"
    theme: str
    here: str  # its address
    compiling: CompileStatus | None
    languages: tuple[tuple[str, str], ...] = tuple(OWN_NAMES.items())
    version: str = benbow.__version__


@dataclass(frozen=True)
class RequestContext:
    """One request. A device is known by a token in a cookie that scripts cannot read; seats belong to tokens."""

    site: Site
    token: str
    is_new: bool
    is_signed: bool  # the token's cookie
    translator: Translator
    theme: str
    coach: str  # "on", "off", or not chosen
    name: str  # as the person was called the last time
    here: str
    url: str  # of the server, as others in the house can open it
    is_https: bool

    @property
    def registry(self) -> TableRegistry:
        return self.site.registry

    @property
    def holder(self) -> str:
        return "" if self.is_new else digest(self.token)

    @property
    def own_holder(self) -> str:
        """The holder of seats that this device takes now."""
        return digest(self.token)

    def presentation(self, table: Table) -> TablePresentation:
        return self.site.presentations.setdefault(table, TablePresentation())

    def curtain(self, table: Table) -> Curtain:
        return self.presentation(table).curtains.setdefault(self.holder, Curtain())

    def facing(self, table: Table) -> Facing:
        """Which view this device gets. The table's lock must be held."""
        return self.presentation(table).facing(table, self.holder)

    def screen(self, table: Table) -> Screen:
        """The table as this device shows it. The table's lock must be held."""
        return Screen(table, self.presentation(table), self.facing(table), self.translator, self.is_coached(table),
                      self.registry.away_s, self.holder)

    def is_coached(self, table: Table) -> bool:
        """As it was chosen on this device; if it was not, until it has finished a match of the game."""
        if self.coach:
            return self.coach == "on"
        known = self.presentation(table).beginners
        if self.holder not in known:
            store = self.registry.store
            known[self.holder] = bool(self.holder) and not store.has_finished(self.holder, table.game.id, but=table.id)
        return known[self.holder]

    # ------------------------------------------------------------------------------------------------- answers
    def page(self, content: Content, code: int = 200, game: Game | None = None) -> HTMLResponse:
        """A page that is about a game moves that game to the front of the compiler's queue."""
        if game is not None:
            self.site.warmup.want(game)
        layout = Layout(self.theme, self.here, self.site.compiling(game, self.translator))
        response = HTMLResponse(self.translator.render(content, layout), code, headers={"cache-control": "no-store"})
        self.remember(response)
        return response

    def remember(self, response: Response) -> None:
        """Set the token's cookie if it is new, or from before they were signed."""
        if not self.is_signed:
            self.keep(response, DEVICE_COOKIE, self.site.signer.cookie(self.token))

    def keep(self, response: Response, name: str, value: str) -> None:
        response.set_cookie(name, value, max_age=COOKIE_MAX_AGE_S, httponly=True, samesite="lax", secure=self.is_https)

    def keep_name(self, response: Response, name: str) -> None:
        """The device remembers what its person is called."""
        if called := clean_name(name):
            self.keep(response, NAME_COOKIE, quote(called))


def context(request: Request) -> RequestContext:
    site: Site = request.app.state.site
    cookie = request.cookies.get(DEVICE_COOKIE, "")
    signed, old = site.signer.device(cookie), site.signer.unsigned(cookie)
    token = signed or (old if old and site.registry.store.knows(digest(old)) else "")
    base = str(request.base_url)
    theme, coach = (request.cookies.get(name, "") for name in (THEME_COOKIE, COACH_COOKIE))
    return RequestContext(
        site=site,
        token=token or new_token(),
        is_new=not token,
        is_signed=bool(signed),
        translator=translator_for(chosen_language(request.cookies.get(LANG_COOKIE), request.headers.get("accept-language"))),
        theme=theme if theme in THEMES else "auto",
        coach=coach if coach in COACH else "",
        name=clean_name(unquote(request.cookies.get(NAME_COOKIE, ""))),
        here=request.url.path if request.method == "GET" else "/",
        url=(_THIS_MACHINE.sub(site.lan_url, base) if site.lan_url else base).rstrip("/"),
        is_https=request.url.scheme == "https",
    )


Context = Annotated[RequestContext, Depends(context)]
