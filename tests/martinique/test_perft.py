"""Positions are counted, some by hand, some by a second program."""
from __future__ import annotations

import pytest

from benbow.engine.compiled import playouts
from benbow.engine.match import Match

from ..by_hand import go
from .table import GAME, table


def perfts(match: Match, depths: range) -> list[int]:
    return [playouts.perft(GAME, match._state, depth) for depth in depths]


MIDDLE = (
    "deploy C1, deploy H2, deploy E8, deploy F8, deploy H1, move 1 F3, move 3 G2, deploy E1, move 1 F1, move 2 E7, move 3 G1,"
    " take 8, move 3 E4, hook joker, decline, move 1 F2"
)
DIGGING = (
    "deploy A2, deploy A1, deploy A7, deploy D8, move 2 C7, move 2 B7, move 1 C2, move 2 B8, take G, move 1 E3, move 2 C8,"
    " move 1 E4, take 6, hook map, take 3, move 2 B8, turn 2, move 2 D7, move 1 A2, move 2 C8"
)


def test_perft_of_the_opening_is_counted_by_hand_and_with_moves_by_a_second_program() -> None:
    """Three pirates of each side are deployed before any moves, on 28 squares of the beach. With `deploy_first = 1` the third
    action may be a move; these were counted by a plain program written from the text of the rules alone."""
    assert perfts(table(), range(5)) == [1, 28, 28 * 27, 28 * 27 * 26, 28 * 27 * 26 * 25]
    assert perfts(table(deploy_first=1), range(1, 5)) == [28, 756, 23_551, 707_675]


def test_perft_of_a_middle_position_agrees_with_a_second_program() -> None:
    """Red may pass Black, who hides a tile, go to The Hook, load with a joker or without, and take a map tile; refilling and
    declining follow. Counted also by a plain program written from the text of the rules alone."""
    match = table(*MIDDLE.split(", "), deploy_first=2, pirates=3, bag=5)
    assert perfts(match, range(1, 7)) == [15, 69, 408, 5_632, 75_332, 808_322]


@pytest.mark.rule("MA-27")
@pytest.mark.rule("MA-28")
def test_perft_of_digging_is_counted_by_hand() -> None:
    """64 squares, one less for each pirate; G, 3 and 6 are known, so 7 letters and 6 numbers are left. Then it is over."""
    match = table(*DIGGING.split(", "), deploy_first=1, pirates=2, bag=0)
    assert perfts(match, range(1, 4)) == [64, 64 * 63, 64 * 63 * 62]
    assert perfts(go(match, "dig A1", "dig B1"), range(1, 5)) == [62, 62 * 61, 62 * 61 * 7 * 6, 62 * 61 * 7 * 6]
