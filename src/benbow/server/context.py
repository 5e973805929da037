"""Who is asking: the device, its language and theme; and answering with a page."""
from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse, Response

import benbow

from .curtain import Curtain, Facing, facing
from .painter import Painter
from .tables import Table, TableRegistry, digest, new_token
from .translator import OWN_NAMES, Translator, chosen_language, translator_for
from .warmup import Done, Warmup

DEVICE, LANG, THEME = "benbow_device", "benbow_lang", "benbow_theme"
THEMES = ("auto", "light", "dark")
YEARS = 10 * 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")


@dataclass
class Site:
    """What the pages stand on."""

    registry: TableRegistry
    warmup: Warmup
    painter: Painter

    @property
    def percent(self) -> int | None:
        """How far the compiler is; None when nothing is to be waited for."""
        if self.warmup.is_done:
            return None
        return percent_of(self.warmup.progress)

    @property
    def learning(self) -> int | None:
        """How far the search is compiled, for bots that think; None when nothing is to be waited for."""
        return None if self.warmup.has_learnt else percent_of(self.warmup.learning)


def percent_of(progress: Mapping[str, Done]) -> int:
    parts = progress.values()
    return 100 * sum(part.done for part in parts) // max(1, sum(part.total for part in parts))


@dataclass(frozen=True)
class RequestContext:
    """One request. The device's token is a cookie that no script can read; seats are held by it."""

    site: Site
    token: str
    is_new: bool
    translator: Translator
    theme: str
    here: str
    is_https: bool

    @property
    def registry(self) -> TableRegistry:
        return self.site.registry

    @property
    def holder(self) -> str:
        return "" if self.is_new else digest(self.token)

    @property
    def own_holder(self) -> str:
        """For a seat that this device takes now."""
        return digest(self.token)

    def curtain(self, table: Table) -> Curtain:
        return table.curtains.setdefault(self.holder, Curtain())

    def facing(self, table: Table) -> Facing:
        """What this device is to be shown; while the table's lock is held."""
        mine = table.held_by(self.holder)
        persons = {row.seat: row.person for row in table.seats if row.seat in mine and row.person is not None}
        opened = self.curtain(table).opened if persons else None
        return facing(table.match, persons, opened, table.sides, table.is_ended)

    # ------------------------------------------------------------------------------------------------- answers
    def page(self, template: str, code: int = 200, **context: object) -> HTMLResponse:
        content = self.translator.render(
            template, languages=list(OWN_NAMES.items()), theme=self.theme, here=self.here, version=benbow.__version__,
            compiling=self.site.percent, learning=self.site.learning, **context,
        )
        response = HTMLResponse(content, code, headers={"cache-control": "no-store"})
        self.remember(response)
        return response

    def remember(self, response: Response) -> None:
        """Let the device keep its token."""
        if self.is_new:
            self.keep(response, DEVICE, self.token)

    def keep(self, response: Response, name: str, value: str) -> None:
        response.set_cookie(name, value, max_age=YEARS, httponly=True, samesite="lax", secure=self.is_https)


def context(request: Request) -> RequestContext:
    token = request.cookies.get(DEVICE, "")
    is_new = not _TOKEN.fullmatch(token)
    theme = request.cookies.get(THEME, "")
    return RequestContext(
        site=request.app.state.site,
        token=new_token() if is_new else token,
        is_new=is_new,
        translator=translator_for(chosen_language(request.cookies.get(LANG), request.headers.get("accept-language"))),
        theme=theme if theme in THEMES else "auto",
        here=request.url.path if request.method == "GET" else "/",
        is_https=request.url.scheme == "https",
    )


Context = Annotated[RequestContext, Depends(context)]
