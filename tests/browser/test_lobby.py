"""People who find one another in the lobby, watch, and are told when it is their turn while they look at something else."""
from __future__ import annotations

import re
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from tests.browser.chrome import LANGUAGES, PHONE, SWITCHES, Guest, act, my_turn, until, until_asked
from tests.browser.conftest import Invite
from tests.browser.friends import act_out
from tests.running import STARTS, Inn, running

HIDE = """
  let isHidden = sessionStorage.getItem("is-hidden") === "yes";
  Object.defineProperty(document, "hidden", { get: () => isHidden });
  window.hide = yes => {
    isHidden = yes;
    sessionStorage.setItem("is-hidden", yes ? "yes" : "no");
    document.dispatchEvent(new Event("visibilitychange"));
  };
"""
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });"  # as without https
NOTES = """async () => {
  const registration = await navigator.serviceWorker.getRegistration("/static/notices.js");
  return (await registration.getNotifications()).map(one => `${one.title}: ${one.body}`);
}"""
FREE = {"en": "one seat free (Red)", "fr": "une place libre (Rouge)", "de": "ein Platz frei (Rot)"}
MY_TURN = {"en": "● Your turn · Martinique", "fr": "● À vous de jouer · Martinique", "de": "● Du bist dran · Martinique"}


def seek(guest: Guest, name: str, game: str = "martinique") -> Page:
    page = guest.go("/lobby")
    page.get_by_role("textbox").fill(name)
    page.locator(f"button[formaction='/seek/{game}']").click()
    page.wait_for_url(re.compile("/t/"))
    return page


def two_at_play(invite: Invite) -> tuple[Guest, Guest]:
    """The first is to act."""
    ann, bob = invite(), invite()
    for guest, name in ((ann, "Ann"), (bob, "Bob")):
        guest.add_script(HIDE)
        seek(guest, name)
    for guest in (ann, bob):
        guest.seated()
    return (ann, bob) if ann.match().actor == 0 else (bob, ann)


# ----------------------------------------------------------------------------------------------------- finding people
@pytest.fixture(scope="module")
def inn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inn]:
    """A server of its own: the lobby shows everyone's tables."""
    with running(tmp_path_factory.mktemp("lobby")) as inn:
        yield inn


def test_two_find_one_another_and_a_third_watches(invite: Invite) -> None:
    watcher, ann, bob = invite(), invite(), invite(locale="fr")
    lobby = watcher.go("/lobby")
    expect(lobby.locator("#lobby")).to_contain_text("Nobody is waiting right now")
    seek(ann, "Ann")
    row = lobby.locator("#lobby-list li")
    expect(row).to_contain_text("Ann")  # without a reload
    expect(row).to_contain_text(FREE["en"])
    expect(row.get_by_role("button")).to_have_accessible_name("Sit down, Martinique, Ann")
    expect(lobby.locator("#live")).to_contain_text("Ann")
    seek(bob, "Bob")
    for guest in (ann, bob):
        guest.seated()
        expect(guest.page.locator("#seats .who")).to_have_text(["Ann", "Bob"])
    expect(row).to_contain_text("Ann and Bob")
    expect(row.get_by_role("button")).to_have_count(0)
    row.get_by_role("link").click()
    watcher.seated()
    assert watcher.table_id == ann.table_id
    expect(lobby.locator("#hint")).to_have_count(0)  # nobody plays here
    before = lobby.locator("#table").get_attribute("data-seq")
    act_out((ann if ann.match().actor == 0 else bob).page)
    expect(lobby.locator(f'#table:not([data-seq="{before}"])')).to_be_attached()


