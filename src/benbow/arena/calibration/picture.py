"""A reliability diagram as SVG: for every seat a row of panels, the whole game and its thirds.

A panel has a dot for each bin, at its mean prediction and its mean result, larger for more decisions, with a 95 % interval. Dots
on the diagonal are true predictions; below it the search promised too much.
"""
from __future__ import annotations

import math
from html import escape

from benbow.engine.catalog import game as game_of
from benbow.engine.drawing.art import at, box, disc, path
from benbow.engine.drawing.scene import SANS, text

from .statistics import PARTS, Bin, Group, Report

PANEL, INSET, SPACE_X, SPACE_Y = 196, 14, 18, 56  # the side of a panel, where its scale begins, and what is between two
LEFT, TOP, BOTTOM, RIGHT = 70, 104, 52, 18
INK, SOFT, LINE, DIAGONAL, BLUE, PAPER = "#1d2733", "#5b6876", "#d5dbe1", "#9aa5b1", "#1d5f99", "#fbfaf7"
MIN_RADIUS, MAX_RADIUS = 2.0, 13.0
PART_NAMES = ("first third", "middle third", "last third")


def part_name(part: int | None) -> str:
    return "whole game" if part is None else PART_NAMES[part]


def seat_name(seat: int | None) -> str:
    return "all seats" if seat is None else f"seat {seat}"


def svg(report: Report) -> str:
    parts = [None, *range(PARTS)]
    seats = sorted({group.seat for group in report.groups}, key=lambda seat: -1 if seat is None else seat)
    width = LEFT + len(parts) * (PANEL + SPACE_X) - SPACE_X + RIGHT
    height = TOP + len(seats) * (PANEL + SPACE_Y) - SPACE_Y + BOTTOM
    title = f"{game_of(report.game).title()}: predicted and actual results of {report.level}, {report.games} games"
    drawn = [box("paper", 0, 0, width, height, f'fill="{PAPER}"'), words(LEFT, 30, title, 17, INK, "start", 600),
             words(LEFT, 52, "Across: what the search predicted for its seat. Up: what the seat got. A dot is a tenth of the "
                             "scale; its area grows with decisions.", 13, SOFT, "start")]
    found = {(group.part, group.seat): group for group in report.groups}
    for row, seat in enumerate(seats):
        for column, part in enumerate(parts):
            x, y = LEFT + column * (PANEL + SPACE_X), TOP + row * (PANEL + SPACE_Y)
            head = f"{seat_name(seat)}, {part_name(part)}"
            drawn.append(at(x, y, panel(found.get((part, seat)), head, is_left=column == 0, is_low=row == len(seats) - 1)))
    size = f'viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
    return (f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>{escape(title)}</title>'
            f"{''.join(drawn)}</svg>\n")


def panel(group: Group | None, head: str, *, is_left: bool, is_low: bool) -> str:
    drawn = [box("panel", 0, 0, PANEL, PANEL, f'fill="#ffffff" stroke="{LINE}"'), scale(is_left=is_left, is_low=is_low),
             path(f"M{across(0)} {up(0)}L{across(1)} {up(1)}", stroke=DIAGONAL, width=1.5, more=' stroke-dasharray="5 4"'),
             words(0, -22, head, 13, INK, "start", 600)]
    if group is None:
        return "".join((*drawn, words(0, -6, "no search here", 12, SOFT, "start")))
    figures = f"gap {100 * group.gap:.1f} (by chance {100 * group.chance_gap:.1f}), bias {100 * group.bias.value:+.1f}"
    drawn.append(words(0, -6, figures, 12, SOFT, "start"))
    most = max(one.decisions for one in group.bins)
    drawn += [range_of(one) for one in group.bins] + [dot(one, most) for one in group.bins]
    return "".join(drawn)


def scale(*, is_left: bool, is_low: bool) -> str:
    """Lines at every quarter; figures at the edge of the picture only."""
    drawn = [path(f"M{across(k / 4)} 0V{PANEL}M0 {up(k / 4)}H{PANEL}", stroke=LINE, width=1) for k in range(5)]
    for k in range(0, 5, 2):
        if is_left:
            drawn.append(words(-8, up(k / 4) + 4, f"{25 * k} %", 12, SOFT, "end"))
        if is_low:
            drawn.append(words(across(k / 4), PANEL + 18, f"{25 * k} %", 12, SOFT))
    if is_left:
        drawn.append(at(-52, PANEL / 2, f'<g transform="rotate(-90)">{words(0, 0, "actual", 13, INK)}</g>'))
    if is_low:
        drawn.append(words(PANEL / 2, PANEL + 38, "predicted", 13, INK))
    return "".join(drawn)


def across(share: float) -> float:
    return round(INSET + (PANEL - 2 * INSET) * share, 1)


def up(share: float) -> float:
    return round(PANEL - INSET - (PANEL - 2 * INSET) * share, 1)


def range_of(one: Bin) -> str:
    x, low, high = across(one.predicted), up(one.actual.low), up(one.actual.high)
    return path(f"M{x} {low}V{high}M{x - 3:.1f} {low}h6M{x - 3:.1f} {high}h6", stroke=BLUE, width=1.4,
                more=' stroke-opacity="0.75"')


def dot(one: Bin, most: int) -> str:
    radius = max(MIN_RADIUS, MAX_RADIUS * math.sqrt(one.decisions / most))
    return disc("bin", across(one.predicted), up(one.actual.value), round(radius, 1),
                f'fill="{BLUE}" fill-opacity="0.45" stroke="{BLUE}"')


def words(x: float, y: float, content: str, size: float, fill: str, anchor: str = "middle", weight: int = 400) -> str:
    return text(x, y, content, size, family=SANS, anchor=anchor, fill=fill, weight=weight)
