"""Drawings of whole matches, and of what cannot be: whole, small, named, and clickable. The laws check the rest."""
from __future__ import annotations

import itertools
import random
import re
from collections.abc import Collection, Mapping
from xml.etree import ElementTree

import numpy as np
import pytest

from benbow.engine.contract import SPECTATOR, View
from benbow.engine.drawing.routes import lit, routes_of

from ..drawn import draw
from ..own import GAMES, LANGUAGES, volume
from .matches import MATCHES, SAMPLES, by_phase, played, views
from .sample import Ids

LONG = ["Wwwwwwwwwwwwwwwwwwwwwwww", "Anne-Marie & <Bonny>", "Œdipe", "x", "水手水手水手水手水手水手"]
PATH = re.compile(r"(?:[MmLlHhVvCcQqTtSsAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)|[ ,])*")
ODD = [(name, values) for name, one in SAMPLES.items() if one.odd for values in one.odd[1]]
ODD_CLICKS = [(name, ids) for name, one in SAMPLES.items() if one.odd_clicks for ids in one.odd_clicks[1]]


@pytest.mark.parametrize(("name", "row"), volume(MATCHES[::2], MATCHES))
def test_positions_of_a_match_are_drawn(name: str, row: int) -> None:
    """With nothing chosen, and in the middle of a gesture; whatever the players are called."""
    one, match = SAMPLES[name], played(name, row)
    words, grounds = match.game.words("fr").seated(LONG[:match.seats]), set[str]()
    for view in views(match, volume(one.moments, 20)):
        gestures = match.game.drawing.gestures(view)
        ways = [*gestures.values(), *routes_of(view)]
        assert list(gestures) == view.legal()
        assert all(match.game.drawing.attempt(view, ids) == code for code, ids in gestures.items())
        for chosen in ((), *sorted({ids[:n] for ids in ways for n in range(1, len(ids))})[::18]):
            can, scene = lit(ways, chosen), match.game.drawing.scene(view, words, chosen)
            check_svg(scene.svg(can, chosen), one.bytes + len(scene.ground.encode()))
            check_clicks(view, chosen, ways, scene.ids)
            assert all(piece.name for piece in scene.pieces if piece.id in can)
            assert all(0 <= piece.x < scene.width and 0 <= piece.y < scene.height for piece in scene.pieces)
            grounds.add(scene.ground)
            for check in () if chosen else one.checks:
                check(view, scene)
    assert len(grounds) == 1


def check_svg(svg: str, most: int) -> None:
    root = ElementTree.fromstring(svg)
    ids = {id for element in root.iter() if (id := element.get("id"))}
    used = {one or other for one, other in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', svg)}
    assert used <= ids
    assert len(svg.encode()) < most
    assert all(PATH.fullmatch(line) and "--" not in line for line in re.findall(r' d="([^"]*)"', svg))


def check_clicks(view: View, chosen: Ids, ways: Collection[Ids], there: Collection[str]) -> None:
    """All that is clicked before the end of a gesture is there. What else is clicked, and means an action, has a reason."""
    n, words, legal = len(chosen), view.game.words("en"), set(view.legal())
    going_on = [ids for ids in ways if ids[:n] == chosen]
    assert {ids[n] for ids in going_on if len(ids) > n + 1} <= set(there)
    for id in set(there) - {ids[n] for ids in going_on}:
        code = view.game.drawing.attempt(view, (*chosen, id))
        if code is not None and code not in legal:  # what is allowed but begins elsewhere, the page says itself
            assert view.game.telling.explain(view, code, words).text


@pytest.mark.parametrize("name", GAMES)
def test_in_every_phase_and_language_what_matters_has_a_name(name: str) -> None:
    silent = re.compile(SAMPLES[name].silent)
    for met in by_phase(name).values():
        for view, lang in itertools.product(random.Random(1).sample(met, min(4, len(met))), LANGUAGES):
            for piece in draw(view, lang).pieces:
                assert piece.name or silent.fullmatch(piece.id), piece.id
                assert "{" not in piece.name


@pytest.mark.parametrize("name", GAMES)
def test_the_ground_is_written_in_the_players_language(name: str) -> None:
    view = played(name, 0).view(SPECTATOR)
    grounds = {draw(view, lang).ground for lang in LANGUAGES}
    assert len(grounds) == (3 if SAMPLES[name].is_written else 1)


@pytest.mark.parametrize(("name", "values"), ODD)
def test_a_position_that_cannot_be_is_drawn_all_the_same(name: str, values: Mapping[str, int]) -> None:
    """A file may come from anybody."""
    one = SAMPLES[name]
    assert one.odd is not None
    seen = one.odd[0]().view(0)
    record = one.game.copy_of(seen.record)
    for field, value in values.items():
        record[field] = np.full_like(record[field], value)
    view = View(one.game, 0, record)
    for chosen in one.odd_chosen:
        assert draw(view, chosen=chosen).svg()
        assert one.game.drawing.attempt(view, chosen) is None or chosen


@pytest.mark.parametrize(("name", "ids"), ODD_CLICKS)
def test_odd_clicks_mean_nothing(name: str, ids: Ids) -> None:
    one = SAMPLES[name]
    assert one.odd_clicks is not None
    match = one.odd_clicks[0]()
    assert one.game.drawing.attempt(match.view(match.actor), ids) is None


@pytest.mark.parametrize("name", GAMES)
def test_css_stays_in_its_game_and_lets_pieces_glide(name: str) -> None:
    css = (SAMPLES[name].game.home / "drawing" / "scene.css").read_text(encoding="utf-8")
    plain = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    plain = re.sub(r"@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\s*\}", "", plain)
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", re.sub(r"@media[^{]+\{", "", plain))
    assert len(rules) > 20
    for selectors, body in rules:
        for selector in re.split(r",(?![^(]*\))", selectors):  # not those within :is()
            assert re.match(rf'^(:root\[data-theme="(dark|auto)"\] )?\.{name}\b', selector.strip()), selector
        assert "transition" not in body
        assert "transform" not in body
