"""Self-play: decisions of many matches at once, and what came of them."""
from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from benbow.search.network import FloatRows

from .batch import Batch, Mask
from .model import Floats, Model

Ints = npt.NDArray[np.int64]


class Experience(NamedTuple):
    """Decisions, a row for each."""

    x: FloatRows  # features
    masks: Mask  # legal actions
    chosen: Ints  # numbers of actions
    odds: Floats  # how likely each was chosen
    advantage: Floats
    targets: FloatRows  # results, from the actor's on; NaN where they are not known yet, or there is no such seat
    scores: Floats  # of the seats that acted last, in the matches that ended

    def part(self, rows: Ints) -> Experience:
        return Experience(self.x[rows], self.masks[rows], self.chosen[rows], self.odds[rows], self.advantage[rows],
                          self.targets[rows], self.scores)


def chosen_by(policy: FloatRows, masks: Mask, rng: np.random.Generator) -> Ints:
    """An action for each row, by its odds."""
    sums = policy.cumsum(axis=1)
    picked = np.minimum((sums < rng.random((len(sums), 1), np.float32) * sums[:, -1:]).sum(axis=1), sums.shape[1] - 1)
    rounded = ~masks[np.arange(len(picked)), picked]  # the sum of float32 may end just below the last one
    picked[rounded] = policy[rounded].argmax(axis=1)
    return np.asarray(picked)


def play(batch: Batch, model: Model, steps: int, trace: float, rng: np.random.Generator) -> Experience:
    """So many decisions in each match, by the model's policy."""
    n, seats = batch.n, batch.utilities.shape[1]
    x = np.zeros((steps, *batch.x.shape), np.float32)
    masks = np.zeros((steps, *batch.masks.shape), np.bool_)
    chosen, actors, players, ended = (np.zeros((steps, n), np.int64) for _ in range(4))
    odds = np.zeros((steps, n), np.float32)
    values, utilities = np.zeros((steps, n, seats), np.float32), np.zeros((steps, n, seats), np.float32)
    for t in range(steps):
        x[t], masks[t], actors[t], players[t] = batch.x, batch.masks, batch.actors, batch.players
        policy, values[t] = model.policy(batch.x, batch.masks)
        chosen[t] = chosen_by(policy, batch.masks, rng)
        odds[t] = policy[np.arange(n), chosen[t]]
        batch.step(chosen[t])
        ended[t], utilities[t] = batch.ended, batch.utilities
    advantage = advantages(values[:, :, 0], actors, ended, utilities, trace)
    targets = results(actors, players, ended, utilities)
    targets[:, :, 0] = values[:, :, 0] + advantage
    known = ~np.isnan(advantage)
    over = ended > 0
    scores = np.take_along_axis(utilities[over], actors[over][:, None], axis=1)[:, 0]
    return Experience(x[known], masks[known], chosen[known], odds[known], advantage[known], targets[known], scores)


def advantages(values: FloatRows, actors: Ints, ended: Ints, utilities: npt.NDArray[np.float32], trace: float) -> FloatRows:
    """Generalised advantage estimation, for each seat along its own decisions. NaN for the last of a seat in an unfinished match.

    values[t, i]: what the actor expected. ended[t, i]: after this decision the match was over, and utilities[t, i] its result.
    """
    steps, n = values.shape
    rows = np.arange(n)
    following = np.full((n, utilities.shape[2]), np.nan, np.float32)  # what each seat expects, or gets, next
    gained = np.zeros_like(following)
    found = np.full((steps, n), np.nan, np.float32)
    for t in reversed(range(steps)):
        over = ended[t] > 0
        following[over], gained[over] = utilities[t][over], 0.0
        seat = actors[t]
        found[t] = following[rows, seat] - values[t] + trace * gained[rows, seat]
        following[rows, seat] = values[t]
        gained[rows, seat] = np.nan_to_num(found[t])
    return found


def results(actors: Ints, players: Ints, ended: Ints, utilities: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """[t, i, k]: what the seat k places after the actor got in the end; NaN if that is not known or there is none."""
    steps, n, seats = utilities.shape
    rows, final = np.arange(n), np.full((n, seats), np.nan, np.float32)
    found = np.full((steps, n, seats), np.nan, np.float32)
    for t in reversed(range(steps)):
        over = ended[t] > 0
        final[over] = utilities[t][over]
        for k in range(seats):
            found[t, :, k] = np.where(k < players[t], final[rows, (actors[t] + k) % players[t]], np.nan)
    return found
