"""Compiling a game's rules ahead of use, so that a progress bar can be shown; a warm start only loads them.

What to compile follows from the annotations: `def playouts(s: State, w: Desk, games: int)`.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numba as nb
import numpy as np

from . import dispatch, play
from .contract import Game
from .errors import BadGameError
from .kernel import COMPILED, KERNELS, python_of, records

_typeof: Any = nb.typeof
PLAYING = (play.__name__,)  # the modules whose kernels playing needs


def _examples(game: Game) -> dict[str, Any]:
    """A value for each annotation that rules and kernels use."""
    desk = game.new_desk()
    return {
        "State": game.blank(),
        "States": records(game.state, 1),
        "Desk": desk,
        "Codes": np.zeros(1, np.int64),
        "Rng": desk.rng,
        "Utilities": np.zeros(1),
        "Table": np.zeros((1, 1)),
        "Raw": np.zeros((1, 1), np.uint8),
        "Counts": np.zeros((1, 1, 1), np.int32),
        "int": 1,
        "float": 1.0,
    }


def _signature(function: Any, examples: dict[str, Any]) -> tuple[Any, ...]:
    plain = python_of(function)
    names = plain.__code__.co_varnames[: plain.__code__.co_argcount]
    try:
        return tuple(_typeof(examples[str(plain.__annotations__[name])]) for name in names)
    except KeyError as missing:
        raise BadGameError(plain.__name__, f"cannot be compiled ahead: no example of the annotation {missing}") from None


def steps(game: Game, modules: tuple[str, ...] = PLAYING) -> Iterator[str]:
    """Compile, or load from disk, all that playing needs; yields the name of each function when it is ready."""
    if not COMPILED:
        return
    examples = _examples(game)
    rules = [game.rules[name] for name in dispatch.PARAMETERS]
    for function in [*rules, *(kernel for kernel in KERNELS if kernel.py_func.__module__ in modules)]:
        function.compile(_signature(function, examples))
        yield str(function.py_func.__name__)


def count(modules: tuple[str, ...] = PLAYING) -> int:
    return len(dispatch.PARAMETERS) + sum(kernel.py_func.__module__ in modules for kernel in KERNELS)
