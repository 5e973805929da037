"""Martinique: the rules. MA-n are the clauses of rules.md."""
from __future__ import annotations

from benbow.engine.compiled import Codes, Utilities, rule
from benbow.engine.contract import CHANCE, OVER

from .actions import (
    BEGIN,
    DECLINE,
    DEPLOY,
    DIG,
    FIRST_DRAW,
    FIRST_LOAD,
    FIRST_MOVE,
    FIRST_PICK,
    FIRST_TAKE,
    FIRST_TURN,
    HOOK_TILE,
    JOKER,
    MAP_TILE,
    SKIP,
    STOOL,
    UNCOVER,
)
from .board import KINDS, MAP, NUMBERS, SIDE, SQUARES, at
from .faces import each_coordinate, each_face, face_odds
from .layout import clear_table, lay_chart, lay_in_treasure
from .loading import can_load_any, each_load, stow, treasure_of
from .options import PIRATES
from .result import finder, points_of, winner
from .state import BLACK, HOOK, NOBODY, SEATED, SEATS, Phase, Reason, State
from .walking import best_way, each_act, end_number, steps_of

AT_ONCE = 1  # the option `sunset`


# ------------------------------------------------------------------------------------------ the contract
@rule
def setup(s: State) -> None:
    clear_table(s)
    if s.layout:
        lay_chart(s)
        begin_play(s)
    else:
        wait_for_chance(s, Phase.LAY)


@rule
def legal(s: State, out: Codes) -> int:
    n = 0
    if s.phase == Phase.ACT:
        n = each_act(s, s.actor, out)
    elif s.phase == Phase.LAY or s.phase == Phase.REFILL:
        for kind in range(KINDS):
            out[n] = FIRST_DRAW + kind
            n += s.in_bag[kind] > 0
    elif s.phase == Phase.DIG:
        n = each_dig(s, out)
    elif s.phase == Phase.TAKE:
        n = each_face(s, out)
    elif s.phase == Phase.LOAD:
        n = each_load(s, s.actor, out)
    elif s.phase == Phase.HOOK:
        out[0], out[1] = HOOK_TILE + (JOKER if s.hook_jokers else MAP_TILE), HOOK_TILE + MAP_TILE
        n = 2 if s.hook_jokers and s.hook_maps else 1
    elif s.phase == Phase.TURN or s.phase == Phase.PICK:
        for place in range(s.maps[1 - s.mover]):
            out[n] = place + (FIRST_TURN if s.phase == Phase.TURN else FIRST_PICK)
            n += s.shown[1 - s.mover, place] == 0
    elif s.phase == Phase.UNCOVER:
        n = each_coordinate(s, out)
    elif s.phase == Phase.BEGIN:
        out[0], out[1] = BEGIN, BEGIN + 1
        n = 2
    return n


@rule
def odds(s: State, out: Codes) -> int:
    n, total = 0, 0
    if s.phase == Phase.LAY or s.phase == Phase.REFILL:
        for kind in range(KINDS):
            out[n] = s.in_bag[kind]
            n += s.in_bag[kind] > 0
            total += int(s.in_bag[kind])
        return total
    if s.phase == Phase.TAKE:
        return face_odds(s, out)
    total = legal(s, out)  # all others are equally likely: MA-9, MA-16, MA-28
    for k in range(total):
        out[k] = 1
    return total


@rule
def apply(s: State, action: int) -> None:
    if s.phase == Phase.LAY:
        lay(s, action - FIRST_DRAW)
    elif s.phase == Phase.ACT:
        act(s, action)
    elif s.phase == Phase.REFILL:
        refill(s, action - FIRST_DRAW)
    elif s.phase == Phase.DIG:
        dig(s, action - DIG)
    elif s.phase == Phase.TAKE:
        take(s, action - FIRST_TAKE + 1)
    elif s.phase == Phase.TURN:
        turn_up(s, action - FIRST_TURN)
    elif s.phase == Phase.PICK:
        turn_up(s, action - FIRST_PICK)
    elif s.phase == Phase.LOAD:
        load(s, action)
    elif s.phase == Phase.HOOK:
        take_from_hook(s, action - HOOK_TILE)
    elif s.phase == Phase.UNCOVER:
        s.found = 1 + action - UNCOVER  # MA-28
        s.actor = OVER
        s.phase = Phase.END
    elif s.phase == Phase.BEGIN:
        wait_for_act(s, action - BEGIN)


@rule
def camp(s: State, seat: int) -> int:
    return seat


@rule
def score(s: State, out: Utilities) -> None:
    won = winner(s)
    for seat in range(SEATS):
        out[seat] = 0.5 if won == NOBODY else 1.0 if seat == won else 0.0


