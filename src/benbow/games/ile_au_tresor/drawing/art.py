"""Drawings of the things on the map, ink on parchment. They do not depend on a match or a view.

What is there many times is defined once, in the ground, and used by its id. Besides its colour each side has a hat, a coat and a
mark of its own shape.
"""
from __future__ import annotations

from functools import lru_cache

from benbow.engine.drawing.art import CROSS, INK, PLATE, ROUND, WOOD, Stock, at, badge, disc, path, quiet, written
from benbow.engine.drawing.scene import number, text

from ..rules.actions import COLOURS
from ..rules.board import SECTORS

GOLD = "#e0ab25"
PAINT = ("#b3312a", "#2c5c9c", "#347a42", "#e2ad22")  # by seat
ON_PAINT = ("#fff8e8", "#fff8e8", "#fff8e8", INK)
SKIN = "#e3b68c"
INNER = "M0-28L24.300-14V14L0 28L-24.300 14V-14Z"
STOCK = Stock("it")
use, named = STOCK.use, STOCK.named


def marked(key: str, drawn: str) -> str:
    """What a line of the legend explains."""
    return f'<g data-mark="{key}">{drawn}</g>'


# --------------------------------------------------------------------------------------------------------- marks
_MARKS = ("M-10-10H10V10H-10Z", "M0-13.500L13.500 0L0 13.500L-13.500 0Z", "M0-13L14 11H-14Z",
          "M-11.500 0A11.500 11.500 0 1 0 11.500 0A11.500 11.500 0 1 0-11.500 0Z")


def mark(seat: int, fill: str = PLATE, stroke: str = INK, width: float = 1.5) -> str:
    """Square, diamond, triangle, circle: the marks of the four sides."""
    return path(_MARKS[seat], fill, stroke, width, "mark", ROUND)


# ------------------------------------------------------------------------------------------------------- pirates
_COATS = (
    "M-18 23V6Q-18-1-11-1H11Q18-1 18 6V23Z", "M0-4L9-1L21 11L13 23H-13L-21 11L-9-1Z", "M-7-2H7L21 23H-21Z",
    "M-19 13Q-19-2 0-2Q19-2 19 13Q19 23 10 23H-10Q-19 23-19 13Z",
)
_HATS = (
    "M-21-11Q-13-15-10-25Q-5-30 0-27Q5-30 10-25Q13-15 21-11Q10-17 0-13.500Q-10-17-21-11Z",  # a cocked hat
    "M-11.500-9Q-14-27 0-27.500Q14-27 11.500-9Q0-15-11.500-9ZM10.500-13L20-20L19-12L22-5Q14-6 10.500-10Z",  # a kerchief
    "M-17-11.500Q-16-15-10-15.500L-9-31H9L10-15.500Q16-15 17-11.500Q0-14.500-17-11.500Z",  # a tall hat
    "M-23-9.500Q-18-17-9.500-17.500Q-10-29 0-29Q10-29 9.500-17.500Q18-17 23-9.500Q0-16-23-9.500Z",  # a straw hat
)
_TRIMS = (
    path("M0-24.500a3.600 3.600 0 0 1 2.500 6v2h-5v-2a3.600 3.600 0 0 1 2.500-6Z", PLATE, ""),
    path("M-6-20v.1M2-22v.1M-2-15v.1M7-16v.1", "none", PLATE, 3.2, more=ROUND),
    path("M-9.500-19H9.500M8-20Q18-25 15-34Q9-30 8-20", PLATE, INK, 1.6, more=ROUND),
    path("M-9.500-18Q0-21.500 9.500-18", "none", CROSS, 3),
)
_HEAD = "M-9-12Q-10 3 0 4Q10 3 9-12Z"


def figure(seat: int) -> str:
    """A light rim, so that he stands out on a busy map; then coat, head and hat."""
    rim = path(_COATS[seat] + _HATS[seat], PLATE, PLATE, 6, more=ROUND)
    outline = f' stroke="{INK}" stroke-width="1.8"{ROUND}'
    whole = (f'<path d="{_COATS[seat]}" fill="{PAINT[seat]}"/><path d="{_HEAD}" fill="{SKIN}"/>'
             f'<path d="{_HATS[seat]}" fill="{PAINT[seat]}"/>{_TRIMS[seat]}')
    eyes = path("M-4-6.500v.1M4-6.500v.1", "none", INK, 3, more=ROUND)
    return f"{rim}<g{outline}>{whole}</g>{eyes}"


def pirate_defs() -> str:
    """A pirate of each colour, and the same with a number on the chest."""
    ranks = {f"{colour}-{n}": use(colour) + written(0, 21, 22, ON_PAINT[seat], str(n), "rank")
             for seat, colour in enumerate(COLOURS) for n in range(1, 7)}
    return named({colour: figure(seat) for seat, colour in enumerate(COLOURS)}) + named(ranks)


