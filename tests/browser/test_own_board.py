"""A board of one's own, as a new user enters it: typed into the form, drawn at once, refused with a line, played to the end."""
from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chrome import choose, play_out
from tests.browser.conftest import Invite

TESTS = Path(__file__).parents[1]
# Small ones, so that a whole match is short.
SHORT: dict[str, dict[str, str | int]] = {
    "naufrageurs": {"lanes": 1, "barrels": 1, "special": 0},
    "martinique": {"pirates": 1, "deploy_first": 1},
    "ile_au_tresor": {"players": 2, "limit": 5},
    "schatzinsel": {"layout": "random", "length": "tiny", "limit": 6},
}
BOARDS = {"naufrageurs": "mine", "martinique": "carbet", "ile_au_tresor": "two_islands", "schatzinsel": "bay"}


def entered(page: Page, text: str) -> None:
    """Chosen and typed, as far as people can see it."""
    for details in page.locator("section.options details:not([open]) > summary").all():
        details.click()
    choose(page, "option-board", "own")
    page.locator("#board-text").fill(text)


@pytest.mark.parametrize("game", SHORT)
def test_it_is_drawn_refused_and_played_to_the_end(invite: Invite, game: str) -> None:
    guest = invite()
    guest.forgive("status of 400")
    text = (TESTS / game / "boards" / f"{BOARDS[game]}.txt").read_text(encoding="utf-8")
    page = guest.go(f"/new/{game}")
    expect(page.locator("#board-text")).to_be_hidden()
    guest.fill(**SHORT[game])
    entered(page, text + "sails: 7\n")
    expect(page.locator(".findings li").first).to_contain_text(f"Cannot be played · line {text.count(chr(10)) + 1}: “sails:”")
    expect(page.locator(".own-picture svg")).to_have_count(0)
    page.locator("form.new-table button.primary").click()
    expect(page.locator("[role=alert]")).to_contain_text("cannot be played on as it is")
    expect(page.locator("#board-text")).to_have_value(text + "sails: 7\n")
    page.locator("#board-text").fill(text)
    expect(page.locator(".own-picture svg")).to_be_visible()
    page.locator("form.new-table button.primary").click()
    page.wait_for_selector(".play.alive")
    guest.seated()
    play_out(page)
    match = guest.match()
    assert match.outcome is not None
    assert match.options["board"] == text


def test_one_begins_with_ours_or_with_a_file(invite: Invite, tmp_path: Path) -> None:
    page = invite().go("/new/schatzinsel")
    entered(page, "")
    page.get_by_role("button", name="wide gates").click()
    expect(page.locator("#board-text")).to_have_value((TESTS.parent / "src/benbow/games/schatzinsel/boards/wide.txt").read_text())
    expect(page.locator(".own-picture svg")).to_be_visible()
    (tmp_path / "mine.txt").write_text((TESTS / "schatzinsel/boards/bay.txt").read_text())
    page.locator("[data-own-board] input[type=file]").set_input_files(tmp_path / "mine.txt")
    expect(page.locator(".findings")).to_contain_text("Unlike the book")
