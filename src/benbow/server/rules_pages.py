"""How to play a game, and its rules in full: two tabs, on a page of their own and in a drawer beside the board.

How to play is written in `howto.md` of a game and its translations. A picture in it, `![caption](step)`, is the table at a step
of the lesson, as the learner sees it; `(step?part=0,0,400,300)` is a part of it, in units of the drawing.
"""
from __future__ import annotations

import functools
import re
from dataclasses import dataclass
from typing import Annotated, ClassVar

from fastapi import APIRouter, Query
from fastapi.responses import Response
from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.exceptions import HTTPException

from benbow.engine.contract import Game
from benbow.engine.lesson import lesson_of
from benbow.engine.words import LANGUAGES, typeset

from .context import Context, RequestContext
from .pages import known

router = APIRouter()
PICTURE_WIDTH = 900
_CLAUSE = re.compile(r"<li>\s*<strong>([A-Z]+-\d+)</strong>")
_FIGURE = re.compile(r'<p><img src="([a-z0-9-]+)((?:\?part=[0-9,]+)?)" alt="([^"]*)" /></p>')
Part = Annotated[str, Query(pattern=r"^(?:\d{1,4},\d{1,4},[1-9]\d{0,3},[1-9]\d{0,3})?$")]


@dataclass(frozen=True)
class Rules:
    """What people read about a game; without a `howto.md` only its clauses."""

    game: str
    howto: Markup
    clauses: Markup
    has_lesson: bool


@dataclass(frozen=True)
class RulesPage:
    template: ClassVar[str] = "rules.html"
    title: str
    rules: Rules
    is_full: bool


@router.get("/rules/{id}")
def how_to_play(id: str, context: Context) -> Response:
    return page(id, context, is_full=False)


@router.get("/rules/{id}/full")
def all_rules(id: str, context: Context) -> Response:
    return page(id, context, is_full=True)


def page(id: str, context: RequestContext, is_full: bool) -> Response:
    game, lang = known(id), context.translator.lang
    rules = rules_of(game, lang)
    return context.page(RulesPage(game.title(lang), rules, is_full or not rules.howto), game=game)


@functools.lru_cache(maxsize=64)
def rules_of(game: Game, lang: str) -> Rules:
    """Clauses have their numbers as anchors. Raw HTML in the texts is escaped."""
    clauses = _CLAUSE.sub(r'<li id="\1" tabindex="-1"><strong>\1</strong>', html_of(game.rules_text(lang), lang))
    howto = _FIGURE.sub(lambda found: figure(game, lang, *found.groups()), html_of(game.text_of("howto", lang), lang))
    return Rules(game.id, Markup(howto), Markup(clauses), lesson_of(game) is not None)


def figure(game: Game, lang: str, step: str, part: str, caption: str) -> str:
    """With the height it will have, so that the text does not jump when it comes."""
    box = part.removeprefix("?part=") or drawn(game, step, lang).partition('viewBox="')[2].partition('"')[0]
    width, height = map(int, re.split("[ ,]", box)[2:])
    return (f'<figure><img src="/lesson/{game.id}/{step}.{lang}.png{part}" alt="" loading="lazy" width="{PICTURE_WIDTH}" '
            f'height="{round(PICTURE_WIDTH * height / width)}"><figcaption>{caption}</figcaption></figure>')


def html_of(text: str, lang: str) -> str:
    """Without its title, which the page has already."""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(_typeset(text, lang))
    return re.sub(r"<h1>.*?</h1>\n?", "", html, count=1)


def _typeset(text: str, lang: str) -> str:
    """Typographic signs, except in `code`: notation is typed as it is shown."""
    return "`".join(part if place % 2 else typeset(part, lang) for place, part in enumerate(text.split("`")))


@router.get("/lesson/{id}/{step}.{lang}.png")
async def picture(id: str, step: str, lang: str, context: Context, part: Part = "") -> Response:
    svg = drawn(known(id), step, lang)
    if part:
        svg = re.sub(r'viewBox="[^"]*" width="\d+" height="\d+"', cut(part), svg, count=1)
    content = await context.site.painter.kept(svg, PICTURE_WIDTH)
    return Response(content, media_type="image/png", headers={"cache-control": "max-age=3600"})


def cut(part: str) -> str:
    x, y, width, height = part.split(",")
    return f'viewBox="{x} {y} {width} {height}" width="{width}" height="{height}"'


@functools.lru_cache(maxsize=256)
def drawn(game: Game, step: str, lang: str) -> str:
    """The table as the learner sees it at this step of the lesson."""
    lesson = lesson_of(game)
    if lesson is None or lang not in LANGUAGES:
        raise HTTPException(404)
    found = next((lesson.view(match).svg(lang) for one, match in lesson.moments() if one.name == step), None)
    if found is None:
        raise HTTPException(404)
    return found
