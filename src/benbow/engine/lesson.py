"""A lesson: a prepared match that a learner plays through, and is told about step by step. It is data, `lesson.toml` of a game.

```
options = {players = 2}
seat = 1                      # the learner's; the others are played by bots once the script has ended
prelude = "roll 2, roll 3"    # what has happened when the lesson begins

[[step]]                      # says `lesson-goal`; nothing is to be done, so the page has a button for it
name = "goal"
point = ["island"]            # pieces that it points at

[[step]]                      # the same; the others go on when it has been read
name = "rolled"
first = ["roll 1"]            # what chance and the others do before it is said

[[step]]                      # says `lesson-load`
name = "load"
first = ["roll 3"]
do = ["load green 7 | load green 6", "pass"]   # what the learner does, in turn; either will do
facts = {square = [3, 3, 2]}  # fields of the learner's view that the text relies on
```
Dice and bots follow the script; the learner may try anything, and is told `lesson-load-not`, or why it is against the rules.
Where the script ends, or was left, the match is one like any other. How far it has come follows from the actions alone.
"""
from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import takewhile
from typing import Any

from .contract import CHANCE, Game, View
from .dice import ByHand, Scripted, seeded
from .errors import BadGameError, BenbowError
from .match import Match
from .words import Words

FIELDS = {"name": str, "first": list, "do": list, "point": list, "facts": dict}


@dataclass(frozen=True)
class Step:
    """Something that is said, after what happened before it; and what the learner does then."""

    name: str
    first: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    facts: tuple[tuple[str, Any], ...] = ()

    def text(self, words: Words) -> str:
        return words(f"lesson-{self.name}")

    def answer(self, words: Words) -> str:
        """To an action that is allowed, but leads away from the lesson."""
        own = f"lesson-{self.name}-not"
        return words(own if words.has(own) else "lesson-not")


@dataclass(frozen=True)
class Line:
    """One ply of the script: the codes that are accepted, the first of them the usual one, and the step it belongs to."""

    codes: tuple[int, ...]
    step: int
    is_learner: bool


