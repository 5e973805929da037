"""How code that serves all games asks a game's rules: by their address. So the laws, the search and games between bots are
compiled once, and no copy of a game's rules is compiled into each of them, which for a large game took minutes.

Such code knows states as rows of bytes: `ask(calls, LEGAL, raw, place, w, 0, 0)` asks the rules about the row `place`.
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

from ..contract import CHANCE, OVER, Game
from ..errors import BadGameError
from ..state import State
from .decorators import COMPILED, front_end, kernel, rule
from .dispatch import apply, camp, guess, hide, legal, odds, points, reason, remember, score, setup, value, veil
from .random_numbers import below, drawn
from .records import Codes, Rng, States, Utilities, Workspace, records

_nb, _cgutils, _intrinsic = cast(Any, nb), cast(Any, cgutils), cast(Any, intrinsic)  # they have no types, or wrong ones
Raw = npt.NDArray[np.uint8]  # the same records as bytes, a row for each
# What can be asked: places in `calls`.
SETUP, LEGAL, ODDS, APPLY, HIDE, VEIL, GUESS_AT, CAMP, SCORE, REASON, GREEDY, POINTS, VALUE, PLAYOUT, REMEMBER = range(15)
ROWS = 15  # after them, where the rows lie: to ask the array for it costs more than the call


class Lists(NamedTuple):
    """A workspace as such code knows it: which one it is, and its lists. Its own type is another one for each game."""

    workspace: int  # its address; uncompiled, its number
    codes: Codes
    weights: Codes
    utility: Utilities
    points: Codes
    memory: Codes
    rng: Rng
    bot_rng: Rng


# ---------------------------------------------------------- the rules, all with the same parameters and an integer as answer
@kernel
def _setup(s: State, w: Workspace, a: int, b: int) -> int:
    setup(s)
    return 0


@kernel
def _legal(s: State, w: Workspace, a: int, b: int) -> int:
    return int(legal(s, w.codes[:]))


@kernel
def _odds(s: State, w: Workspace, a: int, b: int) -> int:
    return int(odds(s, w.weights[:]))


@kernel
def _apply(s: State, w: Workspace, action: int, b: int) -> int:
    apply(s, action)
    return 0


@kernel
def _hide(s: State, w: Workspace, seat: int, b: int) -> int:
    hide(s, seat)
    return 0


@kernel
def _veil(s: State, w: Workspace, action: int, seat: int) -> int:
    return int(veil(s, action, seat))


@kernel
def _guess(v: State, w: Workspace, seat: int, b: int) -> int:
    guess(v, seat, w.rng[:])
    return 0


@kernel
def _camp(s: State, w: Workspace, seat: int, b: int) -> int:
    return int(camp(s, seat))


@kernel
def _score(s: State, w: Workspace, a: int, b: int) -> int:
    score(s, w.utility[:])
    return 0


@kernel
def _reason(s: State, w: Workspace, a: int, b: int) -> Any:
    return np.int64(reason(s))  # a game may return an enum


@kernel
def _points(s: State, w: Workspace, a: int, b: int) -> int:
    points(s, w.points[:])
    return 0


@kernel
def _value(s: State, w: Workspace, a: int, b: int) -> int:
    value(s, w.utility[:])
    return 0


@kernel
def _remember(v: State, w: Workspace, a: int, b: int) -> int:
    remember(v, w.memory[:])
    return 0


@rule
def any_action(s: State, w: Workspace) -> Any:
    """Chance by its odds, players uniformly."""
    n = legal(s, w.codes[:])
    if s.actor == CHANCE:
        total = odds(s, w.weights[:])
        return w.codes[drawn(w.weights, total, n, w.rng)]
    return w.codes[below(n, w.rng)]


DECISION = 1 << 32  # in what `playout` returns


@kernel
def playout(s: State, w: Workspace, most: int, b: int) -> int:
    """Uniformly random play to the end, or for so many steps. -> the steps, and a DECISION for each that was a seat's"""
    steps, decisions = 0, 0
    while s.actor != OVER and steps < most:
        decisions += s.actor != CHANCE
        steps += 1
        apply(s, any_action(s, w))
    return steps + decisions * DECISION


ANSWERS: tuple[Any, ...] = (_setup, _legal, _odds, _apply, _hide, _veil, _guess, _camp, _score, _reason, None, _points,
                            _value, playout, _remember)  # greedy is called as it is


