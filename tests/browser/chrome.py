"""A guest at a real browser: opens pages of a running server, plays by clicking, and notes what the browser complains of."""
from __future__ import annotations

import json
import re
import sqlite3
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, expect

from benbow.engine import catalog, files
from benbow.engine.match import Match
from benbow.server.presentation import TablePresentation
from tests import own
from tests.own import volume
from tests.running import Inn

SWITCHES = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
            "--disable-component-update", "--disable-sync",
            "--in-process-gpu", "--process-per-site", "--renderer-process-limit=1"]  # fewer processes to start
DATABASE = "benbow.sqlite3"
LANGUAGES = volume(("fr",), own.LANGUAGES)  # where another one is more of the same
LOOKS = [("fr", "dark"), ("de", "light")]
WON = {"en": "You have won.", "fr": "Vous avez gagné.", "de": "Du hast gewonnen."}
LOST = {"en": "You have lost.", "fr": "Vous avez perdu.", "de": "Du hast verloren."}
DRAWN = {"en": "It is a draw.", "fr": "Partie nulle.", "de": "Unentschieden."}
PHONE = {"width": 390, "height": 844}
PATIENCE = 60_000  # milliseconds; a busy machine is slow
MOST_TURNS = 200
MOST_CLICKS = 8  # for one action

Press = Callable[[Locator], None]
Pick = Callable[[Locator], Locator]  # one of the things that can be clicked


STREAM_ENDED = "ERR_INCOMPLETE_CHUNKED_ENCODING.*/alerts"  # by a busy server: it is opened again, which other tests see to


@dataclass
class Guest:
    """One device: its pages share a cookie."""

    inn: Inn
    context: BrowserContext
    page: Page
    prepare: Callable[[Page], object] = lambda page: None  # every page
    scripts: list[str] = field(default_factory=list)  # of every page
    complaints: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=lambda: [STREAM_ENDED])

    def __post_init__(self) -> None:
        self.context.set_default_timeout(PATIENCE)
        self.watch(self.page)

    # ---------------------------------------------------------------------------------------------- complaints
    def watch(self, page: Page) -> None:
        self.prepare(page)
        for script in self.scripts:
            page.add_init_script(script)

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

    def add_script(self, script: str) -> None:
        """For all pages of this guest. (A script of the context would still be there when the device has another guest.)"""
        self.scripts.append(script)
        self.page.add_init_script(script)

    # -------------------------------------------------------------------------------------------------- places
    def go(self, path: str = "/") -> Page:
        self.page.goto(self.inn.url + path)
        return self.page

    def sit_at_once(self, game: str = "naufrageurs") -> Page:
        """A table as "Play against the bot" makes it."""
        return self.sent(f"/play/{game}", {})

    def sit(self, *kinds: str, **options: str | int) -> Page:
        """A new table, by what its form sends. `name_0="Jim"` is a name, `game` the game, all else an option."""
        game, chosen = options.pop("game", "naufrageurs"), {"players": len(kinds), **options} if kinds else options
        fields = {key.replace("_", "-") if key.startswith("name_") else f"option-{key}": str(one) for key, one in chosen.items()}
        return self.sent(f"/new/{game}", fields | {f"seat-{seat}": kind for seat, kind in enumerate(kinds)})

    def sent(self, path: str, form: Mapping[str, str], until: str = ".play.alive") -> Page:
        """Pages that lead to a table have tests of their own; here it is opened at once, which spares a second."""
        answer = self.context.request.post(self.inn.url + path, form={**form}, headers={"origin": self.inn.url}, max_redirects=0)
        assert answer.status == 303, answer.text()
        self.go(answer.headers["location"]).wait_for_selector(until)
        return self.page

    def fill(self, *kinds: str, **options: str | int) -> None:
        page = self.page
        names = {key: str(value) for key, value in options.items() if key.startswith("name_")}
        chosen = {key: str(value) for key, value in options.items() if key not in names}
        if kinds:
            chosen.setdefault("players", str(len(kinds)))
        rare = page.locator("details:has(.rare):not([open])")
        if rare.count() and any(rare.locator(f"[name=option-{name}]").count() for name in chosen):
            rare.locator("summary").click()
        for name, value in chosen.items():
            choose(page, f"option-{name}", value)
        for seat, kind in enumerate(kinds):
            select_kind(page.locator(f"select[name=seat-{seat}]"), kind)
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


def play_button(game: str) -> str:
    """On the first page: sit down at once."""
    return f"form[action='/play/{game}'] button"


def choose(page: Page, name: str, value: str) -> None:
    radio = page.locator(f"input[type=radio][name={name}][value='{value}']")
    if radio.count():
        radio.check(force=True)
    elif page.locator(f"input[type=hidden][name={name}][value='{value}']").count():
        return  # there is no choice
    elif page.locator(f"input[type=number][name={name}]").count():
        page.locator(f"input[type=number][name={name}]").fill(value)
    else:
        page.locator(f"select[name={name}]").select_option(value)


def select_kind(select: Locator, kind: str) -> None:
    """Plain bots are not offered any more, but may be asked for: they are quick, and the same in every game."""
    if not select.locator(f"option[value={kind}]").count():
        select.evaluate("(select, kind) => { select.add(new Option(kind, kind)); select.lastChild.dataset.help = kind; }", kind)
    select.select_option(kind)


def log_of(inn: Inn, table: str) -> list[int]:
    """What the store holds."""
    return [code for (code,) in stored(inn, "SELECT code FROM entries WHERE match = ? ORDER BY seq", table)]


def true_match(inn: Inn, table: str) -> Match:
    """The match with all its secrets."""
    [(game, rules, options, dice)] = stored(inn, "SELECT game, rules, options, dice FROM matches WHERE id = ?", table)
    return files.revived(catalog.game(game), rules, json.loads(options), json.loads(dice), log_of(inn, table))


