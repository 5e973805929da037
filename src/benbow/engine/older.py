"""Rules that have got more options: how their matches were before, and how states lay in memory then."""
from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import numpy as np

from .compiled.records import GAP
from .state import Value

Upgrade = Callable[[dict[str, Any], list[int]], tuple[dict[str, Any], list[int]]]  # of a match's options and log
MARK = "made_of_"  # how the name of a record's last byte begins


@dataclass(frozen=True)
class NewOptions:
    """An upgrade to rules that have more options: the matches of before were played with these values, and are played on so."""

    added: Mapping[str, Value]
    renamed: Mapping[str, str] = field(default_factory=dict)  # from the name of before
    fields: tuple[str, ...] = ()  # of the state that are new, too; in matches of before they stay as in the opening

    def __call__(self, options: dict[str, Any], log: list[int]) -> tuple[dict[str, Any], list[int]]:
        return {**{self.renamed.get(name, name): value for name, value in options.items()}, **self.added}, log


def layout_of(dtype: np.dtype[np.void], names: Collection[str]) -> str:
    """A digest of how states lie in memory, whose fields have these names."""
    places = cast(Mapping[str, tuple[Any, ...]], dtype.fields)
    fields = [(name, str(kind), place) for name, (kind, place, *_) in places.items() if not is_padding(name, names)]
    return hashlib.blake2b(repr((fields, dtype.itemsize)).encode(), digest_size=8).hexdigest()


def is_padding(name: str, names: Collection[str]) -> bool:
    """Is it a gap or the mark, and no field of a game?"""
    return name.startswith((GAP, MARK)) and name not in names


def laid_out(views: list[bytes], then: np.dtype[np.void], opening: Any, names: Mapping[str, str]) -> list[bytes]:
    """What was seen before a game had more options, as it lies in memory now. `names` are those that have changed, or might."""
    before, after = np.frombuffer(b"".join(views), then), np.repeat(np.array(opening), len(views))
    for name in then.names or ():
        if (later := names.get(name, name)) in (after.dtype.names or ()) and not name.startswith((GAP, MARK)):
            after[later] = before[name]
    return [row.tobytes() for row in after]
