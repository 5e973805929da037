"""What each player has, and what this seat knows: finds, jokers, map tiles, the hold, points, notes."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from benbow.engine.contract import OVER
from benbow.engine.drawing.art import INK, Place, quiet, turn_frame
from benbow.engine.drawing.scene import Piece, fitting, text
from benbow.engine.words import Words

from ..rules.board import COLUMNS, NUMBERS, SYMBOL_NAMES, SYMBOLS, square_name
from ..rules.facts import Snapshot, Tally
from ..rules.state import HOOK, SEATS, Phase
from . import art, places, props
from .ids import COLOURS, TILE_IDS, map_ids
from .names import face_name, origin_name, say, tiles_name
from .places import PANEL_HEIGHT, PANEL_WIDTH, PANEL_X, PANELS, STACKS, piece_at

PANEL_LAYER, TILE_LAYER = 0, 1
NAME, NAME_WIDTH = 27, 156  # the size of players' names, and the room for them
TURN = turn_frame(PANEL_WIDTH, PANEL_HEIGHT)


def pieces(s: Snapshot, words: Words) -> Iterator[Piece]:
    for seat in range(SEATS):
        who = words("seat", n=seat + 1)
        sums = s.tally(seat)
        yield from points(s, seat, who, sums, words.lang)
        yield from finds(s, seat, who, words.lang)
        yield from maps(s, seat, who, words.lang)
        yield from hold(s, seat, who, sums.hold, words.lang)
    if s.actor != OVER and not s.is_laying:
        yield Piece("turn", TURN, PANEL_X, PANELS[s.mover], layer=PANEL_LAYER)


# --------------------------------------------------------------------------------------------------------- points
def points(s: Snapshot, seat: int, who: str, sums: Tally, lang: str) -> Iterator[Piece]:
    """The name, the sum, and what it is made of; where no pirate waits any more, a face."""
    y, colour = PANELS[seat], COLOURS[seat]
    weight = 600 if seat == s.seat else 400
    written = text(0, 0, fitting(who, NAME_WIDTH / NAME), NAME, anchor="start", fill=INK, weight=weight, css="ink")
    yield Piece(f"name-{colour}", written, PANEL_X + 116, y + 34, layer=PANEL_LAYER)
    name = say("drawn-score-end" if s.actor == OVER else "drawn-score", lang, who=who, points=sums.total, pairs=sums.pairs,
               bonus=sums.bonus, hold=sums.hold, lost=sums.lost) if s.are_holds_open else say("drawn-score-closed", lang, who=who)
    coin = props.coin(str(sums.total) if s.are_holds_open else "?")
    yield piece_at(places.coin_place(seat), f"points-{colour}", coin, PANEL_LAYER, name)
    if not s.in_supply(seat):
        yield piece_at(places.supply_place(seat, 0, 1), f"face-{colour}", quiet(art.face(seat)), PANEL_LAYER)
    if s.are_holds_open:
        yield Piece(f"sums-{colour}", props.sums(sums.pairs, sums.bonus, sums.hold), PANEL_X + 118, y + 58, layer=PANEL_LAYER)


# ---------------------------------------------------------------------------------------------------------- finds
def finds(s: Snapshot, seat: int, who: str, lang: str) -> Iterator[Piece]:
    """By symbol; the tile taken first lies lowest."""
    counts = s.kept[seat]
    told = [say("drawn-finds", lang, symbol=SYMBOL_NAMES[k], n=n) for k, n in enumerate(counts) if n]
    if s.jokers[seat]:
        told.append(say("drawn-jokers", lang, n=s.jokers[seat]))
    name = say("drawn-row", lang, who=who, finds=", ".join(told) or say("drawn-none", lang))
    drawn = props.row((*counts, s.jokers[seat]))
    yield Piece(f"row-{COLOURS[seat]}", drawn, PANEL_X, PANELS[seat], name=name, layer=PANEL_LAYER)
    heaps = [0] * SYMBOLS
    for square in s.finds(seat):
        symbol = (s.tile[square] - 1) // NUMBERS
        yield kept(square, s.tile[square] - 1, places.find_place(seat, symbol, heaps[symbol]))
        heaps[symbol] += 1
    for k in range(s.jokers[seat]):
        place = places.find_place(seat, places.JOKER_HEAP, k)
        yield piece_at(place, f"joker-{COLOURS[seat]}-{k + 1}", art.use("joker"), TILE_LAYER)


@lru_cache(maxsize=4096)
def kept(square: int, kind: int, place: Place) -> Piece:
    return piece_at(place, TILE_IDS[square], art.tile(kind), TILE_LAYER)


# ------------------------------------------------------------------------------------------------------ map tiles
def maps(s: Snapshot, seat: int, who: str, lang: str) -> Iterator[Piece]:
    """In the order taken; faces where the seat knows them (MA-32)."""
    origins = [*s.origin[seat][: s.maps[seat]]]
    for k, id in enumerate(map_ids(seat, origins)):
        is_shown, place = bool(s.shown[seat][k]), places.map_place(seat, k, len(origins))
        can_pick = s.phase == Phase.PICK and seat != s.mover and not is_shown
        yield map_piece(id, origins[k], s.face[seat][k], is_shown, can_pick, place, who, lang)


@lru_cache(maxsize=4096)
def map_piece(id: str, origin: int, face: int, is_shown: bool, can_pick: bool, place: Place, who: str, lang: str) -> Piece:
    where, told = origin_name(origin, lang), face_name(face)
    if not face:
        name = say("drawn-from-hidden", lang, square=where)
    else:
        name = say("drawn-from-shown" if is_shown else "drawn-from", lang, square=where, face=told)
    name = say("drawn-owned", lang, what=name, who=who)
    drawn = props.map_tile(told, "" if origin == HOOK else square_name(origin), is_shown)
    if can_pick:  # MA-16
        drawn = props.MAP_HALO + drawn
    return piece_at(place, id, drawn, TILE_LAYER, name)


# ------------------------------------------------------------------------------------------------------- the hold
def hold(s: Snapshot, seat: int, who: str, worth: int, lang: str) -> Iterator[Piece]:
    """Face-down stacks; what they are worth is public by counting, but the page does not always count (MA-32)."""
    n = s.stacks[seat]
    name = say("drawn-hold", lang, who=who, stacks=n, points=worth) if s.are_holds_open else say(
        "drawn-hold-closed", lang, who=who, stacks=n)
    if n and s.are_holds_open:
        name = say("drawn-hold-content", lang, hold=name, tiles=tiles_name(tuple(s.hold[seat]), lang))
    if s.room:
        name = say("drawn-hold-room", lang, hold=name, n=s.room)
    place, hull = places.in_panel(seat, *places.HULL), props.hull(s.room or STACKS)
    yield Piece(f"hold-{COLOURS[seat]}", hull, place.x, place.y, name=name, layer=PANEL_LAYER)
    for k in range(n):
        yield piece_at(places.stack_place(seat, k, n), f"stack-{COLOURS[seat]}-{k + 1}", quiet(props.STACK), TILE_LAYER)


# ---------------------------------------------------------------------------------------------------------- notes
def notes(s: Snapshot, lang: str) -> Iterator[Piece]:
    """What is ruled out by the tiles that this seat has seen; nothing in a match without notes."""
    if s.noted is None:
        return
    size = s.size
    columns, rows = (tuple(k in out for k in range(size)) for out in s.noted)
    left = columns.count(False) * rows.count(False)
    told = say("drawn-left", lang, left=left, all=size * size)
    name = say("drawn-notes", lang, left=left, all=size * size,
               columns=", ".join(COLUMNS[k] for k in range(size) if columns[k]) or "–",
               rows=", ".join(str(k + 1) for k in range(size) if rows[k]) or "–")
    drawn = props.notes(columns, rows, places.GRID, told)
    yield Piece("notes", drawn, places.GRID_X, places.GRID_Y, name=name, layer=PANEL_LAYER)
    yield Piece("ruled", props.ruled(columns, rows), 0, 0, layer=PANEL_LAYER)
