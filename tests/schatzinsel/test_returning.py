"""When a side has no pawn left on the island: SI-28 to SI-30."""
from __future__ import annotations

import itertools
from typing import Any

import pytest

import benbow

from ..by_hand import go, texts, waits
from .games import GOAL_BIT, START_BIT, all_steps, enough
from .positions import lonely, mine, seen, seen_by, theirs
from .table import BLACK, COLOUR, RED, both, camp, chests, editions, ends, named, over, rolled, rule, ship, stands, turn_of

CORNER = "D4 D2 D2 D0 D0 D0 E0 E0 E0 E0 E0 E0 F0 F0 F0 F0 A0 B0 C0"  # `varied`: from 0 trails lead to both goals only


def back(side: int, own: str, foes: str = "17", state: str = "closed", points: int = 2, **more: Any) -> benbow.Match:
    """A pawn of the side is back from the ship and stands here; two are still aboard."""
    rest = 7 - len(foes.split())
    return mine(side, own, foes, left=points, camps=(0, rest), aboard=(2, 0), returned=(state, ""), **more)


# ------------------------------------------------------------------------------------------------------------ the question
@rule("SI-28")
@both
@editions
def test_a_side_with_nobody_on_the_island_may_bring_one_back(side: int, edition: str) -> None:
    match = go(lonely(side, 3, edition=edition), "end")
    assert (waits(match), turn_of(match), texts(match)) == ((side, "return"), side, ["land", "stay"])


@rule("SI-28")
@rule("SI-10")
@both
@editions
@pytest.mark.parametrize(("point", "in_camp"), [("", 1), ("9", 0)])
def test_a_pawn_in_the_camp_is_on_the_island_and_one_on_a_point(side: int, edition: str, point: str, in_camp: int) -> None:
    match = go(theirs(side, point, "17", left=0, camps=(in_camp, 5), aboard=(3, 0), edition=edition), "end")
    assert (waits(match), stands(match, side)) == ((benbow.CHANCE, "roll"), {point or "start"})


@rule("SI-28")
@both
@editions
def test_only_at_the_start_of_its_turn(side: int, edition: str) -> None:
    """The last one goes aboard with points left: nobody comes back before the next own turn."""
    match = mine(side, "3", "17 start", left=3, camps=(0, 5), aboard=(2, 0), edition=edition)
    go(match, f"move {seen_by(side, '3')} goal")
    assert waits(match) == (side, "act")
    assert {text.split()[0] for text in texts(match)} == {"name", "end"}
    rolled(go(match, "end"), 0)
    assert waits(match) == (side, "return")


@rule("SI-28")
@both
def test_also_after_the_last_one_was_lost_in_an_attack(side: int) -> None:
    match = mine(side, "10", "8 start", left=2, camps=(0, 5), aboard=(2, 0))
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[1 - side]}")
    assert (waits(match), texts(match, "land")) == ((side, "act"), [])
    rolled(go(match, "end"), 0)
    assert waits(match) == (side, "return")


@rule("SI-28")
@both
def test_it_may_bring_one_back_after_it_was_lost_in_the_others_turn(side: int) -> None:
    match = theirs(side, "10", "8", left=1, camps=(0, 7), aboard=(1, 0))
    go(match, f"move {seen_by(side, '8')} {seen_by(side, '10')}", f"fight {COLOUR[1 - side]}", "stay", "end")
    assert waits(match) == (side, "return")


# ----------------------------------------------------------------------------------------------------------- coming back
@rule("SI-28")
@both
@pytest.mark.parametrize(("edition", "where"), [("de", "goal"), ("fr", "start")])
def test_it_comes_back_on_the_goal_or_in_fr_on_the_start(side: int, edition: str, where: str) -> None:
    """And brings no chest with it."""
    match = go(lonely(side, 3, edition=edition, chests=((2, 4), (6, 0))), "end", "land")
    assert (stands(match, side), ship(match, side), camp(match, side)) == ({where}, (2, 4), (0, 2))
    assert (waits(match), turn_of(match)) == ((benbow.CHANCE, "roll"), side)


