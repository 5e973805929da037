"""For everyone: axe finds nothing on any page, by day and night, wide and narrow; a phone shows all, and is played by touch."""
from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from importlib.resources import files
from typing import Literal

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import jungle, volcano
from tests.browser.chrome import PHONE, Guest, act, offered, play_out, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import choose, do, press
from tests.browser.isle import DIGS, TO_THE_DIGGING, TO_THE_HOOK, TO_THE_LOAD, sit_at_chart
from tests.browser.stored import sit_at
from tests.own import GAMES, volume

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
WIDE = {"width": 1280, "height": 800}
BOTH = {"narrow", "wide"}
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


# ------------------------------------------------------------------------------------------------------- every page
def first_with_tables(guest: Guest) -> None:
    play_out(guest.sit("me", "greedy", lanes=1, barrels=1, special=0))
    guest.sit("me", "guest", name_0="Jim Hawkins", name_1="The Squire")
    guest.go().locator("details.ask summary").first.click()


def your_matches(guest: Guest) -> None:
    play_out(guest.sit("me", "greedy", lanes=1, barrels=1, special=0, name_0="Jim Hawkins of the Admiral"))
    guest.go("/matches").locator("details.ask summary").first.click()


def new_table(guest: Guest, game: str = "naufrageurs") -> None:
    guest.go(f"/new/{game}").locator("details summary").first.click()


def new_table_refused(guest: Guest) -> None:
    guest.forgive("status of 400")
    page = guest.go("/new/naufrageurs")
    guest.fill(players=5, lanes=1)
    page.locator("form.new-table button.primary").click()
    page.wait_for_selector("[role=alert]")


def lobby_with_tables(guest: Guest) -> None:
    guest.sent("/seek/naufrageurs", {"name": "Jim Hawkins of the Admiral"}, "#gathering")
    guest.go("/lobby/naufrageurs").wait_for_selector("li.is-own")


def lost(guest: Guest) -> None:
    guest.forgive("status of 404")
    guest.go("/t/nowhere")


def my_turn(guest: Guest, click: str = "", until: str = "") -> None:
    """One has acted, and may have clicked on something then."""
    act(guest.sit_at_once())
    if click:
        guest.page.locator(click).click()
    if until:
        guest.page.wait_for_selector(until)


def symbols(guest: Guest) -> None:
    my_turn(guest, "#show-rules")
    guest.page.locator("[data-tab=legend]").click()


def confirming(guest: Guest) -> None:
    page = guest.sit("greedy", "me", lanes=1)
    until_asked(page)
    page.locator("#board .can").first.click()
    page.wait_for_selector("#confirm-yes")


def moving(guest: Guest) -> None:
    choose(sit_at_chart(guest, "deploy C1", "deploy H8", board="island", pirates=4), "black-1")


def dug(guest: Guest) -> None:
    do(sit_at_chart(guest, *TO_THE_DIGGING, *DIGS[:-1]), DIGS[-1])
    guest.page.wait_for_selector("#ask .reason")


def a_way_is_shown(guest: Guest) -> None:
    choose(sit_at(guest, volcano.begun(*volcano.ASHORE, "roll 5-6")), "red-1", "h-e8")
    guest.page.wait_for_selector("#trail", state="attached")


def odds_are_shown(guest: Guest) -> None:
    press(sit_at(guest, volcano.begun(*volcano.TWO_TO_ONE, ports="A B")).locator("#blue-1"))
    guest.page.wait_for_selector("#odds")


def weather(guest: Guest, what: str, *rolls: str) -> None:
    page = sit_at(guest, volcano.begun(*volcano.ASHORE, "roll 5-5", "roll 5-6", *rolls))
    page.wait_for_selector(what, state="attached")


def jungle_after(guest: Guest, *line: str, chosen: tuple[str, ...] = ()) -> None:
    choose(sit_at(guest, jungle.begun(*line)), *chosen)


