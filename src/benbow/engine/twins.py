"""Twins: a whole game again with other hidden actions. A seat from which they are hidden must see no difference."""
from __future__ import annotations

from .contract import OVER
from .kernel import Codes, Desk, States, below, kernel, rule, settle_kernels
from .lawbook import COMPARED, REACHED, TWIN, VIEW, VIEW_AGAIN, Law, Raw, S, _apply, _hide, _legal, _setup, _veil, break_law, same


@rule
def ply_hidden(r: States, line: Codes, plies: int, seat: int, luck: int) -> int:
    """Any of the plies that the seat was told otherwise than they were; -1 if there is none. In many games they are rare."""
    hidden = 0
    for is_counted in range(2):
        _setup(r[S])
        left = luck % hidden if hidden else -1
        for ply in range(plies):
            if _veil(r[S], line[ply], seat) != line[ply]:
                if is_counted and left == 0:
                    return ply
                left -= 1
                hidden += 1 - is_counted
            _apply(r[S], line[ply])
    return -1


@kernel
def make_twin(r: States, raw: Raw, w: Desk, line: Codes, plies: int, seat: int, luck: int, other: Codes, found: Codes) -> int:
    """Replay a game with other hidden actions from some hidden ply on, of equal veil to the seat; compare all views before OVER.

    -> the number of changed actions. The twin's actions are in `other`, as many as found[REACHED]: it ends where something was
    openly drawn or shown that does not fit it.
    """
    start = ply_hidden(r, line, plies, seat, luck)
    _setup(r[S])
    r[TWIN] = r[S]
    changed = 0
    for ply in range(plies):
        found[REACHED] = ply
        action = line[ply]
        veiled = _veil(r[S], action, seat)
        pick, n, alike, is_there = action, _legal(r[TWIN], w), 0, False
        for k in range(n):
            code = w.codes[k]
            if _veil(r[TWIN], code, seat) != veiled:
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
        _apply(r[S], action)
        _apply(r[TWIN], pick)
        r[VIEW] = r[S]
        _hide(r[VIEW], seat)
        r[VIEW_AGAIN] = r[TWIN]
        _hide(r[VIEW_AGAIN], seat)
        found[COMPARED] += changed > 0
        if r[S].actor != r[TWIN].actor or (r[S].actor != OVER and not same(raw, VIEW, VIEW_AGAIN)):
            break_law(found, Law.TWINS, ply, seat)
            return 0
    found[REACHED] = plies
    return changed


@kernel
def replay_line(line: Codes, plies: int, history: States) -> None:
    """All states of a line of actions, one after the other."""
    _setup(history[0])
    for ply in range(plies):
        history[ply + 1] = history[ply]
        _apply(history[ply + 1], line[ply])


settle_kernels(__name__)
