"""A hint, asked for by a click: figures and words in three languages, shown on the board, closed again; on a phone."""
from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from benbow.search.hints import MAX_ROWS
from tests.browser.chrome import LANGUAGES, PHONE, Guest, act, play_out, until_asked
from tests.browser.conftest import Invite
from tests.browser.test_accessible import AXE, is_for_everyone
from tests.running import Inn

SAID = {"en": r"Best found: .+\. Chance of winning: \d+%\.|It hardly matters here: ",
        "fr": r"Meilleur coup trouvé\s: .+\. Chances de gagner\s: \d+\s%\.|Ici, peu importe\s: ",
        "de": r"Am besten scheint: .+\. Gewinnaussicht: \d+\s%\.|Hier kommt es kaum darauf an: "}
FRAMED = """() => {   // is the mark around the piece?
  const mark = document.querySelector(".hinted-piece .over").getBoundingClientRect();
  const [first] = JSON.parse(document.querySelector("[data-advice=show]").dataset.ids);
  const piece = document.getElementById(first).getBoundingClientRect();
  const out = [piece.left - mark.left, piece.top - mark.top, mark.right - piece.right, mark.bottom - piece.bottom];
  return out.every(gap => gap > 0 && gap < 12);
}"""


def ask(page: Page) -> None:
    page.locator("#hint").click()
    page.locator("[data-advice=show]").first.wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)  # the others: below
def test_a_hint_is_asked_for_shown_on_the_board_and_closed(invite: Invite, searching_inn: Inn, lang: str) -> None:
    guest = invite(inn=searching_inn, locale=lang)
    page = guest.sit("greedy", "me")
    until_asked(page)
    match, words = guest.match(), guest.match().game.words(lang)
    names = {match.game.telling.name(match.view(1), code, words).lower() for code in match.view(1).legal()}
    ask(page)
    advice = page.locator("#advice")
    expect(advice).to_be_focused()
    expect(page.locator("#live")).to_have_text(re.compile(SAID[lang]))
    expect(advice.locator(".advice-best")).to_have_text(re.compile(SAID[lang]))
    told = [text.lower() for text in advice.locator(".advice-name").all_inner_texts()]
    assert 1 <= len(told) <= MAX_ROWS
    assert all(any(text.startswith(name) for name in names) for text in told)
    for text in advice.locator(".advice-percent").all_inner_texts():
        assert 0 <= int(re.sub(r"\s?%", "", text)) <= 100
    best = advice.locator(".best .advice-name").inner_text()
    first = advice.locator(".advice-line li").first.inner_text()
    assert first in {told_by(guest, name, lang) for name in names if best.lower().startswith(name)}
    page.locator("#zoom-in").click()
    shows = advice.locator("[data-advice=show]")
    shows.first.click()
    expect(page.locator(".hinted-piece")).to_have_count(len(json.loads(shows.first.get_attribute("data-ids") or "")))
    assert page.evaluate(FRAMED)
    if shows.count() > 1:
        shows.last.click()
        expect(shows.first).to_have_attribute("aria-pressed", "false")
        expect(shows.last).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(advice).to_be_hidden()
    expect(page.locator("#hint")).to_be_focused()
    expect(page.locator(".hinted-piece")).to_have_count(0)


def told_by(guest: Guest, name: str, lang: str) -> str:
    """What the story would say, were the best action played."""
    match = guest.match()
    view, words = match.view(1), match.game.words(lang)
    code = next(code for code in view.legal() if match.game.telling.name(view, code, words).lower() == name.lower())
    match.play(code)
    return match.tell(match.ply - 1, 1, lang)


def test_a_hint_goes_when_the_table_changes_and_comes_back_in_the_replay(invite: Invite, searching_inn: Inn) -> None:
    guest = invite(inn=searching_inn)
    page = guest.sit("greedy", "me", lanes=2, barrels=2, special=1)
    until_asked(page)
    ask(page)
    expect(page.locator("#advice .advice-best")).to_have_text(re.compile(SAID["en"]))
    act(page)
    expect(page.locator("#advice")).to_be_hidden()
    expect(page.locator("#hint")).to_have_attribute("aria-expanded", "false")
    play_out(page)
    expect(page.locator("#hint")).to_be_disabled()
    mine = [ply for ply, actor in enumerate(guest.match().actors) if actor == 1]
    page.locator(f"#ply-{mine[0] - 1} .line").click()
    page.locator("#table[data-past][data-hint]").wait_for(state="attached")
    ask(page)
    expect(page.locator("#advice .best")).to_have_count(1)
    page.locator("#to-now").click()
    expect(page.locator("#advice")).to_be_hidden()


def test_there_is_none_behind_a_curtain_nor_for_a_stranger(invite: Invite, searching_inn: Inn) -> None:
    guest, other = invite(inn=searching_inn), invite(inn=searching_inn)
    page = guest.sit("me", "guest")
    page.wait_for_selector("#open-curtain")
    expect(page.locator("#hint")).to_be_disabled()  # behind the curtain
    assert other.go(f"/t/{guest.table_id}").locator("#hint").count() == 0


def test_where_there_is_no_search_it_is_the_bots_advice(invite: Invite) -> None:
    guest = invite()
    page = guest.sit_at_once()
    until_asked(page)
    ask(page)
    said = re.compile(r"The bot’s advice: .+\sThis is what the game’s own bot would do", re.DOTALL)
    expect(page.locator("#advice")).to_have_text(said)
    page.locator("[data-advice=show]").click()
    expect(page.locator(".hinted-piece, .button.hinted")).not_to_have_count(0)
    page.locator("#hint").press("Enter")
    expect(page.locator("#advice")).to_be_hidden()


def test_axe_finds_nothing_and_nothing_sticks_out_on_a_phone(invite: Invite, searching_inn: Inn) -> None:
    """By day and night; the board is not covered, and the hint is below it."""
    guest = invite(inn=searching_inn, viewport=PHONE, locale="de", is_mobile=True, has_touch=True, color_scheme="dark")
    guest.add_script(AXE)
    page = guest.sit("me", "greedy")
    until_asked(page)
    ask(page)
    expect(page.locator("#advice .advice-best")).to_have_text(re.compile(SAID["de"]))
    page.locator("[data-advice=show]").first.tap()
    assert page.evaluate(FRAMED)
    board, advice = page.locator("#board").bounding_box(), page.locator("#advice").bounding_box()
    assert board is not None
    assert advice is not None
    assert advice["y"] >= board["y"] + board["height"]
    is_for_everyone(page)
