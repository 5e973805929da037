"""4-4: to a port where an enemy's boat lies, and what comes of two boats in one port. IT-20."""
from __future__ import annotations

from typing import Any

import pytest

from benbow.engine.match import Match

from ..by_hand import fields, go, texts, tried, waits
from ..games.bots import choices
from .positions import seizing
from .table import BLUE, GAME, PORTS, RED, harbour, position, pp, where

rule = pytest.mark.rule
ON_LAND = "d5 d6 d7 e5 e6 e7"


def joined(red: str = "", blue: str = "d5", green: str = "", *, turn: int = RED, players: int = 2, taken: str = "") -> Match:
    """Red's boat has come to C, where Blue's lay."""
    return position(red, blue, green, turn=turn, players=players, taken=taken, boats="red C, blue C, green E", joined="blue")


# ------------------------------------------------------------------------------------------------------ going there
@rule("IT-20")
def test_a_boat_may_go_where_an_enemys_with_fewer_aboard_lies() -> None:
    match = go(position("", "d5"), "roll 4-4")
    assert waits(match) == (RED, "join")
    assert texts(match) == ["sail red C", "done"]
    go(match, "sail red C")
    assert (harbour(match, "red"), harbour(match, "blue")) == ("C red", "C blue")
    assert fields(match)["joined"].tolist() == [0, 1, 0, 0]
    assert fields(match)["turn"] == BLUE  # no target: the turn is over


@rule("IT-20")
@pytest.mark.parametrize(("red", "blue"), [("", ""), ("d5", "d6"), ("d5", ""), (ON_LAND, "h2"), (ON_LAND, "h2 h3 i2 i3 j3 j2")])
def test_not_with_as_many_or_fewer_aboard_nor_with_none(red: str, blue: str) -> None:
    match = go(position(red, blue), "roll 4-4")
    assert match.phase != "join"
    assert harbour(match, "red") == "A red"


@rule("IT-20")
def test_fewer_means_one_less_and_nobody_need_go() -> None:
    match = go(position("d5 d6 d7", "h2 h3 i2 i3"), "roll 4-4")
    assert waits(match) == (RED, "join")
    go(match, "done")
    assert (harbour(match, "red"), fields(match)["turn"]) == ("A red", BLUE)


@rule("IT-20")
def test_not_to_an_empty_port_nor_to_an_own_boat() -> None:
    match = go(position("red red red blue", "h2", "e9 e8 f9 k6", players=3, taken="blue red"), "roll 4-4")
    assert texts(match) == ["sail red E", "done"]  # Green has two aboard: more than one, fewer than three
    own = go(position("red red red blue", ON_LAND, taken="blue red"), "roll 4-4")
    assert own.phase == "roll"  # the only other boat is Red's too


@rule("IT-20")
def test_a_port_never_holds_more_than_two_boats() -> None:
    where_two_lie = position("", "d5 d6", "e9 e8 f9 k6", players=3, boats="red A, blue C, green C", joined="green")
    match = go(where_two_lie, "roll 4-4")
    assert match.phase == "roll"
    assert harbour(match, "red") == "A red"


@rule("IT-20")
def test_any_of_several_own_boats_may_go_one_of_them() -> None:
    match = go(position("red red red blue blue blue", ON_LAND, "h2 h3 i2 i3", players=3, taken="blue red"), "roll 4-4")
    assert texts(match) == ["sail red E", "sail blue E", "done"]
    assert tried(match, "sail blue E").phase == "roll"  # then the event is over


@rule("IT-20")
@rule("IT-9")
def test_the_points_of_the_double_do_nothing_else() -> None:
    match = go(position("h5", "d5 d6"), "roll 4-4")
    assert texts(match) == ["sail red C", "done"]
    assert pp(match) == 0


@rule("IT-20")
@rule("IT-26")
def test_combat_follows_and_those_who_came_take_part() -> None:
    match = go(position("", "j15"), "roll 4-4", "sail red C")
    assert waits(match) == (RED, "combat")
    assert texts(match) == ["attack 1 W", "done"]


@rule("IT-20")
def test_a_boat_not_placed_yet_is_nowhere_to_go() -> None:
    assert go(position("", "", boats="red A, blue -"), "roll 4-4").phase == "roll"


# ------------------------------------------------------------------------------------------------ an empty enemy boat
@rule("IT-20")
def test_an_empty_boat_may_be_taken_with_one_or_more_and_the_lowest_numbers_cross() -> None:
    match = go(position("d12 red red red", ON_LAND.replace("d5", "h2")), "roll 4-4", "sail red C")
    assert waits(match) == (RED, "boarding")
    assert texts(match) == ["board", "done"]
    go(match, "board")
    assert (harbour(match, "blue"), where(match, "red 2")) == ("C red", "aboard blue")
    assert (pp(match), fields(match)["spent"].sum()) == (0, 0)  # crossing costs nothing
    go(match, "board", "done")
    assert [where(match, f"red {k}") for k in (2, 3, 4)] == ["aboard blue", "aboard blue", "aboard red"]
    assert fields(match)["ferry"] == -1
    assert fields(match)["turn"] == BLUE


