"""Talk and agreements between two and three devices: by mouse, by keyboard, on a phone, in three languages."""
from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.chrome import IMPATIENT, PHONE, Guest, act, until, until_asked
from tests.browser.conftest import Invite
from tests.browser.friends import act_once, sit_together, watch
from tests.browser.gestures import same_sight
from tests.browser.test_accessible import AXE, SIDEWAYS, is_for_everyone
from tests.own import volume

WIDE = {"width": 1280, "height": 800}


def lines(page: Page) -> Locator:
    return page.locator("#said li:visible .words")


def say(page: Page, text: str) -> None:
    expect(page.locator("#say-text")).to_have_value("")  # the line before has been answered
    page.locator("#say-text").fill(text)
    page.locator("#say-text").press("Enter")


def ask_for(page: Page, kind: str) -> None:
    page.locator(".tools .options summary").click()
    page.locator(f"[data-propose={kind}]").click()


def two(invite: Invite, **form: str) -> tuple[Page, Page]:
    first, second = sit_together(invite(viewport=WIDE), invite(viewport=WIDE, locale="fr"), **form)
    return first, second


def test_two_talk_each_in_the_own_language(invite: Invite) -> None:
    ann, bob = two(invite)
    expect(ann.locator("#talk")).to_be_hidden()  # the story is shown
    ann.locator("#to-talk").click()
    expect(ann.locator("#story")).to_be_hidden()
    expect(ann.locator("#say-text")).to_be_focused()
    say(ann, "Hello <b>Bob</b>, see https://example.org")
    expect(lines(ann)).to_have_text(["Hello <b>Bob</b>, see https://example.org"])
    expect(ann.locator("#say-text")).to_have_value("")
    expect(ann.locator("#say-text")).to_be_focused()
    expect(ann.locator("#said b.speaker + time, #said a")).to_have_count(1)  # the time, and no link
    ann.locator(".phrases summary").click()
    ann.locator("[data-phrase=luck]").click()
    expect(bob.locator("#unread")).to_have_text("2")
    expect(bob.locator("#talk-live")).to_have_text("Ann: Bonne chance\u202f!")
    bob.locator("#to-talk").click()
    expect(lines(bob)).to_have_text(["Hello <b>Bob</b>, see https://example.org", "Bonne chance\u202f!"])
    expect(bob.locator("#unread")).to_be_hidden()
    say(bob, "merci")
    expect(lines(ann)).to_have_text(["Hello <b>Bob</b>, see https://example.org", "Good luck!", "merci"])
    bob.reload()
    bob.locator("#to-talk").click()
    expect(lines(bob)).to_have_count(3)
    expect(bob.locator("#unread")).to_be_hidden()  # it was read before


def test_a_line_whose_answer_is_lost_is_sent_again_and_said_once(invite: Invite) -> None:
    host = invite(viewport=WIDE)
    host.forgive("ERR_FAILED")
    ann, bob = sit_together(host, invite(viewport=WIDE))
    sent: list[str] = []

    def lose_the_first_answer(route: Route) -> None:
        sent.append(json.loads(route.request.post_data or "")["key"])
        if len(sent) > 1:
            route.continue_()
            return
        route.fetch()
        route.abort()

    ann.route("**/say", lose_the_first_answer)
    ann.locator("#to-talk").click()
    say(ann, "hello")
    expect(ann.locator("#say-text")).to_have_value("")
    assert len(sent) == 2
    assert len({*sent}) == 1
    bob.locator("#to-talk").click()
    for page in (ann, bob):
        expect(lines(page)).to_have_text(["hello"])


