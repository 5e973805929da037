"""What a state is worth to each seat: the mean result of rollouts from it. Compiled once, for all games.

All outcomes of a chance event are evaluated with common random numbers: rollout k after one outcome and rollout k after another
get the same dice and the same random moves, so that they differ, as far as possible, only by the outcome.
"""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled import Codes, Utilities, kernel
from benbow.engine.compiled.calls import Lists, Raw, Rows, copy
from benbow.engine.compiled.playouts import Matrix
from benbow.engine.contract import SearchSettings, View
from benbow.engine.state import State

from .knowledge import covers, knowledge
from .network import Network, nothing
from .rollout import DETERMINIZATION, RECORDS, VIEW, SearchParams, SeedMatrix, determinize, memory_of, params_of, rollout_after

FULL_STATE = -1  # instead of a seat: nothing is hidden


@kernel(allocates=False)
def sum_results(calls: Codes, raw: Raw, w: Lists, net: Network, params: SearchParams, observer: int, codes: Codes,
                odds: Utilities, actual: int, seeds: SeedMatrix, sums: Matrix, gaps: Matrix) -> int:
    """Run a rollout after each of these codes from the row VIEW, for every row of seeds.

    sums[i, seat] gets the sum of results after codes[i]. gaps[0] and gaps[1] get, for each seat, the sum of the differences
    between the result after codes[actual] and the mean by `odds`, and the sum of their squares.
    If the row is only the view of an `observer`, it is determinized anew for each row of seeds.
    """
    for k in range(len(seeds)):
        w.rng[0] = seeds[k, 0]
        if observer == FULL_STATE:
            copy(raw, DETERMINIZATION, VIEW)
        else:
            determinize(calls, raw, w, params, DETERMINIZATION, observer)
        for seat in range(params.seats):
            gaps[2, seat] = 0.0
        for i in range(len(codes)):
            rollout_after(calls, raw, w, net, params, codes[i], seeds, k)
            for seat in range(params.seats):
                sums[i, seat] += w.utility[seat]
                gaps[2, seat] += w.utility[seat] * ((i == actual) - odds[i])
        for seat in range(params.seats):
            gaps[0, seat] += gaps[2, seat]
            gaps[1, seat] += gaps[2, seat] * gaps[2, seat]
    return len(seeds)


class Evaluator:
    """Evaluates states of one game, with the rollouts that `settings` describe."""

    def __init__(self, start: View, settings: SearchSettings, seed: int) -> None:
        self.seats, self.seed, self.params = start.seats, seed, params_of(start, settings)
        self._game, self._rows = start.game, Rows(start.game, RECORDS, 1)
        learned = knowledge(start.game) if settings.learned and covers(start.game, start.record) else None
        self._net = learned.policy if learned else nothing()

    def seeds(self, ply: int, n: int) -> SeedMatrix:
        """The random numbers for a ply depend on nothing that happened in the match."""
        return np.random.Generator(np.random.PCG64([self.seed, ply])).integers(1, 2**64, (n, 3), np.uint64)

    def evaluate(self, state: State, ply: int, codes: list[int], odds: list[float], actual: int, n: int,
                 observer: int = FULL_STATE, extra_depth: int = 0, memory: bytes = b"") -> tuple[Matrix, Matrix]:
        """-> the mean result of each seat after each code; for each seat, the standard error of the actual one's difference to
        the mean by `odds`

        Rollouts that are cut off go on for `extra_depth` steps more.
        """
        self._rows.records[VIEW] = state
        params = self.params._replace(rollout_depth=min(self.params.rollout_depth + extra_depth, 1 << 30),
                                      memory=memory_of(self._game, memory))
        sums, gaps = np.zeros((len(codes), self.seats)), np.zeros((3, self.seats))
        sum_results(self._rows.calls, self._rows.raw, self._rows.lists[0], self._net, params, observer, np.array(codes, np.int64),
                    np.array(odds), actual, self.seeds(ply, n), sums, gaps)
        variance = np.maximum(gaps[1] / n - (gaps[0] / n) ** 2, 0.0)
        return sums / n, np.sqrt(variance / max(n - 1, 1))
