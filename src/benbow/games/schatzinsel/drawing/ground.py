"""The ground, which is the same during a match: sea, beach and jungle, the wells and the rim, two camps and two ships."""
from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, hypot, pi, sin

from benbow.engine.drawing.art import INK, PAPER, PLATE, ROUND, WOOD, aged, at, box, disc, path, ribbon, written
from benbow.engine.drawing.scene import number

from ..rules.discs import WELLS, Discs
from ..rules.jungle import SIDES, End, Jungle
from ..rules.state import BLACK, RED, START
from .art import PAINT, SAND, WAY, WAY_RIM, disc_defs
from .curves import drawn, has_lane, lane, loop, stub
from .figures import figure_defs, mark
from .places import DISC, FIELD, HEIGHT, MIDDLE, PANEL, TITLE, WIDTH, end_place, field_place, layout, well_place
from .shores import DEEP, camp, scattered, ship

LONGEST_JETTY = 200
SEA, LAND, JUNGLE, FERN, SOIL = "#bccfce", "#ead9a8", "#62804a", "#4c683a", "#4a5734"
COAST = ("M6 398Q22 372 50 362Q84 352 104 322Q112 300 134 292Q166 282 178 240Q186 190 214 146Q236 112 280 104Q330 92 372 104"
         "Q420 116 470 104Q520 92 566 102Q620 114 660 102Q710 92 738 110Q778 126 796 166Q814 206 822 244Q834 284 868 292"
         "Q890 300 898 324Q918 354 952 362Q980 372 994 398")


@lru_cache(maxsize=32)
def ground(jungle: Jungle, discs: Discs, length: int, title: str) -> str:
    sides = (RED, BLACK)
    return "".join((
        defs(discs), box("paper", 0, 0, WIDTH, HEIGHT, f'fill="{PAPER}"'),
        f'<g clip-path="url(#si-clip)">{sea()}{land()}{leaves(jungle)}</g>',
        box("age", 0, 0, WIDTH, HEIGHT, 'fill="url(#si-age)"'),
        rim(jungle), wells(jungle), scattered(), *(jetty(jungle, side) for side in sides), *(camp(side) for side in sides),
        *(ship(side, length) for side in sides), *(gate(jungle, side, field) for side in sides for field in (0, 1)),
        panel(), frame(), at(*TITLE, ribbon(title, 0, 0, 142, 42, 46)),
    ))


def defs(discs: Discs) -> str:
    clip = f'<clipPath id="si-clip"><path d="M12 12H{WIDTH - 12}V{HEIGHT - 12}H12Z"/></clipPath>'
    return f"<defs>{clip}{aged('si-age', '0.2')}{disc_defs(discs)}{figure_defs()}</defs>"


def frame() -> str:
    """A graduated edge, as on charts; thin, because the jungle needs the space."""
    right, bottom = WIDTH - 5, HEIGHT - 5
    bars = "".join(f"M{k} 5h25v7h-25ZM{k} {bottom - 7}h25v7h-25Z" for k in range(25, right - 30, 50))
    bars += "".join(f"M5 {k}h7v25h-7ZM{right - 7} {k}h7v25h-7Z" for k in range(30, bottom - 30, 50))
    return "".join((
        path(f"M2 2H{WIDTH - 2}V{HEIGHT - 2}H2Z", "none", INK, 2.5, "edge"),
        path(f"M5 5H{right}V{bottom}H5ZM12 12H{WIDTH - 12}V{HEIGHT - 12}H12Z", "none", INK, 1.2, "edge"),
        path(bars, INK, "", css="solid"),
    ))


# ------------------------------------------------------------------------------------------------- sea and beach
def sea() -> str:
    """Water with depth lines along the coast, and waves."""
    x, y = MIDDLE
    rays = "".join(f"M{x} {y}L{number(x + 900 * cos(pi * k / 16))} {number(y + 900 * sin(pi * k / 16))}" for k in range(17, 32))
    depths = "".join(path(COAST, "none", tint, width, f"shallow-{k}", ROUND)
                     for k, (tint, width) in enumerate((("#b2c8ca", 92), ("#c3d6d2", 62), ("#d5e2d6", 32))))
    waves = "".join(f"M{a} {b}q6-6 12 0t12 0" for a, b in _WAVES)
    return "".join((
        box("sea", 0, 0, WIDTH, 480, f'fill="{SEA}"'), path(rays, "none", INK, 0.8, "rhumb", ' opacity="0.2"'), depths,
        path(waves, "none", DEEP, 1.8, "wave", ROUND),
    ))