@rule("SI-28")
@both
def test_in_de_it_walks_from_the_goal(side: int) -> None:
    match = rolled(go(lonely(side, 3), "end", "land"), 2)
    assert ends(match, "goal") == {seen_by(side, "3")}
    assert stands(go(match, f"move goal {seen_by(side, '3')}"), side) == {seen_by(side, "3")}


@rule("SI-28")
@both
def test_in_de_it_cannot_enter_the_goal_before_it_was_at_the_start(side: int) -> None:
    for point, expected in (("3", "1 7 8"), ("8", "3 4 10 16"), ("18", "10 start")):
        match = back(side, point)
        assert ends(match, seen_by(side, point)) == set(seen(side, expected).split())


@rule("SI-28")
@both
def test_in_de_the_start_opens_the_goal(side: int) -> None:
    match = go(back(side, "18"), f"move {seen_by(side, '18')} start", "end")
    return_way(rolled(rolled(match, 0), 4), side)


def return_way(match: benbow.Match, side: int) -> None:
    """From the start to the goal in five moves, and aboard as usual."""
    assert (turn_of(match), stands(match, side)) == (side, {"start"})
    for here, there in itertools.pairwise(("start", "18", "10", "8", "3")):
        go(match, f"move {seen_by(side, here)} {seen_by(side, there)}")
    rolled(rolled(go(match, "end"), 0), 1)
    assert "goal" in ends(match, seen_by(side, "3"))
    before = camp(match, side)[1], ship(match, side)
    go(match, f"move {seen_by(side, '3')} goal")
    assert (camp(match, side)[1], ship(match, side)) == (before[0] - 2, (before[1][0] + 1, before[1][1] + 2))
    assert int(match._state.returned[side]) == 0


@rule("SI-28")
@rule("SI-17")
@both
def test_in_fr_it_plays_on_as_usual(side: int) -> None:
    match = rolled(go(lonely(side, 3, edition="fr", chests=((3, 3), (6, 0))), "end", "land"), 4)
    assert ends(match, "start") == {seen_by(side, "18")}
    return_way(match, side)


@rule("SI-28")
@both
def test_a_pawn_whose_goal_is_open_enters_it(side: int) -> None:
    """It has been at the start before. And the goal of a side with nobody back is never closed."""
    assert "goal" in ends(back(side, "3", state="open"), seen_by(side, "3"))
    assert "goal" in ends(mine(side, "3", "17", left=1), seen_by(side, "3"))


@rule("SI-28")
@both
def test_a_closed_goal_closes_only_the_own(side: int) -> None:
    match = theirs(side, "8", "6", left=1, camps=(0, 6), aboard=(2, 0), returned=("closed", ""))
    assert "goal" in ends(match, seen_by(side, "6"))


@rule("SI-28")
@both
@editions
def test_once_aboard_again_it_is_like_the_others_and_may_be_brought_back_again(side: int, edition: str) -> None:
    match = go(back(side, "3", state="open", foes="17 start", edition=edition), f"move {seen_by(side, '3')} goal", "end")
    rolled(match, 0)
    assert (waits(match), ship(match, side)[0], int(match._state.returned[side])) == ((side, "return"), 3, 0)
    go(match, "land")
    assert stands(match, side) == {"goal" if edition == "de" else "start"}
    if edition == "de":  # and the goal is closed again
        rolled(match, 4)
        go(match, f"move goal {seen_by(side, '3')}")
        assert "goal" not in ends(match, seen_by(side, "3"))


@rule("SI-28")
@both
def test_a_start_that_was_reached_in_an_earlier_turn_counts(side: int) -> None:
    match = back(side, "18", foes="17 start", points=2)
    go(match, f"move {seen_by(side, '18')} start", f"move start {seen_by(side, '18')}", "end")
    rolled(match, 0)
    assert (turn_of(match), int(match._state.returned[side])) == (side, 2)


# --------------------------------------------------------------------------------------------------------------- declining
@rule("SI-28")
@rule("SI-13")
@both
@editions
def test_if_it_declines_it_rolls_and_may_turn_discs(side: int, edition: str) -> None:
    match = go(lonely(side, 3, edition=edition), "end", "stay")
    assert (waits(match), stands(match, side), ship(match, side)[0]) == ((benbow.CHANCE, "roll"), set(), 3)
    rolled(match, 1)
    assert named(match) == set(range(19)) - {17}
    assert texts(match, "end") == ["end"]
    assert texts(match, "move") == []
    go(match, "name 9", "allow", "turn +1")
    assert texts(match) == ["end"]


