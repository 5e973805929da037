"""Turning a disc, and the opponent's objection."""
from __future__ import annotations

from benbow.engine.compiled import bit, rule
from benbow.engine.contract import CHANCE

from .actions import ACCEPT, ALLOW, OBJECT, STAY, TURN
from .editions import DE, to_the_letter
from .state import BLACK, NONE, Phase, State
from .trails import turned
from .turns import act_or_pass, wait_for_act

MUST = 1


@rule
def name(s: State, well: int) -> None:
    """SI-19: the opponent is asked, until the objection of this turn is used. SI-22"""
    s.spot = well
    s.actor = s.player if s.objected else 1 - s.player
    s.phase = Phase.TURN if s.objected else Phase.ANSWER


@rule
def answer(s: State, action: int) -> None:
    """SI-19. Without an objection the disc must be turned: SI-20"""
    s.objected = 0 if action == ALLOW else 1
    s.actor = s.player
    s.phase = Phase.REPLY if action == OBJECT else Phase.TURN


@rule
def reply(s: State, action: int) -> None:
    """SI-21, SI-22"""
    if action == ACCEPT:
        bar(s)
        wait_for_act(s)
        if must_turn_another(s):
            s.phase = Phase.OTHER  # there is one: ten pawns leave nine discs
    else:
        s.actor = CHANCE
        s.phase = Phase.CONTEST


@rule
def must_turn_another(s: State) -> bool:
    """SI-21: whoever accepts an objection. By the German text."""
    return to_the_letter(s, DE)


@rule
def bar(s: State) -> None:
    """The disc may not be named again in this turn. SI-21, SI-22"""
    s.barred |= bit(s.spot)
    s.spot = NONE


@rule
def settle(s: State, faces: int) -> None:
    """SI-22: the red die is the higher bit; a set bit is a red face. If the faces differ, the dice are thrown again."""
    if faces == 1 or faces == 2:
        return
    if (faces == 0) == (s.player == BLACK):
        s.actor = s.player
        s.phase = Phase.TURN if s.won == MUST else Phase.MAY_TURN
    else:
        bar(s)
        s.left -= 1
        act_or_pass(s)


@rule
def turn(s: State, action: int) -> None:
    """SI-18: clockwise. Who has won a contest may leave it, at no cost: SI-22"""
    if action != STAY:
        s.disc[s.spot] = turned(s.disc[s.spot], action - TURN + 1)
        s.left -= 1
    s.spot = NONE
    wait_for_act(s)