_WAVES = (
    (40, 262), (96, 276), (30, 310), (70, 330), (244, 44), (286, 78), (262, 22), (700, 80), (736, 40), (708, 24),
    (940, 262), (886, 280), (956, 312), (914, 334), (24, 34), (196, 40), (960, 36), (786, 44), (18, 236), (962, 232),
)


def land() -> str:
    sand = "".join(f"M{x} {y}h.1" for x, y in _grains())
    return path(f"{COAST}V{HEIGHT}H0Z", LAND, INK, 3, "land", ROUND) + path(sand, "none", "#b3995f", 3, "sand", ROUND)


def _grains() -> list[tuple[int, int]]:
    """Pseudo-random, and the same every time."""
    found, seed = list[tuple[int, int]](), 7
    while len(found) < 150:
        seed = (seed * 1103515245 + 12345) % 2 ** 31
        x, y = 16 + seed // 8 % 968, 300 + seed // 8192 % 815
        if y > 380 + 0.2 * min(x, 1000 - x):
            found.append((x, y))
    return found


# -------------------------------------------------------------------------------------------------------- jungle
def corners(jungle: Jungle) -> list[tuple[float, float]]:
    """The outermost wells, clockwise: their convex hull, by Andrew's monotone chain."""
    spots = sorted((place.x, place.y) for place in layout(jungle).wells)
    def chain(ordered: list[tuple[float, float]]) -> list[tuple[float, float]]:
        found = list[tuple[float, float]]()
        for x, y in ordered:
            while len(found) > 1 and (found[-1][0] - found[-2][0]) * (y - found[-2][1]) <= (
                    found[-1][1] - found[-2][1]) * (x - found[-2][0]) + 1:
                found.pop()
            found.append((x, y))
        return found[:-1]
    return chain(spots) + chain(spots[::-1])


def outline(jungle: Jungle, far: float) -> list[tuple[float, float]]:
    """Points around the jungle at this distance from the outer wells, close to one another."""
    around, size = corners(jungle), layout(jungle).size
    found = []
    for before, (x, y), after in zip(around[-1:] + around[:-1], around, around[1:] + around[:1], strict=True):
        first = atan2(y - before[1], x - before[0]) - pi / 2
        turn = (atan2(after[1] - y, after[0] - x) - pi / 2 - first) % (2 * pi)
        steps = max(1, round(turn / (pi / 12)))
        angles = [first + turn * k / steps for k in range(steps + 1)]
        found += [(x + far * size * cos(angle), y + far * size * sin(angle)) for angle in angles]
    points, last_spot = [], found[-1]
    for spot in found:
        x, y = spot[0] - last_spot[0], spot[1] - last_spot[1]
        steps = max(1, round(hypot(x, y) / 27))
        points += [(last_spot[0] + x * k / steps, last_spot[1] + y * k / steps) for k in range(1, steps + 1)]
        last_spot = spot
    return points


def scallops(points: list[tuple[float, float]]) -> str:
    """A leafy edge: an arc from each point to the next."""
    parts = [f"M{number(round(points[-1][0], 1))} {number(round(points[-1][1], 1))}"]
    for k, (x, y) in enumerate(points):
        bulge = 15 + (k * 7) % 5
        parts.append(f"A{bulge} {bulge} 0 0 1 {number(round(x, 1))} {number(round(y, 1))}")
    return "".join(parts) + "Z"


def leaves(jungle: Jungle) -> str:
    """Around the discs."""
    inner = outline(jungle, 112)
    ferns = "".join(f"M{number(round(x, 1))} {number(round(y, 1))}{_FROND[k % len(_FROND)]}" for k, (x, y) in enumerate(inner))
    return "".join((
        path(scallops(outline(jungle, 133)), FERN, INK, 2.6, "canopy-far", ROUND),
        path(scallops(outline(jungle, 122)), JUNGLE, INK, 1.6, "canopy", ROUND),
        path(ferns, "none", FERN, 3.2, "fern", ROUND),
    ))


_FROND = ("m-8 6q4-12 8-12t8 12M0-6v12", "m-9 4q6-8 9-2q3-6 9 2M0-4v9", "m-6 8q-2-10 6-14q8 4 6 14M0-6v13")


def wells(jungle: Jungle) -> str:
    ring = f'fill="none" stroke="{INK}" stroke-width="1.5" stroke-opacity="0.35"'
    return "".join(disc("well", x, y, DISC * size, f'fill="{SOIL}"') + disc("well-line", x, y, 78 * size, ring)
                   for x, y, size in (well_place(jungle, well) for well in range(WELLS)))


