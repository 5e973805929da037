"""Training by self-play: policy gradients with clipped steps (PPO) and a bonus for entropy.

The bonus keeps policies mixed. It falls as training goes on, and advantages are not normalised, so that it means the same in
every position: what it may cost to be less predictable. With that, self-play in games with hidden information comes close to an
equilibrium instead of running in circles. What is kept is the average of the later weights.
"""
from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .batch import Batch
from .model import Model, sigmoid, softmax
from .self_play import Experience, play


@dataclass(frozen=True)
class PolicySettings:
    iterations: int = 2200
    matches: int = 1024  # at once
    steps: int = 64  # decisions in each before the network is changed
    hidden: tuple[int, int] = (128, 64)
    rate: float = 1.5e-3  # of learning; it falls to nothing
    entropy: tuple[float, float] = (0.04, 0.003)  # weight of the bonus: at first, and at the end
    trace: float = 0.9  # how far a result is carried back
    clip: float = 0.2
    epochs: int = 2
    minibatch: int = 8192
    average: float = 0.01  # what an iteration adds to the average

    def rate_at(self, done: float) -> float:
        return min(self.rate, 2 * self.rate * (1 - done))

    def entropy_at(self, done: float) -> float:
        first, last = self.entropy
        return float(first * (last / first) ** min(1.0, done / 0.8))


def iterate(batch: Batch, model: Model, settings: PolicySettings, k: int, seed: int) -> dict[str, float]:
    """Iteration k: games, and what is learned from them. -> what was measured"""
    rng, done = np.random.default_rng([seed, k]), k / settings.iterations
    experience = play(batch, model, settings.steps, settings.trace, rng)
    found = learn(model, experience, settings, settings.rate_at(done), settings.entropy_at(done), rng)
    if done >= 0.5:
        model.add_to_average(settings.average)
    return {"decisions": len(experience.chosen), **found}


def learn(model: Model, given: Experience, settings: PolicySettings, rate: float, bonus: float,
          rng: np.random.Generator) -> dict[str, float]:
    entropies, clipped = [], []
    for _ in range(settings.epochs):
        order = rng.permutation(len(given.chosen))
        for start in range(0, len(order), settings.minibatch):
            entropy, share = step(model, given.part(order[start : start + settings.minibatch]), settings.clip, rate, bonus)
            entropies.append(entropy)
            clipped.append(share)
    return {"entropy": float(np.mean(entropies)), "clipped": float(np.mean(clipped))}


def step(model: Model, part: Experience, clip: float, rate: float, bonus: float) -> tuple[float, float]:
    """One step along the gradient. -> the mean entropy, and the share of decisions whose step was clipped"""
    h1, h2, logits, values = model.forward(part.x)
    policy, rows = softmax(logits, part.masks), np.arange(len(part.chosen))
    ratio, gain = policy[rows, part.chosen] / part.odds, part.advantage
    too_far = ((ratio > 1 + clip) & (gain > 0)) | ((ratio < 1 - clip) & (gain < 0))
    weight = np.where(too_far, 0, gain * ratio)
    d_logits = weight[:, None] * policy
    d_logits[rows, part.chosen] -= weight
    logs = np.where(part.masks, np.log(policy + 1e-12), 0)
    entropy = -(policy * logs).sum(axis=1, keepdims=True)
    d_logits += bonus * policy * (logs + entropy)
    known = ~np.isnan(part.targets)
    d_values = 0.5 * np.where(known, sigmoid(values) - np.clip(np.nan_to_num(part.targets), 0, 1), 0)
    n = np.float32(len(rows))
    model.backward(part.x, h1, h2, (d_logits * part.masks / n).astype(np.float32), (d_values / n).astype(np.float32), rate)
    return float(entropy.mean()), float(too_far.mean())
