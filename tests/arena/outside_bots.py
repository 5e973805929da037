"""Bots from outside, some of which misbehave."""
from __future__ import annotations

import os
import random

from benbow.engine.contract import View


class Left:
    """Draws from its seed alone. Its twin does the same, so a deal between them is the same game twice."""

    name = "left twin"

    def __init__(self, seed: int) -> None:
        self._dice = random.Random(seed)

    def choose(self, view: View) -> int:
        return self._dice.choice(view.legal())


class Right(Left):
    name = "right twin"


class Raises(Left):
    name = "hothead"

    def choose(self, view: View) -> int:
        raise ZeroDivisionError("no idea")


class Illegal(Left):
    name = "cheat"

    def choose(self, view: View) -> int:
        return -5


class Words(Left):
    name = "talker"

    def choose(self, view: View) -> int:
        return "the best one"  # type: ignore[return-value]


class Dies(Left):
    def choose(self, view: View) -> int:
        os._exit(7)


class NoBot:
    def __init__(self, seed: int) -> None:
        self.seed = seed


class Unmakeable(Left):
    def __init__(self, seed: int) -> None:
        raise OSError("the model is missing")
