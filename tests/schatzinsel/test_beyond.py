"""Clicks that mean no action: every one is answered, by its clause, and none of those that an action explains."""
from __future__ import annotations

import pytest

from benbow.engine.drawing.routes import too_far
from benbow.engine.laws.words import messages
from benbow.engine.match import Match
from benbow.games.schatzinsel import drawing

from ..drawn import draw
from ..games.matches import OPTIONS, played, views
from ..games.sample import Set
from ..own import LANGUAGES
from .positions import asked_back, drawn, free, named, objected, position
from .table import BLACK, ENGLISH, GAME, RED


def acting(left: int = 3, **options: object) -> Match:
    """Red can attack the pawn on 8 from 10, and come to the goal from 3; nobody reaches the one on 16."""
    return position("10 3 start", "8 16 start", left=left, aboard=(1, 1), camps=(1, 1), **options)  # type: ignore[arg-type]


def first_turn() -> Match:
    return position("start", left=3, turns=0)


CASES: list[tuple[str, str, Set, tuple[str, ...]]] = [
    ("beyond-field", "SI-16", acting, ("red-10", "gate-black-start")),
    ("beyond-field", "SI-16", acting, ("red-10", "gate-black-goal")),
    ("beyond-field", "SI-16", acting, ("red-10", "black-start")),
    ("beyond-field", "SI-16", acting, ("gate-black-goal",)),
    ("beyond-field", "SI-16", acting, ("black-start",)),
    ("beyond-field", "SI-16", free, ("gate-black-start",)),
    ("beyond-goal", "SI-16", lambda: acting(starts="all"), ("gate-black-goal",)),
    ("beyond-goal", "SI-16", lambda: acting(starts="all"), ("red-10", "gate-black-goal")),
    ("beyond-first", "SI-14", lambda: acting(starts="all"), ("gate-black-start",)),
    ("beyond-enemy-far", "SI-23", lambda: acting(starts="all"), ("black-start",)),
    ("beyond-first", "SI-14", acting, ("gate-red-goal",)),
    ("beyond-first", "SI-14", acting, ("gate-red-start",)),
    ("beyond-enemy", "SI-23", acting, ("black-8",)),
    ("beyond-enemy-far", "SI-23", acting, ("black-16",)),
    ("beyond-camp", "SI-10", first_turn, ("red-camp-1",)),
    ("beyond-camp", "SI-10", first_turn, ("camp-red",)),
    ("beyond-camp", "SI-10", acting, ("red-10", "red-camp-1")),
    ("beyond-camp", "SI-10", lambda: acting(left=0), ("camp-red",)),
    ("beyond-aboard", "SI-28", acting, ("red-ship-1",)),
    ("beyond-ship", "SI-17", first_turn, ("ship-red",)),
    ("beyond-by-goal", "SI-17", acting, ("red-3", "ship-red")),
    ("beyond-lit", "SI-14", acting, ("red-3", "gate-red-goal")),
    ("beyond-lit", "SI-14", acting, ("red-10", "black-8")),
    ("beyond-lit", "SI-14", free, ("disc-10",)),
    ("beyond-other-camp", "SI-7", acting, ("camp-black",)),
    ("beyond-other-camp", "SI-7", free, ("black-camp-1",)),
    ("beyond-other-ship", "SI-17", first_turn, ("ship-black",)),
    ("beyond-other-ship", "SI-17", acting, ("red-10", "black-ship-1")),
    ("beyond-turn", "SI-12", acting, ("turn",)),
    ("option-limit-help", "SI-32", lambda: position("18", left=3, turns=395), ("limit",)),
    ("beyond-hand", "SI-8", drawn, ("hand",)),
    ("not-before-laying", "SI-8", drawn, ("red-camp-1",)),
    ("not-before-laying", "SI-8", drawn, ("gate-red-start",)),
    ("not-before-return", "SI-28", asked_back, ("gate-black-goal",)),
    ("not-before-answer", "SI-19", named, ("ship-red",)),
    ("not-before-reply", "SI-21", objected, ("camp-black",)),
    ("not-before-turn", "SI-20", lambda: named("allow"), ("turn",)),
]


@pytest.mark.parametrize(("key", "rule", "match", "ids"), CASES)
def test_what_no_action_says_is_said_all_the_same(key: str, rule: str, match: Set, ids: tuple[str, ...]) -> None:
    met = match()
    view = met.view(met.actor)
    assert {*ids} <= draw(view, chosen=ids[:-1]).ids
    for lang in LANGUAGES:
        found = too_far(view, ids, GAME.words(lang))
        assert found is not None
        assert (found.allowed, found.rule) == (False, rule)
        assert found.text == GAME.words(lang)(key, n=19, well=9)


def test_every_answer_that_is_translated_is_met_above() -> None:
    own = {key for key in messages(GAME.home / "words" / "en.ftl") if key.startswith("beyond-")}
    assert own == {key for key, *_ in CASES if key.startswith("beyond-")}


@pytest.mark.parametrize("ids", [
    ("red-10",), ("red-10", "dot-5"), ("red-10", "dot-8"), ("disc-9",), ("disc-9", "name"),  # allowed
    ("red-10", "disc-16"), ("red-10", "black-16"), ("red-10", "red-3"), ("red-10", "gate-red-goal"), ("red-10", "ship-red"),
    ("disc-8",), ("disc-10",),
])
def test_what_is_allowed_or_explained_by_an_action_is_left_to_it(ids: tuple[str, ...]) -> None:
    assert too_far(acting().view(RED), ids, ENGLISH) is None


def test_without_points_that_is_the_reason() -> None:
    match = acting(left=0)
    for id in ("black-8", "gate-red-goal"):
        assert too_far(match.view(RED), (id,), ENGLISH) is None
        code = drawing.attempt(match.view(RED), (id,))
        assert code is not None
        assert GAME.telling.explain(match.view(RED), code, ENGLISH).rule == "SI-12"


def test_who_has_brought_no_pawn_back_is_told_that_it_is_too_late() -> None:
    match = position("", left=2, camps=(0, None), aboard=(5, 0))
    for id in ("ship-red", "red-ship-1"):
        assert too_far(match.view(RED), (id,), ENGLISH) is None
        assert match.text(drawing.attempt(match.view(RED), (id,)) or 0) == "land"


def test_only_who_acts_is_told_and_who_waits_is_told_that() -> None:
    view = acting().view(BLACK)
    for id in ("gate-red-start", "ship-red", "camp-red", "turn"):
        assert drawing.beyond(view, (id,), ENGLISH) is None
        assert GAME.telling.explain(view, drawing.attempt(view, (id,)) or 0, ENGLISH).text == "It is not your turn."


@pytest.mark.parametrize("row", range(len(OPTIONS[GAME.id])))
def test_whatever_has_a_name_and_is_clicked_is_answered(row: int) -> None:
    """By an action that it begins, by one that is refused, or in words of its own."""
    for view in views(played(GAME.id, row), 3):
        if view.seat < 0:
            continue
        gestures = drawing.gestures(view)
        begun = {ids[0] for ids in gestures.values()}
        for first in [(), *{(ids[0],) for ids in gestures.values() if len(ids) > 1}]:
            for piece in draw(view, chosen=first).pieces:
                ids = (*first, piece.id)
                if piece.name and piece.id not in begun and not any(way[: len(ids)] == ids for way in gestures.values()):
                    assert too_far(view, ids, ENGLISH) or drawing.attempt(view, ids) is not None, ids
