"""Moving a pawn: SI-14 to SI-17."""
from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

import benbow
from benbow.engine.contract import View
from benbow.games.schatzinsel.rules import facts, trails

from ..by_hand import go, texts, waits
from ..games.bots import some
from .follower import GOAL, Net
from .games import all_steps, enough
from .positions import Stocks, aboard, mine, position, seen, seen_by
from .table import (
    BLACK,
    GAME,
    POINTS,
    RED,
    any_layout,
    both,
    chests,
    editions,
    ends,
    lengths,
    members,
    over,
    readings,
    rule,
    ship,
    stands,
)

AROUND_9 = {10: "A4", 14: "A5", 13: "A0", 8: "A1", 4: "A2", 5: "A3"}  # each with its dot on the trail that begins at well 9


def paper(discs: dict[int, str], own: str = "", foes: str = "", **more: object) -> benbow.Match:
    """Some discs in their wells, and everywhere else the same."""
    return position(own, foes, left=1, discs_at=dict.fromkeys(range(19), "F0") | discs, **more)  # type: ignore[arg-type]


# --------------------------------------------------------------------------------------------------------------- trails
@rule("SI-14")
@both
@pytest.mark.parametrize(("point", "expected"), [
    ("start", "18"), ("18", "start 10"), ("10", "18 5 6 8"), ("8", "10 3 4 16"), ("3", "8 1 7 goal"), ("16", "8"), ("9", ""),
    ("17", "13 14"), ("0", "2 4"), ("6", "10 1 11"),
])
def test_a_pawn_moves_along_a_trail_to_the_next_point(side: int, point: str, expected: str) -> None:
    match = mine(side, point, left=1)
    assert ends(match, seen_by(side, point)) == set(seen(side, expected).split())


@rule("SI-14")
@both
@pytest.mark.parametrize("there", ["10", "start"])
def test_it_stands_there_then(side: int, there: str) -> None:
    match = go(mine(side, "18", left=1), f"move {seen_by(side, '18')} {seen_by(side, there)}")
    assert (stands(match, side), waits(match)) == ({seen_by(side, there)}, (side, "act"))


@rule("SI-2")
@rule("SI-14")
@pytest.mark.parametrize(("end", "there", "enters"), [(0, 5, 3), (1, 10, 4), (2, 14, 5), (3, 13, 0), (4, 8, 1), (5, 4, 2)])
def test_an_end_lies_against_the_end_of_the_neighbour(end: int, there: int, enters: int) -> None:
    """From well 9 in each of the six directions: the neighbour's dot is on the trail that begins at the opposite end.
    Turned by a third, it is not; the trail goes on past it."""
    assert str(there) in ends(paper({9: f"A{end}", there: f"A{enters}"}, "9"), "9")
    assert str(there) not in ends(paper({9: f"A{end}", there: f"A{(enters + 2) % 6}"}, "9"), "9")


@rule("SI-3")
@rule("SI-14")
@pytest.mark.parametrize(("name", "expected"), [
    ("F0", "14 8 13 4"), ("F3", "4 10 5 14"), ("F5", "10 13 14 8"),
    ("A0", "5 10"), ("B0", "5 10"), ("C0", "5 10"), ("D0", "14 8"), ("E0", "13 4"),
    ("A1", "10 14"), ("B4", "8 4"), ("C5", "4 5"), ("D2", "8 5"), ("E3", "5 14"),
])
def test_a_pawn_on_a_crossing_may_leave_by_four_ends_on_another_disc_by_two(name: str, expected: str) -> None:
    assert ends(paper(AROUND_9 | {9: name}, "9"), "9") == set(expected.split())


@rule("SI-3")
@rule("SI-14")
def test_a_trail_may_pass_a_disc_by_its_dot() -> None:
    """From 8 over 9 to 5: D1 joins 40 past its dot, which is on 35."""
    match = paper({8: "A0", 9: "D1", 5: "A3"}, "8")
    assert "5" in ends(match, "8")
    assert "9" not in ends(match, "8")


