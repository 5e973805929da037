"""Les Naufrageurs: the rules. NA-n are the clauses of rules.md."""
from __future__ import annotations

from typing import Any

import numpy as np

from benbow.engine.compiled import Codes, Utilities, bit, rule
from benbow.engine.contract import CHANCE, OVER

from .actions import COUNT, LOAD, LURE, ROLL, SERVE
from .board import BARRELS, FACES, KINDS, SHIPS, at, kept_barrels, owners
from .state import ABSENT, ASHORE, BLUE, BROWN, EMPTY, GREEN, ISLAND, LOST, NO_SHIP, PORT, Camp, Phase, Reason, State

KEPT, OWNER = kept_barrels(), owners()
RACK = (1 << KINDS) - 1


# ------------------------------------------------------------------------------------------ the contract
@rule
def setup(s: State) -> None:
    s.earned[:] = 0
    begin_round(s, 0)


@rule
def legal(s: State, out: Codes) -> int:
    n = 0
    if s.phase == Phase.LOAD:
        n = in_stock(s, s.ship, out, n)
        n = in_stock(s, BROWN, out, n)
    elif s.phase == Phase.LURE:
        for ship in range(SHIPS):
            out[n] = LURE + ship  # always written, counted only if legal: no branches
            n += in_sight(s, ship)
    elif s.phase == Phase.COUNT:
        out[0] = COUNT + worth(s, s.booty)
        n = 1
    elif s.actor == CHANCE:
        for face in range(1, FACES + 1):
            out[face - 1] = ROLL + face
        n = FACES
    elif s.phase == Phase.SERVE:
        for ship in range(SHIPS):
            out[n] = SERVE + ship
            n += waits_for_barrel(s, ship)
    return n


@rule
def odds(s: State, out: Codes) -> int:
    if s.phase == Phase.COUNT:
        out[0] = 1
        return 1
    board = at(s.board)
    for i in range(FACES):
        out[i] = board.dice[i]  # NA-2
    return board.dice_total


@rule
def apply(s: State, action: int) -> None:
    if s.phase == Phase.ENTER:
        enter(s, action - ROLL)
    elif s.phase == Phase.LOAD:
        load(s, action - LOAD)
    elif s.phase == Phase.LURE:
        lure(s, action - LURE)
    elif s.phase == Phase.DRIFT:
        drift(s, action - ROLL)
    elif s.phase == Phase.SAIL:
        sail(s, action - ROLL)
    elif s.phase == Phase.COUNT:
        end_round(s, action - COUNT)
    elif s.phase == Phase.SERVE:
        wait_for_owner(s, Phase.LOAD, action - SERVE)


@rule
def camp(s: State, seat: int) -> Any:
    """In a round the Owners are one camp (NA-4); at the end of a match every seat is on its own (NA-19)."""
    if s.actor == OVER and s.rounds:
        return np.int64(seat)
    return Camp.WRECKER if seat == s.wrecker else Camp.OWNERS


@rule
def score(s: State, out: Utilities) -> None:
    """NA-18: the richer camp wins. NA-19: in a match the richest seat; a tie is shared."""
    most = most_earned(s)
    sharing = seats_with(s, most)
    if not s.rounds:
        sharing = 2 if sharing == s.players else 1  # camps, not seats
    for seat in range(s.players):
        out[seat] = 1.0 / sharing if s.earned[seat] == most else 0.0


@rule
def points(s: State, out: Codes) -> None:
    for seat in range(s.players):
        out[seat] = s.earned[seat]


@rule
def reason(s: State) -> int:
    if s.actor != OVER:
        return Reason.NOT_OVER
    most = most_earned(s)
    if s.rounds:
        return Reason.MOST_POINTS if seats_with(s, most) == 1 else Reason.SHARED
    if seats_with(s, most) == s.players:
        return Reason.EVEN
    return Reason.WRECKER_RICHER if s.earned[s.wrecker] == most else Reason.OWNERS_RICHER


@rule
def most_earned(s: State) -> int:
    most = s.earned[0]
    for seat in range(s.players):
        most = max(most, s.earned[seat])
    return most


@rule
def seats_with(s: State, points: int) -> int:
    """How many seats have earned exactly this."""
    n = 0
    for seat in range(s.players):
        n += s.earned[seat] == points
    return n


# ------------------------------------------------------------------------------------------------ barrels
@rule
def colour_of(barrel: int) -> int:
    return barrel // KINDS


