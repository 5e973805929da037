"""Martinique by clicking: whole games against the bot, gestures of several clicks, what is shown of them, and why not."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from benbow.games.martinique.rules.board import square_name
from benbow.games.martinique.rules.facts import Snapshot
from tests.browser.chrome import LOOKS, PHONE, Guest, act, expect_the_end, is_over, play_out, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import lit, put_back, same_sight, take_back
from tests.browser.isle import TO_THE_HOOK, TO_THE_LOAD, Hand, choose, do, finish, middle, piece, press, sit, sit_at_chart
from tests.own import volume

APART = """([number, pirate]) => {   // does the pirate leave the number of the tile below him free?
  const one = document.querySelector(number).getBoundingClientRect();
  const other = document.querySelector(pirate).getBoundingClientRect();
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return wide <= 0 || high <= 0 || wide * high < 0.15 * one.width * one.height;
}"""
SMALL = """() => Object.fromEntries([...document.querySelectorAll("#board .can, #buttons button")].map(one => {
  const { width, height } = one.getBoundingClientRect();
  return [one.id, [Math.round(width), Math.round(height)]];
}).filter(([, [width, height]]) => width < 24 || height < 24))"""


class Hasty(Hand):
    """Goes to The Hook or to an empty square wherever one is lit: so pirates sit down early, and the game is short."""

    def __call__(self, lit: Locator) -> Locator:
        ends = lit.and_(lit.page.locator(".end[aria-label*='empty']"))
        return super().__call__(ends if ends.count() else lit)


def expect_the_treasure(guest: Guest, lang: str, seat: int = 0) -> None:
    """At the end: the result, the whole story, the coordinates; and all dice are those of the match."""
    page, match = guest.page, expect_the_end(guest, lang, seat)
    assert match.verify() == []
    found = square_name(int(match.view(0).record["found"]) - 1)
    expect(piece(page, "coordinate-letter").locator("text")).to_have_text(found[0])
    expect(piece(page, "coordinate-number").locator("text")).to_have_text(found[1])
    expect(piece(page, "coordinate-letter")).to_have_attribute("aria-label", re.compile(rf"\b{found}\b"))


# --------------------------------------------------------------------------------------------------- whole games
@pytest.mark.soak
def test_a_whole_game_on_the_island_against_the_bot(invite: Invite) -> None:
    guest = invite()
    page = guest.sit_at_once("martinique")
    until_asked(page)
    expect(page.locator("#prompt")).to_have_text(
        "Deploy a pirate on a free tile of the beach. You move once 3 are ashore.")
    hand, asked = Hasty(1), set()
    while not is_over(page):
        asked.add(page.locator("#prompt").inner_text())
        act(page, press, hand)
    assert len(asked) >= 4
    expect_the_treasure(guest, "en")


@pytest.mark.soak
@pytest.mark.parametrize(("lang", "scheme"), volume(LOOKS[1:], LOOKS))
def test_a_small_game_in_other_languages_and_lights(invite: Invite, lang: str, scheme: str) -> None:
    guest = invite(locale=lang, color_scheme=scheme)
    page = sit(guest, "me", "greedy", pirates=1)
    match = guest.match()
    expect(page).to_have_title("Martinique · Benbow")
    expect(page.locator("#prompt")).to_have_text(match.game.telling.ask(match.view(0), match.game.words(lang)))
    play_out(page, press, Hand(2))
    expect_the_treasure(guest, lang)


@pytest.mark.soak
def test_a_game_is_played_by_touch_on_a_phone(invite: Invite) -> None:
    """On the large island, whose squares are the smallest; all that is lit is large enough for a finger."""
    guest = invite(viewport=PHONE, is_mobile=True, has_touch=True)
    page = guest.sit("greedy", "me", game="martinique", pirates=2, deploy_first=1)
    small: dict[str, list[float]] = {}

    def tap(what: Locator) -> None:
        small.update(page.evaluate(SMALL))
        what.tap(position=middle(what))

    play_out(page, tap, Hand(3))
    assert small == {}
    expect_the_treasure(guest, "en", seat=1)


# ------------------------------------------------------------------------------------------------------ one move
def test_a_move_shows_where_one_may_go_by_which_way_and_where_one_went(invite: Invite) -> None:
    guest = invite()
    page = sit_at_chart(guest, "deploy A5", "deploy E1")
    expect(page.locator("#prompt")).to_have_text("Move a pirate, or deploy one on the beach.")
    assert lit(page) == {"black-1", "black-2"}
    match = guest.match()
    ends = {f"sq-{square_name(end).lower()}" for end in Snapshot.of(match.view(0)).walks(0, 0)}
    choose(page, "black-1")
    assert lit(page) == ends
    expect(piece(page, "ways")).to_be_attached()  # all of them, faintly
    way = piece(page, "sq-b4").locator(".way")
    expect(way).to_be_hidden()
    piece(page, "sq-b4").hover(position=middle(piece(page, "sq-b4")))
    expect(way).to_be_visible()
    expect(way.locator("path.way-line")).to_have_attribute("d", re.compile(r"^M[^L]+L[^L]+L[^L]+$"))  # two steps
    finish(page, "sq-b4")
    expect(piece(page, "trail-a5-b4").locator(".print")).not_to_have_count(0)
    expect(piece(page, "sq-b4")).to_have_attribute("aria-label", re.compile("black pirate 1"))
    expect(piece(page, "row-black")).to_have_attribute("aria-label", "Finds of Player 1: skulls × 1")
    do(page, "move 1 D2")
    expect(piece(page, "trail-a5-b4")).to_have_count(0)
    expect(piece(page, "trail-e1-d2")).to_have_count(1)


def test_a_pirate_leaves_the_number_of_its_tile_readable(invite: Invite) -> None:
    guest = invite()
    page = sit_at_chart(guest, "deploy A5", "deploy E1", "move 1 B4")
    for tile, pirate, number in (("tile-e1", "red-1", "2"), ("map-b4", "black-1", "1")):
        expect(piece(page, tile).locator("text.steps")).to_have_text(number)
        assert page.evaluate(APART, [f"#{tile} text.steps", f"#{pirate} use"]), tile


def test_another_pirate_can_be_chosen_instead(invite: Invite) -> None:
    guest = invite()
    page = sit_at_chart(guest, "deploy A5", "deploy E1")
    piece(page, "black-1").click()
    expect(page.locator("#sq-b4.can")).to_be_attached()
    piece(page, "black-2").click()
    expect(page.locator("#sq-a1.can")).to_be_attached()
    expect(page.locator("#sq-b4.can")).to_have_count(0)
    page.locator("#put-back").click()
    expect(page.locator("#black-1.can")).to_be_attached()
    assert lit(page) == {"black-1", "black-2"}
    assert guest.match().ply == 2


def test_in_the_hook_one_takes_a_joker_and_loads_with_it(invite: Invite) -> None:
    guest = invite()
    page = sit_at_chart(guest, *TO_THE_HOOK)
    expect(page.locator("#prompt")).to_have_text("Your pirate is in The Hook. Take a joker or a map tile.")
    assert lit(page) == {"hook-joker", "hook-map"}
    expect(piece(page, "stool-1")).to_have_attribute("aria-label", "Stool 1: black pirate 1")
    do(page, "hook joker")
    expect(piece(page, "hook-joker")).to_have_attribute("aria-label", "The Hook: 2 jokers")
    expect(page.locator("#prompt")).to_have_text("With jokers you can load a small treasure. Load, or decline.")
    assert lit(page) == {"treasure-two", "decline"}
    choose(page, "treasure-two")
    assert lit(page) == {"place-two-1"}  # the chest is missing
    choose(page, "place-two-1")
    expect(piece(page, "place-two-1")).to_have_attribute("aria-label", "chests 1, joker")
    assert lit(page) == {"load"}
    finish(page, "load")
    expect(piece(page, "hold-black")).to_have_attribute("aria-label", re.compile("^Hold of Player 1: 1 stack, worth 3"))
    expect(piece(page, "row-black")).to_have_attribute("aria-label", "Finds of Player 1: none")
    texts = [guest.match().text(code) for code in guest.match().actions]
    assert "load two *." in texts
    assert [text.split()[0] for text in texts[-2:]] == ["draw", "draw"]  # filled up again


def test_who_needs_a_joker_may_decline(invite: Invite) -> None:
    guest = invite()
    page = sit_at_chart(guest, *TO_THE_LOAD)
    finish(page, "decline")
    assert guest.match().text(guest.match().actions[-1]) == "decline"


# ------------------------------------------------------------------------------------------------------- why not
REFUSED = (  # what is done before, what is then clicked, the clause and the words
    ((), ("sq-b3",), "MA-10", "B3 is not on the beach."),
    (("deploy A5",), ("black-1",), "MA-10", "Somebody stands on A5 already."),
    (("deploy C5",), ("black-1", "sq-c3"), "MA-12", "Pirate 1 has to go exactly 2 steps from A5"),
    ((), ("black-1", "red-1"), "MA-15", "somebody stands on C5"),
    ((), ("hook-joker",), "MA-20", "is for a pirate who has just ended his move there."),
    ((), ("treasure-two",), "MA-21", "Loading comes at the end of a move."),
)


def test_what_is_not_allowed_is_explained_with_its_clause(invite: Invite) -> None:
    guest = invite()
    page = sit_at_chart(guest)
    for done, clicks, clause, reason in REFUSED:
        do(page, *done)
        before = guest.entries()
        choose(page, *clicks[:-1])
        press(piece(page, clicks[-1]))
        expect(page.locator("#toast")).to_contain_text(reason)
        expect(page.locator("#toast button")).to_contain_text(clause)
        assert guest.entries() == before
        put_back(page)


def test_the_clause_can_be_read(invite: Invite) -> None:
    guest = invite(locale="de")
    page = sit_at_chart(guest)
    piece(page, "sq-b3").click()
    page.locator("#toast button").click()
    expect(page.locator("#rules #MA-10")).to_be_focused()
    expect(page.locator("#rules #MA-10")).to_be_in_viewport()


# ----------------------------------------------------------------------------------------- taking back, and coming back
def test_what_uncovered_nothing_is_taken_back_and_nothing_else(invite: Invite) -> None:
    guest = invite()
    page = sit_at_chart(guest, "deploy C5", "deploy E1", "move 1 C4", "move 1 D2")
    expect(page.locator("#undo")).to_have_count(0)  # the other side has acted
    do(page, "move 1 C3")
    expect(page.locator("#undo")).to_be_visible()  # nothing was drawn, and it is still one's turn
    take_back(page)
    expect(piece(page, "black-1")).to_have_attribute("aria-label", "black pirate 1, on C4")
    expect(page.locator("#lines li")).to_have_count(4)
    do(page, "move 1 C3", "hook joker")
    expect(page.locator("#undo")).to_have_count(0)  # nothing to load: it is the other's turn
    do(page, "move 1 D3")  # a map tile gets its face, and the next one acts
    expect(page.locator("#undo")).to_have_count(0)


def test_a_map_tile_once_seen_is_not_put_back(invite: Invite) -> None:
    guest = invite()
    page = sit_at_chart(guest, *TO_THE_HOOK)  # with a map tile taken on the way
    expect(page.locator("#undo")).to_have_count(0)
    assert guest.match().text(guest.match().actions[-1]).startswith("take")
    do(page, "hook joker")
    expect(page.locator("#undo")).to_be_visible()


HALF = (  # what is done before, what is then clicked, and what is lit after a reload
    (("deploy A5", "deploy E1"), ("black-1",), {"black-1", "black-2"}),
    (TO_THE_HOOK[2:], (), {"hook-joker", "hook-map"}),
    (("hook joker",), ("treasure-two", "place-two-1"), {"treasure-two", "decline"}),
)


def test_a_reload_forgets_half_a_gesture_and_nothing_else(invite: Invite) -> None:
    guest = invite()
    page = sit_at_chart(guest)
    for done, half, offers in HALF:
        do(page, *done)
        before, prompt = guest.entries(), page.locator("#prompt").inner_text()
        choose(page, *half)
        page.reload()
        guest.seated()
        until_asked(page)
        expect(page.locator("#prompt")).to_have_text(prompt)
        assert lit(page) == offers
        assert page.locator("#board .chosen").count() == 0
        assert guest.entries() == before
    do(page, "load two *.")


def test_two_tabs_show_the_same_and_half_a_gesture_in_one_gives_way(invite: Invite) -> None:
    guest = invite()
    page = sit_at_chart(guest, "deploy A5", "deploy E1")
    beside = guest.tab()
    beside.goto(page.url)
    until_asked(beside)
    choose(beside, "black-1")
    do(page, "move 1 B4")
    same_sight(page, beside)
    until_asked(beside)
    assert beside.locator("#board .chosen").count() == 0
    assert lit(beside) == lit(page) == {"red-1", "red-2"}
    do(beside, "move 1 D2")
    same_sight(beside, page)
    assert lit(page) == {"black-1", "black-2"}


# ------------------------------------------------------------------------------------------------------------- notes
def ruled_out(page: Page) -> str:
    return (piece(page, "notes").get_attribute("aria-label") or "").partition("Columns")[2]


def test_notes_rule_out_what_this_seat_has_seen(invite: Invite) -> None:
    guest = invite()
    page = sit_at_chart(guest)
    expect(piece(page, "notes")).to_have_attribute(
        "aria-label", "Notes: 25 of 25 squares remain. Columns ruled out: –. Rows ruled out: –.")
    do(page, *TO_THE_HOOK)
    match = guest.match()
    taken = [match.text(code).split()[1] for code, actor in zip(match.actions, match.actors, strict=True) if actor < 0]
    black, red = {taken[0], taken[2]}, {taken[1]}
    assert {*re.findall(r"\b[A-E1-5]\b", ruled_out(page))} == black  # it is black's turn still
    expect(page.locator("#notes .out")).not_to_have_count(0)
    do(page, "hook joker", "decline")
    assert {*re.findall(r"\b[A-E1-5]\b", ruled_out(page))} == red


def test_without_notes_nothing_of_them_is_in_the_page(invite: Invite) -> None:
    guest = invite()
    page = sit_at_chart(guest, *TO_THE_HOOK, notes="off")
    expect(piece(page, "map-b4")).to_be_attached()
    assert page.locator("#notes, #ruled, .ruled").count() == 0
    assert "ruled out" not in page.locator("#board").evaluate("one => one.outerHTML")
