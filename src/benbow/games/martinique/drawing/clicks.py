"""What is clicked for each action, and the action that other clicks most likely meant."""
from __future__ import annotations

from collections import Counter

from benbow.engine.contract import View

from ..rules.actions import (
    DECLINE,
    DEPLOY,
    DIG,
    FIRST_MOVE,
    FIRST_PICK,
    HOOK_TILE,
    JOKER,
    LOAD,
    LOADS,
    MAP_TILE,
    SKIP,
    STOOL,
)
from ..rules.board import IN_TREASURE, SIZES, SQUARES, is_on
from ..rules.facts import Snapshot, may_move
from ..rules.state import SEATED, SEATS, SUPPLY, Phase
from .ids import HOOK_IDS, PIRATE_IDS, PLACE_IDS, SQUARE_IDS, TREASURE_IDS, map_ids, pirate_of, stool_id

LOAD_BUTTON, SKIP_BUTTON, DECLINE_BUTTON = "load", "skip", "decline"
Ids = tuple[str, ...]


def gestures(view: View) -> dict[int, Ids]:
    codes = view.legal()
    if not codes:
        return {}
    if view.phase == Phase.LOAD:
        return load_gestures(codes)
    s, can_move = Snapshot.of(view), any(FIRST_MOVE <= code < SKIP for code in codes)
    return {code: gesture(s, code, can_move) for code in codes}


def gesture(s: Snapshot, code: int, can_move: bool) -> Ids:
    if code == SKIP:
        return (SKIP_BUTTON,)
    if code >= FIRST_PICK:
        return (maps_of_other(s)[code - FIRST_PICK],)
    if code >= DIG:
        return (SQUARE_IDS[code - DIG],)
    if code >= HOOK_TILE:
        return (HOOK_IDS[code - HOOK_TILE],)
    if code >= FIRST_MOVE:
        pirate, square = divmod(code - FIRST_MOVE, SQUARES)
        return PIRATE_IDS[s.seat][pirate], SQUARE_IDS[square]
    landing = code - DEPLOY
    goal = stool_id(s.seated) if landing == STOOL else SQUARE_IDS[landing]
    return (PIRATE_IDS[s.seat][s.deployed[s.seat]], goal) if can_move else (goal,)


def maps_of_other(s: Snapshot) -> list[str]:
    """The ids of the map tiles of the other player."""
    other = 1 - s.seat
    return map_ids(other, [*s.origin[other][: s.maps[other]]])


def load_gestures(codes: list[int]) -> dict[int, Ids]:
    """One click loads a treasure if no joker can be used; otherwise the places for jokers are clicked, then a button."""
    loads = {code: LOADS[code - LOAD] for code in codes if code != DECLINE}
    ways, found = Counter(treasure for treasure, _ in loads.values()), dict[int, Ids]()
    for code, (treasure, mask) in loads.items():
        jokers = [id for k, id in enumerate(PLACE_IDS[treasure]) if mask >> k & 1]
        found[code] = (TREASURE_IDS[treasure], *([*jokers, LOAD_BUTTON] if mask or ways[treasure] > 1 else []))
    return found | ({DECLINE: (DECLINE_BUTTON,)} if DECLINE in codes else {})


# --------------------------------------------------------------------------------------------- what was meant
def attempt(view: View, ids: Ids) -> int | None:
    """The action that these clicks most likely meant."""
    if not ids or view.seat not in range(SEATS):
        return None
    for code, gesture in gestures(view).items():
        if gesture == ids:
            return code
    id, s = ids[-1], Snapshot.of(view)
    if id in HOOK_IDS:
        return HOOK_TILE + (JOKER, MAP_TILE)[HOOK_IDS.index(id)]
    if id in maps_of_other(s):
        return FIRST_PICK + maps_of_other(s).index(id)
    if id.startswith(("treasure-", "place-")):
        return meant_load(ids)
    if id.startswith("stool-"):
        return DEPLOY + STOOL if s.in_supply(s.seat) else None
    pirate = pirate_of(id)
    if pirate is not None and pirate[0] == s.seat and not s.is_sunset:
        return meant_pirate(view, pirate[1])
    square = SQUARE_IDS.index(id) if id in SQUARE_IDS else s.where[pirate[0]][pirate[1]] if pirate else SUPPLY
    if square < 0 or not is_on(square, s.size):
        return None
    return DIG + square if s.is_sunset else meant_square(view, ids[:-1], square)


def meant_load(ids: Ids) -> int | None:
    size = ids[-1].split("-")[1]
    if size not in SIZES:
        return None
    treasure = SIZES.index(size)
    mask = sum(1 << k for k in range(IN_TREASURE[treasure]) if PLACE_IDS[treasure][k] in ids)
    return LOAD + LOADS.index((treasure, mask))


def meant_pirate(view: View, pirate: int) -> int | None:
    """A click on an own pirate who cannot move now: others are to be deployed first, he is blocked, or he sits."""
    s = Snapshot.of(view)
    where = s.where[s.seat][pirate]
    if where == SUPPLY:  # he can be deployed; any square will do as an example
        return min((code for code in view.legal() if DEPLOY <= code < FIRST_MOVE), default=None)
    if where == SEATED:
        return FIRST_MOVE + SQUARES * pirate
    free = s.walks(s.seat, pirate)
    if free and s.actor == s.seat and s.phase == Phase.ACT and may_move(s, s.seat):
        return None  # he can go; the next click says where
    goal = min(free or s.reach(where))
    return FIRST_MOVE + SQUARES * pirate + goal


def meant_square(view: View, before: Ids, square: int) -> int | None:
    """The chosen pirate is to move there; if none is chosen, one is to be deployed there or to move there from too far away."""
    s, seat = Snapshot.of(view), view.seat
    chosen = pirate_of(before[0]) if before else None
    if chosen is not None and chosen[0] == seat:
        return DEPLOY + square if s.where[seat][chosen[1]] == SUPPLY else FIRST_MOVE + SQUARES * chosen[1] + square
    ashore = [pirate for pirate in range(s.pirates) if s.where[seat][pirate] >= 0]
    near = [pirate for pirate in ashore if square in s.walks(seat, pirate)] if may_move(s, seat) else []
    if s.in_supply(seat) and (not near or DEPLOY + square in gestures(view)):
        return DEPLOY + square
    return FIRST_MOVE + SQUARES * (near or ashore)[0] + square if ashore else None
