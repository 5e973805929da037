"""Sequential halving: compare all actions on the same determinizations and the same dice. Compiled once, for all games.

Where a turn has many small steps and much happens afterwards, tree search drowns in noise: one step more or less hardly shows in
the result. Here every action is followed by a rollout of the game's own policy, and all rollouts of a round share their random
numbers, so that they differ, as far as possible, in that one action only. The budget is spent in stages, and after each stage the
worse half of the actions is dropped. The policy's own action is never dropped, and is replaced only by one that did better by
enough standard errors. So the search hardly ever plays worse than the policy, and better where that shows.
"""
from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import Codes, kernel
from benbow.engine.compiled.calls import APPLY, VEIL, Lists, Raw, actor, ask
from benbow.engine.compiled.playouts import Matrix

from .rollout import STATE, VIEW, Rollouts, SearchParams, SeedMatrix, determinize, policy_action

MIN_ROUNDS = 5  # with fewer there is no telling how large the error is
FIRST_BATCH = 4  # iterations before the first look at the clock: a rollout by the policy may take ten milliseconds
CLOCK_INTERVAL = 0.01  # seconds between two looks at the clock, about
SEED_STREAM = 11  # so that other uses of the same seed draw other numbers
Column = npt.NDArray[np.float64]  # [round]: results after one action
Stats = tuple[int, int, float, float, float | None]  # of an action: code, visits, mean result; how far behind, standard error


@kernel(allocates=False)
def policy_line(calls: Codes, raw: Raw, w: Lists, params: SearchParams, action: int, seeds: SeedMatrix, line: Codes) -> int:
    """An action, and what the policy does next, until it is someone else's turn or something is uncovered: up to there all
    determinizations agree. -> how many codes are in `line`"""
    w.rng[0] = seeds[0, 0]
    determinize(calls, raw, w, params, STATE, params.seat)
    w.rng[0], w.bot_rng[0] = seeds[0, 1], seeds[0, 2]
    n = 0
    while n < len(line):
        line[n] = action
        n += 1
        if ask(calls, VEIL, raw, STATE, w, action, params.seat) != action:
            break
        ask(calls, APPLY, raw, STATE, w, action, 0)
        if actor(raw, STATE) != params.seat:
            break
        action = policy_action(calls, raw, w)
    return n


