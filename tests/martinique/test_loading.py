"""Small treasures: MA-21 to MA-24."""
from __future__ import annotations

from fractions import Fraction

import pytest

import benbow
from benbow.games.martinique.rules.state import BLACK, RED

from ..by_hand import fields, go, texts
from .positions import PISTOLS, loading
from .table import kind, nearly_empty_bag, position, row, stools, tiles_in_bag, treasure

rule = pytest.mark.rule


# ------------------------------------------------------------------------------------------------------ loading
@rule("MA-21")
def test_mover_who_has_all_symbols_must_load() -> None:
    match = loading("ru1 ch1", two="ru3 ch2")
    assert (match.actor, match.phase) == (BLACK, "load")
    assert texts(match) == ["load two .."]  # without jokers there is no declining (MA-23)


@rule("MA-21")
@pytest.mark.parametrize(("kept", "three", "four"), [
    ("ru1 ch1 pa1", "pa3 ru3 ch1", PISTOLS[2]),
    ("ru1 ch1 pa1 pa3", PISTOLS[1], "pa3 ru3 ch1 pa1"),
])
def test_treasures_of_three_and_four_are_loaded_alike(kept: str, three: str, four: str) -> None:
    match = loading(kept, three=three, four=four)
    loads = ["load three ..."] if four == PISTOLS[2] else ["load four ...."]
    assert texts(match) == loads
    go(match, *loads)
    assert row(match, BLACK) == ["C3"]
    assert fields(match)["hold"].sum() == len(kept.split())
    assert fields(match)["stacks"].tolist() == [1, 0]


@rule("MA-21")
def test_without_all_symbols_nothing_is_loaded() -> None:
    match = loading("ru1 pa1", two="ru3 ch2")
    assert (match.actor, match.phase) == (RED, "act")


@rule("MA-21")
def test_tiles_given_go_out_of_the_game_and_the_treasure_into_the_hold_as_one_stack() -> None:
    match = go(loading("ru1 ch1 pa1", two="ru3 ch2"), "load two ..")
    state = fields(match)
    assert row(match, BLACK) == ["C8", "C3"]  # parrots, and the swords just taken
    assert state["kept"][BLACK].tolist() == [1, 0, 0, 0, 1, 0]
    assert {k for k in range(18) if state["hold"][BLACK][k]} == {kind("ru3"), kind("ch2")}
    assert state["hold"][BLACK].sum() == 2
    assert state["stacks"].tolist() == [1, 0]
    assert state["hold"][RED].sum() == 0
    assert tiles_in_bag(match) == 39  # what was given away does not go back


@rule("MA-21")
def test_treasure_is_refilled_from_the_bag_with_what_the_bag_has() -> None:
    match = go(loading("ru1 ch1", two="ru3 ch2"), "load two ..")
    assert (match.actor, match.phase, treasure(match, 0)) == (benbow.CHANCE, "refill", [])
    bag = fields(match)["in_bag"]
    expected = [(k, Fraction(int(n), 39)) for k, n in enumerate(bag) if n]
    assert match.chance() == expected  # the codes of draws are those of the kinds
    go(match, "draw swords 2")
    chances = dict(match.chance())
    assert chances[kind("sw2")] == Fraction(int(bag[kind("sw2")]) - 1, 38)
    go(match, "draw parrots 1")
    assert treasure(match, 0) == ["sw2", "pa1"]
    assert (match.actor, match.phase, tiles_in_bag(match)) == (RED, "act", 37)


@rule("MA-21")
def test_tile_just_taken_helps_to_load() -> None:
    assert texts(loading("ch1", start="ru1", two="ru3 ch2")) == ["load two .."]


@rule("MA-21")
def test_pirate_who_sits_down_loads_too() -> None:
    match = position("C3 A4 A6", "H1 H3 H5", tiles={"C3": "ru1", "A8": "ch1"}, rows=("A8", ""), gone="C2",
                     treasures=("ru3 ch2", *PISTOLS[1:]))
    go(match, "move 1 C2")
    assert stools(match) == ["b1"]
    assert texts(match) == ["load two .."]


