"""What is shown as it happens: great moments, skipping, what happened meanwhile, lines that light pieces, the end."""
from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

import benbow
from tests.browser.chrome import act, is_over, play_out, seq, until, until_asked
from tests.browser.conftest import Invite
from tests.browser.stored import sit_at
from tests.by_hand import go

NAUFRAGEURS = benbow.game("naufrageurs")
LAID = ("roll 2", "roll 3", "roll 1", "roll 2", "load green 7", "load yellow 3", "load red -2", "load blue 5")
PACE = {"reduced_motion": "no-preference", "pace": True}


def before_a_wreck() -> benbow.Match:
    """Red is beside the reef: whoever lures it needs no die."""
    return go(NAUFRAGEURS.new(dice=benbow.ByHand()), *LAID)


def test_a_wreck_is_held_and_named_across_the_board(invite: Invite) -> None:
    guest = invite(**PACE)
    page = sit_at(guest, before_a_wreck())
    page.evaluate("() => { const real = setTimeout; window.setTimeout = (then, ms) => ms === 2400 ? 0 : real(then, ms); }")
    page.locator("#ship-red").click()
    banner = page.locator("#moment")
    expect(banner).to_be_visible()
    expect(banner).to_contain_text("the ship is wrecked at once. The booty is the red")
    expect(banner).to_have_attribute("data-kind", "wreck")
    expect(page.locator("#lines .great")).to_have_count(1)
    page.locator("#prompt").click()
    expect(banner).to_be_hidden()


def test_a_click_anywhere_skips_and_the_page_says_so_once(invite: Invite) -> None:
    guest = invite(**PACE)
    page = guest.sit("me", "greedy", lanes=2)
    until_asked(page)
    for _ in range(10):  # the Wrecker tries two ships; then a bot loads, unless both ships sailed on
        act(page)
        if page.locator("#toast").text_content():
            break
    expect(page.locator("#toast")).to_contain_text("Click anywhere")
    page.reload()
    page.wait_for_selector(".play.alive")
    act_and_skip(page)
    expect(page.locator("#toast")).not_to_contain_text("Click anywhere")


def act_and_skip(page: Page) -> None:
    until_asked(page)
    since, start = seq(page), time.monotonic()
    page.locator("#board .can").first.click()
    page.locator(f'#table:not([data-seq="{since}"])').wait_for(state="attached")
    while page.locator("#prompt.passing").count() and time.monotonic() < start + 10:
        page.locator("h2#story-title").click()
    until_asked(page, since)


def test_bots_at_once_are_at_once_also_with_motion(invite: Invite) -> None:
    guest = invite(reduced_motion="no-preference")
    page = guest.sit("greedy", "greedy", "me", lanes=2)
    until_asked(page)
    page.evaluate("""() => {
      window.passing = new Set();
      const table = () => document.getElementById("table").dataset;
      const count = () => { if (document.querySelector("#prompt.passing")) window.passing.add(table().seq); };
      new MutationObserver(count).observe(document.getElementById("play"), { subtree: true, childList: true });
    }""")
    act(page)
    assert page.evaluate("window.passing.size") <= 1  # the own action at most


def test_what_happened_meanwhile_is_offered_and_shown(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("me", "me")
    until_asked(page)
    url, other = page.url, guest.tab()
    page.goto("about:blank")
    other.goto(url)
    for _ in range(4):
        until_asked(other)
        act(other)
    other.evaluate("url => localStorage.setItem(`benbow-seen-${url}`, 4)", re.sub(r"^.*?/t/", "/t/", url))
    other.close()
    page.goto(url)
    page.wait_for_selector(".play.alive")
    waited = page.locator("#waited")
    expect(waited).to_contain_text("While you were away")
    assert page.locator("#lines .news").count() > 0
    waited.locator("button").click()
    expect(page.locator("#table[data-past]")).to_be_attached()
    expect(page.locator("#happened")).not_to_be_empty()


def test_a_line_of_the_story_lights_what_it_names(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, before_a_wreck())
    page.locator("#ply-0 .line").hover()
    expect(page.locator("#board .named-piece").first).to_be_visible()
    page.locator("#prompt").hover()
    expect(page.locator("#board .named-piece")).to_have_count(0)
    page.locator("#ply-1 .line").focus()
    expect(page.locator("#board .named-piece").first).to_be_visible()


def test_the_replay_says_what_happened_at_four_speeds(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, before_a_wreck())
    page.locator("#step-back").click()
    expect(page.locator("#happened")).to_have_text(guest.match().tell(6, 0))
    assert page.locator("#speed option").count() == 4
    page.locator("#speed").select_option("4")
    page.locator("#step-first").click()
    expect(page.locator("#table")).to_have_attribute("data-ply", "0")
    page.evaluate("() => { const real = setTimeout; window.waits = []; "
                  "window.setTimeout = (then, ms) => { waits.push(ms); return real(then, ms); }; }")
    page.locator("#step-run").click()
    expect(page.locator("#table[data-past]")).to_have_count(0)
    assert page.evaluate("waits.filter(ms => ms === 900 / 4).length") >= 6  # between two steps


def test_the_end_is_a_scene(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("me", "greedy", lanes=1, barrels=1, special=0)
    play_out(page)
    assert is_over(page)
    match = guest.match()
    assert match.outcome is not None
    points = [match.game.words("en")("points", n=n) for n in sorted(match.outcome.points, reverse=True)]
    expect(page.locator(".standings b")).to_have_text(points)
    expect(page.locator(".standings .winner")).to_have_count(len(match.outcome.winners))
    until(page, "() => document.getElementById('moment').dataset.kind === 'end'")


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_sounds_are_quiet_and_silent_without_motion(invite: Invite, motion: str) -> None:
    page = invite(reduced_motion=motion).sit_at_once()
    page.locator(".options summary").click()
    volume = float(page.locator("#volume").input_value())
    assert volume == 0 if motion == "reduce" else 0 < volume < 0.5
    page.locator("#volume").fill("0.6")
    page.reload()
    page.wait_for_selector(".play.alive")
    assert float(page.locator("#volume").input_value()) == 0.6
