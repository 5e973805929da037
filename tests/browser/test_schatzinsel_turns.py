"""A turn of Die Schatzinsel: what is shown before it is done, how pieces go where they go, and why something is not allowed."""
from __future__ import annotations

import math

import pytest
from playwright.sync_api import Page, expect

from benbow.engine.match import Match
from tests.browser.chrome import Guest, seq, settled, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import choose, do, finish, lit, press, put_back, refuses, take_back, tap
from tests.browser.jungle import AT_THE_FORK, NAMED, angles, begun, drafting, in_reach, roll
from tests.browser.stored import sit_at
from tests.by_hand import fields
from tests.schatzinsel.table import BLACK, GAME, RED, disc, stands, table

HANDLES = {f"turn-{k}" for k in range(1, 6)}
FACES = {f"face-{k}" for k in range(6)}
MARK = "pieces => pieces.forEach(piece => { piece.was = piece.id; })"
WAS = "pieces => Object.fromEntries(pieces.map(piece => [piece.id, piece.was ?? '']))"
# Red stands before its goal. Black had no point.
BEFORE_THE_GOAL = (*AT_THE_FORK, "move 10 8", "move 8 3", "end", roll(BLACK, 0), roll(RED, 2))


def drawn(page: Page) -> str:
    """All that is on the board, but for what was only touched."""
    text: str = page.locator("#board .pieces").evaluate("one => one.innerHTML.replace(/ (style|tabindex)=\"[^\"]*\"/g, '')")
    return text


# ------------------------------------------------------------------------------------------------------------- previews
def test_a_pawn_shows_where_it_can_go_and_nothing_has_happened(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, begun(*AT_THE_FORK))
    before, stored, match = drawn(page), guest.entries(), guest.match()
    assert {"red-10", "end"} < lit(page)
    choose(page, "red-10")
    assert in_reach(match, "10") == {"dot-5", "dot-6", "dot-8", "dot-18"}
    assert lit(page) == in_reach(match, "10")
    put_back(page)
    assert drawn(page) == before
    assert (guest.entries(), seq(page)) == (stored, str(stored))
    choose(page, "red-10")
    finish(page, "dot-6")
    assert stands(guest.match(), RED) == {"6"}


def test_a_handle_shows_the_disc_turned_and_another_one_otherwise_and_escape_puts_it_back(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, begun(*NAMED, "allow"))
    before, stored = drawn(page), guest.entries()
    lay = angles(page, 12)[2]
    assert lit(page) == HANDLES
    choose(page, "turn-2")
    expect(page.locator("#prompt")).to_have_text(GAME.words("en")("ask-next-turned", well=12))
    assert (angles(page, 12)[2] - lay) % 360 == 120
    assert lit(page) == HANDLES  # another one can be tried instead
    choose(page, "turn-5")
    expect(page.locator("#turn-2.chosen")).to_have_count(0)
    assert (angles(page, 12)[2] - lay) % 360 == 300
    put_back(page)
    assert drawn(page) == before
    assert (guest.entries(), seq(page)) == (stored, str(stored))
    tap(page, "turn-2", "turn-2")
    assert (disc(guest.match(), 12), fields(guest.match())["left"]) == ("D0", 1)  # it was D4
    assert (angles(page, 12)[2] - lay) % 360 == 120


def drag(page: Page, piece: str, degrees: int, *, is_let_go: bool = True) -> None:
    """Around its middle, from its right edge, clockwise."""
    at = page.locator(f"#{piece}").evaluate(
        "piece => (({ a, b, e, f }, { width }) => [e, f, 0.3 * Math.hypot(a, b) * width])(piece.getScreenCTM(), piece.getBBox())")
    for step in range(0, degrees + (1 if degrees > 0 else -1), 5 if degrees > 0 else -5):
        page.mouse.move(at[0] + at[2] * math.cos(math.radians(step)), at[1] + at[2] * math.sin(math.radians(step)))
        if not step:
            page.mouse.down()
    if is_let_go:
        page.mouse.up()


def test_a_disc_is_dragged_around_and_lies_where_it_is_let_go(invite: Invite) -> None:
    """And while it is held, the trails that it would join are lit. A drag that ends where it began does nothing."""
    guest = invite()
    page = sit_at(guest, begun(*NAMED, "allow"))
    stored, lay = guest.entries(), angles(page, 12)[2]
    drag(page, "disc-12", 125, is_let_go=False)
    expect(page.locator("#ghost-2 .ghost")).to_be_visible()
    page.mouse.up()
    expect(page.locator("#turn-2.chosen")).to_have_count(1)
    assert (angles(page, 12)[2] - lay) % 360 == 120
    drag(page, "disc-12", -65)
    expect(page.locator("#turn-1.chosen")).to_have_count(1)
    settled(page)
    drag(page, "disc-12", 20)
    expect(page.locator("#turn-1.chosen")).to_have_count(1)
    assert (angles(page, 12)[2] - lay) % 360 == 60
    assert guest.entries() == stored
    since = seq(page)
    page.locator("#disc-12").click()  # on the disc itself: so be it
    until_asked(page, since)
    assert disc(guest.match(), 12) == "D5"  # it was D4


