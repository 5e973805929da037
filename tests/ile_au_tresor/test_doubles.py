"""Recruits and the storm: IT-18, IT-19. (The other doubles: test_joining, test_fog, test_dangers.)"""
from __future__ import annotations

import pytest

from ..by_hand import fields, go, texts, tried, waits
from .table import BLUE, GREEN, RED, harbour, position, steps, treasure, where, who

rule = pytest.mark.rule
CHANCE = -1
ALL_FORTS = [f"recruit fort {k}" for k in range(1, 9)]
FORTS = ["d7", "e14", "h1", "h13", "i3", "j15", "n8", "o13"]
GONE = "dead dead dead dead dead dead"


# ------------------------------------------------------------------------------------------------------- recruits
@rule("IT-18")
def test_a_dead_pirate_comes_back_aboard_an_own_boat_or_on_a_free_fortress() -> None:
    match = go(position("dead"), "roll 6-6")
    assert waits(match) == (RED, "recruit")
    assert texts(match) == ["recruit red", *ALL_FORTS, "done"]
    assert where(tried(match, "recruit red"), "red 1") == "aboard red"
    for k, name in enumerate(FORTS, 1):
        assert who(tried(match, f"recruit fort {k}"), name) == "red 1"


@rule("IT-18")
def test_only_one_comes_back_and_then_the_event_is_over() -> None:
    match = go(position("dead dead"), "roll 6-6", "recruit red")
    assert [where(match, f"red {k}") for k in (1, 2)] == ["aboard red", "dead"]
    assert (waits(match), fields(match)["turn"]) == ((CHANCE, "roll"), BLUE)


@rule("IT-18")
def test_one_may_do_without() -> None:
    match = go(position("dead"), "roll 6-6", "done")
    assert (where(match, "red 1"), fields(match)["turn"]) == ("dead", BLUE)


@rule("IT-18")
def test_who_has_no_dead_recruits_nobody() -> None:
    match = go(position("", "dead dead"), "roll 6-6")
    assert (waits(match), fields(match)["turn"]) == ((CHANCE, "roll"), BLUE)


@rule("IT-18")
def test_a_fortress_that_anyone_holds_is_not_free() -> None:
    match = go(position("dead d7", "h13", "n8", players=3), "roll 6-6")
    assert texts(match) == ["recruit red", *(f"recruit fort {k}" for k in (2, 3, 5, 6, 8)), "done"]


@rule("IT-18")
@rule("IT-17")
def test_aboard_an_empty_enemy_boat_which_is_taken() -> None:
    match = go(position("dead", GONE), "roll 6-6")
    assert texts(match, "recruit")[:2] == ["recruit red", "recruit blue"]
    go(match, "recruit blue")
    assert (harbour(match, "blue"), where(match, "red 1")) == ("C red", "aboard blue")


@rule("IT-18")
def test_not_aboard_an_enemy_boat_with_somebody_aboard_nor_one_not_placed() -> None:
    match = go(position("dead", "d5 d6 d7 e5 e6", "", players=3, boats="red A, blue C, green -"), "roll 6-6")
    assert texts(match, "recruit")[0] == "recruit red"
    assert not {"recruit blue", "recruit green"} & set(texts(match))


@rule("IT-18")
@rule("IT-17")
def test_aboard_any_own_boat_and_not_aboard_one_that_was_lost() -> None:
    match = go(position("dead red", players=3, taken="green red"), "roll 6-6")
    assert [text for text in texts(match) if "fort" not in text] == ["recruit red", "recruit green", "done"]
    lost = go(position("dead d12 dead dead dead dead", "red", players=2, taken="red blue"), "roll 6-6")
    assert [text for text in texts(lost) if "fort" not in text] == ["done"]


@rule("IT-18")
@rule("IT-26")
def test_a_recruit_can_attack_at_once() -> None:
    match = go(position("dead", "d8"), "roll 6-6", "recruit fort 1")
    assert texts(match) == ["attack 1 E", "done"]


@rule("IT-18")
@rule("IT-33")
def test_a_recruit_takes_nothing_at_once() -> None:
    match = go(position("dead", loose="d7"), "roll 6-6", "recruit fort 1")
    assert treasure(match) == "d7"
    assert texts(go(match, "roll 1-2", "roll 1-2"), "take") == ["take 1"]


# ------------------------------------------------------------------------------------------------------ the storm
@rule("IT-19")
def test_five_five_is_a_storm_and_nothing_else() -> None:
    match = go(position("dead h5"), "roll 5-5")
    assert fields(match)["storm"] == 1
    assert (waits(match), fields(match)["turn"]) == ((CHANCE, "roll"), BLUE)


@rule("IT-19")
def test_in_a_storm_boats_stay_and_nobody_lands_or_embarks() -> None:
    match = go(position("c11", storm=True), "roll 5-6")
    assert {text.split()[0] for text in texts(match)} == {"step", "done"}
    assert {text.split()[0] for text in texts(go(position("c11"), "roll 5-6"))} == {"step", "embark", "sail", "land", "done"}


@rule("IT-19")
def test_nor_is_an_empty_boat_taken() -> None:
    assert not texts(go(position("j15", GONE, storm=True), "roll 5-6"), "embark")


@rule("IT-19")
@rule("IT-35")
def test_nor_is_the_treasure_loaded() -> None:
    assert "load" in texts(go(position("c11", bearer="red 1"), "roll 5-6"))
    assert "load" not in texts(go(position("c11", bearer="red 1", storm=True), "roll 5-6"))


@rule("IT-19")
def test_those_on_land_go_on() -> None:
    match = go(position("d14", storm=True), "roll 1-2", *steps(1, "d14", "d13", "d12", "d11"))
    assert where(match, "red 1") == "d11"


@rule("IT-19")
def test_it_lasts_until_the_next_double_of_anyone() -> None:
    match = go(position("h5", "d14", "k6", players=3), "roll 5-5")
    for _ in range(4):
        go(match, "roll 1-2", "done")
        assert fields(match)["storm"] == 1
    assert fields(match)["turn"] == GREEN
    go(match, "roll 6-6")
    assert fields(match)["storm"] == 0


@rule("IT-19")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 6])
def test_any_double_ends_it(face: int) -> None:
    assert fields(go(position("h5", storm=True), f"roll {face}-{face}"))["storm"] == 0


@rule("IT-19")
def test_a_new_five_five_renews_it() -> None:
    match = go(position("h5", storm=True), "roll 5-5")
    assert fields(match)["storm"] == 1
    assert "sail" not in {text.split()[0] for text in texts(go(match, "roll 5-6"))}


@rule("IT-19")
def test_it_ends_before_the_doubles_own_event() -> None:
    assert texts(go(position("", "d5", storm=True), "roll 4-4")) == ["sail red C", "done"]
    assert "recruit red" in texts(go(position("dead", storm=True), "roll 6-6"))


@rule("IT-19")
@rule("IT-26")
def test_combat_goes_on_in_a_storm_from_aboard_too() -> None:
    assert texts(go(position("", "c11", storm=True), "roll 5-5")) == ["attack 1 SW", "done"]
    assert texts(go(position("d14", "d13", storm=True), "roll 1-2", "done"), "attack") == ["attack 1 W"]
