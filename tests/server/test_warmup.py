"""The server plays uncompiled rules while other processes compile them, then goes over; if that fails, it just plays on."""
from __future__ import annotations

import io
import json
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import benbow
from benbow.cli import compile as compile_command
from benbow.cli import main
from benbow.engine.compiled import COMPILED, prepare
from benbow.engine.contract import Game
from benbow.server.warmup import Count, Warmup
from tests.by_hand import play_on
from tests.server.house import until
from tests.toys import sealed

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled")
TOTAL = prepare.count(prepare.RULES) if COMPILED else 0


@pytest.fixture
def game() -> Iterator[Game]:
    yield sealed.GAME
    sealed.GAME.play_compiled()


@pytest.fixture
def cold(game: Game, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of which nothing is on disk."""
    monkeypatch.setattr(prepare, "is_on_disk", lambda *given: False)
    return game


def child(program: str) -> tuple[str, ...]:
    """A process in place of the compiler."""
    return (sys.executable, "-c", f"import json, os, sys, time\n{program}")


SAYS = "print(json.dumps({'game': 'sealed', 'done': 3, 'total': 12}), flush=True)\n"
STAYS = "open(os.environ['PID_FILE'], 'w').write(str(os.getpid()))\n" + SAYS + "time.sleep(600)"


@pytest.fixture
def pid_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PID_FILE", str(tmp_path / "pid"))
    return tmp_path / "pid"


def started(game: Game, **given: Any) -> Warmup:
    warmup = Warmup([game], **{"console": Console(file=io.StringIO()), **given})
    warmup.start()
    return warmup


def written(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def plays(game: Game) -> bool:
    """A whole match, as a table plays it."""
    return play_on(game.new(seed=1), lambda match: match.view(match.actor).legal()[0]).outcome is not None


# --------------------------------------------------------------------------------------------- without a child
async def test_what_is_on_disk_is_loaded_without_a_process(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as context:
        context.setattr(prepare.Part, "is_loaded", False)  # another test may have kept it elsewhere
        [*prepare.steps(game, prepare.RULES)]
    assert prepare.is_on_disk(game, prepare.RULES)
    console = Console(file=io.StringIO())
    warmup = started(game, command=("/no/process",), console=console)
    assert not game.is_compiled
    assert not warmup.is_done
    await warmup.wait()
    assert game.is_compiled
    assert warmup.is_done
    assert (warmup.functions, warmup.games, warmup.functions_of(game)) == (Count(TOTAL, TOTAL), Count(1, 1), None)
    assert written(console) == ""
    assert caplog.records == []


async def test_what_cannot_be_loaded_is_played_uncompiled(
    game: Game, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*given: object) -> Iterator[str]:
        yield "setup"
        raise EOFError("half a file")

    monkeypatch.setattr(prepare, "is_on_disk", lambda *given: True)
    monkeypatch.setattr(prepare, "steps", broken)
    await started(game).wait()
    assert not game.is_compiled
    assert plays(game)
    assert [record.getMessage() for record in caplog.records] == [
        "sealed: played uncompiled; what was compiled cannot be loaded (half a file)"]


# ----------------------------------------------------------------------------------------------- with a child
async def test_killed_compiler_leaves_the_game_uncompiled(cold: Game, pid_file: Path, caplog: pytest.LogCaptureFixture) -> None:
    warmup = started(cold, command=child(STAYS))
    await until(lambda: warmup.functions_of(cold) == Count(3, TOTAL))
    assert plays(cold)
    os.kill(int(pid_file.read_text()), signal.SIGKILL)
    await warmup.wait()
    assert warmup.is_done
    assert not cold.is_compiled
    assert plays(cold)
    assert [record.levelno for record in caplog.records if record.name.startswith("benbow")] == [logging.WARNING]
    assert "sealed: played uncompiled; the compiler ended with code -9" in caplog.text


@pytest.mark.parametrize(("command", "words"), [
    (child("print('no room on the disk', file=sys.stderr); sys.exit(3)"), "ended with code 3 no room on the disk"),
    (child("print(json.dumps({'game': 'sealed', 'done': 1, 'total': 12, 'error': 'TypingError: what?'}))"), "TypingError: what?"),
    (child("print(json.dumps({'game': 'sealed', 'done': 12, 'total': 12, 'ready': True}))"), "ended with code 0"),
    (child("print('[]\\n7'); print(json.dumps({'game': ['x']})); print(chr(0)); sys.stdout.buffer.write(b'\\xff')"), "code 0"),
    (("/nowhere/at-all",), "the compiler cannot be used"),
], ids=["fails", "says an error", "leaves nothing", "says nonsense", "is not there"])
async def test_whatever_the_compiler_does_play_goes_on(command: tuple[str, ...], words: str, cold: Game,
                                                       caplog: pytest.LogCaptureFixture) -> None:
    signatures = [len(rule.signatures) for rule in cold.given_rules.values()]
    await started(cold, command=command).wait()
    assert not cold.is_compiled
    assert plays(cold)
    assert words in caplog.text
    assert signatures == [len(rule.signatures) for rule in cold.given_rules.values()]  # and nothing was compiled here instead


async def test_stop_ends_the_process_and_says_nothing(cold: Game, pid_file: Path, caplog: pytest.LogCaptureFixture) -> None:
    warmup = started(cold, command=child(STAYS))
    await until(lambda: warmup.functions.done > 0)
    await warmup.stop()
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid_file.read_text()), 0)
    assert [record for record in caplog.records if record.name.startswith("benbow")] == []


async def test_stop_before_anything_began(game: Game) -> None:
    await Warmup([game]).stop()
    await started(game).stop()
    assert not game.is_compiled


@pytest.mark.parametrize("is_terminal", [True, False])
async def test_a_bar_on_a_terminal_and_lines_elsewhere(is_terminal: bool, cold: Game, pid_file: Path,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    """The child is made to seem to have left its code on disk."""
    console = Console(file=io.StringIO(), force_terminal=is_terminal, width=100)
    warmup = started(cold, console=console, command=child(
        SAYS + "while not os.path.exists(os.environ['PID_FILE']): time.sleep(0.01)\n"
        "print(json.dumps({'game': 'sealed', 'done': 12, 'total': 12, 'ready': True}))"))
    await until(lambda: warmup.functions.done == 3)
    warmup._bars._progress.refresh()
    monkeypatch.setattr(prepare, "is_on_disk", lambda *given: True)
    pid_file.touch()
    await warmup.wait()
    assert cold.is_compiled
    if is_terminal:
        assert "Compiling sealed" in written(console)
        assert f"3/{TOTAL}" in written(console)
    else:
        first, last = written(console).splitlines()
        assert first == "Compiling sealed in the background; games can be played meanwhile."
        assert last.startswith("sealed is compiled, ")


# -------------------------------------------------------------------------------------------- the compiling side
def test_a_game_that_does_not_compile_stops_no_other(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def compiled(game: Game, modules: tuple[str, ...]) -> Iterator[str]:
        yield "setup"
        if game is sealed.GAME:
            raise TypeError("no such type\n and a hundred lines more")

    monkeypatch.setattr(prepare, "steps", compiled)
    assert compile_command.in_lines([sealed.GAME, benbow.game("naufrageurs")], lambda game: prepare.RULES) == 1
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
from benbow.search.baselines import bot
from benbow.server import warmup as module

game, started = benbow.game("naufrageurs"), []

class Counted(module.Child):
    async def start(self):
        started.append(1)
        await super().start()

module.Child = Counted

async def match():
    match = game.new(seed=3, players=3)
    while match.actor != benbow.OVER:
        match.advance()
        if match.actor >= 0:
            match.play(bot("greedy", match.ply).choose(match.view(match.actor)))
        await asyncio.sleep(0.002)
    return match.actions

async def main():
    warmup = module.Warmup([game])
    warmup.start()
    lines, told = [(game.is_compiled, await match())], [0]
    while not warmup.is_done:
        lines.append((game.is_compiled, await match()))
        told.append(warmup.functions.done)
    lines.append((game.is_compiled, await match()))
    await warmup.stop()
    return {"modes": [mode for mode, _ in lines], "lines": len({line for _, line in lines}), "told": told,
            "children": len(started)}

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
    assert (cold["children"], warm["children"]) == (1, 0)
    assert cold["told"] == sorted(cold["told"])
    assert len(set(cold["told"])) > 2
    assert cold["told"][-1] == TOTAL


def test_compiling_ends_when_nobody_listens_any_more(tmp_path: Path) -> None:
    """A server that was killed cannot stop its child: the child notices by itself, with the next function that is ready."""
    command = [sys.executable, "-m", "benbow", "compile", "--part", "rules", "--lines", "naufrageurs"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=os.environ | {"BENBOW_CACHE": str(tmp_path)}) as compiler:
        assert compiler.stdout is not None
        assert json.loads(compiler.stdout.readline())["done"] == 1
        compiler.stdout.close()
        assert compiler.wait(timeout=120) == 0
    assert not list(tmp_path.rglob("ready-*"))
