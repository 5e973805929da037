"""A search worker of a server: `python -m benbow.search.worker` reads one line of JSON and writes one or more (`messages.py`).

It is told views and nothing else, and ends when its input does. Whatever libraries print goes to stderr.
"""
from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Annotated, BinaryIO

from pydantic import Field, TypeAdapter

from benbow.engine.errors import BenbowError

from .luck import Report
from .luck_job import LuckRequest, luck
from .messages import Answer, Loaded, LoadRequest, Message, ProgressReport, Refusal, SearchRequest, line_of, read
from .ready import search_of
from .search import SearchResult

MAX_LINE_BYTES = 1 << 20
AnyRequest = LoadRequest | SearchRequest | LuckRequest
REQUESTS: TypeAdapter[AnyRequest] = TypeAdapter(Annotated[AnyRequest, Field(discriminator="job")])


def done(request: AnyRequest, on_progress: Callable[[float], None]) -> Message:
    match request:
        case LoadRequest():
            search_of(request.found_game())
            return Answer[Loaded](done=Loaded())
        case SearchRequest():
            view = request.found_view()
            return Answer[SearchResult](done=search_of(view.game).run(view, request.budget, request.seed, request.settings))
        case LuckRequest():
            return Answer[Report](done=luck(request, on_progress))


def answered(line: bytes, on_progress: Callable[[float], None]) -> Message:
    """One request. Whatever is wrong with it is said; only running out of memory ends the process."""
    try:
        return done(read(REQUESTS, line), on_progress)
    except BenbowError as error:
        return Refusal(error=str(error))


def work(requests: BinaryIO, replies: BinaryIO) -> None:
    """Until nobody writes any more."""

    def out(message: Message) -> None:
        replies.write(line_of(message))
        replies.flush()

    while line := requests.readline(MAX_LINE_BYTES):
        out(answered(line, lambda part: out(ProgressReport(progress=part))))


def main() -> int:
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what libraries print is no reply
    try:
        work(sys.stdin.buffer, replies)
    except (BrokenPipeError, KeyboardInterrupt):  # nobody listens any more
        return 0
    except MemoryError:
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
