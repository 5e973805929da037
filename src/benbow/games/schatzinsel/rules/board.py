"""Boards and sets of discs as arrays, for compiled rules."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from . import discs, jungle
from .discs import KINDS as KIND_NAMES
from .discs import Disc
from .jungle import ENDS, FIELDS, MOST_ENDS, SIDES, WELLS, Jungle, beyond
from .toml_reader import Reader, content_of

BOARD_NAMES = ("classic", "wide")
DISC_NAMES = ("default", "varied")
KINDS = len(KIND_NAMES)
PLACES = WELLS * ENDS  # place = 6 * well + end: where a trail enters or leaves a disc
GATES = len(SIDES) * len(FIELDS)  # from PLACES on: red start, red goal, black start, black goal
DOT = ENDS  # a trail that ends on the disc itself

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Boards:
    leads: Numbers  # [board, place]: the place where a trail that leaves a well here enters the next one, or a gate
    gate_ends: Numbers  # [board, gate, k]: the places where the trails of a start or goal enter the jungle
    gate_size: Numbers  # [board, gate]: how many there are


@dataclass(frozen=True)
class Discs:
    count: Numbers  # [set, kind]
    through: Numbers  # [set, 6 * kind + rotation, end]: the end where a trail that enters here leaves, or DOT
    dotted: Numbers  # [set, 6 * kind + rotation]: the set of ends by which the dot can be left


def gate(side: int, field: int) -> int:
    """The number of a start (field 0) or goal (1): they follow the places."""
    return PLACES + len(FIELDS) * side + field


def boards_of(loaded: Sequence[Jungle]) -> Boards:
    """SI-5"""
    leads = np.zeros((len(loaded), PLACES), np.int64)
    gate_ends = np.zeros((len(loaded), GATES, MOST_ENDS), np.int64)
    gate_size = np.zeros((len(loaded), GATES), np.int64)
    for k, board in enumerate(loaded):
        for well in range(WELLS):
            for end in range(ENDS):
                there = beyond((well, end)) or board.loops.get((well, end))
                if there is not None:
                    leads[k, ENDS * well + end] = ENDS * there[0] + there[1]
        for (side, field), ends in board.fields.items():
            number = gate(SIDES.index(side), FIELDS.index(field))
            gate_size[k, number - PLACES] = len(ends)
            for i, (well, end) in enumerate(ends):
                gate_ends[k, number - PLACES, i] = ENDS * well + end
                leads[k, ENDS * well + end] = number
    return Boards(leads, gate_ends, gate_size)


def discs_of(loaded: Sequence[Sequence[Disc]]) -> Discs:
    """SI-2: at rotation r, end e of a disc lies at (e + r) mod 6. SI-3"""
    count = np.array([[disc.count for disc in one] for one in loaded])
    through = np.zeros((len(loaded), KINDS * ENDS, ENDS), np.int64)
    dotted = np.zeros((len(loaded), KINDS * ENDS), np.int64)
    for k, one in enumerate(loaded):
        for kind, disc in enumerate(one):
            for rotation in range(ENDS):
                for trail, has_dot in disc.turned(rotation):
                    here, there = trail
                    through[k, ENDS * kind + rotation, [here, there]] = [DOT, DOT] if has_dot else [there, here]
                    dotted[k, ENDS * kind + rotation] |= (1 << here | 1 << there) if has_dot else 0
    return Discs(count, through, dotted)


def check_board(path: Path) -> list[str]:
    """The faults in a file of a board or of a set of discs, each with its place."""
    reader = Reader(content_of(path))
    if any(kind in reader.content for kind in KIND_NAMES):
        discs.read(reader)
    else:
        jungle.read(reader)
    return reader.faults


HOME = Path(__file__).parent.parent
JUNGLES = tuple(jungle.load(HOME / "boards" / f"{name}.toml") for name in BOARD_NAMES)
SETS = tuple(discs.load(HOME / "discs" / f"{name}.toml") for name in DISC_NAMES)
BOARDS = boards_of(JUNGLES)
DISCS = discs_of(SETS)