@rule
def all_barrels(s: State) -> int:
    """The set of barrels that this version of the game has. NA-3"""
    barrels = 0
    for lane in range(s.lanes):
        barrels |= KEPT[0, s.barrels] << KINDS * lane
    return barrels | KEPT[1, s.special] << KINDS * BROWN


@rule
def worth(s: State, barrels: int) -> int:
    """The points of a set of barrels."""
    board, total = at(s.board), 0
    for barrel in range(BARRELS):
        total += board.value[barrel] * (barrels >> barrel & 1)
    return total


@rule
def in_stock(s: State, colour: int, out: Codes, n: int) -> int:
    """Write the loads of this colour into out, from place n on. -> the next free place. NA-8"""
    for barrel in range(KINDS * colour, KINDS * colour + KINDS):
        out[n] = LOAD + barrel
        n += s.stock >> barrel & 1
    return n


@rule
def can_be_loaded(s: State, ship: int) -> bool:
    """Is a barrel of its colour or of the Special Cargo in stock? NA-15, NA-16"""
    return s.stock & (RACK << KINDS * ship | RACK << KINDS * BROWN) != 0


@rule
def win_barrel(s: State, side: int, ship: int) -> None:
    """NA-10, NA-12: a camp wins the cargo, and the ship leaves the board for now."""
    barrel = s.cargo[ship]
    s.taken[side, colour_of(barrel)] += 1
    if side == Camp.WRECKER:
        s.booty |= bit(barrel)
    s.cargo[ship] = EMPTY
    s.square[ship] = ASHORE


# ------------------------------------------------------------------------------------------------- a round
@rule
def begin_round(s: State, wrecker: int) -> None:
    """NA-4: in round k the seat k is the Wrecker."""
    s.wrecker = wrecker
    s.stock = all_barrels(s)
    s.booty = 0
    s.taken[:, :] = 0
    s.cargo[:] = EMPTY
    s.tries = 0
    s.lured = NO_SHIP
    for ship in range(SHIPS):
        s.square[ship] = ASHORE if ship < s.lanes else ABSENT
    assign_ships(s)
    wait_for_roll(s, Phase.ENTER, GREEN)  # NA-7; not enter_next(s, 0): rules may not call one another in a circle


@rule
def assign_ships(s: State) -> None:
    """NA-5"""
    for ship in range(SHIPS):
        s.owner[ship] = (s.wrecker + 1 + OWNER[s.players - 2, s.lanes - 1, ship]) % s.players
    if blue_is_shared(s):
        s.owner[BLUE] = s.owner[GREEN] if s.blue else (s.wrecker + 1 + s.blue_owner) % s.players


@rule
def blue_is_shared(s: State) -> bool:
    """NA-5: three Owners agree who loads the blue ship, one of them or all in turn."""
    return s.players == 4 and s.lanes == SHIPS


@rule
def pass_blue_on(s: State) -> None:
    s.owner[BLUE] = (s.owner[BLUE] + 1) % s.players
    if s.owner[BLUE] == s.wrecker:
        s.owner[BLUE] = s.owner[GREEN]


@rule
def end_round(s: State, booty: int) -> None:
    """NA-18, NA-19: the Wrecker scores his booty, every Owner all the rest."""
    rest = worth(s, all_barrels(s)) - booty
    for seat in range(s.players):
        s.earned[seat] += booty if seat == s.wrecker else rest
    if s.rounds and s.wrecker + 1 < s.players:
        begin_round(s, s.wrecker + 1)
    else:
        s.actor = OVER
        s.phase = Phase.END


@rule
def wait_for_roll(s: State, phase: int, ship: int) -> None:
    s.actor = CHANCE
    s.phase = phase
    s.ship = ship


# ------------------------------------------------------------------------------------ entering and loading
@rule
def enter_next(s: State, first: int) -> None:
    """Wait for the roll of the next ship off the board, from `first` on: it says where the ship enters. NA-7, NA-13"""
    for ship in range(first, SHIPS):
        if s.square[ship] == ASHORE:
            if can_be_loaded(s, ship):
                wait_for_roll(s, Phase.ENTER, ship)
                return
            s.square[ship] = LOST  # NA-16
    load_next(s)


@rule
def enter(s: State, square: int) -> None:
    s.square[s.ship] = square
    enter_next(s, s.ship + 1)


