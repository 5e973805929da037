"""Compiled rules come from disk in a second process, and never from an older state of the sources."""
from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import benbow
import benbow.engine.laws
from benbow.engine.compiled import kernel
from benbow.games.naufrageurs.rules import game as rules

PACKAGE = Path(benbow.__file__).parent
pytestmark = pytest.mark.xdist_group("cache")  # one worker fills the cache, once

PROGRAM = """
import json, sys
from numba.core import event
with event.install_recorder("numba:compile") as recorder:
    import benbow
    from benbow.engine import play
    game = benbow.game("naufrageurs")
    steps, decisions, wins, points = play.playouts(game.opening(), game.new_desk(3), 300)
compiled = sorted({e.data["dispatcher"].py_func.__name__ for _, e in recorder.buffer if e.is_start})
print(json.dumps({"points": points, "steps": steps, "compiled": compiled, "file": benbow.__file__}))
"""


def run(source: Path, cache: Path) -> dict[str, object]:
    environment = {"PYTHONPATH": str(source), "BENBOW_CACHE": str(cache)}
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=os.environ | environment)
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    assert str(found["file"]).startswith(str(source))
    return found


def edit(path: Path, old: str, new: str, keep_stamp: bool) -> None:
    stamp = path.stat()
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    if keep_stamp:  # same time and, where the edit keeps the length, same size: only the content tells
        os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, dict[str, object]]:
    """A copy of the package and a cache that one process has filled."""
    folder = tmp_path_factory.mktemp("cache")
    shutil.copytree(PACKAGE, folder / "src" / "benbow", ignore=shutil.ignore_patterns("__pycache__"))
    return folder / "src", folder / "cache", run(folder / "src", folder / "cache")


def test_second_process_compiles_nothing(warm: tuple[Path, Path, dict[str, object]]) -> None:
    source, cache, first = warm
    second = run(source, cache)
    assert "playouts" in first["compiled"]  # type: ignore[operator]
    assert second["compiled"] == []
    assert second["points"] == first["points"]


EDITS = {
    "a rule": ("rules.py", "return s.square[ship] - squares <= ISLAND\n", "return s.square[ship] - squares <  ISLAND\n"),
    "a board": ("boards/oleron.toml", "colour = [-2, 3, 4, 5, 6, 7]", "colour = [-2, 3, 4, 5, 6, 9]"),
    "the state": ("state.py", "ISLAND, PORT = 0, 4", "ISLAND, PORT = 0, 5"),
}


@pytest.mark.parametrize("what", EDITS)
def test_edited_source_is_never_served_from_the_cache(
    what: str, warm: tuple[Path, Path, dict[str, object]], tmp_path: Path
) -> None:
    """The kernel is in another file than the edit, and the edited file keeps its time stamp: Numba alone would not notice."""
    source, cache, first = warm
    shutil.copytree(source, tmp_path / "src")
    name, old, new = EDITS[what]
    folder = tmp_path / "src" / "benbow" / "games" / "naufrageurs"
    edit(folder / name, old, new, keep_stamp=True)
    if what == "a board":
        edit(folder / name, "colour_small = [7, -2", "colour_small = [9, -2", keep_stamp=True)
    changed = run(tmp_path / "src", cache)
    assert changed["points"] != first["points"]
    assert "playouts" in changed["compiled"]  # type: ignore[operator]


def test_switches_are_part_of_the_fingerprint(monkeypatch: pytest.MonkeyPatch) -> None:
    before = kernel.settle([rules.apply])
    assert kernel.settle([rules.apply]) == before
    assert kernel.settle([rules.legal]) != before
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert kernel.settle([rules.apply]) != before


def test_fingerprint_is_of_what_runs_not_of_what_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """A constant that a rule reads, in whatever way it came there: a board, another module, a file of any kind."""
    before = kernel.settle([rules.apply])
    monkeypatch.setattr(rules, "VALUE", rules.VALUE + 1)
    changed = kernel.settle([rules.apply])
    monkeypatch.undo()
    assert changed != before == kernel.settle([rules.apply])


def test_numbas_own_setting_is_left_alone() -> None:
    import numba

    assert "benbow" not in str(getattr(numba.config, "CACHE_DIR", ""))


