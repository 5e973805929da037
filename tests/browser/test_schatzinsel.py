"""Die Schatzinsel by clicking: whole games against the bot, in all languages and lights, by finger and by keys alone."""
from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from benbow.engine import files
from benbow.engine.match import Match, steps
from tests.browser.chrome import PHONE, Guest, act, expect_the_true_result, is_over, seq, until_asked
from tests.browser.conftest import Invite
from tests.browser.jungle import AT_THE_FORK, begun, lit, press, sit_at
from tests.browser.sailor import Sailor
from tests.browser.test_martinique import SMALL, told
from tests.schatzinsel.table import BLACK, RED, fields, stands

TITLE = "Die Schatzinsel · Benbow"


def verbs_of(match: Match, seat: int) -> set[str]:
    """What a seat has done."""
    done = zip(match.actions, match.actors, strict=True)
    return {match.text(code).split()[0] for code, actor in done if actor == seat}


def count(match: Match, seat: int, verb: str) -> int:
    done = zip(match.actions, match.actors, strict=True)
    return sum(actor == seat and match.text(code).split()[0] == verb for code, actor in done)


def expect_the_end(guest: Guest, lang: str, seat: int = RED) -> Match:
    """The result and the whole story, as the store has them; and the file replays to the same."""
    page, match = guest.page, guest.match()
    expect_the_true_result(guest, lang)
    expect(page.locator("#lines li .line > span")).to_have_text(told(match, seat, lang))
    assert len(told(match, seat, lang)) == len(steps(match.laid, match.ply)) - 1
    again = files.decode(guest.context.request.get(f"{page.url}/match.json").body())
    assert isinstance(again, Match)
    assert (again.actions, again.outcome, again.verify()) == (match.actions, match.outcome, [])
    return match


def play_on(page: Page, hand: Sailor, most: int) -> int:
    """-> how many actions it took, if it came to the end before"""
    for n in range(most):
        until_asked(page)
        if is_over(page):
            return n
        act(page, press, hand)
    return most


# --------------------------------------------------------------------------------------------------------- whole games
def test_a_whole_drafted_game_against_the_bot(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("greedy", "me", game="schatzinsel")
    expect(page).to_have_title(TITLE)
    play_on(page, Sailor(1), 400)
    match = expect_the_end(guest, "en", seat=BLACK)
    assert match.options["layout"] == "drafted"
    assert (count(match, BLACK, "lay"), count(match, RED, "lay")) == (10, 9)  # SI-8
    assert {"lay", "move", "name", "turn", "end"} <= verbs_of(match, BLACK)


@pytest.mark.parametrize(("lang", "scheme"), [("fr", "dark"), ("de", "light")])
def test_some_turns_in_other_languages_and_lights(invite: Invite, lang: str, scheme: str) -> None:
    guest = invite(locale=lang, color_scheme=scheme)
    page = guest.sit("me", "greedy", game="schatzinsel", layout="random", length="tiny", limit=8)
    expect(page).to_have_title(TITLE)
    hand = Sailor(3)
    for _ in range(12):
        until_asked(page)
        if is_over(page):
            break
        match = guest.match()
        expect(page.locator("#prompt")).to_have_text(match.game.telling.ask(match.view(RED), match.game.words(lang)))
        act(page, press, hand)
    until_asked(page)
    expect(page.locator("#lines li .line > span")).to_have_text(told(guest.match(), RED, lang))


# ----------------------------------------------------------------------------------------------------------- by finger
def test_by_finger_on_a_phone_all_is_large_enough(invite: Invite) -> None:
    guest = invite(viewport=PHONE, is_mobile=True, has_touch=True, color_scheme="dark")
    page = guest.sit("me", "greedy", game="schatzinsel", limit=4)
    small: dict[str, list[float]] = {}
    hand = Sailor(4, wish_to_turn=0.6)

    def tap(what: Locator) -> None:
        small.update(page.evaluate(SMALL))
        press(what, page.touchscreen.tap)

    for _ in range(60):
        until_asked(page)
        if is_over(page):
            break
        act(page, tap, hand)
    assert small == {}
    expect_the_end(guest, "en")
    assert {"face", "dot"} <= {id.partition("-")[0] for id in hand.done}


# ------------------------------------------------------------------------------------------------------- by keys alone
def where(page: Page) -> str:
    found: str = page.evaluate("document.activeElement.id || document.activeElement.localName")
    return found


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(60):
        if page.locator(f"{wanted}:focus").count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} cannot be reached")


def roam_to(page: Page, id: str) -> None:
    """By arrows; Home and the arrow to the right lead past everything that is lit, row by row."""
    for key in ("Home", *["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"] * 30):
        if where(page) == id:
            return
        page.keyboard.press(key)
    goal = page.locator(f"#{id}")
    goal.focus()


def enter(page: Page) -> None:
    since = seq(page)
    page.keyboard.press("Enter")
    until_asked(page, since)


def test_a_move_by_keys_leaves_the_focus_on_the_pawn(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, begun(*AT_THE_FORK))
    tab_to(page, "#board .can")
    page.locator("#red-10").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#red-10.chosen")).to_be_attached()
    assert where(page) in {"dot-5", "dot-6", "dot-8", "dot-18"}  # to what can be done next
    for _ in range(4):
        if where(page) == "dot-8":
            break
        page.keyboard.press("ArrowLeft")
    assert where(page) == "dot-8"
    enter(page)
    assert stands(guest.match(), RED) == {"8"}
    assert page.locator("#board .can:focus, #buttons button:focus").count() == 1


def test_naming_and_turning_by_keys(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, begun(*AT_THE_FORK))
    tab_to(page, "#board .can")
    page.keyboard.press("Home")
    while not where(page).startswith("disc-"):
        page.keyboard.press("ArrowRight")
    named = where(page)
    page.keyboard.press("Enter")
    expect(page.locator(f"#{named}.chosen")).to_be_attached()
    tab_to(page, "#name")
    enter(page)
    assert guest.match().phase == "answer"
    tab_to(page, "#allow")
    enter(page)
    assert where(page).startswith("turn-")  # taken there
    handle = where(page)
    page.keyboard.press("Enter")
    expect(page.locator(f"#{handle}.chosen")).to_be_attached()
    assert where(page) == handle
    page.keyboard.press("ArrowDown")
    enter_twice(page)
    match = guest.match()
    assert (match.phase, fields(match)["left"]) == ("act", 1)
    assert where(page) != "body"


def enter_twice(page: Page) -> None:
    """Another handle, perhaps: it is shown, and then done."""
    handle = where(page)
    if not page.locator(f"#{handle}.chosen").count():
        page.keyboard.press("Enter")
        expect(page.locator(f"#{handle}.chosen")).to_be_attached()
    enter(page)


def test_all_that_can_be_clicked_has_a_name(invite: Invite) -> None:
    guest = invite()
    for line in (AT_THE_FORK, (*AT_THE_FORK, "name 12"), (*AT_THE_FORK, "name 12", "allow")):
        page = sit_at(guest, begun(*line))
        assert lit(page)
        for one in page.locator("#board .can").all():
            assert one.get_attribute("role") == "button"
            assert one.get_attribute("aria-label")
        for button in page.locator("#buttons button.act").all():
            assert button.inner_text()