def test_sitting_down_from_the_list_by_keyboard(invite: Invite) -> None:
    ann, bob = invite(), invite()
    seek(ann, "Ann", "schatzinsel")
    page = bob.go("/lobby/schatzinsel")
    expect(page.locator("nav [aria-current=page]")).to_have_text("Die Schatzinsel")
    page.locator("#lobby-name").focus()
    page.keyboard.type("Bob")
    page.keyboard.press("Enter")  # chooses nothing
    for _ in range(3):  # to find someone, to the table, to sit down there
        page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Sit down")
    page.keyboard.press("Enter")
    bob.seated()
    expect(page.locator("#seats .who")).to_have_text(["Ann", "Bob"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lobby_in_every_language_on_a_phone(invite: Invite, lang: str) -> None:
    ann, bob = invite(), invite(locale=lang, viewport=PHONE, is_mobile=True, has_touch=True, color_scheme="dark")
    seek(ann, "Ann")
    page = bob.go("/lobby")
    row = page.locator("#lobby-list li", has_text="Ann").first
    expect(row).to_contain_text(FREE[lang])
    button = row.get_by_role("button").bounding_box()
    assert button is not None
    assert button["x"] + button["width"] <= PHONE["width"]
    row.get_by_role("button").tap()
    bob.seated()


def test_ones_own_table_is_marked_and_opened(invite: Invite) -> None:
    ann = invite()
    table = seek(ann, "Ann", "naufrageurs").url
    page = ann.go("/lobby/naufrageurs")
    row = page.locator("#lobby-list li.is-own")
    expect(row.get_by_role("button")).to_be_hidden()
    row.locator("a.button").click()
    page.wait_for_url(table)
    expect(ann.go().locator(".pill", has_text="waiting for people")).to_be_visible()


# ------------------------------------------------------------------------------------------------- told on other pages
def test_a_hidden_tab_says_when_it_is_your_turn(invite: Invite) -> None:
    first, second = two_at_play(invite)
    page = second.page
    expect(first.page).to_have_title(MY_TURN["en"])
    expect(page).to_have_title("Martinique · Benbow")
    page.evaluate("hide(true)")
    act_out(first.page)
    expect(page).to_have_title(MY_TURN["en"])
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/static/favicon-turn.svg")
    expect(first.page).to_have_title("Martinique · Benbow")
    expect(first.page.locator("link[rel=icon]")).to_have_attribute("href", "/static/favicon.svg")
    expect(first.page.locator("#seats .is-here")).to_have_count(2)  # also with a hidden tab


@pytest.mark.parametrize(("lang", "has_locks"), [("fr", True), ("de", False)])
def test_all_tabs_of_a_device_are_told_by_one_stream(invite: Invite, lang: str, has_locks: bool) -> None:
    ann, bob = invite(locale=lang), invite()
    if not has_locks:
        ann.add_script(NO_LOCKS)
    streams: list[str] = []
    ann.context.on("request", lambda request: streams.append(request.url) if request.url.endswith("/alerts") else None)
    seek(ann, "Ann")
    tabs = [ann.tab() for _ in range(2)]
    for tab in tabs:
        tab.goto(ann.inn.url)
    seek(bob, "Bob")
    bob.seated()
    ann.seated()
    if ann.match().actor != 0:
        act_out(bob.page)
    for tab in tabs:
        expect(tab).to_have_title(MY_TURN[lang])
        expect(tab.locator("#call a")).to_have_attribute("href", f"/t/{ann.table_id}")
    assert len(streams) <= 3  # of the page that waited, and of whoever took over when the match began
    tabs[0].evaluate("document.querySelector('#call a').click()")  # which is shown for some seconds only
    tabs[0].wait_for_selector(".play.alive")


def test_a_turn_that_passed_and_came_back_while_nothing_was_heard(invite: Invite) -> None:
    ann, bob = two_at_play(invite)
    expect(ann.page).to_have_title(MY_TURN["en"])  # she was called for the first
    ann.forgive("/alerts")
    ann.context.route("**/alerts", lambda route: route.abort())
    ann.page.reload()
    act_out(ann.page)
    act_out(bob.page)
    ann.context.unroute("**/alerts")
    ann.page.goto(ann.inn.url)
    expect(ann.page.locator("#call")).to_contain_text("Martinique: It is your turn.")


def test_people_at_one_device_are_not_called(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("me", "guest", game="martinique")
    other = guest.tab()
    other.goto(guest.inn.url)
    until_asked(page)
    expect(my_turn(page)).to_be_attached()
    act(page)
    assert (page.title(), other.title()) == ("Martinique · Benbow", "Benbow")
    expect(page.locator("#notify")).to_have_count(0)


# ----------------------------------------------------------------------------------------------------- notifications
@pytest.fixture
def noticing(browser: Browser, inn: Inn) -> Iterator[Guest]:
    """The headless shell has no notifications; the whole browser has."""
    kind: BrowserType = browser.browser_type
    whole = kind.launch(executable_path=shutil.which("chromium"), args=["--headless=new", *SWITCHES[1:]], timeout=STARTS * 1000)
    context = whole.new_context(locale="en", permissions=["notifications"], reduced_motion="reduce")
    context.add_init_script(HIDE)
    guest = Guest(inn, context, context.new_page())
    yield guest
    whole.close()
    assert guest.unforgiven == []


def test_a_notification_when_no_page_is_looked_at(invite: Invite, noticing: Guest) -> None:
    bob = invite()
    page = seek(noticing, "Ann")
    page.locator("#notify").check()
    until(page, "async () => Boolean((await navigator.serviceWorker.getRegistration('/static/notices.js'))?.active)")
    first = noticing.tab()
    first.goto(noticing.inn.url)
    page.evaluate("hide(true)")
    seek(bob, "Bob")
    page.wait_for_selector(".play.alive")
    assert page.evaluate(NOTES) == []  # the other tab is looked at, and says so itself
    expect(first.locator("#call")).to_contain_text("Martinique: The match begins")
    first.close()
    bob.seated()
    if noticing.match().actor == 0:
        page.evaluate("hide(false)")
        act_out(noticing.page)
        page.evaluate("hide(true)")
    act_out(bob.page)
    until(page, f"async () => (await ({NOTES})()).includes('Martinique: It is your turn.')")


def test_nobody_is_asked_for_permission_unless_they_switch_it_on(invite: Invite) -> None:
    guest = invite()
    guest.add_script("Notification.requestPermission = () => { window.wasAsked = true; };")
    page = seek(guest, "Ann", "ile_au_tresor")
    page.wait_for_timeout(300)
    assert page.evaluate("window.wasAsked ?? false") is False
    expect(page.locator("#notify-blocked")).to_be_visible()  # the headless shell never allows them
