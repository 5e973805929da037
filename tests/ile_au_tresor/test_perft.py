"""Positions are counted, with all chance spelled out: some by hand, all by a second program.

The second program is plain Python, written from the text of the rules alone: its own reading of the drawings, pirates in lists,
every way tried one by one, actions as texts. It followed the engine through thousands of games and counted what stands here.
"""
from __future__ import annotations

from functools import partial

import pytest

from benbow.engine.compiled import playouts
from benbow.engine.match import Match

from ..by_hand import go, waits
from ..games.sample import Set
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
    match = table(players=2, board="islet", pirates=1, chests=1, limit=1)
    assert perfts(match, range(8)) == [1, 6, laid, laid * ROLLS, fourth, fifth, over, over]


def test_perft_of_the_opening_agrees_with_a_second_program() -> None:
    """Without the limit the first player's second turn begins: he places at last, or moves in earnest."""
    match = table(players=2, board="islet", pirates=2, chests=1)
    assert perfts(match, range(1, 7)) == [6, 12, 252, 3_132, 46_332, 632_124]


HOMEWARD = partial(position, "d4 d5 red dead dead dead", "blue blue dead dead dead dead", boats="red I, blue A", bearer="red 1")
ERUPTION = partial(position, "h9 i10 red red red red", "h10 g10 f10 blue blue blue", bearer="blue 3")
POSITIONS: dict[str, tuple[Set, str, tuple[int, str], list[int]]] = {  # position, roll, who waits for what then, counts
    # Four of Red's in a row from a jetty where two boats lie, two more aboard, a chest beside the last: they pass each other,
    # land on the held jetty, embark out of a passing, take the empty boat, look; two of Blue's bar the way and are attacked.
    "a crowd": (
        lambda: position("l3 l4 l5 k5 red red", "k4 j3 dead dead dead dead", boats="red G, blue G", joined="blue",
                         chests="14 24 34 45 54 64"), "5-6", (0, "progress"), [29, 469, 6_875, 75_622, 594_991]),
    # Blue leads one of three pirates astray who stand close together, beside a chest; then Red may attack, and Blue rolls.
    "fog": (
        lambda: position("k6 k5 l6 red red red", "l7 j6 blue blue blue blue", chests="14 24 34 42 54 64"), "3-3", (1, "fog"),
        [14, 67, 384, 2_848, 32_770, 377_574]),
    # In a storm Red attacks a carrier, or the one behind him, who dies or flees; his place may be taken, and the treasure.
    "combat and flight": (
        lambda: position("e10 c11 red red dead red", "d11 e11 f12 blue blue blue", boats="red A, blue B", bearer="blue 1"),
        "5-5", (0, "combat"), [4, 84, 1_379, 16_492, 211_361]),
    # The carrier has the sea behind him and nobody gives way: what would make him flee kills him. The boat attacks too.
    "a fight without retreat": (
        lambda: position("o6 o5 red red red red", "p6 p7 blue blue blue blue", boats="red F, blue E", bearer="blue 1"),
        "5-5", (0, "combat"), [5, 105, 994, 8_046, 66_952]),
    # With 4-4 Red joins Green, one aboard, or Blue's empty boat: none, one or both cross over, and attack from there.
    "joining and boarding": (
        lambda: position("l4 red red dead dead dead", "k2 m3 dead dead dead dead", "o8 green dead dead dead dead", players=3,
                         boats="red A, blue G, green E"), "4-4", (0, "join"), [3, 6, 89, 1_174, 9_954, 91_619]),
    # Nine points, the carrier on the jetty, his boat beside it, the limit reached: `load` ends the game, and so does `done`.
    "the last turn": (partial(HOMEWARD, turns=12, limit=6), "4-5", (0, "progress"), [19, 135, 760, 6_047, 45_187, 236_568]),
    # By hand: Red's boat, eight fortresses or nobody; no enemy is near, so Blue rolls.
    "recruiting": (HOMEWARD, "6-6", (0, "recruit"), [10, 10 * ROLLS]),
    # Pirates of both sides on the slopes of two sectors, a carrier among them; who is left is attacked.
    "an eruption, one roll": (partial(ERUPTION, rescue="once"), "2-2", (-1, "erupt"), [6, 54, 744, 11_807, 166_772]),
    "an eruption, a roll each": (partial(ERUPTION, rescue="each"), "2-2", (-1, "erupt"), [6, 54, 744, 15_344, 284_042]),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft_agrees_with_a_second_program(name: str) -> None:
    position, roll, actor, counts = POSITIONS[name]
    match = go(position(), f"roll {roll}")
    assert waits(match) == actor
    assert perfts(match, range(1, len(counts) + 1)) == counts
