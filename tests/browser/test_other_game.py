"""Nothing of the page is made for one game: a toy from another package, found by its entry point, is played by clicking.

Its gestures are what Les Naufrageurs has not: two clicks for one action, and buttons beside the board.
"""
from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.chrome import log_of, seq, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import finish
from tests.running import Inn
from tests.toys import sealed

TOY = sealed


def put(page: Page, hand: str) -> None:
    page.locator("#coin").click()
    expect(page.locator("#arrow")).to_be_attached()  # what follows from half a gesture, drawn by the server
    expect(page.locator("#coin.chosen")).to_be_attached()
    page.locator(f"#{hand}").click()


def test_a_game_from_elsewhere_is_offered_and_played_with_two_clicks_for_an_action(invite: Invite, toy_inn: Inn) -> None:
    guest = invite(inn=toy_inn)
    page = guest.go()
    games = ["L’Île au Trésor", "Martinique", "Les Naufrageurs", "Die Schatzinsel", "Toy (en)"]
    expect(page.locator("article h3")).to_have_text(games)
    until_asked(guest.sit_at_once("sealed"))
    expect(page.locator("#coin.can")).to_have_css("filter", re.compile("drop-shadow"))  # the toy has no stylesheet of its own
    expect(page.locator("#left.can, #right.can")).to_have_count(0)
    expect(page.locator("#left")).to_have_css("filter", "none")
    for hand in ("left", "right"):
        since = seq(page)
        put(page, hand)
        page.locator("#confirm-yes").click()  # hidden from the other, and final
        until_asked(page, since)
    expect(page.locator("#table[data-status=over]")).to_be_attached()
    texts = [sealed.VERBS.text(code) for code in log_of(toy_inn, guest.table_id)]
    assert [text for text in texts if text.startswith("put")] == ["put left", "put right"]


def test_half_a_gesture_can_be_put_back(invite: Invite, toy_inn: Inn) -> None:
    guest = invite(inn=toy_inn)
    page = guest.sit_at_once("sealed")
    until_asked(page)
    page.locator("#coin").click()
    expect(page.locator("#left.can")).to_be_attached()
    page.locator("#put-back").click()
    expect(page.locator("#arrow")).to_have_count(0)
    expect(page.locator("#left.can")).to_have_count(0)
    page.locator("#coin").click()
    page.keyboard.press("Escape")
    expect(page.locator("#left.can")).to_have_count(0)
    before = guest.entries()
    page.locator("#left").click()  # without the coin: explained, not done
    expect(page.locator("#toast")).to_contain_text("Toy (en)")
    assert guest.entries() == before


def test_what_is_not_on_the_board_is_a_button(invite: Invite, toy_inn: Inn) -> None:
    page = invite(inn=toy_inn).sit("random", "me", game="sealed")
    for hand in ("left", "right"):
        until_asked(page)
        expect(page.locator("#buttons button")).to_have_text(["say left", "say right"])
        finish(page, f"say-{hand}")
    expect(page.locator("#table[data-status=over]")).to_be_attached()
