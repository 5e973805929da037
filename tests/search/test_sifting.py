"""Sifting: what it values, what it takes, what it spends."""
from __future__ import annotations

from functools import cache

import numpy as np
import pytest

import benbow
from benbow.engine.compiled.calls import Rows
from benbow.engine.compiled.kernel import State
from benbow.engine.contract import CHANCE, OVER, SearchSettings, View
from benbow.engine.match import state_from
from benbow.search import sequential_halving
from benbow.search.baselines import Greedy
from benbow.search.search import Budget, Search, plan_of
from tests.naufrageurs.table import loaded
from tests.own import GAMES

from .pebbles import GAME as PEBBLES
from .test_thought import first_view, timeless

SIFTS = SearchSettings(sifts=True, guided=100, steps=12)


@cache
def played_out(content: bytes) -> tuple[float, ...]:
    """Exactly: pebbles, taken by the toy's own bot, which takes any number."""
    state, workspace = state_from(PEBBLES, content), PEBBLES.new_workspace()
    if int(state["actor"]) == OVER:
        PEBBLES.rules["score"](state, workspace.utility)
        return tuple(float(one) for one in workspace.utility[:3])
    n = int(PEBBLES.rules["legal"](state, workspace.codes))
    codes, weights = [int(code) for code in workspace.codes[:n]], [1.0] * n
    if int(state["actor"]) == CHANCE:
        PEBBLES.rules["odds"](state, workspace.weights)
        weights = [float(weight) for weight in workspace.weights[:n]]
    worth = np.array([after(state, code) for code in codes])
    return tuple(np.array(weights) @ worth / sum(weights))


def after(state: State, code: int) -> tuple[float, ...]:
    then = PEBBLES.copy_of(state)
    PEBBLES.rules["apply"](then, code)
    return played_out(then.tobytes())


@pytest.mark.parametrize("mates", ["none", "outer"])
def test_values_are_those_of_the_bot_playing_on(mates: str) -> None:
    """Against all that can come of it, added up; a camp is one player."""
    for heap in (3, 5, 7):
        state = PEBBLES.opening(heap=heap, mates=mates)
        exact = {code: after(state, code)[0] for code in View(PEBBLES, 0, state).legal()}
        settings = SearchSettings(sifts=True, guided=100)
        thought = Search(PEBBLES).think(View(PEBBLES, 0, state), Budget(iterations=60_000), 3, settings)
        for option in thought.options:
            assert option.value == pytest.approx(exact[option.code], abs=5 * 0.25 / option.visits**0.5)
        best = max(exact.values())
        assert exact[thought.best] > best - 0.01  # whatever the bot, which knows nothing, thought of first


def test_the_first_thought_stays_unless_another_is_clearly_better() -> None:
    state = PEBBLES.opening(heap=3)
    view, mind = View(PEBBLES, 0, state), Search(PEBBLES)
    takes = {code: after(state, code)[0] for code in view.legal()}
    worst, *good = sorted(takes, key=lambda code: takes[code])
    assert takes[worst] < takes[good[0]] - 0.05
    for seed in range(12):
        first = Greedy(seed).choose(view)
        assert mind.think(view, Budget(iterations=600), seed, SearchSettings(sifts=True, guided=100, doubt=1e9)).best == first
        assert mind.think(view, Budget(iterations=600), seed, SearchSettings(sifts=True, guided=100)).best in good
        few = mind.think(view, Budget(iterations=9), seed, SearchSettings(sifts=True, guided=100))
        assert few.best == first  # too few to know


@pytest.mark.parametrize("name", GAMES)
def test_budget_is_kept_and_shares_add_up(name: str) -> None:
    view = first_view(name)
    mind, legal = Search(view.game), {*view.legal()}
    for n in (1, 2, 3, 7, 16, 60):
        thought = mind.think(view, Budget(iterations=n), 1, SIFTS)
        assert thought.iterations == sum(option.visits for option in thought.options) <= max(n, 2)
        assert {option.code for option in thought.options} <= legal
        assert len({option.code for option in thought.options}) == len(thought.options)
        assert all(0 <= option.value <= 1 for option in thought.options)
        assert thought.line[0].code == thought.best
        assert timeless(thought) == timeless(mind.think(view, Budget(iterations=n), 1, SIFTS))


def test_time_ends_it_and_half_goes_again_and_again() -> None:
    view = first_view("naufrageurs")
    thought = Search(view.game).think(view, Budget(seconds=0.2), 1, SIFTS)
    assert 0.15 < thought.seconds < 1.0
    assert thought.iterations > 1000
    visits = [option.visits for option in thought.options]
    assert len(visits) == len(view.legal()) == 12
    assert visits == sorted(visits, reverse=True)
    assert len({*visits}) == 4  # 12, 6, 3, and two to the end
    assert [visits.count(one) for one in sorted({*visits})] == [6, 3, 1, 2]


def test_trials_of_a_round_are_given_the_same_luck() -> None:
    """The same action twice comes to the same, always; and another round is another one."""
    view = loaded(1, 3).view(0)
    rows = Rows(view.game, sequential_halving.HERE + 1, 1)
    rows.records[0] = view.record
    codes = np.array([*view.legal(), *view.legal()], np.int64)
    results = np.zeros((200, len(codes)))
    seeds = np.random.default_rng(1).integers(1, 2**64, (200, 3), np.uint64)
    plan = plan_of(view, SearchSettings(guided=50))
    sequential_halving.try_all(rows.calls, rows.raw, rows.lists[0], plan, codes, seeds, results)
    half = len(view.legal())
    assert (results[:, :half] == results[:, half:]).all()
    assert (results[:, 0] != results[:, 1]).any()
    assert results.std(axis=0).min() > 0


def test_line_is_the_own_turn_as_far_as_every_guess_agrees() -> None:
    """Each step is legal after those before it, in any guess; it ends with the turn."""
    match = benbow.game("ile_au_tresor").new(seed=2)
    mind, longest = Search(match.game), 0
    bots = Greedy(1)
    for _ in range(60):
        match.advance()
        if match.actor == OVER:
            break
        view = match.view(match.actor)
        if len(view.legal()) > 1:
            line = mind.think(view, Budget(iterations=20), 1, SIFTS).line
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
