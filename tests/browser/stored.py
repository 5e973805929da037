"""Tables at which much has happened already, put into the store of a running server, with dice that are known."""
from __future__ import annotations

import itertools
import sqlite3
import time
from collections.abc import Iterable, Sequence
from contextlib import closing

from playwright.sync_api import Page

from benbow.engine.contract import CHANCE
from benbow.engine.dice import Dice, Seeded
from benbow.engine.match import Match
from benbow.server.forms import Order
from benbow.server.rows import entry_values, match_values, seat_values
from benbow.server.schema import MatchRow
from benbow.server.tokens import digest, new_token
from tests.browser.chrome import DATABASE, PATIENCE, Guest, until_asked

COOKIE = "benbow_device"


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


def lay_down(match: Match, guests: Sequence[Guest], *to_come: str, kinds: Sequence[str] = (), names: Sequence[str] = ()) -> str:
    """A table in the server's store, with all that has happened in this match, and dice for what is to come. -> its path

    The server reads it when a page asks for it, as it reads all that it has put away. A seat belongs to each of the guests; to
    the only one belong all, as one person's or as `kinds` says.
    """
    seats, holders, game = range(match.seats), [digest(token_of(guest)) for guest in guests], match.game
    id, now, dice = new_token(), time.time(), match.dice if match.dice.kind == "seeded" else dice_for(match, to_come)
    row = match_values(MatchRow(id, game.id, game.rules_version, match.options, dice.to_file(), "open", None, now, now))
    who = tuple(kinds) or tuple("me" if seat == 0 or len(guests) == 1 else "guest" for seat in seats)
    order = Order(match.options, who, tuple(names) or ("",) * match.seats).seats(holders[0])
    with closing(sqlite3.connect(guests[0].inn.data / DATABASE, timeout=PATIENCE / 1000)) as store, store:
        put(store, "matches", row)
        for k, seat in enumerate(order):
            put(store, "seats", {"match": id, **seat_values(seat), "holder": seat.holder and holders[k % len(holders)]})
        for entry in entry_values(id, 0, match.log):
            put(store, "entries", entry)
    return f"/t/{id}"


def put(store: sqlite3.Connection, name: str, row: dict[str, object] | dict[str, int | str]) -> None:
    names, marks = ", ".join(f'"{key}"' for key in row), ", ".join("?" * len(row))
    store.execute(f"INSERT INTO {name} ({names}) VALUES ({marks})", [*row.values()])


def token_of(guest: Guest) -> str:
    known = [cookie.get("value", "") for cookie in guest.context.cookies() if cookie.get("name") == COOKIE]
    if known:
        return known[0].partition(".")[0]
    token = new_token()  # unsigned: it counts, since a seat belongs to it
    guest.context.add_cookies([{"name": COOKIE, "value": token, "url": guest.inn.url}])
    return token


def sit_at(guest: Guest, match: Match, *to_come: str, kinds: Sequence[str] = (), names: Sequence[str] = ()) -> Page:
    """A page at such a table, when something is asked there. All seats are one person's, if nothing else is said."""
    page = guest.go(lay_down(match, [guest], *to_come, kinds=kinds, names=names))
    guest.seated()
    until_asked(page)
    return page
