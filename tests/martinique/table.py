"""Helpers to set a table: matches by hand, told in the notation of the game, and positions that play rarely comes to."""
from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

import benbow
from benbow.engine.match import Match
from benbow.games.martinique.rules.board import BOARDS, KIND_NAMES, KINDS, SQUARES, square, square_name
from benbow.games.martinique.rules.state import BLACK, HOOK, RED, SEATED, Phase, State

from ..by_hand import fields, go, texts

GAME = benbow.game("martinique")
ENGLISH = GAME.words("en")
SEATS = (BLACK, RED)
EVERYBODY = (BLACK, RED, benbow.SPECTATOR)
ISLAND = [square_name(k) for k in range(SQUARES)]
RIM = [name for name in ISLAND if name[0] in "AH" or name[1] in "18"]
TAVERN = ["D4", "D5", "E4", "E5"]
MAP_SQUARES = ["B2", "B5", "B7", "C4", "D2", "D6", "E3", "E7", "F5", "G2", "G4", "G7"]
FIND_SQUARES = [name for name in ISLAND if name not in (*TAVERN, *MAP_SQUARES)]
FACES = [*"ABCDEFGH", *"12345678"]
FOUR_EACH = ["deploy A1", "deploy H8", "deploy A3", "deploy H6", "deploy A5", "deploy H4", "deploy A8", "deploy H1"]


# ------------------------------------------------------------------------------------------------------ playing
def table(*line: str, **options: object) -> Match:
    """A match with dice by hand, after these actions: on the chart, if nothing else is said."""
    match = Match(GAME, {"layout": "chart", **options}, dice=benbow.ByHand())
    return go(match, *line)


def ends(match: Match, pirate: int) -> set[str]:
    """The squares to which the actor's pirate can go."""
    return {text.split()[2] for text in texts(match, f"move {pirate}")}


def row(match: Match, seat: int) -> list[str]:
    """Where the find tiles come from that a player keeps, in the order taken."""
    state = fields(match)
    return [square_name(int(k)) for k in state["row"][seat][: int(state["row_size"][seat])]]


def stools(match: Match) -> list[str]:
    """Who sits, in the order of arrival: b1 is Black's first pirate."""
    state = fields(match)
    return [f"{'br'[(int(one) - 1) // 4]}{(int(one) - 1) % 4 + 1}" for one in state["stool"][: int(state["seated"])]]


def standing(match: Match, name: str) -> str:
    """Who stands on a square; nothing if nobody does."""
    there = int(fields(match)["stands"][square(name)])
    return f"{'br'[(there - 1) // 4]}{(there - 1) % 4 + 1}" if there else ""


def lies(match: Match, name: str) -> bool:
    """Does a tile lie there?"""
    return bool(fields(match)["lies"][square(name)])


def faces(match: Match, viewer: int, owner: int) -> str:
    """What one sees of the map tiles of a player, in the order taken: `F ? 3`."""
    record = match.view(viewer).record
    seen = [int(face) for face in record["face"][owner][: int(record["maps"][owner])]]
    return " ".join(FACES[face - 1] if face else "?" for face in seen)


def last_seen(match: Match) -> list[str]:
    """What Black, Red and a spectator see of the last action."""
    return [match.text(match.veiled(match.ply - 1, seat)) for seat in EVERYBODY]


def treasure(match: Match, which: int) -> list[str]:
    """The tiles that lie in a small treasure."""
    return [kind_name(int(tile) - 1) for tile in fields(match)["treasure"][which] if tile]


def tiles_in_bag(match: Match) -> int:
    return int(fields(match)["in_bag"].sum())


# --------------------------------------------------------------------------------------------------------- tiles
def kind(name: str) -> int:
    """`sw2` is the swords with a 2."""
    return KIND_NAMES.index(name)


def kind_name(number: int) -> str:
    return KIND_NAMES[number]


def face(name: str) -> int:
    return FACES.index(name) + 1


