"""A turn: SI-10 to SI-13."""
from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

import benbow

from ..by_hand import go, outcomes, texts, tried, waits
from ..games.bots import some
from .follower import GOAL, START, Net
from .games import Look, all_games, decoded, enough, look
from .positions import mine, position, seen, seen_by
from .table import (
    BLACK,
    GAME,
    POINTS,
    RED,
    any_layout,
    both,
    camp,
    ends,
    layout_of,
    left,
    move_text,
    named,
    rolled,
    rule,
    stands,
    turn_of,
)


# -------------------------------------------------------------------------------------------------- the pawn at the start
@rule("SI-10")
@both
def test_one_pawn_is_put_on_the_own_start_before_rolling(side: int) -> None:
    match = go(mine(1 - side, "17", left=0), "end")
    assert (turn_of(match), waits(match)) == (side, (benbow.CHANCE, "roll"))
    assert stands(match, side) == {"start"}
    assert camp(match, side)[0] == 4


@rule("SI-10")
@both
def test_if_the_start_is_not_free_the_pawns_stay_in_the_camp(side: int) -> None:
    match = go(mine(1 - side, "17", "start", left=0), "end")
    assert stands(match, side) == {"start"}
    assert camp(match, side)[0] == 4


@rule("SI-10")
@both
def test_with_an_empty_camp_nobody_is_put_there(side: int) -> None:
    points = {side: seen(side, "10 5"), 1 - side: "17"}
    match = go(position(points[RED], points[BLACK], turn=1 - side, left=0, camps=(0, 7) if side == RED else (7, 0)), "end")
    assert stands(match, side) == set(points[side].split())
    assert waits(match) == (benbow.CHANCE, "roll")


@rule("SI-10")
@both
def test_it_costs_nothing_and_comes_with_a_roll_of_nothing_too(side: int) -> None:
    match = go(mine(1 - side, "17", left=0), "end")
    assert left(match) == 0
    assert left(rolled(match.copy(), 3)) == 3
    rolled(match, 0)
    assert stands(match, side) == {"start"}


@rule("SI-10")
@both
def test_only_one_pawn_comes_in_a_turn_even_if_it_moves_off(side: int) -> None:
    match = rolled(mine(side, "start", "17"), 2)
    go(match, f"move start {seen_by(side, '18')}")
    assert "start" not in stands(match, side)
    assert camp(match, side)[0] == 4


# -------------------------------------------------------------------------------------------------------------- the roll
@rule("SI-11")
@both
def test_each_face_of_the_own_colour_is_a_point(side: int) -> None:
    match = mine(side, "start 17", "start 16")
    for text in outcomes(match):
        after = tried(match, text)
        points = text.removeprefix("roll").count("rb"[side])
        if points:
            assert (waits(after), turn_of(after), left(after)) == ((side, "act"), side, points)
        else:
            assert (turn_of(after), left(after)) == (1 - side, 0)


@rule("SI-11")
@rule("SI-13")
@both
def test_a_roll_of_nothing_ends_the_turn(side: int) -> None:
    match = rolled(mine(side, "start 17", "start 16"), 0)
    assert (turn_of(match), waits(match)) == (1 - side, (benbow.CHANCE, "roll"))
    assert match._state.turns == 11


# ---------------------------------------------------------------------------------------------------------- the points
@rule("SI-12")
@both
def test_each_move_and_each_turned_disc_is_a_point(side: int) -> None:
    match = mine(side, "start", left=4)
    go(match, f"move start {seen_by(side, '18')}")
    assert left(match) == 3
    go(match, "name 1", "allow")
    assert left(match) == 3
    go(match, "turn +1")
    assert left(match) == 2
    go(match, "name 1", "allow", "turn +5")
    assert left(match) == 1
    go(match, f"move {seen_by(side, '18')} {seen_by(side, '10')}")
    assert left(match) == 0
    assert texts(match) == ["end"]


@rule("SI-12")
def test_in_any_order() -> None:
    """Two moves and two discs, in all six orders: the same position."""
    found = set()
    moves, discs = ["move start 18", "move 18 10"], [["name 1", "allow", "turn +1"], ["name 1", "allow", "turn +2"]]
    for order in ("mmdd", "mdmd", "mddm", "dmmd", "dmdm", "ddmm"):
        match, m, d = position("start", "17", left=4), iter(moves), iter(discs)
        for one in order:
            go(match, *([next(m)] if one == "m" else next(d)))
        found.add(match.state_bytes())
    assert len(found) == 1


@rule("SI-12")
@both
def test_the_same_pawn_may_move_again_and_another_too(side: int) -> None:
    at = {point: seen_by(side, point) for point in POINTS}
    match = mine(side, "18 17", left=4)
    for here, there in (("18", "10"), ("10", "5"), ("5", "10"), ("17", "13")):
        go(match, f"move {at[here]} {at[there]}")
    assert stands(match, side) == {at["10"], at["13"]}


