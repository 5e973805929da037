"""What a game leaves out of its words and drawings is there all the same."""
from __future__ import annotations

from types import ModuleType, SimpleNamespace
from typing import Any

from benbow.engine import telling
from benbow.engine.contract import Drawing, LongMoves, Prompts, Telling, _with_defaults
from benbow.engine.drawing import buttons

from .toys import sealed


def names(protocol: type) -> list[str]:
    return [name for name in vars(protocol) if not name.startswith("_")]


def test_defaults_know_everything_that_is_asked_for() -> None:
    assert all(callable(getattr(telling, name)) for name in names(Telling))
    assert all(callable(getattr(buttons, name)) for name in names(Drawing))


def test_what_is_left_out_comes_from_the_defaults() -> None:
    given = SimpleNamespace(tell=str, ask_next=str)
    words, drawing = (room for _, room in _with_defaults(given, SimpleNamespace(scene=str, routes=str)))
    assert (words.tell, words.ask) == (str, telling.ask)  # type: ignore[attr-defined]
    assert isinstance(words, Prompts)
    assert (drawing.scene, drawing.gestures) == (str, buttons.gestures)  # type: ignore[attr-defined]
    assert isinstance(drawing, LongMoves)
    assert not isinstance(dict(_with_defaults(None, None))["drawing"], LongMoves)


def test_complete_rooms_stay_what_they_are() -> None:
    here: ModuleType = sealed.HERE
    assert [room for _, room in _with_defaults(here, here)] == [here, here]


def test_default_board_shows_sets_by_their_members() -> None:
    members: Any = telling._members
    assert (members(0b1010), members([1, 0])) == ([1, 3], [[0], []])


def test_default_words_are_made_from_names() -> None:
    assert "option-cards = Cards\n" in sealed.GAME._default_words
    assert 'option-cards-help = { "" }' in sealed.GAME._default_words
    assert "reason-not_over = Not over\n" in sealed.GAME._default_words