def test_a_disc_in_hand_is_dragged_around_in_its_well(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, drafting())
    choose(page, "well-4")
    settled(page)
    drag(page, "hand", 120)
    expect(page.locator("#face-2.chosen")).to_have_count(1)
    since = seq(page)
    page.locator("#well-4").click()
    until_asked(page, since)
    assert disc(guest.match(), 4) == "D2"


def test_a_disc_in_hand_lies_in_the_well_that_is_tapped_and_turns_as_handles_say(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, drafting())
    before, stored = drawn(page), guest.entries()
    wells = {f"well-{well}" for well in range(19) if well != 9}
    assert lit(page) == wells
    choose(page, "well-4")
    assert lit(page) == FACES
    choose(page, "face-3")
    choose(page, "face-1")
    expect(page.locator("#face-3.chosen")).to_have_count(0)
    put_back(page)
    assert drawn(page) == before
    assert (guest.entries(), seq(page)) == (stored, str(stored))
    choose(page, "well-4")
    expect(page.locator("#face-0.can")).to_be_attached()
    choose(page, "face-1")
    finish(page, "face-1")
    assert (disc(guest.match(), 4), disc(guest.match(), 9)) == ("D1", "F2")


def test_a_disc_is_chosen_and_then_named(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, begun(*AT_THE_FORK))
    choose(page, "disc-12")
    assert lit(page) == {"name"}
    choose(page, "disc-13")  # rather this one
    expect(page.locator("#disc-12.chosen")).to_have_count(0)
    expect(page.locator("#buttons #name")).to_contain_text("13")
    choose(page, "red-10")  # or rather a move
    put_back(page)
    tap(page, "disc-13", "name")
    assert (guest.match().phase, fields(guest.match())["spot"]) == ("answer", 13)
    assert lit(page) == {"allow", "waive", "object"}


# --------------------------------------------------------------------------------------------------------------- motion
SLOWLY = "() => document.styleSheets[0].insertRule('.play.alive #board .piece { transition: transform 60s linear !important }')"
HALF_WAY = """id => {   // of a glide that has begun: where it is at first, half-way and in the end
  const piece = document.getElementById(id);
  const glide = piece.getAnimations().find(one => one.transitionProperty === "transform");
  if (!glide) return null;
  const look = time => {
    glide.currentTime = time;
    const { a, b, e, f } = new DOMMatrix(getComputedStyle(piece).transform);
    return [Math.round(e), Math.round(f), Math.round(Math.atan2(b, a) * 180 / Math.PI)];
  };
  return [0, 30000, 59999.9].map(look);
}"""
Glide = list[list[int]]


def slowly(guest: Guest, match: Match, kinds: tuple[str, ...] = ()) -> Page:
    """A page on which everything glides for a minute, and every piece can be recognised whatever it is called later."""
    page = sit_at(guest, match, kinds=kinds)
    page.evaluate(SLOWLY)
    page.locator("#board .piece[id]").evaluate_all(MARK)
    return page


def was(page: Page, id: str) -> str:
    """What this very piece was called at first."""
    found: dict[str, str] = page.locator("#board .piece[id]").evaluate_all(WAS)
    return found[id]


def glide_of(page: Page, id: str) -> Glide:
    found: Glide | None = page.evaluate(HALF_WAY, id)
    assert found is not None, f"{id} has jumped"
    return found


def is_between(glide: Glide) -> bool:
    """Half of the way, and a way it is."""
    start, half, end = glide
    return start != end and all(abs(2 * half[k] - start[k] - end[k]) <= 2 for k in (0, 1))


def place_of(page: Page, id: str) -> list[int]:
    found: list[int] = page.locator(f"#{id}").evaluate(
        "one => { const { e, f } = one.transform.baseVal[0].matrix; return [Math.round(e), Math.round(f)]; }")
    return found


def test_a_pawn_is_the_same_piece_after_its_move_and_glides(invite: Invite) -> None:
    page = slowly(invite(reduced_motion="no-preference"), begun(*AT_THE_FORK))
    start = place_of(page, "red-10")
    do(page, "move 10 8")
    assert was(page, "red-8") == "red-10"
    glide = glide_of(page, "red-8")
    assert is_between(glide)
    assert (glide[0][:2], glide[2][:2]) == (start, place_of(page, "red-8"))
    do(page, "move 8 3")
    assert was(page, "red-3") == "red-10"
    take_back(page)
    assert was(page, "red-8") == "red-10"


