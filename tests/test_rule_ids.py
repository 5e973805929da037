"""Every numbered clause has a test marked with it and is cited where it is implemented; no unknown number is cited."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

import benbow
from benbow.engine.laws.words import check_clauses, clauses

from .own import GAMES

TESTS = Path(__file__).parent
MARK = re.compile(r"""\brule\(\s*["']([A-Z]+-\d+)["']""")
CITED = re.compile(r"\b([A-Z]{2}-\d+)\b")
MARKED = {id for path in TESTS.rglob("test_*.py") for id in MARK.findall(path.read_text(encoding="utf-8"))}


def cited(game: benbow.Game) -> set[str]:
    files = [path for ending in ("*.py", "*.toml") for path in game.home.rglob(ending)]
    return {id for path in files for id in CITED.findall(path.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("name", GAMES)
def test_rules_are_there_in_every_language_with_the_same_clauses_and_figures(name: str) -> None:
    game = benbow.game(name)
    english = game.rules_text("en")
    for lang in game.languages:
        assert (game.home / f"rules.{lang}.md").exists() or lang == "en"
        check_clauses(game)
        text = game.rules_text(lang)
        assert re.findall(r"`[^`]+`", text) == re.findall(r"`[^`]+`", english)  # notation and options
        for part, original in zip(split(text), split(english), strict=True):
            assert sorted(re.findall(r"−?\d+", part)) == sorted(re.findall(r"−?\d+", original)), part


def split(text: str) -> list[str]:
    """The text of each clause."""
    return re.findall(r"^- \*\*[A-Z]{2}-\d+\*\* (.*?)(?=^- \*\*|^#|\Z)", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_has_a_test(name: str) -> None:
    assert [id for id in clauses(benbow.game(name)) if id not in MARKED] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_is_cited_where_it_is_implemented(name: str) -> None:
    game = benbow.game(name)
    assert [id for id in clauses(game) if id not in cited(game)] == []
    assert cited(game) - set(clauses(game)) == set()


def test_no_test_is_marked_with_an_unknown_clause() -> None:
    known = {id for name in GAMES for id in clauses(benbow.game(name))}
    assert MARKED - known == set()
