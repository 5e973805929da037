"""Compiling a game's rules ahead of use, part by part, so that progress can be shown; a warm start only loads them.

A part is what is compiled together and kept as one object file: the rules of a game, its bot, and each module of kernels
that serve all games. Any process can make any part. What is in them follows from the annotations:
`def playouts(s: State, w: Workspace, games: int)` is of one game, `def sample(calls: Codes, raw: Raw, w: Lists, ...)` is for all.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numba as nb
import numpy as np

from ..contract import Game
from ..errors import BadGameError
from . import calls, dispatch, objects
from . import playouts as play
from .decorators import COMPILED, KERNELS, front_end, python_of
from .records import records

_typeof: Any = nb.typeof
RULES: tuple[str, ...] = ()  # no kernels for all games, only what is the game's own: a table needs no more
PLAYING = (play.__name__, calls.__name__)  # the modules whose kernels playing needs
_BOT = ("greedy", "value", "remember")  # the rest of the contract's rules are a part of their own
MOST_INLINED_IN_A_BOT = 400  # instructions; bots are large, and no faster if more is inlined
_OF_A_GAME = ("State", "States", "Workspace")  # annotations


# ------------------------------------------------------------------------------------------------------ for which types
def _examples(game: Game) -> dict[str, Any]:
    """A value for each annotation that rules and kernels use."""
    workspace = game.new_workspace()
    return {
        "State": game.blank(),
        "States": records(game.dtype, 1),
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
    try:
        return tuple(_typeof(examples[name]) for name in _annotations(plain))
    except KeyError as missing:
        raise BadGameError(plain.__name__, f"cannot be compiled ahead: no example of the annotation {missing}") from None


def _annotations(plain: Any) -> list[str]:
    return [str(plain.__annotations__.get(name)) for name in plain.__code__.co_varnames[: plain.__code__.co_argcount]]


# --------------------------------------------------------------------------------------------------------------- parts
class Wanted(NamedTuple):
    """A function that is to be entered with arguments of these types."""

    function: Any
    kinds: tuple[Any, ...]
    is_called: bool = True  # by Python; otherwise only by its address
    is_thin: bool = False  # large rules are not inlined into it: they stand beside it anyway


@dataclass(frozen=True)
class Part:
    """Functions that are compiled together."""

    name: str  # "naufrageurs.rules", "naufrageurs.bot", "benbow.search.tree"
    wanted: tuple[Wanted, ...]
    most_inlined: int | None = None  # instructions of a function that is inlined because its decorator says so

    @cached_property
    def key(self) -> str:
        return objects.key_of(self.wanted, self.most_inlined)

    @property
    def is_loaded(self) -> bool:
        return bool(front_end) and all(one.function.has(one.kinds, one.is_called) for one in self.wanted)

    @property
    def is_on_disk(self) -> bool:
        """Was it compiled before? Nothing is compiled or loaded to know."""
        return bool(front_end) and objects.read(self.name, self.key) is not None

    def steps(self) -> Iterator[str]:
        """Load it, or compile and keep it; yields the name of each function on the way, the last one when all is ready."""
        names = [str(one.function.py_func.__name__) for one in self.wanted]
        if not front_end:
            for name, one in zip(names, self.wanted, strict=True):
                one.function.compile(one.kinds)
                yield name
            return
        if not self.is_loaded:
            made = objects.read(self.name, self.key)
            if made is None or not front_end.linker.is_loadable(made.facts):
                for one in self.wanted:
                    front_end.lower(one)
                    if one is not self.wanted[-1]:
                        yield names.pop(0)
                made = front_end.linker.linked(f"benbow.{self.key}", self.wanted, self.most_inlined)
                objects.write(self.name, self.key, made)
            front_end.linker.bound(f"benbow.{self.key}", self.wanted, made)
        yield from names


def parts(game: Game, modules: Iterable[str] = PLAYING) -> list[Part]:
    """What is the game's own, and the kernels of these modules: all that must be there to use them."""
    examples = _examples(game)
    rules, bot = f"{game.id}.rules", f"{game.id}.bot"
    found: dict[str, list[Wanted]] = {rules: [], bot: []}
    for name in dispatch.RULE_NAMES:
        rule = game.given_rules[name]
        found[bot if name in _BOT else rules].append(Wanted(rule, _signature(rule, examples)))
    for kernel in _kernels(modules):
        home, is_own = kernel.py_func.__module__, _is_of_a_game(kernel)
        if is_own:
            home = f"{game.id}.{home}" if home not in PLAYING else bot if kernel in (calls._value, calls._remember) else rules
        is_called = not kernel.py_func.__name__.startswith("_")
        one = Wanted(kernel, _signature(kernel, examples), is_called, is_own and kernel is not calls.playout)
        found.setdefault(home, []).append(one)
    return [Part(name, tuple(wanted), MOST_INLINED_IN_A_BOT if name == bot else None) for name, wanted in found.items()]


def _kernels(modules: Iterable[str]) -> list[Any]:
    """Those of these modules; those that go with a game's rules in any case."""
    homes = {*modules}
    return [kernel for kernel in KERNELS
            if kernel.py_func.__module__ in homes or (kernel.py_func.__module__ in PLAYING and _is_of_a_game(kernel))]


def _is_of_a_game(kernel: Any) -> bool:
    return not {*_annotations(kernel.py_func)}.isdisjoint(_OF_A_GAME)


def steps(game: Game, modules: Iterable[str] = PLAYING) -> Iterator[str]:
    """Compile, or load from disk, all that playing needs; yields the name of each function when it is ready or nearly so."""
    if COMPILED:
        for part in parts(game, modules):
            yield from part.steps()


def count(modules: Iterable[str] = PLAYING) -> int:
    """How many names `steps` yields."""
    return len(dispatch.RULE_NAMES) + len(_kernels(modules))


def is_on_disk(game: Game, modules: Iterable[str] = PLAYING) -> bool:
    """Was all of it compiled before? Nothing is compiled or loaded to know."""
    return COMPILED and all(part.is_on_disk for part in parts(game, modules))


def provide(function: Any, kinds: tuple[Any, ...], is_called: bool) -> None:
    """For a function that is called and that nobody has prepared: the part that it belongs to, or else it alone."""
    for part in _parts_near(function, kinds):
        if any(one.function is function and one.kinds == kinds and one.is_called >= is_called for one in part.wanted):
            break
    else:
        part = Part(f"{function.py_func.__module__}.{function.py_func.__qualname__}", (Wanted(function, kinds),))
    for _ in part.steps():
        pass


def _parts_near(function: Any, kinds: tuple[Any, ...]) -> list[Part]:
    """Those of the game whose records it is given, or of any game if it is given none."""
    given = (*kinds, *(kind.dtype for kind in kinds if isinstance(kind, nb.types.Array)))
    games = [*(dispatch.OWNERS[kind] for kind in given if kind in dispatch.OWNERS), *dispatch.OWNERS.values()]
    try:
        return parts(games[0], [function.py_func.__module__]) if games else []
    except BadGameError:  # something there has no annotations, and cannot be compiled ahead
        return []
