"""Scenes as SVG in Python and notebooks, as PNG and as GIF. Whatever a game draws: nothing here knows a drawing."""
from __future__ import annotations

import io
import itertools
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

import benbow
from benbow.engine.drawing import picture
from benbow.engine.drawing.scene import HAND, SANS, SERIF, Piece, Scene, text
from benbow.engine.errors import BadGameError, BadOptionError

from .by_hand import first_action, play_on
from .own import GAMES
from .toys import sealed


def played(game: benbow.Game, plies: int, seed: int = 3) -> benbow.Match:
    return play_on(game.new(seed=seed), first_action, lambda match: match.ply >= plies)


def sheet(*pieces: Piece, ground: str = '<rect width="200" height="100" fill="#ffffff"/>') -> str:
    return Scene(200, 100, "a sheet", ground, pieces).svg()


def pixels(content: bytes) -> Any:
    with Image.open(io.BytesIO(content)) as image:
        return np.asarray(image.convert("RGB")).astype(int)


def frames(content: bytes) -> list[tuple[Any, int]]:
    """The pictures of a GIF as they are seen, and how long."""
    with Image.open(io.BytesIO(content)) as image:
        found = []
        for place in range(getattr(image, "n_frames", 1)):
            image.seek(place)
            found.append((np.asarray(image.convert("RGB")).astype(int), int(image.info["duration"])))
    return found


# ------------------------------------------------------------------------------------------------------------ SVG
@pytest.mark.parametrize("name", GAMES)
def test_match_draws_for_every_seat_ply_and_language(name: str) -> None:
    match = played(benbow.game(name), 20)
    for lang in match.game.languages:
        for seat in (*range(match.seats), benbow.SPECTATOR):
            for ply in (0, 7, 20):
                svg = match.svg(seat, lang=lang, ply=ply)
                assert ElementTree.fromstring(svg).tag == "{http://www.w3.org/2000/svg}svg"
                assert svg == match.view(seat, ply).svg(lang)
    assert match.svg(0) == match.svg(0, "en", match.ply)


def test_notebook_shows_no_secret_by_accident() -> None:
    match = played(sealed.GAME, 2)  # seat 0 has put its coin
    assert match._repr_svg_() == match.svg(benbow.SPECTATOR) == match.svg(1) != match.svg(0)
    assert match.view(0)._repr_svg_() == match.svg(0)


def test_replay_draws_what_its_seat_saw(tmp_path: Path) -> None:
    match = played(benbow.game("naufrageurs"), 30)
    for seat in (0, benbow.SPECTATOR):
        match.save(tmp_path / "seat.json", seat=seat)
        replay = benbow.load(tmp_path / "seat.json")
        assert isinstance(replay, benbow.Replay)
        assert replay._repr_svg_() == replay.svg() == match.svg(seat)
        assert [replay.svg("de", ply) for ply in (0, 11, 30)] == [match.svg(seat, "de", ply) for ply in (0, 11, 30)]


def test_wrong_seats_and_plies_are_named() -> None:
    match = played(sealed.GAME, 2)
    for seat, ply, field in ((5, None, "seat"), (0, 3, "ply"), (0, -1, "ply")):
        with pytest.raises(benbow.BenbowError) as error:
            match.svg(seat, ply=ply)
        assert error.value.field == field


