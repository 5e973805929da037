"""What happened, in words, from what a seat saw before and after."""
from __future__ import annotations

from benbow.engine.contract import View
from benbow.engine.words import Words

from ..rules.actions import CELL, COLOURS, PAIRS, VERBS
from ..rules.board import BOARDS, NOWHERE, SIDES, hex_name
from ..rules.boats import LANDING, SAILING
from ..rules.combat import KILL, MISS, ROUT
from ..rules.facts import (
    aboard,
    attackers,
    bonus,
    carries,
    first_dead,
    first_to_land,
    has_retreat,
    left_of,
    needed,
    next_in_danger,
    other_boat,
    side_of,
    victim,
)
from ..rules.options import PIRATES
from ..rules.state import BOATS, NO_CHEST, NOBODY, Phase, State
from ..rules.turns import TO_PLACE
from ..rules.walking import EMBARKING
from .phrases import Arguments, bonus_words, dice_words, end_words, listed, pirate_words, port_word, seat_word, taker_of


def tell(before: View, veiled: int, after: View, words: Words) -> str:
    """What was done, then what became of the treasure by it."""
    old, new = before.record, after.record
    verb, values = VERBS.decode(veiled)
    told = dice(old, values[0], new, words) if verb == "roll" else deed(old, verb, values, new, words)
    if old["bearer"] != NOBODY and new["loose"] != NOWHERE:
        told += " " + words("told-dropped", hex=hex_name(int(new["loose"])))  # IT-25, IT-30
    return told


