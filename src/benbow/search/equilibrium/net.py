"""A game between two sides as arrays: who is asked what, where each answer leads, and with which odds.

A side is asked a question wherever it has to choose, and it is the same question wherever it has been told the same: an
information set. A policy is one array with a share for every answer; the shares of a question sum to 1. Nodes where chance
draws are not kept: every answer leads by the odds of all that chance does before somebody is asked again.

Nodes may come again (ships drift to and fro), so this is no tree. Where everybody knows everything, what went before is of no
account: a game of its own begins there. Such nodes are `fresh`.
"""
from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Generic, NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from benbow.engine.contract import CHANCE, OVER

Key = TypeVar("Key", bound=Hashable)
Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]


def summed(places: Ints, amounts: Floats, n: int) -> Floats:
    """[place]: the sum of the amounts that fall on it."""
    return np.bincount(places, amounts, n).astype(np.float64, copy=False)


class Step(NamedTuple, Generic[Key]):
    code: int
    odds: float  # of chance; 1 where a side chooses
    after: Key


class Turn(NamedTuple, Generic[Key]):
    """One node, as whoever describes a game tells of it."""

    side: int  # 0, 1, CHANCE or OVER
    told: Hashable  # the question, for the side that is asked; it has the same answers wherever it is asked
    steps: tuple[Step[Key], ...]
    result: float = 0.0  # of side 0 at OVER, from 0 to 1; side 1 has the rest
    is_fresh: bool = False


@dataclass(frozen=True)
class Net(Generic[Key]):
    """A game. Answers are in the order of their questions, so that the answers of a question are neighbours."""

    keys: tuple[Key, ...]  # what each node was made of
    result: Floats  # [node], of side 0; only where it is over
    is_over: Flags  # [node]
    is_fresh: Flags  # [node]
    start: Floats  # [node]: the odds of beginning there
    source: Ints  # [way]: from which node
    answer: Ints  # [way]: by which answer
    target: Ints  # [way]: to which node
    odds: Floats  # [way]
    code: Ints  # [answer]: the action
    question: Ints  # [answer]
    first: Ints  # [question]: its first answer
    side: Ints  # [question]: who is asked
    asked_at: Ints  # [question]: one of its nodes

    @property
    def answers_of(self) -> Ints:
        """[question]: how many."""
        return np.diff(self.first, append=len(self.code))

    @property
    def is_choice(self) -> Flags:
        """[question]: is there more than one answer?"""
        return self.answers_of > 1

    def even(self) -> Floats:
        """The policy that gives every answer the same share."""
        return 1.0 / self.answers_of[self.question]


class _Draft(Generic[Key]):
    """A net while it is made."""

    def __init__(self, look: Callable[[Key], Turn[Key]]) -> None:
        self.look = look
        self.number: dict[Key, int] = {}
        self.turns: list[Turn[Key]] = []
        self.drawn: dict[Key, dict[int, float]] = {}
        self.waiting: list[Key] = []

    def spread(self, key: Key) -> dict[int, float]:
        """Where chance leads from here, until somebody is asked or it is over: nodes and their odds."""
        if key in self.number:
            return {self.number[key]: 1.0}
        if key in self.drawn:
            return self.drawn[key]
        turn = self.look(key)
        if turn.side != CHANCE:
            self.number[key] = len(self.turns)
            self.turns.append(turn)
            self.waiting.append(key)
            return {self.number[key]: 1.0}
        found: dict[int, float] = {}
        for step in turn.steps:
            for node, odds in self.spread(step.after).items():
                found[node] = found.get(node, 0.0) + odds * step.odds
        self.drawn[key] = found
        return found


Way = tuple[int, tuple[int, Hashable], int, int, float]


def net_of(start: Key, look: Callable[[Key], Turn[Key]], tick: Callable[[int], None] = lambda nodes: None) -> Net[Key]:
    """All that can come of a start. `tick` is told now and then how many nodes there are."""
    draft = _Draft(look)
    begin = draft.spread(start)
    ways: list[Way] = []  # source, question, code, target, odds
    done = 0
    while done < len(draft.waiting):
        turn = draft.turns[done]
        for step in turn.steps:
            ways += [(done, (turn.side, turn.told), step.code, node, odds) for node, odds in draft.spread(step.after).items()]
        done += 1
        if done % 256 == 0:
            tick(done)
    return _settled(draft, begin, ways)


def _settled(draft: _Draft[Key], begin: dict[int, float], ways: list[Way]) -> Net[Key]:
    """Number questions and answers."""
    questions: dict[tuple[int, Hashable], dict[int, int]] = {}
    for _, told, code, _, _ in ways:
        questions.setdefault(told, {}).setdefault(code, 0)
    first: list[int] = []
    side: list[int] = []
    codes: list[int] = []
    for told, answers in questions.items():
        first.append(len(codes))
        side.append(told[0])
        for code in sorted(answers):
            answers[code] = len(codes)
            codes.append(code)
    order = {told: number for number, told in enumerate(questions)}
    asked_at, known = [0] * len(order), len(draft.turns)
    start = np.zeros(known)
    for node, odds in begin.items():
        start[node] = odds
    for node, turn in enumerate(draft.turns):
        if turn.side != OVER:
            asked_at[order[turn.side, turn.told]] = node
    number = np.array(first, np.int64)
    return Net(
        keys=tuple(draft.waiting),
        result=np.array([turn.result for turn in draft.turns]),
        is_over=np.array([turn.side == OVER for turn in draft.turns]),
        is_fresh=np.array([turn.is_fresh for turn in draft.turns]),
        start=start,
        source=np.array([way[0] for way in ways], np.int64),
        answer=np.array([questions[told][code] for _, told, code, _, _ in ways], np.int64),
        target=np.array([way[3] for way in ways], np.int64),
        odds=np.array([way[4] for way in ways]),
        code=np.array(codes, np.int64),
        question=np.repeat(np.arange(len(first)), np.diff(number, append=len(codes))),
        first=number,
        side=np.array(side, np.int64),
        asked_at=np.array(asked_at, np.int64),
    )
