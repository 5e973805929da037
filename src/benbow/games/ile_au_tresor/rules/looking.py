"""Looking into chests. What is in a chest is drawn when a pirate looks (IT-33, IT-38)."""
from __future__ import annotations

from benbow.engine.compiled import Codes, rule
from benbow.engine.contract import CHANCE

from .actions import LOOK
from .positions import chest_on, wait_for
from .state import EMPTY, NO_CHEST, TREASURE, UNSEEN, Phase, State

CONTENTS = 2  # empty, treasure


@rule
def chest_to_see(s: State, place: int) -> int:
    """IT-33: the chest on a hex, if the turn's player has not looked into it and the treasure is still in one: public facts."""
    if s.origin != NO_CHEST:
        return NO_CHEST
    chest = chest_on(s, place)
    return chest if chest != NO_CHEST and s.seen[s.turn, chest] == UNSEEN else NO_CHEST


@rule(inline=False)
def chest_due(s: State) -> int:
    """IT-33: a pirate who fled onto a chest or was recruited there looks when his next progress begins."""
    if s.origin == NO_CHEST:
        for pirate in range(s.pirates):
            here = s.at[s.turn, pirate]
            if here >= 0:
                chest = chest_to_see(s, here)
                if chest != NO_CHEST:
                    return chest
    return NO_CHEST


@rule
def begin_look(s: State, chest: int, resume: int) -> None:
    s.looking = chest
    s.resume = resume
    wait_for(s, CHANCE, Phase.LOOK)


@rule
def look_weights(s: State, chest: int) -> tuple[int, int]:
    """IT-38: as if one chest had been marked at the start: all chests that nobody has seen empty are equally likely.
    -> weights of empty and treasure"""
    possible, is_found, is_seen_empty = 0, False, False
    for other in range(s.chests):
        empty = False
        for seat in range(s.players):
            empty |= s.seen[seat, other] == EMPTY
            if s.seen[seat, other] == TREASURE:
                if other == chest:
                    return 0, 1
                is_found = True
        possible += not empty
        is_seen_empty |= empty and other == chest
    if is_found or is_seen_empty:
        return 1, 0
    return possible - 1, 1


@rule(inline=False)
def each_content(s: State, out: Codes) -> int:
    empty, treasure = look_weights(s, s.looking)
    out[0] = LOOK + CONTENTS * int(s.looking)
    n = int(empty > 0)
    out[n] = LOOK + CONTENTS * int(s.looking) + 1
    return n + (treasure > 0)


@rule(inline=False)
def content_odds(s: State, out: Codes) -> int:
    empty, treasure = look_weights(s, s.looking)
    out[0] = empty
    out[int(empty > 0)] = treasure
    return empty + treasure
