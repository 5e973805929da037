"""Does the tree search find the best action? Small games are solved exactly for comparison (`exact.py`)."""
from __future__ import annotations

from fractions import Fraction

import pytest

from benbow.engine.compiled import records
from benbow.engine.contract import SearchSettings, View
from benbow.engine.match import Match
from benbow.search.baselines import Random
from benbow.search.ismcts import NODE, spread
from benbow.search.search import Budget, Search, SearchResult
from tests.by_hand import play_on
from tests.naufrageurs.table import GAME, table

from . import pebbles
from .exact import Solver, peeking

NEAR = 0.02  # a search's means include what it tried on the way
UNIFORM = SearchSettings()
# Three ships, one of them gone for good: the Wrecker has one try and two ships in sight. The yellow one carries the 7, as he
# knows; the green one carries the 7 or the -2, equally likely, and only its wreck will tell.
TEMPTING = ("roll 1, roll 1, roll 1, load green -2, load yellow -2, load red 7, lure yellow, lure red, roll 2, roll 2, roll 1, "
            "load yellow 7, load red -2, lure red, lure green, roll 1, roll 1, roll 1")


def determinizations(view: View) -> dict[bytes, Fraction]:
    """All of a small view, with probabilities: in Naufrageurs they are equally likely."""
    rng, found = view.game.new_workspace(1).bot_rng, set()
    for _ in range(200):
        guess = view.copy()
        view.game.rules["guess"](guess, view.seat, rng)
        found.add(guess.tobytes())
    return {state: Fraction(1, len(found)) for state in found}


def searched(view: View, iterations: int, seed: int = 1, settings: SearchSettings = UNIFORM) -> SearchResult:
    return Search(view.game).run(view, Budget(iterations=iterations), seed, settings)


def exact_values(view: View) -> dict[int, float]:
    return {code: values[view.seat] for code, values in Solver(view.game, view.seat).solve(determinizations(view)).items()}


def check(view: View, result: SearchResult, values: dict[int, float]) -> None:
    """The best action, and the values of it and of the position."""
    best = max(values, key=lambda code: values[code])
    assert view.game.verbs.text(result.best) == view.game.verbs.text(best)
    assert result.options[0].value == pytest.approx(values[best], abs=NEAR)
    assert result.value == pytest.approx(values[best], abs=NEAR)


# ------------------------------------------------------------------------------------------------------------ values
@pytest.mark.parametrize(("heap", "mates"), [(4, "none"), (7, "none"), (4, "outer"), (5, "outer"), (7, "outer")])
def test_open_game_with_dice_and_three_seats(heap: int, mates: str) -> None:
    """Each for himself (max^n), and two against one. At a heap of 4 mates change the best action."""
    view = View(pebbles.GAME, 0, pebbles.GAME.opening(heap=heap, mates=mates))
    check(view, searched(view, 100_000), exact_values(view))


@pytest.mark.parametrize("heap", [4, 5])  # at 7 both are worth nearly the same
def test_opponents_that_follow_the_policy_in_the_tree_do_not_learn(heap: int) -> None:
    """The policy of this toy is random: the best response to it is another one than to players who search."""
    view = View(pebbles.GAME, 0, pebbles.GAME.opening(heap=heap))
    values = Solver(view.game, 0, others_at_random=True).solve(determinizations(view))
    exact = {code: value[0] for code, value in values.items()}
    assert abs(max(exact.values()) - max(exact_values(view).values())) > 2 * NEAR
    check(view, searched(view, 100_000, settings=SearchSettings(opponent_policy_percent=100)), exact)


def test_searcher_may_be_any_seat() -> None:
    match = Match(pebbles.GAME, {"heap": 8}, seed=1)
    match.play(match.parse("take 1"))
    view = match.view(1)
    check(view, searched(view, 100_000), exact_values(view))


def test_owners_who_see_everything() -> None:
    """Two camps, three seats: the Owner who loads first counts on the other one."""
    view = table("roll 2", "roll 1", players=3, lanes=2, barrels=2, special=0).view(1)
    check(view, searched(view, 100_000), exact_values(view))


def tempting(*squares: int) -> View:
    """The same ships on these squares."""
    view = table(*TEMPTING.split(", "), lanes=3, barrels=2, special=0).view(0)
    view.record["square"][:2] = squares
    return view


