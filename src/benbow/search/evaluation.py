"""Weighing: what a situation is worth to each seat, by playing on from it many times. Compiled once, for all games.

All outcomes of one draw are weighed with the same random numbers: playout k after one outcome and playout k after another
are given the same dice and the same slips, so that what differs is, as far as it can be, what the draw did.
"""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled.calls import APPLY, GUESS_AT, Lists, Raw, Rows, ask, copy
from benbow.engine.compiled.kernel import Codes, State, Utilities, kernel
from benbow.engine.compiled.playouts import Table
from benbow.engine.contract import SearchSettings, View

from .ismcts import GUESS, VIEW, Plan, play_on
from .search import plan_of
from .sequential_halving import HERE, Seeds

NOTHING = -1  # instead of an action: weigh the situation as it stands
NOBODY = -1  # instead of a seat: nothing is guessed


@kernel(allocates=False)
def weigh(calls: Codes, raw: Raw, w: Lists, plan: Plan, guesser: int, codes: Codes, odds: Utilities, came: int, seeds: Seeds,
          worth: Table, gaps: Table) -> int:
    """Play on after each of these codes from the situation in the row VIEW, once for every row of seeds.

    worth[i, seat] gets the sum of results after codes[i]. gaps[0] and gaps[1] get, for each seat, the sum of the differences
    between the result after codes[came] and the mean by `odds`, and the sum of their squares: what chance did, and how sure.
    A `guesser` has only a view of the situation: it guesses the rest, anew for each row of seeds.
    """
    for k in range(len(seeds)):
        copy(raw, HERE, VIEW)
        if guesser >= 0 and not plan.is_open:
            w.rng[0] = seeds[k, 0]
            ask(calls, GUESS_AT, raw, HERE, w, guesser, 0)
        for seat in range(plan.seats):
            gaps[2, seat] = 0.0
        for i in range(len(codes)):
            w.rng[0], w.bot_rng[0] = seeds[k, 1], seeds[k, 2]
            copy(raw, GUESS, HERE)
            if codes[i] != NOTHING:
                ask(calls, APPLY, raw, GUESS, w, codes[i], 0)
            play_on(calls, raw, w, plan)
            for seat in range(plan.seats):
                worth[i, seat] += w.utility[seat]
                gaps[2, seat] += w.utility[seat] * ((i == came) - odds[i])
        for seat in range(plan.seats):
            gaps[0, seat] += gaps[2, seat]
            gaps[1, seat] += gaps[2, seat] * gaps[2, seat]
    return len(seeds)



class Scales:
    """Room for weighing in one game, made once. `thinking` says how playouts are played, as in a search."""

    def __init__(self, start: View, settings: SearchSettings, seed: int) -> None:
        self.seats, self.seed, self.plan = start.seats, seed, plan_of(start, settings)
        self.played = 0  # playouts so far
        self._rows = Rows(start.game, HERE + 1, 1)

    def seeds(self, ply: int, n: int) -> Seeds:
        """Random numbers for the playouts of one ply: they rest on nothing that happened."""
        return np.random.Generator(np.random.PCG64([self.seed, ply])).integers(1, 2**64, (n, 3), np.uint64)

    def weigh(self, situation: State, ply: int, codes: list[int], odds: list[float], came: int, n: int, guesser: int = NOBODY,
              later: int = 0) -> tuple[Table, Table]:
        """-> the mean result of each seat after each code; and the standard error of what came against the mean, for each seat

        Playouts that are cut short go on for `later` steps more.
        """
        self._rows.records[VIEW] = situation
        plan = self.plan._replace(steps=min(self.plan.steps + later, 1 << 30))
        worth, gaps = np.zeros((len(codes), self.seats)), np.zeros((3, self.seats))
        weigh(self._rows.calls, self._rows.raw, self._rows.lists[0], plan, guesser, np.array(codes, np.int64), np.array(odds),
              came, self.seeds(ply, n), worth, gaps)
        self.played += n * len(codes)
        spread = np.maximum(gaps[1] / n - (gaps[0] / n) ** 2, 0.0)
        return worth / n, np.sqrt(spread / max(n - 1, 1))