@rule
def points(s: State, out: Codes) -> None:
    for seat in range(SEATS):
        out[seat] = points_of(s, seat)


@rule
def reason(s: State) -> int:
    if s.actor != OVER:
        return Reason.NOT_OVER
    won, found_by = winner(s), finder(s)
    if won == NOBODY:
        return Reason.DRAW
    if found_by != NOBODY:
        if not s.lost_treasure:
            return Reason.TREASURE
        return Reason.FINDER if won == found_by else Reason.FINDER_BEATEN
    return Reason.STACKS if points_of(s, 0) == points_of(s, 1) else Reason.POINTS


# ---------------------------------------------------------------------------------------------- setting up
@rule
def wait_for_chance(s: State, phase: int) -> None:
    s.actor = CHANCE
    s.phase = phase


@rule
def wait_for_mover(s: State, phase: int) -> None:
    s.actor = s.mover
    s.phase = phase


@rule
def lay(s: State, kind: int) -> None:
    """MA-8: the squares from A1 on, then the treasures."""
    b = at(s.board)
    s.in_bag[kind] -= 1
    if s.laid < b.finds_size:
        square = b.finds[s.laid]
        s.tile[square], s.lies[square] = kind + 1, 1
    else:
        lay_in_treasure(s, s.laid - b.finds_size, kind)
    s.laid += 1
    if s.laid == b.laid:
        begin_play(s)


@rule
def begin_play(s: State) -> None:
    """MA-9"""
    if s.first:
        wait_for_chance(s, Phase.BEGIN)
    else:
        wait_for_act(s, BLACK)


@rule
def wait_for_act(s: State, seat: int) -> None:
    s.mover = seat
    wait_for_mover(s, Phase.ACT)


