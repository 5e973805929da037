"""Combat on the chart: who takes part, what is added to the dice, and the exact odds of each result (IT-26 to IT-28)."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from benbow.engine.contract import View
from benbow.engine.scene import SERIF, Piece, number, text

from .art import CROSS, INK, PLATE, ROUND, at, box, path, quiet
from .board import BOARDS, NOWHERE, WAYS
from .facts import Prospect, prospect
from .options import PIRATES
from .places import WIDTH, hex_place, port_place
from .seen import Table, pirate_name, pirate_of, say
from .state import Phase

THROWS = 36


def pieces(view: View, table: Table, chosen: tuple[str, ...], lang: str, low: int, high: int) -> Iterator[Piece]:
    target = target_of(table, chosen)
    if target == NOWHERE or not table.stands[target]:
        return
    odds = prospect(view.record, target)
    who = divmod(table.stands[target] - 1, PIRATES)
    yield Piece("clash", lines(table, target), layer=low)
    is_left = hex_place(target, table.isle).x > WIDTH / 2
    name = say("drawn-odds-name", lang, pirate=pirate_name(*who, lang), bonus=signed(odds.bonus), dies=odds.dies, flees=odds.flees,
               nothing=odds.nothing, leader=odds.leader_dies)
    yield Piece("odds", table_of(odds, who, lang), 24 if is_left else WIDTH - 24 - CARD, 150, name=name, layer=high)


def target_of(table: Table, chosen: tuple[str, ...]) -> int:
    """The hex attacked, or about to be."""
    if table.phase == Phase.CLASH:
        return table.target
    who = pirate_of(chosen[0]) if chosen and table.phase == Phase.COMBAT else None
    return table.at[who[0]][who[1]] if who is not None and who[0] != table.turn else NOWHERE


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


def lines(table: Table, target: int) -> str:
    """From each who takes part to the one attacked."""
    goal, isle, d = hex_place(target, table.isle), table.isle, ""
    for way in range(WAYS):
        there = int(BOARDS.next[isle, target, way])
        if there != NOWHERE and table.stands[there] and (table.stands[there] - 1) // PIRATES == table.turn:
            d += line(hex_place(there, isle), goal)
    for boat in range(table.players):
        port = table.port[boat]
        if table.owner[boat] == table.turn and port != NOWHERE and target in BOARDS.port_side[isle, port].tolist() and table.crew(boat):
            d += line(port_place(port, isle), goal)
    return quiet(path(d, "none", PLATE, 10, "way-edge", ROUND) + path(d, "none", CROSS, 5, "way-line", ROUND))


def line(start: tuple[float, ...], goal: tuple[float, ...]) -> str:
    return f"M{number(start[0])} {number(start[1])}L{number(goal[0])} {number(goal[1])}"


CARD = 330


@lru_cache(maxsize=512)
def table_of(odds: Prospect, who: tuple[int, int], lang: str) -> str:
    """A card with the sum of the bonuses and four results."""
    rows = (("dies", odds.dies), ("flees", odds.flees), ("nothing", odds.nothing), ("leader", odds.leader_dies))
    drawn = box("card", 0, 0, CARD, 236, f'rx="10" fill="{PLATE}" stroke="{INK}" stroke-width="3"')
    drawn += text(16, 36, f"{say('drawn-odds-dice', lang)} {signed(odds.bonus)}", 28, family=SERIF, anchor="start", weight=600)
    drawn += text(16, 64, ", ".join(parts_of(odds, lang)), 21, family=SERIF, anchor="start")
    for k, (key, n) in enumerate(rows):
        y = 102 + 38 * k
        drawn += box("bar", 16, y - 24, (CARD - 32) * n / THROWS, 30, f'rx="4" fill="{CROSS if key == "leader" else "#8fa67a"}" opacity="0.45"')
        drawn += text(22, y, say(f"drawn-odds-{key}", lang), 25, family=SERIF, anchor="start")
        drawn += text(CARD - 92, y, f"{n}/{THROWS}", 23, family=SERIF, anchor="end")
        drawn += text(CARD - 18, y, say("drawn-odds-percent", lang, n=round(100 * n / THROWS)), 25, family=SERIF, anchor="end", weight=600)
    return quiet(at(0, 0, drawn))


def parts_of(odds: Prospect, lang: str) -> list[str]:
    """What the bonus is made of (IT-27)."""
    crowd = odds.bonus + 3 * odds.fort + 2 * odds.mountain + odds.across
    parts = [f"{say('drawn-odds-attackers', lang, n=odds.attackers)} {signed(crowd)}"]
    for there, key, n in ((odds.fort, "fortress", 3), (odds.mountain, "mountain", 2), (odds.across, "river", 1)):
        if there:
            parts.append(f"{say(f'drawn-odds-{key}', lang)} {signed(-n)}")
    return parts