@rule("IT-20")
def test_it_need_not_be_taken() -> None:
    match = go(position("", ON_LAND), "roll 4-4", "sail red C", "done")
    assert harbour(match, "blue") == "C blue"
    assert fields(match)["joined"][BLUE] == 1
    assert fields(match)["ferry"] == -1


@rule("IT-20")
def test_the_arriving_boat_may_be_left_empty() -> None:
    match = go(position("d12 d13 d14 e13 red red", ON_LAND), "roll 4-4", "sail red C", "board", "board")
    assert [where(match, f"red {k}") for k in (5, 6)] == ["aboard blue"] * 2
    assert fields(match)["turn"] == BLUE  # nobody is left to cross: no more is asked
    assert fields(match)["ferry"] == -1
    assert harbour(match, "red") == "C red"


@rule("IT-20")
@rule("IT-17")
def test_an_empty_boat_of_a_third_player_may_be_taken_too() -> None:
    """Blue's boat was Green's prize, and is empty."""
    match = position("", "dead dead dead dead dead dead", "e9", players=3, taken="blue green")
    go(match, "roll 4-4", "sail red C", "board")
    assert harbour(match, "blue") == "C red"


# ------------------------------------------------------------------------------------------------------ leaving again
@rule("IT-20")
def test_the_joined_boat_leaves_with_every_living_pirate_aboard() -> None:
    match = go(joined("", "", turn=BLUE), "roll 5-6")
    assert texts(match, "sail") == [f"sail blue {port}" for port in PORTS if port != "C"]
    go(match, "sail blue I")
    assert fields(match)["joined"].tolist() == [0, 0, 0, 0]


@rule("IT-20")
@pytest.mark.parametrize(("crews", "more", "boats"), [
    (("", "d5"), {}, set()),  # not while one of them is on land
    (("", "dead dead dead"), {}, {"blue"}),  # the dead need not be aboard
    (("", "blue green", "e9 dead dead dead dead dead"), {"players": 3, "taken": "green blue"}, {"green"}),  # on his other boat
])
def test_all_who_live_must_be_aboard_this_boat(crews: tuple[str, ...], more: dict[str, Any], boats: set[str]) -> None:
    match = go(joined(*crews, turn=BLUE, **more), "roll 5-6")
    assert {text.split()[1] for text in texts(match, "sail")} == boats


@rule("IT-20")
def test_with_the_last_one_aboard_it_may_leave_in_a_later_turn() -> None:
    match = go(joined("", "j15", turn=BLUE), "roll 5-6", "embark 1 blue")
    assert not texts(match, "sail")  # 5 PP are left
    go(match, "done", "roll 1-2", "roll 5-6")
    assert len(texts(match, "sail")) == 9


@rule("IT-20")
def test_it_never_leaves_by_another_double_four_not_even_with_all_aboard() -> None:
    free = position("", "", "e9", players=3, turn=BLUE, boats="red A, blue C, green E")
    assert "sail blue E" in texts(go(free, "roll 4-4"))
    held = joined("", "", "e9", players=3, turn=BLUE)
    assert go(held, "roll 4-4").phase == "roll"


@rule("IT-20")
def test_the_boat_that_came_leaves_as_it_likes_and_frees_the_other() -> None:
    match = go(joined("d12", "d5"), "roll 5-6")
    assert len(texts(match, "sail")) == 9
    go(match, "sail red J", "done")
    assert fields(match)["joined"].tolist() == [0, 0, 0, 0]
    assert len(texts(go(match, "roll 5-6"), "sail")) == 8


@rule("IT-20")
def test_it_may_also_leave_by_another_double_four() -> None:
    match = go(joined("d12", "d5", "e9 e8", players=3), "roll 4-4")
    assert texts(match) == ["sail red E", "done"]
    go(match, "sail red E")
    assert fields(match)["joined"].tolist() == [0, 0, 1, 0]


@rule("IT-20")
def test_of_one_owner_both_leave_as_they_like() -> None:
    match = go(joined("red blue d12", "d5 dead dead dead dead dead", taken="blue red"), "roll 5-6")
    assert {text.split()[1] for text in texts(match, "sail")} == {"red", "blue"}


