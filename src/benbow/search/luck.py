"""The luck report of a match that is over: what the dice gave and took, and what decisions cost.

Nothing of a match that is over is hidden, so the report is made from its options and actions. Let V(s) be what a situation is
worth to each seat: the mean result of playouts that are played as in a search of this game.

**Luck.** At a draw, the luck of a seat is V(after what came) minus the mean of V over all that could have come, by its odds.
V is one and the same function for all outcomes of a draw (the same playouts with the same random numbers), and it knows nothing
of which one came. So the mean of the luck over the outcomes, by their odds, is zero: exactly, at every draw, for every V, be
it wise or foolish; and so is the expected luck of a whole match, however it is played. A poor V tells the wrong draws
apart, but favours nobody. What is certain has no luck. The draws that lay out the table are one: V(laid out) minus V(before).

**Skill.** At a decision a search from the seat's own view looks for the best action. If another one was chosen, both are played
on from the same guesses of what the seat could not know, with new random numbers: the search took the best of many that
were valued with noise, and its own figure for it would flatter. The loss is the mean difference, if it is more than two standard
errors, and else none: so a sum of losses is not a sum of noise, and what is told is rather too little. It also
works for an action that the search never tried. Skill is minus the losses; nobody's is above zero.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from benbow.engine.contract import CHANCE, OVER, Game, View
from benbow.engine.errors import BadCodeError, BadOptionError
from benbow.engine.kernel import State
from benbow.engine.match import laid_at

from .bands import Band, Roll, bands_of
from .ismcts import Budget, Mind
from .weighing import NOTHING, Scales

DOUBT = 2.0  # standard errors: a difference below that is no loss
FEWEST, MOST = 2, 4000  # playouts after each outcome
FEWEST_THOUGHTS, MOST_THOUGHTS = 16, 4000  # iterations for each decision
THOUSANDS = 10  # for all draws of a match, and as much for all decisions: a captain spends two on a move, in a second or two
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
    Where it is not given it follows from how much there is to look at, so that any match takes some ten or twenty seconds.
    """
    moments, laid, end = walk(game, options, codes)
    draws = [moment for moment in moments if moment.actor == CHANCE]
    choices = [moment for moment in moments if moment.actor != CHANCE and iterations != 0]
    outcomes = [told_apart(game, moment) for moment in draws]
    spent = THOUSANDS * game.thinking.thousand
    n = _effort("playouts", playouts, spent, sum(len(reached) for reached, _, _ in outcomes), FEWEST, MOST)
    thoughts = _effort("iterations", iterations or None, spent, len(choices), FEWEST_THOUGHTS, MOST_THOUGHTS)
    start = View(game, 0, game.opening(**options))
    scales = Scales(start, game.thinking, seed)
    total = len(draws) + len(choices) + 1
    expected, found = _opening(game, start.record, codes[:laid], scales, n if playouts else max(n, min(MOST, spent // 10)))
    progress(1, total)
    for moment, (reached, odds, came) in zip(draws, outcomes, strict=True):
        worth, error = scales.weigh(moment.before, moment.ply, reached, odds, came, n)
        luck = worth[came] - np.array(odds) @ worth
        found.append(Draw(moment.ply, moment.code, _floats(luck), _floats(error)))
        progress(1 + len(found) - (laid > 0), total)
    mind, chosen = Mind(game), []
    for moment in choices:
        chosen.append(decided(game, moment, mind, scales, thoughts))
        progress(1 + len(draws) + len(chosen), total)
    bands = bands_of(game, _rolls(moments), start.seats)
    return Report(game.id, len(codes), laid, _sums(game, end, expected, found, chosen), tuple(found), tuple(chosen), bands,
                  n, thoughts if choices else 0)


def _effort(name: str, given: int | None, spent: int, shares: int, fewest: int, most: int) -> int:
    if given is not None and given < 1:
        raise BadOptionError(name, f"{given} is too few")
    return given or max(fewest, min(most, spent // max(1, shares)))


# ------------------------------------------------------------------------------------------------------ the match again
def walk(game: Game, options: dict[str, object], codes: Sequence[int]) -> tuple[list[Moment], int, State]:
    """-> the moments after the table was laid out at which something else could have happened, when it was, and the end"""
    now, phases, moments, desk = game.opening(**options), [], [], game.desk
    for ply, code in enumerate(codes):
        n = int(game.rules["legal"](now, desk.codes))
        outcomes = tuple(int(one) for one in desk.codes[:n])
        if code not in outcomes:
            raise BadCodeError(f"actions[{ply}]", f"{code} is not allowed there, by the rules of {game.id}")
        odds: tuple[float, ...] = ()
        if int(now["actor"]) == CHANCE:
            total = int(game.rules["odds"](now, desk.weights))
            odds = tuple(int(weight) / total for weight in desk.weights[:n])
        phases.append(int(now["phase"]))
        if n > 1:
            moments.append(Moment(ply, game.copy_of(now), int(now["actor"]), code, outcomes, odds))
        game.rules["apply"](now, code)
    if int(now["actor"]) != OVER:
        raise BadOptionError("match", "is not over yet; what was luck is told afterwards")
    laid = laid_at(game, [*phases, int(now["phase"])])
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


def decided(game: Game, moment: Moment, mind: Mind, scales: Scales, thoughts: int) -> Choice:
    """What a decision cost: from the seat's view alone, and guesses of the rest."""
    seat = moment.actor
    seen = game.copy_of(moment.before)
    game.rules["hide"](seen, seat)
    best = mind.think(View(game, seat, seen), Budget(thoughts), scales.seed + moment.ply).best
    if best == moment.code:
        return Choice(moment.ply, seat, moment.code, best, 0.0, 0.0)
    worth, error = scales.weigh(seen, moment.ply, [best, moment.code], [1.0, 0.0], 1, thoughts, guesser=seat)
    loss = float(worth[0, seat] - worth[1, seat])
    return Choice(moment.ply, seat, moment.code, best, loss if loss > DOUBT * float(error[seat]) else 0.0, float(error[seat]))


def _sums(game: Game, end: State, expected: tuple[float, ...], draws: list[Draw], choices: list[Choice]) -> tuple[Sums, ...]:
    desk = game.desk
    game.rules["score"](end, desk.utility)
    sums = []
    for seat, hope in enumerate(expected):
        own = [choice for choice in choices if choice.seat == seat]
        sums.append(Sums(
            hope,
            float(desk.utility[seat]),
            float(sum(draw.luck[seat] for draw in draws)),
            float(np.sqrt(sum(draw.error[seat] ** 2 for draw in draws))),
            0.0 - float(sum(choice.loss for choice in own)),
            float(np.sqrt(sum(choice.error ** 2 for choice in own if choice.loss > 0))),
        ))
    return tuple(sums)


def _floats(values: Sequence[float] | np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> tuple[float, ...]:
    return tuple(float(value) for value in values)
