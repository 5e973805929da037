"""What a search says of itself: counts, limits, budgets, seeds, memory."""
from __future__ import annotations

import dataclasses
import json
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any, cast

import numpy as np
import pytest
from numba.core import runtime
from numba.core.errors import NumbaError

import benbow
from benbow.engine.compiled.kernel import COMPILED, rule
from benbow.engine.contract import SearchSettings, View
from benbow.engine.errors import BadOptionError
from benbow.search import ismcts as tree
from benbow.search import search as ismcts
from benbow.search import sequential_halving
from benbow.search.search import MOST_ITERATIONS, Budget, Search, SearchResult
from tests.naufrageurs.table import GAME, loaded, table
from tests.own import GAMES

from .pebbles import GAME as PEBBLES

BOTS_THAT_ALLOCATE = ("ile_au_tresor", "martinique", "schatzinsel")


def first_view(name: str = "naufrageurs", seed: int = 1, **options: object) -> View:
    match = benbow.game(name).new(seed=seed, **options)  # type: ignore[arg-type]
    match.advance()
    return match.view(match.actor)


def timeless(thought: SearchResult) -> SearchResult:
    return dataclasses.replace(thought, seconds=0.0)


# --------------------------------------------------------------------------------------------------------------- counts
@pytest.mark.parametrize("settings", [SearchSettings(), SearchSettings(guided=100, liking=0.3),
                                      SearchSettings(steps=5, wide=3.0, theirs=50)])
@pytest.mark.parametrize("name", GAMES)
def test_visits_add_up_and_values_are_shares(name: str, settings: SearchSettings) -> None:
    view, n = first_view(name), 60
    thought = Search(view.game).think(view, Budget(iterations=n), settings=settings)
    assert thought.iterations == n == sum(option.visits for option in thought.options)
    assert {option.code for option in thought.options} <= {*view.legal()}
    assert [option.visits for option in thought.options] == sorted((option.visits for option in thought.options), reverse=True)
    assert all(0 <= value <= 1 for value in (thought.value, *(option.value for option in thought.options)))
    assert thought.value == pytest.approx(sum(option.value * option.visits for option in thought.options) / n)
    assert thought.line[0].code == thought.best
    visits = [step.visits for step in thought.line]
    assert visits == sorted(visits, reverse=True)
    assert 1 + len(thought.options) <= thought.nodes <= 1 + (view.game.most_actions + 2 * view.seats) * (n + 1)


def test_every_action_is_tried_before_one_is_tried_twice() -> None:
    view = first_view()
    legal = view.legal()
    thought = Search(GAME).think(view, Budget(iterations=len(legal)), settings=SearchSettings())
    assert sorted(option.code for option in thought.options) == legal


def test_full_tree_is_walked_and_grows_no_more() -> None:
    """The search goes on with what it has. There is always room for what can be chosen now."""
    view, n = first_view(), 5000
    least = 2 + GAME.most_actions
    for most in (2, 20, 200):
        thought = Search(GAME, most_nodes=most).think(view, Budget(iterations=n), settings=SearchSettings())
        assert max(most, least) - GAME.most_actions < thought.nodes <= max(most, least)
        assert sum(option.visits for option in thought.options) == n
        assert len(thought.options) == len(view.legal())
    wide = Search(GAME).think(view, Budget(iterations=n), settings=SearchSettings())
    assert thought.value == pytest.approx(wide.value, abs=0.1)


def test_full_between_a_choice_and_what_it_uncovers() -> None:
    """Both ships are next to the island: each lure takes two nodes, and there is not room for both at some time."""
    view = loaded(1, 1).view(0)
    for most in range(14, 24):
        thought = Search(GAME, most_nodes=most).think(view, Budget(iterations=300), settings=SearchSettings())
        assert thought.nodes <= most
        assert sum(option.visits for option in thought.options) == 300


