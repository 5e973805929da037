"""The table as a picture, drawn from a view: the map, everyone and everything on it, and what may be done.

Pieces keep their ids wherever they are; a chest's id is the number of its sector, and tells nothing of what is in it (IT-38).
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from benbow.engine.contract import View
from benbow.engine.drawing.art import Place, line_through
from benbow.engine.drawing.scene import Piece, Scene
from benbow.engine.words import Words

from ..rules.actions import COLOURS
from ..rules.board import BOARDS, NOWHERE, hex_name
from ..rules.facts import Snapshot, barring, blockading, loading_cost, may_load, needed, room_of
from ..rules.options import PIRATES
from ..rules.state import DEAD, EMPTY, NO_CHEST, NOBODY, TREASURE, UNSEEN, Phase
from ..telling.phrases import port_word
from . import art, combat, ground, panels, weather
from .ids import BOAT_IDS, CHEST_IDS, HEX_IDS, PIRATE_IDS, PORT_IDS
from .names import hex_words, pirate_name, say
from .places import HEIGHT, PILES, SIZES, WIDTH, buoy_place, grave_place, head_place, hex_place, place_of_boat, port_place
from .reach import Reach, points_of, reach

WEATHER_LAYER, THING_LAYER, PORT_LAYER, HEX_LAYER, TRAIL_LAYER = range(5)  # the lowest first
BOAT_LAYER, PIRATE_LAYER, CHEST_LAYER, GOLD_LAYER, MARK_LAYER = range(5, 10)  # a chest covers the pirate on it


# ------------------------------------------------------------------------------------------------- the picture
def scene(view: View, words: Words, chosen: tuple[str, ...] = ()) -> Scene:
    s, lang = Snapshot.of(view), words.lang
    background = ground.ground(s.map, s.players, say("title", lang), say("drawn-grave-label", lang))
    far = reach(view, s, chosen)
    pieces = (
        *panels.pieces(s, words, THING_LAYER), *weather.pieces(s, lang, WEATHER_LAYER),
        *ports(s, far, words), *hexes(s, far, lang), *trail(s, far), *chests(s, words),
        *boats(s, far, words), *pirates(s, lang), *treasure(s, lang),
        *combat.pieces(s, chosen, lang, MARK_LAYER), *barriers(s, lang),
    )
    return Scene(WIDTH, HEIGHT, say("title", lang), background, pieces)


# ---------------------------------------------------------------------------------------------------- the island
def hexes(s: Snapshot, far: Reach, lang: str) -> Iterator[Piece]:
    """Each with the cost to go there, the pirate and the chest on it."""
    chests = {place: k for k, place in enumerate(s.chest) if place != NOWHERE and s.origin == NO_CHEST}
    end = far.way[-1] if far.way and (far.boat == NOBODY or far.is_landing) else NOWHERE
    for number in BOARDS.places[s.map]:
        who, chest = s.stands[number], chests.get(number, NO_CHEST)
        is_taken = who > 0 or chest != NO_CHEST or number == s.loose
        yield hex_piece(number, s.map, far.hexes.get(number, 0), chest, who, is_taken, number == end, lang)


@lru_cache(maxsize=8192)
def hex_piece(number: int, isle: int, cost: int, chest: int, who: int, is_taken: bool, is_end: bool, lang: str) -> Piece:
    """`who`: the value in `stands`."""
    place, parts = hex_place(number, isle), [hex_words(number, isle, lang)]
    if who:
        parts.append(pirate_name(*divmod(who - 1, PIRATES), lang))
    if chest != NO_CHEST:
        parts.append(say("drawn-chest-here", lang, n=chest + 1))
    if cost:
        parts.append(say("drawn-costs", lang, n=cost))
    key = "chest" if chest != NO_CHEST else "treasure" if is_taken and not who else ""
    return Piece(HEX_IDS[number], art.field(cost, is_taken, is_end, key), place.x, place.y, size=place.size,
                 name=", ".join(parts), layer=HEX_LAYER)


def trail(s: Snapshot, far: Reach) -> Iterator[Piece]:
    if far.way:
        points = points_of(far, s)
        yield Piece("trail", art.trail(line_through(points), *points[-1], far.cost, SIZES[s.map]), layer=TRAIL_LAYER)


def ports(s: Snapshot, far: Reach, words: Words) -> Iterator[Piece]:
    for port in range(int(BOARDS.ports[s.map])):
        boats = s.boats_in(port)
        names = tuple(say("drawn-boat", words.lang, colour=COLOURS[boat], who=owner_of(s, boat, words)) for boat in boats)
        yield port_piece(port, s.map, names, far.ports.get(port, 0), words.lang)


@lru_cache(maxsize=1024)
def port_piece(port: int, isle: int, boats: tuple[str, ...], cost: int, lang: str) -> Piece:
    """`boats`: their names."""
    place, buoy, letter = port_place(port, isle), buoy_place(port, len(boats), isle), port_word(port)
    name = ", ".join((say("drawn-port" if boats else "drawn-port-free", lang, port=letter), *boats))
    if cost:
        name = f"{name}, {say('drawn-costs', lang, n=cost)}"
    drawn = art.port(letter, (buoy.x - place.x) / place.size, (buoy.y - place.y) / place.size, cost)
    return Piece(PORT_IDS[port], drawn, place.x, place.y, size=place.size, name=name, layer=PORT_LAYER)


# -------------------------------------------------------------------------------------------------------- chests
def chests(s: Snapshot, words: Words) -> Iterator[Piece]:
    """Closed; if this seat has looked, with what it saw; once the treasure is taken, open and empty."""
    for k in range(s.chests):
        looked = tuple(seat for seat in range(s.players) if s.seen[seat][k] != UNSEEN)
        own = s.seen[s.seat][k] if 0 <= s.seat < s.players else UNSEEN
        who = ", ".join(words("seat", n=seat + 1) for seat in looked)
        where = s.chest[k]
        is_taken = where != NOWHERE and (s.stands[where] > 0 or s.loose == where)
        yield chest_piece(k, where, s.map, own, looked, who, s.origin, is_taken, words.lang)


@lru_cache(maxsize=4096)
def chest_piece(k: int, where: int, isle: int, own: int, looked: tuple[int, ...], who: str, origin: int, is_taken: bool,
                lang: str) -> Piece:
    n, is_found = k + 1, origin != NO_CHEST
    if where == NOWHERE:
        x, y = PILES[isle]
        place = Place(x, y, 1.15) if is_found else Place(x + 22 * (k % 3) - 22, y + 18 * (k // 3) - 8, 0.8)
        name = say("drawn-chest-origin" if is_found else "drawn-chest-waiting", lang, n=n)
        drawn = art.origin(say("drawn-chest-from", lang, n=n)) if is_found else art.chest(n, "chest", ())
    else:
        place = hex_place(where, isle).aside(*((-15, 12, 0.74) if is_taken else (0, 3, 0.8 if is_found else 1)))
        parts = [say("drawn-chest-open" if is_found else "drawn-chest", lang, n=n, hex=hex_name(where))]
        parts += [say("drawn-chest-empty" if own == EMPTY else "drawn-chest-full", lang)] if own in (EMPTY, TREASURE) else []
        parts += [say("drawn-chest-looked", lang, who=who)] if looked else []
        name, face = ", ".join(parts), {EMPTY: "chest-empty", TREASURE: "chest-full"}.get(own, "chest")
        drawn = art.LEFT_BEHIND if is_found else art.chest(n, face, looked)
    return Piece(CHEST_IDS[k], drawn, place.x, place.y, size=place.size, name=name, layer=CHEST_LAYER)


def treasure(s: Snapshot, lang: str) -> Iterator[Piece]:
    """In the open, or with its carrier; at the end, aboard."""
    if s.bearer != NOBODY:
        seat, pirate = divmod(s.bearer, PIRATES)
        place = hex_place(s.at[seat][pirate], s.map).aside(22, 14, 0.66)
        if s.winner != NOBODY and (prizes := own_boats_at(s, s.at[seat][pirate])):
            place = place_of_boat(s, prizes[0]).aside(0, -8, 1.1)
        name = say("drawn-treasure-carried", lang, pirate=pirate_name(seat, pirate, lang))
    elif s.loose != NOWHERE:
        place = hex_place(s.loose, s.map).aside(*((-18, 13, 0.66) if s.stands[s.loose] else (0, 3, 1.1)))
        name = say("drawn-treasure-open", lang, hex=hex_name(s.loose))
    else:
        return
    yield Piece("treasure", art.TREASURE, place.x, place.y, size=place.size, name=name, layer=GOLD_LAYER)


def own_boats_at(s: Snapshot, jetty: int) -> list[int]:
    """The boats that the turn's player can load the treasure on, or has loaded it on (IT-35, IT-36)."""
    return [boat for boat in s.boats_in(int(BOARDS.port_of[s.map, jetty])) if s.owner[boat] == s.turn]


