"""L'Île au Trésor by clicking: tables at which much has happened already, dice that are known, and gestures."""
from __future__ import annotations

import itertools
import json
import sqlite3
import time
from collections.abc import Callable, Iterable
from contextlib import closing

from playwright.sync_api import Locator, Page, expect

import benbow
from benbow.engine.contract import CHANCE
from benbow.engine.dice import Dice, Seeded
from benbow.engine.match import Match
from benbow.games.ile_au_tresor.rules.actions import VERBS
from benbow.games.ile_au_tresor.rules.facts import Snapshot, walks
from benbow.server.forms import Order
from benbow.server.schema import MatchRow
from benbow.server.store import entry_values, match_values
from benbow.server.tables import digest, new_token
from tests.browser.chrome import DATABASE, PATIENCE, Guest, Press, is_half_done, pass_on, seq, until_asked
from tests.browser.isle import offered_as
from tests.by_hand import fields, go
from tests.ile_au_tresor.table import NUMBER, table, way_to

GAME = benbow.game("ile_au_tresor")
ISLET = 1  # its place among the maps
COOKIE = "benbow_device"
CELLS = "14 24 34 44 54 64"  # where the chests lie: two hexes behind the jetties A, B, C, D and F of the islet


# ---------------------------------------------------------------------------------------------------- what has happened
def begun(*line: str, ports: str = "A C", chests: str = CELLS, **options: object) -> Match:
    """On the islet: red, then blue (and green) has placed the boat; then this."""
    cells, boats = [f"chest {cell}" for cell in chests.split()], ports.split()
    placed = [text for port in boats for text in ("roll 3-4", f"place {port}")]
    return table(*cells, "begins red", *placed, *line, **{"map": "islet", "players": len(boats), "chests": len(cells), **options})


def steps(pirate: int, *names: str, verb: str = "step") -> list[str]:
    """From the first hex over the others, on the islet."""
    return [f"{verb} {pirate} {way_to(one, other, ISLET)}" for one, other in itertools.pairwise(names)]


# One of each side is ashore: red behind jetty A, blue behind jetty C. It is red's turn.
ASHORE = ("roll 5-6", "land red", *steps(1, "b9", "b8"), "done", "roll 5-6", "land blue", *steps(1, "k8", "j8"), "done")
# Red comes from port A, blue from port B: red 1 and 2 stand beside blue 1, who is on e10. Red may attack.
BESIDE = (
    "roll 5-6", "land red", *steps(1, "b9", "c9"), "done", "roll 5-6", "land blue", *steps(1, "f11", "e10"), "done",
    "roll 5-6", *steps(1, "c9", "d9", "e9", "f10"), "land red", "done", "done", "roll 1-2", "done", "done",
)
TWO_TO_ONE = (*BESIDE, "roll 1-4", *steps(2, "b9", "c9", "d9", "e9"), "done")


def dice_for(match: Match, to_come: Iterable[str]) -> Dice:
    """Dice that will give what is to come, if people do what is in between."""
    trial, wanted = match.copy(), []
    for text in to_come:
        code = trial.parse(text)
        if trial.actor == CHANCE:
            wanted.append((trial.actors.count(CHANCE), trial._weights(), trial.legal().index(code)))
        trial.play(code)
    fitting = (dice for dice in map(Seeded, map(str, itertools.count()))
               if all(dice.draw(i, weights) == place for i, weights, place in wanted))
    return next(fitting)


def asked_at_once(**options: object) -> Match:
    """With true dice: red begins, and may place the boat in the first turn."""
    for seed in itertools.count():
        match = Match(GAME, options, seed=seed)
        match.advance()
        if match.actor == 0 and fields(match)["turns"] == 1:
            return match
    raise AssertionError("there are always more")


def after(match: Match, *line: str) -> Match:
    return go(match.copy(), *line)


def lay_down(guest: Guest, match: Match, *to_come: str, kinds: tuple[str, ...] = (), names: tuple[str, ...] = ()) -> str:
    """A table in the server's store, with all that has happened in this match, and dice for what is to come. -> its path

    The server reads it when a page asks for it, as it reads all that it has put away. All seats are one person's, if nothing
    else is said.
    """
    who = kinds or ("me",) * match.seats
    known = [cookie.get("value", "") for cookie in guest.context.cookies() if cookie.get("name") == COOKIE]
    token = known[0] if known else new_token()
    guest.context.add_cookies([{"name": COOKIE, "value": token, "url": guest.inn.url}])
    id, now, dice = new_token(), time.time(), match.dice if match.dice.kind == "seeded" else dice_for(match, to_come)
    row = match_values(MatchRow(id, GAME.id, GAME.rules_version, match.options, dice.to_file(), "open", None, now, now))
    seats = Order(match.options, who, names or ("",) * match.seats).seats(digest(token))
    with closing(sqlite3.connect(guest.inn.data / DATABASE, timeout=PATIENCE / 1000)) as store, store:
        put(store, "matches", row)
        for seat in seats:
            put(store, "seats", {"match": id, **vars(seat)})
        for entry in entry_values(id, 0, match.log):
            put(store, "entries", entry)
    return f"/t/{id}"


