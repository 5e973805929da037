"""What a game leaves out of its words and drawings is there all the same."""
from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from benbow.engine import telling
from benbow.engine.drawing import buttons
from benbow.engine.hooks import Drawing, Telling, with_defaults

from .toys import sealed


def names(protocol: type) -> list[str]:
    return [name for name in vars(protocol) if not name.startswith("_")]


def test_defaults_know_everything_that_is_asked_for() -> None:
    assert all(callable(getattr(telling, name)) for name in names(Telling))
    assert all(callable(getattr(buttons, name)) for name in names(Drawing))


def test_what_is_left_out_comes_from_the_defaults() -> None:
    rooms: dict[str, Any] = dict(with_defaults(SimpleNamespace(tell=str, ask_next=str), SimpleNamespace(scene=str, routes=str)))
    words, drawing = rooms["telling"], rooms["drawing"]
    assert (words.tell, words.ask, words.ask_next) == (str, telling.ask, str)
    assert (drawing.scene, drawing.gestures, drawing.routes, drawing.beyond) == (str, buttons.gestures, str, buttons.beyond)


def test_what_a_game_has_is_not_replaced() -> None:
    for room, protocol in ((sealed.GAME.telling, Telling), (sealed.GAME.drawing, Drawing)):
        own = [name for name in names(protocol) if hasattr(sealed.HERE, name)]
        assert len(own) >= 4
        assert all(getattr(room, name) is getattr(sealed.HERE, name) for name in own)


def test_default_board_shows_sets_by_their_members() -> None:
    members: Any = telling._members
    assert (members(0b1010), members([1, 0])) == ([1, 3], [[0], []])


def test_default_words_are_made_from_names() -> None:
    assert "option-cards = Cards\n" in sealed.GAME.default_words
    assert 'option-cards-help = { "" }' in sealed.GAME.default_words
    assert "reason-not_over = Not over\n" in sealed.GAME.default_words
