"""Which seat's view a shared device gets, so that nobody is sent what the person in front of it may not know.

Between two people at one device there is a curtain: whoever has acted keeps the own view until they draw it. Then only the
spectator's view is sent, until the next person confirms that they have the device. A reload draws the curtain. There is none
between seats of one person, between seats that were told the same so far and will be by the next action, and in games of perfect
information.
"""
from __future__ import annotations

from dataclasses import dataclass, field

from benbow.engine.contract import CHANCE, OVER, SPECTATOR
from benbow.engine.match import Match, state_from

Pair = tuple[int, int]
MAX_LOOKAHEAD = 200  # draws after an action


@dataclass
class Curtain:
    """What a device has open at a table."""

    opened: int | None = None  # the seat of the person who confirmed having the device
    seen: dict[int, int] = field(default_factory=dict)  # the ply up to which each seat has seen the story

    def draw(self, ply: int) -> None:
        """Close it, and remember what has been seen."""
        if self.opened is not None:
            self.seen[self.opened] = ply
        self.opened = None


@dataclass(frozen=True)
class Facing:
    """Which view a page shows, and who is asked to take the device."""

    seat: int  # whose view; SPECTATOR behind a curtain, or for a guest
    curtain_for: int | None = None  # who is asked to take the device now
    hand_to: int | None = None  # who is next, after the one who looks now has drawn the curtain
    is_seated: bool = True  # does anyone at this device hold a seat?
    is_alone: bool = False  # one person with one seat
    note: str = ""  # "away": a bot plays for who looks; "paused"; or nothing

    @property
    def giving_up(self) -> int:
        """The seat that a resignation at this device is for."""
        return self.seat if self.curtain_for is None else self.curtain_for

    def __str__(self) -> str:
        """A page compares this with what it shows."""
        parts = (self.seat, self.curtain_for, self.hand_to, *filter(None, [self.note]))
        return ":".join("" if part is None else str(part) for part in parts)


class Sides:
    """Which seats were ever told different things. They may not read one another's story."""

    def __init__(self) -> None:
        self._parted: set[Pair] = set()
        self._end = 0

    def are_one(self, match: Match, one: int, other: int) -> bool:
        for ply in range(self._end, match.ply):
            told = [match.veiled(ply, seat) for seat in range(match.seats)]
            self._parted |= {(a, b) for a in range(match.seats) for b in range(match.seats) if told[a] != told[b]}
        self._end = match.ply
        return (one, other) not in self._parted

    def look_again(self) -> None:
        """After an undo. Seats that were once told different things stay separate."""
        self._end = 0


def may_part(match: Match, actor: int, other: int) -> bool:
    """Could the next action of the actor, or what chance makes of it, be told to only one of the two? Then the other looks away
    before. (Whether something is looked at depends on public facts, so one outcome stands for all.)"""
    game, veil, apply = match.game, match.game.rules["veil"], match.game.rules["apply"]
    for code in match.legal():
        state, action = state_from(game, match.state_bytes()), code
        for _ in range(MAX_LOOKAHEAD):
            if veil(state, action, actor) != veil(state, action, other):
                return True
            apply(state, action)
            if int(state.actor) != CHANCE:
                break
            codes = game.workspace.codes
            game.rules["legal"](state, codes)
            action = int(codes[0])
    return False


def facing(match: Match, persons: dict[int, int], opened: int | None, sides: Sides, is_ended: bool) -> Facing:
    """`persons`: the seats that this device holds, and who sits on each."""
    if not persons:
        return Facing(SPECTATOR, is_seated=False)
    actor = match.actor
    if match.game.is_open or len(set(persons.values())) == 1:
        return Facing(actor if actor in persons else min(persons), is_alone=len(persons) == 1)
    shown = SPECTATOR if opened is None else opened
    if is_ended or actor == OVER or actor not in persons:
        return Facing(shown)
    looking = list(persons) if opened is None else [opened]  # as long as nobody has confirmed, it may be any of them
    if all(persons[seat] == persons[actor] or (sides.are_one(match, seat, actor) and not may_part(match, actor, seat))
           for seat in looking):
        return Facing(actor)
    return Facing(shown, curtain_for=actor) if opened is None else Facing(shown, hand_to=actor)
