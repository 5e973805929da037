"""Scenes as pictures: PNG of one, an animated GIF of many. No browser, no fonts of the machine: the same picture everywhere.

Both functions take text and give bytes, and keep nothing: they may run in any thread or process.
"""
from __future__ import annotations

import io
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image, ImageOps

from ..errors import BadGameError, BadOptionError
from ..match import is_whole

PAPER = "#f1e6cb"  # under a drawing that leaves something open: a GIF cannot be half transparent
WIDTHS = range(16, 4097)
STEP, LAST = 700, 4000  # milliseconds that a frame of a GIF stays; the last one is read longer
COLOURS = 255  # one place is left for "as before"
SAMPLE = 30_000  # pixels of a frame that have a say in the palette
GROUND, PIECES = '<g class="ground"', '<g class="pieces">'  # as `Scene.svg` writes them
FONTS = {
    "font_source_serif_pro": ("SourceSerifPro-Regular.ttf", "SourceSerifPro-Semibold.ttf", "SourceSerifPro-It.ttf"),
    "font_source_sans_pro": ("SourceSansPro-Regular.ttf", "SourceSansPro-Semibold.ttf"),
    "font_amatic_sc": ("AmaticSC-Regular.ttf", "AmaticSC-Bold.ttf"),
}
Pixels = np.ndarray[tuple[int, ...], np.dtype[np.uint8]]


@cache
def fonts() -> tuple[Path, ...]:
    """The font files that pictures are written with. Text in a font that is missing would silently not be drawn."""
    found = tuple(Path(str(files(package) / "files" / name)) for package, names in FONTS.items() for name in names)
    for path in found:
        if not path.is_file():
            raise BadOptionError("fonts", f"{path.name} is not where its package should have put it")
    return found


def png(svg: str, width: int = 1000, background: str | None = None) -> bytes:
    """A drawing as a picture of the given width in pixels; it is as high as it must be."""
    if not is_whole(width) or width not in WIDTHS:
        raise BadOptionError("width", f"{width!r} pixels: allowed are {WIDTHS[0]} to {WIDTHS[-1]}")
    try:
        return bytes(resvg_py.svg_to_bytes(
            svg_string=svg, width=int(width), background=background, skip_system_fonts=True,
            font_files=[str(path) for path in fonts()], serif_family="Source Serif Pro", sans_serif_family="Source Sans Pro",
        ))
    except ValueError as error:
        raise BadGameError("scene", f"is no SVG that can be drawn: {error}") from None


def gif(frames: Iterable[str], width: int = 700, step: int = STEP, last: int = LAST,
        advance: Callable[[int], object] = lambda n: None) -> bytes:
    """Drawings as an animated picture. `advance` is told how many more frames are done, for a progress bar."""
    painter, palette, before = Painter(width), Palette(), ""
    pictures: list[Frame] = []
    for svg in frames:
        if svg == before:  # nothing to be seen happened: the picture stays longer
            pictures.append(pictures[-1])
        else:
            pictures.append(painter.frame(svg))
            palette.learn(pictures[-1].image())
        before = svg
        advance(1)
    if not pictures:
        raise BadOptionError("frames", "there are none to draw")
    first, *others = palette.painted(pictures)
    out, colours = io.BytesIO(), bytes(first.getpalette() or ())[: 3 * COLOURS]
    first.save(out, "GIF", save_all=True, append_images=others, duration=[step] * len(others) + [last], loop=0,
               palette=colours, optimize=True)  # one table for all; of a frame, only what is new
    return out.getvalue()


@dataclass(frozen=True)
class Frame:
    """A ground, shared with other frames, and the pieces on it: packed, for a long match has hundreds of frames."""

    ground: Image.Image | None  # None: all is in `pieces`
    pieces: bytes

    def image(self) -> Image.Image:
        with Image.open(io.BytesIO(self.pieces)) as pieces:
            if self.ground is None:
                return pieces.convert("RGB")
            return Image.alpha_composite(self.ground, pieces.convert("RGBA")).convert("RGB")


class Painter:
    """Draws the ground of a match once, and for each frame only the pieces: several times as fast as whole drawings."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.head = ""
        self.ground: Image.Image | None = None

    def frame(self, svg: str) -> Frame:
        head, mark, _ = svg.partition(PIECES)
        if head.count(GROUND) != 1 or svg.count(PIECES) != 1:  # not made by `Scene.svg`
            return Frame(None, png(svg, self.width, PAPER))
        if head != self.head:
            with Image.open(io.BytesIO(png(f"{head}{mark}</g></svg>", self.width, PAPER))) as image:
                self.head, self.ground = head, image.convert("RGBA")
        hidden = f'{GROUND} display="none"'  # gradients and the like that stand in it can still be referred to
        return Frame(self.ground, png(svg.replace(GROUND, hidden, 1), self.width))


class Palette:
    """One palette for all frames: else colours would flicker. It learns from what is new in each frame, so that a small
    thing which moves keeps its colour beside a large sea."""

    def __init__(self) -> None:
        self.seen: list[Pixels] = []
        self.before: Pixels = np.zeros((0, 0, 3), np.uint8)

    def learn(self, image: Image.Image) -> None:
        pixels: Pixels = np.asarray(image)
        if pixels.shape == self.before.shape:
            new = pixels[np.any(pixels != self.before, axis=2)]
        else:
            new = pixels.reshape(-1, 3)
        self.seen.append(new[:: max(1, len(new) // SAMPLE)])
        self.before = pixels

    def painted(self, frames: list[Frame]) -> list[Image.Image]:
        """All frames in the colours that were learnt."""
        chosen = Image.fromarray(np.concatenate(self.seen)[None]).quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=1)
        size = frames[0].image().size
        images = (ImageOps.pad(frame.image(), size, color=PAPER) for frame in frames)
        return [image.quantize(palette=chosen, dither=Image.Dither.NONE) for image in images]