# ------------------------------------------------------------------------------------------------------------ in Python
@dataclass
class SequentialHalving:
    """One search: until the iterations or the time are spent."""

    rollouts: Rollouts  # with the searcher's view in the row VIEW
    params: SearchParams
    seed: int
    iterations: int
    deadline: float | None

    def __post_init__(self) -> None:
        self.done = 0  # iterations
        self._dropped: list[tuple[int, Column]] = []  # actions and their results, from the first round on
        game, view = self.rollouts.rows.game, self.rollouts.rows.records[VIEW]
        camps = [int(game.rules["camp"](view, seat)) for seat in range(self.params.seats)]
        self._allies = [seat for seat, camp in enumerate(camps) if camp == camps[self.params.seat]]
        self._rng = np.random.Generator(np.random.PCG64([self.seed % 2**64, SEED_STREAM]))

    def rank(self, policy_code: int, others: Sequence[int], threshold: float) -> list[Stats]:
        """-> the actions that were tried: first the one to play, then the others by how long they stayed"""
        codes = np.array([policy_code, *self._sampled(others)], np.int64)
        results = np.zeros((0, len(codes)))
        stages = max(1, (len(codes) - 1).bit_length())
        start = time.monotonic()
        for stage in range(stages):
            if len(results):
                codes, results = self._halved(codes, results)
            rounds = max(1, (self.iterations - self.done) // (stages - stage) // len(codes))
            deadline = None if self.deadline is None else start + (self.deadline - start) * (stage + 1) / stages
            results = np.concatenate([results, self._rounds(codes, rounds, deadline)])
        left = [(int(code), results[:, k]) for k, code in enumerate(codes)]
        best = left.pop(1 if len(left) > 1 and is_significant(results[:, 1] - results[:, 0], threshold) else 0)
        dropped = sorted(self._dropped, key=lambda one: (-len(one[1]), -float(one[1].mean()), one[0]))
        return [stats_of(code, column, best[1]) for code, column in (best, *left, *dropped)]

    def line(self, first: int, max_steps: int) -> list[int]:
        codes = np.zeros(max_steps, np.int64)
        rows = self.rollouts.rows
        n = policy_line(rows.calls, rows.raw, rows.lists[0], self.params, first, self._seeds(1), codes)
        return [int(code) for code in codes[:n]]

    def _sampled(self, others: Sequence[int]) -> list[int]:
        """All of them; or a random sample of as many as can be tried twice."""
        most = max(1, self.iterations // 2 - 1)
        if len(others) <= most:
            return list(others)
        return [others[k] for k in sorted(self._rng.permutation(len(others))[:most])]

    def _halved(self, codes: Codes, results: Matrix) -> tuple[Codes, Matrix]:
        """Drop the worse half of the actions, but never the first."""
        means = results.mean(axis=0)
        order = sorted(range(1, len(codes)), key=lambda k: (-means[k], codes[k]))
        keep = (len(codes) + 1) // 2 - 1
        self._dropped += [(int(codes[k]), results[:, k]) for k in order[keep:]]
        kept = [0, *order[:keep]]
        return codes[kept], results[:, kept]

    def _rounds(self, codes: Codes, rounds: int, deadline: float | None) -> Matrix:
        """So many rounds; fewer, but at least one, if the deadline passes. -> [round, action]: the result of the own camp, the
        mean over its seats, as at the end they may be opponents again"""
        parts, batch = list[Matrix](), max(1, FIRST_BATCH // len(codes)) if deadline is not None else rounds
        while rounds > 0:
            start, batch = time.monotonic(), min(batch, rounds)
            results = self.rollouts.tried(self.params, self.params.seat, codes, self._seeds(batch))
            parts.append(results[:, :, self._allies].mean(axis=2))
            self.done += batch * len(codes)
            rounds -= batch
            now = time.monotonic()
            if deadline is not None:
                if now >= deadline:
                    break
                batch = next_batch(batch, now - start)
        return np.concatenate(parts)

    def _seeds(self, n: int) -> SeedMatrix:
        return self._rng.integers(1, 2**64, (n, 3), np.uint64)


def next_batch(batch: int, seconds: float) -> int:
    """How many iterations to run before the next look at the clock, if this batch took so long."""
    return max(1, int(batch * min(2.0, CLOCK_INTERVAL / max(seconds, 1e-6))))


def stats_of(code: int, column: Column, best: Column) -> Stats:
    """An action compared with the best one in the rounds that both were tried in.

    >>> [round(one or 0, 3) for one in stats_of(7, np.array([0.1, 0.3, 0.2, 0.1, 0.3]), np.array([0.2, 0.2, 0.4, 0.3, 0.4, 0.9]))]
    [7, 5, 0.2, 0.1, 0.055]
    """
    shared = min(len(column), len(best))
    behind = best[:shared] - column[:shared]
    error = float(behind.std()) / math.sqrt(len(behind) - 1) if len(behind) >= MIN_ROUNDS else None
    return code, len(column), float(column.mean()), float(behind.mean()), error


def is_significant(gains: npt.NDArray[np.float64], threshold: float) -> bool:
    """Is the mean of these differences above zero by more than `threshold` standard errors?

    >>> is_significant(np.array([0.2, 0.1, 0.3, 0.2, 0.2]), 2.0), is_significant(np.array([0.9, -0.6, 0.3, -0.1, 0.1]), 2.0)
    (True, False)
    """
    if len(gains) < MIN_ROUNDS:
        return False
    mean = float(gains.mean())
    return mean > 1e-9 and mean > threshold * float(gains.std()) / math.sqrt(len(gains) - 1)
