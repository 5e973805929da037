"""A small network in NumPy, for training: two layers, a policy and a value for each seat. Playing uses `search/network.py`."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float32]


class Model:
    def __init__(self, inputs: int, actions: int, seats: int, hidden: tuple[int, int], seed: int = 1) -> None:
        rng = np.random.default_rng(seed)

        def layer(a: int, b: int, gain: float) -> Floats:
            return np.asarray(rng.standard_normal((a, b)) * gain / np.sqrt(a), np.float32)

        h1, h2 = hidden
        self.p: dict[str, Floats] = {
            "w1": (rng.standard_normal((inputs, h1)) * 0.2).astype(np.float32), "b1": np.zeros(h1, np.float32),
            "w2": layer(h1, h2, 1.4), "b2": np.zeros(h2, np.float32),
            "wp": layer(h2, actions, 0.05), "bp": np.zeros(actions, np.float32),
            "wv": layer(h2, seats, 0.5), "bv": np.zeros(seats, np.float32),
        }
        self.m = {name: np.zeros_like(value) for name, value in self.p.items()}
        self.v = {name: np.zeros_like(value) for name, value in self.p.items()}
        self.average: dict[str, Floats] = {}
        self.steps = 0

    def forward(self, x: Floats) -> tuple[Floats, Floats, Floats, Floats]:
        p = self.p
        h1 = np.maximum(x @ p["w1"] + p["b1"], 0)
        h2 = np.maximum(h1 @ p["w2"] + p["b2"], 0)
        return h1, h2, h2 @ p["wp"] + p["bp"], h2 @ p["wv"] + p["bv"]

    def add_to_average(self, share: float) -> None:
        self.average = self.average or {name: value.copy() for name, value in self.p.items()}
        for name, value in self.p.items():
            self.average[name] += share * (value - self.average[name])

    def weights(self) -> dict[str, Floats]:
        """Those to play with."""
        return self.average or self.p

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """All that training on needs."""
        kept = {f"{kind}.{name}": value for kind, values in self._kinds().items() for name, value in values.items()}
        return {**kept, "steps": np.array(self.steps)}

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        for name, value in arrays.items():
            kind, _, part = name.partition(".")
            if part:
                self._kinds()[kind][part] = value
        self.steps = int(arrays["steps"])

    def _kinds(self) -> dict[str, dict[str, Floats]]:
        return {"p": self.p, "m": self.m, "v": self.v, "average": self.average}

    def policy(self, x: Floats, mask: npt.NDArray[np.bool_]) -> tuple[Floats, Floats]:
        _, _, logits, values = self.forward(x)
        return softmax(logits, mask), sigmoid(values)

    def backward(self, x: Floats, h1: Floats, h2: Floats, d_logits: Floats, d_values: Floats, rate: float) -> None:
        p = self.p
        d2 = (d_logits @ p["wp"].T + d_values @ p["wv"].T) * (h2 > 0)
        d1 = (d2 @ p["w2"].T) * (h1 > 0)
        g = {"wp": h2.T @ d_logits, "bp": d_logits.sum(0), "wv": h2.T @ d_values, "bv": d_values.sum(0),
             "w2": h1.T @ d2, "b2": d2.sum(0), "w1": x.T @ d1, "b1": d1.sum(0)}
        norm = float(np.sqrt(sum(float((one * one).sum()) for one in g.values())))
        scale = min(1.0, 0.5 / (norm + 1e-9))
        self.steps += 1
        c1, c2 = 1 - 0.9**self.steps, 1 - 0.999**self.steps
        for name, one in g.items():
            one *= scale
            self.m[name] += 0.1 * (one - self.m[name])
            self.v[name] += 0.001 * (one * one - self.v[name])
            p[name] -= (rate * (self.m[name] / c1) / (np.sqrt(self.v[name] / c2) + 1e-6)).astype(np.float32)


def softmax(logits: Floats, mask: npt.NDArray[np.bool_]) -> Floats:
    logits = np.where(mask, logits, np.float32(-1e9))
    logits -= logits.max(axis=1, keepdims=True)
    e = np.exp(logits)
    return np.asarray(e / e.sum(axis=1, keepdims=True))


def sigmoid(x: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-x)), np.float32)
