"""Lit trails: those of a chosen pawn, or those of all pawns over a disc that is named, laid or turned."""
from __future__ import annotations

from collections.abc import Iterator

from benbow.engine.drawing.scene import Piece
from benbow.engine.state import Ints

from ..rules.discs import ENDS
from ..rules.facts import NAMING, Snapshot, bits, reach, trails_of, turned
from ..rules.state import BLACK, EMPTY, NONE, RED, START, Phase
from . import art
from .curves import Curve, drawn, route
from .ids import DISC_IDS, FACE_IDS, TURN_IDS, WELL_IDS, Ids, pawn_of
from .places import layout


def shown(s: Snapshot, chosen: Ids) -> tuple[int, int]:
    """The preview of a partial gesture: a well and the disc that is shown in it; NONE twice if there is none."""
    if s.is_turning and s.spot != NONE and chosen and chosen[0] in TURN_IDS:
        return s.spot, turned(s.disc[s.spot], 1 + TURN_IDS.index(chosen[0]))
    if s.phase == Phase.LAY and s.drawn != NONE and chosen and chosen[0] in WELL_IDS:
        well = WELL_IDS.index(chosen[0])
        rotation = FACE_IDS.index(chosen[1]) if len(chosen) > 1 and chosen[1] in FACE_IDS else 0
        if s.disc[well] == EMPTY:
            return well, ENDS * s.drawn + rotation
    return NONE, NONE


def mover(s: Snapshot, chosen: Ids) -> int:
    """The point of the pawn that is about to move; NONE if there is none."""
    if not s.is_actor or not 0 <= s.seat <= 1:
        return NONE
    if s.phase == Phase.FREE:
        return s.spot
    pawn = pawn_of(chosen[0]) if chosen and s.phase == Phase.ACT else None
    return pawn[1] if pawn is not None and pawn[0] == s.seat and s.has_pawn(*pawn) else NONE


def targets(s: Snapshot, pawn: int) -> list[int]:
    """SI-14, SI-15"""
    if pawn == NONE or (s.phase == Phase.ACT and not s.left):
        return []
    return bits(reach(s, s.seat, pawn))


def pieces(s: Snapshot, chosen: Ids, layer: int) -> Iterator[Piece]:
    pawn = mover(s, chosen)
    well, disc = shown(s, chosen)
    if pawn != NONE:
        lit = art.ways(drawn(trails_from(s, s.disc, s.seat, pawn)), "", s.seat == RED, layout(s.jungle).size)
    else:
        is_clicked = s.phase in NAMING and chosen and chosen[0] in DISC_IDS  # to be named
        spot = well if well != NONE else DISC_IDS.index(chosen[0]) if is_clicked else s.named
        if spot == NONE:
            return
        lit = joined(s, spot, disc if well != NONE else s.disc[spot])
    if lit:
        yield Piece("ways", lit, layer=layer)


def joined(s: Snapshot, well: int, disc: int) -> str:
    """The trails of both sides over a well, if this disc were in it."""
    in_wells = [disc if k == well else lies for k, lies in enumerate(s.disc)]
    side = s.seat if s.seat in (RED, BLACK) else s.player
    return art.ways(over(s, in_wells, side, well), over(s, in_wells, 1 - side, well), side == RED, layout(s.jungle).size)


def over(s: Snapshot, in_wells: list[int], side: int, well: int) -> str:
    """The trails of a side's pawns, and of its start, that lead over a disc."""
    points = [point for point in bits(s.standing[side] | 1 << START) if point >= START or in_wells[point] != EMPTY]
    return drawn(curve for point in points for curve in trails_from(s, in_wells, side, point, well))


def trails_from(s: Snapshot, in_wells: Ints, side: int, point: int, over: int = NONE) -> Iterator[Curve]:
    """All trails from a point; or those of them that lead over a disc."""
    for places, _ in trails_of(s, in_wells, side, point):
        if places and (over == NONE or any(place // ENDS == over for place in places)):
            yield from route(s.jungle, s.set, in_wells, side, point, places)
