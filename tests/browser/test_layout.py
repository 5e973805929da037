"""The table at the sizes that people have: the whole board, room for the story, and nothing that jumps."""
from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.chrome import PHONE, act, is_over, until_asked
from tests.browser.conftest import Invite
from tests.browser.test_zoom import DRAWN
from tests.own import GAMES

DESKS = [(1280, 800), (1366, 768), (1440, 900)]
LINES = 6
BOXES = """() => Object.fromEntries(["ask", "board", "lines", "seats", "buttons", "hint"].map(id => {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return [id, box && { top: box.top, bottom: box.bottom, left: box.left, right: box.right, height: box.height }];
}))"""
LINE = """() => parseFloat(getComputedStyle(document.querySelector("#lines .line")).minHeight)"""


def boxes(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(BOXES)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_board_and_six_lines_of_the_story(invite: Invite, game: str) -> None:
    page = invite(viewport={"width": 1280, "height": 800}, coach=True).sit_at_once(game)
    until_asked(page)
    act(page)
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        found = boxes(page)
        assert found["board"]["top"] >= 0
        assert found["board"]["bottom"] <= height
        assert found["lines"]["height"] >= LINES * page.evaluate(LINE), (width, height)
        assert found["seats"]["bottom"] <= height


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_prompt_board_and_buttons_share_a_screen(invite: Invite, game: str) -> None:
    page = invite(viewport=PHONE, is_mobile=True, has_touch=True, coach=True).sit_at_once(game)
    until_asked(page)
    page.evaluate("scrollTo(0, 0)")
    found = boxes(page)
    assert found["ask"]["top"] >= 0
    assert found["board"]["bottom"] <= PHONE["height"]


@pytest.mark.parametrize(("game", "size"), [("naufrageurs", PHONE), ("martinique", {"width": 1280, "height": 800})])
def test_the_board_does_not_jump_when_the_prompt_changes(invite: Invite, game: str, size: dict[str, int]) -> None:
    page = invite(viewport=size, coach=True).sit_at_once(game)
    until_asked(page)
    tops, sizes = set[float](), set[float]()
    for _ in range(6):
        if is_over(page):
            break
        page.evaluate("scrollTo(0, 0)")
        found = boxes(page)
        tops.add(round(found["board"]["top"]))
        sizes.add(round(found["board"]["height"]))
        act(page)
    assert len(tops) == len(sizes) == 1


def test_a_hint_does_not_cover_the_story(invite: Invite) -> None:
    page = invite(viewport={"width": 1366, "height": 768}).sit_at_once()
    until_asked(page)
    page.locator("#hint").click()
    page.locator("#advice:not([hidden])").wait_for()
    assert page.locator("#lines").is_visible()
    found = boxes(page)
    assert found["lines"]["height"] >= 3 * page.evaluate(LINE)
    assert found["lines"]["bottom"] <= found["hint"]["top"]


NAMES = {"ile_au_tresor": ".place text, .cell", "schatzinsel": ".count"}
HEIGHTS = """which => [...document.getElementById("board").querySelectorAll(which)].map(one => {
  const { a, b } = one.getScreenCTM();
  return Math.hypot(a, b) * parseFloat(getComputedStyle(one).fontSize);
})"""


@pytest.mark.parametrize("game", NAMES)
def test_what_the_story_names_can_be_read_on_the_board(invite: Invite, game: str) -> None:
    """Hexes and discs are called by their names; on a phone the board is enlarged for them."""
    page = invite(viewport={"width": 1280, "height": 800}).sit_at_once(game)
    until_asked(page)
    heights = page.evaluate(HEIGHTS, NAMES[game])
    assert len(heights) >= 19
    assert min(heights) >= 10
