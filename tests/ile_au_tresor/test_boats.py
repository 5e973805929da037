"""Boats in their ports: landing, embarking, sailing, and taking an empty one. IT-15 to IT-17."""
from __future__ import annotations

import pytest

from ..by_hand import fields, go, texts, tried, waits
from .table import BLUE, COLOURS, GREEN, PORTS, RED, ends, harbour, position, pp, steps, where, who

rule = pytest.mark.rule
JETTIES = dict(zip(PORTS, ("c11", "e14", "j15", "o13", "p10", "p6", "l3", "h1", "d4", "a7"), strict=True))


# --------------------------------------------------------------------------------------------- landing, embarking
@rule("IT-15")
@pytest.mark.parametrize(("port", "jetty"), JETTIES.items())
def test_one_lands_on_the_jetty_and_pays_nothing_for_it(port: str, jetty: str) -> None:
    other = "C" if port != "C" else "A"
    match = go(position(boats=f"red {port}, blue {other}"), "roll 1-5", "land red")
    assert (who(match, jetty), pp(match)) == ("red 1", 0)
    assert waits(match) == (RED, "progress")


@rule("IT-15")
@pytest.mark.parametrize(("port", "jetty"), JETTIES.items())
def test_one_embarks_from_the_jetty_of_the_boats_port_only(port: str, jetty: str) -> None:
    other = "C" if port != "C" else "A"
    match = go(position(f"{jetty} k6", boats=f"red {port}, blue {other}"), "roll 1-5")
    assert texts(match, "embark") == ["embark 1 red"]
    go(match, "embark 1 red")
    assert (where(match, "red 1"), who(match, jetty)) == ("aboard red", "")
    elsewhere = go(position(f"{JETTIES[other]}", boats=f"red {port}, blue {other}"), "roll 5-6")
    assert not texts(elsewhere, "embark")  # there lies only a manned enemy boat


@rule("IT-15")
def test_not_from_another_coast_hex_beside_the_port() -> None:
    """Port G touches k1 and k2 too, port J a6; only the skull is a jetty."""
    assert not texts(go(position("k2 k1", boats="red G, blue C"), "roll 5-6"), "embark")
    assert not texts(go(position("a6", boats="red J, blue C"), "roll 5-6"), "embark")


@rule("IT-15")
def test_where_two_boats_lie_the_boat_is_named() -> None:
    match = go(position("c11", "dead dead dead dead dead dead", boats="red A, blue A", joined="blue"), "roll 5-6")
    assert texts(match, "embark") == ["embark 1 red", "embark 1 blue"]
    assert where(tried(match, "embark 1 red"), "red 1") == "aboard red"
    assert where(tried(match, "embark 1 blue"), "red 1") == "aboard blue"
    both = go(position("red blue red", "c5", boats="red A, blue A", taken="blue red"), "roll 5-6")
    assert texts(both, "land") == ["land red", "land blue"]
    assert who(tried(both, "land red"), "c11") == "red 1"
    assert who(tried(both, "land blue"), "c11") == "red 2"


@rule("IT-15")
def test_nobody_lands_from_an_enemys_boat_or_an_empty_one() -> None:
    match = go(position("d5 d6 d7 e5 e6 e7"), "roll 5-6")
    assert not texts(match, "land")


# ------------------------------------------------------------------------------------------------------- sailing
@rule("IT-16")
def test_a_boat_sails_only_with_an_own_pirate_aboard() -> None:
    assert not texts(go(position("d5 d6 d7 e5 e6 e7"), "roll 5-6"), "sail")
    assert texts(go(position("d5 d6 d7 e5 e6"), "roll 5-6"), "sail") == [f"sail red {port}" for port in PORTS if port not in "AC"]


@rule("IT-16")
def test_it_goes_to_a_port_with_no_boat_own_ones_included() -> None:
    match = go(position("red blue", "h2", players=3, boats="red A, blue C, green E", taken="blue red"), "roll 5-6")
    assert texts(match, "sail") == [f"sail {boat} {port}" for boat in ("red", "blue") for port in PORTS if port not in "ACE"]
    go(match, "sail blue I")
    assert (harbour(match, "blue"), harbour(match, "red")) == ("I red", "A red")


