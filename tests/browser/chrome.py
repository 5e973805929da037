"""A guest at a real browser: opens pages of a running server, plays by clicking, and notes what the browser complains of."""
from __future__ import annotations

import re
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page

from benbow.engine.match import Match
from benbow.server.store import Store, copy_database
from benbow.server.tables import revived
from tests.running import Inn

SWITCHES = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync"]
DATABASE = "benbow.sqlite3"
LANGUAGES = ("en", "fr", "de")
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000  # milliseconds; a busy machine is slow
MOST_TURNS = 200


@dataclass
class Guest:
    """One device: its pages share a cookie."""

    inn: Inn
    context: BrowserContext
    page: Page
    complaints: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context.set_default_timeout(PATIENCE)
        self.watch(self.page)

    # ---------------------------------------------------------------------------------------------- complaints
    def watch(self, page: Page) -> None:
        def on_console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

        def on_error(error: Error) -> None:
            self.complaints.append(f"thrown: {error}")

        page.on("console", on_console)
        page.on("pageerror", on_error)

    def forgive(self, pattern: str) -> None:
        """A complaint that the test provokes on purpose."""
        self.forgiven.append(pattern)

    @property
    def unforgiven(self) -> list[str]:
        return [one for one in self.complaints if not any(re.search(pattern, one) for pattern in self.forgiven)]

    def tab(self) -> Page:
        """A second page on the same device."""
        page = self.context.new_page()
        self.watch(page)
        return page

    # -------------------------------------------------------------------------------------------------- places
    def go(self, path: str = "/") -> Page:
        self.page.goto(self.inn.url + path)
        return self.page

    def sit_at_once(self) -> Page:
        """Two clicks: the address, and the button."""
        self.go().locator("form[action^='/play/'] button").click()
        return self.seated()

    def sit(self, *kinds: str, **options: str | int) -> Page:
        """A new table by its form. `name_0="Jim"` is a name, all else an option."""
        self.go("/new/naufrageurs")
        self.fill(*kinds, **options)
        self.page.locator("form.new-table button.primary").click()
        return self.seated()

    def fill(self, *kinds: str, **options: str | int) -> None:
        page = self.page
        names = {key: str(value) for key, value in options.items() if key.startswith("name_")}
        chosen = {key: str(value) for key, value in options.items() if key not in names}
        if kinds:
            chosen.setdefault("players", str(len(kinds)))
        if page.locator("details:has(.rare):not([open])").count() and chosen.keys() & {"lanes", "barrels", "special"}:
            page.locator("details:has(.rare) summary").click()
        for name, value in chosen.items():
            choose(page, f"option-{name}", value)
        for seat, kind in enumerate(kinds):
            page.locator(f"select[name=seat-{seat}]").select_option(kind)
        for key, name in names.items():
            page.locator(f"input[name={key.replace('_', '-')}]").fill(name)

    def seated(self) -> Page:
        self.page.wait_for_url(re.compile(r"/t/"))
        self.page.wait_for_selector(".play.alive")
        return self.page

    @property
    def table_id(self) -> str:
        return self.page.url.rstrip("/").rsplit("/", 1)[-1].partition("#")[0]

    # --------------------------------------------------------------------------------------------- what is true
    def match(self) -> Match:
        return true_match(self.inn, self.table_id)

    def entries(self) -> int:
        return len(log_of(self.inn, self.table_id))


def choose(page: Page, name: str, value: str) -> None:
    radio = page.locator(f"input[type=radio][name={name}][value='{value}']")
    if radio.count():
        radio.check(force=True)
    else:
        page.locator(f"select[name={name}]").select_option(value)


def log_of(inn: Inn, table: str) -> list[int]:
    """What the store holds, read beside the running server."""
    with closing(sqlite3.connect(f"file:{inn.data / DATABASE}?mode=ro", uri=True)) as reader:
        return [code for (code,) in reader.execute("SELECT code FROM entries WHERE match = ? ORDER BY seq", (table,))]


def true_match(inn: Inn, table: str) -> Match:
    """The match with all its secrets, from a copy of the store: the file itself belongs to the server."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / DATABASE
        copy_database(inn.data / DATABASE, copy)
        store = Store(copy)
        try:
            stored = store.load(table)
        finally:
            store.close()
    assert stored is not None
    return revived(stored)


# ------------------------------------------------------------------------------------------------------------ playing
def seq(page: Page) -> str:
    return page.locator("#table").get_attribute("data-seq") or ""


def my_turn(page: Page) -> Locator:
    return page.locator("#table[data-mine]")


def is_over(page: Page) -> bool:
    return page.locator("#table").get_attribute("data-status") != "open"


def until_asked(page: Page, since: str | None = None) -> None:
    """Until the page asks for an action or the curtain, or shows the end; with `since`, until more has happened than then."""
    newer = f':not([data-seq="{since}"])' if since is not None else ""
    asks = ("[data-mine]", ":not([data-status=open])", ":has(#open-curtain)", ":has(#draw-curtain)")
    settled = "#table:not([data-past]):not(:has(#prompt.passing))"
    page.locator(", ".join(settled + ask + newer for ask in asks)).first.wait_for(state="attached")


def open_curtain(page: Page) -> None:
    page.locator("#open-curtain").click()
    page.locator("#open-curtain").wait_for(state="detached")
    until_asked(page)


def act(page: Page, press: Callable[[Locator], None] | None = None) -> None:
    """Do the first thing that is lit, and wait for what follows from it."""
    press = press or (lambda what: what.click())
    since = seq(page)
    press(page.locator("#board .can").first)
    if page.locator("#confirm").is_visible():
        press(page.locator("#confirm-yes"))
    until_asked(page, since)


def play_out(page: Page, press: Callable[[Locator], None] | None = None) -> int:
    """Play until the end, for all who sit here. -> how many actions it took"""
    press = press or (lambda what: what.click())
    for n in range(MOST_TURNS):
        until_asked(page)
        if is_over(page):
            return n
        for curtain in ("#draw-curtain", "#open-curtain"):
            if page.locator(curtain).is_visible():
                press(page.locator(curtain))
                page.locator(curtain).wait_for(state="detached")
        until_asked(page)
        if page.locator("#board .can").count():
            act(page, press)
    raise AssertionError("the game does not end")
