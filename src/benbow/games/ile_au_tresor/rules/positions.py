"""Where pirates, boats and chests are: small functions that all other rules use."""
from __future__ import annotations

from benbow.engine.compiled import rule

from .board import NOWHERE, at
from .options import PIRATES
from .state import ABOARD, DEAD, NO_BOAT, NO_CHEST, NOBODY, State


@rule
def wait_for(s: State, actor: int, phase: int) -> None:
    s.actor = actor
    s.phase = phase


# -------------------------------------------------------------------------------------------------- pirates
@rule
def holder(s: State, place: int) -> int:
    """The seat whose pirate stands on a hex."""
    return (s.stands[place] - 1) // PIRATES if s.stands[place] else NOBODY


@rule
def carries(s: State, pirate: int) -> bool:
    """Does this pirate of the turn's player carry the treasure?"""
    return s.bearer == PIRATES * s.turn + pirate


@rule
def put(s: State, seat: int, pirate: int, place: int) -> None:
    s.at[seat, pirate] = place
    s.stands[place] = 1 + PIRATES * seat + pirate


@rule
def lift(s: State, seat: int, pirate: int) -> None:
    """Off his hex. If he only passes there, the pirate who stands there stays."""
    here = s.at[seat, pirate]
    if here >= 0 and s.stands[here] == 1 + PIRATES * seat + pirate:
        s.stands[here] = 0


@rule
def drop_treasure(s: State, seat: int, pirate: int) -> None:
    """IT-25, IT-30: it stays on the hex."""
    if s.bearer == PIRATES * seat + pirate:
        s.bearer = NOBODY
        s.loose = s.at[seat, pirate]


@rule
def kill(s: State, seat: int, pirate: int) -> None:
    """IT-32"""
    drop_treasure(s, seat, pirate)
    lift(s, seat, pirate)
    s.at[seat, pirate] = DEAD


@rule
def living(s: State, seat: int) -> int:
    n = 0
    for pirate in range(s.pirates):
        n += s.at[seat, pirate] != DEAD
    return n


@rule
def first_dead(s: State, seat: int) -> int:
    """IT-5: the lowest number comes back."""
    for pirate in range(s.pirates):
        if s.at[seat, pirate] == DEAD:
            return pirate
    return NOBODY


@rule
def is_on_land(s: State, seat: int) -> bool:
    """Has this seat a pirate on land?"""
    for pirate in range(s.pirates):
        if s.at[seat, pirate] >= 0:
            return True
    return False


# ---------------------------------------------------------------------------------------------------- boats
@rule
def crew(s: State, boat: int) -> int:
    """How many are aboard: always pirates of its owner."""
    n = 0
    if s.owner[boat] >= 0:
        for pirate in range(s.pirates):
            n += s.at[s.owner[boat], pirate] == ABOARD - boat
    return n


@rule
def first_aboard(s: State, boat: int) -> int:
    """IT-5: the lowest number aboard acts."""
    for pirate in range(s.pirates):
        if s.at[s.owner[boat], pirate] == ABOARD - boat:
            return pirate
    return NOBODY


@rule
def boats_in(s: State, port: int) -> int:
    n = 0
    for boat in range(s.players):
        n += s.port[boat] == port
    return n


@rule
def other_boat(s: State, boat: int) -> int:
    """The other boat in the same port, if there is one."""
    for other in range(s.players):
        if other != boat and s.port[other] == s.port[boat] and s.port[boat] != NOWHERE:
            return other
    return NO_BOAT


@rule
def may_board(s: State, seat: int, boat: int) -> bool:
    """IT-17: an own boat, or an enemy's with nobody aboard."""
    return s.port[boat] != NOWHERE and (s.owner[boat] == seat or crew(s, boat) == 0)


@rule
def may_embark_from(s: State, seat: int, place: int) -> bool:
    """IT-15: is this hex a jetty with a boat that the seat may board?"""
    port = at(s.board).port_of[place]
    if port != NOWHERE:
        for boat in range(s.players):
            if s.port[boat] == port and may_board(s, seat, boat):
                return True
    return False


# --------------------------------------------------------------------------------------------------- chests
@rule
def chest_on(s: State, place: int) -> int:
    """The chest on a hex."""
    for chest in range(s.chests):
        if s.chest[chest] == place:
            return chest
    return NO_CHEST
