"""The odds, exactly: by solving the equations of real states that come again, not by throwing often."""
from __future__ import annotations

from collections import Counter
from fractions import Fraction

import benbow
from benbow.games.schatzinsel.rules.state import State

from ..by_hand import go, outcomes, tried
from .exact import solve
from .positions import mine, seen_by
from .table import GAME, both, left, members, rule, turn_of

WINS = Fraction(8, 13)  # an attacker's duel


def phase(state: State) -> str:
    return GAME.phases[int(state.phase)]


def duel(side: int, own: str = "10", foes: str = "8 17", points: int = 1, **more: object) -> benbow.Match:
    match = mine(side, own, foes, left=points, **more)
    return go(match, f"move {seen_by(side, own.split()[0])} {seen_by(side, foes.split()[0])}")


def stands_at(state: State, side: int, point: str) -> bool:
    return seen_by(side, point) in members(int(state.standing[side]))


# ---------------------------------------------------------------------------------------------------------------- the duel
@rule("SI-23")
@both
def test_an_attacker_wins_a_duel_with_8_of_13(side: int) -> None:
    """40 in 65: x = 4/9 + 4/9 (1 - y), y = 4/9 + 4/9 (1 - x), and x = y: so 13 x = 8."""

    def won(state: State) -> int | None:
        return None if phase(state) == "duel" else int(stands_at(state, side, "8"))

    match = duel(side)
    assert solve(match, won) == Fraction(40, 65) == WINS
    go(match, "fight rb")  # now the defender throws
    assert solve(match, won) == 1 - WINS


@rule("SI-23")
@both
def test_the_recursion_has_two_states(side: int) -> None:
    match, found = duel(side), set()
    for _ in range(6):
        found.add(match.state_bytes())
        go(match, "fight rb")
    assert len(found) == 2


@rule("SI-23")
@both
def test_how_many_throws_a_duel_takes(side: int) -> None:
    """Each decides with 5/9: nine fifths in the mean."""
    throws = solve(duel(side), lambda state: None if phase(state) == "duel" else 0, cost=lambda state: 1)
    assert throws == Fraction(9, 5)


@rule("SI-25")
@both
def test_the_chests_that_a_duel_brings(side: int) -> None:
    """One with 8/13, none but a chest lost with 5/13."""

    def ahead(state: State) -> int | None:
        return None if phase(state) == "duel" else int(state.chests[side, 1] - state.chests[1 - side, 1])

    assert solve(duel(side), ahead) == WINS - (1 - WINS) == Fraction(3, 13)


@rule("SI-31")
@both
def test_a_duel_at_six_chests_each_is_the_game(side: int) -> None:
    match = duel(side, chests=((0, 6), (0, 6)))

    def value(state: State) -> Fraction | None:
        if state.actor != benbow.OVER:
            return None
        GAME.rules["score"](state, GAME.workspace.utility)
        return Fraction(float(GAME.workspace.utility[side]))

    assert solve(match, value) == WINS


@rule("SI-26")
@both
def test_two_duels_in_a_row(side: int) -> None:
    """18 against 10, and the free move against 8: both won 64/169, one won 40/169, the first one lost 65/169."""

    def attack(state: State, texts: list[str]) -> str:
        return f"move {seen_by(side, '10')} {seen_by(side, '8')}"

    found = {}
    for won in (0, 1, 2):

        def exactly(state: State, won: int = won) -> int | None:
            is_done = phase(state) == "act" or (phase(state) == "free" and state.chests[side, 1] == 2)
            return int(int(state.chests[side, 1]) == won) if is_done else None

        found[won] = solve(duel(side, own="18", foes="10 8 17", points=2), exactly, attack)
    assert found == {2: Fraction(64, 169), 1: Fraction(40, 169), 0: Fraction(65, 169)}


@rule("SI-26")
@both
def test_how_far_a_free_move_carries(side: int) -> None:
    """One point: from 8 against 3, and on into the goal. Three chests aboard with 8/13, else none."""

    def on(state: State, texts: list[str]) -> str:
        return f"move {seen_by(side, '3')} goal" if phase(state) == "free" else "end"

    mean = solve(
        duel(side, own="8", foes="3 17"), lambda state: int(state.chests[side, 1]) if state.turns == 11 else None, on
    )
    assert mean == 3 * WINS


# -------------------------------------------------------------------------------------------------------------- the contest
@rule("SI-22")
@both
def test_a_contest_is_one_half(side: int) -> None:
    """x = 2/9 + 5/9 x: one state, which comes again byte for byte."""
    match = go(mine(side, "10", "17", left=3), "name 9", "object", "contest")
    assert solve(match, lambda state: None if phase(state) == "contest" else int(phase(state) == "turn")) == Fraction(1, 2)
    assert {tried(match, text).state_bytes() for text in ("settle rb", "settle br")} == {match.state_bytes()}


