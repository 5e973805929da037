"""A wreck, as it is seen: the ship drifts onto the reef and breaks there, and its barrel turns over into the booty."""
from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chrome import Guest, click_on, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import finish

# Notes what each piece is called now, and once something vanishes, how far left it comes: at five moments, however few are drawn.
NOTE = """pieces => {
  for (const one of pieces) one.was = one.id;
  window.seen = [];
  const look = () => {
    for (const one of document.querySelectorAll("#board .fading.doomed:not(.noted)")) {
      const ship = one.querySelector(".drawn"), [wreck] = ship.getAnimations();
      for (const time of [0, 400, 800, 1200, 1599]) {
        wreck.currentTime = time;
        window.seen.push({was: one.was, x: ship.getBoundingClientRect().x});
      }
      one.classList.add("noted");
    }
    requestAnimationFrame(look);
  };
  look();
}"""
WAS = "one => one.was"


def watched(guest: Guest) -> Page:
    """In the lesson dice fall as written: green is wrecked without a roll, yellow by a 2 with the last try of the turn."""
    page = guest.sent("/learn/naufrageurs", {})
    until_asked(page)
    while page.locator("#lesson-next").is_visible():
        page.locator("#lesson-next").click()
    page.locator("#board .piece[id]").evaluate_all(NOTE)
    return page


def drift(page: Page, ship: str) -> list[float]:
    """Where the left end of the vanishing ship was, in the course of time."""
    seen: list[dict[str, Any]] = page.evaluate("window.seen")
    return [one["x"] for one in seen if one["was"] == ship]


def on_screen(page: Page, x: int) -> float:
    found: float = page.locator("#board").evaluate("(board, x) => new DOMPoint(x, 0).matrixTransform(board.getScreenCTM()).x", x)
    return found


@pytest.mark.rule("NA-10")
def test_a_wrecked_ship_drifts_onto_the_reef_and_not_into_its_port(invite: Invite) -> None:
    page = watched(invite(reduced_motion="no-preference", pace=True))
    for ship, last in (("green", "wreck-green"), ("yellow", "moored-yellow")):
        page.locator(f"#ship-{ship}.can").click()
        if ship == "yellow":
            page.locator("#lesson-next").click()
        expect(page.locator(f"#{last}[aria-label]")).to_be_attached()
        expect(page.locator("#board .fading.doomed")).to_have_count(0)
        way = drift(page, f"ship-{ship}")
        assert min(way) < on_screen(page, 200)
        assert max(way) == way[0]
        assert page.locator(f"#{last}").evaluate(WAS) != f"ship-{ship}"


@pytest.mark.rule("NA-10")
def test_its_barrel_goes_to_the_booty(invite: Invite) -> None:
    page = watched(invite(reduced_motion="no-preference", pace=True))
    page.locator("#ship-green").click()
    expect(page.locator("#cask-0.found")).to_be_attached()
    assert page.locator("#cask-0").evaluate(WAS) == "cargo-green"


@pytest.mark.rule("NA-12")
def test_a_ship_that_comes_home_is_the_one_that_lies_in_its_port(invite: Invite) -> None:
    page = watched(invite(reduced_motion="no-preference", pace=True))
    finish(page, "ship-green", click_on)
    page.locator("#ship-yellow.can").click()
    page.locator("#lesson-next").click()
    home = page.locator("#moored-red[aria-label]")
    expect(home).to_be_attached()
    assert home.evaluate(WAS) == "ship-red"


def test_without_motion_nothing_drifts(invite: Invite) -> None:
    page = watched(invite())
    page.locator("#ship-green").click()
    expect(page.locator("#wreck-green")).to_be_attached()
    assert drift(page, "ship-green") == []