def test_own_action_that_uncovers_has_a_node_for_the_choice_and_one_for_what_was_seen() -> None:
    view = loaded(1, 1).view(0)
    thought = Search(GAME).think(view, Budget(iterations=2000), settings=SearchSettings())
    first, second = (GAME.verbs.text(step.code) for step in thought.line[:2])
    assert first in ("lure green", "lure yellow")
    assert second.startswith(f"{first} = ")


def test_widening_limits_what_is_considered() -> None:
    view = first_view()
    assert len(view.legal()) == 12
    for wide, widening, n, most in ((2.0, 0.0, 3000, 2), (1.0, 0.25, 256, 4), (3.0, 0.5, 9, 9), (0.0, 0.5, 100, 1)):
        thought = Search(GAME).think(view, Budget(iterations=n), settings=SearchSettings(wide=wide, widening=widening))
        assert len(thought.options) == most, (wide, widening)


def test_first_thought_is_tried_first_and_liking_favours_it() -> None:
    """The game's own bot is asked where playouts are guided; what it gets in advance fades."""
    view = loaded(1, 3).view(0)
    greedy = GAME.verbs.parse("lure green")  # at once, and no dearer
    for seed in range(8):
        thought = Search(GAME).think(view, Budget(iterations=1), seed, SearchSettings(guided=1))
        assert thought.best == greedy
    liked = Search(GAME).think(view, Budget(iterations=40), 1, SearchSettings(guided=1, liking=1000.0))
    assert [option.visits for option in liked.options] == [39, 1]


# ------------------------------------------------------------------------------------------------------------- budgets
def test_same_seed_same_thought_another_seed_another() -> None:
    view = first_view()
    mind = Search(GAME)
    thoughts = [timeless(mind.think(view, Budget(iterations=500), seed)) for seed in (1, 2, 1)]
    assert thoughts[0] == thoughts[2] == timeless(Search(GAME).think(view, Budget(iterations=500), 1))
    assert thoughts[0] != thoughts[1]


def test_budget_with_a_clock_thinks_the_same_as_without() -> None:
    """In pieces or at once: only where it ends depends on time."""
    view = first_view()
    assert timeless(Search(GAME).think(view, Budget(iterations=500, seconds=3600))) == timeless(
        Search(GAME).think(view, Budget(iterations=500)))


class Clock:
    """Each look takes so long; between two looks so much time goes by for an iteration."""

    def __init__(self, grow: object, cost: float) -> None:
        self.now, self.cost, self.grow, self.pieces = 0.0, cost, grow, list[int]()

    def monotonic(self) -> float:
        return self.now

    def slow(self, *given: int) -> int:
        self.pieces.append(given[-1])
        self.now += given[-1] * self.cost
        return self.grow(*given)  # type: ignore[operator, no-any-return]


