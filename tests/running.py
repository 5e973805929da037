"""A real server for tests: a process of its own, a data folder of its own, a free port."""
from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path

STARTS = 120  # seconds; a busy machine is slow
# A server checks the bounds of arrays, which is other code. Here it need not be quick, but soon be compiled.
CHECKED = {"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"}


class Inn:
    """A server that can be stopped, killed and started again, on the same port and data."""

    def __init__(self, data: Path, switches: Mapping[str, str] = CHECKED, pool: int = 0, program: str = "benbow",
                 host: str = "127.0.0.1", *, is_on_beat: bool = False, **environment: str) -> None:
        """Without a pool nothing of the search is compiled, and bots play by their policy; without a beat, at once."""
        self.program, self.data, self.port, self.pool, self.host = program, data, 0, pool, host
        self.is_on_beat, self.environment = is_on_beat, {**switches, **environment}
        self.said: list[str] = []
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", self.program, "serve", "--host", self.host, "--port", str(self.port),
                   "--data", str(self.data), "--search-workers", str(self.pool), *([] if self.is_on_beat else ["--no-beat"])]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                                        env=os.environ | self.environment)
        heard, self._is_open = threading.Event(), False
        self._listener = threading.Thread(target=self._listen, args=(self.process, heard), daemon=True)
        self._listener.start()
        if not heard.wait(STARTS) or not self._is_open:
            raise AssertionError("the server did not start: " + "".join(self.said))

    def _listen(self, process: subprocess.Popen[str], heard: threading.Event) -> None:
        assert process.stdout is not None
        with process.stdout:
            for line in process.stdout:
                self.said.append(line)
                if found := re.search(r"open at http://[^ ]*:(\d+)", line):
                    self.port, self._is_open = int(found[1]), True
                    heard.set()
        heard.set()  # it has ended, and perhaps never opened

    def heard(self) -> list[str]:
        """All that it said, after its end."""
        self._listener.join(STARTS)
        return self.said

    def kill(self) -> None:
        """As a power cut does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As Ctrl+C does. -> the exit code"""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(STARTS)


@contextlib.contextmanager
def running(data: Path, switches: Mapping[str, str] = CHECKED, pool: int = 0, program: str = "benbow", host: str = "127.0.0.1",
            *, is_on_beat: bool = False, **environment: str) -> Iterator[Inn]:
    inn = Inn(data, switches, pool, program, host, is_on_beat=is_on_beat, **environment)
    try:
        yield inn
    finally:
        inn.kill()
        inn.heard()
