"""Learning to read: how plausible it is that the hidden things of a position lie so.

In games between networks the true state is compared with a uniform guess from the actor's view. A classifier that tells them
apart has learned the ratio of their odds: its logit is the logarithm of how much likelier a determinization is in real play than
among guesses. Where nothing can be read from what the others did, it learns nothing (a loss of 0.693).
"""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .batch import Batch
from .model import Model, sigmoid
from .self_play import chosen_by


@dataclass(frozen=True)
class BeliefSettings:
    iterations: int = 6000
    hidden: tuple[int, int] = (96, 32)
    rate: float = 2e-3
    average: float = 0.002


def iterate(batch: Batch, player: Model, model: Model, settings: BeliefSettings, k: int, seed: int) -> dict[str, float]:
    """One decision in each match; the positions in which the actor does not know everything are learned from."""
    rng, done = np.random.default_rng([seed, 1, k]), k / settings.iterations
    policy, _ = player.policy(batch.x, batch.masks)
    true, guessed = batch.contrasts()
    hidden = (true != batch.x).any(axis=1)
    loss = step(model, true[hidden], guessed[hidden], settings.rate * (1 - done)) if hidden.any() else float("nan")
    batch.step(chosen_by(policy, batch.masks, rng))
    if done >= 0.5:
        model.add_to_average(settings.average)
    return {"decisions": int(hidden.sum()), "loss": loss}


def step(model: Model, true: np.ndarray, guessed: np.ndarray, rate: float) -> float:
    x = np.concatenate([true, guessed])
    is_true = np.repeat(np.array([1.0, 0.0], np.float32), len(true))
    h1, h2, logits, values = model.forward(x)
    said = sigmoid(values[:, 0])
    model.backward(x, h1, h2, np.zeros_like(logits), ((said - is_true) / len(x))[:, None].astype(np.float32), rate)
    return float(-np.log(np.where(is_true > 0, said, 1 - said) + 1e-9).mean())
