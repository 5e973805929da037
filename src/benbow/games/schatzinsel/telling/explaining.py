"""Why an action is not allowed: the first clause that forbids it."""
from __future__ import annotations

from benbow.engine.contract import CHANCE, Explanation, View
from benbow.engine.words import Arguments, Words

from ..rules.actions import POINT_NAMES
from ..rules.discs import WELLS
from ..rules.facts import Snapshot, bits, decode, enters_start, held, trails_from
from ..rules.state import FOE, START, Phase
from .phrases import places_text, seat_word

CHANCE_VERBS = {"deal": "SI-8", "draw": "SI-8", "roll": "SI-11", "fight": "SI-23", "settle": "SI-22"}
CHANCE_PHASES = {Phase.DEAL: "SI-8", Phase.DRAW: "SI-8", Phase.ROLL: "SI-11", Phase.CONTEST: "SI-22", Phase.DUEL: "SI-23"}
ANSWERS = ("allow", "waive", "object")


def explain(view: View, attempt: int, words: Words) -> Explanation:
    return Refusal(view, words).explain(attempt)


class Refusal:
    """Explanations for the seat of a view."""

    def __init__(self, view: View, words: Words) -> None:
        self.view, self.words = view, words
        self.s = Snapshot.of(view)
        self.player, self.spot = self.s.player, self.s.spot

    def no(self, rule: str, key: str, **arguments: str | int) -> Explanation:
        return Explanation.refuse(rule, self.words, key, **arguments)

    def explain(self, attempt: int) -> Explanation:
        verb, values = decode(attempt)
        if verb in CHANCE_VERBS:
            return self.no(CHANCE_VERBS[verb], "not-chance")
        if self.view.actor == CHANCE:
            return self.no(CHANCE_PHASES[Phase(self.view.phase)], "not-while-drawing")
        if self.view.actor != self.view.seat:
            return self.waiting(verb)
        return self.pending_decision(verb, values) or self.wrong_time(verb) or self.in_turn(verb, values)

    # ---------------------------------------------------------------------------------------------- whose turn it is
    def waiting(self, verb: str) -> Explanation:
        """The other seat acts."""
        phase = self.view.phase
        if phase == Phase.LAY:
            return self.no("SI-8", "not-your-disc")
        if phase == Phase.ANSWER:
            return self.no("SI-19", "not-while-asked", who=seat_word(1 - self.player, self.words), well=self.spot)
        return self.objecting() if verb in ANSWERS else self.no("SI-9", "not-your-turn")

    def objecting(self) -> Explanation:
        """SI-19: once in a turn, and only to a disc that has just been named."""
        if self.s.objected:
            return self.no("SI-19", "not-objection-used")
        if self.view.phase == Phase.TURN:
            return self.no("SI-20", "not-objection-late", well=self.spot)
        return self.no("SI-19", "not-named")

    # ---------------------------------------------------------------------------------------------- pending decisions
    def pending_decision(self, verb: str, values: tuple[int, ...]) -> Explanation | None:
        """In most phases only one decision is possible."""
        phase, well = self.view.phase, self.spot
        if phase == Phase.LAY and verb == "lay":
            return self.no("SI-8", "not-well-taken", well=values[0])
        if phase == Phase.LAY:
            return self.no("SI-8", "not-before-laying", n=WELLS - self.s.laid)
        if verb == "lay":
            return self.no("SI-8", "not-in-hand")
        if phase == Phase.RETURN:
            return self.no("SI-28", "not-before-return")
        if phase == Phase.ANSWER:
            return self.no("SI-19", "not-before-answer", well=well)
        if phase == Phase.REPLY:
            return self.no("SI-21", "not-before-reply")
        if phase == Phase.TURN:
            return self.no("SI-20", "not-before-turn", well=well)
        if phase == Phase.MAY_TURN:
            return self.no("SI-22", "not-before-leave", well=well)
        if phase == Phase.OTHER:
            return self.naming(*values) if verb == "name" else self.no("SI-21", "not-before-other")
        if phase == Phase.FREE:
            return self.moving_on(*values) if verb == "move" else self.no("SI-26", "not-before-free", at=POINT_NAMES[well])
        return None

    def wrong_time(self, verb: str) -> Explanation | None:
        """In Phase.ACT: actions that belong to other phases."""
        match verb:
            case "allow" | "waive" | "object":
                return self.no("SI-19", "not-against-self")
            case "accept" | "contest":
                return self.no("SI-21", "not-objected")
            case "turn":
                return self.no("SI-19", "not-turn-unnamed")
            case "land":
                return self.no("SI-28", "not-land-pawns" if self.has_pawn_ashore else "not-land-late")
            case "stay":
                return self.no("SI-26", "not-stay")
        return None

    @property
    def has_pawn_ashore(self) -> bool:
        return bool(self.s.standing[self.player] or self.s.in_camp[self.player])

    # ---------------------------------------------------------------------------------------------- move, name, end
    def in_turn(self, verb: str, values: tuple[int, ...]) -> Explanation:
        """SI-12, SI-13"""
        if verb == "end":
            return self.no("SI-13", "not-duty-end")
        if not self.s.left:
            return self.no("SI-12", "not-points")
        return self.moving(*values) if verb == "move" else self.naming(*values)

    def moving(self, source: int, target: int) -> Explanation:
        """SI-14"""
        if not self.s.has_pawn(self.player, source):
            return self.no("SI-14", "not-pawn", **{"from": POINT_NAMES[source]})
        return self.no_such_move(source, target)

    def moving_on(self, source: int, target: int) -> Explanation:
        """SI-26"""
        if source != self.spot:
            return self.no("SI-26", "not-free-other", at=POINT_NAMES[self.spot])
        return self.no_such_move(source, target)

    def no_such_move(self, source: int, target: int) -> Explanation:
        """SI-14, SI-15, SI-16, SI-28"""
        if source == target:
            return self.no("SI-14", "not-same")
        if target == FOE and not self.s.all_starts:
            return self.no("SI-16", "not-foe-start")
        found = trails_from(self.s, self.player, source) & ~(1 << source)
        if not found:
            return self.no("SI-14", "not-any-trail", **{"from": POINT_NAMES[source]})
        if not found >> target & 1:
            way: Arguments = {"from": POINT_NAMES[source], "to": POINT_NAMES[target]}
            return self.no("SI-14", "not-trail", list=places_text(found, self.words), **way)
        if target == START and not enters_start(self.s):
            return self.no("SI-14", "not-back-to-start")
        if self.s.has_pawn(self.player, target):
            return self.no("SI-15", "not-own-pawn", to=POINT_NAMES[target])
        return self.no("SI-28", "not-goal-closed")  # the only reason left

    def naming(self, well: int) -> Explanation:
        """SI-18, SI-21, SI-13"""
        if well in bits(held(self.s)):
            return self.no("SI-18", "not-disc-pawn", well=well)
        if self.s.barred >> well & 1:
            return self.no("SI-21", "not-barred", well=well)  # or SI-22, with the same effect
        return self.no("SI-13", "not-duty-name")
