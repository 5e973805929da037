"""English, French and German say the same things, and everything that is asked for is there."""
from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import benbow
from benbow.engine.words import typeset

SOURCE = Path(benbow.__file__).parent
FOLDERS = sorted({path.parent for path in SOURCE.rglob("*.ftl")})
LANGUAGES = ("de", "en", "fr")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def messages(folder: Path, lang: str) -> dict[str, Variables]:
    content = parse((folder / f"{lang}.ftl").read_text(encoding="utf-8"))
    found = {}
    for entry in content.body:
        assert not isinstance(entry, fluent.Junk), f"{folder.name}/{lang}: {entry}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{folder.name}/{lang}: {entry.id.name} stands twice"
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor
    return found


def variables(found: dict[str, Variables], key: str) -> set[str]:
    """Its own and those of the messages it refers to."""
    names = set(found[key].names)
    for other in found[key].messages:
        names |= variables(found, other)
    return names


HELPERS = {"colour-word", "colour-noun"}  # referred to by other messages, each language as it needs


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    assert sorted(path.stem for path in folder.glob("*.ftl")) == sorted(LANGUAGES)
    tables = {lang: messages(folder, lang) for lang in LANGUAGES}
    english = {key: variables(tables["en"], key) for key in tables["en"] if key not in HELPERS}
    for lang in LANGUAGES:
        assert {key: variables(tables[lang], key) for key in tables[lang] if key not in HELPERS} == english


def plain_words(line: str) -> list[str]:
    return re.findall(r"\b[^\W\d_]+\b", re.sub(r"\{.*?\}|\[.*?\]", "", line.split("=")[-1]))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_text_is_left_in_another_language(folder: Path) -> None:
    """Longer texts differ between the languages."""
    texts = {lang: (folder / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES}
    lines = {lang: {line for line in text.splitlines() if len(plain_words(line)) > 3} for lang, text in texts.items()}
    for one, other in (("en", "fr"), ("en", "de"), ("fr", "de")):
        assert lines[one] & lines[other] == set()


def test_typography_is_set_by_itself() -> None:
    french = typeset("Qu'y a-t-il ? « Rien » : si ; non !", "fr")
    assert french == "Qu’y a-t-il\u202f? «\u00a0Rien\u00a0»\u00a0: si\u202f; non\u202f!"
    assert typeset("What's this ?", "en") == "What’s this ?"


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
    """The literal keys of calls words("key") and no("NA-8", "key")."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("words", "game_words", "say", "english"):
                found |= literals(node.args[0])
            elif name == "no":
                found |= literals(node.args[1])
    return found


@pytest.mark.parametrize("name", benbow.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_game_says_is_there(name: str, lang: str) -> None:
    game = benbow.game(name)
    words = game.words(lang)
    wanted = {"title", "tagline"} | {f"reason-{reason}" for reason in game.reasons}
    for option in game.options:
        wanted |= {f"option-{option.name}", f"option-{option.name}-help"}
        if not isinstance(option.default, int):
            wanted |= {f"option-{option.name}-{value}" for value in option.values}
    for path in game.home.glob("*.py"):
        wanted |= keys_in(path)
    assert len(wanted) > 20
    assert {key for key in wanted if not words.has(key)} == set()


@pytest.mark.parametrize("name", benbow.games())
def test_nothing_is_translated_that_nobody_says(name: str) -> None:
    game = benbow.game(name)
    used = set().union(*(keys_in(path) for path in game.home.glob("*.py")))
    there = set(messages(game.home / "words", "en"))
    open_ended = ("option-", "reason-", "role-")
    assert {key for key in there - used - HELPERS - {"title", "tagline"} if not key.startswith(open_ended)} == set()


def test_no_python_file_holds_a_players_sentence() -> None:
    """Sentences for players begin with a capital, end with a stop, and are returned, printed or told: none in games."""
    for path in (SOURCE / "games").rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {ast.get_docstring(node, clean=False) for node in ast.walk(tree)
                if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in docs:
                assert not re.match(r"^[A-ZÀ-Ü][^.]* [^.]*[.!?]$", node.value), f"{path.name}: {node.value!r}"