@rule("MA-21")
def test_only_the_mover_loads_and_only_with_his_own_tiles() -> None:
    match = position("C3 A4 A6", "H1 H3 H5", tiles={"C3": "sw1", "A8": "ru1", "B8": "ch1"}, rows=("", "A8 B8"),
                     treasures=("ru3 ch2", *PISTOLS[1:]))
    go(match, "move 1 C2")
    assert (match.actor, match.phase) == (RED, "act")


# ------------------------------------------------------------------------------------------------------ symbols
@rule("MA-22")
def test_numbers_do_not_matter() -> None:
    assert texts(loading("ru1 ch1", two="ru3 ch3")) == ["load two .."]
    assert texts(loading("ru3 ch3", two="ru2 ch1")) == ["load two .."]


@rule("MA-22")
def test_each_symbol_is_needed_as_often_as_it_occurs() -> None:
    assert loading("ru1 pa1", two="ru3 ru2").phase == "act"
    assert loading("ru1 ru2", two="ru3 ru2").phase == "load"
    assert loading("ru1 ru2 pa1", four="ru3 ru3 ru2 pa3").phase == "act"
    assert loading("ru1 ru2 ru2 pa1", four="ru3 ru3 ru2 pa3").phase == "load"


@rule("MA-22")
def test_with_a_choice_of_treasures_he_chooses_one() -> None:
    match = loading("ru1 ch1 pa1", two="ru3 ch2", three="pa3 ru3 ch1")
    assert texts(match) == ["load two ..", "load three ..."]
    go(match, "load three ...")
    assert fields(match)["hold"][BLACK].sum() == 3
    assert treasure(match, 0) == ["ru3", "ch2"]


@rule("MA-22")
def test_one_treasure_a_turn() -> None:
    """The other could be loaded too, and so could what comes out of the bag."""
    match = loading("ru1 ch1 pa1 pa3", two="ru3 ch2", three="pa3 pa2 sw2")
    assert texts(match) == ["load two ..", "load three ..."]
    go(match, "load two ..", "draw parrots 1", "draw swords 1")
    assert (match.actor, match.phase) == (RED, "act")
    go(match, "deploy H8", "move 1 C1")  # in the next turn
    assert (match.actor, match.phase) == (BLACK, "load")


@rule("MA-22")
def test_of_equal_symbols_the_tile_taken_first_goes_out() -> None:
    match = loading("pa1 ru3 ru1 ch2 ru2 ch1", two="ru3 ch2")
    go(match, "load two ..")
    assert row(match, BLACK) == ["A8", "C8", "E8", "F8", "C3"]


# ------------------------------------------------------------------------------------------------------- jokers
@rule("MA-23")
def test_joker_stands_for_a_missing_tile_and_leaves_the_game() -> None:
    match = loading("ru1", two="ru3 ch2", jokers=1)
    assert texts(match) == ["load two .*", "decline"]
    go(match, "load two .*")
    state = fields(match)
    assert (state["jokers"].tolist(), state["hook_jokers"]) == ([0, 0], 3)
    assert row(match, BLACK) == ["C3"]
    assert state["hold"][BLACK].sum() == 2


@rule("MA-23")
@pytest.mark.parametrize(("two", "jokers", "mask"), [
    ("sw2 ch2", 1, ".*"), ("ch2 sw2", 1, "*."), ("ch2 ru3", 2, "**"), ("pa3 ru2", 2, "**"),
])
def test_joker_stands_for_any_tile(two: str, jokers: int, mask: str) -> None:
    """Black has swords only: one other tile is missing, or both."""
    assert texts(loading("", two=two, jokers=jokers)) == [f"load two {mask}", "decline"]
    assert loading("", two=two, jokers=jokers - 1).phase == "act"


@rule("MA-23")
def test_whoever_needs_a_joker_may_decline() -> None:
    match = go(loading("ru1", two="ru3 ch2", jokers=1), "decline")
    assert (match.actor, match.phase) == (RED, "act")
    assert fields(match)["jokers"].tolist() == [1, 0]
    assert row(match, BLACK) == ["A8", "C3"]
    assert treasure(match, 0) == ["ru3", "ch2"]


