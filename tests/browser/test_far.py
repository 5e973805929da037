"""Friends at several devices: from the link to the rematch, in every game; leaving, coming back, watching, one more device."""
from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from benbow.engine.contract import SPECTATOR
from benbow.engine.match import Match
from benbow.server.presentation import TablePresentation
from tests.browser.chrome import PHONE, Guest, expect_the_true_result, play_button, seq, until
from tests.browser.conftest import Invite
from tests.browser.far import act, asked, gathered, open_table, path_of, play_to_the_end, play_until_asked, sit_down
from tests.browser.gestures import lit, same_sight
from tests.own import GAMES, volume


# ------------------------------------------------------------------------------------------------------- whole matches
def seen(page: Page) -> set[str]:
    return set(page.evaluate("[...document.querySelectorAll('#board .piece[id]:not(.fading)')].map(one => one.id)"))


def watches(page: Page, match: Match, lang: str) -> None:
    """The page shows what a spectator is told and shown, and nothing can be done there."""
    expect(page.locator("#table")).to_have_attribute("data-seq", str(len(match.log)))
    words = match.game.words(lang).seated(("Ann", "Bob"))
    lines = TablePresentation().story(match, SPECTATOR, words, match.ply)
    expect(page.locator("#lines li .line > span")).to_have_text([line.text for line in lines])
    assert seen(page) == match.game.drawing.scene(match.view(SPECTATOR), words).ids
    assert lit(page) == set()
    expect(page.locator("#seats li.you, #hint, #ask-resign, #ask-substitute")).to_have_count(0)


def acted(match: Match) -> list[int]:
    return [match.actors.count(seat) for seat in range(match.seats)]


@pytest.mark.parametrize("game", volume([game for game in GAMES if game != "naufrageurs"], GAMES))  # which three play below
def test_a_match_of_two_and_one_who_watches_from_the_link_to_the_rematch(invite: Invite, game: str) -> None:
    """In three languages: each reads the own."""
    host, friend, watcher = invite(), invite(locale="fr", viewport=PHONE), invite(locale="de")
    sit_down(friend, open_table(host, game, "me", "friend", name_0="Ann"), "Bob")
    pages = gathered(host, friend)
    for page, here in zip(pages, ("Ann", "Bob"), strict=True):
        expect(page.locator("#seats li.you .who")).to_have_text(here)
        expect(page.locator("#seats .is-here")).to_have_count(2)
        expect(page.locator("#seats .acting")).to_have_count(1)
    watcher.go(path_of(pages[0].url))
    third = watcher.seated()
    if first := asked(pages):
        act(first, random.Random(game))
        expect(third.locator("#table")).to_have_attribute("data-seq", seq(first))
    before = acted(watcher.match())
    taken = play_to_the_end(pages)
    match = host.match()
    assert [a + b for a, b in zip(before, taken, strict=True)] == acted(match)
    for guest, lang in ((host, "en"), (friend, "fr")):
        expect_the_true_result(guest, lang)
    watches(third, match, "de")
    again(pages, third)


def again(pages: list[Page], third: Page) -> None:
    """One asks for another game; the others are shown the way there, and all sit a seat further."""
    one, other = pages
    one.locator("form[action$='/again'] button").click()
    one.wait_for_url(lambda url: url != other.url)
    for page in (other, third):
        page.locator("#rematch").click()
        page.wait_for_url(one.url)
    for page, seat in ((one, 1), (other, 0)):
        expect(page.locator("#seats li").nth(seat)).to_contain_class("you")
    expect(third.locator("#seats .who")).to_have_text(["Bob", "Ann"])


