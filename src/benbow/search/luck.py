"""The luck report of a match that is over: what the dice gave and took, and what decisions cost.

Nothing of a match that is over is hidden, so the report is made from its options and actions. Let V(s) be what a situation is
worth to each seat: the mean result of playouts by players who know the ropes, to the end or for a while: a roll is worth what is
done with it.

**Luck.** At a draw, the luck of a seat is V(after what came) minus the mean of V over all that could have come, by its odds.
V is one and the same function for all outcomes of a draw (the same playouts with the same random numbers), and it knows nothing
of which one came. So the mean of the luck over the outcomes, by their odds, is zero: exactly, at every draw, for every V, be
it wise or foolish; and so is the expected luck of a whole match, however it is played. A poor V tells the wrong draws
apart, but favours nobody. What is certain has no luck. The draws that lay out the table are one: V(laid out) minus V(before).

**Skill.** At a decision a search from the seat's own view looks for the best action. If another one was chosen, both are played
on from the same guesses of what the seat could not know, with new random numbers: the search took the best of many that
were valued with noise, and its own figure for it flatters. The difference must be more than two standard errors, or else
there is no loss: so a sum of losses is not a sum of noise. Playouts see no plans, and the search does; so the loss is the
smaller of the two differences, if the search tried what was chosen, and nothing if it liked that as much. What is told is
rather too little. Skill is minus the losses; nobody's is above zero.
"""
from __future__ import annotations

import itertools
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np

from benbow.engine import perfect_information
from benbow.engine.compiled.kernel import State
from benbow.engine.contract import CHANCE, OVER, Game, SearchSettings, View
from benbow.engine.errors import BadCodeError, BadOptionError
from benbow.engine.match import laid_at

from .dice_bands import Band, Roll, bands_of
from .evaluation import NOTHING, Scales
from .search import Budget, Search

DOUBT = 2.0  # standard errors: a difference below that is no loss
FEWEST, MOST = 2, 4096  # playouts after each outcome
FEWEST_THOUGHTS, MOST_THOUGHTS = 16, 8192  # iterations for each decision
FEWEST_PAIRS = 8  # playouts of what was chosen, and of what would have been better
SECONDS = 5.0  # of the processor, for each of the three in a match
TRIED = 6  # moments on which that is measured
AHEAD, GUIDED = 24, 80  # playouts that are cut short: so many steps at least, so many per cent of them by the game's own bot
OPENING = 1 << 40  # stands for a ply where random numbers are drawn, for what is weighed beside the plies
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Draw:
    """What a draw did for each seat, and how sure that is (one standard error)."""

    ply: int
    code: int
    luck: tuple[float, ...]
    error: tuple[float, ...]


@dataclass(frozen=True)
class Choice:
    """A decision between several actions."""

    ply: int
    seat: int
    code: int
    best: int  # found
    loss: float
    error: float


@dataclass(frozen=True)
class Sums:
    """A seat's whole match."""

    expected: float  # before the first draw
    result: float
    luck: float
    luck_error: float
    skill: float
    skill_error: float


@dataclass(frozen=True)
class Report:
    """All of it. Draws and choices are those that were none of a single possibility."""

    game: str
    plies: int
    laid: int  # the ply at which the table was laid out; if it was, the first draw is all of that, at the last ply of it
    sums: tuple[Sums, ...]
    draws: tuple[Draw, ...]
    choices: tuple[Choice, ...]
    bands: tuple[Band, ...]
    playouts: int  # after each outcome of a draw
    iterations: int  # at each decision


@dataclass(frozen=True)
class Moment:
    """A ply at which something else could have happened."""

    ply: int
    before: State
    actor: int
    code: int
    outcomes: tuple[int, ...]
    odds: tuple[float, ...]


