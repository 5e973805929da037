"""Twins: a whole game again with other hidden actions. A seat from which they are hidden must see no difference."""
from __future__ import annotations

from .contract import OVER
from .kernel import Codes, Desk, States, below, kernel, settle_kernels
from .lawbook import COMPARED, REACHED, TWIN, VIEW, VIEW_AGAIN, Law, Raw, S, _apply, _hide, _legal, _setup, _veil, break_law, same


@kernel
def make_twin(r: States, raw: Raw, w: Desk, line: Codes, plies: int, seat: int, start: int, other: Codes, found: Codes) -> int:
    """Replay a game with other hidden actions from ply `start` on, of equal veil to the seat; compare all views before OVER.

    -> the number of changed actions. The twin's actions are in `other`, as many as found[REACHED]: it ends where something was
    openly drawn or shown that does not fit it.
    """
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
