"""What the actor is asked, and what an action is called: in words, from a view."""
from __future__ import annotations

from benbow.engine.contract import View
from benbow.engine.words import Arguments, Words

from ..drawing.ids import pirate_of
from ..rules.actions import COLOURS, VERBS
from ..rules.board import BOARDS, NOWHERE, hex_name
from ..rules.boats import LANDING, SAILING
from ..rules.combat import FLIGHT
from ..rules.facts import (
    Snapshot,
    first_dead,
    first_to_land,
    flight_lengths,
    loading_cost,
    other_boat,
    pirate_who_may_take,
    prospect,
    room_of,
    side_of,
    verbs_for_pp,
    victim,
)
from ..rules.options import PIRATES
from ..rules.state import BOATS, NOBODY, Phase
from ..rules.walking import EMBARKING
from .phrases import end_words, other_in, pirate_words, port_word, port_words, takes, way_word

VERBS_OF_PROGRESS = ("load", "step", "land", "embark", "sail")  # in the order in which they are told


# ------------------------------------------------------------------------------------------------------------- ask
def ask(view: View, words: Words) -> str:
    s = Snapshot.of(view)
    if s.phase == Phase.PROGRESS:
        return ask_progress(s, words)
    if s.phase == Phase.FOG:
        return ask_fog(s, words)
    if s.phase == Phase.PASSING:
        here = s.at[s.turn][s.walker]
        return words("ask-passing", pirate=s.walker + 1, hex=hex_name(here), n=room_of(s, s.walker))
    if s.phase == Phase.RECRUIT:
        return words("ask-recruit", pirate=first_dead(s, s.turn) + 1)
    if s.phase == Phase.BOARDING:
        return ask_boarding(s, words)
    if s.phase == Phase.FLIGHT:
        n = max(flight_lengths(s).values())
        return words("ask-flight" if n == FLIGHT else "ask-flight-short", n=n, **pirate_words(victim(s)))
    if s.phase == Phase.ADVANCE:
        return words("ask-advance-take" if s.loose == s.target else "ask-advance", hex=hex_name(s.target))
    if s.phase == Phase.PLACE:
        return words("ask-place")
    return words("ask-join" if s.phase == Phase.JOIN else "ask-combat")


def ask_progress(s: Snapshot, words: Words) -> str:
    """IT-10, IT-13: the PP left, and what they can be used for."""
    verbs = verbs_for_pp(s)
    names = [words("ask-deed", deed=verb) for verb in VERBS_OF_PROGRESS if verb in verbs]
    told = [words("ask-progress", n=s.pp, list=words.either(names)) if names else words("ask-progress-useless", n=s.pp)]
    taker = pirate_who_may_take(s)
    if taker != NOBODY:
        told.append(words("ask-take" if s.loose == NOWHERE else "ask-take-open", pirate=taker + 1))  # IT-33, IT-34
    if s.storm:
        told.append(words("ask-storm"))  # IT-19
    return " ".join(told)


def ask_fog(s: Snapshot, words: Words) -> str:
    """IT-21"""
    if s.walker == NOBODY:
        return words("ask-fog", colour=COLOURS[s.turn])
    here, number = s.at[s.turn][s.walker], PIRATES * s.turn + s.walker
    told: Arguments = {"hex": hex_name(here), **pirate_words(number)}
    if not s.astray:
        return words("ask-fog-end", **told)
    is_passing = s.stands[here] != 1 + number
    return words("ask-fog-passing" if is_passing else "ask-fog-on", steps=s.astray, n=s.pp, **told)


def ask_boarding(s: Snapshot, words: Words) -> str:
    """IT-20"""
    boat, pirate = other_boat(s, s.ferry), s.crew(s.ferry)[0] + 1
    return words("ask-board-more" if s.crew(boat) else "ask-board", boat=COLOURS[boat], pirate=pirate)


