"""Long moves: a far destination is a list of single actions, played one by one. What stops one is the same for everybody."""
from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ..contract import Explanation, View
from ..match import Match
from ..words import Words

LONGEST = 24  # actions of one route
Ids = tuple[str, ...]
Route = tuple[int, ...]


def routes_of(view: View) -> dict[Ids, Route]:
    """The far destinations of the view's seat: what is clicked in turn -> the actions that lead there. Most games offer none."""
    return view.game.drawing.routes(view)


def too_far(view: View, ids: Ids, words: Words) -> Explanation | None:
    """Why the view's seat cannot go there now, if that is what was clicked."""
    return view.game.drawing.beyond(view, ids, words) if view.actor == view.seat else None


def follow(match: Match, codes: Sequence[int]) -> int:
    """Play one action after the other. -> how many were played

    Only the first may be refused as ever. It goes on as long as what was done could still be taken back: so never past a draw, a
    look, something uncovered or another seat's turn; and it ends before an action that is not allowed any more.
    """
    for code in codes:
        match.game.verbs.of(code)  # BadCodeError, before anything is played
    match.play(codes[0])
    played = 1
    for code in codes[1:]:
        if not match.can_undo() or code not in match.legal():
            break
        match.play(code)
        played += 1
    return played


def is_shown(gestures: Iterable[Ids], chosen: Ids) -> bool:
    """Is it a trail that is shown now: would a second tap on what was chosen last go there?"""
    again = (*chosen, *chosen[-1:])
    return bool(chosen) and any(ids[: len(again)] == again for ids in gestures)


def starts(gestures: Iterable[Ids], chosen: Ids) -> tuple[Ids, ...]:
    """Partial gestures from which one may go on. While a trail is shown, something else may be chosen instead of its end."""
    return (chosen, chosen[:-1]) if is_shown(gestures, chosen) else (chosen,)


def lit(gestures: Collection[Ids], chosen: Ids) -> set[str]:
    """What can be clicked next."""
    can = set[str]()
    for start in starts(gestures, chosen):
        n = len(start)
        can |= {ids[n] for ids in gestures if ids[:n] == start and len(ids) > n}
    return can
