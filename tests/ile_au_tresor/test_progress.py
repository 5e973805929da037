"""Progress points: where they come from and what they are spent on. IT-9 to IT-13."""
from __future__ import annotations

import pytest

from ..by_hand import fields, go, texts, tried, waits
from .table import ALL_ROLLS, BLUE, RED, ends, position, pp, steps, where

rule = pytest.mark.rule
CHANCE = -1
HIGH_GROUND = {"f12": 2, "f13": 3, "g11": 3, "g13": 2, "h12": 2, "h13": 1}  # around g12: marsh, mountains, hills, a fortress
RIVERS = {
    ("i13", "j13"): 2, ("i12", "i11"): 4, ("i11", "i12"): 2, ("h11", "h12"): 3, ("n7", "n8"): 2, ("d4", "d5"): 2, ("d5", "e4"): 2,
}
BANKS = [("i13", "i12"), ("h12", "i12"), ("n8", "n9"), ("d5", "e5")]  # a river is near, but not between them
ALONG_THE_NORTH = ["d14", "d13", "d12", "d11", "d10", "d9", "e9", "e8"]  # eight flat hexes


# -------------------------------------------------------------------------------------------------------- dice
@rule("IT-9")
@pytest.mark.parametrize("roll", [roll for roll in ALL_ROLLS if roll[0] != roll[2]])
def test_the_sum_of_the_dice_is_the_pp(roll: str) -> None:
    match = go(position("h5"), f"roll {roll}")
    assert waits(match) == (RED, "progress")
    assert pp(match) == int(roll[0]) + int(roll[2])


@rule("IT-9")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_double_gives_no_progress(face: int) -> None:
    match = go(position("h5 dead", "h7"), f"roll {face}-{face}")
    assert match.phase == {1: "save", 2: "erupt", 3: "fog", 4: "roll", 5: "roll", 6: "recruit"}[face]
    assert not {"step", "land", "take", "load"} & {text.split()[0] for text in texts(match)}


# ------------------------------------------------------------------------------------------------------- costs
@rule("IT-10")
@pytest.mark.parametrize(("there", "cost"), HIGH_GROUND.items())
def test_what_it_costs_to_enter_the_ground(there: str, cost: int) -> None:
    match = go(position("g12"), "roll 3-4", *steps(1, "g12", there))
    assert pp(match) == 7 - cost
    assert where(match, "red 1") == there


@rule("IT-10")
@pytest.mark.parametrize(("start", "end"), [("d12", "d13"), ("h14", "h15"), ("e13", "f14")])
def test_flat_costs_one(start: str, end: str) -> None:
    assert pp(go(position(start), "roll 1-2", *steps(1, start, end))) == 2


@rule("IT-10")
@pytest.mark.parametrize(("sides", "cost"), RIVERS.items())
def test_crossing_a_river_costs_one_more(sides: tuple[str, str], cost: int) -> None:
    assert pp(go(position(sides[0], chests="11 21 31 41 51 61"), "roll 3-4", *steps(1, *sides))) == 7 - cost


@rule("IT-10")
@pytest.mark.parametrize("sides", BANKS)
def test_walking_along_a_river_is_no_crossing(sides: tuple[str, str]) -> None:
    assert pp(go(position(sides[0]), "roll 3-4", *steps(1, *sides))) == 6


@rule("IT-10")
def test_nobody_enters_what_he_cannot_pay() -> None:
    match = go(position("g12 c8"), "roll 1-2")
    assert ends(match, 1) == set(HIGH_GROUND)
    go(match, *steps(2, "c8", "c9"))  # 2 PP are left
    assert ends(match, 1) == {there for there, cost in HIGH_GROUND.items() if cost <= 2}
    go(match, *steps(2, "c9", "c10"))
    assert ends(match, 1) == {"h13"}
    go(match, *steps(1, "g12", "h13"))
    assert texts(match) == ["done"]


@rule("IT-10")
def test_with_two_pp_a_flat_hex_over_the_river_can_be_reached_and_with_one_not() -> None:
    match = go(position("i13 c8"), "roll 1-2", *steps(2, "c8", "c9"))
    assert ends(match, 1) == {"h13", "h14", "i12", "i14", "j13", "j14"}
    assert ends(go(match, *steps(2, "c9", "c10")), 1) == {"h13", "h14", "i12", "i14"}


