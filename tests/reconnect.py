"""Is any move lost or done twice, whatever the network does? `python -m tests.reconnect --runs 1000 --seed 1`

A run is a part of a match, of 5 to 30 actions, at a table of two or three devices. Between them and a real server stands our own
bad proxy (tests/proxy.py), which cuts, delays, repeats and reorders. Pages (tests/page.py) sleep and wake up, are reloaded, are
open in two tabs or on two devices of one seat that act at once; people talk, let a bot play for them and come back; and the
server is killed or stopped, and started again.

After each run every page is compared with one that is loaded afresh, and the store with what was sent and answered: what was
acknowledged stands in its place, once; what was refused does not; and nothing is there that nobody sent. Talk is kept likewise.
"""
from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from benbow.cli.common import bar
from benbow.engine import catalog
from benbow.engine.match import Match
from benbow.server.tokens import Signer, digest
from tests.client import LOST, Device
from tests.crash_guests import COVE, ISLET, JUNGLE
from tests.page import Attempt, Page, Screen
from tests.proxy import Proxy, Trouble
from tests.running import Inn, running

FORMS: tuple[dict[str, str], ...] = ({"game": "naufrageurs"}, COVE, ISLET, JUNGLE)
MOST_ACTIONS = 30  # in a run
AT_ONCE = 12  # runs
RUNS_PER_START = 40  # of a server, about
PATIENCE_S = 300.0  # for a run; a busy machine is slow
SETTLED_S = 120.0  # until all pages show the same as a fresh one


@dataclass
class Report:
    """What all runs together have counted. The last four should be 0."""

    runs: int = 0
    seconds: float = 0.0
    actions: int = 0  # acknowledged
    sent_again: int = 0
    lines: int = 0  # of talk, acknowledged
    absences: int = 0  # a bot played for someone who came back
    pages: int = 0  # compared
    restarts: int = 0
    faults: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    divergences: int = 0  # a page shows something else than it should
    lost: int = 0  # acknowledged, and not in the store
    doubled: int = 0  # in the store more often than it was sent, or acknowledged twice
    others: int = 0  # refused and stored, a strange answer, a run that does not end, an error in the server's log

    @property
    def is_good(self) -> bool:
        return not self.divergences + self.lost + self.doubled + self.others

    def wrong(self, kind: str, text: str) -> None:
        setattr(self, kind, getattr(self, kind) + 1)
        self.problems.append(f"{kind}: {text}")


