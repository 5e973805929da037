"""A turn from its beginning to its end."""
from __future__ import annotations

from benbow.engine.compiled import Codes, bit, rule
from benbow.engine.contract import CHANCE, OVER

from .actions import END, ENTER, LEAVE, MOVE, STAY, target_of
from .duels import begin_duel, go_aboard, stand
from .editions import DE
from .naming import names
from .state import CLOSED, DICE, FOE, GOAL, NONE, OPEN, POINTS, RED, SHIP, START, TO_WIN, Phase, State
from .trails import is_held, reach


@rule
def begin_turn(s: State, side: int) -> None:
    """SI-10, SI-28"""
    s.player = side
    if s.in_camp[side] and not s.standing[side] >> START & 1:
        s.in_camp[side] -= 1
        set_out(s)
    else:
        return_or_roll(s)


@rule
def set_out(s: State) -> None:
    """A pawn is put on its start. If an enemy is there, it has to duel: SI-16"""
    if is_held(s, s.player, START):
        begin_duel(s, START)
    else:
        stand(s, START)
        return_or_roll(s)


@rule
def return_or_roll(s: State) -> None:
    """SI-28, SI-11. A side without a pawn on the island has one aboard, or SI-30 had ended the game."""
    if s.standing[s.player] or s.in_camp[s.player]:
        wait_for_roll(s)
    else:
        s.actor = s.player
        s.phase = Phase.RETURN


@rule
def come_back(s: State, lands: bool) -> None:
    """SI-28: onto the goal, which is closed until the pawn has been at its start; in the French edition onto the start."""
    if not lands:
        wait_for_roll(s)
        return
    s.aboard[s.player] -= 1
    s.returned[s.player] = CLOSED if s.edition == DE else OPEN
    if s.edition == DE:
        s.standing[s.player] = bit(GOAL)
        wait_for_roll(s)
    else:
        set_out(s)


@rule
def wait_for_roll(s: State) -> None:
    s.actor = CHANCE
    s.phase = Phase.ROLL


@rule
def roll(s: State, reds: int) -> None:
    """SI-11: one point for each face in the player's colour."""
    s.left = reds if s.player == RED else DICE - reds
    act_or_pass(s)


@rule
def wait_for_act(s: State) -> None:
    """After a choice of the player. Even without points left the turn ends by an action, so that the choice can be undone."""
    s.actor = s.player
    s.phase = Phase.ACT


@rule
def act_or_pass(s: State) -> None:
    """After a throw: without points left there is nothing to choose, and nothing to undo."""
    if s.left:
        wait_for_act(s)
    else:
        end_turn(s)


@rule
def go_on_with_turn(s: State) -> None:
    """After a move, or a duel without a free move. If no pawn has moved, it came of SI-10 or SI-28: the roll is still to come."""
    if s.moved:
        wait_for_act(s)
    else:
        return_or_roll(s)


@rule
def end_turn(s: State) -> None:
    s.turns += 1
    s.left = 0
    s.moved = 0
    s.objected = 0
    s.barred = 0
    if s.turns >= s.limit:  # SI-32
        end_game(s)
    else:
        begin_turn(s, 1 - s.player)  # SI-9


@rule
def end_game(s: State) -> None:
    s.actor = OVER
    s.phase = Phase.END


# -------------------------------------------------------------------------------------------------- legal actions
@rule
def acts_in_turn(s: State, out: Codes) -> int:
    """Write the moves, the discs to name, the end of the turn, and moves of SI-16. -> how many. SI-12, SI-13"""
    n, entering, leaving = 0, 0, 0
    if s.left:
        pawns = s.standing[s.player]
        for point in range(POINTS):
            if pawns >> point & 1:
                found = reach(s, s.player, point)
                n = moves_to(point, found, out, n)
                entering |= (found >> FOE & 1) << point
        if pawns >> FOE & 1:
            leaving = reach(s, s.player, FOE)
    has_duty = (n > 0 or (entering | leaving) > 0) and not s.moved
    if s.left > has_duty:
        n = names(s, out, n)
    if not has_duty:
        out[n] = END
        n += 1
    return moves_at_foe(entering, leaving, out, n)


@rule
def moves_to(point: int, found: int, out: Codes, n: int) -> int:
    """Write the moves of the pawn on a point to these points, from place n on. -> the next free place. SI-14"""
    for target in range(POINTS):
        out[n] = MOVE + POINTS * point + target
        n += found >> target & 1
    return n


@rule
def moves_at_foe(entering: int, leaving: int, out: Codes, n: int) -> int:
    """Write the moves from these points to the other side's start, and those from there to these. SI-16"""
    if entering | leaving:
        for point in range(POINTS):
            out[n] = ENTER + point
            n += entering >> point & 1
        for point in range(POINTS):
            out[n] = LEAVE + point
            n += leaving >> point & 1
    return n


@rule
def free_moves(s: State, out: Codes) -> int:
    """Write the free moves of the pawn that has won, and that it stays. -> how many. SI-26"""
    spot, n = int(s.spot), 0
    found = reach(s, s.player, spot)
    if spot != FOE:
        n = moves_to(spot, found, out, n)
    out[n] = STAY
    return moves_at_foe((found >> FOE & 1) << spot, found if spot == FOE else 0, out, n + 1)


# --------------------------------------------------------------------------------------------------------- moving
@rule
def move(s: State, source: int, target: int) -> None:
    """SI-14, SI-15, SI-16, SI-17, SI-23"""
    side = s.player
    s.standing[side] &= ~bit(source)
    if target == GOAL:
        go_aboard(s, side)
        if has_won(s, side):
            end_game(s)
        else:
            go_on_with_turn(s)
    elif is_held(s, side, target):
        begin_duel(s, target)
    else:
        stand(s, target)
        go_on_with_turn(s)


@rule
def has_won(s: State, side: int) -> bool:
    """SI-31"""
    return s.chests[side, SHIP] >= TO_WIN[s.length]


@rule
def go_on(s: State, action: int) -> None:
    """SI-26: the pawn that has won may move on, free of charge."""
    source = s.spot
    s.spot = NONE
    if action == STAY:
        go_on_with_turn(s)
    else:
        move(s, source, target_of(action))
