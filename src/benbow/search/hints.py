"""What a search found, for people: how good each action is, how sure that is, and the line it thought about most, in words.

All of it comes from the view that was searched. A line is told by walking it on a guess of what the view hides; it ends before
the first thing that the guess alone would say. Up to there the guess does not matter: equal views and equal actions, as the seat
is told them, give equal views (a law of every game). So a hint says nothing that its seat could not know.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import numpy as np

from benbow.engine import intervals
from benbow.engine.compiled.kernel import State, seed_rng
from benbow.engine.contract import CHANCE, OVER, View
from benbow.engine.words import Words

from .search import SearchResult, Step

Kind = Literal["own", "unseen", "other", "chance"]
LONGEST = 8  # steps of a line that are told
FEWEST, SHARE = 8, 500  # a step that was tried less often than this, or in less than one of so many iterations, is not told
GUESSES = 16  # in one guess another seat cannot do what it did in most of them: then the next one is taken


@dataclass(frozen=True)
class Choice:
    """An action that was considered. `value` is the share of wins that came of it; a tie counts as a part of one."""

    code: int
    name: str
    ids: tuple[str, ...]  # what is clicked in turn
    visits: int
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Sentence:
    """A step of the line. What chance does in it is a supposition, what others do an expectation: whoever shows it says so.

    An own action that uncovers something nobody knows yet is `unseen`: it is only named, and the line ends there.
    """

    kind: Kind
    text: str


@dataclass(frozen=True)
class Hint:
    """The best action first."""

    choices: tuple[Choice, ...]
    untried: int  # actions that were not considered at all
    line: tuple[Sentence, ...]
    value: float
    iterations: int
    seconds: float


def hint(view: View, thought: SearchResult, words: Words) -> Hint:
    """What to tell the seat that acts. The same view and thought give the same hint."""
    ways, name = view.game.drawing.gestures(view), view.game.telling.name
    choices = tuple(
        Choice(one.code, capital(name(view, one.code, words)), ways[one.code], one.visits, one.value,
               *interval(one.value, one.visits))
        for one in thought.options
    )
    return Hint(choices, len(ways) - len(choices), told(view, thought, words), thought.value, thought.iterations, thought.seconds)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def interval(value: float, visits: int) -> tuple[float, float]:
    """How sure a share of so many tries is, 95 per cent.

    Honest as far as it goes: it knows how few the tries were, not how well they were played. Tries of a search are not
    independent, and a result between 0 and 1 varies less than won or lost, for which this is made.
    """
    low, high = intervals.interval(value * visits, visits)
    return max(0.0, low), min(1.0, high)


# --------------------------------------------------------------------------------------------------------------- the line
def told(view: View, thought: SearchResult, words: Words) -> tuple[Sentence, ...]:
    """The line that was tried most, as far as it can be told from the view alone."""
    steps, best = list(worth_telling(view, thought)), tuple[Sentence, ...]()
    for luck in range(1 if view.game.is_open else GUESSES):
        line = tuple(walked(view, steps, words, luck))
        best = max(best, line, key=len)
        if len(best) == len(steps):
            break
    return tuple(one for k, one in enumerate(best) if k == 0 or one != best[k - 1])  # dice that are thrown again and again


def worth_telling(view: View, thought: SearchResult) -> Iterator[Step]:
    """The best action, and on up to the first thing that nobody can know, or that was hardly thought about."""
    enough = max(FEWEST, thought.iterations / SHARE)
    for place, step in enumerate(thought.line[:LONGEST]):
        verb = view.game.verbs.of(step.code)
        if (place and step.visits < enough) or verb.shows or verb.secret:
            return
        yield step


def walked(view: View, steps: list[Step], words: Words, luck: int) -> Iterator[Sentence]:
    """The steps on one guess, each told by what the seat sees before and after it."""
    game, seat, state = view.game, view.seat, view.copy()
    if not game.is_open:
        rng = np.zeros(1, np.uint64)
        seed_rng(rng, luck)
        game.rules["guess"](state, seat, rng)
    before = view
    for step in steps:
        action = meant(view, state, step.code)
        if before.actor == OVER or action is None:
            return
        if int(game.rules["veil"](state, action, seat)) != step.code:  # its own choice, which uncovers what nobody knows yet
            if before.actor == seat:
                yield Sentence("unseen", capital(game.telling.name(before, step.code, words)))
            return
        game.rules["apply"](state, action)
        after = seen(view, state)
        kind: Kind = "chance" if before.actor == CHANCE else "own" if before.actor == seat else "other"
        yield Sentence(kind, game.telling.tell(before, step.code, after, words))
        before = after


def meant(view: View, state: State, code: int) -> int | None:
    """An action that the seat is told as this code; None if this guess allows none."""
    game, workspace = view.game, view.game.workspace
    legal = [int(one) for one in workspace.codes[: game.rules["legal"](state, workspace.codes)]]
    alike = [one for one in legal if int(game.rules["veil"](state, one, view.seat)) == code]
    return alike[0] if alike else code if code in legal else None


def seen(view: View, state: State) -> View:
    copy = view.game.copy_of(state)
    view.game.rules["hide"](copy, view.seat)
    return View(view.game, view.seat, copy)