def put(store: sqlite3.Connection, name: str, row: dict[str, object] | dict[str, int | str]) -> None:
    names, marks = ", ".join(f'"{key}"' for key in row), ", ".join("?" * len(row))
    store.execute(f"INSERT INTO {name} ({names}) VALUES ({marks})", [*row.values()])


def sit_at(guest: Guest, match: Match, *to_come: str, kinds: tuple[str, ...] = (), names: tuple[str, ...] = ()) -> Page:
    """A page at such a table, when something is asked there."""
    page = guest.go(lay_down(guest, match, *to_come, kinds=kinds, names=names))
    guest.seated()
    until_asked(page)
    return page


# --------------------------------------------------------------------------------------------------------------- clicks
SPOT = """one => {   // where a click reaches this thing: as near to its middle as it can be
  const { left, top, width, height } = one.getBoundingClientRect(), found = [];
  for (let k = 0; k <= 16; k++) for (let j = 0; j <= 16; j++) {
    const [u, v] = [k / 16 - 0.5, j / 16 - 0.5], [x, y] = [left + width * (u + 0.5), top + height * (v + 0.5)];
    if (document.elementFromPoint(x, y)?.closest(".piece, button") === one) found.push([Math.hypot(u, v), x, y]);
  }
  return found.sort(([one], [other]) => one - other)[0]?.slice(1) ?? null;
}"""


def press(what: Locator, by: Callable[[float, float], None] | None = None) -> None:
    """Things lie on each other: a pirate on his hex, a boat in its port. One clicks where the thing can be seen."""
    what.scroll_into_view_if_needed()
    spot = what.evaluate(SPOT)
    assert spot is not None, f"{what} is covered by other things"
    (by or what.page.mouse.click)(*spot)


def tap(page: Page, *ids: str, press: Press = press, wait: bool = True) -> None:
    """One thing after the other, each of them lit; then what follows."""
    since = seq(page)
    for clicks, id in enumerate(ids, 1):
        expect(offered_as(page, id)).to_have_count(1)
        press(page.locator(f"#{id}"))
        if clicks < len(ids):
            is_chosen(page, *ids[:clicks])
    assert not is_half_done(page, since, len(ids))
    if wait:
        until_asked(page, since)


def is_chosen(page: Page, *ids: str) -> None:
    for id in ids:
        expect(page.locator(f"#{id}.chosen")).to_be_attached()


def ways(page: Page) -> dict[tuple[str, ...], object]:
    """What the page was told to have clicked, and for what."""
    told = json.loads(page.locator("#table").get_attribute("data-gestures") or "[]")
    return {tuple(ids): code for code, ids, *_ in told}


def do(page: Page, *texts: str) -> None:
    """Actions by their names, each with all its clicks; between people who share the device, the curtain too."""
    for text in texts:
        until_asked(page)
        pass_on(page)
        code = VERBS.parse(text)
        found = [ids for ids, what in ways(page).items() if what == code]
        assert found, f"{text} is not offered, but {[VERBS.text(one) for one in ways(page).values() if isinstance(one, int)]}"
        tap(page, *found[0])


def take_back(page: Page) -> None:
    since = seq(page)
    page.locator("#undo").click()
    until_asked(page, since)


def lit(page: Page) -> set[str]:
    return {one.get_attribute("id") or "" for one in page.locator("#board .can, #buttons button.act").all()}


# ----------------------------------------------------------------------------------------------------------- what is true
def hex_id(name: str) -> str:
    return f"h-{name}"


def in_reach(match: Match, pirate: int) -> dict[str, int]:
    """The hexes that a pirate of the one who acts can come to, with what it costs."""
    found = walks(Snapshot.of(match.view(match.actor)), pirate - 1)
    return {name: found[number].cost for name, number in NUMBER.items() if number in found}


def at(match: Match, seat: int, pirate: int) -> int:
    return int(fields(match)["at"][seat][pirate - 1])
