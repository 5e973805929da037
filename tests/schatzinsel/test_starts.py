"""The starts of both sides as points of the trails: SI-16."""
from __future__ import annotations

from typing import Any

import pytest

import benbow

from ..by_hand import go, outcomes, texts, waits
from .positions import lonely, mine, seen_by, theirs
from .table import COLOUR, FOE, both, camp, chests, ends, left, over, ship, stands, turn_of

pytestmark = [pytest.mark.rule("SI-16")]


def beside(side: int, foes: str = "start", **more: Any) -> benbow.Match:
    """A pawn on the dot before the other side's start. On ISLAND that is 16 for Red."""
    return mine(side, "16", foes, left=2, starts="all", **more)


def besieging(side: int, own: str = FOE, foes: str = "8", **more: Any) -> benbow.Match:
    """A pawn stands on the other side's start, and the other side's turn begins."""
    return go(mine(side, own, foes, left=0, starts="all", **more), "end")


def decided(match: benbow.Match, winner: int) -> benbow.Match:
    return go(match, f"fight {COLOUR[winner]}")


# ------------------------------------------------------------------------------------------------------ in and out
@both
def test_a_pawn_may_enter_and_leave_the_other_sides_start(side: int) -> None:
    match = beside(side, "17")
    here = seen_by(side, "16")
    assert ends(match, here) == {seen_by(side, "8"), FOE}
    go(match, f"enter {here}")
    assert (stands(match, side), waits(match), left(match)) == ({FOE}, (side, "act"), 1)
    assert ends(match, FOE) == {here}
    assert stands(go(match, f"leave {here}"), side) == {here}


@both
def test_only_with_the_option(side: int) -> None:
    here = seen_by(side, "16")
    assert ends(mine(side, "16", "17", left=2), here) == {seen_by(side, "8")}
    assert not texts(beside(side, "17"), "move " + here + " goal")


@both
def test_the_opponents_goal_stays_closed(side: int) -> None:
    """6 is the dot before Black's goal."""
    match = mine(side, "6", "17", left=2, starts="all")
    assert ends(match, seen_by(side, "6")) == {seen_by(side, to) for to in ("10", "1", "11")}


@both
def test_two_own_pawns_never_share_it(side: int) -> None:
    assert ends(mine(side, "16 foe", "17", left=2, starts="all"), seen_by(side, "16")) == {seen_by(side, "8")}


@both
@pytest.mark.rule("SI-13")
def test_such_a_move_is_a_move(side: int) -> None:
    """It meets the duty; and if it is the only one, it is a duty."""
    match = mine(side, "foe", "17", left=1, starts="all")
    here = seen_by(side, "16")
    assert texts(match) == [f"leave {here}"]
    assert "end" in texts(go(match, f"leave {here}"))


@both
@pytest.mark.rule("SI-14")
def test_by_the_french_text_a_pawn_goes_back_to_its_start_all_the_same(side: int) -> None:
    match = mine(side, "18", "17", left=1, starts="all", edition="fr", differences="all")
    assert "start" in ends(match, seen_by(side, "18"))


# ------------------------------------------------------------------------------------------------------ duels there
@both
@pytest.mark.rule("SI-23")
@pytest.mark.rule("SI-26")
def test_a_pawn_on_its_start_can_be_attacked(side: int) -> None:
    match = go(beside(side), f"enter {seen_by(side, '16')}")
    assert waits(match) == (benbow.CHANCE, "duel")
    assert stands(match, side) == set()
    decided(match, side)
    assert (waits(match), stands(match, side), stands(match, 1 - side)) == ((side, "free"), {FOE}, set())
    assert texts(match) == ["stay", f"leave {seen_by(side, '16')}"]
    assert camp(match, side)[0] == 5
    assert left(go(match, "stay")) == 1


@both
@pytest.mark.rule("SI-23")
def test_who_loses_there_loses_his_pawn(side: int) -> None:
    match = decided(go(beside(side), f"enter {seen_by(side, '16')}"), 1 - side)
    assert (stands(match, side), stands(match, 1 - side)) == (set(), {"start"})
    assert camp(match, 1 - side)[0] == 5
    assert chests(match, 1 - side) == ((6, 1), (5, 0))


@both
@pytest.mark.rule("SI-23")
def test_a_pawn_on_the_other_sides_start_can_be_attacked_by_any(side: int) -> None:
    """From the island, too: 16's mirror image is 18."""
    match = go(mine(side, "18", "foe", left=2, starts="all"), f"move {seen_by(side, '18')} start")
    assert waits(match) == (benbow.CHANCE, "duel")
    decided(match, side)
    assert (stands(match, side), stands(match, 1 - side)) == ({"start"}, set())


