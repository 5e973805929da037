"""Camps and ships, with their pawns and chests."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from benbow.engine.drawing.art import INK, PLATE, box, path, quiet, turn_frame, written
from benbow.engine.drawing.scene import Piece, breadth, fitting, text
from benbow.engine.words import Words

from ..rules.facts import Snapshot
from ..rules.jungle import SIDES
from ..rules.state import BLACK, CAMP, RED, SHIP, TO_WIN, Phase
from .art import PAINT, use
from .figures import idle_pawn
from .ids import CAMP_IDS, SHIP_IDS
from .names import say
from .places import PLAQUE, PLAQUES, SHIPS, camp_chest, camp_pawn, ship_chest, ship_pawn

NAME_WIDTH = 122
PLAQUE_LAYER, CHEST_LAYER, PAWN_LAYER = 0, 5, 6
PAWN_SORTS = tuple(f"{side}-pawn" for side in SIDES)


def pieces(s: Snapshot, words: Words) -> Iterator[Piece]:
    for side in (RED, BLACK):
        who, chests, pawns = words("seat", n=side + 1), s.chests[side], (s.in_camp[side], s.aboard[side])
        is_turn = s.player == side and s.phase != Phase.END
        yield camp(side, who, chests[CAMP], pawns[CAMP], is_turn, words.lang)
        yield ship(side, who, chests[SHIP], pawns[SHIP], s.length, words.lang)
        yield from (chest(side, where, k, n, s.length) for where, n in enumerate(chests) for k in range(n))
        yield from (pawn(side, where, k, n, words.lang) for where, n in enumerate(pawns) for k in range(n))


@lru_cache(maxsize=1024)
def camp(side: int, who: str, chests: int, pawns: int, is_turn: bool, lang: str) -> Piece:
    """The player's name, and the numbers of pawns and chests; framed if it is the player's turn."""
    width, height = PLAQUE
    beside = camp_chest(side, max(chests - 1, 0), chests).aside((31 if side == BLACK else -31) if chests else 0, 0)
    size = max(17.0, min(25.0, round(NAME_WIDTH / max(sum(map(breadth, who)), 1), 1)))
    name = say("drawn-camp", lang, side=SIDES[side], who=who, chests=say("drawn-chests", lang, n=chests),
               pawns=say("drawn-pawns", lang, n=pawns))
    drawn = "".join((
        '<g data-mark="camp">', box("plaque", 0, 0, width, height, f'rx="8" fill="{PLATE}" stroke="{INK}" stroke-width="2.5"'),
        box(f"band {SIDES[side]}", 3, 3, 10, height - 6, f'rx="4" fill="{PAINT[side]}"'),
        text(20, 30, fitting(who, NAME_WIDTH / size), size, anchor="start", weight=600, css="ink"),
        use(SIDES[side], 158, 22, 0.5), written(181, 31, 25, INK, str(pawns), "ink"),
        written(beside.x - PLAQUES[side].x, beside.y - PLAQUES[side].y + 9, 26, INK, str(chests), "ink"),
        turn_frame(width, height) if is_turn else "", "</g>",
    ))
    return Piece(CAMP_IDS[side], drawn, PLAQUES[side].x, PLAQUES[side].y, name=name, layer=PLAQUE_LAYER)


@lru_cache(maxsize=1024)
def ship(side: int, who: str, chests: int, pawns: int, length: int, lang: str) -> Piece:
    enough = TO_WIN[length]
    name = say("drawn-ship", lang, side=SIDES[side], who=who, chests=say("drawn-chests", lang, n=chests), most=enough,
               pawns=say("drawn-pawns", lang, n=pawns))
    reach = path("M-108-100H108V94H-108Z", "none", "", more=' data-mark="ship" pointer-events="all"')
    told = box("plate", -38, -52, 76, 30, f'rx="8" fill="{PLATE}" stroke="{INK}" stroke-width="2"') + written(
        0, -29, 25, INK, f"{chests} / {enough}", "value")
    return Piece(SHIP_IDS[side], reach + quiet(told), SHIPS[side].x, SHIPS[side].y, name=name, layer=PLAQUE_LAYER)


@lru_cache(maxsize=1024)
def chest(side: int, where: int, k: int, n: int, length: int) -> Piece:
    place = camp_chest(side, k, n) if where == CAMP else ship_chest(side, k, length)
    id = f"chest-{SIDES[side]}-{('camp', 'ship')[where]}-{k + 1}"
    return Piece(id, quiet(use("chest")), place.x, place.y, size=place.size, layer=CHEST_LAYER, sort="chest")


@lru_cache(maxsize=1024)
def pawn(side: int, where: int, k: int, n: int, lang: str) -> Piece:
    place = camp_pawn(side, k, n) if where == CAMP else ship_pawn(side, k, n)
    name = say("drawn-pawn", lang, side=SIDES[side], where=("camp", "ship")[where], n=0)
    id = f"{SIDES[side]}-{('camp', 'ship')[where]}-{k + 1}"
    return Piece(id, idle_pawn(side), place.x, place.y, size=place.size, name=name, layer=PAWN_LAYER, sort=PAWN_SORTS[side])
