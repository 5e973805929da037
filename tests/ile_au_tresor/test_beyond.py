"""Out of reach: what a far hex would cost, and what the pirate has."""
from __future__ import annotations

import pytest

from benbow.engine.contract import Explanation
from benbow.engine.match import Match
from benbow.engine.routes import routes_of, too_far

from .table import BLUE, GAME, RED, around, go, position


def asked(match: Match, *ids: str, seat: int = RED, lang: str = "en") -> Explanation | None:
    return too_far(match.view(seat), ids, GAME.words(lang))


@pytest.mark.rule("IT-10")
def test_too_few_points() -> None:
    match = go(position("f6"), "roll 1-2")
    found = asked(match, "red-1", "h-f11")
    assert found is not None
    assert (found.rule, found.text) == ("IT-10", "It is 7 PP to f11; you have only 3 left.")


@pytest.mark.rule("IT-11")
def test_more_than_a_pirate_may_use() -> None:
    match = go(position("f6"), "roll 5-6", "step 1 W", "step 1 W")
    found = asked(match, "red-1", "h-f12")
    assert found is not None
    assert found.rule == "IT-11"
    assert "pirate 1 may use only 4 more in this turn" in found.text


@pytest.mark.rule("IT-12")
def test_a_carrier_has_nine() -> None:
    found = asked(go(position("f6", bearer="red 1"), "roll 5-6"), "red-1", "h-f12")
    assert found is not None
    assert found.rule == "IT-12"


@pytest.mark.rule("IT-21")
def test_three_steps_in_the_fog() -> None:
    match = go(position("f6", turn=RED), "roll 3-3")
    found = asked(match, "red-1", "h-f11", seat=BLUE)
    assert found is not None
    assert (found.rule, found.text) == ("IT-21", "f11 is too far off: in the fog he can go 3 more steps, for 6 PP at most.")


@pytest.mark.rule("IT-14")
def test_enemies_all_around() -> None:
    match = go(position("d4", " ".join(around("d4"))), "roll 5-6")
    found = asked(match, "red-1", "h-f11")
    assert found is not None
    assert found.rule == "IT-14"


def test_nothing_is_said_of_what_can_be_reached_or_has_its_own_reason() -> None:
    match = go(position("f6", "f8"), "roll 1-2")
    view = match.view(RED)
    ends = {ids[-1] for ids in routes_of(view) if ids[0] == "red-1"}
    assert ends
    for end in ends:
        assert asked(match, "red-1", end) is None
    assert asked(match, "red-1", "h-f7") is None  # beside him
    assert asked(match, "red-1", "h-f8") is None  # held by an enemy
    assert asked(match, "h-f11") is None  # nobody is chosen
    assert asked(match, "red-1", "h-f11", seat=BLUE) is None  # not his turn
    assert asked(match, "boat-red", "h-f11") is None


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_other_languages(lang: str) -> None:
    found = asked(go(position("f6"), "roll 1-2"), "red-1", "h-f11", lang=lang)
    assert found is not None
    assert "7" in found.text
    assert "f11" in found.text
