"""Learning what a hand-made value gets wrong, from positions of games between the game's own bots and what came of them.

The network adds to the logarithm of what the value gives each seat; at first it adds nothing. Every position is used once.
"""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .model import Model
from .positions import ABSENT, Positions


@dataclass(frozen=True)
class CorrectionSettings:
    iterations: int = 1000
    positions: int = 4096  # of an iteration
    hidden: tuple[int, int] = (64, 32)
    rate: float = 1e-3
    average: float = 0.01


def new_model(inputs: int, seats: int, settings: CorrectionSettings, seed: int) -> Model:
    model = Model(inputs, 1, seats, settings.hidden, seed)
    model.p["wv"][:] = 0.0
    return model


def iterate(positions: Positions, model: Model, settings: CorrectionSettings, k: int, seed: int) -> dict[str, float]:
    """-> the mean squared error of the hand-made value and of the corrected one, before this iteration learned from them"""
    done, n = k / settings.iterations, positions.draw(seed * 1_000_003 + k)
    x, logs, results = positions.x[:n], positions.logs[:n], positions.results[:n]
    h1, h2, logits, values = model.forward(x)
    said, is_there = shares(logs + values), logs > ABSENT
    d_values = (said - results) * is_there / n
    model.backward(x, h1, h2, np.zeros_like(logits), d_values.astype(np.float32), settings.rate * (1 - done))
    if done >= 0.5:
        model.add_to_average(settings.average)
    return {"positions": n, "hand_made": error(shares(logs), results), "corrected": error(said, results)}


def shares(logs: np.ndarray) -> np.ndarray:
    """Logarithms of shares, made to add up to 1."""
    weights = np.exp(logs - logs.max(axis=1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=1, keepdims=True))


def error(said: np.ndarray, results: np.ndarray) -> float:
    return float(((said - results) ** 2).mean())