def test_who_watches_reads_the_players_only_after_the_end(invite: Invite) -> None:
    ann, bob = two(invite)
    cid = watch(invite(viewport=WIDE, locale="de"), ann)
    expect(ann.locator("#watching")).to_have_text("1 watching")
    ann.locator("#to-talk").click()
    say(ann, "between us")
    expect(lines(ann)).to_have_count(1)
    cid.locator("#to-talk").click()
    say(cid, "spannend")
    expect(lines(cid)).to_have_count(0)  # a name is asked for first
    cid.locator("#say-name").fill("Cid")
    cid.locator("#say-text").press("Enter")
    expect(lines(cid)).to_have_text(["spannend"])
    expect(cid.locator("#say-name")).to_have_count(0)
    assert "between us" not in cid.content()
    ask_for(bob, "abort")
    ann.locator("#proposal .primary").click()
    for page in (ann, cid):
        expect(lines(page)).to_have_text(["between us", "spannend"])
    expect(cid.locator("#prompt")).to_have_text("Einvernehmlich beendet, ohne Ergebnis.")


def test_someone_is_muted_and_talk_hidden_on_this_device(invite: Invite) -> None:
    ann, bob = two(invite)
    for page in (ann, bob):
        page.locator("#to-talk").click()
    say(bob, "one")
    expect(lines(ann)).to_have_text(["one"])
    ann.locator(".talk-options summary").click()
    ann.locator("#mutes label", has_text="Bob").click()
    expect(lines(ann)).to_have_count(0)
    say(bob, "two")
    expect(ann.locator("#said li")).to_have_count(2)
    expect(lines(ann)).to_have_count(0)
    expect(ann.locator("#talk-live")).not_to_have_text("Bob: two")
    ann.reload()
    expect(ann.locator("#said li")).to_have_count(2)
    expect(ann.locator("#unread")).to_be_hidden()
    ann.locator("#to-talk").click()
    expect(lines(ann)).to_have_count(0)
    ann.locator(".talk-options summary").click()
    ann.locator("#mutes input").uncheck()
    expect(lines(ann)).to_have_text(["one", "two"])
    ann.locator("#talk-off").check()
    expect(ann.locator("#said")).to_be_hidden()
    expect(ann.locator("#say")).to_be_hidden()


def test_what_was_played_is_taken_back_by_agreement(invite: Invite) -> None:
    host = invite(viewport=WIDE)
    ann, bob = sit_together(host, invite(viewport=WIDE))
    until_asked(bob)
    for _ in range(3):
        act(bob)
    act_once(bob)
    until_asked(ann)
    before = host.match()
    same_sight(ann, bob)
    ask_for(bob, "undo")
    expect(bob.locator("#proposal")).to_contain_text("Waiting for Ann.")
    expect(ann.locator("#proposal .proposal-text")).to_have_text("Bob asks to undo their last move.")
    expect(ann.locator("#talk-live")).to_have_text("Bob asks to undo their last move.")
    ann.locator("#proposal .button").nth(1).click()
    expect(ann.locator("#proposal")).to_be_hidden()
    expect(bob.locator("#proposal")).to_contain_text("Ann does not agree.")
    ask_for(bob, "undo")
    ann.locator("#proposal .primary").focus()
    ann.keyboard.press("Enter")
    expect(bob.locator("#table")).to_have_attribute("data-mine", "")
    assert host.match().actions == before.actions[:-1]
    for page in (ann, bob):
        expect(page.locator("#proposal")).to_be_hidden()
        expect(page.locator("#lines li")).to_have_count(len(before.actions) - 1)
    act_once(bob)
    until_asked(ann)


def test_three_agree_on_a_draw_and_a_question_lapses_when_one_plays(invite: Invite) -> None:
    guests = [invite(viewport=WIDE), invite(viewport=WIDE), invite(viewport=PHONE, is_mobile=True, has_touch=True, locale="de")]
    ann, bob, cid = sit_together(*guests)
    until_asked(bob)
    ask_for(ann, "draw")
    expect(cid.locator("#proposal .proposal-text")).to_have_text("Ann bietet ein Unentschieden an.")
    act(bob)
    for page in (ann, cid):
        expect(page.locator("#proposal")).to_be_hidden()
    ask_for(ann, "draw")
    bob.locator("#proposal .primary").click()
    expect(bob.locator("#proposal")).to_contain_text("Waiting for Cid.")
    cid.locator("#proposal .primary").tap()
    for page, text in ((ann, "A draw by agreement."), (bob, "A draw by agreement."), (cid, "Unentschieden nach Vereinbarung.")):
        expect(page.locator("#prompt")).to_have_text(text)
        expect(page.locator("#proposal")).to_be_hidden()
    expect(ann.locator(".tools .options .offers")).to_be_hidden()


