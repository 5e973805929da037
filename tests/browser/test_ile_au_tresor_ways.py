"""Ways on the island: what is in reach and what it costs, far hexes by two taps, passing, taking back, fog, fingers and keys."""
from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from benbow.engine.match import Match
from benbow.games.ile_au_tresor.rules.actions import VERBS
from benbow.games.ile_au_tresor.rules.facts import Snapshot, landings
from tests.browser.chrome import PHONE, Guest, log_of, until, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import choose, finish, is_chosen, lit, put_back, take_back, tap, ways
from tests.browser.stored import sit_at
from tests.browser.test_keyboard import ARROWS, REACHED, roam_to, tab_to, where
from tests.browser.volcano import ASHORE, begun, hex_id, in_reach, steps
from tests.by_hand import fields, texts
from tests.ile_au_tresor.table import where as whereabouts

# A second red one stands on the chest's hex, and on the way of the first.
IN_THE_WAY = (*ASHORE, "roll 5-6", *steps(1, "b8", "c8"), "land red", *steps(2, "b9", "b8"), "done", "roll 1-2", "done")
STRETCH = """() => {   // how many hexes the way goes over, and does it end in the middle of the one that is chosen?
  const line = document.querySelector("#trail .way-line"), end = line.getPointAtLength(line.getTotalLength());
  const at = new DOMPoint(end.x, end.y).matrixTransform(line.getScreenCTM());
  const { left, right, top, bottom } = document.querySelector("#board .piece.chosen.can").getBoundingClientRect();
  const isThere = Math.abs((left + right) / 2 - at.x) < 3 && Math.abs((top + bottom) / 2 - at.y) < 3;
  return [line.getAttribute("d").split("L").length - 1, isThere];
}"""


def ashore(*more: str) -> Match:
    return begun(*ASHORE, *more)


def texts_since(guest: Guest, before: int) -> list[str]:
    return [VERBS.text(code) if code >= 0 else "back" for code in log_of(guest.inn, guest.table_id)[before:]]


def shows_way_to(page: Page, name: str, length: int) -> None:
    expect(page.locator(f"#{hex_id(name)}.can.chosen")).to_be_attached()
    expect(page.locator("#prompt")).to_contain_text("again")
    assert page.evaluate(STRETCH) == [length, True]


# ------------------------------------------------------------------------------------------------------------- by mouse
def test_the_reach_of_the_chosen_pirate_is_lit_with_what_it_costs(invite: Invite) -> None:
    match = ashore("roll 5-6")
    page = sit_at(invite(), match)
    assert {"red-1", "boat-red", "done"} == lit(page)
    choose(page, "red-1")
    reach = in_reach(match, 1)
    assert {hex_id(name) for name in reach} <= lit(page)
    assert len(reach) > 20
    shown = page.locator("#board .piece.can[id^=h-]").evaluate_all(
        "all => Object.fromEntries(all.map(one => [one.id, one.getAttribute('aria-label')]))")
    costs = {id: int(found[1]) for id, label in shown.items() if (found := re.search(r"costs (\d+)", label))}
    assert costs == {hex_id(name): cost for name, cost in reach.items()}
    far = next(name for name in ("k4", "k3", "j4") if name not in reach)
    expect(page.locator(f"#{hex_id(far)}.can")).to_have_count(0)


def test_a_far_hex_is_tapped_twice_and_another_one_shows_another_way(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, ashore("roll 5-6"))
    before = guest.entries()
    choose(page, "red-1")
    for name, length in (("e8", 3), ("b5", 3), ("f9", 4), ("e8", 3)):
        page.locator(f"#{hex_id(name)}").click()
        shows_way_to(page, name, length)
        expect(page.locator("#board .chosen")).to_have_count(2)
    assert guest.entries() == before
    finish(page, "h-e8")
    assert texts_since(guest, before) == steps(1, "b8", "c8", "d8", "e8")
    expect(page.locator("#trail")).to_have_count(0)
    expect(page.locator("#red-1")).to_have_attribute("aria-label", re.compile(r"\be8\b.*\b3\b"))  # 7 less 4
    take_back(page)  # all of the walk, for nothing was seen on it
    assert whereabouts(guest.match(), "red 1") == "b8"
    assert fields(guest.match())["pp"] == 11


def test_a_walk_stops_where_one_looks_into_a_chest(invite: Invite) -> None:
    guest = invite()
    match = ashore("roll 5-6")
    page = sit_at(guest, match, *steps(1, "b8", "c7"), "look 1 treasure")
    before = guest.entries()
    tap(page, "red-1", "h-d6", "h-d6")  # over c7, where chest 1 is
    assert texts_since(guest, before) == [*steps(1, "b8", "c7"), "look 1 treasure"]
    assert whereabouts(guest.match(), "red 1") == "c7"
    expect(page.locator("#chest-1")).to_have_attribute("aria-label", re.compile("treasure"))
    expect(page.locator("#undo")).to_have_count(0)
    expect(page.locator("#take")).to_be_visible()
    finish(page, "take")
    expect(page.locator("#treasure")).to_have_attribute("aria-label", re.compile("1"))
    assert guest.match().view(1).record["bearer"] == 0  # all can see it
    choose(page, "red-1")
    costs = in_reach(guest.match(), 1)
    assert costs["b8"] == 2  # a carrier pays double (IT-12)
    expect(page.locator("#h-b8")).to_have_attribute("aria-label", re.compile(r"costs 2\b"))


