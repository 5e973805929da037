"""The luck report of a finished match: what chance gave and took, and what decisions cost.

In a finished match nothing is hidden, so the report is made from its options and actions. Let V(s) be the value of a state to
each seat: the mean result of rollouts by competent players, to the end or for a while, since a roll is worth what is done with
it.

**Luck.** At a chance event, the luck of a seat is V(after the actual outcome) minus the mean of V over all outcomes, by their
odds. V is the same function for all outcomes of an event (the same rollouts with the same random numbers), and does not depend
on which one came. So the mean luck over the outcomes, by their odds, is zero: exactly, at every event, for every V, good or
bad; and so is the expected luck of a whole match, however it is played. A poor V blames the wrong events, but favours nobody.
What is certain has no luck. The events that lay out the table count as one: V(laid out) minus V(before).

**Skill.** At a decision a search from the seat's own view looks for the best action; all others look for their best in it, too:
whoever does not exploit the habits of our bot makes no mistake. If another action was chosen, both are followed by rollouts from
the same determinizations, with new random numbers: the search took the best of many noisy values, so its own value for it is
too high. The difference must be more than two standard errors, otherwise there is no mistake: so a sum of losses is not a sum of
noise. Rollouts see no plans, and the search does; so the loss is the smaller of the two differences, if the search tried the
chosen action, and zero if it valued that one as highly. Losses are rather underestimated. Skill is minus the losses; nobody's is
above zero. What a mistake costs one seat, the others gain.

**The sum.** Start, luck, skill, the mistakes of others and a rest make the result of each seat, exactly. The rest is all that
decisions changed without being mistakes: guesses that nobody could know to be right, play that was better or worse than that of
the rollouts, and errors of the evaluation. It is shown as what it is.
"""
from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from benbow.engine import perfect_information
from benbow.engine.contract import CHANCE, OVER, SPECTATOR, Game, SearchSettings, View
from benbow.engine.errors import BadCodeError, BadOptionError
from benbow.engine.match import laid_at
from benbow.engine.state import State

from .dice_statistics import MAX_FACES, Band, Roll, bands_of
from .evaluation import Evaluator
from .rollout import NO_ACTION
from .search import Budget, Search

LOSS_THRESHOLD = 2.0  # standard errors: a smaller difference is no loss
MIN_PLAYOUTS, MAX_PLAYOUTS = 2, 4096  # rollouts after each outcome
MIN_ITERATIONS, MAX_ITERATIONS = 16, 32768  # of the search at each decision
MIN_PAIRS = 8  # rollouts of the chosen action, and of the best one
SECONDS = 5.0  # of CPU time in a match, for each of these three
SAMPLES = 6  # branch points on which their cost is measured
MIN_DEPTH, MIN_POLICY_PERCENT = 24, 80  # of rollouts that are cut off
OPENING = 1 << 40  # stands for a ply where random numbers are drawn before the first one
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class ChanceEvent:
    """What a chance event did for each seat, with standard errors."""

    ply: int
    code: int
    luck: tuple[float, ...]
    error: tuple[float, ...]


@dataclass(frozen=True)
class Decision:
    """A decision between several actions."""

    ply: int
    seat: int
    code: int
    best: int  # that the search found
    loss: float
    error: float
    effect: tuple[float, ...]  # of the mistake on each seat: minus the loss for whoever made it


@dataclass(frozen=True)
class SeatTotals:
    """A seat's whole match."""

    expected: float  # before the first chance event
    result: float
    luck: float
    luck_error: float
    skill: float
    skill_error: float
    gifts: float  # what the mistakes of others gave, or took

    @property
    def remainder(self) -> float:
        """What is missing to the result: what decisions changed without being mistakes, and what the evaluation gets wrong."""
        return self.result - self.expected - self.luck - self.skill - self.gifts


@dataclass(frozen=True)
class Report:
    """Draws are chance events; they and the choices had more than one possibility."""

    game: str
    plies: int
    laid: int  # the ply at which the table was laid out; if it was, the first draw is all of that, at the last ply of it
    sums: tuple[SeatTotals, ...]
    draws: tuple[ChanceEvent, ...]
    choices: tuple[Decision, ...]
    bands: tuple[Band, ...]
    playouts: int  # after each outcome of a draw
    iterations: int  # at each decision


@dataclass(frozen=True)
class BranchPoint:
    """A ply at which something else could have happened."""

    ply: int
    state: State  # before it
    actor: int
    code: int
    outcomes: tuple[int, ...]
    odds: tuple[float, ...]
    memory: bytes  # what everyone remembers of the match before it