@rule("SI-3")
@rule("SI-14")
def test_a_bridge_is_followed_not_turned_off() -> None:
    """C0 crosses 24 and 35 without a dot: who comes from the west (4) leaves to the south-east (2), and nowhere else."""
    match = paper(AROUND_9 | {9: "C0"}, "8")
    assert "14" in ends(match, "8")
    assert not ends(match, "8") & {"13", "4", "9"}
    match = paper(AROUND_9 | {9: "C0"}, "13")
    assert "4" in ends(match, "13")
    assert not ends(match, "13") & {"14", "8", "9"}


@rule("SI-5")
@rule("SI-14")
def test_a_rim_loop_is_followed() -> None:
    """Out at the upper left of well 1, in again at its upper right, and on to 2: D0 joins 35 and 01 past its dot."""
    assert ends(paper({4: "A0", 1: "D0", 2: "A4", 5: "A4"}, "4"), "4") == {"2", "5"}
    # from 12 out to the left, in again at the lower left of 7
    assert ends(paper({12: "A4", 7: "A3", 8: "A4"}, "12"), "12") == {"7", "8"}


@rule("SI-5")
@rule("SI-14")
def test_a_rim_loop_may_lead_back() -> None:
    """A5 in well 1 has its dot on the trail whose two ends the loop joins."""
    assert ends(paper({1: "A5"}, "1"), "1") == set()


@rule("SI-14")
def test_two_trails_to_the_same_point_are_one_move() -> None:
    """In random layouts, wherever it is so."""
    found = 0
    rng = random.Random(14)
    for _ in range(some(100)):
        layout = any_layout(rng)
        net = Net(layout)
        for point in POINTS[:19]:
            ways = [node for node in net.joined[("dot", int(point), 0)] if follow(net, int(point), node) not in (None, point)]
            goals = [follow(net, int(point), node) for node in ways]
            if len(set(goals)) < len(goals):
                match = position(point, left=1, layout=" ".join(layout))
                assert len(texts(match, f"move {point}")) == len(set(texts(match, f"move {point}")))
                assert set(goals) - {"start black", "goal black"} == ends(match, point)
                found += 1
    assert found


def follow(net: Net, well: int, node: tuple[str, int, int]) -> str | None:
    """One trail from a dot, to its end."""
    last, here = ("dot", well, 0), node
    while here[0] == "end":
        last, here = here, next(iter(net.joined[here] - {last}))
    if here[0] == "dot":
        return str(here[1])
    return here[0] if here[1] == RED else f"{here[0]} black"


@rule("SI-5")
@rule("SI-14")
def test_on_the_wide_board_three_trails_leave_the_start() -> None:
    """B0 in the corner joins 01*, 25, 34: to its own dot, and past it to 14 and 17. On the classic board there is only one."""
    corner = {18: "B0", 14: "A2", 17: "A1"}
    assert ends(paper(corner, "start", board="wide"), "start") == {"18", "14", "17"}
    assert ends(paper(corner, "start"), "start") == {"14"}


@rule("SI-5")
@rule("SI-14")
def test_on_the_wide_board_two_trails_lead_to_the_goal() -> None:
    """Over well 0, past its dot: from 3 to its upper left end (D0 joins 35), or from 4 to its upper right one (D3 joins 02)."""
    assert "goal" in ends(paper({0: "D0", 3: "A0"}, "3", board="wide"), "3")
    assert "goal" in ends(paper({0: "D3", 4: "A5"}, "4", board="wide"), "4")
    assert "goal" not in ends(paper({0: "D0", 3: "A0"}, "3"), "3")


@rule("SI-14")
@both
@readings
def test_a_pawn_may_go_back_to_its_start(side: int, edition: str, differences: str) -> None:
    """The French text, to the letter, knows only the way out; there is no other trail from 16 on the other side."""
    match = mine(side, "18", left=2, edition=edition, differences=differences)
    assert ("start" in ends(match, seen_by(side, "18"))) == ((edition, differences) != ("fr", "all"))


