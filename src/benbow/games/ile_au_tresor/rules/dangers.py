"""Eruption and fever: the pirates in danger, and the rolls that save them."""
from __future__ import annotations

from benbow.engine.compiled import bit, rule

from .board import NOWHERE, at
from .options import PIRATES
from .positions import kill
from .state import DEAD, NOBODY, State

FEVER_ABOARD = 3  # IT-23: the roll that saves from the fever aboard


@rule(inline=False)
def threaten_sector(s: State, sector: int) -> None:
    """IT-22: all players' pirates on the numbered cells of a sector."""
    b = at(s.board)
    s.eruption = sector
    for seat in range(s.players):
        for pirate in range(s.pirates):
            here = s.at[seat, pirate]
            if here >= 0 and b.sector[here] == sector:
                s.saving |= bit(PIRATES * seat + pirate)


@rule(inline=False)
def threaten_roller(s: State) -> None:
    """IT-23: all living pirates of the turn's player."""
    for pirate in range(s.pirates):
        if s.at[s.turn, pirate] != DEAD:
            s.saving |= bit(PIRATES * int(s.turn) + pirate)


@rule
def next_in_danger(s: State) -> int:
    """IT-24: by seat from the turn's player on, then by pirate. -> 6 * seat + pirate"""
    for k in range(s.players):
        seat = (int(s.turn) + k) % int(s.players)
        for pirate in range(s.pirates):
            if s.saving & bit(PIRATES * seat + pirate):
                return PIRATES * seat + pirate
    return NOBODY


@rule(inline=False)
def needed(s: State, number: int) -> int:
    """IT-22, IT-23: the lowest roll that saves a pirate, given as 6 * seat + pirate."""
    b = at(s.board)
    here = s.at[number // PIRATES, number % PIRATES]
    if s.eruption != NOWHERE:
        return b.lava[here]
    return b.fever[here] if here >= 0 else FEVER_ABOARD


@rule(inline=False)
def save(s: State, thrown: int) -> None:
    """IT-24: the next pirate in danger; or all of his side at once."""
    first = next_in_danger(s)
    seat = first // PIRATES
    for pirate in range(s.pirates):
        number = PIRATES * seat + pirate
        if s.saving & bit(number) and (number == first or s.rescue):
            s.saving &= ~bit(number)
            if thrown < needed(s, number):
                kill(s, seat, pirate)
