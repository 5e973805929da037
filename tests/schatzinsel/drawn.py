"""Helpers to look at a table: what is drawn of it, and what a piece says."""
from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache

from benbow.engine.contract import OVER, SPECTATOR, View
from benbow.engine.drawing.scene import Piece, Scene
from benbow.engine.laws import runner
from benbow.engine.match import Match
from benbow.games.schatzinsel import drawing

from .table import BLACK, GAME, RED

ENGLISH = GAME.words("en")
OPTIONS = runner.pairwise(GAME)
ROWS = range(len(OPTIONS))
EVERYBODY = (RED, BLACK, SPECTATOR)
MOST = 700  # steps of a match
Ids = tuple[str, ...]


@cache
def played(row: int) -> Match:
    """A random match of an option row; of a very long one, the beginning."""
    match, luck = Match(GAME, {**OPTIONS[row]}, seed=row + 1), random.Random(row)
    while match.actor != OVER and match.ply < MOST:
        match.advance()
        if match.actor != OVER:
            match.play(luck.choice(match.legal()))
    return match


def views(match: Match, moments: int = 9) -> Iterator[View]:
    """Of every seat and of a spectator, at some moments, and at the first and the last."""
    for ply in sorted({0, *range(match.laid, match.ply, max(1, match.ply // moments)), match.ply}):
        for seat in EVERYBODY:
            yield match.view(seat, ply)


def draw(view: View, lang: str = "en", chosen: Ids = ()) -> Scene:
    return drawing.scene(view, GAME.words(lang), chosen)


def shown(match: Match, *chosen: str, seat: int | None = None) -> Scene:
    """As the one who acts sees it, in the middle of a gesture."""
    return draw(match.view(match.actor if seat is None else seat), chosen=chosen)


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


def said(scene: Scene, id: str) -> str:
    return piece(scene, id).name


def place(scene: Scene, id: str) -> tuple[float, float]:
    return piece(scene, id).x, piece(scene, id).y


def ids_like(scene: Scene, pattern: str) -> set[str]:
    return {id for id in scene.ids if re.fullmatch(pattern, id)}
