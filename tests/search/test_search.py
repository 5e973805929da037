"""What a search reports: visits, limits, budgets, seeds, memory."""
from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any, Literal, cast

import numpy as np
import pytest
from numba.core import runtime

import benbow
from benbow.engine.compiled import COMPILED, rule
from benbow.engine.contract import SearchSettings, View
from benbow.engine.errors import BadGameError, BadOptionError
from benbow.search import ismcts, sequential_halving
from benbow.search import search as search_module
from benbow.search.knowledge import NOTHING
from benbow.search.search import MAX_ITERATIONS, Budget, Search, SearchResult
from tests.naufrageurs.table import GAME, loaded, table
from tests.own import GAMES

from .pebbles import GAME as PEBBLES

BOTS_THAT_ALLOCATE = ("ile_au_tresor", "martinique", "schatzinsel")


def first_view(name: str = "naufrageurs", seed: int = 1, **options: object) -> View:
    match = benbow.game(name).new(seed=seed, **options)  # type: ignore[arg-type]
    match.advance()
    return match.view(match.actor)


def without_time(result: SearchResult) -> SearchResult:
    return dataclasses.replace(result, seconds=0.0)


# --------------------------------------------------------------------------------------------------------------- counts
@pytest.mark.parametrize("settings", [SearchSettings(), SearchSettings(rollout_policy_percent=100, prior_weight=0.3),
                                      SearchSettings(rollout_depth=5, widening_base=3.0, opponent_policy_percent=50)])
@pytest.mark.parametrize("name", GAMES)
def test_visits_add_up_and_values_are_from_0_to_1(name: str, settings: SearchSettings) -> None:
    view, n = first_view(name), 60
    result = Search(view.game, learned=NOTHING).run(view, Budget(iterations=n), settings=settings)
    assert result.iterations == n == sum(option.visits for option in result.options)
    assert {option.code for option in result.options} <= {*view.legal()}
    assert [option.visits for option in result.options] == sorted((option.visits for option in result.options), reverse=True)
    assert all(0 <= value <= 1 for value in (result.value, *(option.value for option in result.options)))
    assert result.value == pytest.approx(sum(option.value * option.visits for option in result.options) / n)
    assert result.line[0].code == result.best
    visits = [step.visits for step in result.line]
    assert visits == sorted(visits, reverse=True)
    assert 1 + len(result.options) <= result.nodes <= 1 + (view.game.most_actions + 2 * view.seats) * (n + 1)


def test_every_action_is_tried_before_one_is_tried_twice() -> None:
    view = first_view()
    legal = view.legal()
    result = Search(GAME).run(view, Budget(iterations=len(legal)), settings=SearchSettings())
    assert sorted(option.code for option in result.options) == legal


def test_full_tree_is_searched_but_not_grown() -> None:
    """The search goes on with what it has. There is always room for the actions of the root."""
    view, n = first_view(), 5000
    least = 2 + GAME.most_actions
    for most in (2, 20, 200):
        result = Search(GAME, max_nodes=most).run(view, Budget(iterations=n), settings=SearchSettings())
        assert max(most, least) - GAME.most_actions < result.nodes <= max(most, least)
        assert sum(option.visits for option in result.options) == n
        assert len(result.options) == len(view.legal())
    wide = Search(GAME).run(view, Budget(iterations=n), settings=SearchSettings())
    assert result.value == pytest.approx(wide.value, abs=0.1)


def test_memory_that_is_full_between_a_choice_and_what_it_uncovers() -> None:
    """Both ships are next to the island: each lure takes two nodes, and there is not room for both at some time."""
    view = loaded(1, 1).view(0)
    for most in range(14, 24):
        result = Search(GAME, max_nodes=most).run(view, Budget(iterations=300), settings=SearchSettings())
        assert result.nodes <= most
        assert sum(option.visits for option in result.options) == 300


def test_own_action_that_uncovers_has_a_node_for_the_choice_and_one_for_what_was_seen() -> None:
    view = loaded(1, 1).view(0)
    result = Search(GAME).run(view, Budget(iterations=2000), settings=SearchSettings())
    first, second = (GAME.verbs.text(step.code) for step in result.line[:2])
    assert first in ("lure green", "lure yellow")
    assert second.startswith(f"{first} = ")


