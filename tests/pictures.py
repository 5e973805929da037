"""python -m tests.pictures: the pictures of README and docs, taken from the real pages by a real browser."""
from __future__ import annotations

import functools
import io
import random
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

import benbow
from benbow.engine.match import Match
from benbow.search.baselines import bot

from .browser import far, jungle, volcano
from .browser.chrome import MOST_TURNS, SWITCHES, Guest, act, play_button, until_asked
from .browser.far import asked
from .browser.gestures import choose
from .browser.isle import press
from .browser.stored import sit_at
from .by_hand import fields, play_on, tried
from .running import Inn, running
from .schatzinsel.table import disc, named, stands

FOLDER = Path(__file__).parent.parent / "docs" / "pictures"
SIZES: dict[str, tuple[int, int, Literal["light", "dark"]]] = {
    "desktop": (1280, 900, "light"),
    "dark": (1280, 900, "dark"),
    "phone": (390, 844, "light"),
}


def keep(page: Page, name: str) -> None:
    """A small file: 192 colours are enough for ink on parchment. Nobody zooms in a picture."""
    page.wait_for_timeout(700)
    page.evaluate("document.getElementById('zoom')?.style.setProperty('visibility', 'hidden')")
    with Image.open(io.BytesIO(page.screenshot())) as image:
        small = image.convert("RGB").quantize(192, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(FOLDER / f"{name}.png", optimize=True)
    print(f"docs/pictures/{name}.png")


def clicked(page: Page, moves: int) -> None:
    """Some moves of our own; the bot answers."""
    for k in range(moves):
        lit = page.locator("#board .can")
        lit.nth((k * 3 + 1) % lit.count()).click()
        if page.locator("#confirm").is_visible():
            page.click("#confirm-yes")
        page.wait_for_timeout(300)
        page.wait_for_selector("#table[data-mine]", state="attached")


def naufrageurs(page: Page, url: str, size: str) -> None:
    page.goto(f"{url}/new/naufrageurs")
    page.get_by_role("radio", name="3").check(force=True)
    page.select_option("[name=seat-0]", "boatswain")
    page.select_option("[name=seat-1]", "me")
    page.fill("[name=name-1]", "Anne")
    keep(page, f"new-{size}")
    page.click("main form .button.primary")
    page.wait_for_selector("#table[data-mine]", state="attached")
    clicked(page, 2)
    page.goto(url)
    page.click(play_button("naufrageurs"))
    page.wait_for_selector("#table[data-mine]", state="attached")
    clicked(page, 8)
    keep(page, f"play-{size}")
    page.click("#step-first")
    page.locator("#lines li").nth(14).locator("button").click()
    keep(page, f"replay-{size}")


def martinique(page: Page, url: str, size: str) -> None:
    page.goto(f"{url}/new/martinique")
    page.fill("[name=name-0]", "Anne")
    keep(page, f"martinique-new-{size}")
    page.click("main form .button.primary")
    until_asked(page)
    taken = page.locator("#board [id^=map-]").and_(page.get_by_role("img"))
    for turn in range(MOST_TURNS):  # until some map tiles have been taken, and a treasure
        if (turn >= 9 and taken.count() >= 3) or page.locator("#stool-6[aria-label*=pirate]").count():
            break
        act(page, press, Explorer(turn))
    keep(page, f"martinique-play-{size}")
    if page.locator("#board .can[id^=black]").count():
        press(page.locator("#board .can[id^=black]").first)  # where may he go?
        page.wait_for_selector("#put-back")
        keep(page, f"martinique-move-{size}")
    page.click("#step-first")
    page.locator("#lines li").nth(12).locator("button").click()
    keep(page, f"martinique-replay-{size}")


def ile_au_tresor(page: Page, inn: Inn, size: str) -> None:
    page.goto(f"{inn.url}/new/ile_au_tresor")
    page.fill("[name=name-0]", "Anne")
    keep(page, f"ile_au_tresor-new-{size}")
    guest, match = Guest(inn, page.context, page), middle_of_a_game()
    sit_at(guest, match, kinds=("me", "greedy", "greedy"), names=("Anne", "", ""))
    keep(page, f"ile_au_tresor-play-{size}")
    reach = {pirate: volcano.in_reach(match, pirate) for pirate in range(1, 7)}
    pirate = max(reach, key=lambda one: len(reach[one]))
    end = max(reach[pirate], key=lambda name: reach[pirate][name])
    choose(page, f"red-{pirate}", volcano.hex_id(end))  # how far may he go, and which way?
    keep(page, f"ile_au_tresor-move-{size}")
    page.keyboard.press("Escape")
    page.click("#step-first")
    page.locator("#lines li").nth(24).locator("button").click()
    keep(page, f"ile_au_tresor-replay-{size}")


@functools.cache
def middle_of_a_game() -> Match:
    """Of bots against each other: all have pirates ashore, someone has looked into a chest, and red can go far."""
    for seed in range(1000):
        match = played("ile_au_tresor", seed, lambda match: match.ply >= 120 or is_worth_a_picture(match))
        if is_worth_a_picture(match):
            return match
    raise AssertionError("bots stay aboard")


def is_worth_a_picture(match: Match) -> bool:
    s = match.view(0).record
    ashore = [(s["at"][seat] >= 0).sum() for seat in range(match.seats)]
    is_looked = (s["seen"][0] == 1).any() and (s["seen"][1:] > 0).any()
    return match.actor == 0 and match.phase == "progress" and s["pp"] >= 9 and min(ashore) >= 2 and bool(is_looked)


# ------------------------------------------------------------------------------------------------- Die Schatzinsel
def schatzinsel(page: Page, inn: Inn, size: str) -> None:
    page.goto(f"{inn.url}/new/schatzinsel")
    page.fill("[name=name-0]", "Anne")
    keep(page, f"schatzinsel-new-{size}")
    guest, match = Guest(inn, page.context, page), middle_of_the_jungle()
    sit_at(guest, half_laid(), kinds=("me", "greedy"), names=("Anne", ""))
    choose(page, "well-8", "face-1")
    keep(page, f"schatzinsel-laying-{size}")
    sit_at(guest, match, kinds=("me", "greedy"), names=("Anne", ""))
    keep(page, f"schatzinsel-play-{size}")
    pawn = max(stands(match, 0), key=lambda point: len(jungle.in_reach(match, point)))
    choose(page, f"red-{pawn}")  # where may it go?
    keep(page, f"schatzinsel-move-{size}")
    page.keyboard.press("Escape")
    page.click("#step-first")
    page.locator("#lines li").nth(60).locator("button").click()
    keep(page, f"schatzinsel-replay-{size}")
    well, sixths = widest_turn(match)
    sit_at(guest, tried(match, f"name {well}", "allow"), kinds=("me", "greedy"), names=("Anne", ""))
    choose(page, f"turn-{sixths}")
    keep(page, f"schatzinsel-turn-{size}")


def half_laid() -> Match:
    """Of bots: some discs lie, and Red has one in hand; well 8 is empty."""
    for seed in range(1000):
        match = played("schatzinsel", seed, lambda match: match.actor == 0 and fields(match)["laid"] >= 9)
        if not disc(match, 8):
            return match
    raise AssertionError("well 8 is laid first, always")


@functools.cache
def middle_of_the_jungle() -> Match:
    """Of bots: both sides have pawns out and chests aboard, and Red can do much."""
    for seed in range(1000):
        match = played("schatzinsel", seed, is_lively)
        if match.actor == 0:
            return match
    raise AssertionError("bots stay in their camps")


def is_lively(match: Match) -> bool:
    s = fields(match)
    out = [int(s["standing"][side]).bit_count() for side in (0, 1)]
    is_aboard = min(int(s["chests"][side][1]) for side in (0, 1)) > 0
    return match.actor == 0 and match.phase == "act" and s["left"] >= 3 and min(out) >= 2 and is_aboard


def played(game: str, seed: int, is_enough: Callable[[Match], bool]) -> Match:
    """By bots, until then or to the end."""
    match = benbow.game(game).new(seed=seed)
    bots = [bot("greedy", seed=seat) for seat in range(match.seats)]
    return play_on(match, lambda match: bots[match.actor].choose(match.view(match.actor)), is_enough)


def widest_turn(match: Match) -> tuple[int, int]:
    """The disc, and how far, that gives Red's pawns the most places to go to."""
    found: dict[tuple[int, int], int] = {}
    for well in named(match):
        for sixths in range(1, 6):
            trial = tried(match, f"name {well}", "allow", f"turn +{sixths}")
            found[well, sixths] = sum(len(jungle.in_reach(trial, point)) for point in stands(trial, 0))
    return max(found, key=lambda turn: (found[turn], turn))


class Explorer:
    """Goes where map tiles lie, if he can, and stays away from the bar; else one after the other."""

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def __call__(self, lit: Locator) -> Locator:
        for wanted in ("[aria-label*='map tile']", "[aria-label*=' 1']", "[aria-label*='pirate']"):
            if (good := lit.and_(lit.page.locator(wanted))).count():
                return good.nth(self.turn % good.count())
        return lit.nth(self.turn % lit.count())


def first(page: Page, url: str, size: str) -> None:
    page.goto(url)
    keep(page, f"first-{size}")


def friends(page: Page, other: Page, inn: Inn, size: str) -> None:
    """A table that waits, the invitation on another device, the two at play, their talk, and the lobby."""
    page.goto(inn.url)
    page.click(play_button("martinique").replace("/play/", "/friend/"))
    page.fill("#my-name", "Anne")
    other.goto(page.locator("#invite-link").input_value())
    other.get_by_text("Anne").first.wait_for()
    keep(other, f"invitation-{size}")
    keep(page, f"waiting-{size}")
    other.fill("#sit-name", "Bob")
    other.keyboard.press("Enter")
    luck, pages = random.Random(1), [Guest(inn, one.context, one).seated() for one in (page, other)]
    for _ in range(12):
        one = asked(pages)
        assert one is not None
        far.act(one, luck)
    asked(pages)
    keep(page, f"friends-{size}")
    for one, words in ((other, "Are you digging at D4?"), (page, "Wait and see.")):
        if one.locator("#to-talk").is_visible():  # on a phone it is below the board
            one.click("#to-talk")
        one.fill("#say-text", words)
        one.keyboard.press("Enter")
        page.locator("#said").get_by_text(words).wait_for(state="attached")
    keep(page, f"talk-{size}")
    other.goto(f"{inn.url}/lobby")
    game = ("schatzinsel", "naufrageurs", "ile_au_tresor")[[*SIZES].index(size)]  # each another one, or they would meet
    other.click(f"button[formaction='/seek/{game}']")
    other.wait_for_selector("#gathering")
    page.goto(f"{inn.url}/lobby")
    page.get_by_text("Bob").first.wait_for()
    keep(page, f"lobby-{size}")


def device(browser: Browser, size: str) -> Page:
    width, height, theme = SIZES[size]
    return browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=theme, locale="en-GB", reduced_motion="reduce",
        device_scale_factor=2 if width < 500 else 1,
    ).new_page()


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, running(Path(data)) as inn, sync_playwright() as player:
        browser = player.chromium.launch(executable_path=shutil.which("chromium"), args=SWITCHES)
        for size in SIZES:
            page, other = device(browser, size), device(browser, size)
            friends(page, other, inn, size)
            schatzinsel(page, inn, size)
            ile_au_tresor(page, inn, size)
            for take in (martinique, first, naufrageurs):
                take(page, inn.url, size)
            for one in (page, other):
                one.context.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