def test_three_people_at_three_devices(invite: Invite) -> None:
    guests = [invite(), invite(), invite(viewport=PHONE, is_mobile=True, has_touch=True)]
    link = open_table(guests[0], "naufrageurs", "me", "friend", "friend", name_0="Ann")
    sit_down(guests[1], link, "Bob")
    expect(guests[0].page.locator(".places .who")).to_have_text(["Bob"])  # live; the own name is in a field
    expect(guests[0].page.locator(".places .free")).to_have_count(1)
    sit_down(guests[2], link, "Cid")
    pages = gathered(*guests)
    taken = play_to_the_end(pages)
    assert taken == acted(guests[0].match())
    for guest in guests:
        expect_the_true_result(guest, "en")


# ------------------------------------------------------------------------------------------------------------ the house
def test_from_the_first_page_to_a_friend_at_the_table_in_another_room(invite: Invite) -> None:
    """The host has opened 127.0.0.1, as `make play` says; the link has the address that others in the house can open. It takes
    two clicks for both together; with "Copy" three, and four would be too many."""
    host, friend = invite(), invite(viewport=PHONE, is_mobile=True, has_touch=True)
    clicks, page = 0, host.go()
    others = next((line.split()[5] for line in host.inn.said if line.startswith("For others")), host.inn.url)
    page.locator(play_button("martinique").replace("/play/", "/friend/")).click()
    clicks += 1
    page.locator("[data-copy]").click()
    clicks += 1
    expect(page.locator("[data-copy]")).to_have_text("Copied")
    link = page.locator("#invite-link").input_value()
    assert link.startswith(f"{others}/i/")
    friend.forgive("Cross-Origin-Opener-Policy header has been ignored")  # without https
    friend.page.goto(link)  # or scanned
    friend.page.keyboard.type("Bob")
    friend.page.locator("button[form=sit]").click()
    clicks += 1
    gathered(host, friend)
    assert clicks <= 4
    assert friend.page.url.startswith(others)
    expect(host.page.locator("#seats .who")).to_have_text(["Player 1", "Bob"])


def test_the_host_says_a_name_while_waiting_and_the_device_remembers_it(invite: Invite) -> None:
    host, friend = invite(), invite()
    link = open_table(host, "martinique", "me", "friend")
    friend.go(link)
    host.page.locator("#my-name").fill("Ann")
    expect(friend.page.locator(".places .who")).to_have_text("Ann")  # at once, without a button
    friend.page.reload()
    expect(friend.page.locator(".lead")).to_contain_text("Ann invites you")
    open_table(host, "martinique", "me", "friend")
    host.page.locator("form[action$='/leave'] button").click()
    host.page.wait_for_url("**/")
    host.go("/new/martinique")
    expect(host.page.locator("[name=name-0]")).to_have_value("Ann")


# --------------------------------------------------------------------------------------------- who gets it, who does not
def test_of_two_who_want_one_seat_one_is_told_kindly_and_may_watch(invite: Invite) -> None:
    host, quick, slow, stranger = invite(), invite(), invite(), invite()
    link = open_table(host, "naufrageurs", "me", "friend", name_0="Ann")
    stranger.go(path_of(host.page.url))  # knows the table's address only
    expect(stranger.page.locator(".lead")).to_contain_text("waits for people who were invited")
    expect(stranger.page.locator("#sit, #invite-link")).to_have_count(0)
    slow.page.route("**/gathering?*", lambda route: route.abort())  # so that its page does not move on by itself
    slow.forgive("ERR_FAILED")
    slow.go(link)
    sit_down(quick, link, "Bob")
    slow.forgive("status of 409")
    slow.page.locator("#sit-name").fill("Cid")
    slow.page.keyboard.press("Enter")
    expect(slow.page.locator("h1")).to_have_text("This seat is taken")
    slow.page.get_by_role("link", name="Watch the match").click()
    for guest in (host, quick, slow, stranger):
        guest.seated()
    for page in (slow.page, stranger.page):
        expect(page.locator("#seats .who")).to_have_text(["Ann", "Bob"])
        expect(page.locator("#seats .you")).to_have_count(0)


