"""Nobody waits for the compiler: tables play the rules uncompiled until the compiled ones are there.

What is on disk already is loaded in a thread. The rest is compiled by child processes, two at a time, one for each game and part:
its rules, for tables, or its rules and its search, for hints and for bots that search. A child reports how far it is; a game goes
over to its compiled rules as soon as they are loaded, in the middle of whatever is being played, and results are the same. The
search is for other processes: nothing of it is loaded here. If anything fails, play goes on as it is and the next start tries
again.
"""
from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pydantic import TypeAdapter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeElapsedColumn

from benbow.engine.compiled import COMPILED, prepare
from benbow.engine.contract import Game
from benbow.search import ready
from benbow.search.messages import Message, MessageError, read

from .children import Child, ChildError

LOG = logging.getLogger("benbow")
COMPILE_COMMAND = (sys.executable, "-m", "benbow", "compile", "--lines", "--part")
MAX_LINE_BYTES = 1 << 20  # a compiler can be verbose
MAX_CHILDREN = 2
RULES, SEARCH = "rules", "search"  # the parts, as the command names them


class Count(NamedTuple):
    """So many functions are ready, of so many."""

    done: int
    total: int


class CompileReport(Message):
    """A line of a child."""

    game: str
    done: int
    total: int
    ready: bool = False
    error: str = ""


REPORTS = TypeAdapter(CompileReport)


@dataclass(eq=False)
class _Compilation:
    """How far a game is."""

    game: Game
    count: Count
    name: str  # for the command
    is_wanted: bool = False  # has someone opened it?
    part: str = ""  # that is being compiled
    is_ready: bool = False  # all of it
    has_failed: bool = False

    @property
    def is_open(self) -> bool:
        """Is there still something to wait for?"""
        return not self.is_ready and not self.has_failed