@pytest.mark.parametrize("cost", [1e-5, 1e-3, 0.02])
def test_time_budget_ends_in_time_whatever_an_iteration_costs(cost: float, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(tree.grow, cost)
    monkeypatch.setattr(ismcts, "time", clock)
    monkeypatch.setattr(tree, "grow", clock.slow)
    thought = Search(GAME).think(first_view(), Budget(seconds=0.5))
    late = thought.seconds - 0.5
    assert 0 <= late <= max(2 * sequential_halving.LOOK, cost)
    assert thought.iterations == sum(clock.pieces) >= 0.5 / cost - 1e-6
    assert len(clock.pieces) < 0.5 / sequential_halving.LOOK + 12  # it does not look at the clock all the time


def test_budgets_that_make_no_sense_are_refused() -> None:
    for iterations, seconds in ((0, None), (-1, 1.0), (MOST_ITERATIONS + 1, None), (MOST_ITERATIONS, None), (5, 0.0),
                                (5, -1.0), (5, float("nan")), (5, float("inf"))):
        with pytest.raises(BadOptionError):
            Budget(iterations, seconds)
    assert Budget(seconds=0.1).iterations == MOST_ITERATIONS


def test_only_the_seat_that_acts_thinks_and_only_about_its_game() -> None:
    match = loaded(1, 3)
    with pytest.raises(BadOptionError, match="only the seat that acts"):
        Search(GAME).think(match.view(1), Budget(iterations=5))
    with pytest.raises(BadOptionError, match="is made for pebbles"):
        Search(PEBBLES).think(match.view(0), Budget(iterations=5))


def test_whole_numbers_for_fractions_have_nothing_compiled_again() -> None:
    view = first_view()
    before = Search(GAME).think(view, Budget(iterations=20), settings=SearchSettings(wide=8.0, explore=1.0))
    kinds = len(tree.grow.signatures)  # type: ignore[attr-defined]
    after = Search(GAME).think(view, Budget(iterations=20), settings=SearchSettings(wide=8, explore=1))
    assert timeless(before) == timeless(after)
    assert len(tree.grow.signatures) == kinds  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------------------- memory, and no compiler
def test_nothing_is_allocated_in_the_loop() -> None:
    """A function that allocates is refused, all of the tree's are under that ban; and the rules that they ask do not either.

    The own bots of the large games do, wherever playouts ask them: they have no room of their own to think in.
    """

    def wasteful(n: int) -> int:
        return len(np.zeros(n))

    assert rule(inline=False)(wasteful)(3) == 3
    with pytest.raises(NumbaError, match="zeros"):
        rule(allocates=False)(wasteful)(3)
    functions = {name: one for name, one in vars(tree).items() if hasattr(one, "py_func")}
    assert {"grow", "choose", "play_on", "new_child", "ask", "ask_bot"} <= functions.keys()
    assert all(one.targetoptions["_nrt"] is False for one in functions.values())
    cast(Any, runtime)._nrt_python.memsys_enable_stats()
    count = cast(Any, runtime).rtsys.get_allocation_stats
    wasting = set()
    for name in GAMES:
        view = first_view(name)
        mind = Search(view.game)
        for guided in (0, 100):
            before = count().alloc
            mind.think(view, Budget(iterations=20), settings=SearchSettings(guided=guided))
            if count().alloc > before:
                wasting.add((name, guided))
    assert wasting <= {(name, 100) for name in BOTS_THAT_ALLOCATE}


PLAIN = """
import json, sys
import numpy as np
from benbow.engine.compiled.kernel import COMPILED
from benbow.search import tree
from benbow.search.ismcts import Mind
from tests.search.test_thought import DEEP, small_thoughts
assert not COMPILED
tree.DEEPEST = DEEP
deep = small_thoughts(lambda mind: setattr(mind, "_path", np.zeros(DEEP, np.int64)))
tree.DEEPEST = 512
print(json.dumps([small_thoughts(), [len(thought["line"]) for thought in deep]]))
"""
DEEP = 7


def small_thoughts(prepare: Callable[[Search], None] = lambda mind: None) -> list[dict[str, list[object]]]:
    """Of a hidden game with the dice, of one with several seats, guided and not."""
    found = []
    near = table("roll 1", "roll 1", "load green 7", "load yellow 7", lanes=2, barrels=2, special=0)
    for view, settings, n in (
        (loaded(1, 2, 3).view(0), SearchSettings(), 25),
        (near.view(0), SearchSettings(guided=50, liking=0.2, wide=2.0), 60),
        (table("roll 1", "roll 3", lanes=2).view(1), SearchSettings(theirs=60), 25),
        (PEBBLES_VIEW, SearchSettings(explore=0.3), 200),
    ):
        mind = Search(view.game)
        prepare(mind)
        found.append(dataclasses.asdict(timeless(mind.think(view, Budget(iterations=n), 7, settings))))
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


PEBBLES_VIEW = View(PEBBLES, 0, PEBBLES.opening(heap=12))


def test_without_the_compiler_it_thinks_the_same_and_no_path_is_too_deep() -> None:
    assert COMPILED
    switched = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run([sys.executable, "-c", PLAIN], capture_output=True, text=True, env=switched)
    assert done.returncode == 0, done.stderr
    thoughts, depths = json.loads(done.stdout)
    assert thoughts == small_thoughts()
    assert max(len(thought["line"]) for thought in thoughts) > DEEP - 2 >= max(depths) > 2
