"""Positions are counted, with all chance spelled out: the openings by hand, all by a second program.

The second program is plain Python, written from the text of the rules alone: its own reading of the boards and discs, trails
followed end by end, a dictionary for the state, actions as texts. It followed the engine through thousands of games and counted
what stands here. Equal throws in a row are lists of their own: `settle rb`, `settle rb` is one, and a duel may go on for ever.
"""
from __future__ import annotations

import itertools

import pytest

from benbow.engine.compiled import playouts
from benbow.engine.match import Match

from ..by_hand import go, texts, waits
from .positions import Stocks, position
from .table import BLACK, GAME, RED, over, stands, table

WELLS, ROTATIONS = 19, 6
SINGLES, OTHERS = 3, 3  # kinds of disc of which there is one, and of which there are more (SI-3)
BLIND_ALLEY = "E3 F0 D1 E2 E3 F1 D2 E5 D3 C2 D3 A0 E1 E4 B2 F1 D0 F2 D0"  # Red's goal leads to 3, and 3 to nothing else
SHORT_CUT = "B2 E0 F1 A4 F1 E1 D2 E0 D5 D3 C1 D1 F0 F1 D3 E3 E4 D1 E4"  # Red's start and goal lead to 14, and 14 to them


def perfts(match: Match, depths: range) -> list[int]:
    state = GAME.copy_of(match._state)
    return [playouts.perft(GAME, state, depth) for depth in depths]


# ------------------------------------------------------------------------------------------------------ the opening
@pytest.mark.rule("SI-8")
def test_perft_of_a_drafted_opening_is_counted_by_hand() -> None:
    """A disc is drawn and laid into one of 19 wells, and then another; of a kind of which there was one, none is left."""
    first = (SINGLES + OTHERS) * WELLS * ROTATIONS
    drawn = WELLS * ROTATIONS * (SINGLES * (SINGLES - 1 + OTHERS) + OTHERS * (SINGLES + OTHERS))
    second = drawn * (WELLS - 1) * ROTATIONS
    assert perfts(table(), range(5)) == [1, SINGLES + OTHERS, first, drawn, second]


@pytest.mark.rule("SI-8")
def test_perft_of_a_dealt_opening_is_counted_by_hand() -> None:
    """Kinds in a row: a single one comes once at most, and in four deals the others do not run out."""
    kinds: dict[tuple[int, ...], int] = {(): 1}  # by the singles dealt so far
    counts = [1]
    for deals in range(1, 5):
        after: dict[tuple[int, ...], int] = {}
        for dealt, ways in kinds.items():
            for kind in set(range(SINGLES + OTHERS)) - set(dealt):
                key = tuple(sorted((*dealt, kind))) if kind < SINGLES else dealt
                after[key] = after.get(key, 0) + ways
        kinds = after
        counts.append(sum(kinds.values()) * ROTATIONS**deals)
    assert perfts(table(layout="random"), range(5)) == counts == [1, 36, 1_188, 36_288, 1_038_096]


# ------------------------------------------------------------------------------------------------------- the middle
@pytest.mark.rule("SI-12")
@pytest.mark.rule("SI-23")
def test_perft_of_a_busy_turn_agrees_with_a_second_program() -> None:
    """Red has three points, a pawn before the goal and two that can attack; discs are named, objected to, contested, turned."""
    match = position("start 18 8 3", "10 6 5", left=3, camps=(1, 2))
    assert {"move 3 goal", "move 8 10", "move 18 10", "name 9"} <= set(texts(match))
    assert perfts(match, range(1, 7)) == [20, 148, 921, 6_434, 56_907, 293_415]


@pytest.mark.rule("SI-13")
def test_perft_of_black_with_one_point_agrees_with_a_second_program() -> None:
    """No disc may be named before a pawn has moved; the last point spent, only `end` is left, and Red's turn begins."""
    match = position("8 5 1", "start 10 4", turn=BLACK, left=1)
    assert not texts(match, "name")
    assert not texts(match, "end")
    assert perfts(match, range(1, 8)) == [7, 13, 83, 1_225, 10_791, 64_878, 449_541]


@pytest.mark.rule("SI-5")
@pytest.mark.rule("SI-16")
def test_perft_on_the_wide_board_agrees_with_a_second_program() -> None:
    """Other discs and wider gates: three trails lead out of a start, two to a goal."""
    match = position("start 18 0 9", "16 2 10 start", left=2, board="wide", discs="varied")
    assert perfts(match, range(1, 8)) == [16, 77, 285, 1_481, 6_284, 32_814, 212_937]


@pytest.mark.rule("SI-26")
def test_perft_of_duels_in_a_row_agrees_with_a_second_program() -> None:
    """Red's last point is an attack; who wins goes on for nothing, into the next duel or the goal, or stays and ends."""
    match = go(position("8", "10 3 4 6 5", left=1, camps=(4, 0)), "move 8 3")
    assert waits(match) == (-1, "duel")
    assert perfts(match, range(1, 8)) == [3, 17, 211, 2_523, 19_642, 135_689, 883_333]