# ---------------------------------------------------------------------------------------------------------- one run
class Run:
    def __init__(self, number: int, seed: int, proxy: Proxy, database: Path, report: Report, most: int = MOST_ACTIONS) -> None:
        self.number, self.proxy, self.database, self.report = number, proxy, database, report
        self.rng = random.Random(f"{seed}:{number}")
        self.form = FORMS[number % len(FORMS)]
        self.goal = self.rng.randint(5, most)
        self.id, self.trouble = "", Trouble(random.Random(f"{seed}:{number}:faults"))
        self.pages: list[Page] = []
        self.has_left = False  # the friend: a bot has played there

    @property
    def actions(self) -> int:
        return sum(attempt.status == 200 for page in self.pages for attempt in page.attempts)

    @property
    def is_over(self) -> bool:
        return self.actions >= self.goal or any(page.known.status != "open" for page in self.pages)

    async def go(self) -> None:
        async with contextlib.AsyncExitStack() as stack:
            try:
                async with asyncio.timeout(PATIENCE_S):
                    await self.sit_down(stack)
                    self.proxy.troubles[self.id] = self.trouble
                    async with asyncio.TaskGroup() as group:
                        for place, page in enumerate(self.pages):
                            group.create_task(self.live(page, is_watching=place >= self.players))
                    self.trouble.is_calm = True
                    await self.compare()
                    self.check_store()
            except TimeoutError:
                self.report.wrong("others", f"run {self.number} does not end: {self.actions} of {self.goal} actions, {self.form}")
            finally:
                await self.leave()
        self.count()

    # ------------------------------------------------------------------------------------------------- the beginning
    async def sit_down(self, stack: contextlib.AsyncExitStack) -> None:
        """Until it has succeeded without a restart in between."""
        while True:
            with contextlib.suppress(*LOST, AssertionError):
                devices = [await stack.enter_async_context(Device(self.proxy.url)) for _ in range(4)]
                self.id = await self.gather(devices)
                self.pages = [Page(device, f"/t/{self.id}", self.rng) for device in await self.tabs(devices)]
                for page in self.pages:
                    await page.load()
                return
            await self.leave()
            await asyncio.sleep(0.2)

    async def leave(self) -> None:
        for page in self.pages:
            await page.hang_up()

    async def gather(self, devices: Sequence[Device]) -> str:
        """A table at which the first two devices sit, and perhaps a bot."""
        host, friend, *_ = devices
        form = {"seat-0": "me", "seat-1": "friend", "option-players": "2", "name-0": "Ann", **self.form}
        if self.rng.random() < 0.3 and 3 in catalog.game(self.form["game"]).seats:
            form |= {"option-players": "3", "seat-2": self.rng.choice(("greedy", "random"))}
        path = await host.new_table(**form)
        invite = re.search(r"/i/([\w-]{22})", (await host.get(path)).text)
        assert invite is not None
        await friend.submit(f"/i/{invite[1]}", seat="1", name="Bob")
        return path.removeprefix("/t/")

    async def tabs(self, devices: Sequence[Device]) -> list[Device]:
        """The devices of the pages: those who play, with a second tab or a second device of one seat; then who watches."""
        host, friend, other, stranger = devices
        luck = self.rng.random()
        found = [host, friend]
        if luck < 0.25:
            found.append(self.rng.choice(found))
        elif luck < 0.5:
            seat = self.rng.randrange(2)
            key = self.signer().seat_key(self.id, seat, digest(found[seat].token.partition(".")[0]))
            await other.submit(f"/t/{self.id}/device/{seat}/{key}")
            found.append(other)
        self.players = len(found)
        return [*found, stranger] if self.rng.random() < 0.3 else found

    def signer(self) -> Signer:
        with self.opened() as database:
            return Signer(bytes.fromhex(database.execute("SELECT value FROM settings WHERE name = 'secret'").fetchone()[0]))

    @contextlib.contextmanager
    def opened(self) -> Iterator[sqlite3.Connection]:
        with contextlib.closing(sqlite3.connect(f"{self.database.as_uri()}?mode=ro", uri=True, timeout=30)) as database:
            yield database

    # ------------------------------------------------------------------------------------------------------ the match
    async def live(self, page: Page, *, is_watching: bool) -> None:
        """What happens at one page until the run is over."""
        while not self.is_over:
            await asyncio.sleep(self.rng.uniform(0.002, 0.05))
            luck = self.rng.random()
            if luck < 0.004:
                await self.sleep(page)
            elif luck < 0.006:
                self.trouble.faults["page reloaded"] += 1
                with contextlib.suppress(*LOST):
                    await page.load()
            elif luck < 0.02:
                await page.say()
            elif luck < 0.022 and page is self.pages[1]:
                await self.be_away(page)
            elif page.may_act and not is_watching:
                await page.act()

    async def sleep(self, page: Page) -> None:
        self.trouble.faults["page asleep"] += 1
        await page.hang_up()
        await asyncio.sleep(self.rng.uniform(0.05, 1.0))
        page.listen()

    async def be_away(self, page: Page) -> None:
        """A bot plays for the friend, for a while. Both may be refused: it is over, or it was done and not answered."""
        self.has_left = True
        await page.ask("substitute", {})
        await asyncio.sleep(self.rng.uniform(0.0, 0.5))
        self.report.absences += await page.ask("return", {}) == 200

    # -------------------------------------------------------------------------------------------------------- the end
    async def compare(self) -> None:
        """Every page with one that is loaded afresh; what is on its way gets there first."""
        end = time.monotonic() + SETTLED_S
        for place, page in enumerate(self.pages):
            while True:
                fresh = None
                with contextlib.suppress(*LOST):
                    fresh = await page.device.get(page.table)
                if fresh and fresh.status == 200 and page.screen.shown() == Screen(fresh.text).shown():
                    break
                if fresh and time.monotonic() > end:
                    self.report.wrong("divergences", f"run {self.number}, {self.form['game']}, page {place}: "
                                                     f"{difference(page.screen, fresh.text)}")
                    break
                await asyncio.sleep(0.05)
            self.report.pages += 1
            for oddity in page.screen.oddities:
                self.report.wrong("others", f"run {self.number}: {oddity}")

    def check_store(self) -> None:
        with self.opened() as database:
            log = [row[0] for row in database.execute("SELECT code FROM entries WHERE match = ? ORDER BY seq", (self.id,))]
            options = json.loads(database.execute("SELECT options FROM matches WHERE id = ?", (self.id,)).fetchone()[0])
            bots = {row[0] for row in database.execute("SELECT seat FROM seats WHERE match = ? AND bot != ''", (self.id,))}
            said = Counter(row[0] for row in database.execute("SELECT text FROM talk WHERE match = ?", (self.id,)))
        for line in (line for page in self.pages for line in page.spoken):
            if (times := said.pop(line.text, 0)) != (line.status == 200):
                self.report.wrong("doubled" if times else "lost", f"run {self.number}: {line} was kept {times} times")
        if said:
            self.report.wrong("doubled", f"run {self.number}: nobody said {said}")
        if self.has_left:
            bots.add(1)
        attempts = [attempt for page in self.pages for attempt in page.attempts]
        for kind, text in judged(log, done_by_people(self.form["game"], options, log, bots), attempts, self.trouble.answers):
            self.report.wrong(kind, f"run {self.number}, {self.form['game']}: {text}")

    def count(self) -> None:
        self.proxy.troubles.pop(self.id, None)
        self.report.runs += 1
        self.report.actions += self.actions
        self.report.lines += sum(line.status == 200 for page in self.pages for line in page.spoken)
        self.report.sent_again += sum(attempt.times > 1 for page in self.pages for attempt in page.attempts)
        self.report.faults += self.trouble.faults


