"""Does a game say the same things in all its languages, and everything that it is asked for?"""
from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from ..contract import Game
from ..errors import BadGameError
from ..lesson import lesson_of

CLAUSE = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)


class Message(Visitor):
    """The variables of a message, and the other messages that it refers to."""

    def __init__(self, entry: ast.Message) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def messages(path: Path) -> dict[str, Message]:
    """All messages of a Fluent file; what cannot be read, or stands twice, is named."""
    found: dict[str, Message] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise BadGameError(path.name, f"cannot be read here: {(entry.content or '').strip().splitlines()[0]!r}")
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise BadGameError(path.name, f"{entry.id.name} stands twice")
            found[entry.id.name] = Message(entry)
    return found


def helpers(found: dict[str, Message]) -> set[str]:
    """Messages that other ones refer to; each language has those that it needs."""
    return {name for message in found.values() for name in message.references}


def variables(found: dict[str, Message], key: str) -> set[str]:
    """Those of a message and of the messages it refers to."""
    names = set(found[key].variables)
    for other in found[key].references & set(found):
        names |= variables(found, other)
    return names


def compare_languages(folder: Path) -> None:
    """The same messages with the same variables in every file of a folder."""
    tables = {path.name: messages(path) for path in sorted(folder.glob("*.ftl"))}
    spare = set().union(*(helpers(found) for found in tables.values()))
    texts = {name: {key: variables(found, key) for key in found if key not in spare} for name, found in tables.items()}
    english = texts["en.ftl"]
    for name, found in texts.items():
        for key in sorted(set(english) ^ set(found)):
            raise BadGameError(f"{name if key in english else 'en.ftl'}", f"{key} is missing")
        for key in english:
            if found[key] != english[key]:
                raise BadGameError(name, f"{key} has the variables {sorted(found[key])}, in English {sorted(english[key])}")


def required(game: Game) -> set[str]:
    """What every game is asked to say: a title, its own words for all that has default ones, and how the table is laid out."""
    keys = {line.partition(" = ")[0] for line in game.default_words.splitlines()}
    if lesson := lesson_of(game):
        keys |= {f"lesson-{step.name}" for step in lesson.steps}
    return keys | {"title"} | ({"told-prologue"} if game.prologue else set())


def check_words(game: Game) -> None:
    """Raises BadGameError for a text that is missing: in English the title, of a polished game all texts in all languages."""
    folder = game.home / "words"
    if "en" not in game.languages:
        raise BadGameError("words", f"{game.id} has no words/en.ftl")
    found = {path.stem: messages(path) for path in sorted(folder.glob("*.ftl"))}
    if game.polished:
        compare_languages(folder)
    for key in sorted((required(game) if game.polished else {"title"}) - set(found["en"])):
        raise BadGameError("words", f"{game.id} has no text {key!r}")


def clauses(game: Game, lang: str = "en") -> list[str]:
    """The numbers of the clauses of a game's rules."""
    return CLAUSE.findall(game.rules_text(lang))


def check_clauses(game: Game) -> None:
    """Of a polished game: the same numbered clauses in every language, without gaps."""
    if not game.polished:
        return
    found = clauses(game)
    if not found or [int(number.split("-")[1]) for number in found] != list(range(1, len(found) + 1)):
        raise BadGameError("rules.md", f"{game.id} needs clauses numbered from 1, each a line that begins with `- **XY-1** `")
    for lang in game.languages:
        if clauses(game, lang) != found:
            raise BadGameError(f"rules.{lang}.md", f"{game.id} has other clauses there than in rules.md")
