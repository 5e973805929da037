"""The server plays uncompiled rules while another process compiles them, then goes over; if that fails, it just plays on."""
from __future__ import annotations

import asyncio
import io
import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from rich.console import Console

import benbow
from benbow.cli import compile as compile_command
from benbow.cli import main
from benbow.engine.compiled import prepare
from benbow.engine.compiled.kernel import COMPILED
from benbow.engine.contract import Game
from benbow.server.context import Site
from benbow.server.painter import Painter
from benbow.server.tables import TableRegistry
from benbow.server.warmup import Done, Warmup
from tests.toys import sealed

pytestmark = [pytest.mark.skipif(not COMPILED, reason="nothing is compiled"), pytest.mark.xdist_group("cache")]
TOTAL = prepare.count(prepare.RULES)


@pytest.fixture
def game() -> Iterator[Game]:
    yield sealed.GAME
    sealed.GAME.play_compiled()


@pytest.fixture
def cold(game: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of which nothing lies on disk."""
    monkeypatch.setattr(prepare, "is_on_disk", lambda *given: False)
    return game


def child(program: str) -> tuple[str, ...]:
    """A process in place of the compiler."""
    return (sys.executable, "-c", f"import json, os, sys, time\n{program}")


SAYS = "print(json.dumps({'game': 'sealed', 'done': 3, 'total': 12}), flush=True)\n"


def quiet() -> Console:
    return Console(file=io.StringIO())


def written(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def run(steps: Callable[[], Coroutine[object, object, None]]) -> None:
    asyncio.run(asyncio.wait_for(steps(), 60))


def plays(game: Game) -> bool:
    """A whole match, as a table plays it."""
    match = game.new(seed=1)
    while match.actor != benbow.OVER:
        match.advance()
        if match.actor >= 0:
            match.play(match.view(match.actor).legal()[0])
    return match.outcome is not None


def until_told(warmup: Warmup, told: asyncio.Event) -> Coroutine[object, object, bool]:
    warmup.start()
    return told.wait()


# --------------------------------------------------------------------------------------------- without a child
def test_what_lies_on_disk_is_loaded_without_a_process(game: Game) -> None:
    for _ in prepare.steps(game, prepare.RULES):
        pass
    assert prepare.is_on_disk(game, prepare.RULES)
    changes, console = [], quiet()
    warmup = Warmup([game], lambda: changes.append(game.is_compiled), console=console)

    async def steps() -> None:
        warmup.start()
        assert not game.is_compiled
        assert not warmup.is_done
        await warmup.wait()

    run(steps)
    assert game.is_compiled
    assert warmup.is_done
    assert warmup.child is None
    assert changes == [True]
    assert warmup.progress == {"sealed": Done(TOTAL, TOTAL)}
    assert written(console) == ""


def test_a_stamp_is_of_the_sources_as_they_are(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba goes by time and size of a source; so code of a file that was touched counts as missing."""
    for _ in prepare.steps(game, prepare.RULES):
        pass
    assert prepare.is_on_disk(game, prepare.RULES)
    real = Path.stat

    def touched(path: Path, *, follow_symlinks: bool = True) -> object:
        found = real(path, follow_symlinks=follow_symlinks)
        if path.name != "sealed.py":
            return found
        return SimpleNamespace(st_mtime_ns=found.st_mtime_ns + 1, st_size=found.st_size, st_mode=found.st_mode)

    monkeypatch.setattr(Path, "stat", touched)
    assert not prepare.is_on_disk(game, prepare.RULES)


def test_what_cannot_be_loaded_is_played_uncompiled(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*given: object) -> Iterator[str]:
        yield "setup"
        raise EOFError("half a file")

    monkeypatch.setattr(prepare, "is_on_disk", lambda *given: True)
    monkeypatch.setattr(prepare, "steps", broken)
    warmup = Warmup([game], console=quiet())

    async def steps() -> None:
        warmup.start()
        await warmup.wait()

    run(steps)
    assert not game.is_compiled
    assert plays(game)
    assert [record.getMessage() for record in caplog.records] == [
        "sealed: played uncompiled; what was compiled cannot be loaded (half a file)"]


# ----------------------------------------------------------------------------------------------- with a child
def test_killed_compiler_leaves_the_game_uncompiled(cold: Game, caplog: pytest.LogCaptureFixture) -> None:
    async def steps() -> None:
        told = asyncio.Event()
        warmup = Warmup([cold], told.set, command=child(SAYS + "time.sleep(600)"), console=quiet())
        await until_told(warmup, told)
        assert warmup.progress == {"sealed": Done(3, 12)}
        assert warmup.child is not None
        assert plays(cold)
        warmup.child.kill()
        await warmup.wait()
        assert warmup.is_done

    run(steps)
    assert not cold.is_compiled
    assert plays(cold)
    assert [record.levelno for record in caplog.records if record.name.startswith("benbow")] == [logging.WARNING]
    assert "sealed: played uncompiled; the compiler ended with code -9" in caplog.text


@pytest.mark.parametrize(("program", "words"), [
    ("print('no room on the disk', file=sys.stderr); sys.exit(3)", "ended with code 3 no room on the disk"),
    ("print(json.dumps({'game': 'sealed', 'done': 1, 'total': 12, 'error': 'TypingError: what?'}))", "TypingError: what?"),
    ("print(json.dumps({'game': 'sealed', 'done': 12, 'total': 12, 'ready': True}))", "left nothing on disk for sealed"),
    ("print('[]'); print('7'); print(json.dumps({'game': ['x']})); print(chr(0)); sys.stdout.buffer.write(b'\\xff')", "code 0"),
])
def test_whatever_the_compiler_says_play_goes_on(program: str, words: str, cold: Game, caplog: pytest.LogCaptureFixture) -> None:
    signatures = [len(rule.signatures) for rule in cold.given_rules.values()]
    warmup = Warmup([cold], command=child(program), console=quiet())

    async def steps() -> None:
        warmup.start()
        await warmup.wait()

    run(steps)
    assert not cold.is_compiled
    assert plays(cold)
    assert words in caplog.text
    assert signatures == [len(rule.signatures) for rule in cold.given_rules.values()]  # and nothing was compiled here instead


def test_no_process_to_be_had(cold: Game, caplog: pytest.LogCaptureFixture, tmp_path: Path) -> None:
    warmup = Warmup([cold], command=(str(tmp_path / "nothing"),), console=quiet())

    async def steps() -> None:
        warmup.start()
        await warmup.wait()

    run(steps)
    assert not cold.is_compiled
    assert "the compiler cannot be used" in caplog.text


def test_stop_ends_the_process_and_says_nothing(cold: Game, caplog: pytest.LogCaptureFixture) -> None:
    async def steps() -> None:
        told = asyncio.Event()
        warmup = Warmup([cold], told.set, command=child(SAYS + "time.sleep(600)"), console=quiet())
        await until_told(warmup, told)
        await warmup.stop()
        assert warmup.child is not None
        assert warmup.child.returncode == -9
        with pytest.raises(ProcessLookupError):
            os.kill(warmup.child.pid, 0)

    run(steps)
    assert [record for record in caplog.records if record.name.startswith("benbow")] == []


def test_stop_before_anything_began(game: Game) -> None:
    async def steps() -> None:
        await Warmup([game], console=quiet()).stop()
        warmup = Warmup([game], console=quiet())
        warmup.start()
        await warmup.stop()
        assert warmup.is_done

    run(steps)


@pytest.mark.parametrize("is_terminal", [True, False])
def test_a_bar_on_a_terminal_and_lines_elsewhere(is_terminal: bool, cold: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The child is made to seem to have left its code on disk."""
    console = Console(file=io.StringIO(), force_terminal=is_terminal, width=100)
    warmup = Warmup([cold], console=console, command=child(
        SAYS + "time.sleep(0.5); print(json.dumps({'game': 'sealed', 'done': 12, 'total': 12, 'ready': True}))"))

    async def steps() -> None:
        warmup.start()
        await asyncio.sleep(0)
        monkeypatch.setattr(prepare, "is_on_disk", lambda *given: True)
        await warmup.wait()

    run(steps)
    assert cold.is_compiled
    if is_terminal:
        assert "Compiling sealed" in written(console)
        assert "3/12" in written(console)
    else:
        first, last = written(console).splitlines()
        assert first == "Compiling sealed in the background; games can be played meanwhile."
        assert last.startswith("Compiled sealed in ")


def test_the_search_is_compiled_after_the_rules(cold: Game, caplog: pytest.LogCaptureFixture) -> None:
    """Meanwhile the pages say how far it is; when it cannot be, they say nothing more."""
    program = """
done = sys.argv[1] == "search"
print(json.dumps({"game": "sealed", "done": 5 if done else 12, "total": 20 if done else 12}), flush=True)
time.sleep(600 if done else 0)
"""

    async def steps() -> None:
        told = asyncio.Event()
        warmup = Warmup([cold], told.set, command=child(program), console=quiet(), has_search=True)
        site = Site(cast(TableRegistry, None), warmup, cast(Painter, None))
        assert site.learning == 0
        await until_told(warmup, told)
        await warmup.wait()
        while warmup.learning["sealed"] != Done(5, 20):
            await asyncio.sleep(0.01)
        assert (site.percent, site.learning) == (None, 25)
        assert warmup.child is not None
        warmup.child.kill()
        while not warmup.has_learnt:
            await asyncio.sleep(0.01)
        assert site.learning is None
        await warmup.stop()

    run(steps)
    assert "bots play at first thought in some games: the search was not compiled -9" in caplog.text
    assert Warmup([cold], console=quiet()).has_learnt, "where nobody thinks, nothing is waited for"


# -------------------------------------------------------------------------------------------- the compiling side
def test_a_game_that_does_not_compile_stops_no_other(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def compiled(game: Game, modules: tuple[str, ...]) -> Iterator[str]:
        yield "setup"
        if game is sealed.GAME:
            raise TypeError("no such type\n and a hundred lines more")

    monkeypatch.setattr(prepare, "steps", compiled)
    monkeypatch.setattr(os, "nice", lambda by: by)
    assert compile_command.in_lines([sealed.GAME, benbow.game("naufrageurs")], prepare.RULES) == 1
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines == [
        {"game": "sealed", "done": 1, "total": TOTAL},
        {"game": "sealed", "done": 1, "total": TOTAL, "error": "TypeError: no such type"},
        {"game": "naufrageurs", "done": 1, "total": TOTAL},
        {"game": "naufrageurs", "done": 1, "total": TOTAL, "ready": True},
    ]


def test_unknown_game_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "--lines", "nofrageurs"]) == 2
    assert "naufrageurs" in capsys.readouterr().err


# ---------------------------------------------------------------------------------------------- from end to end
SERVER = """
import asyncio, json, os
os.environ["NUMBA_BOUNDSCHECK"] = "1"
from numba.core import event
import benbow
from benbow.engine import kernel
from benbow.search.baselines import bot
from benbow.server.warmup import Warmup

game = benbow.game("naufrageurs")

async def match():
    match = game.new(seed=3, players=3)
    while match.actor != benbow.OVER:
        match.advance()
        if match.actor >= 0:
            match.play(bot("greedy", match.ply).choose(match.view(match.actor)))
        await asyncio.sleep(0.002)
    return match.actions

async def main():
    told = []
    warmup = Warmup([game], lambda: told.append(warmup.progress[game.id].done))
    warmup.start()
    lines = [(game.is_compiled, await match())]
    while not warmup.is_done:
        lines.append((game.is_compiled, await match()))
    lines.append((game.is_compiled, await match()))
    await warmup.stop()
    return {"modes": [mode for mode, _ in lines], "lines": len({line for _, line in lines}), "told": told,
            "child": warmup.child and warmup.child.returncode}

with event.install_recorder("numba:compile") as recorder:
    found = asyncio.run(main())
found["compiled"] = sorted({e.data["dispatcher"].py_func.__name__ for _, e in recorder.buffer if e.is_start})
print(json.dumps(found))
"""


def test_cold_and_warm_start_of_a_server(tmp_path: Path) -> None:
    """Cold: matches are played from the first moment, and the same ones after the change. Warm: no process is started.
    The server itself never compiles anything; what the other process compiled, with the same switches, is found."""
    environment = os.environ | {"BENBOW_CACHE": str(tmp_path)}
    starts = []
    for _ in range(2):
        done = subprocess.run([sys.executable, "-W", "error", "-c", SERVER], capture_output=True, text=True, timeout=300,
                              env=environment)
        assert done.returncode == 0, done.stderr
        starts.append(json.loads(done.stdout))
        assert starts[-1]["compiled"] == []
        assert starts[-1]["lines"] == 1  # every match went the same way
        assert starts[-1]["modes"][0] is False
        assert starts[-1]["modes"][-1] is True
    cold, warm = starts
    assert cold["child"] == 0
    assert cold["told"] == sorted(cold["told"])
    assert set(cold["told"]) == set(range(1, TOTAL + 1))
    assert cold["modes"].count(False) > 2
    assert warm["child"] is None
    assert warm["told"] == [TOTAL]


def test_compiling_ends_when_nobody_listens_any_more(tmp_path: Path) -> None:
    """A server that was killed cannot stop its child: the child notices by itself, with the next function that is ready."""
    command = [sys.executable, "-m", "benbow", "compile", "--part", "rules", "--lines", "naufrageurs"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | {"BENBOW_CACHE": str(tmp_path)}) as compiler:
        assert compiler.stdout is not None
        assert json.loads(compiler.stdout.readline())["done"] == 1
        compiler.stdout.close()
        assert compiler.wait(timeout=120) == 0
    assert not list(tmp_path.rglob("ready-*"))
