"""Scenes: the table as a game draws it from a view, turned into SVG. The page, the pictures and the notebooks show the same.

A scene is a ground that never moves and pieces that do. Pieces lie in one flat list, in an order that depends on their ids
alone, and never in one another: so a page can let each of them glide from one scene to the next. Everything is said in
attributes, never in styles: a `<style>` would leak into the page, and pictures are made without a browser.
"""
from __future__ import annotations

import functools
import re
from collections.abc import Collection
from dataclasses import dataclass
from html import escape

from ..errors import BadGameError

SERIF = "'Source Serif Pro', Georgia, serif"
SANS = "'Source Sans Pro', 'Helvetica Neue', Arial, sans-serif"
HAND = "'Amatic SC', 'Source Serif Pro', serif"
PIECE_ID = re.compile(r"(?!ply-)[a-z][a-z0-9_-]{0,60}")
RESERVED = frozenset((  # what the page around a drawing calls its own parts; a test compares
    "advice", "aim", "ask", "ask-resign", "ask-substitute", "at-once", "beside", "board", "boardbox", "buttons", "call", "coach",
    "come-back", "compiled", "compiling", "confirm", "confirm-no", "confirm-text", "confirm-yes", "curtain", "device",
    "device-title", "draw-curtain", "happened", "hint", "keys", "leave", "legend", "lesson", "lesson-next", "lines", "live",
    "main", "moment", "mutes", "notify", "notify-blocked", "offline", "open-curtain", "play", "ply", "prompt", "proposal",
    "put-back", "rematch", "resign", "resign-title", "resign-yes", "rules", "rules-title", "said", "say", "say-name", "say-send",
    "say-text", "seats", "show-rules", "spectators", "spectators-title", "speed", "step-back", "step-first", "step-last",
    "step-on", "step-run", "story", "story-title", "substitute", "substitute-title", "substitute-yes", "table", "talk",
    "talk-live", "talk-new", "talk-off", "talk-title", "thinking", "tip", "to-after", "to-before", "to-now", "to-story",
    "to-talk", "toast", "tray", "undo", "unread", "volume", "waited", "watch", "watching", "words", "zoom", "zoom-in", "zoom-out",
    "zoom-whole",
))


def may_name(id: str) -> bool:
    """Can a piece or a button be called so?"""
    return bool(PIECE_ID.fullmatch(id)) and id not in RESERVED


