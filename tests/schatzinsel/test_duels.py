"""Duels: SI-23 to SI-27."""
from __future__ import annotations

from typing import Any

import pytest

import benbow

from ..by_hand import go, outcomes, texts, waits
from .games import FOE, START_BIT, all_steps, enough
from .positions import Stocks, mine, seen, seen_by, theirs
from .table import BLACK, COLOUR, RED, attacker_wins, both, camp, chests, editions, ends, left, over, rule, ship, stands, turn_of

ACROSS = {19: FOE, FOE: 19, 20: 30}  # how the other side calls a start; on the other's goal nobody ever is


def attack(side: int, own: str = "10", foes: str = "8", points: int = 2, **more: Any) -> benbow.Match:
    """The first of the own pawns enters the dot of the first of the others."""
    match = mine(side, own, foes, left=points, **more)
    return go(match, f"move {seen(side, own).split()[0]} {seen(side, foes).split()[0]}")


def decided(match: benbow.Match, winner: int) -> benbow.Match:
    return go(match, f"fight {COLOUR[winner]}")


# ------------------------------------------------------------------------------------------------------------ the throws
@rule("SI-23")
@both
def test_a_pawn_that_enters_a_dot_with_an_enemy_must_duel(side: int) -> None:
    """The attacker throws first, with his own dice: 4 in 9 both in his colour, 4 in 9 mixed, 1 in 9 both in the other's.
    While it lasts the defender stands, and the attacker is off his point."""
    match = attack(side)
    assert (waits(match), left(match)) == ((benbow.CHANCE, "duel"), 1)
    chances = {text: str(chance) for text, chance in outcomes(match).items()}
    assert chances == {f"fight {COLOUR[side]}": "4/9", "fight rb": "4/9", f"fight {COLOUR[1 - side]}": "1/9"}
    assert (stands(match, side), stands(match, 1 - side)) == (set(), {seen_by(side, "8")})


@rule("SI-23")
@both
def test_mixed_the_defender_throws_with_his_own_and_so_on_in_turn(side: int) -> None:
    match, states = attack(side), []
    for k in range(4):
        states.append(match.state_bytes())
        thrower = side if k % 2 == 0 else 1 - side
        assert outcomes(match)[f"fight {COLOUR[thrower]}"] == outcomes(match)["fight rb"]
        assert str(outcomes(match)[f"fight {COLOUR[1 - thrower]}"]) == "1/9"
        go(match, "fight rb")
        assert waits(match) == (benbow.CHANCE, "duel")
    assert states[0] == states[2]
    assert states[1] == states[3]
    assert states[0] != states[1]


@rule("SI-23")
@both
@pytest.mark.parametrize("mixed", [0, 1, 2, 3])
def test_both_in_one_colour_decide_for_that_colour_whoever_threw(side: int, mixed: int) -> None:
    match = go(attack(side, foes="8 17"), *["fight rb"] * mixed)
    won, lost = decided(match.copy(), side), decided(match.copy(), 1 - side)
    assert (seen_by(side, "8") in stands(won, side), seen_by(side, "8") in stands(won, 1 - side)) == (True, False)
    assert (seen_by(side, "8") in stands(lost, side), seen_by(side, "8") in stands(lost, 1 - side)) == (False, True)


# ---------------------------------------------------------------------------------------------------------- what it brings
@rule("SI-24")
@both
@attacker_wins
def test_the_losers_pawn_goes_to_the_winners_camp(side: int, attacker_wins: bool) -> None:
    winner = side if attacker_wins else 1 - side
    match = attack(side, own="10 18")
    before = camp(match, winner)[0], camp(match, 1 - winner)[0]
    decided(match, winner)
    assert (camp(match, winner)[0], camp(match, 1 - winner)[0], ship(match, winner)[0]) == (before[0] + 1, before[1], 0)
    assert stands(match, winner) - {seen_by(side, "18")} == {seen_by(side, "8")}
    assert stands(match, 1 - winner) - {seen_by(side, "18")} == set()


@rule("SI-24")
def test_a_captured_pawn_comes_to_the_winners_start() -> None:
    """It is his own now: with an empty camp before, it is the one that is put there."""
    match = decided(attack(RED, own="10", foes="8 17", camps=(0, 7)), RED)
    assert camp(match, RED)[0] == 1
    go(match, "stay", "end", "roll rr rr")
    assert (stands(match, RED), camp(match, RED)[0]) == ({"8", "start"}, 0)


