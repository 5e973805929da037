"""How the laws ask a game's rules: by their address. So the laws are compiled once for all games, and no copy of a game's
rules is compiled into each of them, which for a large game took minutes.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple, cast

import numba as nb
import numpy as np
import numpy.typing as npt
from numba.core import cgutils
from numba.extending import intrinsic

from .contract import Game
from .dispatch import apply, camp, greedy, guess, hide, legal, odds, reason, score, setup, veil
from .kernel import COMPILED, Codes, Desk, Rng, State, States, Utilities, kernel, rule, settle_kernels

_nb, _cgutils, _intrinsic = cast(Any, nb), cast(Any, cgutils), cast(Any, intrinsic)  # they have no types, or wrong ones
Raw = npt.NDArray[np.uint8]  # the same records as bytes, a row for each
# What can be asked: places in `calls`.
SETUP, LEGAL, ODDS, APPLY, HIDE, VEIL, GUESS_AT, CAMP, SCORE, REASON, GREEDY = range(11)


class Lists(NamedTuple):
    """A desk as the laws know it: which one it is, and the lists on it. Its own type is another one for each game."""

    desk: int  # its address; uncompiled, its number
    codes: Codes
    weights: Codes
    utility: Utilities
    rng: Rng


# ---------------------------------------------------------- the rules, all with the same parameters and an integer as answer
@kernel
def _setup(s: State, w: Desk, a: int, b: int) -> int:
    setup(s)
    return 0


@kernel
def _legal(s: State, w: Desk, a: int, b: int) -> int:
    return int(legal(s, w.codes[:]))


@kernel
def _odds(s: State, w: Desk, a: int, b: int) -> int:
    return int(odds(s, w.weights[:]))


@kernel
def _apply(s: State, w: Desk, action: int, b: int) -> int:
    apply(s, action)
    return 0


@kernel
def _hide(s: State, w: Desk, seat: int, b: int) -> int:
    hide(s, seat)
    return 0


@kernel
def _veil(s: State, w: Desk, action: int, seat: int) -> int:
    return int(veil(s, action, seat))


@kernel
def _guess(v: State, w: Desk, seat: int, b: int) -> int:
    guess(v, seat, w.rng)
    return 0


@kernel
def _camp(s: State, w: Desk, seat: int, b: int) -> int:
    return int(camp(s, seat))


@kernel
def _score(s: State, w: Desk, a: int, b: int) -> int:
    score(s, w.utility[:])
    return 0


@kernel
def _reason(s: State, w: Desk, a: int, b: int) -> Any:
    return np.int64(reason(s))  # a game may return an enum


@kernel
def _greedy(v: State, w: Desk, a: int, b: int) -> int:
    return int(greedy(v, w.codes[:], w.bot_rng))


ANSWERS: tuple[Any, ...] = (_setup, _legal, _odds, _apply, _hide, _veil, _guess, _camp, _score, _reason, _greedy)


# ------------------------------------------------------------------------------------------------------------ to ask
MADE = 1  # of the code below, into which fingerprints do not see: raise it when that changes

if COMPILED:

    def _write_call(typing: Any, made: Any, address: Any, s: Any, w: Any, a: Any, b: Any) -> Any:
        """One of the functions above, wherever it lies. What it raises is raised here."""

        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            known = (nb.types.voidptr, nb.types.voidptr, nb.types.int64, nb.types.int64)
            kind = context.call_conv.get_function_type(nb.types.int64, known)
            found = builder.inttoptr(values[1], kind.as_pointer())
            places = [builder.inttoptr(value, context.get_value_type(nb.types.voidptr)) for value in values[2:4]]
            given = [*(_cgutils.alloca_once(builder, one.pointee) for one in kind.args[:2]), *places, *values[4:]]
            code = builder.call(found, given)
            status = context.call_conv._get_return_status(builder, code, builder.load(given[1]))
            with builder.if_then(status.is_error, likely=False):
                context.call_conv.return_status_propagate(builder, status)
            return builder.load(given[0])

        return nb.types.int64(*[nb.types.int64] * 6), written

    _call = _intrinsic(_write_call)

    @rule
    def ask(calls: Codes, what: int, raw: Raw, place: int, w: Lists, a: int, b: int) -> Any:
        """What a rule answers on the record at this place."""
        row = np.int64(raw.ctypes.data) + place * raw.shape[1]
        return _call(MADE, calls[what], row, w.desk, a, b)

else:

    def ask(calls: Any, what: int, raw: Raw, place: int, w: Lists, a: int, b: int) -> Any:
        return calls[what](place, w.desk, a, b)


settle_kernels(__name__)


# ------------------------------------------------------------------------------------------------- for one game, in Python
def _answer(function: Callable[..., int], table: States, desks: Sequence[Desk], place: int, desk: int, a: int, b: int) -> int:
    return function(table[place], desks[desk], a, b)


def calls_of(game: Game, table: States, desks: Sequence[Desk]) -> Any:
    """What `ask` needs to find the rules of this game."""
    if not COMPILED:
        return [partial(_answer, function, table, desks) for function in ANSWERS]
    kinds = (_nb.typeof(game.blank()), _nb.typeof(desks[0]), nb.types.int64, nb.types.int64)
    return np.array([_address(function, kinds) for function in ANSWERS], np.int64)


def _address(function: Any, kinds: tuple[Any, ...]) -> int:
    function.compile(kinds)
    made = function.overloads[kinds]
    return int(made.library.get_pointer_to_function(made.fndesc.llvm_func_name))


def lists_of(desks: Sequence[Desk]) -> list[Lists]:
    """The desks, as the laws know them. Whoever uses them keeps the desks."""
    places = [desk.__array_interface__["data"][0] if COMPILED else k for k, desk in enumerate(desks)]
    return [Lists(cast(int, place), desk.codes, desk.weights, desk.utility, desk.rng)
            for place, desk in zip(places, desks, strict=True)]
