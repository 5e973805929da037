"""The panel below the jungle: points, duty and objection of a turn; before that the discs to be drawn; at the end the result."""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from benbow.engine.drawing.art import CROSS, GOLD, INK, PLATE, ROUND, SOLE, at, disc, path, quiet, written
from benbow.engine.drawing.scene import Piece
from benbow.engine.words import Words

from ..rules.discs import KINDS, Discs
from ..rules.facts import Snapshot, winner
from ..rules.jungle import SIDES
from ..rules.state import BLACK, DICE, RED, SHIP, Phase
from . import art
from .art import use
from .figures import reach
from .names import say
from .places import LIMIT, PANEL

LEFT, TOP, ACROSS, DOWN = PANEL
MIDDLE = TOP + DOWN / 2
NEAR = 20  # the limit is shown when so many turns are left
_REACH = f'<path d="M0-{DOWN // 2}h{ACROSS}v{DOWN}h-{ACROSS}Z" fill="none" pointer-events="all"/>'
_MARKS = "".join(f'<path data-mark="{mark}" d="M{x}-{DOWN // 2}h{width}v{DOWN}h-{width}Z" fill="none" pointer-events="all"/>'
                 for mark, x, width in (("coin", 100, 228), ("sole", 330, 64), ("objection", 396, 66)))
BUBBLE = "M-22-18H22Q28-18 28-12V6Q28 12 22 12H4L-10 26L-7 12H-22Q-28 12-28 6V-12Q-28-18-22-18Z"


def pieces(s: Snapshot, words: Words, layer: int, is_taken: bool = False) -> Iterator[Piece]:
    """`is_taken`: the pictures of rotations are there. Then it is only said."""
    lang = words.lang
    if s.phase == Phase.END:
        yield end(winner(s), s.chests[RED][SHIP], s.chests[BLACK][SHIP], layer, lang)
        return
    told = (pool(tuple(s.pool), s.set, layer, lang) if s.is_laying
            else turn(s.player, s.left, s.moved, s.objected, layer, lang))
    yield replace(told, art=_REACH) if is_taken else told
    if not s.is_laying and s.limit - s.turns <= NEAR:
        yield limit(s.limit - s.turns, layer, lang)


@lru_cache(maxsize=512)
def turn(side: int, left: int, moved: int, objected: int, layer: int, lang: str) -> Piece:
    """The player; a coin for each point; a footprint, filled once a pawn has moved (SI-13); the objection, struck if used."""
    parts = [say("drawn-turn", lang, side=SIDES[side]), say("drawn-left", lang, n=left),
             say("drawn-moved" if moved else "drawn-unmoved", lang),
             say("drawn-objected" if objected else "drawn-unobjected", lang)]
    sole = path(SOLE, INK if moved else "none", INK, 2.2, "sole done" if moved else "sole", ROUND)
    speech = path(BUBBLE, PLATE, INK, 2.5, "bubble", ROUND) + written(0, 7, 28, CROSS, "!", "sign")
    drawn = "".join((
        use(SIDES[side], 54, 1, 1.35), *(coin(130 + 56 * k, k < left) for k in range(DICE)),
        at(362, 0, f'<g transform="rotate(24)">{sole}</g>', size=1.5), at(428, -4, speech),
        path("M400 20L456-26", "none", CROSS, 5, "struck", ROUND) if objected else "",
    ))
    return Piece("turn", _REACH + _MARKS + quiet(drawn), LEFT, MIDDLE, name=", ".join(parts), layer=layer)


def coin(x: float, is_left: bool) -> str:
    if not is_left:
        look = f'fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="4 5" stroke-opacity="0.6"'
        return disc("spent", x, 0, 22, look)
    return disc("coin", x, 0, 23, f'fill="{GOLD}" stroke="{INK}" stroke-width="2.5"') + disc(
        "coin-line", x, 0, 16.5, f'fill="none" stroke="{INK}" stroke-width="1.5" stroke-opacity="0.5"')


@lru_cache(maxsize=64)
def limit(n: int, layer: int, lang: str) -> Piece:
    """SI-32: turns left before the limit."""
    drawn = use("hourglass", -18, 0, 1.2) + written(16, 10, 30, CROSS, str(n), "news")
    return Piece("limit", reach(26, "limit") + quiet(drawn), *LIMIT, name=say("drawn-limit", lang, n=n), layer=layer)


@lru_cache(maxsize=2048)
def pool(left: tuple[int, ...], discs: Discs, layer: int, lang: str) -> Piece:
    """How many discs of each kind are not drawn yet."""
    drawn = "".join(at(142 + 58 * kind, -10, art.disc_art(discs, kind), size=0.29) for kind in range(len(left)))
    for kind, n in enumerate(left):
        drawn += written(131 + 58 * kind, 42, 17, INK, KINDS[kind], "ink", ' opacity="0.65"') + written(
            149 + 58 * kind, 43, 24, INK, str(n), "ink")
    return Piece("pool", _REACH + quiet(drawn), LEFT, MIDDLE, name=say("drawn-pool", lang, n=sum(left)), layer=layer)


# ------------------------------------------------------------------------------------------------------ the end
_LEAVES = ((20, 41, 10), (38, 30, 12), (49, 12, 12), (53, -8, 10), (48, -26, 8))


def _branch(way: int) -> str:
    leaves = "".join(f"M{x * way} {y}q{long * way} -4 {(long + 4) * way} -14q{-long * way} 2 {-(long + 4) * way} 14"
                     for x, y, long in _LEAVES)
    return path(f"M{6 * way} 44Q{62 * way} 34 {46 * way} -34{leaves}", GOLD, INK, 1.8, "wreath", ROUND)


WREATH = _branch(-1) + _branch(1)


@lru_cache(maxsize=512)
def end(won: int, reds: int, blacks: int, layer: int, lang: str) -> Piece:
    """The winner, and the chests aboard."""
    sides = ((BLACK, ACROSS / 2 - 160), (RED, ACROSS / 2 + 160))
    figures = "".join(at(x, 0, (WREATH if won == side else "") + use(SIDES[side], 0, 0, 1.25)) for side, x in sides)
    counts = written(-58, 13, 40, INK, str(blacks), "ink") + written(58, 13, 40, INK, str(reds), "ink")
    name = say("drawn-won", lang, side=SIDES[won]) if won in (RED, BLACK) else say("drawn-tie", lang)
    drawn = figures + at(ACROSS / 2, 0, use("chest", 0, 2, 1.5) + counts)
    return Piece("turn", _REACH + quiet(drawn), LEFT, MIDDLE, name=name, layer=layer)