def test_progressive_widening_limits_the_actions() -> None:
    view = first_view()
    assert len(view.legal()) == 12
    for base, exponent, n, most in ((2.0, 0.0, 3000, 2), (1.0, 0.25, 256, 4), (3.0, 0.5, 9, 9), (0.0, 0.5, 100, 1)):
        settings = SearchSettings(widening_base=base, widening_exponent=exponent)
        result = Search(GAME).run(view, Budget(iterations=n), settings=settings)
        assert len(result.options) == most, (base, exponent)


def test_action_of_the_policy_is_tried_first_and_its_prior_favours_it() -> None:
    """If rollouts use the policy; and the bonus is divided by the visits."""
    view = loaded(1, 3).view(0)
    greedy = GAME.verbs.parse("lure green")  # at once, and no dearer
    for seed in range(8):
        result = Search(GAME).run(view, Budget(iterations=1), seed, SearchSettings(rollout_policy_percent=1))
        assert result.best == greedy
    favoured = Search(GAME).run(view, Budget(iterations=40), 1, SearchSettings(rollout_policy_percent=1, prior_weight=1000.0))
    assert [option.visits for option in favoured.options] == [39, 1]


# ------------------------------------------------------------------------------------------------------------- budgets
def test_same_seed_same_result_another_seed_another() -> None:
    view = first_view()
    search = Search(GAME)
    results = [without_time(search.run(view, Budget(iterations=500), seed)) for seed in (1, 2, 1)]
    assert results[0] == results[2] == without_time(Search(GAME).run(view, Budget(iterations=500), 1))
    assert results[0] != results[1]


@pytest.mark.parametrize("method", ["ismcts", "sequential_halving"])
def test_a_single_action_is_searched_as_long_as_several(method: Literal["ismcts", "sequential_halving"]) -> None:
    """Or the time that a bot takes would tell that it had no choice."""
    settings = dataclasses.replace(GAME.search_settings, method=method)
    for match in (loaded(1), loaded(1, 2, 3)):
        assert Search(GAME).run(match.view(0), Budget(iterations=600), 1, settings).iterations == 600


@pytest.mark.parametrize("settings", [SearchSettings(), SearchSettings(method="guided")], ids=["plain", "learned"])
def test_time_limit_that_is_not_reached_changes_nothing(settings: SearchSettings) -> None:
    """In batches or at once."""
    view = first_view()
    assert without_time(Search(GAME).run(view, Budget(iterations=500, seconds=3600), settings=settings)) == without_time(
        Search(GAME).run(view, Budget(iterations=500), settings=settings))


class Clock:
    """A clock on which every iteration takes the same time."""

    def __init__(self, iterate: object, cost: float) -> None:
        self.now, self.cost, self.iterate, self.batches = 0.0, cost, iterate, list[int]()

    def monotonic(self) -> float:
        return self.now

    def slow(self, *given: int) -> int:
        self.batches.append(given[-1])
        self.now += given[-1] * self.cost
        return self.iterate(*given)  # type: ignore[operator, no-any-return]


