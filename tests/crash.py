"""Is anything lost when the power goes? `python -m tests.crash --kills 100` kills a server in the middle of running games.

Guests play through HTTP, as pages do: alone against a bot, hot-seat, in two tabs at once, taking back, giving up; and friends at
two devices (tests/crash_far.py), who sit down, leave, come back and talk, with clocks. Each keeps a ledger of what the server has
acknowledged. The server is killed (SIGKILL) at random moments and started again on the same data
and port; the guests knock until it is back, send again what was not answered, and go on. After every kill a copy of the
database is compared with the ledgers; at the end every match is replayed.
"""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from benbow.engine import catalog, files
from benbow.engine.contract import OVER
from benbow.engine.match import Match
from benbow.server.store import Store, Stored
from benbow.server.tables import revived
from tests.client import Device
from tests.crash_far import FarLedger, Friends
from tests.crash_guests import UNDONE, Guest, Ledger, forms_of
from tests.running import Inn, running


# -------------------------------------------------------------------------------------------------------- checking
@contextlib.contextmanager
def copied(data: Path) -> Iterator[Path]:
    """The files as the dead server left them; the next one shall find them untouched."""
    with tempfile.TemporaryDirectory(prefix="benbow-crash-") as folder:
        for path in data.glob("benbow.sqlite3*"):
            shutil.copy(path, folder)
        yield Path(folder) / "benbow.sqlite3"


def check_database(path: Path, ledgers: list[Ledger]) -> None:
    """Quickly, after each kill: all that was acknowledged is there, at its place."""
    with contextlib.closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for ledger in ledgers:
            check_list(ledger, [row[0] for row in database.execute(
                "SELECT code FROM entries WHERE match = ? ORDER BY seq", (ledger.id,))])
            status = database.execute("SELECT status FROM matches WHERE id = ?", (ledger.id,)).fetchone()
            assert status is not None, f"table {ledger.id} is lost"
            assert not ledger.is_resigned or status == ("resigned",)
            ledger.check_rows(database)


def check_list(ledger: Ledger, log: list[int]) -> None:
    assert len(log) >= ledger.length, f"{ledger.length - len(log)} entries of {ledger.id} are lost"
    for place, code in {**ledger.acknowledged, **ledger.sure}.items():
        assert (log[place] < 0) if code == UNDONE else (log[place] == code), f"entry {place} is another: {log} but {ledger}"


def check_match(ledger: Ledger, stored: Stored) -> None:
    """Thoroughly: replayed by the rules, with these dice; what people did stands in it once, and nothing else."""
    match = files.match_of(catalog.game(stored.match.game), dict(stored.match.options), stored.match.dice, list(stored.log))
    assert match.verify() == [], "dice were rolled anew"
    people = {seat.seat for seat in stored.seats if seat.person is not None}
    replay = Match(match.game, dict(stored.match.options))
    done: dict[int, int] = {}
    by_others: set[int] = set()  # perhaps
    for place, entry in enumerate(stored.log):
        if entry < 0:
            done[place] = UNDONE
            replay.undo()
            continue
        if replay.actor in people:
            done[place] = entry
            by_others |= {place} if ledger.is_silent(replay.actor) else set()
        replay.play(entry)
    owed = {**ledger.acknowledged, **ledger.sure}
    extra = {place: code for place, code in done.items() if place not in owed and place not in by_others}
    assert {place: done.get(place) for place in owed} == owed
    waiting = {ledger.waiting[1]: ledger.waiting[2]} if ledger.waiting else {}
    assert extra in ({}, waiting), f"{ledger.id}: {extra} was never sent"
    assert (stored.match.status == "over") == (match.actor == OVER)


# ---------------------------------------------------------------------------------------------------------- the run
@dataclass
class Tally:
    kills: int = 0
    tables: int = 0
    over: int = 0
    acknowledged: int = 0
    cut_off: int = 0  # actions that had been sent and not answered when a server was killed
    refused: int = 0  # of those, stored before: sent again, they were not done twice
    seconds: float = 0
    seatings: int = 0  # sitting down, leaving, coming back
    lines: int = 0  # of talk


