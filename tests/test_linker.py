"""Functions that are compiled together: entered from Python and by address, beside other people's, from disk and not."""
from __future__ import annotations

import enum
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

import benbow
from benbow.engine.compiled import COMPILED, calls, decorators, objects, prepare, rule
from benbow.engine.compiled import playouts as play

from .own import GAMES
from .toys import sealed

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
njit: Any = numba.njit


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for compiled code where nothing lies yet."""
    monkeypatch.setenv("BENBOW_CACHE", str(tmp_path))
    return tmp_path / "compiled"


def kept(place: Path) -> list[str]:
    return sorted(path.name.rpartition("-")[0] for path in place.glob("*")) if place.exists() else []


# --------------------------------------------------------------------------------------------------------- beside Numba
def test_functions_of_others_are_compiled_as_ever() -> None:
    def plain(n: int) -> float:
        return float(np.zeros(n).sum() + len(np.full(3, n)))

    other = njit(plain)
    assert type(other) is type(njit(lambda: 0))
    assert not isinstance(other, decorators.front_end.IRDispatcher)
    assert other(4) == rule(inline=False)(plain)(4) == 3
    (made,) = other.overloads.values()
    assert made.library.get_pointer_to_function(made.fndesc.llvm_cpython_wrapper_name)
    assert type(made.library) is type(made.codegen.create_library("any"))


def test_functions_of_others_and_ours_call_one_another(empty: Path) -> None:
    @rule
    def twice(n: int) -> int:
        return 2 * n

    @njit  # type: ignore[untyped-decorator]
    def other(n: int) -> Any:
        return twice(n) + np.zeros(n).size

    @rule(inline=False)
    def ours(n: int) -> Any:
        return other(n) + twice(n) + np.zeros(n).size

    assert (ours(5), other(5), twice(5)) == (30, 15, 10)


def test_one_copy_of_a_function_serves_all_whole_numbers(empty: Path) -> None:
    class Colour(enum.IntEnum):
        RED = 200

    table = np.array([100, -100], np.int8)

    def more(n: int) -> Any:
        return n + n

    made = rule(more)

    @rule(inline=False)
    def total() -> Any:
        return made(table[0]) + 10_000 * made(7) + 1_000_000 * made(Colour.RED) + made(np.int64(table[1]))  # type: ignore[arg-type]

    assert total() == 200 + 140_000 + 400_000_000 - 200
    assert len(made.overloads) == 1  # type: ignore[attr-defined]
    numbers: list[Any] = [table[0], Colour.RED, np.int64(1), 2]
    assert [made(n) for n in numbers] == [200, 400, 2, 4]
    assert len(made.entries) == 1  # type: ignore[attr-defined]
    assert made(np.uint8(200)) == 400  # type: ignore[arg-type]


def test_what_was_called_once_is_found_at_once(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @rule
    def more(n: int) -> int:
        return n + n

    numbers: list[Any] = [7, np.int8(3)]
    assert [more(n) for n in numbers] == [14, 6]
    monkeypatch.setattr(decorators.front_end.IRDispatcher, "compile", None)
    assert [more(n) for n in numbers] == [14, 6]


# ---------------------------------------------------------------------------------------------------------------- parts
@pytest.mark.parametrize("name", GAMES)
def test_a_rule_that_nobody_prepared_brings_the_rules_of_its_game(name: str) -> None:
    program = f"""
import benbow, json
from benbow.engine.compiled import calls, prepare
game = benbow.game({name!r})
state, workspace = game.opening(), game.new_workspace(1)
game.rules["setup"](state)
before = [part.is_loaded for part in prepare.parts(game)]
calls.Rows(game, 1, 1)
print(json.dumps([before, [part.is_loaded for part in prepare.parts(game)]]))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == [[True, False, False], [True, True, False]]  # rules, bot, the kernels of play


def test_parts_of_a_game_and_parts_for_all() -> None:
    game, other = benbow.game("naufrageurs"), benbow.game("martinique")
    names = [part.name for part in prepare.parts(game)]
    assert names == ["naufrageurs.rules", "naufrageurs.bot", "benbow.engine.compiled.playouts"]
    shared = [{part.name: part.key for part in prepare.parts(one)}["benbow.engine.compiled.playouts"] for one in (game, other)]
    assert shared[0] == shared[1]
    rules, bot, _ = (part.wanted for part in prepare.parts(game))
    answers = {answer for answer in calls.ANSWERS if answer}
    assert {one.function for one in (*rules, *bot)} >= {*game.given_rules.values()} | answers
    for modules in (prepare.RULES, prepare.PLAYING):
        assert prepare.count(modules) == len([*prepare.steps(sealed.GAME, modules)])


