"""The rules as plain Python, without the compiler: equal in every byte, and nothing is compiled behind anyone's back."""
from __future__ import annotations

import dataclasses
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

import numpy as np
import pytest

import benbow
from benbow.engine import perfect_information
from benbow.engine.compiled import COMPILED, below, better, calls, dispatch, seed_rng
from benbow.engine.compiled.random_numbers import rand64
from benbow.engine.compiled.uncompiled import uncompiled
from benbow.engine.contract import CHANCE, OVER, SPECTATOR, Game
from benbow.engine.errors import BadGameError
from benbow.engine.laws import option_rows, runner
from benbow.engine.match import state_from
from benbow.engine.state import State
from benbow.search.baselines import Random, bot

from .own import GAMES, volume
from .toys import sealed

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled anyway")


@pytest.fixture(params=[*GAMES, "sealed"])
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    found = sealed.GAME if request.param == "sealed" else benbow.game(request.param)
    yield found
    found.play_compiled()


class Asked:
    """A set of rules, and the answers they give."""

    def __init__(self, game: Game, rules: dict[str, Any]) -> None:
        self.game, self.rules, self.workspace = game, rules, game.new_workspace(7)

    def answer(self, name: str, state: State, *given: int) -> tuple[int | None, bytes]:
        """Ask a rule about a copy. -> what it returned, and the copy"""
        copy = self.game.copy_of(state)
        buffer = {"legal": "codes", "greedy": "codes", "odds": "weights", "score": "utility", "points": "points",
                  "remember": "memory"}.get(name)
        more: tuple[Any, ...] = (self.workspace[buffer],) if buffer else given
        if name in ("guess", "greedy"):
            more = (*more, self.workspace.bot_rng)
        said = self.rules[name](copy, *more)
        return None if said is None else int(said), copy.tobytes() + self.workspace.tobytes()


def questions(state: State, code: int, seats: int) -> Iterator[tuple[Any, ...]]:
    """All that can be asked of this state."""
    yield "setup", state
    yield "legal", state
    yield "reason", state
    yield "apply", state, code
    if state["actor"] == CHANCE:
        yield "odds", state
    for seat in (*range(seats), SPECTATOR):
        yield "hide", state, seat
        yield "veil", state, code, seat
        if seat != SPECTATOR:
            yield "camp", state, seat


def compare(game: Game, options: option_rows.Row, seed: int) -> set[str]:
    """One random game, every rule asked at every step. -> the names of the rules that were asked"""
    compiled, twin = Asked(game, game.given_rules), Asked(game, {k: uncompiled(v) for k, v in game.given_rules.items()})
    asked = set()

    def same(name: str, *given: Any) -> bytes:
        asked.add(name)
        mine, theirs = compiled.answer(name, *given), twin.answer(name, *given)
        assert mine == theirs, (name, options, seed)
        return mine[1][: game.dtype.itemsize]

    def close(state: State) -> None:
        """Estimates are fractions of any kind: equal but for the last digits."""
        asked.add("value")
        for side in (compiled, twin):
            side.rules["value"](state, side.workspace.utility)
        assert compiled.workspace.utility == pytest.approx(twin.workspace.utility, abs=1e-12)
        twin.workspace.utility[:] = compiled.workspace.utility

    def hidden(seat: int) -> Any:
        return state_from(game, same("hide", state, seat))

    state, luck = game.opening(**options), np.random.default_rng(seed)
    seats, codes = game.seats_of(state), game.new_workspace().codes
    while state["actor"] != OVER:
        code = int(luck.choice(codes[: game.given_rules["legal"](state, codes)]))
        close(state)
        for question in questions(state, code, seats):
            same(*question)
        for seat in (*range(seats), SPECTATOR):
            same("guess", hidden(seat), seat)
            if seat == state["actor"]:
                same("greedy", hidden(seat))
        game.given_rules["apply"](state, code)
        same("remember", hidden(SPECTATOR))
    for name in ("score", "points", "reason"):
        same(name, state)
    return asked


def rows_of(game: Game) -> list[option_rows.Row]:
    """Options that go together; long games not so long, for nothing new comes in them, and plain rules are slow."""
    return [{name: min(value, 40) if name == "limit" and isinstance(value, int) else value for name, value in row.items()}
            for row in option_rows.pairwise(game)]


