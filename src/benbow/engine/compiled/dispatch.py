"""The names of the contract, for code that serves all games: `apply(s, action)` is the rule of the game that owns `s`.

Compiled, the call is resolved from the record type while compiling, and costs nothing; uncompiled, on each call
from `s.dtype`. The contract of each function stands in ARCHITECTURE.md.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba as nb
from numba.extending import overload

from ..errors import BadGameError
from .kernel import COMPILED, is_rule, python_of

_RULES: dict[Any, dict[str, Any]] = {}  # by NumPy type and by Numba type

# name: number of parameters. The rooms of a game in which they are looked for stand in contract.py.
PARAMETERS = {
    "setup": 1, "legal": 2, "odds": 2, "apply": 2, "camp": 2, "score": 2, "points": 2, "reason": 1,
    "hide": 2, "veil": 3, "guess": 3, "greedy": 3, "value": 2,
}


def check(rules: dict[str, Any]) -> None:
    """Are these the rules of the contract?"""
    for name, n in PARAMETERS.items():
        if name not in rules:
            raise BadGameError(name, "the contract asks for a rule of this name")
        if COMPILED and not is_rule(rules[name]):
            raise BadGameError(name, "must be decorated with @rule")
        code = python_of(rules[name]).__code__
        if code.co_argcount != n:
            raise BadGameError(name, f"takes {code.co_argcount} parameters; the contract gives it {n}")


def register(kind: Any, rules: dict[str, Any]) -> None:
    """Make the generic names below forward to these rules for records of this type."""
    _RULES[kind] = rules
    if COMPILED:
        _RULES[nb.from_dtype(kind)] = rules


def play_with(kind: Any, rules: dict[str, Any]) -> None:
    """Which rules the generic names forward to when Python calls them; compiled code keeps those it was registered with."""
    _RULES[kind] = rules


def _find(kind: Any, name: str) -> Any:
    return _RULES[kind][name] if kind in _RULES else None


def _generic(name: str) -> Any:
    """One function for each number of parameters: Numba matches them by position and name."""

    def on_state(s: Any) -> Any:
        return _RULES[s.dtype][name](s)

    def on_state_1(s: Any, a: Any) -> Any:
        return _RULES[s.dtype][name](s, a)

    def on_state_2(s: Any, a: Any, b: Any) -> Any:
        return _RULES[s.dtype][name](s, a, b)

    def compile_0(s: Any) -> Any:
        chosen = _find(s, name)
        return chosen and (lambda s: chosen(s))

    def compile_1(s: Any, a: Any) -> Any:
        chosen = _find(s, name)
        return chosen and (lambda s, a: chosen(s, a))

    def compile_2(s: Any, a: Any, b: Any) -> Any:
        chosen = _find(s, name)
        return chosen and (lambda s, a, b: chosen(s, a, b))

    variants: list[tuple[Callable[..., Any], Callable[..., Any]]] = [
        (on_state, compile_0), (on_state_1, compile_1), (on_state_2, compile_2),
    ]
    function, typed = variants[PARAMETERS[name] - 1]
    function.__name__ = function.__qualname__ = name
    if COMPILED:
        overload(function, jit_options={"error_model": "numpy", "forceinline": True}, strict=False)(typed)
    return function


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
