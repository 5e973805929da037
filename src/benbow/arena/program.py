"""The line protocol: an external program plays one seat of one game. docs/arena.md describes it, with an example.

Each line is one JSON object, to the program's standard input and from its standard output. The program gets its seat's view and
nothing else; it never sees the seed of the dice.
"""
from __future__ import annotations

import contextlib
import json
import os
import select
import shlex
import subprocess
import tempfile
import time
from collections.abc import Mapping

from benbow.engine.contract import Game, Value, View

PROTOCOL = 1
HELLO_SECONDS = 30.0  # interpreters and large models are slow to start
EXIT_SECONDS = 1.0
MAX_ANSWER_BYTES = 1 << 16


class Program:
    """Started for one game, in one seat. Breaking the protocol raises ValueError, with a message that fits after its name."""

    def __init__(self, command: str, seed: int, seat: int, game: Game, options: Mapping[str, Value], move_seconds: float) -> None:
        words = shlex.split(command)
        if not words:
            raise ValueError("names no program")
        self._move_seconds, self._buffer = move_seconds, b""
        self._stderr = tempfile.TemporaryFile()  # noqa: SIM115 - it lives as long as the program
        try:
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._stderr,
                                             bufsize=0)
        except BaseException:
            self._stderr.close()
            raise
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        try:
            self._send({"type": "hello", "protocol": PROTOCOL, "game": game.id, "rules_version": game.rules_version,
                        "options": dict(options), "seats": int(options["players"]), "seat": seat, "seed": seed,
                        "move_seconds": move_seconds})
            answer = self._answer(HELLO_SECONDS)
            if answer.get("protocol") != PROTOCOL:
                raise ValueError(f"answered hello without \"protocol\": {PROTOCOL}")
        except BaseException:
            self.kill()
            self.close()
            raise
        name = answer.get("name")
        self.name = name if isinstance(name, str) and 0 < len(name) <= 60 and name.isprintable() else ""

    def choose(self, view: View, legal: list[int]) -> int:
        text = view.game.verbs.text
        named = [{"code": code, "text": text(code)} for code in legal]
        self._send({"type": "choose", "seat": view.seat, "view": view_as_dict(view), "legal": named})
        code = self._answer(self._move_seconds).get("code")
        if not isinstance(code, int) or isinstance(code, bool):
            raise ValueError(f"answered without a whole number as \"code\": {str(code)[:80]!r}")
        return code

    def kill(self) -> None:
        self._process.kill()

    def close(self) -> None:
        """The end of its input tells it to exit; if it does not, it is killed."""
        with contextlib.suppress(OSError):
            self._input.close()
        try:
            self._process.wait(EXIT_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._output.close()
        self._stderr.close()

    # ------------------------------------------------------------------------------------------------------- lines
    def _send(self, message: dict[str, object]) -> None:
        left = memoryview(json.dumps(message, separators=(",", ":")).encode() + b"\n")
        end = time.monotonic() + max(self._move_seconds, 1.0)
        try:
            while left:
                _, ready, _ = select.select([], [self._input], [], max(0.0, end - time.monotonic()))
                if not ready:
                    raise ValueError("does not read its input")
                left = left[os.write(self._input.fileno(), left[:4096]):]
        except BrokenPipeError:
            raise ValueError(self._how_it_ended()) from None

    def _answer(self, seconds: float) -> dict[str, object]:
        line = self._line(seconds)
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise ValueError(f"answered {line[:80].decode(errors='replace')!r}, which is not a JSON object")
        return answer

    def _line(self, seconds: float) -> bytes:
        end = time.monotonic() + seconds
        while b"\n" not in self._buffer:
            ready, _, _ = select.select([self._output], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                raise ValueError(f"did not answer within {seconds:g} s")
            more = os.read(self._output.fileno(), 4096)
            if not more:
                raise ValueError(self._how_it_ended())
            self._buffer += more
            if len(self._buffer) > MAX_ANSWER_BYTES:
                raise ValueError(f"answered with more than {MAX_ANSWER_BYTES} bytes in one line")
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def _how_it_ended(self) -> str:
        """Its exit code, and the last line of its standard error."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(EXIT_SECONDS)
        self._stderr.seek(0)
        last = (self._stderr.read()[-4096:].decode(errors="replace").strip().splitlines() or [""])[-1][:200]
        return f"ended in the middle of the game (exit code {self._process.returncode})" + (f": {last}" if last else "")


def view_as_dict(view: View) -> dict[str, object]:
    """A view as plain data: who acts, the phase by name, then the game's own fields."""
    fields = {one.name: view.record[one.name].tolist() for one in view.game.fields}
    return {"actor": view.actor, "phase": view.game.phases[view.phase], **fields}