@rule("IT-20")
@rule("IT-17")
def test_owners_that_change_later_hold_the_boat_that_was_joined() -> None:
    """Red took Blue's boat in C with all hands and left his own there empty; Blue goes aboard that one: Red's prize is held."""
    match = joined("blue blue d12 dead dead dead", "j15 d5 dead dead dead dead", turn=BLUE, taken="blue red")
    before = joined("blue blue d12 dead dead dead", "j15 d5 dead dead dead dead", taken="blue red")
    assert "sail blue A" in texts(go(before, "roll 5-6"))
    go(match, "roll 2-4", "embark 1 red", "done")
    assert (harbour(match, "red"), harbour(match, "blue")) == ("C blue", "C red")
    assert not texts(tried(match, "roll 5-6"), "sail")  # Red 3 is on land
    go(match, "roll 1-2", "done", "roll 5-6")
    assert {text.split()[1] for text in texts(match, "sail")} == {"red"}  # Blue's, though not all are aboard: it came later


@rule("IT-20")
def test_taken_back_it_is_held_again() -> None:
    """Red took Blue's boat and left it empty; Blue embarks on it: two owners again."""
    match = joined("red red red red red d12", "j15 d5 dead dead dead dead", turn=BLUE, taken="blue red")
    go(match, "roll 2-4", "embark 1 blue", "done", "roll 1-2", "done", "roll 5-6")
    assert harbour(match, "blue") == "C blue"
    assert not texts(match, "sail")


@rule("IT-20")
def test_who_left_and_is_joined_elsewhere_is_held_there() -> None:
    match = go(joined("", "", turn=BLUE), "roll 3-5", "sail blue I", "done", "roll 5-6", "done")
    go(match, "roll 2-4", "land blue", "done", "roll 4-4", "sail red I")
    assert fields(match)["joined"].tolist() == [0, 1, 0, 0]
    assert not texts(go(match, "done", "roll 5-6"), "sail")  # done: Red does not attack who landed


@rule("IT-20")
def test_who_came_and_is_alone_later_holds_nobody() -> None:
    """Blue leaves with all hands; Red's boat, which came, never was the joined one."""
    match = go(joined("d12", "", turn=BLUE), "roll 5-6", "sail blue I", "done", "roll 5-6")
    assert len(texts(match, "sail")) == 8


@rule("IT-20")
@rule("IT-16")
def test_nobody_sails_to_a_port_with_a_boat_in_progress() -> None:
    match = go(joined("d12", "d5 d6", "e9", players=3), "roll 5-6")
    assert texts(match, "sail") == [f"sail red {port}" for port in PORTS if port not in "CE"]


# ---------------------------------------------------------------------------------------------- from the jetty, as printed
@rule("IT-20")
def test_as_printed_an_empty_enemy_boat_is_taken_from_its_jetty_too() -> None:
    match = seizing()
    assert (waits(match), texts(match)) == ((RED, "join"), ["embark 1 blue", "done"])
    go(match, "embark 1 blue")
    assert (harbour(match, "blue"), where(match, "red 1"), pp(match)) == ("C red", "aboard blue", 0)
    assert match.phase == "roll"  # nothing else is done with the double
    assert seizing("joining").phase == "roll"  # as we read it


@rule("IT-20")
def test_or_it_is_joined() -> None:
    match = seizing(red="j15")
    assert texts(match) == ["embark 1 blue", "sail red C", "done"]
    assert waits(go(match, "sail red C")) == (RED, "boarding")


@rule("IT-20")
@pytest.mark.parametrize("more", [
    {"red": "d12 d13 dead dead dead dead"},  # on no jetty
    {"blue": "h9 g9 g8 i9 j9"},  # somebody is aboard
    {"bearer": "red 1"},  # nobody embarks with the treasure
    {"boats": "red A, blue B"},  # it lies elsewhere
    {"red": "j15 c11 dead dead dead dead", "blue": "h9", "boats": "red C, blue A"},  # an own boat
    {"turn": BLUE},
])
def test_nothing_else_is_taken_from_a_jetty(more: dict[str, Any]) -> None:
    assert not any(text.startswith("embark") for text in texts(seizing(**more)))


@rule("IT-20")
@rule("IT-19")
def test_the_double_ends_a_storm_before_it_takes_a_boat() -> None:
    assert "embark 1 blue" in texts(seizing(storm=True))


@rule("IT-20")
def test_the_bot_takes_it() -> None:
    assert choices(seizing()) == {"embark 1 blue"}


@rule("IT-20")
def test_it_is_clicked_as_in_progress() -> None:
    match = seizing()
    view = match.view(RED)
    assert GAME.drawing.gestures(view)[match.parse("embark 1 blue")] == ("red-1", "boat-blue")
    assert GAME.drawing.attempt(view, ("red-2", "boat-blue")) == match.parse("embark 2 blue")
