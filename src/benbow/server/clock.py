"""The clocks of a table: how much time each seat has. Nothing of it is in the rules, and bots and chance have no clock.

A turn ends when another seat has acted or has to act. Time is added, or given anew, for a turn and not for an action: otherwise
a clock would tell how many actions someone had, which may be a secret.

>>> blitz, slow = Terms("live", budget_s=180, bonus_s=5), Terms("slow", budget_s=2 * DAY_S)
>>> handed_on(blitz, Timing((180.0, 60.0), 0, since=1000.0), 1, now=1020.0)  # 20 s were used, 5 s are added
Timing(left=(165.0, 60.0), seat=1, since=1020.0, is_paused=False)
>>> handed_on(slow, Timing((172800.0, 172800.0), 0, since=0.0), 1, now=90_000.0).left  # fresh time for the next turn
(172800.0, 172800.0)
"""
from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import replace

from .schema import EndedTurn, Terms, Timing

DAY_S = 86_400
GRACE_S = 3.0  # after its end, for an action that is under way
LOST_GRACE_S = 12.0  # the same, for who has lost the connection, or has just got it back
START_GRACE_S = 30.0  # after a start of the server, for a clock that ran out before: pages knock every 15 s
FOLLOW_GRACE_S = 300.0  # after a rematch, for people who have not come to the new table when their first turn begins
MAX_TURNS = 8  # that are remembered, in case they are taken back
LOW_S, SLOW_LOW_S = 20.0, 3600.0  # when the page warns: at a live table, at a slow one


def now() -> float:
    """Seconds, UTC. The whole server asks here what time it is, so that a test can decide it."""
    return time.time()


def started(terms: Terms, seats: int, awaited: tuple[int, ...] = ()) -> Timing | None:
    """The clocks at the beginning of a match; None if it is played without."""
    return None if terms.pace == "none" else Timing((float(terms.budget_s),) * seats, awaited=awaited)


def running(timing: Timing, seat: int, now: float) -> Timing:
    """From now on this clock runs; or, if its person has not come to the table, after a while.

    >>> timing = running(Timing((180.0, 60.0), awaited=(1,)), 1, now=1000.0)
    >>> left(timing, 1, now=1200.0), arrived(timing, [1], now=1200.0).deadline
    (60.0, 1260.0)
    """
    return replace(timing, seat=seat, since=now + FOLLOW_GRACE_S if seat in timing.awaited else now)


def arrived(timing: Timing, seats: Sequence[int], now: float) -> Timing:
    """The people on these seats have come to the table: if it is their turn, the clock begins to run."""
    since = min(timing.since, now) if timing.seat in seats else timing.since
    return replace(timing, since=since, awaited=tuple(one for one in timing.awaited if one not in seats))


def left(timing: Timing, seat: int, now: float) -> float:
    """Seconds that a seat has now; below 0 if its time is up.

    >>> timing = Timing((100.0, 50.0), seat=0, since=1000.0)
    >>> left(timing, 0, 1030.0), left(timing, 1, 1030.0), left(timing, 0, 1101.0)
    (70.0, 50.0, -1.0)
    """
    is_running = seat == timing.seat and not timing.is_paused
    return timing.left[seat] - (max(0.0, now - timing.since) if is_running else 0.0)


def text(seconds: float) -> str:
    """Hours, minutes and seconds; whole days have words of their own.

    >>> text(307.2), text(18_429), text(-1)
    ('5:08', '5:07:09', '0:00')
    """
    rest = max(0, math.ceil(seconds))
    hours, minutes = rest // 3600, rest // 60 % 60
    return f"{hours}:{minutes:02}:{rest % 60:02}" if hours else f"{minutes}:{rest % 60:02}"


