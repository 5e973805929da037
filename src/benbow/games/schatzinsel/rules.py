"""Die Schatzinsel: the rules. SI-n are the clauses of rules.md."""
from __future__ import annotations

from benbow.engine.contract import CHANCE, OVER
from benbow.engine.kernel import Codes, State, Utilities, bit, rule

from .actions import (
    ACCEPT,
    ALLOW,
    CONTEST,
    DEAL,
    DRAW,
    END,
    FIGHT,
    LAND,
    LAY,
    MOVE,
    NAME,
    OBJECT,
    ROLL,
    SETTLE,
    STAY,
    TURN,
    WAIVE,
)
from .board import DISCS, KINDS
from .duels import begin_duel, capture, go_aboard, has_pawns
from .jungle import ENDS, WELLS
from .state import (
    BLACK,
    CAMP,
    CHESTS,
    CLOSED,
    DICE,
    EMPTY,
    GOAL,
    NONE,
    OPEN,
    POINTS,
    RED,
    SHIP,
    START,
    TO_WIN,
    Phase,
    Reason,
)
from .trails import reach

COUNT = DISCS.count
ALL_WELLS = (1 << WELLS) - 1
MATCHING, MIXED, OTHER = 4, 4, 1  # in ninths: two dice of one's own, both in one's colour, mixed, both in the other's (SI-6)
FIRST, NO_ONE = 0, -1
DE = 0
PAIRS = 3  # both black, mixed, both red
NINE = 9


# ---------------------------------------------------------------------------------------------------- the contract
@rule
def setup(s: State) -> None:
    """SI-7"""
    for well in range(WELLS):
        s.disc[well] = EMPTY
    for kind in range(KINDS):
        s.pool[kind] = COUNT[s.discs, kind]
    for side in range(2):
        s.in_camp[side] = s.pawns
        s.chests[side, CAMP] = CHESTS[s.length]
    s.spot = NONE
    s.drawn = NONE
    s.actor = CHANCE
    s.player = RED
    s.phase = Phase.DEAL
    if s.layout == FIRST:
        draw_next(s)


@rule
def legal(s: State, out: Codes) -> int:
    n = 0
    if s.phase == Phase.ACT:
        n = each_deed(s, out)
    elif s.phase == Phase.LAY:
        n = each_lay(s, out)
    elif s.phase == Phase.DRAW:
        for kind in range(KINDS):
            out[n] = DRAW + kind
            n += s.pool[kind] > 0
    elif s.phase == Phase.DEAL:
        for kind in range(KINDS):
            for rotation in range(ENDS):
                out[n + rotation] = DEAL + ENDS * kind + rotation
            n += ENDS if s.pool[kind] else 0
    elif s.phase == Phase.ROLL:
        for k in range(PAIRS * PAIRS):
            out[k] = ROLL + k
        n = PAIRS * PAIRS
    elif s.phase == Phase.DUEL:
        for k in range(PAIRS):
            out[k] = FIGHT + k
        n = PAIRS
    elif s.phase == Phase.CONTEST:
        for k in range(4):
            out[k] = SETTLE + k
        n = 4
    elif s.phase == Phase.TURN:
        for k in range(ENDS - 1):  # SI-18: to any other rotation
            out[k] = TURN + k
        n = ENDS - 1
    elif s.phase == Phase.ANSWER:
        out[0], out[1], out[2] = ALLOW, WAIVE, OBJECT
        n = 3
    elif s.phase == Phase.REPLY:
        out[0], out[1] = ACCEPT, CONTEST
        n = 2
    elif s.phase == Phase.RETURN:
        out[0], out[1] = LAND, STAY
        n = 2
    elif s.phase == Phase.FREE:
        n = moves_from(s, int(s.spot), out, 0)
        out[n] = STAY
        n += 1
    return n


