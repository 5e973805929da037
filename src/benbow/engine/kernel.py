"""Compiled rules: two decorators, dispatch by record type, and a disk cache that is never stale.

A game's state is one flat NumPy record. Its rules are small functions on it, decorated with `rule`: inlined
into whatever plays them. Code that is written once for all games (`kernel`) calls the generic names of
`engine.dispatch`; the compiler puts in the rules of the game that owns the record type.

The same source runs uncompiled with NUMBA_DISABLE_JIT=1: slow, in a debugger, and with equal results.
"""
from __future__ import annotations

import atexit
import functools
import hashlib
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numba as nb
import numpy as np
import numpy.typing as npt

from .errors import BadGameError

F = TypeVar("F", bound=Callable[..., Any])
_config = cast(Any, nb.config)
COMPILED: bool = not _config.DISABLE_JIT


if TYPE_CHECKING:

    class State:
        """The true state of a match, as rules see it: a record with the fields of the game's STATE."""

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...
        def __getitem__(self, name: str) -> Any: ...
        def __setitem__(self, name: str, value: Any) -> None: ...
        def tobytes(self) -> bytes: ...

    class Desk(State):
        """What a thread needs to play: generator, buffers for codes and weights, results. Hot loops allocate nothing."""

    class States:
        """An array of records; each place is a view of one."""

        def __getitem__(self, place: int) -> State: ...
        def __setitem__(self, place: int, state: State) -> None: ...
        def view(self, kind: Any) -> Any: ...

else:
    State = Desk = np.record
    States = np.recarray
Codes = npt.NDArray[np.int64]
Rng = npt.NDArray[np.uint64]
Utilities = npt.NDArray[np.float64]


# ------------------------------------------------------------------------------------- fingerprints and cache
_PACKAGE = Path(__file__).resolve().parent.parent
_DATA = ("*.py", "*.toml", "*.txt")
_KEPT_FOLDERS, _KEPT_SECONDS = 12, 14 * 24 * 3600


def cache_home() -> Path:
    """Where compiled rules are kept: $BENBOW_CACHE, or the user's cache folder."""
    if given := os.environ.get("BENBOW_CACHE"):
        return Path(given)
    base = os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "benbow"


def _digest(paths: Iterable[Path], *more: object) -> str:
    content = hashlib.blake2b(repr(more).encode(), digest_size=8)
    for path in paths:
        content.update(f"{path.name}\0{path.stat().st_size}\0".encode())
        content.update(path.read_bytes())
    return content.hexdigest()


def _sources(folder: Path) -> list[Path]:
    return sorted(path for ending in _DATA for path in folder.rglob(ending))


def _room(file: Path) -> Path:
    """The folder (or single file) whose sources a function in `file` may have been inlined from."""
    if not file.is_relative_to(_PACKAGE):
        return file.parent if (file.parent / "__init__.py").exists() else file
    parts = file.relative_to(_PACKAGE).parts
    return _PACKAGE.joinpath(*parts[: 2 if parts[0] == "games" else 1])


@functools.cache
def _fingerprint_of_room(room: Path) -> str:
    switches = sorted(f"{k}={v}" for k, v in os.environ.items() if k.startswith("NUMBA_"))
    files = _sources(room) if room.is_dir() else [room]
    return _digest([*_sources(_PACKAGE / "engine"), *files], switches, sys.version, nb.__version__)


def fingerprint(file: str) -> str:
    """A digest of the engine, of all sources and data beside `file`, and of Numba's switches.

    Numba itself notices neither an edit in another file from which a rule was inlined, nor a changed switch or
    board; so compiled code is kept in a folder with this name, and a record type carries it in a field's name.
    """
    return _fingerprint_of_room(_room(Path(file).resolve()))


