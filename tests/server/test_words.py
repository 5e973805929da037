"""What the pages say: everything asked for is there, nothing is translated that nobody says."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

import benbow
from benbow.engine.drawing.scene import RESERVED, Piece, Scene, may_name
from benbow.engine.errors import BadGameError
from benbow.engine.laws.words import helpers, messages
from benbow.server.forms import BOTS
from benbow.server.translator import Translator, chosen_language
from tests.server.house import not_none

SERVER = Path(benbow.__file__).parent / "server"
TEMPLATE_KEY = re.compile(r"""\bt\(\s*["']([a-z0-9-]+)["']""")
PYTHON_KEY = re.compile(r"""(?:\btranslator|\bself|TableError|CurtainError|\btrouble\([^"]*?)\(?\s*"([a-z]+-[a-z0-9-]+)\"""")


def said() -> set[str]:
    """Keys in templates and in Python, and those that are put together."""
    keys = {key for path in SERVER.rglob("*.html") for key in TEMPLATE_KEY.findall(path.read_text(encoding="utf-8"))}
    keys |= {key for path in SERVER.rglob("*.py") for key in PYTHON_KEY.findall(path.read_text(encoding="utf-8"))}
    levels = {f"level-{name}" for name in BOTS} | {"kind-me", "kind-guest", "kind-friend", "kind-anyone"}
    errors = {f"error-{kind}-{part}" for kind in (400, 403, 404, 405, 409, 413, 500) for part in ("heading", "text")}
    keys |= {f"{key}-{part}" for key in keys if key == "error-old" for part in ("heading", "text")} - {"error-old"}
    keys.discard("error-old")
    keys |= {f"hint-{kind}" for kind in ("next", "unseen", "other", "chance")}
    return keys | levels | {f"{key}-help" for key in levels} | errors


def test_everything_the_pages_say_is_there_in_every_language() -> None:
    assert len(said()) > 100
    for lang in ("en", "fr", "de"):
        words = Translator(lang)._words
        assert {key for key in said() if not words.has(key)} == set()


def test_nothing_is_translated_that_no_page_says() -> None:
    there = messages(SERVER / "words" / "en.ftl")
    assert set(there) - said() - helpers(there) == set()


def test_no_piece_can_be_named_like_a_part_of_the_page() -> None:
    names = ("base", "play", "proposal", "seats", "table", "talk", "waiting")
    pages = "".join((SERVER / "templates" / f"{name}.html").read_text(encoding="utf-8") for name in names)
    assert {*re.findall(r'\bid="([^"{]+)"', pages), "board"} == RESERVED
    with pytest.raises(BadGameError, match="cannot name a piece"):
        Scene(1, 1, "x", "", (Piece("toast", ""),))
    assert not may_name("ply-3")


def test_the_language_is_the_chosen_one_or_the_first_that_the_browser_asks_for() -> None:
    assert chosen_language("de", "fr") == "de"
    assert chosen_language("xx", "fr-CA,fr;q=0.9,en;q=0.8") == "fr"
    assert chosen_language(None, "pt, de;q=0.3, fr;q=0.7") == "fr"
    assert chosen_language(None, "pt;q=abc, , zz") == "en"
    assert chosen_language(None, None) == "en"


def test_night_is_the_same_whoever_asked_for_it() -> None:
    """The colours of the dark theme stand twice, as CSS wants it: once for who chose it, once for whose device did."""
    text = (SERVER / "static" / "site.css").read_text(encoding="utf-8")
    chosen, asked = (not_none(re.search(rf':root\[data-theme="{theme}"\] {{(.*?)}}', text, re.DOTALL))[1].split()
                     for theme in ("dark", "auto"))
    assert chosen == asked
    assert len(chosen) > 20
