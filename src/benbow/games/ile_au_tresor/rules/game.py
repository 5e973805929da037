"""The rules as the contract asks for them. IT-n are the clauses of rules.md."""
from __future__ import annotations

from benbow.engine.compiled import Codes, Utilities, rule
from benbow.engine.contract import CHANCE, OVER

from . import turns
from .actions import (
    ATTACK,
    BEGINS,
    BOARD,
    CHEST_AT,
    DONE,
    HIGH_DIE,
    LAVA,
    LOAD,
    LOOK,
    LOW_DIE,
    PLACE,
    RECRUIT,
    ROLL,
    STRAY,
    TAKE,
)
from .board import BOARDS, NOWHERE, SECTORS, SIDES, WAYS
from .boats import each_embarking, each_joining, each_landing, each_sailing, each_seizing, may_load
from .combat import each_advance, each_attack, each_flight, each_front, side_of
from .dangers import save, threaten_sector
from .looking import CONTENTS, content_odds, each_content
from .options import PIRATES
from .positions import boats_in, holder, may_board, wait_for
from .state import BOATS, NO_CHEST, NOBODY, TREASURE, Phase, Reason, State
from .walking import each_step, each_stray, may_stop_straying, stray

PORTS, FORTS, FORT = BOARDS.ports, BOARDS.forts, BOARDS.fort


# ------------------------------------------------------------------------------------------ the contract
@rule
def setup(s: State) -> None:
    turns.clear_table(s)
    wait_for(s, CHANCE, Phase.LAY)


@rule(inline=False)
def legal(s: State, out: Codes) -> int:
    n = 0
    if s.phase == Phase.ROLL or s.phase == Phase.SAVE or s.phase == Phase.CLASH:
        n = each_code(ROLL, len(LOW_DIE), out)
    elif s.phase == Phase.PROGRESS:
        n = each_progress(s, out)
    elif s.phase == Phase.COMBAT:
        n = with_done(each_attack(s, out), out)
    elif s.phase == Phase.PASSING:
        n = each_embarking(s, int(s.walker), out, each_step(s, int(s.walker), out, 0))
    elif s.phase == Phase.FOG:
        n = each_stray(s, out)
        if may_stop_straying(s):
            n = with_done(n, out)
    elif s.phase == Phase.LOOK:
        n = each_content(s, out)
    elif s.phase == Phase.ADVANCE:
        n = with_done(each_advance(s, out), out)
    elif s.phase == Phase.FLIGHT:
        n = each_flight(s, out)
        if s.flight:
            n = with_done(n, out)
    elif s.phase == Phase.WIDEN:
        n = with_done(each_front(s, True, out), out)
    elif s.phase == Phase.VICTIM:
        n = each_front(s, False, out)
    elif s.phase == Phase.PLACE:
        for port in range(PORTS[s.map]):  # IT-8
            out[n] = PLACE + port
            n += boats_in(s, port) == 0
    elif s.phase == Phase.RECRUIT:
        n = with_done(each_haven(s, out), out)
    elif s.phase == Phase.JOIN:
        n = with_done(each_joining(s, out, each_seizing(s, out)), out)
    elif s.phase == Phase.BOARDING:
        out[0] = BOARD
        n = with_done(1, out)
    elif s.phase == Phase.ERUPT:
        n = each_code(LAVA, SECTORS, out)
    elif s.phase == Phase.LAY:
        n = each_code(CHEST_AT + SIDES * turns.laid(s), SIDES, out)
    elif s.phase == Phase.BEGIN:
        n = each_code(BEGINS, s.players, out)
    return n


@rule(inline=False)
def odds(s: State, out: Codes) -> int:
    if s.phase == Phase.ROLL or s.phase == Phase.SAVE or s.phase == Phase.CLASH:
        for k in range(len(LOW_DIE)):
            out[k] = 1 if LOW_DIE[k] == HIGH_DIE[k] else 2
        return 36
    if s.phase == Phase.LOOK:
        return content_odds(s, out)
    total = legal(s, out)  # all other outcomes are equally likely: IT-6, IT-7, IT-22
    for k in range(total):
        out[k] = 1
    return total


