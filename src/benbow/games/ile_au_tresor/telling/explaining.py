"""Why an action is not allowed: the first clause that forbids it. From a view, so that no secret is told.

Here: it is not the seat's turn, or the action belongs to another phase. refusals.py: what forbids an action in its own phase.
"""
from __future__ import annotations

from collections.abc import Callable

from benbow.engine.contract import CHANCE, Explanation, View
from benbow.engine.words import Words

from ..rules.actions import COLOURS, VERBS
from ..rules.board import BOARDS, hex_name
from ..rules.combat import FLIGHT
from ..rules.facts import first_dead, flight_lengths, left_of, victim
from ..rules.state import NOBODY, Phase
from .phrases import pirate_words, seat_word
from .refusals import Refusals

CLAUSE_OF_CHANCE = {"chest": "IT-6", "roll": "IT-9", "begins": "IT-7", "lava": "IT-22", "look": "IT-33"}
CLAUSE_WHILE_CHANCE_ACTS = {
    Phase.LAY: "IT-6", Phase.BEGIN: "IT-7", Phase.ROLL: "IT-9", Phase.LOOK: "IT-33", Phase.ERUPT: "IT-22", Phase.SAVE: "IT-24",
    Phase.CLASH: "IT-27",
}
MOVES = ("step", "land", "embark", "sail", "take", "load")  # the verbs of progress
VERBS_OF = {
    Phase.PROGRESS: MOVES, Phase.PASSING: ("step", "embark"), Phase.RECRUIT: ("recruit",), Phase.JOIN: ("sail",),
    Phase.BOARDING: ("board",), Phase.FOG: ("stray", "done"), Phase.COMBAT: ("attack",), Phase.FLIGHT: ("flee",),
    Phase.ADVANCE: ("advance",), Phase.PLACE: ("place",),
    Phase.WIDEN: ("attack",), Phase.VICTIM: ("attack",),
}
ELSEWHERE = {  # verbs that belong to one phase: the clause, and what is said in the others
    "place": ("IT-8", "not-placed-twice"), "stray": ("IT-21", "not-without-fog"), "board": ("IT-20", "not-board-now"),
    "flee": ("IT-28", "not-flee-now"), "advance": ("IT-31", "not-advance-now"),
}


def explain(view: View, attempt: int, words: Words) -> Explanation:
    return Explaining(view, words).of(attempt)


class Explaining(Refusals):
    """Explains to a seat why it may not do an action."""

    def of(self, attempt: int) -> Explanation:
        verb, labels = VERBS.decode(attempt)
        values = tuple(label - one.first for label, one in zip(labels, VERBS.verb(verb).arguments, strict=True))
        if verb in ("looked", "took"):
            return self.no("IT-38", "not-veiled")
        if verb in CLAUSE_OF_CHANCE:
            return self.no(CLAUSE_OF_CHANCE[verb], "not-chance")
        if self.view.actor != self.view.seat:
            return self.waiting()
        if verb in VERBS_OF[Phase(self.view.phase)] or (verb == "embark" and self.is_seizing()):
            return REASONS[verb](self, *values)
        return self.in_this_phase_only(verb, values) or self.in_another_phase(verb)

    def is_seizing(self) -> bool:
        """IT-20"""
        return self.view.phase == Phase.JOIN and self.s.seizing == 1

    def waiting(self) -> Explanation:
        """Another seat acts, or chance."""
        phase = Phase(self.view.phase)
        if self.view.actor == CHANCE:
            return self.no(CLAUSE_WHILE_CHANCE_ACTS[phase], "not-while-drawing")
        if phase == Phase.FOG and self.view.seat == self.turn:
            return self.no("IT-21", "not-in-own-fog", who=seat_word(left_of(self.s), self.words))
        return self.no("IT-7", "not-your-turn")

    # ------------------------------------------------------------------------------------------- another phase
    def in_this_phase_only(self, verb: str, values: tuple[int, ...]) -> Explanation | None:
        """In some phases only one kind of action is possible."""
        s, phase = self.s, self.view.phase
        if phase == Phase.PLACE:
            return self.no("IT-8", "not-before-placing")
        if phase == Phase.FLIGHT:
            return self.no("IT-29", "not-before-leaving" if s.flight else "not-before-flight", **pirate_words(victim(s)))
        if phase in (Phase.WIDEN, Phase.VICTIM):
            return self.no("IT-26", "not-before-throw" if phase == Phase.WIDEN else "not-before-victim")
        if phase == Phase.FOG:
            return self.no("IT-21", "not-in-fog", colour=COLOURS[self.turn])
        if phase == Phase.PASSING:
            if verb == "take" and values == (s.walker,):
                return self.no("IT-14", "not-take-passing", pirate=s.walker + 1)
            return self.passing()
        return None

    def in_another_phase(self, verb: str) -> Explanation:
        """Actions that belong to another phase."""
        phase = self.view.phase
        if verb in ELSEWHERE:
            return self.no(*ELSEWHERE[verb])
        if verb == "recruit":
            has_dead = first_dead(self.s, self.turn) != NOBODY
            return self.no("IT-18", "not-recruit-now" if has_dead else "not-recruit-nobody")
        if verb == "attack":  # after progress or event, once
            before = "not-attack-yet" if phase == Phase.PROGRESS else "not-attack-before-event"
            return self.no("IT-26", "not-attack-twice" if phase == Phase.ADVANCE else before)
        if phase in (Phase.COMBAT, Phase.ADVANCE):
            return self.no("IT-13", "not-move-over")  # what was left is lost
        return self.no("IT-9", "not-move-double")

    # ----------------------------------------------------------------------------------------------- this phase
    def stopping(self) -> Explanation:
        """IT-21: `done` in the fog."""
        return self.no("IT-21", "not-stop-there", **pirate_words(self.number(self.s.walker)))

    def fleeing(self, place: int) -> Explanation:
        """IT-29"""
        s = self.s
        if BOARDS.terrain[s.map, place] < 0:
            return self.no("IT-1", "not-that-hex", hex=hex_name(place))
        if s.stands[place]:
            return self.no("IT-29", "not-flee-occupied", hex=hex_name(place))
        if s.flight:
            return self.no("IT-29", "not-flee-up-to-five", hex=hex_name(place))
        n = max(flight_lengths(s).values())
        if n == FLIGHT:
            return self.no("IT-29", "not-flee-five", hex=hex_name(place))
        return self.no("IT-29", "not-flee-farthest", hex=hex_name(place), n=n)


REASONS: dict[str, Callable[..., Explanation]] = {  # by verb; their arguments count from 0
    "step": Explaining.stepping, "stray": Explaining.straying, "land": Explaining.landing, "embark": Explaining.embarking,
    "sail": Explaining.sailing, "take": Explaining.taking, "load": Explaining.loading, "place": Explaining.placing,
    "recruit": Explaining.recruiting, "attack": Explaining.attacking, "flee": Explaining.fleeing,
    "advance": Explaining.advancing, "done": Explaining.stopping,
}
