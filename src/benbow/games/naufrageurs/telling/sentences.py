"""What happened, what is asked, and why an action is not allowed."""
from __future__ import annotations

from benbow.engine.contract import Explanation, View
from benbow.engine.words import Words

from ..rules.actions import VERBS
from ..rules.board import BACKS, SHIPS
from ..rules.facts import Snapshot, back_of, members
from ..rules.state import BROWN, EMPTY, LOST, Camp, Phase, State
from .terminal import number


# ------------------------------------------------------------------------------------------------------- tell
def tell(before: View, veiled: int, after: View, words: Words) -> str:
    """The action, then what followed from it without a roll."""
    if VERBS.of(veiled).name == "count":
        return told_action(before, veiled, set(), words)
    old, new = State.of(before), State.of(after)
    empty = {ship for ship in range(SHIPS) if old.cargo[ship] != EMPTY and new.cargo[ship] == EMPTY}
    acted_on = {ship_of(veiled, old.ship)}
    lost = [ship for ship in range(SHIPS) if old.square[ship] != LOST and new.square[ship] == LOST]
    return " ".join([
        told_action(before, veiled, empty, words),
        *(words("told-home", ship=BACKS[ship]) for ship in sorted(empty - acted_on)),  # NA-12
        *(words("told-lost", ship=BACKS[ship]) for ship in lost),  # NA-16, NA-17
    ])


def moment(before: View, veiled: int, after: View) -> str:
    """A wreck: the Wrecker has one barrel more than before. NA-10"""
    old, new = (sum(State.of(view).taken[Camp.WRECKER]) for view in (before, after))
    return "wreck" if new > old else ""


def ship_of(veiled: int, ship: int) -> int:
    """The ship that an action is about."""
    verb, values = VERBS.decode(veiled)
    return values[0] if verb == "serve" or verb.startswith("lure") else ship


def told_action(before: View, veiled: int, empty: set[int], words: Words) -> str:
    verb, values = VERBS.decode(veiled)
    s = Snapshot.of(before)
    ship = ship_of(veiled, s.ship)
    who, aim, is_empty = words("seat", n=s.actor + 1), BACKS[ship], ship in empty
    match verb, values:
        case "load", (barrel,):
            return words("told-load", who=who, ship=aim, barrel=barrel_name(s, barrel, words))
        case "stow", (back,):
            return words("told-stow", who=who, ship=aim, back=BACKS[back])
        case "lure", _:
            return words("told-lure-wreck" if is_empty else "told-lure", who=who, ship=aim)
        case "lure_found", (_, barrel):
            return words("told-lure-found", who=who, ship=aim, barrel=barrel_name(s, barrel, words))
        case "serve", _:
            return words("told-serve", who=who, ship=aim)
        case "count", (booty,):
            rest = s.worth(members(s.all_barrels)) - booty
            return words("told-count", wrecker=words("seat", n=s.wrecker + 1), booty=booty, rest=rest)
        case "roll_found", (face, barrel):
            return words("told-drift-found", ship=aim, face=face, barrel=barrel_name(s, barrel, words))
        case "roll", (face,) if s.phase == Phase.ENTER:
            return words("told-enter", ship=aim, face=face)
        case "roll", (face,) if s.phase == Phase.DRIFT:
            return words("told-drift-wreck" if is_empty else "told-drift", ship=aim, face=face)
        case "roll", (face,):
            return words("told-sail-home" if is_empty else "told-sail", ship=aim, face=face)
    raise AssertionError(verb)


def barrel_name(s: Snapshot, barrel: int, words: Words) -> str:
    return words("barrel", back=BACKS[back_of(barrel)], value=number(s.values[barrel]))


# -------------------------------------------------------------------------------------------------------- ask
def ask(view: View, words: Words) -> str:
    s = State.of(view)
    if s.phase == Phase.LOAD:
        return words("ask-load", ship=BACKS[s.ship], square=s.square[s.ship])
    if s.phase == Phase.SERVE:
        return words("ask-serve")
    if s.lured >= 0:
        return words("ask-lure-second", ship=BACKS[s.lured])
    return words("ask-lure-only" if s.tries == 1 else "ask-lure")


def name(view: View, code: int, words: Words) -> str:
    verb, (value,) = VERBS.decode(code)
    if verb == "load":
        return barrel_name(Snapshot.of(view), value, words)
    s = State.of(view)
    if verb == "serve":
        return words("name-serve", ship=BACKS[value], square=s.square[value])
    return words("name-lure", ship=BACKS[value], square=s.square[value], back=BACKS[back_of(s.cargo[value])])


def role(view: View, seat: int, words: Words) -> str:
    """NA-4"""
    return words("role-wrecker" if seat == State.of(view).wrecker else "role-owner")


# ---------------------------------------------------------------------------------------------------- explain
def explain(view: View, attempt: int, words: Words) -> Explanation:
    """By the first clause that forbids it."""
    s = Snapshot.of(view)

    def no(rule: str, key: str, **arguments: str | int) -> Explanation:
        return Explanation.refuse(rule, words, key, **arguments)

    verb, values = VERBS.decode(attempt)
    match verb, values:
        case ("roll" | "count"), _:
            return no("NA-21", "not-chance")
        case ("stow" | "lure_found" | "roll_found"), _:
            return no("NA-20", "not-veiled")
        case ("load" | "serve"), _ if s.is_wrecker:
            return no("NA-8", "not-wrecker-loads")
        case ("load" | "serve"), _ if s.phase == Phase.SERVE and s.actor != s.seat:
            return no("NA-17", "not-your-choice")
        case "serve", (ship,) if s.phase == Phase.SERVE:
            return no("NA-17", "not-waiting", ship=BACKS[ship])
        case "serve", _:
            return no("NA-17", "not-time-to-serve" if s.shortage else "not-served-by-choice")
        case "load", _ if s.phase == Phase.SERVE:
            return no("NA-17", "not-before-ship")
        case "load", (barrel,) if s.phase == Phase.LOAD:
            if not s.is_loading:
                return no("NA-5", "not-your-ship", ship=BACKS[s.ship])
            if back_of(barrel) not in (s.ship, BROWN):
                return no("NA-8", "not-this-colour", ship=BACKS[s.ship], back=BACKS[back_of(barrel)])
            return no("NA-8", "not-in-stock", barrel=barrel_name(s, barrel, words))
        case "load", _:
            return no("NA-14", "not-time-to-load")
        case "lure", _ if not s.is_wrecker:
            return no("NA-9", "not-owner-lures")
        case "lure", (aim,) if s.phase == Phase.LURE:
            if aim == s.lured:
                return no("NA-11", "not-twice", ship=BACKS[aim])
            if s.square[aim] == LOST:
                return no("NA-16", "not-lost", ship=BACKS[aim])
            return no("NA-10", "not-afloat", ship=BACKS[aim])
    return no("NA-9", "not-time-to-lure")
