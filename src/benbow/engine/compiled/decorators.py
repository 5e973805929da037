"""The decorators `rule` and `kernel`.

Rules of a game are small functions on its record, inlined into whatever plays them. A kernel is code for all games that is
called from Python; it asks the generic names of `dispatch.py`, and the compiler puts in the rules of the game that owns the
record. With NUMBA_DISABLE_JIT=1 the same source runs uncompiled: slow, in a debugger, and with equal results.
"""
from __future__ import annotations

import logging
from collections.abc import Callable
from types import FunctionType
from typing import Any, TypeVar, cast, overload

import numba as nb
import numpy as np

F = TypeVar("F", bound=Callable[..., Any])
_config = cast(Any, nb.config)
COMPILED: bool = not _config.DISABLE_JIT


def _our_compiler() -> Any:
    """`front_end.py`; None where nothing is compiled, or where Numba is not as it expects."""
    if not COMPILED:
        return None
    try:
        from . import front_end
    except (ImportError, AttributeError) as error:
        logging.getLogger(__name__).warning(
            "compiling will be slow, and nothing is kept on disk: Numba %s is not as expected (%s)", nb.__version__, error)
        return None
    return front_end


front_end: Any = _our_compiler()
KERNELS: list[Any] = []


def _compile(function: Callable[..., Any], allocates: bool, **options: bool) -> Any:
    compiler: Any = front_end or nb
    return compiler.njit(error_model="numpy", nogil=True, **options, **({} if allocates else {"_nrt": False}))(function)


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
        return cast(F, _compile(function, allocates, **({"forceinline": True} if inline else {})))

    return decorate if function is None else decorate(function)


@overload
def kernel(function: F, /) -> F: ...
@overload
def kernel(*, allocates: bool = True) -> Callable[[F], F]: ...
def kernel(function: F | None = None, /, *, allocates: bool = True) -> F | Callable[[F], F]:
    """Code for all games that Python calls, specialised for each game's record type."""
    def decorate(function: F) -> F:
        KERNELS.append(_compile(function, allocates))
        return cast(F, KERNELS[-1])

    return decorate if function is None else decorate(function)


def python_of(function: Any) -> Any:
    """The plain function behind a rule or kernel."""
    return getattr(function, "py_func", function)


def is_rule(thing: object) -> bool:
    """A compiled function; uncompiled, any function of Python will do."""
    return hasattr(thing, "py_func") if COMPILED else isinstance(thing, FunctionType)


@rule(allocates=False)
def bit(k: int) -> Any:
    return 1 << np.int64(k)  # 1 << int8 would be an int8 when uncompiled
