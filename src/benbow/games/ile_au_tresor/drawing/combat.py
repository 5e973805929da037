"""Combat on the map: the attackers, what is added to the dice, and the exact odds of each result (IT-26, IT-27, IT-28)."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from math import atan2, degrees

from benbow.engine.drawing.art import CROSS, INK, PLATE, ROUND, Place, at, box, path, quiet
from benbow.engine.drawing.scene import SERIF, Piece, number, text

from ..rules.actions import COLOURS
from ..rules.board import BOARDS, NOWHERE
from ..rules.facts import Prospect, Snapshot, fronts_of, holder, prospect
from ..rules.options import PIRATES
from ..rules.state import Phase
from .art import INNER, use
from .ids import pirate_of
from .names import pirate_name, say
from .places import CHART_HEIGHT, ROW, WIDTH, hex_place, port_place

THROWS = 36


def pieces(s: Snapshot, chosen: tuple[str, ...], lang: str, layer: int) -> Iterator[Piece]:
    fronts = prey(s)
    for k, spot in enumerate(fronts):
        place = hex_place(spot, s.map)
        yield Piece(f"prey-{k + 1}" if k else "prey", _PREY, place.x, place.y, size=place.size, layer=layer)
    target = target_of(s, chosen)
    if target == NOWHERE or not s.stands[target]:
        return
    odds = prospect(s, target, s.fronts)
    enemy = divmod(s.stands[target] - 1, PIRATES)
    arrows = (arrow(start, hex_place(spot, s.map)) for spot in fronts or [target] for start in attacker_places(s, spot))
    yield Piece("clash", quiet("".join(arrows)), layer=layer)
    name = say("drawn-odds-name", lang, pirate=pirate_name(*enemy, lang), bonus=signed(odds.bonus), dies=odds.dies,
               flees=odds.flees, nothing=odds.nothing, leader=odds.leader_dies)
    x, y = card_place(s, target, card_height(len(parts_of(odds, lang))))
    yield Piece("odds", card(odds, enemy, lang), x, y, name=name, layer=layer)


def prey(s: Snapshot) -> list[int]:
    """The hexes attacked; once it is known who is beaten, his."""
    if s.phase in (Phase.FLIGHT, Phase.ADVANCE):
        return [s.target] if s.target != NOWHERE else []
    return fronts_of(s) if s.phase in (Phase.WIDEN, Phase.CLASH, Phase.VICTIM) else []


def target_of(s: Snapshot, chosen: tuple[str, ...]) -> int:
    """The hex attacked, or about to be."""
    if s.phase in (Phase.WIDEN, Phase.CLASH):
        return s.target
    enemy = pirate_of(chosen[0]) if chosen and s.phase == Phase.COMBAT else None
    return s.at[enemy[0]][enemy[1]] if enemy is not None and enemy[0] != s.turn else NOWHERE


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def attacker_places(s: Snapshot, target: int) -> list[Place]:
    beside = [there for there in BOARDS.next[s.map, target].tolist() if there != NOWHERE and holder(s, there) == s.turn]
    manned = [boat for boat in range(s.players) if s.owner[boat] == s.turn and s.port[boat] != NOWHERE and s.crew(boat)]
    ports = [s.port[boat] for boat in manned if target in BOARDS.port_side[s.map, s.port[boat]]]
    return [*(hex_place(there, s.map) for there in beside), *(port_place(port, s.map) for port in ports)]


def arrow(start: Place, goal: Place) -> str:
    """On the side between the two hexes."""
    turn = degrees(atan2(goal.y - start.y, goal.x - start.x))
    place = f"translate({number((start.x + goal.x) / 2)} {number((start.y + goal.y) / 2)}) rotate({number(round(turn, 1))})"
    return f'<g transform="{place} scale({number(goal.size)})">{_ARROW}</g>'


_PREY = quiet(path(INNER, "none", CROSS, 4, "way-line", f' stroke-dasharray="14 6"{ROUND}'))
_ARROW = path("M-17-5H0V-13L19 0L0 13V5H-17Z", CROSS, PLATE, 3, "arrow", ROUND)
CARD = 330  # the width of the card with the odds


def card_height(lines: int) -> int:
    return 216 + 28 * lines


# ------------------------------------------------------------------------------------------- where the card lies
EDGE = 22  # of the map
BODY = 28  # the radius of a pirate


def card_place(s: Snapshot, target: int, height: float) -> tuple[float, float]:
    """Near the pirate attacked, so that a player who has zoomed in sees both; where it covers as few others as possible."""
    goal, found = hex_place(target, s.map), list[tuple[float, float, float]]()
    weights = places_to_show(s, target)
    for aside in ((BODY + k * ROW) * goal.size for k in range(4)):
        across = (goal.x - CARD / 2, goal.x - aside, goal.x + aside - CARD, goal.x + aside, goal.x - aside - CARD)
        down = (goal.y - height / 2, goal.y - aside, goal.y + aside - height, goal.y + aside, goal.y - aside - height)
        for x, y in product(across, down):
            x = min(max(x, EDGE), WIDTH - EDGE - CARD)
            y = min(max(y, EDGE), CHART_HEIGHT - EDGE - height)
            both = max(x + CARD, goal.x) - min(x, goal.x) + max(y + height, goal.y) - min(y, goal.y)  # width and height
            askew = abs(x + CARD / 2 - goal.x) / 10
            found.append((both + askew + covered(weights, x, y, height), round(x, 2), round(y, 2)))
    _, x, y = min(found)
    return x, y


def places_to_show(s: Snapshot, target: int) -> list[tuple[Place, int]]:
    """What the card should not cover, and how much that matters: the pirate attacked, the attackers, their enemies, the rest."""
    found = [(hex_place(target, s.map), 9000), *((place, 3000) for place in attacker_places(s, target))]
    for spot in BOARDS.places[s.map]:
        if s.stands[spot]:
            is_own = (s.stands[spot] - 1) // PIRATES == s.turn
            found.append((hex_place(spot, s.map), 60 if is_own else 200))
    return found


def covered(weights: list[tuple[Place, int]], x: float, y: float, height: float) -> int:
    """The weight of what a card here would cover."""
    total = 0
    for place, weight in weights:
        body = BODY * place.size - 1  # touching is not covering
        if x - body < place.x < x + CARD + body and y - body < place.y < y + height + body:
            total += weight
    return total


# ---------------------------------------------------------------------------------------------- what it says
@lru_cache(maxsize=512)
def card(odds: Prospect, enemy: tuple[int, int], lang: str) -> str:
    """The pirate attacked, what is added to the dice and why, and the four results."""
    lines = parts_of(odds, lang)
    drawn = box("card", 0, 0, CARD, card_height(len(lines)), f'rx="10" fill="{PLATE}" stroke="{INK}" stroke-width="3"')
    drawn += at(38, 38, use(f"{COLOURS[enemy[0]]}-{enemy[1] + 1}"))
    drawn += said(72, 48, with_sign(say("drawn-odds", lang, what="dice"), odds.bonus), 32, 600)
    for k, line in enumerate(lines):
        drawn += said(16, 88 + 28 * k, line, 24)
    rows = (("dies", odds.dies), ("flees", odds.flees), ("nothing", odds.nothing), ("leader", odds.leader_dies))
    return quiet(drawn + "".join(row(key, n, 98 + 28 * len(lines) + 34 * k, lang) for k, (key, n) in enumerate(rows)))


def row(key: str, n: int, y: float, lang: str) -> str:
    """A result: how often in 36 throws, as a number and as a bar."""
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
    """The parts of the bonus (IT-27)."""
    crowd = odds.bonus + 3 * odds.fort + 2 * odds.mountain + odds.across
    less = ((odds.fort, "fortress", 3), (odds.mountain, "mountain", 2), (odds.across, "river", 1))
    attackers = with_sign(say("drawn-odds-attackers", lang, n=odds.attackers), crowd)
    return [attackers, *(with_sign(say("drawn-odds", lang, what=key), -n) for is_so, key, n in less if is_so)]


def with_sign(what: str, added: int) -> str:
    """A thing, and what it adds, unless that is 0."""
    return f"{what} {signed(added)}" if added else what
