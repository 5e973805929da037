"""For whoever is coached: what to aim for, what an action brings, and which action is a plain blunder. From a view."""
from __future__ import annotations

from functools import cached_property

from benbow.engine.contract import View
from benbow.engine.state import Ints
from benbow.engine.words import Arguments, Words

from ..rules.actions import NAME, POINT_NAMES
from ..rules.discs import ENDS, WELLS
from ..rules.facts import Snapshot, bits, decode, is_held, reach, trails_from, trails_of, turned
from ..rules.jungle import SIDES
from ..rules.state import CLOSED, GOAL, SHIP, START, TO_WIN, Phase
from .phrases import load_words

Ways = dict[int, list[int]]  # from points to a goal, in one move: the wells that the trail leads over


class Prospects(Snapshot):
    """Who could go aboard in one move, as the discs lie or would lie. It is kept with the view, and asked for each action."""

    @property
    def foe(self) -> int:
        return 1 - self.seat

    def ways_aboard(self, side: int, discs: Ints) -> Ways:
        """SI-17. Of the other side also from its start, where a pawn from its camp will stand in its turn (SI-10)."""
        if self.returned[side] == CLOSED:
            return {}
        points = {*self.pawn_points(side), *([START] if side == self.foe and self.in_camp[side] else ())}
        return {point: [place // ENDS for place in trail.places] for point in sorted(points)
                for trail in trails_of(self, discs, side, point) if trail.point == GOAL}

    @cached_property
    def own(self) -> Ways:
        return self.ways_aboard(self.seat, self.disc)

    @cached_property
    def theirs(self) -> Ways:
        return self.ways_aboard(self.foe, self.disc)

    def rotated(self, well: int) -> list[tuple[bool, bool]]:
        """For each way to turn a disc: would it lead this side aboard, and the other?"""
        found = []
        for k in range(1, ENDS):
            discs = [turned(disc, k) if at == well else disc for at, disc in enumerate(self.disc)]
            found.append((bool(self.ways_aboard(self.seat, discs)), bool(self.ways_aboard(self.foe, discs))))
        return found

    @cached_property
    def named_rotations(self) -> list[tuple[bool, bool]]:
        return self.rotated(self.spot)

    @cached_property
    def opens_for_foe(self) -> bool:
        """Could the opponent, who has named a disc, turn it and then go aboard in the same turn?"""
        return self.left > 1 and not self.theirs and any(foe for _, foe in self.named_rotations)

    @cached_property
    def wins_aboard(self) -> bool:
        """SI-31: with the next pawn that goes aboard"""
        return self.chests_after_arrival(self.seat)[self.seat][SHIP] >= TO_WIN[self.length]

    @cached_property
    def attackers(self) -> list[int]:
        return [point for point in self.pawn_points(self.seat)
                if any(is_held(self, self.seat, target) for target in bits(reach(self, self.seat, point)))]

    @cached_property
    def blockers(self) -> list[int]:
        """Own pawns that bar the way of the one on the start. SI-15"""
        ends = trails_from(self, self.seat, START) & ~(1 << START)
        is_barred = self.has_pawn(self.seat, START) and ends and not reach(self, self.seat, START)
        return bits(ends & self.standing[self.seat] & (1 << WELLS) - 1) if is_barred else []


# ------------------------------------------------------------------------------------------------------------- aim
def aim(view: View, words: Words) -> str:
    s = Prospects.of(view)
    match view.phase:
        case Phase.LAY:
            return words("aim-lay")
        case Phase.RETURN:
            return words("aim-return")
        case Phase.ACT:
            return aim_act(s, words) if s.left else ""
        case Phase.ANSWER:
            return aim_answer(s, words)
        case Phase.REPLY:
            return words("aim-reply")
        case Phase.TURN | Phase.MAY_TURN:
            return words("aim-turn", side=SIDES[s.foe])
        case Phase.OTHER:
            return words("aim-other")
        case Phase.FREE:
            return words("aim-free-aboard") if s.spot in s.own else words("aim-free")
    return ""


def aim_act(s: Prospects, words: Words) -> str:
    """What is most urgent, in this order."""
    if s.own:
        return words("aim-win" if s.wins_aboard else "aim-aboard", **origin(s.own))
    if s.theirs and s.left > s.has_duty:
        return words("aim-stop", side=SIDES[s.foe], **origin(s.theirs))
    if s.attackers:
        return words("aim-attack", **{"from": POINT_NAMES[s.attackers[0]]})
    if not s.can_move:
        return words("aim-stuck")
    if s.blockers:
        return words("aim-blocked", well=s.blockers[0])
    return words("aim-go" if s.left > s.has_duty else "aim-duty")


def aim_answer(s: Prospects, words: Words) -> str:
    if s.opens_for_foe:
        return words("aim-answer-danger", well=s.spot, side=SIDES[s.foe])
    trails = [trail for point in {START, *s.pawn_points(s.seat)} for trail in trails_of(s, s.disc, s.seat, point)]
    is_mine = any(place // ENDS == s.spot for trail in trails for place in trail.places)
    return words("aim-answer-mine" if is_mine else "aim-answer-free", well=s.spot)


def origin(ways: Ways) -> Arguments:
    return {"from": POINT_NAMES[next(iter(ways))]}


# ------------------------------------------------------------------------------------------------------------ note
def note(view: View, code: int, words: Words) -> str:
    s = Prospects.of(view)
    match decode(code):
        case "move", (_, target):
            return note_move(s, target, words)
        case "turn", (k,):
            own, foe = s.named_rotations[k]
            whom = "both" if own and foe else "own" if own else "foe"
            return words("note-turn", side=SIDES[s.foe], aboard=whom) if own or foe else ""
        case "object", _:
            return words("note-object")
        case "contest", _:
            return words("note-contest")
    return ""


def note_move(s: Prospects, target: int, words: Words) -> str:
    if target == GOAL:
        return words("note-aboard", **load_words(s.chests, s.chests_after_arrival(s.seat), s.seat))
    if is_held(s, s.seat, target):
        return words("note-attack")
    return words("note-free") if s.phase == Phase.FREE else words("note-move", n=s.left)


# ------------------------------------------------------------------------------------------------------------ warn
def warn(view: View, code: int, words: Words) -> str:
    """Only what nobody would do on purpose."""
    s = Prospects.of(view)
    verb, values = decode(code)
    if view.phase in (Phase.ACT, Phase.FREE) and (told := missed(s, verb, values, words)):
        return told
    match verb, values:
        case "end", _ if s.left and can_stop(s, view.legal()):
            return words("warn-end", n=s.left, side=SIDES[s.foe])
        case "name", (well,) if any(well in wells for wells in s.own.values()) and not any(own for own, _ in s.rotated(well)):
            return words("warn-name", well=well)
        case ("allow" | "waive"), _ if s.opens_for_foe:
            return words("warn-allow", well=s.spot, side=SIDES[s.foe])
        case "turn", (k,):
            return warn_turn(s, k, words)
    return ""


def missed(s: Prospects, verb: str, values: tuple[int, ...], words: Words) -> str:
    """A pawn could go aboard, and this is something else."""
    ways = s.own if s.phase == Phase.ACT and s.left else {point: way for point, way in s.own.items() if point == s.spot}
    if not ways or (verb == "move" and values[1] == GOAL):
        return ""
    if s.wins_aboard:
        return words("warn-win", **origin(ways))
    return words("warn-aboard", **origin(ways)) if verb in ("end", "stay") else ""


def can_stop(s: Prospects, legal: list[int]) -> bool:
    """Is the opponent one move from the ship, over a disc that could still be turned?"""
    return any(NAME + well in legal for wells in s.theirs.values() for well in wells)


def warn_turn(s: Prospects, k: int, words: Words) -> str:
    """It opens the opponent's way, or cuts the own one, and could be turned otherwise."""
    own, foe = s.named_rotations[k]
    if foe and not s.theirs and not all(other for _, other in s.named_rotations):
        return words("warn-turn-foe", side=SIDES[s.foe])
    is_cut = s.own and not own and any(mine for mine, _ in s.named_rotations)
    return words("warn-turn-own") if is_cut else ""
