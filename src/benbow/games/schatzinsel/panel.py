"""What the turn is about, in the middle below: points, duty, objection; before the game, the discs to be laid."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from benbow.engine.art import CROSS, INK, PLATE, ROUND, SOLE, at, disc, path, quiet, written
from benbow.engine.scene import Piece
from benbow.engine.words import Words

from . import art
from .art import GOLD, use
from .jungle import SIDES
from .places import PANEL
from .seen import Table, say
from .state import DICE, Phase

NEAR = 20  # turns before the limit from which on it is told


def pieces(table: Table, words: Words, layer: int) -> Iterator[Piece]:
    lang = words.lang
    if table.is_laying:
        yield pool(tuple(table.pool), table.discs, layer, lang)
    else:
        is_over = table.phase == Phase.END
        yield turn(table.player, table.left, table.moved, table.objected, is_over, layer, lang)
        if table.limit - table.turns <= NEAR and not is_over:
            yield limit(table.limit - table.turns, layer, lang)


@lru_cache(maxsize=512)
def turn(side: int, left: int, moved: int, objected: int, is_over: bool, layer: int, lang: str) -> Piece:
    x, y, _, height = PANEL
    parts = [say("drawn-turn", lang, side=SIDES[side]), say("drawn-left", lang, n=left)]
    parts.append(say("drawn-moved" if moved else "drawn-unmoved", lang))
    parts.append(say("drawn-objected" if objected else "drawn-unobjected", lang))
    coins = "".join(coin(104 + 58 * k, k < left) for k in range(DICE))
    duty = at(352, 0, f'<g transform="rotate(24)">{path(SOLE, INK if moved else "none", INK, 2.2, "sole", ROUND)}</g>', size=1.5)
    speech = at(424, -4, path("M-22-18H22Q28-18 28-12V6Q28 12 22 12H4L-10 26L-7 12H-22Q-28 12-28 6V-12Q-28-18-22-18Z", PLATE, INK, 2.5, "bubble", ROUND)
                + written(0, 7, 28, CROSS, "!", "sign") + (path("M-28 24L28-22", "none", CROSS, 5, "struck", ROUND) if objected else ""))
    drawn = use(SIDES[side], 48, 2, 1.3) + coins + duty + speech
    return Piece("turn", "" if is_over else quiet(drawn), x, y + height / 2, name="" if is_over else ", ".join(parts), layer=layer)


def coin(x: float, is_there: bool) -> str:
    if not is_there:
        return disc("spent", x, 0, 22, f'fill="none" stroke="{INK}" stroke-width="2" stroke-dasharray="4 5" stroke-opacity="0.6"')
    return disc("coin", x, 0, 23, f'fill="{GOLD}" stroke="{INK}" stroke-width="2.5"') + disc(
        "coin-line", x, 0, 16.5, f'fill="none" stroke="{INK}" stroke-width="1.5" stroke-opacity="0.5"')


@lru_cache(maxsize=64)
def limit(n: int, layer: int, lang: str) -> Piece:
    x, y, width, _ = PANEL
    return Piece("limit", quiet(written(0, 0, 22, CROSS, str(n), "news")), x + width - 20, y + 26, name=say("drawn-limit", lang, n=n), layer=layer)


@lru_cache(maxsize=2048)
def pool(left: tuple[int, ...], discs: int, layer: int, lang: str) -> Piece:
    x, y, _, height = PANEL
    drawn = "".join(at(142 + 58 * kind, -10, art.disc_art(discs, kind), size=0.29) + written(142 + 58 * kind, 44, 24, INK, str(n), "ink")
                    for kind, n in enumerate(left))
    return Piece("pool", quiet(drawn), x, y + height / 2, name=say("drawn-pool", lang, n=sum(left)), layer=layer)
