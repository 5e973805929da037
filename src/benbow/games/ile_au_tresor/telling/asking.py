"""What the actor is asked, and what an action is called: in words, from a view."""
from __future__ import annotations

from benbow.engine.contract import View
from benbow.engine.words import Arguments, Words

from ..drawing.ids import pirate_of
from ..rules import facts
from ..rules.actions import COLOURS, VERBS
from ..rules.board import NOWHERE, hex_name
from ..rules.combat import FLIGHT
from ..rules.facts import Prospect, Snapshot
from ..rules.options import PIRATES
from ..rules.state import NOBODY, Phase
from .phrases import action_words, kind_of, pirate_words

JOINING = ("ask-join", "ask-join-seizing")  # IT-20, as we read it and as printed
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
        return words("ask-passing", pirate=s.walker + 1, hex=hex_name(here), n=facts.room_of(s, s.walker))
    if s.phase == Phase.RECRUIT:
        return words("ask-recruit", pirate=facts.first_dead(s, s.turn) + 1)
    if s.phase == Phase.BOARDING:
        return ask_boarding(s, words)
    if s.phase == Phase.FLIGHT and s.flight:
        return words("ask-flight-may", n=FLIGHT, hex=hex_name(s.target), **pirate_words(facts.victim(s)))
    if s.phase == Phase.FLIGHT:
        n = max(facts.flight_lengths(s).values())
        return words("ask-flight" if n == FLIGHT else "ask-flight-short", n=n, **pirate_words(facts.victim(s)))
    if s.phase == Phase.ADVANCE:
        return words("ask-advance-take" if s.loose == s.target else "ask-advance", hex=hex_name(s.target))
    if s.phase == Phase.PLACE:
        return words("ask-place")
    if s.phase == Phase.WIDEN:
        return words("ask-widen", leader=s.leader + 1, **odds_words(facts.prospect(s, s.target, s.fronts)))
    if s.phase == Phase.VICTIM:
        return words("ask-victim", deadly="yes" if s.deadly else "no")
    return words(JOINING[s.seizing] if s.phase == Phase.JOIN else "ask-combat-several" if s.targets else "ask-combat")


def ask_progress(s: Snapshot, words: Words) -> str:
    """IT-10, IT-13: the PP left, and what they can be used for."""
    verbs = facts.verbs_for_pp(s)
    names = [words("ask-deed", deed=verb) for verb in VERBS_OF_PROGRESS if verb in verbs]
    told = [words("ask-progress", n=s.pp, list=words.joined(names, "either")) if names else words("ask-progress-useless", n=s.pp)]
    taker = facts.pirate_who_may_take(s)
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
    boat, pirate = facts.other_boat(s, s.ferry), s.crew(s.ferry)[0] + 1
    return words("ask-board-more" if s.crew(boat) else "ask-board", boat=COLOURS[boat], pirate=pirate)


def ask_next(view: View, chosen: tuple[str, ...], words: Words) -> str | None:
    """IT-26, IT-27, IT-28: an enemy has been chosen, now the leader is; with the odds that the picture shows."""
    s, enemy = Snapshot.of(view), pirate_of(chosen[0]) if chosen and view.phase == Phase.COMBAT else None
    if enemy is None or enemy[0] == s.turn or s.at[enemy[0]][enemy[1]] < 0:
        return None
    odds = facts.prospect(s, s.at[enemy[0]][enemy[1]])
    if not odds.attackers:
        return None
    return words("ask-leader", **odds_words(odds), **pirate_words(PIRATES * enemy[0] + enemy[1]))


def odds_words(odds: Prospect) -> Arguments:
    """In how many of the 36 throws."""
    return {"n": odds.attackers, "dies": odds.dies, "flees": odds.flees, "nothing": odds.nothing, "leads": odds.leader_dies}


# ------------------------------------------------------------------------------------------------------------ name
NAMES = {
    "place": "name-place", "step": "name-step", "stray": "name-stray", "land": "name-land", "embark": "name-embark",
    "sail": "name-sail", "join": "name-join", "board": "name-board", "take": "name-take", "take-chest": "name-take",
    "recruit-boat": "name-recruit-boat", "recruit-fort": "name-recruit-fort", "attack": "name-attack", "flee": "name-flee",
    "advance": "name-advance", "advance-take": "name-advance-take", "load": "name-load", "done": "name-done",
    "done-fog": "name-done-fog", "done-fog-nobody": "name-done-fog-nobody", "done-recruit": "name-done-recruit",
    "done-join": "name-done-join", "done-board": "name-done-board", "done-combat": "name-done-combat",
    "done-advance": "name-done-advance", "done-widen": "name-done-widen", "attack-also": "name-also",
    "attack-victim": "name-victim", "done-flight": "name-done-flight",
}


def name(view: View, code: int, words: Words) -> str:
    s, (verb, values) = Snapshot.of(view), VERBS.decode(code)
    return words(NAMES[kind_of(s, verb, values)], **action_words(s, verb, values))


def role(view: View, seat: int, words: Words) -> str:
    return words("role", colour=COLOURS[seat])