@rule("MA-23")
def test_whoever_can_load_without_a_joker_must_load_but_may_use_jokers_for_tiles_he_has() -> None:
    match = loading("ru1 ch1", two="ru3 ch2", jokers=1)
    assert texts(match) == ["load two ..", "load two *.", "load two .*"]
    go(match, "load two *.")
    assert row(match, BLACK) == ["A8", "C3"]  # he keeps his rum
    assert fields(match)["jokers"].tolist() == [0, 0]


@rule("MA-23")
def test_whoever_can_load_without_a_joker_may_load_another_treasure_with_one() -> None:
    match = loading("ru1 ch1", two="ru3 ch2", three="ru2 ch1 pa3", jokers=1)
    assert texts(match) == ["load two ..", "load two *.", "load two .*", "load three ..*"]


@rule("MA-23")
def test_two_and_three_jokers_in_one_load() -> None:
    match = loading("ru1", start="pa1", four="ru3 ch2 sw2 pa3", jokers=3)
    assert [text for text in texts(match) if "four" in text] == [
        "load four .**.", "load four ***.", "load four .***",
    ]
    go(match, "load four ***.")
    assert fields(match)["jokers"].tolist() == [0, 0]
    assert row(match, BLACK) == ["A8"]
    assert fields(match)["stacks"].tolist() == [1, 0]


@rule("MA-23")
def test_jokers_alone_can_load_a_whole_treasure() -> None:
    match = loading("", start="pa1", three="ru3 ch2 sw2", jokers=3)
    assert "load three ***" in texts(match)
    go(match, "load three ***")
    assert row(match, BLACK) == ["C3"]


@rule("MA-23")
def test_jokers_have_to_suffice() -> None:
    """Four lacks three tiles, two and three lack all."""
    assert loading("ru1", four="ru3 ch2 ch1 pa3", jokers=1).phase == "act"
    assert texts(loading("ru1", four="ru3 ch2 ch1 pa3", jokers=2)) == ["load two **", "decline"]
    everything = ["load two **", "load three ***", "load four .***", "decline"]
    assert texts(loading("ru1", four="ru3 ch2 ch1 pa3", jokers=3)) == everything


@rule("MA-23")
def test_of_equal_symbols_jokers_stand_for_the_last_so_each_choice_is_told_once() -> None:
    match = loading("ru1 ru2", two="ru3 ru2", jokers=2)
    assert [text for text in texts(match) if "two" in text] == ["load two ..", "load two .*", "load two **"]
    go(match, "load two .*")
    assert row(match, BLACK) == ["B8", "C3"]  # the rum taken first is gone
    assert fields(match)["jokers"].tolist() == [1, 0]
    match = loading("ru1", two="ru3 ru2", jokers=1)
    assert texts(match) == ["load two .*", "decline"]


@rule("MA-23")
def test_red_loads_with_red_jokers() -> None:
    match = position("A1 A4 A6", "C3 H3 H5", turn=RED, tiles={"C3": "ru1"}, jokers=(1, 0), treasures=("ru3 ch2", *PISTOLS[1:]))
    assert go(match, "move 1 C2").phase == "act"
    match = position("A1 A4 A6", "C3 H3 H5", turn=RED, tiles={"C3": "ru1"}, jokers=(0, 1), treasures=("ru3 ch2", *PISTOLS[1:]))
    assert texts(go(match, "move 1 C2")) == ["load two .*", "decline"]


# -------------------------------------------------------------------------------------------------- a short bag
@rule("MA-24")
def test_short_bag_refills_as_far_as_it_goes() -> None:
    match = nearly_empty_bag(loading("ru1 ch1 pa1", three="ru3 ch2 pa3"), "sw2 sw1")
    go(match, "load three ...", "draw swords 2", "draw swords 1")
    assert treasure(match, 1) == ["sw2", "sw1"]
    assert (match.actor, match.phase, tiles_in_bag(match)) == (RED, "act", 0)


@rule("MA-24")
def test_bag_that_just_suffices_fills_the_treasure() -> None:
    match = nearly_empty_bag(loading("ru1 ch1", two="ru3 ch2"), "sw2 sw1")
    go(match, "load two ..", "draw swords 1", "draw swords 2")
    assert treasure(match, 0) == ["sw1", "sw2"]
    assert match.phase == "act"