def test_strategy_fusion_is_avoided() -> None:
    """Solving every determinization as if it were open counts on knowing later what is hidden, and takes the other ship."""
    view = tempting(3, 3)
    states = determinizations(view)
    assert len(states) == 2
    exact, peeked = exact_values(view), peeking(GAME, 0, states)
    right, wrong = GAME.verbs.parse("lure green"), GAME.verbs.parse("lure yellow")
    assert exact[right] > exact[wrong] + 0.05
    assert peeked[wrong] > peeked[right] + 0.005
    for seed in range(3):
        check(view, searched(view, 100_000, seed), exact)


def test_choice_does_not_know_what_it_will_uncover() -> None:
    """Green is next to the island: the lure itself shows its cargo. If that were known before, he would win more often."""
    view = tempting(1, 2)
    exact, each = exact_values(view), [Solver(GAME, 0).solve({state: Fraction(1)}) for state in determinizations(view)]
    known = sum(max(values[0] for values in one.values()) for one in each) / len(each)
    assert known > max(exact.values()) + 2 * NEAR
    result = searched(view, 100_000)
    check(view, result, exact)
    assert {GAME.verbs.text(option.code) for option in result.options} == {"lure green", "lure yellow"}


def last_round(seed: int) -> Match:
    """A small match of three rounds, played at random up to a choice of an Owner in the last one."""
    match = Match(GAME, {"players": 3, "rounds": "match", "lanes": 2, "barrels": 2, "special": 0}, seed=seed)
    anyone = Random(seed)
    return play_on(match, lambda match: anyone.choose(match.view(match.actor)),
                   lambda match: match.actor >= 0 and match.view(match.actor).record["wrecker"] == 2)


def test_mate_with_nothing_to_win_helps_his_camp() -> None:
    """NA-19: in the last round the poorer Owner cannot win any more. A camp is one player: he still loads as is best for it."""
    match = last_round(seed=10)
    seat, mate = match.actor, 1 - match.actor
    values = Solver(GAME, seat).solve(determinizations(match.view(seat)))
    assert all(value[seat] == 0 for value in values.values())
    worst, best = sorted(values, key=lambda code: values[code][mate])
    assert values[best][mate] > values[worst][mate] + 0.05
    result = searched(match.view(seat), 100_000)
    assert result.value == 0
    assert result.best == best
    assert result.options[0].visits > 90_000  # a selfish player would have no reason to prefer either


# ------------------------------------------------------------------------------------------------------------ exploration
@pytest.mark.parametrize(("results", "expected"), [
    ([], 1.0),  # as if half were won: nothing is known yet
    ([1.0, 0.0] * 200, 1.0),
    ([0.6, 0.4] * 200, 0.2),
    ([0.5] * 400, 0.0),
])
def test_spread_is_how_far_results_differ(results: list[float], expected: float) -> None:
    node = records(NODE, 1)[0]
    node["visits"], node["own_total"], node["own_squares"] = len(results), sum(results), sum(one * one for one in results)
    assert spread(node) == pytest.approx(expected, abs=0.1)


def test_scaled_exploration_tries_less_where_results_differ_less() -> None:
    """With three seats a third of the results are wins: less than half, so the best action is tried more often."""
    view = View(pebbles.GAME, 0, pebbles.GAME.opening(heap=7, mates="none"))
    check(view, searched(view, 100_000, settings=SearchSettings(scales_exploration=True)), exact_values(view))
    plain, scaled = (searched(view, 2_000, settings=SearchSettings(exploration=2.0, scales_exploration=on))
                     for on in (False, True))
    assert scaled.options[0].visits > plain.options[0].visits


# ------------------------------------------------------------------------------------------------------------ world draws
def test_who_doubts_what_others_chose_is_prepared_for_the_worst() -> None:
    """TEMPTING: what is on the green ship was chosen. Searched with the worst of several worlds, it is worth less to him, and he
    mixes; drawn uniformly, both are equally likely, as in `determinizations`."""
    view = table(*TEMPTING.split(", "), lanes=3, barrels=2, special=0).view(0)
    trusting, doubting = (searched(view, 20_000, settings=SearchSettings(world_draws=draws)) for draws in (1, 3))
    assert doubting.value < trusting.value - 0.01
    assert trusting.policy == ()
    assert sum(doubting.policy) == pytest.approx(1.0)
    assert doubting.policy == tuple(option.visits / doubting.iterations for option in doubting.options)
    again = searched(view, 20_000, settings=SearchSettings(world_draws=3))
    assert again.options == doubting.options
