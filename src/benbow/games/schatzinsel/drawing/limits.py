"""What no single action says: what a thing is for that nobody chooses, or what is to be chosen first."""
from __future__ import annotations

from benbow.engine.contract import Explanation, View
from benbow.engine.words import Words

from ..rules.actions import MOVE, NAME
from ..rules.jungle import SIDES, WELLS
from ..rules.state import NONE, POINTS, Phase
from ..telling.explaining import Refusal
from .clicks import Meaning, attempt, gestures
from .ids import CAMP_IDS, GATE_IDS, SHIP_IDS, Ids, pawn_of


def beyond(view: View, ids: Ids, words: Words) -> Explanation | None:
    """For whoever acts; all else has an action of its own that says why."""
    return Beyond(view, ids, words).answer() if ids and view.actor == view.seat else None


class Beyond(Refusal):
    def __init__(self, view: View, ids: Ids, words: Words) -> None:
        super().__init__(view, words)
        self.ids, self.id, self.side = ids, ids[-1], view.seat
        self.ways = gestures(view)
        self.pawn = Meaning(view, ids).pawn  # the one that was chosen, or has a free move

    def answer(self) -> Explanation | None:
        if any(way[: len(self.ids)] == self.ids for way in self.ways.values()):
            return None
        if self.view.phase not in (Phase.ACT, Phase.FREE):
            return self.before_all_else()
        return self.beside_the_target() or self.field() or self.enemy() or self.at_home() or self.told()

    def before_all_else(self) -> Explanation | None:
        """Something else has to be decided first, whatever was clicked."""
        if self.id == "hand":
            return self.no("SI-8", "beyond-hand")
        return self.first_things_first("end", ()) if attempt(self.view, self.ids) is None else None

    # ------------------------------------------------------------------------------------------------------ the island
    def beside_the_target(self) -> Explanation | None:
        """What was chosen can go there; but its target was not hit."""
        code = attempt(self.view, self.ids)
        way = self.ways.get(code) if code is not None and MOVE <= code < NAME else None
        if way is None or way[:-1] != self.ids[:-1]:
            return None
        return self.no("SI-17", "beyond-by-goal") if self.id == SHIP_IDS[self.side] else self.no("SI-14", "beyond-lit")

    def field(self) -> Explanation | None:
        """SI-14, SI-16: a start or a goal, or the pawn of the other side that stands there."""
        who = pawn_of(self.id)
        if self.id in GATE_IDS[1 - self.side] or (who is not None and who[0] != self.side and who[1] >= WELLS):
            return self.no("SI-16", "beyond-field")
        is_first = self.id in GATE_IDS[self.side] and self.pawn == NONE and self.s.left
        return self.no("SI-14", "beyond-first") if is_first else None

    def enemy(self) -> Explanation | None:
        """SI-23: an enemy, with no pawn in hand that could attack him."""
        who = pawn_of(self.id)
        if who is None or who[0] == self.side or self.pawn != NONE or not self.s.left:
            return None
        is_near = any(MOVE + POINTS * source + who[1] in self.ways for source in range(POINTS))
        return self.no("SI-23", "beyond-enemy" if is_near else "beyond-enemy-far")

    # ------------------------------------------------------------------------------------------------- camps and ships
    def at_home(self) -> Explanation | None:
        """SI-7, SI-10, SI-17, SI-28. A pawn that has been chosen may be meant to go aboard: that is a move."""
        own, other = SIDES[self.side], SIDES[1 - self.side]
        if self.is_in(CAMP_IDS[1 - self.side], f"{other}-camp-"):
            return self.no("SI-7", "beyond-other-camp")
        if self.is_in(SHIP_IDS[1 - self.side], f"{other}-ship-"):
            return self.no("SI-17", "beyond-other-ship")
        if self.view.phase == Phase.FREE:
            return None
        if self.is_in(CAMP_IDS[self.side], f"{own}-camp-"):
            return self.no("SI-10", "beyond-camp")
        if not self.has_pawn_ashore:
            return None
        if self.id.startswith(f"{own}-ship-"):
            return self.no("SI-28", "beyond-aboard")
        return self.no("SI-17", "beyond-ship") if self.id == SHIP_IDS[self.side] and self.pawn == NONE else None

    def is_in(self, whole: str, part: str) -> bool:
        return self.id == whole or self.id.startswith(part)

    def told(self) -> Explanation | None:
        """What is only shown: the turn, and that the last one is near."""
        if self.id == "turn":
            return self.no("SI-12", "beyond-turn")
        return self.no("SI-32", "option-limit-help") if self.id == "limit" else None
