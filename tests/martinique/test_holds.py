"""Holds that lie face down until the end: MA-32."""
from __future__ import annotations

import pytest
from rich.text import Text

from benbow.engine.match import Match
from benbow.games.martinique import drawing
from benbow.games.martinique.rules.state import BLACK, RED

from ..by_hand import go, told
from ..drawn import draw, said
from ..own import LANGUAGES
from .positions import PISTOLS, rum
from .table import EVERYBODY, GAME, position, sunset

rule = pytest.mark.rule
POOR, RICH = ("sw1 sw1", "ch1 ch1 sk1"), ("sw3 ch3 ru3", "pa3 sw2")


def at_sea(holds: tuple[str, str] = RICH, **more: object) -> Match:
    """Each has two stacks; the treasures are the same, whatever lies in the holds."""
    return position("A1 A3 A5", "H1 H3 H5", holds=holds, stacks=(2, 2), treasures=PISTOLS, **more)  # type: ignore[arg-type]


def shown(match: Match, seat: int) -> list[str]:
    """All that a seat is shown and told at this moment, in all languages."""
    view, telling, found = match.view(seat), GAME.telling, list[str]()
    for lang in LANGUAGES:
        words, scene = GAME.words(lang), draw(view, lang)
        found += [scene.svg(), *(piece.name for piece in scene.pieces), telling.board(view, words)]
        found += [symbol.text for symbol in drawing.legend(view, words)]
        found += [say(view, code, words) for code in view.legal() for say in (telling.name, telling.note, telling.warn)]
    return found


@rule("MA-32")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nothing_that_is_shown_depends_on_closed_holds(seat: int) -> None:
    """Nor on one's own."""
    assert shown(at_sea(POOR, holds_are="closed"), seat) == shown(at_sea(RICH, holds_are="closed"), seat)
    assert shown(at_sea(POOR), seat) != shown(at_sea(RICH), seat)


@rule("MA-32")
def test_stacks_can_be_counted_and_points_cannot() -> None:
    view = at_sea(holds_are="closed").view(BLACK)
    scene, table = draw(view), Text.from_markup(GAME.telling.board(view, GAME.words("en"))).plain
    assert said(scene, "hold-red") == "Hold of Player 2: 2 stacks, face down"
    assert said(scene, "points-black") == "Player 1: points are counted at the end"
    assert "sums-black" not in scene.ids
    assert "2 stacks" in table
    assert "points" not in table
    symbols = {symbol.key: symbol.text for symbol in drawing.legend(view, GAME.words("en"))}
    assert not {"pairs", "more", "ship"} & set(symbols)
    assert symbols["points"].startswith("The points are counted at the end.")


@rule("MA-32")
def test_open_holds_and_points_are_shown_all_along() -> None:
    view = at_sea().view(RED)
    scene = draw(view)
    assert said(scene, "hold-red") == "Hold of Player 2: 2 stacks, worth 5 (swords 2, parrots 3)"
    assert said(scene, "points-red").startswith("Player 2: 5 points so far")
    assert "sums-red" in scene.ids


@rule("MA-32")
def test_at_the_end_closed_holds_are_opened() -> None:
    match = go(sunset("A1", "H8", holds=RICH, stacks=(2, 2), holds_are="closed"), "uncover C4")
    for seat in EVERYBODY:
        scene = draw(match.view(seat))
        assert said(scene, "hold-black") == "Hold of Player 1: 2 stacks, worth 9 (swords 3, chests 3, rum 3)"
        assert said(scene, "points-black").startswith("Player 1: 9 points (")
    assert match.outcome is not None
    assert match.outcome.points == (9, 5)


@rule("MA-21")
@rule("MA-32")
def test_what_is_loaded_is_told_without_points_if_it_lies_face_down() -> None:
    assert told(rum(), "load two ..").startswith("Player 1 loads the treasure of two: 5 points for the hold.")
    assert told(rum("closed"), "load two ..").startswith("Player 1 loads the treasure of two: one more stack, face down.")


@rule("MA-32")
def test_who_counts_along_knows_closed_holds() -> None:
    """All of it was seen by all; so views hold it, and bots need not guess."""
    match = at_sea(holds_are="closed")
    for seat in EVERYBODY:
        assert bytes(match.view(seat)) == match.state_bytes()
        assert match.view(seat).record["hold"].sum() == 5
