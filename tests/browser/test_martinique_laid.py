"""Martinique is laid out before one's eyes, at every load until someone has acted; a click puts all tiles down."""
from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.chrome import Guest, settled, until, until_asked
from tests.browser.conftest import Invite
from tests.browser.isle import do

LAID = 57  # tiles: on 48 squares and in nine places
# Frame by frame: is the island being laid out, and how many tiles move, or are to move later than others?
WATCH = """
  window.seen = [];
  window.state = () => {
    const tiles = [...document.querySelectorAll("#board [id^=tile-], #board [id^=chest-]")];
    const glides = tile => tile.getAnimations().some(one => one.transitionProperty === "transform");
    return {
      laying: document.querySelectorAll(".play.laying").length, moving: tiles.filter(glides).length,
      waiting: tiles.filter(one => one.style.transitionDelay).length, frame: window.seen.length,
    };
  };
  const look = () => { window.seen.push(window.state()); requestAnimationFrame(look); };
  requestAnimationFrame(look);
"""
HURRY = """   // a click as soon as tiles fly
  const hurry = () => {
    const before = window.state();
    if (!before.laying || !before.moving) { requestAnimationFrame(hurry); return; }
    document.querySelector("#board .ground").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    window.hurried = [before, window.state()];
  };
  requestAnimationFrame(hurry);
"""


def watched(invite: Invite, *scripts: str) -> tuple[Guest, Page]:
    guest = invite(reduced_motion="no-preference")
    for script in (WATCH, *scripts):
        guest.page.add_init_script(script)
    page = guest.sit_at_once("martinique")
    until_asked(page)
    settled(page)
    return guest, page


def frames(page: Page) -> list[dict[str, float]]:
    """All that was seen since the page was loaded."""
    found: list[dict[str, float]] = page.evaluate("window.seen")
    return found


def test_the_island_is_laid_out_in_one_line_before_ones_eyes_until_someone_has_acted(invite: Invite) -> None:
    guest, page = watched(invite)
    assert guest.match().ply == guest.match().laid == LAID
    for is_reloaded in (False, True):
        if is_reloaded:
            page.reload()
            guest.seated()
            until_asked(page)
            settled(page)
        flight = [frame for frame in frames(page) if frame["laying"]]
        assert any(frame["moving"] for frame in flight)
        assert max(frame["waiting"] for frame in flight) == LAID
        expect(page.locator("#lines li")).to_have_text([re.compile("^The island is laid out")])
    do(page, "deploy A1")
    page.reload()  # from now on there is nothing to be laid out
    guest.seated()
    until_asked(page)
    expect(page.locator("#lines li").first).to_have_text(re.compile("^The island is laid out"))
    until(page, "() => window.seen.length > 20")
    assert not any(frame["laying"] or frame["moving"] or frame["waiting"] for frame in frames(page))


def test_a_click_puts_all_tiles_down_at_once_and_does_nothing_else(invite: Invite) -> None:
    guest, page = watched(invite, HURRY)
    before, after = page.evaluate("window.hurried")
    assert before["laying"]
    assert before["waiting"] == LAID
    assert (after["laying"], after["moving"], after["waiting"]) == (0, 0, 0)
    expect(page.locator("#toast")).to_be_hidden()
    assert not any(frame["laying"] for frame in frames(page)[int(before["frame"]) + 1:])
    assert guest.match().ply == LAID
