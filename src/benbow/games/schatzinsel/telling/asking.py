"""What the actor is asked, and what an action is called: in words, from a view."""
from __future__ import annotations

from benbow.engine.contract import View
from benbow.engine.words import Arguments, Words

from ..rules.actions import POINT_NAMES
from ..rules.discs import ENDS, KINDS, WELLS
from ..rules.editions import DE
from ..rules.facts import Snapshot, bits, can_be_named, decode, is_held, must_turn_another, reach, turned
from ..rules.jungle import SIDES
from ..rules.state import EMPTY, GOAL, RED, Phase
from .phrases import SIXTH, load_words, seat_word, trails_text

STAYS = {Phase.RETURN: "name-stay-aboard", Phase.MAY_TURN: "name-leave"}


# ------------------------------------------------------------------------------------------------------------- ask
def ask(view: View, words: Words) -> str:
    s = Snapshot.of(view)
    phase, player, well = s.phase, s.player, s.spot
    if phase == Phase.ACT:
        return ask_act(s, words)
    if phase == Phase.ANSWER:
        return words("ask-answer", who=seat_word(player, words), you=seat_word(1 - player, words), well=well)
    if phase == Phase.REPLY:
        more = "other" if must_turn_another(s) else "none"  # SI-21
        return words("ask-reply", who=seat_word(1 - player, words), well=well, then=more)
    if phase == Phase.OTHER:
        return words("ask-other")
    if s.is_turning:
        return words("ask-turn" if phase == Phase.TURN else "ask-may-turn", well=well)
    if phase == Phase.FREE:
        return words("ask-free", at=POINT_NAMES[well])
    if phase == Phase.RETURN:
        return words("ask-return-goal" if s.edition == DE else "ask-return-start")
    return words("ask-lay", n=s.laid + 1, all=WELLS, kind=KINDS[s.drawn])


def ask_act(s: Snapshot, words: Words) -> str:
    """SI-12, SI-13: how many points are left, and what they can or must be used for."""
    if not s.left:
        return words("ask-act-none")
    can = "stuck" if not s.can_move else "all" if s.moved else "first" if s.left > 1 else "must"
    told = words("ask-act", n=s.left, can=can)
    return f"{told} {words('ask-sure')}" if s.objected and can != "must" else told  # SI-22


def ask_next(view: View, chosen: tuple[str, ...], words: Words) -> str | None:
    """After a partial gesture: a well with or without a handle, a handle, a pawn, or a disc."""
    s, phase = Snapshot.of(view), view.phase
    match chosen:
        case (first,) if phase == Phase.ACT:
            return ask_for_pawn(s, first, words) or ask_for_disc(s, first, words)
        case (first,) if phase == Phase.OTHER:
            return ask_for_disc(s, first, words)
        case (handle,) if s.is_turning and number_in(handle, "turn", range(1, ENDS)) is not None:
            return words("ask-next-turned", well=s.spot)
        case (first, *handles) if phase == Phase.LAY and len(handles) < 2:
            well = number_in(first, "well", range(WELLS))
            if well is None or s.disc[well] != EMPTY:
                return None
            if not handles:
                return words("ask-next-well", well=well)
            if number_in(handles[0], "face", range(ENDS)) is not None:
                return words("ask-next-face", well=well)
    return None


def number_in(given: str, sort: str, allowed: range) -> int | None:
    """`disc-7` -> 7, if it is of this sort and the number is allowed."""
    name, _, number = given.partition("-")
    is_number = name == sort and number.isascii() and number.isdecimal() and str(int(number[:3])) == number
    return int(number) if is_number and int(number) in allowed else None


def ask_for_pawn(s: Snapshot, given: str, words: Words) -> str | None:
    """Where should the chosen pawn go? Asked if it is the player's own and can move."""
    colour, _, place = given.partition("-")
    point = POINT_NAMES.index(place) if place in POINT_NAMES else None
    if colour != SIDES[s.player] or point is None or not s.left or not s.has_pawn(s.player, point):
        return None
    return words("ask-next-pawn", **{"from": place}) if reach(s, s.player, point) else None


def ask_for_disc(s: Snapshot, given: str, words: Words) -> str | None:
    """SI-19, SI-20: a disc that is named has to be turned, unless the opponent objects."""
    well = number_in(given, "disc", range(WELLS))
    if well is None or well not in bits(can_be_named(s)) or s.left <= s.has_duty:
        return None
    return words("ask-next-disc-sure" if s.objected else "ask-next-disc", well=well)


# ------------------------------------------------------------------------------------------------------------ name
def name(view: View, code: int, words: Words) -> str:
    verb, values = decode(code)
    s = Snapshot.of(view)
    match verb, values:
        case "lay", (well, rotation):
            return words("name-lay", well=well, trails=trails_text(s.set, ENDS * s.drawn + rotation, words))
        case "move", (source, target):
            return move_name(s, source, target, words)
        case "name", (well,):
            return words("name-disc-sure" if s.objected else "name-disc", well=well)
        case "turn", (sixths,):
            disc = turned(s.disc[s.spot], sixths + 1)
            return words("name-turn", degrees=SIXTH * (sixths + 1), trails=trails_text(s.set, disc, words))
        case "land", _:
            return words("name-land-goal" if s.edition == DE else "name-land-start")
        case "stay", _:
            return words(STAYS.get(Phase(view.phase), "name-stay"))
        case "end", _:
            return words("name-end", n=s.left)
        case ("allow" | "waive" | "object"), _:  # SI-19, SI-20
            return words("name-allow" if verb == "allow" else "name-waive" if verb == "waive" else "name-object")
    return words("name-accept" if verb == "accept" else "name-contest")  # SI-21, SI-22


def move_name(s: Snapshot, source: int, target: int, words: Words) -> str:
    side = s.player
    way: Arguments = {"from": POINT_NAMES[source]}
    if target == GOAL:
        return words("name-aboard", **way, **load_words(s.chests, s.chests_after_arrival(side), side))
    return words("name-attack" if is_held(s, side, target) else "name-move", to=POINT_NAMES[target], **way)


def role(view: View, seat: int, words: Words) -> str:
    """SI-1"""
    return words("role-red" if seat == RED else "role-black")
