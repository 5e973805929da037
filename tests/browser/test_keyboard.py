"""Without a mouse: from the door to the end of a game by Tab, Enter and Space; one always sees where one is."""
from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.chrome import MOST_CLICKS, MOST_TURNS, is_half_done, is_over, play_button, seq, until_asked
from tests.browser.conftest import Invite
from tests.browser.isle import sit

SEEN = """() => {   // is it visible that this has the focus? By an outline, or by how its own lines are drawn
  const one = document.activeElement;
  const look = node => {
    const css = getComputedStyle(node);
    return [css.outlineStyle, css.outlineWidth, css.boxShadow, css.strokeWidth, css.stroke].join();
  };
  const nodes = [one, ...one.querySelectorAll(".halo, .cask, .way"), ...(one.nextElementSibling ? [one.nextElementSibling] : [])];
  const focused = nodes.map(look);
  one.blur();
  const blurred = nodes.map(look);
  one.focus({ focusVisible: true, preventScroll: true });
  return focused.some((text, k) => text !== blurred[k]);
}"""
WHERE = "() => document.activeElement === document.body ? 'body' : document.activeElement.id || document.activeElement.tagName"


def where(page: Page) -> str:
    focus: str = page.evaluate(WHERE)
    return focus


def tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Tab until the focus is there."""
    for _ in range(most):
        if page.locator(selector).and_(page.locator(":focus")).count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}; it is at {where(page)}")


def tab_back(page: Page, selector: str) -> None:
    for _ in range(8):
        page.keyboard.press("Shift+Tab")
        if page.locator(selector).and_(page.locator(":focus")).count():
            return
    raise AssertionError(f"Shift+Tab does not come back to {selector}; it is at {where(page)}")


def test_a_whole_game_by_the_keyboard_alone(invite: Invite) -> None:
    guest = invite()
    page = guest.go()
    tab_to(page, play_button("naufrageurs"))
    page.keyboard.press("Enter")
    guest.seated()
    tab_to(page, "#board .can")
    for n in range(MOST_TURNS):
        until_asked(page)
        if is_over(page):
            break
        assert page.locator("#board .can:focus").count() == 1, where(page)
        if n < 3:
            assert page.evaluate(SEEN)
            page.keyboard.press("Tab")  # the next one, for a change
            if not page.locator("#board .can:focus").count():
                page.keyboard.press("Shift+Tab")
        since = seq(page)
        page.keyboard.press("Enter" if n % 2 else " ")
        until_asked(page, since)
    assert is_over(page)
    assert where(page) != "body"
    assert guest.match().outcome is not None


def test_gestures_of_several_clicks_by_the_keyboard_alone(invite: Invite) -> None:
    """A whole small game of Martinique: pirates and squares, The Hook, treasures with jokers, buttons, digging."""
    guest = invite()
    page = sit(guest, "me", "greedy")
    tab_to(page, "#board .can")
    luck = random.Random(6)
    for turn in range(MOST_TURNS):
        if is_over(page):
            break
        since = seq(page)
        for clicks in range(1, MOST_CLICKS):
            assert page.locator("#board .can:focus, #buttons button:focus").count() == 1, where(page)
            for _ in range(luck.randrange(4)):  # the next one, for a change
                page.keyboard.press("Tab")
            if not page.locator("#board .can:focus, #buttons button:focus").count():
                tab_back(page, "#board .can, #buttons button")
            if turn < 6:
                assert page.evaluate(SEEN), where(page)
            page.keyboard.press("Enter" if luck.random() < 0.5 else " ")
            if not is_half_done(page, since, clicks):
                break
        until_asked(page, since)
    assert is_over(page)
    assert where(page) != "body"
    assert guest.match().outcome is not None


def test_an_owner_confirms_and_cancels_by_keys(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me", lanes=2)
    tab_to(page, "#board .can")
    since = seq(page)
    page.keyboard.press("Enter")
    until_asked(page, since)
    assert page.locator("#board .can:focus").count() == 1
    entries, cask = guest.entries(), where(page)
    page.keyboard.press(" ")
    expect(page.locator("#confirm-yes")).to_be_focused()
    assert page.evaluate(SEEN)
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()
    assert where(page) == cask  # back where one was
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("#confirm-no")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#confirm")).to_be_hidden()
    assert where(page) == cask
    assert guest.entries() == entries
    page.keyboard.press("Enter")
    expect(page.locator("#confirm-yes")).to_be_focused()
    since = seq(page)
    page.keyboard.press("Enter")
    until_asked(page, since)
    assert guest.entries() > entries
    assert where(page) != "body"


def test_taking_back_by_keys_leads_to_the_board(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me", lanes=2)
    tab_to(page, "#board .can")
    since = seq(page)
    page.keyboard.press("Enter")
    until_asked(page, since)
    tab_to(page, "#undo")
    since = seq(page)
    page.keyboard.press("Enter")
    until_asked(page, since)
    assert page.locator("#board .can:focus").count() == 1, where(page)


def test_the_rules_open_and_close_by_keys_and_the_focus_returns(invite: Invite) -> None:
    guest = invite()
    page = guest.sit_at_once()
    tab_to(page, "#show-rules")
    for close in ("Escape", "Enter"):
        page.keyboard.press("Enter")
        expect(page.locator("dialog#rules")).to_be_visible()
        if close == "Enter":
            tab_to(page, "#rules [data-close]")
        page.keyboard.press(close)
        expect(page.locator("dialog#rules")).to_be_hidden()
        expect(page.locator("#show-rules")).to_be_focused()


def test_the_curtain_by_keys(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("me", "guest", lanes=1, barrels=1, special=1)
    tab_to(page, "#open-curtain")
    page.keyboard.press("Enter")
    page.locator("#open-curtain").wait_for(state="detached")
    assert page.locator("#board .can:focus").count() == 1, where(page)
    since = seq(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # yes, sure
    until_asked(page, since)
    expect(page.locator("#draw-curtain")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#open-curtain")).to_be_focused()


def test_every_stop_of_the_tab_key_can_be_seen(invite: Invite) -> None:
    """On every page: Tab once around; nothing is a trap, and the focus shows wherever it is."""
    guest = invite()
    table, isle = (guest.sit_at_once(game).url.removeprefix(guest.inn.url) for game in ("naufrageurs", "martinique"))
    for path, least in (("/", 10), ("/new/naufrageurs", 12), ("/rules/naufrageurs", 7), (table, 16),
                        ("/new/martinique", 12), ("/rules/martinique", 7), (isle, 30)):
        page = guest.go(path)
        unseen: list[str] = []
        stops = 0
        for _ in range(120):
            page.keyboard.press("Tab")
            if where(page) == "body":
                break
            stops += 1
            if not page.evaluate(SEEN):
                unseen.append(page.evaluate("document.activeElement.outerHTML.slice(0, 120)"))
        assert (path, unseen) == (path, [])
        assert stops >= least, path


def test_the_first_stop_leads_past_the_head_of_the_page(invite: Invite) -> None:
    page = invite().go()
    page.keyboard.press("Tab")
    expect(page.locator(".skip-link")).to_be_focused()
    expect(page.locator(".skip-link")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
