"""Two people at Die Schatzinsel: who is asked and who waits when a disc is named, what is final, and no curtain anywhere."""
from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.chrome import Guest, act, my_turn, seq, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import choose, do, lit, press, same_sight, take_back
from tests.browser.jungle import AT_THE_FORK, FACE_TO_FACE, begun, sit_both
from tests.browser.sailor import Sailor
from tests.browser.stored import sit_at
from tests.by_hand import fields
from tests.schatzinsel.table import BLACK, RED, disc, stands

ANSWERS = {"allow", "waive", "object"}


def seated(invite: Invite, *line: str, to_come: tuple[str, ...] = ()) -> tuple[Guest, Page, Page]:
    """-> Red's device, and the pages of both"""
    red, black = invite(), invite()
    return red, *sit_both(red, black, begun(*line), *to_come)


def waits(page: Page) -> None:
    """Nothing can be done here, and the page says so."""
    expect(my_turn(page)).to_have_count(0)
    assert lit(page) == set()
    expect(page.locator("#prompt")).not_to_be_empty()


def click(page: Page, id: str) -> None:
    """A button; then the page may have to wait for the other one."""
    since = seq(page)
    press(page.locator(f"#{id}"))
    expect(page.locator(f'#table[data-seq="{since}"]')).to_have_count(0)


def name(page: Page, well: int) -> None:
    choose(page, f"disc-{well}")
    click(page, "name")


# ------------------------------------------------------------------------------------------------------- objections
def test_one_names_a_disc_and_the_other_allows_it(invite: Invite) -> None:
    guest, red, black = seated(invite, *AT_THE_FORK)
    waits(black)
    name(red, 12)
    until_asked(black)
    waits(red)
    assert lit(black) == ANSWERS
    expect(black.locator("#prompt")).to_contain_text("12")
    expect(red.locator("#undo")).to_have_count(0)  # naming is a commitment (SI-20)
    expect(black.locator("#undo")).to_have_count(0)
    click(black, "allow")
    until_asked(red)
    waits(black)
    expect(black.locator("#undo")).to_have_count(0)  # what was allowed stays allowed
    expect(red.locator("#undo")).to_have_count(0)
    do(red, "turn +2")
    assert disc(guest.match(), 12) == "D0"
    same_sight(red, black)
    name(red, 13)
    until_asked(black)
    assert lit(black) == ANSWERS  # asked each time, as long as there was no objection (SI-19)


def test_an_objection_is_accepted_and_no_point_is_lost(invite: Invite) -> None:
    guest, red, black = seated(invite, *AT_THE_FORK)
    name(red, 12)
    until_asked(black)
    click(black, "object")
    until_asked(red)
    waits(black)
    assert lit(red) == {"accept", "contest"}
    click(red, "accept")
    until_asked(red)
    assert fields(guest.match())["left"] == 2
    assert "disc-12" not in lit(red)  # not again in this turn (SI-21)
    expect(red.locator("#undo")).to_be_visible()
    name(red, 13)
    until_asked(red)
    waits(black)  # the objection is used up (SI-22)
    assert guest.match().phase == "turn"


def test_an_objection_is_contested_and_the_dice_decide(invite: Invite) -> None:
    for faces, phase, left in (("rr", "turn", 2), ("bb", "act", 1)):
        guest, red, black = seated(invite, *AT_THE_FORK, "name 12", "object", to_come=("contest", "settle br", f"settle {faces}"))
        click(red, "contest")
        until_asked(red)
        same_sight(red, black)
        match = guest.match()
        assert [match.text(code) for code in match.actions[-2:]] == ["settle br", f"settle {faces}"]
        assert (match.phase, fields(match)["left"]) == (phase, left)
        expect(red.locator("#undo")).to_have_count(0)
        expect(black.locator("#lines li")).to_have_count(red.locator("#lines li").count())
        waits(black)