def test_a_landing_that_goes_on_and_one_step(invite: Invite) -> None:
    guest = invite()
    match = begun("roll 5-6")
    page = sit_at(guest, match)
    before = guest.entries()
    ends = landings(Snapshot.of(match.view(0)), 0)
    assert ends
    choose(page, "boat-red")
    assert {id for id in lit(page) if id.startswith("port-")}  # or a change of port
    put_back(page)
    tap(page, "boat-red", "h-b8", "h-b8")
    assert texts_since(guest, before) == ["land red", *steps(1, "b9", "b8")]
    take_back(page)
    assert whereabouts(guest.match(), "red 1") == "aboard red"
    tap(page, "boat-red", "h-b9")  # to the jetty only
    assert texts(guest.match())  # and it goes on
    assert whereabouts(guest.match(), "red 1") == "b9"


def test_who_passes_his_own_goes_on_at_once(invite: Invite) -> None:
    guest = invite()
    match = begun(*IN_THE_WAY, "roll 5-6")  # red 2 on b8, red 1 on c8
    page = sit_at(guest, match)
    tap(page, "red-2", "h-c8")
    assert guest.match().phase == "passing"
    expect(page.locator("#done")).to_have_count(0)
    targets = lit(page)
    assert targets
    assert all(id.startswith("h-") for id in targets)
    expect(page.locator("#red-2")).to_have_attribute("aria-label", re.compile("pass", re.IGNORECASE))
    far = [ids for ids, codes in ways(page).items() if isinstance(codes, list) and len(codes) == 2]
    assert all(len(ids) == 2 and ids[0] == ids[1] for ids in far)
    tap(page, *far[0])
    assert guest.match().phase == "progress"


def test_aboard_again_by_two_taps(invite: Invite) -> None:
    """To the jetty, and aboard: 1 + 6 PP."""
    guest = invite()
    page = sit_at(guest, ashore("roll 5-6"))
    before = guest.entries()
    tap(page, "red-1", "boat-red", "boat-red")
    assert texts_since(guest, before) == [*steps(1, "b8", "b9"), "embark 1 red"]
    assert whereabouts(guest.match(), "red 1") == "aboard red"


# ---------------------------------------------------------------------------------------------------- fingers, and keys
def test_on_a_phone_with_zoom_a_far_hex_is_hit(invite: Invite) -> None:
    guest = invite(viewport=PHONE, is_mobile=True, has_touch=True)
    page = sit_at(guest, ashore("roll 5-6"))
    before, narrow = guest.entries(), width(page.locator("#h-e8"))
    for _ in range(2):
        page.locator("#zoom-in").tap()
    page.locator("#red-1").scroll_into_view_if_needed()
    until(page, "() => !document.querySelector('#board').getAnimations().length")
    assert width(page.locator("#h-e8")) > 1.5 * narrow
    bring(page, "#red-1")
    page.locator("#red-1").tap()
    is_chosen(page, "red-1")
    bring(page, "#h-e8")
    page.locator("#h-e8").tap()
    shows_way_to(page, "e8", 3)
    page.locator("#h-e8").tap()
    until_asked(page, str(before))
    assert texts_since(guest, before) == steps(1, "b8", "c8", "d8", "e8")
    assert width(page.locator("#h-e8")) > 1.5 * narrow  # what happened has not zoomed back


def width(piece: Locator) -> float:
    box = piece.bounding_box()
    assert box is not None
    return box["width"]


def bring(page: Page, selector: str) -> None:
    """Pan until it is in sight, as a drag would: whatever has the focus is brought there."""
    page.locator(selector).evaluate("one => { one.setAttribute('tabindex', '0'); one.focus({ focusVisible: true }); }")


def test_landing_and_a_walk_by_keys_alone(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, begun("roll 5-6"))
    before = guest.entries()
    tab_to(page, "#board .can")
    assert page.evaluate(REACHED, ARROWS) == sorted(id for id in lit(page) if id != "done")
    page.locator("#boat-red").focus()
    page.keyboard.press("Enter")
    is_chosen(page, "boat-red")
    assert page.locator("#board .can:focus").count() == 1
    assert page.evaluate(REACHED, ARROWS) == sorted(page.locator("#board .can").evaluate_all("all => all.map(one => one.id)"))
    roam_to(page, "h-b8")
    page.keyboard.press("Enter")
    shows_way_to(page, "b8", 2)
    assert where(page) == "h-b8"
    page.keyboard.press(" ")
    until_asked(page, str(before))
    assert texts_since(guest, before) == ["land red", *steps(1, "b9", "b8")]
    tab_to(page, "#done")
    page.keyboard.press("Enter")
    until_asked(page, str(before + 2))
    assert texts_since(guest, before)[2] == "done"


# ------------------------------------------------------------------------------------------------------------------ fog
def test_in_the_fog_the_left_neighbour_leads_a_pirate_astray(invite: Invite) -> None:
    guest = invite()
    page = sit_at(guest, ashore("roll 3-3"))  # red rolled it, blue moves red's pirate
    assert guest.match().actor == 1
    expect(page.locator("#fog")).to_be_attached()
    assert lit(page) == {"red-1", "done"}
    before = guest.entries()
    choose(page, "red-1")
    reach = in_reach(guest.match(), 1)
    assert {hex_id(name) for name in reach} <= lit(page)
    assert max(reach.values()) <= 6  # IT-21
    page.locator("#h-e7").click()
    shows_way_to(page, "e7", 3)
    page.locator("#h-e7").click()
    until_asked(page, str(before))
    assert texts_since(guest, before)[:3] == steps(1, "b8", "c8", "d8", "e7", verb="stray")
    assert whereabouts(guest.match(), "red 1") == "e7"