class Warmup:
    """From uncompiled to compiled rules while the server runs.

    `start()` in the running loop, before the first table plays; `await stop()` at the end.
    """

    def __init__(self, games: Sequence[Game], *, command: Sequence[str] = COMPILE_COMMAND, console: Console | None = None,
                 has_search: bool = False) -> None:
        self._command, self._has_search = command, has_search
        self._games = [self._compilation(game, game.id) for game in games if COMPILED]  # the first comes first
        self._is_shared_ready = False  # what the searches of all games share: the first of them brings it
        self._bars = _Bars(console or Console(stderr=True))
        self._task: asyncio.Task[None] | None = None
        self._running: dict[_Compilation, asyncio.Task[None]] = {}
        self._stopping = threading.Event()

    def _compilation(self, game: Game, name: str) -> _Compilation:
        return _Compilation(game, Count(0, prepare.count(ready.kernels(game) if self._has_search else prepare.RULES)), name)

    @property
    def is_done(self) -> bool:
        """Is there nothing more to wait for? True also if something failed, and where there is no compiler."""
        return not any(one.is_open for one in self._games)

    @property
    def games(self) -> Count:
        """How many games are ready."""
        return Count(sum(not one.is_open for one in self._games), len(self._games))

    @property
    def functions(self) -> Count:
        """Of all games."""
        return Count(sum(one.count.done for one in self._games), sum(one.count.total for one in self._games))

    def functions_of(self, game: Game) -> Count | None:
        """None if there is nothing to wait for."""
        return next((one.count for one in self._games if one.game is game and one.is_open), None)

    def want(self, game: Game) -> None:
        """Someone has opened this game: it comes next, with its search, in the place of one that nobody waits for.

        It may be one on older rules; those are compiled only if someone wants them.
        """
        if self._task is not None and all(one.game is not game for one in self._games):
            self._games.append(self._compilation(game, f"{game.id}@{game.rules_version}"))
            if self._task.done():
                self._task = asyncio.create_task(self._run())
        for one in [one for one in self._games if one.game is game]:
            one.is_wanted = True
            self._games.remove(one)
            self._games.insert(0, one)
            others = [task for other, task in self._running.items() if not other.is_wanted]
            if others and one.is_open and one not in self._running:
                others[-1].cancel()  # the youngest, and so the least lost

    def start(self) -> None:
        """Let all games play uncompiled, and begin to compile or load their rules."""
        for one in self._games:
            one.game.play_uncompiled()
        if self._games:
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
            await self.wait()

    # ------------------------------------------------------------------------------------------ what comes next
    async def _run(self) -> None:
        for one in list(self._games):
            await self._load(one)
            self._look(one)
        running = self._running
        with self._bars.of([one for one in self._games if one.is_open]):
            try:
                while running or not self.is_done:
                    while len(running) < MAX_CHILDREN and (job := self._next_job()):
                        job[0].part = job[1]
                        running[job[0]] = asyncio.create_task(self._compile(*job))
                    await asyncio.wait(running.values(), return_when=asyncio.FIRST_COMPLETED)
                    for one in [one for one, task in running.items() if task.done()]:
                        del running[one]
            finally:
                for task in running.values():
                    task.cancel()
                if running:
                    await asyncio.wait(running.values())

    def _next_job(self) -> tuple[_Compilation, str] | None:
        """Games that someone has opened, with their search; then the rules of the others; then their searches.

        Two searches at once would both compile what all searches share: until that is on disk there is one at a time.
        """
        is_searching = any(one.part == SEARCH for one in self._games)
        found = []
        for place, one in enumerate(self._games):
            if not one.is_open or one.part:
                continue
            may_search = self._has_search and (self._is_shared_ready or not is_searching)
            part = SEARCH if may_search and (one.is_wanted or one.game.is_compiled) else RULES
            if part == SEARCH or not one.game.is_compiled:
                found.append(((not one.is_wanted, not one.is_wanted and part == SEARCH, place), one, part))
        return min(found, key=lambda job: job[0])[1:] if found else None

    # ------------------------------------------------------------------------------------------ one child
    async def _compile(self, one: _Compilation, part: str) -> None:
        """Have a process compile a part of a game."""
        child = Child([*self._command, part, one.name], has_input=False, max_line_bytes=MAX_LINE_BYTES)
        last_words = ""
        try:
            await child.start()
            async for line in child.lines():
                last_words = await self._hear(one, line) or last_words
            ending = f"ended with code {await child.wait()} {last_words}".strip()
        except ChildError as error:
            ending = f"cannot be used: {error}"
        finally:
            await child.kill()
            one.part = ""
        await self._load(one)
        self._look(one)
        if one.is_open and (part == SEARCH or not one.game.is_compiled):
            one.has_failed = True
            what = "hints and bots do without a search" if one.game.is_compiled else "played uncompiled"
            LOG.warning("%s: %s; the compiler %s", one.name, what, ending)

    async def _hear(self, one: _Compilation, line: str) -> str:
        """One line of a child. -> what it said, if that was no report"""
        try:
            report = read(REPORTS, line.encode())
        except MessageError:
            return line
        self._show(one, report.done)
        if one.count.done >= prepare.count(prepare.RULES):  # a search begins with the rules
            await self._load(one)
        return report.error

    def _look(self, one: _Compilation) -> None:
        """Is all of it there now?"""
        is_ready = one.game.is_compiled and (not self._has_search or ready.is_on_disk(one.game))
        if is_ready and one.is_open:
            one.is_ready = True
            self._is_shared_ready |= self._has_search
            self._show(one, one.count.total)
            self._bars.ready(one)

    async def _load(self, one: _Compilation) -> None:
        """The compiled rules, if they are on disk: in a thread, then for everyone at once."""
        if one.game.is_compiled or one.has_failed or not prepare.is_on_disk(one.game, prepare.RULES):
            return  # to load what is not there would be to compile in this process
        try:
            await asyncio.to_thread(self._load_slowly, one.game)
        except Exception as error:  # files of another program's making: whatever is wrong with them, games go on
            one.has_failed = True
            LOG.warning("%s: played uncompiled; what was compiled cannot be loaded (%s)", one.name, error)
            return
        if not self._stopping.is_set():
            one.game.play_compiled()
            self._show(one, prepare.count(prepare.RULES))

    def _load_slowly(self, game: Game) -> None:
        for _ in prepare.steps(game, prepare.RULES):
            if self._stopping.is_set():
                return
            time.sleep(0.001)  # let the loop have its turn

    def _show(self, one: _Compilation, done: int) -> None:
        one.count = Count(min(max(done, one.count.done), one.count.total), one.count.total)
        self._bars.show(one)


class _Bars:
    """The terminal's share: a bar for each game that is compiled, or some lines where there is no terminal."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._progress = Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), console=console,
            transient=True, disable=not console.is_terminal, redirect_stdout=False, redirect_stderr=False)
        self._rows: dict[str, TaskID] = {}
        self._start = time.monotonic()

    def of(self, games: list[_Compilation]) -> Progress:
        if games:
            names = ", ".join(one.name for one in games)
            self._line(f"Compiling {names} in the background; games can be played meanwhile.")
        self._rows = {one.name: self._progress.add_task(f"Compiling {one.name}", total=one.count.total) for one in games}
        return self._progress

    def show(self, one: _Compilation) -> None:
        if one.name in self._rows:
            self._progress.update(self._rows[one.name], completed=one.count.done)

    def ready(self, one: _Compilation) -> None:
        if one.name in self._rows:
            self._line(f"{one.name} is compiled, {time.monotonic() - self._start:.1f} s after the start.")

    def _line(self, text: str) -> None:
        if not self._console.is_terminal:
            print(text, file=self._console.file, flush=True)
