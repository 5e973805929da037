"""Drawings of the luck report: luck over the match, luck beside skill, and how often each face came.

Colours and light come from the page (`static/luck.css`): a drawing names seats by class and draws in `currentColor`. Seats also
differ by the dashes of their lines and the shapes of their marks. All figures stand in tables beside the drawings as well.
"""
from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from benbow.engine.drawing.scene import Die
from benbow.search.dice_statistics import Band
from benbow.search.luck import Report

DRAWING_WIDTH = 400  # as wide as a phone, so that the text can be read there
LEFT, RIGHT = 54, 10  # margins of the line chart: the scale is on the left
DASHES = ("", "7 4", "2 3", "9 3 2 3", "1 5")
MAX_MARKED = 3  # draws
MARKS = (
    '<circle r="4.500"/>',
    '<path d="M-4.500-4.500h9v9h-9z"/>',
    '<path d="M0-5.500 5 4h-10z"/>',
    '<path d="M0-6 5.500 0 0 6-5.500 0z"/>',
    '<path d="M-5-2h3v-3h4v3h3v4h-3v3h-4v-3h-3z"/>',
)
CROSS = '<path d="M-5-5 5 5M5-5-5 5" stroke="currentColor" stroke-width="2.500"/>'
Percent = Callable[[float], str]  # a share of the game, signed and localised


@dataclass(frozen=True)
class Labels:
    """The texts of a drawing."""

    title: str
    text: str
    seats: Sequence[str] = ()


def drawn(labels: Labels, id: str, height: float, parts: Sequence[str]) -> str:
    named = f'<title id="{id}-title">{escape(labels.title)}</title><desc id="{id}-text">{escape(labels.text)}</desc>'
    return (f'<svg class="luck-drawing" viewBox="0 0 {DRAWING_WIDTH} {height:.0f}" role="img" '
            f'aria-labelledby="{id}-title {id}-text" font-size="13">{named}{"".join(parts)}</svg>')


def text(x: float, y: float, words: str, anchor: str = "start", weight: str = "400") -> str:
    return (f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-weight="{weight}" fill="currentColor">'
            f"{escape(words)}</text>")


def line(x1: float, y1: float, x2: float, y2: float, opacity: float = 0.25, width: float = 1.0) -> str:
    return (f'<path d="M{x1:.1f} {y1:.1f} {x2:.1f} {y2:.1f}" stroke="currentColor" stroke-opacity="{opacity}" '
            f'stroke-width="{width}" fill="none"/>')


def mark(seat: int, x: float, y: float) -> str:
    return f'<g class="seat-{seat}" transform="translate({x:.1f} {y:.1f})" fill="currentColor">{MARKS[seat % len(MARKS)]}</g>'


def legend(seats: Sequence[str], y: float) -> list[str]:
    """A row for each seat: its dashes, its mark, its name."""
    parts = []
    for seat, name in enumerate(seats):
        at = y + 18 * seat
        parts.append(f'<path class="seat-{seat}" d="M{LEFT} {at:.1f}h34" stroke="currentColor" stroke-width="2.500" '
                     f'stroke-dasharray="{DASHES[seat % len(DASHES)]}" fill="none"/>')
        parts += [mark(seat, LEFT + 17, at), text(LEFT + 44, at + 4.5, name)]
    return parts


# --------------------------------------------------------------------------------------------------------------- lines
def lines_svg(report: Report, labels: Labels, percent: Percent) -> str:
    """Cumulative luck of each seat over the match, with marks at the largest draws."""
    top, height = 14, 190
    sums = summed(report)
    reach = max([0.05, *(abs(value) for path in sums for _, value in path)])
    step = scale_step(reach)
    reach = step * math.ceil(reach / step)

    def x(ply: float) -> float:
        return LEFT + (DRAWING_WIDTH - LEFT - RIGHT) * ply / max(1, report.plies)

    def y(value: float) -> float:
        return top + height / 2 * (1 - value / reach)

    parts = []
    for k in range(-round(reach / step), round(reach / step) + 1):
        parts += [line(LEFT, y(k * step), DRAWING_WIDTH - RIGHT, y(k * step), 0.7 if k == 0 else 0.2),
                  text(LEFT - 6, y(k * step) + 4.5, percent(k * step), "end")]
    for seat, path in enumerate(sums):
        way = "".join(f"H{x(ply):.1f}V{y(value):.1f}" for ply, value in path)
        parts.append(f'<path class="seat-{seat}" d="M{x(0):.1f} {y(0):.1f}{way}H{x(report.plies):.1f}" stroke="currentColor" '
                     f'stroke-width="2.200" stroke-dasharray="{DASHES[seat % len(DASHES)]}" fill="none"/>')
    for place in swings(report):
        draw = report.draws[place]
        seat = max(range(len(draw.luck)), key=lambda one: abs(draw.luck[one]))
        ply, value = sums[seat][place]
        parts.append(mark(seat, x(ply), y(value)))
    return drawn(labels, "luck-lines", top + height + 16 + 18 * len(sums), [*parts, *legend(labels.seats, top + height + 18)])


