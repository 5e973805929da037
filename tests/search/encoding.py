"""Views as numbers, by the plain twin of the compiled function."""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled.uncompiled import uncompiled
from benbow.engine.contract import View
from benbow.search import features
from benbow.search.rollout import memory_of

_encode: Any = uncompiled(features.encode)


def nonzero(view: View, observer: int | None = None) -> list[tuple[int, float]]:
    """The slots that the function writes, and their values."""
    game, most = view.game, features.count(view.game) + 2
    raw = np.frombuffer(bytes(view), np.uint8).reshape(1, -1)
    at, values = np.zeros(most, np.int64), np.zeros(most, np.float32)
    table = features.plan(game, view.seats, view.seat if observer is None else observer)
    n = _encode(raw, 0, memory_of(game, view.memory), table, at, values)
    return [(int(slot), float(value)) for slot, value in zip(at[:n], values[:n], strict=True)]


def encoded(view: View, observer: int | None = None) -> npt.NDArray[np.float32]:
    """All of them."""
    found = np.zeros(features.count(view.game), np.float32)
    for slot, value in nonzero(view, observer):
        found[slot] = value
    return found