def ask_next(view: View, chosen: tuple[str, ...], words: Words) -> str | None:
    """IT-26, IT-27, IT-28: an enemy has been chosen, now the leader is; with the odds that the picture shows."""
    s, enemy = Snapshot.of(view), pirate_of(chosen[0]) if chosen and view.phase == Phase.COMBAT else None
    if enemy is None or enemy[0] == s.turn or s.at[enemy[0]][enemy[1]] < 0:
        return None
    odds = prospect(s, s.at[enemy[0]][enemy[1]])
    if not odds.attackers:
        return None
    counts: Arguments = {"dies": odds.dies, "flees": odds.flees, "nothing": odds.nothing, "leader": odds.leader_dies}
    return words("ask-leader", n=odds.attackers, **counts, **pirate_words(PIRATES * enemy[0] + enemy[1]))


# ------------------------------------------------------------------------------------------------------------ name
def name(view: View, code: int, words: Words) -> str:
    verb, values = VERBS.decode(code)
    s = Snapshot.of(view)
    match verb, values:
        case "place", (port,):
            return words("name-place", **port_words(s, port))
        case "step" | "stray", (pirate, way):
            return step_name(s, verb, pirate - 1, way, words)
        case "take", (pirate,):
            return words("name-take", pirate=pirate)
        case "advance", (pirate,):
            there = hex_name(s.target)
            return words("name-advance-take" if s.loose == s.target else "name-advance", pirate=pirate, hex=there)
        case "attack", (leader, way):
            place = side_of(s, leader - 1, way)
            return words("name-attack", leader=leader, hex=hex_name(place), **pirate_words(s.stands[place] - 1))
        case "flee", (place,):
            return words("name-flee", hex=hex_name(place))
        case "load", _:
            return words("name-load", n=loading_cost(s, s.at[s.turn][s.bearer % PIRATES]))
        case "done", _:
            return done_name(s, words)
    return boat_name(s, verb, values, words)


def step_name(s: Snapshot, verb: str, pirate: int, way: int, words: Words) -> str:
    there, cost = s.step_of(pirate, way)
    step: Arguments = {"way": way_word(way), "n": cost, **end_words(s, there)}
    if verb == "stray":
        return words("name-stray", **pirate_words(PIRATES * s.turn + pirate), **step)
    return words("name-step", pirate=pirate + 1, **step)


def boat_name(s: Snapshot, verb: str, values: tuple[int, ...], words: Words) -> str:
    match verb, values:
        case "land", (boat,):
            pirate = first_to_land(s, boat) + 1
            return words("name-land", pirate=pirate, boat=COLOURS[boat], n=LANDING, **end_words(s, s.jetty_of(boat)))
        case "embark", (pirate, boat):
            return words("name-embark", pirate=pirate, boat=COLOURS[boat], n=EMBARKING, takes=takes(s, boat))
        case "sail", (boat, port):
            if s.phase == Phase.JOIN:
                other = COLOURS[other_in(s, port, boat)]
                return words("name-join", boat=COLOURS[boat], port=port_word(port), other=other)
            return words("name-sail", boat=COLOURS[boat], port=port_word(port), n=SAILING)
        case "recruit", (haven,):
            pirate = first_dead(s, s.turn) + 1
            if haven < BOATS:
                return words("name-recruit-boat", pirate=pirate, boat=COLOURS[haven], takes=takes(s, haven))
            return words("name-recruit-fort", pirate=pirate, hex=hex_name(int(BOARDS.fort[s.map, haven - BOATS])))
        case "board", _:
            boat = other_boat(s, s.ferry)
            return words("name-board", pirate=s.crew(s.ferry)[0] + 1, boat=COLOURS[boat], takes=takes(s, boat))
    raise AssertionError(verb)


def done_name(s: Snapshot, words: Words) -> str:
    """What it means depends on the phase."""
    if s.phase == Phase.PROGRESS:
        return words("name-done", n=s.pp)
    if s.phase == Phase.FOG:
        return words("name-done-fog-nobody" if s.walker == NOBODY else "name-done-fog")
    if s.phase == Phase.RECRUIT:
        return words("name-done-recruit")
    if s.phase == Phase.JOIN:
        return words("name-done-join")
    if s.phase == Phase.BOARDING:
        return words("name-done-board")
    return words("name-done-advance" if s.phase == Phase.ADVANCE else "name-done-combat")


def role(view: View, seat: int, words: Words) -> str:
    return words("role", colour=COLOURS[seat])