@functools.cache
def _cache_folder(key: str) -> str:
    home = cache_home() / "compiled"
    folder = home / key
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:  # nowhere to keep it: compile for this process alone
        folder = Path(tempfile.mkdtemp(prefix="benbow-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        return str(folder)
    _prune(home)
    return str(folder)


@functools.cache
def _prune(home: Path) -> None:
    """Forget code of sources that were not used for long."""
    folders = sorted(home.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in folders[_KEPT_FOLDERS:]:
        if time.time() - folder.stat().st_mtime > _KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


# ----------------------------------------------------------------------------------------------- decorators
KERNELS: list[Any] = []


def _compile(function: Callable[..., Any], **options: bool) -> Any:
    if COMPILED:
        _config.CACHE_DIR = _cache_folder(fingerprint(function.__code__.co_filename))
    return nb.njit(cache=True, error_model="numpy", nogil=True, **cast(Any, options))(function)


def rule(function: F) -> F:
    """A rule of a game or a small helper of rules: inlined into the kernel that plays it."""
    return cast(F, _compile(function, forceinline=True))


def kernel(function: F) -> F:
    """Code for all games, entered from Python: specialised for each game's record type, kept on disk."""
    compiled = _compile(function)
    KERNELS.append(compiled)
    return cast(F, compiled)


def python_of(function: Any) -> Any:
    """The plain function behind a rule or kernel."""
    return getattr(function, "py_func", function)


def is_rule(thing: object) -> bool:
    return hasattr(thing, "py_func")


def refuse_circles(function: Any, callers: tuple[str, ...] = ()) -> None:
    """Rules that call one another in a circle crash when they are loaded from the cache (numba #6061)."""
    if not is_rule(function):
        return
    plain = python_of(function)
    if plain.__name__ in callers:
        circle = " > ".join((*callers[callers.index(plain.__name__):], plain.__name__))
        message = f"rules may not call one another in a circle: {circle}; wait for an action instead"
        raise BadGameError("rules", message)
    for name in plain.__code__.co_names:
        refuse_circles(plain.__globals__.get(name), (*callers, plain.__name__))


# -------------------------------------------------------------------------------------------------- records
Field = tuple[str, Any] | tuple[str, Any, tuple[int, ...]]


def record(fields: list[Field], home: str) -> np.dtype[np.void]:
    """A record type without gaps, so that equal records are equal bytes. `home` is the `__file__` of its maker.

    The last field is one zero byte whose name carries the fingerprint of the sources: code compiled for
    another state of the rules has another record type and is never taken for this one.
    """
    mark = f"made_of_{fingerprint(home)}"
    named: list[Field] = [*fields, (mark, np.int8)]
    for name, *_ in named:
        if hasattr(np.record, name):  # s.round would be a method, but only when uncompiled
            raise BadGameError(name, "NumPy records have an attribute of this name already; choose another field name")
    aligned = np.dtype(named, align=True)
    filled: list[Field] = []
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
    """Start a generator for playouts and bots. (Dice of matches come from `engine.dice`.)"""
    rng[0] = (seed * 0x9E3779B97F4A7C15 + 0x1234567) % 2**64 or 1
    for _ in range(4):
        rand64(rng)


@rule
def rand64(rng: Rng) -> Any:
    """xorshift64"""
    x = rng[0]
    x ^= x << _S13
    x ^= x >> _S7
    x ^= x << _S17
    rng[0] = x
    return x


@rule
def below(n: int, rng: Rng) -> Any:
    """A number from 0 to n - 1, all alike."""
    return np.int64(((rand64(rng) >> _S32) * np.uint64(n)) >> _S32)


@rule
def drawn(weights: Codes, total: int, n: int, rng: Rng) -> Any:
    """An index below n, by weight. Counts instead of leaving early: no branch to miss."""
    left = below(total, rng)
    index = 0
    for k in range(n - 1):
        left -= weights[k]
        index += left >= 0
    return index


@rule
def bit(k: int) -> Any:
    return 1 << np.int64(k)  # 1 << int8 would be an int8 when uncompiled
