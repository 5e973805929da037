"""Positions are counted, with all chance spelled out: some by hand, all by a second program.

The second program is plain Python, written from the text of the rules alone: its own reading of the drawings, pirates in lists,
every way tried one by one, actions as texts. It followed the engine through thousands of games and counted what stands here.
"""
from __future__ import annotations

import pytest

from benbow.engine.compiled import playouts
from benbow.engine.match import Match

from ..by_hand import go, texts, waits
from .table import GAME, position, table

ROLLS = 21
SEVEN_AND_MORE = 12  # of them: 1-6, 2-5, 2-6, 3-4, 3-5, 3-6, 4-4, 4-5, 4-6, 5-5, 5-6, 6-6


def perfts(match: Match, depths: range) -> list[int]:
    state = GAME.copy_of(match._state)
    return [playouts.perft(GAME, state, depth) for depth in depths]


@pytest.mark.rule("IT-8")
@pytest.mark.rule("IT-37")
def test_perft_of_a_game_of_one_turn_each_is_counted_by_hand() -> None:
    """Six cells for the only chest, two who may begin. Of six ports five are left to the second boat; then the limit ends it."""
    laid, small = 6 * 2, ROLLS - SEVEN_AND_MORE
    first_placed, alone = SEVEN_AND_MORE * 6, SEVEN_AND_MORE * 6 + small  # alone: how it can end where the first had to pass
    fourth = laid * (first_placed + small * ROLLS)
    fifth = laid * (first_placed * ROLLS + small * alone)
    over = laid * (first_placed * (SEVEN_AND_MORE * 5 + small) + small * alone)
    match = table(players=2, map="islet", pirates=1, chests=1, limit=1)
    assert perfts(match, range(8)) == [1, 6, laid, laid * ROLLS, fourth, fifth, over, over]


def test_perft_of_the_opening_agrees_with_a_second_program() -> None:
    """Without the limit the first player's second turn begins: he places at last, or moves in earnest."""
    match = table(players=2, map="islet", pirates=2, chests=1)
    assert perfts(match, range(1, 7)) == [6, 12, 252, 3_132, 46_332, 632_124]


@pytest.mark.rule("IT-14")
@pytest.mark.rule("IT-17")
def test_perft_of_a_crowd_agrees_with_a_second_program() -> None:
    """Four of Red's in a row from a jetty where two boats lie, two more aboard, a chest beside the last: they pass each other,
    land on the held jetty, embark out of a passing, take the empty boat, look; two of Blue's bar the way and are attacked."""
    match = position("l3 l4 l5 k5 red red", "k4 j3 dead dead dead dead", boats="red G, blue G", joined="blue",
                     chests="14 24 34 45 54 64")
    assert waits(go(match, "roll 5-6")) == (0, "progress")
    assert {"step 2 W", "land red", "embark 1 blue", "sail red A"} <= set(texts(match))
    assert perfts(match, range(1, 6)) == [29, 469, 6_875, 75_622, 594_991]


@pytest.mark.rule("IT-21")
def test_perft_of_fog_agrees_with_a_second_program() -> None:
    """Blue leads one of three pirates astray who stand close together, beside a chest; then Red may attack, and Blue rolls."""
    match = position("k6 k5 l6 red red red", "l7 j6 blue blue blue blue", chests="14 24 34 42 54 64")
    assert waits(go(match, "roll 3-3")) == (1, "fog")
    assert perfts(match, range(1, 7)) == [14, 67, 384, 2_848, 32_770, 377_574]


@pytest.mark.rule("IT-29")
@pytest.mark.rule("IT-31")
def test_perft_of_combat_and_flight_agrees_with_a_second_program() -> None:
    """In a storm Red attacks a carrier, or the one behind him, who dies or flees; his place may be taken, and the treasure."""
    match = position("e10 c11 red red dead red", "d11 e11 f12 blue blue blue", boats="red A, blue B", bearer="blue 1")
    assert waits(go(match, "roll 5-5")) == (0, "combat")
    assert perfts(match, range(1, 6)) == [4, 84, 1_379, 16_492, 211_361]


@pytest.mark.rule("IT-29")
def test_perft_of_a_fight_without_retreat_agrees_with_a_second_program() -> None:
    """The carrier has the sea behind him and nobody gives way: what would make him flee kills him. The boat attacks too."""
    match = position("o6 o5 red red red red", "p6 p7 blue blue blue blue", boats="red F, blue E", bearer="blue 1")
    assert waits(go(match, "roll 5-5")) == (0, "combat")
    assert perfts(match, range(1, 6)) == [5, 105, 994, 8_046, 66_952]


@pytest.mark.rule("IT-20")
def test_perft_of_joining_and_boarding_agrees_with_a_second_program() -> None:
    """With 4-4 Red joins Green, one aboard, or Blue's empty boat: none, one or both cross over, and attack from there."""
    match = position("l4 red red dead dead dead", "k2 m3 dead dead dead dead", "o8 green dead dead dead dead", players=3,
                     boats="red A, blue G, green E")
    assert waits(go(match, "roll 4-4")) == (0, "join")
    assert perfts(match, range(1, 7)) == [3, 6, 89, 1_174, 9_954, 91_619]


@pytest.mark.rule("IT-35")
@pytest.mark.rule("IT-36")
def test_perft_of_the_last_turn_agrees_with_a_second_program() -> None:
    """Nine points, the carrier on the jetty, his boat beside it, the limit reached: `load` ends the game, and so does `done`."""
    match = position("d4 d5 red dead dead dead", "blue blue dead dead dead dead", boats="red I, blue A", bearer="red 1",
                     turns=12, limit=6)
    assert waits(go(match, "roll 4-5")) == (0, "progress")
    assert "load" in texts(match)
    assert perfts(match, range(1, 7)) == [19, 135, 760, 6_047, 45_187, 236_568]


@pytest.mark.rule("IT-18")
def test_perft_of_recruiting_is_counted_by_hand() -> None:
    """Red's boat, eight fortresses or nobody; no enemy is near, so Blue rolls."""
    match = position("d4 d5 red dead dead dead", "blue blue dead dead dead dead", boats="red I, blue A", bearer="red 1")
    assert waits(go(match, "roll 6-6")) == (0, "recruit")
    assert perfts(match, range(1, 3)) == [10, 10 * ROLLS]


@pytest.mark.rule("IT-22")
@pytest.mark.rule("IT-24")
@pytest.mark.parametrize(
    ("rescue", "counts"), [("once", [6, 54, 744, 11_807, 166_772]), ("each", [6, 54, 744, 15_344, 284_042])]
)
def test_perft_of_an_eruption_agrees_with_a_second_program(rescue: str, counts: list[int]) -> None:
    """Pirates of both sides on the slopes of two sectors, a carrier among them; who is left is attacked."""
    match = position("h9 i10 red red red red", "h10 g10 f10 blue blue blue", bearer="blue 3", rescue=rescue)
    assert waits(go(match, "roll 2-2")) == (-1, "erupt")
    assert perfts(match, range(1, 6)) == counts
