"""Duels and arrivals: pawns and chests change hands."""
from __future__ import annotations

from benbow.engine.compiled import bit, rule
from benbow.engine.contract import CHANCE

from .state import CAMP, NONE, OPEN, SHIP, START, Phase, State
from .trails import across


@rule
def begin_duel(s: State, spot: int) -> None:
    """SI-23: the attacker throws first. His pawn is on no point until the duel is decided."""
    s.spot = spot
    s.thrower = s.player
    s.actor = CHANCE
    s.phase = Phase.DUEL


@rule
def stand(s: State, point: int) -> None:
    """A pawn of the player's comes to a point. On its start it opens the goal to a returned one: SI-28"""
    s.standing[s.player] |= bit(point)
    if point == START and s.returned[s.player]:
        s.returned[s.player] = OPEN


@rule
def capture(s: State, winner: int) -> None:
    """The winner gets the loser's pawn and a chest. SI-24, SI-25, SI-29"""
    loser = 1 - winner
    if winner == s.player:
        s.standing[loser] &= ~bit(across(s.spot))
        stand(s, s.spot)
    if s.returned[winner]:
        s.aboard[winner] += 1  # SI-29
    else:
        s.in_camp[winner] += 1
    s.returned[loser] = 0  # SI-28: a side with a returned pawn had no other
    take_chest(s, winner)
    if loser == s.player:
        s.spot = NONE


@rule
def take_chest(s: State, winner: int) -> None:
    """SI-25: from the loser's camp, else from his ship, if there is one."""
    loser = 1 - winner
    source = CAMP if s.chests[loser, CAMP] else SHIP
    if s.chests[loser, source]:
        s.chests[loser, source] -= 1
        s.chests[winner, SHIP] += 1


@rule
def go_aboard(s: State, side: int) -> None:
    """SI-17: with two chests of the own camp, or its last one; else with one of the opponent's camp or ship."""
    s.aboard[side] += 1
    s.returned[side] = 0
    carried = min(2, s.chests[side, CAMP])
    if carried:
        s.chests[side, CAMP] -= carried
        s.chests[side, SHIP] += carried
    else:
        take_chest(s, side)


@rule
def has_pawns(s: State, side: int) -> bool:
    """Does a side have a pawn anywhere: in the camp, on a point, or aboard? SI-30"""
    return s.in_camp[side] + s.aboard[side] > 0 or s.standing[side] != 0
