"""python -m tests.start: how long does a start take? Without an argument, from `benbow serve` to the first page; with --cold,
from an empty cache to the first hint of a search (from then on bots search, too), in the game that is opened first and in all."""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path

import benbow

from .client import Device, Seat
from .running import Inn, running

ASK_AGAIN = 0.5  # seconds


def first_page(data: Path) -> float:
    """Seconds from starting the process until the first page has been read."""
    start = time.monotonic()
    with running(data, switches={}) as inn:  # as people run it
        urllib.request.urlopen(inn.url).read()
        return time.monotonic() - start


async def first_hint(device: Device, game: str) -> None:
    """Sit down, play on until there is something to decide, and ask for a hint until it comes from a search."""
    seat = Seat(device, await device.new_table(game))
    await seat.sit()
    while await seat.until(lambda known: known.is_mine):
        asked = seat.known
        answer = await device.post(f"{seat.table}/hint", {"seq": asked.seq})
        if answer.status == 200 and json.loads(answer.text)["source"] != "bot":
            break
        if len(asked.codes) == 1:
            await seat.play(asked.codes[0])
            await seat.settled(asked.seq)
        else:
            await asyncio.sleep(ASK_AGAIN)
    await seat.leave()


async def hints(inn: Inn, games: list[str], start: float) -> dict[str, float]:
    """Seconds until each game has its first hint of a search; the first is opened first, the others then."""
    async with Device(inn.url) as device:
        found = {}

        async def opened(game: str) -> None:
            await first_hint(device, game)
            found[f"hint in {game}"] = time.monotonic() - start

        await opened(games[0])
        await asyncio.gather(*(opened(game) for game in games[1:]))
        return found


def cold(first: str, cache: Path, data: Path) -> dict[str, float]:
    games = [first, *(game for game in benbow.games() if game != first)]
    before, start = os.times(), time.monotonic()
    with running(data, switches={}, pool=1, BENBOW_CACHE=str(cache)) as inn:
        figures = {"first page": time.monotonic() - start} | asyncio.run(hints(inn, games, start))
        inn.stop()
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    return figures | {"CPU, server and children": used}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--cold", metavar="GAME", help="the game that is opened first")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        data, cache = Path(folder) / "data", Path(folder) / "cache"
        if given.cold:
            figures = {f"cold, {name}": value for name, value in cold(given.cold, cache, data).items()}
            figures |= {f"warm, {name}": value for name, value in cold(given.cold, cache, data).items()}
        else:
            fresh, *later = [first_page(data) for _ in range(1 + given.repeats)]
            figures = {"first start": fresh, "later, median": statistics.median(later), "later, worst": max(later)}
    if given.json:
        print(json.dumps({name: round(value, 3) for name, value in figures.items()}))
        return
    for name, value in figures.items():
        print(f"{name:<32}{value:7.2f} s")


if __name__ == "__main__":
    main()