def test_what_is_being_typed_stays_when_the_match_goes_on(invite: Invite) -> None:
    ann, bob = two(invite)
    until_asked(bob)
    ann.locator("#to-talk").click()
    ann.locator("#say-text").type("half a sen")
    act(bob)
    until(ann, "() => +document.getElementById('table').dataset.seq > 4")
    ann.keyboard.type("tence 0 + -")
    expect(ann.locator("#say-text")).to_have_value("half a sentence 0 + -")
    expect(ann.locator("#say-text")).to_be_focused()


def test_a_line_missed_while_away_is_there_after_reconnecting(invite: Invite) -> None:
    first, second = invite(viewport=WIDE), invite(viewport=WIDE)
    ann, bob = sit_together(first, second)
    ann.evaluate(IMPATIENT)
    first.forgive("ERR_INTERNET_DISCONNECTED|Failed to load")
    ann.locator("#to-talk").click()
    bob.locator("#to-talk").click()
    first.context.set_offline(True)
    say(ann, "not sent")
    expect(ann.locator("#toast")).to_be_visible()
    expect(ann.locator("#say-text")).to_have_value("not sent")
    say(bob, "are you there?")
    expect(lines(bob)).to_have_count(1)
    first.context.set_offline(False)
    ann.evaluate("dispatchEvent(new Event('online'))")
    ann.locator("#say-text").press("Enter")
    for page in (ann, bob):
        expect(lines(page)).to_have_text(["are you there?", "not sent"])


def test_a_phone_shows_who_spoke_and_leads_there(invite: Invite) -> None:
    phone = invite(viewport=PHONE, is_mobile=True, has_touch=True, locale="de")
    ann, bob = sit_together(invite(viewport=WIDE), phone)
    ann.locator("#to-talk").click()
    say(ann, "hello")
    expect(bob.locator("#talk-new")).to_have_text("Ann: hello")
    bob.locator("#talk-new").tap()
    expect(bob.locator("#said")).to_be_in_viewport()
    expect(bob.locator("#talk-new")).to_be_hidden()
    bob.locator("#say-text").fill("hallo")
    bob.locator("#say-send").tap()
    expect(lines(ann)).to_have_text(["hello", "hallo"])
    assert bob.evaluate(SIDEWAYS) == []


@pytest.mark.parametrize("light", volume(["dark"], ["light", "dark"]))
def test_axe_finds_nothing_with_talk_and_a_question_open(invite: Invite, light: str) -> None:
    phone = invite(viewport=PHONE, is_mobile=True, has_touch=True, locale="de", color_scheme=light)
    phone.add_script(AXE)
    ann, bob = sit_together(invite(viewport=WIDE), phone)
    cid = invite(viewport=WIDE, color_scheme=light)
    cid.add_script(AXE)
    watch(cid, ann)
    ann.locator("#to-talk").click()
    say(ann, "hello")
    ask_for(ann, "draw")
    bob.wait_for_selector("#proposal .primary")
    bob.locator(".phrases summary").tap()
    is_for_everyone(bob, "dark" if light == "light" else "light")
    bob.locator("#to-talk").click()
    bob.locator(".talk-options summary").click()
    is_for_everyone(bob)
    cid.page.locator("#to-talk").click()
    is_for_everyone(cid.page, "dark" if light == "light" else "light")


def test_at_a_table_for_one_device_there_is_no_talk(invite: Invite) -> None:
    guest: Guest = invite(viewport=WIDE)
    page = guest.sit("me", "guest")
    expect(page.locator("#to-talk")).to_be_hidden()
    expect(page.locator("#talk")).to_be_hidden()
    watch(invite(), page)
    expect(page.locator("#to-talk")).to_be_visible()
    expect(page.locator("#watching")).to_have_text("1 watching")
