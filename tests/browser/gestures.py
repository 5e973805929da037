"""Gestures at any table: what can be clicked, actions by their names, and what is answered to a click that is not allowed."""
from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

import benbow
from benbow.engine.match import explain
from tests.browser.chrome import Guest, Press, click_on, is_half_done, offered, pass_on, seq, until_asked

SPOT = """one => {   // where a click reaches this thing: as near to its middle as it can be
  const { left, top, width, height } = one.getBoundingClientRect(), parts = [...Array(17).keys()].map(k => k / 16);
  const off = ([u, v]) => Math.hypot(u - 0.5, v - 0.5);
  const grid = parts.flatMap(u => parts.map(v => [u, v])).sort((one, other) => off(one) - off(other));
  return grid.map(([u, v]) => [left + width * u, top + height * v])
    .find(spot => document.elementFromPoint(...spot)?.closest(".piece, button") === one) ?? null;
}"""


def press(what: Locator, by: Callable[[float, float], None] | None = None) -> None:
    """Things lie on each other: a pirate on his hex, a boat in its port. One clicks where the thing can be seen."""
    what.scroll_into_view_if_needed()
    spot = what.evaluate(SPOT)
    assert spot is not None, f"{what} is covered by other things"
    (by or what.page.mouse.click)(*spot)


def lit(page: Page) -> set[str]:
    return {one.get_attribute("id") or "" for one in offered(page).all()}


def is_chosen(page: Page, *ids: str) -> None:
    for id in ids:
        expect(page.locator(f"#{id}.chosen")).to_be_attached()


def choose(page: Page, *ids: str, press: Press = press) -> None:
    """Half a gesture."""
    for clicks, id in enumerate(ids, 1):
        press(page.locator(f"#{id}"))
        is_chosen(page, *ids[:clicks])


def put_back(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("#put-back")).to_have_count(0)


def finish(page: Page, id: str, press: Press = press) -> None:
    """The last click of a gesture, or the only one; then what follows."""
    since = seq(page)
    press(page.locator(f"#{id}"))
    until_asked(page, since)


def take_back(page: Page) -> None:
    finish(page, "undo", click_on)


def tap(page: Page, *ids: str, press: Press = press) -> None:
    """One thing after the other, each of them lit; then what follows."""
    since = seq(page)
    for clicks, id in enumerate(ids, 1):
        expect(page.locator(f"#board #{id}.can, #buttons #{id}.act")).to_have_count(1)
        press(page.locator(f"#{id}"))
        if clicks < len(ids):
            is_chosen(page, *ids[:clicks])
        elif page.locator("#confirm").is_visible():  # the coach warns
            press(page.locator("#confirm-yes"))
    assert not is_half_done(page, since, len(ids))
    until_asked(page, since)


def ways(page: Page) -> dict[tuple[str, ...], object]:
    """What the page was told to have clicked, and for what."""
    told = json.loads(page.locator("#table").get_attribute("data-gestures") or "[]")
    return {tuple(ids): code for code, ids, *_ in told}


def do(page: Page, *texts: str, press: Press = press) -> None:
    """Actions by their names, each with all its clicks; between people who share the device, the curtain too."""
    verbs = benbow.game((page.locator("#boardbox").get_attribute("class") or "").split()[-1]).verbs
    for text in texts:
        until_asked(page)
        pass_on(page)
        found = [ids for ids, what in ways(page).items() if what == verbs.parse(text)]
        assert found, f"{text} is not offered, but {[verbs.text(one) for one in ways(page).values() if isinstance(one, int)]}"
        tap(page, *found[0], press=press)


def refuses(guest: Guest, clicks: Sequence[str], clause: str) -> None:
    """Nothing happens, and the page says why, in the words that the engine has for it."""
    page, before = guest.page, guest.entries()
    choose(page, *clicks[:-1])
    press(page.locator(f"#{clicks[-1]}"))
    expect(page.locator("#toast button")).to_contain_text(clause)
    match = guest.match()
    view = match.view(match.actor)
    meant = match.game.drawing.attempt(view, tuple(clicks))
    assert meant is not None
    reason = explain(view, meant)
    assert reason.rule == clause
    expect(page.locator("#toast")).to_contain_text(reason.text)
    assert guest.entries() == before
    put_back(page)


def same_sight(one: Page, other: Page) -> None:
    """The other page shows what this one does."""
    expect(other.locator("#table")).to_have_attribute("data-seq", seq(one))
