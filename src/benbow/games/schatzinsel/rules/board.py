"""Boards as compiled rules read them: the rim of the jungle, and both sets of discs. SI-2, SI-3, SI-5"""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.boards import Boards, Layout, Reading
from benbow.engine.errors import BadBoardError
from benbow.engine.sheet import Sheet
from benbow.engine.state import Grid, Ints, bits, category, number

from .discs import ENDS, WELLS, Discs, read_discs
from .discs import KINDS as KIND_NAMES
from .jungle import GATES as ALL_GATES
from .jungle import Jungle
from .reading import MOST_ENDS, jungle_of, survey

BOARD_NAMES = ("classic", "wide")
DISC_NAMES = ("default", "varied")
KINDS, SETS = len(KIND_NAMES), len(DISC_NAMES)
PLACES = WELLS * ENDS  # place = 6 * well + end: where a trail enters or leaves a disc
GATES = len(ALL_GATES)  # from PLACES on: red start, red goal, black start, black goal
DOT = ENDS  # a trail that ends on the disc itself
FIELDS, FIRST_FIELD = 2, WELLS  # of a side; points: first the dots, then start and goal
FARTHEST = 24  # the most that the bot reckons with, in straight distances and in points
RETURN_TRIP = 2
HOME = Path(__file__).parent.parent

Numbers = npt.NDArray[np.int64]


class Board(Layout):
    """One field is as wide as another: so nothing is compiled twice."""

    # [place] the place where a trail that leaves a well here enters the next one, or a gate
    leads: Ints = category(0, PLACES + GATES - 1, (PLACES,), dtype=np.int64)
    # [gate, k] the places where trails from a start or goal enter; and how many there are
    gate_ends: Grid = category(0, PLACES - 1, (GATES, MOST_ENDS), dtype=np.int64)
    gate_size: Ints = number(0, MOST_ENDS, (GATES,), dtype=np.int64)
    # [set, kind]
    count: Grid = number(0, WELLS, (SETS, KINDS), dtype=np.int64)
    # [set, 6 * kind + rotation, end] the end where a trail leaves that enters here, or DOT; the set of ends of the dot
    through: Any = category(0, DOT, (SETS, KINDS * ENDS, ENDS), dtype=np.int64)
    dotted: Grid = bits(ENDS, (SETS, KINDS * ENDS), dtype=np.int64)
    # [gate, distance] the points at this straight distance, for the bot
    rings: Grid = bits(WELLS + FIELDS + 1, (GATES, FARTHEST + 1), dtype=np.int64)


def our_discs(name: str) -> Discs:
    sheet = Sheet((HOME / "discs" / f"{name}.txt").read_text(encoding="utf-8"))
    discs = read_discs(sheet)
    if discs is None or sheet.findings:
        raise BadBoardError(name, ", ".join(f"line {one.line}: {one.key}" for one in sheet.findings))
    return discs


OUR_SETS = tuple(our_discs(name) for name in DISC_NAMES)  # SI-4


def sets_of(jungle: Jungle) -> Sequence[Discs]:
    """The discs by the option; a board that has its own is played with these, whatever the option says."""
    return OUR_SETS if jungle.discs is None else (jungle.discs,) * SETS


def read(text: str) -> Reading[Board]:
    sheet = Sheet(text)
    jungle = survey(sheet)
    return Reading(None if jungle is None else arrays(jungle), sheet.sorted_findings())


def arrays(jungle: Jungle) -> dict[str, Any]:
    leads, gate_ends, gate_size = trails_at_rim(jungle)
    count, through, dotted = discs_of(sets_of(jungle))
    return {"leads": leads, "gate_ends": gate_ends, "gate_size": gate_size, "count": count, "through": through, "dotted": dotted,
            "rings": points_by_distance(jungle)}


def trails_at_rim(jungle: Jungle) -> tuple[Numbers, Numbers, Numbers]:
    """SI-5: where they lead. At a dead end a trail leads back to where it came from."""
    leads = np.arange(PLACES)
    gate_ends, gate_size = np.zeros((GATES, MOST_ENDS), np.int64), np.zeros(GATES, np.int64)
    for place in range(PLACES):
        end = divmod(place, ENDS)
        there = jungle.beyond(end) or jungle.loops.get(end)
        if there is not None:
            leads[place] = ENDS * there[0] + there[1]
    for gate, field in enumerate(ALL_GATES):
        gate_size[gate] = len(jungle.fields[field])
        for k, (well, end_) in enumerate(jungle.fields[field]):
            gate_ends[gate, k] = ENDS * well + end_
            leads[ENDS * well + end_] = PLACES + gate
    return leads, gate_ends, gate_size


def discs_of(sets: Sequence[Discs]) -> tuple[Numbers, Numbers, Numbers]:
    """How many, and their trails. SI-2: at rotation r, end e of a disc lies at (e + r) mod 6. SI-3"""
    count = np.array([[disc.count for disc in discs] for discs in sets])
    through = np.zeros((SETS, KINDS * ENDS, ENDS), np.int64)
    dotted = np.zeros((SETS, KINDS * ENDS), np.int64)
    for k, discs in enumerate(sets):
        for kind, disc in enumerate(discs):
            for rotation in range(ENDS):
                for trail, has_dot in disc.turned(rotation):
                    here, there = trail
                    through[k, ENDS * kind + rotation, [here, there]] = [DOT, DOT] if has_dot else [there, here]
                    dotted[k, ENDS * kind + rotation] |= (1 << here | 1 << there) if has_dot else 0
    return count, through, dotted


def points_by_distance(jungle: Jungle) -> Numbers:
    """For the bot. A start or goal lies one beyond its well."""
    rings = np.zeros((GATES, FARTHEST + 1), np.int64)
    gates = [{well for well, _ in jungle.fields[field]} for field in ALL_GATES]
    for k, wells in enumerate(gates):
        far = [min(jungle.distance(well, there) for there in wells) for well in range(WELLS)]
        for well in range(WELLS):  # beside the field but without a trail to it: a pawn has to go away and come back
            rings[k, far[well] or RETURN_TRIP] |= 1 << well
        own = k - k % FIELDS
        for point, gate in enumerate((own, own + 1, (own + FIELDS) % GATES)):  # START, GOAL and FOE
            rings[k, 1 + min(far[well] for well in gates[gate])] |= 1 << FIRST_FIELD + point
    return rings


BOARDS = Boards("schatzinsel", Board, HOME, BOARD_NAMES, read)
at = BOARDS.reader()


def jungle_at(number: int) -> Jungle:
    """Of the board that a state names, for words and drawings."""
    jungle = jungle_of(BOARDS.at_number(number).text)
    assert jungle is not None, "Boards has none that cannot be played on"
    return jungle
