"""What the words need to know of things: a colour, a place, the dice, the end of a step."""
from __future__ import annotations

from collections.abc import Sequence

from benbow.engine.words import Words

from ..rules.actions import COLOURS, PAIRS, PORT
from ..rules.board import BOARDS, NOWHERE, hex_name
from ..rules.chart import FORTRESS, MARSH, MOUNTAIN, WAY_NAMES
from ..rules.facts import chest_on, holder
from ..rules.options import PIRATES
from ..rules.state import NO_CHEST, NOBODY, State

Arguments = dict[str, str | int]
GROUNDS = ("flat", "marsh", "hill", "mountain", "fortress")  # in the order of chart.py's numbers
assert (GROUNDS[MARSH], GROUNDS[MOUNTAIN], GROUNDS[FORTRESS]) == ("marsh", "mountain", "fortress")


def seat_word(seat: int, words: Words) -> str:
    return words("seat", n=seat + 1)


def pirate_words(who: int) -> Arguments:
    """A pirate by his colour and number. `who` is 6 * seat + pirate."""
    seat, pirate = divmod(who, PIRATES)
    return {"colour": COLOURS[seat], "pirate": pirate + 1}


def way_word(way: int) -> str:
    return WAY_NAMES[way].lower()


def port_word(port: int) -> str:
    return PORT.names[port]


def port_words(s: State, port: int) -> Arguments:
    """A port, the hex of its jetty, and whether a fortress stands there."""
    jetty = int(BOARDS.jetty[s["map"], port])
    return {"port": port_word(port), "hex": hex_name(jetty), "fort": "yes" if is_fort(s, jetty) else "no"}


def is_fort(s: State, place: int) -> bool:
    return bool(BOARDS.terrain[s["map"], place] == FORTRESS)


def dice_words(number: int) -> Arguments:
    low, high = PAIRS[number]
    return {"low": low, "high": high, "sum": low + high}


def end_words(s: State, there: int) -> Arguments:
    """What awaits a pirate of the turn's player where a step ends: a chest, the open treasure, an own pirate to pass."""
    chest = int(chest_on(s, there))
    friend = 0
    if int(holder(s, there)) == int(s["turn"]):
        friend = (int(s["stands"][there]) - 1) % PIRATES + 1
    what = chest + 1 if chest != NO_CHEST and int(s["origin"]) == NO_CHEST else 0  # later they are all empty
    return {"to": hex_name(there), "chest": what, "friend": friend, "loose": "yes" if int(s["loose"]) == there else "no"}


def bonus_words(more: int) -> Arguments:
    """IT-27: what is added to the dice, or taken from them."""
    return {"sign": "plus" if more > 0 else "minus" if more < 0 else "none", "bonus": abs(more)}


def taker_of(s: State, boat: int, seat: int) -> str:
    """IT-17: would this seat take the boat by going aboard?"""
    return "yes" if int(s["owner"][boat]) not in (seat, NOBODY) else "no"


def other_in(s: State, port: int, boat: int) -> int:
    """The boat that lies in a port already."""
    for other in range(int(s["players"])):
        if other != boat and int(s["port"][other]) == port != NOWHERE:
            return other
    return boat


def either(names: Sequence[str], words: Words) -> str:
    """land, embark or sail"""
    if len(names) < 2:
        return "".join(names)
    return words("either", list=", ".join(names[:-1]), last=names[-1])


def listed(names: Sequence[str], words: Words) -> str:
    """1, 2 and 5"""
    if len(names) < 2:
        return "".join(names)
    return words("joined", list=", ".join(names[:-1]), last=names[-1])
