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


def load(path: Path) -> Board:
    """Read a board file; an error names the file and the place."""
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadBoardError(path.name, f"is not TOML: {error}") from None

    def need(place: str, holds: bool, what: str) -> None:
        if not holds:
            raise BadBoardError(f"{path.name}, {place}", what)

    def get(place: str) -> Any:
        found: Any = content
        for part in place.split("."):
            need(place, isinstance(found, dict) and part in found, "is missing")
            found = found[part]
        return found

    def numbers(place: str, length: int) -> list[int]:
        found = get(place)
        good = isinstance(found, list) and len(found) == length and all(type(n) is int for n in found)
        need(place, good, f"must be a list of {length} whole numbers, not {found!r}")
        return list(found)

    lanes = get("lanes")
    good = isinstance(lanes, list) and len(lanes) == SHIPS and len({*lanes}) == SHIPS and all(isinstance(x, str) for x in lanes)
    need("lanes", good, f"must be {SHIPS} different names, not {lanes!r}")
    squares = get("squares")
    need("squares", squares == 3, f"must be 3, as many as the dice have faces, not {squares!r}")  # NA-1
    dice = numbers("dice", 3)
    need("dice", min(dice) > 0, f"every face needs a weight above 0, not {dice!r}")  # NA-2
    racks = numbers("barrels.colour", KINDS), numbers("barrels.special", KINDS)
    for place, rack in zip(("barrels.colour", "barrels.special"), racks, strict=True):
        need(place, len({*rack}) == KINDS, f"the notation needs {KINDS} different values, not {rack!r}")
    value = [*racks[0] * SHIPS, *racks[1]]
    kept = np.zeros((2, KINDS + 1), np.int64)
    for row, (place, rack) in enumerate(zip(("barrels.colour_small", "barrels.special_small"), racks, strict=True)):
        order = numbers(place, KINDS)
        need(place, sorted(order) == sorted(rack), f"must be {sorted(rack)!r} in some order, not {order!r}")
        for n, barrel in enumerate(order, start=1):
            kept[row, n] = kept[row, n - 1] | 1 << rack.index(barrel)

    owner = np.zeros((SHIPS, SHIPS, SHIPS), np.int8)
    for lanes_in_use, count in enumerate(COUNTS, start=1):
        place = f"owners.of_{count}"
        table = get(place)
        need(place, isinstance(table, list) and len(table) == lanes_in_use, f"needs a line for 1 to {lanes_in_use} Owners")
        for owners, row in enumerate(table, start=1):
            good = isinstance(row, list) and len(row) == lanes_in_use and {*row} == {*range(owners)} and row == sorted(row)
            need(f"{place}, line {owners}", good, f"must give {lanes_in_use} lanes in order to {owners} Owners, not {row!r}")
            owner[owners - 1, lanes_in_use - 1, :lanes_in_use] = row
    return Board(tuple(lanes), squares, np.array(dice), np.array(value), kept, owner)


BOARD = load(Path(__file__).parent.parent / "boards" / "oleron.toml")
