"""Long moves by mouse, finger and keys: the first tap shows the trail, the second goes there; another place shows another."""
from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.chrome import PHONE, Guest, log_of, until_asked
from tests.browser.conftest import Invite
from tests.running import Inn
from tests.toys import trail

TOY = trail
LEFT, RIGHT = (trail.VERBS.parse(text) for text in ("step left", "step right"))
AGAIN = "Walker (en): place {} (en). Choose this place again to go there, or another one that is lit."


def sit(invite: Invite, inn: Inn, **settings: object) -> tuple[Guest, Page]:
    guest = invite(inn=inn, **settings)
    page = guest.sit("me", "greedy", game="trail")
    until_asked(page)
    return guest, page


def shows_trail_to(page: Page, place: int) -> None:
    expect(page.locator("#prompt")).to_have_text(AGAIN.format(place))
    expect(page.locator("#live")).to_have_text(AGAIN.format(place))
    expect(page.locator(f"#p0-{place}.can.chosen")).to_be_attached()
    expect(page.locator("#board #trail path")).to_have_attribute("d", f"M0 0h{50 * place}")


def until_walked(guest: Guest, *codes: int) -> None:
    until_asked(guest.page, "0")
    expect(guest.page.locator("#trail")).to_have_count(0)
    assert log_of(guest.inn, guest.table_id) == [*codes]


def test_by_mouse_the_first_click_shows_the_trail_and_the_second_goes(invite: Invite, toy_inn: Inn) -> None:
    guest, page = sit(invite, toy_inn)
    page.locator("#w0").click()
    page.locator("#p0-3").click()
    shows_trail_to(page, 3)
    assert guest.entries() == 0
    page.locator("#p0-3").click()
    until_walked(guest, RIGHT, RIGHT, RIGHT)


def test_by_finger(invite: Invite, toy_inn: Inn) -> None:
    guest, page = sit(invite, toy_inn, viewport=PHONE, is_mobile=True, has_touch=True)
    page.locator("#w0").tap()
    page.locator("#p0-3").tap()
    shows_trail_to(page, 3)
    page.locator("#p0-3").tap()
    until_walked(guest, RIGHT, RIGHT, RIGHT)


def test_two_quick_taps_go_at_once(invite: Invite, toy_inn: Inn) -> None:
    guest, page = sit(invite, toy_inn)
    page.locator("#w0").click()
    expect(page.locator("#p0-2.can")).to_be_attached()
    page.locator("#p0-2").dblclick()
    until_walked(guest, RIGHT, RIGHT)


def test_by_keys_the_focus_stays_on_the_place_and_arrows_lead_to_others(invite: Invite, toy_inn: Inn) -> None:
    guest, page = sit(invite, toy_inn)
    page.locator("#w0").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#p0-2.can")).to_be_attached()
    page.locator("#p0-2").focus()
    page.keyboard.press("Enter")
    shows_trail_to(page, 2)
    expect(page.locator("#p0-2")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#p0-3")).to_be_focused()
    page.keyboard.press("Enter")
    shows_trail_to(page, 3)
    expect(page.locator("#p0-3")).to_be_focused()
    page.keyboard.press("Space")
    until_walked(guest, RIGHT, RIGHT, RIGHT)


def test_another_far_place_shows_its_trail_instead(invite: Invite, toy_inn: Inn) -> None:
    guest, page = sit(invite, toy_inn)
    page.locator("#w0").click()
    for place in (3, 2, 6, 3):
        page.locator(f"#p0-{place}").click()
        shows_trail_to(page, place)
        expect(page.locator("#board .chosen")).to_have_count(2)
    assert guest.entries() == 0
    page.locator("#p0-3").click()
    until_walked(guest, RIGHT, RIGHT, RIGHT)


def test_while_a_trail_is_shown_a_place_beside_is_one_step(invite: Invite, toy_inn: Inn) -> None:
    guest, page = sit(invite, toy_inn)
    page.locator("#w0").click()
    page.locator("#p0-3").click()
    shows_trail_to(page, 3)
    page.locator("#p0-1").click()
    until_walked(guest, RIGHT)


def test_escape_puts_back_and_what_is_too_far_is_explained(invite: Invite, toy_inn: Inn) -> None:
    guest, page = sit(invite, toy_inn)
    page.locator("#w0").click()
    page.locator("#p0-3").click()
    shows_trail_to(page, 3)
    with page.expect_request("**/why") as asked:
        page.locator("#p0-8").click()
    assert asked.value.post_data_json == {"ids": ["w0", "p0-8"]}  # as if no trail were shown
    shows_trail_to(page, 3)
    page.keyboard.press("Escape")
    expect(page.locator("#prompt")).to_have_text("Where to? (en)")
    expect(page.locator("#trail")).to_have_count(0)
    page.locator("#p0-3").click()  # nobody is chosen now
    assert guest.entries() == 0


def test_the_walk_is_watched_step_by_step_stops_at_the_chest_and_ends_there(invite: Invite, toy_inn: Inn) -> None:
    guest, page = sit(invite, toy_inn, reduced_motion="no-preference")
    page.evaluate("""() => {
      window.places = [];
      new MutationObserver(() => {
        const at = document.getElementById("w0").getAttribute("transform");
        if (at !== window.places.at(-1)) window.places.push(at);
      }).observe(document.getElementById("play"), { subtree: true, childList: true, attributes: true });
    }""")
    page.locator("#w0").click()
    page.locator("#p0-6").click()
    shows_trail_to(page, 6)
    page.locator("#p0-6").click()
    until_asked(page, "0")
    log = log_of(toy_inn, guest.table_id)
    assert (log[:4], len(log)) == ([RIGHT] * 4, 5)
    assert page.evaluate("window.places.map(one => +one.match(/\\d+/)[0])") == [50 + 50 * place for place in range(5)]
    expect(page.locator("#undo")).to_have_count(0)  # something was seen


def test_taking_back_takes_the_whole_walk_back(invite: Invite, toy_inn: Inn) -> None:
    guest, page = sit(invite, toy_inn)
    page.locator("#w0").click()
    for _ in range(2):
        page.locator("#p0-3").click()
    until_walked(guest, RIGHT, RIGHT, RIGHT)
    page.locator("#undo").click()
    until_asked(page, "3")
    expect(page.locator("#lines li")).to_have_count(0)
    assert [entry < 0 for entry in log_of(toy_inn, guest.table_id)] == [False] * 3 + [True] * 3
