"""Nobody waits for the compiler: tables play the rules uncompiled until the compiled ones are there.

What lies on disk already is loaded in a thread. The rest is compiled by a process of its own, at low priority, which
says how far it is; a game goes over to its compiled rules as soon as they are loaded, in the middle of whatever is being
played, and nobody notices: results are equal. If anything fails, play goes on as it is and the next start tries again.
Then, where bots think, the search is compiled in the same way; it is for other processes, and nothing of it is loaded here.
"""
from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from benbow.engine.compiled import prepare
from benbow.engine.compiled.kernel import COMPILED
from benbow.engine.contract import Game
from benbow.search import ready

log = logging.getLogger(__name__)
COMMAND = (sys.executable, "-m", "benbow", "compile", "--lines", "--part")
LONGEST_LINE = 1 << 20  # a compiler can be verbose


class Done(NamedTuple):
    """How many functions of a game are ready, of how many."""

    done: int
    total: int


class Warmup:
    """From uncompiled to compiled rules while the server runs.

    `start()` in the running loop, before the first table plays; `await stop()` at the end. `progress` says for each game how
    far it is; `on_change()` is called in the loop whenever that or a game's `is_compiled` has changed. `learning` is the
    same for the search, if there are minds who would use it.
    """

    def __init__(
        self, games: Sequence[Game], on_change: Callable[[], None] = lambda: None, *,
        command: Sequence[str] = COMMAND, console: Console | None = None, has_search: bool = False,
    ) -> None:
        self.games = {game.id: game for game in games}
        self.progress = {game.id: Done(0, prepare.count(prepare.RULES)) for game in games if COMPILED}
        self.learning = {game.id: Done(0, prepare.count(ready.KERNELS)) for game in games if COMPILED and has_search}
        self.child: asyncio.subprocess.Process | None = None
        self._on_change = on_change
        self._command = command
        self._bar = _Bar(console or Console(stderr=True))
        self._task: asyncio.Task[None] | None = None
        self._later: asyncio.Task[None] | None = None  # the search
        self._stopping = threading.Event()

    @property
    def is_done(self) -> bool:
        """Is there nothing more to wait for? True also if something failed, and where there is no compiler."""
        return not COMPILED or (self._task is not None and self._task.done())

    @property
    def has_learnt(self) -> bool:
        """Is the search compiled, or will it not be?"""
        return not self.learning or (self._later is not None and self._later.done())

    def start(self) -> None:
        """Let all games play uncompiled, and begin to compile or load their rules."""
        if COMPILED:
            for game in self.games.values():
                game.play_uncompiled()
            self._task = asyncio.create_task(self._run())
            if self.learning:
                self._later = asyncio.create_task(self._learn(self._task))

    async def wait(self) -> None:
        """Until all that can be compiled is."""
        if self._task is not None:
            await asyncio.wait([self._task])

    async def stop(self) -> None:
        """End it, finished or not. What was compiled so far is kept on disk."""
        self._stopping.set()
        for task in (self._later, self._task):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])

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

    async def _learn(self, rules: asyncio.Task[None]) -> None:
        """The search, when the rules are done. Whoever thinks looks by himself whether it is there."""
        try:
            await asyncio.wait([rules])
            for id, game in self.games.items():
                if ready.is_on_disk(game):
                    self.learning[id] = Done(self.learning[id].total, self.learning[id].total)
            if any(part.done < part.total for part in self.learning.values()):
                start = time.monotonic()
                self._bar.line("Compiling the search in the background; until then bots play at first thought.")
                last_words = await self._child_says("search", self._hear_of_learning)
                if all(ready.is_on_disk(game) for game in self.games.values()):
                    self._bar.line(f"Compiled the search in {time.monotonic() - start:.1f} s.")
                else:
                    log.warning("bots play at first thought in some games: the search was not compiled %s", last_words)
        except (OSError, ValueError) as error:
            log.warning("bots play at first thought: the compiler cannot be used (%s)", error)

    async def _hear_of_learning(self, line: str) -> str:
        """One line of the process that compiles the search. -> what it said, if that was no report"""
        try:
            said = json.loads(line)
            id, now = self.games[said["game"]].id, Done(int(said["done"]), int(said["total"]))
        except (ValueError, LookupError, TypeError):
            return line
        self.learning[id] = now
        self._on_change()
        return str(said.get("error", ""))

    async def _compile(self, missing: list[str]) -> None:
        """Have a process compile, and load each game that it has finished."""
        last_words = await self._child_says("rules", self._hear)
        still = [id for id in missing if not self.games[id].is_compiled]
        if still:
            log.warning("%s: played uncompiled; the compiler ended with code %s", ", ".join(still), last_words)

    async def _child_says(self, part: str, hear: Callable[[str], Awaitable[str]]) -> str:
        """Have a process compile, and hear what it says. -> its exit code, and its last words that were no report"""
        # All games are named, not only those missing: rules that games share are kept with the first that was loaded.
        self.child = child = await asyncio.create_subprocess_exec(
            *self._command, part, *self.games, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT, limit=LONGEST_LINE,
            start_new_session=True)  # an interrupt from the keyboard is for the server: it ends the process itself
        assert child.stdout is not None
        try:
            last_words = ""
            async for line in child.stdout:
                last_words = await hear(line.decode(errors="replace").strip()) or last_words
            return f"{await child.wait()} {last_words}"
        finally:
            await _end(child)

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