@rule("SI-12")
def test_the_same_disc_may_be_turned_again() -> None:
    match = position("18", left=4)
    for _ in range(3):
        go(match, "name 9", "allow", "turn +2")
    assert layout_of(match)[9] == "C2"


@rule("SI-12")
@rule("SI-13")
def test_points_may_be_left_unused() -> None:
    match = go(position("18", "16", left=4), "move 18 10")
    assert "end" in texts(match)
    go(match, "end")
    assert (turn_of(match), left(match)) == (BLACK, 0)


@rule("SI-12")
def test_after_the_last_point_the_turn_is_ended_by_the_player() -> None:
    match = go(position("18", "16", left=1), "move 18 10")
    assert (waits(match), texts(match)) == ((RED, "act"), ["end"])
    assert turn_of(go(match, "end")) == BLACK


@rule("SI-12")
def test_nothing_of_a_turn_is_left_in_the_next() -> None:
    match = go(position("18", "16", left=4), "name 0", "object", "accept", "move 18 10", "name 1", "turn +1", "end", "roll bb bb")
    state = match._state
    assert (int(state.moved), int(state.objected), int(state.barred), int(state.spot)) == (0, 0, 0, -1)
    assert "name 0" in texts(match)
    assert waits(go(match, "name 0")) == (RED, "answer")


# ------------------------------------------------------------------------------------------------------------- the duty
@rule("SI-13")
@both
def test_with_one_point_a_pawn_must_move(side: int) -> None:
    match = mine(side, "start", left=1)
    assert texts(match) == [f"move start {seen_by(side, '18')}"]


@rule("SI-13")
@pytest.mark.parametrize("points", [2, 3, 4])
def test_with_two_or_more_a_disc_may_come_first_but_the_turn_not_end(points: int) -> None:
    match = position("start", "17", left=points)
    assert "end" not in texts(match)
    assert named(match) == set(range(19)) - {17}


@rule("SI-13")
def test_discs_may_be_turned_until_one_point_is_left_for_the_move() -> None:
    match = position("start", "17", left=3)
    go(match, "name 1", "allow", "turn +1", "name 1", "allow", "turn +1")
    assert texts(match) == ["move start 18"]


@rule("SI-13")
@pytest.mark.parametrize("points", [1, 2, 3, 4])
def test_without_a_pawn_that_can_move_discs_may_be_named_or_the_turn_ended(points: int) -> None:
    """Both trails of disc 9 come back to it."""
    match = position("9", "17", left=points, camps=(0, 8))
    assert texts(match, "move") == []
    assert named(match) == set(range(19)) - {9, 17}
    assert "end" in texts(match)


@rule("SI-13")
def test_the_duty_is_back_when_a_turned_disc_makes_a_move_possible() -> None:
    """Red stands on 9 and cannot move; disc 13 lies against it, and turned it opens a trail."""
    match = position("9", "17", left=2, camps=(0, 8))
    for sixths in range(1, 6):
        after = tried(match, "name 13", "allow", f"turn +{sixths}")
        can_move = bool(Net(layout_of(after)).reach(RED, "9", {"9"}))
        assert bool(texts(after, "move")) == can_move
        assert ("end" in texts(after)) == (not can_move)
        assert bool(named(after)) == (not can_move)
    opened = [k for k in range(1, 6) if "end" not in texts(tried(match, "name 13", "allow", f"turn +{k}"))]
    assert opened, "some rotation must open it"
    spent = position("9", "17", left=1, camps=(0, 8))
    assert texts(go(spent, "name 13", "allow", f"turn +{opened[0]}")) == ["end"]  # no point remains


@rule("SI-13")
def test_a_move_may_be_turned_away_and_then_the_turn_may_end() -> None:
    """The same the other way round: a trail from 9 is open, and Red turns disc 13 back."""
    closed = position("9", "17", left=2, camps=(0, 8))
    opened = next(k for k in range(1, 6) if texts(tried(closed, "name 13", "allow", f"turn +{k}"), "move"))
    match = position("9", "17", left=3, camps=(0, 8), discs_at={13: f"D{opened}"})
    assert "end" not in texts(match)
    assert "end" in texts(go(match, "name 13", "allow", f"turn +{6 - opened}"))
    assert texts(match, "move") == []
    assert named(match) == set(range(19)) - {9, 17}


@rule("SI-13")
def test_an_own_pawn_in_the_way_is_no_possible_move() -> None:
    """Trails lead from 0 to 2 and 4 only."""
    match = position("0 2 4 5 9", "17", left=2)
    assert ends(match, "9") == set()
    assert ends(match, "0") == set()
    stuck = position("0 2 4 8 5", "17", left=1)
    assert (ends(stuck, "0"), ends(stuck, "2")) == (set(), set())


