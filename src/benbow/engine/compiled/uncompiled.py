"""The same rules as plain Python, while the compiler is still at work or where it is not worth waiting for.

A compiled rule calls compiled rules, so its Python source alone is not enough: the first call of a neighbour would
start the compiler. `uncompiled` makes a twin of a rule that sees twins wherever the rule sees rules; constants, tables and
enums are the same objects. Twins play a few thousand steps a second with equal results: a law compares them.

Words and drawings that ask a rule should ask its twin: `worth = uncompiled(rules.worth)` of a record, or
`worth = asked(rules.worth)` of a snapshot.

>>> from benbow.engine.compiled import bit
>>> int(uncompiled(bit)(3)), uncompiled(uncompiled(bit)) is uncompiled(bit)
(8, True)
"""
from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from types import CellType, CodeType, FunctionType, ModuleType
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import numpy as np

from ..errors import BadGameError
from ..state import State
from .decorators import COMPILED, python_of
from .fingerprint import is_library

F = TypeVar("F")
P = ParamSpec("P")
S = TypeVar("S", bound=State)
_TWINS: dict[Any, Any] = {}
_LOCK = threading.RLock()  # nobody is handed a twin whose names are not filled in yet


def uncompiled(function: F) -> F:
    """The twin of a rule: the same source, and nothing that it calls is compiled."""
    if not COMPILED:  # everything is plain already
        return function
    if not isinstance(python_of(function), FunctionType):
        raise BadGameError(str(getattr(function, "__name__", function)), "is no rule; only functions have a plain twin")
    with _LOCK:
        return cast(F, _twin(function))


def asked(rule: Callable[Concatenate[S, P], F]) -> Callable[Concatenate[S, P], F]:
    """A rule's twin as words and drawings ask it: of a snapshot, and answered in plain numbers."""
    twin: Any = uncompiled(rule)

    def ask(s: S, /, *arguments: P.args, **named: P.kwargs) -> F:
        answer = twin(s.record, *arguments, **named)
        return cast(F, tuple(map(_plain, answer)) if isinstance(answer, tuple) else _plain(answer))

    return ask


def _plain(answer: Any) -> Any:
    return answer.item() if isinstance(answer, np.generic) else answer


def _twin(function: Any) -> Any:
    if function not in _TWINS:
        written: FunctionType = python_of(function)
        scope: dict[str, Any] = {"__builtins__": __builtins__, "__name__": written.__module__}
        closure = tuple(CellType() for _ in written.__closure__ or ()) or None
        twin = FunctionType(written.__code__, scope, written.__name__, written.__defaults__, closure)
        for attribute in ("__kwdefaults__", "__annotations__", "__doc__", "__qualname__"):
            setattr(twin, attribute, getattr(written, attribute))
        _TWINS[function] = _TWINS[twin] = twin  # known before its names are looked up: not even a circle would hang
        for name in set(_names(written.__code__)) & written.__globals__.keys():
            scope[name] = _seen_by_twins(written.__globals__[name])
        for mine, theirs in zip(closure or (), written.__closure__ or (), strict=True):
            mine.cell_contents = _seen_by_twins(theirs.cell_contents)
    return _TWINS[function]


def _names(code: CodeType) -> Iterator[str]:
    """All names that a function may look up, those of functions and comprehensions within it too."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names(constant)


def _seen_by_twins(value: Any) -> Any:
    """What stands for this in the eyes of a twin: rules are replaced wherever compiled code could call them."""
    if hasattr(value, "plain_twin"):
        return value.plain_twin
    if hasattr(value, "py_func") or (isinstance(value, FunctionType) and not is_library(value.__module__)):
        return _twin(value)
    if isinstance(value, ModuleType) and not is_library(value.__name__):
        return _Module(value)
    if type(value) in (tuple, list):
        parts = [_seen_by_twins(part) for part in value]
        is_same = all(part is known for part, known in zip(parts, value, strict=True))
        return value if is_same else type(value)(parts)
    return value


class _Module:
    """A module as twins see it: `board.reach(s)` asks the twin of `reach`."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module

    def __getattr__(self, name: str) -> Any:
        with _LOCK:
            value = _seen_by_twins(getattr(self._module, name))
        setattr(self, name, value)  # asked once
        return value
