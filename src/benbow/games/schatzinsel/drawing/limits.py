"""Explanations for clicks that are no action: on things that cannot be chosen, or before something else is chosen."""
from __future__ import annotations

from benbow.engine.contract import Explanation, View
from benbow.engine.words import Words

from ..rules.discs import WELLS
from ..rules.facts import across, decode, move_code
from ..rules.jungle import SIDES
from ..rules.state import GOAL, NONE, Phase
from ..telling.explaining import Refusal
from .clicks import Meaning, attempt, gestures
from .ids import CAMP_IDS, GATE_IDS, SHIP_IDS, Ids, pawn_of


def beyond(view: View, ids: Ids, words: Words) -> Explanation | None:
    """For the seat that acts; other clicks are explained by the action that they mean."""
    return Beyond(view, ids, words).answer() if ids and view.actor == view.seat else None


class Beyond(Refusal):
    def __init__(self, view: View, ids: Ids, words: Words) -> None:
        super().__init__(view, words)
        self.ids, self.id, self.side = ids, ids[-1], view.seat
        self.gestures = gestures(view)
        self.pawn = Meaning(view, ids).pawn  # the chosen pawn, or the one that has a free move

    def answer(self) -> Explanation | None:
        if any(gesture[: len(self.ids)] == self.ids for gesture in self.gestures.values()):
            return None
        if self.view.phase not in (Phase.ACT, Phase.FREE):
            return self.pending()
        return self.missed_target() or self.field() or self.enemy() or self.camp_or_ship() or self.panel()

    def pending(self) -> Explanation | None:
        """In other phases something has to be decided first, whatever was clicked."""
        if self.id == "hand":
            return self.no("SI-8", "beyond-hand")
        return self.pending_decision("end", ()) if attempt(self.view, self.ids) is None else None

    # ------------------------------------------------------------------------------------------------------ the island
    def missed_target(self) -> Explanation | None:
        """The chosen pawn can go there, but the click missed the target."""
        code = attempt(self.view, self.ids)
        gesture = self.gestures.get(code) if code is not None and decode(code)[0] == "move" else None
        if gesture is None or gesture[:-1] != self.ids[:-1]:
            return None
        return self.no("SI-17", "beyond-by-goal") if self.id == SHIP_IDS[self.side] else self.no("SI-14", "beyond-lit")

    def field(self) -> Explanation | None:
        """A start or goal, or the other side's pawn on it. SI-14, SI-16"""
        pawn, open = pawn_of(self.id), self.s.all_starts
        is_foes = pawn is not None and pawn[0] != self.side and pawn[1] >= WELLS and not (open and pawn[1] != GOAL)
        if self.id in GATE_IDS[1 - self.side][open:] or is_foes:
            return self.no("SI-16", "beyond-goal" if open else "beyond-field")
        is_first = self.id in (*GATE_IDS[self.side], *GATE_IDS[1 - self.side]) and self.pawn == NONE and self.s.left
        return self.no("SI-14", "beyond-first") if is_first else None

    def enemy(self) -> Explanation | None:
        """An enemy pawn, before an own pawn is chosen that could attack it. SI-23"""
        pawn = pawn_of(self.id)
        if pawn is None or pawn[0] == self.side or self.pawn != NONE or not self.s.left:
            return None
        is_near = any(move_code(source, across(pawn[1])) in self.gestures for source in self.s.pawn_points(self.side))
        return self.no("SI-23", "beyond-enemy" if is_near else "beyond-enemy-far")

    # ------------------------------------------------------------------------------------------------- camps and ships
    def camp_or_ship(self) -> Explanation | None:
        """SI-7, SI-10, SI-17, SI-28. After a pawn is chosen a click on the ship is a move."""
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

    def panel(self) -> Explanation | None:
        """The turn panel and the warning of the turn limit."""
        if self.id == "turn":
            return self.no("SI-12", "beyond-turn")
        return self.no("SI-32", "option-limit-help") if self.id == "limit" else None