@rule("SI-28")
@both
def test_it_is_asked_again_at_its_next_turn(side: int) -> None:
    match = go(lonely(side, 3, foes="17 start"), "end", "stay")
    rolled(rolled(match, 0), 0)
    assert waits(match) == (side, "return")


@rule("SI-28")
@rule("SI-13")
@both
@pytest.mark.parametrize("points", [1, 2])
def test_a_closed_goal_is_no_possible_move_for_the_duty(side: int, points: int) -> None:
    """The one trail of 0 that does not come to the opponent's goal comes to the own: closed, so no pawn can move."""
    corner = {RED: CORNER, BLACK: "D0 D0 D0 " + CORNER[9:]}[side]
    wells = {RED: {0: "D4", 1: "D2", 2: "D2"}, BLACK: {0: "D2", 1: "D2", 2: "D0"}}[side]
    more: dict[str, Any] = {"layout": corner, "discs": "varied", "discs_at": wells, "points": points}
    closed = back(side, "0", **more)
    assert texts(closed, "move") == []
    assert "end" in texts(closed)
    assert named(closed)
    assert texts(back(side, "0", state="open", **more), "move") == [f"move {seen_by(side, '0')} goal"]
    assert "end" not in texts(back(side, "0", state="open", **more))


# ---------------------------------------------------------------------------------------------------------------- captures
@rule("SI-29")
@both
@editions
@pytest.mark.parametrize("attacker_wins", [True, False])
@pytest.mark.parametrize("state", ["closed", "open"])
def test_a_pawn_captured_by_a_returned_one_goes_to_the_ship(side: int, edition: str, attacker_wins: bool, state: str) -> None:
    """By the attacker or the defender. It brings no chest by that; SI-25 still applies."""
    own, foes = ("10", "8 17") if attacker_wins else ("8", "10 17")
    match = (mine if attacker_wins else theirs)(side, own, foes, left=2, camps=(0, 5), aboard=(2, 0), returned=(state, ""),
                                                edition=edition, chests=((2, 4), (5, 1)))
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[side]}")
    assert (ship(match, side)[0], camp(match, side)[0], chests(match, side)) == (3, 0, ((2, 5), (4, 1)))
    assert waits(match) == ((side, "free") if attacker_wins else (1 - side, "act"))
    assert stands(match, side) == {seen_by(side, "8")}
    assert int(match._state.returned[side]) == {"closed": 1, "open": 2}[state]


@rule("SI-29")
@both
def test_a_pawn_that_is_not_back_from_the_ship_sends_them_to_the_camp_though_others_are_aboard(side: int) -> None:
    match = mine(side, "10", "8 17", left=2, camps=(0, 5), aboard=(2, 0))
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[side]}")
    assert (camp(match, side)[0], ship(match, side)[0]) == (1, 2)


@rule("SI-28")
@both
@editions
def test_a_pawn_that_only_goes_back_to_its_start_was_not_on_the_ship(side: int, edition: str) -> None:
    match = go(mine(side, "18", "17", left=2, edition=edition), f"move {seen_by(side, '18')} start")
    assert match._state.returned.tolist() == [0, 0]


@rule("SI-28")
@rule("SI-24")
@both
@editions
def test_a_returned_pawn_that_is_captured_goes_to_the_enemys_camp_and_is_returned_no_more(side: int, edition: str) -> None:
    match = back(side, "10", "8 start", edition=edition)
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[1 - side]}")
    assert (camp(match, 1 - side)[0], ship(match, 1 - side)[0]) == (6, 0)
    assert int(match._state.returned[side]) == 0
    rolled(go(match, "end"), 0)
    assert (waits(match), ship(match, side)[0]) == ((side, "return"), 2)


# ------------------------------------------------------------------------------------------------------------ one at a time
@rule("SI-30")
@both
@editions
def test_while_one_is_back_no_other_comes(side: int, edition: str) -> None:
    match = back(side, "8", "17 start", points=0, edition=edition)
    rolled(go(match, "end"), 0)
    assert (turn_of(match), waits(match), ship(match, side)[0]) == (side, (benbow.CHANCE, "roll"), 2)