@rule("IT-10")
def test_landing_costs_six_a_pirate() -> None:
    match = go(position(), "roll 5-6", "land red")
    assert pp(match) == 5
    assert "land red" in texts(go(position(), "roll 2-4"))
    assert not texts(go(position("h5"), "roll 1-4"), "land")


@rule("IT-10")
def test_embarking_costs_six_a_pirate() -> None:
    assert pp(go(position("c11"), "roll 5-6", "embark 1 red")) == 5
    assert texts(go(position("c11"), "roll 2-4"), "embark") == ["embark 1 red"]
    assert not texts(go(position("c11"), "roll 1-4"), "embark")


@rule("IT-10")
def test_changing_port_costs_eight() -> None:
    assert pp(go(position(), "roll 5-6", "sail red B")) == 3
    assert texts(go(position(), "roll 2-6"), "sail")
    assert not texts(go(position(), "roll 2-5"), "sail")


@rule("IT-10")
@rule("IT-1")
def test_sea_lakes_and_crater_are_never_entered() -> None:
    assert ends(go(position("i7"), "roll 5-6"), 1) == {"h7", "h8", "i6", "j7", "j8"}  # not the crater
    assert ends(go(position("m3"), "roll 5-6"), 1) == {"l3", "l4", "n4"}  # a lake in the east, the sea in the west
    assert ends(go(position("c11"), "roll 5-6"), 1) == {"c10", "d11", "d12"}


# ------------------------------------------------------------------------------------------------------ limits
@rule("IT-11")
def test_one_pirate_uses_at_most_seven_pp() -> None:
    match = go(position("d14 h14"), "roll 5-6", *steps(1, *ALONG_THE_NORTH))
    assert pp(match) == 4
    assert not ends(match, 1)
    assert ends(match, 2)  # his comrade goes on


@rule("IT-11")
def test_a_step_that_would_pass_seven_is_not_allowed() -> None:
    match = go(position("d9"), "roll 5-6", *steps(1, "d9", "e9", "d9", "e9", "d9", "e9"))  # 5 used
    assert ends(match, 1) == {"d9", "d10", "e8", "e10", "f9", "f10"}  # e10 is a marsh: 7 in all
    match = go(match, *steps(1, "e9", "d9"))
    assert "d8" not in ends(match, 1)  # a hill
    assert "d10" in ends(match, 1)


@rule("IT-11")
def test_landing_counts_for_the_limit_six_and_one() -> None:
    match = go(position(), "roll 5-6", "land red", *steps(1, "c11", "d11"))
    assert pp(match) == 4
    assert not ends(match, 1)


@rule("IT-11")
def test_embarking_counts_for_the_limit() -> None:
    near = go(position("d12"), "roll 5-6", *steps(1, "d12", "c11"))
    assert texts(near, "embark") == ["embark 1 red"]
    assert not texts(go(position("d13"), "roll 5-6", *steps(1, "d13", "d12", "c11")), "embark")


@rule("IT-11")
def test_the_limit_is_each_turns_own() -> None:
    match = go(position("d14", "h2"), "roll 5-6", *steps(1, *ALONG_THE_NORTH), "done", "roll 1-2", "done", "roll 5-6")
    assert len(ends(match, 1)) >= 5
    assert not fields(match)["spent"].any()


@rule("IT-10")
@rule("IT-11")
@rule("IT-13")
def test_the_rulebooks_eleven_pp_landing_and_flat_then_mountain_and_flat() -> None:
    match = go(position("g12"), "roll 5-6", "land red")
    assert pp(match) == 5
    go(match, *steps(2, "c11", "d12"))
    assert pp(match) == 4
    go(match, *steps(1, "g12", "f13"))
    assert pp(match) == 1
    go(match, *steps(1, "f13", "f14"))
    assert pp(match) == 0
    assert texts(match) == ["done"]


# ---------------------------------------------------------------------------------------------------- a carrier
@rule("IT-12")
@pytest.mark.parametrize(("there", "cost"), HIGH_GROUND.items())
def test_a_carrier_pays_double_for_the_ground(there: str, cost: int) -> None:
    assert pp(go(position("g12", bearer="red 1"), "roll 3-6", *steps(1, "g12", there))) == 9 - 2 * cost


