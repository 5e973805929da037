"""A process that thinks for a server: `python -m benbow.search.worker`, one line of JSON in, one or more out.

It is told views and nothing else (`messages.py`), works at low priority within a cap of memory, and ends when nobody writes to it
any more. Lines with `progress` may come before the answer, which has `done` or `error`. What it says beside that goes to stderr.

>>> sorted(JOBS)
['load', 'luck', 'think']
"""
from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from typing import BinaryIO

from benbow.engine.errors import BenbowError

from . import luck_job
from .messages import (
    LOAD,
    THINK,
    Job,
    Message,
    MessageError,
    Say,
    budget_of,
    game_of,
    line_of,
    message_of,
    number,
    text,
    thinking_of,
    view_of,
    written,
)
from .ready import search_of

POLITE = 10  # the processor belongs to whoever plays
MEMORY = 2 << 30  # bytes of address space: four games and four full trees take less than half of it
LONGEST_LINE = 1 << 20


def load(message: Message, say: Say) -> Message:
    """Be ready for a game."""
    search_of(game_of(message))
    return {}


def think(message: Message, say: Say) -> Message:
    """What the seat should do."""
    view, budget, seed, settings = view_of(message), budget_of(message), number(message, "seed"), thinking_of(message)
    return written(search_of(view.game).run(view, budget, seed, settings))


JOBS: dict[str, Job] = {LOAD: load, THINK: think, luck_job.LUCK: luck_job.luck}  # each is told a message, and answers with one


# ------------------------------------------------------------------------------------------------------------ the process
def answered(line: bytes, say: Say) -> Message:
    """One question. Whatever is wrong with it is said; only running out of memory ends the process."""
    try:
        message = message_of(line)
        job = JOBS.get(text(message, "job"))
        if job is None:
            raise MessageError("job", f"{message['job']!r} is no job; there are {', '.join(JOBS)}")
        return {"done": job(message, say)}
    except BenbowError as error:
        return {"error": str(error)}


def work(heard: BinaryIO, said: BinaryIO) -> None:
    """Until nobody writes any more."""

    def out(message: Message) -> None:
        said.write(line_of(message))
        said.flush()

    while line := heard.readline(LONGEST_LINE):
        out(answered(line, lambda part: out({"progress": part})))


def keep_modest(memory: int) -> None:
    """Low priority and a cap of memory, where the system has such things."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(POLITE)
    try:
        import resource
    except ImportError:
        return
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def main(argv: Sequence[str] | None = None) -> int:
    given = argparse.ArgumentParser(prog="benbow.search.worker", description="Think for a server.")
    given.add_argument("--memory", type=int, default=MEMORY, metavar="BYTES", help="of address space, at most")
    keep_modest(given.parse_args(argv).memory)
    said = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what libraries print is no answer
    try:
        work(sys.stdin.buffer, said)
    except (BrokenPipeError, KeyboardInterrupt):  # nobody listens any more
        return 0
    except MemoryError:
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
