"""Sifting: which action to take, by trying all of them on the same guesses and the same dice. Compiled once, for all games.

Where a turn has many small steps and much happens afterwards, a tree drowns in noise: one step more or less hardly shows in the
end. Here the game's own bot plays on for everyone, each from its own view, and what differs between two trials of a round is, as
far as it can be, the one action in question. Round by round the worse half of the actions is dropped. The bot's own first
thought always stays; it is given up only for an action that did better by more than a doubt allows. So whoever sifts plays hardly
worse than the bot, and better where that shows.
"""
from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import prepare
from benbow.engine.compiled.calls import APPLY, GUESS_AT, VEIL, Lists, Raw, Rows, actor, ask, copy
from benbow.engine.compiled.kernel import Codes, kernel, rule
from benbow.engine.compiled.playouts import Table

from .ismcts import GUESS, RECORDS, VIEW, Plan, first_thought, play_on, result_of, side_of

HERE = RECORDS  # the row with what a round begins from: a guess of the situation
FEWEST_ROUNDS = 5  # with fewer nobody knows how sure he is
PIECE = 4  # iterations before the first look at the clock: a guided playout may take ten milliseconds
LOOK = 0.01  # seconds between two looks, about
LUCK = 11  # random numbers of its own
Seeds = npt.NDArray[np.uint64]

prepare.add_example("Seeds", lambda game: np.ones((1, 3), np.uint64))


@rule(allocates=False)
def begin(calls: Codes, raw: Raw, w: Lists, plan: Plan, seed: np.uint64) -> None:
    """A guess of what the searcher cannot know, in the row HERE."""
    copy(raw, HERE, VIEW)
    if not plan.is_open:
        w.rng[0] = seed
        ask(calls, GUESS_AT, raw, HERE, w, plan.seat, 0)


@kernel(allocates=False)
def try_all(calls: Codes, raw: Raw, w: Lists, plan: Plan, codes: Codes, seeds: Seeds, results: Table) -> int:
    """A round for every row of seeds: results[k, i] gets what came of codes[i] in round k, for the searcher's camp."""
    for k in range(len(seeds)):
        begin(calls, raw, w, plan, seeds[k, 0])
        copy(raw, GUESS, HERE)
        side = side_of(calls, raw, w, plan.seats)
        for i in range(len(codes)):
            w.rng[0], w.bot_rng[0] = seeds[k, 1], seeds[k, 2]
            copy(raw, GUESS, HERE)
            ask(calls, APPLY, raw, GUESS, w, codes[i], 0)
            play_on(calls, raw, w, plan)
            results[k, i] = result_of(w.utility, side, plan.seats)
    return len(seeds)


@kernel(allocates=False)
def follow(calls: Codes, raw: Raw, w: Lists, plan: Plan, action: int, seeds: Seeds, line: Codes) -> int:
    """An action, and what the searcher would do next at first thought, as long as nobody else and no chance has a say and
    nothing is uncovered: so far every guess says the same. -> how many are in `line`"""
    begin(calls, raw, w, plan, seeds[0, 0])
    copy(raw, GUESS, HERE)
    w.rng[0], w.bot_rng[0] = seeds[0, 1], seeds[0, 2]
    n = 0
    while n < len(line):
        line[n] = action
        n += 1
        if ask(calls, VEIL, raw, GUESS, w, action, plan.seat) != action:
            break
        ask(calls, APPLY, raw, GUESS, w, action, 0)
        if actor(raw, GUESS) != plan.seat:
            break
        action = first_thought(calls, raw, w)
    return n



# ------------------------------------------------------------------------------------------------------------ in Python
@dataclass(frozen=True)
class Tried:
    """An action, how often it was tried, and what came of it on average."""

    code: int
    visits: int
    value: float