async def storm(inn: Inn, kills: int, guests: int, seed: int, game: str | None = None) -> Tally:
    start, stop, rng = time.monotonic(), asyncio.Event(), random.Random(seed)
    async with contextlib.AsyncExitStack() as stack:
        devices = [await stack.enter_async_context(Device(inn.url)) for _ in range(guests)]
        people = [Guest(device, random.Random(f"{seed}:{n}"), stop, forms_of(game)) for n, device in enumerate(devices)]
        people += [Friends(await stack.enter_async_context(Device(inn.url)), await stack.enter_async_context(Device(inn.url)),
                           random.Random(f"{seed}:friends {n}"), stop, forms_of(game)) for n in range(guests // 2)]
        lives = [asyncio.create_task(guest.live()) for guest in people]
        try:
            cut_off = sum([await rush(inn, people, lives, rng) for _ in range(kills)])
            await wait_for_posts(people, lives, 2 * guests)  # all go on
        finally:
            stop.set()
            await asyncio.wait(lives, timeout=120)
        for life in lives:
            life.result()
        ledgers = [ledger for guest in people for ledger in guest.ledgers]
        stored = await look_at_pages(people)
        assert inn.stop() == 0
        assert not [line for line in inn.said if "Traceback" in line or "Error" in line], inn.said
        for ledger, one in zip(ledgers, stored_matches(inn.data, ledgers), strict=True):
            check_match(ledger, one)
            if ledger.id in stored:
                assert stored[ledger.id] == (shown_at_first(one), one.match.status), "the page shows something else"
        return Tally(
            kills, len(ledgers), sum(status != "open" for _, status in stored.values()),
            sum(len(one.acknowledged) + one.is_resigned for one in ledgers), cut_off,
            sum(guest.refused for guest in people), round(time.monotonic() - start, 1),
            sum(one.seatings for one in ledgers if isinstance(one, FarLedger)),
            sum(len(one.said) for one in ledgers if isinstance(one, FarLedger)),
        )


async def rush(inn: Inn, people: list[Guest], lives: list[asyncio.Task[None]], rng: random.Random) -> int:
    """Play a moment, kill, look, start again. -> how many actions were on their way"""
    await wait_for_posts(people, lives, rng.choice((1, len(people))))
    await wait_for_posts([guest for guest in people if isinstance(guest, Friends)], lives, rng.choice((2, 8)))
    await asyncio.sleep(rng.uniform(0.0, 0.7))
    before = {id(ledger): ledger.waiting for guest in people for ledger in guest.ledgers[-1:] if ledger.waiting}
    await asyncio.to_thread(inn.kill)
    await asyncio.sleep(0)
    with copied(inn.data) as path:
        check_database(path, [ledger for guest in people for ledger in guest.ledgers])
    await asyncio.to_thread(inn.start)
    return len(before)


async def wait_for_posts(people: list[Guest], lives: list[asyncio.Task[None]], more: int) -> None:
    """Until games are running again; a guest that fell over is told at once."""
    target = sum(guest.posts - guest.unanswered for guest in people) + more
    while sum(guest.posts - guest.unanswered for guest in people) < target:
        for life in lives:
            if life.done():
                life.result()
        await asyncio.sleep(0.01)


async def look_at_pages(people: list[Guest]) -> dict[str, tuple[int, str]]:
    pages = {ledger.id: await guest.device.page(f"/t/{ledger.id}") for guest in people for ledger in guest.ledgers
             if not isinstance(ledger, FarLedger) or ledger.seatings}
    return {id: (known.seq, known.status) for id, known in pages.items()}


def shown_at_first(one: Stored) -> int:
    """How far a page is that opens now: as far as the table, or at its beginning, if nobody has seen it laid out and acted."""
    match, bots = revived(one), {row.seat for row in one.seats if row.bot}
    is_untouched = match.laid and one.match.status == "open" and len(match.log) == match.ply
    return 0 if is_untouched and all(actor < 0 or actor in bots for actor in match.actors) else len(one.log)


def stored_matches(data: Path, ledgers: list[Ledger]) -> Iterator[Stored]:
    with contextlib.closing(Store(data / "benbow.sqlite3")) as store:
        for ledger in ledgers:
            one = store.load(ledger.id)
            assert one is not None
            yield one


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=catalog.games(), help="of one game only")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--guests", type=int, default=16)
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else random.SystemRandom().randrange(10**6)
    print(f"seed {seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="benbow-crash-") as folder, running(Path(folder)) as inn:
        tally = asyncio.run(storm(inn, given.kills, given.guests, seed, given.game))
    print(f"{tally.kills} kills in {tally.seconds} s: {tally.tables} tables ({tally.over} ended), {tally.acknowledged} actions "
          f"acknowledged, all found once and at their place; {tally.cut_off} were still unanswered at a kill and "
          f"were sent again, {tally.refused} of them had been stored and were not done twice; every page goes on. "
          f"Friends sat down, left or came back {tally.seatings} times and said {tally.lines} lines; all of it is there.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