def handed_on(terms: Terms, timing: Timing, seat: int, now: float, *, is_new_turn: bool = False, ply: int = 0) -> Timing:
    """The clocks when `seat` has to act: a person's seat, or -1 if a bot acts, or nobody does. The clock of who acted stops.
    `is_new_turn`: bots have acted in between, so it is another turn even if the seat is the same. `ply`: of the match now.

    >>> blitz, timing = Terms("live", budget_s=180, bonus_s=5), Timing((180.0, 60.0), 0, since=1000.0)
    >>> handed_on(blitz, timing, 0, now=1020.0) is timing  # one more action of the same turn
    True
    >>> handed_on(blitz, timing, 0, now=1020.0, is_new_turn=True).left
    (165.0, 60.0)
    """
    if seat == timing.seat and not is_new_turn:
        return timing
    then = stopped(timing, now)
    if timing.seat < 0:
        return running(then, seat, now)
    clocks = list(then.left)
    clocks[timing.seat] = clocks[timing.seat] + terms.bonus_s if terms.pace == "live" else float(terms.budget_s)
    turns = (*timing.turns, EndedTurn(ply, then.left))[-MAX_TURNS:]
    return running(replace(arrived(then, [timing.seat], now), left=tuple(clocks), turns=turns), seat, now)


def taken_back(terms: Terms, timing: Timing, seat: int, now: float, *, ply: int) -> Timing:
    """The clocks when it is the turn of `seat` again, because the match went back to this ply: as if that turn had not ended, and
    those after it had not been. At a slow table at least an hour is left.

    >>> blitz = Terms("live", budget_s=180, bonus_s=5)
    >>> timing = handed_on(blitz, Timing((180.0, 60.0), 0, since=1000.0), 1, now=1020.0, ply=7)
    >>> taken_back(blitz, timing, 0, now=1030.0, ply=6)
    Timing(left=(160.0, 60.0), seat=0, since=1030.0, is_paused=False)
    >>> taken_back(blitz, timing, 1, now=1030.0, ply=8) is timing  # an own action, within the turn
    True
    """
    undone = [turn for turn in timing.turns if turn.ply > ply]
    if not undone and seat == timing.seat:
        return timing
    clocks = list(undone[0].left if undone else stopped(timing, now).left)
    if terms.pace == "slow" and seat >= 0:
        clocks[seat] = max(clocks[seat], SLOW_LOW_S)
    kept = tuple(turn for turn in timing.turns if turn.ply <= ply)
    return running(replace(timing, left=tuple(clocks), turns=kept), seat, now)


def stopped(timing: Timing, now: float) -> Timing:
    """No clock runs, and nothing is added: the turn is not over, but a bot plays on."""
    clocks = tuple(max(0.0, left(timing, seat, now)) for seat in range(len(timing.left)))
    return replace(timing, left=clocks, seat=-1, since=now)


def paused(timing: Timing, now: float) -> Timing:
    """The running clock waits; what was used of it is used.

    >>> timing = paused(Timing((100.0, 50.0), seat=0, since=1000.0), 1030.0)
    >>> left(timing, 0, 9999.0), timing.deadline, resumed(timing, 9999.0).deadline
    (70.0, None, 10069.0)
    """
    return replace(stopped(timing, now), seat=timing.seat, is_paused=True)


def resumed(timing: Timing, now: float) -> Timing:
    return running(replace(timing, is_paused=False), timing.seat, now)


def refilled(terms: Terms, timing: Timing, seat: int) -> Timing:
    """Someone whose clock does not run comes back: with the bonus, or a new turn, and at least half a minute.

    >>> refilled(Terms("live", 180, 5), Timing((0.0, 50.0)), 0).left, refilled(Terms("live", 180, 5), Timing((0.0, 50.0)), 1).left
    ((30.0, 50.0), (0.0, 50.0))
    """
    fresh = float(terms.budget_s if terms.pace == "slow" else max(30, terms.bonus_s))
    return replace(timing, left=tuple(max(one, fresh) if k == seat else one for k, one in enumerate(timing.left)))