def difference(screen: Screen, html: str) -> str:
    """Where a page differs from a fresh one."""
    now, fresh = asdict(screen.shown()), asdict(Screen(html).shown())
    return "; ".join(f"{name} {now[name]!r:.300} instead of {fresh[name]!r:.300}" for name in now if now[name] != fresh[name])


def done_by_people(game: str, options: dict[str, object], log: Sequence[int], bots: set[int]) -> set[int]:
    """The places in the list at which a person did something."""
    match, found = Match(catalog.game(game), options), set()
    for place, entry in enumerate(log):
        if entry < 0 or (match.actor >= 0 and match.actor not in bots):
            found.add(place)
        match.undo() if entry < 0 else match.play(entry)
    return found


def judged(log: Sequence[int], people: set[int], attempts: Sequence[Attempt],
           answers: dict[str, list[int | None]]) -> Iterator[tuple[str, str]]:
    """What is wrong with the list of a match, by what was sent and answered. `answers` are those that the proxy saw: of an
    attempt one for each time that it reached the server."""
    owed: dict[int, Attempt] = {}
    for attempt in attempts:
        seen = answers.get(attempt.id, [])
        if seen.count(200) > 1:
            yield "doubled", f"{attempt} was done twice: {seen}"
        if 200 in seen or attempt.status == 200:
            if attempt.place in owed:
                yield "doubled", f"{attempt} and {owed[attempt.place]} were both done"
            owed[attempt.place] = attempt
            if not stands(attempt, log):
                yield "lost", f"{attempt} is not there: {log}"
        elif seen and None not in seen and stands(attempt, log) and attempt.place in people and [  # else a bot may have done it
                (one.place, one.codes[:1]) for one in attempts].count((attempt.place, attempt.codes[:1])) == 1:
            yield "others", f"{attempt} was refused, and is there"
    if extra := people.difference(*(stands(attempt, log) for attempt in attempts)):
        yield "doubled", f"nobody sent what stands at {sorted(extra)}: {log}"