def stored(inn: Inn, question: str, *given: str) -> list[Any]:
    """Read beside the running server."""
    with closing(sqlite3.connect(f"file:{inn.data / DATABASE}?mode=ro", uri=True, timeout=PATIENCE / 1000)) as reader:
        return reader.execute(question, given).fetchall()


def expect_the_true_result(guest: Guest, lang: str) -> None:
    """The winner, the reason and everyone's points, as the stored match has them."""
    match = guest.match()
    outcome, words = match.outcome, match.game.words(lang)
    assert outcome is not None
    mine = int((guest.page.locator("#table").get_attribute("data-face") or "").partition(":")[0])
    heading = DRAWN if len(outcome.winners) == match.seats else WON if mine in outcome.winners else LOST
    expect(guest.page.locator("#prompt")).to_have_text(heading[lang])
    expect(guest.page.locator("#ask .reason")).to_have_text(words(f"reason-{outcome.reason}"))
    expect(guest.page.locator("#seats .points")).to_have_count(match.seats if match.game.has_points else 0)
    for seat, points in enumerate(outcome.points if match.game.has_points else ()):
        expect(guest.page.locator("#seats li").nth(seat).locator(".points")).to_have_text(words("points", n=points))


def told(match: Match, seat: int, lang: str) -> list[str]:
    """The story as a seat was told it: laying out the table is one line, and so is a walk."""
    lines = TablePresentation().story(match, seat, match.game.words(lang), match.ply)
    texts, single = [line.text for line in lines], [match.tell(ply, seat, lang) for ply in range(match.laid, match.ply)]
    assert texts[len(texts) - len(single):] == single or any(line.first is not None for line in lines)
    return texts


def expect_the_end(guest: Guest, lang: str, seat: int = 0) -> Match:
    """The result and the whole story, as the store has them; and the file replays to the same. -> the match in the file"""
    page, match = guest.page, guest.match()
    expect_the_true_result(guest, lang)
    expect(page.locator("#lines li .line > span")).to_have_text(told(match, seat, lang))
    again = files.decode(guest.context.request.get(f"{page.url}/match.json").body())
    assert isinstance(again, Match)
    assert (again.actions, again.outcome) == (match.actions, match.outcome)
    return again


def settled(page: Page) -> None:
    """Nothing is laid out any more, nothing moves, and nothing is kept waiting."""
    expect(page.locator(".play.laying")).to_have_count(0)
    expect(page.locator("#board .piece[style*=transition]")).to_have_count(0)


# A film whose steps wait, each until `window.nextStep()`: else it may be further than the test that looks at it.
HELD_FILM = """() => {
  const real = setTimeout;
  window.setTimeout = (then, time) => { if (time !== 900) return real(then, time); window.nextStep = then; return 1e9; };
}"""


# A page that soon tries again what has failed, but leaves its messages as long as ever.
IMPATIENT = "() => { const real = setTimeout; window.setTimeout = (then, time) => real(then, time === 9000 ? time : time / 20); }"


# ------------------------------------------------------------------------------------------------------------ playing
def seq(page: Page) -> str:
    return page.locator("#table").get_attribute("data-seq") or ""


def until(page: Page, question: str, given: object = None) -> None:
    """Until the page answers yes. It is asked again and again from here: playwright's own `wait_for_function` asks with `eval`
    inside the page, which ours forbid, and fails now and then, when the answer is not yes at once.
    """
    end = time.monotonic() + PATIENCE / 1000
    while not page.evaluate(question, given):
        assert time.monotonic() < end, f"never true: {question}"
        page.wait_for_timeout(20)


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


def offered(page: Page) -> Locator:
    """What can be clicked now: what is lit, and buttons that do something."""
    return page.locator("#board .can, #buttons button.act")


def click_on(what: Locator) -> None:
    what.click()


def first_lit(lit: Locator) -> Locator:
    """On the board, if there is something."""
    on_board = lit.and_(lit.page.locator(".can"))
    return on_board.first if on_board.count() else lit.first


def act(page: Page, press: Press = click_on, pick: Pick = first_lit) -> None:
    """Do the first thing that is lit (or what is picked), click by click, and wait for what follows from it."""
    until_asked(page)  # a page that was just opened has yet to be told how the table is laid out
    since = seq(page)
    for clicks in range(1, MOST_CLICKS):
        press(pick(offered(page)))
        if page.locator("#confirm").is_visible():
            press(page.locator("#confirm-yes"))
        if not is_half_done(page, since, clicks):
            until_asked(page, since)
            return
    raise AssertionError("a gesture without end")


def is_half_done(page: Page, since: str, clicks: int) -> bool:
    """After a click: does the page wait for the next one? If not, something has happened."""
    half = f'#table[data-seq="{since}"]:has(#put-back):has({" ~ ".join([".chosen"] * clicks)})'
    page.locator(f'{half}, #table:not([data-seq="{since}"])').first.wait_for(state="attached")
    return page.locator(half).count() > 0


def play_out(page: Page, press: Press = click_on, pick: Pick = first_lit) -> int:
    """Play until the end, for all who sit here. -> how many actions it took"""
    for n in range(MOST_TURNS):
        until_asked(page)
        if is_over(page):
            return n
        pass_on(page, press)
        if offered(page).count():
            act(page, press, pick)
    raise AssertionError("the game does not end")


def pass_on(page: Page, press: Press = click_on) -> None:
    """Draw the curtain and open it, as far as the page asks for it."""
    for curtain in ("#draw-curtain", "#open-curtain"):
        if page.locator(curtain).is_visible():
            press(page.locator(curtain))
            page.locator(curtain).wait_for(state="detached")
    until_asked(page)