# --------------------------------------------------------------------------------------------- back from the ship
@pytest.mark.rule("SI-28")
@pytest.mark.rule("SI-29")
@pytest.mark.parametrize(
    ("edition", "field", "foe", "counts"),
    [
        ("de", "goal", "3", [2, 18, 272, 1_105, 6_363, 53_781, 267_732]),
        ("fr", "start", "18", [2, 18, 272, 1_105, 6_355, 53_645, 266_916]),
    ],
)
def test_perft_of_a_return_agrees_with_a_second_program(edition: str, field: str, foe: str, counts: list[int]) -> None:
    """Nobody of Red's is on the island, and an enemy waits where the pawn lands: on the goal, or on the start."""
    match = position("", "3 18", turn=BLACK, left=0, camps=(0, 6), aboard=(2, 0), edition=edition)
    go(match, "end")
    assert texts(match) == ["land", "stay"]
    landed = go(match.copy(), "land", "roll rr rr")
    assert stands(landed, RED) == {field}
    assert texts(landed, "move") == [f"move {field} {foe}"]
    assert perfts(match, range(1, 8)) == counts


@pytest.mark.rule("SI-28")
@pytest.mark.rule("SI-31")
@pytest.mark.parametrize(
    ("edition", "path", "counts"),
    [
        ("de", ["goal", "14", "start", "14", "goal"], [2, 18, 272, 1_175, 6_173, 50_821, 261_221]),
        ("fr", ["start", "14", "goal"], [2, 18, 272, 1_181, 6_179, 50_833, 262_311]),
    ],
)
def test_perft_of_a_short_way_back_agrees_with_a_second_program(edition: str, path: list[str], counts: list[int]) -> None:
    """With four points a pawn that is back walks to its start, turns round and wins by going aboard; it begins there in `fr`."""
    match = position("", "6 12", turn=BLACK, left=0, camps=(0, 6), aboard=(2, 0), chests=((2, 5), (4, 1)), layout=SHORT_CUT,
                     edition=edition)
    go(match, "end")
    steps = [f"move {one} {other}" for one, other in itertools.pairwise(path)]
    assert over(go(match.copy(), "land", "roll rr rr", *steps)) == ((RED,), "chests")
    assert perfts(match, range(1, 8)) == counts


@pytest.mark.rule("SI-28")
@pytest.mark.rule("SI-13")
@pytest.mark.parametrize(
    ("goal", "counts"),
    [
        ("closed", [17, 57, 337, 3_259, 14_463, 85_045, 522_052]),
        ("open", [17, 66, 252, 866, 3_437, 13_409, 97_136]),
    ],
)
def test_perft_before_the_goal_of_a_returned_pawn_agrees_with_a_second_program(goal: str, counts: list[int]) -> None:
    """The goal is the only way on. Closed, it is no move: discs are named, and the turn may be ended at once."""
    match = position("3", "6 16", left=2, aboard=(1, 0), camps=(0, 6), returned=(goal, ""), layout=BLIND_ALLEY)
    assert texts(match, "move") == ([] if goal == "closed" else ["move 3 goal"])
    assert bool(texts(match, "end")) == (goal == "closed")
    assert perfts(match, range(1, 8)) == counts


@pytest.mark.rule("SI-29")
def test_perft_of_an_attack_on_a_returned_pawn_agrees_with_a_second_program() -> None:
    """Red's pawn defends itself, and the captive goes aboard: in the next turn no other pawn comes to Red's start."""
    match = go(position("8", "10", turn=BLACK, left=1, camps=(0, 8), returned=("open", "")), "move 10 8")
    assert stands(go(match.copy(), "fight rr"), RED) == {"8"}
    assert perfts(match, range(1, 8)) == [3, 13, 163, 1_143, 5_369, 37_055, 261_079]


@pytest.mark.rule("SI-26")
def test_perft_of_a_free_move_that_does_not_arise_agrees_with_a_second_program() -> None:
    """From its goal a returned pawn attacks in a blind alley: it wins, cannot move, and no point is left: Black rolls."""
    match = position("goal", "3 6", left=1, camps=(0, 6), aboard=(1, 0), returned=("closed", ""), layout=BLIND_ALLEY)
    go(match, "move goal 3")
    assert waits(go(match.copy(), "fight rr")) == (-1, "roll")
    assert perfts(match, range(1, 8)) == [3, 21, 276, 1_571, 6_814, 49_222, 318_927]


# ---------------------------------------------------------------------------------------------------------- the end
@pytest.mark.rule("SI-17")
@pytest.mark.rule("SI-30")
@pytest.mark.rule("SI-31")
@pytest.mark.rule("SI-32")
@pytest.mark.parametrize(
    ("limit", "chests", "counts"),
    [
        (12, ((0, 2), (1, 1)), [23, 143, 510, 3_446, 17_370, 103_520, 699_308]),
        (11, ((0, 2), (1, 1)), [23, 143, 478, 2_598, 7_862, 27_507, 47_723]),
        (12, ((0, 1), (2, 1)), [23, 163, 583, 4_174, 21_232, 129_328, 889_326]),
    ],
)
def test_perft_close_to_the_end_agrees_with_a_second_program(limit: int, chests: Stocks, counts: list[int]) -> None:
    """The last turn, or the last but one. Red needs one chest more, or two, to win. Games that are over count once."""
    match = position("3 10", "8 6", left=2, aboard=(1, 0), camps=(0, 1), chests=chests, length="tiny", pawns=3, limit=limit)
    assert perfts(match, range(1, 8)) == counts