def test_pawn_and_two_chests_go_aboard_and_come_back_with_a_look_back(invite: Invite) -> None:
    page = slowly(invite(reduced_motion="no-preference"), begun(*BEFORE_THE_GOAL))
    camp = {f"chest-red-camp-{k}": place_of(page, f"chest-red-camp-{k}") for k in range(1, 7)}
    do(page, "move 3 goal")
    assert was(page, "red-ship-1") == "red-3"
    assert is_between(glide_of(page, "red-ship-1"))
    came = {was(page, f"chest-red-ship-{k}") for k in (1, 2)}
    assert came == {"chest-red-camp-5", "chest-red-camp-6"}
    for k in (1, 2):
        glide = glide_of(page, f"chest-red-ship-{k}")
        assert is_between(glide)
        assert glide[0][:2] in camp.values()
    page.locator("#step-back").click()
    expect(page.locator("#to-now")).to_be_visible()
    expect(page.locator("#red-3")).to_be_attached()
    assert was(page, "red-3") == "red-3"
    assert {was(page, f"chest-red-camp-{k}") for k in (5, 6)} == came


@pytest.mark.parametrize(("sixths", "way"), [(2, 120), (5, -60)])
def test_a_disc_turns_the_near_way(invite: Invite, sixths: int, way: int) -> None:
    page = slowly(invite(reduced_motion="no-preference"), begun(*NAMED, "allow"))
    start = angles(page, 12)[1]
    choose(page, f"turn-{sixths}")
    (_, _, first), (_, _, half), _ = glide_of(page, "disc-12")
    assert (first - start) % 360 == 0
    assert (half - start - way / 2) % 360 == 0
    assert angles(page, 12)[1] == start + way
    finish(page, f"turn-{sixths}")
    assert angles(page, 12)[1] == start + way  # it lies so already


def test_the_disc_in_hand_glides_to_its_well(invite: Invite) -> None:
    page = slowly(invite(reduced_motion="no-preference"), table("draw F", layout="drafted"), kinds=("greedy", "me"))
    hand = place_of(page, "hand")
    choose(page, "well-4")
    choose(page, "face-5")
    finish(page, "face-5")
    assert was(page, "disc-4") == "hand"
    assert angles(page, 4)[1:] == [-60, 300]
    assert place_of(page, "disc-4") != hand


WATCH = """
  window.flew = new Set();
  const look = () => {
    const glides = piece => piece.getAnimations().some(one => one.transitionProperty === "transform");
    const pieces = document.querySelectorAll(".play.laying #board .piece[data-sort]");
    for (const piece of pieces) if (glides(piece)) window.flew.add(piece.id);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
"""


def test_a_random_jungle_is_laid_out_in_one_step_before_ones_eyes(invite: Invite) -> None:
    guest = invite(reduced_motion="no-preference")
    guest.page.add_init_script(WATCH)
    page = guest.sit("me", "greedy", game="schatzinsel", layout="random")
    until_asked(page)
    settled(page)
    flew = set(page.evaluate("[...window.flew]"))
    assert {"red-start", *(f"disc-{well}" for well in range(19))} <= flew  # from the camp (SI-10), and out of the heap (SI-8)
    expect(page.locator("#heap")).to_have_count(0)
    assert page.locator("#board [id^=disc-]").count() == 19
    assert guest.match().laid == 19
    expect(page.locator("#lines li").first).to_have_text(GAME.words("en")("told-prologue"))


def test_who_wants_no_motion_sees_none(invite: Invite) -> None:
    page = sit_at(invite(), begun(*NAMED, "allow"))
    start = angles(page, 12)[0]
    choose(page, "turn-1")
    assert (angles(page, 12)[0] - start) % 360 == 60  # at once
    assert page.evaluate("document.getAnimations().length") == 0


# -------------------------------------------------------------------------------------------------------------- why not
REFUSED = (  # what has happened, what is clicked, and the clause
    ((roll(RED, 1),), ("disc-12",), "SI-13"),  # one point, and it is for a move
    ((roll(RED, 1),), ("red-start", "disc-12"), "SI-14"),  # no trail leads there
    ((roll(RED, 1),), ("red-start", "ship-red"), "SI-14"),
    ((*AT_THE_FORK, "move 10 8", "move 8 10"), ("disc-12",), "SI-12"),  # no point is left
    (AT_THE_FORK, ("disc-10",), "SI-18"),  # it carries a pawn
    ((*NAMED, "object", "accept"), ("disc-12",), "SI-21"),  # not again in this turn
    ((*NAMED, "allow"), ("disc-13",), "SI-20"),  # another one was named, and is to be turned
)


def test_what_is_not_allowed_is_explained_with_its_clause(invite: Invite) -> None:
    guest = invite()
    for line, clicks, clause in REFUSED:
        sit_at(guest, begun(*line))
        refuses(guest, clicks, clause)
    sit_at(guest, drafting())
    refuses(guest, ("disc-9",), "SI-8")  # a well that is taken


def test_the_clause_can_be_read(invite: Invite) -> None:
    page = sit_at(invite(locale="de"), begun(*AT_THE_FORK))
    press(page.locator("#disc-10"))
    page.locator("#toast button").click()
    expect(page.locator("#rules #SI-18")).to_be_focused()
    expect(page.locator("#rules #SI-18")).to_be_in_viewport()