@dataclass
class Sieve:
    """Actions that are tried, the bot's first thought at the head, until the budget or the time is spent."""

    rows: Rows  # with the view in the row VIEW, and one row more than a tree needs
    plan: Plan
    seed: int
    iterations: int
    ends: float | None  # by the clock

    def __post_init__(self) -> None:
        self.done = 0  # trials
        self._dropped: list[Tried] = []
        self._luck = np.random.Generator(np.random.PCG64([self.seed % 2**64, LUCK]))

    def sift(self, first: int, others: Sequence[int], doubt: float) -> list[Tried]:
        """-> what was tried, the one to be taken first, the others by how long they stayed"""
        codes = np.array([first, *self._some(others)], np.int64)
        table = np.zeros((0, len(codes)))
        stages = max(1, (len(codes) - 1).bit_length())
        began = time.monotonic()
        for stage in range(stages):
            if len(table):
                codes, table = self._halved(codes, table)
            rounds = max(1, (self.iterations - self.done) // (stages - stage) // len(codes))
            ends = None if self.ends is None else began + (self.ends - began) * (stage + 1) / stages
            table = np.concatenate([table, self._rounds(codes, rounds, ends)])
        left = [Tried(int(code), len(table), float(mean)) for code, mean in zip(codes, table.mean(axis=0), strict=True)]
        best = 1 if len(left) > 1 and is_better(table[:, 1] - table[:, 0], doubt) else 0
        rest = [one for k, one in enumerate(left) if k != best]
        return [left[best], *rest, *sorted(self._dropped, key=lambda one: (-one.visits, -one.value, one.code))]

    def line(self, first: int, longest: int) -> list[int]:
        codes = np.zeros(longest, np.int64)
        n = follow(self.rows.calls, self.rows.raw, self.rows.lists[0], self.plan, first, self._seeds(1), codes)
        return [int(code) for code in codes[:n]]

    def _some(self, others: Sequence[int]) -> list[int]:
        """All of them; or as many as can be tried twice, any."""
        most = max(1, self.iterations // 2 - 1)
        if len(others) <= most:
            return list(others)
        return [others[k] for k in sorted(self._luck.permutation(len(others))[:most])]

    def _halved(self, codes: Codes, table: Table) -> tuple[Codes, Table]:
        """The worse half of the actions goes; the first one stays."""
        means = table.mean(axis=0)
        order = sorted(range(1, len(codes)), key=lambda k: (-means[k], codes[k]))
        keep = (len(codes) + 1) // 2 - 1
        self._dropped += [Tried(int(codes[k]), len(table), float(means[k])) for k in order[keep:]]
        kept = [0, *order[:keep]]
        return codes[kept], table[:, kept]

    def _rounds(self, codes: Codes, rounds: int, ends: float | None) -> Table:
        """So many rounds, or one at least until the time is over."""
        parts, piece = list[Table](), max(1, PIECE // len(codes)) if ends is not None else rounds
        while rounds > 0:
            began, piece = time.monotonic(), min(piece, rounds)
            parts.append(np.zeros((piece, len(codes))))
            try_all(self.rows.calls, self.rows.raw, self.rows.lists[0], self.plan, codes, self._seeds(piece), parts[-1])
            self.done += piece * len(codes)
            rounds -= piece
            now = time.monotonic()
            if ends is not None:
                if now >= ends:
                    break
                piece = next_piece(piece, now - began)
        return np.concatenate(parts)

    def _seeds(self, n: int) -> Seeds:
        return self._luck.integers(1, 2**64, (n, 3), np.uint64)


def next_piece(piece: int, seconds: float) -> int:
    """How much to do before the next look at the clock, if this much took so long."""
    return max(1, int(piece * min(2.0, LOOK / max(seconds, 1e-6))))


def is_better(gains: npt.NDArray[np.float64], doubt: float) -> bool:
    """Is the mean of these differences above zero by more than `doubt` standard errors?

    >>> is_better(np.array([0.2, 0.1, 0.3, 0.2, 0.2]), 2.0), is_better(np.array([0.9, -0.6, 0.3, -0.1, 0.1]), 2.0)
    (True, False)
    """
    if len(gains) < FEWEST_ROUNDS:
        return False
    mean = float(gains.mean())
    return mean > 1e-9 and mean > doubt * float(gains.std()) / math.sqrt(len(gains) - 1)
