"""Compiling a game's rules ahead of use, so that a progress bar can be shown; a warm start only loads them.

What to compile follows from the annotations: `def playouts(s: State, w: Workspace, games: int)`.
"""
from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba as nb
import numpy as np

from ..contract import Game
from ..errors import BadGameError
from . import calls, dispatch
from . import playouts as play
from .kernel import COMPILED, KERNELS, python_of, records

_typeof: Any = nb.typeof
RULES: tuple[str, ...] = ()  # no kernels, the rules alone: a table needs no more
PLAYING = (play.__name__, calls.__name__)  # the modules whose kernels playing needs


def _examples(game: Game) -> dict[str, Any]:
    """A value for each annotation that rules and kernels use."""
    workspace = game.new_workspace()
    return {
        "State": game.blank(),
        "States": records(game.state, 1),
        "Workspace": workspace,
        "Lists": calls.lists_of([workspace])[0],
        "Codes": np.zeros(1, np.int64),
        "Rng": workspace.rng,
        "Utilities": np.zeros(1),
        "Matrix": np.zeros((1, 1)),
        "Raw": np.zeros((1, 1), np.uint8),
        "Counts": np.zeros((1, 1, 1), np.int32),
        "int": 1,
        "bool": True,
        "float": 1.0,
        **{name: make(game) for name, make in _MORE.items()},
    }


_MORE: dict[str, Callable[[Game], Any]] = {}


def add_example(annotation: str, make: Callable[[Game], Any]) -> None:
    """For modules elsewhere whose kernels have parameters of their own kind."""
    _MORE[annotation] = make


def _signature(function: Any, examples: dict[str, Any]) -> tuple[Any, ...]:
    plain = python_of(function)
    names = plain.__code__.co_varnames[: plain.__code__.co_argcount]
    try:
        return tuple(_typeof(examples[str(plain.__annotations__[name])]) for name in names)
    except KeyError as missing:
        raise BadGameError(plain.__name__, f"cannot be compiled ahead: no example of the annotation {missing}") from None


def _rules(game: Game) -> list[Any]:
    return [game.given_rules[name] for name in dispatch.PARAMETERS]


def _kernels(modules: tuple[str, ...]) -> list[Any]:
    return [kernel for kernel in KERNELS if kernel.py_func.__module__ in modules]


def steps(game: Game, modules: tuple[str, ...] = PLAYING) -> Iterator[str]:
    """Compile, or load from disk, all that playing needs; yields the name of each function when it is ready."""
    if not COMPILED:
        return
    examples = _examples(game)
    ready: list[Any] = []
    for functions in (_rules(game), _kernels(modules)):
        for function in functions:
            function.compile(_signature(function, examples))
            yield str(function.py_func.__name__)
        ready += functions
        with contextlib.suppress(OSError):  # nothing can be kept here: the next start will ask again
            _stamp(game, ready).touch()


def count(modules: tuple[str, ...] = PLAYING) -> int:
    return len(dispatch.PARAMETERS) + sum(kernel.py_func.__module__ in modules for kernel in KERNELS)


def is_on_disk(game: Game, modules: tuple[str, ...] = PLAYING) -> bool:
    """Was all of it compiled before? Nothing is compiled or loaded to know; an answer that is out of date costs time only."""
    try:
        return COMPILED and _stamp(game, [*_rules(game), *_kernels(modules)]).exists()
    except OSError:
        return False


def _stamp(game: Game, functions: list[Any]) -> Path:
    """A file that says that the code of these functions is kept: left when they were compiled.

    Its name tells the folders of the code, which are named by what the functions consist of; the record type; and time
    and size of their sources, by which Numba itself decides whether its files are of any use.
    """
    digest = hashlib.blake2b(str(game.state).encode(), digest_size=8)
    for function in functions:
        source = Path(function.py_func.__code__.co_filename).stat()
        digest.update(repr((function.stats.cache_path, source.st_mtime_ns, source.st_size)).encode())
    return Path(functions[0].stats.cache_path) / f"ready-{digest.hexdigest()}"
