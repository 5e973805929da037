"""Boards and sets of discs as arrays, for compiled rules."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from pathlib import Path

import numpy as np
import numpy.typing as npt

from . import discs, jungle
from .discs import KINDS as KIND_NAMES
from .discs import Disc
from .jungle import ENDS, FIELDS, MOST_ENDS, SIDES, WELLS, Jungle, beyond
from .toml_reader import Reader, content_of, load

BOARD_NAMES = ("classic", "wide")
DISC_NAMES = ("default", "varied")
KINDS = len(KIND_NAMES)
PLACES = WELLS * ENDS  # place = 6 * well + end: where a trail enters or leaves a disc
GATES = len(SIDES) * len(FIELDS)  # from PLACES on: red start, red goal, black start, black goal
DOT = ENDS  # a trail that ends on the disc itself

Numbers = npt.NDArray[np.int64]


def boards_of(loaded: Sequence[Jungle]) -> tuple[Numbers, Numbers, Numbers]:
    """SI-5: LEADS, GATE_ENDS and GATE_SIZE"""
    leads = np.zeros((len(loaded), PLACES), np.int64)
    gate_ends = np.zeros((len(loaded), GATES, MOST_ENDS), np.int64)
    gate_size = np.zeros((len(loaded), GATES), np.int64)
    for k, board in enumerate(loaded):
        for well in range(WELLS):
            for end in range(ENDS):
                there = beyond((well, end)) or board.loops.get((well, end))
                if there is not None:
                    leads[k, ENDS * well + end] = ENDS * there[0] + there[1]
        for gate, field in enumerate(product(SIDES, FIELDS)):
            gate_size[k, gate] = len(board.fields[field])
            for i, (well, end) in enumerate(board.fields[field]):
                gate_ends[k, gate, i] = ENDS * well + end
                leads[k, ENDS * well + end] = PLACES + gate
    return leads, gate_ends, gate_size


def discs_of(loaded: Sequence[Sequence[Disc]]) -> tuple[Numbers, Numbers, Numbers]:
    """COUNT, THROUGH and DOTTED. SI-2: at rotation r, end e of a disc lies at (e + r) mod 6. SI-3"""
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
    return count, through, dotted


def check_board(path: Path) -> list[str]:
    """The faults in a file of a board or of a set of discs, each with its place."""
    reader = Reader(content_of(path))
    if any(kind in reader.content for kind in KIND_NAMES):
        discs.read(reader)
    else:
        jungle.read(reader)
    return reader.faults


HOME = Path(__file__).parent.parent
JUNGLES = tuple(load(HOME / "boards" / f"{name}.toml", jungle.read) for name in BOARD_NAMES)
SETS = tuple(load(HOME / "discs" / f"{name}.toml", discs.read) for name in DISC_NAMES)
# LEADS [board, place]: the place where a trail that leaves a well here enters the next one, or a gate.
# GATE_ENDS [board, gate, k]: the places where the trails of a start or goal enter the jungle; GATE_SIZE [board, gate]: how many.
LEADS, GATE_ENDS, GATE_SIZE = boards_of(JUNGLES)
# COUNT [set, kind]. THROUGH [set, 6 * kind + rotation, end]: the end where a trail that enters here leaves, or DOT.
# DOTTED [set, 6 * kind + rotation]: the set of ends by which the dot can be left.
COUNT, THROUGH, DOTTED = discs_of(SETS)
