"""What is clicked for each action, what other clicks are answered, and what is shown of a draw."""
from __future__ import annotations

from xml.etree import ElementTree

import pytest

from benbow.engine.match import Match
from benbow.games.martinique import drawing
from benbow.games.martinique.rules.state import BLACK, RED, Phase

from ..by_hand import go
from ..drawn import draw, piece, said
from ..games.matches import played
from .positions import picking
from .table import ENGLISH, EVERYBODY, FIND_SQUARES, FOUR_EACH, GAME, position, sunset, table

rule = pytest.mark.rule
THREE_EACH = FOUR_EACH[:6]


def gesture(match: Match, text: str) -> tuple[str, ...]:
    return drawing.gestures(match.view(match.actor))[match.parse(text)]


# ------------------------------------------------------------------------------------------------------ gestures
@rule("MA-10")
def test_deploying_is_one_click_while_nothing_else_is_possible() -> None:
    match = table()
    assert gesture(match, "deploy A3") == ("sq-a3",)
    go(match, *THREE_EACH)
    assert gesture(match, "deploy A8") == ("black-4", "sq-a8")
    assert gesture(match, "move 2 B3") == ("black-2", "sq-b3")
    shore = " ".join(name for name in FIND_SQUARES if (name[0] in "AH" or name[1] in "18") and name not in ("A1", "H8"))
    match = position("C3", "H8", gone=shore + " A1")
    assert gesture(match, "deploy stool") == ("stool-1",)
    match = position("C3 * C5", "H8", stools="b2", gone=shore + " A1")
    assert gesture(match, "deploy stool") == ("black-4", "stool-2")


def test_hook_skip_and_digging_are_one_click() -> None:
    match = go(position("D3 A3 A5", "H8 H6 H4", tiles={"D3": "sw1"}), "move 1 D4")
    assert gesture(match, "hook joker") == ("hook-joker",)
    assert gesture(match, "hook map") == ("hook-map",)
    assert {"hook-joker", "hook-map"} <= draw(match.view(BLACK)).ids
    assert gesture(sunset(), "dig C5") == ("sq-c5",)
    blocked = position("A1 * * *", "A2 B1 H8 H6", stools="b2 b3 b4", tiles={"A1": "ru1"})
    assert drawing.gestures(blocked.view(BLACK)) == {blocked.parse("skip"): ("skip",)}


@rule("MA-16")
def test_map_tile_to_be_turned_up_is_one_click() -> None:
    match = picking()
    assert drawing.gestures(match.view(BLACK)) == {match.parse("pick 1"): ("map-d2",), match.parse("pick 3"): ("map-hook-red-1",)}
    scene = draw(match.view(BLACK))
    assert ["halo" in piece(scene, id).art for id in ("map-d2", "map-b2", "map-hook-red-1")] == [True, False, True]
    assert said(scene, "map-d2") == "Map tile from D2, face down (Player 2)"
    assert reason(match, BLACK, "map-b2") == "MA-16"  # it lies face up
    assert reason(match, RED, "map-d2") == ""  # his own: he has nothing to turn up
    assert reason(go(match, "pick 1"), BLACK, "map-hook-red-1") == "MA-25"
    by_lot = position("A1 B1 C1", "A2 H7 H6", maps=("", "D2=F"))
    assert reason(by_lot, BLACK, "map-d2") == "MA-16"


@rule("MA-23")
def test_loading_is_one_click_unless_jokers_could_be_used() -> None:
    two = ("ru3 ru2", "sk1 pi3 ru3", "sw2 sk3 pa2 pi1")
    match = go(position("A1 A3 A5", "H8 H6 H4", rows=("A2", ""), tiles={"A1": "ru1", "A2": "ru1"}, treasures=two), "move 1 B1")
    assert drawing.gestures(match.view(BLACK)) == {match.parse("load two .."): ("treasure-two",)}
    match = go(position("A1 A3 A5", "H8 H6 H4", rows=("A2", ""), tiles={"A1": "ru1", "A2": "ru1"}, treasures=two, jokers=(2, 0),
                        hook_jokers=1), "move 1 B1")
    assert gesture(match, "load two ..") == ("treasure-two", "load")
    assert gesture(match, "load two .*") == ("treasure-two", "place-two-2", "load")
    assert gesture(match, "load two **") == ("treasure-two", "place-two-1", "place-two-2", "load")
    view = match.view(BLACK)
    assert 'pointer-events="none"' in piece(draw(view), "place-two-1").art  # the click goes to the treasure
    chosen = draw(view, chosen=("treasure-two", "place-two-2"))
    assert 'pointer-events="all"' in piece(chosen, "place-two-1").art
    assert said(chosen, "place-two-2") == "rum 2, joker"
    assert "load" not in chosen.ids