@rule("IT-12")
@pytest.mark.parametrize(("sides", "cost"), RIVERS.items())
def test_a_carrier_pays_double_for_ground_not_for_the_river(sides: tuple[str, str], cost: int) -> None:
    assert pp(go(position(sides[0], bearer="red 1"), "roll 3-6", *steps(1, *sides))) == 9 - (2 * (cost - 1) + 1)


@rule("IT-12")
def test_his_comrades_pay_as_ever() -> None:
    assert pp(go(position("d9 g12", bearer="red 1"), "roll 3-6", *steps(2, "g12", "f13"))) == 6
    assert pp(go(position("d9 d12", "g12", bearer="blue 1"), "roll 3-6", *steps(1, "d9", "d10"))) == 8


@rule("IT-12")
def test_a_carrier_uses_at_most_nine() -> None:
    match = go(position("i13", bearer="red 1"), "roll 5-6", *steps(1, "i13", "j13", "j14", "k14", "l14"))
    assert pp(match) == 2  # 3 + 2 + 2 + 2
    assert not ends(match, 1)
    match = go(position("d14", bearer="red 1"), "roll 5-6", *steps(1, *ALONG_THE_NORTH[:5]))
    assert pp(match) == 3
    assert not ends(match, 1)  # 8 are used: one more would be 10


@rule("IT-12")
def test_taking_costs_nothing_and_what_he_used_before_counts() -> None:
    match = go(position("d14", loose="e8"), "roll 5-6", *steps(1, *ALONG_THE_NORTH))
    assert not ends(match, 1)
    go(match, "take 1")
    assert pp(match) == 4
    assert "e7" in ends(match, 1)  # 7 + 2: up to 9 now
    assert "d8" not in ends(match, 1)  # a hill: 4
    go(match, *steps(1, "e8", "e7"))
    assert pp(match) == 2
    assert not ends(match, 1)


@rule("IT-12")
def test_from_the_taking_on_the_ground_costs_double() -> None:
    match = go(position("d13", loose="d12"), "roll 5-6", *steps(1, "d13", "d12"))
    assert pp(tried(match, *steps(1, "d12", "d11"))) == 9
    assert pp(tried(match, "take 1", *steps(1, "d12", "d11"))) == 8


# ------------------------------------------------------------------------------------------------ sharing PP
@rule("IT-13")
def test_pp_are_shared_among_pirates_and_the_boat_in_any_order() -> None:
    match = go(position("d14 h14"), "roll 5-6", *steps(2, "h14", "h15"), *steps(1, "d14", "d13"))
    go(match, "sail red J", *steps(2, "h15", "h14"))
    assert pp(match) == 0
    assert [where(match, f"red {k}") for k in (1, 2)] == ["d13", "h14"]


@rule("IT-13")
def test_nothing_need_be_used_and_what_is_left_is_lost() -> None:
    match = go(position("d14", "h2"), "roll 5-6", "done")
    assert (fields(match)["turn"], pp(match)) == (BLUE, 0)
    go(match, "roll 1-2")
    assert pp(match) == 3
    assert pp(go(match, "done", "roll 1-3")) == 4


@rule("IT-13")
def test_the_end_of_progress_is_said_while_there_may_be_something_to_take() -> None:
    """With no PP left one still says done: taking is free, and whether there is something to take may be a secret (IT-38)."""
    match = go(position("d14"), "roll 1-2", *steps(1, *ALONG_THE_NORTH[:4]))
    assert pp(match) == 0
    assert (waits(match), texts(match)) == ((RED, "progress"), ["done"])


@rule("IT-13")
@pytest.mark.parametrize(("roll", "storm", "asked"), [
    ("1-4", False, False), ("1-5", False, True), ("1-5", True, False), ("5-6", True, False),
])
def test_who_has_all_aboard_is_asked_only_if_pp_and_weather_allow_anything(roll: str, storm: bool, asked: bool) -> None:
    match = go(position("red", "h2", storm=storm), f"roll {roll}")
    assert waits(match) == ((RED, "progress") if asked else (CHANCE, "roll"))
    assert fields(match)["turn"] == (RED if asked else BLUE)
