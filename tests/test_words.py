"""English, French and German say the same things, and everything that is asked for is there."""
from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import benbow
from benbow.engine.laws.words import compare_languages, helpers, messages, required
from benbow.engine.words import typeset

from .own import GAMES, LANGUAGES

SOURCE = Path(benbow.__file__).parent
HOMES = [benbow.game(name).home for name in GAMES]
SMALL = [path for path in (SOURCE / "games").iterdir() if path.is_dir() and path not in HOMES]  # no polished games
FOLDERS = sorted({path.parent for path in SOURCE.rglob("*.ftl") if not any(path.is_relative_to(small) for small in SMALL)})
KEY = re.compile(r"(aim|ask|beyond|legend|name|not|note|told|warn)-[a-z-]+")  # no other text in Python looks like this


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)
    compare_languages(folder)


def plain_words(line: str) -> list[str]:
    return re.findall(r"\b[^\W\d_]+\b", re.sub(r"\{.*?\}|\[.*?\]", "", line.split("=")[-1]))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_text_is_left_in_another_language(folder: Path) -> None:
    """Longer texts differ between the languages; a title is a name, and stays."""
    texts = {lang: (folder / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES}
    lines = {lang: {line for line in text.splitlines() if not line.startswith(("#", "title =")) and len(plain_words(line)) > 3}
             for lang, text in texts.items()}
    for one, other in (("en", "fr"), ("en", "de"), ("fr", "de")):
        assert lines[one] & lines[other] == set()


def test_typography_is_set_by_itself() -> None:
    french = typeset("Qu'y a-t-il ? « Rien » : si ; non !", "fr")
    assert french == "Qu’y a-t-il\u202f? «\u00a0Rien\u00a0»\u00a0: si\u202f; non\u202f!"
    assert typeset("What's this ?", "en") == "What’s this ?"
    assert [typeset("5 %", lang) for lang in ("fr", "de")] == ["5\u00a0%"] * 2


def test_negative_numbers_have_a_minus() -> None:
    words = benbow.game("naufrageurs").words("fr")
    assert words("points", n=-5) == "−5 points"
    assert words("points", n=1) == "1 point"


def literals(node: ast.expr) -> set[str]:
    """A text, or the two between which a condition chooses."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def keys_in(path: Path) -> set[str]:
    """The literal keys of calls words("key"), and what is known for a key by its first word: in no("NA-8", "key"), in a table."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("words", "game_words", "say", "english"):
                found |= literals(node.args[0])
            elif name in ("problem", "unlike_the_book", "unlike_ours"):  # of a board
                found |= {f"finding-{key}" for key in literals(node.args[1])}
        elif isinstance(node, ast.Constant) and KEY.fullmatch(str(node.value)):
            found.add(str(node.value))
    return found


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_game_says_is_there(name: str, lang: str) -> None:
    game = benbow.game(name)
    words, wanted = game.words(lang), required(game)
    for path in game.home.rglob("*.py"):
        wanted |= keys_in(path)
    assert len(wanted) > 20
    assert {key for key in wanted if not words.has(key)} == set()


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_translated_that_nobody_says(name: str) -> None:
    game = benbow.game(name)
    used = set().union(*(keys_in(path) for path in game.home.rglob("*.py")))
    there = messages(game.home / "words" / "en.ftl")
    clashes = {f"option-{option.name}-clash" for option in game.options}  # asked for by the form of a new table
    answers = {f"{key}-not" for key in required(game) if key.startswith("lesson-")}  # of a step, to what it does not expect
    assert set(there) - used - helpers(there) - required(game) - clashes - answers == set()


def test_no_python_file_holds_a_players_sentence() -> None:
    """Sentences for players begin with a capital, end with a stop, and are returned, printed or told: none in games."""
    for path in (path for home in HOMES for path in home.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {ast.get_docstring(node, clean=False) for node in ast.walk(tree)
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in docs:
                assert not re.match(r"^[A-ZÀ-Ü][^.]* [^.]*[.!?]$", node.value), f"{path.name}: {node.value!r}"
