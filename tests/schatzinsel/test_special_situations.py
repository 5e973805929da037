"""The six questions with which the rulebook closes, in the editions that answer them differently."""
from __future__ import annotations

import itertools

import pytest

import benbow

from ..by_hand import go, texts, waits
from .table import BLACK, COLOUR, RED, camp, disc, ends, left, lonely, mine, over, rolled, seen, seen_by, ship, stands

rule = pytest.mark.rule
both = pytest.mark.parametrize("side", [RED, BLACK], ids=["red", "black"])
editions = pytest.mark.parametrize("edition", ["de", "fr"])


@rule("SI-17")
@both
@editions
def test_question_1_one_chest_left_in_camp(side: int, edition: str) -> None:
    """The pawn takes that one aboard."""
    match = mine(side, "3", "17", left=1, chests=((1, 3), (5, 3)), edition=edition)
    go(match, f"move {seen_by(side, '3')} goal")
    assert (camp(match, side)[1], ship(match, side)) == (0, (1, 4))
    assert (camp(match, 1 - side)[1], ship(match, 1 - side)[1]) == (5, 3)


@rule("SI-17")
@both
@editions
def test_question_2_no_chest_left_in_camp(side: int, edition: str) -> None:
    """It takes one out of the opponent's camp."""
    match = mine(side, "3", "17", left=1, chests=((0, 4), (3, 5)), edition=edition)
    go(match, f"move {seen_by(side, '3')} goal")
    assert (camp(match, side)[1], ship(match, side)) == (0, (1, 5))
    assert (camp(match, 1 - side)[1], ship(match, 1 - side)[1]) == (2, 5)
    assert waits(match) == (side, "act")


@rule("SI-17")
@rule("SI-31")
@both
@editions
def test_question_2_no_chest_left_in_either_camp(side: int, edition: str) -> None:
    """Then one from the opponent's ship, and in this case the game is over."""
    match = mine(side, "3", "17", left=1, chests=((0, 6), (0, 6)), edition=edition)
    go(match, f"move {seen_by(side, '3')} goal")
    assert (ship(match, side)[1], ship(match, 1 - side)[1]) == (7, 5)
    assert over(match) == ((side,), "chests")


@rule("SI-25")
@both
@editions
@pytest.mark.parametrize("attacker_wins", [True, False])
def test_question_3_loser_of_a_duel_without_chests_in_camp(side: int, edition: str, attacker_wins: bool) -> None:
    """One of the loser's ship goes to the winner's ship."""
    winner = side if attacker_wins else 1 - side
    chests = ((4, 3), (0, 5)) if attacker_wins else ((0, 5), (4, 3))
    match = mine(side, "10 18", "8 17", left=2, chests=chests, edition=edition)
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[winner]}")
    assert (camp(match, winner)[1], ship(match, winner)[1]) == (4, 4)
    assert (camp(match, 1 - winner)[1], ship(match, 1 - winner)[1]) == (0, 4)


@rule("SI-15")
@both
@editions
def test_question_4_two_own_pawns_on_one_point(side: int, edition: str) -> None:
    """No. Not by a move, nor by a free move after a duel, nor from the camp on the start."""
    match = mine(side, "10 8", "17", left=4, edition=edition)
    assert seen_by(side, "8") not in ends(match, seen_by(side, "10"))
    with pytest.raises(benbow.BenbowError):
        go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}")
    free = mine(side, "10 3", "8 17", left=2, edition=edition)
    go(free, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[side]}")
    assert ends(free, seen_by(side, "8")) == set(seen(side, "4 10 16").split())
    start = rolled(mine(1 - side, "17", "start", edition=edition), 0)
    assert (stands(start, side), camp(start, side)[0]) == ({"start"}, 4)


@rule("SI-20")
@both
@editions
@pytest.mark.parametrize("answer", ["allow", "waive"])
def test_question_5_no_objection(side: int, edition: str, answer: str) -> None:
    """The disc must be turned: a bluff that was not called has its consequences."""
    match = mine(side, "10", "17", left=3, edition=edition)
    before = disc(match, 9)
    go(match, "name 9", answer)
    assert texts(match) == [f"turn +{k}" for k in range(1, 6)]
    assert not match.can_undo()
    for text in texts(match):
        after = go(match.copy(), text)
        assert (disc(after, 9) != before, left(after)) == (True, 2)


@rule("SI-28")
@rule("SI-29")
@rule("SI-30")
@both
@pytest.mark.parametrize(("edition", "where"), [("de", "goal"), ("fr", "start")], ids=["de", "fr"])
def test_question_6_no_pawn_left_on_the_island(side: int, edition: str, where: str) -> None:
    """Then, and only then, a pawn may leave the ship: in German to the goal, and first to the start; in French to the start.
    Whom it captures goes to the ship; and no second one leaves the ship before the first is captured or aboard again."""
    match = go(lonely(side, 2, edition=edition, foes="3 18 start"), "end")
    assert (waits(match), texts(match)) == ((side, "return"), ["land", "stay"])
    go(match, "land")
    assert (stands(match, side), ship(match, side)[0]) == ({where}, 1)
    rolled(match, 4)
    foe = seen_by(side, "3" if edition == "de" else "18")  # the dot beside the goal, and the one beside the start
    go(match, f"move {where} {foe}", f"fight {COLOUR[side]}")
    assert (ship(match, side)[0], camp(match, side)[0]) == (2, 0)
    assert ship(match, side)[1] == 1  # the chest of the duel
    assert ("goal" in ends(match, foe)) is False
    go(match, "stay", "end")
    rolled(match, 0)
    assert (waits(match), stands(match, side), ship(match, side)[0]) == ((benbow.CHANCE, "roll"), {foe}, 2)


@rule("SI-28")
@both
@pytest.mark.parametrize("edition", ["de", "fr"])
def test_question_6_the_second_pawn_after_the_first_was_captured(side: int, edition: str) -> None:
    match = go(lonely(side, 2, edition=edition, foes="3 18 start"), "end", "land")
    where, foe = ("goal", seen_by(side, "3")) if edition == "de" else ("start", seen_by(side, "18"))
    rolled(match, 4)
    go(match, f"move {where} {foe}", f"fight {COLOUR[1 - side]}", "end")
    rolled(match, 0)
    assert (waits(match), ship(match, side)[0]) == ((side, "return"), 1)
    assert (stands(go(match, "land"), side), ship(match, side)[0]) == ({where}, 0)


@rule("SI-28")
@both
@pytest.mark.parametrize(("edition", "aboard_again"), [("de", False), ("fr", True)])
def test_question_6_the_way_back(side: int, edition: str, aboard_again: bool) -> None:
    """From its own goal a pawn has to fetch chests first; in French it has come to the start already."""
    match = rolled(go(lonely(side, 2, edition=edition, foes="17"), "end", "land"), 4)
    way = ["goal", "3"] if edition == "de" else ["start", "18", "10", "8", "3"]
    for here, there in itertools.pairwise(way):
        go(match, f"move {seen_by(side, here)} {seen_by(side, there)}")
    rolled(rolled(go(match, "end"), 0), 1)
    assert ("goal" in ends(match, seen_by(side, "3"))) == aboard_again
