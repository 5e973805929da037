"""Martinique by clicking: small versions of it, where to click, and a hand that clicks on anything lit."""
from __future__ import annotations

import random
from functools import partial

from playwright.sync_api import Locator, Page, Position

import benbow
from benbow.engine.match import Match
from tests.browser import gestures
from tests.browser.chrome import Guest, act, pass_on, until_asked
from tests.browser.stored import sit_at

COVE: dict[str, str | int] = {"board": "cove", "pirates": 2, "deploy_first": 1}
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


def piece(page: Page, id: str) -> Locator:
    return page.locator(f"#{id}")


def press(what: Locator) -> None:
    what.click(position=middle(what))


def middle(what: Locator) -> Position:
    """Where a finger goes: on the thing itself. (The way to a square is drawn with it, and has a middle elsewhere.)"""
    x, y = what.evaluate(MIDDLE)
    return {"x": x, "y": y}


do = partial(gestures.do, press=press)
choose = partial(gestures.choose, press=press)
finish = partial(gestures.finish, press=press)


class Hand:
    """Clicks on anything that is lit, by luck that can be repeated."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def __call__(self, lit: Locator) -> Locator:
        return lit.nth(self.luck.randrange(lit.count()))


def sit(guest: Guest, *kinds: str, **options: str | int) -> Page:
    page = guest.sit(*kinds, **{"game": "martinique", **COVE, **options})
    until_asked(page)
    return page


def sit_at_chart(guest: Guest, *done: str, kinds: tuple[str, str] = ("me", "me"), **options: str | int) -> Page:
    """A table at which this has been done. Both sides are one person, if nothing else is said."""
    match = Match(benbow.game("martinique"), {**CHART, **options}, seed=1)
    for text in done:
        match.play(match.parse(text))
        match.advance()
    return sit_at(guest, match, kinds=kinds)


def any_action(page: Page, hand: Hand) -> None:
    until_asked(page)
    pass_on(page)
    act(page, press, hand)
