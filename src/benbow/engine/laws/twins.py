"""Twins: a whole game again with other hidden actions. A seat from which they are hidden must see no difference."""
from __future__ import annotations

from ..compiled import Codes, below, kernel, rule
from ..compiled.calls import APPLY, LEGAL, SETUP, VEIL, Lists, Raw, actor, ask, copy, see
from ..contract import OVER
from .book import COMPARED, LAW, REACHED, TWIN, VIEW, VIEW_AGAIN, S, break_law, check_same
from .meanings import Law


@rule
def ply_hidden(calls: Codes, raw: Raw, w: Lists, line: Codes, plies: int, seat: int, luck: int) -> int:
    """Any of the plies that the seat was told otherwise than they were; -1 if there is none. In many games they are rare."""
    hidden = 0
    for is_counted in range(2):
        ask(calls, SETUP, raw, S, w, 0, 0)
        left = luck % hidden if hidden else -1
        for ply in range(plies):
            if ask(calls, VEIL, raw, S, w, line[ply], seat) != line[ply]:
                if is_counted and left == 0:
                    return ply
                left -= 1
                hidden += 1 - is_counted
            ask(calls, APPLY, raw, S, w, line[ply], 0)
    return -1


@kernel
def make_twin(calls: Codes, raw: Raw, w: Lists, line: Codes, plies: int, seat: int, luck: int, other: Codes, found: Codes) -> int:
    """Replay a game with other hidden actions from some hidden ply on, of equal veil to the seat; compare all views before OVER.

    -> the number of changed actions. The twin's actions are in `other`, as many as found[REACHED]: it ends where something was
    openly drawn or shown that does not fit it.
    """
    start = ply_hidden(calls, raw, w, line, plies, seat, luck)
    ask(calls, SETUP, raw, S, w, 0, 0)
    copy(raw, TWIN, S)
    changed = 0
    for ply in range(plies):
        found[REACHED] = ply
        action = line[ply]
        veiled = ask(calls, VEIL, raw, S, w, action, seat)
        pick, n, alike, is_there = action, ask(calls, LEGAL, raw, TWIN, w, 0, 0), 0, False
        for k in range(n):
            code = w.codes[k]
            if ask(calls, VEIL, raw, TWIN, w, code, seat) != veiled:
                continue
            if code == action:
                is_there = True
                if ply == start:
                    continue
            alike += 1
            if below(alike, w.rng) == 0:
                pick = code
        if is_there and ply != start:
            pick = action
        elif alike == 0:
            return changed
        other[ply] = pick
        changed += pick != action
        ask(calls, APPLY, raw, S, w, action, 0)
        ask(calls, APPLY, raw, TWIN, w, pick, 0)
        see(calls, raw, VIEW, S, w, seat)
        see(calls, raw, VIEW_AGAIN, TWIN, w, seat)
        found[COMPARED] += changed > 0
        if actor(raw, S) != OVER:
            check_same(raw, VIEW, VIEW_AGAIN, Law.TWINS, ply, seat, found)
        if actor(raw, S) != actor(raw, TWIN):
            break_law(found, Law.TWINS, ply, seat)
        if found[LAW] != Law.KEPT:
            return 0
    found[REACHED] = plies
    return changed


@kernel
def replay_line(calls: Codes, raw: Raw, w: Lists, line: Codes, plies: int, history: Raw) -> None:
    """All states of a line of actions, one after the other."""
    ask(calls, SETUP, raw, S, w, 0, 0)
    for ply in range(plies + 1):
        for k in range(raw.shape[1]):
            history[ply, k] = raw[S, k]
        if ply < plies:
            ask(calls, APPLY, raw, S, w, line[ply], 0)
