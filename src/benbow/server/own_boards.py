"""A board of one's own: the part of the form for it, and the drawing of it that appears while it is typed."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from markupsafe import Markup

from benbow.engine.boards import OPTION, Boards, Finding
from benbow.engine.contract import SPECTATOR, Game
from benbow.engine.match import Match
from benbow.engine.words import Words

from .translator import Translator

MOST_SHOWN = 12  # findings


@dataclass(frozen=True)
class FindingShown:
    severity: str
    place: str
    text: str


@dataclass(frozen=True)
class OwnBoard:
    """What the page says of a text: what was found, and the drawing if it can be played on."""

    template: ClassVar[str] = "own_board.html"
    findings: list[FindingShown]
    more: int
    board: Markup | None


def own_board(game: Game, boards: Boards[Any], text: str, translator: Translator) -> OwnBoard:
    """Of a text that a stranger may have written."""
    reading, words = boards.read(text), game.words(translator.lang)
    shown = [finding_shown(one, words, translator) for one in reading.findings]
    is_possible = not any(one.severity == "impossible" for one in reading.findings)
    return OwnBoard(shown[:MOST_SHOWN], len(shown[MOST_SHOWN:]), drawn(game, text, words) if is_possible else None)


def finding_shown(one: Finding, words: Words, translator: Translator) -> FindingShown:
    place = translator("board-line", n=one.line) if one.line else ""
    return FindingShown(one.label(words), place, one.text(words))


def drawn(game: Game, text: str, words: Words) -> Markup:
    """A table on this board, laid out."""
    match = Match(game, {**game.shown_with, OPTION: text}, seed=1)
    match.advance()
    return Markup(game.drawing.scene(match.view(SPECTATOR), words, ()).svg())