@rule("SI-28")
@rule("SI-29")
@rule("SI-30")
@editions
def test_only_one_returned_pawn_is_ever_on_the_island(edition: str) -> None:
    """In whole games: it is alone, it came to the right field, and it is back until it goes aboard or is captured."""
    landed, captures = 0, 0
    for before, verb, values, after, _allowed in all_steps(edition=edition):
        side = before.player
        for one in (RED, BLACK):
            if after.returned[one]:
                assert after.in_camp[one] == 0
                assert after.standing[one].bit_count() + after.attacker_of(one) == 1
            assert not after.standing[one] & GOAL_BIT or (after.returned[one] == 1 and edition == "de")
            if before.returned[one] and not after.returned[one]:
                assert (verb, values[-1]) == ("move", 20) or verb == "fight"
            if not before.returned[one] and after.returned[one]:
                assert (verb, one) == ("land", side)
            if before.returned[one] == 1 and after.returned[one] == 2:
                assert (verb, values[-1]) == ("move", 19) or verb == "fight"  # SI-16
        if verb == "land":
            assert before.standing[side] == before.in_camp[side] == 0
            in_hand = after.phase == "duel"  # SI-16
            assert after.standing[side] == (GOAL_BIT if edition == "de" else 0 if in_hand else START_BIT)
            landed += 1
        captures += verb == "fight" and sum(before.aboard) < sum(after.aboard)
    assert enough(landed, 10)
    assert enough(captures)


@rule("SI-28")
def test_the_question_comes_exactly_when_nobody_is_on_the_island() -> None:
    asked = 0
    for before, _verb, _values, after, _allowed in all_steps():
        if after.turns > before.turns and after.actor != benbow.OVER:
            nobody = not after.standing[after.player] and not after.in_camp[after.player] and after.phase != "duel"
            assert (after.phase == "return") == nobody
            asked += nobody
        else:
            assert after.phase != "return" or before.phase in ("duel", "free")  # SI-16: of the pawn that was put on its start
    assert enough(asked, 20)


# --------------------------------------------------------------------------------------------------------------- no pawn at all
@rule("SI-30")
@both
@editions
def test_a_side_that_loses_its_last_pawn_in_an_attack_has_lost(side: int, edition: str) -> None:
    match = mine(side, "10", "8", left=3, camps=(0, 8), edition=edition)
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[1 - side]}")
    assert over(match) == ((1 - side,), "pawns")
    assert (ship(match, 1 - side)[1], camp(match, side)[1]) == (1, 5)  # SI-25 comes first


@rule("SI-30")
@both
def test_or_in_the_defence_at_once_and_before_a_free_move(side: int) -> None:
    match = mine(side, "10", "8", left=3, camps=(8, 0))
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[side]}")
    assert over(match) == ((side,), "pawns")


@rule("SI-30")
@both
@pytest.mark.parametrize("rest", ["camp", "point", "aboard"])
def test_one_in_the_camp_on_a_point_or_aboard_is_enough(side: int, rest: str) -> None:
    foes = "8 start" if rest == "point" else "8"
    match = mine(side, "10", foes, left=3, camps=(7, rest == "camp"), aboard=(0, rest == "aboard"))
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[side]}")
    assert waits(match) == (side, "free")


@rule("SI-30")
@rule("SI-31")
@both
def test_the_chests_are_judged_first(side: int) -> None:
    match = mine(side, "10", "8", left=3, camps=(8, 0), chests=((0, 6), (1, 5)))
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[side]}")
    assert over(match) == ((side,), "chests")


@rule("SI-30")
@both
def test_more_chests_do_not_save_it(side: int) -> None:
    match = mine(side, "10", "8", left=3, camps=(0, 8), chests=((1, 6), (5, 0)))
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}", f"fight {COLOUR[1 - side]}")
    assert over(match) == ((1 - side,), "pawns")
    assert match.outcome is not None
    assert match.outcome.utility == ((0.0, 1.0) if side == RED else (1.0, 0.0))
