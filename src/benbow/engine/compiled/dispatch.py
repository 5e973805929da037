"""The names of the contract, for code that serves all games: `apply(s, action)` is the rule of the game that owns `s`.

Compiled, the call is resolved from the record type while compiling, and costs nothing; uncompiled, on each call
from `s.dtype`. The contract of each function stands in ARCHITECTURE.md.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numba as nb
from numba.core import types
from numba.core.typing.templates import AbstractTemplate, builtin_registry

from ..errors import BadGameError
from . import authors
from .decorators import COMPILED, is_rule, python_of

_RULES: dict[Any, dict[str, Any]] = {}  # by NumPy type and by Numba type
OWNERS: dict[Any, Any] = {}  # the games, by the Numba type of their states

# name: number of parameters. The rooms of a game in which they are looked for stand in contract.py.
PARAMETERS = {name: len(kinds) for name, kinds in authors.SIGNATURES.items()}


def check(rules: dict[str, Any]) -> None:
    """Are these the rules of the contract?"""
    for name in PARAMETERS:
        if name not in rules:
            raise BadGameError(name, "the contract asks for a rule of this name, in one of the `rooms` of the manifest")
        if COMPILED and not is_rule(rules[name]):
            raise BadGameError(name, "must be decorated with @rule")
        authors.check_signature(name, python_of(rules[name]))
        authors.check_returns(name, python_of(rules[name]))


def register(kind: Any, rules: dict[str, Any], owner: Any) -> None:
    """Make the generic names below forward to these rules for records of this type: the states of this game."""
    _RULES[kind] = rules
    if COMPILED:
        _RULES[nb.from_dtype(kind)] = rules
        OWNERS[nb.from_dtype(kind)] = owner


def play_with(kind: Any, rules: dict[str, Any]) -> None:
    """Which rules the generic names forward to when Python calls them; compiled code keeps those it was registered with."""
    _RULES[kind] = rules


def _generic(name: str) -> Any:
    """One function for each number of parameters."""

    def on_state(s: Any) -> Any:
        return _RULES[s.dtype][name](s)

    def on_state_1(s: Any, a: Any) -> Any:
        return _RULES[s.dtype][name](s, a)

    def on_state_2(s: Any, a: Any, b: Any) -> Any:
        return _RULES[s.dtype][name](s, a, b)

    function = (on_state, on_state_1, on_state_2)[PARAMETERS[name] - 1]
    function.__name__ = function.__qualname__ = name
    if COMPILED:
        _resolve_by_record(function)
    return function


def _resolve_by_record(function: Callable[..., Any]) -> None:
    """Where compiled code calls it, Numba finds the rule of the game that owns the record: nothing stands in between."""

    class Template(AbstractTemplate):
        chosen: Any
        key = function

        def generic(self, args: Any, kws: Any) -> Any:
            self.chosen = _RULES[args[0]][function.__name__] if args[0] in _RULES else None
            return self.chosen and types.Dispatcher(self.chosen).get_call_type(self.context, args, kws)

        def get_impl_key(self, sig: Any) -> Any:
            return self.chosen.get_overload(sig.args)

    cast(Any, builtin_registry).register_global(function, cast(Any, types.Function)(Template))


setup = _generic("setup")
legal = _generic("legal")
odds = _generic("odds")
apply = _generic("apply")
camp = _generic("camp")
score = _generic("score")
points = _generic("points")
reason = _generic("reason")
hide = _generic("hide")
veil = _generic("veil")
guess = _generic("guess")
greedy = _generic("greedy")
value = _generic("value")
