"""Whose eyes are before the screen? At a shared device nobody is sent what the person before it may not know.

Between two people at one device a curtain falls: the one who has acted keeps the own view until he draws it; then only what a
spectator sees is sent, until the next one says that it is him. A reload draws it. There is none between seats of one person,
between seats that have been on one side for the whole match, and in games where everyone sees everything.
"""
from __future__ import annotations

from dataclasses import dataclass, field

from benbow.engine.contract import OVER, SPECTATOR
from benbow.engine.match import Match

Pair = tuple[int, int]


@dataclass
class Curtain:
    """What a device has open at a table."""

    opened: int | None = None  # the seat of the person who said: it is me
    seen: dict[int, int] = field(default_factory=dict)  # how far into the story each seat has looked

    def draw(self, ply: int) -> None:
        """Close it; what was shown has been seen."""
        if self.opened is not None:
            self.seen[self.opened] = ply
        self.opened = None


@dataclass(frozen=True)
class Facing:
    """What a page is to show."""

    seat: int  # whose view; SPECTATOR behind a curtain, or for a guest
    curtain_for: int | None = None  # who is asked to take the device
    hand_to: int | None = None  # who is next, once the one who looks now has drawn the curtain
    is_seated: bool = True  # does anyone at this device play?
    is_alone: bool = False  # one person, on one seat

    @property
    def giving_up(self) -> int:
        """Who resigns at this device: whoever is asked to take it, or looks at the screen."""
        return self.seat if self.curtain_for is None else self.curtain_for

    def __str__(self) -> str:
        """Pages tell by this whether they show the right thing."""
        return ":".join("" if part is None else str(part) for part in (self.seat, self.curtain_for, self.hand_to))


class Sides:
    """Which seats were ever on different sides: they have been told different things, and the story goes back to the start."""

    def __init__(self) -> None:
        self._parted: set[Pair] = set()
        self._end = 0

    def are_one(self, match: Match, one: int, other: int) -> bool:
        for ply in range(self._end, match.ply + 1):
            camps = [match.camp(seat, ply) for seat in range(match.seats)]
            self._parted |= {(a, b) for a in range(match.seats) for b in range(match.seats) if camps[a] != camps[b]}
        self._end = match.ply  # asked again from here: the next action may change it
        return (one, other) not in self._parted

    def look_again(self) -> None:
        """Something was taken back; who was parted stays parted."""
        self._end = 0


def facing(match: Match, persons: dict[int, int], opened: int | None, sides: Sides, is_ended: bool) -> Facing:
    """`persons` are the seats at this device and who sits there."""
    if not persons:
        return Facing(SPECTATOR, is_seated=False)
    actor = match.actor
    if match.game.is_open or len(set(persons.values())) == 1:
        return Facing(actor if actor in persons else min(persons), is_alone=len(persons) == 1)
    shown = SPECTATOR if opened is None else opened
    if is_ended or actor == OVER or actor not in persons:
        return Facing(shown)
    looking = list(persons) if opened is None else [opened]  # while nobody has said who looks, it may be anyone
    if all(persons[seat] == persons[actor] or sides.are_one(match, seat, actor) for seat in looking):
        return Facing(actor)
    return Facing(shown, curtain_for=actor) if opened is None else Facing(shown, hand_to=actor)
