"""Compiled rules come from disk in a second process, and never from an older state of the sources."""
from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite
import numba
import numpy as np
import pytest

import benbow
from benbow.engine.compiled import objects, prepare
from benbow.engine.compiled.fingerprint import fingerprint
from benbow.engine.laws import runner
from benbow.games.naufrageurs.rules import game as rules

PACKAGE = Path(benbow.__file__).parent
Warm = tuple[Path, Path, dict[str, Any]]  # the package, its cache, and what a first run said

PROGRAM = """
import json, sys
from numba.core import event
with event.install_recorder("numba:compile") as recorder:
    import benbow
    from benbow.engine.compiled import playouts as play
    game = benbow.game("naufrageurs")
    steps, decisions, wins, points = play.playouts(game.opening(), game.new_workspace(3), 300)
compiled = sorted({e.data["dispatcher"].py_func.__name__ for _, e in recorder.buffer if e.is_start})
print(json.dumps({"points": points, "steps": steps, "compiled": compiled, "file": benbow.__file__}))
"""


def run(source: Path, cache: Path, before: str = "") -> dict[str, Any]:
    environment = {"PYTHONPATH": str(source), "BENBOW_CACHE": str(cache)}
    done = subprocess.run([sys.executable, "-c", before + PROGRAM], capture_output=True, text=True, env=os.environ | environment)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    assert found["file"].startswith(str(source))
    return found


def edit(path: Path, old: str, new: str) -> None:
    """Same time and, where the edit keeps the length, same size: only the content tells."""
    stamp, text = path.stat(), path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Warm:
    """A copy of the package and a cache that one process has filled."""
    folder = tmp_path_factory.mktemp("cache")
    shutil.copytree(PACKAGE, folder / "src" / "benbow", ignore=shutil.ignore_patterns("__pycache__"))
    return folder / "src", folder / "cache", run(folder / "src", folder / "cache")


def test_second_process_compiles_nothing(warm: Warm) -> None:
    source, cache, first = warm
    second = run(source, cache)
    assert "playouts" in first["compiled"]
    assert second["compiled"] == []
    assert second["points"] == first["points"]


EDITS = {
    "a rule": ("rules/game.py", "return s.square[ship] - squares <= ISLAND\n", "return s.square[ship] - squares <  ISLAND\n"),
    "a board": ("boards/oleron.txt", "red:    -2  3  4  5  6  7", "red:    -2  3  4  5  6  0"),
}


@pytest.mark.parametrize("what", EDITS)
def test_edited_source_is_never_served_from_the_cache(what: str, warm: Warm, tmp_path: Path) -> None:
    """The kernel is in another file than the edit, and the edited file keeps its time stamp: Numba alone would not notice."""
    source, cache, first = warm
    shutil.copytree(source, tmp_path / "src")
    name, old, new = EDITS[what]
    folder = tmp_path / "src" / "benbow" / "games" / "naufrageurs"
    edit(folder / name, old, new)
    changed = run(tmp_path / "src", cache)
    assert changed["points"] != first["points"]
    assert ("playouts" in changed["compiled"]) == (what == "a rule")  # boards are data


def test_fingerprint_is_of_what_runs_not_of_what_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """A constant that a rule reads, in whatever way it came there: a board, another module, a file of any kind."""
    before = fingerprint([rules.apply])
    monkeypatch.setattr(rules, "KEPT", rules.KEPT + 1)
    changed = fingerprint([rules.apply])
    monkeypatch.undo()
    assert changed != before == fingerprint([rules.apply])


def keys() -> list[str]:
    return [part.key for part in prepare.parts(benbow.game("naufrageurs"), runner.KERNELS)]


