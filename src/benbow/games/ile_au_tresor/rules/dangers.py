"""Eruption and fever: who is in danger, and what saves."""
from __future__ import annotations

from typing import Any

from benbow.engine.compiled.kernel import bit, rule

from .board import BOARDS, NOWHERE
from .options import PIRATES
from .positions import kill
from .state import DEAD, NOBODY, State

LAVA, FEVER, SECTOR = BOARDS.lava, BOARDS.fever, BOARDS.sector
ABOARD_SAFE = 3  # IT-23: aboard


@rule(inline=False)
def threaten_sector(s: State, sector: int) -> None:
    """IT-22: every pirate of anyone on the numbered cells of a sector."""
    s.eruption = sector
    for seat in range(s.players):
        for pirate in range(s.pirates):
            here = s.at[seat, pirate]
            if here >= 0 and SECTOR[s.map, here] == sector:
                s.saving |= bit(PIRATES * seat + pirate)


@rule(inline=False)
def threaten_roller(s: State) -> None:
    """IT-23: all that are alive."""
    for pirate in range(s.pirates):
        if s.at[s.turn, pirate] != DEAD:
            s.saving |= bit(PIRATES * int(s.turn) + pirate)


@rule
def next_in_danger(s: State) -> int:
    """IT-24: by seat from the roller, then by number. -> 6 * seat + pirate"""
    for k in range(s.players):
        seat = (int(s.turn) + k) % int(s.players)
        for pirate in range(s.pirates):
            if s.saving & bit(PIRATES * seat + pirate):
                return PIRATES * seat + pirate
    return NOBODY


@rule(inline=False)
def needed(s: State, who: int) -> Any:
    """IT-22, IT-23: with so much or more he is saved."""
    here = s.at[who // PIRATES, who % PIRATES]
    if s.eruption != NOWHERE:
        return LAVA[s.map, here]
    return FEVER[s.map, here] if here >= 0 else ABOARD_SAFE


@rule(inline=False)
def save(s: State, thrown: int) -> None:
    """IT-24: for the next one; or for all of his side at once."""
    first = next_in_danger(s)
    seat = first // PIRATES
    for pirate in range(s.pirates):
        who = PIRATES * seat + pirate
        if s.saving & bit(who) and (who == first or s.rescue):
            s.saving &= ~bit(who)
            if thrown < needed(s, who):
                kill(s, seat, pirate)
