"""L'Île au Trésor by clicking: whole games of one person against two bots, in all languages and lights, and by finger."""
from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.chrome import LOOKS, PHONE, act, expect_the_end, is_over, seq, told, until_asked
from tests.browser.conftest import Invite
from tests.browser.gestures import press
from tests.browser.sailor import Thing, things_on
from tests.browser.stored import lay_down
from tests.browser.test_martinique import SMALL
from tests.browser.volcano import asked_at_once, begun
from tests.own import volume

INTO_SIGHT = """one => {   // what has the focus is brought into sight, as a drag would
  if (!one.closest("#board")) return;
  one.setAttribute("tabindex", "0");
  one.focus({ focusVisible: true });
}"""


class Captain:
    """A person with a plan, who knows no rules: toward the nearest chest that is new to him, and home with the treasure.

    Whatever is lit may be clicked; a hex that shows a way is clicked once more.
    """

    def __init__(self, colour: str, seed: int) -> None:
        self.colour, self.luck, self.last = colour, random.Random(seed), ""

    def __call__(self, lit: Locator) -> Locator:
        self.last = self.choice(things_on(lit.page))
        return lit.page.locator(f"#{self.last}")

    def choice(self, things: dict[str, Thing]) -> str:
        can = {id: thing for id, thing in things.items() if thing.can}
        if can[self.last].chosen if self.last in can else False:
            return self.last  # the way there is shown
        for button in ("load", "take", "cross"):
            if button in can:
                return button
        chosen = [thing for thing in things.values() if thing.chosen]
        if chosen:
            return self.goal(things, can, chosen[0])
        mine = [id for id in can if id.startswith(self.colour)]
        bearer = [id for id in mine if "with the treasure" in can[id].name]
        others = [id for id in can if id not in mine and id != "done"]
        if bearer and not self.is_home(things, can[bearer[0]]):
            return bearer[0]
        return self.luck.choice([*mine, *mine, *others] if not bearer else ["done"]) if mine or others else "done"

    def goal(self, things: dict[str, Thing], can: dict[str, Thing], mover: Thing) -> str:
        hexes = [thing for id, thing in can.items() if id.startswith("h-")]
        chests = [thing for id, thing in things.items() if id.startswith("chest-") and "you have seen" not in thing.name]
        target = self.jetty(things) if "with the treasure" in mover.name else min(chests, key=mover.off, default=None)
        if not hexes or target is None:
            return self.luck.choice([id for id, thing in can.items() if not thing.chosen])
        return min(hexes, key=target.off).id

    def jetty(self, things: dict[str, Thing]) -> Thing | None:
        """Of the own boat."""
        port = re.search(r"in port (\w)", things[f"boat-{self.colour}"].name)
        found = [thing for thing in things.values() if port and thing.name.endswith(f"jetty of port {port[1]}")]
        return found[0] if found else None

    def is_home(self, things: dict[str, Thing], bearer: Thing) -> bool:
        jetty = self.jetty(things)
        return jetty is None or jetty.off(bearer) < 20


def play_on(page: Page, captain: Captain, most: int) -> int:
    """-> how many actions it took, if it came to the end before"""
    for n in range(most):
        until_asked(page)
        if is_over(page):
            return n
        act(page, press, captain)
    return most


# --------------------------------------------------------------------------------------------------------- whole games
def test_a_whole_game_on_the_island_against_two_bots(invite: Invite) -> None:
    guest = invite()
    page = guest.go(lay_down(asked_at_once(players=3, limit=3), [guest], kinds=("me", "greedy", "greedy")))
    guest.seated()
    expect(page.locator("#seats li")).to_have_count(3)
    assert play_on(page, Captain("red", 1), 200) > 0
    assert is_over(page)
    again = expect_the_end(guest, "en")
    assert again.verify() == []
    assert (again.options["players"], again.options["board"], again.options["limit"]) == (3, "island", 3)


@pytest.mark.soak
def test_a_game_on_the_islet_is_played_to_its_end(invite: Invite) -> None:
    """One chest only, near the person's jetty: somebody soon has the treasure aboard."""
    guest = invite()
    match = begun(ports="A D E", chests="14", limit=9)
    page = guest.go(lay_down(match, [guest], "roll 5-6", kinds=("me", "greedy", "greedy")))
    guest.seated()
    play_on(page, Captain("red", 2), 300)
    outcome = expect_the_end(guest, "en").outcome
    assert outcome is not None
    assert outcome.reason in ("loaded", "limit")
    assert page.locator("#lines li", has_text="takes the treasure").count() > 0


@pytest.mark.parametrize(("lang", "scheme"), volume(LOOKS[:1], LOOKS))
def test_some_turns_in_other_languages_and_lights(invite: Invite, lang: str, scheme: str) -> None:
    guest = invite(locale=lang, color_scheme=scheme)
    page = guest.sit("me", "greedy", "greedy", game="ile_au_tresor", board="islet", limit=4)
    expect(page).to_have_title("L’Île au Trésor · Benbow")
    hand = Hand(3)
    for _ in range(7):
        until_asked(page)
        if is_over(page):
            break
        match = guest.match()
        ask = match.game.telling.ask(match.view(0), match.game.words(lang))
        expect(page.locator("#prompt")).to_have_text(ask)
        act(page, press, hand)
    until_asked(page)
    expect(page.locator("#lines li .line > span")).to_have_text(told(guest.match(), 0, lang))


class Hand:
    """Clicks on anything lit, but ends a move seldom; a way that is shown is gone."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def __call__(self, lit: Locator) -> Locator:
        shown = lit.and_(lit.page.locator(".can.chosen"))
        if shown.count():
            return shown.first
        rest = lit.and_(lit.page.locator(":not(#done)"))
        one = rest if rest.count() and self.luck.random() < 0.8 else lit
        return one.nth(self.luck.randrange(one.count()))


def test_by_finger_on_a_phone_zoomed_in_all_is_large_enough(invite: Invite) -> None:
    """On the island, whose hexes are the smallest. Zoomed out one sees all of it; to play one zooms in once."""
    guest = invite(viewport=PHONE, is_mobile=True, has_touch=True)
    page = guest.sit("me", "greedy", "greedy", game="ile_au_tresor", limit=6)
    until_asked(page)
    page.locator("#zoom-in").tap()
    hand, small = Hand(4), {}

    def tap(what: Locator) -> None:
        small.update(page.evaluate(SMALL))
        what.evaluate(INTO_SIGHT)
        press(what, page.touchscreen.tap)

    for _ in range(10):
        if is_over(page):
            break
        since = seq(page)
        act(page, tap, hand)
        assert seq(page) != since
    assert small == {}
