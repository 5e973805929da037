"""People at several devices: a table for friends, sitting down by its link, and playing by clicks on all devices in turn."""
from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence

import httpx
from playwright.sync_api import Page, expect

from tests.browser.chrome import PATIENCE, Guest, is_over, seq, stored
from tests.browser.gestures import is_chosen, press, ways

SHORT: dict[str, dict[str, str | int]] = {  # small versions, soon over
    "naufrageurs": {"lanes": 2, "barrels": 2, "special": 2},
    "martinique": {"board": "cove", "pirates": 2, "deploy_first": 1},
    "ile_au_tresor": {"board": "islet", "limit": 6},
    "schatzinsel": {"layout": "random", "length": "tiny", "limit": 3},
}
MOST_ACTIONS = 300


def form_of(game: str, *kinds: str, **given: str | int) -> dict[str, str]:
    """What the form of a short match sends. `name_0="Ann"` is a name."""
    names = {key.replace("_", "-"): str(one) for key, one in given.items() if key.startswith("name_")}
    options = {f"option-{key}": str(one) for key, one in (SHORT[game] | given | {"players": len(kinds)}).items()
               if key not in given or not key.startswith("name_")}
    return options | names | {f"seat-{seat}": kind for seat, kind in enumerate(kinds)}


def open_table(host: Guest, game: str, *kinds: str, **given: str | int) -> str:
    """The host's waiting page. -> the path of the link for friends"""
    return invited(host, game, form_of(game, *kinds, **given))


def invited(host: Guest, game: str, form: Mapping[str, str]) -> str:
    page = host.sent(f"/new/{game}", form, "#invite-link")
    return path_of(page.locator("#invite-link").input_value())


def open_elsewhere(guest: Guest, game: str = "martinique", *kinds: str) -> tuple[str, str]:
    """A table that someone has opened on another device. -> its path, and that of its link"""
    form = form_of(game, *(kinds or ("me", "friend")), name_0="Ann Bonny")
    answer = httpx.post(f"{guest.inn.url}/new/{game}", data=form, headers={"origin": guest.inn.url})
    path = answer.headers["location"]
    [(invite,)] = stored(guest.inn, "SELECT invite FROM matches WHERE id = ?", path.rpartition("/")[2])
    return path, f"/i/{invite}"


def path_of(url: str) -> str:
    return "/" + url.split("/", 3)[3]


def sit_down(guest: Guest, link: str, name: str) -> Page:
    """By the keyboard: the name field has the focus, and Enter sits down."""
    page = guest.go(link)
    expect(page.locator("#sit-name")).to_be_focused()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    return page


def gathered(*guests: Guest) -> list[Page]:
    """When the match has begun, all pages show it by themselves."""
    return [guest.seated() for guest in guests]


# ------------------------------------------------------------------------------------------------------------ playing
def asked(pages: Sequence[Page]) -> Page | None:
    """The page that asks for an action; None when all show the end."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for page in pages:
            if page.locator("#table[data-mine]:not(:has(#prompt.passing))").count():
                return page
        if all(is_over(page) for page in pages):
            return None
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked for anything")


def act(page: Page, luck: random.Random) -> None:
    """One action, with all its clicks; then the page has seen it."""
    since, ids = seq(page), luck.choice([ids for ids, code in ways(page).items() if isinstance(code, int)])
    for clicks, id in enumerate(ids, 1):
        press(page.locator(f"#{id}"))
        if clicks < len(ids):
            is_chosen(page, *ids[:clicks])
        elif page.locator("#confirm").is_visible():
            press(page.locator("#confirm-yes"))
    expect(page.locator(f'#table[data-seq="{since}"]')).to_have_count(0)


def play_to_the_end(pages: Sequence[Page], seed: int = 1) -> list[int]:
    """-> how many actions were taken on each device"""
    luck, taken = random.Random(seed), [0] * len(pages)
    for _ in range(MOST_ACTIONS):
        page = asked(pages)
        if page is None:
            return taken
        act(page, luck)
        taken[pages.index(page)] += 1
    raise AssertionError("the match does not end")


def play_until_asked(pages: Sequence[Page], wanted: Page, seed: int = 1) -> None:
    luck = random.Random(seed)
    while (page := asked(pages)) is not wanted:
        assert page is not None
        act(page, luck)
