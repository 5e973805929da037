"""Martinique by clicking: small versions of it, actions by their names, and a hand that clicks on anything lit."""
from __future__ import annotations

import json
import random

from playwright.sync_api import APIResponse, Locator, Page, Position, expect

from benbow.games.martinique.rules.actions import VERBS
from tests.browser.chrome import Guest, act, is_half_done, pass_on, seq, until_asked

COVE: dict[str, str | int] = {"game": "martinique", "board": "cove", "pirates": 2, "deploy_first": 1}
CHART: dict[str, str | int] = {**COVE, "layout": "chart"}  # as the board file has it: so actions can be written down here
# Black comes to The Hook with two map tiles and a skull: with a joker for the chest, the treasure of two can be loaded.
TO_THE_HOOK = ("deploy A5", "deploy E1", "move 1 B4", "move 1 D2", "move 1 B3", "move 1 D3", "move 1 C3")
TO_THE_LOAD = (*TO_THE_HOOK, "hook joker")
TO_THE_DIGGING = (*TO_THE_LOAD, "decline", "deploy D1", "deploy B1", "move 2 D2", "move 2 B3", "decline", "move 1 D2")
DIGS = ("dig C3", "dig A1", "dig E5", "dig B2")

MIDDLE = """one => {
  const all = one.getBoundingClientRect(), part = (one.querySelector(".halo") ?? one).getBoundingClientRect();
  return [part.left + part.width / 2 - all.left, part.top + part.height / 2 - all.top];
}"""


def gesture(page: Page, text: str) -> list[str]:
    """What the page was told to have clicked for this action."""
    code, ways = VERBS.parse(text), json.loads(page.locator("#table").get_attribute("data-gestures") or "[]")
    found = [ids for number, ids, *_ in ways if number == code]
    assert found, f"{text} is not offered, but {[VERBS.text(way[0]) for way in ways]}"
    return [str(id) for id in found[0]]


def piece(page: Page, id: str) -> Locator:
    return page.locator(f"#{id}")


def press(what: Locator) -> None:
    what.click(position=middle(what))


def middle(what: Locator) -> Position:
    """Where a finger goes: on the thing itself. (The way to a square is drawn with it, and has a middle elsewhere.)"""
    x, y = what.evaluate(MIDDLE)
    return {"x": x, "y": y}


def do(page: Page, *texts: str) -> None:
    """Actions by their names, each with all its clicks; between people who share the device, the curtain too."""
    for text in texts:
        until_asked(page)
        pass_on(page)
        since, ids = seq(page), gesture(page, text)
        for clicks, id in enumerate(ids, 1):
            expect(offered_as(page, id)).to_have_count(1)
            press(piece(page, id))
            assert is_half_done(page, since, clicks) is (clicks < len(ids))
        until_asked(page, since)


def offered_as(page: Page, id: str) -> Locator:
    """This thing, if it is lit or a button."""
    return page.locator(f"#board #{id}.can, #buttons #{id}.act")


class Hand:
    """Clicks on anything that is lit, by luck that can be repeated."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def __call__(self, lit: Locator) -> Locator:
        return lit.nth(self.luck.randrange(lit.count()))


def sit(guest: Guest, *kinds: str, **options: str | int) -> Page:
    page = guest.sit(*kinds, **{**COVE, **options})
    until_asked(page)
    return page


def sit_at_chart(guest: Guest, *done: str, kinds: tuple[str, str] = ("me", "me"), **options: str | int) -> Page:
    """A table at which this has been done, quickly, without clicks. Both sides are one person, if nothing else is said."""
    order = {f"option-{name}": value for name, value in {**CHART, **options}.items() if name != "game"}
    form: dict[str, str | float | bool] = {"seat-0": kinds[0], "seat-1": kinds[1], **order}
    headers = {"origin": guest.inn.url}
    answer = guest.context.request.post(f"{guest.inn.url}/new/martinique", form=form, headers=headers, max_redirects=0)
    assert answer.status == 303, answer.text()
    path, seq = answer.headers["location"], 0

    def post(what: str, **body: int) -> APIResponse:
        return guest.context.request.post(f"{guest.inn.url}{path}/{what}", data=body, headers=headers)

    for text in done:
        if len({*kinds}) > 1:  # between two people there is the curtain
            post("draw")
            assert [post("open", seat=seat).status for seat in (0, 1)].count(200) == 1
        played = post("play", seq=seq, code=VERBS.parse(text))
        assert played.status == 200, f"{text}: {played.text()}"
        seq = played.json()["seq"]
    page = guest.go(path)
    guest.seated()
    until_asked(page)
    return page


def any_action(page: Page, hand: Hand) -> None:
    until_asked(page)
    pass_on(page)
    act(page, press, hand)
