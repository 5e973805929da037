"""For everyone: axe finds nothing on any page, by day and night, wide and narrow; a phone shows all, and is played by touch."""
from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import jungle, volcano
from tests.browser.chrome import PHONE, Guest, act, offered, play_out, until_asked
from tests.browser.conftest import Invite
from tests.browser.isle import DIGS, TO_THE_DIGGING, TO_THE_HOOK, TO_THE_LOAD, piece, press, sit_at_chart
from tests.browser.volcano import ASHORE, TWO_TO_ONE, begun, sit_at

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
WIDE = {"width": 1280, "height": 800}
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(one => one.nodes.map(node => `${one.id}: ${node.target.join(" ")}: ${node.failureSummary}`));
}"""
SIDEWAYS = """() => {   // what sticks out to the right, if the page can be scrolled there
  const room = document.documentElement.clientWidth;
  if (document.scrollingElement.scrollWidth <= room) return [];
  const out = [...document.querySelectorAll("body *")].filter(one => one.getBoundingClientRect().right > room + 1);
  return [`${document.scrollingElement.scrollWidth} > ${room}`, ...out.slice(0, 6).map(one => one.outerHTML.slice(0, 90))];
}"""
LIT = """() => [...document.querySelectorAll("#board .can")].map(one => {
  const { width, height } = one.getBoundingClientRect();
  return [one.id, width, height];
}).filter(([, width, height]) => width < 24 || height < 24)"""
NEXT = "/new/naufrageurs"


# ------------------------------------------------------------------------------------------------------- every page
def first_empty(guest: Guest) -> None:
    guest.go()


def first_with_tables(guest: Guest) -> None:
    play_out(guest.sit("me", "greedy", lanes=1, barrels=1, special=0))
    guest.sit("me", "guest", name_0="Jim Hawkins", name_1="The Squire")
    guest.go().locator("details.ask summary").first.click()


def new_table(guest: Guest) -> None:
    guest.go(NEXT).locator("details summary").first.click()


def new_table_refused(guest: Guest) -> None:
    guest.forgive("status of 400")
    page = guest.go(NEXT)
    guest.fill(players=5, lanes=1)
    page.locator("form.new-table button.primary").click()
    page.wait_for_selector("[role=alert]")


def rules(guest: Guest) -> None:
    guest.go("/rules/naufrageurs")


def lost(guest: Guest) -> None:
    guest.forgive("status of 404")
    guest.go("/t/nowhere")


def my_turn(guest: Guest) -> None:
    act(guest.sit_at_once())


def loading(guest: Guest) -> None:
    act(guest.sit("greedy", "me"))


def explained(guest: Guest) -> None:
    my_turn(guest)
    guest.page.locator("#rack-green").click()
    guest.page.wait_for_selector("#toast button")


def confirming(guest: Guest) -> None:
    page = guest.sit("greedy", "me", lanes=1)
    until_asked(page)
    page.locator("#board .can").first.click()
    page.wait_for_selector("#confirm-yes")


def curtain(guest: Guest) -> None:
    guest.sit("me", "guest").wait_for_selector("#open-curtain")


def looking_back(guest: Guest) -> None:
    my_turn(guest)
    guest.page.locator(".line[data-at='3']").click()
    guest.page.wait_for_selector("#to-now")


def rules_drawer(guest: Guest) -> None:
    my_turn(guest)
    guest.page.locator("#show-rules").click()


def resigning(guest: Guest) -> None:
    my_turn(guest)
    guest.page.locator("#ask-resign").click()


def over(guest: Guest) -> None:
    play_out(guest.sit("me", "greedy", "greedy", rounds="match", lanes=2, barrels=1, special=1))


def taking_away(guest: Guest) -> None:
    my_turn(guest)
    guest.page.locator("details.take summary").click()


# ----------------------------------------------------------------------------------------------------- Martinique
def new_martinique(guest: Guest) -> None:
    guest.go("/new/martinique").locator("details summary").first.click()


def rules_of_martinique(guest: Guest) -> None:
    guest.go("/rules/martinique")


def deploying(guest: Guest) -> None:
    until_asked(guest.sit_at_once("martinique"))


def moving(guest: Guest) -> None:
    page = sit_at_chart(guest, "deploy C1", "deploy H8", board="island", pirates=4)
    piece(page, "black-1").click()
    page.wait_for_selector("#black-1.chosen")


def in_the_hook(guest: Guest) -> None:
    sit_at_chart(guest, *TO_THE_HOOK)


def loading_with_a_joker(guest: Guest) -> None:
    page = sit_at_chart(guest, *TO_THE_LOAD)
    for id in ("treasure-two", "place-two-1"):
        press(piece(page, id))
        page.wait_for_selector(f"#{id}.chosen")


def digging(guest: Guest) -> None:
    page = sit_at_chart(guest, *TO_THE_DIGGING)
    page.wait_for_selector("#sq-c3.can")


def dug(guest: Guest) -> None:
    page = sit_at_chart(guest, *TO_THE_DIGGING, *DIGS)
    page.wait_for_selector("#ask .reason")


# ------------------------------------------------------------------------------------------------------ L'Île au Trésor
def new_ile_au_tresor(guest: Guest) -> None:
    guest.go("/new/ile_au_tresor").locator("details summary").first.click()


def rules_of_ile_au_tresor(guest: Guest) -> None:
    guest.go("/rules/ile_au_tresor")


def a_way_is_shown(guest: Guest) -> None:
    page = sit_at(guest, begun(*ASHORE, "roll 5-6"))
    for id in ("red-1", "h-e8"):
        volcano.press(page.locator(f"#{id}"))
        page.wait_for_selector(f"#{id}.chosen")
    page.wait_for_selector("#trail", state="attached")


def odds_are_shown(guest: Guest) -> None:
    page = sit_at(guest, begun(*TWO_TO_ONE, ports="A B"))
    volcano.press(page.locator("#blue-1"))
    page.wait_for_selector("#odds")


def in_the_fog(guest: Guest) -> None:
    sit_at(guest, begun(*ASHORE, "roll 5-5", "roll 5-6", "done", "roll 3-3")).wait_for_selector("#fog", state="attached")


def in_the_storm(guest: Guest) -> None:
    sit_at(guest, begun(*ASHORE, "roll 5-5", "roll 5-6")).wait_for_selector("#storm", state="attached")


# ------------------------------------------------------------------------------------------------------ Die Schatzinsel
def new_schatzinsel(guest: Guest) -> None:
    guest.go("/new/schatzinsel").locator("details summary").first.click()


def rules_of_schatzinsel(guest: Guest) -> None:
    guest.go("/rules/schatzinsel")


def laying_a_disc(guest: Guest) -> None:
    jungle.choose(jungle.sit_at(guest, jungle.drafting()), "well-4", "face-2")


def choosing_a_move(guest: Guest) -> None:
    jungle.choose(jungle.sit_at(guest, jungle.begun(*jungle.AT_THE_FORK)), "red-10")


def asked_to_allow(guest: Guest) -> None:
    jungle.sit_at(guest, jungle.begun(*jungle.NAMED))


def turning_a_disc(guest: Guest) -> None:
    jungle.choose(jungle.sit_at(guest, jungle.begun(*jungle.NAMED, "allow")), "turn-2")


def after_a_duel(guest: Guest) -> None:
    jungle.sit_at(guest, jungle.begun(*jungle.FACE_TO_FACE, "move 16 8", "fight rb", "fight bb"))


PAGES: list[Callable[[Guest], None]] = [
    first_empty, first_with_tables, new_table, new_table_refused, rules, lost, my_turn, loading, explained, confirming, curtain,
    looking_back, rules_drawer, resigning, over, taking_away,
    new_martinique, rules_of_martinique, deploying, moving, in_the_hook, loading_with_a_joker, digging, dug,
    new_ile_au_tresor, rules_of_ile_au_tresor, a_way_is_shown, odds_are_shown, in_the_fog, in_the_storm,
    new_schatzinsel, rules_of_schatzinsel, laying_a_disc, choosing_a_move, asked_to_allow, turning_a_disc, after_a_duel,
]
NAMES = [page.__name__.replace("_", " ") for page in PAGES]


def violations(page: Page) -> list[str]:
    page.wait_for_timeout(100)
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize("arrive", PAGES, ids=NAMES)
def test_axe_finds_nothing_and_nothing_sticks_out_on_a_phone(invite: Invite, arrive: Callable[[Guest], None]) -> None:
    """Axe in two of the four looks, so that each pair of page and light, and of page and width, is seen.

    In German, whose words are the longest. To come to a page takes longer than to look at it.
    """
    lights: list[Literal["light", "dark"]] = ["light", "dark"] if PAGES.index(arrive) % 2 else ["dark", "light"]
    guest = invite(viewport=PHONE, locale="de", is_mobile=True, has_touch=True, color_scheme=lights[0])
    guest.context.add_init_script(AXE)
    arrive(guest)
    page = guest.page
    assert page.evaluate(SIDEWAYS) == []
    assert violations(page) == []
    page.emulate_media(color_scheme=lights[1])
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    assert violations(page) == []


def test_axe_would_find_something(invite: Invite) -> None:
    guest = invite()
    guest.context.add_init_script(AXE)
    page = guest.go()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(one.startswith("button-name") for one in violations(page))


# ------------------------------------------------------------------------------------------------------------ a phone
def test_a_game_is_played_by_touch_on_a_phone(invite: Invite) -> None:
    """And all that is lit is large enough for a finger."""
    guest = invite(viewport=PHONE, is_mobile=True, has_touch=True)
    page = guest.sit("me", "guest", barrels=2, special=2, lanes=4)
    small: list[object] = []

    def tap(what: Locator) -> None:
        small.extend(page.evaluate(LIT))
        what.tap()

    assert play_out(page, tap) > 5
    assert small == []
    expect(page.locator("#ask .reason")).to_be_visible()


# --------------------------------------------------------------------------------------------------- a screen reader
def test_what_happens_is_said_aloud(invite: Invite) -> None:
    guest = invite()
    page = guest.sit("me", "greedy")
    until_asked(page)
    start = guest.match().ply
    act(page)
    match = guest.match()
    told = [match.tell(ply, 0) for ply in range(start, match.ply)]
    expect(page.locator("#live")).to_have_text(" ".join([*told, page.locator("#prompt").inner_text()]))


def test_all_that_can_be_clicked_has_a_name(invite: Invite) -> None:
    guest = invite()
    for arrive in (my_turn, loading, deploying, moving, in_the_hook, loading_with_a_joker, digging, a_way_is_shown,
                   odds_are_shown, in_the_fog, laying_a_disc, choosing_a_move, asked_to_allow, turning_a_disc, after_a_duel):
        arrive(guest)
        lit = offered(guest.page)
        assert lit.count() > 0
        for one in lit.and_(guest.page.locator(".can")).all():
            assert one.get_attribute("role") == "button"
            assert one.get_attribute("aria-label")
        for button in lit.and_(guest.page.locator("button")).all():
            assert button.inner_text()