@rule
def load_next(s: State) -> None:
    """NA-8, NA-14: the ships without cargo are loaded in lane order, or, where that matters, as the Owners like."""
    for ship in range(SHIPS):
        if waits_for_barrel(s, ship):
            if can_be_loaded(s, ship):
                wait_for_owner(s, Phase.SERVE if s.shortage and is_contested(s, ship) else Phase.LOAD, ship)
                return
            s.square[ship] = LOST  # NA-17
    begin_wrecking(s)


@rule
def waits_for_barrel(s: State, ship: int) -> bool:
    return s.square[ship] > ISLAND and s.cargo[ship] == EMPTY


@rule(inline=False)
def is_contested(s: State, ship: int) -> bool:
    """NA-17: this ship needs Special Cargo, and there is less of it than ships wait: if it is not loaded now, another may get
    the last."""
    spare = 0
    for barrel in range(KINDS * BROWN, BARRELS):
        spare += s.stock >> barrel & 1
    for other in range(SHIPS):
        spare -= waits_for_barrel(s, other)
    return spare < 0 and s.stock & RACK << KINDS * ship == 0


@rule
def wait_for_owner(s: State, phase: int, ship: int) -> None:
    s.actor = s.owner[ship]
    s.phase = phase
    s.ship = ship


@rule
def load(s: State, barrel: int) -> None:
    s.stock &= ~bit(barrel)
    s.cargo[s.ship] = barrel
    if s.ship == BLUE and s.blue and blue_is_shared(s):
        pass_blue_on(s)
    load_next(s)


# ------------------------------------------------------------------------------------------ the Wrecker's turn
@rule
def begin_wrecking(s: State) -> None:
    afloat, lost = 0, 0
    for ship in range(SHIPS):
        afloat += s.square[ship] > ISLAND
        lost += s.square[ship] == LOST
    s.tries = 2 if lost == 0 and afloat > 1 else 1  # NA-11, NA-16
    s.lured = NO_SHIP
    if afloat:
        wait_for_lure(s)
    else:
        wait_for_roll(s, Phase.COUNT, GREEN)  # NA-18


@rule
def wait_for_lure(s: State) -> None:
    s.actor = s.wrecker
    s.phase = Phase.LURE


@rule
def in_sight(s: State, ship: int) -> bool:
    """NA-9, NA-11: is it afloat, and not tried already in this turn?"""
    return s.square[ship] > ISLAND and ship != s.lured


@rule
def needs_no_roll(s: State, ship: int) -> bool:
    """NA-9: every face wrecks a ship next to the island."""
    return s.square[ship] == ISLAND + 1


@rule
def lure(s: State, ship: int) -> None:
    if needs_no_roll(s, ship):
        s.ship = ship
        drift(s, 1)
    else:
        wait_for_roll(s, Phase.DRIFT, ship)


@rule
def is_wrecked(s: State, ship: int, squares: int) -> bool:
    """NA-10: does it reach or pass the island?"""
    return s.square[ship] - squares <= ISLAND


@rule
def drift(s: State, squares: int) -> None:
    """NA-9, NA-10"""
    if is_wrecked(s, s.ship, squares):
        win_barrel(s, Camp.WRECKER, s.ship)
    else:
        s.square[s.ship] -= squares
    s.lured = s.ship
    s.tries -= 1
    if s.tries > 0:
        wait_for_lure(s)
    else:
        sail_next(s, 0)


# ------------------------------------------------------------------------------------------- the Owners' turn
@rule
def sail_next(s: State, first: int) -> None:
    """NA-12: a ship next to its port is home without a roll."""
    for ship in range(first, SHIPS):
        if s.square[ship] > ISLAND and is_home(s, ship, 1):
            win_barrel(s, Camp.OWNERS, ship)
        elif s.square[ship] > ISLAND:
            wait_for_roll(s, Phase.SAIL, ship)
            return
    enter_next(s, 0)


@rule
def is_home(s: State, ship: int, squares: int) -> bool:
    """NA-12: does it reach or pass its port?"""
    return s.square[ship] + squares >= PORT


@rule
def sail(s: State, squares: int) -> None:
    """NA-12"""
    if is_home(s, s.ship, squares):
        win_barrel(s, Camp.OWNERS, s.ship)
    else:
        s.square[s.ship] += squares
    sail_next(s, s.ship + 1)