@rule("MA-23")
def test_declining_is_a_button() -> None:
    match = go(position("A1 A3 A5", "H8 H6 H4", tiles={"A1": "ru1"}, jokers=(1, 0), hook_jokers=2), "move 1 B1")
    assert gesture(match, "decline") == ("decline",)
    assert "decline" not in draw(match.view(BLACK)).ids


# ------------------------------------------------------------------------------------------------------ attempts
def reason(match: Match, seat: int, *ids: str) -> str:
    code = drawing.attempt(match.view(seat), ids)
    return "" if code is None else match.explain(code, seat).rule


def test_clicks_that_are_not_allowed_get_the_fitting_reason() -> None:
    match = table()
    assert reason(match, BLACK, "sq-c3") == "MA-10"  # inland
    assert reason(match, BLACK, "stool-1") == "MA-10"
    assert reason(match, RED, "sq-a1") == "MA-25"  # it is Black's turn
    assert reason(match, BLACK, "treasure-two") == "MA-21"
    assert reason(match, BLACK, "hook-map") == "MA-20"
    assert drawing.attempt(match.view(BLACK), ("black-1",)) == match.parse("deploy A1")  # the page says what to click first
    assert drawing.attempt(match.view(RED), ("red-1",)) is None
    go(match, "deploy A1", "deploy H8")
    assert reason(match, BLACK, "black-1") == "MA-11"
    assert reason(match, BLACK, "red-1") == reason(match, BLACK, "sq-a1") == "MA-10"  # taken
    moving = position("A1 A3 A5 *", "A2 H6 H4 H1", stools="b4", tiles={"A1": "ru1"})
    assert reason(moving, BLACK, "black-1", "sq-f6") == "MA-12"
    assert reason(moving, BLACK, "black-1", "red-1") == reason(moving, BLACK, "black-1", "sq-a2") == "MA-15"
    assert reason(moving, BLACK, "black-4") == "MA-19"
    assert reason(moving, BLACK, "sq-f6") == "MA-12"
    assert reason(moving, BLACK, "black-1") == ""  # he waits to be told where to
    assert reason(moving, RED, "red-1") == "MA-25"
    blocked = position("A1 A8", "A2 B1", pirates=2, deploy_first=2, tiles={"A1": "ru1"})
    assert reason(blocked, BLACK, "black-1") == "MA-15"


def test_clicks_while_digging_mean_squares() -> None:
    match = sunset("A4")
    assert reason(match, RED, "black-1") == reason(match, RED, "sq-a4") == "MA-27"
    assert reason(match, BLACK, "sq-b4") == "MA-27"  # it is Red's stool
    assert reason(match, RED, "treasure-four") == "MA-25"


@rule("MA-22")
def test_a_treasure_for_which_tiles_are_missing() -> None:
    match = go(position("A1 A3 A5", "H8 H6 H4", rows=("A2", ""), tiles={"A1": "ru1", "A2": "ru1"}), "move 1 B1")
    assert reason(match, BLACK, "treasure-four") == "MA-22"
    assert reason(match, BLACK, "place-four-2") == "MA-23"  # he has no joker
    assert reason(match, BLACK, "sq-a2") == "MA-21"  # first load


# ---------------------------------------------------------------------------------------------------------- dice
def thrown(match: Match, ply: int, seat: int) -> list[str]:
    dice = drawing.dice(match.view(seat, ply), match.veiled(ply, seat), ENGLISH)
    for die in dice:
        ElementTree.fromstring(die.svg())
        assert "href" not in die.svg()  # it stands by itself
    return [die.name for die in dice]


def last_thrown(match: Match, seat: int) -> list[str]:
    return thrown(match, match.ply - 1, seat)


@rule("MA-32")
def test_draws_are_shown_to_those_who_see_them() -> None:
    match = go(position("B2 A3 A5", "H8 H6 H4"), "move 1 B3", "take F")
    assert [last_thrown(match, seat) for seat in EVERYBODY] == [["Map tile: F"], *[["A map tile, face down"]] * 2]
    match = go(position("B3 A3 A5", "C3 H6 H4", tiles={"B3": "sw2"}, maps=("", "B5=8")), "move 1 D3", "turn 1")
    assert [last_thrown(match, seat) for seat in EVERYBODY] == [["Turned up: 8"]] * 3
    match = go(sunset("A1", "B1"), "uncover C4")
    assert last_thrown(match, RED) == ["Lost Treasure: C", "Lost Treasure: 4"]
    match = go(table(first="random"), "begin red")
    assert last_thrown(match, RED) == ["Red begins"]


def test_laying_out_shows_no_tiles_and_refilling_does() -> None:
    match = played(GAME.id, 0)
    names = [thrown(match, ply, BLACK) for ply in range(match.ply)]
    assert match.laid > 0
    assert not any(names[: match.laid])
    refills = [ply for ply in range(match.ply) if match.view(BLACK, ply).phase == Phase.REFILL]
    assert refills
    assert all(len(names[ply]) == 1 for ply in refills)
