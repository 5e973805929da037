"""Without a mouse: from the door to the end of a game by Tab, arrows, Enter and Space; one always sees where one is."""
from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser import jungle, volcano
from tests.browser.chrome import MOST_CLICKS, MOST_TURNS, Guest, is_half_done, is_over, play_button, seq, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import choose, press
from tests.browser.isle import TO_THE_LOAD, sit, sit_at_chart
from tests.browser.stored import sit_at
from tests.browser.test_accessible import TABLES
from tests.own import GAMES, volume

SEEN = """() => {   // is it visible that this has the focus? By an outline, or by how its own lines are drawn
  const one = document.activeElement;
  const look = node => {
    const css = getComputedStyle(node);
    return [css.outlineStyle, css.outlineWidth, css.boxShadow, css.strokeWidth, css.stroke].join();
  };
  const next = one.nextElementSibling, parts = one.querySelectorAll(".halo, .rim, .cask, .way, .hex");
  const nodes = [one, ...parts, ...(next ? [next] : [])];
  const focused = nodes.map(look);
  one.blur();
  const blurred = nodes.map(look);
  one.focus({ focusVisible: true, preventScroll: true });
  return focused.some((text, k) => text !== blurred[k]);
}"""
OFF = """id => {   // how far it is to there from what has the focus
  const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
  const [from, to] = [document.activeElement, document.getElementById(id)].map(one => middle(one.getBoundingClientRect()));
  return [to[0] - from[0], to[1] - from[1]];
}"""
UNSEEN = f"""ids => {{   // which of these, with the focus, cannot be seen to have it
  const isSeen = {SEEN};
  return ids.filter(id => {{ document.getElementById(id).focus({{ focusVisible: true }}); return !isSeen(); }});
}}"""
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
STOPS = """() => ["0", "-1"].map(stop => document.querySelectorAll(`#board .can[tabindex="${stop}"]`).length)"""
REACHED = """keys => {   // wherever arrows lead to from the one stop, and from there, and so on
  const found = new Set([document.activeElement]);
  for (const one of found) for (const key of keys) {
    one.focus();
    one.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    found.add(document.activeElement);
  }
  return [...found].map(one => one.id).sort();
}"""
# On the whole island, one pirate each: both sit, and 64 squares can be dug on.
TO_SUNSET = ("deploy D8", "deploy A5", "move 1 D5", "hook joker", "move 1 D5")
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


def enter(page: Page, key: str = "Enter") -> None:
    """An action by a key, and what follows."""
    since = seq(page)
    page.keyboard.press(key)
    if page.locator("#confirm").is_visible():
        assert where(page) == "confirm-yes"
        page.keyboard.press(key)
    until_asked(page, since)


def roam_to(page: Page, id: str) -> None:
    """By arrows, as a person does who sees where it is."""
    for n in range(40):
        if where(page) == id:
            return
        right, down = page.evaluate(OFF, id)
        is_level = abs(right) > abs(down) if n % 5 < 3 else abs(right) > 1  # now and then aside: something may lie between
        page.keyboard.press(("ArrowRight" if right > 0 else "ArrowLeft") if is_level else "ArrowDown" if down > 0 else "ArrowUp")
    raise AssertionError(f"arrows do not lead to {id}, but to {where(page)}")


def tab_anywhere(page: Page, selector: str) -> None:
    """Back to it, wherever Tab has led."""
    for key in ["Shift+Tab"] * 3 + ["Tab"] * 8:
        page.keyboard.press(key)
        if page.locator(selector).and_(page.locator(":focus")).count():
            return
    raise AssertionError(f"Tab does not come back to {selector}; it is at {where(page)}")


def stops(page: Page) -> list[int]:
    """Lit pieces to which Tab comes, and those to which it does not."""
    found: list[int] = page.evaluate(STOPS)
    return found


def at_sunset(guest: Guest) -> Page:
    page = sit_at_chart(guest, *TO_SUNSET, board="island", pirates=1, bag=0)
    assert page.locator("#board .can").count() == 64
    return page


