"""Child processes: what they say, how they fail, and that nothing of them is left."""
from __future__ import annotations

import asyncio
import os
import sys

import pytest
from starlette.exceptions import HTTPException

from benbow.server.children import MAX_REST_S, Child, ChildError
from benbow.server.exports import film

ECHO = "import sys\nfor line in sys.stdin: print(line.strip()[::-1], flush=True)"


def child(program: str, has_input: bool = True) -> Child:
    return Child((sys.executable, "-c", program), has_input=has_input, max_line_bytes=1000)


async def test_it_answers_ends_and_can_be_started_again() -> None:
    echo = child(ECHO)
    with pytest.raises(ChildError, match="not running"):
        await echo.send(b"too early\n")
    for _ in range(2):
        await echo.start()
        await echo.send(b"abc\n")
        assert await echo.read_line() == b"cba\n"
        assert echo.is_running
        pid = echo.pid
        await echo.kill()
        assert not echo.is_running
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


async def test_what_it_only_reports_is_read_to_the_end() -> None:
    reports = child("import sys\nprint('one', flush=True); print('two', file=sys.stderr); sys.exit(3)", has_input=False)
    await reports.start()
    assert [line async for line in reports.lines()] == ["one", "two"]
    assert await reports.wait() == 3
    await reports.kill()


@pytest.mark.parametrize(("program", "words"), [
    ("print('x' * 5000)", "a line of more than 1000 bytes"), ("raise SystemExit(7)", "ended with code 7")])
async def test_what_goes_wrong_is_said(program: str, words: str) -> None:
    bad = child(program)
    await bad.start()
    with pytest.raises(ChildError, match=words):
        await bad.read_line()
    await bad.kill()
    with pytest.raises(ChildError, match="cannot be started"):
        await Child(("/nowhere/at-all",), has_input=True, max_line_bytes=1000).start()


async def test_who_is_cancelled_while_it_kills_leaves_nothing_behind() -> None:
    busy = child("import time\nprint('here', flush=True); time.sleep(600)")
    await busy.start()
    await busy.read_line()
    pid = busy.pid
    killing = asyncio.ensure_future(busy.kill())
    await asyncio.sleep(0)
    killing.cancel()
    await asyncio.wait([killing])
    await busy.kill()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


async def test_it_rests_longer_after_each_failure_in_a_row() -> None:
    weak, rests = child(ECHO), []
    for _ in range(9):
        await weak.fail()
        rests.append(weak.rest_s)
    assert rests == [0, 1, 2, 4, 8, 16, MAX_REST_S, MAX_REST_S, MAX_REST_S]


async def test_a_film_that_cannot_be_drawn_is_an_error_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    with pytest.raises(HTTPException):
        await film(b"no match", None, "en")
    assert "a film could not be drawn: benbow: " in caplog.text
