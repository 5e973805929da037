"""Die Schatzinsel: the rules. SI-n are the clauses of rules.md."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled import Codes, Utilities, rule
from benbow.engine.contract import CHANCE, OVER

from .actions import (
    ACCEPT,
    ALLOW,
    DEAL,
    DRAW,
    END,
    FIGHT,
    LAND,
    LAY,
    NAME,
    ROLL,
    SETTLE,
    STAY,
    TURN,
    is_move,
    source_of,
    target_of,
)
from .board import KINDS, at
from .discs import ENDS, WELLS
from .duels import capture, has_pawns
from .naming import names
from .objections import answer, name, reply, settle, turn
from .state import BLACK, CAMP, CHESTS, EMPTY, NONE, RED, SHIP, Phase, Reason, State
from .trails import reach
from .turns import (
    act_or_pass,
    acts_in_turn,
    begin_turn,
    come_back,
    end_game,
    end_turn,
    free_moves,
    go_on,
    has_won,
    move,
    return_or_roll,
    roll,
)

DRAFTED, NO_ONE = 0, -1
PAIRS = 3  # both black, mixed, both red
NINTHS = 9
PAIR_ODDS = np.array([[1, 4, 4], [4, 4, 1]])  # SI-6, [side, reds]: in ninths, that its own two dice show so many red faces
ALWAYS = {  # what is always possible in a phase: the first code, and how many
    Phase.RETURN: (LAND, 2), Phase.ROLL: (ROLL, PAIRS * PAIRS), Phase.ANSWER: (ALLOW, 3), Phase.REPLY: (ACCEPT, 2),
    Phase.CONTEST: (SETTLE, 4), Phase.DUEL: (FIGHT, PAIRS),
    Phase.TURN: (TURN, ENDS - 1), Phase.MAY_TURN: (TURN, ENDS - 1),  # SI-18: to any other rotation
}
FIRST, CHOICES = (np.array([ALWAYS.get(phase, (0, 0))[k] for phase in Phase]) for k in range(2))


# ---------------------------------------------------------------------------------------------------- the contract
@rule
def setup(s: State) -> None:
    """SI-7. Every field is written: a record may have been played on before."""
    board = at(s.board)
    s.disc[:] = EMPTY
    for kind in range(KINDS):
        s.pool[kind] = board.count[s.discs, kind]
    s.in_camp[:] = s.pawns
    s.aboard[:] = 0
    s.returned[:] = 0
    s.standing[:] = 0
    s.chests[:, CAMP] = CHESTS[s.length]
    s.chests[:, SHIP] = 0
    s.turns = s.left = s.moved = s.objected = s.barred = s.laid = 0
    s.spot = s.drawn = NONE
    s.player = s.thrower = RED
    s.actor = CHANCE
    s.phase = Phase.DEAL
    if s.layout == DRAFTED:
        draw_next(s)


@rule
def legal(s: State, out: Codes) -> int:
    n = 0
    if s.phase == Phase.ACT:
        n = acts_in_turn(s, out)
    elif s.phase == Phase.LAY:
        n = lays(s, out)
    elif s.phase == Phase.DRAW:
        for kind in range(KINDS):
            out[n] = DRAW + kind
            n += s.pool[kind] > 0
    elif s.phase == Phase.DEAL:
        for kind in range(KINDS):
            for rotation in range(ENDS):
                out[n + rotation] = DEAL + ENDS * kind + rotation
            n += ENDS if s.pool[kind] else 0
    elif s.phase == Phase.FREE:
        n = free_moves(s, out)
    elif s.phase == Phase.OTHER:
        n = names(s, out, 0)
    else:
        n = CHOICES[s.phase]
        for k in range(n):
            out[k] = FIRST[s.phase] + k
    if s.phase == Phase.MAY_TURN:  # SI-22: it may be left
        out[n] = STAY
        n += 1
    return n


@rule
def odds(s: State, out: Codes) -> int:
    if s.phase == Phase.ROLL:
        for k in range(PAIRS * PAIRS):
            out[k] = PAIR_ODDS[RED, k // PAIRS] * PAIR_ODDS[BLACK, k % PAIRS]
        return NINTHS * NINTHS
    if s.phase == Phase.DUEL:
        for k in range(PAIRS):
            out[k] = PAIR_ODDS[s.thrower, k]  # SI-23
        return NINTHS
    if s.phase == Phase.CONTEST:  # SI-22
        out[0], out[1], out[2], out[3] = 2, 1, 4, 2
        return NINTHS
    n, total = 0, 0
    copies = ENDS if s.phase == Phase.DEAL else 1
    for kind in range(KINDS):  # SI-8: any of the discs that are left, in any rotation
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
    elif s.phase == Phase.TURN or s.phase == Phase.MAY_TURN:
        turn(s, action)
    elif s.phase == Phase.ANSWER:
        answer(s, action)
    elif s.phase == Phase.REPLY:
        reply(s, action)
    elif s.phase == Phase.RETURN:
        come_back(s, action == LAND)
    elif s.phase == Phase.FREE:
        go_on(s, action)
    elif s.phase == Phase.OTHER:
        name(s, action - NAME)


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
    """The side that has won, or NO_ONE; after the end."""
    for side in range(2):
        if has_won(s, side) or not has_pawns(s, 1 - side):  # SI-31, SI-30: never for both
            return side
    if s.chests[RED, SHIP] == s.chests[BLACK, SHIP]:
        return NO_ONE
    return RED if s.chests[RED, SHIP] > s.chests[BLACK, SHIP] else BLACK  # SI-32


# --------------------------------------------------------------------------------------------------- laying discs
@rule
def draw_next(s: State) -> None:
    """SI-8: black lays the first disc, then the sides alternate; so black lays the last one too."""
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
def lays(s: State, out: Codes) -> int:
    """Write all lays: any empty well, any rotation. -> how many. SI-8"""
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
    elif s.layout == DRAFTED:
        draw_next(s)


@rule
def deal(s: State, disc: int) -> None:
    """SI-8, random layout: the wells are filled in their order."""
    s.pool[disc // ENDS] -= 1
    lay(s, int(s.laid), disc)


# ------------------------------------------------------------------------------------------------ acting and duels
@rule
def act(s: State, action: int) -> None:
    if action == END:
        end_turn(s)
    elif is_move(action):
        s.left -= 1
        s.moved = 1
        move(s, source_of(action), target_of(action))
    else:
        name(s, action - NAME)


@rule
def fight(s: State, reds: int) -> None:
    """SI-23: two faces of one colour decide; if they differ, the other side throws."""
    if reds == 1:
        s.thrower = 1 - s.thrower
    else:
        decide(s, RED if reds == 2 else BLACK)


@rule
def decide(s: State, won: int) -> None:
    """First the pawn and the chest, then the end of the game (SI-31, SI-30), and only then the free move (SI-26)."""
    s.thrower = RED
    capture(s, won)
    if has_won(s, won) or not has_pawns(s, 1 - won):
        end_game(s)
    elif won == s.player and reach(s, s.player, s.spot):
        s.actor = s.player
        s.phase = Phase.FREE
    else:
        s.spot = NONE
        if s.moved:
            act_or_pass(s)  # SI-27: points that are left remain
        else:
            return_or_roll(s)  # it came of SI-10 or SI-28