@rule("IT-16")
def test_who_is_aboard_sails_along_and_lands_at_the_new_port() -> None:
    match = go(position(players=2), "roll 3-5", "sail red H", "done", "roll 1-2", "roll 1-5", "land red")
    assert who(match, "h1") == "red 1"


@rule("IT-16")
@rule("IT-11")
def test_sailing_uses_no_pirates_points() -> None:
    match = go(position("d14"), "roll 5-6", "sail red J")
    assert not fields(match)["spent"].any()
    assert ends(match, 1)


@rule("IT-16")
def test_only_own_boats_sail() -> None:
    match = go(position("c5", "h2", players=3, boats="red A, blue C, green E"), "roll 5-6")
    assert {text.split()[1] for text in texts(match, "sail")} == {"red"}


# ------------------------------------------------------------------------------------------------- taking a boat
EMPTY_BLUE = "d5 d6 d7 e5 e6 e7"  # all of Blue's on land


@rule("IT-17")
def test_an_empty_enemy_boat_is_taken_by_embarking_on_it() -> None:
    match = go(position("j15", EMPTY_BLUE), "roll 1-5")
    assert harbour(match, "blue") == "C blue"
    go(match, "embark 1 blue")
    assert (harbour(match, "blue"), where(match, "red 1")) == ("C red", "aboard blue")


@rule("IT-17")
def test_one_with_somebody_aboard_is_not() -> None:
    assert not texts(go(position("j15", "d5 d6 d7 e5 e6"), "roll 5-6"), "embark")


@rule("IT-17")
def test_the_taken_boat_is_the_takers_to_sail_and_to_land_from() -> None:
    match = go(position("blue", EMPTY_BLUE, taken="blue red"), "roll 5-6")
    assert "sail blue B" in texts(match)
    assert "land blue" in texts(match)
    go(match, "done", "roll 5-6")
    assert not texts(match, "sail")  # Blue has none any more
    assert not texts(match, "land")


@rule("IT-17")
def test_empty_again_it_can_be_taken_again_by_its_first_owner_and_by_a_third() -> None:
    for seat, colour, pirates in ((BLUE, "blue", ("d12", "j15", "")), (GREEN, "green", ("d12", "d5", "j15"))):
        match = position(*pirates, players=3, turn=seat, taken="blue red")
        assert harbour(match, "blue") == "C red"
        assert harbour(go(match, "roll 1-5", "embark 1 blue"), "blue") == f"C {colour}"


@rule("IT-17")
def test_it_stays_the_takers_while_it_is_empty_and_nobody_goes_aboard() -> None:
    match = go(position("blue red", EMPTY_BLUE, taken="blue red"), "roll 5-6", "land blue", *steps(1, "j15", "j14"), "done")
    assert harbour(match, "blue") == "C red"
    match = go(match, "roll 1-2", "done", "roll 3-4", *steps(1, "j14", "j15"))
    assert "embark 1 blue" in texts(match)


@rule("IT-17")
def test_a_player_may_own_several_boats() -> None:
    match = position("red blue green yellow", players=4, taken="blue red, green red, yellow red")
    go(match, "roll 5-6")
    assert texts(match, "land") == [f"land {boat}" for boat in COLOURS]
    assert {text.split()[1] for text in texts(match, "sail")} == set(COLOURS)


@rule("IT-17")
def test_taking_a_boat_moves_nothing_else() -> None:
    match = go(position("j15", EMPTY_BLUE), "roll 5-6")
    after = tried(match, "embark 1 blue")
    for name in ("port", "joined", "stands", "chest", "seen", "storm"):
        expected = fields(match)[name].copy()
        if name == "stands":
            expected[9 * 16 + 14] = 0  # j15
        assert (fields(after)[name] == expected).all()
    assert pp(after) == 5
