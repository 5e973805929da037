"""Before the island is entered: what each has, the chests, who begins, the boats. IT-5 to IT-8."""
from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from benbow.engine.errors import IllegalActionError
from benbow.games.ile_au_tresor.rules.board import NOWHERE, hex_name
from benbow.games.ile_au_tresor.rules.state import UNSEEN

from ..by_hand import fields, go, outcomes, texts, tried, waits
from .table import ALL_ROLLS, BLUE, COLOURS, CORNERS, DATA, GREEN, PORTS, RED, harbour, laid, position, pp, table, where

rule = pytest.mark.rule
CHANCE = -1


# ----------------------------------------------------------------------------------------------------- material
@rule("IT-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_six_pirates_and_a_boat(players: int) -> None:
    match = laid(players=players)
    state = fields(match)
    for seat, colour in enumerate(COLOURS[:players]):
        assert [where(match, f"{colour} {k}") for k in range(1, 7)] == [f"aboard {colour}"] * 6
        assert state["owner"][seat] == seat
    assert (state["at"][players:] == -6).all()
    assert (state["owner"][players:] == -1).all()
    assert len(texts(table(players=players))) == 6


@rule("IT-5")
def test_the_lowest_number_aboard_lands() -> None:
    match = go(position("dead g1 red red"), "roll 5-6", "land red")
    assert where(match, "red 3") == "c11"
    assert [where(match, f"red {k}") for k in (4, 5, 6)] == ["aboard red"] * 3


@rule("IT-5")
@rule("IT-11")
def test_who_has_no_pp_left_for_it_leaves_the_landing_to_the_next_number() -> None:
    """Red 1 has just embarked for 6 of his 7; Red 2 lands in his place. PP allow it only beyond the dice: set by hand."""
    match = go(position("c11", boats="red A, blue C"), "roll 5-6", "embark 1 red")
    match._state.pp = 6
    go(match, "land red")
    assert (where(match, "red 1"), where(match, "red 2")) == ("aboard red", "c11")


@rule("IT-5")
@rule("IT-18")
def test_the_lowest_number_among_the_dead_comes_back() -> None:
    match = go(position("red dead red dead dead"), "roll 6-6", "recruit fort 5")
    assert [where(match, f"red {k}") for k in (2, 4, 5)] == ["i3", "dead", "dead"]


@rule("IT-5")
@rule("IT-26")
def test_the_lowest_number_aboard_leads_an_attack_and_dies_of_it() -> None:
    match = go(position("dead red", "c11"), "roll 5-5")
    assert texts(match, "attack") == ["attack 2 SW"]
    go(match, "attack 2 SW", "roll 1-1")
    assert [where(match, f"red {k}") for k in (2, 3)] == ["aboard red", "aboard red"]  # 2 + 2 is not 4 or less: five attack
    match = go(position("dead red", "c11"), "roll 5-5")
    match._state.at[RED, 2:] = -5
    go(match, "attack 2 SW", "roll 1-1")
    assert where(match, "red 2") == "dead"


# ------------------------------------------------------------------------------------------------------- chests
@rule("IT-6")
def test_six_chests_are_laid_one_in_each_sector_by_a_die() -> None:
    match = table()
    for sector in range(1, 7):
        assert waits(match) == (CHANCE, "lay")
        assert outcomes(match) == {f"chest {sector}{die}": Fraction(1, 6) for die in range(1, 7)}
        go(match, f"chest {sector}{7 - sector}")
    state = fields(match)
    cells = [6 * (sector - 1) + (7 - sector) - 1 for sector in range(1, 7)]
    assert state["chest"].tolist() == [DATA[0].cell[cell] for cell in cells]
    assert match.phase == "begin"


@rule("IT-6")
def test_the_rulebooks_chest_sector_1_and_die_4_is_cell_14() -> None:
    assert hex_name(int(fields(table("chest 14"))["chest"][0])) == "f10"


@rule("IT-6")
@rule("IT-38")
def test_nobody_knows_which_chest_holds_the_treasure_not_even_the_state() -> None:
    state = fields(laid())
    assert (state["seen"] == UNSEEN).all()
    assert (state["bearer"], state["loose"], state["origin"]) == (-1, -1, -1)


@rule("IT-6")
@pytest.mark.parametrize("chests", [1, 2, 5])
def test_fewer_chests_lie_in_the_first_sectors(chests: int) -> None:
    state = fields(laid(chests=chests))
    assert [hex_name(int(place)) for place in state["chest"][:chests]] == ["f10", "i11", "l10", "l7", "i5", "f7"][:chests]
    assert (state["chest"][chests:] == NOWHERE).all()


# -------------------------------------------------------------------------------------------------- who begins
@rule("IT-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_the_same_chance_to_begin(players: int) -> None:
    """The highest of a die each, ties thrown again: each seat alike."""
    match = table(*(f"chest {cell}" for cell in CORNERS.split()), players=players)
    assert outcomes(match) == {f"begins {colour}": Fraction(1, players) for colour in COLOURS[:players]}


@rule("IT-7")
@pytest.mark.parametrize(("players", "begins", "order"), [
    (2, "blue", [1, 0, 1]), (3, "green", [2, 0, 1]), (4, "blue", [1, 2, 3, 0, 1]),
])
def test_then_it_goes_clockwise(players: int, begins: str, order: list[int]) -> None:
    match = laid(begins=begins, players=players)
    seen = []
    for _ in order:
        seen.append(int(fields(match)["turn"]))
        assert waits(match) == (CHANCE, "roll")
        go(match, "roll 1-2")
    assert seen == order


# ------------------------------------------------------------------------------------------------- placing boats
@rule("IT-8")
@pytest.mark.parametrize("roll", ALL_ROLLS)
def test_seven_or_more_places_the_boat_and_less_passes(roll: str) -> None:
    match = laid(f"roll {roll}")
    total = int(roll[0]) + int(roll[2])
    assert waits(match) == ((RED, "place") if total >= 7 else (CHANCE, "roll"))
    assert fields(match)["turn"] == (RED if total >= 7 else BLUE)
    assert pp(match) == 0


@rule("IT-8")
def test_the_boat_is_put_in_any_free_port_and_must_be() -> None:
    match = laid("roll 3-4")
    assert texts(match) == [f"place {port}" for port in PORTS]
    go(match, "place D", "roll 1-6")
    assert texts(match) == [f"place {port}" for port in PORTS if port != "D"]
    go(match, "place A")
    assert (harbour(match, "red"), harbour(match, "blue")) == ("D red", "A blue")
    with pytest.raises(IllegalActionError):
        tried(laid("roll 3-4"), "done")


@rule("IT-8")
def test_all_six_pirates_are_aboard_and_the_turn_is_over() -> None:
    match = laid("roll 3-4", "place D")
    assert [where(match, f"red {k}") for k in range(1, 7)] == ["aboard red"] * 6
    assert waits(match) == (CHANCE, "roll")
    assert fields(match)["turn"] == BLUE


@rule("IT-8")
def test_from_the_next_turn_on_he_plays_fully() -> None:
    match = laid("roll 3-4", "place D", "roll 1-2", "roll 1-2", "roll 2-4", players=3)
    assert waits(match) == (RED, "progress")
    assert pp(match) == 6
    assert texts(match) == ["land red", "done"]


@rule("IT-8")
def test_who_passed_tries_again_in_his_next_turn() -> None:
    match = laid("roll 1-2", "roll 3-4", "place D", "roll 1-5", players=2)
    assert fields(match)["port"][RED] == NOWHERE
    assert fields(match)["turn"] == BLUE
    go(match, "roll 1-3")  # Blue, all aboard, has too few PP for anything
    assert waits(go(match, "roll 5-6")) == (RED, "place")


@rule("IT-8")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_double_has_no_event_in_this_roll(face: int) -> None:
    match = go(position("", "h6 i6 dead", boats="red -, blue C"), f"roll {face}-{face}")
    assert waits(match) == ((RED, "place") if face >= 4 else (CHANCE, "roll"))
    state = fields(match)
    assert (state["storm"], state["saving"], state["eruption"]) == (0, 0, -1)


@rule("IT-8")
@rule("IT-19")
@pytest.mark.parametrize("face", [1, 4, 5, 6])
def test_nor_does_it_end_a_storm_and_a_boat_may_be_placed_in_one(face: int) -> None:
    match = go(position(boats="red -, blue C", storm=True), f"roll {face}-{face}")
    assert fields(match)["storm"] == 1
    if face >= 4:
        assert len(texts(match, "place")) == 9
        assert fields(go(match, "place A"))["storm"] == 1


@rule("IT-8")
def test_a_boat_not_placed_lies_nowhere_and_stops_nobody() -> None:
    match = go(position("c11", boats="red A, blue -"), "roll 3-5")
    assert Counter(text.split()[0] for text in texts(match))["sail"] == 9
    assert texts(match, "embark") == ["embark 1 red"]


@rule("IT-8")
def test_the_islet_has_six_ports() -> None:
    assert texts(laid("roll 3-4", board="islet")) == [f"place {port}" for port in "ABCDEF"]


@rule("IT-8")
def test_who_is_not_placed_yet_can_be_the_left_neighbour_in_fog() -> None:
    match = go(position("h5", players=3, boats="red A, blue -, green E"), "roll 3-3")
    assert waits(match) == (BLUE, "fog")
    assert waits(go(position("", "", "h5", players=3, turn=GREEN), "roll 3-3")) == (RED, "fog")