@rule("MA-24")
def test_empty_bag_refills_nothing() -> None:
    match = nearly_empty_bag(loading("ru1 ch1", two="ru3 ch2"), "")
    go(match, "load two ..")
    assert treasure(match, 0) == []
    assert (match.actor, match.phase) == (RED, "act")


@rule("MA-24")
def test_short_treasure_is_loaded_as_it_lies() -> None:
    match = loading("ru1 ch1", four="ru3 ch2")
    assert texts(match) == ["load four ...."]
    nearly_empty_bag(match, "")
    go(match, "load four ....")
    state = fields(match)
    assert (state["hold"][BLACK].sum(), state["stacks"].tolist()) == (2, [1, 0])
    assert row(match, BLACK) == ["C3"]


@rule("MA-24")
def test_jokers_stand_only_for_tiles_that_lie_there() -> None:
    match = loading("ru1", four="ru3 ch2", jokers=3)
    assert [text for text in texts(match) if "four" in text] == ["load four .*..", "load four **.."]


@rule("MA-24")
def test_empty_treasure_cannot_be_loaded_not_even_with_jokers() -> None:
    assert loading("ru1 ch1", two="").phase == "act"
    match = loading("ru1 ch1", two="", three="", four="ru3 ch2 sk1 sk2", jokers=3)
    assert {text.split()[1] for text in texts(match, "load")} == {"four"}
    match = loading("ru1 ch1", two="", three="", four="", jokers=3)
    assert (match.actor, match.phase) == (RED, "act")


@rule("MA-23")
@rule("MA-24")
def test_empty_treasure_does_not_stand_against_declining() -> None:
    """Nothing is missing for it, yet it is no load without a joker."""
    assert texts(loading("ru1", two="ru3 ch2", three="", jokers=1)) == ["load two .*", "decline"]


@rule("MA-24")
def test_small_bag_of_a_small_version_runs_out_too() -> None:
    match = position("C3 A4 A6", "H1 H3 H5", tiles={"C3": "ru1", "A8": "ch1"}, rows=("A8", ""), bag=1,
                     treasures=("ru3 ch2", *PISTOLS[1:]))
    go(match, "move 1 C2", "load two ..", "draw swords 1")
    assert treasure(match, 0) == ["sw1"]
    assert (match.actor, match.phase) == (RED, "act")


# ----------------------------------------------------------------------------------------------- the size of a hold
@rule("MA-5")
def test_a_full_hold_takes_no_more_and_nothing_has_to_be_loaded() -> None:
    match = loading("ru1 ch1", two="ru3 ch2", stacks=(4, 0), hold_size="4")
    assert (match.actor, match.phase) == (RED, "act")
    assert loading("ru1 ch1", two="ru3 ch2", stacks=(3, 4), hold_size="4").phase == "load"
    assert loading("ru1 ch1", two="ru3 ch2", stacks=(9, 0), hold_size="10").phase == "load"
    assert loading("ru1 ch1", two="ru3 ch2", stacks=(10, 0), hold_size="10").phase == "act"


@rule("MA-5")
@rule("MA-23")
def test_a_full_hold_asks_nothing_of_jokers() -> None:
    assert loading("ru1", two="ru3 ch2", jokers=1, stacks=(6, 0), hold_size="6").phase == "act"
    assert loading("ru1", two="ru3 ch2", jokers=1, stacks=(5, 0), hold_size="6").phase == "load"


@rule("MA-5")
@pytest.mark.parametrize("size", ["4", "6", "8", "10"])
def test_the_last_place_is_filled_and_everyone_hears_of_it(size: str) -> None:
    match = go(loading("ru1 ch1", two="ru3 ch2", stacks=(int(size) - 1, 0), hold_size=size), "load two ..")
    assert match.phase == "refill"
    assert fields(match)["stacks"][BLACK] == int(size)
    assert match.tell(match.ply - 1, RED, "en").endswith(f"With {size} stacks the hold of Player 1 is full.")


@rule("MA-5")
def test_a_hold_of_any_size_is_never_full() -> None:
    match = loading("ru1 ch1", two="ru3 ch2", stacks=(23, 0))
    assert match.phase == "load"
    go(match, "load two ..")
    assert "full" not in match.tell(match.ply - 1, RED, "en")
