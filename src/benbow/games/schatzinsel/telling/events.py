"""What happened, in words, from the views before and after."""
from __future__ import annotations

from benbow.engine.contract import OVER, View
from benbow.engine.words import Words

from ..rules.actions import PAIR, TWO_DICE, VERBS
from ..rules.discs import KINDS
from ..rules.facts import has_pawns, has_won, winner
from ..rules.jungle import WELLS
from ..rules.state import CLOSED, GOAL, OPEN, RED, SHIP, START, Phase, State
from .phrases import SIXTH, Arguments, colour_word, load_words, point_word, seat_word, source_word

THROWS = ("roll", "fight", "settle")


def tell(before: View, veiled: int, after: View, words: Words) -> str:
    """What was done, then what followed from it without a choice or a throw."""
    old, new = before.record, after.record
    verb, values = VERBS.decode(veiled)
    return " ".join([deed(old, verb, values, new, words), *consequences(old, verb, new, words)])


def deed(s: State, verb: str, values: tuple[int, ...], new: State, words: Words) -> str:
    player = int(s["player"])
    who = seat_word(player, words)
    match verb, values:
        case "deal", (kind, _):
            return words("told-deal", well=int(s["laid"]), kind=KINDS[kind])
        case "draw", (kind,):
            return words("told-draw", who=who, kind=KINDS[kind])
        case "lay", (well, _):
            return words("told-lay-last" if int(new["laid"]) == WELLS else "told-lay", who=who, well=well)
        case "roll", _:
            return words("told-roll", who=who, n=int(new["left"]))
        case "move", (source, target):
            return moved(s, source, target, new, words)
        case "fight", (faces,):
            return fought(s, faces, new, words)
        case "land", _:
            is_on_start = int(new["standing"][player]) >> START & 1
            return words("told-land-start" if is_on_start else "told-land-goal", who=who)
        case "stay", _:
            return words("told-stay-aboard" if int(s["phase"]) == Phase.RETURN else "told-stay", who=who)
        case "end", _:
            return words("told-end", who=who, n=int(s["left"]))
    return over_a_disc(s, verb, values, new, words)


def over_a_disc(s: State, verb: str, values: tuple[int, ...], new: State, words: Words) -> str:
    """SI-18, SI-19, SI-20, SI-21, SI-22: who wants to turn it, who is against it, and what comes of it."""
    player, well = int(s["player"]), int(s["spot"])
    who, other = seat_word(player, words), seat_word(1 - player, words)
    match verb, values:
        case "name", (disc,):
            return words("told-name-sure" if s["objected"] else "told-name", who=who, well=disc)
        case "allow", _:
            return words("told-allow", who=other)
        case "waive", _:
            return words("told-waive", who=other)
        case "object", _:
            return words("told-object", who=other)
        case "accept", _:
            return words("told-accept", who=who, well=well)
        case "contest", _:
            return words("told-contest", who=who)
        case "settle", (faces,):
            return settled(s, TWO_DICE.names[faces], new, words)
        case "turn", (sixths,):
            return words("told-turn", who=who, well=well, degrees=SIXTH * (sixths + 1))
    raise AssertionError(verb)


# ---------------------------------------------------------------------------------------------------------- pawns
def moved(s: State, source: int, target: int, new: State, words: Words) -> str:
    """SI-14, SI-15, SI-16, SI-17, SI-23, SI-26"""
    side, is_free = int(s["player"]), int(s["phase"]) == Phase.FREE
    pawn = "returned" if s["returned"][side] else "winner" if is_free else "any"
    way: Arguments = {"from": point_word(source), "pawn": pawn, "free": "yes" if is_free else "no"}
    who = seat_word(side, words)
    if target == GOAL:
        return words("told-aboard", who=who, **way, **load_words(s, new, side))
    if int(new["phase"]) == Phase.DUEL:
        way.pop("pawn")
        return words("told-attack", who=who, to=point_word(target), other=colour_word(1 - side), **way)
    told = words("told-move", who=who, to=point_word(target), **way)
    is_open_now = int(s["returned"][side]) == CLOSED and int(new["returned"][side]) == OPEN
    return f"{told} {words('told-open')}" if is_open_now else told


def fought(s: State, reds: int, new: State, words: Words) -> str:
    """SI-23, SI-24, SI-25, SI-29: a throw of a duel, and what it brings if it decides."""
    thrower = int(s["thrower"])
    who = seat_word(thrower, words)
    if PAIR.names[reds] == "rb":
        return words("told-fight-mixed", who=who, other=seat_word(1 - thrower, words))
    has_won_it = (PAIR.names[reds] == "rr") == (thrower == RED)
    won = thrower if has_won_it else 1 - thrower
    told = words("told-fight-won" if has_won_it else "told-fight-lost", who=who, faces=PAIR.names[reds])
    pawn: Arguments = {"colour": colour_word(1 - won), "winner": colour_word(won), "chest": source_word(s, new, 1 - won)}
    is_aboard = new["aboard"][won] > s["aboard"][won]
    return f"{told} {words('told-captured-ship' if is_aboard else 'told-captured', **pawn)}"


def settled(s: State, faces: str, new: State, words: Words) -> str:
    """SI-22"""
    if int(new["phase"]) == Phase.CONTEST:
        return words("told-settle-again")
    who, colour = seat_word(int(s["player"]), words), "red" if faces == "rr" else "black"
    is_turned = int(new["phase"]) == Phase.TURN
    return words("told-settle-won" if is_turned else "told-settle-lost", who=who, well=int(s["spot"]), colour=colour)


# ---------------------------------------------------------------------------------------------- what follows from it
def consequences(old: State, verb: str, new: State, words: Words) -> list[str]:
    """The end of the game, or the beginning of the next turn."""
    is_next_turn = new["turns"] > old["turns"] or new["laid"] == WELLS > old["laid"]
    if int(new["actor"]) == OVER:
        return [ending(new, words)]
    if not is_next_turn:
        return []
    side = int(new["player"])
    who, told = seat_word(side, words), []
    if verb in THROWS:
        told.append(words("told-passes", who=who))  # nobody has said that the turn is over
    if (int(new["standing"][side]) & ~int(old["standing"][side])) >> START & 1:
        told.append(words("told-start", who=who))  # SI-10
    if int(new["phase"]) == Phase.RETURN:
        told.append(words("told-none", who=who))  # SI-28
    return told


def ending(new: State, words: Words) -> str:
    """SI-30, SI-31, SI-32"""
    won = int(winner(new))
    if won >= 0 and has_won(new, won):
        return words("told-wins", who=seat_word(won, words), n=int(new["chests"][won, SHIP]))
    if won >= 0 and not has_pawns(new, 1 - won):
        return words("told-wins-pawns", who=seat_word(won, words), other=seat_word(1 - won, words))
    if won >= 0:
        return words("told-limit-won", n=int(new["turns"]), who=seat_word(won, words))
    return words("told-limit", n=int(new["turns"]))
