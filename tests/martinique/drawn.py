"""Helpers to look at a table: what is drawn of it, and what a piece says."""
from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from benbow.engine.contract import OVER, View
from benbow.engine.drawing.scene import Piece, Scene
from benbow.engine.laws import runner
from benbow.engine.match import Match
from benbow.games.martinique import drawing

from .table import EVERYBODY, GAME

ENGLISH = GAME.words("en")
OPTIONS = runner.pairwise(GAME)
ROWS = range(len(OPTIONS))


@cache
def played(row: int) -> Match:
    """A whole random match of an option row."""
    match, luck = Match(GAME, {**OPTIONS[row]}, seed=row + 1), random.Random(row)
    while match.actor != OVER:
        match.advance()
        if match.actor != OVER:
            match.play(luck.choice(match.legal()))
    return match


def views(match: Match) -> Iterator[View]:
    """Of every seat and of a spectator, at some moments after the laying out, and at the first and the last."""
    for ply in sorted({0, *range(match.laid, match.ply, max(1, (match.ply - match.laid) // 7)), match.ply}):
        for seat in EVERYBODY:
            yield match.view(seat, ply)


def draw(view: View, lang: str = "en", chosen: tuple[str, ...] = ()) -> Scene:
    return drawing.scene(view, GAME.words(lang), chosen)


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


def said(scene: Scene, id: str) -> str:
    return piece(scene, id).name


def place(scene: Scene, id: str) -> tuple[float, float]:
    return piece(scene, id).x, piece(scene, id).y
