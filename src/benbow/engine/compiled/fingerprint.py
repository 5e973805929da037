"""Fingerprints: a digest of all that some functions consist of, as they are in this process. Compiled code is kept under it."""
from __future__ import annotations

import difflib
import dis
import hashlib
from collections.abc import Iterable
from enum import Enum
from types import CodeType, FunctionType, ModuleType
from typing import Any, cast

import numpy as np

from ..errors import BadGameError
from . import authors
from .decorators import COMPILED, is_rule, python_of

_LIBRARIES = ("numpy", "numba", "math", "builtins")


def is_library(module: str) -> bool:
    """A module that the compiler knows by itself: there are no rules in it."""
    return module.split(".")[0] in _LIBRARIES


class _Walk:
    """All that some functions consist of, as they are now: their code, what they call, the constants they read."""

    def __init__(self, fields: set[str] | None = None) -> None:
        self.fields = fields
        self.digest = hashlib.blake2b(digest_size=8)
        self._seen: set[int] = set()

    def add(self, *facts: object) -> None:
        self.digest.update(repr(facts).encode())

    def function(self, function: Any, callers: tuple[Any, ...] = ()) -> None:
        plain = python_of(function)
        if plain in callers:
            circle = " > ".join(caller.__name__ for caller in (*callers[callers.index(plain) :], plain))
            raise BadGameError("rules", f"rules may not call one another in a circle: {circle}; wait for an action instead")
        if id(function) in self._seen:
            return
        if is_rule(function):
            callers = (*callers, plain)
            if self.fields is not None:
                refuse_unknown_fields(plain, self.fields)
                if COMPILED:
                    authors.refuse_plain_helpers(plain, is_library)
        options: dict[str, object] = getattr(function, "targetoptions", {})  # of the decorator: inlined, allocating or not
        self.add(plain.__module__, plain.__name__, sorted(options.items()))
        self.code(plain.__code__, plain.__globals__, callers)
        for cell in plain.__closure__ or ():
            self.value(cell.cell_contents, callers)
        self._seen.add(id(function))

    def code(self, code: CodeType, scope: dict[str, Any], callers: tuple[Any, ...]) -> None:
        self.add(code.co_code, code.co_names, code.co_varnames, code.co_freevars)
        for constant in code.co_consts:
            if isinstance(constant, CodeType):
                self.code(constant, scope, callers)
            else:
                self.value(constant, callers)
        for name in code.co_names:
            if name in scope:
                self.value(scope[name], callers)
                if isinstance(scope[name], ModuleType) and not is_library(scope[name].__name__):
                    for attribute in code.co_names:
                        self.value(getattr(scope[name], attribute, None), callers)

    def value(self, value: object, callers: tuple[Any, ...]) -> None:
        if hasattr(value, "py_func") or isinstance(value, FunctionType):
            self.function(value, callers)
        elif isinstance(getattr(value, "_defn", None), FunctionType):  # an intrinsic of ours
            self.function(cast(Any, value)._defn, callers)
        elif isinstance(value, np.ndarray | np.generic):
            self.add(str(value.dtype), value.shape, value.tobytes())
        elif isinstance(value, type) and issubclass(value, Enum):
            self.add([(member.name, member.value) for member in value])
        elif isinstance(value, tuple | list):
            self.add(len(value))
            for part in value:
                self.value(part, callers)
        elif isinstance(value, frozenset | set):
            self.add(sorted(map(repr, value)))
        elif isinstance(value, bool | int | float | str | bytes | None):
            self.add(value)
        else:  # a library's function, a type, a module
            self.add(type(value).__name__, getattr(value, "__name__", ""))


def refuse_unknown_fields(function: Any, fields: set[str]) -> None:
    """A misspelt field, named with its place: Numba would say it in a hundred lines."""
    states = {name for name, kind in function.__annotations__.items() if str(kind) == "State"}
    before = None
    for step in dis.get_instructions(function):
        owner = before.argval if before is not None and before.opname.startswith("LOAD_FAST") else None
        if isinstance(owner, tuple):  # two loads in one step, since Python 3.13
            owner = owner[-1]
        is_field = owner in states and step.opname in ("LOAD_ATTR", "STORE_ATTR", "LOAD_METHOD")
        if is_field and step.argval not in fields and not str(step.argval).startswith("gap"):  # gaps are there; a law minds them
            near = difflib.get_close_matches(str(step.argval), fields, n=1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise BadGameError(authors.place(function), f"the state has no field {step.argval!r}{hint}")
        before = step


def fingerprint(functions: Iterable[Any], fields: set[str] | None = None) -> str:
    """A digest of what functions really consist of, in this process: their code, that of all they call, every constant they read.

    No file is read for it, and no place or time of a file is part of it. Refuses circles and, of states, unknown fields.
    """
    walk = _Walk(fields)
    for function in functions:
        walk.function(function)
    return walk.digest.hexdigest()


def code_digest(code: CodeType) -> str:
    """Of the code of a module."""
    walk = _Walk()
    walk.code(code, {}, ())
    return walk.digest.hexdigest()
