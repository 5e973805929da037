"""The scene: the jungle of turning discs, the pawns in it, and what can be clicked.

Ids of pawns and chests name their places; when one moves, the page matches it by its sort.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from benbow.engine.contract import View
from benbow.engine.drawing.art import Place
from benbow.engine.drawing.scene import Piece, Scene
from benbow.engine.words import Words

from ..rules.actions import POINT_NAMES
from ..rules.discs import ENDS, WELLS, Discs
from ..rules.facts import Snapshot, bits, is_held, turned
from ..rules.jungle import SIDES, Jungle
from ..rules.state import BLACK, CLOSED, EMPTY, GOAL, NONE, RED, START, Phase
from . import art, ground, holdings, lit_trails, panel
from .curves import dot_place
from .figures import pawn
from .holdings import PAWN_LAYER, PAWN_SORTS
from .ids import DISC_IDS, FACE_IDS, GATE_IDS, PAWN_IDS, TARGET_IDS, TURN_IDS, WELL_IDS, Ids
from .names import disc_name, ends_of_dot, say
from .places import DUEL, HAND, HEIGHT, SPEECH, WIDTH, field_place, handle_place, layout, toward, well_place

PANEL_LAYER, WELL_LAYER, DISC_LAYER, MARK_LAYER, WAY_LAYER = range(5)  # the lowest first
TARGET_LAYER, SPEECH_LAYER = 7, 8  # above chests and pawns


# ------------------------------------------------------------------------------------------------- the picture
def scene(view: View, words: Words, chosen: Ids = ()) -> Scene:
    s, lang = Snapshot.of(view), words.lang
    sheet = ground.ground(s.jungle, s.set, s.length, say("title", lang))
    pieces = (
        *holdings.pieces(s, words), *panel.pieces(s, words, PANEL_LAYER, rotations(s, chosen)[0] != NONE), *gates(s, lang),
        *discs(s, chosen, lang), numbers(s.jungle, tuple(well for well in range(WELLS) if s.disc[well] != EMPTY)),
        *marks(s, chosen, lang),
        *lit_trails.pieces(s, chosen, WAY_LAYER),
        *pawns(s, chosen, lang), *targets(s, chosen, lang), *handles(s, chosen, lang),
    )
    return Scene(WIDTH, HEIGHT, say("title", lang), sheet, pieces)


# -------------------------------------------------------------------------------------------------------- discs
def discs(s: Snapshot, chosen: Ids, lang: str) -> Iterator[Piece]:
    """Discs in their wells; while discs are laid also empty wells, and the disc in hand or the heap that chance draws from."""
    spot, shown = lit_trails.shown(s, chosen)
    turning, ways = rotations(s, chosen)
    for well, disc in enumerate(s.disc):
        if disc == EMPTY:
            yield empty_well(s.jungle, well, lang)
        else:
            here = shown if well == spot else disc
            name = disc_name(well, s.set, here, bool(s.barred >> well & 1), s.named == well, lang)
            mark = "named" if s.named == well else "barred" if s.barred >> well & 1 else "disc"
            turns = turns_of(here, ways) if well == turning else ()
            yield disc_piece(DISC_IDS[well], well_place(s.jungle, well), s.set, here, name, mark, turns)
    if s.phase == Phase.DEAL:  # the page lets the discs of a random layout fly from here (SI-8)
        yield disc_piece("heap", HAND, s.set, 0, mark="")
    if s.drawn != NONE:  # while it is shown in a well, clicks go to the well
        place, disc = (well_place(s.jungle, spot), shown) if spot != NONE else (HAND, ENDS * s.drawn)
        name = say("drawn-hand", lang, ends=ends_of_dot(s.set, disc, lang))
        yield disc_piece("hand", place, s.set, disc, name, "" if spot != NONE else "disc", turns_of(disc, ways))


@lru_cache(maxsize=128)
def empty_well(jungle: Jungle, well: int, lang: str) -> Piece:
    place = well_place(jungle, well)
    return Piece(WELL_IDS[well], art.well(well), place.x, place.y, size=place.size, name=say("drawn-well", lang, n=well),
                 layer=WELL_LAYER)


@lru_cache(maxsize=8192)
def disc_piece(id: str, place: Place, discs: Discs, disc: int, name: str = "", mark: str = "disc",
               turns: tuple[tuple[int, str], ...] = ()) -> Piece:
    kind, rotation = divmod(disc, ENDS)
    return Piece(id, art.disc_piece(discs, kind, mark), place.x, place.y, turn=60 * rotation, size=place.size, name=name,
                 css="disc", layer=DISC_LAYER, turns=turns, sort="disc")


def turns_of(lies: int, ways: dict[str, int]) -> tuple[tuple[int, str], ...]:
    """By how many degrees a disc is dragged for each handle."""
    return tuple((60 * ((disc - lies) % ENDS), id) for id, disc in ways.items() if disc != lies)


@lru_cache(maxsize=512)
def numbers(jungle: Jungle, wells: tuple[int, ...]) -> Piece:
    """The numbers of wells: they stay upright on the discs."""
    return Piece("numbers", art.numbers([(well, well_place(jungle, well)) for well in wells]), layer=MARK_LAYER)


def hole(jungle: Jungle, well: int, disc: int) -> tuple[float, float]:
    """The peg hole of a disc."""
    place, (x, y) = well_place(jungle, well), toward(disc % ENDS - 0.5, art.PEG)
    return round(place.x + place.size * x, 2), round(place.y + place.size * y, 2)


# -------------------------------------------------------------------------------------------------------- marks
_SIGNS = {Phase.ANSWER: "?", Phase.REPLY: "!", Phase.CONTEST: "?!"}


def marks(s: Snapshot, chosen: Ids, lang: str) -> Iterator[Piece]:
    """The named disc, with the question or objection; barred discs; a closed goal; a duel."""
    if s.named != NONE:
        well = s.named
        spot, shown = lit_trails.shown(s, chosen)
        place = well_place(s.jungle, well)
        yield Piece("named", art.NAMED, place.x, place.y, size=place.size, layer=MARK_LAYER)
        disc = shown if spot == well else s.disc[well]
        yield Piece("peg", art.PIN, *hole(s.jungle, well, disc), size=place.size, layer=MARK_LAYER)
        if s.phase in _SIGNS:
            speaker = 1 - s.player if s.phase == Phase.REPLY else s.player
            yield speech(well, _SIGNS[Phase(s.phase)], speaker, lang)
    for well in bits(s.barred):
        yield Piece(f"seal-{well}", art.SEAL, *hole(s.jungle, well, s.disc[well]), size=layout(s.jungle).size,
                    layer=MARK_LAYER)
    for side in (RED, BLACK):
        if s.returned[side] == CLOSED:
            place = field_place(s.jungle, side, GOAL).aside(26, 24)
            yield Piece(f"lock-{SIDES[side]}", art.LOCK, place.x, place.y, size=place.size, layer=SPEECH_LAYER)
    if s.phase == Phase.DUEL and s.spot != NONE:
        name, (x, y) = say("drawn-duel", lang, at=POINT_NAMES[s.spot], side=SIDES[s.thrower]), pawn_place(s, s.player, s.spot)
        size = layout(s.jungle).size
        yield Piece("duel", art.SWORDS, round(x + attacker_offset(s) / 2, 2), round(y - 34 * size, 2), size=size, name=name,
                    layer=SPEECH_LAYER)


@lru_cache(maxsize=512)
def speech(well: int, sign: str, side: int, lang: str) -> Piece:
    place, way = SPEECH[side], 1 if side == RED else -1
    name = say("drawn-asked" if sign == "?" else "drawn-objects" if sign == "!" else "drawn-contested", lang, n=well,
               side=SIDES[side])
    return Piece("bubble", art.bubble(f"{well}{sign}", way), place.x, place.y, name=name, layer=SPEECH_LAYER)


# -------------------------------------------------------------------------------------------------------- pawns
def pawn_place(s: Snapshot, side: int, point: int) -> tuple[float, float]:
    if point < WELLS:
        return dot_place(s.jungle, s.set, s.disc[point], point)
    return field_place(s.jungle, side, point)[:2]


def attacker_offset(s: Snapshot) -> float:
    """Where the attacker stands: on the side of the defender that has more room."""
    middle = well_place(s.jungle, s.spot).x if s.spot < WELLS else WIDTH / 2
    return (-DUEL if pawn_place(s, s.player, s.spot)[0] > middle else DUEL) * layout(s.jungle).size


def pawns(s: Snapshot, chosen: Ids, lang: str) -> Iterator[Piece]:
    (spot, shown), size = lit_trails.shown(s, chosen), layout(s.jungle).size
    for side in (RED, BLACK):
        for point in s.pawn_points(side):  # SI-18: it may turn with its disc
            place = dot_place(s.jungle, s.set, shown, point) if point == spot else pawn_place(s, side, point)
            yield pawn_piece(side, point, Place(*place, size), s.returned[side] > 0, lang)
    if s.phase == Phase.DUEL and s.spot != NONE:
        side, (x, y) = s.player, pawn_place(s, s.player, s.spot)
        name = say("drawn-attacker", lang, side=SIDES[side], at=POINT_NAMES[s.spot])
        yield Piece(f"{SIDES[side]}-duel", pawn(side, mark="duel"), round(x + attacker_offset(s), 2), y, size=size,
                    name=name, layer=PAWN_LAYER, sort=PAWN_SORTS[side])


@lru_cache(maxsize=8192)
def pawn_piece(side: int, point: int, place: Place, is_back: bool, lang: str) -> Piece:
    name = say("drawn-pawn", lang, side=SIDES[side], where="disc" if point < WELLS else POINT_NAMES[point], n=point)
    if is_back:
        name = say("drawn-returned", lang, pawn=name)
    return Piece(PAWN_IDS[side][point], pawn(side, is_back), place.x, place.y, size=place.size, name=name, layer=PAWN_LAYER,
                 sort=PAWN_SORTS[side])


def gates(s: Snapshot, lang: str) -> Iterator[Piece]:
    for side in (RED, BLACK):
        for point in (START, GOAL):
            yield gate(s.jungle, side, point, point == GOAL and s.returned[side] == CLOSED, lang)


@lru_cache(maxsize=128)
def gate(jungle: Jungle, side: int, point: int, is_closed: bool, lang: str) -> Piece:
    place, name = field_place(jungle, side, point), say("drawn-start" if point == START else "drawn-goal", lang, side=SIDES[side])
    mark = "start" if point == START else "closed" if is_closed else "goal"
    if is_closed:
        name = say("drawn-closed", lang, goal=name)
    return Piece(GATE_IDS[side][point - START], art.GATES[mark], place.x, place.y, size=place.size, name=name, layer=WELL_LAYER)


# ---------------------------------------------------------------------------------------------- what can be chosen
def targets(s: Snapshot, chosen: Ids, lang: str) -> Iterator[Piece]:
    """Their names say what a click does; the disc or field below has a name of its own."""
    for point in lit_trails.targets(s, lit_trails.mover(s, chosen)):
        name, drawn = say("drawn-target", lang, to=POINT_NAMES[point]), art.FIELD_TARGET
        place = well_place(s.jungle, point) if point < WELLS else field_place(s.jungle, s.seat, point)
        is_duel = is_held(s, s.seat, point)
        if point < WELLS or is_duel:
            x, y = pawn_place(s, s.seat, point)
            drawn = art.target(round((x - place.x) / place.size, 1), round((y - place.y) / place.size, 1), is_duel)
        if is_duel:
            owner = s.seat if point == START else 1 - s.seat
            where = say("drawn-disc", lang, n=point) if point < WELLS else say("drawn-start", lang, side=SIDES[owner])
            name = say("drawn-target-duel", lang, where=where)
        yield Piece(TARGET_IDS[s.seat][point], drawn, place.x, place.y, size=place.size, name=name, css="aimed",
                    layer=TARGET_LAYER)


def rotations(s: Snapshot, chosen: Ids) -> tuple[int, dict[str, int]]:
    """The disc that is turned or laid: its well, and for each handle how it would lie. NONE, and nothing, if there is none."""
    if s.is_actor and s.is_turning and s.spot != NONE:
        return s.spot, {TURN_IDS[k - 1]: turned(s.disc[s.spot], k) for k in range(1, ENDS)}
    spot = lit_trails.shown(s, chosen)[0] if s.is_actor else NONE
    return spot, {FACE_IDS[k]: ENDS * s.drawn + k for k in range(ENDS)} if spot != NONE else {}


def handles(s: Snapshot, chosen: Ids, lang: str) -> Iterator[Piece]:
    """Pictures of the rotations in the panel; and how the disc would lie in its well, shown while its picture is pointed at."""
    well, ways = rotations(s, chosen)
    for k, (id, disc) in enumerate(ways.items()):
        place, sixths = well_place(s.jungle, well), int(id[-1])
        yield handle(id, k, len(ways), s.set, disc, sixths if id in TURN_IDS else 0, lang)
        ghost = art.ghost(s.set, disc, well, place, lit_trails.joined(s, well, disc))
        yield Piece(f"ghost-{sixths}", ghost, layer=WAY_LAYER)


@lru_cache(maxsize=8192)
def handle(id: str, k: int, n: int, discs: Discs, disc: int, sixths: int, lang: str) -> Piece:
    ends, (x, y, room) = ends_of_dot(discs, disc, lang), handle_place(k, n)
    name = say("drawn-turned", lang, n=sixths, ends=ends) if sixths else say("drawn-faced", lang, ends=ends)
    return Piece(id, art.handle(discs, *divmod(disc, ENDS), room), x, y, name=name, css="handle", layer=TARGET_LAYER)
