"""Figures that are known exactly, and agreement with the program in C++."""
from __future__ import annotations

import functools
import math
import subprocess
from fractions import Fraction
from pathlib import Path

import pytest

from benbow.cli import bench
from benbow.engine.compiled import playouts as play
from benbow.engine.match import Match
from benbow.games.naufrageurs.rules.actions import LOAD, LURE, ROLL
from benbow.games.naufrageurs.rules.state import ASHORE

from ..by_hand import fields, go, outcomes, tried
from .table import GAME, loaded, squares, table

ROUNDS = 200_000


@functools.cache
def program() -> Path:
    found = bench.yardstick(GAME)
    assert found is not None, "the tests need g++"
    return found


def chance_to_leave(match: Match) -> Fraction:
    """That the green ship is off the board after the next roll, if it is not so already."""
    if squares(match)[0] == ASHORE:
        return Fraction(1)
    return sum((chance for text, chance in outcomes(match).items() if squares(tried(match, text))[0] == ASHORE), Fraction(0))


@pytest.mark.rule("NA-10")
@pytest.mark.parametrize(("square", "chance"), [(1, Fraction(1)), (2, Fraction(1, 2)), (3, Fraction(1, 10))])
def test_wreck_chance_of_one_try_is_100_50_10_per_cent(square: int, chance: Fraction) -> None:
    assert chance_to_leave(go(loaded(square, 3, 3, 3), "lure green")) == chance


@pytest.mark.rule("NA-12")
@pytest.mark.parametrize(("square", "chance"), [(1, Fraction(1, 10)), (2, Fraction(1, 2)), (3, Fraction(1))])
def test_escape_chance_is_10_50_100_per_cent(square: int, chance: Fraction) -> None:
    assert chance_to_leave(go(loaded(square, 1, 1, 3), "lure yellow", "lure red")) == chance


def test_random_games_are_the_same_as_in_cpp_step_by_step() -> None:
    """Same seed, same way of drawing: steps, decisions, wins, points and the generator's end must be equal."""
    for seed in (1, 42, 2026):
        state, workspace = GAME.opening(), GAME.new_workspace(seed)
        steps, decisions, wins, points = play.playouts(state, workspace, 20_000)
        found = bench.run_yardstick(program(), 20_000, seed)
        assert (steps, decisions, wins, points, int(workspace.rng[0])) == tuple(
            found[key] for key in ("steps", "decisions", "wins", "points", "rng"))


@pytest.mark.rule("NA-18")
def test_random_play_agrees_with_cpp_within_4_sigma() -> None:
    """Other seeds, 200,000 rounds each: mean points and win rate of the Wrecker."""
    _, decisions, wins, points = play.playouts(GAME.opening(), GAME.new_workspace(5), ROUNDS)
    found = bench.run_yardstick(program(), ROUNDS, 6)
    mean = found["points"] / ROUNDS
    spread = math.sqrt((found["points_squared"] / ROUNDS - mean**2) * 2 / ROUNDS)
    assert abs(points / ROUNDS - mean) < 4 * spread
    rate = found["wins"] / ROUNDS
    assert abs(wins / ROUNDS - rate) < 4 * math.sqrt(2 * rate * (1 - rate) / ROUNDS)
    assert abs(decisions / ROUNDS - found["decisions"] / ROUNDS) < 0.05
    # What was known before either was written.
    assert round(points / ROUNDS, 1) == pytest.approx(45.2, abs=0.11)
    assert wins / ROUNDS == pytest.approx(0.339, abs=0.005)
    assert decisions / ROUNDS == pytest.approx(56.1, abs=0.1)


def test_greedy_bot_gives_random_play_no_chance_and_a_beginner_a_game() -> None:
    for bots, seat in (([play.GREEDY, play.RANDOM], 0), ([play.RANDOM, play.GREEDY], 1)):
        rows = play.simulate(GAME, {}, bots, 4000, seed=1)
        assert rows[:, 2 + seat].mean() > 0.75


# ------------------------------------------------------------------------------------------------------- perft
def cpp_action(match: Match, code: int) -> str:
    """A code as the C++ program counts it."""
    if match.phase == "load":
        barrel, ship = code - LOAD, int(fields(match)["ship"])
        return str(barrel % 6 + (0 if barrel // 6 == ship else 6))
    return str(code - LURE if match.phase == "lure" else 0 if match.phase == "count" else code - ROLL - 1)


def cpp_perft(line: tuple[str, ...], depth: int) -> int:
    match, actions = table(), []
    for text in line:
        actions.append(cpp_action(match, match.parse(text)))
        go(match, text)
    done = subprocess.run([program(), "perft", str(depth), *actions], check=True, capture_output=True, text=True)
    return int(done.stdout)


LOADED = ("roll 2", "roll 1", "roll 3", "roll 2", "load green 7", "load brown -7", "load red 5", "load blue 4")
POSITIONS = {
    "opening": ((), {4: 3**4, 5: 3**4 * 12, 6: 3**4 * (6 * 12 + 6 * 11), 7: 123_444, 8: 1_312_200}),
    "first lure": (LOADED, {1: 4, 2: 12, 7: 2_916, 8: 11_232}),
    "second turn": ((*LOADED, "lure yellow", "lure blue", "roll 1", "roll 1", "roll 2", "roll 1", "roll 3"),
                    {1: 11, 2: 105, 3: 420, 7: 34_020, 8: 102_060}),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_perft_with_chance_expanded_agrees_with_cpp_and_the_known_counts(name: str) -> None:
    line, known = POSITIONS[name]
    state = fields(table(*line)).copy()
    for depth in range(1, 9):
        count = play.perft(GAME, state, depth)  # type: ignore[arg-type]
        assert count == cpp_perft(line, depth)
        assert count == known.get(depth, count)


def test_perft_to_the_end_of_a_tiny_game_is_counted_by_hand() -> None:
    """One lane, one barrel. Entering on 1: load, lure, count. On 2 and 3 a roll comes before the count, and if the ship
    is still afloat (1 on square 2; 1 and 2 on square 3) it sails, with three outcomes."""
    opening = GAME.opening(lanes=1, barrels=1, special=0)
    assert [play.perft(GAME, opening, depth) for depth in range(6)] == [1, 3, 3, 3, 1 + 3 + 3, 1 + (3 + 1 + 1) + (3 + 3 + 1)]