@rule(inline=False)
def apply(s: State, action: int) -> None:
    if s.phase == Phase.ROLL:
        turns.roll(s, LOW_DIE[action - ROLL], HIGH_DIE[action - ROLL])
    elif s.phase == Phase.PROGRESS or s.phase == Phase.PASSING:
        turns.progress(s, action)
    elif s.phase == Phase.COMBAT:
        turns.attack(s, action)
    elif s.phase == Phase.SAVE:
        save(s, LOW_DIE[action - ROLL] + HIGH_DIE[action - ROLL])
        turns.go_on_saving(s)
    elif s.phase == Phase.CLASH:
        turns.clash(s, LOW_DIE[action - ROLL] + HIGH_DIE[action - ROLL])
    elif s.phase == Phase.FOG:
        if action == DONE:
            turns.to_combat(s)
        else:
            stray(s, (action - STRAY) // WAYS, (action - STRAY) % WAYS)
    elif s.phase == Phase.LOOK:
        turns.look(s, (action - LOOK) % CONTENTS)
    elif s.phase == Phase.ADVANCE:
        turns.advance(s, action)
    elif s.phase == Phase.FLIGHT:
        turns.flee(s, action)
    elif s.phase == Phase.WIDEN:
        turns.widen(s, action)
    elif s.phase == Phase.VICTIM:
        turns.beat(s, side_of(s, s.leader, (action - ATTACK) % WAYS))
    elif s.phase == Phase.PLACE:
        s.port[s.turn] = action - PLACE
        turns.end_turn(s)
    elif s.phase == Phase.RECRUIT:
        if action != DONE:
            turns.recruit(s, action - RECRUIT)
        turns.to_combat(s)
    elif s.phase == Phase.JOIN:
        turns.join(s, action)
    elif s.phase == Phase.BOARDING:
        turns.cross(s, action)
    elif s.phase == Phase.ERUPT:
        threaten_sector(s, action - LAVA)
        turns.go_on_saving(s)
    elif s.phase == Phase.LAY:
        turns.lay(s, action - CHEST_AT)
    elif s.phase == Phase.BEGIN:
        turns.begin_turn(s, action - BEGINS)


@rule
def camp(s: State, seat: int) -> int:
    return seat


@rule
def score(s: State, out: Utilities) -> None:
    """IT-36; IT-37: a draw is shared by all."""
    for seat in range(s.players):
        out[seat] = 1.0 / s.players if s.winner == NOBODY else 1.0 if seat == s.winner else 0.0


@rule
def points(s: State, out: Codes) -> None:
    for seat in range(s.players):
        out[seat] = seat == s.winner


@rule
def reason(s: State) -> int:
    if s.actor != OVER:
        return Reason.NOT_OVER
    return Reason.LIMIT if s.winner == NOBODY else Reason.LOADED


# ------------------------------------------------------------------------------------------------- lists
@rule
def each_code(first: int, n: int, out: Codes) -> int:
    for k in range(n):
        out[k] = first + k
    return n


@rule
def with_done(n: int, out: Codes) -> int:
    out[n] = DONE
    return n + 1


@rule
def each_progress(s: State, out: Codes) -> int:
    """IT-10, IT-13: in any order, as many as the player likes."""
    n = 0
    for pirate in range(s.pirates):
        if s.at[s.turn, pirate] >= 0:
            n = each_step(s, pirate, out, n)
    n = each_landing(s, out, n)
    for pirate in range(s.pirates):
        n = each_embarking(s, pirate, out, n)
    n = each_sailing(s, out, n)
    taker = pirate_who_may_take(s)
    out[n] = TAKE + taker
    n += taker != NOBODY
    out[n] = LOAD
    n += may_load(s)
    return with_done(n, out)


@rule
def pirate_who_may_take(s: State) -> int:
    """IT-33, IT-34: the pirate who stands on the open treasure, or on the chest in which his side has seen it."""
    place = s.loose
    if s.origin == NO_CHEST:
        for chest in range(s.chests):
            if s.seen[s.turn, chest] == TREASURE:
                place = s.chest[chest]
    if place == NOWHERE or holder(s, place) != s.turn:
        return NOBODY
    return (int(s.stands[place]) - 1) % PIRATES


@rule(inline=False)
def each_haven(s: State, out: Codes) -> int:
    """IT-18: own boats, enemy boats with nobody aboard, free fortresses."""
    n = 0
    for boat in range(s.players):
        out[n] = RECRUIT + boat
        n += may_board(s, s.turn, boat)
    for fort in range(FORTS[s.map]):
        out[n] = RECRUIT + BOATS + fort
        n += s.stands[FORT[s.map, fort]] == 0
    return n
