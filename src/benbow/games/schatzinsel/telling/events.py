"""What happened, in words, from the views before and after."""
from __future__ import annotations

from benbow.engine.contract import OVER, View
from benbow.engine.words import Arguments, Words

from ..rules.actions import PAIR, POINT_NAMES, TWO_DICE
from ..rules.discs import KINDS, WELLS
from ..rules.facts import Snapshot, decode, has_pawns, has_won, winner
from ..rules.jungle import SIDES
from ..rules.state import CLOSED, GOAL, OPEN, RED, SHIP, START, Phase
from .phrases import SIXTH, load_words, seat_word, source_word

THROWS = ("roll", "fight", "settle")


def tell(before: View, veiled: int, after: View, words: Words) -> str:
    """The action, then what followed from it without a choice or a throw."""
    old, new = Snapshot.of(before), Snapshot.of(after)
    verb, values = decode(veiled)
    return " ".join([told_action(old, verb, values, new, words), *consequences(old, verb, new, words)])


def told_action(s: Snapshot, verb: str, values: tuple[int, ...], new: Snapshot, words: Words) -> str:
    who = seat_word(s.player, words)
    match verb, values:
        case "deal", (kind, _):
            return words("told-deal", well=s.laid, kind=KINDS[kind])
        case "draw", (kind,):
            return words("told-draw", who=who, kind=KINDS[kind])
        case "lay", (well, _):
            return words("told-lay-last" if new.laid == WELLS else "told-lay", who=who, well=well)
        case "roll", _:
            return words("told-roll", who=who, n=new.left)
        case "move", (source, target):
            return moved(s, source, target, new, words)
        case "fight", (faces,):
            return fought(s, faces, new, words)
        case "land", _ if new.phase == Phase.DUEL:
            return words("told-land-duel", who=who, other=SIDES[1 - s.player])  # SI-16
        case "land", _:
            return words("told-land-goal" if new.has_pawn(s.player, GOAL) else "told-land-start", who=who)
        case "stay", _ if s.phase != Phase.MAY_TURN:
            return words("told-stay-aboard" if s.phase == Phase.RETURN else "told-stay", who=who)
        case "end", _:
            return words("told-end", who=who, n=s.left)
    return told_disc_action(s, verb, values, new, words)


def told_disc_action(s: Snapshot, verb: str, values: tuple[int, ...], new: Snapshot, words: Words) -> str:
    """Naming a disc, objecting, contesting, turning. SI-18, SI-19, SI-20, SI-21, SI-22"""
    who, other, well = seat_word(s.player, words), seat_word(1 - s.player, words), s.spot
    match verb, values:
        case "name", (disc,):
            return words("told-name-sure" if s.objected else "told-name", who=who, well=disc)
        case ("allow" | "waive" | "object"), _:
            return words("told-allow" if verb == "allow" else "told-waive" if verb == "waive" else "told-object", who=other)
        case "accept", _:
            told = words("told-accept", who=who, well=well)
            return f"{told} {words('told-other', who=who)}" if new.phase == Phase.OTHER else told
        case "contest", _:
            return words("told-contest", who=who)
        case "stay", _:
            return words("told-leave", who=who, well=well)
        case "settle", (faces,):
            return settled(s, TWO_DICE.names[faces], new, words)
    return words("told-turn", who=who, well=well, degrees=SIXTH * (values[0] + 1))


# ---------------------------------------------------------------------------------------------------------- pawns
def moved(s: Snapshot, source: int, target: int, new: Snapshot, words: Words) -> str:
    """SI-14, SI-15, SI-16, SI-17, SI-23, SI-26"""
    side, is_free = s.player, s.phase == Phase.FREE
    pawn = "returned" if s.returned[side] else "winner" if is_free else "any"
    way: Arguments = {"from": POINT_NAMES[source], "pawn": pawn, "free": "yes" if is_free else "no"}
    who = seat_word(side, words)
    if target == GOAL:
        return words("told-aboard", who=who, **way, **load_words(s.chests, new.chests, side))
    if new.phase == Phase.DUEL:
        way.pop("pawn")
        return words("told-attack", who=who, at=POINT_NAMES[target], other=SIDES[1 - side], **way)
    told = words("told-move", who=who, to=POINT_NAMES[target], **way)
    is_open_now = s.returned[side] == CLOSED and new.returned[side] == OPEN
    return f"{told} {words('told-open')}" if is_open_now else told


def fought(s: Snapshot, reds: int, new: Snapshot, words: Words) -> str:
    """A throw in a duel, and if it decides, what is won. SI-23, SI-24, SI-25, SI-29"""
    thrower = s.thrower
    who = seat_word(thrower, words)
    if PAIR.names[reds] == "rb":
        return words("told-fight-mixed", who=who, other=seat_word(1 - thrower, words))
    has_won_it = (PAIR.names[reds] == "rr") == (thrower == RED)
    won = thrower if has_won_it else 1 - thrower
    told = words("told-fight-won" if has_won_it else "told-fight-lost", who=who, faces=PAIR.names[reds])
    captured = words("told-captured-ship" if new.aboard[won] > s.aboard[won] else "told-captured", colour=SIDES[1 - won],
                     winner=SIDES[won], chest=source_word(s.chests, new.chests, 1 - won))
    return f"{told} {captured}"


def settled(s: Snapshot, faces: str, new: Snapshot, words: Words) -> str:
    """SI-22"""
    if new.phase == Phase.CONTEST:
        return words("told-settle-again")
    who, colour = seat_word(s.player, words), "red" if faces == "rr" else "black"
    key = {Phase.TURN: "told-settle-won", Phase.MAY_TURN: "told-settle-may"}.get(Phase(new.phase), "told-settle-lost")
    return words(key, who=who, well=s.spot, colour=colour)


# ---------------------------------------------------------------------------------------------- what follows from it
def consequences(old: Snapshot, verb: str, new: Snapshot, words: Words) -> list[str]:
    """The end of the game, or the beginning of the next turn."""
    if new.actor == OVER:
        return [ending(new, words)]
    side = new.player
    who, told = seat_word(side, words), []
    begins = new.turns > old.turns or new.laid == WELLS > old.laid
    if begins and verb in THROWS:
        told.append(words("told-passes", who=who))  # the turn has ended without an action
    if begins and new.has_pawn(side, START) and not old.has_pawn(side, START):
        told.append(words("told-start", who=who))  # SI-10
    if begins and new.phase == Phase.DUEL:
        told.append(words("told-start-duel", who=who, other=SIDES[1 - side]))  # SI-16
    if new.phase == Phase.RETURN:
        told.append(words("told-none", who=who))  # SI-28
    return told


def ending(new: Snapshot, words: Words) -> str:
    """SI-30, SI-31, SI-32"""
    won = winner(new)
    if won < 0:
        return words("told-limit", n=new.turns)
    who = seat_word(won, words)
    if has_won(new, won):
        return words("told-wins", who=who, n=new.chests[won][SHIP])
    if not has_pawns(new, 1 - won):
        return words("told-wins-pawns", who=who, other=seat_word(1 - won, words))
    return words("told-limit-won", n=new.turns, who=who)


def moment(before: View, veiled: int, after: View) -> str:
    """Chests that come aboard, and a pawn that is lost in a duel."""
    old, new = Snapshot.of(before), Snapshot.of(after)
    if decode(veiled)[0] == "fight":
        return "death" if new.chests != old.chests or new.standing != old.standing or new.aboard != old.aboard else ""
    return "treasure" if any(new.chests[side][SHIP] > old.chests[side][SHIP] for side in (0, 1)) else ""