@rule("SI-25")
@both
@editions
@attacker_wins
@pytest.mark.parametrize(("before", "after"), [
    (((4, 2), (3, 3)), ((4, 3), (2, 3))),
    (((4, 3), (0, 5)), ((4, 4), (0, 4))),  # the rulebook's third question
    (((6, 6), (0, 0)), ((6, 6), (0, 0))),
], ids=["from the loser's camp", "or else his ship", "none"])
def test_the_winners_ship_gets_a_chest(side: int, edition: str, attacker_wins: bool, before: Stocks, after: Stocks) -> None:
    """Chests of the winner, then of the loser."""
    winner = side if attacker_wins else 1 - side
    match = attack(side, own="10 18", chests=before if attacker_wins else before[::-1], edition=edition)
    assert chests(decided(match, winner), winner) == after
    assert match.actor == side


# --------------------------------------------------------------------------------------------------------- the free move
@rule("SI-26")
@both
def test_the_attacker_who_wins_may_move_that_pawn_once_more_free_of_charge(side: int) -> None:
    """That pawn and no other, and before any point is used: no disc can be named."""
    match = decided(attack(side, own="10 18"), side)
    assert (waits(match), left(match)) == ((side, "free"), 1)
    assert {*texts(match)} == {*(f"move {seen_by(side, '8')} {seen_by(side, there)}" for there in ("3", "4", "10", "16")), "stay"}
    go(match, f"move {seen_by(side, '8')} {seen_by(side, '4')}")
    assert (waits(match), left(match)) == ((side, "act"), 1)
    assert stands(match, side) == set(seen(side, "4 18").split())


@rule("SI-26")
@both
def test_it_may_be_declined(side: int) -> None:
    match = go(decided(attack(side), side), "stay")
    assert (waits(match), left(match), stands(match, side)) == ((side, "act"), 1, {seen_by(side, "8")})


@rule("SI-26")
@both
def test_it_is_free_with_the_last_point_too(side: int) -> None:
    match = go(decided(attack(side, points=1), side), f"move {seen_by(side, '8')} {seen_by(side, '3')}")
    assert (waits(match), texts(match), stands(match, side)) == ((side, "act"), ["end"], {seen_by(side, "3")})
    assert texts(go(decided(attack(side, points=1), side), "stay")) == ["end"]


@rule("SI-26")
@rule("SI-17")
@both
def test_it_may_enter_the_goal(side: int) -> None:
    match = decided(attack(side, own="8", foes="3"), side)
    assert "goal" in ends(match, seen_by(side, "3"))
    go(match, f"move {seen_by(side, '3')} goal")
    assert (ship(match, side), camp(match, side)[1], stands(match, side)) == ((1, 3), 4, set())
    assert (waits(match), left(match)) == ((side, "act"), 1)


@rule("SI-26")
@both
def test_it_may_start_another_duel(side: int) -> None:
    match = decided(attack(side, own="18", foes="10 8"), side)
    go(match, f"move {seen_by(side, '10')} {seen_by(side, '8')}")
    assert (waits(match), left(match)) == ((benbow.CHANCE, "duel"), 1)
    assert str(outcomes(match)[f"fight {COLOUR[side]}"]) == "4/9"  # the attacker begins again
    won = decided(match.copy(), side)
    assert (waits(won), ship(won, side)[1]) == ((side, "free"), 2)
    lost = decided(match, 1 - side)
    assert (waits(lost), left(lost), stands(lost, side)) == ((side, "act"), 1, set())
    assert (ship(lost, side)[1], ship(lost, 1 - side)[1]) == (1, 1)


@rule("SI-26")
@both
def test_not_onto_own_pawns(side: int) -> None:
    match = decided(attack(side, own="10 3 4"), side)
    assert ends(match, seen_by(side, "8")) == set(seen(side, "10 16").split())


@rule("SI-26")
@rule("SI-31")
@both
def test_first_it_is_seen_whether_the_chest_wins(side: int) -> None:
    match = decided(attack(side, chests=((0, 6), (6, 0))), side)
    assert over(match) == ((side,), "chests")


@rule("SI-26")
def test_it_does_not_arise_if_the_pawn_cannot_move() -> None:
    """Back from the ship, Red goes from the goal to 0; its other trail comes to Black's goal. The goal is closed (SI-28)."""
    corner = "D4 D2 D2 D0 D0 D0 E0 E0 E0 E0 E0 E0 F0 F0 F0 F0 A0 B0 C0"
    more: dict[str, Any] = {"layout": corner, "discs": "varied", "camps": (0, 4), "aboard": (4, 0), "returned": ("closed", "")}
    match = decided(attack(RED, own="goal", foes="0", **more), RED)
    assert (waits(match), left(match), stands(match, RED)) == ((RED, "act"), 1, {"0"})
    assert texts(match, "move") == []
    last = decided(attack(RED, own="goal", foes="0", points=1, **more), RED)
    assert turn_of(last) == BLACK  # no point, nothing to choose: a throw ended the turn


