"""Sequential halving: values, choices, budgets."""
from __future__ import annotations

from dataclasses import replace
from functools import cache

import numpy as np
import pytest

import benbow
from benbow.engine.compiled.calls import Rows
from benbow.engine.contract import CHANCE, OVER, SearchSettings, View
from benbow.engine.match import state_from
from benbow.engine.state import State
from benbow.search.baselines import Greedy
from benbow.search.rollout import RECORDS, VIEW, Rollouts, params_of
from benbow.search.search import Budget, Search
from tests.naufrageurs.table import loaded
from tests.own import GAMES

from .pebbles import GAME as PEBBLES
from .test_search import first_view, without_time

TO_THE_END = SearchSettings(method="sequential_halving", rollout_policy_percent=100)
HALVING = replace(TO_THE_END, rollout_depth=12)


@cache
def policy_value(content: bytes) -> tuple[float, ...]:
    """The exact value of a state if the toy's own policy, which is random, plays on."""
    state, workspace = state_from(PEBBLES, content), PEBBLES.new_workspace()
    if int(state["actor"]) == OVER:
        PEBBLES.rules["score"](state, workspace.utility)
        return tuple(float(one) for one in workspace.utility[:3])
    n = int(PEBBLES.rules["legal"](state, workspace.codes))
    codes, weights = [int(code) for code in workspace.codes[:n]], [1.0] * n
    if int(state["actor"]) == CHANCE:
        PEBBLES.rules["odds"](state, workspace.weights)
        weights = [float(weight) for weight in workspace.weights[:n]]
    values = np.array([value_after(state, code) for code in codes])
    return tuple(np.array(weights) @ values / sum(weights))


def value_after(state: State, code: int) -> tuple[float, ...]:
    after = PEBBLES.copy_of(state)
    PEBBLES.rules["apply"](after, code)
    return policy_value(after.tobytes())


@pytest.mark.parametrize("mates", ["none", "outer"])
def test_values_are_those_of_the_policy_playing_on(mates: str) -> None:
    """Compared with exact values; a camp is one player."""
    for heap in (3, 5, 7):
        state = PEBBLES.opening(heap=heap, mates=mates)
        exact = {code: value_after(state, code)[0] for code in View(PEBBLES, 0, state).legal()}
        result = Search(PEBBLES).run(View(PEBBLES, 0, state), Budget(iterations=60_000), 3, TO_THE_END)
        for option in result.options:
            assert option.value == pytest.approx(exact[option.code], abs=5 * 0.25 / option.visits**0.5)
        best = max(exact.values())
        assert exact[result.best] > best - 0.01  # whatever the random policy would have played


def test_the_policys_action_stays_unless_another_is_clearly_better() -> None:
    state = PEBBLES.opening(heap=3)
    view, search = View(PEBBLES, 0, state), Search(PEBBLES)
    values = {code: value_after(state, code)[0] for code in view.legal()}
    worst, *good = sorted(values, key=lambda code: values[code])
    assert values[worst] < values[good[0]] - 0.05
    for seed in range(12):
        policy_code = Greedy(seed).choose(view)
        assert search.run(view, Budget(iterations=600), seed, replace(TO_THE_END, switch_threshold=1e9)).best == policy_code
        assert search.run(view, Budget(iterations=600), seed, TO_THE_END).best in good
        assert search.run(view, Budget(iterations=9), seed, TO_THE_END).best == policy_code  # too few to know


@pytest.mark.parametrize("name", GAMES)
def test_budget_is_kept_and_visits_add_up(name: str) -> None:
    view = first_view(name)
    search, legal = Search(view.game), {*view.legal()}
    for n in (1, 2, 3, 7, 16, 60):
        result = search.run(view, Budget(iterations=n), 1, HALVING)
        assert result.iterations == sum(option.visits for option in result.options) <= max(n, 2)
        assert {option.code for option in result.options} <= legal
        assert len({option.code for option in result.options}) == len(result.options)
        assert all(0 <= option.value <= 1 for option in result.options)
        assert result.line[0].code == result.best
        assert without_time(result) == without_time(search.run(view, Budget(iterations=n), 1, HALVING))


def test_time_limit_and_half_of_the_actions_in_each_stage() -> None:
    view = first_view("naufrageurs")
    result = Search(view.game).run(view, Budget(seconds=0.2), 1, HALVING)
    assert result.seconds > 0.15
    visits = [option.visits for option in result.options]
    assert len(visits) == len(view.legal()) == 12
    assert visits == sorted(visits, reverse=True)
    assert len({*visits}) == 4  # 12, 6, 3, and two to the end
    assert [visits.count(one) for one in sorted({*visits})] == [6, 3, 1, 2]


def test_rollouts_of_a_round_share_their_random_numbers() -> None:
    """The same action twice has the same results; another round has others."""
    view = loaded(1, 3).view(0)
    rows = Rows(view.game, RECORDS, 1)
    rows.records[VIEW] = view.record
    codes = np.array([*view.legal(), *view.legal()], np.int64)
    seeds = np.random.default_rng(1).integers(1, 2**64, (200, 3), np.uint64)
    params = params_of(view, SearchSettings(rollout_policy_percent=50))
    results = Rollouts(rows).tried(params, view.seat, codes, seeds)[:, :, view.seat]
    half = len(view.legal())
    assert (results[:, :half] == results[:, half:]).all()
    assert (results[:, 0] != results[:, 1]).any()
    assert results.std(axis=0).min() > 0


def test_line_is_the_own_turn_as_far_as_all_determinizations_agree() -> None:
    """Each step is legal after those before it, in any determinization; it ends with the turn."""
    match = benbow.game("ile_au_tresor").new(seed=2)
    search, longest = Search(match.game), 0
    bots = Greedy(1)
    for _ in range(60):
        match.advance()
        if match.actor == OVER:
            break
        view = match.view(match.actor)
        if len(view.legal()) > 1:
            line = search.run(view, Budget(iterations=20), 1, HALVING).line
            state = view.copy()
            rng = np.array([5], np.uint64)
            match.game.rules["guess"](state, view.seat, rng)
            for step in line:
                assert int(state["actor"]) == view.seat
                assert step.code in View(match.game, view.seat, state).legal()
                match.game.rules["apply"](state, step.code)
            longest = max(longest, len(line))
        match.play(bots.choose(view))
    assert longest > 2
