"""Trails that are lit: those of a chosen pawn, and those of all pawns over a disc that is named, laid or turned."""
from __future__ import annotations

from collections.abc import Iterator

from benbow.engine.contract import View
from benbow.engine.drawing.scene import Piece

from ..rules.facts import bits, reach, trails_of, turned, with_disc
from ..rules.jungle import ENDS, WELLS
from ..rules.state import BLACK, EMPTY, NONE, RED, START, Phase, State
from . import art
from .paths import Curve, drawn, route
from .seen import DISC_IDS, FACE_IDS, TURN_IDS, WELL_IDS, Table, pawn_of

Ids = tuple[str, ...]


def shown(table: Table, chosen: Ids) -> tuple[int, int]:
    """The well and the disc in it that a half-finished gesture shows there; NONE twice if it shows none."""
    if table.phase == Phase.TURN and table.spot != NONE and chosen and chosen[0] in TURN_IDS:
        return table.spot, turned(table.disc[table.spot], 1 + TURN_IDS.index(chosen[0]))
    if table.phase == Phase.LAY and table.drawn != NONE and chosen and chosen[0] in WELL_IDS:
        well = WELL_IDS.index(chosen[0])
        rotation = FACE_IDS.index(chosen[1]) if len(chosen) > 1 and chosen[1] in FACE_IDS else 0
        if table.disc[well] == EMPTY:
            return well, ENDS * table.drawn + rotation
    return NONE, NONE


def mover(table: Table, chosen: Ids) -> int:
    """The point of the pawn that is about to move; NONE if there is none."""
    if not table.is_asked or not 0 <= table.seat <= 1:
        return NONE
    if table.phase == Phase.FREE:
        return table.spot
    who = pawn_of(chosen[0]) if chosen and table.phase == Phase.ACT else None
    return who[1] if who is not None and who[0] == table.seat and table.standing[table.seat] >> who[1] & 1 else NONE


def targets(view: View, table: Table, pawn: int) -> list[int]:
    """SI-14, SI-15"""
    if pawn == NONE or (table.phase == Phase.ACT and not table.left):
        return []
    return bits(reach(view.record, table.seat, pawn))


def pieces(view: View, table: Table, chosen: Ids, layer: int) -> Iterator[Piece]:
    pawn = mover(table, chosen)
    well, disc = shown(table, chosen)
    if pawn != NONE:
        own, foe, side = lines(view.record, table, table.disc, table.seat, pawn), "", table.seat
    else:
        spot = well if well != NONE else table.named if table.named != NONE else looked_at(table, chosen)
        if spot == NONE:
            return
        s, lie = view.record, list(table.disc)
        if well != NONE:
            s, lie[well] = with_disc(s, well, disc), disc
        side = table.seat if table.seat in (RED, BLACK) else table.player
        own, foe = through(s, table, lie, side, spot), through(s, table, lie, 1 - side, spot)
    if own or foe:
        yield Piece("ways", art.ways(own, foe, side == RED), layer=layer)


def looked_at(table: Table, chosen: Ids) -> int:
    """A disc that was clicked, to be named."""
    return DISC_IDS.index(chosen[0]) if chosen and chosen[0] in DISC_IDS and table.phase == Phase.ACT else NONE


def lines(s: State, table: Table, lie: list[int], side: int, point: int) -> str:
    """All trails of a pawn."""
    return drawn(curve for trail in trails_of(s, side, point) for curve in whole(table, lie, side, point, trail.places))


def through(s: State, table: Table, lie: list[int], side: int, well: int) -> str:
    """The trails of a side's pawns, and of its start, that come over a disc."""
    found: list[Curve] = []
    for point in bits(table.standing[side] | 1 << START):
        if point < WELLS and lie[point] == EMPTY:
            continue
        for trail in trails_of(s, side, point):
            if any(place // ENDS == well for place in trail.places):
                found += whole(table, lie, side, point, trail.places)
    return drawn(found)


def whole(table: Table, lie: list[int], side: int, point: int, places: tuple[int, ...]) -> list[Curve]:
    return route(table.board, table.discs, lie, side, point, places) if places else []

