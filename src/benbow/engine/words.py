"""Text for players: Fluent files, one folder for each speaker (the engine, the commands, each game), one file for each language.

No word that a player reads stands in Python. A missing message falls back to English; the tests allow none to be missing.
"""
from __future__ import annotations

import functools
import locale
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from fluent.runtime import FluentBundle, FluentResource

from .errors import BenbowError
from .verbs import MINUS

DEFAULT = "en"
Arguments = dict[str, str | int]  # of a message
MOST_SAID = 4096  # sentences kept ready: making one takes longer than drawing a ship
ENGINE_WORDS = Path(__file__).parent / "words"


class Words:
    """words("load", ship="green") -> a sentence in this language."""

    def __init__(self, lang: str, bundles: tuple[FluentBundle, ...], names: tuple[str, ...] = (),
                 said: dict[tuple[object, ...], str] | None = None) -> None:
        self.lang = lang
        self._bundles = bundles
        self._names = names
        self._said: dict[tuple[object, ...], str] = {} if said is None else said  # what was said before, to be said again

    def seated(self, names: Sequence[str]) -> Words:
        """The same words at a table where the seats have names; an empty name leaves the seat its number."""
        return Words(self.lang, self._bundles, tuple(names), self._said)

    def __call__(self, key: str, **arguments: str | int | float) -> str:
        if key == "seat" and self._names and (name := self._names[int(arguments["n"]) - 1]):
            return name
        if key == "seat-you" and self._names and (name := self._names[int(arguments["n"]) - 1]):
            return self("named-you", who=name)
        asked = (key, *arguments.items())
        text = self._said.get(asked)  # looked up once: another thread may clear it
        if text is None:
            if len(self._said) >= MOST_SAID:
                self._said.clear()
            text = self._said[asked] = self._made(key, arguments)
        return text

    def _made(self, key: str, arguments: dict[str, str | int | float]) -> str:
        for bundle in self._bundles:
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, arguments)
                if errors:
                    raise BenbowError(key, f"the {self.lang} text cannot be made: {errors[0]}")
                is_negative = any(isinstance(value, int | float) and value < 0 for value in arguments.values())
                return re.sub(r"-(?=\d)", MINUS, str(text)) if is_negative else str(text)
        files = [f"words/{lang}.ftl" for lang in dict.fromkeys((self.lang, DEFAULT))]
        raise BenbowError(key, f"no text of this name in {' or '.join(files)}")

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def joined(self, names: Sequence[str], how: Literal["joined", "either"] = "joined") -> str:
        """1, 2 and 5; or "either": land, embark or sail"""
        return self(how, list=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)


def languages_of(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(path.stem for path in folder.glob("*.ftl")))


def typeset(text: str, lang: str) -> str:
    """Typographic apostrophes; in French and German the spaces that must not break."""
    text = text.replace("'", "’")
    if lang in ("fr", "de"):
        text = text.replace(" %", "\u00a0%")
    if lang == "fr":
        text = re.sub(r" ([;?!])", "\u202f\\1", text)
        text = re.sub(r" ([:»])", "\u00a0\\1", text).replace("« ", "«\u00a0")
    return text


LANGUAGES = languages_of(ENGINE_WORDS)


@functools.cache
def _bundle(folders: tuple[Path, ...], lang: str, defaults: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource(defaults))
    for folder in folders:
        path = folder / f"{lang}.ftl"
        if path.exists():
            bundle.add_resource(FluentResource(typeset(path.read_text(encoding="utf-8"), lang)), allow_overrides=True)
    return bundle


def words_of(folder: Path, lang: str, defaults: str = "") -> Words:
    """The words of a folder, with the engine's behind them, and English behind both; last, `defaults` in Fluent's syntax."""
    if not isinstance(lang, str) or lang not in LANGUAGES:
        raise BenbowError("lang", f"{lang!r} is not a language we speak; there are {', '.join(LANGUAGES)}")
    return _words_of(folder, lang, defaults)


@functools.cache
def _words_of(folder: Path, lang: str, defaults: str) -> Words:
    folders = (ENGINE_WORDS, folder)
    tongues = dict.fromkeys((lang, DEFAULT))
    return Words(lang, tuple(_bundle(folders, tongue, defaults if tongue == DEFAULT else "") for tongue in tongues))


@functools.lru_cache(maxsize=8192)
def say(folder: Path, key: str, lang: str, **arguments: str | int) -> str:
    """Words of a folder, cached: for drawings, which say the same again and again. Names of players come as arguments."""
    return words_of(folder, lang)(key, **arguments)


def preferred() -> str:
    """The language of the user's environment, if we speak it."""
    wishes = (*map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG")), locale.getlocale()[0], DEFAULT)
    lang = next(filter(None, wishes), DEFAULT)[:2].lower()
    return lang if lang in LANGUAGES else DEFAULT