def stands(attempt: Attempt, log: Sequence[int]) -> range:
    """Its places in the list. Of a long move perhaps only the beginning was possible; it is taken back as a whole."""
    end = attempt.place
    if attempt.what == "undo":
        while end < len(log) and log[end] < 0:
            end += 1
    else:
        while end < min(len(log), attempt.place + len(attempt.codes)) and log[end] == attempt.codes[end - attempt.place]:
            end += 1
    return range(attempt.place, end)


# --------------------------------------------------------------------------------------------------------- all runs
async def storm(inn: Inn, runs: int, seed: int, at_once: int = AT_ONCE, runs_per_start: int = RUNS_PER_START,
                most: int = MOST_ACTIONS) -> Report:
    for id in catalog.games():
        catalog.game(id).play_uncompiled()  # only lists are replayed here
    report, start, rng = Report(), time.monotonic(), random.Random(seed)
    numbers = iter(range(runs))
    async with Proxy(inn.port).running() as proxy:
        with bar() as progress:
            task = progress.add_task("Reconnecting", total=runs)

            async def work() -> None:
                for number in numbers:
                    await Run(number, seed, proxy, inn.data / "benbow.sqlite3", report, most).go()
                    progress.update(task, completed=report.runs)

            restarting = asyncio.create_task(restarts(inn, report, rng, runs_per_start))
            await asyncio.gather(*(work() for _ in range(at_once)))
            restarting.cancel()
            await asyncio.wait([restarting])
    for line in inn.said:
        if "Traceback" in line or "Error" in line:
            report.wrong("others", f"the server said {line.strip()}")
    report.seconds = round(time.monotonic() - start, 1)
    return report


async def restarts(inn: Inn, report: Report, rng: random.Random, runs_per_start: int) -> None:
    """Kill or stop the server now and then, and start it again."""
    while True:
        goal = report.runs + rng.randint(runs_per_start // 2, runs_per_start)
        while report.runs < goal:
            await asyncio.sleep(0.05)
        await asyncio.sleep(rng.uniform(0.0, 0.5))
        work = asyncio.ensure_future(asyncio.to_thread(restart, inn, rng.random() < 0.7))
        try:
            await asyncio.shield(work)
        except asyncio.CancelledError:
            await work
            raise
        finally:
            report.restarts += 1


def restart(inn: Inn, is_killed: bool) -> None:
    if is_killed:
        inn.kill()
    else:
        inn.stop()
    inn.start()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=None)
    parser.add_argument("--at-once", type=int, default=AT_ONCE, help=f"runs side by side (default {AT_ONCE})")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args()
    seed = given.seed if given.seed is not None else random.SystemRandom().randrange(10**6)
    with tempfile.TemporaryDirectory(prefix="benbow-reconnect-") as folder, running(Path(folder)) as inn:
        report = asyncio.run(storm(inn, given.runs, seed, given.at_once))
    if given.json:
        print(json.dumps({"seed": seed, **asdict(report)}))
    else:
        print(f"seed {seed}: {report.runs} runs in {report.seconds} s, {report.actions} actions acknowledged, "
              f"{report.sent_again} sent again, {report.lines} lines of talk, {report.absences} absences, "
              f"{report.pages} pages compared, the server restarted {report.restarts} times")
        print("faults: " + ", ".join(f"{n} {kind}" for kind, n in report.faults.most_common()))
        print(f"{report.divergences} divergences, {report.lost} lost, {report.doubled} doubled, {report.others} other problems")
        for problem in report.problems[:20]:
            print(f"  {problem}")
    return 0 if report.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