# ------------------------------------------------------------------------------------- a pawn is put on its start
@both
@pytest.mark.rule("SI-10")
def test_a_pawn_from_the_camp_has_to_fight_the_one_on_its_start(side: int) -> None:
    """Before the roll, as the attacker; it is obligatory as always, and nobody is locked out."""
    match = besieging(side)
    assert (waits(match), turn_of(match)) == ((benbow.CHANCE, "duel"), 1 - side)
    assert stands(match, side) == {FOE}
    assert camp(match, 1 - side)[0] == 3
    assert str(outcomes(match)[f"fight {COLOUR[1 - side]}"]) == "4/9"


@both
@pytest.mark.rule("SI-10")
@pytest.mark.rule("SI-26")
def test_if_it_wins_it_may_move_on_and_then_the_dice_are_rolled(side: int) -> None:
    match = decided(besieging(side), 1 - side)
    here = seen_by(side, "16")
    assert waits(match) == (1 - side, "free")
    assert stands(match, 1 - side) == {seen_by(side, "8"), "start"}
    assert texts(match) == [f"move start {here}", "stay"]
    assert chests(match, 1 - side) == ((6, 1), (5, 0))
    for action in ("stay", f"move start {here}"):
        after = go(match.copy(), action)
        assert waits(after) == (benbow.CHANCE, "roll")
        assert camp(after, 1 - side)[0] == 4  # the captive; no second pawn is put on the start in this turn
    rolled = go(match, f"move start {here}", "roll rb rb")
    assert (left(rolled), "end" in texts(rolled)) == (2, False)  # the free move does not meet the duty of SI-13


@both
@pytest.mark.rule("SI-10")
def test_if_it_loses_the_dice_are_rolled_and_the_next_one_fights_in_the_next_turn(side: int) -> None:
    match = decided(besieging(side, foes="8"), side)
    assert waits(match) == (benbow.CHANCE, "roll")
    assert (stands(match, side), camp(match, 1 - side)[0], camp(match, side)[0]) == ({FOE}, 3, 5)
    assert stands(match, 1 - side) == {seen_by(side, "8")}


@both
@pytest.mark.rule("SI-10")
@pytest.mark.rule("SI-13")
def test_a_side_with_pawns_in_its_camp_alone_rolls_and_may_turn_discs(side: int) -> None:
    match = decided(besieging(side, foes="", camps=(4, 5)), side)
    assert waits(match) == (benbow.CHANCE, "roll")
    assert set(texts(go(match, "roll rb rb"))) == {"end", *(f"name {well}" for well in range(19))}


@both
@pytest.mark.rule("SI-30")
def test_its_last_pawn_may_be_lost_there(side: int) -> None:
    match = decided(besieging(side, foes="", camps=(8, 1)), side)
    assert over(match) == ((side,), "pawns")


@both
@pytest.mark.rule("SI-31")
def test_the_game_may_be_won_there_before_the_roll(side: int) -> None:
    match = decided(besieging(side, chests=((6, 0), (0, 6))), 1 - side)
    assert over(match) == ((1 - side,), "chests")


# ------------------------------------------------------------------------------------------------- back from the ship
@both
@pytest.mark.rule("SI-28")
@pytest.mark.rule("SI-29")
def test_a_pawn_that_comes_back_to_its_start_has_to_fight_there_too(side: int) -> None:
    match = go(lonely(side, 3, foes="foe", edition="fr", starts="all"), "end", "land")
    assert waits(match) == (benbow.CHANCE, "duel")
    won = decided(match.copy(), side)
    assert (waits(won), stands(won, side), ship(won, side)[0]) == ((side, "free"), {"start"}, 3)  # two, and the captive
    lost = decided(match, 1 - side)
    assert waits(lost) == (side, "return")  # the next may land
    assert texts(lost) == ["land", "stay"]
    assert waits(go(lost, "stay")) == (benbow.CHANCE, "roll")


@both
@pytest.mark.rule("SI-28")
def test_a_side_whose_last_pawn_on_the_island_was_lost_there_is_asked(side: int) -> None:
    match = decided(go(theirs(side, "", "foe", left=0, camps=(1, 5), aboard=(3, 0), starts="all"), "end"), 1 - side)
    assert waits(match) == (side, "return")


@both
@pytest.mark.rule("SI-28")
def test_in_de_the_goal_opens_to_who_wins_on_its_start(side: int) -> None:
    match = mine(side, "18", "foe", left=2, camps=(0, 6), aboard=(2, 0), returned=("closed", ""), starts="all")
    decided(go(match, f"move {seen_by(side, '18')} start"), side)
    assert match._state.returned[side] == 2