@rule
def odds(s: State, out: Codes) -> int:
    if s.phase == Phase.ROLL:
        for k in range(PAIRS * PAIRS):
            out[k] = pair_odds(RED, k // PAIRS) * pair_odds(BLACK, k % PAIRS)  # SI-6
        return NINE * NINE
    if s.phase == Phase.DUEL:
        for k in range(PAIRS):
            out[k] = pair_odds(s.thrower, k)  # SI-23
        return NINE
    if s.phase == Phase.CONTEST:  # SI-22
        out[0], out[1], out[2], out[3] = 2, 1, 4, 2
        return NINE
    n, total = 0, 0
    copies = ENDS if s.phase == Phase.DEAL else 1
    for kind in range(KINDS):  # SI-8: any disc of those that are left, in any rotation
        if s.pool[kind]:
            for k in range(copies):
                out[n + k] = s.pool[kind]
            n += copies
            total += copies * s.pool[kind]
    return total


@rule
def apply(s: State, action: int) -> None:
    if s.phase == Phase.ACT:
        act(s, action)
    elif s.phase == Phase.LAY:
        lay(s, (action - LAY) // ENDS, ENDS * s.drawn + (action - LAY) % ENDS)
    elif s.phase == Phase.DRAW:
        draw(s, action - DRAW)
    elif s.phase == Phase.DEAL:
        deal(s, action - DEAL)
    elif s.phase == Phase.ROLL:
        roll(s, (action - ROLL) // PAIRS + (action - ROLL) % PAIRS)
    elif s.phase == Phase.DUEL:
        fight(s, action - FIGHT)
    elif s.phase == Phase.CONTEST:
        settle(s, action - SETTLE)
    elif s.phase == Phase.TURN:
        turn(s, action - TURN + 1)
    elif s.phase == Phase.ANSWER:
        answer(s, action)
    elif s.phase == Phase.REPLY:
        reply(s, action)
    elif s.phase == Phase.RETURN:
        come_back(s, action == LAND)
    elif s.phase == Phase.FREE:
        go_on(s, action)


@rule
def camp(s: State, seat: int) -> int:
    """SI-1: two sides, one seat each."""
    return seat


@rule
def score(s: State, out: Utilities) -> None:
    won = winner(s)
    for seat in range(2):
        out[seat] = 0.5 if won == NO_ONE else 1.0 if seat == won else 0.0


@rule
def points(s: State, out: Codes) -> None:
    """The chests aboard."""
    for seat in range(2):
        out[seat] = s.chests[seat, SHIP]


@rule
def reason(s: State) -> int:
    if s.actor != OVER:
        return Reason.NOT_OVER
    if has_won(s, RED) or has_won(s, BLACK):
        return Reason.CHESTS
    if not (has_pawns(s, RED) and has_pawns(s, BLACK)):
        return Reason.PAWNS
    return Reason.TIE if winner(s) == NO_ONE else Reason.LIMIT


@rule
def winner(s: State) -> int:
    """At the end: the side that has won, or NO_ONE."""
    for side in range(2):
        if has_won(s, side) or not has_pawns(s, 1 - side):  # SI-31, SI-30: never for both
            return side
    if s.chests[RED, SHIP] == s.chests[BLACK, SHIP]:
        return NO_ONE
    return RED if s.chests[RED, SHIP] > s.chests[BLACK, SHIP] else BLACK  # SI-32


# --------------------------------------------------------------------------------------------------- laying discs
@rule
def draw_next(s: State) -> None:
    """SI-8: black first, then in turn; so black lays the last."""
    s.player = BLACK if s.laid % 2 == 0 else RED
    s.actor = CHANCE
    s.phase = Phase.DRAW


@rule
def draw(s: State, kind: int) -> None:
    s.pool[kind] -= 1
    s.drawn = kind
    s.actor = s.player
    s.phase = Phase.LAY


@rule
def each_lay(s: State, out: Codes) -> int:
    """SI-8: any empty well, any rotation."""
    n = 0
    for well in range(WELLS):
        for rotation in range(ENDS):
            out[n + rotation] = LAY + ENDS * well + rotation
        n += ENDS if s.disc[well] == EMPTY else 0
    return n


@rule
def lay(s: State, well: int, disc: int) -> None:
    s.disc[well] = disc
    s.drawn = NONE
    s.laid += 1
    if s.laid == WELLS:
        begin_turn(s, RED)  # SI-9
    else:
        draw_next(s)


@rule
def deal(s: State, disc: int) -> None:
    """SI-8, random: well by well."""
    s.pool[disc // ENDS] -= 1
    s.disc[s.laid] = disc
    s.laid += 1
    if s.laid == WELLS:
        begin_turn(s, RED)  # SI-9


# --------------------------------------------------------------------------------------------------------- a turn
@rule
def begin_turn(s: State, side: int) -> None:
    """SI-10, SI-28"""
    s.player = side
    if s.in_camp[side] and not s.standing[side] >> START & 1:
        s.in_camp[side] -= 1
        s.standing[side] |= bit(START)
    if s.standing[side]:
        wait_for_roll(s)
    else:  # nobody in the camp either; so there is one aboard, or SI-30 had ended the game
        s.actor = side
        s.phase = Phase.RETURN


@rule
def come_back(s: State, lands: bool) -> None:
    """SI-28: on the goal, which is closed until the pawn has been at its start; or, in the French edition, on the start."""
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
    """SI-11: a point for each face of the own colour."""
    s.left = reds if s.player == RED else DICE - reds
    act_or_pass(s)


@rule
def wait_for_act(s: State) -> None:
    """After a choice of the player: he says himself that the turn is over, and can take it back until then."""
    s.actor = s.player
    s.phase = Phase.ACT


@rule
def act_or_pass(s: State) -> None:
    """After a throw: without a point left there is nothing to choose, and nothing to take back."""
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


@rule
def each_deed(s: State, out: Codes) -> int:
    """SI-12, SI-13: moves, discs to name, the end of the turn."""
    n = 0
    if s.left:
        pawns = s.standing[s.player]
        for point in range(POINTS):
            if pawns >> point & 1:
                n = moves_from(s, point, out, n)
    has_duty = n > 0 and not s.moved
    if s.left > has_duty:
        free = can_be_named(s)
        for well in range(WELLS):
            out[n] = NAME + well
            n += free >> well & 1
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


@rule
def can_be_named(s: State) -> int:
    """SI-18, SI-21, SI-22: the set of discs without a pawn that are not barred."""
    return ALL_WELLS & ~(s.standing[RED] | s.standing[BLACK] | s.barred)


@rule
def act(s: State, action: int) -> None:
    if action == END:
        end_turn(s)
    elif action >= NAME:
        name(s, action - NAME)
    else:
        s.left -= 1
        s.moved = 1
        move(s, (action - MOVE) // POINTS, (action - MOVE) % POINTS)


@rule
def move(s: State, source: int, target: int) -> None:
    """SI-14 to SI-17, SI-23"""
    side = s.player
    s.standing[side] &= ~bit(source)
    if target == GOAL:
        go_aboard(s, side)
        end_or_wait(s, side)
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
def end_or_wait(s: State, side: int) -> None:
    if has_won(s, side):
        end_game(s)
    else:
        wait_for_act(s)


# -------------------------------------------------------------------------------------------------- turning a disc
@rule
def name(s: State, well: int) -> None:
    """SI-19: the opponent is asked, once in a turn. SI-22: then not any more."""
    s.spot = well
    if s.objected:
        wait_for_turn(s)
    else:
        s.actor = 1 - s.player
        s.phase = Phase.ANSWER


@rule
def wait_for_turn(s: State) -> None:
    """SI-20: the disc must be turned."""
    s.actor = s.player
    s.phase = Phase.TURN


@rule
def answer(s: State, action: int) -> None:
    """SI-19, SI-20"""
    if action == OBJECT:
        s.objected = 1
        s.actor = s.player
        s.phase = Phase.REPLY
    else:
        if action == WAIVE:
            s.objected = 1
        wait_for_turn(s)


@rule
def reply(s: State, action: int) -> None:
    """SI-21, SI-22"""
    if action == ACCEPT:
        bar(s)
        wait_for_act(s)
    else:
        s.actor = CHANCE
        s.phase = Phase.CONTEST


@rule
def bar(s: State) -> None:
    """The disc may not be named again in this turn. SI-21, SI-22"""
    s.barred |= bit(s.spot)
    s.spot = NONE


@rule
def settle(s: State, faces: int) -> None:
    """SI-22: the red die's face is the higher bit, a set bit is red. Mixed: another throw."""
    if faces == 1 or faces == 2:
        return
    if (faces == 0) == (s.player == BLACK):
        wait_for_turn(s)
    else:
        bar(s)
        s.left -= 1
        act_or_pass(s)


@rule
def turn(s: State, sixths: int) -> None:
    """SI-18: clockwise."""
    disc = s.disc[s.spot]
    s.disc[s.spot] = disc - disc % ENDS + (disc % ENDS + sixths) % ENDS
    s.spot = NONE
    s.left -= 1
    wait_for_act(s)


# ----------------------------------------------------------------------------------------------------------- duels
@rule
def pair_odds(thrower: int, reds: int) -> int:
    """SI-6: in ninths, for a side's own two dice to show so many red faces."""
    own = reds if thrower == RED else 2 - reds
    return MATCHING if own == 2 else MIXED if own == 1 else OTHER


@rule
def fight(s: State, reds: int) -> None:
    """SI-23: both faces in one colour decide; mixed, the other side throws."""
    if reds == 1:
        s.thrower = 1 - s.thrower
    else:
        decide(s, RED if reds == 2 else BLACK)


@rule
def decide(s: State, won: int) -> None:
    """Pawn, chest, SI-31, SI-30, and only then the free move (SI-26)."""
    s.thrower = RED
    capture(s, won)
    if has_won(s, won) or not has_pawns(s, 1 - won):
        end_game(s)
    elif won == s.player and reach(s, s.player, s.spot):
        s.actor = s.player
        s.phase = Phase.FREE
    else:
        s.spot = NONE
        act_or_pass(s)


@rule
def go_on(s: State, action: int) -> None:
    """SI-26: the pawn that has won may move on, free of charge."""
    source = s.spot
    s.spot = NONE
    if action == STAY:
        wait_for_act(s)
    else:
        move(s, source, (action - MOVE) % POINTS)