# ------------------------------------------------------------------------------------------------------------ to ask
if COMPILED:

    def _write_call(typing: Any, address: Any, s: Any, w: Any, a: Any, b: Any) -> Any:
        """One of the functions above, wherever it lies. What it raises is raised here."""

        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            known = (nb.types.voidptr, nb.types.voidptr, nb.types.int64, nb.types.int64)
            kind = context.call_conv.get_function_type(nb.types.int64, known)
            found = builder.inttoptr(values[0], kind.as_pointer())
            places = [builder.inttoptr(value, context.get_value_type(nb.types.voidptr)) for value in values[1:3]]
            given = [*(_cgutils.alloca_once(builder, one.pointee) for one in kind.args[:2]), *places, *values[3:]]
            code = builder.call(found, given)
            status = context.call_conv._get_return_status(builder, code, builder.load(given[1]))
            with builder.if_then(status.is_error, likely=False):
                context.call_conv.return_status_propagate(builder, status)
            return builder.load(given[0])

        return nb.types.int64(*[nb.types.int64] * 5), written

    _call = _intrinsic(_write_call)
    _LISTS = (nb.types.Array(nb.types.int64, 1, "C"), nb.types.Array(nb.types.uint64, 1, "C"))

    def _write_greedy(typing: Any, address: Any, s: Any, codes: Any, rng: Any) -> Any:
        """The game's own bot where it was compiled for Python: it is large, and one copy of it is enough."""

        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            known = (nb.types.voidptr, *_LISTS)
            kind = context.call_conv.get_function_type(nb.types.int64, known)
            found = builder.inttoptr(values[0], kind.as_pointer())
            place = builder.inttoptr(values[1], context.get_value_type(nb.types.voidptr))
            status, answer = context.call_conv.call_function(builder, found, nb.types.int64, known, [place, *values[2:]])
            with builder.if_then(status.is_error, likely=False):
                context.call_conv.return_status_propagate(builder, status)
            return answer

        return nb.types.int64(nb.types.int64, nb.types.int64, *_LISTS), written

    _call_greedy = _intrinsic(_write_greedy)

    @rule(allocates=False)
    def ask(calls: Codes, what: int, raw: Raw, place: int, w: Lists, a: int, b: int) -> Any:
        """What a rule answers on the record at this place."""
        return _call(calls[what], calls[ROWS] + place * raw.shape[1], w.workspace, a, b)

    @rule(allocates=False)
    def ask_bot(calls: Codes, raw: Raw, place: int, w: Lists) -> Any:
        """What the game's own bot does, on the view at this place."""
        return _call_greedy(calls[GREEDY], calls[ROWS] + place * raw.shape[1], w.codes, w.bot_rng)

else:

    def ask_bot(calls: Any, raw: Raw, place: int, w: Lists) -> Any:
        return calls[GREEDY](place, w.codes, w.bot_rng)

    def ask(calls: Any, what: int, raw: Raw, place: int, w: Lists, a: int, b: int) -> Any:
        return calls[what](place, w.workspace, a, b)


# ---------------------------------------------------------------------------------------------- states as rows of bytes
@rule(allocates=False)
def _small(byte: int) -> Any:
    """A byte read as int8."""
    return np.int64(byte) - ((np.int64(byte) & 128) << 1)


@rule(allocates=False)
def actor(raw: Raw, place: int) -> Any:
    """The first byte of every state."""
    return _small(raw[place, 0])


@rule(allocates=False)
def phase(raw: Raw, place: int) -> Any:
    """The second one."""
    return _small(raw[place, 1])


@rule(allocates=False)
def copy(raw: Raw, to: int, place: int) -> None:
    for k in range(raw.shape[1]):
        raw[to, k] = raw[place, k]


@rule(allocates=False)
def first_difference(raw: Raw, a: int, b: int) -> Any:
    """The first byte in which two records differ; -1 if there is none."""
    for k in range(raw.shape[1]):
        if raw[a, k] != raw[b, k]:
            return k
    return -1


@rule(allocates=False)
def is_listed(action: int, w: Lists | Workspace, n: int) -> bool:
    """Is it among the n codes of the workspace?"""
    for k in range(n):
        if w.codes[k] == action:
            return True
    return False


@rule(allocates=False)
def see(calls: Codes, raw: Raw, to: int, place: int, w: Lists, seat: int) -> None:
    """The view that a seat has of a state."""
    copy(raw, to, place)
    ask(calls, HIDE, raw, to, w, seat, 0)


# ------------------------------------------------------------------------------------------------- for one game, in Python
def _answer(function: Callable[..., int], table: States, spaces: Sequence[Workspace],
            place: int, space: int, a: int, b: int) -> int:
    return function(table[place], spaces[space], a, b)


def calls_of(game: Game, table: States, workspaces: Sequence[Workspace]) -> Any:
    """What `ask` needs to find the rules of this game."""
    if not COMPILED:
        rules: list[Any] = [partial(_answer, function, table, workspaces) for function in ANSWERS]
        rules[GREEDY] = lambda place, codes, rng: game.rules["greedy"](table[place], codes, rng)
        return rules
    kinds = (_nb.typeof(game.blank()), _nb.typeof(workspaces[0]), nb.types.int64, nb.types.int64)
    places = [_address(function, kinds) if function else 0 for function in ANSWERS]
    places[GREEDY] = _address(game.given_rules["greedy"], (kinds[0], *_LISTS))
    return np.array([*places, cast(Any, table).__array_interface__["data"][0]], np.int64)


def _address(function: Any, kinds: tuple[Any, ...]) -> int:
    """Where a compiled function lies. What it answers is read as a whole number."""
    if front_end:
        address, returns = function.entry(kinds)[:2]
    else:
        function.compile(kinds)
        made = function.overloads[kinds]
        address, returns = made.library.get_pointer_to_function(made.fndesc.llvm_func_name), str(made.signature.return_type)
    if returns != "int64":
        raise BadGameError(function.py_func.__name__, f"must return a whole number (int64), not {returns}")
    return int(address)


def lists_of(workspaces: Sequence[Workspace]) -> list[Lists]:
    """Workspaces as such code knows them. The caller keeps the workspaces alive."""
    places = [workspace.__array_interface__["data"][0] if COMPILED else k for k, workspace in enumerate(workspaces)]
    return [Lists(cast(int, place), w.codes, w.weights, w.utility, w.points, w.memory, w.rng, w.bot_rng)
            for place, w in zip(places, workspaces, strict=True)]


class Rows:
    """Some records of one game and some workspaces, as code that serves all games is given them."""

    def __init__(self, game: Game, n: int, *seeds: int) -> None:
        self.game, self.records = game, records(game.dtype, n)
        self.raw: Raw = self.records.view(np.uint8).reshape(n, game.dtype.itemsize).view(np.ndarray)
        self.workspaces = tuple(game.new_workspace(seed) for seed in seeds)
        self.calls = calls_of(game, self.records, self.workspaces)
        self.lists = lists_of(self.workspaces)