# ----------------------------------------------------------------------------------------------------- positions
def position(
    black: str = "",
    red: str = "",
    *,
    turn: int = BLACK,
    stools: str = "",
    tiles: Mapping[str, str] | None = None,
    gone: str = "",
    rows: tuple[str, str] = ("", ""),
    maps: tuple[str, str] = ("", ""),
    jokers: tuple[int, int] = (0, 0),
    hook_jokers: int = 3,
    treasures: tuple[str, str, str] | None = None,
    holds: tuple[str, str] = ("", ""),
    stacks: tuple[int, int] = (0, 0),
    holds_are: str = "open",
    **options: object,
) -> Match:
    """The chart in the middle of a game, at the beginning of a turn.

    black, red: the squares of the pirates in order; * sits, those not named are in the supply. stools: `b2 r1`, as arrived.
    tiles: what lies where, if not what the chart has. gone: squares whose tiles are out of the game.
    rows: the find tiles kept, by their squares. maps: `B2=F D2=3! hook=A`, the 3 turned up. holds: tiles; stacks: how many;
    holds_are: the option.
    """
    match = table(holds=holds_are, **options)
    state = match._state
    state.actor, state.mover, state.phase = turn, turn, Phase.ACT
    for name, tile in (tiles or {}).items():
        state.tile[square(name)] = kind(tile) + 1
    for which, text in enumerate(treasures or ()):
        state.treasure[which] = [kind(one) + 1 for one in text.split()] + [0] * (4 - len(text.split()))
    for name in (*gone.split(), *rows[BLACK].split(), *rows[RED].split()):
        state.lies[square(name)] = 0
    state.jokers[:], state.stacks[:], state.hook_jokers = jokers, stacks, hook_jokers
    for seat, pirates in zip(SEATS, (black, red), strict=True):
        put_pirates(state, seat, pirates.split())
        keep_finds(state, seat, rows[seat].split())
        keep_maps(state, seat, maps[seat].split())
        for one in holds[seat].split():
            state.hold[seat, kind(one)] += 1
    sit(state, stools.split())
    count_bag(state)
    assert GAME.is_sound(state)
    return match


def put_pirates(state: State, seat: int, places: list[str]) -> None:
    state.deployed[seat] = len(places)
    for pirate, place in enumerate(places):
        if place == "*":
            state.where[seat, pirate] = SEATED
        else:
            state.where[seat, pirate] = square(place)
            assert state.lies[square(place)], f"no tile on {place}"
            assert not state.stands[square(place)], f"two on {place}"
            state.stands[square(place)] = 1 + 4 * seat + pirate


def keep_finds(state: State, seat: int, names: list[str]) -> None:
    state.row[seat, : len(names)] = [square(name) for name in names]
    state.row_size[seat] = len(names)
    for name in names:
        state.kept[seat, (state.tile[square(name)] - 1) // 3] += 1


def keep_maps(state: State, seat: int, tiles: list[str]) -> None:
    for k, text in enumerate(tiles):
        origin, what = text.rstrip("!").split("=")
        state.face[seat, k], state.shown[seat, k] = face(what), text.endswith("!")
        if origin == "hook":
            state.origin[seat, k] = HOOK
            state.hook_maps -= 1
        else:
            state.origin[seat, k] = square(origin)
            state.lies[square(origin)] = 0
    state.maps[seat] = len(tiles)


def sit(state: State, pirates: list[str]) -> None:
    for place, name in enumerate(pirates):
        seat, pirate = "br".index(name[0]), int(name[1]) - 1
        assert state.where[seat, pirate] == SEATED, f"{name} does not sit"
        state.stool[place] = 1 + 4 * seat + pirate
    state.seated = len(pirates)
    assert sum(list(crew).count(SEATED) for crew in state.where) == len(pirates)


def count_bag(state: State) -> None:
    """What lies nowhere else is in the bag."""
    found = [int(tile) - 1 for tile in (*state.tile, *itertools.chain(*state.treasure)) if 0 < tile <= KINDS]
    copies = BOARDS.at_number(int(state.board)).data.copies
    for one in range(KINDS):
        state.in_bag[one] = int(copies[one]) - found.count(one) - sum(map(int, state.hold[:, one]))
        assert state.in_bag[one] >= 0, f"too many of {kind_name(one)}"
    state.refills = min(int(state.refills), sum(map(int, state.in_bag)))


def nearly_empty_bag(match: Match, left: str) -> Match:
    """All tiles of the bag but these are in Red's hold."""
    state = match._state
    state.hold[RED] += state.in_bag
    state.in_bag[:] = 0
    for one in left.split():
        state.in_bag[kind(one)] += 1
        state.hold[RED, kind(one)] -= 1
    state.refills = len(left.split())
    assert GAME.is_sound(state)
    return match


def sunset(*digs: str, stools: str = "b1 r1", **more: Any) -> Match:
    """All sit, usually one pirate each: Phase II has just begun. Then they dig on these squares. `more` is for `position`."""
    pirates = len(stools.split()) // 2
    everyone = " ".join("*" * pirates)
    match = position(everyone, everyone, stools=stools, pirates=pirates, **more)
    state = match._state
    state.lies[:], state.hook_maps = 0, 0
    state.phase = Phase.DIG
    state.actor = state.mover = "br".index(stools[0])
    return go(match, *(f"dig {name}" for name in digs))
