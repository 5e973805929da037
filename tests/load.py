"""How much can the inn bear? `python -m tests.load --tables 200 --seconds 20` plays that many tables at once, through HTTP.

A real server in a process of its own, an empty data folder, a stream open for every table. Each table is a person against a bot;
the person acts as soon as the page shows that it may (or thinks for a while, with --think). "Seen" is the time from sending an
action until the frame has arrived in which the person may act again, or the match is over: the store, the dice, the bot and the
drawing are all in it. The generator shares the machine's cores with the server; what it used itself is reported, too.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benbow.engine import catalog
from tests.client import LOST, Device, Seat
from tests.running import Inn, running

TICK = os.sysconf("SC_CLK_TCK")


@dataclass
class Tally:
    """What all tables together have counted."""

    answered: list[float] = field(default_factory=list)  # seconds from post to answer
    seen: list[float] = field(default_factory=list)  # seconds from post to seen
    plies: int = 0
    matches: int = 0
    errors: list[str] = field(default_factory=list)
    sitting: int = 0
    is_counting: bool = False


@dataclass(frozen=True)
class Report:
    """The figures of one run."""

    game: str
    tables: int
    seconds: float
    think: float
    rules: str  # "compiled" or "uncompiled"
    moves_per_second: float
    plies_per_second: float
    matches_finished: int
    seen_p50_ms: float
    seen_p99_ms: float
    answered_p50_ms: float
    answered_p99_ms: float
    errors: int
    server_memory_mb: float
    server_cpu: float  # cores
    server_ms_per_move: float  # of computing; what a core could bear follows from it, whoever else uses the machine
    generator_cpu: float  # cores


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICK


def most_memory(pid: int) -> float:
    """Megabytes, at the most so far."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


async def guest(url: str, game: str, think: float, rng: random.Random, tally: Tally, ready: asyncio.Semaphore,
                stop: asyncio.Event) -> None:
    """One person, one table after the other, until told to stop."""
    async with Device(url) as device:
        is_first = True
        while not stop.is_set():
            async with ready:  # not all at once at the door
                seat = Seat(device, await device.new_table(game))
                await seat.sit()
            if is_first:
                tally.sitting += 1
                await asyncio.sleep(rng.uniform(0, think))
            is_first = False
            try:
                await play_out(seat, think, rng, tally, stop)
            finally:
                await seat.leave()


async def play_out(seat: Seat, think: float, rng: random.Random, tally: Tally, stop: asyncio.Event) -> None:
    if not await seat.until(lambda known: known.is_settled):  # a game that is laid out first is shown by the stream
        tally.errors.append("the stream ended")
        return
    while seat.known.status == "open" and not stop.is_set():
        if think:
            await asyncio.sleep(rng.expovariate(1 / think))
        before, plies, start = seat.known.seq, seat.plies, time.perf_counter()
        answer = await seat.play(seat.any_code(rng))
        answered = time.perf_counter() - start
        if answer.status != 200:
            tally.errors.append(f"{answer.status} {answer.text[:100]}")
            return
        if not await seat.settled(before):
            tally.errors.append("the stream ended")
            return
        if tally.is_counting:
            tally.seen.append(time.perf_counter() - start)
            tally.answered.append(answered)
            tally.plies += seat.plies - plies
            tally.matches += seat.known.status != "open"


async def careful(work: Coroutine[object, object, None], tally: Tally) -> None:
    try:
        await work
    except (*LOST, AssertionError) as error:
        tally.errors.append(f"{type(error).__name__}: {error}")


async def is_compiled(device: Device) -> bool:
    return json.loads((await device.get("/progress")).text)["percent"] is None


async def measure(inn: Inn, tables: int, seconds: float, think: float, seed: int, wait: bool = True,
                  game: str = "naufrageurs") -> tuple[Report, list[str]]:
    async with Device(inn.url) as device:
        while wait and not await is_compiled(device):
            await asyncio.sleep(0.2)
        tally, stop, ready = Tally(), asyncio.Event(), asyncio.Semaphore(8)
        people = [
            asyncio.ensure_future(careful(guest(inn.url, game, think, random.Random(f"{seed}:{n}"), tally, ready, stop), tally))
            for n in range(tables)
        ]
        while tally.sitting < tables and not tally.errors:
            await asyncio.sleep(0.1)
        await asyncio.sleep(max(2.0, think))  # everyone plays
        pid = inn.process.pid
        start, server, own = time.perf_counter(), cpu_seconds(pid), time.process_time()
        tally.is_counting = True
        await asyncio.sleep(seconds)
        while len(tally.seen) < tables and not tally.errors:  # a very slow machine
            await asyncio.sleep(0.1)
        tally.is_counting = False
        took, server, own = time.perf_counter() - start, cpu_seconds(pid) - server, time.process_time() - own
        compiled = await is_compiled(device)
        stop.set()
        await asyncio.wait(people, timeout=120)
    report = Report(
        game=game, tables=tables, seconds=round(took, 1), think=think, rules="compiled" if compiled else "uncompiled",
        moves_per_second=round(len(tally.seen) / took, 1), plies_per_second=round(tally.plies / took, 1),
        matches_finished=tally.matches,
        seen_p50_ms=round(1000 * percentile(tally.seen, 0.50), 1), seen_p99_ms=round(1000 * percentile(tally.seen, 0.99), 1),
        answered_p50_ms=round(1000 * percentile(tally.answered, 0.50), 1),
        answered_p99_ms=round(1000 * percentile(tally.answered, 0.99), 1),
        errors=len(tally.errors), server_memory_mb=round(most_memory(pid), 1), server_cpu=round(server / took, 2),
        server_ms_per_move=round(1000 * server / max(1, len(tally.seen)), 1),
        generator_cpu=round(own / took, 2),
    )
    return report, tally.errors


def shown(report: Report) -> Table:
    table = Table(title="The inn under load", show_header=False)
    how = f"thinking {report.think:g} s on average" if report.think else "acting at once"
    table.add_row("tables at once", f"{report.tables} of {report.game}, {how}, for {report.seconds:g} s; rules {report.rules}")
    table.add_row("actions of people", f"{report.moves_per_second:,.1f} /s")
    table.add_row("plies, with chance and bots", f"{report.plies_per_second:,.1f} /s")
    table.add_row("matches finished", f"{report.matches_finished:,}")
    table.add_row("from post to seen", f"p50 {report.seen_p50_ms:,.1f} ms, p99 {report.seen_p99_ms:,.1f} ms")
    table.add_row("from post to answer", f"p50 {report.answered_p50_ms:,.1f} ms, p99 {report.answered_p99_ms:,.1f} ms")
    table.add_row("errors", str(report.errors))
    table.add_row("server", f"{report.server_memory_mb:,.0f} MB at most, {report.server_cpu:.2f} cores")
    table.add_row("computing for one action", f"{report.server_ms_per_move:,.1f} ms of a core")
    table.add_row("this generator", f"{report.generator_cpu:.2f} cores of the same {os.cpu_count()}")
    return table


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=catalog.games(), default="naufrageurs")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--think", type=float, default=0, help="mean thinking time in seconds; 0 is flat out")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", action="store_true", help="do not wait until the rules are compiled")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    # As people run it: without the switches of tests.
    with tempfile.TemporaryDirectory(prefix="benbow-load-") as folder, running(Path(folder), switches={}) as inn:
        report, errors = asyncio.run(
            measure(inn, given.tables, given.seconds, given.think, given.seed, not given.at_once, given.game))
    if given.json:
        print(json.dumps(vars(report)))
    else:
        Console().print(shown(report))
    for error in sorted(set(errors))[:10]:
        print(error, file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
