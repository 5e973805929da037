"""The child processes of a server: started, asked, restarted and killed in one way.

A child has a session of its own, so Ctrl+C in the terminal reaches the server alone, and runs at low priority. If the server is
killed its children end by themselves: the pipe that they read from, or write to, is closed.
"""
from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Sequence

NICENESS = 10  # added to the server's own
MAX_REST_S = 30.0


class ChildError(Exception):
    """The process could not be started, has ended, or wrote a line that is too long."""


class Child:
    """A process that can be started again and again, one at a time.

    With `has_input` it is sent lines and answers them, and its stderr is dropped. Without, it only reports, and its stderr is
    read together with its stdout.
    """

    def __init__(self, command: Sequence[str], *, has_input: bool, max_line_bytes: int,
                 max_memory_bytes: int | None = None) -> None:
        self.failures = 0  # in a row
        self._command, self._has_input = command, has_input
        self._max_line_bytes, self._max_memory_bytes = max_line_bytes, max_memory_bytes
        self._process: asyncio.subprocess.Process | None = None
        self._ending: asyncio.Future[None] | None = None  # of the last process

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        return self._started.pid

    @property
    def rest_s(self) -> float:
        """How long to wait before the next start: not at all after one failure, then 1 s, 2 s, 4 s and so on."""
        return 0.0 if self.failures < 2 else min(MAX_REST_S, 2.0 ** (self.failures - 2))

    async def start(self) -> None:
        await self.kill()
        pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
        stdin, stderr = (pipe, nothing) if self._has_input else (nothing, asyncio.subprocess.STDOUT)
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=stdin, stdout=pipe, stderr=stderr, limit=self._max_line_bytes, start_new_session=True)
        except OSError as error:
            raise ChildError(f"it cannot be started: {error}") from None
        _limit(self._process.pid, self._max_memory_bytes)

    async def send(self, line: bytes) -> None:
        stdin = self._started.stdin
        assert stdin is not None
        try:
            stdin.write(line)
            await stdin.drain()
        except OSError as error:
            raise ChildError(f"it does not read: {error}") from None

    async def read_line(self) -> bytes:
        """The next line; ChildError if the process ends instead."""
        line = await self._next_line()
        if not line:
            raise ChildError(f"it ended with code {await self.wait()}")
        return line

    async def read_bytes(self, size: int) -> bytes:
        """Exactly so many bytes."""
        try:
            return await self._stdout.readexactly(size)
        except asyncio.IncompleteReadError:
            raise ChildError(f"it ended with code {await self.wait()}") from None

    async def lines(self) -> AsyncIterator[str]:
        """All that it writes, until it ends."""
        while line := await self._next_line():
            yield line.decode(errors="replace").strip()

    async def wait(self) -> int:
        """-> its exit code"""
        return await self._started.wait()

    async def fail(self) -> None:
        """Count a crash or a timeout, and kill the process."""
        self.failures += 1
        await self.kill()

    async def kill(self) -> None:
        """Nothing of it is left, not even an open pipe, also if the caller is cancelled meanwhile."""
        process, self._process = self._process, None
        if process is not None:
            self._ending = asyncio.ensure_future(_end(process))
        if self._ending is not None:
            await asyncio.shield(self._ending)

    async def _next_line(self) -> bytes:
        try:
            return await self._stdout.readline()
        except ValueError:
            raise ChildError(f"it wrote a line of more than {self._max_line_bytes} bytes") from None

    @property
    def _started(self) -> asyncio.subprocess.Process:
        if self._process is None:
            raise ChildError("it is not running")
        return self._process

    @property
    def _stdout(self) -> asyncio.StreamReader:
        stdout = self._started.stdout
        assert stdout is not None
        return stdout


def _limit(pid: int, max_memory_bytes: int | None) -> None:
    """Where the system can do it. From outside: code between fork and exec is not safe in a process that has threads."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, pid, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
    if max_memory_bytes is not None:
        with contextlib.suppress(ImportError, AttributeError, OSError, ValueError):
            import resource

            resource.prlimit(pid, resource.RLIMIT_AS, (max_memory_bytes, max_memory_bytes))


async def _end(process: asyncio.subprocess.Process) -> None:
    assert process.stdout is not None
    with contextlib.suppress(ProcessLookupError):
        process.kill()
    if process.stdin is not None:
        process.stdin.close()
        with contextlib.suppress(OSError):
            await process.stdin.wait_closed()
    with contextlib.suppress(ValueError):
        while await process.stdout.read(1 << 16):
            pass
    await process.wait()
