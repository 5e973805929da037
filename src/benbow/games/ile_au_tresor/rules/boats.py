"""Boats: landing, embarking, sailing; 4-4, which brings them together; and loading the treasure."""
from __future__ import annotations

from benbow.engine.compiled import Codes, rule

from .actions import EMBARK, LAND, SAIL
from .board import BOARDS, NOWHERE, WAYS
from .chart import FORTRESS
from .options import PIRATES
from .positions import boats_in, carries, crew, first_aboard, holder, lift, living, may_board, other_boat, wait_for
from .state import ABOARD, BOATS, NO_BOAT, NOBODY, Phase, State
from .survey import MOST_PORTS
from .walking import EMBARKING, LIMIT, enter, has_way_out, room_of

PORTS, JETTY, PORT_OF, TERRAIN, NEXT = BOARDS.ports, BOARDS.jetty, BOARDS.port_of, BOARDS.terrain, BOARDS.next
SAILING, LANDING, LOADING, LOADING_AT_FORT = 8, 6, 9, 8  # IT-10, IT-35


# ------------------------------------------------------------------------------------------ landing, embarking
@rule
def first_to_land(s: State, boat: int) -> int:
    """IT-5, IT-11: the lowest number aboard that may still use the PP of a landing."""
    for pirate in range(s.pirates):
        if s.at[s.turn, pirate] == ABOARD - boat and int(s.spent[pirate]) + LANDING <= LIMIT:
            return pirate
    return NOBODY


@rule
def may_land(s: State, boat: int) -> bool:
    """IT-10, IT-15, IT-19; onto an own pirate only to move on (IT-14)."""
    if s.storm or s.pp < LANDING or s.owner[boat] != s.turn or s.port[boat] == NOWHERE:
        return False
    pirate = first_to_land(s, boat)
    if pirate == NOBODY:
        return False
    jetty = JETTY[s.map, s.port[boat]]
    if s.stands[jetty] == 0:
        return True
    return holder(s, jetty) == s.turn and has_way_out(s, pirate, 0, jetty, room_of(s, pirate) - LANDING, 0)


@rule(inline=False)
def each_landing(s: State, out: Codes, n: int) -> int:
    for boat in range(s.players):
        out[n] = LAND + boat
        n += may_land(s, boat)
    return n


@rule(inline=False)
def land(s: State, boat: int) -> None:
    """IT-15: the jetty itself costs nothing."""
    pirate = first_to_land(s, boat)
    s.pp -= LANDING
    s.spent[pirate] += LANDING
    enter(s, pirate, JETTY[s.map, s.port[boat]])


@rule(inline=False)
def each_embarking(s: State, pirate: int, out: Codes, n: int) -> int:
    """IT-10, IT-15, IT-17: over the jetty, onto an own boat or an empty one; never with the treasure, nor in a storm (IT-19)."""
    here = s.at[s.turn, pirate]
    if here < 0 or s.storm or carries(s, pirate) or room_of(s, pirate) < EMBARKING or PORT_OF[s.map, here] == NOWHERE:
        return n
    for boat in range(s.players):
        out[n] = EMBARK + BOATS * pirate + boat
        n += s.port[boat] == PORT_OF[s.map, here] and may_board(s, s.turn, boat)
    return n


@rule(inline=False)
def embark(s: State, pirate: int, boat: int) -> None:
    s.pp -= EMBARKING
    s.spent[pirate] += EMBARKING
    go_aboard(s, pirate, boat)
    s.walker = NOBODY
    wait_for(s, s.turn, Phase.PROGRESS)


@rule
def go_aboard(s: State, pirate: int, boat: int) -> None:
    lift(s, s.turn, pirate)
    s.at[s.turn, pirate] = ABOARD - boat
    s.owner[boat] = s.turn  # IT-17


# --------------------------------------------------------------------------------------------------- sailing
@rule
def is_held(s: State, boat: int) -> bool:
    """IT-20: another owner's boat has come to the port where this one was."""
    other = other_boat(s, boat) if s.joined[boat] else NO_BOAT
    return other != NO_BOAT and s.owner[other] != s.owner[boat]


@rule
def may_sail(s: State, boat: int) -> bool:
    """IT-16: with an own pirate aboard; IT-20: a held boat only with all living pirates aboard."""
    if s.owner[boat] != s.turn or s.port[boat] == NOWHERE:
        return False
    aboard = crew(s, boat)
    return aboard > 0 and (not is_held(s, boat) or aboard == living(s, s.turn))


