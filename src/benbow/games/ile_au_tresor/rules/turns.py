"""The flow of a match from turn to turn and from phase to phase, and the effects of actions."""
from __future__ import annotations

from benbow.engine.compiled import bit, rule
from benbow.engine.contract import CHANCE, OVER

from .actions import ADVANCE, ATTACK, BOARD, DONE, EMBARK, FLEE, LAND, LOAD, SAIL, STEP, TAKE
from .board import BOARDS, NOWHERE, SIDES, WAYS
from .boats import SAILING, board_next, can_join, embark, go_aboard, land, sail
from .combat import KILL, MISS, ROUT, bonus, can_attack, can_widen, end_combat, has_retreat, may_advance, side_of, victim
from .dangers import threaten_roller
from .looking import begin_look, chest_due, chest_to_see
from .options import PIRATES, SEATS
from .positions import chest_on, crew, drop_treasure, first_dead, is_on_land, kill, lift, living, other_boat, put, wait_for
from .state import ABOARD, ABSENT, BOATS, EMPTY, NO_BOAT, NO_CHEST, NOBODY, TREASURE, UNSEEN, Phase, State
from .survey import MOST_PORTS
from .walking import can_stray, left_of, mover_in, step

CELL, FORT, PORT_OF = BOARDS.cell, BOARDS.fort, BOARDS.port_of
FOG_STEPS, FOG_PP = 3, 6  # IT-21
TO_PLACE = 7  # IT-8
CHEAPEST_AFLOAT = 6  # IT-10: with fewer PP those aboard can do nothing


# ---------------------------------------------------------------------------------------------- setting up
@rule(inline=False)
def clear_table(s: State) -> None:
    """IT-5: all pirates aboard their boats, nothing placed."""
    for seat in range(SEATS):
        for pirate in range(PIRATES):
            s.at[seat, pirate] = ABOARD - seat if seat < s.players and pirate < s.pirates else ABSENT
        s.owner[seat] = seat if seat < s.players else NOBODY
    s.stands[:], s.port[:], s.joined[:], s.chest[:], s.seen[:, :] = 0, NOWHERE, 0, NOWHERE, UNSEEN
    s.turn, s.turns, s.origin, s.bearer, s.loose, s.storm = 0, 0, NO_CHEST, NOBODY, NOWHERE, 0
    s.looking, s.resume, s.saving, s.eruption, s.winner = NO_CHEST, 0, 0, NOWHERE, NOBODY
    s.ready, s.ferry = 0, NO_BOAT
    end_progress(s)
    end_combat(s)


@rule
def laid(s: State) -> int:
    """How many chests are on the map."""
    n = 0
    for chest in range(s.chests):
        n += s.chest[chest] != NOWHERE
    return n


