"""Every numbered clause has a test marked with it and is cited where it is implemented; no unknown number is cited."""
from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import benbow
from benbow.engine.laws.words import check_clauses, clauses

from .own import GAMES

TESTS = Path(__file__).parent
SOURCE = Path(benbow.__file__).parent
MARK = re.compile(r"""\brule\(\s*["']([A-Z]+-\d+)["']""")
CITED = re.compile(r"\b([A-Z]{2}-\d+)\b")
RANGE = re.compile(r"\b[A-Z]{2}-\d+ *(?:to|until|through|-|–|—|\.\.+) *(?:[A-Z]{2}-)?\d+")
MARKED = {id for path in TESTS.rglob("test_*.py") for id in MARK.findall(path.read_text(encoding="utf-8"))}


def cited(files: Iterable[Path]) -> set[str]:
    return {id for path in files for id in CITED.findall(path.read_text(encoding="utf-8"))}


def rule_files(game: benbow.Game) -> list[Path]:
    """Where clauses are implemented: the rules, and the boards and discs that they are played on."""
    data = [path for room in ("boards", "discs") for ending in ("*.toml", "*.txt") for path in (game.home / room).glob(ending)]
    return [*(game.home / "rules").rglob("*.py"), *data]


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
    """In the rules or a board file: a drawing or a sentence that cites it does not implement it."""
    game = benbow.game(name)
    assert [id for id in clauses(game) if id not in cited(rule_files(game))] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_unknown_clause_is_cited(name: str) -> None:
    game = benbow.game(name)
    assert cited(path for path in game.home.rglob("*") if path.suffix in (".py", ".toml", ".txt")) <= set(clauses(game))


def test_each_clause_is_cited_by_itself() -> None:
    """A range says little about where a clause in its middle is implemented, and a search does not find it."""
    ranges = {str(path.relative_to(SOURCE)): RANGE.findall(path.read_text(encoding="utf-8"))
              for path in SOURCE.rglob("*") if path.suffix in (".py", ".toml", ".txt")}
    assert {path: found for path, found in ranges.items() if found} == {}
    assert RANGE.search("SI-23 to SI-30")
    assert RANGE.search("IT-2–4")


def test_no_test_is_marked_with_an_unknown_clause() -> None:
    known = {id for name in GAMES for id in clauses(benbow.game(name))}
    assert MARKED - known == set()
