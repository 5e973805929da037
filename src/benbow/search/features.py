"""A view as numbers for a network: made from what the game declares of its fields, the same for all games.

A category has a slot for each of its values, a small number too; a set has one for each thing; a large number has two, in
proportion to its range and squeezed, so that small amounts differ. Seats are counted from the observer, so that a network need
not learn every seat by itself. What bots remember of a match (`Game.memory`) follows the fields of the view. Fields that would
need too many slots (who stands where on a large board) are left out.

Compiled once for all games: a table says what to read where, and into which slot it goes.
"""
from __future__ import annotations

import itertools
import math
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import Codes, prepare, rule
from benbow.engine.compiled.calls import Raw
from benbow.engine.contract import Game
from benbow.engine.state import Field, Option, declared

Plan = npt.NDArray[np.int64]  # [element]: what to read, and where it goes
Floats = npt.NDArray[np.float32]
PLACE, SIZE, KIND, LOW, WIDTH, SLOT, SEATS, OBSERVER, SPAN = range(9)  # columns; SEATS: 0 if values are no seats
COLUMNS = 9
MEMORY = 0  # as SIZE: a number of the memory
AMOUNT, ONE_HOT, BITS = range(3)
MOST_VALUES = 12  # of a number that has a slot for each
MOST_SLOTS = 1300  # of a field
HALF = 16  # an amount of this size is 0.5 in its second slot

prepare.add_example("Plan", lambda game: np.zeros((1, COLUMNS), np.int64))
prepare.add_example("Floats", lambda game: np.zeros(1, np.float32))


class Slots(NamedTuple):
    """Of one field or option: its name, the place of its first slot, and how many slots each of its elements has."""

    name: str
    first: int
    width: int
    elements: int


class _Source(NamedTuple):
    """A field, and where its elements lie: in the bytes of a record, or, with size MEMORY, in the memory."""

    field: Field
    place: int
    size: int

    @property
    def slots(self) -> int:
        return _width(self.field)


def _is_one_hot(field: Field) -> bool:
    return field.kind == "category" or (field.kind == "number" and field.high - field.low < MOST_VALUES)


def _width(field: Field) -> int:
    """Slots of one element."""
    if field.kind == "bits":
        return field.high.bit_length()
    return field.high - field.low + 1 if _is_one_hot(field) else 2


def _as_field(option: Option) -> Field:
    numbers = [option.number(value) for value in option.values]
    is_amount = isinstance(option.default, int)
    one = Field("number" if is_amount else "category", min(numbers), max(numbers), (), (), False, False, np.int16)
    object.__setattr__(one, "name", option.name)
    return one


@lru_cache
def _sources(game: Game) -> tuple[_Source, ...]:
    places: Any = game.dtype.fields
    header = [("actor", -2, game.seats[-1] - 1, True), ("phase", 0, len(game.phases) - 1, False)]
    found = []
    for name, low, high, is_seat in header:
        one = Field("category", low, high, (), (), is_seat, False, np.int8)
        object.__setattr__(one, "name", name)
        found.append(one)
    found += [_as_field(option) for option in game.options]
    found += game.fields
    sources = [_Source(one, places[one.name][1], np.dtype(one.dtype).itemsize) for one in found]
    place = 0
    for one in declared(game.memory, Field):
        sources.append(_Source(one, place, MEMORY))
        place += math.prod(one.shape)
    return tuple(one for one in sources if one.slots * math.prod(one.field.shape) <= MOST_SLOTS)


@lru_cache
def slots(game: Game) -> tuple[Slots, ...]:
    """What each slot is about."""
    found, first = [], 0
    for source in _sources(game):
        elements = math.prod(source.field.shape)
        found.append(Slots(source.field.name, first, source.slots, elements))
        first += elements * source.slots
    return tuple(found)


def names(game: Game) -> list[str]:
    """Of every slot: the field, which of its elements, and the value or the thing."""
    return [f"{'memory ' * (size == MEMORY)}{field.name} {element} {field.low * _is_one_hot(field) + k}"
            for field, _, size in _sources(game) for element in range(math.prod(field.shape)) for k in range(_width(field))]


def count(game: Game) -> int:
    """How many slots a view has."""
    last = slots(game)[-1]
    return last.first + last.width * last.elements


@lru_cache
def plan(game: Game, players: int, observer: int) -> Plan:
    """The table for a match with so many players, as one of them sees it."""
    rows = []
    for source, named in zip(_sources(game), slots(game), strict=True):
        one = source.field
        for element, place in enumerate(itertools.product(*map(range, one.shape))):
            turned = list(place)
            for axis in one.seat_axes:
                turned[axis] = (place[axis] - observer) % players if place[axis] < players else place[axis]
            to = int(np.ravel_multi_index(turned, one.shape)) if place else 0
            kind = BITS if one.kind == "bits" else ONE_HOT if _is_one_hot(one) else AMOUNT
            at = source.place + element * (source.size or 1)
            rows.append((at, source.size, kind, one.low, named.width, named.first + to * named.width,
                         players if one.is_seat else 0, observer, max(1, one.high - one.low)))
    return np.array(rows, np.int64)


@rule(allocates=False)
def read(raw: Raw, row: int, place: int, size: int) -> Any:
    """A signed number of so many bytes."""
    found = np.int64(0)
    for k in range(size):
        found |= np.int64(raw[row, place + k]) << (8 * k)
    shift = 64 - 8 * size
    return (found << shift) >> shift


@rule(allocates=False)
def encode(raw: Raw, row: int, memory: Codes, table: Plan, at: Codes, values: Floats) -> Any:
    """The features of the view in this row that are not zero: their slots and values. -> how many"""
    n = 0
    for k in range(len(table)):
        size, kind, slot, low = table[k, SIZE], table[k, KIND], table[k, SLOT], table[k, LOW]
        number = memory[table[k, PLACE]] if size == MEMORY else read(raw, row, table[k, PLACE], size)
        seats = table[k, SEATS]
        if seats > 0 and 0 <= number < seats:
            number = (number - table[k, OBSERVER] + seats) % seats
        if kind == ONE_HOT:
            at[n], values[n] = slot + number - low, np.float32(1.0)
            n += 1
        elif kind == BITS:
            for j in range(table[k, WIDTH]):
                at[n], values[n] = slot + j, np.float32(1.0)
                n += number >> j & 1
        elif number != 0:
            at[n], values[n] = slot, np.float32(number) / np.float32(table[k, SPAN])
            at[n + 1], values[n + 1] = slot + 1, np.float32(number) / np.float32(abs(number) + HALF)
            n += 2
    return n
