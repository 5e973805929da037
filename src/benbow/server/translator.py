"""The server's own texts and its templates, in one language."""
from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol

import jinja2
from markupsafe import Markup

from benbow.engine.words import DEFAULT, LANGUAGES, Words, words_of

from .tokens import new_token

if TYPE_CHECKING:
    from .tables import Table

HERE = Path(__file__).parent
OWN_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}

PAGES = jinja2.Environment(
    loader=jinja2.FileSystemLoader(HERE / "templates"),
    autoescape=True,
    undefined=jinja2.StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
)
PAGES.globals["new_token"] = new_token


class Content(Protocol):
    """A dataclass with all that a template shows."""

    template: ClassVar[str]


class Translator:
    """speech("key", ...) is a text in this language; speech.of(table) are the texts of its game, with the players' names."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._words = words_of(HERE / "words", lang)

    def __call__(self, key: str, **arguments: str | int) -> str:
        return self._words(key, **arguments)

    def of(self, table: Table) -> Words:
        return table.game.words(self.lang).seated(table.names)

    def render(self, content: Content, layout: Content | None = None) -> Markup:
        """The fields of the content are the names that its template knows, beside `t` and `lang`."""
        around = {} if layout is None else vars(layout)
        return Markup(PAGES.get_template(content.template).render(t=self, lang=self.lang, **around, **vars(content)))


translator_for = functools.cache(Translator)


def chosen_language(cookie: str | None, accepted: str | None) -> str:
    """The one from the cookie, or the best that the browser accepts and we have."""
    if cookie in LANGUAGES:
        return str(cookie)
    wishes = []
    for place, part in enumerate((accepted or "")[:200].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, tag[:2].lower()))
        except ValueError:
            continue
    return next((lang for _, _, lang in sorted(wishes) if lang in LANGUAGES), DEFAULT)