# ------------------------------------------------------------------------------------------------------------------- goals
@rule("SI-27")
@both
def test_there_are_no_duels_on_goals(side: int) -> None:
    """A pawn back from the ship stands on its goal; an enemy on 3, beside it, cannot go there."""
    match = theirs(side, "goal", "3", left=2, camps=(0, 5), aboard=(3, 0), returned=("closed", ""))
    assert ends(match, seen_by(side, "3")) == set(seen(side, "1 7 8").split())


@rule("SI-16")
@rule("SI-27")
@both
def test_nor_on_starts(side: int) -> None:
    match = mine(side, "16", "start", left=2)
    assert ends(match, seen_by(side, "16")) == {seen_by(side, "8")}


@rule("SI-27")
@both
@pytest.mark.parametrize("points", [2, 3, 4])
@attacker_wins
def test_unused_points_remain_after_a_duel(side: int, points: int, attacker_wins: bool) -> None:
    """A defender who wins does not move (SI-26)."""
    match = decided(attack(side, own="10 18", points=points), side if attacker_wins else 1 - side)
    if attacker_wins:
        go(match, "stay")
    assert (waits(match), left(match)) == ((side, "act"), points - 1)


@rule("SI-27")
@both
def test_a_duel_lost_with_the_last_point_ends_the_turn(side: int) -> None:
    match = decided(attack(side, own="10 18", points=1), 1 - side)
    assert (turn_of(match), match.phase) == (1 - side, "roll")


@rule("SI-27")
@both
def test_after_a_duel_nothing_of_it_is_left(side: int) -> None:
    for throws in (["fight rb", f"fight {COLOUR[side]}"], ["fight rb", f"fight {COLOUR[1 - side]}"]):
        match = go(attack(side, own="10 18"), *throws)
        if match.phase == "free":
            go(match, "stay")
        assert (int(match._state.spot), int(match._state.thrower)) == (-1, 0)


# -------------------------------------------------------------------------------------------------------------- many games
@rule("SI-23")
@rule("SI-24")
@rule("SI-25")
@rule("SI-26")
def test_every_duel_ends_as_the_clauses_say() -> None:
    kinds, thrower, spot = set(), -1, -1
    for before, verb, values, after, _allowed in all_steps():
        side = before.player
        if verb == "move" and before.standing[1 - side] >> ACROSS.get(values[1], values[1]) & 1:
            assert after.phase == "duel"
            assert before.left - after.left == (before.phase == "act")  # SI-26: a free move costs nothing
        elif verb == "move":
            assert after.phase in (("act", "end") if before.moved or before.phase == "act" else ("roll", "return", "end"))
        if after.phase == "duel" != before.phase:  # also at the start of a turn: SI-16
            thrower, spot = after.player, after.spot
        if verb != "fight":
            continue
        assert thrower == before.thrower
        if values[0] == 1:
            thrower = 1 - thrower
            assert (after.phase, after.thrower) == ("duel", thrower)
            continue
        won = RED if values[0] == 2 else BLACK
        lost, back, next_turn = 1 - won, bool(before.returned[won]), after.turns > before.turns and after.actor != benbow.OVER
        put = next_turn and won == 1 - side and not before.standing[won] & START_BIT and not back  # SI-10
        taken = after.in_camp[won] - before.in_camp[won], after.aboard[won] - before.aboard[won]
        assert taken == ((0, 1) if back else (1 - put, 0))
        assert after.standing[won] >> (spot if won == side else ACROSS.get(spot, spot)) & 1
        assert not after.standing[lost] >> (spot if lost == side else ACROSS.get(spot, spot)) & 1
        place = "camp" if before.chests[lost][0] else "ship" if before.chests[lost][1] else "none"
        assert before.chests[lost][0] - after.chests[lost][0] == (place == "camp")
        assert before.chests[lost][1] - after.chests[lost][1] == (place == "ship")
        assert after.chests[won][1] - before.chests[won][1] == (place != "none")
        assert after.chests[won][0] == before.chests[won][0]
        assert (after.phase == "free") <= (won == side)
        kinds.add((won == side, back, place))
    assert enough(len(kinds), 7), kinds
