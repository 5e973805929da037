"""The table as a picture, drawn from a view: the island, the small treasures, The Hook, and what each player has."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from html import escape
from typing import NamedTuple

from benbow.engine.contract import View
from benbow.engine.drawing.art import Place, quiet
from benbow.engine.drawing.scene import Die, Piece, Scene
from benbow.engine.words import Words

from ..rules.actions import VERBS
from ..rules.board import KINDS, NUMBERS, SIDE, SIZES, SQUARES, TREASURES, is_on, square_name
from ..rules.facts import Snapshot, seat_and_pirate
from ..rules.options import PIRATES
from ..rules.state import LETTERS, SEATED, SEATS, SUPPLY, Phase
from . import art, ground, holdings, places, props, trails
from .ids import COLOURS, HOOK_IDS, MAP_IDS, PIRATE_IDS, PLACE_IDS, SQUARE_IDS, TILE_IDS, TREASURE_IDS, stool_id
from .names import face_name, ground_name, pirate_name, say, tile_name, tiles_name
from .places import piece_at, square_place

THING_LAYER, TILE_LAYER, TRAIL_LAYER, PIRATE_LAYER, SQUARE_LAYER, MARK_LAYER = range(6)  # the lowest first


# ------------------------------------------------------------------------------------------------- the picture
def scene(view: View, words: Words, chosen: tuple[str, ...] = ()) -> Scene:
    s, lang = Snapshot.of(view), words.lang
    sheet = ground.ground(s.land, say("title", lang), say("drawn-lost-label", lang), s.noted is not None)
    ways = trails.ways(s, chosen)
    pieces = (
        *bag(s, lang), *treasures(s, lang, chosen), *island_tiles(s), *hook(s, lang), *stools(s, lang), *pirates(s, lang),
        *squares(s, ways, lang), *trails.web(ways, TRAIL_LAYER), *trails.last(s, TRAIL_LAYER), *lost_treasure(s, lang),
        *holdings.pieces(s, words), *holdings.notes(s, lang),
    )
    return Scene(places.WIDTH, places.HEIGHT, say("title", lang), sheet, pieces)


# ---------------------------------------------------------------------------------------------------- the island
@lru_cache(maxsize=SIDE)
def board_squares(size: int) -> tuple[int, ...]:
    return tuple(square for square in range(SQUARES) if is_on(square, size))


def squares(s: Snapshot, ways: dict[int, trails.Way], lang: str) -> Iterator[Piece]:
    """Each with what lies and stands there; after a pirate was chosen, with the way to it."""
    for square in board_squares(s.size):
        is_out = s.is_digging and s.noted is not None and s.noted.has(square)
        css = "end" if square in ways else "calm" if s.is_digging else ""  # calm: nearly all can be clicked then
        tile = s.tile[square] if s.lies[square] else 0
        look = Look(square, s.size, s.land.printed[square], tile, s.stands[square], is_out, s.seat >= 0)
        yield square_piece(look, ways.get(square), css, lang)


class Look(NamedTuple):
    """What the piece of a square depends on."""

    square: int
    size: int  # of the island
    printed: str  # on the square
    tile: int  # 1 + kind, 0 if none lies there
    standing: int  # as in `stands`
    is_out: bool  # ruled out by what the seat has seen
    is_player: bool  # the view is of a player, not of a spectator


@lru_cache(maxsize=8192)
def square_piece(look: Look, way: trails.Way | None, css: str, lang: str) -> Piece:
    square, size, printed, tile, standing, is_out, is_player = look
    parts = [ground_name(printed, lang), tile_name(tile - 1, lang) if tile else say("drawn-empty", lang)]
    if standing:
        parts.append(pirate_name(*seat_and_pirate(standing), lang))
    if is_out:
        parts.append(say("drawn-ruled-out" if is_player else "drawn-ruled-out-openly", lang))
    if way is not None and way.enemies:
        parts.append(say("drawn-passes", lang, n=way.enemies))
    name = say("drawn-square", lang, square=square_name(square), what=", ".join(filter(None, parts)))
    key = mark_of(look, way)
    drawn = art.square(bool(standing), is_out, printed == "hook", key, way.art if way else "")
    return piece_at(square_place(square, size), SQUARE_IDS[square], drawn, SQUARE_LAYER, name, css)


def mark_of(look: Look, way: trails.Way | None) -> str:
    """What the legend tells of a square."""
    if way is not None and way.enemies:
        return "eye"
    if look.is_out:
        return "ruled"
    if look.printed == "hook":
        return "hook"
    return ("map" if look.tile > KINDS else "find") if look.tile else "empty"


def island_tiles(s: Snapshot) -> Iterator[Piece]:
    """What lies on the island; tiles that are not laid out yet are in the bag (MA-8)."""
    for square in board_squares(s.size):
        if s.lies[square]:
            yield island_tile(square, s.size, s.tile[square] - 1, s.stands[square] > 0)
    if s.is_laying:
        for square in s.island.finds[: s.island.finds_size].tolist():
            if not s.tile[square]:
                yield in_bag(TILE_IDS[square])


@lru_cache(maxsize=4096)
def island_tile(square: int, size: int, kind: int, is_under: bool) -> Piece:
    id, drawn = (MAP_IDS[square], art.map_back(is_under)) if kind >= KINDS else (TILE_IDS[square], art.tile(kind, is_under))
    return piece_at(square_place(square, size), id, drawn, TILE_LAYER)


@lru_cache(maxsize=256)
def in_bag(id: str) -> Piece:
    return Piece(id, art.BACK, places.BAG.x, places.BAG.y - 26, size=0.4, layer=TILE_LAYER)


def pirates(s: Snapshot, lang: str) -> Iterator[Piece]:
    """On the island, on a stool, or in the supply."""
    stools = {who: k for k, who in enumerate(s.stool)}
    for seat in range(SEATS):
        acts = seat == s.seat == s.actor and s.phase == Phase.ACT
        for pirate in range(s.pirates):
            where = s.where[seat][pirate]
            if where == SUPPLY:
                yield waiting_piece(seat, pirate, pirate - s.deployed[seat], s.in_supply(seat), lang)
            elif where == SEATED:
                yield seated_piece(seat, pirate, stools.get(1 + PIRATES * seat + pirate, 0), lang)
            else:
                yield ashore_piece(seat, pirate, where, acts, s.size, lang)


@lru_cache(maxsize=512)
def waiting_piece(seat: int, pirate: int, k: int, n: int, lang: str) -> Piece:
    """The next to be deployed takes the clicks for all that wait."""
    name = say("drawn-supply", lang, pirate=pirate_name(seat, pirate, lang))
    drawn = art.pirate(seat, pirate + 1, "" if k else places.supply_reach(n))
    drawn = quiet(drawn) if k else art.marked("supply", drawn)
    return piece_at(places.supply_place(seat, k, n), PIRATE_IDS[seat][pirate], drawn, PIRATE_LAYER, name)


@lru_cache(maxsize=512)
def seated_piece(seat: int, pirate: int, stool: int, lang: str) -> Piece:
    place = places.stool_place(stool).aside(0, -12, 0.78)
    name = say("drawn-seated", lang, pirate=pirate_name(seat, pirate, lang), n=stool + 1)
    return piece_at(place, PIRATE_IDS[seat][pirate], art.marked("stool", art.pirate(seat, pirate + 1)), PIRATE_LAYER, name)


@lru_cache(maxsize=4096)
def ashore_piece(seat: int, pirate: int, where: int, acts: bool, size: int, lang: str) -> Piece:
    """The name of the square says who stands there; the pirate has a name only while he can be chosen, otherwise a tooltip."""
    place, id = square_place(where, size).aside(16, 2, 0.92), PIRATE_IDS[seat][pirate]
    name = say("drawn-at", lang, pirate=pirate_name(seat, pirate, lang), square=square_name(where))
    drawn = art.marked("pirate", art.pirate(seat, pirate + 1, art.ASHORE))
    if acts:
        return piece_at(place, id, drawn, PIRATE_LAYER, name)
    return piece_at(place, id, f"<title>{escape(name)}</title>{drawn}", PIRATE_LAYER)


# ------------------------------------------------------------------------------------------ treasures and the bag
def bag(s: Snapshot, lang: str) -> Iterator[Piece]:
    """What is in it, and beside it what is out of the game: both public by counting (MA-32). From what is in the bag follows
    what is in both holds together."""
    name = say("drawn-bag-full" if s.is_laying else "drawn-bag", lang, n=s.refills)
    if not s.is_laying and s.refills and s.are_holds_open:
        name = say("drawn-bag-content", lang, bag=name, tiles=tiles_name(tuple(s.in_bag), lang))
    yield piece_at(places.BAG, "bag", props.bag("" if s.is_laying else str(s.refills)), THING_LAYER, name)
    gone = s.out_of_game
    if not s.is_laying and any(gone):
        yield piece_at(places.GONE, "gone", props.GONE, THING_LAYER, say("drawn-gone", lang, tiles=tiles_name(gone, lang)))


def treasures(s: Snapshot, lang: str, chosen: tuple[str, ...]) -> Iterator[Piece]:
    """The planks, their tiles, and their places, which are clicked for jokers once the treasure is chosen (MA-23)."""
    for treasure in range(TREASURES):
        tiles = s.places(treasure)
        yield plank(treasure, tiles, lang)
        is_chosen = TREASURE_IDS[treasure] in chosen
        for k, tile in enumerate(tiles):
            id = f"chest-{SIZES[treasure]}-{k + 1}"
            if tile:
                yield chest_tile(id, tile - 1, places.chest_place(treasure, k))
                yield treasure_place(treasure, k, tile, is_chosen, PLACE_IDS[treasure][k] in chosen, lang)
            elif s.is_laying:
                yield in_bag(id)


@lru_cache(maxsize=1024)
def plank(treasure: int, tiles: tuple[int, ...], lang: str) -> Piece:
    told = ", ".join(tile_name(tile - 1, lang) for tile in tiles if tile) or say("drawn-empty", lang)
    name = say("drawn-treasure", lang, size=SIZES[treasure], tiles=told)
    place = Place(places.PLANKS[treasure] + places.plank_width(len(tiles)) / 2, places.PLANK_Y)
    return piece_at(place, TREASURE_IDS[treasure], props.plank(len(tiles)), THING_LAYER, name)


@lru_cache(maxsize=1024)
def chest_tile(id: str, kind: int, place: Place) -> Piece:
    return piece_at(place, id, art.tile(kind), TILE_LAYER)


@lru_cache(maxsize=1024)
def treasure_place(treasure: int, k: int, tile: int, is_open: bool, has_joker: bool, lang: str) -> Piece:
    name = f"{tile_name(tile - 1, lang)}, {say('drawn-joker', lang)}" if has_joker else tile_name(tile - 1, lang)
    place, drawn = places.chest_place(treasure, k), props.place(is_open, has_joker)
    return piece_at(place, PLACE_IDS[treasure][k], drawn, SQUARE_LAYER, name if is_open else "")


# ------------------------------------------------------------------------------------------------------- The Hook
def hook(s: Snapshot, lang: str) -> Iterator[Piece]:
    jokers, maps = say("drawn-hook-jokers", lang, n=s.hook_jokers), say("drawn-hook-maps", lang, n=s.hook_maps)
    yield piece_at(places.HOOK_JOKERS, HOOK_IDS[0], art.marked("joker", props.pile("joker", s.hook_jokers)), THING_LAYER, jokers)
    yield piece_at(places.HOOK_MAPS, HOOK_IDS[1], art.marked("map", props.pile("map-sheet", s.hook_maps)), THING_LAYER, maps)


def stools(s: Snapshot, lang: str) -> Iterator[Piece]:
    """In the order in which the pirates will dig (MA-27)."""
    for k in range(SEATS * s.pirates):
        who = s.stool[k] if k >= s.dug else 0
        yield stool_piece(k, pirate_name(*seat_and_pirate(who), lang) if who else "", lang)


@lru_cache(maxsize=256)
def stool_piece(k: int, who: str, lang: str) -> Piece:
    name = say("drawn-stool", lang, n=k + 1, who=who) if who else say("drawn-stool-free", lang, n=k + 1)
    return piece_at(places.stool_place(k), stool_id(k), props.stool(k + 1), THING_LAYER, name)


# ------------------------------------------------------------------------------------------------ the Lost Treasure
def lost_treasure(s: Snapshot, lang: str) -> Iterator[Piece]:
    """Two face-down tiles; at the end their faces, and the square (MA-28)."""
    found = s.found - 1
    faces = coordinates(found) if found >= 0 else ("", "")
    told = lost_name(s, lang)
    for id, place, face in (("coordinate-letter", places.LETTER, faces[0]), ("coordinate-number", places.NUMBER, faces[1])):
        yield piece_at(place, id, props.coordinate(face), THING_LAYER, told if place is places.LETTER else "")
    if found >= 0:
        yield piece_at(square_place(found, s.size), "lost", art.lost(s.stands[found] > 0), MARK_LAYER)


def coordinates(square: int) -> tuple[str, str]:
    return face_name(square // SIDE + 1), face_name(square % SIDE + LETTERS + 1)


def lost_name(s: Snapshot, lang: str) -> str:
    if not s.found:
        return say("drawn-lost", lang)
    square = s.found - 1
    who = s.pirate_at(square)
    if who is None:
        return say("drawn-lost-missed", lang, square=square_name(square))
    return say("drawn-lost-found", lang, square=square_name(square), pirate=pirate_name(*who, lang))


# ----------------------------------------------------------------------------------------------------------- dice
def dice(before: View, veiled: int, words: Words) -> tuple[Die, ...]:
    """What was drawn; nothing while the table is laid out, which would be too much."""
    verb, values = VERBS.decode(veiled)
    s, lang = Snapshot.of(before), words.lang
    if verb == "draw" and s.phase == Phase.REFILL:
        kind = values[0] * NUMBERS + values[1] - 1
        return (Die(art.die_tile(kind), tile_name(kind, lang)),)
    if verb == "took":
        return (Die(art.die_map(), say("drawn-taken-hidden", lang)),)
    if verb == "take":
        return (Die(art.die_map(face_name(values[0])), say("drawn-taken", lang, face=face_name(values[0]))),)
    if verb in ("turn", "turned"):  # the owner sees only which one, but knows the face
        face = face_name(values[1] if verb == "turned" else s.face[1 - s.mover][values[0] - 1])
        return (Die(art.die_map(face), say("drawn-turned", lang, face=face)),)
    if verb == "uncover":
        return tuple(Die(art.die_map(face), say("drawn-coordinate", lang, face=face)) for face in coordinates(values[0]))
    if verb == "begin":
        return (Die(art.die_pirate(values[0]), say("drawn-begins", lang, colour=COLOURS[values[0]])),)
    return ()