# ------------------------------------------------------------------------------------------------------------ PNG
def test_picture_has_the_width_that_was_asked_for() -> None:
    for width in (16, 200, 777):
        assert pixels(picture.png(sheet(), width)).shape == (-(-width // 2), width, 3)
    for bad in (0, -5, 15, 5000, True, 3.5):
        with pytest.raises(BadOptionError, match="width"):
            picture.png(sheet(), bad)  # type: ignore[arg-type]
    with pytest.raises(BadGameError, match="scene"):
        picture.png("<svg>")


@pytest.mark.parametrize("family", [SERIF, SANS, HAND])
@pytest.mark.parametrize("weight", [400, 600])
def test_text_is_really_drawn(family: str, weight: int) -> None:
    """In each font that scenes are written in, and not in a stand-in: all look different."""
    def written(word: str, family: str) -> Any:
        return pixels(picture.png(sheet(Piece("word", text(100, 60, word, 40, family=family, weight=weight))), 400))

    one = written("Éßœ 7", family)
    assert (one != written("", family)).any(axis=2).sum() > 300
    for other in {SERIF, SANS, HAND} - {family}:
        assert (one != written("Éßœ 7", other)).any()


def test_weights_and_slants_are_drawn_apart() -> None:
    plain, strong = text(100, 60, "Naufrageurs", 30), text(100, 60, "Naufrageurs", 30, weight=600)
    slanted = plain.replace("<text", '<text font-style="italic"')
    looks = [pixels(picture.png(sheet(Piece("word", art)), 400)) for art in (plain, strong, slanted)]
    assert all((one != other).any() for one, other in itertools.combinations(looks, 2))


def test_fonts_of_the_machine_are_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without our files there is no text at all: so with them, all machines draw the same."""
    svg = sheet(Piece("word", text(100, 60, "Text", 40)))
    drawn = pixels(picture.png(svg, 200))
    monkeypatch.setattr(picture, "fonts", lambda: ())
    assert (pixels(picture.png(svg, 200)) == 255).all()
    assert (drawn < 255).any()


def test_missing_font_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "FONTS", {"font_amatic_sc": ("AmaticSC-Gone.ttf",)})
    picture.fonts.cache_clear()
    try:
        with pytest.raises(BadOptionError, match=r"AmaticSC-Gone\.ttf"):
            picture.fonts()
    finally:
        picture.fonts.cache_clear()


@pytest.mark.parametrize("name", GAMES)
def test_every_game_becomes_a_picture(name: str) -> None:
    found = pixels(picture.png(played(benbow.game(name), 12).svg(lang="fr"), 300))
    assert len(np.unique(found.reshape(-1, 3), axis=0)) > 2  # a sheet, ink, and what lies between


def test_pictures_are_made_in_threads_and_processes_alike() -> None:
    svg = sheet(Piece("word", text(100, 60, "Text", 40)))
    expected = picture.png(svg, 300)
    with ThreadPoolExecutor(2) as pool:
        assert list(pool.map(picture.png, [svg] * 4, [300] * 4)) == [expected] * 4
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as workers:
        assert workers.submit(picture.png, svg, 300).result() == expected
        assert workers.submit(picture.gif, [svg, sheet()], 100).result() == picture.gif([svg, sheet()], 100)


# ------------------------------------------------------------------------------------------------------------ GIF
def disc(x: float, colour: str = "#b3392f") -> str:
    return sheet(Piece("disc", f'<circle r="20" fill="{colour}"/>', x=x, y=50))


def test_replay_shows_each_frame_as_its_picture() -> None:
    drawings = [disc(30 + 20 * k) for k in range(6)]
    found = frames(picture.gif(drawings, 200, step=500, last=3000))
    assert [duration for _, duration in found] == [500] * 5 + [3000]
    for svg, (seen, _) in zip(drawings, found, strict=True):
        assert abs(seen - pixels(picture.png(svg, 200))).max() <= 40
        assert (seen[2, 2] == 255).all()  # the sheet stays white from frame to frame


def test_colour_that_comes_late_and_small_is_kept() -> None:
    """Beside a sea of many shades: one palette has to do for all frames."""
    shades = "".join(
        f'<rect x="{k % 200}" y="{k // 200 * 5}" width="1" height="5" fill="rgb({k % 60},{k // 20 % 120},{120 + k % 100})"/>'
        for k in range(4000)
    )
    drawings = [sheet(Piece("disc", f'<circle r="6" fill="{colour}"/>', x=100, y=50), ground=shades)
                for colour in ("#b3392f", "#b3392f", "#d9a520", "#27518c", "#2f6b3a")]
    seen = frames(picture.gif(drawings, 400))
    for (image, _), wanted in zip(seen, ((179, 57, 47), (217, 165, 32), (39, 81, 140), (47, 107, 58)), strict=True):
        assert abs(image[100, 200] - np.array(wanted)).max() <= 8
    assert seen[0][1] == 2 * picture.STEP  # equal frames are one that stays longer


def test_what_does_not_change_is_not_stored_again() -> None:
    busy = "".join(
        f'<circle cx="{k * 37 % 200}" cy="{k * 61 % 100}" r="3" fill="rgb({k % 256},90,{k * 7 % 256})"/>' for k in range(300)
    )
    still = sheet(Piece("disc", '<circle r="4"/>', x=20, y=20), ground=busy)
    moved = sheet(Piece("disc", '<circle r="4"/>', x=180, y=80), ground=busy)
    assert len(picture.gif([still, moved] * 10, 400)) < 3 * len(picture.gif([still], 400))


def test_frames_are_counted_and_none_is_an_error() -> None:
    told: list[int] = []
    picture.gif((disc(x) for x in (30, 30, 90)), 64, advance=told.append)
    assert sum(told) == 3
    with pytest.raises(BadOptionError, match="frames"):
        picture.gif([], 64)


def test_frame_of_another_size_is_fitted() -> None:
    tall = Scene(200, 180, "tall", '<rect width="200" height="180" fill="#000000"/>').svg()
    (first, _), (second, _) = frames(picture.gif([disc(100), tall], 200))
    assert first.shape == second.shape == (100, 200, 3)
    assert second[50, 2].min() > 190  # paper beside it
    assert second[50, 100].max() < 20


def test_ground_is_drawn_once_and_lends_its_colours_to_the_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    fade = '<linearGradient id="fade"><stop stop-color="#b3392f"/><stop offset="1" stop-color="#27518c"/></linearGradient>'
    sea = f'<defs>{fade}</defs><rect width="200" height="100" fill="#a8c6c0"/>'
    art = '<circle r="20" fill="url(#fade)" opacity="0.7"/>'
    drawings = [sheet(Piece("disc", art, x=x, y=50), ground=sea) for x in (50, 90, 130)]
    rendered: list[str] = []
    png = picture.png

    def counted(svg: str, width: int, background: str | None = None) -> bytes:
        rendered.append(svg)
        return png(svg, width, background)

    monkeypatch.setattr(picture, "png", counted)
    painter = picture.Painter(200)
    for svg in drawings:
        whole = pixels(png(svg, 200))
        assert abs(np.asarray(painter.frame(svg).image()).astype(int) - whole).max() <= 3
    assert [('display="none"' in svg) for svg in rendered] == [False, True, True, True]
    other = sheet(ground='<rect width="200" height="100" fill="#000000"/>')
    assert np.asarray(painter.frame(other).image()).max() == 0


def test_drawing_that_is_no_scene_is_taken_whole() -> None:
    plain = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="20" height="10" fill="#b3392f"/></svg>'
    (seen, _), = frames(picture.gif([plain], 40))
    assert abs(seen - np.array([179, 57, 47])).max() <= 2