def barriers(s: Snapshot, lang: str) -> Iterator[Piece]:
    """IT-35: a ring around each enemy who keeps a carrier on his jetty from loading, or around his boat."""
    for boat in blockading(s):
        place = place_of_boat(s, boat)
        yield Piece(f"bars-{BOAT_IDS[boat]}", art.BARS, place.x, place.y, size=place.size, name=say("drawn-bars-aboard", lang),
                    layer=MARK_LAYER, sort="bars")
    for there in barring(s):
        place = hex_place(there, s.map)
        yield Piece(f"bars-{hex_name(there)}", art.BARS, place.x, place.y, size=place.size, name=say("drawn-bars", lang),
                    layer=MARK_LAYER, sort="bars")


# --------------------------------------------------------------------------------------------------------- boats
def boats(s: Snapshot, far: Reach, words: Words) -> Iterator[Piece]:
    costs = far.boats or loading(s)
    for boat in range(s.players):
        who, n = owner_of(s, boat, words), len(s.crew(boat))
        letter = port_word(s.port[boat]) if s.port[boat] != NOWHERE else ""
        yield boat_piece(boat, s.owner[boat], n, letter, place_of_boat(s, boat), costs.get(boat, 0), who, words.lang)


def owner_of(s: Snapshot, boat: int, words: Words) -> str:
    return words("seat", n=s.owner[boat] + 1)