def deed(s: State, verb: str, values: tuple[int, ...], new: State, words: Words) -> str:
    turn = int(s["turn"])
    who = seat_word(turn, words)
    match verb, values:
        case "chest", (cell,):
            place = hex_name(int(BOARDS.cell[s["map"], cell]))
            return words("told-lay", chest=cell // SIDES + 1, hex=place, cell=CELL.names[cell])
        case "begins", (seat,):
            return words("told-begins", who=seat_word(seat, words))
        case "lava", (sector,):
            return words("told-lava" if new["phase"] == Phase.SAVE else "told-lava-nobody", sector=sector)
        case "look", (chest, content):
            return words("told-look", who=who, chest=chest, pirate=looker(s) + 1, content="treasure" if content else "empty")
        case "looked", (chest,):
            return words("told-looked", who=who, chest=chest, pirate=looker(s) + 1)
        case "place", (port,):
            return words("told-place", who=who, port=port_word(port))
        case "step" | "stray", (pirate, way):
            return stepped(s, verb, pirate - 1, way, words)
        case "take" | "took", (pirate, *_):
            return taken(s, pirate - 1, new, words)
        case "advance", (pirate,):
            up: Arguments = {"who": who, "pirate": pirate, "hex": hex_name(int(s["target"]))}
            return words("told-advance-take" if s["loose"] == s["target"] else "told-advance", **up)  # IT-31
        case "recruit", (haven,):
            return recruited(s, haven, words)
        case "attack", (leader, way):
            return attacked(s, leader - 1, way, words)
        case "flee", (place,):
            return words("told-flee", start=hex_name(int(s["target"])), to=hex_name(place), **pirate_words(int(victim(s))))
        case "load", _:
            return words("told-load", who=who)
        case "done", _:
            return done(s, words)
    return by_boat(s, verb, values, words)


def by_boat(s: State, verb: str, values: tuple[int, ...], words: Words) -> str:
    """IT-15, IT-16, IT-17, IT-20"""
    turn = int(s["turn"])
    who = seat_word(turn, words)
    match verb, values:
        case "land", (boat,):
            jetty = int(BOARDS.jetty[s["map"], s["port"][boat]])
            lander: Arguments = {"pirate": int(first_to_land(s, boat)) + 1, "boat": COLOURS[boat], "n": LANDING}
            return words("told-land", who=who, **lander, **end_words(s, jetty))
        case "embark", (pirate, boat):
            return words("told-embark", who=who, pirate=pirate, boat=COLOURS[boat], n=EMBARKING, takes=taker_of(s, boat, turn))
        case "sail", (boat, port):
            way: Arguments = {"boat": COLOURS[boat], "start": port_word(int(s["port"][boat])), "to": port_word(port)}
            return words("told-join" if s["phase"] == Phase.JOIN else "told-sail", who=who, n=SAILING, **way)
        case "board", _:
            ferry = int(s["ferry"])
            boat = int(other_boat(s, ferry))
            pirate = min(aboard(s, ferry)) + 1
            return words("told-board", who=who, pirate=pirate, boat=COLOURS[boat], takes=taker_of(s, boat, turn))
    raise AssertionError(verb)


# --------------------------------------------------------------------------------------------------------- on land
def stepped(s: State, verb: str, pirate: int, way: int, words: Words) -> str:
    """IT-10, IT-14, IT-21"""
    turn = int(s["turn"])
    here, load = int(s["at"][turn, pirate]), int(bool(carries(s, pirate)))
    there, cost = int(BOARDS.next[s["map"], here, way]), int(BOARDS.cost[s["map"], load, here, way])
    step: Arguments = {"start": hex_name(here), "n": cost, **end_words(s, there)}
    if verb == "stray":
        return words("told-stray", who=seat_word(int(left_of(s)), words), **pirate_words(PIRATES * turn + pirate), **step)
    return words("told-step", who=seat_word(turn, words), pirate=pirate + 1, **step)


def taken(s: State, pirate: int, new: State, words: Words) -> str:
    """IT-34: out of a chest, all learn that the others are empty."""
    who = seat_word(int(s["turn"]), words)
    if int(s["origin"]) == NO_CHEST:
        return words("told-take-chest", who=who, pirate=pirate + 1, chest=int(new["origin"]) + 1)
    return words("told-take", who=who, pirate=pirate + 1, hex=hex_name(int(s["loose"])))


def looker(s: State) -> int:
    """IT-14, IT-33: the one who passes there, or the one who stands there."""
    turn, place, walker = int(s["turn"]), int(s["chest"][s["looking"]]), int(s["walker"])
    if walker != NOBODY and int(s["at"][turn, walker]) == place:
        return walker
    return (int(s["stands"][place]) - 1) % PIRATES


def recruited(s: State, haven: int, words: Words) -> str:
    """IT-18"""
    turn = int(s["turn"])
    who, pirate = seat_word(turn, words), int(first_dead(s, turn)) + 1
    if haven < BOATS:
        return words("told-recruit-boat", who=who, pirate=pirate, boat=COLOURS[haven], takes=taker_of(s, haven, turn))
    return words("told-recruit-fort", who=who, pirate=pirate, hex=hex_name(int(BOARDS.fort[s["map"], haven - BOATS])))


def attacked(s: State, leader: int, way: int, words: Words) -> str:
    """IT-26"""
    place = int(side_of(s, leader, way))
    n, prey = int(attackers(s, place)[0]), int(s["stands"][place]) - 1
    who = seat_word(int(s["turn"]), words)
    return words("told-attack", who=who, leader=leader + 1, n=n, hex=hex_name(place), **pirate_words(prey))


def done(s: State, words: Words) -> str:
    """What it means is a matter of the phase."""
    turn, phase = int(s["turn"]), int(s["phase"])
    who = seat_word(turn, words)
    if phase == Phase.PROGRESS:
        return words("told-done", who=who, n=int(s["pp"]))
    if phase == Phase.FOG:
        mover, walker = seat_word(int(left_of(s)), words), int(s["walker"])
        if walker == NOBODY:
            return words("told-done-fog-nobody", who=mover)
        here = hex_name(int(s["at"][turn, walker]))
        return words("told-done-fog", who=mover, hex=here, **pirate_words(PIRATES * turn + walker))
    if phase == Phase.RECRUIT:
        return words("told-done-recruit", who=who)
    if phase == Phase.JOIN:
        return words("told-done-join", who=who)
    if phase == Phase.BOARDING:
        return words("told-done-board", who=who, boat=COLOURS[int(other_boat(s, int(s["ferry"])))])
    return words("told-done-advance" if phase == Phase.ADVANCE else "told-done-combat", who=who)


# ----------------------------------------------------------------------------------------------------------- dice
def dice(s: State, number: int, new: State, words: Words) -> str:
    if s["phase"] == Phase.SAVE:
        return saving(s, number, words)
    if s["phase"] == Phase.CLASH:
        return clashed(s, number, words)
    low, high = PAIRS[number]
    thrown: Arguments = {"who": seat_word(int(s["turn"]), words), **dice_words(number)}
    if int(s["port"][s["turn"]]) == NOWHERE:  # IT-8
        return words("told-placing" if low + high >= TO_PLACE else "told-placing-not", **thrown)
    if low == high:
        return double(s, low, new, words)
    return words("told-roll" if new["phase"] in (Phase.PROGRESS, Phase.LOOK) else "told-roll-useless", **thrown)  # IT-9


def double(s: State, face: int, new: State, words: Words) -> str:
    """IT-18, IT-19, IT-20, IT-21, IT-22, IT-23: its event, and what that means here."""
    who, phase, colour = seat_word(int(s["turn"]), words), int(new["phase"]), COLOURS[int(s["turn"])]
    over = words("told-storm-over") + " " if s["storm"] and face != 5 else ""
    match face:
        case 6:
            return over + words("told-recruits" if phase == Phase.RECRUIT else "told-recruits-not", who=who)
        case 5:
            return words("told-storm-again" if s["storm"] else "told-storm", who=who)
        case 4:
            return over + words("told-boats" if phase == Phase.JOIN else "told-boats-not", who=who)
        case 3:
            mover = seat_word(int(left_of(s)), words)
            return over + words("told-fog" if phase == Phase.FOG else "told-fog-not", who=who, mover=mover, colour=colour)
        case 2:
            return over + words("told-eruption", who=who)
    return over + words("told-fever" if phase == Phase.SAVE else "told-fever-not", who=who, colour=colour)


def saving(s: State, number: int, words: Words) -> str:
    """IT-24: for one, or with `rescue = once` for all of one owner."""
    first, thrown = int(next_in_danger(s)), dice_words(number)
    total = int(thrown["sum"])
    if not s["rescue"]:
        need = int(needed(s, first))
        return words("told-saved" if total >= need else "told-not-saved", need=need, **pirate_words(first), **thrown)
    seat = first // PIRATES
    told = [words("told-saving", who=seat_word(seat, words), **thrown)]
    danger = [who for who in range(PIRATES * seat, PIRATES * seat + PIRATES) if int(s["saving"]) >> who & 1]
    saved = [who % PIRATES + 1 for who in danger if total >= int(needed(s, who))]
    lost = [who % PIRATES + 1 for who in danger if who % PIRATES + 1 not in saved]
    if saved:
        told.append(words("told-saved-many", n=len(saved), list=listed([str(one) for one in saved], words)))
    if lost:
        told.append(words("told-lost-many", n=len(lost), list=listed([str(one) for one in lost], words)))
    return " ".join(told)


def clashed(s: State, number: int, words: Words) -> str:
    """IT-27, IT-28"""
    thrown, target, more = dice_words(number), int(s["target"]), int(bonus(s, int(s["target"])))
    total = int(thrown["sum"]) + more
    told = words("told-clash", who=seat_word(int(s["turn"]), words), total=total, **thrown, **bonus_words(more))
    return f"{told} {outcome(s, total, target, words)}"


def outcome(s: State, total: int, target: int, words: Words) -> str:
    prey = pirate_words(int(victim(s)))
    if total >= KILL:
        return words("told-clash-dies", **prey)
    if total >= ROUT:
        return words("told-clash-flees" if has_retreat(s, target) else "told-clash-trapped", **prey)
    if total <= MISS:
        return words("told-clash-leader", **pirate_words(PIRATES * int(s["turn"]) + int(s["leader"])))
    return words("told-clash-nothing")
