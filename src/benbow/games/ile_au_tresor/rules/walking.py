"""Pirates on land: steps and their costs, passing own pirates, and the fog."""
from __future__ import annotations

from benbow.engine.compiled import Codes, rule

from .actions import STEP, STRAY
from .board import TOO_MUCH, WAYS, at
from .looking import begin_look, chest_to_see
from .options import PIRATES
from .positions import carries, holder, lift, may_embark_from, put, wait_for
from .state import NO_CHEST, NOBODY, Phase, State

LIMIT, CARRIER_LIMIT = 7, 9  # IT-11, IT-12
EMBARKING = 6  # IT-10
ALL_TOO_MUCH = sum(TOO_MUCH << 8 * pirate for pirate in range(PIRATES))


@rule
def room_of(s: State, pirate: int) -> int:
    """IT-11, IT-12: the PP that a pirate of the turn's player may still use."""
    return min(int(s.pp), (CARRIER_LIMIT if carries(s, pirate) else LIMIT) - int(s.spent[pirate]))


@rule
def may_step(s: State, pirate: int, way: int, room: int, fog_steps: int) -> bool:
    """IT-10, IT-14: never onto an enemy; onto an own pirate only with a way out. `fog_steps`: left in the fog, else 0."""
    b = at(s.board)
    here = s.at[s.turn, pirate]
    load = 1 if carries(s, pirate) else 0
    cost = b.cost[load, here, way]
    if cost > room:
        return False
    there = b.next[here, way]
    if s.stands[there] == 0:
        return True
    return holder(s, there) == s.turn and has_way_out(s, pirate, load, there, room - cost, fog_steps)


@rule(inline=False)
def has_way_out(s: State, pirate: int, load: int, start: int, room: int, fog_steps: int) -> bool:
    """IT-14: can a pirate who passes get from an own pirate's hex to a free one, or aboard? Only own pirates' hexes are between;
    each round goes a step further. In the fog `fog_steps` counts the first step too, and nobody embarks; else it is 0."""
    b = at(s.board)
    own_mark = 1 + PIRATES * int(s.turn) + pirate
    paid = with_cost(ALL_TOO_MUCH, (int(s.stands[start]) - 1) % PIRATES, 0)  # the cost so far, to each own pirate's hex
    for _ in range(fog_steps - 1 if fog_steps else PIRATES):
        further = paid
        for other in range(s.pirates):
            so_far = cost_in(paid, other)
            if so_far > room:
                continue
            here = s.at[s.turn, other]
            if not fog_steps and not load and not s.storm and so_far + EMBARKING <= room and may_embark_from(s, s.turn, here):
                return True
            for way in range(WAYS):
                cost = so_far + int(b.cost[load, here, way])
                if cost <= room:
                    there = b.next[here, way]
                    if s.stands[there] == 0 or s.stands[there] == own_mark:
                        return True
                    if holder(s, there) == s.turn:
                        friend = (int(s.stands[there]) - 1) % PIRATES
                        if cost < cost_in(further, friend):
                            further = with_cost(further, friend, cost)
        if further == paid:
            break
        paid = further
    return False


@rule
def cost_in(costs: int, pirate: int) -> int:
    """The costs of six pirates are packed into one integer, so that no array is allocated."""
    return costs >> 8 * pirate & 255


@rule
def with_cost(costs: int, pirate: int, cost: int) -> int:
    return costs & ~(255 << 8 * pirate) | cost << 8 * pirate


@rule
def each_step(s: State, pirate: int, out: Codes, n: int) -> int:
    room = room_of(s, pirate)
    for way in range(WAYS):
        out[n] = STEP + WAYS * pirate + way
        n += may_step(s, pirate, way, room, 0)
    return n


@rule(inline=False)
def step(s: State, pirate: int, way: int) -> None:
    b = at(s.board)
    cost = b.cost[1 if carries(s, pirate) else 0, s.at[s.turn, pirate], way]
    s.pp -= cost
    s.spent[pirate] += cost
    there = b.next[s.at[s.turn, pirate], way]
    lift(s, s.turn, pirate)
    enter(s, pirate, there)


@rule
def enter(s: State, pirate: int, there: int) -> None:
    """A pirate of the turn's player enters a hex in progress: he passes (IT-14) or stands there, and looks (IT-33)."""
    if s.stands[there]:
        s.at[s.turn, pirate] = there
        s.walker = pirate
        look_or_wait(s, there, Phase.PASSING)
    else:
        put(s, s.turn, pirate, there)
        s.walker = NOBODY
        look_or_wait(s, there, Phase.PROGRESS)


@rule
def look_or_wait(s: State, there: int, phase: int) -> None:
    chest = chest_to_see(s, there)
    if chest != NO_CHEST:
        begin_look(s, chest, phase)
    else:
        wait_for(s, mover_in(s, phase), phase)


@rule
def mover_in(s: State, phase: int) -> int:
    """The seat that moves pirates in a phase."""
    return left_of(s) if phase == Phase.FOG else int(s.turn)


# ------------------------------------------------------------------------------------------------------ fog
@rule
def left_of(s: State) -> int:
    """IT-21: the player to the left."""
    return (int(s.turn) + 1) % int(s.players)


@rule(inline=False)
def each_stray(s: State, out: Codes) -> int:
    """IT-21: any pirate of the turn's player on land; after the first step, the same one."""
    n = 0
    if s.astray:
        for pirate in range(s.pirates):
            if s.at[s.turn, pirate] >= 0 and (s.walker == NOBODY or s.walker == pirate):
                for way in range(WAYS):
                    out[n] = STRAY + WAYS * pirate + way
                    n += may_step(s, pirate, way, int(s.pp), int(s.astray))
    return n


@rule(inline=False)
def can_stray(s: State) -> bool:
    for pirate in range(s.pirates):
        if s.at[s.turn, pirate] >= 0:
            for way in range(WAYS):
                if may_step(s, pirate, way, int(s.pp), int(s.astray)):
                    return True
    return False


@rule
def may_stop_straying(s: State) -> bool:
    """IT-21: on a free hex, or before the first step."""
    return s.walker == NOBODY or s.stands[s.at[s.turn, s.walker]] == 1 + PIRATES * int(s.turn) + s.walker


@rule(inline=False)
def stray(s: State, pirate: int, way: int) -> None:
    b = at(s.board)
    s.pp -= b.cost[1 if carries(s, pirate) else 0, s.at[s.turn, pirate], way]
    s.astray -= 1
    s.walker = pirate
    there = b.next[s.at[s.turn, pirate], way]
    lift(s, s.turn, pirate)
    if s.stands[there]:
        s.at[s.turn, pirate] = there
    else:
        put(s, s.turn, pirate, there)
    look_or_wait(s, there, Phase.FOG)