def loading(s: Snapshot) -> dict[int, int]:
    """The boat that the treasure can be loaded on now, and the cost (IT-35)."""
    if s.bearer == NOBODY or s.phase != Phase.PROGRESS or s.actor != s.seat or not may_load(s):
        return {}
    jetty = s.at[s.turn][s.bearer % PIRATES]
    return dict.fromkeys(own_boats_at(s, jetty), loading_cost(s, jetty))


@lru_cache(maxsize=4096)
def boat_piece(boat: int, owner: int, n: int, letter: str, place: Place, cost: int, who: str, lang: str) -> Piece:
    name = say("drawn-boat", lang, colour=COLOURS[boat], who=who)
    name = say("drawn-boat-in", lang, boat=name, port=letter, n=n) if letter else say("drawn-boat-waiting", lang, boat=name)
    if cost:
        name = f"{name}, {say('drawn-costs', lang, n=cost)}"
    return Piece(BOAT_IDS[boat], art.boat(boat, owner, n, cost), place.x, place.y, size=place.size, name=name, layer=BOAT_LAYER)


# ------------------------------------------------------------------------------------------------------- pirates
def pirates(s: Snapshot, lang: str) -> Iterator[Piece]:
    bars = barring(s)
    for seat in range(s.players):
        moves = seat == s.turn and s.is_progress
        for pirate in range(s.pirates):
            where, who = s.at[seat][pirate], PIRATES * seat + pirate
            needs = needed(s, who) if s.saving >> who & 1 else 0
            if where <= DEAD:
                yield dead_piece(seat, pirate, lang)
            elif where < 0:
                yield aboard_piece(s, seat, pirate, needs, lang)
            else:
                room = room_of(s, pirate) if moves else -1
                is_passing = s.stands[where] != 1 + who
                is_on_chest = where in s.chest or where == s.loose
                astray = s.astray if s.phase == Phase.FOG and seat == s.turn and s.walker == pirate else 0
                key = "treasure" if s.bearer == who else "bars" if where in bars else "pirate"
                yield ashore_piece(seat, pirate, where, s.map, room, needs, is_passing, key, is_on_chest, astray, lang)


