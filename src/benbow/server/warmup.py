"""Nobody waits for the compiler: tables play the rules uncompiled until the compiled ones are there.

What lies on disk already is loaded in a thread. The rest is compiled by a process of its own, at low priority, which
says how far it is; a game goes over to its compiled rules as soon as they are loaded, in the middle of whatever is being
played, and nobody notices: results are equal. If anything fails, play goes on as it is and the next start tries again.
"""
from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from benbow.engine import prepare
from benbow.engine.contract import Game
from benbow.engine.kernel import COMPILED

log = logging.getLogger(__name__)
COMMAND = (sys.executable, "-m", "benbow", "compile", "--part", "rules", "--lines")
LONGEST_LINE = 1 << 20  # a compiler can be verbose


class Done(NamedTuple):
    """How many functions of a game are ready, of how many."""

    done: int
    total: int


class Warmup:
    """From uncompiled to compiled rules while the server runs.

    `start()` in the running loop, before the first table plays; `await stop()` at the end. `progress` says for each game how
    far it is; `on_change()` is called in the loop whenever that or a game's `is_compiled` has changed.
    """

    def __init__(
        self, games: Sequence[Game], on_change: Callable[[], None] = lambda: None, *,
        command: Sequence[str] = COMMAND, console: Console | None = None,
    ) -> None:
        self.games = {game.id: game for game in games}
        self.progress = {game.id: Done(0, prepare.count(prepare.RULES)) for game in games if COMPILED}
        self.child: asyncio.subprocess.Process | None = None
        self._on_change = on_change
        self._command = command
        self._bar = _Bar(console or Console(stderr=True))
        self._task: asyncio.Task[None] | None = None
        self._stopping = threading.Event()

    @property
    def is_done(self) -> bool:
        """Is there nothing more to wait for? True also if something failed, and where there is no compiler."""
        return not COMPILED or (self._task is not None and self._task.done())

    def start(self) -> None:
        """Let all games play uncompiled, and begin to compile or load their rules."""
        if COMPILED:
            for game in self.games.values():
                game.play_plain()
            self._task = asyncio.create_task(self._run())

    async def wait(self) -> None:
        """Until all that can be compiled is."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def stop(self) -> None:
        """End it, finished or not. What was compiled so far is kept on disk."""
        self._stopping.set()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    # ------------------------------------------------------------------------------------------ the task
    async def _run(self) -> None:
        try:
            missing = []
            for game in self.games.values():
                if prepare.is_on_disk(game, prepare.RULES):
                    await self._load(game)
                else:
                    missing.append(game.id)
            if missing:
                start = time.monotonic()
                with self._bar.of(missing):
                    await self._compile(missing)
                if all(self.games[id].is_compiled for id in missing):
                    self._bar.line(f"Compiled {', '.join(missing)} in {time.monotonic() - start:.1f} s.")
        except (OSError, ValueError) as error:  # no process to be had, or one that talks without end
            log.warning("games are played uncompiled: the compiler cannot be used (%s)", error)

    async def _compile(self, missing: list[str]) -> None:
        """Have a process compile, and load each game that it has finished."""
        # All games are named, not only those missing: rules that games share are kept with the first that was loaded.
        self.child = child = await asyncio.create_subprocess_exec(
            *self._command, *self.games, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT, limit=LONGEST_LINE,
            start_new_session=True)  # an interrupt from the keyboard is for the server: it ends the process itself
        assert child.stdout is not None
        try:
            last_words = ""
            async for line in child.stdout:
                last_words = await self._hear(line.decode(errors="replace").strip()) or last_words
            code = await child.wait()
        finally:
            await _end(child)
        still = [id for id in missing if not self.games[id].is_compiled]
        if still:
            log.warning("%s: played uncompiled; the compiler ended with code %d %s", ", ".join(still), code, last_words)

    async def _hear(self, line: str) -> str:
        """One line of the compiling process. -> what it said, if that was no report"""
        try:
            said = json.loads(line)
            game, now = self.games[said["game"]], Done(int(said["done"]), int(said["total"]))
        except (ValueError, LookupError, TypeError):
            return line
        if game.is_compiled:
            return ""
        if said.get("ready"):
            if not prepare.is_on_disk(game, prepare.RULES):
                return f"and left nothing on disk for {game.id}"  # to load would be to compile in this process
            await self._load(game)
        self._say(game, now)
        return str(said.get("error", ""))

    async def _load(self, game: Game) -> None:
        """The compiled rules, from disk: in a thread, then for everyone at once."""
        try:
            await asyncio.to_thread(self._load_slowly, game)
        except Exception as error:  # files of another program's making: whatever is wrong with them, games go on
            log.warning("%s: played uncompiled; what was compiled cannot be loaded (%s)", game.id, error)
            return
        if not self._stopping.is_set():
            game.play_compiled()
            self._say(game, Done(prepare.count(prepare.RULES), prepare.count(prepare.RULES)))

    def _load_slowly(self, game: Game) -> None:
        for _ in prepare.steps(game, prepare.RULES):
            if self._stopping.is_set():
                return
            time.sleep(0.001)  # let the loop have its turn

    def _say(self, game: Game, now: Done) -> None:
        self.progress[game.id] = now
        self._bar.show(game.id, now)
        self._on_change()


async def _end(child: asyncio.subprocess.Process) -> None:
    """Nothing of it is left, not even an open pipe."""
    with contextlib.suppress(ProcessLookupError):
        child.kill()
    if child.stdout is not None:
        with contextlib.suppress(ValueError):
            while await child.stdout.read(LONGEST_LINE):
                pass
    await child.wait()


class _Bar:
    """The terminal's share: a bar for each game that is compiled, or two lines where there is no terminal."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._bars = Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=console,
            transient=True, disable=not console.is_terminal, redirect_stdout=False, redirect_stderr=False)
        self._rows: dict[str, TaskID] = {}

    @contextlib.contextmanager
    def of(self, games: list[str]) -> Iterator[None]:
        self.line(f"Compiling {', '.join(games)} in the background; games can be played meanwhile.")
        self._rows = {id: self._bars.add_task(f"Compiling {id}", total=prepare.count(prepare.RULES)) for id in games}
        with self._bars:
            yield

    def show(self, id: str, now: Done) -> None:
        if id in self._rows:
            self._bars.update(self._rows[id], completed=now.done, total=now.total)

    def line(self, text: str) -> None:
        if not self._console.is_terminal:
            print(text, file=self._console.file, flush=True)
