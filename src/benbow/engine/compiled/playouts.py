"""Playing fast, for all games: random playouts, bots against each other, and counting positions."""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..contract import CHANCE, OVER, Game
from ..errors import BadGameError
from ..state import State
from .calls import (
    APPLY,
    DECISION,
    LEGAL,
    ODDS,
    POINTS,
    REASON,
    SCORE,
    SETUP,
    Lists,
    Raw,
    Rows,
    actor,
    ask,
    ask_bot,
    is_listed,
    playout,
    see,
)
from .decorators import kernel, rule
from .dispatch import apply, legal, points, score, setup
from .random_numbers import below, drawn
from .records import Codes, States, Workspace, records

RANDOM, GREEDY = range(2)
POLICIES = ("random", "greedy")
Matrix = npt.NDArray[np.float64]
ENDLESS = 1 << 30  # steps


@kernel
def playouts(s: State, w: Workspace, games: int) -> tuple[int, int, float, int]:
    """Uniformly random games from the opening. -> steps, decisions, utility and points of seat 0, summed"""
    steps, decisions, utility, gained = 0, 0, 0.0, 0
    for _ in range(games):
        setup(s)
        done = playout(s, w, ENDLESS, 0)
        steps += done % DECISION
        decisions += done // DECISION
        score(s, w.utility[:])
        points(s, w.points[:])
        utility += w.utility[0]
        gained += w.points[0]
    return steps, decisions, utility, gained


@rule(allocates=False)
def any_of(calls: Codes, raw: Raw, place: int, w: Lists) -> Any:
    """Chance by its odds, players uniformly."""
    n = ask(calls, LEGAL, raw, place, w, 0, 0)
    if actor(raw, place) == CHANCE:
        total = ask(calls, ODDS, raw, place, w, 0, 0)
        return w.codes[drawn(w.weights, total, n, w.rng)]
    return w.codes[below(n, w.rng)]


@rule(allocates=False)
def bot_action(calls: Codes, raw: Raw, place: int, scratch: int, w: Lists, is_greedy: int) -> Any:
    """Chance rolls; a greedy bot is given its own view, in the row `scratch`, and nothing else."""
    if actor(raw, place) == CHANCE or not is_greedy:
        return any_of(calls, raw, place, w)
    see(calls, raw, scratch, place, w, actor(raw, place))
    return ask_bot(calls, raw, scratch, w)


@kernel(allocates=False)
def sample(calls: Codes, raw: Raw, w: Lists, bots: Codes, rows: Matrix) -> int:
    """One game in raw[0] for each row: decisions, chance steps, then utility and points for each seat, last why it ended.

    -> -1, or the illegal code that a bot chose
    """
    seats = (rows.shape[1] - 3) // 2
    for row in range(len(rows)):
        ask(calls, SETUP, raw, 0, w, 0, 0)
        decisions, draws = 0, 0
        while actor(raw, 0) != OVER:
            seat = actor(raw, 0)
            is_bot = seat != CHANCE and bots[seat] != RANDOM
            decisions += seat != CHANCE
            draws += seat == CHANCE
            action = bot_action(calls, raw, 0, 1, w, is_bot)
            if is_bot and not is_listed(action, w, ask(calls, LEGAL, raw, 0, w, 0, 0)):
                return int(action)
            ask(calls, APPLY, raw, 0, w, action, 0)
        ask(calls, SCORE, raw, 0, w, 0, 0)
        ask(calls, POINTS, raw, 0, w, 0, 0)
        rows[row, 0] = decisions
        rows[row, 1] = draws
        for seat in range(seats):
            rows[row, 2 + seat] = w.utility[seat]
            rows[row, 2 + seats + seat] = w.points[seat]
        rows[row, 2 + 2 * seats] = ask(calls, REASON, raw, 0, w, 0, 0)
    return -1


@kernel
def count_leaves(line: States, w: Workspace, choices: Codes, depth: int) -> int:
    """Perft: the number of action lists of this length from line[0], chance expanded; ended games count once.

    line has depth + 1 states; choices holds for each level the next choice to try. Without recursion: numba #6061.
    """
    leaves, level = 0, 0
    choices[0] = 0
    while level >= 0:
        if level == depth or line[level].actor == OVER:
            leaves += 1
            level -= 1
            continue
        n = legal(line[level], w.codes[:])
        k = choices[level]
        if k == n:
            level -= 1
            continue
        choices[level] = k + 1
        line[level + 1] = line[level]
        apply(line[level + 1], w.codes[k])
        level += 1
        choices[level] = 0
    return leaves


def perft(game: Game, state: State, depth: int) -> int:
    """How many action lists of this length start here."""
    line = records(game.dtype, depth + 1)
    line[0] = state
    return int(count_leaves(line, game.new_workspace(), np.zeros(depth + 1, np.int64), depth))


def simulate(game: Game, options: dict[str, object], bots: list[int], games: int, seed: int) -> Matrix:
    """Bots against each other. -> a row for each game, as `sample` says"""
    memory = Rows(game, 2, seed)
    memory.records[0] = game.opening(**options)
    rows = np.zeros((games, 3 + 2 * game.seats_of(memory.records[0])))
    illegal = int(sample(memory.calls, memory.raw, memory.lists[0], np.array(bots, np.int64), rows))
    if illegal != -1:
        name = repr(game.verbs.text(illegal)) if illegal in game.codes else f"the code {illegal}"
        raise BadGameError("greedy", f"the bot of {game.id} chose {name}, which is not legal")
    return rows