Arrive = Callable[[Guest], object]
TABLES: dict[str, Arrive] = {  # something can be clicked there
    "my turn": my_turn,
    "loading": lambda guest: act(guest.sit("greedy", "me")),
    "deploying": lambda guest: until_asked(guest.sit_at_once("martinique")),
    "moving": moving,
    "in the Hook": lambda guest: sit_at_chart(guest, *TO_THE_HOOK),
    "loading with a joker": lambda guest: choose(sit_at_chart(guest, *TO_THE_LOAD), "treasure-two", "place-two-1"),
    "digging": lambda guest: sit_at_chart(guest, *TO_THE_DIGGING).wait_for_selector("#sq-c3.can"),
    "a way is shown": a_way_is_shown,
    "odds are shown": odds_are_shown,
    "in the fog": lambda guest: weather(guest, "#fog", "done", "roll 3-3"),
    "laying a disc": lambda guest: choose(sit_at(guest, jungle.drafting()), "well-4", "face-2"),
    "choosing a move": lambda guest: jungle_after(guest, *jungle.AT_THE_FORK, chosen=("red-10",)),
    "asked to allow": lambda guest: jungle_after(guest, *jungle.NAMED),
    "turning a disc": lambda guest: jungle_after(guest, *jungle.NAMED, "allow", chosen=("turn-2",)),
    "after a duel": lambda guest: jungle_after(guest, *jungle.FACE_TO_FACE, "move 16 8", "fight rb", "fight bb"),
}
PAGES: dict[str, Arrive] = {
    "first": lambda guest: guest.go(),
    "first with tables": first_with_tables,
    "your matches": your_matches,
    "new table refused": new_table_refused,
    "lost": lost,
    "lobby": lambda guest: guest.go("/lobby"),
    "lobby with tables": lobby_with_tables,
    "waiting for people": lambda guest: guest.sent("/friend/martinique", {}, "#invite-link"),
    "a lesson": lambda guest: guest.sent("/learn/naufrageurs", {}).wait_for_selector("#lesson-next"),
    "options": lambda guest: my_turn(guest, ".options summary"),
    "symbols": symbols,
    "explained": lambda guest: my_turn(guest, "#rack-green", "#toast button"),
    "confirming": confirming,
    "curtain": lambda guest: guest.sit("me", "guest").wait_for_selector("#open-curtain"),
    "looking back": lambda guest: my_turn(guest, ".line[data-at='3']", "#to-now"),
    "rules beside the board": lambda guest: my_turn(guest, "#show-rules"),
    "resigning": lambda guest: my_turn(guest, "#ask-resign"),
    "over": lambda guest: play_out(guest.sit("me", "greedy", "greedy", rounds="match", lanes=2, barrels=1, special=1)),
    "taking away": lambda guest: my_turn(guest, "details.take summary"),
    "dug": dug,
    "in the storm": lambda guest: weather(guest, "#storm"),
    **{f"new {game}": partial(new_table, game=game) for game in GAMES},
    **{f"rules of {game}": partial(Guest.go, path=f"/rules/{game}") for game in GAMES},
    "all rules": lambda guest: guest.go("/rules/martinique/full"),
    **TABLES,
}


def violations(page: Page) -> list[str]:
    page.wait_for_timeout(100)
    found: list[str] = page.evaluate(RUN)
    return found


@pytest.mark.parametrize("name", PAGES)
def test_axe_finds_nothing_and_nothing_sticks_out_on_a_phone(invite: Invite, name: str) -> None:
    """Nothing sticks out narrow and wide. Axe looks at one of them, in one light; pages take turns.

    In German, whose words are the longest. What can be clicked at a table has a name.
    """
    lights: list[Literal["light", "dark"]] = ["light", "dark"] if [*PAGES].index(name) % 2 else ["dark", "light"]
    guest = invite(viewport=PHONE, locale="de", is_mobile=True, has_touch=True, coach=True, color_scheme=lights[0])
    guest.add_script(AXE)
    PAGES[name](guest)
    if name in TABLES:
        all_that_is_lit_has_a_name(guest.page)
    is_for_everyone(guest.page, lights[1], axe=volume(({"narrow"}, {"wide"})[[*PAGES].index(name) // 2 % 2], BOTH))


def is_for_everyone(page: Page, light: Literal["light", "dark"] = "light", axe: Collection[str] = BOTH) -> None:
    """As it is now, and wide in this light: axe finds nothing, and nothing sticks out."""
    page.wait_for_load_state()  # a page that is there may be without its style sheets for a moment
    assert page.evaluate(SIDEWAYS) == []
    assert "narrow" not in axe or violations(page) == []
    page.emulate_media(color_scheme=light)
    page.set_viewport_size(WIDE)  # type: ignore[arg-type]
    assert page.evaluate(SIDEWAYS) == []
    assert "wide" not in axe or violations(page) == []


def all_that_is_lit_has_a_name(page: Page) -> None:
    lit = offered(page)
    assert lit.count() > 0
    assert lit.and_(page.locator(".can")).evaluate_all(
        "all => all.filter(one => one.getAttribute('role') !== 'button' || !one.getAttribute('aria-label'))") == []
    assert all(lit.and_(page.locator("button")).all_inner_texts())


def test_axe_would_find_something(invite: Invite) -> None:
    guest = invite()
    guest.add_script(AXE)
    page = guest.go()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(one.startswith("button-name") for one in violations(page))


# ------------------------------------------------------------------------------------------------------------ a phone
def test_a_game_is_played_by_touch_on_a_phone(invite: Invite) -> None:
    """By two people; and all that is lit is large enough for a finger."""
    guest = invite(viewport=PHONE, is_mobile=True, has_touch=True)
    page = guest.sit("me", "guest", barrels=2, special=1, lanes=2)
    small: list[object] = []

    def tap(what: Locator) -> None:
        small.extend(page.evaluate(LIT))
        what.tap()

    assert play_out(page, tap) > 5
    assert small == []
    expect(page.locator("#ask .reason")).to_be_visible()
    assert guest.match().outcome is not None


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
