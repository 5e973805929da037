"""What a state is worth to each seat: the mean result of rollouts from it.

All outcomes of a chance event are evaluated with common random numbers: rollout k after one outcome and rollout k after another
get the same dice and the same random moves, so that they differ, as far as possible, only by the outcome.
"""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled.calls import Rows
from benbow.engine.compiled.playouts import Matrix
from benbow.engine.contract import SearchSettings, View
from benbow.engine.state import State

from . import chances
from .guided import GuidedRollouts
from .knowledge import NOTHING, covers, knowledge
from .rollout import FULL_STATE, RECORDS, VIEW, Rollouts, SeedMatrix, memory_of, params_of


class Evaluator:
    """Evaluates states of one game, with the rollouts that `settings` describe."""

    def __init__(self, start: View, settings: SearchSettings, seed: int) -> None:
        self.seats, self.seed, self.params = start.seats, seed, params_of(start, settings)
        rows = Rows(start.game, RECORDS, 1)
        learned = knowledge(start.game) if covers(start.game, start.record) else NOTHING
        policy = learned.policy if settings.method == "guided" else None
        self._rollouts = Rollouts(rows) if policy is None else GuidedRollouts(rows, policy)
        self._chances = learned.chances

    def seeds(self, ply: int, n: int) -> SeedMatrix:
        """The random numbers for a ply depend on nothing that happened in the match."""
        return np.random.Generator(np.random.PCG64([self.seed, ply])).integers(1, 2**64, (n, 3), np.uint64)

    def evaluate(self, state: State, ply: int, codes: list[int], odds: list[float], actual: int, n: int,
                 observer: int = FULL_STATE, extra_depth: int = 0, memory: bytes = b"") -> tuple[Matrix, Matrix]:
        """-> the mean result of each seat after each code; for each seat, the standard error of the actual one's difference to
        the mean by `odds`

        Rollouts that are cut off go on for `extra_depth` steps more.
        """
        rows = self._rollouts.rows
        rows.records[VIEW] = state
        params = self.params._replace(rollout_depth=min(self.params.rollout_depth + extra_depth, 1 << 30),
                                      memory=memory_of(rows.game, memory))
        results = self._rollouts.tried(params, observer, np.array(codes, np.int64), self.seeds(ply, n))
        gaps = results[:, actual] - np.einsum("kis,i->ks", results, np.array(odds))
        errors = gaps.std(axis=0) / np.sqrt(max(n - 1, 1))
        return self._come_true(state, results.mean(axis=0), errors)

    def _come_true(self, state: State, means: Matrix, errors: Matrix) -> tuple[Matrix, Matrix]:
        """As the chances come true, in shares that add up as before. What follows a state is corrected as that state is: so the
        luck of an event is nothing, on the average of its outcomes."""
        if self._chances is None:
            return means, errors
        game, corrected = self._rollouts.rows.game, np.empty_like(means)
        for seat in range(self.seats):
            correct = chances.correction(self._chances, game.view_of(state, seat))
            corrected[:, seat] = [correct(float(mean)) for mean in means[:, seat]]
            errors[seat] *= correct.scale(float(means[:, seat].mean()))
        return corrected * (means.sum(axis=1) / corrected.sum(axis=1))[:, None], errors
