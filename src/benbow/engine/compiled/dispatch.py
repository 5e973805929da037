"""The names of the contract, for code that serves all games: `apply(s, action)` is the rule of the game that owns `s`.

Compiled, the call is resolved from the record type while compiling, and costs nothing; uncompiled, on each call
from `s.dtype`. The contract of each function stands in docs/contract.md.
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

RULE_NAMES = tuple(authors.SIGNATURES)  # the names; the rooms of a game in which they are looked for stand in contract.py


def check(rules: dict[str, Any]) -> None:
    """Are these the rules of the contract?"""
    for name in RULE_NAMES:
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
    def function(s: Any, *arguments: Any) -> Any:
        return _RULES[s.dtype][name](s, *arguments)

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


# In the order of the contract.
setup, legal, odds, apply, camp, score, points, reason, hide, veil, guess, greedy, value, remember = map(_generic, RULE_NAMES)
