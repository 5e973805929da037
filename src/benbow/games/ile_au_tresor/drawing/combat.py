"""Combat on the chart: who takes part, what is added to the dice, and the exact odds of each result (IT-26, IT-27, IT-28)."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import atan2, degrees

from benbow.engine.contract import View
from benbow.engine.drawing.art import CROSS, INK, PLATE, ROUND, Place, at, box, path, quiet
from benbow.engine.drawing.scene import SERIF, Piece, number, text

from ..rules.actions import COLOURS
from ..rules.board import BOARDS, NOWHERE, WAYS
from ..rules.facts import Prospect, prospect
from ..rules.options import PIRATES
from ..rules.state import Phase
from .art import INNER, use
from .places import CHART_HEIGHT, ROW, WIDTH, hex_place, port_place
from .seen import Table, pirate_name, pirate_of, say

THROWS = 36


def pieces(view: View, table: Table, chosen: tuple[str, ...], lang: str, layer: int) -> Iterator[Piece]:
    if table.phase in (Phase.CLASH, Phase.FLIGHT, Phase.ADVANCE) and table.target != NOWHERE:
        place = hex_place(table.target, table.isle)
        yield Piece("prey", _PREY, place.x, place.y, size=place.size, layer=layer)
    target = target_of(table, chosen)
    if target == NOWHERE or not table.stands[target]:
        return
    odds = prospect(view.record, target)
    who = divmod(table.stands[target] - 1, PIRATES)
    yield Piece("clash", arrows(table, target), layer=layer)
    name = say("drawn-odds-name", lang, pirate=pirate_name(*who, lang), bonus=signed(odds.bonus), dies=odds.dies,
               flees=odds.flees, nothing=odds.nothing, leader=odds.leader_dies)
    x, y = card_place(table, target, card_height(len(parts_of(odds, lang))))
    yield Piece("odds", table_of(odds, who, lang), x, y, name=name, layer=layer)


def target_of(table: Table, chosen: tuple[str, ...]) -> int:
    """The hex attacked, or about to be."""
    if table.phase == Phase.CLASH:
        return table.target
    who = pirate_of(chosen[0]) if chosen and table.phase == Phase.COMBAT else None
    return table.at[who[0]][who[1]] if who is not None and who[0] != table.turn else NOWHERE


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def arrows(table: Table, target: int) -> str:
    """An arrow from each who takes part to the one attacked."""
    goal = hex_place(target, table.isle)
    return quiet("".join(arrow(start, goal) for start in attackers(table, target)))


def attackers(table: Table, target: int) -> list[Place]:
    """Where those are who take part."""
    isle, starts = table.isle, list[Place]()
    for way in range(WAYS):
        there = int(BOARDS.next[isle, target, way])
        if there != NOWHERE and table.stands[there] and (table.stands[there] - 1) // PIRATES == table.turn:
            starts.append(hex_place(there, isle))
    for boat in range(table.players):
        port = table.port[boat]
        is_manned = table.owner[boat] == table.turn and port != NOWHERE and table.crew(boat)
        if is_manned and target in BOARDS.port_side[isle, port].tolist():
            starts.append(port_place(port, isle))
    return starts


def arrow(start: Place, goal: Place) -> str:
    """Where the two hexes meet."""
    turn = degrees(atan2(goal.y - start.y, goal.x - start.x))
    place = f"translate({number((start.x + goal.x) / 2)} {number((start.y + goal.y) / 2)}) rotate({number(round(turn, 1))})"
    return f'<g transform="{place} scale({number(goal.size)})">{_ARROW}</g>'


_PREY = quiet(path(INNER, "none", CROSS, 4, "way-line", f' stroke-dasharray="14 6"{ROUND}'))
_ARROW = path("M-17-5H0V-13L19 0L0 13V5H-17Z", CROSS, PLATE, 3, "arrow", ROUND)
CARD = 330


def card_height(lines: int) -> int:
    return 216 + 28 * lines


# ------------------------------------------------------------------------------------------- where the card lies
EDGE = 22  # of the chart
BODY = 28  # how far a pirate reaches around the middle of his hex


def card_place(table: Table, target: int, height: float) -> tuple[float, float]:
    """Near the one attacked, so that who has drawn the map near sees both; it hides as few of the others as can be."""
    goal, found = hex_place(target, table.isle), list[tuple[float, float, float]]()
    seen = watched(table, target)
    for aside in ((BODY + k * ROW) * goal.size for k in range(4)):
        across = (goal.x - CARD / 2, goal.x - aside, goal.x + aside - CARD, goal.x + aside, goal.x - aside - CARD)
        down = (goal.y - height / 2, goal.y - aside, goal.y + aside - height, goal.y + aside, goal.y - aside - height)
        for x, y in product(across, down):
            x = min(max(x, EDGE), WIDTH - EDGE - CARD)
            y = min(max(y, EDGE), CHART_HEIGHT - EDGE - height)
            wide, high = max(x + CARD, goal.x) - min(x, goal.x), max(y + height, goal.y) - min(y, goal.y)  # what shows both
            askew = abs(x + CARD / 2 - goal.x) / 10
            found.append((wide + high + askew + hidden(seen, x, y, height), round(x, 2), round(y, 2)))
    _, x, y = min(found)
    return x, y


def watched(table: Table, target: int) -> list[tuple[Place, int]]:
    """What should be seen beside the card, and how much that matters: the one attacked, the attackers, their enemies, all."""
    found = [(hex_place(target, table.isle), 9000), *((place, 3000) for place in attackers(table, target))]
    for spot in BOARDS.places[table.isle]:
        if table.stands[spot]:
            is_own = (table.stands[spot] - 1) // PIRATES == table.turn
            found.append((hex_place(spot, table.isle), 60 if is_own else 200))
    return found


def hidden(seen: list[tuple[Place, int]], x: float, y: float, height: float) -> int:
    """How much of that a card here would lie upon."""
    total = 0
    for place, weight in seen:
        body = BODY * place.size - 1  # to touch is not to hide
        if x - body < place.x < x + CARD + body and y - body < place.y < y + height + body:
            total += weight
    return total


# ---------------------------------------------------------------------------------------------- what it says
@lru_cache(maxsize=512)
def table_of(odds: Prospect, who: tuple[int, int], lang: str) -> str:
    """A card: whom, what is added to the dice and why, and the four results."""
    lines = parts_of(odds, lang)
    card = box("card", 0, 0, CARD, card_height(len(lines)), f'rx="10" fill="{PLATE}" stroke="{INK}" stroke-width="3"')
    card += at(38, 38, use(f"{COLOURS[who[0]]}-{who[1] + 1}"))
    card += said(72, 48, with_sign(say("drawn-odds", lang, what="dice"), odds.bonus), 32, 600)
    for k, line in enumerate(lines):
        card += said(16, 88 + 28 * k, line, 24)
    rows = (("dies", odds.dies), ("flees", odds.flees), ("nothing", odds.nothing), ("leader", odds.leader_dies))
    return quiet(card + "".join(row(key, n, 98 + 28 * len(lines) + 34 * k, lang) for k, (key, n) in enumerate(rows)))


def row(key: str, n: int, y: float, lang: str) -> str:
    """A result: how often in 36 throws, as a bar too."""
    paint = CROSS if key == "leader" else "#8fa67a"
    bar = box("bar", 14, y - 22, (CARD - 28) * n / THROWS, 28, f'rx="4" fill="{paint}" fill-opacity="0.5"')
    percent = say("drawn-odds-percent", lang, n=round(100 * n / THROWS))
    return "".join((
        bar, said(20, y, say("drawn-odds", lang, what=key), 25), said(CARD - 92, y, f"{n}/{THROWS}", 23, anchor="end"),
        said(CARD - 18, y, percent, 26, 600, "end"),
    ))


def said(x: float, y: float, content: str, size: float, weight: int = 400, anchor: str = "start") -> str:
    return text(x, y, content, size, family=SERIF, anchor=anchor, weight=weight)


def parts_of(odds: Prospect, lang: str) -> list[str]:
    """What the bonus is made of (IT-27)."""
    crowd = odds.bonus + 3 * odds.fort + 2 * odds.mountain + odds.across
    less = ((odds.fort, "fortress", 3), (odds.mountain, "mountain", 2), (odds.across, "river", 1))
    attackers = with_sign(say("drawn-odds-attackers", lang, n=odds.attackers), crowd)
    return [attackers, *(with_sign(say("drawn-odds", lang, what=key), -n) for is_so, key, n in less if is_so)]


def with_sign(what: str, added: int) -> str:
    """A thing, and what it adds; nothing is not added."""
    return f"{what} {signed(added)}" if added else what
