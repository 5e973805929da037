"""The panels beside the map: each player's crew and boats, the dead, the progress points of the turn."""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from benbow.engine.drawing.art import INK, PLATE, ROUND, SOLE, WOOD, at, box, disc, path, turn_frame, written
from benbow.engine.drawing.scene import SERIF, Piece, fitting, text
from benbow.engine.words import Words

from ..rules.board import NOWHERE
from ..rules.facts import Snapshot
from ..rules.options import PIRATES
from ..rules.state import ABOARD, DEAD, NOBODY, Phase
from .art import GOLD, PAINT, mark, marked, use
from .ids import CREW_IDS
from .names import say
from .places import PANEL_HEIGHT, PP_PLACE, ROUNDS, panel_place, panel_width
from .settings import GRAVE

NEAR_END = 10  # rounds: from then on the picture counts them
MOST_PP = 11


def pieces(s: Snapshot, words: Words, layer: int) -> Iterator[Piece]:
    for seat in range(s.players):
        yield crew_piece(seat, panel_of(s, seat), words("seat", n=seat + 1), words.lang, layer)
    if s.phase not in (Phase.LAY, Phase.BEGIN, Phase.END):
        place = panel_place(s.turn, s.players)
        yield Piece("turn", turn_frame(panel_width(s.players), PANEL_HEIGHT), place.x, place.y, layer=layer)
    if s.winner != NOBODY:
        place = panel_place(s.winner, s.players)
        yield Piece("winner", winner_frame(panel_width(s.players)), place.x, place.y, layer=layer)
    yield grave(sum(where == DEAD for seat in range(s.players) for where in s.at[seat]), words.lang, layer)
    yield from points_left(s, words.lang, layer)


# ------------------------------------------------------------------------------------------------------- players
class Panel(NamedTuple):
    """What a player's panel shows."""

    ashore: int
    aboard: int
    dead: int
    boats: tuple[int, ...]
    has_gold: bool
    is_turn: bool
    is_waiting: bool  # his boat is not placed yet, and is drawn on the panel
    players: int


def panel_of(s: Snapshot, seat: int) -> Panel:
    at = s.at[seat][: s.pirates]
    return Panel(
        ashore=sum(where >= 0 for where in at),
        aboard=sum(DEAD < where <= ABOARD for where in at),
        dead=sum(where == DEAD for where in at),
        boats=tuple(boat for boat in range(s.players) if s.owner[boat] == seat),
        has_gold=s.bearer != NOBODY and s.bearer // PIRATES == seat,
        is_turn=s.turn == seat and Phase.BEGIN < s.phase < Phase.END,
        is_waiting=s.port[seat] == NOWHERE,
        players=s.players,
    )


@lru_cache(maxsize=2048)
def crew_piece(seat: int, panel: Panel, who: str, lang: str, layer: int) -> Piece:
    ashore, aboard, dead, boats, has_gold, is_turn, is_waiting, players = panel
    place, width = panel_place(seat, players), panel_width(players)
    parts = [say("drawn-player", lang, who=who, ashore=ashore, aboard=aboard, dead=dead, boats=len(boats))]
    parts += [say("drawn-player-carries", lang)] if has_gold else []
    parts += [say("drawn-player-turn", lang)] if is_turn else []
    drawn = text(68, 44, fitting(who, (width - 78) / 29), 29, family=SERIF, anchor="start", fill=INK, weight=600, css="ink")
    drawn += use("gold", 54, 52, 0.62) if has_gold else ""
    if not is_waiting:
        pitch = min(40.0, (width - 172) / max(1, len(boats)))
        drawn += counts((ashore, aboard, dead))
        drawn += "".join(at(180 + pitch * k, 93, hull(boat, seat), size=0.5) for k, boat in enumerate(boats))
    field = box("field", 2, 2, width - 4, PANEL_HEIGHT - 4, 'rx="8" fill="none" pointer-events="all" data-mark="crew"')
    return Piece(CREW_IDS[seat], field + drawn, place.x, place.y, name=", ".join(parts), layer=layer)


