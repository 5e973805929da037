"""What is clicked for each action, and what a click that is not allowed most likely meant."""
from __future__ import annotations

import re

from benbow.engine.contract import View

from ..rules.actions import END, LAND, LAY, NAME, TURN
from ..rules.discs import ENDS, WELLS
from ..rules.facts import Snapshot, across, bits, decode, move_code, trails_from
from ..rules.jungle import SIDES
from ..rules.state import EMPTY, FOE, GOAL, NONE, START, Phase
from .ids import CAMP_IDS, DISC_IDS, FACE_IDS, GATE_IDS, PAWN_IDS, SHIP_IDS, TARGET_IDS, TURN_IDS, WELL_IDS, Ids, pawn_of


def gestures(view: View) -> dict[int, Ids]:
    side, is_free = Snapshot.of(view).player, view.phase == Phase.FREE
    return {code: gesture(code, side, is_free) for code in view.legal()}


def gesture(code: int, side: int, is_free: bool) -> Ids:
    """Of a legal action. The first click on a rotation shows a preview, the second plays it."""
    verb, values = decode(code)
    match verb, values:
        case "move", (source, target):
            return (TARGET_IDS[side][target],) if is_free else (PAWN_IDS[side][source], TARGET_IDS[side][target])
        case "name", (well,):
            return DISC_IDS[well], "name"
        case "turn", (k,):
            return TURN_IDS[k], TURN_IDS[k]
        case "lay", (well, rotation):
            return WELL_IDS[well], FACE_IDS[rotation], FACE_IDS[rotation]
    return (verb,)


# --------------------------------------------------------------------------------------------- what was meant
def attempt(view: View, ids: Ids) -> int | None:
    """What a click most likely meant. For a seat that has to wait, END if nothing else: it is told why it waits."""
    if not ids or not 0 <= view.seat < view.seats:
        return None
    for code, gesture in gestures(view).items():
        if gesture == ids:
            return code
    meant = Meaning(view, ids).code()
    return END if meant is None and view.actor != view.seat else meant


class Meaning:
    """The meaning of a click that is not allowed: a dot without a trail, another side's pawn, a barred disc ..."""

    def __init__(self, view: View, ids: Ids) -> None:
        self.s, self.seat, self.id = Snapshot.of(view), view.seat, ids[-1]
        self.first = ids[0] if len(ids) > 1 else ""
        self.legal = set(view.legal())
        chosen = pawn_of(self.first)
        self.pawn = chosen[1] if chosen is not None and chosen[0] == self.seat else NONE
        if self.s.phase == Phase.FREE and self.s.is_actor:
            self.pawn = self.s.spot

    def code(self) -> int | None:
        if (pawn := pawn_of(self.id)) is not None:
            return self.own_pawn(pawn[1]) if pawn[0] == self.seat else self.other_pawn(pawn[1])
        if self.id in FACE_IDS and self.first in WELL_IDS:
            return LAY + ENDS * WELL_IDS.index(self.first) + FACE_IDS.index(self.id)
        for ids, meaning in ((DISC_IDS, self.disc), (WELL_IDS, lambda well: LAY + ENDS * well), (TURN_IDS, lambda k: TURN + k),
                             (TARGET_IDS[self.seat], self.move_to), (GATE_IDS[self.seat], lambda k: self.move_to(START + k)),
                             (GATE_IDS[1 - self.seat][: self.s.all_starts], lambda _: self.move_to(FOE))):
            if self.id in ids:
                return meaning(ids.index(self.id))
        return self.camp_or_ship()

    def camp_or_ship(self) -> int | None:
        """Camps and ships, and the pawns there."""
        if self.id == SHIP_IDS[self.seat]:
            return self.move_to(GOAL) if self.pawn != NONE else LAND
        if re.fullmatch(rf"{SIDES[self.seat]}-ship-\d+", self.id):
            return LAND
        if self.id == CAMP_IDS[self.seat] or re.fullmatch(rf"{SIDES[self.seat]}-camp-\d+", self.id):
            return self.own_pawn(START)
        return NAME + self.s.spot if self.id == "named" and self.s.spot != NONE else None

    # ------------------------------------------------------------------------------------------------- moves
    def own_pawn(self, point: int) -> int | None:
        """A move that is not allowed: of the chosen pawn to this one (SI-15), or of this one, along a trail if there is one."""
        if self.s.is_laying:
            return None
        if self.pawn not in (NONE, point) and move_code(self.pawn, point) not in self.legal:
            return move_code(self.pawn, point)
        reached = bits(trails_from(self.s, self.seat, point))
        codes = [move_code(point, target) for target in (*reached, *range(WELLS)) if target != point]
        return next((code for code in codes if code not in self.legal), None)

    def other_pawn(self, point: int) -> int | None:
        """An attack by the chosen pawn; else a move of this pawn, which is explained: it is not the player's own."""
        if self.s.is_laying:
            return None
        if self.pawn != NONE and (point < WELLS or (self.s.all_starts and point != GOAL)):
            return move_code(self.pawn, across(point))
        return move_code(point, (point + 1) % WELLS) if point < WELLS else None

    def move_to(self, target: int) -> int | None:
        """Of the chosen pawn; else of any that cannot move there."""
        if self.s.is_laying:
            return None
        if self.pawn != NONE:
            return move_code(self.pawn, target)
        codes = [move_code(point, target) for point in self.s.pawn_points(self.seat) if point != target]
        other = move_code(START, target) if target != START else None
        return next((code for code in codes if code not in self.legal), other)

    # ------------------------------------------------------------------------------------------------- discs
    def disc(self, well: int) -> int | None:
        if self.s.is_laying:
            return LAY + ENDS * well if self.s.disc[well] != EMPTY else None
        if self.pawn not in (NONE, well) and NAME + well not in self.legal:
            return move_code(self.pawn, well)
        return NAME + well
