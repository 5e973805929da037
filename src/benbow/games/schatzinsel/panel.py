"""What the turn is about, in the middle below: points, duty, objection; before the game, the discs to be laid."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from benbow.engine.art import CROSS, INK, PLATE, ROUND, SOLE, at, disc, path, quiet, written
from benbow.engine.contract import View
from benbow.engine.scene import Piece
from benbow.engine.words import Words

from . import art
from .art import GOLD, use
from .facts import winner
from .jungle import SIDES
from .places import LIMIT, PANEL
from .seen import Table, say
from .state import BLACK, DICE, RED, SHIP, Phase

REACH = f'<path d="M0-{PANEL[3] // 2}h{PANEL[2]}v{PANEL[3]}h-{PANEL[2]}Z" fill="none" pointer-events="all"/>'
NEAR = 20  # turns before the limit from which on it is told


def pieces(view: View, table: Table, words: Words, layer: int) -> Iterator[Piece]:
    lang = words.lang
    if table.is_laying:
        yield pool(tuple(table.pool), table.discs, layer, lang)
    elif table.phase == Phase.END:
        yield end(int(winner(view.record)), table.chests[RED][SHIP], table.chests[BLACK][SHIP], layer, lang)
    else:
        yield turn(table.player, table.left, table.moved, table.objected, layer, lang)
        if table.limit - table.turns <= NEAR:
            yield limit(table.limit - table.turns, layer, lang)


@lru_cache(maxsize=512)
def turn(side: int, left: int, moved: int, objected: int, layer: int, lang: str) -> Piece:
    x, y, _, height = PANEL
    parts = [say("drawn-turn", lang, side=SIDES[side]), say("drawn-left", lang, n=left)]
    parts.append(say("drawn-moved" if moved else "drawn-unmoved", lang))
    parts.append(say("drawn-objected" if objected else "drawn-unobjected", lang))
    coins = "".join(coin(130 + 56 * k, k < left) for k in range(DICE))
    duty = at(362, 0, f'<g transform="rotate(24)">{path(SOLE, INK if moved else "none", INK, 2.2, "sole done" if moved else "sole", ROUND)}</g>', size=1.5)
    speech = at(428, -4, path("M-22-18H22Q28-18 28-12V6Q28 12 22 12H4L-10 26L-7 12H-22Q-28 12-28 6V-12Q-28-18-22-18Z", PLATE, INK, 2.5, "bubble", ROUND)
                + written(0, 7, 28, CROSS, "!", "sign") + (path("M-28 24L28-22", "none", CROSS, 5, "struck", ROUND) if objected else ""))
    drawn = use(SIDES[side], 54, 1, 1.35) + coins + duty + speech
    return Piece("turn", REACH + quiet(drawn), x, y + height / 2, name=", ".join(parts), layer=layer)


@lru_cache(maxsize=512)
def end(winner: int, reds: int, blacks: int, layer: int, lang: str) -> Piece:
    """Who has won, and how many chests are aboard."""
    x, y, width, height = PANEL
    drawn = "".join(at(width / 2 + 160 * way, 0, (WREATH if winner == side else "") + use(SIDES[side], 0, 0, 1.25)) for side, way in ((BLACK, -1), (RED, 1)))
    drawn += at(width / 2, 0, use("chest", 0, 2, 1.5) + written(-58, 13, 40, INK, str(blacks), "ink") + written(58, 13, 40, INK, str(reds), "ink"))
    name = say("drawn-won", lang, side=SIDES[winner]) if winner in (RED, BLACK) else say("drawn-tie", lang)
    return Piece("turn", REACH + quiet(drawn), x, y + height / 2, name=name, layer=layer)


WREATH = "".join(path(f"M{6 * way} 44Q{62 * way} 34 {46 * way}-34" + "".join(
    f"M{a * way} {b}q{c * way} {-4} {(c + 4) * way}-14q{-c * way} 2 {-(c + 4) * way} 14" for a, b, c in ((20, 41, 10), (38, 30, 12), (49, 12, 12), (53, -8, 10), (48, -26, 8))),
    GOLD, INK, 1.8, "wreath", ROUND) for way in (-1, 1))


def coin(x: float, is_there: bool) -> str:
    if not is_there:
        return disc("spent", x, 0, 22, f'fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="4 5" stroke-opacity="0.6"')
    return disc("coin", x, 0, 23, f'fill="{GOLD}" stroke="{INK}" stroke-width="2.5"') + disc(
        "coin-line", x, 0, 16.5, f'fill="none" stroke="{INK}" stroke-width="1.5" stroke-opacity="0.5"')


@lru_cache(maxsize=64)
def limit(n: int, layer: int, lang: str) -> Piece:
    reach = '<circle r="26" fill="none" pointer-events="all"/>'
    return Piece("limit", reach + quiet(use("hourglass", -18, 0, 1.2) + written(16, 10, 30, CROSS, str(n), "news")), *LIMIT,
                 name=say("drawn-limit", lang, n=n), layer=layer)


@lru_cache(maxsize=2048)
def pool(left: tuple[int, ...], discs: int, layer: int, lang: str) -> Piece:
    x, y, _, height = PANEL
    drawn = "".join(at(142 + 58 * kind, -10, art.disc_art(discs, kind), size=0.29) + written(142 + 58 * kind, 44, 24, INK, str(n), "ink")
                    for kind, n in enumerate(left))
    return Piece("pool", REACH + quiet(drawn), x, y + height / 2, name=say("drawn-pool", lang, n=sum(left)), layer=layer)
