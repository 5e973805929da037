"""People at several devices, at one table."""
from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.chrome import MOST_CLICKS, Guest, first_lit, is_half_done, my_turn, offered, seq, until_asked
from tests.browser.far import invited, sit_down

NAMES = ("Ann", "Bob", "Cid")


def sit_together(*guests: Guest, game: str = "naufrageurs", **form: str) -> list[Page]:
    """The first opens a table, the others sit down by its link, and the match begins."""
    host, *friends = guests
    seats = {f"seat-{seat}": "friend" for seat in range(1, len(guests))}
    given = {"seat-0": "me", "name-0": NAMES[0], "option-players": str(len(guests)), **seats, **form}
    link = invited(host, game, given)
    for seat, friend in enumerate(friends, 1):
        sit_down(friend, link, NAMES[seat])
    return [guest.seated() for guest in guests]


def watch(guest: Guest, page: Page) -> Page:
    """Someone who knows the table's address looks on."""
    guest.go(page.url.removeprefix(guest.inn.url))
    return guest.seated()


def act_once(page: Page) -> None:
    """The first thing that is lit, until it is shown that it was done; then it may be another's turn, at another device."""
    until_asked(page)
    since = seq(page)
    for clicks in range(1, MOST_CLICKS):
        first_lit(offered(page)).click()
        if page.locator("#confirm").is_visible():
            page.locator("#confirm-yes").click()
        if not is_half_done(page, since, clicks):
            expect(page.locator("#prompt.passing")).to_have_count(0)
            return
    raise AssertionError("a gesture without end")


def act_out(page: Page) -> None:
    """One's whole turn."""
    until_asked(page)
    while my_turn(page).count():
        act_once(page)
