"""Winning chances that come true: what a search says of a position, corrected by what came of such positions.

A search takes the others for players like the game's own bot, and its own choice for better than theirs; so it promises too much,
and too surely. `benbow train` plays games of the search against itself and fits a logistic regression: from the logarithm of the
odds that the search gives, how sure it may be (the slope) and in whose favour it errs (the shift), both linear in the figures of
the position, as they are declared. The order of actions stays what it was: a slope is never negative.
"""
from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from benbow.engine.contract import Game, View
from benbow.engine.state import Field

from .features import HALF, MOST_VALUES

Floats = npt.NDArray[np.float64]
LEAST = 0.005  # of log-odds and slopes: smaller chances count as this one, and surer ones as one minus this
LEAST_SLOPE = 0.05


class Chances(NamedTuple):
    """Weights of the figures of a position."""

    slope: Floats
    shift: Floats


class Correction(NamedTuple):
    """Of the chances in one position, for one seat."""

    slope: float
    shift: float

    def __call__(self, value: float) -> float:
        """What is certain stays so."""
        inside = min(max(value, 0.0), 1.0)
        win, loss = inside**self.slope * np.exp(self.shift), (1 - inside) ** self.slope
        return float(win / (win + loss))

    def difference(self, value: float, loss: float) -> float:
        """What a loss from there comes to."""
        return self(value) - self(value - loss)

    def scale(self, value: float) -> float:
        """What a small difference there comes to, in proportion."""
        p, raw = self(value), min(max(value, LEAST), 1 - LEAST)
        return self.slope * p * (1 - p) / (raw * (1 - raw))


NONE = Correction(1.0, 0.0)


def logit(value: float | Floats) -> Any:
    inside = np.clip(value, LEAST, 1 - LEAST)
    return np.log(inside / (1 - inside))


def figures(view: View) -> Floats:
    """Of a position, as a seat sees it: the phase, the number of players, and all fields that are numbers, seats counted from the
    observer's own."""
    game, players, record = view.game, view.seats, view.record
    found = [np.ones(1), np.eye(len(game.phases))[view.phase], np.eye(len(game.seats))[players - game.seats[0]]]
    for field in amounts(game):
        values = np.asarray(record[field.name], np.float64)
        for axis in field.seat_axes:
            order = [(view.seat + k) % players if k < players else k for k in range(values.shape[axis])]
            values = values.take(order, axis)
        values = values.ravel() - field.low
        found.append(values / (field.high - field.low))
        if field.high - field.low >= MOST_VALUES:  # so that small amounts differ, too
            found.append(values / (values + HALF))
    return np.concatenate(found)


def names(game: Game) -> list[str]:
    """Of the figures, in their order."""
    found = ["1", *(f"phase {name}" for name in game.phases), *(f"players {n}" for n in game.seats)]
    for field in amounts(game):
        kinds = ("", " squeezed") if field.high - field.low >= MOST_VALUES else ("",)
        found += [f"{field.name} {element}{kind}" for kind in kinds for element in range(math.prod(field.shape))]
    return found


def amounts(game: Game) -> list[Field]:
    """Fields that are numbers, and not hidden from anyone."""
    return [one for one in game.fields if one.kind == "number" and one.high > one.low and not one.hidden]


def correction(chances: Chances | None, view: View) -> Correction:
    """Of what a search says to the seat that sees this."""
    if chances is None:
        return NONE
    known = figures(view)
    return Correction(max(LEAST_SLOPE, float(chances.slope @ known)), float(chances.shift @ known))
