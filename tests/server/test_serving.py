"""The command `benbow serve`: its options, its clear words when it cannot start, and how it stops."""
from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.client import Device, Seat
from tests.running import CHECKED, STARTS, running


def refused(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "benbow", "serve", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=STARTS, check=False)


def check_refusal(answer: subprocess.CompletedProcess[str], *words: str) -> None:
    assert answer.returncode == 2, answer.stderr
    assert answer.stderr.startswith("benbow: ")
    assert answer.stderr.count("\n") == 1  # one line, and no traceback
    for word in words:
        assert word in answer.stderr


def test_a_busy_port_is_said(tmp_path: Path) -> None:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        check_refusal(refused("--port", str(port), "--data", str(tmp_path)), str(port), "in use", f"--port {port + 1}")


def test_what_cannot_be_is_said(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("not a folder")
    check_refusal(refused("--port", "0", "--data", str(file)), "data", str(file))
    check_refusal(refused("--port", "70000", "--data", str(tmp_path)), "port")
    check_refusal(refused("--port", "0", "--data", str(tmp_path), "--search-workers", "-1"), "search-workers", "0 to")
    check_refusal(refused("--host", "no.such.host.invalid", "--port", "0", "--data", str(tmp_path)), "host")
    assert file.read_text() == "not a folder"


def test_two_servers_do_not_share_their_data(tmp_path: Path) -> None:
    with running(tmp_path) as inn:
        check_refusal(refused("--port", "0", "--data", str(tmp_path)), "another Benbow")
        assert inn.stop() == 0


def test_host_data_and_log_level(tmp_path: Path) -> None:
    data = tmp_path / "deep" / "down"
    options = ["--host", "0.0.0.0", "--port", "0", "--data", str(data), "--log-level", "debug"]
    command = [sys.executable, "-m", "benbow", "serve", *options]
    settings = os.environ | CHECKED
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=settings) as process:
        try:
            assert process.stdout is not None
            port = 0
            for line in process.stdout:
                if found := re.search(r"open at http://127\.0\.0\.1:(\d+)", line):
                    port = int(found[1])
                    break
            assert asyncio.run(first_page(f"http://127.0.0.1:{port}")) == 200
        finally:
            process.send_signal(signal.SIGTERM)
        rest = process.stdout.read()
        assert process.wait(STARTS) == 0
    assert "GET / HTTP/1.1" in rest  # the access log of a curious host
    assert (data / "benbow.sqlite3").stat().st_mode & 0o077 == 0


async def first_page(url: str) -> int:
    async with Device(url) as device:
        for _ in range(10 * STARTS):  # the door is open before the first page is ready
            with contextlib.suppress(OSError):
                return (await device.get("/")).status
            await asyncio.sleep(0.1)
    raise AssertionError("nobody answers")


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_open_streams_do_not_hold_it_up(tmp_path: Path, how: signal.Signals) -> None:
    """Every stream ends by itself; a server that has to cut them off, when its patience is over, calls that an error."""
    with running(tmp_path) as inn:
        async with Device(inn.url) as device:
            seats = [Seat(device, await device.new_table()) for _ in range(4)]
            for seat in seats:
                await seat.sit()
                await seat.until(lambda known: known.is_settled)
            os.kill(inn.process.pid, how)
            for seat in seats:
                assert await seat.until(lambda known: False) is False
        assert inn.process.wait(STARTS) == 0
        assert [line for line in inn.heard() if "Error" in line or "ERROR" in line or "Traceback" in line] == []
