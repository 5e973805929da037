"""Positions of Martinique in which there is something to say."""
from __future__ import annotations

from typing import Any

from benbow.engine.match import Match
from benbow.games.martinique.rules.state import Phase

from ..by_hand import go
from .table import position, sunset

PISTOLS = ("pi1 pi3", "pi1 pi2 pi3", "pi1 pi2 pi3 pi3")  # treasures that nobody here can load


def landed(**more: Any) -> Match:
    """Black on A1 (rum 1), B1 (chests 2) and C1 (pistols 3); his fourth pirate waits."""
    return position("A1 B1 C1", "H8 H7 H6", **more)


def in_hook(hook_jokers: int = 3, maps: str = "", **more: Any) -> Match:
    return go(position("D3 B1 C1", "H8 H7 H6", hook_jokers=hook_jokers, maps=(maps, ""), **more), "move 1 D5")


def loading(kept: str, start: str = "sw1", two: str = PISTOLS[0], three: str = PISTOLS[1], four: str = PISTOLS[2],
            jokers: int = 0, **more: Any) -> Match:
    """Black keeps these tiles, has just moved away from the start tile on C3, and has to load or may."""
    tiles = dict(zip(("A8", "B8", "C8", "D8", "E8", "F8"), kept.split(), strict=False))
    match = position("C3 A4 A6", "H1 H3 H5", tiles={"C3": start, **tiles}, rows=(" ".join(tiles), ""), jokers=(jokers, 0),
                     treasures=(two, three, four), **more)
    return go(match, "move 1 C2")


def rum(holds_are: str = "open") -> Match:
    return loading("ru1 ch1", two="ru3 ch2", holds_are=holds_are)


def last_place() -> Match:
    """Black's hold has room for one more stack."""
    return loading("ru1 ch1", two="ru3 ch2", stacks=(3, 0), hold_size="4")


def cove_at_sunset() -> Match:
    match = position("*", "*", stools="b1 r1", board="cove", pirates=1)
    match._state.lies[:], match._state.phase = 0, Phase.DIG
    return match


def taking() -> Match:
    return go(position("B2 B1 C1", "H8 H7 H6"), "move 1 B3")


def turning() -> Match:
    """Black goes over a Red pirate on A2 who has a map tile to hide."""
    return go(position("A1 B1 C1", "A2 H7 H6", tiles={"A1": "ru2"}, maps=("", "D2=F")), "move 1 A3")


def picking() -> Match:
    """The same where the mover chooses, and Red hides one from The Hook too."""
    return go(position("A1 B1 C1", "A2 H7 H6", tiles={"A1": "ru2"}, maps=("", "D2=F B2=3! hook=8"), turning="mover"), "move 1 A3")


def uncovering() -> Match:
    return sunset("A1", "B1")


def beach_without_tiles() -> Match:
    """Black may move inland or deploy his fourth pirate, but no tile is free on the beach."""
    match = position("C3 C6 F6", "F3 B3 B4", tiles={"C3": "sw1", "C6": "sw1", "F6": "sw1"})
    state = match._state
    for k in range(64):
        if k // 8 in (0, 7) or k % 8 in (0, 7):
            state.lies[k] = 0
    return match


def blocked() -> Match:
    """All neighbours of Black's only pirate on the island are occupied; the others sit."""
    match = position("A1 * * *", "A2 B1 H6 H7", stools="b2 b3 b4")
    assert [match.text(code) for code in match.legal()] == ["skip"]
    return match
