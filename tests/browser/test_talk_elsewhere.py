"""Talk where there is no board: on the page on which a table waits for people, and noticed on other pages."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chrome import PHONE, Guest
from tests.browser.conftest import Invite
from tests.browser.far import gathered, open_table, sit_down
from tests.browser.friends import sit_together
from tests.browser.test_accessible import AXE, SIDEWAYS, is_for_everyone
from tests.browser.test_talk import WIDE, ask_for, lines, say

COUNTED = re.compile(r"^\(1\) ")
UNCOUNTED = re.compile(r"^[^(]")


def waiting(host: Guest, friend: Guest) -> tuple[Page, Page, str]:
    """Ann and Bob wait for a third. -> their pages, and the link for the others"""
    link = open_table(host, "naufrageurs", "me", "friend", "friend", name_0="Ann")
    expect(host.page.locator("#talk")).to_be_hidden()  # there is nobody
    sit_down(friend, link, "Bob")
    return host.page, friend.page, link


def test_those_who_wait_talk_and_go_on_at_the_table(invite: Invite) -> None:
    host, friend, third = (invite(viewport=WIDE) for _ in range(3))
    ann, bob, link = waiting(host, friend)
    say(ann, "where is Cid?")
    expect(lines(bob)).to_have_text(["where is Cid?"])
    expect(ann.locator("#say-text")).to_have_value("")
    expect(ann.locator("#say-text")).to_be_focused()
    bob.locator(".phrases summary").click()
    bob.locator("[data-phrase=moment]").click()
    expect(lines(ann)).to_have_text(["where is Cid?", "One moment, please."])
    expect(ann.locator("#talk-live")).to_have_text("Bob: One moment, please.")
    ann.reload()
    expect(lines(ann)).to_have_count(2)
    ann.locator(".talk-options summary").click()
    ann.get_by_label("Bob", exact=True).check()
    expect(lines(ann)).to_have_text(["where is Cid?"])
    stranger = third.go(link)
    expect(stranger.locator("#talk")).to_have_count(0)
    sit_down(third, link, "Cid")
    ann, bob, cid = gathered(host, friend, third)
    for page, count in ((ann, 1), (bob, 2), (cid, 2)):
        page.locator("#to-talk").click()
        expect(lines(page)).to_have_count(count)  # who is muted stays so


def test_who_says_too_much_while_waiting_is_told(invite: Invite) -> None:
    host = invite(viewport=WIDE)
    host.forgive("409")
    ann, _, _ = waiting(host, invite(viewport=WIDE))
    for k in range(5):
        say(ann, f"line {k}")
        expect(lines(ann)).to_have_count(k + 1)
    say(ann, "one too many")
    expect(ann.locator("#toast")).to_contain_text("Not so fast")
    expect(ann.locator("#say-text")).to_have_value("one too many")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_waiting_page_with_talk_is_for_everyone(invite: Invite, light: str) -> None:
    phone = invite(viewport=PHONE, is_mobile=True, has_touch=True, locale="de", color_scheme=light)
    phone.add_script(AXE)
    ann, bob, _ = waiting(invite(viewport=WIDE), phone)
    say(ann, "a rather long line, so that it has to be broken on the narrow page of a telephone " * 2)
    expect(bob.locator("#talk-new")).to_contain_text("Ann: a rather long line")
    assert bob.evaluate(SIDEWAYS) == []
    bob.locator("#talk-new").tap()
    expect(bob.locator("#said")).to_be_in_viewport()
    expect(bob.locator("#talk-new")).to_be_hidden()
    bob.locator(".phrases summary").tap()
    is_for_everyone(bob, "dark" if light == "light" else "light")


# ------------------------------------------------------------------------------------------------------ other pages
def test_a_line_is_counted_on_another_page_until_it_is_read(invite: Invite) -> None:
    host = invite(viewport=WIDE)
    ann, bob = sit_together(host, invite(viewport=WIDE))
    table = ann.url.removeprefix(host.inn.url)
    elsewhere = host.tab()
    elsewhere.goto(f"{host.inn.url}/matches")
    host.go("/lobby")
    bob.locator("#to-talk").click()
    say(bob, "are you there?")
    for page in (ann, elsewhere):
        expect(page).to_have_title(COUNTED)
        expect(page.locator("#call")).to_have_text("Les Naufrageurs: Someone has said something.")
    host.go(table)
    ann.locator("#to-talk").click()
    expect(lines(ann)).to_have_text(["are you there?"])
    for page in (ann, elsewhere):
        expect(page).to_have_title(UNCOUNTED)


def test_who_is_muted_is_not_counted_and_nobody_is_where_talk_is_hidden(invite: Invite) -> None:
    host = invite(viewport=WIDE)
    ann, bob = sit_together(host, invite(viewport=WIDE))
    table = ann.url.removeprefix(host.inn.url)
    bob.locator("#to-talk").click()
    say(bob, "hello")
    ann.locator("#to-talk").click()
    ann.locator(".talk-options summary").click()
    ann.get_by_label("Bob", exact=True).check()
    host.go("/lobby")
    say(bob, "hello?")
    nothing_but_a_question(ann, bob)
    host.go(table)
    ann.locator("#to-talk").click()
    ann.locator(".talk-options summary").click()
    ann.get_by_label("Bob", exact=True).uncheck()
    ann.locator("#talk-off").check()
    host.go("/lobby")
    say(bob, "hello!")
    nothing_but_a_question(ann, bob)


def nothing_but_a_question(ann: Page, bob: Page) -> None:
    """When Ann is told of the question, she was told of the line before it."""
    ask_for(bob, "draw")
    expect(ann.locator("#call")).to_have_text("Les Naufrageurs: The others are waiting for your answer.")
    expect(ann).to_have_title(UNCOUNTED)
    bob.locator("#proposal button").click()  # taken back
    expect(bob.locator("#proposal")).to_be_hidden()
