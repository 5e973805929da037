"""Compiled rules: decorators, fingerprints, where compiled code is kept, records, random numbers.

A game's state is one flat NumPy record. Its rules are small functions on it, decorated with `rule`: inlined
into whatever plays them. Code that is written once for all games (`kernel`) calls the generic names of
`engine.dispatch`; the compiler puts in the rules of the game that owns the record type.

The same source runs uncompiled with NUMBA_DISABLE_JIT=1: slow, in a debugger, and with equal results.
"""
from __future__ import annotations

import difflib
import dis
import hashlib
import logging
import os
import sys
from collections.abc import Callable, Iterable
from enum import Enum
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TypeVar, cast, overload

import numba as nb
import numpy as np
import numpy.typing as npt

from ..errors import BadGameError
from ..state import State as State
from . import authors

F = TypeVar("F", bound=Callable[..., Any])
_config = cast(Any, nb.config)
COMPILED: bool = not _config.DISABLE_JIT


def _our_compiler() -> Any:
    """`late.py`; None where nothing is compiled, or where Numba is not as it expects."""
    if not COMPILED:
        return None
    try:
        from . import late
    except (ImportError, AttributeError) as error:
        logging.getLogger(__name__).warning(
            "compiling will be slow, and nothing is kept on disk: Numba %s is not as expected (%s)", nb.__version__, error)
        return None
    return late


late: Any = _our_compiler()
Codes = npt.NDArray[np.int64]
Rng = npt.NDArray[np.uint64]
Utilities = npt.NDArray[np.float64]


if TYPE_CHECKING:

    class Workspace:
        """What a thread needs to play: generator, buffers for codes and weights, results. Hot loops allocate nothing."""

        rng: Rng
        bot_rng: Rng
        codes: Codes
        weights: Codes
        utility: Utilities
        points: Codes
        __array_interface__: dict[str, Any]

        def __getitem__(self, name: str) -> Any: ...
        def tobytes(self) -> bytes: ...

    class States:
        """An array of records; each place is a view of one."""

        def __getitem__(self, place: int) -> Any: ...
        def __setitem__(self, place: int, state: Any) -> None: ...
        def __len__(self) -> int: ...
        def view(self, kind: Any) -> Any: ...

else:
    Workspace = np.record
    States = np.recarray


# ----------------------------------------------------------------------------------------------- decorators
KERNELS: list[Any] = []


def _compile(function: Callable[..., Any], **options: bool) -> Any:
    compiler: Any = late or nb
    return compiler.njit(error_model="numpy", nogil=True, **options)(function)


@overload
def rule(function: F, /) -> F: ...
@overload
def rule(*, inline: bool = True, allocates: bool = True) -> Callable[[F], F]: ...
def rule(function: F | None = None, /, *, inline: bool = True, allocates: bool = True) -> F | Callable[[F], F]:
    """A rule of a game, or a helper of rules.

    inline: put into the code of whoever calls it. Without it the rule is called: every inlined copy costs time to compile.
    allocates: False for a rule that makes no arrays. No references are counted for it, and the compiler refuses it if it does.
    """
    def decorate(function: F) -> F:
        options = {"forceinline": True} if inline else {}
        return cast(F, _compile(function, **options, **({} if allocates else {"_nrt": False})))

    return decorate if function is None else decorate(function)


@overload
def kernel(function: F, /) -> F: ...
@overload
def kernel(*, allocates: bool = True) -> Callable[[F], F]: ...
def kernel(function: F | None = None, /, *, allocates: bool = True) -> F | Callable[[F], F]:
    """Code for all games that Python calls, specialised for each game's record type."""
    def decorate(function: F) -> F:
        compiled = _compile(function, **({} if allocates else {"_nrt": False}))
        KERNELS.append(compiled)
        return cast(F, compiled)

    return decorate if function is None else decorate(function)


def python_of(function: Any) -> Any:
    """The plain function behind a rule or kernel."""
    return getattr(function, "py_func", function)


def is_rule(thing: object) -> bool:
    """A compiled function; uncompiled, any function of Python will do."""
    return hasattr(thing, "py_func") if COMPILED else isinstance(thing, FunctionType)


# ----------------------------------------------------------------------------------------------- fingerprints
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


def cache_home() -> Path:
    """Where compiled rules are kept: $BENBOW_CACHE, or the user's cache folder."""
    if given := os.environ.get("BENBOW_CACHE"):
        return Path(given)
    base = os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "benbow"


# -------------------------------------------------------------------------------------------------- records
RawField = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


def record(fields: Iterable[RawField]) -> np.dtype[np.void]:
    """A record type without gaps, so that equal records are equal bytes."""
    named = list(fields)
    for name, *_ in named:
        if hasattr(np.record, name):  # s.round would be a method, but only when uncompiled
            raise BadGameError(name, "NumPy records have an attribute of this name already; choose another field name")
    aligned = np.dtype(named, align=True)
    filled: list[RawField] = []
    end = 0
    for field in named:
        kind, place = aligned.fields[field[0]][:2]  # type: ignore[index]
        if place > end:
            filled.append((f"gap{end}", np.int8, (place - end,)))
        filled.append(field)
        end = place + kind.itemsize
    if aligned.itemsize > end:
        filled.append((f"gap{end}", np.int8, (aligned.itemsize - end,)))
    return np.dtype(filled, align=True)


def records(kind: np.dtype[np.void], n: int) -> States:
    """n zeroed records; each is an np.record, whose fields are attributes."""
    return cast(States, np.zeros(n, kind).view(np.recarray))


# ------------------------------------------------------------------------------------------- luck for playing
_S7, _S13, _S17, _S32 = (np.uint64(k) for k in (7, 13, 17, 32))  # uint64 op int64 would be float64


def seed_rng(rng: Rng, seed: int) -> None:
    """Start a generator for playouts and bots. (Dice of matches come from `engine.dice`.) Nothing is compiled for it."""
    rng[0] = (seed * 0x9E3779B97F4A7C15 + 0x1234567) % 2**64 or 1
    for _ in range(4):
        python_of(rand64)(rng)


@rule(allocates=False)
def rand64(rng: Rng) -> Any:
    """xorshift64"""
    x = rng[0]
    x ^= x << _S13
    x ^= x >> _S7
    x ^= x << _S17
    rng[0] = x
    return x


@rule(allocates=False)
def below(n: int, rng: Rng) -> Any:
    """A number from 0 to n - 1, all alike."""
    return np.int64(((rand64(rng) >> _S32) * np.uint64(n)) >> _S32)


@rule(allocates=False)
def drawn(weights: Codes, total: int, n: int, rng: Rng) -> Any:
    """An index below n, by weight. Counts instead of leaving early: no branch to miss."""
    left = below(total, rng)
    index = 0
    for k in range(n - 1):
        left -= weights[k]
        index += left >= 0
    return index


@rule(allocates=False)
def better(score: float, best: float, ties: int, rng: Rng) -> tuple[bool, float, int]:
    """Is this the one to choose, so far? Of several with the best score each is chosen with the same probability.

    ties: how many have had the best score; 0 if `best` is only a bar that a score has to pass. -> is chosen, best, ties
    """
    if score > best:
        return True, score, 1
    if score == best and ties > 0:
        return below(ties + 1, rng) == 0, best, ties + 1
    return False, best, ties


@rule(allocates=False)
def bit(k: int) -> Any:
    return 1 << np.int64(k)  # 1 << int8 would be an int8 when uncompiled