@rule(inline=False)
def lay(s: State, cell: int) -> None:
    """IT-6"""
    s.chest[cell // SIDES] = CELL[s.map, cell]
    if laid(s) == s.chests:
        wait_for(s, CHANCE, Phase.BEGIN)  # IT-7


# -------------------------------------------------------------------------------------------------- a turn
@rule
def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    s.turns += 1
    s.ready = s.bearer != NOBODY and s.bearer // PIRATES == seat and PORT_OF[s.map, s.at[seat, s.bearer % PIRATES]] != NOWHERE
    wait_for(s, CHANCE, Phase.ROLL)


@rule(inline=False)
def end_turn(s: State) -> None:
    """IT-7: clockwise; IT-37: until the limit."""
    end_combat(s)
    end_progress(s)
    if s.turns == int(s.limit) * int(s.players):
        finish(s, NOBODY)
    else:
        begin_turn(s, left_of(s))


@rule
def end_progress(s: State) -> None:
    """IT-13: PP that are left are lost."""
    s.pp, s.walker, s.astray = 0, NOBODY, 0
    for pirate in range(PIRATES):
        s.spent[pirate] = 0


@rule
def finish(s: State, winner: int) -> None:
    s.winner = winner
    s.ready = 0
    s.actor = OVER
    s.phase = Phase.END


@rule(inline=False)
def roll(s: State, low: int, high: int) -> None:
    s.eruption = NOWHERE
    if s.port[s.turn] == NOWHERE:  # IT-8
        if low + high >= TO_PLACE:
            wait_for(s, s.turn, Phase.PLACE)
        else:
            end_turn(s)
    elif low != high:  # IT-9
        s.pp = low + high
        to_progress(s)
    else:
        s.storm = 0  # IT-19: before its own event
        begin_event(s, low)


@rule(inline=False)
def begin_event(s: State, face: int) -> None:
    """IT-18, IT-19, IT-20, IT-21, IT-22, IT-23: the event of a double."""
    if face == 3:
        s.astray, s.pp = FOG_STEPS, FOG_PP
    if face == 6 and first_dead(s, s.turn) != NOBODY:
        wait_for(s, s.turn, Phase.RECRUIT)
    elif face == 4 and can_join(s):
        wait_for(s, s.turn, Phase.JOIN)
    elif face == 3 and can_stray(s):
        wait_for(s, left_of(s), Phase.FOG)
    elif face == 2:
        wait_for(s, CHANCE, Phase.ERUPT)
    elif face == 1:
        threaten_roller(s)
        go_on_saving(s)
    else:
        s.storm = face == 5
        to_combat(s)


@rule
def go_on_saving(s: State) -> None:
    if s.saving:
        wait_for(s, CHANCE, Phase.SAVE)
    else:
        to_combat(s)


# ------------------------------------------------------------------------------------------------ progress
@rule(inline=False)
def to_progress(s: State) -> None:
    """Looks that are due come first (IT-33). If public facts show that nothing can be done, nobody is asked."""
    chest = chest_due(s)
    if chest != NO_CHEST:
        begin_look(s, chest, Phase.PROGRESS)
    elif is_on_land(s, s.turn) or (not s.storm and s.pp >= CHEAPEST_AFLOAT and living(s, s.turn) > 0):
        wait_for(s, s.turn, Phase.PROGRESS)
    else:
        to_combat(s)


@rule
def progress(s: State, action: int) -> None:
    if action < LAND:
        step(s, (action - STEP) // WAYS, (action - STEP) % WAYS)
    elif action < EMBARK:
        land(s, action - LAND)
    elif action < SAIL:
        embark(s, (action - EMBARK) // BOATS, (action - EMBARK) % BOATS)
    elif action < TAKE:
        s.pp -= SAILING  # IT-10
        sail(s, (action - SAIL) // MOST_PORTS, (action - SAIL) % MOST_PORTS)
    elif action < ADVANCE:
        take_up(s, action - TAKE)
    elif action == LOAD:
        finish(s, s.turn)  # IT-36
    else:
        to_combat(s)


@rule(inline=False)
def take_up(s: State, pirate: int) -> None:
    """IT-33, IT-34: from now on everyone knows where the treasure is, and that the other chests are empty."""
    s.bearer = PIRATES * int(s.turn) + pirate
    s.loose = NOWHERE
    if s.origin == NO_CHEST:
        s.origin = chest_on(s, s.at[s.turn, pirate])
        s.chest[s.origin] = NOWHERE
        s.seen[:, :] = UNSEEN


@rule(inline=False)
def look(s: State, content: int) -> None:
    s.seen[s.turn, s.looking] = TREASURE if content else EMPTY
    phase = int(s.resume)
    s.looking, s.resume = NO_CHEST, 0
    if phase == Phase.ADVANCE:
        end_turn(s)
    elif phase == Phase.PROGRESS:
        to_progress(s)
    else:
        wait_for(s, mover_in(s, phase), phase)


# -------------------------------------------------------------------------------------------------- doubles
@rule(inline=False)
def recruit(s: State, haven: int) -> None:
    """IT-18"""
    pirate = first_dead(s, s.turn)
    if haven < BOATS:
        s.at[s.turn, pirate] = ABOARD - haven
        s.owner[haven] = s.turn
    else:
        put(s, s.turn, pirate, FORT[s.map, haven - BOATS])


@rule(inline=False)
def join(s: State, action: int) -> None:
    """IT-20"""
    if action == DONE:
        to_combat(s)
        return
    if action < SAIL:
        go_aboard(s, (action - EMBARK) // BOATS, (action - EMBARK) % BOATS)
        to_combat(s)
        return
    boat = (action - SAIL) // MOST_PORTS
    sail(s, boat, (action - SAIL) % MOST_PORTS)
    other = other_boat(s, boat)
    s.joined[other] = 1
    if crew(s, other) == 0:
        s.ferry = boat
        wait_for(s, s.turn, Phase.BOARDING)
    else:
        to_combat(s)


@rule(inline=False)
def cross(s: State, action: int) -> None:
    """IT-20: any number of pirates cross."""
    if action == BOARD:
        board_next(s)
    if action == DONE or crew(s, s.ferry) == 0:
        s.ferry = NO_BOAT
        to_combat(s)


# --------------------------------------------------------------------------------------------------- combat
@rule(inline=False)
def to_combat(s: State) -> None:
    """IT-26: after progress or an event, if there is an enemy to attack."""
    end_progress(s)
    s.ready = 0
    if can_attack(s):
        wait_for(s, s.turn, Phase.COMBAT)
    else:
        end_turn(s)


@rule(inline=False)
def attack(s: State, action: int) -> None:
    if action == DONE:
        end_turn(s)
    else:
        s.leader = (action - ATTACK) // WAYS
        s.target = side_of(s, s.leader, (action - ATTACK) % WAYS)
        if s.targets:
            s.fronts = bit((action - ATTACK) % WAYS)
        widen_or_throw(s)


@rule(inline=False)
def widen(s: State, action: int) -> None:
    """IT-26: another one beside the leader is attacked, too."""
    if action == DONE:
        wait_for(s, CHANCE, Phase.CLASH)
    else:
        s.fronts |= bit((action - ATTACK) % WAYS)
        widen_or_throw(s)


@rule
def widen_or_throw(s: State) -> None:
    if s.targets and can_widen(s):
        wait_for(s, s.turn, Phase.WIDEN)
    else:
        wait_for(s, CHANCE, Phase.CLASH)


@rule(inline=False)
def clash(s: State, thrown: int) -> None:
    """IT-27, IT-28"""
    total = thrown + bonus(s, s.target, int(s.fronts))
    if total >= ROUT:
        s.deadly = total >= KILL
        if s.fronts & (s.fronts - 1):  # more than one
            wait_for(s, s.turn, Phase.VICTIM)
        else:
            beat(s, int(s.target))
    else:
        if total <= MISS:
            kill(s, s.turn, s.leader)
        end_turn(s)


@rule(inline=False)
def beat(s: State, place: int) -> None:
    """IT-26, IT-28, IT-29: one of those attacked dies, or flees if he can."""
    s.target = place
    if s.deadly or not has_retreat(s, place):
        kill(s, victim(s) // PIRATES, victim(s) % PIRATES)
        to_advance(s)
    else:
        wait_for(s, s.turn, Phase.FLIGHT)


@rule(inline=False)
def flee(s: State, action: int) -> None:
    """IT-29, IT-30: without the treasure; or he stays with it, where the attacker may leave him."""
    if action == DONE:
        end_turn(s)
        return
    place = action - FLEE
    seat, pirate = victim(s) // PIRATES, victim(s) % PIRATES
    drop_treasure(s, seat, pirate)
    lift(s, seat, pirate)
    put(s, seat, pirate, place)
    to_advance(s)


@rule
def to_advance(s: State) -> None:
    for pirate in range(s.pirates):
        if may_advance(s, pirate):
            wait_for(s, s.turn, Phase.ADVANCE)
            return
    end_turn(s)


@rule(inline=False)
def advance(s: State, action: int) -> None:
    """IT-31: at no cost. He takes an open treasure, and looks into a chest."""
    if action == DONE:
        end_turn(s)
        return
    pirate, place = action - ADVANCE, int(s.target)
    lift(s, s.turn, pirate)
    put(s, s.turn, pirate, place)
    if s.loose == place:
        take_up(s, pirate)
    chest = chest_to_see(s, place)
    if chest != NO_CHEST:
        begin_look(s, chest, Phase.ADVANCE)
    else:
        end_turn(s)
