"""Records: states and workspaces as NumPy records without gaps, and the array types that rules are given."""
from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import numpy.typing as npt

from ..errors import BadGameError

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
        memory: Codes
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


GAP = "gap"  # how the names of bytes begin that hold nothing
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
            filled.append((f"{GAP}{end}", np.int8, (place - end,)))
        filled.append(field)
        end = place + kind.itemsize
    if aligned.itemsize > end:
        filled.append((f"{GAP}{end}", np.int8, (aligned.itemsize - end,)))
    return np.dtype(filled, align=True)


def records(kind: np.dtype[np.void], n: int) -> States:
    """n zeroed records; each is an np.record, whose fields are attributes."""
    return cast(States, np.zeros(n, kind).view(np.recarray))
