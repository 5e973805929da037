"""The table as a picture, drawn from a view: the jungle of turning discs, who stands where in it, and what may be done.

Pawns and chests are called by their places: a page recognises them by their sort when they go elsewhere.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from benbow.engine.contract import View
from benbow.engine.drawing.art import Place
from benbow.engine.drawing.scene import Piece, Scene
from benbow.engine.words import Words

from ..rules.jungle import ENDS, SIDES, WELLS
from ..rules.state import BLACK, CLOSED, EMPTY, GOAL, NONE, RED, START, Phase
from . import art, ground, holdings, panel, ways
from .figures import pawn
from .holdings import PAWN_LAYER, PAWN_SORTS
from .paths import dot_place
from .places import DUEL, HAND, HANDLES, HEIGHT, SPEECH, WIDTH, field_place, toward, well_place
from .seen import (
    DISC_IDS,
    FACE_IDS,
    GATE_IDS,
    PAWN_IDS,
    TARGET_IDS,
    TURN_IDS,
    WELL_IDS,
    Table,
    disc_name,
    ends_of_dot,
    pawn_name,
    point_name,
    read,
    say,
    target_name,
)

PANEL_LAYER, WELL_LAYER, DISC_LAYER, MARK_LAYER, WAY_LAYER = range(5)  # the lowest first
TARGET_LAYER, SPEECH_LAYER = 7, 8  # above chests and pawns


# ------------------------------------------------------------------------------------------------- the picture
def scene(view: View, words: Words, chosen: tuple[str, ...] = ()) -> Scene:
    table, lang = read(view), words.lang
    sheet = ground.ground(table.board, table.discs, table.length, say("title", lang))
    pieces = (
        *holdings.pieces(table, words), *panel.pieces(view, table, words, PANEL_LAYER), *gates(table, lang),
        *discs(table, chosen, lang), numbers(tuple(table.disc)), *marks(table, chosen, lang),
        *ways.pieces(view, table, chosen, WAY_LAYER),
        *pawns(table, lang), *targets(view, table, chosen, lang), *handles(table, chosen, lang),
    )
    return Scene(WIDTH, HEIGHT, say("title", lang), sheet, pieces)


# -------------------------------------------------------------------------------------------------------- discs
def discs(table: Table, chosen: tuple[str, ...], lang: str) -> Iterator[Piece]:
    """Those that lie; while they are laid, the empty wells and the disc in hand, or the heap that chance draws from."""
    spot, shown = ways.shown(table, chosen)
    for well, disc in enumerate(table.disc):
        if disc == EMPTY:
            yield empty_well(well, lang)
        else:
            here = shown if well == spot else disc
            yield disc_piece(well, table.discs, here, bool(table.barred >> well & 1), table.named == well, lang)
    if table.phase == Phase.DEAL:
        yield heap(table.discs)
    if table.drawn != NONE:
        place, disc = (well_place(spot), shown) if spot != NONE else (HAND, ENDS * table.drawn)
        yield hand_piece(place, table.discs, disc, spot != NONE, lang)


@lru_cache(maxsize=128)
def empty_well(well: int, lang: str) -> Piece:
    place = well_place(well)
    return Piece(WELL_IDS[well], art.well(well), place.x, place.y, name=say("drawn-well", lang, n=well), layer=WELL_LAYER)


@lru_cache(maxsize=8192)
def disc_piece(well: int, discs: int, disc: int, is_barred: bool, is_named: bool, lang: str) -> Piece:
    place, (kind, rotation) = well_place(well), divmod(disc, ENDS)
    name = disc_name(well, discs, disc, is_barred, is_named, lang)
    return Piece(DISC_IDS[well], art.disc_piece(discs, kind), place.x, place.y, turn=60 * rotation, name=name, css="disc",
                 layer=DISC_LAYER, sort="disc")


@lru_cache(maxsize=1024)
def hand_piece(place: Place, discs: int, disc: int, is_shown: bool, lang: str) -> Piece:
    """While it is tried in a well, clicks go to the well."""
    kind, rotation = divmod(disc, ENDS)
    name = say("drawn-hand", lang, ends=ends_of_dot(discs, disc, lang))
    return Piece("hand", art.disc_piece(discs, kind, is_shown), place.x, place.y, turn=60 * rotation, size=place.size, name=name,
                 css="disc", layer=DISC_LAYER, sort="disc")


@lru_cache(maxsize=8)
def heap(discs: int) -> Piece:
    """Before chance lays them, all discs lie where a hand would draw: a page lets them fly out of it. SI-8"""
    return Piece("heap", art.disc_piece(discs, 0, is_quiet=True), HAND.x, HAND.y, size=HAND.size, css="disc", layer=DISC_LAYER,
                 sort="disc")


def numbers(lie: tuple[int, ...]) -> Piece:
    return numbered(tuple(well for well in range(WELLS) if lie[well] != EMPTY))


@lru_cache(maxsize=512)
def numbered(wells: tuple[int, ...]) -> Piece:
    """What wells are called: it stays upright on the discs."""
    return Piece("numbers", art.numbers([(well, *well_place(well)[:2]) for well in wells]), layer=MARK_LAYER)


def hole(well: int, disc: int) -> tuple[float, float]:
    """Where the peg is put in."""
    place, (x, y) = well_place(well), toward(disc % ENDS - 0.5, art.PEG)
    return round(place.x + x, 2), round(place.y + y, 2)


# -------------------------------------------------------------------------------------------------------- marks
_SIGNS = {Phase.ANSWER: "?", Phase.REPLY: "!", Phase.CONTEST: "?!"}


def marks(table: Table, chosen: tuple[str, ...], lang: str) -> Iterator[Piece]:
    """The disc that was named, and what is said about it; those not to be named again; a closed goal; a duel."""
    if table.named != NONE:
        well = table.named
        spot, shown = ways.shown(table, chosen)
        place = well_place(well)
        yield Piece("named", art.NAMED, place.x, place.y, layer=MARK_LAYER)
        yield Piece("peg", art.PIN, *hole(well, shown if spot == well else table.disc[well]), layer=MARK_LAYER)
        if table.phase in _SIGNS:
            speaker = 1 - table.player if table.phase == Phase.REPLY else table.player
            yield speech(well, _SIGNS[Phase(table.phase)], speaker, lang)
    for well in range(WELLS):
        if table.barred >> well & 1:
            yield Piece(f"seal-{well}", art.SEAL, *hole(well, table.disc[well]), layer=MARK_LAYER)
    for side in (RED, BLACK):
        if table.returned[side] == CLOSED:
            place = field_place(table.board, side, GOAL)
            yield Piece(f"lock-{SIDES[side]}", art.LOCK, place.x + 26, place.y + 24, layer=SPEECH_LAYER)
    if table.phase == Phase.DUEL and table.spot != NONE:
        name = say("drawn-duel", lang, n=table.spot, side=SIDES[table.thrower])
        yield Piece("duel", art.SWORDS, *between_duellists(table), name=name, layer=SPEECH_LAYER)


@lru_cache(maxsize=512)
def speech(well: int, sign: str, side: int, lang: str) -> Piece:
    place, way = SPEECH[side], 1 if side == RED else -1
    who = SIDES[side]
    name = (say("drawn-asked", lang, n=well, side=who) if sign == "?" else say("drawn-objects", lang, n=well, side=who)
            if sign == "!" else say("drawn-contested", lang, n=well, side=who))
    return Piece("bubble", art.bubble(f"{well}{sign}", way), place.x, place.y, name=name, layer=SPEECH_LAYER)


# -------------------------------------------------------------------------------------------------------- pawns
def stands(table: Table, side: int, point: int) -> tuple[float, float]:
    if point < WELLS:
        return dot_place(table.discs, table.disc[point], point)
    place = field_place(table.board, side, point)
    return place.x, place.y


def aside(table: Table) -> float:
    """On which side of the defender there is more room."""
    return -DUEL if stands(table, RED, table.spot)[0] > well_place(table.spot).x else DUEL


def between_duellists(table: Table) -> tuple[float, float]:
    x, y = stands(table, RED, table.spot)
    return round(x + aside(table) / 2, 2), round(y - 34, 2)


def pawns(table: Table, lang: str) -> Iterator[Piece]:
    for side in (RED, BLACK):
        for point in table.points(side):
            yield pawn_piece(side, point, stands(table, side, point), table.returned[side] > 0, lang)
    if table.phase == Phase.DUEL and table.spot != NONE:
        side, (x, y) = table.player, stands(table, RED, table.spot)
        name = say("drawn-attacker", lang, side=SIDES[side], n=table.spot)
        yield Piece(f"{SIDES[side]}-duel", pawn(side), round(x + aside(table), 2), y, name=name, layer=PAWN_LAYER,
                    sort=PAWN_SORTS[side])


@lru_cache(maxsize=8192)
def pawn_piece(side: int, point: int, place: tuple[float, float], is_back: bool, lang: str) -> Piece:
    name = pawn_name(side, point, lang)
    if is_back:
        name = say("drawn-returned", lang, pawn=name)
    return Piece(PAWN_IDS[side][point], pawn(side, is_back), *place, name=name, layer=PAWN_LAYER, sort=PAWN_SORTS[side])


def gates(table: Table, lang: str) -> Iterator[Piece]:
    for side in (RED, BLACK):
        for point in (START, GOAL):
            yield gate(table.board, side, point, point == GOAL and table.returned[side] == CLOSED, lang)


@lru_cache(maxsize=128)
def gate(board: int, side: int, point: int, is_closed: bool, lang: str) -> Piece:
    place, name = field_place(board, side, point), point_name(side, point, lang)
    if is_closed:
        name = say("drawn-closed", lang, goal=name)
    return Piece(GATE_IDS[side][point - START], art.GATE, place.x, place.y, name=name, layer=WELL_LAYER)


# ---------------------------------------------------------------------------------------------- what can be chosen
def targets(view: View, table: Table, chosen: tuple[str, ...], lang: str) -> Iterator[Piece]:
    for point in ways.targets(view, table, ways.mover(table, chosen)):
        if point < WELLS:
            x, y = dot_place(table.discs, table.disc[point], point)
            yield dot_target(point, x, y, bool(table.standing[1 - table.seat] >> point & 1), lang)
        else:
            yield field_target(table.board, table.seat, point, lang)


@lru_cache(maxsize=2048)
def dot_target(well: int, x: float, y: float, is_duel: bool, lang: str) -> Piece:
    place, name = well_place(well), target_name(well, lang)
    if is_duel:
        name = say("drawn-target-duel", lang, where=say("drawn-disc", lang, n=well))
    drawn = art.target(round(x - place.x, 1), round(y - place.y, 1), is_duel)
    return Piece(TARGET_IDS[RED][well], drawn, place.x, place.y, name=name, css="aimed", layer=TARGET_LAYER)


@lru_cache(maxsize=64)
def field_target(board: int, side: int, point: int, lang: str) -> Piece:
    place = field_place(board, side, point)
    return Piece(TARGET_IDS[side][point], art.FIELD_TARGET, place.x, place.y, name=target_name(point, lang), css="aimed",
                 layer=TARGET_LAYER)


def handles(table: Table, chosen: tuple[str, ...], lang: str) -> Iterator[Piece]:
    """Around the disc that is turned or laid: what it would look like, each where the peg would be."""
    if not table.is_asked:
        return
    if table.phase == Phase.TURN and table.spot != NONE:
        disc = table.disc[table.spot]
        for k in range(1, ENDS):
            rotation = (disc + k) % ENDS
            yield handle(TURN_IDS[k - 1], table.spot, table.discs, disc - disc % ENDS + rotation, k, lang)
    elif (spot := ways.shown(table, chosen)[0]) != NONE:
        for k in range(ENDS):
            yield handle(FACE_IDS[k], spot, table.discs, ENDS * table.drawn + k, 0, lang)


@lru_cache(maxsize=8192)
def handle(id: str, well: int, discs: int, disc: int, sixths: int, lang: str) -> Piece:
    place, (x, y) = well_place(well), toward(disc % ENDS - 0.5, HANDLES)
    ends = ends_of_dot(discs, disc, lang)
    name = say("drawn-turned", lang, n=sixths, ends=ends) if sixths else say("drawn-faced", lang, ends=ends)
    drawn = art.handle(discs, *divmod(disc, ENDS))
    return Piece(id, drawn, round(place.x + x, 2), round(place.y + y, 2), name=name, layer=TARGET_LAYER)