@pytest.mark.soak
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
            page.keyboard.press(ARROWS[n])  # another one, for a change
            assert page.locator("#board .can:focus").count() == 1, where(page)
        enter(page, "Enter" if n % 2 else " ")
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
            for _ in range(luck.randrange(4)):  # another one, for a change
                page.keyboard.press(luck.choice([*ARROWS, "Home", "End"]))
            if luck.random() < 0.3:
                page.keyboard.press(luck.choice(["Tab", "Shift+Tab"]))
            if not page.locator("#board .can:focus, #buttons .act:focus").count():
                tab_anywhere(page, "#board .can, #buttons .act")
            if turn < 6:
                assert page.evaluate(SEEN), where(page)
            page.keyboard.press("Enter" if luck.random() < 0.5 else " ")
            if not is_half_done(page, since, clicks):
                break
        until_asked(page, since)
    assert is_over(page)
    assert where(page) != "body"
    assert guest.match().outcome is not None


# -------------------------------------------------------------------------------------------------------------- arrows
def test_the_board_is_one_stop_of_the_tab_key(invite: Invite) -> None:
    page = at_sunset(invite())
    assert stops(page) == [1, 63]
    tab_to(page, "#board .can")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    square = where(page)
    assert square.startswith("sq-")
    page.keyboard.press("Tab")
    expect(page.locator("#zoom-in")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    assert where(page) == square
    page.keyboard.press("Shift+Tab")
    assert page.locator("#board :focus").count() == 0, where(page)
    assert stops(page) == [1, 63]


def test_arrows_go_over_the_whole_island_square_by_square(invite: Invite) -> None:
    guest = invite()
    page = at_sunset(guest)
    tab_to(page, "#board .can")
    expect(page.locator("#keys")).to_be_visible()
    page.keyboard.press("End")
    assert where(page) == "sq-h8"
    expect(page.locator("#keys")).to_be_hidden()  # who knows how needs no hint
    page.keyboard.press("Home")
    assert where(page) == "sq-a1"
    bottom, top = (page.locator(f"#sq-{name}").evaluate("one => one.getBoundingClientRect().top") for name in ("a1", "a8"))
    down, up = ("ArrowUp", "ArrowDown") if top < bottom else ("ArrowDown", "ArrowUp")
    for keys, goals in (("ArrowRight", [f"sq-{c}1" for c in "bcdefgh"]), (down, [f"sq-h{n}" for n in range(2, 9)]),
                        ("ArrowLeft", [f"sq-{c}8" for c in "gfedcba"]), (up, [f"sq-a{n}" for n in range(7, 0, -1)])):
        for goal in goals:
            page.keyboard.press(keys)
            assert where(page) == goal
    for key in (up, "ArrowLeft"):
        page.keyboard.press(key)  # nothing is there: neither goes the focus, nor the page
        assert (where(page), page.evaluate("scrollY")) == ("sq-a1", 0)
    for key in ("Alt+ArrowRight", "Control+ArrowRight", "Shift+ArrowRight"):
        page.keyboard.press(key)  # not ours
        assert where(page) == "sq-a1"


def to_c3(page: Page) -> None:
    tab_to(page, "#board .can")
    for key in ("Home", "ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp"):
        page.keyboard.press(key)
    assert where(page) == "sq-c3"


def test_the_focus_stays_when_something_happens_elsewhere(invite: Invite) -> None:
    guest = invite()
    page = at_sunset(guest)
    to_c3(page)
    other, since = guest.tab(), seq(page)
    other.goto(page.url)
    until_asked(other)
    other.locator("#sq-a1").click()
    until_asked(page, since)
    assert (where(page), stops(page)) == ("sq-c3", [1, 62])
    expect(page.locator("#sq-c3")).to_have_attribute("tabindex", "0")


def test_after_an_action_one_goes_on_nearby(invite: Invite) -> None:
    """Where one came from: what was acted on is not lit any more."""
    page = at_sunset(invite())
    to_c3(page)
    enter(page)
    assert (where(page), stops(page)) == ("sq-c2", [1, 62])


def test_who_puts_a_piece_back_is_at_that_piece(invite: Invite) -> None:
    page = sit_at_chart(invite(), "deploy C1", "deploy H8", "deploy A3", "deploy H6", board="island", pirates=2)
    tab_to(page, "#board .can")
    page.keyboard.press("ArrowLeft")
    assert where(page) == "black-2"
    page.keyboard.press("Enter")
    expect(page.locator("#black-2")).to_have_class("piece chosen")
    assert page.locator("#board .end.can:focus").count() == 1, where(page)
    assert stops(page)[0] == 1
    page.keyboard.press("End")
    page.keyboard.press("Escape")
    expect(page.locator("#put-back")).to_have_count(0)
    assert where(page) == "black-2"
    assert stops(page) == [1, 1]


def test_one_stop_after_a_refusal_and_after_looking_back(invite: Invite) -> None:
    page = sit_at_chart(invite(), "deploy C1", "deploy H8", board="island", pirates=2)
    before = stops(page)
    assert before[0] == 1
    press(page.locator("#red-1"))
    expect(page.locator("#toast")).to_be_visible()
    assert stops(page) == before
    tab_to(page, "#step-back")
    page.keyboard.press("Enter")
    expect(page.locator("#to-now")).to_be_visible()
    assert stops(page) == [0, 0]
    tab_to(page, "#to-now")
    page.keyboard.press("Enter")
    until_asked(page)
    assert stops(page) == before


def moving(guest: Guest) -> Page:
    page = sit_at_chart(guest, "deploy C1", "deploy H8", "deploy A3", "deploy H6", board="island", pirates=2)
    choose(page, "black-1")
    return page


PLACES: dict[str, Callable[[Guest], object]] = {
    **{name: TABLES[name] for name in ("loading", "in the Hook")},
    "moving": moving,
    "a treasure is chosen": lambda guest: choose(sit_at_chart(guest, *TO_THE_LOAD), "treasure-two"),
    "at sunset": at_sunset,
    "ashore": lambda guest: choose(sit_at(guest, volcano.begun(*volcano.ASHORE, "roll 5-6")), "red-1"),
    "in the jungle": lambda guest: sit_at(guest, jungle.begun(*jungle.AT_THE_FORK)),
    "around a disc": lambda guest: choose(sit_at(guest, jungle.drafting()), "well-4"),
}


@pytest.mark.parametrize("name", PLACES)
def test_arrows_lead_to_everything_that_is_lit(invite: Invite, name: str) -> None:
    """And wherever they lead, it can be seen."""
    guest = invite()
    PLACES[name](guest)
    page = guest.page
    tab_to(page, "#board .can")
    lit = sorted(page.locator("#board .can").evaluate_all("all => all.map(one => one.id)"))
    assert page.evaluate(REACHED, ARROWS) == lit
    assert stops(page) == [1, len(lit) - 1]
    assert page.evaluate(UNSEEN, lit) == []
    assert page.locator("#board[aria-describedby=keys]").count() == (len(lit) > 1)


def test_a_way_that_is_drawn_with_a_square_leads_no_arrow_astray(invite: Invite) -> None:
    """The way to a square is shown while the square has the focus: its box is much larger then."""
    page = moving(invite())
    for left, right in (("sq-b1", "sq-d1"), ("sq-d1", "sq-f1"), ("sq-a2", "sq-c2"), ("sq-c2", "sq-e2"), ("sq-b3", "sq-d3")):
        for key, start, goal in (("ArrowRight", left, right), ("ArrowLeft", right, left)):
            page.locator(f"#{start}").evaluate("one => one.focus({ focusVisible: true })")
            page.keyboard.press(key)
            assert where(page) == goal


# ------------------------------------------------------------------------------------------------------- other places
def test_an_owner_confirms_and_cancels_by_keys(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me", lanes=2)
    until_asked(page)
    tab_to(page, "#board .can")
    enter(page)
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
    enter(page)
    assert guest.entries() > entries
    assert where(page) != "body"


def test_taking_back_by_keys_leads_to_the_board(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me", lanes=2)
    until_asked(page)
    tab_to(page, "#board .can")
    enter(page)
    tab_to(page, "#undo")
    enter(page)
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
    until_asked(page)
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
    tables = [(guest.sit_at_once(game).url.removeprefix(guest.inn.url), 16) for game in volume(GAMES[:1], GAMES)]
    forms = [(f"/{what}/{game}", least) for game in volume(GAMES[1:2], GAMES) for what, least in (("new", 12), ("rules", 7))]
    for path, least in (("/", 9 + len(GAMES)), *forms, *tables):
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
