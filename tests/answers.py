"""python -m tests.answers GAME LEVEL: how long after its turn came is a bot's action seen, with one legal action and with more?
A person who plays at random watches the stream of a real server; what the bot could do is read from the match when it is over."""
from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections import defaultdict
from pathlib import Path

import benbow
from benbow.engine.match import Match

from .client import Device, Frame
from .running import running
from .start import first_hint

BOT = 1  # its seat


async def watched(device: Device, game: str, level: str, actions: int, rng: random.Random) -> tuple[dict[int, float], str]:
    """Seconds from when the page acted, or saw that it was the bot's turn, until it saw the bot's action of a ply; and the match
    as a file. Of actions that came together the first is counted."""
    table = await device.new_table(game, **{"players": "2", "seat-0": "me", "seat-1": level})
    known, seen, since = await device.page(table), dict[int, float](), time.monotonic()
    is_counted = False
    async for data in device.events(table, known):
        if data.startswith(b'{"room"'):
            continue
        frame, now = Frame.read(data), time.monotonic()
        if frame.content["bot"] == BOT and not is_counted:
            seen[known.ply], is_counted = now - since, True
        known = frame.known
        if known.status != "open" or len(seen) >= actions:
            break
        if not frame.content["more"]:
            since, is_counted = now, False
        if known.is_mine:
            since = time.monotonic()
            await device.post(f"{table}/play", {"seq": known.seq, "code": rng.choice(known.codes)})
    while (known := await device.page(table)).status == "open":
        await device.post(f"{table}/resign", {"seq": known.seq})
    return seen, (await device.get(f"{table}/match.json")).text


def by_choice(seen: dict[int, float], file: Path) -> dict[bool, list[float]]:
    """Had the bot a choice? -> milliseconds"""
    match, found = benbow.load(file), defaultdict[bool, list[float]](list)
    assert isinstance(match, Match)
    for ply, seconds in seen.items():
        if ply < match.ply and match.actors[ply] == BOT:
            found[len(match.view(BOT, ply).legal()) > 1].append(1000 * seconds)
    return found


def said(times: list[float]) -> str:
    low, high = min(times), max(times)
    return f"median {statistics.median(times):.0f} ms, {low:.0f} to {high:.0f}, of {len(times)}"


async def main(game: str, level: str, actions: int) -> None:
    found, rng = defaultdict[bool, list[float]](list), random.Random(1)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), switches={}, pool=1, is_on_beat=True) as inn:
        async with Device(inn.url) as device:
            await first_hint(device, game)
            while sum(map(len, found.values())) < actions:
                seen, text = await watched(device, game, level, actions, rng)
                (file := Path(folder) / "match.json").write_text(text, encoding="utf-8")
                for has_choice, times in by_choice(seen, file).items():
                    found[has_choice] += times
    for has_choice, times in sorted(found.items()):
        print(f"{game}, {level}, {'several actions' if has_choice else 'one action'}: {said(times)}")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=benbow.games())
    parser.add_argument("level")
    parser.add_argument("--actions", type=int, default=60, metavar="N")
    given = parser.parse_args()
    asyncio.run(main(given.game, given.level, given.actions))