class Lesson:
    """The lesson of a game, checked: every action of it is allowed when its turn comes. BadGameError says where it is not."""

    def __init__(self, game: Game, content: dict[str, Any]) -> None:
        self.game, self.seat = game, int(content.get("seat", 0))
        self.options: dict[str, object] = dict(content.get("options", {}))
        self.prelude = tuple(text.strip() for text in re.split(r"[,\n]", content.get("prelude", "")) if text.strip())
        self.steps = tuple(_step(given) for given in content.get("step", []))
        names = [step.name for step in self.steps]
        if not names or len(set(names)) < len(names):
            raise BadGameError("lesson", f"{game.id}: a lesson has steps, each with a name of its own; here {names}")

    @cached_property
    def _walked(self) -> tuple[tuple[int, ...], tuple[Line, ...], tuple[int, ...]]:
        """-> the codes of the prelude, the script, and the places of all that is drawn among what could be drawn"""
        match, places, script = Match(self.game, self.options, dice=ByHand()), list[int](), list[Line]()

        def play(text: str, where: str, is_learner: bool | None) -> tuple[int, ...]:
            try:
                codes = tuple(match.parse(one.strip()) for one in text.split("|"))
            except BenbowError as error:
                raise BadGameError("lesson", f"{self.game.id}, {where}: {error}") from None
            legal = match.legal()
            if not {*codes} <= {*legal} or (is_learner is not None and is_learner != (match.actor == self.seat)):
                raise BadGameError("lesson", f"{self.game.id}, {where}: {text!r} is not for {self._who(match)} to do; "
                                             f"but {', '.join(map(match.text, legal[:60]))}")
            if match.actor == CHANCE:
                places.append(legal.index(codes[0]))
            match.play(codes[0])
            return codes

        prelude = tuple(play(text, "prelude", None)[0] for text in self.prelude)
        for place, step in enumerate(self.steps):
            for text, is_learner in [*((one, False) for one in step.first), *((one, True) for one in step.do)]:
                script.append(Line(play(text, f"step {step.name!r}", is_learner), place, is_learner))
        return prelude, tuple(script), tuple(places)

    def _who(self, match: Match) -> str:
        return "chance" if match.actor == CHANCE else f"seat {match.actor}"

    @property
    def script(self) -> tuple[Line, ...]:
        return self._walked[1]

    def begin(self, seed: int | None = None) -> Match:
        """A new match, after the prelude. Its dice follow the script, and then a seed."""
        prelude, _, places = self._walked
        match = Match(self.game, self.options, dice=Scripted(places, seeded(seed).secret))
        for code in prelude:
            match.play(code)
        return match

    # ------------------------------------------------------------------------------------------ how far a match has come
    def place(self, match: Match) -> int | None:
        """How many plies of the script have been played; None if something else was played."""
        prelude, script, _ = self._walked
        played = match.actions
        if played[: len(prelude)] != prelude or len(played) > len(prelude) + len(script):
            return None
        played = played[len(prelude) :]
        return len(played) if all(code in line.codes for code, line in zip(played, script, strict=False)) else None

    def accepted(self, match: Match) -> tuple[int, ...]:
        """What is to be played now; nothing where everything may be."""
        place = self.place(match)
        return () if place is None or place >= len(self.script) else self.script[place].codes

    def walk(self, match: Match) -> list[int]:
        """What the learner is to play now and directly after it: it may be done as one long move."""
        place = self.place(match)
        lines = [] if place is None else takewhile(lambda line: line.is_learner, self.script[place:])
        return [line.codes[0] for line in takewhile(lambda line: len(line.codes) == 1, lines)]

    def told(self, match: Match) -> tuple[Step, ...]:
        """What is said now, one after the other: steps without actions, and the step that is being done."""
        place = self.place(match)
        if place is None:
            return ()
        done = self.script[:place]
        if place == len(self.script):
            return self.steps[max((line.step for line in done if line.is_learner), default=-1) + 1 :]
        here = start = self.script[place].step
        if done and done[-1].is_learner and done[-1].step == here:
            return (self.steps[here],)
        while start > 0 and not self.steps[start - 1].do:
            start -= 1
        return self.steps[start : here + 1]

    def told_in_between(self, match: Match, ply: int) -> tuple[Step, ...]:
        """What is said as soon as so many plies have been played, before the others go on. `told` says it again: a page may not
        have shown what happened in between."""
        place, at = self.place(match), ply - len(self.prelude)
        if place is None or not 0 < at < place or self.script[at].is_learner:
            return ()
        last = self.script[at - 1]
        return self.steps[last.step + last.is_learner : self.script[at].step]

    def off(self, match: Match, codes: Sequence[int], words: Words) -> str:
        """The lesson's answer to actions that it does not expect now; empty if it does, or expects nothing."""
        place = self.place(match)
        if place is None or place >= len(self.script):
            return ""
        for code, line in zip(codes, self.script[place:], strict=False):
            if code not in line.codes:
                return self.steps[line.step].answer(words)
        return ""

    def moments(self) -> Iterator[tuple[Step, Match]]:
        """Each step, with the match as it stands when the step is told. The next one goes on with the same match."""
        match = self.begin(seed=1)
        for number, step in enumerate(self.steps):
            lines = [line for line in self.script if line.step == number]
            for line in lines[: len(step.first)]:
                match.play(line.codes[0])
            yield step, match
            for line in lines[len(step.first) :]:
                match.play(line.codes[0])

    def view(self, match: Match) -> View:
        return match.view(self.seat)


def _step(given: dict[str, Any]) -> Step:
    for key, value in given.items():
        if key not in FIELDS or not isinstance(value, FIELDS[key]):
            raise BadGameError("lesson", f"a step has {', '.join(FIELDS)}; here {key} = {value!r}")
    lists = {key: tuple(given.get(key, ())) for key in ("first", "do", "point")}
    return Step(given.get("name", ""), **lists, facts=tuple(given.get("facts", {}).items()))


@lru_cache(maxsize=64)
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    path = game.home / "lesson.toml"
    return Lesson(game, tomllib.loads(path.read_text(encoding="utf-8"))) if path.exists() else None
