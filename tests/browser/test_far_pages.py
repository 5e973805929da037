"""The pages for people at several devices are for everyone: axe, a phone, the dark, keys alone."""
from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.browser.chrome import PHONE, Guest
from tests.browser.conftest import Invite
from tests.browser.far import open_elsewhere, open_table, path_of, sit_down
from tests.browser.test_accessible import AXE, is_for_everyone


def narrow(page: Page) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="dark")


def checked(page: Page) -> None:
    """Dark on a phone, then light on a desk."""
    narrow(page)
    is_for_everyone(page)
    narrow(page)


def device(invite: Invite) -> Guest:
    guest = invite(viewport=PHONE, locale="de", is_mobile=True, has_touch=True)
    guest.add_script(AXE)
    return guest


def test_axe_finds_nothing_while_people_gather(invite: Invite) -> None:
    host, friend = device(invite), device(invite)
    open_table(host, "naufrageurs", "me", "friend", "anyone", name_0="Wilhelmine von Auerbach-Sagan")
    checked(host.page)
    path, link = open_elsewhere(friend)
    for door in (path, link):
        checked(friend.go(door))


def test_axe_finds_nothing_at_a_table_with_someone_who_is_away(invite: Invite) -> None:
    guest, other = device(invite), device(invite)
    page = sit_down(guest, open_elsewhere(guest)[1], "Bob")
    guest.seated()
    expect(page.locator("#seats .gone")).to_have_count(1)
    page.locator(".options summary").click()
    checked(page)
    link = ""
    for name in ("device", "substitute"):
        page.locator(f"[data-dialog={name}]").click()
        checked(page)
        link = link or path_of(page.locator("#device input").input_value())
        page.keyboard.press("Escape")
        page.locator(".options summary").click()
    checked(other.go(link))
    page.locator("[data-dialog=substitute]").click()
    page.locator("#substitute-yes").click()
    page.wait_for_selector("#come-back")
    checked(page)


def test_the_waiting_page_by_keys(invite: Invite) -> None:
    """All that can be done there is a stop of the Tab key; Enter copies the link, changes the name, and closes the table."""
    host = invite()
    open_table(host, "martinique", "me", "friend")
    page, stops = host.page, list[str]()
    page.locator("#main").focus()
    for _ in range(7):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.id || document.activeElement.textContent.trim()"))
    assert stops == ["invite-link", "Copy", "Rules", "my-name", "fill-level", "Begin with bots", "Close the table"]
    page.locator("[data-copy]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-copy]")).to_have_text("Copied")
    page.locator("#my-name").focus()
    page.keyboard.type("Ann")
    with page.expect_response("**/name"):
        page.keyboard.press("Enter")
    page.reload()
    expect(page.locator("#my-name")).to_have_value("Ann")
    page.get_by_role("button", name="Begin with bots").press("Enter")
    host.seated()
    expect(page.locator("#seats .what")).to_contain_text("Boatswain")


def test_the_match_begins_before_the_answer_to_who_sat_down_is_here(invite: Invite) -> None:
    """The stream is quicker; the answer still leads to the table, and nothing is cut off."""
    guest, cut = invite(), list[str]()
    page = guest.go(open_elsewhere(guest)[1])

    def late(route: Route) -> None:
        answer = route.fetch(max_redirects=0)
        page.wait_for_timeout(500)
        route.fulfill(response=answer)

    page.route("**/i/*", late)
    page.on("requestfailed", lambda request: cut.append(request.url) if request.is_navigation_request() else None)
    page.keyboard.press("Enter")
    guest.seated()
    assert cut == []
