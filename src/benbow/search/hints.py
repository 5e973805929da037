"""The result of a search, for people: which actions are good, how sure that is, and why, in words.

Actions of one kind that cannot be told apart are one row. What speaks for a row, and against it, is what the game's coach says of
its actions; what may follow is the principal variation.

All of it comes from the view that was searched. A line is told by playing it on a determinization; it ends before the first
thing that depends on the determinization. Up to there any one will do: equal views and equal actions, as the seat observes them,
give equal views (a law of every game). So a hint says nothing that its seat could not know.
"""
from __future__ import annotations

import math
import statistics
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
MAX_ROWS = 4
NEGLIGIBLE = 0.01  # a difference that matters to nobody, even if it is certain
VISIT_SHARE = 20  # an action that had less than one in so many of the best one's visits is not called as good, only worse
MAX_STEPS = 8
MIN_VISITS, ITERATIONS_PER_VISIT = 8, 500  # a step with fewer visits, or fewer for the iterations, is not told
MIN_CHANGE = 0.03  # of the chance of winning after a step: a smaller one is not told
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
    loss: float  # how far it is behind the best
    doubt: float  # how far that may be from the truth

    def is_like(self, other: Choice) -> bool:
        """Is the difference none that matters, or none that can be told from chance?"""
        return abs(self.loss - other.loss) <= max(NEGLIGIBLE, math.hypot(self.doubt, other.doubt))


@dataclass(frozen=True)
class Row:
    """Actions of one kind that cannot be told apart: the same verb, and the coach says the same of them."""

    choices: tuple[Choice, ...]  # the best of them first
    is_close: bool  # to the best: it cannot be called worse
    gain: str  # what the action brings
    risk: str  # what it risks, or leaves undone

    @property
    def first(self) -> Choice:
        return self.choices[0]


@dataclass(frozen=True)
class Sentence:
    """A step of the line. Chance events are assumed and actions of others expected: whoever shows them says so.

    An own action that uncovers something nobody knows yet is `unseen`: it is only named, and the line ends there.
    """

    kind: Kind
    text: str
    value: float | None = None  # the chance of winning after it, if that changes clearly


@dataclass(frozen=True)
class Hint:
    """The best action first."""

    aim: str  # what matters now, as the coach says
    choices: tuple[Choice, ...]
    rows: tuple[Row, ...]
    unclear: int  # legal actions that were tried too little to say, or not at all
    line: tuple[Sentence, ...]
    value: float
    iterations: int
    seconds: float

    @property
    def spread(self) -> float | None:
        """How far the actions that were compared differ, if nothing can be told apart."""
        losses = [choice.loss for row in self.rows for choice in row.choices]
        return max(losses) - min(losses) if len(losses) > 1 and all(row.is_close for row in self.rows) else None


def hint(view: View, result: SearchResult, words: Words) -> Hint:
    """What to tell the seat that acts. The same view and result give the same hint."""
    telling, gestures, z = view.game.telling, view.game.drawing.gestures(view), z_for(len(result.options))
    choices = tuple(
        Choice(one.code, capitalized(telling.name(view, one.code, words)), gestures[one.code], one.visits,
               *figures(one, result.options[0], z))
        for one in result.options
    )
    rows = tuple(rows_of(view, choices, words))
    unclear = len(gestures) - sum(len(row.choices) for row in rows)
    return Hint(telling.aim(view, words), choices, rows, unclear, line_in_words(view, result, words), result.value,
                result.iterations, result.seconds)


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def interval(value: float, visits: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a mean of so many visits.

    It says how few the visits were, not how well they were played. Visits of a search are not independent, and results between 0
    and 1 vary less than the wins and losses that the formula is made for.
    """
    low, high = intervals.interval(value * visits, visits)
    return max(0.0, low), min(1.0, high)


def z_for(comparisons: int) -> float:
    """So many standard errors that, of so many equal actions, hardly ever one is called worse than the best by chance.

    >>> round(z_for(1), 2), round(z_for(100), 2)
    (1.96, 3.48)
    """
    return statistics.NormalDist().inv_cdf(1 - 0.025 / comparisons)


def figures(one: ActionStats, best: ActionStats, z: float) -> tuple[float, float, float, float, float]:
    """-> value, its range, how far it is behind the best, and the doubt of that"""
    if one is best:
        return one.value, *interval(one.value, one.visits), 0.0, 0.0
    loss, doubt = compared(one, best, z)
    value = min(1.0, max(0.0, best.value - loss))
    return value, max(0.0, value - doubt), min(1.0, value + doubt), loss, doubt


def compared(one: ActionStats, best: ActionStats, z: float) -> tuple[float, float]:
    """How far an action is behind the best, and the doubt of that: by shared tries if there are enough, else by the intervals."""
    if one.loss is not None and one.error is not None:
        return one.loss, z * one.error
    spans = [interval(each.value, each.visits) for each in (one, best)]
    return best.value - one.value, z / intervals.Z * math.hypot(*((high - low) / 2 for low, high in spans))


# --------------------------------------------------------------------------------------------------------------- the rows
def rows_of(view: View, choices: tuple[Choice, ...], words: Words) -> Iterator[Row]:
    """Groups of equivalent actions, the best first; of what is tried too little, only what is clearly worse."""
    best, telling = choices[0], view.game.telling
    known = [one for one in choices if not one.is_like(best) or one.visits * VISIT_SHARE >= best.visits]
    left = sorted(known, key=lambda one: (one is not best, not one.is_like(best), one.loss))
    said = {one.code: (telling.note(view, one.code, words), telling.warn(view, one.code, words)) for one in left}
    kinds = {one.code: (one.is_like(best), view.game.verbs.of(one.code).name, *said[one.code]) for one in left}
    while left:
        first = left[0]
        alike = tuple(one for one in left if kinds[one.code] == kinds[first.code] and one.is_like(first))
        yield Row(alike, first.is_like(best), *said[first.code])
        left = [one for one in left if one not in alike]


# --------------------------------------------------------------------------------------------------------------- the line
def line_in_words(view: View, result: SearchResult, words: Words) -> tuple[Sentence, ...]:
    """The principal variation, as far as it can be told from the view alone."""
    steps, best = list(reliable_steps(view, result)), tuple[Sentence, ...]()
    for seed in range(1 if view.game.is_open else MAX_DETERMINIZATIONS):
        best = max(best, tuple(sentences(view, steps, words, seed)), key=len)
        if len(best) == len(steps):
            break
    return tuple(one for k, one in enumerate(best) if k == 0 or one.text != best[k - 1].text)  # dice thrown again and again


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
    before, value = view, steps[0].value if steps else 0.0
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
        is_change = has_changed(step, value)
        value = step.value if is_change else value
        yield Sentence(kind, game.telling.tell(before, step.code, after, words), value if is_change else None)
        before = after


def has_changed(step: ActionStats, value: float) -> bool:
    """Is the chance of winning after this step clearly another one?"""
    low, high = interval(step.value, step.visits)
    return abs(step.value - value) > max(MIN_CHANGE, (high - low) / 2)


def action_observed_as(view: View, state: State, code: int) -> int | None:
    """An action that the seat observes as this code; None if the determinization allows none."""
    game, workspace = view.game, view.game.workspace
    legal = [int(one) for one in workspace.codes[: game.rules["legal"](state, workspace.codes)]]
    alike = [one for one in legal if int(game.rules["veil"](state, one, view.seat)) == code]
    return alike[0] if alike else code if code in legal else None