def test_every_kernel_is_kept_on_disk() -> None:
    assert benbow.engine.laws.KERNELS  # its kernels are loaded too
    for function in kernel.KERNELS:
        assert type(function._cache).__name__ == "FunctionCache", function


def test_old_folders_are_pruned_but_used_ones_stay(tmp_path: Path) -> None:
    for k in range(20):
        (tmp_path / str(k)).mkdir()
        old = 1_000_000_000 + k if k < 15 else 4_000_000_000
        os.utime(tmp_path / str(k), (old, old))
    kernel._prune(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {str(k) for k in range(8, 20)}


def test_without_a_place_for_the_cache_it_still_plays(warm: tuple[Path, Path, dict[str, object]]) -> None:
    source, _, first = warm
    assert run(source, Path(os.devnull) / "nowhere")["points"] == first["points"]


OUTSIDE = """
import numpy as np
from pathlib import Path
from benbow.engine.compiled.kernel import rule
import helper

TABLE = np.array([int(x) for x in Path(__file__).with_name("board.csv").read_text().split()])

@rule
def total(n):
    return helper.times(n) + TABLE[0]
"""
ASK = "from benbow.engine import kernel; import rules_outside as r; kernel.settle([r.total]); print(r.total(3))"


def test_rules_from_elsewhere_are_never_stale_either(tmp_path: Path) -> None:
    """Loose files, a helper in another module, data in a format of their own, edits within one second and of equal size."""
    (tmp_path / "rules_outside.py").write_text(OUTSIDE)
    helper = "from benbow.engine.compiled.kernel import rule\n\n@rule\ndef times(n):\n    return {} * n\n"
    answers = []
    for factor, board in (("2", "5"), ("4", "5"), ("4", "7")):
        (tmp_path / "helper.py").write_text(helper.format(factor))
        (tmp_path / "board.csv").write_text(board)
        shutil.rmtree(tmp_path / "__pycache__", ignore_errors=True)
        done = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, cwd=tmp_path,
                              env=os.environ | {"PYTHONPATH": str(tmp_path), "BENBOW_CACHE": str(tmp_path / "cache")})
        assert done.returncode == 0, done.stderr
        answers.append(int(done.stdout))
    assert answers == [11, 17, 19]


def test_stale_bytecode_leaves_no_stale_machine_code(tmp_path: Path) -> None:
    """Python itself may run old bytecode after an edit of equal size in the same second; that must not last."""
    path = tmp_path / "rules_quick.py"
    ask = "from benbow.engine import kernel; import rules_quick as r; kernel.settle([r.total]); print(r.total(3))"
    answers: list[int] = []
    for factor in ("2", "4", "4"):
        path.write_text(f"from benbow.engine.compiled.kernel import rule\n\n@rule\ndef total(n):\n    return {factor} * n\n")
        os.utime(path, (1_700_000_000, 1_700_000_000))
        if len(answers) == 2:
            shutil.rmtree(tmp_path / "__pycache__", ignore_errors=True)
        done = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, cwd=tmp_path,
                              env=os.environ | {"PYTHONPATH": str(tmp_path), "BENBOW_CACHE": str(tmp_path / "cache")})
        assert done.returncode == 0, done.stderr
        answers.append(int(done.stdout))
    assert answers[2] == 12


PLACES = """
import json, sys
import benbow.cli
if "server" in sys.argv:
    benbow.cli.check_bounds()
import benbow
from benbow.engine import prepare
from benbow.search import ready
games = [benbow.game(name) for name in benbow.games()]
print(json.dumps([str(prepare._stamp(game, [*prepare._rules(game), *prepare._kernels(ready.KERNELS)])) for game in games]))
"""


def test_a_server_looks_where_the_processes_that_compile_for_it_leave_things() -> None:
    """They are given its switches from their first line on; it sets them itself, when part of the engine is loaded already."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}

    def places(who: str, environment: dict[str, str]) -> list[str]:
        done = subprocess.run([sys.executable, "-c", PLACES, who], capture_output=True, text=True, env=environment, check=True)
        return json.loads(done.stdout)  # type: ignore[no-any-return]

    server, child, other = places("server", plain), places("child", {**plain, "NUMBA_BOUNDSCHECK": "1"}), places("child", plain)
    assert server == child
    assert not {*server} & {*other}