def test_twins_answer_byte_for_byte(game: Game) -> None:
    asked: set[str] = set()
    for seed, options in enumerate(rows_of(game)[:volume(3, 12)]):
        asked |= compare(game, options, seed)
    assert asked == set(dispatch.RULE_NAMES)


def test_digest_of_whole_games_is_equal(game: Game) -> None:
    rows = rows_of(game)
    compiled = runner.digest(game, rows, 3, 1)
    game.play_uncompiled()
    assert not game.is_compiled
    assert runner.digest(game, rows, 3, 1) == compiled != runner.digest(game, rows, 3, 2)
    game.play_compiled()
    assert game.is_compiled


def test_a_twin_reaches_no_compiled_rule(game: Game) -> None:
    seen: set[int] = set()

    def walk(function: Any) -> None:
        assert isinstance(function, FunctionType)
        assert not hasattr(function, "py_func")
        if id(function) not in seen:
            seen.add(id(function))
            for value in function.__globals__.values():
                assert not hasattr(value, "py_func"), (function, value)
                if isinstance(value, FunctionType):
                    walk(value)

    for rule in game.given_rules.values():
        walk(uncompiled(rule))
    assert len(seen) > len(dispatch.RULE_NAMES)  # helpers too


def played(game: Game, turns: bool) -> tuple[tuple[int, ...], bytes, object]:
    """A match of bots; perhaps the rules are exchanged at every ply."""
    match = game.new(seed=5)
    bots = [bot(name, seed=seat) for seat, name in zip(range(match.seats), ("greedy", "random") * 3, strict=False)]
    while match.actor != OVER:
        if turns:
            (game.play_uncompiled if match.ply % 2 else game.play_compiled)()
        if match.actor == CHANCE:
            match.roll()
        else:
            match.play(bots[match.actor].choose(match.view(match.actor)))
    views = b"".join(bytes(match.view(seat, ply)) for seat in (0, SPECTATOR) for ply in range(match.ply + 1))
    return match.actions, views, match.outcome


def test_rules_are_exchanged_in_the_middle_of_a_match(game: Game) -> None:
    steady = played(game, turns=False)
    assert played(game, turns=True) == steady
    game.play_uncompiled()
    assert played(game, turns=False) == steady


def test_open_information_is_known_in_both_modes() -> None:
    is_open = dataclasses.replace(sealed.GAME, rooms=(sealed.HERE, perfect_information))
    is_open.play_uncompiled()
    assert is_open.is_open
    hides = dataclasses.replace(sealed.GAME)
    hides.play_uncompiled()
    assert not hides.is_open


def test_generic_names_follow_the_game() -> None:
    """`engine.dispatch` called from Python: plain while the game is; so twins of code for all games are plain throughout."""
    game = dataclasses.replace(sealed.GAME)
    compiled_workspace, workspace = game.new_workspace(3), game.new_workspace(3)
    state = game.opening()
    game.play_uncompiled()
    while state["actor"] != OVER:
        code = int(uncompiled(calls.any_action)(state, workspace))
        assert code == int(calls.any_action(state, compiled_workspace))
        dispatch.apply(state, code)
    assert workspace.tobytes() == compiled_workspace.tobytes()


def test_luck_is_the_same_compiled_or_not() -> None:
    mine, theirs, bots = (np.zeros(1, np.uint64) for _ in range(3))
    for seed in (0, 1, -1, 2**70):
        mine[0] = (seed * 0x9E3779B97F4A7C15 + 0x1234567) % 2**64 or 1
        for _ in range(4):
            rand64(mine)
        seed_rng(theirs, seed)
        assert mine[0] == theirs[0]
        bots[:] = mine
        draws = [int(below(n, mine)) for n in range(1, 200)]
        assert draws == [int(uncompiled(below)(n, theirs)) for n in range(1, 200)]
        assert mine[0] == theirs[0] != bots[0]
    view = benbow.game("naufrageurs").new(seed=1)
    view.advance()
    assert Random(3).choose(view.view(view.actor)) in view.legal()