@lru_cache(maxsize=8192)
def ashore_piece(seat: int, pirate: int, where: int, isle: int, room: int, needs: int, is_passing: bool, key: str,
                 is_on_chest: bool, astray: int, lang: str) -> Piece:
    """`key`: what the legend says of him."""
    place = hex_place(where, isle).aside(*((15, -15, 0.86) if is_passing else (5, -4, 0.92) if is_on_chest else (0, 1, 0.95)))
    parts = [say("drawn-at", lang, pirate=pirate_name(seat, pirate, lang), hex=hex_name(where))]
    parts += [say("drawn-carries", lang)] if key == "treasure" else []
    parts += [say("drawn-passing", lang)] if is_passing else []
    parts += [say("drawn-room", lang, n=room)] if room >= 0 else []
    parts += [say("drawn-needs", lang, n=needs)] if needs else []
    parts += [say("drawn-astray", lang, n=astray)] if astray else []
    drawn = art.pirate(seat, pirate + 1, room, needs, art.RING.replace("pirate", key))
    return Piece(PIRATE_IDS[seat][pirate], drawn, place.x, place.y, size=place.size, name=", ".join(parts), layer=PIRATE_LAYER)


def aboard_piece(s: Snapshot, seat: int, pirate: int, needs: int, lang: str) -> Piece:
    boat = s.boat_of(seat, pirate)
    crew = s.crew(boat) or [pirate]
    place = head_place(place_of_boat(s, boat), crew.index(pirate) if pirate in crew else 0, len(crew))
    leads = s.phase == Phase.COMBAT and crew[0] == pirate and seat == s.turn
    is_first = not any(s.saving >> PIRATES * seat + other & 1 for other in crew if other < pirate)  # shown once for all aboard
    return aboard_piece_at(seat, pirate, boat, place, needs, is_first, leads, lang)


@lru_cache(maxsize=8192)
def aboard_piece_at(seat: int, pirate: int, boat: int, place: Place, needs: int, is_first: bool, leads: bool, lang: str) -> Piece:
    """Clicks go to the boat, except for the pirate who could lead an attack from it."""
    name = say("drawn-aboard", lang, pirate=pirate_name(seat, pirate, lang), colour=COLOURS[boat])
    if needs:
        name = f"{name}, {say('drawn-needs', lang, n=needs)}"
    drawn = art.pirate(seat, pirate + 1, ring=art.WIDE_RING) if leads else art.head(seat, pirate + 1, needs if is_first else 0)
    return Piece(PIRATE_IDS[seat][pirate], drawn, place.x, place.y, size=place.size, name=name, layer=PIRATE_LAYER)


@lru_cache(maxsize=128)
def dead_piece(seat: int, pirate: int, lang: str) -> Piece:
    place, name = grave_place(seat, pirate), say("drawn-dead", lang, pirate=pirate_name(seat, pirate, lang))
    return Piece(PIRATE_IDS[seat][pirate], art.head(seat, pirate + 1), place.x, place.y, size=place.size, name=name,
                 layer=PIRATE_LAYER)
