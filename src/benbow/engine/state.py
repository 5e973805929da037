"""What a state holds, declared once: a class with one line for each option and field. The record type, the ranges that the
laws check and the snapshots that drawings read derive from it.

    class Options(State):
        players: int = option(range(2, 6), 2)

    class State(Options):
        wrecker: int = category(0, 4, is_seat=True)  # the seat of the Wrecker
        square: Ints = number(0, 3, (4,))  # of each ship
        stock: int = bits(30, hidden=True)  # a set of barrels

Rules are called with a NumPy record that has these fields, in this order; for mypy it is the class. `State.of(view)` is a
snapshot of a view: an instance of the class, whose attributes are plain numbers and lists.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, Protocol, SupportsIndex, TypeVar, cast, overload

import numpy as np

from .errors import BadGameError, BadOptionError

if TYPE_CHECKING:
    from typing import Self

    from .contract import View

Value = int | str
Kind = Literal["number", "category", "bits"]
Dtype = type[np.integer[Any]]
_DTYPES: tuple[Dtype, ...] = (np.int8, np.int16, np.int32, np.int64)


class _Declared:
    """A line of the class: it learns its name from there."""

    name: str

    def __set_name__(self, owner: type, name: str) -> None:
        object.__setattr__(self, "name", name)


@dataclass(frozen=True)
class Option(_Declared):
    """A choice made before the game. In the state it is an int16: a number is itself, a word its place in `values`."""

    values: tuple[Value, ...] | range
    default: Value
    rare: bool = False  # for exact work and odd evenings: a form shows it last

    def check(self) -> None:
        if self.default not in self.values:
            raise BadGameError(self.name, f"the default {self.default!r} is not among its values")

    def number(self, value: object) -> int:
        """The value as the state holds it."""
        wanted = type(self.default)
        if type(value) is not wanted:
            kind = "a whole number" if wanted is int else "a text"
            raise BadOptionError(self.name, f"{value!r} is not {kind}; {self.allowed}")
        if value not in self.values:
            raise BadOptionError(self.name, f"{value!r} is not allowed; {self.allowed}")
        return value if isinstance(value, int) else tuple(self.values).index(cast(Value, value))

    @property
    def allowed(self) -> str:
        """In words, for messages."""
        if isinstance(self.values, range):
            return f"allowed: {self.values[0]} to {self.values[-1]}"
        return "allowed: " + ", ".join(repr(value) for value in self.values)


@dataclass(frozen=True)
class Field(_Declared):
    """A number of a state, or an array of them."""

    kind: Kind  # what the values mean: an amount, one of several things, or a set of them
    low: int  # the lowest value that it ever has in a state or view
    high: int
    shape: tuple[int, ...]
    seat_axes: tuple[int, ...]  # axes that have a place for each seat
    is_seat: bool  # values are seats; below 0, nobody
    hidden: bool  # `hide` blanks it for some seat, or a part of it; everyone sees the others
    dtype: Dtype

    def check(self) -> None:
        limits = np.iinfo(self.dtype)
        if not limits.min <= self.low <= self.high <= limits.max:
            raise BadGameError(self.name, f"{self.low} to {self.high} is no range of {self.dtype.__name__}")

    def check_seats(self, seats: int) -> None:
        """Does it fit a game of so many seats at most?"""
        if any(axis >= len(self.shape) or self.shape[axis] != seats for axis in self.seat_axes):
            raise BadGameError(self.name, f"axes {self.seat_axes} of {self.shape} are to have {seats} places, one for each seat")
        if self.is_seat and self.high != seats - 1:
            raise BadGameError(self.name, f"seats are 0 to {seats - 1}, not to {self.high}")


# ------------------------------------------------------------------------------------------------ lines of a declaration
def option(values: tuple[Value, ...] | range, default: Value, rare: bool = False) -> Any:
    """A choice made before the game."""
    return Option(values, default, rare)


def number(low: int, high: int, shape: tuple[int, ...] = (), *, seat_axes: tuple[int, ...] = (), is_seat: bool = False,
           hidden: bool = False, dtype: Dtype | None = None) -> Any:
    """An amount: points, steps left, how many."""
    return Field("number", low, high, shape, seat_axes, is_seat, hidden, dtype or _smallest(low, high))


def category(low: int, high: int, shape: tuple[int, ...] = (), *, seat_axes: tuple[int, ...] = (), is_seat: bool = False,
             hidden: bool = False, dtype: Dtype | None = None) -> Any:
    """One of several things: a seat, a place, a colour, yes or no. That one number is larger than another says nothing."""
    return Field("category", low, high, shape, seat_axes, is_seat, hidden, dtype or _smallest(low, high))


def bits(n: int, shape: tuple[int, ...] = (), *, seat_axes: tuple[int, ...] = (), hidden: bool = False,
         dtype: Dtype | None = None) -> Any:
    """A set of things 0 to n - 1, a bit for each."""
    high = (1 << n) - 1
    return Field("bits", 0, high, shape, seat_axes, False, hidden, dtype or _smallest(0, high))


def _smallest(low: int, high: int) -> Dtype:
    fits = (kind for kind in _DTYPES if np.iinfo(kind).min <= low and high <= np.iinfo(kind).max)
    return next(fits, np.int64)


# ------------------------------------------------------------------------------------------------- what mypy knows of it
class Ints(Protocol):
    """Numbers by place: an array in a record, a list in a snapshot."""

    @overload
    def __getitem__(self, place: SupportsIndex, /) -> int: ...
    @overload
    def __getitem__(self, place: slice, /) -> Ints: ...
    def __setitem__(self, place: Any, value: Any, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...
    def __contains__(self, value: object, /) -> bool: ...


class Grid(Protocol):
    """Rows of numbers. `grid[a, b]` is for rules: in a snapshot they are lists, and it is `grid[a][b]`."""

    @overload
    def __getitem__(self, place: SupportsIndex, /) -> Ints: ...
    @overload
    def __getitem__(self, place: tuple[SupportsIndex, SupportsIndex], /) -> int: ...
    @overload
    def __getitem__(self, place: tuple[SupportsIndex, slice] | tuple[slice, SupportsIndex], /) -> Ints: ...
    def __setitem__(self, place: Any, value: Any, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Ints]: ...


class State:
    """What every state begins with; each game has a subclass that declares the rest."""

    actor: int  # a seat, CHANCE or OVER
    phase: int
    players: int  # the first option of every game
    # In a snapshot:
    seat: int  # whose view it is
    record: Self  # the record itself, for rules

    def __init_subclass__(cls) -> None:
        for one in vars(cls).values():
            if isinstance(one, _Declared):
                if one.name in _TAKEN:
                    raise BadGameError(one.name, "every state has an attribute of this name already; choose another field name")
                if any(one.name in vars(base) for base in cls.__mro__[1:]):
                    raise BadGameError(one.name, "is the name of two fields or options")
                cast(Option | Field, one).check()

    @classmethod
    def of(cls, view: View) -> Self:
        """What a view says, in plain numbers and lists: read once, however often it is asked for."""
        found = view.snapshots.get(cls)
        if found is None:
            found = view.snapshots[cls] = cls()
            found.seat, found.record = view.seat, view.record
            found.__dict__.update((name, view.record[name].tolist()) for name in view.game.names)
        return cast("Self", found)

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)

    if TYPE_CHECKING:  # of records

        def __setitem__(self, name: str, value: Any) -> None: ...
        def tobytes(self) -> bytes: ...
        def copy(self) -> Self: ...


_TAKEN = {*vars(State), "actor", "phase", "seat", "record"}
_D = TypeVar("_D", Option, Field)


def declared(state: type, sort: type[_D]) -> tuple[_D, ...]:
    """The options, or the fields, that a class declares, in their order in the record."""
    return tuple(one for cls in reversed(state.__mro__) for one in vars(cls).values() if isinstance(one, sort))