@rule("SI-13")
@rule("SI-14")
def test_a_pawn_that_could_only_go_back_to_its_start_cannot_move() -> None:
    """So by the French text its side has no duty."""
    match = paper({18: "A5", 14: "A5", 15: "A5", 17: "A5"}, "18", edition="fr", differences="all")
    assert not ends(match, "18")
    assert "end" in texts(match)


# ------------------------------------------------------------------------------------------------------------ own pawns
@rule("SI-15")
@both
def test_a_point_with_an_own_pawn_is_not_entered(side: int) -> None:
    match = mine(side, "10 8 5", left=1)
    assert ends(match, seen_by(side, "10")) == set(seen(side, "18 6").split())
    assert ends(match, seen_by(side, "8")) == set(seen(side, "3 4 16").split())


@rule("SI-15")
@both
def test_nor_passed(side: int) -> None:
    """Behind 18 there is only 10, behind 10 there are 5, 6 and 8: none of it is reached from the start."""
    match = mine(side, "start 18", left=4)
    assert (ends(match, "start"), ends(match, seen_by(side, "18"))) == (set(), {seen_by(side, "10")})


@rule("SI-15")
@rule("SI-23")
@both
def test_a_point_with_an_enemy_is_entered_and_not_passed(side: int) -> None:
    match = mine(side, "18", "10", left=1)
    assert ends(match, seen_by(side, "18")) == {"start", seen_by(side, "10")}


@rule("SI-15")
def test_pawns_on_a_disc_do_not_block_the_trails_that_pass_by_its_dot() -> None:
    """From 8 over 9 to 5, as above; an own pawn stands on 9, or an enemy does."""
    discs = {8: "A0", 9: "D1", 5: "A3"}
    assert "5" in ends(paper(discs, "8 9"), "8")
    assert "5" in ends(paper(discs, "8", "9"), "8")


@rule("SI-16")
@both
def test_the_opponents_start_is_not_entered(side: int) -> None:
    """16 leads on to Black's start, whether a pawn stands on it or not."""
    for foes in ("", "start"):
        assert ends(mine(side, "16", foes, left=1), seen_by(side, "16")) == {seen_by(side, "8")}


@rule("SI-16")
@both
def test_nor_the_opponents_goal(side: int) -> None:
    match = mine(side, "6", left=1)
    assert ends(match, seen_by(side, "6")) == set(seen(side, "1 10 11").split())
    assert "goal" in ends(mine(side, "3", left=1), seen_by(side, "3"))


@rule("SI-16")
def test_nor_passed_on_the_wide_board() -> None:
    """All three outer ends of well 16 come to Black's start. Red's trail from 17 over 16 ends there."""
    assert ends(paper({17: "A3", 16: "D1", 18: "A4"}, "17", board="wide"), "17") == {"18"}
    assert ends(paper({17: "A3", 16: "D1", 18: "A4"}, "", "17", turn=BLACK, board="wide"), "17") == {"18", "start"}


# ------------------------------------------------------------------------------------------- against the tests' own follower
@rule("SI-14")
@rule("SI-15")
@rule("SI-16")
@pytest.mark.parametrize("board", ["classic", "wide"])
@pytest.mark.parametrize("discs", ["default", "varied"])
def test_reach_is_what_an_independent_follower_finds(board: str, discs: str) -> None:
    """Every point of both sides, with and without other pawns in the way, and with a goal that is closed."""
    rng, state = random.Random(f"{board} {discs}"), position(board=board, discs=discs)._state
    for _ in range(some(600)):
        layout = any_layout(rng)
        net = Net(layout, board, discs)
        state.disc[:] = ["ABCDEF".index(name[0]) * 6 + int(name[1]) for name in layout]
        pawns = [rng.sample(POINTS[:20], rng.randrange(6)) for _ in range(2)]
        for side in (RED, BLACK):
            state.standing[side] = sum(1 << POINTS.index(point) for point in pawns[side])
            state.returned[side] = rng.choice((0, 0, 0, 1, 2))
        for side in (RED, BLACK):
            for k, point in enumerate(POINTS):
                expected = net.reach(side, point, pawns[side], *([GOAL] if state.returned[side] == 1 else []))
                assert members(int(trails.reach(state, side, k))) == expected
            k = rng.randrange(21)  # what words and drawings ask
            seen = facts.Snapshot.of(View(GAME, side, state))
            assert facts.reach(seen, side, k) == trails.reach(state, side, k)
            assert members(facts.trails_from(seen, side, k)) - {POINTS[k]} == net.next_points(side, POINTS[k])


