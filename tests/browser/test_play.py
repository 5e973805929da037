"""Playing by clicking: whole games, the list of tables, what is asked before it is final, and why something is not allowed."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chrome import LANGUAGES, act, expect_the_true_result, is_over, play_out, seq, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import finish, take_back

SMALL = {"lanes": 1, "barrels": 1, "special": 1}
WATCH = """() => {
  window.seen = { passing: 0, hurried: 0, glides: 0 };
  const play = document.getElementById("play"), table = document.getElementById("table");
  let last = 0, wasPassing = false;
  new MutationObserver(() => {
    const now = performance.now(), isPassing = Boolean(document.querySelector("#prompt.passing"));
    if (wasPassing && now - last < 400) window.seen.hurried++;
    if (isPassing) window.seen.passing++;
    [last, wasPassing] = [now, isPassing];
  }).observe(table, { attributes: true, attributeFilter: ["data-ply"] });
  play.addEventListener("transitionrun", event => { if (event.propertyName === "transform") window.seen.glides++; });
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_against_the_bot_in_the_language_of_the_browser(invite: Invite, lang: str) -> None:
    guest = invite(locale=lang)
    page = guest.sit("me", "boatswain")
    until_asked(page)
    assert page.locator("html").get_attribute("lang") == lang
    match = guest.match()
    words = match.game.words(lang)
    assert match.actor == 0
    expect(page).to_have_title(f"{words('title')} · Benbow")
    expect(page.locator("#prompt")).to_have_text(match.game.telling.ask(match.view(0), words))
    expect(page.locator("#lines li").last).to_have_text(match.tell(match.ply - 1, 0, lang))
    assert play_out(page) > 5
    expect_the_true_result(guest, lang)
    assert page.locator("#lines li").count() == guest.match().ply


@pytest.mark.soak
def test_a_whole_game_as_a_shipowner(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me", lanes=3, barrels=3, special=2)
    expect(page.locator("#seats li.you")).to_have_count(1)
    assert "you" in (page.locator("#seats li").nth(1).get_attribute("class") or "")
    assert play_out(page) >= 6  # of eleven barrels
    expect_the_true_result(guest, "en")


def test_with_motion_things_happen_one_after_the_other(invite: Invite) -> None:
    guest = invite(reduced_motion="no-preference", pace=True)
    page = guest.sit("me", "greedy", **SMALL)
    page.evaluate(WATCH)
    play_out(page)
    expect(page.locator("#prompt")).to_contain_text(".")
    seen = page.evaluate("window.seen")
    assert seen["passing"] > 0
    assert seen["glides"] > 0
    assert seen["hurried"] == 0  # each is shown long enough to be watched
    assert page.locator("#lines li").count() == guest.match().ply


def test_without_motion_only_the_end_of_a_burst_is_shown(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("me", "greedy", **SMALL)
    page.evaluate(WATCH)
    play_out(page)
    assert page.evaluate("window.seen") == {"passing": 0, "hurried": 0, "glides": 0}
    assert page.locator("#lines li").count() == guest.match().ply


# --------------------------------------------------------------------------------------------------------- my tables
def test_a_table_is_found_again_on_the_first_page(invite: Invite) -> None:
    guest = invite()
    page = guest.sit_at_once()
    act(page)
    stood, url = seq(page), page.url
    page.locator(".tools a[href='/']").click()
    row = page.locator(".my-tables li")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Les Naufrageurs")
    expect(row).to_contain_text("Boatswain")
    row.locator("a.button").click()
    guest.seated()
    assert (page.url, seq(page)) == (url, stood)


def test_a_table_is_cleared_only_after_a_question(invite: Invite) -> None:
    guest = invite()
    url = guest.sit_at_once().url
    page = guest.go()
    question = page.locator(".my-tables details.ask")
    question.locator("summary").click()
    question.locator("[data-keep]").click()
    expect(question.locator(".answer")).to_be_hidden()
    page.reload()
    expect(question).to_have_count(1)
    question.locator("summary").click()
    question.locator("button.danger").click()
    expect(page.locator("h1")).to_be_visible()
    expect(page.locator(".my-tables")).to_have_count(0)
    guest.forgive("status of 404")
    answer = page.goto(url)
    assert answer is not None
    assert answer.status == 404


def test_a_finished_table_is_listed_apart(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("me", "greedy", lanes=1, barrels=1, special=0)
    play_out(page)
    guest.go()
    expect(page.locator(".my-tables")).to_have_count(0)
    expect(page.locator(".finished li")).to_have_count(1)
    page.locator(".finished .tables a.button").first.click()
    guest.seated()
    assert is_over(page)


def test_a_finished_match_is_found_among_your_matches_and_played_again(invite: Invite) -> None:
    """In the rematch the seats are swapped; then the match is deleted."""
    guest = invite()
    page = guest.sit("me", "greedy", lanes=1, barrels=1, special=0, name_0="Jim")
    play_out(page)
    result = page.locator("#prompt").inner_text()
    guest.go()
    page.locator(".finished a[href='/matches']").click()
    item = page.locator(".finished li")
    expect(item).to_contain_text(result)
    expect(item.locator("a", has_text="Export")).to_have_attribute("href", re.compile("/match.json$"))
    item.get_by_role("button", name="Rematch").click()
    guest.seated()
    expect(page.locator("#seats .who").last).to_have_text("Jim")
    expect(page.locator("#seats li.you .who")).to_have_text("Jim")
    guest.go("/matches")
    expect(item).to_have_count(1)
    item.locator("summary").click()
    item.locator("button.danger").click()
    expect(page.locator("h1")).to_have_text("Your matches")
    expect(item).to_have_count(0)


# ---------------------------------------------------------------------------------------------- final, and taken back
def cask_of(page: Page) -> str:
    return page.locator("#board .can").first.get_attribute("id") or ""


def test_a_load_can_be_taken_back(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me")
    until_asked(page)
    before, cask = guest.entries(), cask_of(page)
    assert page.locator("#undo").count() == 0
    act(page)
    assert guest.entries() == before + 1
    expect(page.locator("#ship-green")).to_have_attribute("aria-label", "the green ship on square "
           f"{int(guest.match().view(1).record['square'][0])}, with a barrel of its colour")
    take_back(page)
    assert guest.entries() == before + 2  # the list keeps both, the load and that it was taken back
    assert cask_of(page) == cask
    expect(page.locator("#undo")).to_have_count(0)
    expect(page.locator("#lines li")).to_have_count(guest.match().ply)


def test_the_last_load_of_a_turn_is_asked_for_twice(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me")
    for _ in range(3):
        act(page)
        expect(page.locator("#confirm")).to_be_hidden()
    entries, cask = guest.entries(), page.locator("#board .can").first
    name = cask.get_attribute("aria-label") or "?"
    cask.click()
    expect(page.locator("#confirm")).to_be_visible()
    expect(page.locator("#confirm-text")).to_contain_text(name)
    expect(page.locator("#confirm-yes")).to_be_focused()
    page.locator("#confirm-no").click()
    expect(page.locator("#confirm")).to_be_hidden()
    cask.click()
    page.keyboard.press("Escape")
    expect(page.locator("#confirm")).to_be_hidden()
    assert guest.entries() == entries
    assert page.locator("#board .chosen").count() == 0
    page.locator("#board .can").nth(1).click()  # another one, after all
    page.locator("#board .can").first.click()
    expect(page.locator("#confirm-text")).to_contain_text(name)
    finish(page, "confirm-yes")
    assert guest.match().tell(entries, 1).endswith(f"loads {name} on the blue ship.")


# ------------------------------------------------------------------------------------------------------------ why not
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_allowed_is_explained_and_the_clause_can_be_read(invite: Invite, lang: str) -> None:
    guest = invite(locale=lang)
    page = guest.sit_at_once()
    until_asked(page)
    entries, words = guest.entries(), guest.match().game.words(lang)
    page.locator("#rack-green").click()
    toast = page.locator("#toast")
    expect(toast).to_be_visible()
    expect(toast).to_contain_text(words("not-wrecker-loads"))
    clause = toast.locator("button")
    expect(clause).to_contain_text("NA-8")
    clause.click()
    expect(page.locator("dialog#rules")).to_be_visible()
    expect(page.locator("#rules #NA-8")).to_be_focused()
    expect(page.locator("#rules #NA-8")).to_be_in_viewport()
    page.locator("#rules [data-close]").click()
    expect(page.locator("dialog#rules")).to_be_hidden()
    assert guest.entries() == entries


def test_resigning_is_asked_for_and_ends_the_match(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("me", "greedy", name_0="Jim")
    entries = guest.entries()
    page.locator("#ask-resign").click()
    page.locator("#resign [data-close]").click()
    expect(page.locator("dialog#resign")).to_be_hidden()
    assert not is_over(page)
    page.locator("#ask-resign").click()
    page.locator("#resign-yes").click()
    expect(page.locator("#prompt")).to_have_text("Jim has resigned.")
    assert page.locator("#table").get_attribute("data-status") == "resigned"
    assert page.locator("#board .can").count() == 0
    assert guest.entries() == entries
    page.reload()
    expect(page.locator("#prompt")).to_have_text("Jim has resigned.")
