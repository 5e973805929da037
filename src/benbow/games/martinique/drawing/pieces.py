"""The table as a picture, drawn from a view: the island, the small treasures, The Hook, and what each player has.

A tile is named after the square where it began, wherever it lies now; a map tile too, or by its taker and its turn in
The Hook: names tell nothing (MA-32).
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from benbow.engine.contract import View
from benbow.engine.drawing.art import Place, quiet
from benbow.engine.drawing.scene import Die, Piece, Scene
from benbow.engine.words import Words

from ..rules.actions import SIZES, VERBS
from ..rules.board import BOARDS, KINDS, NUMBERS, SQUARES, TREASURES, is_on, square_name
from ..rules.facts import finder
from ..rules.state import LETTERS, NOBODY, SEATED, SEATS, SUPPLY, Phase
from . import art, ground, holdings, props, trails
from .clicks import HOOK_IDS, PLACE_IDS, TREASURE_IDS, stool_id
from .places import (
    BAG,
    GONE,
    HEIGHT,
    HOOK_JOKERS,
    HOOK_MAPS,
    LETTER,
    NUMBER,
    PLANK_Y,
    PLANKS,
    WIDTH,
    chest_place,
    plank_width,
    size_of,
    square_place,
    stool_place,
    supply_place,
    supply_reach,
)
from .seen import COLOURS, PIRATE_IDS, Table, face_name, read, say, square_id, tile_name, tiles_name

THING_LAYER, TILE_LAYER, TRAIL_LAYER, PIRATE_LAYER, SQUARE_LAYER, MARK_LAYER = range(6)  # the lowest first


# ------------------------------------------------------------------------------------------------- the picture
def scene(view: View, words: Words, chosen: tuple[str, ...] = ()) -> Scene:
    table, lang = read(view), words.lang
    sheet = ground.ground(table.board, say("title", lang), say("drawn-lost-label", lang), table.notes is not None)
    ways = trails.ways(view, chosen)
    pieces = (
        *bag(table, lang), *treasures(table, lang, chosen), *island_tiles(table), *hook(table, lang), *stools(table, lang),
        *pirates(table, lang), *squares(table, ways, lang), *trails.web(ways, TRAIL_LAYER), *trails.last(view, TRAIL_LAYER),
        *lost_treasure(view, table, lang),
        *holdings.pieces(view, table, words), *holdings.notes(table, lang),
    )
    return Scene(WIDTH, HEIGHT, say("title", lang), sheet, pieces)


# ---------------------------------------------------------------------------------------------------- the island
@lru_cache(maxsize=4)
def board_squares(board: int) -> tuple[int, ...]:
    return tuple(square for square in range(SQUARES) if is_on(square, size_of(board)))


@lru_cache(maxsize=4)
def find_squares(board: int) -> tuple[int, ...]:
    return tuple(square for square in board_squares(board) if BOARDS.finds[board].tolist().count(square))


def squares(table: Table, ways: dict[int, trails.Way], lang: str) -> Iterator[Piece]:
    """Each of them, with what lies and stands there; after a pirate was chosen, with the way to it."""
    for square in board_squares(table.board):
        is_out = table.is_digging and table.notes is not None and table.notes.is_ruled_out(square)
        css = "end" if square in ways else "calm" if table.is_digging else ""  # where nearly all can be clicked, less is lit
        tile = table.tile[square] if table.lies[square] else 0
        seen = Seen(square, table.board, tile, table.stands[square], is_out, table.seat >= 0)
        yield square_piece(seen, ways.get(square), css, lang)


class Seen(NamedTuple):
    """A square as one looks at it."""

    square: int
    board: int
    tile: int  # 1 + kind, 0 if none lies there
    standing: int  # 1 + 4 * seat + pirate, 0 if nobody stands there
    is_out: bool  # ruled out by the notes,
    is_own: bool  # and by one's own


@lru_cache(maxsize=8192)
def square_piece(seen: Seen, way: trails.Way | None, css: str, lang: str) -> Piece:
    square, board, tile, standing, is_out, is_own = seen
    place = square_place(square, board)
    parts = [ground_name(square, board, lang), tile_name(tile - 1, lang) if tile else say("drawn-empty", lang)]
    if standing:
        parts.append(pirate_name(*divmod(standing - 1, 4), lang))
    if is_out:
        parts.append(say("drawn-ruled-out" if is_own else "drawn-ruled-out-openly", lang))
    if way is not None and way.enemies:
        parts.append(say("drawn-passes", lang, n=way.enemies))
    name = say("drawn-square", lang, square=square_name(square), what=", ".join(filter(None, parts)))
    drawn = art.square(bool(standing), is_out, bool(BOARDS.tavern[board, square]), way.art if way else "")
    return Piece(square_id(square), drawn, place.x, place.y, size=place.size, name=name, css=css, layer=SQUARE_LAYER)


def ground_name(square: int, board: int, lang: str) -> str:
    if BOARDS.tavern[board, square]:
        return say("drawn-hook", lang)
    if BOARDS.maps[board, square]:
        return say("drawn-map-square", lang)
    return say("drawn-beach", lang) if BOARDS.beach[board, square] else ""


def pirate_name(seat: int, pirate: int, lang: str) -> str:
    return say("drawn-pirate", lang, colour=COLOURS[seat], n=pirate + 1)


def island_tiles(table: Table) -> Iterator[Piece]:
    """What lies on the island; before it is laid out, in the bag (MA-8)."""
    for square in board_squares(table.board):
        if table.lies[square]:
            yield island_tile(square, table.board, table.tile[square] - 1, table.stands[square] > 0)
    if table.is_laying:
        for square in find_squares(table.board):
            if not table.tile[square]:
                yield in_bag(f"tile-{square_name(square).lower()}")


@lru_cache(maxsize=4096)
def island_tile(square: int, board: int, kind: int, is_under: bool) -> Piece:
    x, y, size = square_place(square, board)
    name = square_name(square).lower()
    if kind >= KINDS:
        return Piece(f"map-{name}", art.map_back(is_under), x, y, size=size, layer=TILE_LAYER)
    return Piece(f"tile-{name}", art.tile(kind, is_under), x, y, size=size, layer=TILE_LAYER)


@lru_cache(maxsize=256)
def in_bag(id: str) -> Piece:
    return Piece(id, art.BACK, BAG.x, BAG.y - 26, size=0.4, layer=TILE_LAYER)


def pirates(table: Table, lang: str) -> Iterator[Piece]:
    """On the island, on a stool, or in the supply."""
    stools = {who: k for k, who in enumerate(table.stool)}
    for seat in range(SEATS):
        acts = seat == table.seat == table.actor and table.phase == Phase.ACT
        for pirate in range(table.pirates):
            where = table.where[seat][pirate]
            if where == SUPPLY:
                yield waiting_piece(seat, pirate, pirate - table.deployed[seat], table.pirates - table.deployed[seat], lang)
            elif where == SEATED:
                yield seated_piece(seat, pirate, stools.get(1 + 4 * seat + pirate, 0), lang)
            else:
                yield ashore_piece(seat, pirate, where, acts, table.board, lang)


@lru_cache(maxsize=512)
def waiting_piece(seat: int, pirate: int, k: int, n: int, lang: str) -> Piece:
    """Who goes ashore next is clicked for them all."""
    place, name = supply_place(seat, k, n), say("drawn-supply", lang, pirate=pirate_name(seat, pirate, lang))
    drawn = quiet(art.pirate(seat, pirate + 1)) if k else art.pirate(seat, pirate + 1, supply_reach(n))
    return Piece(PIRATE_IDS[seat][pirate], drawn, place.x, place.y, size=place.size, name=name, layer=PIRATE_LAYER)


@lru_cache(maxsize=512)
def seated_piece(seat: int, pirate: int, stool: int, lang: str) -> Piece:
    place = stool_place(stool).aside(0, -12, 0.78)
    name = say("drawn-seated", lang, pirate=pirate_name(seat, pirate, lang), n=stool + 1)
    return Piece(PIRATE_IDS[seat][pirate], art.pirate(seat, pirate + 1), place.x, place.y, size=place.size, name=name,
                 layer=PIRATE_LAYER)


@lru_cache(maxsize=4096)
def ashore_piece(seat: int, pirate: int, where: int, acts: bool, board: int, lang: str) -> Piece:
    """His square tells who stands there; he himself speaks only when he might be sent somewhere, and to a resting hand."""
    place = square_place(where, board).aside(16, 2, 0.92)
    name = say("drawn-at", lang, pirate=pirate_name(seat, pirate, lang), square=square_name(where))
    drawn = art.pirate(seat, pirate + 1, art.ASHORE)
    return Piece(PIRATE_IDS[seat][pirate], drawn if acts else art.titled(name, drawn), place.x, place.y, size=place.size,
                 name=name if acts else "", layer=PIRATE_LAYER)


# ------------------------------------------------------------------------------------------ treasures and the bag
def bag(table: Table, lang: str) -> Iterator[Piece]:
    """What may come out of it, and apart from it what will never come again: both public by counting (MA-32)."""
    name = say("drawn-bag-full" if table.is_laying else "drawn-bag", lang, n=table.refills)
    if not table.is_laying and table.refills:
        name = say("drawn-bag-content", lang, bag=name, tiles=tiles_name(tuple(table.in_bag), lang))
    yield Piece("bag", props.bag("" if table.is_laying else str(table.refills)), BAG.x, BAG.y, name=name, layer=THING_LAYER)
    gone = table.out_of_game
    if not table.is_laying and any(gone):
        name = say("drawn-gone", lang, tiles=tiles_name(gone, lang))
        yield Piece("gone", props.GONE, GONE.x, GONE.y, name=name, layer=THING_LAYER)


def treasures(table: Table, lang: str, chosen: tuple[str, ...]) -> Iterator[Piece]:
    """The planks, their tiles, and their places, which are clicked for jokers once the treasure is chosen (MA-23)."""
    for treasure in range(TREASURES):
        tiles = table.treasure[treasure][: int(BOARDS.places[treasure])]
        yield plank(treasure, tuple(tiles), lang)
        is_chosen = TREASURE_IDS[treasure] in chosen
        for k, tile in enumerate(tiles):
            place = chest_place(treasure, k)
            id = f"chest-{SIZES[treasure]}-{k + 1}"
            if tile:
                yield chest_tile(id, tile - 1, place)
            elif table.is_laying:
                yield in_bag(id)
            if tile:
                yield treasure_place(treasure, k, tile, is_chosen, PLACE_IDS[treasure][k] in chosen, lang)


@lru_cache(maxsize=1024)
def plank(treasure: int, tiles: tuple[int, ...], lang: str) -> Piece:
    told = ", ".join(tile_name(tile - 1, lang) for tile in tiles if tile) or say("drawn-empty", lang)
    name = say("drawn-treasure", lang, size=SIZES[treasure], tiles=told)
    x = PLANKS[treasure] + plank_width(len(tiles)) / 2
    return Piece(TREASURE_IDS[treasure], props.plank(len(tiles)), x, PLANK_Y, name=name, layer=THING_LAYER)


@lru_cache(maxsize=1024)
def chest_tile(id: str, kind: int, place: Place) -> Piece:
    return Piece(id, art.tile(kind), place.x, place.y, size=place.size, layer=TILE_LAYER)


@lru_cache(maxsize=1024)
def treasure_place(treasure: int, k: int, tile: int, is_open: bool, has_joker: bool, lang: str) -> Piece:
    place = chest_place(treasure, k)
    name = f"{tile_name(tile - 1, lang)}, {say('drawn-joker', lang)}" if has_joker else tile_name(tile - 1, lang)
    return Piece(PLACE_IDS[treasure][k], props.place(is_open, has_joker), place.x, place.y, size=place.size,
                 name=name if is_open else "", layer=SQUARE_LAYER)


# ------------------------------------------------------------------------------------------------------- The Hook
def hook(table: Table, lang: str) -> Iterator[Piece]:
    jokers, maps = table.hook_jokers, table.hook_maps
    yield Piece(HOOK_IDS[0], props.hook_jokers(jokers), HOOK_JOKERS.x, HOOK_JOKERS.y,
                name=say("drawn-hook-jokers", lang, n=jokers), layer=THING_LAYER)
    yield Piece(HOOK_IDS[1], props.hook_maps(maps), HOOK_MAPS.x, HOOK_MAPS.y, name=say("drawn-hook-maps", lang, n=maps),
                layer=THING_LAYER)


def stools(table: Table, lang: str) -> Iterator[Piece]:
    """Eight in order; who sat down first digs first (MA-27)."""
    for k in range(SEATS * table.pirates):
        who = table.stool[k] if k >= table.dug else 0
        yield stool_piece(k, pirate_name(*divmod(who - 1, 4), lang) if who else "", lang)


@lru_cache(maxsize=256)
def stool_piece(k: int, who: str, lang: str) -> Piece:
    place = stool_place(k)
    name = say("drawn-stool", lang, n=k + 1, who=who) if who else say("drawn-stool-free", lang, n=k + 1)
    return Piece(stool_id(k), props.stool(k + 1), place.x, place.y, name=name, layer=THING_LAYER)


# ------------------------------------------------------------------------------------------------ the Lost Treasure
def lost_treasure(view: View, table: Table, lang: str) -> Iterator[Piece]:
    """Two tiles that nobody knows; at the end their faces, and the square (MA-28)."""
    found = table.found - 1
    faces = ("", "") if found < 0 else (face_name(found // 8 + 1), face_name(found % 8 + LETTERS + 1))
    told = lost_name(view, table, lang)
    for id, place, face in (("coordinate-letter", LETTER, faces[0]), ("coordinate-number", NUMBER, faces[1])):
        yield Piece(id, props.coordinate(face), place.x, place.y, name=told if place is LETTER else "", layer=THING_LAYER)
    if found >= 0:
        place = square_place(found, table.board)
        yield Piece("lost", art.lost(table.stands[found] > 0), place.x, place.y, size=place.size, layer=MARK_LAYER)


def lost_name(view: View, table: Table, lang: str) -> str:
    if not table.found:
        return say("drawn-lost", lang)
    square = table.found - 1
    who = table.standing(square)
    if who is None or int(finder(view.record)) == NOBODY:
        return say("drawn-lost-missed", lang, square=square_name(square))
    return say("drawn-lost-found", lang, square=square_name(square), pirate=pirate_name(*who, lang))


# ----------------------------------------------------------------------------------------------------------- dice
def dice(before: View, veiled: int, words: Words) -> tuple[Die, ...]:
    """What was drawn: nothing for laying out the table, of which there is too much."""
    verb, values = VERBS.decode(veiled)
    lang = words.lang
    if verb == "draw" and before.phase == Phase.REFILL:
        kind = values[0] * NUMBERS + values[1] - 1
        return (Die(art.die_tile(kind), tile_name(kind, lang)),)
    if verb == "took":
        return (Die(art.die_map(), say("drawn-taken-hidden", lang)),)
    if verb == "take":
        return (Die(art.die_map(face_name(values[0])), say("drawn-taken", lang, face=face_name(values[0]))),)
    if verb in ("turn", "turned"):  # its owner knows the face
        opponent = 1 - int(before.record["mover"])
        face = face_name(values[1] if verb == "turned" else int(before.record["face"][opponent, values[0] - 1]))
        return (Die(art.die_map(face), say("drawn-turned", lang, face=face)),)
    if verb == "uncover":
        faces = face_name(values[0] // 8 + 1), face_name(values[0] % 8 + LETTERS + 1)
        return tuple(Die(art.die_map(face), say("drawn-coordinate", lang, face=face)) for face in faces)
    if verb == "begin":
        return (Die(art.die_pirate(values[0]), say("drawn-begins", lang, colour=COLOURS[values[0]])),)
    return ()
