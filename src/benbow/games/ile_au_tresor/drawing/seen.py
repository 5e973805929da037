"""A view, read once: plain lists and numbers for the drawing, which looks at nearly everything several times."""
from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from benbow.engine.contract import View
from benbow.engine.words import words_of

from ..rules.actions import COLOURS
from ..rules.board import BOARDS, HEXES, hex_name
from ..rules.chart import beside as around
from ..rules.options import PIRATES, SEATS
from ..rules.state import ABOARD, DEAD, NOBODY, Phase
from .places import letters

WORDS = Path(__file__).parent.parent / "words"
PIRATE_IDS = tuple(tuple(f"{colour}-{n}" for n in range(1, PIRATES + 1)) for colour in COLOURS)
BOAT_IDS = tuple(f"boat-{colour}" for colour in COLOURS)
PORT_IDS = tuple(f"port-{letter}" for letter in "abcdefghij")
HEX_IDS = tuple(f"h-{hex_name(k)}" for k in range(HEXES))
CHEST_IDS = tuple(f"chest-{k + 1}" for k in range(6))
SIDES = ("e", "ne", "nw", "w", "sw", "se")
GROUNDS = ("flat", "marsh", "hill", "mountain", "fortress")
FIELDS = (
    "players", "pirates", "chests", "map", "limit", "turn", "turns", "at", "stands", "port", "owner", "chest", "seen", "origin",
    "bearer", "loose", "storm", "pp", "spent", "walker", "astray", "saving", "eruption", "leader", "target", "winner",
)


class Table(NamedTuple):
    seat: int
    actor: int
    phase: int
    players: int
    pirates: int
    chests: int
    isle: int
    limit: int
    turn: int
    turns: int
    at: list[list[int]]
    stands: list[int]
    port: list[int]
    owner: list[int]
    chest: list[int]
    seen: list[list[int]]
    origin: int
    bearer: int
    loose: int
    storm: int
    pp: int
    spent: list[int]
    walker: int
    astray: int
    saving: int
    eruption: int
    leader: int
    target: int
    winner: int

    @property
    def is_laying(self) -> bool:
        return self.phase in (Phase.LAY, Phase.BEGIN)

    @property
    def is_progress(self) -> bool:
        return self.phase in (Phase.PROGRESS, Phase.PASSING) or (self.phase == Phase.LOOK and self.pp > 0 and not self.astray)

    def crew(self, boat: int) -> list[int]:
        """The pirates aboard, of its owner."""
        owner = self.owner[boat]
        return [k for k in range(self.pirates) if owner != NOBODY and self.at[owner][k] == ABOARD - boat]

    def boats_in(self, port: int) -> list[int]:
        return [boat for boat in range(self.players) if self.port[boat] == port]

    def boat_of(self, seat: int, pirate: int) -> int:
        """The boat that a pirate is aboard of; -1 if none."""
        where = self.at[seat][pirate]
        return ABOARD - where if DEAD < where <= ABOARD else -1


def read(view: View) -> Table:
    s = view.record
    return Table(view.seat, view.actor, view.phase, *(s[name].tolist() for name in FIELDS))


@lru_cache(maxsize=8192)
def say(key: str, lang: str, **arguments: str | int) -> str:
    """Words, made once; the names of players come as arguments."""
    return words_of(WORDS, lang)(key, **arguments)


# ---------------------------------------------------------------------------------------------------------- names
def pirate_of(id: str) -> tuple[int, int] | None:
    """-> seat and pirate"""
    for seat in range(SEATS):
        if id in PIRATE_IDS[seat]:
            return seat, PIRATE_IDS[seat].index(id)
    return None


def pirate_name(seat: int, pirate: int, lang: str) -> str:
    return say("drawn-pirate", lang, colour=COLOURS[seat], n=pirate + 1)


def port_letter(port: int, isle: int) -> str:
    return letters(isle)[port]


def river_sides(number: int, isle: int) -> list[str]:
    """The ways that lead across a river (IT-10)."""
    chart, spot = BOARDS.charts[isle], BOARDS.places[isle][number]
    return [way for way, there in zip(SIDES, around(spot), strict=True) if frozenset((spot, there)) in chart.rivers]


@lru_cache(maxsize=1024)
def hex_words(number: int, isle: int, lang: str) -> str:
    """What a hex is, whatever stands there."""
    parts = [hex_name(number), say("drawn-ground", lang, ground=GROUNDS[int(BOARDS.terrain[isle, number])])]
    chart = BOARDS.charts[isle]
    cell, port = chart.cells.get(BOARDS.places[isle][number]), int(BOARDS.port_of[isle, number])
    if cell is not None:
        parts.append(say("drawn-cell", lang, n=cell))
    if port >= 0:
        parts.append(say("drawn-jetty", lang, port=port_letter(port, isle)))
    if sides := river_sides(number, isle):
        parts.append(say("drawn-river", lang, sides=", ".join(say("drawn-side", lang, way=way) for way in sides)))
    return ", ".join(parts)