def luck_report(game: Game, options: dict[str, object], codes: Sequence[int], seed: int = 1, playouts: int | None = None,
                iterations: int | None = None, progress: Progress = lambda done, total: None) -> Report:
    """The same match, seed and effort give the same report. `progress` is told how much is done, of how much.

    The effort is the number of rollouts after each outcome and of iterations at each decision (0: decisions are left out).
    By default it is the power of two with which this match takes about ten seconds on this machine.
    """
    points, laid, end = branch_points(game, options, codes)
    events = [point for point in points if point.actor == CHANCE]
    choices = [point for point in points if point.actor != CHANCE and iterations != 0]
    start = View(game, 0, game.opening(**options))
    evaluator, search = Evaluator(start, rollout_settings(game), seed), Search(game)
    n = _effort("playouts", playouts, MIN_PLAYOUTS, MAX_PLAYOUTS, len(events),
                lambda k, effort: chance_event(game, events[k], evaluator, effort))
    budget = _effort("iterations", iterations or None, MIN_ITERATIONS, MAX_ITERATIONS, len(choices),
                     lambda k, effort: search.run(decider_view(game, choices[k]), Budget(effort), 1, judge_settings(game)))
    pairs = _effort("iterations", iterations or None, MIN_PAIRS, MAX_PLAYOUTS, len(choices), lambda k, effort: difference(
        decider_view(game, choices[k]), choices[k], choices[k].outcomes[0], evaluator, effort))
    total, done = len(events) + len(choices) + 1, itertools.count(1)
    expected, draws = _opening(game, start.record, codes[:laid], evaluator, min(MAX_PLAYOUTS, 8 * n))
    progress(next(done), total)
    for point in events:
        draws.append(chance_event(game, point, evaluator, n))
        progress(next(done), total)
    decisions = []
    for point in choices:
        decisions.append(decision(decider_view(game, point), point, search, evaluator, budget, pairs))
        progress(next(done), total)
    return Report(game.id, len(codes), laid, _totals(game, end, expected, draws, decisions), tuple(draws), tuple(decisions),
                  bands_of(game, _rolls(game, events)), n, budget if choices else 0)


def rollout_settings(game: Game) -> SearchSettings:
    """As in the game's search, if it has no `value`: rollouts go to the end. If it has one, rollouts of the search are short, to
    compare many moves; here they are longer and by better players, to see what comes of a roll."""
    settings = game.search_settings
    if game.given_rules["value"] is perfect_information.even:
        return settings
    is_unlimited = settings.rollout_depth == SearchSettings.rollout_depth
    return replace(settings, rollout_depth=MIN_DEPTH if is_unlimited else max(settings.rollout_depth, MIN_DEPTH),
                   rollout_policy_percent=max(settings.rollout_policy_percent, MIN_POLICY_PERCENT))


def judge_settings(game: Game) -> SearchSettings:
    """Of the search for the best action: nobody in it is taken for the game's own bot, whose habits could be exploited."""
    return replace(game.search_settings, opponent_policy_percent=0)