RING = '<circle class="halo" cy="-2" r="26" fill="none" pointer-events="all" data-mark="pirate"/>'


@lru_cache(maxsize=4096)
def pirate(seat: int, n: int, room: int = -1, needs: int = 0, ring: str = RING) -> str:
    """With the PP that he may still use, or the roll that he needs to be saved."""
    badges = marked("room", use(f"room-{room}", -19, -17)) if room >= 0 else ""
    badges += marked("needs", use(f"needs-{needs}", 20, -16)) if needs else ""
    return ring + use(f"{COLOURS[seat]}-{n}") + badges


WIDE_RING = '<ellipse class="halo" cy="-6" rx="64" ry="58" fill="none" pointer-events="all"/>'  # as large as his boat


def head(seat: int, n: int, needs: int = 0) -> str:
    """Aboard, or dead: not clickable."""
    return quiet(use(f"{COLOURS[seat]}-{n}") + (marked("needs", use(f"needs-{needs}", 0, -44, 1.5)) if needs else ""))


def badge_defs() -> str:
    spent = f'fill="#cdbf9d" stroke="{INK}" stroke-width="1.5"'
    rooms = {"room-0": badge(0, 0, 10, "0", 17, spent)} | {f"room-{n}": badge(0, 0, 10, str(n), 17) for n in range(1, 10)}
    danger = path("M-15-10H15Q17-10 17-7V7Q17 10 15 10H-15Q-17 10-17 7V-7Q-17-10-15-10Z", CROSS, PLATE, 1.5)
    needs = {f"needs-{n}": danger + written(0, 5.8, 17, PLATE, f"{n}+") for n in range(3, 10)}
    look = f'fill="{PLATE}" fill-opacity="0.92" stroke="{CROSS}" stroke-width="1.8"'
    costs = {f"cost-{n}": badge(0, 0, 11.5, str(n), 18.5, look, css="cost") for n in range(1, 12)}
    return named(rooms | needs | costs)


# --------------------------------------------------------------------------------------------------------- boats
@lru_cache(maxsize=256)
def boat(hull: int, owner: int, crew: int, cost: int = 0) -> str:
    """The hull has the colour of its first owner; the sail has its owner's, and shows how many are aboard."""
    sail = path("M-20-52Q0-57 21-51Q26-37 21-22Q0-28-20-22Q-25-38-20-52Z", PAINT[owner], INK, 2, "sail", ROUND)
    size = (1.2, 1.15, 1.3, 1.2)[owner]
    sign = at(1, -37.5, mark(owner), size=size) + written(1, -30 if owner != 2 else -29, 20, INK, str(crew), "crew")
    body = "".join((
        path("M0-58V6M-22-52H22", "none", INK, 3, "line", ROUND), sail, sign,
        path("M-37 2Q-30 6-24 6H24Q31 6 38 0Q36 14 27 23H-26Q-35 16-37 2Z", PAINT[hull], INK, 2, "hull", ROUND),
        path("M-33 12Q0 17 34 11", "none", PLATE, 2, "line-on", ' opacity="0.65"'),
        at(0, 15, mark(hull, PLATE, INK, 2), size=0.48),
        path("M-42 23q7-6 14 0t14 0t14 0t14 0t14 0t14 0", "none", "#4f747d", 2.4, "wave", ROUND),
    ))
    ring = f'<path class="halo" d="{BOAT_REACH}" fill="none" pointer-events="all" data-mark="boat"/>'
    return ring + quiet(body) + (marked("cost", use(f"cost-{cost}", 28, -46)) if cost else "")


BOAT_REACH = "M-40-4Q-40-12-28-14V-56Q-28-62-20-62H22Q28-62 28-56V-14Q42-12 42-2Q40 30 26 30H-26Q-40 28-40-4Z"


# -------------------------------------------------------------------------------------------------------- chests
_TRUNK = path("M-15-1H15V12H-15Z", WOOD, INK, 2) + path("M-9.500-1V12M9.500-1V12", "none", INK, 2)
_LOCK = path("M-3.500-4H3.500V4Q0 7-3.500 4Z", GOLD, INK, 1.4)
_LID = path("M-15-1V-6Q-15-13-8-13H8Q15-13 15-6V-1Z", "#a8743f", INK, 2) + path("M-9.500-13V-1M9.500-13V-1", "none", INK, 2)
_OPEN = path("M-15-1L-12-17H12L15-1Z", "#5d3d24", INK, 2) + path("M-12-17L-10-20H10L12-17Z", "#a8743f", INK, 2)
_COINS = path("M-13 0Q-11-8-5-7Q0-13 5-8Q12-9 13 0Z", GOLD, INK, 1.6) + path(
    "M-7-3h.1M-1-6h.1M5-4h.1M9-2h.1", "none", PLATE, 2.6, more=ROUND)
