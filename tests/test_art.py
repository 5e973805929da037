"""What all games draw with: shapes, figures, a stock, places, and dice whose colours are told by shapes, too."""
from __future__ import annotations

import io
import re
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

from benbow.engine.drawing import art, picture
from benbow.engine.drawing.scene import Die

RED, BLACK = "#b3312a", "#2b2a30"
CROWN = art.path("M-12 9L-14-8L-6-1L0-11L6-1L14-8L12 9Z", art.PLATE, art.INK, 1.5)
SKULL = art.disc("mark", 0, 0, 12, f'fill="{art.PLATE}"')


def pixels(die: str) -> Any:
    """Ten for each unit of the tray."""
    with Image.open(io.BytesIO(picture.png(Die(die, "a die").svg(), 640))) as image:
        return np.asarray(image.convert("RGBA")).astype(int)


def colour(found: Any, x: float, y: float) -> str:
    red, green, blue, _ = found[round(10 * (y + 32)), round(10 * (x + 32))]
    return f"#{red:02x}{green:02x}{blue:02x}"


def without_colours(drawn: str) -> str:
    return re.sub(r"#[0-9a-f]{3,6}", "", drawn)


# ---------------------------------------------------------------------------------------------------------- dice
@pytest.mark.parametrize(("body", "face"), [(RED, RED), (RED, BLACK), (BLACK, RED), (BLACK, BLACK)])
def test_die_has_a_body_a_face_and_a_mark(body: str, face: str) -> None:
    found = pixels(art.die(SKULL, body, face))
    assert colour(found, -22, 0) == colour(found, 22, 5) == body
    assert colour(found, -15, 0) == colour(found, 15, 5) == face
    assert colour(found, 0, 0) == art.PLATE


def test_die_without_a_face_of_its_own_is_all_body() -> None:
    found = pixels(art.die("", RED))
    assert {colour(found, x, y) for x, y in ((-22, 0), (-15, 0), (0, 0), (0, 22))} == {RED}


def test_dice_stay_within_the_tray() -> None:
    for corner in (3, 11, 20):
        found = pixels(art.die(SKULL, RED, BLACK, corner=corner))
        for edge in (found[0], found[-1], found[:, 0], found[:, -1]):
            assert not edge[:, 3].any()  # nothing is cut off


def test_two_kinds_of_dice_and_of_faces_are_told_apart_without_colours() -> None:
    drawn = [art.die(mark, paint, face, corner=corner)
             for paint, corner in ((RED, 11), (BLACK, 3)) for face, mark in ((RED, CROWN), (BLACK, SKULL))]
    assert len(set(map(without_colours, drawn))) == 4


@pytest.mark.parametrize("n", range(1, 7))
def test_pips(n: int) -> None:
    found = pixels(art.die(art.pips(n, "#ff0000")))
    spots = {(x, y) for x in (-13, 0, 13) for y in (-13, 0, 13) if colour(found, x, y) == "#ff0000"}
    assert len(spots) == n
    assert {(-x, -y) for x, y in spots} == spots


# ----------------------------------------------------------------------------------------------- shapes and figures
def test_what_the_ground_names_is_what_is_used() -> None:
    stock = art.Stock("xy")
    ground = stock.named({"eye": art.disc("iris", 0, 0, 3, ""), "ear": ""}, ' pointer-events="none"')
    names = re.findall(r'<g id="([^"]*)" pointer-events="none">', ground)
    used = [stock.use("eye"), stock.use("ear", 2, 0.5), stock.use("ear", size=2)]
    assert names == ["xy-eye", "xy-ear"]
    assert used == ['<use href="#xy-eye"/>', '<use href="#xy-ear" transform="translate(2 0.5)"/>',
                    '<use href="#xy-ear" transform="translate(0 0) scale(2)"/>']


def test_aside_is_in_the_measure_of_the_place() -> None:
    assert art.Place(100, 50, 0.5).aside(10, -20, 0.8) == (105, 40, 0.4)
    assert art.Place(1, 2).aside(0, 0) == (1, 2, 1)


def test_figure_stands_in_the_middle_of_its_badge() -> None:
    for size in (17, 40):
        drawn = art.badge(0, 0, 28, "8", size, f'fill="{art.PLATE}"', ink="#ff0000")
        found = pixels(drawn)
        rows = np.flatnonzero((found[..., 0] > found[..., 1] + 100).any(axis=1)) / 10 - 32
        assert rows.size
        assert abs(rows.min() + rows.max()) < 0.06 * size
    assert 'y="7"' in art.badge(0, 0, 10, "8", 17, drop=7)


def test_figures_without_an_x_are_in_the_middle() -> None:
    assert art.written(0, 5, 20, art.INK, "3").replace(' x="0"', "") == art.written(None, 5, 20, art.INK, "3")


def test_both_halves_of_a_wind_are_alike() -> None:
    assert art.wind(40, 11) == ("M0-40L11-11 0 0Z", "M0-40L-11-11 0 0Z")


def test_line_goes_through_all_points() -> None:
    assert art.line_through([(0, 1.5), (2.25, -3), (4, 4)]) == "M0 1.5L2.25 -3L4 4"


def test_title_stands_on_its_ribbon_whatever_it_says() -> None:
    drawn = ElementTree.fromstring(f'<g>{art.ribbon("Bed & <Breakfast>", 500, 10, 140, 40, 48)}</g>')
    far, band, title = drawn
    assert title.text == "Bed & <Breakfast>"
    assert band.attrib["d"].startswith("M360 10H640V50H360Z")
    assert [float(n) for n in re.findall(r"M(-?\d+)", far.attrib["d"])] == [336, 664]


def test_gradients_and_frames_are_svg() -> None:
    for drawn in (art.fade("a", "linear", ("0", "#fff", "1"), ("1", "#000", "0.5")), art.aged("b"), art.turn_frame(200, 90.5),
                  art.quiet(art.at(1, 2, art.path(art.SOLE), size=0.5))):
        ElementTree.fromstring(drawn)
