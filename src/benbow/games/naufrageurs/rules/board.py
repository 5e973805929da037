"""What is printed: the lanes and how barrels are shared are the same for all; dice and barrels are read from a text."""
from __future__ import annotations

from pathlib import Path

import numpy as np
import numpy.typing as npt

from benbow.engine.boards import Boards, Layout, Reading
from benbow.engine.sheet import Sheet
from benbow.engine.state import Ints, number

LANES = ("green", "yellow", "red", "blue")  # NA-1: in this order
BACKS = (*LANES, "brown")
SQUARES = 3  # NA-1: between the island and a port
SHIPS, KINDS, FACES = len(LANES), 6, 3
# NA-3: the values by which the notation calls the barrels; and which of them a small version keeps, the telling ones first.
COLOUR, SPECIAL = (-2, 3, 4, 5, 6, 7), (-7, -3, 1, 3, 7, 8)
COLOUR_SMALL, SPECIAL_SMALL = (7, -2, 6, 5, 4, 3), (8, -7, 7, -3, 3, 1)
BARRELS = SHIPS * KINDS + KINDS
USUAL = (*COLOUR * SHIPS, *SPECIAL)
LOWEST = sum(value for value in USUAL if value < 0)  # the points of a Wrecker who has all bad barrels and no other
HIGHEST = sum(value for value in USUAL if value > 0)
MOST_WEIGHT, MOST_VALUE = 999, 50
DICE = (5, 4, 1)  # NA-2
# NA-5: which Owner (0: at the Wrecker's left) has which lane, by the number of lanes in use and of Owners.
SHARED = {4: ("0000", "0011", "0122", "0123"), 3: ("000", "011", "012"), 2: ("00", "01"), 1: ("0",)}


class Board(Layout):
    dice: Ints = number(1, MOST_WEIGHT, (FACES,))  # how often 1, 2, 3 come, beside one another
    dice_total: int = number(FACES, FACES * MOST_WEIGHT)
    value: Ints = number(-MOST_VALUE, MOST_VALUE, (BARRELS,), dtype=np.int64)  # six of each lane, then the Special Cargo


def read(text: str) -> Reading[Board]:
    """NA-2, NA-3"""
    sheet = Sheet(text)
    dice = sheet.numbers("dice", FACES, 1, MOST_WEIGHT)
    racks = [sheet.numbers(back, KINDS, -MOST_VALUE, MOST_VALUE) for back in BACKS]
    sheet.refuse_others()
    values = [value for rack in racks for value in sorted(rack or ())]
    if sum(value for value in values if value > 0) > HIGHEST or sum(value for value in values if value < 0) < LOWEST:
        sheet.problem(0, "too-much", "NA-3", low=LOWEST, high=HIGHEST)
    if dice is None or not sheet.is_possible:
        return Reading(None, sheet.sorted_findings())
    if any(weight * sum(DICE) != usual * sum(dice) for weight, usual in zip(dice, DICE, strict=True)):
        sheet.unlike_the_book(sheet.entries["dice"].line, "dice", "NA-2")
    for back, rack, usual in zip(BACKS, racks, (*[COLOUR] * SHIPS, SPECIAL), strict=True):
        if sorted(rack or ()) != [*usual]:
            sheet.unlike_the_book(sheet.entries[back].line, "barrels", "NA-3", back=back, values=" ".join(map(str, usual)))
    if sum(values) % 2 == 0:
        sheet.unlike_the_book(0, "even", "NA-3", total=sum(values))
    return Reading({"dice": dice, "dice_total": sum(dice), "value": values}, sheet.sorted_findings())


def kept_barrels() -> npt.NDArray[np.int64]:
    """[0 colour, 1 special, n]: the set of kinds in a version with n barrels."""
    kept = np.zeros((2, KINDS + 1), np.int64)
    for row, (usual, order) in enumerate(((COLOUR, COLOUR_SMALL), (SPECIAL, SPECIAL_SMALL))):
        for n, value in enumerate(order, start=1):
            kept[row, n] = kept[row, n - 1] | 1 << usual.index(value)
    return kept


def owners() -> npt.NDArray[np.int8]:
    """NA-5. [Owners - 1, lanes in use - 1, lane]: the Owner of a lane."""
    owner = np.zeros((SHIPS, SHIPS, SHIPS), np.int8)
    for lanes, rows in SHARED.items():
        for row, text in enumerate(rows):
            owner[row, lanes - 1, :lanes] = [*map(int, text)]
    return owner


BOARDS = Boards("naufrageurs", Board, Path(__file__).parent.parent, ("oleron",), read)
at = BOARDS.reader()
