"""The wells and the rim of a jungle, as they are drawn on a board. SI-2, SI-5"""
from __future__ import annotations

import functools
from dataclasses import dataclass

from .discs import ENDS, WELLS, Discs

END_NAMES = ("NE", "E", "SE", "SW", "W", "NW")  # clockwise, as the ends of a disc
LETTERS = "abcdefghijklmnopqrstuvwxyz"
SIDES = ("red", "black")
FIELDS = ("start", "goal")
GATES = tuple((side, field) for side in range(len(SIDES)) for field in range(len(FIELDS)))
_STEPS = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))  # from well to well, in half widths and rows

End = tuple[int, int]  # a well, and one of its six ends
Position = tuple[int, int]  # half widths and rows


@dataclass(frozen=True, eq=False)
class Jungle:
    """What a board shows."""

    wells: tuple[Position, ...]  # SI-2: by rows from the top left
    fields: dict[tuple[int, int], tuple[End, ...]]  # (side, field) -> the ends that lead to it
    loops: dict[End, End]  # both ways
    dead: frozenset[End]  # where a trail ends
    discs: Discs | None  # those of the board, if it has its own

    @functools.cached_property
    def well_at(self) -> dict[Position, int]:
        return {position: well for well, position in enumerate(self.wells)}

    def beyond(self, end: End) -> End | None:
        """The end of the neighbouring well that lies against this one; None at the rim."""
        (x, y), (across, down) = self.wells[end[0]], _STEPS[end[1]]
        there = self.well_at.get((x + across, y + down))
        return None if there is None else (there, (end[1] + 3) % ENDS)

    @functools.cached_property
    def rim(self) -> tuple[End, ...]:
        """SI-5: the ends that lead out of the jungle."""
        ends = ((well, side) for well in range(WELLS) for side in range(ENDS))
        return tuple(end for end in ends if self.beyond(end) is None)

    def next_on_rim(self, end: End) -> End:
        """Clockwise."""
        end = (end[0], (end[1] + 1) % ENDS)
        while (neighbour := self.beyond(end)) is not None:
            end = (neighbour[0], (neighbour[1] + 1) % ENDS)
        return end

    def is_short(self, one: End, other: End) -> bool:
        """Are two ends neighbours along the rim? So a loop between them is short."""
        return other in (one, self.next_on_rim(one)) or one == self.next_on_rim(other)

    @functools.cached_property
    def letters(self) -> dict[End, str]:
        """Ends that are joined, but not side by side: the same letter stands at both."""
        far = [(one, other) for one, other in self.loops.items() if one < other and not self.is_short(one, other)]
        return {end: LETTERS[k % len(LETTERS)] * (1 + k // len(LETTERS)) for k, pair in enumerate(sorted(far)) for end in pair}

    def mirrored(self, end: End) -> End | None:
        """The end at the mirrored place, left for right; None if there is no well."""
        across = [x for x, _ in self.wells]
        x, y = self.wells[end[0]]
        there = self.well_at.get((min(across) + max(across) - x, y))
        return None if there is None else (there, ENDS - 1 - end[1])

    def distance(self, one: int, other: int) -> int:
        """From well to well, straight."""
        (x, y), (across, down) = self.wells[one], self.wells[other]
        return max(abs(y - down), (abs(x - across) + abs(y - down)) // 2)


def end_name(end: End) -> str:
    """`16 SW`"""
    return f"{end[0]} {END_NAMES[end[1]]}"