CHANGES = {
    "bounds are checked": lambda patch: patch.setenv("NUMBA_BOUNDSCHECK", "1"),
    "another Numba": lambda patch: patch.setattr(numba, "__version__", "0.0"),
    "another llvmlite": lambda patch: patch.setattr(llvmlite, "__version__", "0.0"),
    "another NumPy": lambda patch: patch.setattr(np, "__version__", "0.0"),
    "another Python": lambda patch: patch.setattr(sys, "version", "0.0"),
    "another processor": lambda patch: patch.setattr(llvmlite.binding, "get_host_cpu_name", lambda: "i386"),
    "another linker": lambda patch: patch.setattr(objects, "_linker", lambda: "other"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_what_makes_the_code_is_part_of_every_key(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = keys()
    assert keys() == before
    CHANGES[what](monkeypatch)
    assert not {*keys()} & {*before}


def test_keys_do_not_tell_where_the_package_lies(warm: Warm, tmp_path: Path) -> None:
    """A copy of the package in another folder, with other times of its files, compiles nothing."""
    source, cache, first = warm
    shutil.copytree(source, tmp_path / "elsewhere", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (tmp_path / "elsewhere").rglob("*.py"):
        os.utime(path, (1_700_000_000, 1_700_000_000))
    found = run(tmp_path / "elsewhere", cache)
    assert (found["compiled"], found["points"]) == ([], first["points"])


def test_fields_of_tuples_are_part_of_the_key() -> None:
    """Numba's name of the type tells only their types, and two of them may change places."""
    class Pair(NamedTuple):
        left: int
        right: int

    class Turned(NamedTuple):
        right: int
        left: int

    Turned.__name__ = "Pair"
    kinds = [(numba.typeof(kind(1, 2)),) for kind in (Pair, Turned)]  # type: ignore[no-untyped-call]
    assert objects.key_of([prepare.Wanted(rules.apply, kinds[0])]) != objects.key_of([prepare.Wanted(rules.apply, kinds[1])])


def test_old_files_are_pruned_but_used_ones_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(objects, "_KEPT_FILES", 12)
    for k in range(20):
        path = tmp_path / str(k)
        path.mkdir() if k % 2 else path.write_text("")  # folders were left by earlier versions
        old = 1_000_000_000 + k if k < 15 else 4_000_000_000
        os.utime(path, (old, old))
    objects.prune(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {str(k) for k in range(8, 20)}


def test_a_spoilt_file_is_made_anew(warm: Warm, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, cache, first = warm
    shutil.copytree(cache, tmp_path / "cache")
    monkeypatch.setenv("BENBOW_CACHE", str(tmp_path / "cache"))
    for path in (tmp_path / "cache" / "compiled").iterdir():
        data, place = bytearray(path.read_bytes()), path.name.rsplit("-", 1)
        assert objects.read(*place) is not None
        data[len(data) // 2] ^= 1
        for spoilt in (data[: len(data) // 2], b"", data):
            path.write_bytes(spoilt)
            assert objects.read(*place) is None
    again = run(source, tmp_path / "cache")
    assert "playouts" in again["compiled"]
    assert again["points"] == first["points"]
    assert run(source, tmp_path / "cache")["compiled"] == []


@pytest.mark.soak
def test_two_processes_that_write_at_once_do_not_disturb_each_other(warm: Warm, tmp_path: Path) -> None:
    source, _, first = warm
    with ThreadPoolExecutor(2) as pool:
        both = [*pool.map(lambda _: run(source, tmp_path), range(2))]
    assert [found["points"] for found in both] == [first["points"]] * 2
    assert not [*(tmp_path / "compiled").glob("new-*")]
    assert run(source, tmp_path)["compiled"] == []


FORBIDDEN = """
import os, pathlib

def forbidden(*given):
    raise PermissionError

pathlib.Path.write_bytes = pathlib.Path.replace = os.utime = forbidden
"""


def test_what_cannot_be_written_to_can_be_read(warm: Warm) -> None:
    """As a cache on a disk that is mounted for reading only; to root, rights of files mean nothing."""
    source, cache, first = warm
    found = run(source, cache, FORBIDDEN)
    assert (found["compiled"], found["points"]) == ([], first["points"])


def test_without_a_place_for_the_cache_it_still_plays(warm: Warm) -> None:
    source, _, first = warm
    assert run(source, Path(os.devnull) / "nowhere")["points"] == first["points"]


OUTSIDE = """
import numpy as np
from pathlib import Path
from benbow.engine.compiled import rule
import helper

TABLE = np.array([int(x) for x in Path(__file__).with_name("board.csv").read_text().split()])

@rule
def total(n):
    return helper.times(n) + TABLE[0]
"""


def asked(program: str, folder: Path) -> int:
    """What a program says that has the modules of this folder."""
    environment = {"PYTHONPATH": f"{folder}{os.pathsep}{PACKAGE.parent}", "BENBOW_CACHE": str(folder / "cache")}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=os.environ | environment)
    assert done.returncode == 0, done.stderr
    return int(done.stdout)


def test_rules_from_elsewhere_are_never_stale_either(tmp_path: Path) -> None:
    """Loose files, a helper in another module, data in a format of their own, edits within one second and of equal size."""
    (tmp_path / "rules_outside.py").write_text(OUTSIDE)
    helper = "from benbow.engine.compiled import rule\n\n@rule\ndef times(n):\n    return {} * n\n"
    answers = []
    for factor, board in (("2", "5"), ("4", "5"), ("4", "7")):
        (tmp_path / "helper.py").write_text(helper.format(factor))
        (tmp_path / "board.csv").write_text(board)
        shutil.rmtree(tmp_path / "__pycache__", ignore_errors=True)
        answers.append(asked("import rules_outside as r; print(r.total(3))", tmp_path))
    assert answers == [11, 17, 19]


def test_stale_bytecode_leaves_no_stale_machine_code(tmp_path: Path) -> None:
    """Python itself may run old bytecode after an edit of equal size in the same second; that must not last."""
    path = tmp_path / "rules_quick.py"
    answers: list[int] = []
    for factor in ("2", "4", "4"):
        path.write_text(f"from benbow.engine.compiled import rule\n\n@rule\ndef total(n):\n    return {factor} * n\n")
        os.utime(path, (1_700_000_000, 1_700_000_000))
        if len(answers) == 2:
            shutil.rmtree(tmp_path / "__pycache__", ignore_errors=True)
        answers.append(asked("import rules_quick as r; print(r.total(3))", tmp_path))
    assert answers[2] == 12


PLACES = """
import json, sys
import benbow.cli
if "server" in sys.argv:
    benbow.cli.check_bounds()
import benbow
from benbow.engine.compiled import prepare
from benbow.search import ready
games = [benbow.game(name) for name in benbow.games()]
print(json.dumps([part.name + part.key for game in games for part in prepare.parts(game, ready.kernels(game))]))
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
