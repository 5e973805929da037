"""Policy improvement: seeds, budgets, what the figures mean, and which determinizations are used."""
from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Sequence

import numpy as np
import pytest

from benbow.engine.compiled import Codes
from benbow.engine.compiled.calls import Rows
from benbow.engine.compiled.playouts import Matrix
from benbow.engine.contract import SearchSettings, View
from benbow.engine.match import Match
from benbow.learning.model import Model
from benbow.search import actions, features, guided, network, sequential_halving
from benbow.search.guided import GuidedRollouts, Improvement, PolicyImprovement, shrunk_gains
from benbow.search.network import Network
from benbow.search.rollout import RECORDS, VIEW, params_of
from benbow.search.search import Budget, Search, SearchResult, is_hidden
from tests.naufrageurs.table import GAME, loaded, table

from .test_search import Clock, first_view, without_time

OWN = GAME.search_settings
UNLEARNED = dataclasses.replace(OWN, method="ismcts")
N = 400
GAME_LEGAL = first_view().legal()


def searched(view: View, budget: Budget, seed: int = 1, settings: SearchSettings = OWN) -> SearchResult:
    return Search(GAME).run(view, budget, seed, settings)


def first_lure() -> View:
    """The Wrecker's first choice, after the Owners' first loads."""
    match = Match(GAME, {}, seed=1)
    while match.advance() or match.actor != 0:
        match.play(match.legal()[0])
    return match.view(0)


