"""Playing fast, for all games: random playouts, bots against each other, and counting positions."""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .contract import CHANCE, OVER, Game
from .dispatch import apply, greedy, hide, legal, odds, points, reason, score, setup
from .errors import BadGameError
from .kernel import Codes, Desk, State, States, below, drawn, kernel, records, rule, settle_kernels

RANDOM, GREEDY = range(2)
POLICIES = ("random", "greedy")
Table = npt.NDArray[np.float64]


@rule
def any_action(s: State, w: Desk) -> Any:
    """Chance by its odds, players uniformly."""
    n = legal(s, w.codes[:])
    if s.actor == CHANCE:
        total = odds(s, w.weights[:])
        return w.codes[drawn(w.weights, total, n, w.rng)]
    return w.codes[below(n, w.rng)]


@kernel
def playouts(s: State, w: Desk, games: int) -> tuple[int, int, float, int]:
    """Uniformly random games from the opening. -> steps, decisions, utility and points of seat 0, summed"""
    steps, decisions, utility, gained = 0, 0, 0.0, 0
    for _ in range(games):
        setup(s)
        while s.actor != OVER:
            decisions += s.actor != CHANCE
            steps += 1
            apply(s, any_action(s, w))
        score(s, w.utility[:])
        points(s, w.points[:])
        utility += w.utility[0]
        gained += w.points[0]
    return steps, decisions, utility, gained


@rule
def bot_action(s: State, views: States, w: Desk, bots: Codes) -> Any:
    """Chance rolls; a bot is given its own view and nothing else."""
    if s.actor == CHANCE or bots[s.actor] == RANDOM:
        return any_action(s, w)
    views[0] = s
    hide(views[0], s.actor)
    return greedy(views[0], w.codes[:], w.bot_rng)


@rule
def is_listed(action: int, w: Desk, n: int) -> bool:
    """Is it among the n codes on the desk?"""
    for k in range(n):
        if w.codes[k] == action:
            return True
    return False


@kernel
def sample(s: State, views: States, w: Desk, bots: Codes, rows: Table) -> int:
    """One game for each row: decisions, chance steps, then utility and points for each seat, last why it ended.

    -> -1, or the illegal code that a bot chose
    """
    seats = (rows.shape[1] - 3) // 2
    for row in range(len(rows)):
        setup(s)
        decisions, draws = 0, 0
        while s.actor != OVER:
            is_chance = s.actor == CHANCE
            decisions += not is_chance
            draws += is_chance
            action = bot_action(s, views, w, bots)
            if not is_chance and bots[s.actor] != RANDOM and not is_listed(action, w, legal(s, w.codes[:])):
                return action
            apply(s, action)
        score(s, w.utility[:])
        points(s, w.points[:])
        rows[row, 0] = decisions
        rows[row, 1] = draws
        for seat in range(seats):
            rows[row, 2 + seat] = w.utility[seat]
            rows[row, 2 + seats + seat] = w.points[seat]
        rows[row, 2 + 2 * seats] = np.int64(reason(s))  # a game may return an enum
    return -1


@kernel
def count_leaves(line: States, w: Desk, choices: Codes, depth: int) -> int:
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


settle_kernels(__name__)


def perft(game: Game, state: State, depth: int) -> int:
    """How many action lists of this length start here."""
    line = records(game.state, depth + 1)
    line[0] = state
    return int(count_leaves(line, game.new_desk(), np.zeros(depth + 1, np.int64), depth))


def simulate(game: Game, options: dict[str, object], bots: list[int], games: int, seed: int) -> Table:
    """Bots against each other. -> a row for each game, as `sample` says"""
    state = game.opening(**options)
    rows = np.zeros((games, 3 + 2 * game.seats_of(state)))
    wrong = int(sample(state, records(game.state, 1), game.new_desk(seed), np.array(bots, np.int64), rows))
    if wrong != -1:
        name = repr(game.verbs.text(wrong)) if wrong in game.codes else f"the code {wrong}"
        raise BadGameError("greedy", f"the bot of {game.id} chose {name}, which is not legal")
    return rows