@rule("SI-14")
def test_trails_can_be_walked_both_ways() -> None:
    rng = random.Random(15)
    for _ in range(some(80)):
        state = position(layout=" ".join(any_layout(rng)))._state
        state.standing[:] = 0
        for side in (RED, BLACK):
            reached = np.array([[int(trails.reach(state, side, k)) >> j & 1 for j in range(21)] for k in range(21)])
            assert (reached == reached.T).all()


# ----------------------------------------------------------------------------------------------------------------- goal
@rule("SI-12")
@rule("SI-17")
@both
@editions
@pytest.mark.parametrize(("before", "after"), [
    (((6, 0), (6, 0)), ((4, 2), (6, 0))),
    (((2, 4), (6, 0)), ((0, 6), (6, 0))),
    (((1, 4), (6, 1)), ((0, 5), (6, 1))),
    (((0, 4), (3, 5)), ((0, 5), (2, 5))),
], ids=["two chests", "the last two", "the only one", "one of the opponent's camp"])
def test_a_pawn_that_reaches_its_goal_goes_aboard_with_chests(side: int, edition: str, before: Stocks, after: Stocks) -> None:
    """At once, and the turn goes on. The rulebook's first two questions."""
    match = aboard(side, before, edition=edition)
    assert chests(match, side) == after
    assert (stands(match, side), ship(match, side)[0], ship(match, 1 - side)[0]) == ({"17"}, 1, 0)
    assert (waits(match), match._state.left) == ((side, "act"), 2)


@rule("SI-17")
@rule("SI-31")
@both
@editions
@lengths
def test_with_both_camps_empty_one_of_the_opponents_ship_and_that_wins(side: int, edition: str, length: str, each: int) -> None:
    match = aboard(side, ((0, each), (0, each)), length=length, edition=edition)
    assert chests(match, side) == ((0, each + 1), (0, each - 1))
    assert over(match) == ((side,), "chests")


@rule("SI-17")
@rule("SI-31")
@lengths
def test_both_camps_empty_is_always_a_tie_of_the_ships(length: str, each: int) -> None:
    """In whole games: whenever a chest is carried off the opponent's ship, the ships are even before, and it wins."""
    empty, found = 0, 0
    for before, verb, values, after, _allowed in all_steps(length=length):
        if [chests[0] for chests in before.chests] != [0, 0]:
            continue
        assert [*map(list, before.chests)] == [[0, each], [0, each]]
        empty += 1
        if verb == "move" and values[1] == POINTS.index(GOAL):
            assert after.actor == benbow.OVER
            assert (after.chests[before.player][1], after.chests[1 - before.player][1]) == (each + 1, each - 1)
            found += 1
    assert enough(empty, 20)
    assert enough(found)


@rule("SI-17")
def test_every_arrival_carries_what_the_clause_says() -> None:
    carried: Counter[int] = Counter()
    for before, verb, values, after, _allowed in all_steps():
        if verb != "move" or values[1] != POINTS.index(GOAL):
            continue
        side, other = before.player, 1 - before.player
        own, foes = [*before.chests[side]], [*before.chests[other]]
        many = min(own[0], 2)
        if many:
            own = [own[0] - many, own[1] + many]
        else:
            own, foes = [0, own[1] + 1], [foes[0] - 1, foes[1]] if foes[0] else [0, foes[1] - 1]
        assert (after.chests[side], after.chests[other]) == (own, foes)
        assert after.aboard[side] == before.aboard[side] + 1
        assert after.standing[side] == before.standing[side] & ~(1 << values[0])
        carried[many] += 1
    assert all(enough(carried[many], 5) for many in (0, 1, 2))
