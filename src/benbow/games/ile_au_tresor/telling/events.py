"""What happened: in words, from the views of a seat before and after."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from benbow.engine.contract import View
from benbow.engine.words import Arguments, Words

from ..rules.actions import CELL, COLOURS, PAIRS, VERBS
from ..rules.board import BOARDS, NOWHERE, SIDES, hex_name
from ..rules.combat import KILL, MISS, ROUT
from ..rules.facts import Snapshot, bonus, fronts_of, has_retreat, left_of, needed, next_in_danger, victim
from ..rules.options import PIRATES
from ..rules.state import DEAD, NOBODY, Phase
from ..rules.turns import TO_PLACE
from .phrases import action_words, bonus_words, dice_words, kind_of, pirate_words, seat_word


def tell(before: View, veiled: int, after: View, words: Words) -> str:
    """What was done; and if the treasure fell by it, where it lies."""
    old, new = Snapshot.of(before), Snapshot.of(after)
    verb, values = VERBS.decode(veiled)
    told = tell_dice(old, values[0], new, words) if verb == "roll" else tell_action(old, verb, values, new, words)
    if old.bearer != NOBODY and new.loose != NOWHERE:
        told += " " + words("told-dropped", hex=hex_name(new.loose))  # IT-25, IT-30
    return told


def tell_run(views: Sequence[View], veiled: Sequence[int], words: Words) -> str | None:
    """A walk, hex by hex, of one pirate."""
    start, verb = Snapshot.of(views[0]), VERBS.decode(veiled[0])[0]
    if any(VERBS.decode(code)[0] != verb for code in veiled) or verb not in ("step", "stray"):
        return None
    steps = [action_words(Snapshot.of(view), *VERBS.decode(code)) for view, code in zip(views, veiled, strict=False)]
    if any(one["to"] != other["start"] for one, other in pairwise(steps)):
        return None
    walk: Arguments = steps[-1] | {"start": steps[0]["start"], "n": sum(int(step["n"]) for step in steps)}
    return words(TOLD[verb], who=seat_word(left_of(start) if start.phase == Phase.FOG else start.turn, words), **walk)


def moment(before: View, veiled: int, after: View) -> str:
    old, new, (verb, values) = Snapshot.of(before), Snapshot.of(after), VERBS.decode(veiled)
    if verb == "lava":
        return "thunder"
    if sum(place == DEAD for crew in new.at for place in crew) > sum(place == DEAD for crew in old.at for place in crew):
        return "death"
    is_found = verb == "look" and bool(values[1])
    return "treasure" if is_found or verb in ("take", "took", "load") else ""


TOLD = {
    "place": "told-place", "step": "told-step", "stray": "told-stray", "land": "told-land", "embark": "told-embark",
    "sail": "told-sail", "join": "told-join", "board": "told-board", "take": "told-take", "take-chest": "told-take-chest",
    "recruit-boat": "told-recruit-boat", "recruit-fort": "told-recruit-fort", "attack": "told-attack", "flee": "told-flee",
    "advance": "told-advance", "advance-take": "told-advance-take", "load": "told-load", "done": "told-done",
    "done-fog": "told-done-fog", "done-fog-nobody": "told-done-fog-nobody", "done-recruit": "told-done-recruit",
    "done-join": "told-done-join", "done-board": "told-done-board", "done-combat": "told-done-combat",
    "done-advance": "told-done-advance", "done-widen": "told-done-widen", "attack-also": "told-also",
    "attack-victim": "told-victim", "done-flight": "told-done-flight",
}


def tell_action(s: Snapshot, verb: str, values: tuple[int, ...], new: Snapshot, words: Words) -> str:
    who = seat_word(left_of(s) if s.phase == Phase.FOG else s.turn, words)
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
    return words(TOLD[kind_of(s, verb, values)], who=who, **action_words(s, verb, values))


def looking_pirate(s: Snapshot) -> int:
    """IT-14, IT-33: the one who passes the chest, or else the one who stands there."""
    place = s.chest[s.looking]
    if s.walker != NOBODY and s.at[s.turn][s.walker] == place:
        return s.walker
    return (s.stands[place] - 1) % PIRATES


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


EVENTS = {  # of doubles: the phase that follows if there is anything to do, and what is told then, and otherwise
    6: (Phase.RECRUIT, "told-recruits", "told-recruits-not"), 4: (Phase.JOIN, "told-boats", "told-boats-not"),
    3: (Phase.FOG, "told-fog", "told-fog-not"), 2: (Phase.ERUPT, "told-eruption", ""),
    1: (Phase.SAVE, "told-fever", "told-fever-not"),
}
SEIZING = (Phase.JOIN, "told-boats-seizing", "told-boats-seizing-not")  # IT-20, as printed


def tell_double(s: Snapshot, face: int, new: Snapshot, words: Words) -> str:
    """IT-18, IT-19, IT-20, IT-21, IT-22, IT-23: its event, and what that means here."""
    who, mover = seat_word(s.turn, words), seat_word(left_of(s), words)
    if face == 5:
        return words("told-storm-again" if s.storm else "told-storm", who=who)
    phase, done, not_done = SEIZING if face == 4 and s.seizing else EVENTS[face]
    told = words(done if new.phase == phase else not_done, who=who, mover=mover, colour=COLOURS[s.turn])
    return f"{words('told-storm-over')} {told}" if s.storm else told


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
    thrown, more = dice_words(number), bonus(s, s.target, s.fronts)
    total = int(thrown["sum"]) + more
    told = words("told-clash", who=seat_word(s.turn, words), total=total, **thrown, **bonus_words(more))
    return f"{told} {tell_result(s, total, words)}"


def tell_result(s: Snapshot, total: int, words: Words) -> str:
    if total >= ROUT and len(fronts_of(s)) > 1:
        return words("told-clash-several", deadly="yes" if total >= KILL else "no")
    prey = pirate_words(victim(s))
    if total >= KILL:
        return words("told-clash-dies", **prey)
    if total >= ROUT and has_retreat(s, s.target):
        return words("told-clash-beaten" if s.flight else "told-clash-flees", **prey)
    if total >= ROUT:
        return words("told-clash-trapped", **prey)
    if total <= MISS:
        return words("told-clash-leader", **pirate_words(PIRATES * s.turn + s.leader))
    return words("told-clash-nothing")
