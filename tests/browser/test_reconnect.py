"""The real page behind a bad proxy: it says when it is not connected, comes back by itself, and nothing is lost or done twice."""
from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.chrome import IMPATIENT, Guest, log_of, my_turn, offered, seq, until_asked
from tests.browser.conftest import Invite
from tests.browser.far import invited
from tests.browser.friends import act_once
from tests.proxy import POSTS, Proxy, Trouble
from tests.reconnect import done_by_people
from tests.running import Inn

BROKEN = "ERR_|status of 50[24]|status of 409"
OFFLINE = "No connection to the server"


@dataclass
class Planned(Trouble):
    """The next faults, one after the other; then none."""

    planned: list[str] = field(default_factory=list)

    def draw(self, kinds: dict[str, int]) -> str:
        return self.planned.pop(0) if self.planned and self.planned[0] in kinds else "none"


class Network:
    """A proxy in a thread of its own; to guests it is the server."""

    def __init__(self, inn: Inn) -> None:
        self.inn, self.proxy = inn, Proxy(inn.port)
        self._loop, self._is_open, self._end = asyncio.new_event_loop(), threading.Event(), asyncio.Event()
        self._thread = threading.Thread(target=self._loop.run_until_complete, args=(self._run(),), daemon=True)
        self._thread.start()
        self._is_open.wait()

    async def _run(self) -> None:
        async with self.proxy.running():
            self._is_open.set()
            await self._end.wait()

    def do(self, what: Callable[[], None]) -> None:
        self._loop.call_soon_threadsafe(what)

    def close(self) -> None:
        self.do(self._end.set)
        self._thread.join()
        self._loop.close()

    @property
    def url(self) -> str:
        return self.proxy.url

    @property
    def data(self) -> Path:
        return self.inn.data

    def fall(self) -> None:
        """Nothing gets through, and what is open is cut."""
        self.proxy.is_down = True
        self.do(self.proxy.cut_all)

    def rise(self) -> None:
        self.proxy.is_down = False

    def plan(self, table: str, *faults: str) -> None:
        self.proxy.troubles[table] = Planned(random.Random(1), planned=[*faults])


@pytest.fixture
def network(inn: Inn) -> Iterator[Network]:
    found = Network(inn)
    yield found
    found.close()


def seated(invite: Invite, network: Network) -> tuple[Guest, Guest]:
    """Two friends: the first has the bad network, and both play Shipowners; a bot wrecks."""
    host = invite(inn=network)
    host.forgive(BROKEN)
    form = {"option-players": "3", "seat-0": "random", "seat-1": "me", "seat-2": "friend"}
    link, friend = invited(host, "naufrageurs", form), invite()
    friend.go(link)
    friend.page.locator("#sit-2").click()
    for guest in (host, friend):
        guest.seated().evaluate(IMPATIENT)
    return host, friend


def actions(guest: Guest) -> int:
    """How many actions of the two are in the store."""
    match = guest.match()
    return len(done_by_people("naufrageurs", {**match.options}, match.log, bots={0}))


def until_mine(page: Page, other: Page) -> None:
    """The other one plays, until it is this one's turn."""
    while not my_turn(page).count():
        if my_turn(other).count():
            act_once(other)
        page.wait_for_timeout(20)


def test_a_page_without_connection_says_so_and_comes_back(invite: Invite, network: Network) -> None:
    host, friend = seated(invite, network)
    page = host.page
    until_mine(friend.page, page)
    network.fall()
    expect(page.locator("#offline")).to_contain_text(OFFLINE)
    expect(page.locator("#offline")).to_be_visible()
    expect(friend.page.locator("#seats .here:not(.is-here)")).to_have_count(1)  # the other sees it
    act_once(friend.page)
    network.rise()
    expect(page.locator("#offline")).to_be_hidden()
    expect(page.locator("#table")).to_have_attribute("data-seq", str(len(log_of(host.inn, host.table_id))))
    expect(friend.page.locator("#seats .here:not(.is-here)")).to_have_count(0)
    assert page.locator("#lines li").all_inner_texts()[-1:] == friend.page.locator("#lines li").all_inner_texts()[-1:]


def test_an_action_is_done_once_whatever_happens_to_it(invite: Invite, network: Network) -> None:
    host, friend = seated(invite, network)
    page = host.page
    for fault in [kind for kind in POSTS if kind != "none"]:
        until_mine(page, friend.page)
        done = actions(host)
        network.plan(host.table_id, fault)
        act_once(page)
        expect(page.locator("#offline")).to_be_hidden()
        assert (fault, actions(host)) == (fault, done + 1)
        expect(page.locator("#toast")).to_be_hidden()  # nothing went wrong for who plays
        expect(friend.page.locator("#table")).to_have_attribute("data-seq", seq(page))


def test_the_server_is_restarted_while_two_tabs_are_open(invite: Invite, network: Network, inn: Inn) -> None:
    host, friend = seated(invite, network)
    friend.forgive(BROKEN)
    page, beside = host.page, host.tab()
    beside.goto(page.url)
    beside.evaluate(IMPATIENT)
    until_mine(page, friend.page)
    done, before = actions(host), seq(page)
    inn.kill()
    for one in (page, beside, friend.page):
        expect(one.locator("#offline")).to_be_visible()
    offered(page).first.click()  # while nobody is there
    inn.start()
    for one in (page, beside, friend.page):
        expect(one.locator("#offline")).to_be_hidden()
        one.locator(f'#table:not([data-seq="{before}"])').wait_for(state="attached")
    assert actions(host) == done + 1
    expect(beside.locator("#table")).to_have_attribute("data-seq", seq(page))
    assert page.locator("#lines li").all_inner_texts() == beside.locator("#lines li").all_inner_texts()
    expect(page.locator("#seats .here.is-here")).to_have_count(2)


def test_a_page_too_many_says_that_it_no_longer_follows(invite: Invite) -> None:
    guest = invite()
    asked: list[str] = []

    def part(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(content_type="text/event-stream", body='data: {"parted": true}\n\n')

    guest.page.add_init_script(f"({IMPATIENT})()")
    guest.page.route("**/stream?*", part)
    page = guest.sit_at_once()
    expect(page.locator("#offline")).to_contain_text("open in many windows")
    page.wait_for_timeout(500)
    assert len(asked) == 1, "it does not connect again by itself"
    page.unroute("**/stream?*")
    page.reload()
    until_asked(page)
    expect(page.locator("#offline")).to_be_hidden()