def study(game: Game, options: dict[str, object], codes: Sequence[int], seed: int = 1, playouts: int | None = None,
          iterations: int | None = None, progress: Progress = lambda done, total: None) -> Report:
    """The report: the same match, seed and effort give the same one. `progress` is told how much is done, of how much.

    The effort is so many playouts after each outcome and so many iterations for each decision (0: no decision is looked at).
    Where it is not given it is the power of two with which this match takes some ten seconds on this machine.
    """
    moments, laid, end = walk(game, options, codes)
    draws = [moment for moment in moments if moment.actor == CHANCE]
    choices = [moment for moment in moments if moment.actor != CHANCE and iterations != 0]
    start = View(game, 0, game.opening(**options))
    scales, mind = Scales(start, patient(game), seed), Search(game)
    n = _effort("playouts", playouts, FEWEST, MOST, len(draws), lambda k: drawn(game, draws[k], scales, FEWEST))
    thoughts = _effort("iterations", iterations or None, FEWEST_THOUGHTS, MOST_THOUGHTS, len(choices),
                       lambda k: mind.think(seen_at(game, choices[k]), Budget(FEWEST_THOUGHTS)))
    pairs = _effort("iterations", iterations or None, FEWEST_PAIRS, MOST, len(choices),
                    lambda k: compared(seen_at(game, choices[k]), choices[k], choices[k].outcomes[0], scales, FEWEST_PAIRS))
    total, done = len(draws) + len(choices) + 1, itertools.count(1)
    expected, found = _opening(game, start.record, codes[:laid], scales, min(MOST, 8 * n))
    progress(next(done), total)
    for moment in draws:
        found.append(drawn(game, moment, scales, n))
        progress(next(done), total)
    chosen = []
    for moment in choices:
        chosen.append(decided(seen_at(game, moment), moment, mind, scales, thoughts, pairs))
        progress(next(done), total)
    return Report(game.id, len(codes), laid, _sums(game, end, expected, found, chosen), tuple(found), tuple(chosen),
                  bands_of(game, _rolls(moments), start.seats), n, thoughts if choices else 0)


def patient(game: Game) -> SearchSettings:
    """How playouts are played here. Where a game has no value of its own, to the end, as in a search. Where it has one they
    are cut short; a search does that to see many moves, and here is to be seen what comes of a roll, if people act on it who
    know the ropes."""
    settings = game.search_settings
    if game.given_rules["value"] is perfect_information.even:
        return settings
    steps = AHEAD if settings.steps == SearchSettings.steps else max(settings.steps, AHEAD)
    return replace(settings, steps=steps, guided=max(settings.guided, GUIDED))