# ------------------------------------------------------------------------------------------------- a turn
@rule
def act(s: State, action: int) -> None:
    s.way = 0
    if action >= SKIP:
        next_turn(s)
    elif action >= FIRST_MOVE:
        move(s, (action - FIRST_MOVE) // SQUARES, (action - FIRST_MOVE) % SQUARES)
    else:
        deploy(s, action - DEPLOY)


@rule
def deploy(s: State, landing: int) -> None:
    """MA-10: no loading."""
    pirate = s.deployed[s.mover]
    s.deployed[s.mover] += 1
    if landing == STOOL:
        sit_down(s, pirate)
    else:
        stand(s, pirate, landing)
    next_turn(s)


@rule
def stand(s: State, pirate: int, square: int) -> None:
    """A pirate of the mover stands on a square."""
    s.where[s.mover, pirate] = square
    s.stands[square] = 1 + PIRATES * s.mover + pirate


@rule
def sit_down(s: State, pirate: int) -> None:
    """MA-19: the first free stool."""
    if s.where[s.mover, pirate] >= 0:
        s.stands[s.where[s.mover, pirate]] = 0
    s.where[s.mover, pirate] = SEATED
    s.stool[s.seated] = 1 + PIRATES * s.mover + pirate
    s.seated += 1


@rule
def move(s: State, pirate: int, goal: int) -> None:
    """MA-12, MA-16: the pirate walks, and map tiles of the opponent are turned up; then all else."""
    source = int(s.where[s.mover, pirate])
    steps = steps_of(s.tile[source] - 1)
    way, passed = best_way(s, s.mover, source, steps, end_number(s, source, steps, goal))
    s.walker, s.source, s.goal, s.way = pirate, source, goal, way + 1
    s.stands[source] = 0
    stand(s, pirate, goal)
    hidden = hidden_maps(s, 1 - s.mover)
    s.turns_due = min(passed, hidden)
    if s.turns_due == 0:
        collect(s)
    elif s.turning and s.turns_due < hidden:
        wait_for_mover(s, Phase.PICK)
    else:
        wait_for_chance(s, Phase.TURN)  # by lot, or all of them


@rule
def hidden_maps(s: State, seat: int) -> int:
    n = 0
    for place in range(s.maps[seat]):
        n += s.shown[seat, place] == 0
    return n


@rule
def turn_up(s: State, place: int) -> None:
    """MA-16: it stays face up."""
    s.shown[1 - s.mover, place] = 1
    s.turns_due -= 1
    if s.turns_due == 0:
        collect(s)


@rule
def collect(s: State) -> None:
    """MA-17: the tile on which the pirate started."""
    s.lies[s.source] = 0
    if s.tile[s.source] == MAP + 1:
        s.taking = s.source
        wait_for_chance(s, Phase.TAKE)
    else:
        s.row[s.mover, s.row_size[s.mover]] = s.source
        s.row_size[s.mover] += 1
        s.kept[s.mover, (s.tile[s.source] - 1) // NUMBERS] += 1
        arrive(s)


@rule
def take(s: State, face: int) -> None:
    """MA-17, MA-20: a map tile gets its face, which only its taker sees."""
    k = s.maps[s.mover]
    s.origin[s.mover, k], s.face[s.mover, k] = s.taking, face
    s.maps[s.mover] += 1
    if s.taking == HOOK:
        go_loading(s)
    else:
        arrive(s)


@rule
def arrive(s: State) -> None:
    """MA-18: on a tile the pirate stays. MA-19: from an empty square he goes to the bar. MA-20: The Hook gives him a tile too."""
    in_tavern = at(s.board).tavern[s.goal]
    if in_tavern or not s.lies[s.goal]:
        is_sunset = ends_sunrise(s)
        sit_down(s, s.walker)
        if is_sunset:
            begin_digging(s)
            return
    if in_tavern and s.hook_jokers + s.hook_maps > 0:
        wait_for_mover(s, Phase.HOOK)
    else:
        go_loading(s)


@rule
def ends_sunrise(s: State) -> bool:
    """MA-25: will the phase be over as soon as one more pirate sits? Then he gets no tile of The Hook and nothing is loaded."""
    return s.sunset == AT_ONCE and s.seated + 1 == SEATS * s.pirates


@rule
def take_from_hook(s: State, what: int) -> None:
    """MA-20"""
    if what == JOKER:
        s.hook_jokers -= 1
        s.jokers[s.mover] += 1
        go_loading(s)
    else:
        s.hook_maps -= 1
        s.taking = HOOK
        wait_for_chance(s, Phase.TAKE)


@rule
def go_loading(s: State) -> None:
    """MA-21"""
    if can_load_any(s, s.mover):
        wait_for_mover(s, Phase.LOAD)
    else:
        next_turn(s)


@rule
def load(s: State, action: int) -> None:
    """MA-21, MA-22, MA-23, MA-24"""
    if action == DECLINE:
        next_turn(s)
        return
    treasure = treasure_of(action)
    stow(s, s.mover, treasure, action - FIRST_LOAD[treasure])
    s.filling = treasure
    if s.refills:
        wait_for_chance(s, Phase.REFILL)
    else:
        next_turn(s)


@rule
def refill(s: State, kind: int) -> None:
    """MA-21, MA-24: until the treasure is full or the bag is empty."""
    place = 0
    while s.treasure[s.filling, place]:
        place += 1
    s.treasure[s.filling, place] = kind + 1
    s.in_bag[kind] -= 1
    s.refills -= 1
    if place + 1 == at(s.board).places[s.filling] or s.refills == 0:
        next_turn(s)


@rule
def pirates_left(s: State, seat: int) -> int:
    """How many do not sit yet: they are in the supply or on the island."""
    n = int(s.pirates) - int(s.deployed[seat])
    for pirate in range(s.pirates):
        n += s.where[seat, pirate] >= 0
    return n


@rule
def next_turn(s: State) -> None:
    """MA-25: once all sit, Phase II begins; a player whose pirates all sit has no more turns."""
    if s.seated == SEATS * s.pirates:
        begin_digging(s)
    elif pirates_left(s, 1 - s.mover) > 0:
        wait_for_act(s, 1 - s.mover)
    else:
        wait_for_act(s, s.mover)


# ------------------------------------------------------------------------------------------------ digging
@rule
def begin_digging(s: State) -> None:
    """MA-26: what is left is removed unseen."""
    s.lies[:] = 0
    s.hook_maps = 0
    s.way = 0
    wait_for_dig(s)


@rule
def wait_for_dig(s: State) -> None:
    """MA-27: in the order of the stools."""
    s.mover = (s.stool[s.dug] - 1) // PIRATES
    wait_for_mover(s, Phase.DIG)


@rule
def each_dig(s: State, out: Codes) -> int:
    """MA-27: any square without a pirate, The Hook's too."""
    n, size = 0, at(s.board).side
    for column in range(size):
        for row in range(size):
            out[n] = DIG + column * SIDE + row
            n += s.stands[column * SIDE + row] == 0
    return n


@rule
def dig(s: State, square: int) -> None:
    stand(s, (s.stool[s.dug] - 1) % PIRATES, square)
    s.dug += 1
    if s.dug == s.seated:
        wait_for_chance(s, Phase.UNCOVER)  # MA-28
    else:
        wait_for_dig(s)