def summed(report: Report) -> list[list[tuple[int, float]]]:
    """For each seat, after each draw: the ply and the luck so far."""
    plies = [draw.ply + 1 for draw in report.draws]
    return [list(zip(plies, itertools.accumulate(draw.luck[seat] for draw in report.draws), strict=True))
            for seat in range(len(report.sums))]


def swings(report: Report, most: int = MAX_MARKED) -> list[int]:
    """Indices of the draws with the most luck, the largest first."""
    places = range(len(report.draws))
    return sorted(places, key=lambda place: (-max(map(abs, report.draws[place].luck)), place))[:most]


def scale_step(reach: float) -> float:
    """The distance of two lines of the scale: a round number that leaves few of them.

    >>> scale_step(0.05), scale_step(0.3), scale_step(1.7)
    (0.02, 0.1, 1.0)
    """
    rough = reach / 3
    power = 10.0 ** math.floor(math.log10(rough))
    return next(round(power * k, 12) for k in (1, 2, 5, 10) if power * k >= rough * 0.999)


# ---------------------------------------------------------------------------------------------------------------- bars
def bars_svg(report: Report, labels: Labels, kinds: tuple[str, str], percent: Percent, no_mistake: str) -> str:
    """Luck and skill of each seat as bars from the middle, with error bars. Where no mistake was found, that is written."""
    middle, half, row = 240.0, 112.0, 24  # labels on the left, and room for a figure at both ends
    rows = [(seat, kind, value, error) for seat, one in enumerate(report.sums)
            for kind, (value, error) in enumerate(((one.luck, one.luck_error), (one.skill, one.skill_error)))]
    reach = max([0.05, *(abs(value) + error for _, _, value, error in rows)])
    parts, y = [], 0.0
    for seat, kind, value, error in rows:
        if kind == 0:
            y += 26
            parts += [mark(seat, 10, y - 8), text(22, y - 3, labels.seats[seat], weight="600")]
        end, low, high = (middle + half * part / reach for part in (value, value - error, value + error))
        parts.append(text(22, y + 16, kinds[kind]))
        parts.append(f'<rect class="seat-{seat}" x="{min(middle, end):.1f}" y="{y + 4:.1f}" width="{abs(end - middle):.1f}" '
                     f'height="15" fill="currentColor" fill-opacity="{0.9 if kind == 0 else 0.45}" stroke="currentColor"/>')
        parts += [line(low, y + 11.5, high, y + 11.5, 0.9, 1.5), line(low, y + 7, low, y + 16, 0.9, 1.5),
                  line(high, y + 7, high, y + 16, 0.9, 1.5)]
        is_left = value < 0
        edge = min(low, middle) - 5 if is_left else max(high, middle) + 5
        parts.append(text(edge, y + 16, percent(value) if value or kind == 0 else no_mistake, "end" if is_left else "start"))
        y += row
    parts.insert(0, line(middle, 6, middle, y + 4, 0.7))
    return drawn(labels, "luck-bars", y + 8, parts)


# --------------------------------------------------------------------------------------------------------------- bands
def band_svg(band: Band, id: str, labels: Labels, faces: Sequence[tuple[str, Die | None]]) -> str:
    """For each face its die or name, the band of usual counts, the expected count, and the count that came: a dot, or a
    cross if it is outside the band."""
    left, row = 90, 22 if len(band.faces) > 9 else 26
    most = max([4, *(max(face.high, face.count) for face in band.faces)])
    unit = (DRAWING_WIDTH - left - 40) / most
    parts = []
    for place, (face, (name, die)) in enumerate(zip(band.faces, faces, strict=True)):
        y = 10 + row * place
        low, high, came = (left + unit * count for count in (face.low, face.high, face.count))
        parts.append(f'<g transform="translate({left - 20} {y + 6.5:.1f}) scale(0.280)">{die.art}</g>' if die
                     else text(left - 12, y + 11, name, "end"))
        parts.append(line(left, y + 6.5, DRAWING_WIDTH - 30, y + 6.5, 0.15))
        parts.append(f'<rect x="{low - 4:.1f}" y="{y:.1f}" width="{high - low + 8:.1f}" height="13" rx="6.500" '
                     f'class="usual" fill="currentColor" fill-opacity="0.25"/>')
        middle = left + unit * face.expected
        parts.append(line(middle, y - 2, middle, y + 15, 0.9, 1.5))
        shape = CROSS if face.is_odd else MARKS[0]
        parts.append(f'<g class="came" transform="translate({came:.1f} {y + 6.5:.1f})" fill="currentColor">{shape}</g>')
        parts.append(text(DRAWING_WIDTH - 4, y + 11, str(face.count), "end"))
    return drawn(labels, id, 14 + row * len(band.faces), parts)
