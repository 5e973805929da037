"""Arguments that many messages share: an action, a pirate, a port, the dice, the end of a step."""
from __future__ import annotations

from benbow.engine.words import Arguments, Words

from ..rules import facts
from ..rules.actions import COLOURS, PAIRS, PORT
from ..rules.board import BOARDS, hex_name
from ..rules.boats import LANDING, SAILING
from ..rules.chart import FORTRESS, MARSH, MOUNTAIN, WAY_NAMES
from ..rules.facts import Snapshot
from ..rules.options import PIRATES
from ..rules.state import BOATS, NO_CHEST, NOBODY, Phase
from ..rules.walking import EMBARKING

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


def dice_words(number: int) -> Arguments:
    low, high = PAIRS[number]
    return {"low": low, "high": high, "sum": low + high}


def end_words(s: Snapshot, there: int) -> Arguments:
    """What a pirate of the turn's player finds where a step ends: a chest, the open treasure, an own pirate to pass."""
    chest, other = facts.chest_on(s, there), s.pirate_at(there)
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


# --------------------------------------------------------------------------------------------------------- actions
DONE: dict[int, str] = {
    Phase.PROGRESS: "done", Phase.RECRUIT: "done-recruit", Phase.JOIN: "done-join", Phase.BOARDING: "done-board",
    Phase.COMBAT: "done-combat", Phase.ADVANCE: "done-advance", Phase.WIDEN: "done-widen",
    Phase.FLIGHT: "done-flight",
}


def kind_of(s: Snapshot, verb: str, values: tuple[int, ...]) -> str:
    """A verb, or which of its meanings: `done` is said in many phases."""
    match verb, values:
        case "done", _:
            return DONE.get(s.phase, "done-fog-nobody" if s.walker == NOBODY else "done-fog")
        case "sail", _:
            return "join" if s.phase == Phase.JOIN else "sail"
        case "advance", _:
            return "advance-take" if s.loose == s.target else "advance"
        case "recruit", (haven,):
            return "recruit-boat" if haven < BOATS else "recruit-fort"
        case "attack", _ if s.phase in (Phase.WIDEN, Phase.VICTIM):
            return "attack-also" if s.phase == Phase.WIDEN else "attack-victim"
        case ("take" | "took"), _:
            return "take-chest" if s.origin == NO_CHEST else "take"
    return verb


def action_words(s: Snapshot, verb: str, values: tuple[int, ...]) -> Arguments:
    """What is said of an action, in its name and once it was done."""
    match verb, values:
        case "place", (port,):
            jetty = int(BOARDS.jetty[s.map, port])
            is_fort = BOARDS.terrain[s.map, jetty] == FORTRESS
            return {"port": port_word(port), "hex": hex_name(jetty), "fort": "yes" if is_fort else "no"}
        case "step" | "stray", (pirate, way):
            there, cost = s.step_of(pirate - 1, way)
            start, who = hex_name(s.at[s.turn][pirate - 1]), pirate_words(PIRATES * s.turn + pirate - 1)
            return {"way": way_word(way), "start": start, "n": cost, **who, **end_words(s, there)}
        case "land", (boat,):
            landing: Arguments = {"pirate": facts.first_to_land(s, boat) + 1, "boat": COLOURS[boat], "n": LANDING}
            return landing | end_words(s, s.jetty_of(boat))
        case "embark", (pirate, boat):
            return {"pirate": pirate, "boat": COLOURS[boat], "n": EMBARKING, "takes": takes(s, boat)}
        case "sail", (boat, port):
            start, other = port_word(s.port[boat]), COLOURS[other_in(s, port, boat)]
            return {"boat": COLOURS[boat], "start": start, "to": port_word(port), "other": other, "n": SAILING}
        case "board", _:
            boat = facts.other_boat(s, s.ferry)
            return {"pirate": s.crew(s.ferry)[0] + 1, "boat": COLOURS[boat], "takes": takes(s, boat)}
        case "recruit", (haven,):
            pirate = facts.first_dead(s, s.turn) + 1
            if haven < BOATS:
                return {"pirate": pirate, "boat": COLOURS[haven], "takes": takes(s, haven)}
            return {"pirate": pirate, "hex": hex_name(int(BOARDS.fort[s.map, haven - BOATS]))}
        case ("take" | "took"), (pirate, *_):
            here = s.at[s.turn][pirate - 1]
            return {"pirate": pirate, "hex": hex_name(here), "chest": facts.chest_on(s, here) + 1}
        case "attack", (leader, way):
            place = facts.side_of(s, leader - 1, way)
            attack: Arguments = {"leader": leader, "n": facts.attackers(s, place, 0)[0], "hex": hex_name(place)}
            dies = bool(s.deadly) or not facts.has_retreat(s, place)
            return attack | pirate_words(s.stands[place] - 1) | {"dies": "yes" if dies else "no"}
        case "flee", (place,):
            return {"start": hex_name(s.target), "to": hex_name(place), **pirate_words(facts.victim(s))}
        case "advance", (pirate,):
            return {"pirate": pirate, "hex": hex_name(s.target)}
        case "load", _:
            return {"n": facts.loading_cost(s, s.at[s.turn][s.bearer % PIRATES])}
    return done_words(s)


def done_words(s: Snapshot) -> Arguments:
    """What it means that somebody is done depends on the phase."""
    if s.phase == Phase.FLIGHT:
        return {"hex": hex_name(s.target), **pirate_words(facts.victim(s))}
    if s.phase == Phase.FOG and s.walker != NOBODY:
        return {"hex": hex_name(s.at[s.turn][s.walker]), **pirate_words(PIRATES * s.turn + s.walker)}
    return {"boat": COLOURS[facts.other_boat(s, s.ferry)]} if s.phase == Phase.BOARDING else {"n": s.pp}
