"""Why an action is not allowed: the first clause that forbids it. From a view, so it tells no secret."""
from __future__ import annotations

from collections import Counter

from benbow.engine.contract import CHANCE, Explanation, View
from benbow.engine.words import Words

from ..rules.actions import LOADS, STOOL, VERBS
from ..rules.board import SIZES, is_beach, is_on, square_name
from ..rules.facts import Snapshot, has_room, tiles_missing
from ..rules.state import SEATED, SUPPLY, Phase
from .phrases import symbol_list

CHANCE_VERBS = {"draw": "MA-8", "begin": "MA-9", "turn": "MA-16", "take": "MA-32", "uncover": "MA-28"}
WHILE_CHANCE_ACTS = {
    Phase.LAY: "MA-8", Phase.BEGIN: "MA-9", Phase.TURN: "MA-16", Phase.TAKE: "MA-17", Phase.REFILL: "MA-21",
    Phase.UNCOVER: "MA-28",
}


def explain(view: View, attempt: int, words: Words) -> Explanation:
    return Refusal(view, words).of(attempt)


class Refusal:
    """Answers to a seat that tried an action which it may not do."""

    def __init__(self, view: View, words: Words) -> None:
        self.s, self.seat, self.words = Snapshot.of(view), view.seat, words

    def no(self, rule: str, key: str, **arguments: str | int) -> Explanation:
        return Explanation.refuse(rule, self.words, key, **arguments)

    def of(self, attempt: int) -> Explanation:
        verb, values = VERBS.decode(attempt)
        if verb in ("turned", "took"):
            return self.no("MA-32", "not-veiled")
        if verb == "turn" and self.s.turning and self.s.phase != Phase.TURN:
            return self.no("MA-16", "not-lot")
        if verb == "pick" and not self.s.turning:
            return self.no("MA-16", "not-chance")
        if verb in CHANCE_VERBS:
            return self.no(CHANCE_VERBS[verb], "not-chance")
        if self.s.actor != self.seat:
            return self.waiting(verb)
        return self.too_early_or_late(verb) or self.now(verb, values)

    # ---------------------------------------------------------------------------------------------- whose turn
    def waiting(self, verb: str) -> Explanation:
        """Somebody else acts, or chance."""
        s, phase = self.s, self.s.phase
        if phase == Phase.REFILL and verb == "load" and s.mover == self.seat:
            return self.no("MA-22", "not-second-load")
        if self.s.actor == CHANCE:
            return self.no(WHILE_CHANCE_ACTS[Phase(phase)], "not-while-drawing")
        if phase == Phase.DIG:
            return self.no("MA-27", "not-your-stool", stool=s.dug + 1)
        if self.seat >= 0 and all(where == SEATED for where in s.where[self.seat][: s.pirates]):
            return self.no("MA-19", "not-all-sit")
        return self.no("MA-25", "not-your-turn")

    def too_early_or_late(self, verb: str) -> Explanation | None:
        """An action of another part of the turn, or of the game. MA-12, MA-25"""
        phase = self.s.phase
        if phase == Phase.DIG:
            return None if verb == "dig" else self.no("MA-25", "not-after-sunrise")
        if verb == "dig":
            return self.no("MA-27", "not-dig-yet")
        if phase == Phase.PICK:
            return None if verb == "pick" else self.no("MA-16", "not-before-pick")
        if verb == "pick":
            return self.no("MA-16", "not-pick")
        if phase == Phase.HOOK:
            return None if verb == "hook" else self.no("MA-20", "not-before-hook")
        if verb == "hook":
            return self.no("MA-20", "not-at-hook")
        if phase == Phase.LOAD:
            return None if verb in ("load", "decline") else self.no("MA-21", "not-before-load")
        if verb == "load" and not has_room(self.s, self.seat):
            return self.no("MA-5", "not-room", n=self.s.room)
        if verb == "load":
            return self.no("MA-21", "not-without-move")
        return self.no("MA-23", "not-nothing-to-decline") if verb == "decline" else None

    def now(self, verb: str, values: tuple[int, ...]) -> Explanation:
        match verb, values:
            case "deploy", (landing,):
                return self.deploying(landing)
            case "move", (pirate, goal):
                return self.moving(pirate - 1, goal)
            case "pick", (place,):
                return self.no("MA-16", "not-pick-shown" if place <= self.s.maps[1 - self.seat] else "not-pick-there")
            case "hook", (what,):
                return self.no("MA-20", "not-in-hook", what="map" if what else "joker")
            case "load", (number,):
                return self.loading(*LOADS[number])
            case "decline", _:
                return self.declining()
            case "dig", (square,):
                return self.no("MA-27", "not-dug" if self.is_on_board(square) else "not-on-board", square=square_name(square))
        return self.no("MA-25", "not-skipped")

    def is_on_board(self, square: int) -> bool:
        return is_on(square, self.s.size)

    # ------------------------------------------------------------------------------------------------ pirates
    def deploying(self, landing: int) -> Explanation:
        """MA-10"""
        s, square = self.s, square_name(landing) if landing != STOOL else ""
        if s.deployed[self.seat] == s.pirates:
            return self.no("MA-10", "not-in-supply")
        if landing == STOOL:
            return self.no("MA-10", "not-stool")
        if not self.is_on_board(landing):
            return self.no("MA-1", "not-on-board", square=square)
        if not is_beach(landing, s.size):
            return self.no("MA-10", "not-beach", square=square)
        return self.no("MA-10", "not-free" if s.stands[landing] else "not-tile", square=square)

    def moving(self, pirate: int, goal: int) -> Explanation:
        """MA-4, MA-10, MA-11, MA-12, MA-13, MA-15, MA-19"""
        s, number = self.s, pirate + 1
        if number > s.pirates:
            return self.no("MA-4", "not-that-pirate", pirate=number, n=s.pirates)
        source = s.where[self.seat][pirate]
        if source == SEATED:
            return self.no("MA-19", "not-seated", pirate=number)
        if s.deployed[self.seat] < s.deploy_needed:
            return self.no("MA-11", "not-enough-deployed", needed=s.deploy_needed, n=s.deployed[self.seat])
        if source == SUPPLY:
            return self.no("MA-10", "not-ashore", pirate=number)
        if not self.is_on_board(goal):
            return self.no("MA-1", "not-on-board", square=square_name(goal))
        if goal == source:
            return self.no("MA-13", "not-back", start=square_name(source))
        if goal not in s.reach(source):
            start, to = square_name(source), square_name(goal)
            return self.no("MA-12", "not-reached", pirate=number, steps=s.steps_from(source), start=start, to=to)
        return self.no("MA-15", "not-end-occupied", to=square_name(goal))

    # ------------------------------------------------------------------------------------------------ treasures
    def loading(self, treasure: int, mask: int) -> Explanation:
        """MA-22, MA-23, MA-24"""
        s, size, jokers = self.s, SIZES[treasure], mask.bit_count()
        there = s.symbols_in(treasure)
        if not there:
            return self.no("MA-24", "not-empty", treasure=size)
        if mask >> len(there):
            return self.no("MA-24", "not-joker-for-nothing", treasure=size)
        if jokers > s.jokers[self.seat]:
            return self.no("MA-23", "not-enough-jokers", n=jokers, have=s.jokers[self.seat])
        wanted = Counter(symbol for place, symbol in there if not mask >> place & 1)
        have = Counter(dict(enumerate(s.kept[self.seat])))
        missing = sorted((wanted - have).elements())
        if missing:
            return self.no("MA-22", "not-missing", treasure=size, list=symbol_list(missing, self.words))
        return self.no("MA-23", "not-last-joker")

    def declining(self) -> Explanation:
        """MA-23: names the largest treasure that needs no joker."""
        s = self.s
        free = [k for k in range(len(SIZES)) if s.symbols_in(k) and not tiles_missing(s, self.seat, k)]
        return self.no("MA-23", "not-decline", treasure=SIZES[free[-1] if free else 0])