CLOSED = f"<g{ROUND}>{_LID}{_TRUNK}{_LOCK}</g>"
EMPTIED = f"<g{ROUND}>{_OPEN}{_TRUNK}</g>"
FULL = f"<g{ROUND}>{_OPEN}{_COINS}{_TRUNK}{_LOCK}</g>"
_RAYS = path("M0-32V-25M15-28L11-22M-15-28L-11-22M25-15L19-12M-25-15L-19-12", "none", GOLD, 3.5, "rays", ROUND)
_NOTHING = "".join(path("M-8-18L8 2M8-18L-8 2", "none", paint, width, more=ROUND) for paint, width in ((PLATE, 6), (CROSS, 3.5)))
_RIM = path("M-16-14H16V13H-16Z", PLATE, PLATE, 8, more=ROUND)
_TAG = path("M-7.500-5H7.500V11H-7.500Z", PLATE, INK, 1.6, more=ROUND)


def chest_defs() -> str:
    marks = {f"mark-{COLOURS[seat]}": at(0, 0, mark(seat, PAINT[seat], INK, 3), size=0.46) for seat in range(4)}
    tags = {f"tag-{n}": _TAG + written(0, 8.6, 17, INK, str(n)) for n in range(1, SECTORS + 1)}
    return named({
        "chest": _RIM + CLOSED, "chest-empty": _RIM + EMPTIED + _NOTHING, "chest-full": _RIM + FULL + _RAYS,
        "chest-open": EMPTIED, "gold": _RIM + FULL + _RAYS, **marks, **tags,
    }, ' pointer-events="none"')


@lru_cache(maxsize=256)
def chest(n: int, face: str, looked: tuple[int, ...]) -> str:
    """With its number. `face`: closed, or what this seat has seen in it; below it the marks of the seats that have looked."""
    marks = "".join(use(f"mark-{COLOURS[seat]}", 11 * k - 5.5 * (len(looked) - 1), 18) for k, seat in enumerate(looked))
    return quiet(use(face) + use(f"tag-{n}") + (marked("looked", marks) if marks else ""))


TREASURE = use("gold")
LEFT_BEHIND = f'<g pointer-events="none" opacity="0.7">{use("chest-open")}</g>'  # once the treasure is found elsewhere
_NO_LOADING = disc("badge", 0, 0, 13, f'fill="{PLATE}" stroke="{CROSS}" stroke-width="2.500"') + at(
    0, 1, EMPTIED, size=0.5) + path("M-9 9L9-9", "none", CROSS, 3)
BARS = quiet(marked("bars", disc("way-line", 0, -1, 33, f'fill="none" stroke="{CROSS}" stroke-width="4.500"')
                    + at(-23, 23, _NO_LOADING)))  # around an enemy beside the jetty: nothing is loaded


def origin(told: str) -> str:
    """The emptied chest that the treasure was found in, with words below."""
    return use("chest-open") + text(0, 29, told, 14.5, css="ink")


# ------------------------------------------------------------------------------------------------- hexes and ports
def field_defs() -> str:
    """Its colours are set outside, so that a stylesheet can highlight it."""
    return f'<path id="it-h" d="{INNER}" pointer-events="all"/>'


FIELD = '<use class="hex" href="#it-h" fill="none"/>'


@lru_cache(maxsize=64)
def field(cost: int, is_taken: bool = False, is_end: bool = False, key: str = "") -> str:
    """A hex, to be clicked and highlighted; in reach it shows its cost, in the corner if something is there. `key`: of what is
    there, in the legend."""
    drawn = FIELD.replace(" fill", f' data-mark="{key}" fill') if key else FIELD
    if is_end:
        return drawn.replace('class="hex"', 'class="hex end"')  # the trail shows the cost
    return drawn + (marked("cost", use(f"cost-{cost}", *((18, 20, 0.95) if is_taken else (0, 0)))) if cost else "")


@lru_cache(maxsize=256)
def port(letter: str, x: float, y: float, cost: int = 0) -> str:
    """The port hex, and its buoy with the letter."""
    look = f'fill="{PLATE}" stroke="{INK}" stroke-width="2"'
    buoy = badge(x, y, 15, letter, 23, look, css="buoy", on="letter", drop=7.5)
    return marked("port", FIELD + buoy) + (marked("cost", use(f"cost-{cost}")) if cost else "")


@lru_cache(maxsize=1024)
def trail(line: str, x: float, y: float, cost: int, size: float) -> str:
    """The way that a second tap would go, and its cost."""
    edge = path(line, "none", PLATE, 12 * size, "way-edge", ROUND)
    dots = path(line, "none", CROSS, 6.5 * size, "way-line", f' stroke-dasharray="0.1 {number(11 * size)}"{ROUND}')
    return quiet(edge + dots + use(f"cost-{cost}", x, y, 1.35 * size))
