"""The picture: it is drawn from views alone, says what the view says, and is clicked as the rules allow."""
from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from benbow.engine.contract import OVER, SPECTATOR
from benbow.engine.drawing.scene import breadth, fitting
from benbow.engine.match import Match
from benbow.games.naufrageurs import drawing
from benbow.games.naufrageurs.drawing import art, pieces
from benbow.games.naufrageurs.rules.facts import members
from benbow.games.naufrageurs.rules.state import Phase

from ..by_hand import go
from ..drawn import draw, place, said
from ..games.matches import OPTIONS, played, views
from ..games.test_drawing import LONG
from .table import ENGLISH, GAME, LANES, loaded, table


# ------------------------------------------------------------------------------------------------------- secrets
def twins(seat: int) -> tuple[str, str]:
    """What a seat sees of two rounds that differ in the values that were loaded, and in one that came home."""
    pictures = []
    for green, blue in (("load green 3", "load blue -2"), ("load green 7", "load blue 6")):
        match = table(*["roll 2"] * 3, "roll 3", green, "load yellow 5", "load red 4", blue)
        go(match, "lure green", "roll 1", "lure red", "roll 2", "roll 1", "roll 1", "roll 1", "roll 1")
        view = match.view(seat)
        pictures.append(draw(view).svg() + repr(drawing.gestures(view)))
    return pictures[0], pictures[1]


@pytest.mark.rule("NA-20")
@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_who_sees_backs_sees_the_same_picture(seat: int) -> None:
    one, other = twins(seat)
    assert one == other
    assert ('id="cask-' in one) == (seat == 0)  # the red 4 in his booty, nothing else
    assert one.count('class="value"') == (seat == 0)


@pytest.mark.rule("NA-21")
def test_an_owner_sees_the_difference() -> None:
    one, other = twins(1)
    assert one != other


@pytest.mark.rule("NA-20")
@pytest.mark.parametrize("row", range(len(OPTIONS[GAME.id])))
def test_values_are_shown_to_those_who_know_them(row: int) -> None:
    for view in views(played(GAME.id, row), 4):
        svg = draw(view).svg()
        known = {int(found) for found in re.findall(r'id="cask-(\d+)"', svg)}
        assert svg.count('class="value"') == len(known)
        if view.actor != OVER and view.seat == int(view.record["wrecker"]):
            assert known == set(members(int(view.record["booty"])))
        elif view.actor != OVER and view.seat == SPECTATOR:
            assert known == set()


# ---------------------------------------------------------------------------------------------------- what it says
@pytest.mark.rule("NA-1")
def test_ships_stand_on_their_squares() -> None:
    scene = draw(loaded(1, 2, 3, 2).view(0))
    for lane, square in enumerate((1, 2, 3, 2)):
        x, y = place(scene, f"ship-{LANES[lane]}")
        assert art.SHORE + art.CELL * (square - 1) < x < art.SHORE + art.CELL * square
        assert y == art.lane_y(lane, 4)
    assert said(scene, "ship-yellow") == "the yellow ship on square 2, with a barrel of its colour"


@pytest.mark.rule("NA-9")
def test_the_donkey_goes_to_the_lane_and_back() -> None:
    match = loaded(2, 2, 2, 2)
    meadow = place(draw(match.view(0)), "donkey")
    go(match, "lure red")
    x, y = place(draw(match.view(1)), "donkey")
    assert (x, y) != meadow
    assert abs(y - art.lane_y(2, 4)) < art.HALF
    go(match, "roll 2")
    assert place(draw(match.view(1)), "donkey") == (x, y)  # it stays while a second ship is chosen


@pytest.mark.rule("NA-8")
def test_who_loads_has_the_fitting_barrels_large_before_him() -> None:
    match = table(*["roll 2"] * 4, "load green 3")
    scene = draw(match.view(1))
    large = {piece.id for piece in scene.pieces if piece.layer == pieces.BARREL_LAYER and piece.size > 0.95}
    assert large == {ids[0] for ids in drawing.gestures(match.view(1)).values()}
    assert len(large) == 12
    assert place(scene, "mark") == place(scene, "ship-yellow")
    assert not any(piece.size > 0.9 for piece in draw(match.view(0)).pieces if piece.layer == pieces.BARREL_LAYER)


@pytest.mark.rule("NA-19")
def test_purses_in_a_match_and_a_tally_at_the_end() -> None:
    row = next(row for row, options in enumerate(OPTIONS[GAME.id]) if options["rounds"] == "match")
    match = played(GAME.id, row)
    assert "purse-wrecker" in draw(match.view(0, 0)).ids
    last = draw(match.view(SPECTATOR))
    outcome = match.outcome
    assert outcome is not None
    for seat, points in enumerate(outcome.points):
        assert said(last, f"tally-{seat}") == ENGLISH("seat-result", who=ENGLISH("seat", n=seat + 1), n=points)


def test_long_names_are_shortened() -> None:
    for name in LONG:
        short = fitting(name, 6)
        assert sum(map(breadth, short)) <= 6.2
        assert short == name or short.endswith("…")
    assert fitting("Jim", 6) == "Jim"


# ------------------------------------------------------------------------------------------------------ clicks
def reason(match: Match, seat: int, id: str) -> str:
    code = drawing.attempt(match.view(seat), (id,))
    return "" if code is None else match.explain(code, seat).rule


def test_clicks_that_are_not_allowed_get_the_fitting_reason() -> None:
    loading = table(*["roll 2"] * 4, players=3)
    assert reason(loading, 1, "ship-green") == ""  # he wants to load it: which barrel?
    assert reason(loading, 1, "cask-7") == "NA-8"  # a yellow one on the green ship
    assert reason(loading, 2, "cask-1") == "NA-5"  # the green ship is another's
    assert reason(loading, 0, "back-green-1") == reason(loading, 0, "rack-brown") == "NA-8"  # the Wrecker loads nothing
    assert reason(loading, 0, "ship-green") == "NA-9"
    luring = loaded(2, 2, 2, 2)
    assert reason(luring, 1, "ship-red") == reason(luring, 1, "donkey") == "NA-9"
    assert reason(luring, 1, "cask-1") == "NA-9"  # it is aboard: he means the ship
    assert reason(luring, 1, "cask-2") == "NA-14"
    go(luring, "lure red", "roll 1")
    assert reason(luring, 0, "cargo-red") == reason(luring, 0, "ship-red") == "NA-11"


# ---------------------------------------------------------------------------------------------------------- dice
@pytest.mark.rule("NA-2")
def test_dice_are_black_for_the_wrecker_and_coloured_for_ships() -> None:
    match = go(loaded(2, 2, 2, 2), "lure red", "roll 2", "lure green", "roll 1", "roll 3")
    names = []
    for ply, _ in enumerate(match.actions):
        for die in drawing.dice(match.view(0, ply), match.veiled(ply, 0), ENGLISH):
            ElementTree.fromstring(die.svg())
            names.append(die.name)
    assert names == ["green die: 2", "yellow die: 2", "red die: 2", "blue die: 2", "black die: 2", "black die: 1", "green die: 3"]


def test_counting_throws_no_die() -> None:
    match = played(GAME.id, 0)
    (ply,) = [ply for ply in range(match.ply) if match.view(0, ply).phase == Phase.COUNT]
    assert drawing.dice(match.view(0, ply), match.veiled(ply, 0), ENGLISH) == ()
