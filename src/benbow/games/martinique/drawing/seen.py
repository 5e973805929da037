"""What a view says, read once, in plain numbers: for the drawing, which asks for everything several times."""
from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from benbow.engine.contract import View
from benbow.engine.words import words_of

from ..rules.actions import FACES
from ..rules.board import BOARDS, KINDS, NUMBERS, square_name
from ..rules.facts import Notes, bag_content, is_from_hook, notes
from ..rules.state import Phase

WORDS = Path(__file__).parent.parent / "words"
COLOURS = ("black", "red")
PIRATE_IDS = tuple(tuple(f"{colour}-{n}" for n in range(1, 5)) for colour in COLOURS)


class Table(NamedTuple):
    seat: int
    actor: int
    phase: int
    board: int
    pirates: int  # of each seat
    mover: int
    tile: list[int]
    lies: list[int]
    stands: list[int]
    where: list[list[int]]
    deployed: list[int]
    stool: list[int]
    seated: int
    row: list[list[int]]
    kept: list[list[int]]
    jokers: list[int]
    origin: list[list[int]]
    face: list[list[int]]
    shown: list[list[int]]
    treasure: list[list[int]]
    in_bag: list[int]
    refills: int
    hook_jokers: int
    hook_maps: int
    hold: list[list[int]]
    stacks: list[int]
    dug: int
    found: int
    notes: Notes | None  # None where the table plays without

    @property
    def is_laying(self) -> bool:
        return self.phase == Phase.LAY

    @property
    def is_digging(self) -> bool:
        return Phase.DIG <= self.phase < Phase.END

    @property
    def out_of_game(self) -> tuple[int, ...]:
        """How many tiles of each kind are nowhere any more: public, by counting (MA-32)."""
        left = BOARDS.copies.tolist()
        island = [tile for tile, lies in zip(self.tile, self.lies, strict=True) if lies]
        kept = [self.tile[square] for row in self.row for square in row]
        for tile in (*island, *kept, *self.treasure[0], *self.treasure[1], *self.treasure[2]):
            if 0 < tile <= KINDS:
                left[tile - 1] -= 1
        return tuple(n - bag - black - red for n, bag, black, red in zip(left, self.in_bag, *self.hold, strict=True))

    def standing(self, square: int) -> tuple[int, int] | None:
        """-> seat and pirate"""
        return divmod(self.stands[square] - 1, 4) if self.stands[square] else None


def read(view: View) -> Table:
    s = view.record
    maps, row_size, tile = s["maps"].tolist(), s["row_size"].tolist(), s["tile"].tolist()

    def cut(field: str, sizes: list[int]) -> list[list[int]]:
        return [line[:n] for line, n in zip(s[field].tolist(), sizes, strict=True)]

    return Table(
        view.seat, view.actor, view.phase, int(s["board"]), int(s["pirates"]), int(s["mover"]), tile, s["lies"].tolist(),
        s["stands"].tolist(), s["where"].tolist(), s["deployed"].tolist(), s["stool"].tolist(), int(s["seated"]),
        [[square for square in line if 0 < tile[square] <= KINDS] for line in cut("row", row_size)], s["kept"].tolist(),
        s["jokers"].tolist(), cut("origin", maps), cut("face", maps), cut("shown", maps), s["treasure"].tolist(), bag_content(s),
        int(s["refills"]), int(s["hook_jokers"]), int(s["hook_maps"]),
        s["hold"].tolist(), s["stacks"].tolist(), int(s["dug"]), int(s["found"]), None if int(s["notes"]) else notes(view),
    )


@lru_cache(maxsize=4096)
def say(key: str, lang: str, **arguments: str | int) -> str:
    """Words, made once; the names of players come as arguments."""
    return words_of(WORDS, lang)(key, **arguments)


# ---------------------------------------------------------------------------------------------------------- names
def tile_name(kind: int, lang: str) -> str:
    if kind >= KINDS:
        return say("drawn-map", lang)
    return say("drawn-find", lang, symbol=BOARDS.symbols[kind // NUMBERS], n=kind % NUMBERS + 1)


@lru_cache(maxsize=4096)
def tiles_name(counts: tuple[int, ...], lang: str) -> str:
    """So many tiles of each kind, for ears."""
    told = (say("drawn-many", lang, tile=tile_name(kind, lang), n=n) if n > 1 else tile_name(kind, lang)
            for kind, n in enumerate(counts) if n)
    return ", ".join(told) or say("drawn-none", lang)


def square_id(square: int) -> str:
    return f"sq-{square_name(square).lower()}"


def face_name(face: int) -> str:
    """A letter or a number; nothing where it is unknown."""
    return FACES[face - 1] if face else ""


def origin_name(origin: int, lang: str) -> str:
    return say("drawn-origin-hook", lang) if is_from_hook(origin) else square_name(origin)


def map_ids(seat: int, origins: list[int]) -> list[str]:
    """Named by where they come from, which everyone knows."""
    found, hooked = [], 0
    for origin in origins:
        hooked += is_from_hook(origin)
        found.append(f"map-hook-{COLOURS[seat]}-{hooked}" if is_from_hook(origin) else f"map-{square_name(origin).lower()}")
    return found
