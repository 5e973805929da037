"""Ids of the pieces: a thing keeps its id wherever it is."""
from __future__ import annotations

from ..rules.actions import COLOURS, PORT
from ..rules.board import HEXES, SECTORS, hex_name
from ..rules.options import PIRATES, SEATS

PIRATE_IDS = tuple(tuple(f"{colour}-{n}" for n in range(1, PIRATES + 1)) for colour in COLOURS)
BOAT_IDS = tuple(f"boat-{colour}" for colour in COLOURS)
CREW_IDS = tuple(f"crew-{colour}" for colour in COLOURS)
PORT_IDS = tuple(f"port-{letter.lower()}" for letter in PORT.names)
HEX_IDS = tuple(f"h-{hex_name(k)}" for k in range(HEXES))
CHEST_IDS = tuple(f"chest-{k + 1}" for k in range(SECTORS))


def pirate_of(id: str) -> tuple[int, int] | None:
    """-> seat and pirate"""
    for seat in range(SEATS):
        if id in PIRATE_IDS[seat]:
            return seat, PIRATE_IDS[seat].index(id)
    return None
