"""Clocks at two devices: a live table whose time runs out, and a slow one over days. The test moves the server's clock."""
from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chrome import LANGUAGES, PHONE, Guest, act, until_asked
from tests.browser.conftest import Invite
from tests.browser.friends import act_out, sit_together
from tests.browser.test_accessible import AXE, RUN, SIDEWAYS
from tests.outside import SOURCE
from tests.running import Inn, running

DAY = 86_400


class Clock:
    """How far the server's clock is ahead."""

    def __init__(self, file: Path) -> None:
        self.file, self.ahead = file, 0.0
        self.go(0)

    def go(self, seconds: float) -> None:
        self.ahead += seconds
        fresh = self.file.with_suffix(".new")
        fresh.write_text(str(self.ahead))
        fresh.replace(self.file)


@pytest.fixture(scope="module")
def time(tmp_path_factory: pytest.TempPathFactory) -> Clock:
    return Clock(tmp_path_factory.mktemp("clock") / "ahead")


@pytest.fixture(scope="module")
def clocked(tmp_path_factory: pytest.TempPathFactory, time: Clock) -> Iterator[Inn]:
    path = os.pathsep.join(map(str, (SOURCE, Path(__file__).parents[2])))
    with running(tmp_path_factory.mktemp("inn"), program="tests.ahead", BENBOW_AHEAD=str(time.file), PYTHONPATH=path) as inn:
        yield inn


def two(invite: Invite, inn: Inn, lang: str = "en", **form: str) -> list[Guest]:
    """Ann and Bob at a table, by their seats."""
    guests = [invite(inn=inn, locale=lang, bypass_csp=True) for _ in range(2)]
    for page in sit_together(*guests, **form):
        until_settled(page)
    return guests


def until_settled(page: Page) -> None:
    expect(page.locator("#prompt.passing")).to_have_count(0)
    expect(page.locator("#seats .clock.running")).to_have_count(1)


def acting(guests: list[Guest]) -> int:
    """The seat whose clock runs, as both pages show it."""
    seats = [guest.page.locator("#seats li").evaluate_all("all => all.findIndex(one => one.querySelector('.running'))")
             for guest in guests]
    assert seats[0] == seats[1]
    return int(seats[0])


def left(page: Page, seat: int) -> int:
    """Seconds, as they are shown."""
    shown = page.locator("#seats li").nth(seat).locator(".clock b").inner_text()
    return sum(int(part) * 60**k for k, part in enumerate(reversed(shown.split(":"))))


def test_a_live_table_whose_time_runs_out(invite: Invite, clocked: Inn, time: Clock) -> None:
    guests = two(invite, clocked, pace="live", minutes="3", bonus="5", absent="deckhand")
    seat = acting(guests)
    mine, other = guests[seat].page, guests[1 - seat].page
    for page in (mine, other):
        assert 150 < left(page, seat) <= 180
        assert left(page, 1 - seat) == 180
    before = left(mine, seat)
    expect(mine.locator("#seats .clock.running b")).not_to_have_text(re.compile(f"^{before // 60}:{before % 60:02}$"))  # it ticks
    time.go(left(mine, seat) - 22)  # now it becomes scarce
    mine.reload()
    until_settled(mine)
    expect(mine.locator("#seats .clock.low")).to_have_count(1)
    expect(mine.locator("#live")).to_contain_text(re.compile("You have only 0:(20|[01][0-9]) left"))
    mine.evaluate("document.getElementById('live').textContent = ''")
    mine.wait_for_timeout(1000)
    assert mine.locator("#live").inner_text() == "", "it is said once"
    mine.evaluate(AXE)
    assert mine.evaluate(RUN) == []
    time.go(30)
    expect(mine.locator("#come-back")).to_be_visible()
    expect(other.locator("#seats .what")).to_have_text("away · Deckhand plays")
    expect(other.locator("#seats .clock")).to_have_count(1)  # a bot has none
    until_asked(other)
    mine.locator("#come-back").click()
    expect(mine.locator("#come-back")).to_have_count(0)
    expect(other.locator("#seats .what")).to_have_count(0)
    assert left(mine, seat) == 30
    act(other)
    expect(mine.locator("#lines li").first).to_be_visible()