def _effort(name: str, given: int | None, fewest: int, most: int, count: int, try_one: Callable[[int, int], object]) -> int:
    """What was given; or the smallest effort, doubled as long as the match allows it, by the time that a sample of it takes."""
    if given is not None and given < 1:
        raise BadOptionError(name, f"{given} is too few")
    if given is not None or count == 0:
        return given or fewest
    sample, effort, seconds = range(0, count, max(1, count // SAMPLES)), fewest, 0.0
    try_one(0, fewest)  # the first call may be slow
    while 2 * seconds < SECONDS and 2 * effort <= most:
        effort = 2 * effort if seconds else effort
        start = time.process_time()
        for k in sample:
            try_one(k, effort)
        seconds = max(1e-9, time.process_time() - start) * count / len(sample)
    return effort


# ------------------------------------------------------------------------------------------------------- replaying it
def branch_points(game: Game, options: dict[str, object], codes: Sequence[int]) -> tuple[list[BranchPoint], int, State]:
    """-> the branch points after the table was laid out, the ply at which it was, and the final state"""
    state, phases, points, workspace = game.opening(**options), [], [], game.workspace
    memory = b""
    for ply, code in enumerate(codes):
        n = int(game.rules["legal"](state, workspace.codes))
        outcomes = tuple(int(one) for one in workspace.codes[:n])
        if code not in outcomes:
            raise BadCodeError(f"actions[{ply}]", f"{code} is not allowed there, by the rules of {game.id}")
        odds: tuple[float, ...] = ()
        if int(state["actor"]) == CHANCE:
            total = int(game.rules["odds"](state, workspace.weights))
            odds = tuple(int(weight) / total for weight in workspace.weights[:n])
        phases.append(int(state["phase"]))
        if n > 1:
            points.append(BranchPoint(ply, game.copy_of(state), int(state["actor"]), code, outcomes, odds, memory))
        game.rules["apply"](state, code)
        memory = game.remembered(state, memory)
    if int(state["actor"]) != OVER:
        raise BadOptionError("match", "is not over yet; luck is reported after the end")
    laid = laid_at(game, [*phases, int(state["phase"])])
    return [point for point in points if point.ply >= laid], laid, state


def distinct_outcomes(game: Game, point: BranchPoint) -> tuple[list[int], list[float], int]:
    """Outcomes that lead to the same state are one: two dice of which only the sum counts are evaluated once for each sum.

    -> a code for each state, its probability, and the index of the actual one
    """
    places: dict[bytes, int] = {}
    codes: list[int] = []
    odds: list[float] = []
    actual = 0
    for code, p in zip(point.outcomes, point.odds, strict=True):
        after = game.copy_of(point.state)
        game.rules["apply"](after, code)
        place = places.setdefault(after.tobytes(), len(places))
        if place == len(codes):
            codes.append(code)
            odds.append(0.0)
        odds[place] += p
        actual = place if code == point.code else actual
    return codes, odds, actual


def _rolls(game: Game, events: list[BranchPoint]) -> list[Roll]:
    """For the dice statistics: what was rolled, and with which dice, as everyone saw it."""
    words, found = game.words(), []
    for point in events:
        verb = game.verbs.of(point.code)
        if verb.secret or verb.size > MAX_FACES:
            continue
        view, veil = game.view_of(point.state, SPECTATOR), game.rules["veil"]
        dice = tuple(game.drawing.dice(view, int(veil(point.state, code, SPECTATOR)), words) for code in point.outcomes)
        found.append(Roll(point.ply, point.code, point.outcomes, point.odds, dice))
    return found


# ----------------------------------------------------------------------------------------------------------- evaluation
def _opening(game: Game, start: State, layout: Sequence[int], evaluator: Evaluator,
             n: int) -> tuple[tuple[float, ...], list[ChanceEvent]]:
    """The expected result before the first chance event; and the events that lay out the table, as one.

    Rollouts that are cut off end at the same ply, whether the table was laid out by the rollout or in the match: so V is one
    function for both.
    """
    values, error = evaluator.evaluate(start, OPENING, [NO_ACTION], [0.0], 0, n, extra_depth=len(layout))
    expected = tuple(values[0].tolist())
    if not layout:
        return expected, []
    laid = game.copy_of(start)
    for code in layout:
        game.rules["apply"](laid, code)
    after, after_error = evaluator.evaluate(laid, OPENING + 1, [NO_ACTION], [0.0], 0, n)
    luck = ChanceEvent(len(layout) - 1, layout[-1], tuple((after[0] - values[0]).tolist()),
                       tuple(np.hypot(error, after_error).tolist()))
    return expected, [luck]


def chance_event(game: Game, point: BranchPoint, evaluator: Evaluator, n: int) -> ChanceEvent:
    """The luck in a chance event, by n rollouts after each outcome."""
    codes, odds, actual = distinct_outcomes(game, point)
    values, error = evaluator.evaluate(point.state, point.ply, codes, odds, actual, n, memory=point.memory)
    return ChanceEvent(point.ply, point.code, tuple((values[actual] - np.array(odds) @ values).tolist()), tuple(error.tolist()))


def decider_view(game: Game, point: BranchPoint) -> View:
    return replace(game.view_of(point.state, point.actor), memory=point.memory)


def difference(view: View, point: BranchPoint, best: int, evaluator: Evaluator, pairs: int) -> tuple[tuple[float, ...], float]:
    """What the chosen action changes for each seat, beside the best one, from the same determinizations; and the standard error
    for the seat that chose."""
    codes = [best, point.code]
    values, errors = evaluator.evaluate(view.record, point.ply, codes, [1.0, 0.0], 1, pairs, observer=view.seat,
                                        memory=view.memory)
    return tuple((values[1] - values[0]).tolist()), float(errors[view.seat])


def decision(view: View, point: BranchPoint, search: Search, evaluator: Evaluator, iterations: int, pairs: int) -> Decision:
    """What a decision cost, by the seat's view alone."""
    result = search.run(view, Budget(iterations), evaluator.seed + point.ply, judge_settings(view.game))
    changes, error = (0.0,) * evaluator.seats, 0.0
    if result.best != point.code:
        changes, error = difference(view, point, result.best, evaluator, pairs)
    loss = -changes[view.seat]
    part = 0.0  # of the difference that counts
    if loss > LOSS_THRESHOLD * error:
        values = {option.code: option.value for option in result.options}
        part = max(0.0, min(1.0, (values[result.best] - values.get(point.code, -1.0)) / loss))
    effect = tuple(part * change for change in changes)
    return Decision(point.ply, view.seat, point.code, result.best, part * loss, error, effect)


def _totals(game: Game, end: State, expected: tuple[float, ...], draws: list[ChanceEvent],
            decisions: list[Decision]) -> tuple[SeatTotals, ...]:
    workspace = game.workspace
    game.rules["score"](end, workspace.utility)
    totals = []
    for seat, before in enumerate(expected):
        own = [one for one in decisions if one.seat == seat]
        totals.append(SeatTotals(
            before,
            float(workspace.utility[seat]),
            float(sum(draw.luck[seat] for draw in draws)),
            float(np.sqrt(sum(draw.error[seat] ** 2 for draw in draws))),
            0.0 - float(sum(one.loss for one in own)),
            float(np.sqrt(sum(one.error ** 2 for one in own if one.loss > 0))),
            float(sum(one.effect[seat] for one in decisions if one.seat != seat)),
        ))
    return tuple(totals)
