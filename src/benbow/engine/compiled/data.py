"""Tables of a game that compiled rules read from memory: what is in them may change, and nothing is compiled for it.

Compiled code has a variable for each table; whoever loads the code writes into it where the table lies (`linker.bound`).
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numba as nb
import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba.extending import intrinsic

from .decorators import COMPILED

PREFIX = "benbow.data."
TABLES: dict[str, int] = {}  # where each table lies, by its key
_KEPT: list[Any] = []  # they stay there


def reader_of(key: str, kind: np.dtype[np.void], table: npt.NDArray[np.uint64], plain: Callable[[int], Any]) -> Any:
    """A function from a place in the table to the record that lies at the address there; the table has 2^n places."""
    TABLES[key] = table.ctypes.data
    _KEPT.append(table)
    if not COMPILED:
        return plain
    record, mask, _layout = cast(Any, nb).from_dtype(kind), len(table) - 1, repr(kind.descr)  # for the fingerprint

    def _at(typing: Any, number: Any) -> Any:
        """The layout is part of what the code consists of."""
        assert _layout

        def written(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            word, module = ir.IntType(64), builder.module
            name = PREFIX + key
            if name not in module.globals:
                variable = ir.GlobalVariable(module, word.as_pointer(), name)
                variable.linkage, variable.initializer = "common", ir.Constant(variable.type.pointee, None)
            steady = module.add_metadata([])
            found = builder.load(module.globals[name])
            found.set_metadata("invariant.load", steady)
            place = context.cast(builder, values[0], signature.args[0], nb.types.int64)
            there = builder.load(builder.gep(found, [builder.and_(place, ir.Constant(word, mask))]))
            there.set_metadata("invariant.load", steady)
            return builder.inttoptr(there, context.get_value_type(record))

        return record(number), written

    made = cast(Any, intrinsic)(_at)
    made.plain_twin = plain
    return made