@rule(inline=False)
def each_sailing(s: State, out: Codes, n: int) -> int:
    """IT-10, IT-16, IT-19: to a port with no boat in it."""
    if s.storm or s.pp < SAILING:
        return n
    for boat in range(s.players):
        if may_sail(s, boat):
            for port in range(PORTS[s.map]):
                out[n] = SAIL + MOST_PORTS * boat + port
                n += boats_in(s, port) == 0
    return n


@rule
def may_join(s: State, boat: int, port: int) -> bool:
    """IT-20: exactly one boat is there, an enemy's, with fewer aboard."""
    if boats_in(s, port) != 1:
        return False
    for other in range(s.players):
        if s.port[other] == port:
            return s.owner[other] != s.turn and crew(s, other) < crew(s, boat)
    return False


@rule(inline=False)
def each_seizing(s: State, out: Codes) -> int:
    """IT-20: as printed, from a jetty onto an enemy's boat with nobody aboard; 6 of the 8 PP pay for it."""
    n = 0
    for pirate in range(s.pirates):
        for boat in range(s.players):
            out[n] = EMBARK + BOATS * pirate + boat
            n += may_seize(s, pirate, boat)
    return n


@rule
def may_seize(s: State, pirate: int, boat: int) -> bool:
    """IT-20"""
    here = s.at[s.turn, pirate]
    if not s.seizing or here < 0 or carries(s, pirate) or s.port[boat] == NOWHERE or s.port[boat] != PORT_OF[s.map, here]:
        return False
    return s.owner[boat] != s.turn and crew(s, boat) == 0


@rule(inline=False)
def each_joining(s: State, out: Codes, n: int) -> int:
    for boat in range(s.players):
        if may_sail(s, boat) and not is_held(s, boat):
            for port in range(PORTS[s.map]):
                out[n] = SAIL + MOST_PORTS * boat + port
                n += may_join(s, boat, port)
    return n


@rule(inline=False)
def can_join(s: State) -> bool:
    """Or seize."""
    for pirate in range(s.pirates):
        for boat in range(s.players):
            if may_seize(s, pirate, boat):
                return True
    for boat in range(s.players):
        if may_sail(s, boat) and not is_held(s, boat):
            for port in range(PORTS[s.map]):
                if may_join(s, boat, port):
                    return True
    return False


@rule(inline=False)
def sail(s: State, boat: int, port: int) -> None:
    """A boat that is left behind in the port is not held any more (IT-20)."""
    other = other_boat(s, boat)
    s.joined[boat] = 0
    if other != NO_BOAT:
        s.joined[other] = 0
    s.port[boat] = port


@rule
def board_next(s: State) -> None:
    """IT-20: the lowest number aboard the boat that came crosses to the empty one and captures it."""
    boat, pirate = other_boat(s, s.ferry), first_aboard(s, s.ferry)
    s.at[s.turn, pirate] = ABOARD - boat
    s.owner[boat] = s.turn


# --------------------------------------------------------------------------------------------------- loading
@rule
def may_load(s: State) -> bool:
    """IT-35"""
    if not s.ready or s.storm or s.bearer == NOBODY:
        return False
    jetty = s.at[s.turn, s.bearer % PIRATES]
    port = PORT_OF[s.map, jetty]
    if port == NOWHERE or s.pp < loading_cost(s, jetty):
        return False
    return has_own_boat(s, port) and not is_watched(s, jetty) and not is_blockaded(s, int(s.turn), int(port))


@rule
def loading_cost(s: State, jetty: int) -> int:
    """IT-35"""
    return LOADING_AT_FORT if TERRAIN[s.map, jetty] == FORTRESS else LOADING


@rule
def has_own_boat(s: State, port: int) -> bool:
    for boat in range(s.players):
        if s.owner[boat] == s.turn and s.port[boat] == port:
            return True
    return False


@rule
def is_watched(s: State, jetty: int) -> bool:
    """IT-35: is an enemy pirate on land beside the jetty?"""
    for way in range(WAYS):
        there = NEXT[s.map, jetty, way]
        if there != NOWHERE and s.stands[there] and holder(s, there) != s.turn:
            return True
    return False


@rule(inline=False)
def is_blockaded(s: State, seat: int, port: int) -> bool:
    """IT-35: does an enemy of a seat, aboard a boat in a port, keep it from loading there? No port touches another jetty."""
    if s.blockade:
        for boat in range(s.players):
            if s.port[boat] == port and s.owner[boat] != seat and crew(s, boat) > 0:
                return True
    return False
