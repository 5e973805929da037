"""What the actor is asked, and what an action is called: in words, from a view."""
from __future__ import annotations

from benbow.engine.contract import View
from benbow.engine.words import Words

from ..drawing.seen import pirate_of
from ..rules.actions import COLOURS, VERBS
from ..rules.board import BOARDS, NOWHERE, hex_name
from ..rules.boats import SAILING
from ..rules.combat import FLIGHT
from ..rules.facts import (
    LANDING,
    aboard,
    carries,
    first_dead,
    first_to_land,
    flight_lengths,
    loading_cost,
    other_boat,
    prospect,
    room_of,
    side_of,
    uses,
    victim,
    who_may_take,
)
from ..rules.options import PIRATES
from ..rules.state import BOATS, NOBODY, Phase, State
from ..rules.walking import EMBARKING
from .phrases import Arguments, either, end_words, other_in, pirate_words, port_word, port_words, taker_of, way_word

DEEDS = ("load", "step", "land", "embark", "sail")  # in progress, as they are told


# ------------------------------------------------------------------------------------------------------------- ask
def ask(view: View, words: Words) -> str:
    s, phase = view.record, view.phase
    if phase == Phase.PROGRESS:
        return ask_progress(s, words)
    if phase == Phase.FOG:
        return ask_fog(s, words)
    if phase == Phase.PASSING:
        walker = int(s["walker"])
        here = int(s["at"][s["turn"], walker])
        return words("ask-passing", pirate=walker + 1, hex=hex_name(here), n=int(room_of(s, walker)))
    if phase == Phase.RECRUIT:
        return words("ask-recruit", pirate=int(first_dead(s, int(s["turn"]))) + 1)
    if phase == Phase.BOARDING:
        return ask_boarding(s, words)
    if phase == Phase.FLIGHT:
        n = max(flight_lengths(s).values())
        return words("ask-flight" if n == FLIGHT else "ask-flight-short", n=n, **pirate_words(int(victim(s))))
    if phase == Phase.ADVANCE:
        place = int(s["target"])
        return words("ask-advance-take" if int(s["loose"]) == place else "ask-advance", hex=hex_name(place))
    if phase == Phase.PLACE:
        return words("ask-place")
    return words("ask-join" if phase == Phase.JOIN else "ask-combat")


def ask_progress(s: State, words: Words) -> str:
    """IT-10, IT-13: what is left, and what is special about it."""
    n, there = int(s["pp"]), uses(s)
    deeds = [words("ask-deed", deed=verb) for verb in DEEDS if verb in there]
    told = [words("ask-progress", n=n, list=either(deeds, words)) if deeds else words("ask-progress-useless", n=n)]
    taker = int(who_may_take(s))
    if taker != NOBODY:
        told.append(words("ask-take" if int(s["loose"]) == NOWHERE else "ask-take-open", pirate=taker + 1))  # IT-33, IT-34
    if s["storm"]:
        told.append(words("ask-storm"))  # IT-19
    return " ".join(told)


def ask_fog(s: State, words: Words) -> str:
    """IT-21"""
    turn, walker = int(s["turn"]), int(s["walker"])
    if walker == NOBODY:
        return words("ask-fog", colour=COLOURS[turn])
    here = int(s["at"][turn, walker])
    who = pirate_words(PIRATES * turn + walker)
    is_passing = int(s["stands"][here]) != 1 + PIRATES * turn + walker
    if not int(s["astray"]):
        return words("ask-fog-end", hex=hex_name(here), **who)
    left: Arguments = {"steps": int(s["astray"]), "n": int(s["pp"])}
    return words("ask-fog-passing" if is_passing else "ask-fog-on", hex=hex_name(here), **left, **who)


def ask_boarding(s: State, words: Words) -> str:
    """IT-20"""
    ferry = int(s["ferry"])
    boat, pirate = int(other_boat(s, ferry)), min(aboard(s, ferry)) + 1
    return words("ask-board-more" if aboard(s, boat) else "ask-board", boat=COLOURS[boat], pirate=pirate)


def ask_next(view: View, chosen: tuple[str, ...], words: Words) -> str | None:
    """IT-26, IT-27, IT-28: who is attacked has been chosen, now who leads; with the odds, as the picture has them."""
    s, who = view.record, pirate_of(chosen[0]) if chosen and view.phase == Phase.COMBAT else None
    if who is None or who[0] == s["turn"] or s["at"][who] < 0:
        return None
    odds = prospect(s, int(s["at"][who]))
    if not odds.attackers:
        return None
    counts: Arguments = {"dies": odds.dies, "flees": odds.flees, "nothing": odds.nothing, "leader": odds.leader_dies}
    return words("ask-leader", n=odds.attackers, **counts, **pirate_words(PIRATES * who[0] + who[1]))


