"""Positions are counted, some by hand, some by a second program."""
from __future__ import annotations

import pytest

from benbow.engine.compiled import playouts
from benbow.engine.match import Match

from ..by_hand import go
from .positions import PISTOLS
from .table import GAME, position, table


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


@pytest.mark.rule("MA-16")
@pytest.mark.parametrize(("enemies", "hidden"), [("B3 H3 H5", "B2=F D2=3 G7=A"), ("B3 C3 H5", "B2=F D2=3 G7=A hook=8")])
def test_choosing_what_is_turned_up_leads_to_as_many_games_as_drawing_it(enemies: str, hidden: str) -> None:
    """Every line of play, whoever says which tile it is."""
    counts = [perfts(position("A3 A5 A7", enemies, tiles={"A3": "sw3"}, maps=("", hidden), turning=how), range(1, 5))
              for how in ("lot", "mover")]
    assert counts[0] == counts[1]


@pytest.mark.rule("MA-25")
def test_perft_of_the_last_move_is_counted_by_hand() -> None:
    """Three ends have tiles, with 1, 1 and 3 steps to go on: 4, 4 and 14 ways. In The Hook he takes a joker or a map tile; or
    someone digs at once, on 64 squares."""
    for when, hook in (("turn", 2), ("at_once", 64)):
        match = position("D3 *", "* *", stools="b2 r1 r2", tiles={"D3": "sw1"}, treasures=PISTOLS, pirates=2, sunset=when)
        assert perfts(match, range(1, 3)) == [4, 4 + 4 + 14 + hook]