def rim(jungle: Jungle) -> str:
    """SI-5: the printed loops, and the lanes to starts and goals. A trail that goes on elsewhere is marked where it leaves."""
    size, lanes = layout(jungle).size, [(*gate, end) for gate, ends in jungle.fields.items() for end in ends]
    curves = [loop(jungle, one, other) for one, other in jungle.loops.items() if one < other and one not in jungle.letters]
    line = drawn(curves + [lane(jungle, *one) for one in lanes] + [stub(jungle, end) for end in jungle.letters])
    blind = drawn(stub(jungle, end) for end in sorted(jungle.dead))
    return "".join((
        path(line, "none", INK, WAY_RIM * size, "way-rim") + path(line, "none", SAND, WAY * size, "way", ' data-mark="loop"'),
        *(path(blind, "none", ink, width * size, css, ROUND) for ink, width, css in (
            (INK, WAY_RIM, "way-rim"), (SAND, WAY, "way")) if blind),
        *(letter(*end_place(jungle, end, DISC + 26), size, sign) for end, sign in jungle.letters.items()),
        *(badge(jungle, *one) for one in lanes if not has_lane(jungle, *one)),
    ))


def letter(x: float, y: float, size: float, sign: str) -> str:
    """The same stands at both ends of a loop."""
    plate = disc("plate", 0, 0, 19, f'fill="{PLATE}" stroke="{INK}" stroke-width="2.5"')
    return at(x, y, plate + written(0, 8, 25 if len(sign) == 1 else 19, INK, sign, "sign"), ' data-mark="letter"', size)


def badge(jungle: Jungle, side: int, field: int, end: End) -> str:
    """The small sign of a start or goal, at an end far away from it."""
    return at(*end_place(jungle, end, DISC + 26), gate_art(side, field), size=0.58 * layout(jungle).size)


# -------------------------------------------------------------------------------------------------------- fields
def jetty(jungle: Jungle, side: int) -> str:
    """From a goal to the ship, if it is near."""
    place, way = field_place(jungle, side, START + 1), 1 if side == RED else -1
    x, y = (118 if side == RED else WIDTH - 118), 200
    if hypot(place.x - x, place.y - y) > LONGEST_JETTY:
        return ""
    planks = f"M{number(place.x)} {number(place.y)}L{x + 30 * way} {y}"
    return "".join((
        path(planks, "none", INK, 25, "jetty-line"), path(planks, "none", WOOD, 20, "plank"),
        path(planks, "none", INK, 20, "jetty-line", ' stroke-dasharray="1.5 6" stroke-opacity="0.7"'),
    ))


def gate(jungle: Jungle, side: int, field: int) -> str:
    place = field_place(jungle, side, START + field)
    return at(place.x, place.y, gate_art(side, field), size=place.size)


def gate_art(side: int, field: int) -> str:
    """A start is round and has the mark of its side, a goal is square and has an anchor."""
    css = f"gate {SIDES[side]}"
    if field == 0:
        body = disc(css, 0, 0, FIELD, f'fill="{PAINT[side]}" stroke="{INK}" stroke-width="3"') + disc(
            "gate-line", 0, 0, FIELD - 5.5, f'fill="none" stroke="{PLATE}" stroke-width="2" stroke-dasharray="4 4"')
        return body + at(0, 0, mark(side), size=1.25)
    body = path("M-34-28Q-34-34-28-34H28Q34-34 34-28V28Q34 34 28 34H-28Q-34 34-34 28Z", PAINT[side], INK, 3, css, ROUND) + path(
        "M-28-28H28V28H-28Z", "none", PLATE, 2, "gate-line", ' stroke-dasharray="4 4"')
    eye = disc("anchor", 0, -18, 4.5, f'fill="none" stroke="{PLATE}" stroke-width="3.5"')
    return body + path(_ANCHOR, "none", PLATE, 4.2, "anchor", ROUND) + eye


_ANCHOR = "M0-13V17M-8-6H8M-17 4Q-15 17 0 17Q15 17 17 4M-17 4l-3 7M-17 4l7 4M17 4l3 7M17 4l-7 4"


def panel() -> str:
    x, y, width, height = PANEL
    return box("panel", x, y, width, height, f'rx="12" fill="{PAPER}" fill-opacity="0.96" stroke="{INK}" stroke-width="2.5"')