def most_of(n: int, legal: int) -> int:
    """A round in each stage is run in any case."""
    left, total = legal, 0
    for _ in range(max(1, (legal - 1).bit_length())):
        total, left = total + left, max(2, (left + 1) // 2)
    return max(n, total)


# ------------------------------------------------------------------------------------------------------------- seeds, budgets
def test_same_seed_same_result_another_seed_another() -> None:
    view, search = first_view(), Search(GAME)
    results = [without_time(search.run(view, Budget(N), seed)) for seed in (1, 2, 1)]
    assert results[0] == results[2] == without_time(searched(view, Budget(N)))
    assert results[0] != results[1]


def test_budget_is_kept_and_the_policy_is_one() -> None:
    for view, n in itertools.product((first_view(), first_lure()), (1, 5, 60, 777)):
        result, legal = searched(view, Budget(n)), view.legal()
        assert result.iterations == sum(option.visits for option in result.options) <= most_of(n, len(legal))
        assert n < 60 or result.iterations > n - 2 * len(legal)
        assert sorted(option.code for option in result.options) == legal
        assert len(result.policy) == len(legal)
        assert sum(result.policy) == pytest.approx(1)
        assert list(result.policy) == sorted(result.policy, reverse=True)
        assert all(0 <= option.value <= 1 for option in result.options)
        mean = sum(p * one.value for p, one in zip(result.policy, result.options, strict=True))
        assert result.value == pytest.approx(mean, abs=0.005), "corrections are not quite linear"


def test_a_single_action() -> None:
    match = Match(GAME, {}, seed=1)
    match.advance()
    while len(match.legal()) > 1:
        match.play(match.legal()[0])
        match.advance()
    view = match.view(match.actor)
    result = searched(view, Budget(50))
    assert ([option.code for option in result.options], result.policy) == (view.legal(), (1.0,))
    assert result.sample(3) == result.best == view.legal()[0]
    assert result.iterations == 50


def test_rare_options_were_not_learned() -> None:
    """A small version is searched as if nothing had been learned."""
    view = loaded(1, 2, 3).view(0)
    assert without_time(searched(view, Budget(60))) == without_time(searched(view, Budget(60), settings=UNLEARNED))
    assert without_time(searched(first_view(), Budget(60))) != without_time(
        searched(first_view(), Budget(60), settings=UNLEARNED))


@pytest.mark.parametrize("cost", [1e-5, 1e-3, 0.02])
def test_time_budget_ends_in_time_whatever_an_iteration_costs(cost: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock on which every iteration takes the same time."""
    clock = SlowRounds(cost)
    for module in (guided, sequential_halving):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(guided, "try_guided", clock.run)
    search = improvement(first_view(), iterations=10**7, deadline=0.5)
    search.run()
    stages = 4
    assert 0.5 - 1e-9 <= clock.now <= 0.5 + stages * max(4 * sequential_halving.CLOCK_INTERVAL, 12 * cost)


class SlowRounds(Clock):
    def __init__(self, cost: float) -> None:
        super().__init__(guided.try_guided, cost)

    def run(self, *given: Sequence[object]) -> int:
        self.now += self.cost * len(given[-1]) * len(given[-3])
        return self.iterate(*given)  # type: ignore[operator, no-any-return]


def test_moves_are_drawn_by_the_policy() -> None:
    view = first_view()
    result = searched(view, Budget(N))
    drawn = [result.sample(seed) for seed in range(4000)]
    for option, share in zip(result.options, result.policy, strict=True):
        assert drawn.count(option.code) / 4000 == pytest.approx(share, abs=0.03)
    assert {result.sample(9) for _ in range(5)} == {result.sample(9)}


def test_without_a_memory_nothing_is_remembered() -> None:
    match = GAME.new(seed=1)
    while match.ply < 60:
        if not match.advance():
            match.play(match.legal()[0])
    match.advance()
    view = match.view(match.actor)
    assert np.frombuffer(view.memory, np.int64).any()
    blank, zeros = dataclasses.replace(view, memory=b""), dataclasses.replace(view, memory=bytes(len(view.memory)))
    assert without_time(searched(blank, Budget(N))) == without_time(searched(zeros, Budget(N)))
    assert searched(blank, Budget(N)).policy != searched(view, Budget(N)).policy, "it makes a difference"


# -------------------------------------------------------------------------------------------------------- what the figures mean
def test_gains_are_shrunk_by_how_uncertain_they_are() -> None:
    """Three actions, the last of which was dropped after two rounds; the second leads."""
    columns = [np.array([0.2, 0.6, 0.4, 0.4]), np.array([0.5, 0.7, 0.6, 0.6]), np.array([0.1, 0.1])]
    prior, usual = np.array([0.5, 0.25, 0.25]), guided.USUAL_GAIN**2
    behind = [0.2, 0.0, 0.5]  # the means of 0.3, 0.1, 0.2, 0.2 and of 0.4, 0.6
    mean = -(0.5 * 0.2 + 0.25 * 0.5)
    errors = [0.005 / 3, 0.005 / 3, 0.01 / 1]  # the leader's is the smallest of the others'
    expected = [(-gap - mean) * usual / (usual + error) for gap, error in zip(behind, errors, strict=True)]
    np.testing.assert_allclose(shrunk_gains(columns, prior, 1), expected)
    beyond_doubt = [np.full(50, 0.5), np.full(50, 0.7)]
    assert shrunk_gains(beyond_doubt, np.array([0.5, 0.5]), 1) == pytest.approx([-0.1, 0.1])
    once = shrunk_gains([np.array([0.0]), np.array([1.0])], np.array([0.5, 0.5]), 1)
    assert once == pytest.approx([-0.5 * usual / (1 + usual), 0.5 * usual / (1 + usual)])  # a single round says little


class Known(PolicyImprovement):
    """Instead of rollouts: the second action is worth 0.6, all others 0.5."""

    def _rounds(self, codes: Codes, rounds: int, deadline: float | None) -> Matrix:
        self.done += rounds * len(codes)
        return np.tile(np.where(codes == GAME_LEGAL[1], 0.6, 0.5), (rounds, 1))


@pytest.mark.parametrize(("mixing", "times"), [(0.005, np.exp(20)), (0.1, np.e), (1000.0, 1.0)])
def test_the_policy_leans_from_the_prior_to_what_did_better_the_more_the_smaller_mixing_is(mixing: float, times: float) -> None:
    view = first_view()
    assert view.legal() == GAME_LEGAL
    found = improvement(view, iterations=600, mixing=mixing, kind=Known).run()
    assert found.codes.tolist() == GAME_LEGAL
    assert found.prior.sum() == pytest.approx(1, abs=1e-6)
    assert [column.mean() for column in found.columns] == pytest.approx([0.6 if k == 1 else 0.5 for k in range(len(GAME_LEGAL))])
    odds, tries = found.policy / found.prior, [len(column) for column in found.columns]
    assert odds[1] / np.delete(odds, 1) == pytest.approx(times, rel=1e-3)  # also those that were dropped
    assert found.policy[1] > 0.99 or mixing > 0.005
    assert mixing > 1 or tries[1] == max(tries) > min(tries), "half are dropped after each stage"


# ----------------------------------------------------------------------------------------------------------------- the belief
def any_policy(seed: int = 1) -> Network:
    return network.network(GAME, Model(features.count(GAME), actions.count(GAME), GAME.seats[-1], (16, 8), seed).p)


def improvement(view: View, iterations: int, deadline: float | None = None,
                belief: Network | None = None, mixing: float = 0.05,
                kind: type[PolicyImprovement] = PolicyImprovement) -> PolicyImprovement:
    rows = Rows(GAME, RECORDS, 1)
    rows.records[VIEW] = view.record
    params = params_of(view, OWN)._replace(rollout_depth=2)
    return kind(GuidedRollouts(rows, any_policy()), params, 1, iterations, deadline, belief, mixing)


def believer(slot: int, strength: float) -> Network:
    """A belief that finds worlds plausible in which this slot is set."""
    model = Model(features.count(GAME), 1, 1, (2, 2))
    for part in model.p.values():
        part[:] = 0.0
    model.p["w1"][slot, 0] = model.p["w2"][0, 0] = 1.0
    model.p["wv"][0, 0] = strength
    return network.network(GAME, model.p)


def slot_of(name: str, element: int, value: int) -> int:
    one = next(one for one in features.slots(GAME) if one.name == name)
    low = next(field.low for field in GAME.fields if field.name == name)
    return one.first + element * one.width + value - low


@pytest.mark.parametrize("strength", [0.0, 50.0])
def test_plausible_determinizations_are_used(strength: float) -> None:
    """The Wrecker has seen nothing: which of two barrels is on the green ship? A belief says: the second one."""
    view = table("roll 1", "roll 1", "load green 7", "load yellow 7", lanes=2, barrels=2, special=0).view(0)
    second = int(np.flatnonzero([int(view.record["stock"]) >> barrel & 1 for barrel in range(6)])[1])
    search = improvement(view, iterations=100, belief=believer(slot_of("cargo", 0, second), strength))
    assert isinstance(search.run(), Improvement)
    rng, found = np.zeros(1, np.uint64), list[int]()
    for seed in search._seeds(200)[:, 0]:
        rng[0], state = seed, view.copy()
        GAME.rules["guess"](state, 0, rng)
        found.append(int(state["cargo"][0]))
    share = found.count(second) / len(found)
    assert share == 1.0 if strength else 0.3 < share < 0.7


def test_without_a_belief_determinizations_are_uniform() -> None:
    search = improvement(first_view(), iterations=50)
    search.run()
    assert search._particles is None
    assert len({*search._seeds(100)[:, 0].tolist()}) == 100


# --------------------------------------------------------------------------------------------------------- what others can see
def test_what_everyone_sees_may_be_predictable_and_what_is_hidden_may_not() -> None:
    """A barrel is loaded face down; everyone sees which ship is lured."""
    load, lure = first_view(), first_lure()
    assert (is_hidden(load), is_hidden(lure)) == (True, False)
    certain = dataclasses.replace(OWN, open_mixing=1e-4)
    assert max(searched(lure, Budget(N), settings=certain).policy) > 0.999
    assert without_time(searched(load, Budget(N), settings=certain)) == without_time(searched(load, Budget(N)))
    mixed = dataclasses.replace(OWN, open_mixing=OWN.mixing)
    assert max(searched(lure, Budget(N), settings=mixed).policy) < max(searched(lure, Budget(N)).policy) < 0.999
