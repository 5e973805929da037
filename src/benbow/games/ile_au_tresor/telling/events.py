"""What happened: in words, from the views of a seat before and after."""
from __future__ import annotations

from benbow.engine.contract import View
from benbow.engine.words import Arguments, Words

from ..rules.actions import CELL, COLOURS, PAIRS, VERBS
from ..rules.board import BOARDS, NOWHERE, SIDES, hex_name
from ..rules.boats import LANDING, SAILING
from ..rules.combat import KILL, MISS, ROUT
from ..rules.facts import (
    Snapshot,
    attackers,
    bonus,
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
from ..rules.state import BOATS, NO_CHEST, NOBODY, Phase
from ..rules.turns import TO_PLACE
from ..rules.walking import EMBARKING
from .phrases import bonus_words, dice_words, end_words, pirate_words, port_word, seat_word, takes


def tell(before: View, veiled: int, after: View, words: Words) -> str:
    """What was done; and if the treasure fell by it, where it lies."""
    old, new = Snapshot.of(before), Snapshot.of(after)
    verb, values = VERBS.decode(veiled)
    told = tell_dice(old, values[0], new, words) if verb == "roll" else tell_action(old, verb, values, new, words)
    if old.bearer != NOBODY and new.loose != NOWHERE:
        told += " " + words("told-dropped", hex=hex_name(new.loose))  # IT-25, IT-30
    return told


def tell_action(s: Snapshot, verb: str, values: tuple[int, ...], new: Snapshot, words: Words) -> str:
    who = seat_word(s.turn, words)
    match verb, values:
        case "chest", (cell,):
            place = hex_name(int(BOARDS.cell[s.map, cell]))
            return words("told-lay", chest=cell // SIDES + 1, hex=place, cell=CELL.names[cell])
        case "begins", (seat,):
            return words("told-begins", who=seat_word(seat, words))
        case "lava", (sector,):
            return words("told-lava" if new.phase == Phase.SAVE else "told-lava-nobody", sector=sector)
        case "look", (chest, content):
            what = "treasure" if content else "empty"
            return words("told-look", who=who, chest=chest, pirate=looking_pirate(s) + 1, content=what)
        case "looked", (chest,):
            return words("told-looked", who=who, chest=chest, pirate=looking_pirate(s) + 1)
        case "place", (port,):
            return words("told-place", who=who, port=port_word(port))
        case "step" | "stray", (pirate, way):
            return tell_step(s, verb, pirate - 1, way, words)
        case "take" | "took", (pirate, *_):
            return tell_take(s, pirate - 1, new, words)
        case "advance", (pirate,):
            up: Arguments = {"who": who, "pirate": pirate, "hex": hex_name(s.target)}
            return words("told-advance-take" if s.loose == s.target else "told-advance", **up)  # IT-31
        case "recruit", (haven,):
            return tell_recruit(s, haven, words)
        case "attack", (leader, way):
            return tell_attack(s, leader - 1, way, words)
        case "flee", (place,):
            return words("told-flee", start=hex_name(s.target), to=hex_name(place), **pirate_words(victim(s)))
        case "load", _:
            return words("told-load", who=who)
        case "done", _:
            return tell_done(s, words)
    return tell_boat_action(s, verb, values, words)


def tell_boat_action(s: Snapshot, verb: str, values: tuple[int, ...], words: Words) -> str:
    """IT-15, IT-16, IT-17, IT-20"""
    who = seat_word(s.turn, words)
    match verb, values:
        case "land", (boat,):
            lander: Arguments = {"pirate": first_to_land(s, boat) + 1, "boat": COLOURS[boat], "n": LANDING}
            return words("told-land", who=who, **lander, **end_words(s, s.jetty_of(boat)))
        case "embark", (pirate, boat):
            return words("told-embark", who=who, pirate=pirate, boat=COLOURS[boat], n=EMBARKING, takes=takes(s, boat))
        case "sail", (boat, port):
            way: Arguments = {"boat": COLOURS[boat], "start": port_word(s.port[boat]), "to": port_word(port)}
            return words("told-join" if s.phase == Phase.JOIN else "told-sail", who=who, n=SAILING, **way)
        case "board", _:
            boat = other_boat(s, s.ferry)
            return words("told-board", who=who, pirate=s.crew(s.ferry)[0] + 1, boat=COLOURS[boat], takes=takes(s, boat))
    raise AssertionError(verb)


# --------------------------------------------------------------------------------------------------------- on land
def tell_step(s: Snapshot, verb: str, pirate: int, way: int, words: Words) -> str:
    """IT-10, IT-14, IT-21"""
    there, cost = s.step_of(pirate, way)
    step: Arguments = {"start": hex_name(s.at[s.turn][pirate]), "n": cost, **end_words(s, there)}
    if verb == "stray":
        return words("told-stray", who=seat_word(left_of(s), words), **pirate_words(PIRATES * s.turn + pirate), **step)
    return words("told-step", who=seat_word(s.turn, words), pirate=pirate + 1, **step)


def tell_take(s: Snapshot, pirate: int, new: Snapshot, words: Words) -> str:
    """IT-34: once it is taken out of a chest, everyone knows that the others are empty."""
    who = seat_word(s.turn, words)
    if s.origin == NO_CHEST:
        return words("told-take-chest", who=who, pirate=pirate + 1, chest=new.origin + 1)
    return words("told-take", who=who, pirate=pirate + 1, hex=hex_name(s.loose))


def looking_pirate(s: Snapshot) -> int:
    """IT-14, IT-33: the one who passes the chest, or else the one who stands there."""
    place = s.chest[s.looking]
    if s.walker != NOBODY and s.at[s.turn][s.walker] == place:
        return s.walker
    return (s.stands[place] - 1) % PIRATES


def tell_recruit(s: Snapshot, haven: int, words: Words) -> str:
    """IT-18"""
    who, pirate = seat_word(s.turn, words), first_dead(s, s.turn) + 1
    if haven < BOATS:
        return words("told-recruit-boat", who=who, pirate=pirate, boat=COLOURS[haven], takes=takes(s, haven))
    return words("told-recruit-fort", who=who, pirate=pirate, hex=hex_name(int(BOARDS.fort[s.map, haven - BOATS])))


def tell_attack(s: Snapshot, leader: int, way: int, words: Words) -> str:
    """IT-26"""
    place = side_of(s, leader, way)
    attack: Arguments = {"leader": leader + 1, "n": attackers(s, place)[0], "hex": hex_name(place)}
    return words("told-attack", who=seat_word(s.turn, words), **attack, **pirate_words(s.stands[place] - 1))


def tell_done(s: Snapshot, words: Words) -> str:
    """What it means depends on the phase."""
    who = seat_word(s.turn, words)
    if s.phase == Phase.PROGRESS:
        return words("told-done", who=who, n=s.pp)
    if s.phase == Phase.FOG:
        mover = seat_word(left_of(s), words)
        if s.walker == NOBODY:
            return words("told-done-fog-nobody", who=mover)
        here = hex_name(s.at[s.turn][s.walker])
        return words("told-done-fog", who=mover, hex=here, **pirate_words(PIRATES * s.turn + s.walker))
    if s.phase == Phase.RECRUIT:
        return words("told-done-recruit", who=who)
    if s.phase == Phase.JOIN:
        return words("told-done-join", who=who)
    if s.phase == Phase.BOARDING:
        return words("told-done-board", who=who, boat=COLOURS[other_boat(s, s.ferry)])
    return words("told-done-advance" if s.phase == Phase.ADVANCE else "told-done-combat", who=who)


# ----------------------------------------------------------------------------------------------------------- dice
def tell_dice(s: Snapshot, number: int, new: Snapshot, words: Words) -> str:
    if s.phase == Phase.SAVE:
        return tell_saving(s, number, words)
    if s.phase == Phase.CLASH:
        return tell_clash(s, number, words)
    low, high = PAIRS[number]
    thrown: Arguments = {"who": seat_word(s.turn, words), **dice_words(number)}
    if s.port[s.turn] == NOWHERE:  # IT-8
        return words("told-placing" if low + high >= TO_PLACE else "told-placing-not", **thrown)
    if low == high:
        return tell_double(s, low, new, words)
    return words("told-roll" if new.phase in (Phase.PROGRESS, Phase.LOOK) else "told-roll-useless", **thrown)  # IT-9


def tell_double(s: Snapshot, face: int, new: Snapshot, words: Words) -> str:
    """IT-18, IT-19, IT-20, IT-21, IT-22, IT-23: its event, and what that means here."""
    who, phase, colour = seat_word(s.turn, words), new.phase, COLOURS[s.turn]
    over = words("told-storm-over") + " " if s.storm and face != 5 else ""
    match face:
        case 6:
            return over + words("told-recruits" if phase == Phase.RECRUIT else "told-recruits-not", who=who)
        case 5:
            return words("told-storm-again" if s.storm else "told-storm", who=who)
        case 4:
            return over + words("told-boats" if phase == Phase.JOIN else "told-boats-not", who=who)
        case 3:
            mover = seat_word(left_of(s), words)
            return over + words("told-fog" if phase == Phase.FOG else "told-fog-not", who=who, mover=mover, colour=colour)
        case 2:
            return over + words("told-eruption", who=who)
    return over + words("told-fever" if phase == Phase.SAVE else "told-fever-not", who=who, colour=colour)


def tell_saving(s: Snapshot, number: int, words: Words) -> str:
    """IT-24: for one, or with `rescue = once` for all of one owner."""
    first, thrown = next_in_danger(s), dice_words(number)
    total = int(thrown["sum"])
    if not s.rescue:
        need = needed(s, first)
        return words("told-saved" if total >= need else "told-not-saved", need=need, **pirate_words(first), **thrown)
    seat = first // PIRATES
    told = [words("told-saving", who=seat_word(seat, words), **thrown)]
    danger = [number for number in range(PIRATES * seat, PIRATES * seat + PIRATES) if s.saving >> number & 1]
    saved = [str(number % PIRATES + 1) for number in danger if total >= needed(s, number)]
    lost = [str(number % PIRATES + 1) for number in danger if total < needed(s, number)]
    if saved:
        told.append(words("told-saved-many", n=len(saved), list=words.joined(saved)))
    if lost:
        told.append(words("told-lost-many", n=len(lost), list=words.joined(lost)))
    return " ".join(told)


def tell_clash(s: Snapshot, number: int, words: Words) -> str:
    """IT-27, IT-28"""
    thrown, more = dice_words(number), bonus(s, s.target)
    total = int(thrown["sum"]) + more
    told = words("told-clash", who=seat_word(s.turn, words), total=total, **thrown, **bonus_words(more))
    return f"{told} {tell_result(s, total, words)}"


def tell_result(s: Snapshot, total: int, words: Words) -> str:
    prey = pirate_words(victim(s))
    if total >= KILL:
        return words("told-clash-dies", **prey)
    if total >= ROUT:
        return words("told-clash-flees" if has_retreat(s, s.target) else "told-clash-trapped", **prey)
    if total <= MISS:
        return words("told-clash-leader", **pirate_words(PIRATES * s.turn + s.leader))
    return words("told-clash-nothing")
