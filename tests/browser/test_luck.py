"""Luck and skill in the browser: from the end of a match to its report, in three languages, on a phone, and back to a step."""
from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from typing import cast

import pytest
import uvicorn
from playwright.sync_api import Page, expect

from benbow.server.app import make_app
from benbow.server.beats import AtOnce
from benbow.server.serve import Server, address, bound
from benbow.server.store import Store
from benbow.server.translator import translator_for
from benbow.server.warmup import Warmup
from tests.browser.chrome import DATABASE, PHONE, Guest, play_out
from tests.browser.conftest import Invite
from tests.browser.test_accessible import AXE, is_for_everyone
from tests.running import Inn
from tests.server.student import Student

FIGURE = re.compile(r"^[+−]?\d+\s?% \(±\s\d+\)$|^no mistake found$")


class House:
    """A server in this process, whose student needs no process of its own."""

    def __init__(self, store: Store, student: Student) -> None:
        door = bound("127.0.0.1", 0)
        app, registry = make_app(store, Warmup([]), ["127.0.0.1"], student, beats=AtOnce())
        self.url = address(door)
        self.server = Server(uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=1, lifespan="on"))
        self.server.registry = registry
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [door]})
        self.thread.start()

    def close(self) -> None:
        self.server.should_exit = True
        self.server.registry.close_streams()
        self.thread.join()


@pytest.fixture(scope="module")
def studious(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    store = Store(tmp_path_factory.mktemp("studious") / DATABASE)
    house = House(store, Student())
    yield cast(Inn, house)  # of an inn, a guest needs the address
    house.close()
    store.close()


def to_the_end(guest: Guest) -> Page:
    page = guest.sit("me", "greedy", lanes=2, barrels=2, special=1)
    play_out(page)
    return page


def to_the_report(page: Page) -> None:
    page.locator("#ask a[href$='/luck']").click()
    page.locator(".luck-sheets").wait_for()


def test_a_match_ends_and_its_report_is_read_in_three_languages(invite: Invite, studious: Inn) -> None:
    guest = invite(inn=studious)
    page = to_the_end(guest)
    end = page.locator("#table").get_attribute("data-end")
    to_the_report(page)
    figures = page.locator("#luck-sums ~ .luck-scroll tbody tr").first.locator("td").all_inner_texts()
    assert FIGURE.match(figures[1])
    assert FIGURE.match(figures[2])
    for lang in ("fr", "de", "en"):
        page.locator(f"button[name=lang][value={lang}]").click()
        words = translator_for(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("h1")).to_have_text(words("luck-heading"))
        expect(page.locator("#luck-strokes")).to_have_text(words("luck-strokes"))
        assert page.locator(".luck-told").first.locator("li").count() == 3
        assert page.locator("svg.luck-drawing").count() >= 3
        expect(page.get_by_role("img", name=words("luck-bars"))).to_be_visible()
    told = page.locator(f".luck-told li:not(:has(a[href$='#at-{end}']))").first  # of three strokes, one that was not the last
    number = (told.locator("a").get_attribute("href") or "").rpartition("#at-")[2]
    text = told.inner_text()
    told.locator("a").click()
    page.locator("#table[data-past]").wait_for()
    expect(page.locator("#table")).to_have_attribute("data-ply", number)
    assert page.locator("#lines .shown span").inner_text() in text


def test_the_report_is_for_everyone(invite: Invite, studious: Inn) -> None:
    """Axe finds nothing, by day and by night, wide and narrow; nothing sticks out on a phone."""
    guest = invite(inn=studious, viewport=PHONE, locale="de", is_mobile=True, has_touch=True, color_scheme="dark")
    guest.add_script(AXE)
    page = to_the_end(guest)
    to_the_report(page)
    for summary in page.locator("details > summary").all():
        summary.click()
    is_for_everyone(page)


def test_a_page_that_waits_shows_how_far_it_is(invite: Invite, studious: Inn) -> None:
    guest = invite(inn=studious)
    page = to_the_end(guest)
    page.route("**/luck/progress", lambda route: route.fulfill(json={"percent": 40, "done": False}))
    page.locator("#ask a[href$='/luck']").click()
    expect(page.locator("#weighed")).to_have_attribute("max", "100")
    expect(page.get_by_role("progressbar")).to_have_js_property("value", 40)
    page.unroute("**/luck/progress")
    page.locator(".luck-sheets").wait_for()