def number(value: float) -> str:
    """Short, and the same on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def text(x: float, y: float, content: str, size: float, *, family: str = SERIF, anchor: str = "middle", fill: str = "#33261a",
         weight: int = 400, css: str = "") -> str:
    """Words in a drawing; the content is escaped."""
    look = f' class="{css}"' if css else ""
    return (f'<text{look} x="{number(x)}" y="{number(y)}" font-family="{family}" font-size="{number(size)}" '
            f'font-weight="{weight}" text-anchor="{anchor}" fill="{fill}">{escape(content)}</text>')


def fitting(name: str, ems: float) -> str:
    """A name, shortened to a width; judged broadly, since nobody knows here which letters the font has."""
    widths = [breadth(letter) for letter in name]
    if sum(widths) <= ems:
        return name
    while name and sum(widths[:len(name)]) + 0.9 > ems:
        name = name[:-1]
    return name.rstrip() + "…"


def breadth(letter: str) -> float:
    """In ems of Source Serif, rounded up."""
    if ord(letter) > 0x17F or letter in "mMwW@%ŒœÆæ":
        return 1.0
    if letter in "iljtfI.,:;'’|! -()íìîï":
        return 0.38
    return 0.74 if letter.isupper() else 0.5 if letter in "crszç" else 0.6


@dataclass(frozen=True)
class Piece:
    """Something that can move or be clicked. A piece without a name is decoration, and silent for a screen reader."""

    id: str
    art: str  # SVG around the origin
    x: float = 0
    y: float = 0
    turn: float = 0  # degrees
    size: float = 1
    name: str = ""  # what a screen reader says, and a hand that rests on it is shown
    css: str = ""
    layer: int = 0  # what lies above what; a function of the id alone
    turns: tuple[tuple[int, str], ...] = ()  # if it can be dragged around: degrees, and the id that is clicked for it instead
    sort: str = ""  # of pieces that are called by their places: one that vanishes and a new one of its sort are the same thing

    @functools.lru_cache(maxsize=8192)  # noqa: B019 (of all pieces: most were drawn before, and will be again)
    def svg(self, can: bool, is_chosen: bool) -> str:
        place = f"translate({number(self.x)} {number(self.y)})"
        if self.turn:
            place += f" rotate({number(self.turn)})"
        if self.size != 1:
            place += f" scale({number(self.size)})"
        css = " ".join(filter(None, ("piece", self.css, "can" if can else "", "chosen" if is_chosen else "")))
        if not self.name:
            told = 'aria-hidden="true"'
        else:
            role = 'role="button" tabindex="0"' if can else 'role="img"'
            told = f'{role} aria-label="{escape(self.name)}"'
        title = f"<title>{escape(self.name)}</title>" if self.name else ""
        sort = f' data-sort="{self.sort}"' if self.sort else ""
        if self.turns:
            sort += f' data-turns="{" ".join(f"{degrees}:{id}" for degrees, id in self.turns)}"'
        return f'<g id="{self.id}" class="{css}"{sort} transform="{place}" {told}>{title}{self.art}</g>'


@dataclass(frozen=True)
class Die:
    """What a die or a draw showed: a drawing in a square of 64 around the origin, and its words.

    Of a real die also which one it is, what it shows and who threw it, so that throws can be counted. Dice that cannot be told
    apart have the same body. Names of its faces begin alike ("green die: 2"), or are just numbers.
    """

    art: str
    name: str
    body: str = ""
    face: str = ""
    thrower: int = -1  # a seat

    def svg(self) -> str:
        return (f'<svg xmlns="http://www.w3.org/2000/svg" class="die" viewBox="-32 -32 64 64" role="img" '
                f'aria-label="{escape(self.name)}">{self.art}</svg>')


@dataclass(frozen=True)
class Symbol:
    """Something on the board, drawn in a square of 64 around the origin, and what it means. Drawings mark it with its key."""

    key: str
    art: str
    text: str

    def svg(self) -> str:
        return ('<svg xmlns="http://www.w3.org/2000/svg" class="symbol" viewBox="-32 -32 64 64" aria-hidden="true">'
                f"{self.art}</svg>")


@dataclass(frozen=True)
class Scene:
    """A drawing of what a seat sees. `ground` is SVG that never changes during a match."""

    width: int
    height: int
    name: str
    ground: str
    pieces: tuple[Piece, ...] = ()

    def __post_init__(self) -> None:
        ids = [piece.id for piece in self.pieces]
        for id in ids:
            if not may_name(id):
                raise BadGameError("scene", f"{id!r} cannot name a piece: small letters, digits, - and _; no part of the page")
        if odd := next((piece for piece in self.pieces if piece.sort and not PIECE_ID.fullmatch(piece.sort)), None):
            raise BadGameError("scene", f"{odd.sort!r} cannot be a sort of pieces: small letters, digits, - and _")
        if len(set(ids)) < len(ids):
            twice = next(id for id in ids if ids.count(id) > 1)
            raise BadGameError("scene", f"two pieces are named {twice!r}")

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(piece.id for piece in self.pieces)

    def svg(self, can: Collection[str] = (), chosen: Collection[str] = (), *, has_ground: bool = True) -> str:
        """The drawing; pieces in `can` are buttons, those in `chosen` have been clicked.

        A page that has the ground already is spared it: it never changes.
        """
        pieces = "".join(
            piece.svg(piece.id in can, piece.id in chosen) for piece in sorted(self.pieces, key=lambda one: (one.layer, one.id))
        )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" id="board" class="board" viewBox="0 0 {self.width} {self.height}" '
            f'width="{self.width}" height="{self.height}" role="group" aria-label="{escape(self.name)}">'
            f'<g class="ground" aria-hidden="true"{"" if has_ground else " data-keep"}>{self.ground if has_ground else ""}</g>'
            f'<g class="pieces">{pieces}</g></svg>'
        )
