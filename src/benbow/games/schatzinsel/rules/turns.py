"""A turn from its beginning to its end."""
from __future__ import annotations

from benbow.engine.compiled import Codes, bit, rule
from benbow.engine.contract import CHANCE, OVER

from .actions import END, MOVE, STAY
from .discs import WELLS
from .duels import begin_duel, go_aboard
from .editions import DE
from .naming import names
from .state import CLOSED, DICE, GOAL, NONE, OPEN, POINTS, RED, SHIP, START, TO_WIN, Phase, State
from .trails import reach


@rule
def begin_turn(s: State, side: int) -> None:
    """SI-10, SI-28"""
    s.player = side
    if s.in_camp[side] and not s.standing[side] >> START & 1:
        s.in_camp[side] -= 1
        s.standing[side] |= bit(START)
    if s.standing[side]:
        wait_for_roll(s)
    else:  # no pawn in the camp either; so there is one aboard, or SI-30 had ended the game
        s.actor = side
        s.phase = Phase.RETURN


@rule
def come_back(s: State, lands: bool) -> None:
    """SI-28: onto the goal, which is closed until the pawn has been at its start; in the French edition onto the start."""
    if lands:
        s.aboard[s.player] -= 1
        s.standing[s.player] = bit(GOAL) if s.edition == DE else bit(START)
        s.returned[s.player] = CLOSED if s.edition == DE else OPEN
    wait_for_roll(s)


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
    """Write the moves, the discs to name and the end of the turn. -> how many. SI-12, SI-13"""
    n = 0
    if s.left:
        pawns = s.standing[s.player]
        for point in range(POINTS):
            if pawns >> point & 1:
                n = moves_from(s, point, out, n)
    has_duty = n > 0 and not s.moved
    if s.left > has_duty:
        n = names(s, out, n)
    out[n] = END
    return n if has_duty else n + 1


@rule
def moves_from(s: State, point: int, out: Codes, n: int) -> int:
    """Write the moves of the pawn on a point, from place n on. -> the next free place. SI-14"""
    found = reach(s, s.player, point)
    for target in range(POINTS):
        out[n] = MOVE + POINTS * point + target
        n += found >> target & 1
    return n


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
            wait_for_act(s)
    elif target < WELLS and s.standing[1 - side] >> target & 1:
        begin_duel(s, target)
    else:
        s.standing[side] |= bit(target)
        if target == START and s.returned[side]:
            s.returned[side] = OPEN  # SI-28
        wait_for_act(s)


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
        wait_for_act(s)
    else:
        move(s, source, (action - MOVE) % POINTS)
