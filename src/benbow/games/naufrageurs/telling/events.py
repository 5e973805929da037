"""What happened, what is asked, and why something is not allowed: in words, from a view."""
from __future__ import annotations

from benbow.engine.contract import Explanation, View
from benbow.engine.words import Words

from ..rules.actions import BACKS, VERBS
from ..rules.board import SHIPS
from ..rules.facts import all_barrels, colour_of, worth
from ..rules.game import VALUE
from ..rules.state import BROWN, EMPTY, LOST, Phase
from .terminal import back_of, number


# ------------------------------------------------------------------------------------------------------- tell
def tell(before: View, veiled: int, after: View, words: Words) -> str:
    """What was done, then what followed from it without a roll."""
    if VERBS.of(veiled).name == "count":
        return deed(before, veiled, set(), words)
    empty = {ship for ship in range(SHIPS) if before.record["cargo"][ship] != EMPTY and after.record["cargo"][ship] == EMPTY}
    acted_on = {ship_of(veiled, int(before.record["ship"]))}
    lost = [ship for ship in range(SHIPS) if before.record["square"][ship] != LOST and after.record["square"][ship] == LOST]
    return " ".join([
        deed(before, veiled, empty, words),
        *(words("told-home", ship=BACKS[ship]) for ship in sorted(empty - acted_on)),  # NA-12
        *(words("told-lost", ship=BACKS[ship]) for ship in lost),  # NA-16, NA-17
    ])


def ship_of(veiled: int, ship: int) -> int:
    """The ship that an action is about."""
    verb, values = VERBS.decode(veiled)
    return values[0] if verb.startswith("lure") else ship


def deed(before: View, veiled: int, empty: set[int], words: Words) -> str:
    verb, values = VERBS.decode(veiled)
    s = before.record
    ship = ship_of(veiled, int(s["ship"]))
    who, aim, is_empty = words("seat", n=before.actor + 1), BACKS[ship], ship in empty
    match verb, values:
        case "load", (barrel,):
            return words("told-load", who=who, ship=aim, barrel=barrel_name(barrel, words))
        case "stow", (back,):
            return words("told-stow", who=who, ship=aim, back=BACKS[back])
        case "lure", _:
            return words("told-lure-wreck" if is_empty else "told-lure", who=who, ship=aim)
        case "lure_found", (_, barrel):
            return words("told-lure-found", who=who, ship=aim, barrel=barrel_name(barrel, words))
        case "count", (booty,):
            rest = int(worth(all_barrels(s))) - booty
            return words("told-count", wrecker=words("seat", n=int(s["wrecker"]) + 1), booty=booty, rest=rest)
        case "roll_found", (face, barrel):
            return words("told-drift-found", ship=aim, face=face, barrel=barrel_name(barrel, words))
        case "roll", (face,) if before.phase == Phase.ENTER:
            return words("told-enter", ship=aim, face=face)
        case "roll", (face,) if before.phase == Phase.DRIFT:
            return words("told-drift-wreck" if is_empty else "told-drift", ship=aim, face=face)
        case "roll", (face,):
            return words("told-sail-home" if is_empty else "told-sail", ship=aim, face=face)
    raise AssertionError(verb)


def barrel_name(barrel: int, words: Words) -> str:
    return words("barrel", back=BACKS[int(colour_of(barrel))], value=number(VALUE[barrel]))


# -------------------------------------------------------------------------------------------------------- ask
def ask(view: View, words: Words) -> str:
    s = view.record
    if view.phase == Phase.LOAD:
        ship = int(s["ship"])
        return words("ask-load", ship=BACKS[ship], square=int(s["square"][ship]))
    if int(s["lured"]) >= 0:
        return words("ask-lure-second", ship=BACKS[int(s["lured"])])
    return words("ask-lure-only" if int(s["tries"]) == 1 else "ask-lure")


def name(view: View, code: int, words: Words) -> str:
    verb, (value,) = VERBS.decode(code)
    if verb == "load":
        return barrel_name(value, words)
    cargo = int(view.record["cargo"][value])
    return words("name-lure", ship=BACKS[value], square=int(view.record["square"][value]), back=BACKS[back_of(cargo)])


def role(view: View, seat: int, words: Words) -> str:
    """NA-4"""
    return words("role-wrecker" if seat == int(view.record["wrecker"]) else "role-owner")


# ---------------------------------------------------------------------------------------------------- explain
def explain(view: View, attempt: int, words: Words) -> Explanation:
    """The first clause that stands against it."""
    s = view.record

    def no(rule: str, key: str, **arguments: str | int) -> Explanation:
        return Explanation(False, rule, words(key, **arguments))

    verb, values = VERBS.decode(attempt)
    match verb, values:
        case ("roll" | "count"), _:
            return no("NA-21", "not-chance")
        case ("stow" | "lure_found" | "roll_found"), _:
            return no("NA-20", "not-veiled")
        case "load", _ if view.seat == int(s["wrecker"]):
            return no("NA-8", "not-wrecker-loads")
        case "load", (barrel,) if view.phase == Phase.LOAD:
            ship, colour = int(s["ship"]), int(colour_of(barrel))
            if view.actor != view.seat:
                return no("NA-5", "not-your-ship", ship=BACKS[ship])
            if colour not in (ship, BROWN):
                return no("NA-8", "not-this-colour", ship=BACKS[ship], back=BACKS[colour])
            return no("NA-8", "not-in-stock", barrel=barrel_name(barrel, words))
        case "load", _:
            return no("NA-14", "not-time-to-load")
        case "lure", _ if view.seat != int(s["wrecker"]):
            return no("NA-9", "not-owner-lures")
        case "lure", (aim,) if view.phase == Phase.LURE:
            if aim == int(s["lured"]):
                return no("NA-11", "not-twice", ship=BACKS[aim])
            gone = int(s["square"][aim])
            return no("NA-16", "not-lost", ship=BACKS[aim]) if gone == LOST else no("NA-10", "not-afloat", ship=BACKS[aim])
    return no("NA-9", "not-time-to-lure")
