"""The result of a search, for people: how good each action is, how sure that is, and the principal variation in words.

All of it comes from the view that was searched. A line is told by playing it on a determinization; it ends before the first
thing that depends on the determinization. Up to there any one will do: equal views and equal actions, as the seat observes them,
give equal views (a law of every game). So a hint says nothing that its seat could not know.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import numpy as np

from benbow.engine import intervals
from benbow.engine.compiled import seed_rng
from benbow.engine.contract import CHANCE, OVER, View
from benbow.engine.state import State
from benbow.engine.words import Words

from .search import ActionStats, SearchResult

Kind = Literal["own", "unseen", "other", "chance"]
MAX_STEPS = 8
MIN_VISITS, ITERATIONS_PER_VISIT = 8, 500  # a step with fewer visits, or fewer for the iterations, is not told
MAX_DETERMINIZATIONS = 16  # in some of them another seat cannot do what it did in most: then the next one is tried


@dataclass(frozen=True)
class Choice:
    """An action that was tried. `value` is the share of wins after it; a tie counts as a part of one."""

    code: int
    name: str
    ids: tuple[str, ...]  # what is clicked in turn
    visits: int
    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Sentence:
    """A step of the line. Chance events are assumed and actions of others expected: whoever shows them says so.

    An own action that uncovers something nobody knows yet is `unseen`: it is only named, and the line ends there.
    """

    kind: Kind
    text: str


@dataclass(frozen=True)
class Hint:
    """The best action first."""

    choices: tuple[Choice, ...]
    untried: int  # legal actions that the search did not try
    line: tuple[Sentence, ...]
    value: float
    iterations: int
    seconds: float


def hint(view: View, result: SearchResult, words: Words) -> Hint:
    """What to tell the seat that acts. The same view and result give the same hint."""
    gestures, name = view.game.drawing.gestures(view), view.game.telling.name
    choices = tuple(
        Choice(one.code, capitalized(name(view, one.code, words)), gestures[one.code], one.visits, one.value,
               *interval(one.value, one.visits))
        for one in result.options
    )
    return Hint(choices, len(gestures) - len(choices), line_in_words(view, result, words), result.value, result.iterations,
                result.seconds)


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def interval(value: float, visits: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a mean of so many visits.

    It says how few the visits were, not how well they were played. Visits of a search are not independent, and results between 0
    and 1 vary less than the wins and losses that the formula is made for.
    """
    low, high = intervals.interval(value * visits, visits)
    return max(0.0, low), min(1.0, high)


# --------------------------------------------------------------------------------------------------------------- the line
def line_in_words(view: View, result: SearchResult, words: Words) -> tuple[Sentence, ...]:
    """The principal variation, as far as it can be told from the view alone."""
    steps, best = list(reliable_steps(view, result)), tuple[Sentence, ...]()
    for seed in range(1 if view.game.is_open else MAX_DETERMINIZATIONS):
        best = max(best, tuple(sentences(view, steps, words, seed)), key=len)
        if len(best) == len(steps):
            break
    return tuple(one for k, one in enumerate(best) if k == 0 or one != best[k - 1])  # dice that are thrown again and again


def reliable_steps(view: View, result: SearchResult) -> Iterator[ActionStats]:
    """The best action, and on up to the first step that nobody can know, or that had few visits."""
    enough = max(MIN_VISITS, result.iterations / ITERATIONS_PER_VISIT)
    for k, step in enumerate(result.line[:MAX_STEPS]):
        verb = view.game.verbs.of(step.code)
        if (k and step.visits < enough) or verb.shows or verb.secret:
            return
        yield step


def sentences(view: View, steps: list[ActionStats], words: Words, seed: int) -> Iterator[Sentence]:
    """The steps played on one determinization, each told by what the seat sees before and after it."""
    game, seat, state = view.game, view.seat, view.copy()
    if not game.is_open:
        rng = np.zeros(1, np.uint64)
        seed_rng(rng, seed)
        game.rules["guess"](state, seat, rng)
    before = view
    for step in steps:
        action = action_observed_as(view, state, step.code)
        if before.actor == OVER or action is None:
            return
        if int(game.rules["veil"](state, action, seat)) != step.code:  # its own choice, which uncovers what nobody knows yet
            if before.actor == seat:
                yield Sentence("unseen", capitalized(game.telling.name(before, step.code, words)))
            return
        game.rules["apply"](state, action)
        after = game.view_of(state, seat)
        kind: Kind = "chance" if before.actor == CHANCE else "own" if before.actor == seat else "other"
        yield Sentence(kind, game.telling.tell(before, step.code, after, words))
        before = after


def action_observed_as(view: View, state: State, code: int) -> int | None:
    """An action that the seat observes as this code; None if the determinization allows none."""
    game, workspace = view.game, view.game.workspace
    legal = [int(one) for one in workspace.codes[: game.rules["legal"](state, workspace.codes)]]
    alike = [one for one in legal if int(game.rules["veil"](state, one, view.seat)) == code]
    return alike[0] if alike else code if code in legal else None
