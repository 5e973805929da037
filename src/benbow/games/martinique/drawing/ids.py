"""Ids of the pieces: a tile keeps the id of the square where it began, wherever it lies now, so an id tells no secret (MA-32)."""
from __future__ import annotations

from ..rules.board import PLACES, SIZES, SQUARES, square_name
from ..rules.options import PIRATES
from ..rules.state import HOOK, SEATS

COLOURS = ("black", "red")
PIRATE_IDS = tuple(tuple(f"{colour}-{n}" for n in range(1, PIRATES + 1)) for colour in COLOURS)
SQUARE_IDS = tuple(f"sq-{square_name(square).lower()}" for square in range(SQUARES))
TILE_IDS = tuple(f"tile-{square_name(square).lower()}" for square in range(SQUARES))
MAP_IDS = tuple(f"map-{square_name(square).lower()}" for square in range(SQUARES))
TREASURE_IDS = tuple(f"treasure-{size}" for size in SIZES)
PLACE_IDS = tuple(tuple(f"place-{size}-{k}" for k in range(1, PLACES + 1)) for size in SIZES)
HOOK_IDS = ("hook-joker", "hook-map")


def stool_id(k: int) -> str:
    """Counted from 0."""
    return f"stool-{k + 1}"


def pirate_of(id: str) -> tuple[int, int] | None:
    """-> seat and pirate"""
    for seat in range(SEATS):
        if id in PIRATE_IDS[seat]:
            return seat, PIRATE_IDS[seat].index(id)
    return None


def map_ids(seat: int, origins: list[int]) -> list[str]:
    """Of the map tiles that a seat has taken; those from The Hook are counted."""
    found, hooked = [], 0
    for origin in origins:
        hooked += origin == HOOK
        found.append(f"map-hook-{COLOURS[seat]}-{hooked}" if origin == HOOK else MAP_IDS[origin])
    return found
