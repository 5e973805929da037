"""People at Die Schatzinsel: one who knows no rules, but where the own ship lies, and one who does what a bot would do."""
from __future__ import annotations

import math
import random
from typing import NamedTuple

from playwright.sync_api import Locator, Page

import benbow
from benbow.engine.match import Match
from benbow.search.baselines import bot
from tests.browser.chrome import Guest, is_over, log_of, until_asked
from tests.browser.gestures import do

LOOK = """() => [...document.querySelectorAll("#board .piece[id], #buttons button.act")].map(one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const name = one.getAttribute("aria-label") ?? one.textContent;
  return [one.id, name, one.matches(".can, button.act"), one.matches(".chosen"), (left + right) / 2, (top + bottom) / 2];
})"""


class Thing(NamedTuple):
    """Something on the page, as a person sees it."""

    id: str
    name: str
    can: bool
    chosen: bool
    x: float
    y: float

    def off(self, other: Thing) -> float:
        return math.hypot(self.x - other.x, self.y - other.y)


def things_on(page: Page) -> dict[str, Thing]:
    return {thing.id: thing for thing in (Thing(*one) for one in page.evaluate(LOOK))}


class Sailor:
    """Half-way through a gesture what was chosen is chosen once more, or whatever comes next."""

    def __init__(self, seed: int, wish_to_turn: float = 0.3) -> None:
        self.luck, self.wish = random.Random(seed), wish_to_turn
        self.done: list[str] = []  # the last click of each choice

    def __call__(self, lit: Locator) -> Locator:
        self.done.append(self.choice(things_on(lit.page)))
        return lit.page.locator(f"#{self.done[-1]}")

    def choice(self, things: dict[str, Thing]) -> str:
        can = [thing for thing in things.values() if thing.can]
        again = [thing.id for thing in can if thing.chosen and thing.id.startswith(("turn-", "face-"))]
        if again:
            return again[0]
        goals = [thing for thing in can if thing.id.startswith(("dot-", "start-", "goal-"))]
        if goals:
            return self.nearest_to_the_ship(things, goals)
        return self.luck.choice(self.beginnings(can)).id

    def nearest_to_the_ship(self, things: dict[str, Thing], goals: list[Thing]) -> str:
        side = next((thing.id.partition("-")[0] for thing in things.values() if thing.chosen), "red")
        ship = things[f"ship-{side}"] if f"ship-{side}" in things else goals[0]
        best = min(goals, key=ship.off)
        return best.id if self.luck.random() < 0.9 else self.luck.choice(goals).id

    def beginnings(self, can: list[Thing]) -> list[Thing]:
        """A pawn, a disc, a handle, a well, or a button; the turn is ended when nothing else is left."""
        pawns = [thing for thing in can if thing.id.startswith(("red-", "black-"))]
        rest = [thing for thing in can if thing not in pawns and thing.id not in ("end", "stay")]
        if pawns and (not rest or self.luck.random() > self.wish):
            return pawns
        return rest or can


class Advised:
    """Follows all that happens in a match of his own, and asks a bot what to do; but says to a disc what nobody said before."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest, self.adviser, self.said = guest, bot("greedy", seed=seed), set[str]()
        self.match = Match(benbow.game("schatzinsel"), {**guest.match().options}, dice=benbow.ByHand())

    def act(self) -> None:
        match = self.match
        for code in log_of(self.guest.inn, self.guest.table_id)[match.ply:]:
            match.play(code)
        advice = match.text(self.adviser.choose(match.view(match.actor)))
        new = [text for text in map(match.text, match.legal()) if " " not in text and text not in self.said]
        text = new[0] if new and match.phase in ("answer", "reply") else advice
        self.said.add(text)
        do(self.guest.page, text)

    def play_on(self, most: int) -> int:
        """-> how many actions it took, if it came to the end before"""
        for n in range(most):
            until_asked(self.guest.page)
            if is_over(self.guest.page):
                return n
            self.act()
        return most
