"""Arguments that many messages share: a pirate, a port, the dice, the end of a step."""
from __future__ import annotations

from benbow.engine.words import Arguments, Words

from ..rules.actions import COLOURS, PAIRS, PORT
from ..rules.board import BOARDS, hex_name
from ..rules.chart import FORTRESS, MARSH, MOUNTAIN, WAY_NAMES
from ..rules.facts import Snapshot, chest_on
from ..rules.options import PIRATES
from ..rules.state import NO_CHEST, NOBODY

GROUNDS = ("flat", "marsh", "hill", "mountain", "fortress")  # in the order of chart.py's numbers
assert (GROUNDS[MARSH], GROUNDS[MOUNTAIN], GROUNDS[FORTRESS]) == ("marsh", "mountain", "fortress")


def seat_word(seat: int, words: Words) -> str:
    return words("seat", n=seat + 1)


def pirate_words(number: int) -> Arguments:
    """A pirate by his colour and number; given as 6 * seat + pirate."""
    seat, pirate = divmod(number, PIRATES)
    return {"colour": COLOURS[seat], "pirate": pirate + 1}


def way_word(way: int) -> str:
    return WAY_NAMES[way].lower()


def port_word(port: int) -> str:
    return PORT.names[port]


def port_words(s: Snapshot, port: int) -> Arguments:
    """A port, the hex of its jetty, and whether a fortress stands there."""
    jetty = int(BOARDS.jetty[s.map, port])
    is_fort = BOARDS.terrain[s.map, jetty] == FORTRESS
    return {"port": port_word(port), "hex": hex_name(jetty), "fort": "yes" if is_fort else "no"}


def dice_words(number: int) -> Arguments:
    low, high = PAIRS[number]
    return {"low": low, "high": high, "sum": low + high}


def end_words(s: Snapshot, there: int) -> Arguments:
    """What a pirate of the turn's player finds where a step ends: a chest, the open treasure, an own pirate to pass."""
    chest, other = chest_on(s, there), s.pirate_at(there)
    return {
        "to": hex_name(there),
        "chest": chest + 1 if chest != NO_CHEST and s.origin == NO_CHEST else 0,  # once the treasure is found all are empty
        "friend": other[1] + 1 if other is not None and other[0] == s.turn else 0,
        "loose": "yes" if s.loose == there else "no",
    }


def bonus_words(more: int) -> Arguments:
    """IT-27: what is added to the dice, or taken from them."""
    return {"sign": "plus" if more > 0 else "minus" if more < 0 else "none", "bonus": abs(more)}


def takes(s: Snapshot, boat: int) -> str:
    """IT-17: does the turn's player capture the boat by going aboard?"""
    return "yes" if s.owner[boat] not in (s.turn, NOBODY) else "no"


def other_in(s: Snapshot, port: int, boat: int) -> int:
    """The other boat in a port."""
    return next((other for other in s.boats_in(port) if other != boat), boat)