# ------------------------------------------------------------------------------------------------------------ name
def name(view: View, code: int, words: Words) -> str:
    verb, values = VERBS.decode(code)
    s = view.record
    turn = int(s["turn"])
    match verb, values:
        case "place", (port,):
            return words("name-place", **port_words(s, port))
        case "step" | "stray", (pirate, way):
            return step_name(s, verb, pirate - 1, way, words)
        case "take", (pirate,):
            return words("name-take", pirate=pirate)
        case "advance", (pirate,):
            place = int(s["target"])
            return words("name-advance-take" if int(s["loose"]) == place else "name-advance", pirate=pirate, hex=hex_name(place))
        case "attack", (leader, way):
            place = int(side_of(s, leader - 1, way))
            return words("name-attack", leader=leader, hex=hex_name(place), **pirate_words(int(s["stands"][place]) - 1))
        case "flee", (place,):
            return words("name-flee", hex=hex_name(place))
        case "load", _:
            return words("name-load", n=int(loading_cost(s, int(s["at"][turn, int(s["bearer"]) % PIRATES]))))
        case "done", _:
            return done_name(s, words)
    return boat_name(s, verb, values, words)


def step_name(s: State, verb: str, pirate: int, way: int, words: Words) -> str:
    turn = int(s["turn"])
    here, load = int(s["at"][turn, pirate]), int(bool(carries(s, pirate)))
    cost = int(BOARDS.cost[s["map"], load, here, way])
    step: Arguments = {"way": way_word(way), "n": cost, **end_words(s, int(BOARDS.next[s["map"], here, way]))}
    if verb == "stray":
        return words("name-stray", **pirate_words(PIRATES * turn + pirate), **step)
    return words("name-step", pirate=pirate + 1, **step)


def boat_name(s: State, verb: str, values: tuple[int, ...], words: Words) -> str:
    turn = int(s["turn"])
    match verb, values:
        case "land", (boat,):
            jetty = int(BOARDS.jetty[s["map"], s["port"][boat]])
            pirate = int(first_to_land(s, boat)) + 1
            return words("name-land", pirate=pirate, boat=COLOURS[boat], n=LANDING, **end_words(s, jetty))
        case "embark", (pirate, boat):
            return words("name-embark", pirate=pirate, boat=COLOURS[boat], n=EMBARKING, takes=taker_of(s, boat, turn))
        case "sail", (boat, port):
            if s["phase"] == Phase.JOIN:
                there = COLOURS[other_in(s, port, boat)]
                return words("name-join", boat=COLOURS[boat], port=port_word(port), other=there)
            return words("name-sail", boat=COLOURS[boat], port=port_word(port), n=SAILING)
        case "recruit", (haven,):
            pirate = int(first_dead(s, turn)) + 1
            if haven < BOATS:
                return words("name-recruit-boat", pirate=pirate, boat=COLOURS[haven], takes=taker_of(s, haven, turn))
            return words("name-recruit-fort", pirate=pirate, hex=hex_name(int(BOARDS.fort[s["map"], haven - BOATS])))
        case "board", _:
            ferry = int(s["ferry"])
            boat = int(other_boat(s, ferry))
            return words("name-board", pirate=min(aboard(s, ferry)) + 1, boat=COLOURS[boat], takes=taker_of(s, boat, turn))
    raise AssertionError(verb)


def done_name(s: State, words: Words) -> str:
    """What it means is a matter of the phase."""
    phase = int(s["phase"])
    if phase == Phase.PROGRESS:
        return words("name-done", n=int(s["pp"]))
    if phase == Phase.FOG:
        return words("name-done-fog-nobody" if int(s["walker"]) == NOBODY else "name-done-fog")
    if phase == Phase.RECRUIT:
        return words("name-done-recruit")
    if phase == Phase.JOIN:
        return words("name-done-join")
    if phase == Phase.BOARDING:
        return words("name-done-board")
    return words("name-done-advance" if phase == Phase.ADVANCE else "name-done-combat")


def role(view: View, seat: int, words: Words) -> str:
    return words("role", colour=COLOURS[seat])
