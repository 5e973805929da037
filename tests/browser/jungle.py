"""Die Schatzinsel by clicking: tables at which much has happened already, on one device or on two, and gestures."""
from __future__ import annotations

import sqlite3
import time
from collections.abc import Sequence
from contextlib import closing

from playwright.sync_api import Page, expect

from benbow.engine.match import Match, explain
from benbow.games.schatzinsel.drawing.ids import TARGET_IDS
from benbow.games.schatzinsel.rules import facts
from benbow.server.forms import Order
from benbow.server.schema import MatchRow
from benbow.server.store import entry_values, match_values
from benbow.server.tables import digest, new_token
from tests.browser.chrome import DATABASE, PATIENCE, Guest, seq, until_asked
from tests.browser.volcano import COOKIE, dice_for, is_chosen, lit, press, put, tap, ways
from tests.by_hand import fields, go
from tests.schatzinsel.table import BLACK, GAME, ISLAND, RED, ROLLS, disc, named, stands, table

TURNED = """disc => {   // as it is drawn now, as the page will have turned it in the end, and as the server says
  const { a, b } = new DOMMatrix(getComputedStyle(disc).transform), number = text => +/rotate\\((-?[\\d.]+)/.exec(text)?.[1] || 0;
  return [Math.round(Math.atan2(b, a) * 180 / Math.PI), number(disc.style.transform), number(disc.getAttribute("transform"))];
}"""


def roll(side: int, points: int) -> str:
    """A throw of the four dice that gives a side so many points."""
    return f"roll {ROLLS[side][points]}"


def begun(*line: str, layout: str = ISLAND, **options: object) -> Match:
    """All discs lie as in tests/schatzinsel/table.py, and then this has happened."""
    deals = [f"deal {name[0]} r{name[1]}" for name in layout.split()]
    return table(*deals, *line, layout="random", **options)


# Red has come to 10, where four trails part, and has two points left. Black's pawns are all in the camp still.
AT_THE_FORK = (roll(RED, 4), "move start 18", "move 18 10")
# Red is on 8, in Black's way; Black stands on 16 beside it, with two points left.
FACE_TO_FACE = (roll(RED, 3), "move start 18", "move 18 10", "move 10 8", "end", roll(BLACK, 3), "move start 16")


NAMED = (*AT_THE_FORK, "name 12")  # Black is asked


def drafting() -> Match:
    """One disc lies, and Red has another one in hand."""
    return table("draw F", "lay 9 r2", "draw D", layout="drafted")


def nearly_laid(**options: object) -> Match:
    """Four discs of the layout above are still to be laid."""
    discs = [(well, name) for well, name in enumerate(ISLAND.split()) if well not in (4, 9, 13, 17)]
    line = [text for well, name in discs for text in (f"draw {name[0]}", f"lay {well} r{name[1]}")]
    return table(*line, layout="drafted", **options)


def lay_down(match: Match, guests: Sequence[Guest], *to_come: str, kinds: Sequence[str] = (),
             names: tuple[str, ...] = ("", "")) -> str:
    """A table in the server's store, with all that has happened, and dice for what is to come. -> its path

    A seat belongs to each of the guests; to the only one belong both, as one person's or as `kinds` says.
    """
    tokens = [token_of(guest) for guest in guests]
    id, now, inn = new_token(), time.time(), guests[0].inn
    dice = match.dice if match.dice.kind == "seeded" else dice_for(match, to_come)
    row = match_values(MatchRow(id, GAME.id, GAME.rules_version, match.options, dice.to_file(), "open", None, now, now))
    order = Order(match.options, tuple(kinds) or (("me", "me") if len(guests) == 1 else ("me", "guest")), names)
    holders = [digest(tokens[seat % len(tokens)]) for seat in (RED, BLACK)]
    with closing(sqlite3.connect(inn.data / DATABASE, timeout=PATIENCE / 1000)) as store, store:
        put(store, "matches", row)
        for holder, seat in zip(holders, order.seats(holders[0]), strict=True):
            put(store, "seats", {"match": id, **vars(seat), **({"holder": holder} if seat.holder else {})})
        for entry in entry_values(id, 0, match.log):
            put(store, "entries", entry)
    return f"/t/{id}"


def token_of(guest: Guest) -> str:
    known = [cookie.get("value", "") for cookie in guest.context.cookies() if cookie.get("name") == COOKIE]
    token = known[0] if known else new_token()
    guest.context.add_cookies([{"name": COOKIE, "value": token, "url": guest.inn.url}])
    return token


def sit_at(guest: Guest, match: Match, *to_come: str, kinds: Sequence[str] = (), names: tuple[str, ...] = ("", "")) -> Page:
    """A page at such a table, when something is asked there. Both sides are one person, if nothing else is said."""
    page = guest.go(lay_down(match, [guest], *to_come, kinds=kinds, names=names))
    guest.seated()
    until_asked(page)
    return page


def sit_both(red: Guest, black: Guest, match: Match, *to_come: str) -> tuple[Page, Page]:
    """Two devices at one table."""
    path = lay_down(match, [red, black], *to_come)
    for guest in (red, black):
        guest.go(path)
        guest.seated()
    until_asked((red, black)[match.actor].page)
    return red.page, black.page


# --------------------------------------------------------------------------------------------------------------- clicks
def do(page: Page, *texts: str) -> None:
    """Actions by their names, each with all its clicks."""
    for text in texts:
        until_asked(page)
        code = GAME.verbs.parse(text)
        found = [ids for ids, what in ways(page).items() if what == code]
        assert found, f"{text} is not offered, but {ways(page)}"
        tap(page, *found[0])


def choose(page: Page, *ids: str) -> None:
    """Half a gesture."""
    for clicks, id in enumerate(ids, 1):
        press(page.locator(f"#{id}"))
        is_chosen(page, *ids[:clicks])


def put_back(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("#put-back")).to_have_count(0)


def same_sight(one: Page, other: Page) -> None:
    expect(other.locator("#table")).to_have_attribute("data-seq", seq(one))


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
    if clicks[:-1]:
        put_back(page)


# ----------------------------------------------------------------------------------------------------------- what is true
def in_reach(match: Match, point: str) -> set[str]:
    """The targets that a pawn of the one who acts can come to."""
    side, points = int(fields(match)["player"]), (*map(str, range(19)), "start", "goal")
    found = facts.reach(facts.Snapshot.of(match.view(match.actor)), side, points.index(point))
    return {TARGET_IDS[side][target] for target in facts.bits(found)}


def angles(page: Page, well: int) -> list[float]:
    """Of a disc: now, in the end, and by the server."""
    found: list[float] = page.locator(f"#disc-{well}").evaluate(TURNED)
    return found


__all__ = [
    "AT_THE_FORK", "FACE_TO_FACE", "NAMED", "angles", "begun", "choose", "disc", "do", "drafting", "fields", "go", "in_reach",
    "lay_down", "lit", "named", "nearly_laid", "press", "put_back", "refuses", "roll", "same_sight", "sit_at", "sit_both",
    "stands", "tap",
]