@pytest.mark.parametrize("chooses", [better, uncompiled(better)])
def test_of_equal_scores_each_is_chosen_alike(chooses: Any) -> None:
    rng, picks = np.zeros(1, np.uint64), [0, 0, 0, 0]
    seed_rng(rng, 1)
    for _ in range(3000):
        pick, best, ties = -1, 0.5, 0  # a score has to pass 0.5
        for k, score in enumerate((0.5, 2.0, 1.0, 2.0, 2.0)):
            is_best, best, ties = chooses(score, best, ties, rng)
            pick = k if is_best else pick
        picks[pick - 1] += 1
        assert (best, ties) == (2.0, 3)
    assert picks[1] == 0
    assert all(900 < n < 1100 for n in (picks[0], *picks[2:]))


OUTSIDE = """
import helper
import numpy as np
from benbow.engine.compiled import rule
from helper import times as imported

BOTH = (helper.times, helper.twice)

def made(factor):
    inner = helper.times
    @rule
    def closed(n):
        return inner(n) * factor
    return closed

closed = made(5)

@rule
def total(n):
    return helper.times(n) + imported(n) + closed(n) + BOTH[1](n) + np.int64(1)
"""
HELPER = """
from benbow.engine.compiled import rule

@rule
def times(n):
    return 3 * n

@rule
def twice(n):
    return times(times(n))
"""


def test_rules_from_elsewhere_in_every_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module's attribute, an imported name, a closure, a tuple of rules."""
    (tmp_path / "uncompiled_outside.py").write_text(OUTSIDE.replace("helper", "uncompiled_helper"))
    (tmp_path / "uncompiled_helper.py").write_text(HELPER)
    monkeypatch.syspath_prepend(tmp_path)
    outside, helper = importlib.import_module("uncompiled_outside"), importlib.import_module("uncompiled_helper")
    assert uncompiled(outside.total)(2) == 6 + 6 + 30 + 18 + 1
    for rule in (outside.total, outside.closed, helper.times, helper.twice):
        assert not rule.signatures, rule  # not one of them was compiled
    assert outside.total.py_func.__globals__["BOTH"][0] is helper.times  # and nothing was changed


def test_only_functions_have_twins() -> None:
    with pytest.raises(BadGameError, match="only functions have a plain twin"):
        uncompiled(3)


COLD = """
import json, sys
from numba.core import event
with event.install_recorder("numba:compile") as recorder:
    import benbow
    from benbow.engine.match import explain
    from benbow.engine.drawing.routes import routes_of
    from benbow.search.baselines import bot
    plies = 0
    for name in sys.argv[1:]:
        game = benbow.game(name)
        game.play_uncompiled()
        limits = {option.name: 2 for option in game.options if option.name == "limit"}  # of turns: plain rules are slow
        for kind in ("random", "greedy"):
            match = game.new(seed=1, **limits)
            bots = [bot(kind, seat) for seat in range(match.seats)]
            while match.actor != benbow.OVER:
                match.advance()
                if match.actor >= 0:
                    match.play(bots[match.actor].choose(match.view(match.actor)))
                    match.can_undo()
                    match.camp(0)
            plies += match.ply
            match.copy(), match.history(0), match.verify(), match.outcome.reason
            words = game.words("fr")
            for ply in range(match.ply):
                for seat in (0, 1, benbow.SPECTATOR):
                    view, veiled = match.view(seat, ply), match.veiled(ply, seat)
                    match.tell(ply, seat)
                    game.telling.board(view, words)
                    game.drawing.scene(view, words)
                    game.drawing.gestures(view), routes_of(view)
                    game.drawing.dice(view, veiled, words)
                    explain(view, ply % game.verbs.size)
compiled = sorted({e.data["dispatcher"].py_func.__name__ for _, e in recorder.buffer if e.is_start})
print(json.dumps({"plies": plies, "compiled": compiled}))
"""


def test_a_cold_start_plays_whole_matches_and_compiles_nothing(tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", COLD, *GAMES], capture_output=True, text=True, timeout=300,
                          env=os.environ | {"BENBOW_CACHE": str(tmp_path)})
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["compiled"] == []
    assert found["plies"] > 50 * len(GAMES)
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
