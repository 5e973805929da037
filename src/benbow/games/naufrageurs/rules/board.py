"""The board file as arrays; it is checked when it is loaded."""
from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.errors import BadBoardError

SHIPS, KINDS = 4, 6
COUNTS = ("one", "two", "three", "four")


@dataclass(frozen=True)
class Board:
    lanes: tuple[str, ...]
    squares: int
    dice: npt.NDArray[np.int64]  # weights of the faces 1, 2, 3
    value: npt.NDArray[np.int64]  # of each barrel: six of each lane, then the Special Cargo
    kept: npt.NDArray[np.int64]  # [0 colour, 1 special, n]: the set of kinds in a version with n barrels
    owner: npt.NDArray[np.int8]  # [Owners - 1, lanes - 1, lane]: the Owner that has the lane


class _File:
    """A board file; an error names the file and the place."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        try:
            self.content = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise BadBoardError(path.name, f"is not TOML: {error}") from None

    def need(self, place: str, holds: bool, what: str) -> None:
        if not holds:
            raise BadBoardError(f"{self.name}, {place}", what)

    def get(self, place: str) -> Any:
        found: Any = self.content
        for part in place.split("."):
            self.need(place, isinstance(found, dict) and part in found, "is missing")
            found = found[part]
        return found

    def numbers(self, place: str, length: int) -> list[int]:
        found = self.get(place)
        good = isinstance(found, list) and len(found) == length and all(type(n) is int for n in found)
        self.need(place, good, f"must be a list of {length} whole numbers, not {found!r}")
        return list(found)


def load(path: Path) -> Board:
    file = _File(path)
    lanes, squares, dice = file.get("lanes"), file.get("squares"), file.numbers("dice", 3)
    good = isinstance(lanes, list) and len(lanes) == SHIPS and len({*lanes}) == SHIPS and all(isinstance(x, str) for x in lanes)
    file.need("lanes", good, f"must be {SHIPS} different names, not {lanes!r}")
    file.need("squares", squares == 3, f"must be 3, as many as the dice have faces, not {squares!r}")  # NA-1
    file.need("dice", min(dice) > 0, f"every face needs a weight above 0, not {dice!r}")  # NA-2
    racks = file.numbers("barrels.colour", KINDS), file.numbers("barrels.special", KINDS)
    for place, rack in zip(("barrels.colour", "barrels.special"), racks, strict=True):
        file.need(place, len({*rack}) == KINDS, f"the notation needs {KINDS} different values, not {rack!r}")
    kept = np.zeros((2, KINDS + 1), np.int64)
    for row, (place, rack) in enumerate(zip(("barrels.colour_small", "barrels.special_small"), racks, strict=True)):
        order = file.numbers(place, KINDS)
        file.need(place, sorted(order) == sorted(rack), f"must be {sorted(rack)!r} in some order, not {order!r}")
        for n, barrel in enumerate(order, start=1):
            kept[row, n] = kept[row, n - 1] | 1 << rack.index(barrel)
    return Board(tuple(lanes), squares, np.array(dice), np.array([*racks[0] * SHIPS, *racks[1]]), kept, _owners(file))


def _owners(file: _File) -> npt.NDArray[np.int8]:
    """[Owners - 1, lanes in use - 1, lane] the Owner of a lane."""
    owner = np.zeros((SHIPS, SHIPS, SHIPS), np.int8)
    for lanes, count in enumerate(COUNTS, start=1):
        place = f"owners.of_{count}"
        table = file.get(place)
        file.need(place, isinstance(table, list) and len(table) == lanes, f"needs a line for 1 to {lanes} Owners")
        for owners, row in enumerate(table, start=1):
            good = isinstance(row, list) and len(row) == lanes and {*row} == {*range(owners)} and row == sorted(row)
            file.need(f"{place}, line {owners}", good, f"must give {lanes} lanes in order to {owners} Owners, not {row!r}")
            owner[owners - 1, lanes - 1, :lanes] = row
    return owner


BOARD = load(Path(__file__).parent.parent / "boards" / "oleron.toml")