def test_a_free_seat_is_shown_to_who_was_too_late_for_another(invite: Invite) -> None:
    host, quick, slow = invite(), invite(), invite()
    link = open_table(host, "naufrageurs", "me", "friend", "friend", name_0="Ann")
    slow.page.route("**/gathering?*", lambda route: route.abort())
    slow.forgive("ERR_FAILED")
    slow.go(link)
    sit_down(quick, link, "Bob")
    slow.forgive("status of 409")
    slow.page.locator("#sit-1").click()
    expect(slow.page.get_by_role("alert")).to_contain_text("taken this seat")
    slow.page.locator("#sit-2").click()
    gathered(host, quick, slow)


# --------------------------------------------------------------------------------------------------- leaving, coming back
def test_a_bot_plays_for_me_until_i_take_my_seat_back(invite: Invite) -> None:
    host, friend = invite(), invite()
    sit_down(friend, open_table(host, "martinique", "me", "friend", name_0="Ann"), "Bob")
    pages = one, other = gathered(host, friend)
    play_until_asked(pages, other)
    let_a_bot_play(other)
    expect(one.locator("#seats li").nth(1)).to_contain_text("away · Boatswain plays")
    expect(other.locator("#come-back")).to_be_visible()
    assert asked(pages) is one  # the bot has acted
    assert lit(other) == set()
    act(one, random.Random(1))
    assert asked(pages) is one  # and again
    other.reload()
    other.locator("#come-back").click()
    expect(one.locator("#seats li").nth(1)).not_to_contain_text("away")
    play_until_asked(pages, other)
    act(other, random.Random(1))
    same_sight(other, one)


def let_a_bot_play(page: Page) -> None:
    """By keys: the menu, its item, the question."""
    page.locator(".options summary").focus()
    page.keyboard.press("Enter")
    page.locator("#ask-substitute").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#substitute")).to_be_visible()
    expect(page.locator("#substitute-yes")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_selector("#come-back")


def test_who_goes_and_comes_is_seen(invite: Invite) -> None:
    host, friend = invite(), invite()
    sit_down(friend, open_table(host, "schatzinsel", "me", "friend", name_0="Ann"), "Bob")
    one, other = gathered(host, friend)
    second = one.locator("#seats li").nth(1)
    expect(second.locator(".is-here")).to_have_count(1)
    other.goto("about:blank")
    expect(second.locator(".is-here")).to_have_count(0)
    expect(second).to_contain_text("not connected")
    expect(second.locator("[data-replace]")).to_be_hidden()  # for a minute
    other.go_back()
    friend.seated()
    expect(second.locator(".is-here")).to_have_count(1)


def test_one_seat_on_two_devices(invite: Invite) -> None:
    host, friend, phone = invite(), invite(), invite(viewport=PHONE, is_mobile=True, has_touch=True)
    sit_down(friend, open_table(host, "martinique", "me", "friend", name_0="Ann"), "Bob")
    pages = one, other = gathered(host, friend)
    play_until_asked(pages, one)
    one.locator(".options summary").click()
    one.locator("[data-dialog=device]").click()
    link = path_of(one.locator("#device input").input_value())
    one.keyboard.press("Escape")
    expect(one.locator("#device")).to_be_hidden()
    confirm(phone, link)
    assert lit(phone.page) == lit(one)
    act(phone.page, random.Random(1))
    same_sight(phone.page, one)
    same_sight(phone.page, other)
    one.goto("about:blank")
    expect(other.locator("#seats .is-here")).to_have_count(2)  # Ann is still here
    until(phone.page, "() => document.querySelector('#seats .you .who').textContent.includes('Ann')")


def confirm(phone: Guest, link: str) -> None:
    """Opening the link changes nothing; the question is answered by a button."""
    phone.go(link)
    phone.page.get_by_role("button", name="Yes, I am Ann").click()
    phone.seated()
    expect(phone.page.locator("#table[data-mine]")).to_have_count(1)