def test_after_a_rematch_the_clock_waits_for_who_has_not_come(invite: Invite, clocked: Inn, time: Clock) -> None:
    """In Naufrageurs the last seat begins: in the second match it is Ann's, who was on the first."""
    ann, bob = two(invite, clocked, pace="live", minutes="3", bonus="5")
    seq = int(ann.page.locator("#table").get_attribute("data-seq") or 0)
    assert ann.context.request.post(f"{ann.page.url}/resign", data={"seq": seq}, headers={"origin": clocked.url}).ok
    bob.page.locator("form[action$=again] button").click()
    bob.page.wait_for_url(lambda url: url != ann.page.url)
    bob.seated()
    until_settled(bob.page)
    expect(bob.page.locator("#seats li").nth(1).locator(".what")).to_have_text("not at this table yet")
    bob.page.wait_for_timeout(1500)
    assert left(bob.page, 1) == 180, "it does not tick"
    ann.page.locator("#rematch").click()
    expect(bob.page.locator("#seats .what")).to_have_count(0)
    expect(bob.page.locator("#seats .clock.running b")).not_to_have_text("3:00")



def test_who_loses_on_time_is_named(invite: Invite, clocked: Inn, time: Clock) -> None:
    guests = two(invite, clocked, pace="live", minutes="5", bonus="0", absent="lose")
    seat = acting(guests)
    lines = guests[0].page.locator("#lines li").count()
    time.go(310)
    for guest in guests:
        expect(guest.page.locator("#prompt")).to_have_text(f"{('Ann', 'Bob')[seat]} ran out of time.")
        expect(guest.page.locator("#seats .clock")).to_have_count(0)
        expect(guest.page.locator("#lines li")).to_have_count(lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_slow_table_over_days(invite: Invite, clocked: Inn, time: Clock, lang: str) -> None:
    guests = two(invite, clocked, lang, pace="slow", days="3", absent="lose")
    shown = {"en": "2 d 23 h", "fr": "2 j 23 h", "de": "2 T 23 h"}[lang]
    for turn in range(2):
        seat = acting(guests)
        mine, other = guests[seat].page, guests[1 - seat].page
        expect(mine.locator("#seats .clock.running b")).to_have_text(shown)
        for guest in guests:  # nobody stays at the table for days
            guest.page.goto("about:blank")
        time.go(2 * DAY + (0 if turn else 84_000))
        for guest in guests:
            guest.page.go_back()
            until_settled(guest.page)
        expect(mine.locator("#seats .clock.low")).to_have_count(0 if turn else 1)
        act_out(mine)
        expect(other.locator("#seats li").nth(1 - seat).locator(".running")).to_have_count(1)
    time.go(3 * DAY + 60)
    for guest in guests:
        expect(guest.page.locator("#table")).to_have_attribute("data-status", "resigned")


def test_the_clocks_go_on_while_one_looks_back(invite: Invite, clocked: Inn) -> None:
    guests = two(invite, clocked, pace="live", minutes="3")
    seat = acting(guests)
    mine, other = guests[seat].page, guests[1 - seat].page
    other.locator("#step-first").click()
    expect(other.locator("#table[data-past]")).to_have_count(1)
    act_out(mine)
    expect(other.locator("#table[data-past]")).to_have_count(1)
    expect(other.locator("#seats li").nth(1 - seat).locator(".running")).to_have_count(1)
    expect(other.locator("#seats .clock.running")).to_have_count(1)


@pytest.mark.parametrize("settings", [{}, {"viewport": PHONE, "color_scheme": "dark"}], ids=["wide", "phone, dark"])
def test_the_form_asks_about_time_only_for_people_at_several_devices(invite: Invite, clocked: Inn,
                                                                     settings: dict[str, object]) -> None:
    guest = invite(inn=clocked, bypass_csp=True, **settings)
    page = guest.go("/new/naufrageurs")
    section = page.locator(".company")
    expect(section).to_be_hidden()
    guest.fill("me", "greedy", players=2)
    page.locator("select[name=seat-3]").evaluate("one => { one.value = 'friend'; }")  # of a seat that is not there
    expect(section).to_be_hidden()
    guest.fill("me", "friend")
    expect(section).to_be_visible()
    expect(page.locator("#minutes, #days")).to_have_count(2)
    expect(page.locator("#minutes:visible, #days:visible")).to_have_count(0)
    page.get_by_role("radio", name="Slow").check()
    expect(page.locator("#days")).to_be_visible()
    page.get_by_role("radio", name="Live").press("Space")
    expect(page.locator("#days")).to_be_hidden()
    page.locator("#minutes").select_option("10")
    page.locator("#bonus").select_option("20")
    page.locator("#absent").select_option("lose")
    page.get_by_role("radio", name="Off").check()
    page.evaluate(AXE)
    assert page.evaluate(RUN) == []
    assert page.evaluate(SIDEWAYS) == []
    page.locator("form.new-table button.primary").click()
    terms = "10 min each, plus 20 s a turn · whoever runs out of time loses · no chat"
    expect(page.locator("#gathering .hint")).to_have_text(terms)
