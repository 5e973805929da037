"""Half a gesture: what is chosen is said, nothing moves away under the finger, and a hint leads on."""
from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.chrome import PHONE, act, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import do
from tests.browser.isle import TO_THE_LOAD, piece, press, sit_at_chart
from tests.browser.jungle import drafting
from tests.browser.stored import sit_at

TOP = "() => document.getElementById('boardbox').getBoundingClientRect().top"


def is_lit(page: Page, id: str) -> None:
    expect(page.locator(f"#{id}.can")).to_be_attached()


def test_on_a_phone_the_board_stays_where_it_is_when_something_is_chosen(invite: Invite) -> None:
    page = sit_at_chart(invite(viewport=PHONE, is_mobile=True, has_touch=True), "deploy A5", "deploy E1")
    before = page.evaluate(TOP)
    press(piece(page, "black-1"))
    expect(page.locator("#put-back")).to_be_visible()
    assert abs(page.evaluate(TOP) - before) <= 1
    page.locator("#put-back").click()
    expect(page.locator("#put-back")).to_have_count(0)
    assert abs(page.evaluate(TOP) - before) <= 1


def test_on_a_phone_the_page_does_not_wander_off_while_one_acts(invite: Invite) -> None:
    discs = {"lay 0 r1": "draw E", "lay 4 r2": "draw D", "lay 5 r0": "draw F", "lay 14 r5": "draw D"}
    line = [text for both in discs.items() for text in both]
    page = sit_at(invite(viewport=PHONE, is_mobile=True, has_touch=True), drafting(), *line)
    before = page.evaluate(TOP)
    do(page, *discs)
    assert abs(page.evaluate(TOP) - before) <= 30
    assert page.evaluate("() => document.getElementById('prompt').getBoundingClientRect().top") >= 0


def test_what_is_chosen_is_said_to_eyes_and_ears(invite: Invite) -> None:
    page = sit_at_chart(invite(), "deploy A5", "deploy E1")
    press(piece(page, "black-1"))
    is_lit(page, "sq-b4")
    expect(page.locator("#prompt")).to_have_text("Black pirate 1, on A5. Now choose what is lit.")
    expect(page.locator("#live")).to_have_text("Black pirate 1, on A5. Now choose what is lit.")


def test_declining_is_not_the_loudest_button_while_a_treasure_is_lit(invite: Invite) -> None:
    page = sit_at_chart(invite(), *TO_THE_LOAD)
    is_lit(page, "treasure-two")
    expect(page.locator("#decline.primary")).to_have_count(0)
    expect(page.locator("#decline")).to_be_visible()


def test_a_click_that_would_be_allowed_says_what_comes_first(invite: Invite) -> None:
    page = sit_at_chart(invite(), "deploy A5", "deploy E1")
    piece(page, "sq-a3").click()
    expect(page.locator("#toast")).to_contain_text("You can do that. First choose: ")
    press(piece(page, "black-1"))
    is_lit(page, "sq-b4")
    expect(page.locator("#toast")).to_be_hidden()


def test_nothing_is_undone_beside_what_cannot_be_undone(invite: Invite) -> None:
    """Undo is of the first barrel, the question is about the second."""
    page = invite().sit("greedy", "me", lanes=2)
    until_asked(page)
    act(page)
    expect(page.locator("#undo")).to_be_visible()
    page.locator("#board .can").first.click()
    expect(page.locator("#confirm")).to_contain_text("you cannot undo it")
    expect(page.locator("#undo")).to_be_hidden()
    page.locator("#confirm-no").click()
    expect(page.locator("#undo")).to_be_visible()
