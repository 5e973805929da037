"""What each player has, and what this seat knows: finds, jokers, map tiles, the hold, points, notes."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from benbow.engine.contract import OVER, View
from benbow.engine.drawing.art import INK, Place, quiet
from benbow.engine.drawing.scene import Piece, fitting, text
from benbow.engine.words import Words

from ..rules.board import BOARDS, COLUMNS, NUMBERS, SYMBOLS, square_name
from ..rules.facts import hold_points, is_from_hook, pairs, points_of, stack_bonus
from ..rules.state import SEATS
from . import art, props
from .places import (
    DESK_WIDTH,
    DESK_X,
    GRID,
    GRID_Y,
    JOKER_HEAP,
    PANEL_Y,
    PANELS,
    coin_place,
    find_place,
    map_place,
    marker_place,
    size_of,
    stack_place,
    supply_place,
)
from .seen import COLOURS, Table, face_name, map_ids, origin_name, say, tiles_name

PANEL_LAYER, TILE_LAYER, TOP_LAYER = 0, 1, 5
NAME = 28  # the size of players' names


def pieces(view: View, table: Table, words: Words) -> Iterator[Piece]:
    for seat in range(SEATS):
        who = words("seat", n=seat + 1)
        sums = tally(view, seat)
        yield from points(view, table, seat, who, sums, words.lang)
        yield from finds(table, seat, who, words.lang)
        yield from maps(table, seat, who, words.lang)
        yield from hold(table, seat, who, sums.hold, words.lang)
    if view.actor != OVER and not table.is_laying:
        x, y = PANELS[table.mover], PANEL_Y
        yield Piece("turn", props.TURN, x, y, layer=PANEL_LAYER)


# --------------------------------------------------------------------------------------------------------- points
class Tally(NamedTuple):
    """As it would be counted now (MA-29), and at the end with the 20 of the variant (MA-31)."""

    total: int
    pairs: int
    bonus: int
    hold: int

    @property
    def lost(self) -> int:
        return self.total - self.pairs - self.bonus - self.hold


def tally(view: View, seat: int) -> Tally:
    s = view.record
    return Tally(int(points_of(s, seat)), 2 * int(pairs(s, seat)), int(stack_bonus(s, seat)), int(hold_points(s, seat)))


def points(view: View, table: Table, seat: int, who: str, sums: Tally, lang: str) -> Iterator[Piece]:
    """The name, the sum, what it is made of, and the counter on the track."""
    x, colour = PANELS[seat], COLOURS[seat]
    waiting = table.pirates - table.deployed[seat]
    wide = (supply_place(seat, 0, waiting).x - x if waiting else 334) - 92  # as far as the next pirate, or the coin
    weight = 600 if seat == view.seat else 400
    written = text(0, 0, fitting(who, wide / NAME), NAME, anchor="start", fill=INK, weight=weight, css="ink")
    yield Piece(f"name-{colour}", written, x + 66, PANEL_Y + 36, layer=PANEL_LAYER)
    place = coin_place(seat)
    name = score_name(who, sums, view.actor == OVER, lang)
    yield Piece(f"points-{colour}", props.coin(str(sums.total)), place.x, place.y, name=name, layer=PANEL_LAYER)
    yield Piece(f"sums-{colour}", props.sums(sums.pairs, sums.bonus, sums.hold), x + 60, PANEL_Y + 59, layer=PANEL_LAYER)
    place = marker_place(sums.total, seat)
    yield Piece(f"marker-{colour}", props.marker(seat), place.x, place.y, layer=PANEL_LAYER)


def score_name(who: str, sums: Tally, is_over: bool, lang: str) -> str:
    if is_over:
        return say("drawn-score-end", lang, who=who, points=sums.total, pairs=sums.pairs, bonus=sums.bonus, hold=sums.hold,
                   lost=sums.lost)
    return say("drawn-score", lang, who=who, points=sums.total, pairs=sums.pairs, bonus=sums.bonus, hold=sums.hold)


# ---------------------------------------------------------------------------------------------------------- finds
def finds(table: Table, seat: int, who: str, lang: str) -> Iterator[Piece]:
    """By symbol, as pairs count; the tile taken first lies lowest."""
    counts = table.kept[seat]
    told = [say("drawn-finds", lang, symbol=BOARDS.symbols[k], n=n) for k, n in enumerate(counts) if n]
    if table.jokers[seat]:
        told.append(say("drawn-jokers", lang, n=table.jokers[seat]))
    name = say("drawn-row", lang, who=who, finds=", ".join(told) or say("drawn-none", lang))
    drawn = props.row((*counts, table.jokers[seat]))
    yield Piece(f"row-{COLOURS[seat]}", drawn, PANELS[seat], PANEL_Y, name=name, layer=PANEL_LAYER)
    heaps = [0] * SYMBOLS
    for square in table.row[seat]:
        symbol = (table.tile[square] - 1) // NUMBERS
        yield kept(square, table.tile[square] - 1, find_place(seat, symbol, heaps[symbol]))
        heaps[symbol] += 1
    for k in range(table.jokers[seat]):
        x, y, size = find_place(seat, JOKER_HEAP, k)
        yield Piece(f"joker-{COLOURS[seat]}-{k + 1}", art.use("joker"), x, y, size=size, layer=TILE_LAYER)


@lru_cache(maxsize=4096)
def kept(square: int, kind: int, place: Place) -> Piece:
    return Piece(f"tile-{square_name(square).lower()}", art.tile(kind), place.x, place.y, size=place.size, layer=TILE_LAYER)


# ------------------------------------------------------------------------------------------------------ map tiles
def maps(table: Table, seat: int, who: str, lang: str) -> Iterator[Piece]:
    """In the order taken; faces where the seat knows them (MA-32)."""
    origins = table.origin[seat]
    for k, id in enumerate(map_ids(seat, origins)):
        is_shown, place = bool(table.shown[seat][k]), map_place(seat, k, len(origins))
        yield map_piece(id, origins[k], table.face[seat][k], is_shown, place, who, lang)


@lru_cache(maxsize=4096)
def map_piece(id: str, origin: int, face: int, is_shown: bool, place: Place, who: str, lang: str) -> Piece:
    where, told = origin_name(origin, lang), face_name(face)
    if not face:
        name = say("drawn-from-hidden", lang, square=where)
    else:
        name = say("drawn-from-shown" if is_shown else "drawn-from", lang, square=where, face=told)
    name = say("drawn-owned", lang, what=name, who=who)
    drawn = props.map_tile(told, "" if is_from_hook(origin) else square_name(origin), is_shown)
    return Piece(id, drawn, place.x, place.y, size=place.size, name=name, layer=TILE_LAYER)


# ------------------------------------------------------------------------------------------------------- the hold
def hold(table: Table, seat: int, who: str, worth: int, lang: str) -> Iterator[Piece]:
    """Face-down stacks; what they are worth is public by counting (MA-32)."""
    n = table.stacks[seat]
    name = say("drawn-hold", lang, who=who, stacks=n, points=worth)
    if n:
        name = say("drawn-hold-content", lang, hold=name, tiles=tiles_name(tuple(table.hold[seat]), lang))
    yield Piece(f"hold-{COLOURS[seat]}", props.HULL, PANELS[seat] + 196, PANEL_Y + 272, name=name, layer=PANEL_LAYER)
    for k in range(n):
        x, y, size = stack_place(seat, k, n)
        yield Piece(f"stack-{COLOURS[seat]}-{k + 1}", quiet(props.STACK), x, y, size=size, layer=TILE_LAYER)


# ---------------------------------------------------------------------------------------------------------- notes
def notes(table: Table, lang: str) -> Iterator[Piece]:
    """What is ruled out by the tiles that this seat has seen; nothing where the table plays without notes."""
    if table.notes is None:
        return
    size = size_of(table.board)
    columns, rows = (tuple(k in out for k in range(size)) for out in table.notes)
    left = columns.count(False) * rows.count(False)
    told = say("drawn-left", lang, left=left, all=size * size)
    name = say("drawn-notes", lang, left=left, all=size * size,
               columns=", ".join(COLUMNS[k] for k in range(size) if columns[k]) or "–",
               rows=", ".join(str(k + 1) for k in range(size) if rows[k]) or "–")
    yield Piece("notes", props.notes(columns, rows, GRID, told), DESK_X + DESK_WIDTH / 2, GRID_Y, name=name, layer=PANEL_LAYER)
    yield Piece("ruled", props.ruled(columns, rows), 0, 0, layer=PANEL_LAYER)
