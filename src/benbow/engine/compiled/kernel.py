"""Compiled rules: two decorators, dispatch by record type, and a disk cache that is never stale.

A game's state is one flat NumPy record. Its rules are small functions on it, decorated with `rule`: inlined
into whatever plays them. Code that is written once for all games (`kernel`) calls the generic names of
`engine.dispatch`; the compiler puts in the rules of the game that owns the record type.

The same source runs uncompiled with NUMBA_DISABLE_JIT=1: slow, in a debugger, and with equal results.
"""
from __future__ import annotations

import atexit
import contextlib
import difflib
import dis
import functools
import hashlib
import os
import shutil
import sys
import tempfile
import time
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

F = TypeVar("F", bound=Callable[..., Any])
_config = cast(Any, nb.config)
COMPILED: bool = not _config.DISABLE_JIT


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
    return nb.njit(error_model="numpy", nogil=True, **cast(Any, options))(function)


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
    """Code for all games that Python calls, specialised for each game's record type. Its module ends with `settle_kernels`."""
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
        self.rules: list[Any] = []
        self.digest = hashlib.blake2b(digest_size=8)
        self._seen: set[int] = set()

    def add(self, *facts: object) -> None:
        self.digest.update(repr(facts).encode())

    def function(self, function: Any, callers: tuple[Any, ...] = ()) -> None:
        plain = python_of(function)
        if plain in callers:
            circle = " > ".join(caller.__name__ for caller in (*callers[callers.index(plain) :], plain))
            raise BadGameError("rules", f"rules may not call one another in a circle: {circle}; wait for an action instead")
        if id(plain) in self._seen:
            return
        if is_rule(function):
            self.rules.append(function)
            callers = (*callers, plain)
            if self.fields is not None:
                refuse_unknown_fields(plain, self.fields)
        self.add(plain.__module__, plain.__name__)
        self.code(plain.__code__, plain.__globals__, callers)
        for cell in plain.__closure__ or ():
            self.value(cell.cell_contents, callers)
        self._seen.add(id(plain))

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
            place = f"{Path(function.__code__.co_filename).name}, {function.__name__}"
            raise BadGameError(place, f"the state has no field {step.argval!r}{hint}")
        before = step


def settle(functions: Iterable[Any], fields: set[str] | None = None) -> str:
    """Give functions, and all rules they reach, a place on disk for their compiled code. -> the fingerprint

    Numba itself notices neither an edit in another file from which a rule was inlined, nor a changed board or
    switch. So the place is named by a digest of what the functions really consist of, in this process: their code,
    the code of all they call, every constant they read, Numba's version and switches.
    Refuses circles: rules that call one another in a circle crash when they are loaded from disk (numba #6061).
    """
    functions = tuple(functions)
    _GROUPS.append((functions, fields))
    walk = _Walk(fields)
    switches = sorted(f"{name}={value}" for name, value in os.environ.items() if name.startswith("NUMBA_"))
    walk.add(sys.version, nb.__version__, np.__version__, switches)
    for function in functions:
        walk.function(function)
    fingerprint = walk.digest.hexdigest()
    if COMPILED:
        before = _config.CACHE_DIR
        _config.CACHE_DIR = _cache_folder(fingerprint)  # the environment variable would be too late
        for function in walk.rules:
            if function not in _SETTLED:
                _SETTLED.add(function)
                function.enable_caching()
        _config.CACHE_DIR = before
    return fingerprint


_SETTLED: set[Any] = set()
_GROUPS: list[tuple[tuple[Any, ...], set[str] | None]] = []  # what was given a place, in this order


def settle_anew() -> None:
    """After one of Numba's switches was set: what was settled by then belongs elsewhere. Games that are loaded stay as they are,
    for their states bear the old name; so it is for a program that has not loaded any yet."""
    groups = [*_GROUPS]
    if all(fields is None for _, fields in groups):
        _GROUPS.clear()
        _SETTLED.clear()
        for functions, _ in groups:
            settle(functions)


def settle_kernels(module: str) -> None:
    """At the end of a module with kernels: let their compiled code be kept on disk."""
    settle(kernel for kernel in KERNELS if python_of(kernel).__module__ == module)


# ---------------------------------------------------------------------------------------------- the disk cache
_KEPT_FOLDERS, _KEPT_SECONDS = 12, 14 * 24 * 3600


def cache_home() -> Path:
    """Where compiled rules are kept: $BENBOW_CACHE, or the user's cache folder."""
    if given := os.environ.get("BENBOW_CACHE"):
        return Path(given)
    base = os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "benbow"


@functools.cache
def _cache_folder(key: str) -> str:
    home = cache_home() / "compiled"
    folder = home / key
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _prune(home)
    except OSError:  # it cannot be written: what is there is used, what is new lasts as long as this process
        place = Path(tempfile.mkdtemp(prefix="benbow-"))
        atexit.register(shutil.rmtree, place, ignore_errors=True)
        with contextlib.suppress(OSError, shutil.Error):
            shutil.copytree(folder, place, dirs_exist_ok=True)
        folder = place
    return str(folder)


@functools.cache
def _prune(home: Path) -> None:
    """Forget code that was not used for long."""
    ages = {folder: folder.stat().st_mtime for folder in home.iterdir() if folder.exists()}
    for folder in sorted(ages, key=lambda folder: ages[folder], reverse=True)[_KEPT_FOLDERS:]:
        if time.time() - ages[folder] > _KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


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