@lru_cache(maxsize=64)
def hull(boat: int, owner: int) -> str:
    body = path("M-34 2H34Q32 18 24 22H-24Q-32 18-34 2Z", PAINT[boat], INK, 3, "icon", ROUND)
    sail = path("M2-42Q30-34 30-8H2ZM-2-36Q-22-28-24-8H-2ZM0-46V2", PAINT[owner], INK, 3, "icon", ROUND)
    return sail + body + at(0, 12, mark(boat), size=0.6)


ICONS = (
    path("M-11 9Q0 1 11 9ZM0 4Q-3-4 0-12M0-12Q-8-14-11-7M0-12Q8-14 11-7M0-12Q-5-17-10-15M0-12Q5-17 10-15", "#d9c48c", INK, 2,
         "icon", ROUND),
    path("M-13 0H13Q11 9 7 10H-7Q-11 9-13 0ZM0 0V-15L10-4H0", WOOD, INK, 2, "icon", ROUND),
    path("M0-13C9-13 12-6 11 0Q10 4 7 5V10H-7V5Q-10 4-11 0C-12-6-9-13 0-13Z", PLATE, INK, 2, "icon", ROUND)
    + path("M-4.500-2v.1M4.500-2v.1", "none", INK, 5.5, more=ROUND),
)


@lru_cache(maxsize=512)
def counts(numbers: tuple[int, ...]) -> str:
    """Ashore, aboard, dead."""
    icons = "".join(at(22 + 48 * k, 91, icon, size=0.9) for k, icon in enumerate(ICONS))
    return icons + "".join(written(46 + 48 * k, 100, 27, INK, str(n), "ink") for k, n in enumerate(numbers))


@lru_cache(maxsize=8)
def winner_frame(width: float) -> str:
    look = f'rx="8" fill="{GOLD}" fill-opacity="0.2" stroke="{GOLD}" stroke-width="7"'
    return box("winner", 2, 2, width - 4, PANEL_HEIGHT - 4, look)


@lru_cache(maxsize=256)
def grave(n: int, lang: str, layer: int) -> Piece:
    x, y, width, height = GRAVE
    field = box("field", 0, 0, width, height, 'fill="none" pointer-events="all" data-mark="grave"')
    return Piece("grave", field, x, y, name=say("drawn-grave", lang, n=n), layer=layer)


# ------------------------------------------------------------------------------------------------- PP and rounds
def points_left(s: Snapshot, lang: str, layer: int) -> Iterator[Piece]:
    """PP left, as a number and as coins; in the fog also steps; near the end the rounds left."""
    if s.phase == Phase.FOG or s.is_progress:
        is_fog = s.phase == Phase.FOG
        name = say("drawn-fog-left" if is_fog else "drawn-pp-left", lang, n=s.astray if is_fog else s.pp, pp=s.pp)
        yield Piece("pp", coins(s.pp, say("drawn-pp", lang, n=s.pp), s.astray), *PP_PLACE, name=name, layer=layer)
    rounds = s.limit - (s.turns - 1) // s.players
    if s.turns and rounds <= NEAR_END and s.phase != Phase.END:
        told = say("drawn-turns-left", lang, n=rounds)
        yield Piece("rounds", text(0, 0, told, 24, family=SERIF, weight=600, css="ink"), *ROUNDS, name=told, layer=layer)


@lru_cache(maxsize=256)
def coins(n: int, label: str, steps: int = 0) -> str:
    """Eleven places: the highest throw that is no double (IT-9)."""
    full = "".join(disc("coin", -106 + 25 * k, 24, 10.5, f'fill="{GOLD}" stroke="{INK}" stroke-width="1.8"') for k in range(n))
    hollow = "".join(disc("unspent", -106 + 25 * k, 24, 9, f'fill="none" stroke="{INK}" stroke-width="1.2" stroke-opacity="0.4"')
                     for k in range(n, MOST_PP))
    feet = "".join(path(SOLE, INK, "", css="ink", more=f' transform="translate({60 + 22 * k} {-18 + 5 * (k % 2)}) rotate(70)"')
                   for k in range(steps))
    told = text(-116, -4, label, 46, family=SERIF, anchor="start", weight=600, css="ink")
    return marked("pp", told + full + hollow + feet)
