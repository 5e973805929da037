"""Die Schatzinsel by clicking: whole games against the bot, in all languages and lights, by finger and by keys alone."""
from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from benbow.engine.match import Match
from tests.browser.chrome import LOOKS, PHONE, act, expect_the_end, is_over, told, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import press
from tests.browser.jungle import AT_THE_FORK, begun, nearly_laid
from tests.browser.sailor import Advised, Sailor
from tests.browser.stored import lay_down, sit_at
from tests.browser.test_keyboard import enter, roam_to, tab_to, where
from tests.browser.test_martinique import SMALL
from tests.by_hand import fields
from tests.own import volume
from tests.schatzinsel.table import BLACK, GAME, RED, disc, stands

TITLE = "Die Schatzinsel · Benbow"


def verbs_of(match: Match, seat: int) -> set[str]:
    """What a seat has done."""
    done = zip(match.actions, match.actors, strict=True)
    return {match.text(code).split()[0] for code, actor in done if actor == seat}


def count(match: Match, seat: int, verb: str) -> int:
    done = zip(match.actions, match.actors, strict=True)
    return sum(actor == seat and match.text(code).split()[0] == verb for code, actor in done)


# --------------------------------------------------------------------------------------------------------- whole games
@pytest.mark.soak
def test_a_whole_drafted_game_against_the_bot(invite: Invite) -> None:
    """Ten discs of one's own, then turns with all that belongs to them."""
    guest = invite()
    match = Match(GAME, {}, seed=1)
    match.advance()
    page = guest.go(lay_down(match, [guest], kinds=("greedy", "me")))
    guest.seated()
    expect(page).to_have_title(TITLE)
    Advised(guest, 1).play_on(300)
    assert is_over(page)
    match = expect_the_end(guest, "en", seat=BLACK)
    assert match.verify() == []  # true dice
    assert (match.options["layout"], match.options["length"]) == ("drafted", "normal")
    assert (count(match, BLACK, "lay"), count(match, RED, "lay")) == (10, 9)  # SI-8
    done = verbs_of(match, BLACK)
    assert {"lay", "move", "name", "turn", "end"} <= done
    answers = ("allow", "object", "waive")  # something else each time he was asked, as far as it went
    assert len({*answers} & done) == min(3, sum(count(match, BLACK, verb) for verb in answers))


@pytest.mark.soak
@pytest.mark.parametrize(("lang", "scheme"), volume(LOOKS[:1], LOOKS))
def test_some_turns_in_other_languages_and_lights(invite: Invite, lang: str, scheme: str) -> None:
    guest = invite(locale=lang, color_scheme=scheme)
    page = guest.sit("me", "greedy", game="schatzinsel", layout="random", length="tiny", limit=8)
    expect(page).to_have_title(TITLE)
    hand = Sailor(3)
    for _ in range(5):
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
    page = sit_at(guest, nearly_laid(limit=4), kinds=("me", "greedy"))
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
def enter_half(page: Page, id: str) -> None:
    """Choose it."""
    roam_to(page, id)
    page.keyboard.press("Enter")
    expect(page.locator(f"#{id}.chosen")).to_be_attached()


def test_a_move_by_keys_leaves_the_focus_on_the_pawn(invite: Invite) -> None:
    """Though it is called otherwise then; and Tab leads back to it."""
    guest = invite()
    page = sit_at(guest, begun(*AT_THE_FORK))
    tab_to(page, "#board .can")
    enter_half(page, "red-10")
    assert where(page) in {"dot-5", "dot-6", "dot-8", "dot-18"}  # taken to what can be done next
    roam_to(page, "dot-8")
    enter(page)
    assert stands(guest.match(), RED) == {"8"}
    assert where(page) == "red-8"
    expect(page.locator("#board .can[tabindex='0']")).to_have_id("red-8")
    page.keyboard.press("Tab")
    assert not page.locator("#board .can:focus").count()  # the board is one stop
    page.keyboard.press("Shift+Tab")
    assert where(page) == "red-8"


def test_naming_and_turning_by_keys(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, begun(*AT_THE_FORK))
    tab_to(page, "#board .can")
    enter_half(page, "disc-13")
    tab_to(page, "#name")
    enter(page)
    assert (guest.match().phase, fields(guest.match())["spot"]) == ("answer", 13)
    tab_to(page, "#allow")
    enter(page)
    assert where(page).startswith("turn-")  # taken there
    enter_half(page, "turn-2")
    assert where(page) == "turn-2"
    enter_half(page, "turn-4")  # rather so
    page.keyboard.press("Escape")
    expect(page.locator("#put-back")).to_have_count(0)
    enter_half(page, "turn-1")
    enter(page)
    match = guest.match()
    assert (match.phase, fields(match)["left"], disc(match, 13)) == ("act", 1, "D1")  # it was D0
    assert where(page) != "body"