def _effort(name: str, given: int | None, fewest: int, most: int, count: int, try_one: Callable[[int], object]) -> int:
    """What was given; or a power of two, by what a few moments, here and there in the match, cost with the fewest."""
    if given is not None and given < 1:
        raise BadOptionError(name, f"{given} is too few")
    if given is not None or count == 0:
        return given or fewest
    tried = range(0, count, max(1, count // TRIED))
    try_one(0)  # whatever is done once is done
    began = time.process_time()
    for k in tried:
        try_one(k)
    seconds = (time.process_time() - began) * count / len(tried)
    times = max(1.0, SECONDS / max(seconds, 1e-9))
    return int(min(most, fewest << int(math.log2(times))))


# ------------------------------------------------------------------------------------------------------ the match again
def walk(game: Game, options: dict[str, object], codes: Sequence[int]) -> tuple[list[Moment], int, State]:
    """-> the moments after the table was laid out at which something else could have happened, when it was, and the end"""
    now, phases, moments, workspace = game.opening(**options), [], [], game.workspace
    for ply, code in enumerate(codes):
        n = int(game.rules["legal"](now, workspace.codes))
        outcomes = tuple(int(one) for one in workspace.codes[:n])
        if code not in outcomes:
            raise BadCodeError(f"actions[{ply}]", f"{code} is not allowed there, by the rules of {game.id}")
        odds: tuple[float, ...] = ()
        if int(now.actor) == CHANCE:
            total = int(game.rules["odds"](now, workspace.weights))
            odds = tuple(int(weight) / total for weight in workspace.weights[:n])
        phases.append(int(now.phase))
        if n > 1:
            moments.append(Moment(ply, game.copy_of(now), int(now.actor), code, outcomes, odds))
        game.rules["apply"](now, code)
    if int(now.actor) != OVER:
        raise BadOptionError("match", "is not over yet; what was luck is told afterwards")
    laid = laid_at(game, [*phases, int(now.phase)])
    return [moment for moment in moments if moment.ply >= laid], laid, now


def told_apart(game: Game, moment: Moment) -> tuple[list[int], list[float], int]:
    """Outcomes that lead to the same situation are one: two dice of which only the sum counts are weighed once for each sum.

    -> a code for each situation, its probability, and the place of the one that came
    """
    places: dict[bytes, int] = {}
    codes: list[int] = []
    odds: list[float] = []
    came = 0
    for code, p in zip(moment.outcomes, moment.odds, strict=True):
        after = game.copy_of(moment.before)
        game.rules["apply"](after, code)
        place = places.setdefault(after.tobytes(), len(places))
        if place == len(codes):
            codes.append(code)
            odds.append(0.0)
        odds[place] += p
        came = place if code == moment.code else came
    return codes, odds, came


def _rolls(moments: list[Moment]) -> list[Roll]:
    """For dice bands: what was drawn, and who chose next."""
    seat, found = 0, []
    for moment in moments:
        seat = moment.actor if moment.actor != CHANCE else seat
    for moment in reversed(moments):
        if moment.actor == CHANCE:
            found.append(Roll(moment.ply, moment.code, moment.outcomes, moment.odds, seat))
        else:
            seat = moment.actor
    return found[::-1]


# ------------------------------------------------------------------------------------------------------------- weighing
def _opening(game: Game, start: State, drawn: Sequence[int], scales: Scales, n: int) -> tuple[tuple[float, ...], list[Draw]]:
    """What is to be expected before the first draw; and the draws that lay out the table, as one.

    Playouts that are cut short end at the same place of the match, laid out by the dice of the playout or by those of the match:
    so V is one function for both.
    """
    worth, error = scales.weigh(start, OPENING, [NOTHING], [0.0], 0, n, later=len(drawn))
    if not drawn:
        return _floats(worth[0]), []
    laid = game.copy_of(start)
    for code in drawn:
        game.rules["apply"](laid, code)
    after, after_error = scales.weigh(laid, OPENING + 1, [NOTHING], [0.0], 0, n)
    luck = Draw(len(drawn) - 1, drawn[-1], _floats(after[0] - worth[0]), _floats(np.hypot(error, after_error)))
    return _floats(worth[0]), [luck]


def drawn(game: Game, moment: Moment, scales: Scales, n: int) -> Draw:
    """What a draw did, by so many playouts after each thing that could have come."""
    codes, odds, came = told_apart(game, moment)
    worth, error = scales.weigh(moment.before, moment.ply, codes, odds, came, n)
    return Draw(moment.ply, moment.code, _floats(worth[came] - np.array(odds) @ worth), _floats(error))


def seen_at(game: Game, moment: Moment) -> View:
    """What the one who decides may know."""
    seen = game.copy_of(moment.before)
    game.rules["hide"](seen, moment.actor)
    return View(game, moment.actor, seen)


def compared(view: View, moment: Moment, best: int, scales: Scales, pairs: int) -> tuple[float, float]:
    """How much better the best action is than the one chosen, from the same guesses of the rest; and the standard error."""
    codes = [best, moment.code]
    worth, errors = scales.weigh(view.record, moment.ply, codes, [1.0, 0.0], 1, pairs, guesser=view.seat)
    return float(worth[0, view.seat] - worth[1, view.seat]), float(errors[view.seat])


def decided(view: View, moment: Moment, mind: Search, scales: Scales, thoughts: int, pairs: int) -> Choice:
    """What a decision cost, by the seat's view alone."""
    thought = mind.think(view, Budget(thoughts), scales.seed + moment.ply)
    if thought.best == moment.code:
        return Choice(moment.ply, view.seat, moment.code, thought.best, 0.0, 0.0)
    loss, error = compared(view, moment, thought.best, scales, pairs)
    found = {option.code: option.value for option in thought.options}
    least = min(loss, found[thought.best] - found.get(moment.code, -1.0))
    return Choice(moment.ply, view.seat, moment.code, thought.best, max(0.0, least) if loss > DOUBT * error else 0.0, error)


def _sums(game: Game, end: State, expected: tuple[float, ...], draws: list[Draw], choices: list[Choice]) -> tuple[Sums, ...]:
    workspace = game.workspace
    game.rules["score"](end, workspace.utility)
    sums = []
    for seat, hope in enumerate(expected):
        own = [choice for choice in choices if choice.seat == seat]
        sums.append(Sums(
            hope,
            float(workspace.utility[seat]),
            float(sum(draw.luck[seat] for draw in draws)),
            float(np.sqrt(sum(draw.error[seat] ** 2 for draw in draws))),
            0.0 - float(sum(choice.loss for choice in own)),
            float(np.sqrt(sum(choice.error ** 2 for choice in own if choice.loss > 0))),
        ))
    return tuple(sums)


def _floats(values: Sequence[float] | np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> tuple[float, ...]:
    return tuple(float(value) for value in values)
