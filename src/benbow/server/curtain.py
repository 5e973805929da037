"""Whose eyes are before the screen? At a shared device nobody is sent what the person before it may not know.

Between two people at one device a curtain falls: the one who has acted keeps the own view until he draws it; then only what a
spectator sees is sent, until the next one says that it is him. A reload draws it. There is none between seats of one side,
between seats of one person, and in games where everyone sees everything.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from benbow.engine.contract import OVER, SPECTATOR
from benbow.engine.match import Match


@dataclass
class Curtain:
    """What a device has open at a table."""

    opened: int | None = None  # the seat whose view is shown
    camps: list[int] = field(default_factory=list)  # as they were then: who knew together then, knows together now
    seen: dict[int, int] = field(default_factory=dict)  # how far into the story each seat has looked


@dataclass(frozen=True)
class Facing:
    """What a page is to show."""

    seat: int  # whose view; SPECTATOR behind a curtain, or for a guest
    curtain_for: int | None = None  # who is asked to take the device
    hand_to: int | None = None  # who is next, once the one who looks now has drawn the curtain

    def __str__(self) -> str:
        """Pages tell by this whether they show the right thing."""
        return ":".join("" if part is None else str(part) for part in (self.seat, self.curtain_for, self.hand_to))


def facing(match: Match, persons: dict[int, int], curtain: Curtain, is_ended: bool) -> Facing:
    """`persons` are the seats at this device and who sits there. Opens without asking where nothing is to be hidden."""
    if not persons:
        return Facing(SPECTATOR)
    actor = match.actor
    if match.game.is_open or len(set(persons.values())) == 1:
        curtain.opened = actor if actor in persons else min(persons) if curtain.opened is None else curtain.opened
        return Facing(curtain.opened)
    shown = SPECTATOR if curtain.opened is None else curtain.opened
    if is_ended or actor == OVER or actor not in persons:
        return Facing(shown)
    camps = [match.camp(seat) for seat in range(match.seats)]
    if _see_the_same(actor, persons, curtain, camps):
        open_for(curtain, match, actor)
        return Facing(actor)
    return Facing(shown, curtain_for=actor) if curtain.opened is None else Facing(shown, hand_to=actor)


def _see_the_same(actor: int, persons: dict[int, int], curtain: Curtain, camps: Sequence[int]) -> bool:
    if curtain.opened is None:  # nobody looks yet; if all people here are on one side, whoever it is may
        return len({camps[seat] for seat in persons}) == 1
    if persons[curtain.opened] == persons[actor]:
        return True
    return list(camps) == curtain.camps and camps[curtain.opened] == camps[actor]


def open_for(curtain: Curtain, match: Match, seat: int) -> None:
    curtain.opened = seat
    curtain.camps = [match.camp(other) for other in range(match.seats)]


def draw(curtain: Curtain, match: Match) -> None:
    """Close it; what was shown has been seen."""
    if curtain.opened is not None:
        curtain.seen[curtain.opened] = match.ply
    curtain.opened = None