def test_who_waives_is_not_asked_again_in_this_turn(invite: Invite) -> None:
    guest, red, black = seated(invite, *AT_THE_FORK)
    name(red, 12)
    until_asked(black)
    click(black, "waive")
    until_asked(red)
    do(red, "turn +2")
    expect(red.locator("#undo")).to_be_visible()
    take_back(red)
    assert (disc(guest.match(), 12), guest.match().phase) == ("D4", "turn")
    expect(red.locator("#undo")).to_have_count(0)  # no farther than the answer
    do(red, "turn +1")
    name(red, 13)
    until_asked(red)
    waits(black)
    assert guest.match().phase == "turn"
    do(red, "turn +1")
    assert lit(red) == {"end"}  # no point is left, and that can still be taken back
    click(red, "end")
    until_asked(black)
    assert guest.match().view(BLACK).record["objected"] == 0  # a new turn


# ------------------------------------------------------------------------------------------------------------ duels
def test_a_duel_and_the_free_move_after_it(invite: Invite) -> None:
    guest, red, black = seated(invite, *FACE_TO_FACE, to_come=("move 16 8", "fight rb", "fight rb", "fight bb"))
    choose(black, "black-16")
    assert lit(black) == {"dot-8", "start-black"}
    click(black, "dot-8")
    until_asked(black)
    same_sight(black, red)
    match = guest.match()
    assert (match.phase, match.actor, stands(match, RED)) == ("free", BLACK, set())
    assert black.locator("#tray .die").count() > 0
    assert black.locator("[id^=chest-black-ship-]").count() == 1
    assert lit(black) == {"stay", *free_targets(guest)}
    waits(red)
    target = sorted(free_targets(guest))[0]
    click(black, target)
    until_asked(black)
    assert guest.match().phase == "act"
    same_sight(black, red)


def free_targets(guest: Guest) -> set[str]:
    match = guest.match()
    return {f"dot-{match.text(code).split()[2]}" for code in match.legal() if match.text(code).startswith("move")}


def test_an_attack_that_fails(invite: Invite) -> None:
    guest, red, black = seated(invite, *FACE_TO_FACE, to_come=("move 16 8", "fight rr"))
    choose(black, "black-16")
    click(black, "dot-8")
    until_asked(black)
    same_sight(black, red)
    match = guest.match()
    assert (match.phase, stands(match, RED), stands(match, BLACK)) == ("act", {"8"}, set())
    assert red.locator("[id^=red-camp-]").count() == 5  # the captured one is among them (SI-24)


# -------------------------------------------------------------------------------------------------------- one device
def test_two_people_at_one_device_never_see_a_curtain(invite: Invite) -> None:
    """Nothing is hidden: the page asks whoever is to act, at once."""
    guest = invite()
    page = sit_at(guest, begun(*AT_THE_FORK), kinds=("me", "guest"), names=("Anne", "Long John"))
    done = ("name 12", "allow", "turn +2", "name 13", "object", "accept", "end")
    for text, seat in zip(done, (RED, BLACK, RED, RED, BLACK, RED, RED), strict=True):
        assert page.locator("#curtain, #open-curtain, #draw-curtain").count() == 0
        expect(page.locator("#table")).to_have_attribute("data-face", re.compile(f"^{seat}:"))
        do(page, text)
    hand = Sailor(5)
    for _ in range(6):
        until_asked(page)
        assert page.locator("#curtain, #open-curtain, #draw-curtain").count() == 0
        act(page, press, hand)


def test_a_table_of_two_can_be_watched(invite: Invite) -> None:
    """Open information: whoever has the address sees what the players see, and can do nothing."""
    guest = invite()
    page = sit_at(guest, begun(*AT_THE_FORK, "name 12", "allow"))
    other = invite()
    other.go(page.url.removeprefix(other.inn.url))
    other.page.wait_for_selector(".play.alive")
    assert other.page.locator("#board .can").count() == 0
    assert other.page.locator("#disc-12").get_attribute("transform") == page.locator("#disc-12").get_attribute("transform")
    do(page, "turn +2")
    same_sight(page, other.page)
    assert other.page.locator("#disc-12").get_attribute("transform") == page.locator("#disc-12").get_attribute("transform")
