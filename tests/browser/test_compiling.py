"""The line about the compiler: it follows what the server says, goes when all is done, and takes no room from the board."""
from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.chrome import PHONE, until, until_asked
from tests.browser.conftest import Invite

LINE = ('<p id="compiling" class="compiling" data-game="naufrageurs"><label for="compiled">Hints: compiling, 20%</label> '
        '<progress id="compiled" max="100" value="20"></progress></p>')
BOARD = """() => {
  const { x, y, width, height } = document.getElementById('boardbox').getBoundingClientRect();
  return [x, y, width, height];
}"""


def with_the_line(route: Route) -> None:
    """The page as it is while the game is compiled."""
    answer = route.fetch()
    route.fulfill(response=answer, body=re.sub(r'(<section class="tools"[^>]*>)', rf"\1{LINE}", answer.text()))


def boards(page: Page) -> list[list[float]]:
    """Where the board is, with the line and without."""
    found: list[list[float]] = [page.evaluate(BOARD)]
    page.evaluate("document.getElementById('compiling').remove()")
    return [*found, page.evaluate(BOARD)]


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE, {"width": 844, "height": 390}])
def test_the_board_stays_where_it_is(invite: Invite, size: dict[str, int]) -> None:
    page = invite(viewport=size).sit("greedy", "me")
    page.route(re.compile(r"/t/[^/]+$"), with_the_line)
    page.route("**/progress*", lambda route: route.fulfill(json={"percent": 20, "text": "Hints: compiling, 20%"}))
    page.reload()
    until_asked(page)
    expect(page.locator("#compiling")).to_be_visible()
    with_it, without = boards(page)
    assert with_it == without


def test_the_line_follows_and_goes(invite: Invite) -> None:
    page, percent = invite().sit("greedy", "me"), {"now": 60}
    page.route(re.compile(r"/t/[^/]+$"), with_the_line)

    def progress(route: Route) -> None:
        assert route.request.url.endswith("?game=naufrageurs")
        route.fulfill(json={"percent": percent["now"] or None, "text": f"Hints: compiling, {percent['now']}%"})

    page.route("**/progress*", progress)
    page.reload()
    expect(page.locator("#compiling")).to_have_text("Hints: compiling, 60%")
    until(page, "document.getElementById('compiled').value === 60")
    percent["now"] = 0
    expect(page.locator("#compiling")).to_have_count(0)