@rule("SI-13")
@rule("SI-23")
@pytest.mark.parametrize("throw", ["rr", "bb"])
def test_an_attack_counts_as_a_move_even_a_lost_one(throw: str) -> None:
    match = go(position("10 18", "8", left=2), "move 10 8", f"fight {throw}")
    if throw == "rr":
        go(match, "stay")
    assert left(match) == 1
    assert "end" in texts(match)
    assert named(match)


@rule("SI-13")
def test_a_pawn_put_on_the_start_has_not_moved() -> None:
    match = rolled(go(position("17", "16", left=0, turn=BLACK), "end"), 1)
    assert "start" in stands(match, RED)
    assert "end" not in texts(match)
    assert named(match) == set()


@rule("SI-13")
def test_moving_on_the_first_point_frees_the_rest() -> None:
    match = go(position("18 17", "16", left=3), "move 18 10")
    assert named(match) == set(range(19)) - {10, 16, 17}
    go(match, "name 1", "allow", "turn +1", "name 2", "allow", "turn +1")
    assert texts(match) == ["end"]


@rule("SI-13")
def test_a_lost_contest_can_leave_only_the_move() -> None:
    match = go(position("18", "16", left=2), "name 1", "object", "contest", "settle bb")
    assert texts(match) == ["move 18 10", "move 18 start"]


@rule("SI-13")
def test_an_accepted_objection_does_not_lift_the_duty() -> None:
    match = go(position("18", "16", left=2), "name 1", "object", "accept")
    assert "end" not in texts(match)
    assert named(match) == set(range(19)) - {1, 16, 18}


# ------------------------------------------------------------------------------------- the clause's words, over many positions
def said_by_the_clauses(now: Look, options: Mapping[str, object]) -> set[str]:
    """What may be done in ACT, by the words of SI-12 to SI-16, SI-18, SI-21 and SI-28."""
    if not now.left:
        return {"end"}
    net, side = Net(now.jungle, *(str(options[name]) for name in ("board", "discs", "starts"))), now.player
    own, foes = now.points(side), now.points(1 - side)
    by_french_text = (options["edition"], options["differences"]) == ("fr", "all")
    closed = {GOAL} if now.returned[side] == 1 else {START} if by_french_text and options["starts"] == "own" else set()
    moves = {move_text(point, there) for point in own for there in net.reach(side, point, own, *closed)}
    held = set() if by_french_text else own | foes
    free = {well for well in POINTS[:19] if well not in held and not now.barred >> int(well) & 1}
    must_move = bool(moves) and not now.moved
    names = set() if must_move and now.left < 2 else {f"name {well}" for well in free}
    return moves | names | (set() if must_move else {"end"})


@rule("SI-13")
@pytest.mark.parametrize("board", ["classic", "wide"])
@pytest.mark.parametrize("discs", ["default", "varied"])
def test_what_may_be_done_is_what_the_clauses_say(board: str, discs: str) -> None:
    rng, seen_kinds = random.Random(f"{board} {discs}"), set()
    for _ in range(some(400)):
        points = rng.sample(POINTS[:19], rng.randrange(1, 9))
        red, black = points[::2], points[1::2]
        red += ["start"] * (rng.random() < 0.5)
        turn = rng.choice((RED, BLACK))
        match = position(" ".join(red), " ".join(black), turn=turn, left=rng.randrange(5), moved=rng.random() < 0.3,
                         barred=" ".join(rng.sample(POINTS[:19], rng.randrange(3))), layout=" ".join(any_layout(rng)),
                         objected=rng.random() < 0.5, board=board, discs=discs)
        expected = said_by_the_clauses(look(match._state), match.options)
        assert {*texts(match)} == expected
        seen_kinds.add(("end" in expected, any(one.startswith("name") for one in expected), len(expected) == 1))
    assert len(seen_kinds) >= 4


@rule("SI-13")
@rule("SI-28")
def test_the_clauses_hold_in_whole_games() -> None:
    """Every tenth position of games with all options, and every one in which a pawn is back from the ship, up to some number."""
    back = 0
    for game in all_games():
        acting = [step for step in game.steps if step.before.phase == "act"]
        special = [step for step in acting if step.before.returned[step.before.player]]
        for step in (*acting[::10], *special[:20]):
            expected = said_by_the_clauses(step.before, game.options)
            assert {GAME.verbs.text(code) for code in step.allowed} == expected
        back += len(special)
    assert enough(back, 100)


@rule("SI-13")
def test_no_turn_ends_without_a_move_that_could_be_made() -> None:
    for game in all_games():
        moved = False
        for step in game.steps:
            if step.verb == "roll":
                moved = False
            if step.before.phase == "act":
                assert bool(step.before.moved) == moved
            if step.verb == "end":
                assert moved or not any(decoded(code)[0] == "move" for code in step.allowed)
            moved = moved or step.verb == "move"