@rule("SI-22")
@both
def test_how_many_throws_a_contest_takes(side: int) -> None:
    match = go(mine(side, "10", "17", left=3), "name 9", "object", "contest")
    assert solve(match, lambda state: None if phase(state) == "contest" else 0, cost=lambda state: 1) == Fraction(9, 4)


# --------------------------------------------------------------------------------------------------------------- the points
@rule("SI-11")
@both
def test_points_come_with_4_20_33_20_and_4_of_81(side: int) -> None:
    match, found = mine(side, "start", "start"), Counter[int]()
    for text, chance in outcomes(match).items():
        after = tried(match, text)
        found[left(after) if turn_of(after) == side else 0] += int(chance * 81)
    assert found == {0: 4, 1: 20, 2: 33, 3: 20, 4: 4}
    assert found.total() == 81
    assert sum(points * times for points, times in found.items()) == 2 * 81


@rule("SI-11")
@both
def test_the_mean_of_a_roll_is_two_points(side: int) -> None:
    def points(state: State) -> int | None:
        return None if phase(state) == "roll" and state.turns == 10 else int(state.left)

    assert solve(mine(side, "start", "start"), points) == 2


# ------------------------------------------------------------------------------------------------------------- whole turns
@rule("SI-11")
@rule("SI-22")
@both
def test_how_many_discs_a_turn_turns_against_an_objection(side: int) -> None:
    """No pawn can move; every point goes into disc 9 or others, and the first naming is contested.
    2 points in the mean, less the point lost with 1/2 if there is one at all: 2 - 1/2 * 77/81 = 247/162."""

    def stubborn(state: State, texts: list[str]) -> str:
        if phase(state) == "act":
            return next((text for text in texts if text.startswith("name")), "end")
        return {"answer": "object", "reply": "contest", "turn": "turn +1"}[phase(state)]

    match = mine(side, "9", "17", camps=(0, 8))
    turned = solve(match, lambda state: 0 if state.turns > 10 else None, stubborn, lambda state: int(phase(state) == "turn"))
    assert turned == 2 - Fraction(1, 2) * Fraction(77, 81) == Fraction(247, 162)


@rule("SI-13")
@rule("SI-22")
@both
def test_the_duty_keeps_a_point_for_the_move(side: int) -> None:
    """A pawn can move throughout. Discs first, all contested: of n points n - 1 can be named for, and one is for the move.
    So n - 1 discs, less the 1/2 lost if n > 1: (20 * 0 + 33 * 1/2 + 20 * 3/2 + 4 * 5/2) / 81 = 113/162; and always one move."""

    def discs_first(state: State, texts: list[str]) -> str:
        if phase(state) == "act":
            names = [text for text in texts if text.startswith("name") and not state.moved]
            return names[0] if names else texts[0] if texts[0].startswith("move") and not state.moved else "end"
        return {"answer": "object", "reply": "contest", "turn": "turn +3"}[phase(state)]

    match = mine(side, "17", "start", camps=(4, 4))
    over = solve(match, lambda state: 0 if state.turns > 10 else None, discs_first, lambda state: int(phase(state) == "turn"))
    assert over == Fraction(33 * 1 + 20 * 3 + 4 * 5, 2 * 81) == Fraction(113, 162)
    moves = solve(match, lambda state: int(state.moved) if texts_end(state) else 0 if state.turns > 10 else None, discs_first)
    assert moves == Fraction(77, 81)


def texts_end(state: State) -> bool:
    """In ACT after the move."""
    return phase(state) == "act" and bool(state.moved)


@rule("SI-11")
@rule("SI-31")
@rule("SI-32")
@both
def test_a_race_of_two_pawns_that_need_one_point_each(side: int) -> None:
    """Six chests aboard and a pawn before each goal; four turns are left. With q = 4/81 for a roll of nothing the first wins
    with (1 - q)(1 + q^2), the other with q (1 - q)(1 + q^2), and nobody with q^4."""

    def race(state: State, texts: list[str]) -> str:
        return next(text for text in texts if text.endswith("goal"))

    match = mine(side, "3", "6", turns=0, limit=4, chests=((0, 6), (0, 6)), camps=(0, 0), aboard=(4, 4))
    results = {}
    for value in (1, 0.5, 0):

        def is_worth(state: State, value: float = value) -> int | None:
            if state.actor != benbow.OVER:
                return None
            GAME.rules["score"](state, GAME.workspace.utility)
            return int(GAME.workspace.utility[side] == value)

        results[value] = solve(match, is_worth, race)
    q = Fraction(4, 81)
    assert results == {1: (1 - q) * (1 + q**2), 0: q * (1 - q) * (1 + q**2), 0.5: q**4}
    assert sum(results.values()) == 1