def test_each_part_is_made_and_kept_by_itself(empty: Path) -> None:
    rules, bot, _ = prepare.parts(sealed.GAME)
    for part in (bot, rules):
        for one in part.wanted:
            one.function.entries.pop(one.kinds, None)
    assert not bot.is_on_disk
    assert len([*bot.steps()]) == len(bot.wanted)
    assert kept(empty) == [bot.name]
    assert bot.is_on_disk
    assert not rules.is_on_disk
    assert not prepare.is_on_disk(sealed.GAME)
    assert len([*rules.steps()]) == len(rules.wanted)
    assert prepare.is_on_disk(sealed.GAME, prepare.RULES)


def test_what_another_process_could_not_use_is_not_kept(empty: Path) -> None:
    """Arrays that lie in this process, and constants of Python that are needed to return something."""
    large = np.arange(1_000_000)

    @rule(inline=False)
    def at(n: int) -> Any:
        return large[n]

    @rule(inline=False)
    def some(n: int) -> Any:
        return np.arange(n)

    @rule(inline=False)
    def kind(n: int) -> Any:
        return n + 1

    assert at(77_777) == 77_777
    assert some(3).tolist() == [0, 1, 2]
    assert kind(3) == 4
    assert [name.rpartition(".")[2] for name in kept(empty)] == ["kind"]


def test_an_object_that_needs_what_is_not_there_is_made_anew(empty: Path) -> None:
    @rule(inline=False)
    def more(n: int) -> Any:
        return n + 1

    part = prepare.Part("more", (prepare.Wanted(more, (numba.types.int64,)),))
    facts = {"returns": ["int64"], "environments": 0, "needs": ["no_such"]}
    objects.write(part.name, part.key, decorators.front_end.linker.Linked(b"", facts))
    assert [*part.steps()] == ["more"]
    assert more(1) == 2
    assert "no_such" not in objects.read(part.name, part.key).facts["needs"]


# ------------------------------------------------------------------------------------------------------------ at run time
def test_python_may_go_on_meanwhile() -> None:
    """A function that Python calls lets others have the interpreter."""
    part = prepare.parts(sealed.GAME)[0]
    made = decorators.front_end.linker.linked("benbow.test", part.wanted, part.most_inlined)
    assert {"PyEval_SaveThread", "PyEval_RestoreThread"} <= {*made.facts["needs"]}


FAULTS = """
import dataclasses, types
import numpy as np
from benbow.engine.compiled import playouts as play
from benbow.engine.compiled import Codes, rule
from benbow.engine.state import State
from tests.toys import sealed

TABLE = np.arange(3)

@rule
def odds(s: "State", out: "Codes") -> int:
    return TABLE[s.players + 1_000_000]

room = types.ModuleType("room")
room.odds = odds
game = dataclasses.replace(sealed.GAME, id="faulty", rooms=(*sealed.GAME.rooms, room))
workspace = game.new_workspace()
for ask in (lambda: game.rules["odds"](game.opening(), workspace.codes), lambda: play.simulate(game, {}, [0, 0], 1, 1)):
    try:
        ask()
    except IndexError as error:
        print(type(error).__name__)
"""


def test_errors_come_through_from_functions_that_are_called_by_address(tmp_path: Path) -> None:
    environment = os.environ | {"NUMBA_BOUNDSCHECK": "1", "BENBOW_CACHE": str(tmp_path)}
    for _ in ("compiled", "from disk"):
        done = subprocess.run([sys.executable, "-c", FAULTS], capture_output=True, text=True, env=environment)
        assert done.stdout.split() == ["IndexError"] * 2, done.stderr


# ------------------------------------------------------------------------------------------------------------- other Numbas
OTHER = """
from numba.core import codegen, compiler
old = compiler.compile_extra
{change}
import benbow
from benbow.engine.compiled import decorators, playouts, prepare
assert decorators.front_end is None
from tests.toys import sealed
print(playouts.playouts(sealed.GAME.opening(), sealed.GAME.new_workspace(3), 30)[:2], prepare.is_on_disk(sealed.GAME))
"""


CHANGES = ("del codegen.CPUCodegen.magic_tuple", "compiler.compile_extra = lambda *args, **more: old(*args, **more)")


@pytest.mark.parametrize("change", CHANGES, ids=["something is gone", "something is called otherwise"])
def test_with_a_numba_of_another_kind_it_works_and_says_so(change: str, empty: Path) -> None:
    done = subprocess.run([sys.executable, "-c", OTHER.format(change=change)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("\n") == 1
    assert "is not as expected" in done.stderr
    assert not kept(empty)
    steps, decisions, *_ = play.playouts(sealed.GAME.opening(), sealed.GAME.new_workspace(3), 30)
    assert done.stdout.strip() == f"{(steps, decisions)} False"