@pytest.mark.parametrize("cost", [1e-5, 1e-3, 0.02])
def test_time_budget_ends_in_time_whatever_an_iteration_costs(cost: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(ismcts.iterate, cost)
    monkeypatch.setattr(search_module, "time", clock)
    monkeypatch.setattr(ismcts, "iterate", clock.slow)
    result = Search(GAME).run(first_view(), Budget(seconds=0.5), settings=SearchSettings())
    late = result.seconds - 0.5
    assert 0 <= late <= max(2 * sequential_halving.CLOCK_INTERVAL, cost)
    assert result.iterations == sum(clock.batches) >= 0.5 / cost - 1e-6
    assert len(clock.batches) < 0.5 / sequential_halving.CLOCK_INTERVAL + 12  # it does not look at the clock all the time


def test_budgets_that_make_no_sense_are_refused() -> None:
    for iterations, seconds in ((0, None), (-1, 1.0), (MAX_ITERATIONS + 1, None), (MAX_ITERATIONS, None), (5, 0.0),
                                (5, -1.0), (5, float("nan")), (5, float("inf"))):
        with pytest.raises(BadOptionError):
            Budget(iterations, seconds)
    assert Budget(seconds=0.1).iterations == MAX_ITERATIONS


def test_only_the_seat_that_acts_can_search_and_only_in_its_game() -> None:
    match = loaded(1, 3)
    with pytest.raises(BadOptionError, match="only the seat that acts"):
        Search(GAME).run(match.view(1), Budget(iterations=5))
    with pytest.raises(BadOptionError, match="is made for pebbles"):
        Search(PEBBLES).run(match.view(0), Budget(iterations=5))


def test_integers_for_floats_have_nothing_compiled_again() -> None:
    view = first_view()
    before = Search(GAME).run(view, Budget(iterations=20), settings=SearchSettings(widening_base=8.0, exploration=1.0))
    kinds = len(ismcts.iterate.signatures)  # type: ignore[attr-defined]
    after = Search(GAME).run(view, Budget(iterations=20), settings=SearchSettings(widening_base=8, exploration=1))
    assert without_time(before) == without_time(after)
    assert len(ismcts.iterate.signatures) == kinds  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------------------- memory, and no compiler
def test_nothing_is_allocated_in_the_loop() -> None:
    """The compiler refuses functions that allocate, and all of the search's are compiled that way; nor do the rules allocate.

    The policies of the large games do.
    """

    def allocating(n: int) -> int:
        return len(np.zeros(n))

    assert rule(inline=False)(allocating)(3) == 3
    with pytest.raises(BadGameError, match="zeros"):
        rule(allocates=False)(allocating)(3)
    functions = {name: one for name, one in vars(ismcts).items() if hasattr(one, "py_func")}
    assert {"iterate", "select", "rollout", "add_child", "ask", "policy_action"} <= functions.keys()
    assert all(one.targetoptions["_nrt"] is False for one in functions.values())
    cast(Any, runtime)._nrt_python.memsys_enable_stats()
    count = cast(Any, runtime).rtsys.get_allocation_stats
    found = set()
    for name in GAMES:
        view = first_view(name)
        search = Search(view.game)
        for percent in (0, 100):
            before = count().alloc
            search.run(view, Budget(iterations=20), settings=SearchSettings(rollout_policy_percent=percent))
            if count().alloc > before:
                found.add((name, percent))
    assert found <= {(name, 100) for name in BOTS_THAT_ALLOCATE}


UNCOMPILED = """
import json, sys
import numpy as np
from benbow.engine.compiled import COMPILED
from benbow.search import ismcts
from tests.search.test_search import SHALLOW, small_searches
assert not COMPILED
ismcts.MAX_DEPTH = SHALLOW
shallow = small_searches(lambda search: setattr(search, "_paths", np.zeros((len(search._paths), SHALLOW), np.int64)))
ismcts.MAX_DEPTH = 512
print(json.dumps([small_searches(), [len(result["line"]) for result in shallow]]))
"""
SHALLOW = 7


def small_searches(prepare: Callable[[Search], None] = lambda search: None) -> list[dict[str, list[object]]]:
    """In a game with hidden information and dice, and in one with several seats, with various settings."""
    found = []
    near = table("roll 1", "roll 1", "load green 7", "load yellow 7", lanes=2, barrels=2, special=0)
    for view, settings, n in (
        (loaded(1, 2, 3).view(0), SearchSettings(), 25),
        (near.view(0), SearchSettings(rollout_policy_percent=50, prior_weight=0.2, widening_base=2.0), 60),
        (table("roll 1", "roll 3", lanes=2).view(1), SearchSettings(opponent_policy_percent=60), 25),
        (PEBBLES_VIEW, SearchSettings(exploration=0.3), 200),
    ):
        search = Search(view.game)
        prepare(search)
        found.append(dataclasses.asdict(without_time(search.run(view, Budget(iterations=n), 7, settings))))
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


PEBBLES_VIEW = View(PEBBLES, 0, PEBBLES.opening(heap=12))


def test_uncompiled_the_result_is_the_same_and_no_path_is_too_deep() -> None:
    assert COMPILED
    switched = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", UNCOMPILED], capture_output=True, text=True, env=switched)
    assert done.returncode == 0, done.stderr
    results, depths = json.loads(done.stdout)
    assert results == small_searches()
    assert max(len(result["line"]) for result in results) > SHALLOW - 2 >= max(depths) > 2
