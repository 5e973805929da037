"""Helpers to look at a table: what is drawn of it, and what a piece says."""
from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from benbow.engine.contract import OVER, View
from benbow.engine.drawing.scene import Piece, Scene
from benbow.engine.match import Match
from benbow.games.ile_au_tresor import drawing

from ..by_hand import everyone
from .lively import lively
from .table import GAME

ENGLISH = GAME.words("en")


@cache
def small(seed: int) -> Match:
    """A whole random match on the islet."""
    match, luck = Match(GAME, {"map": "islet", "players": 4, "limit": 6}, seed=seed), random.Random(seed)
    while match.actor != OVER:
        match.advance()
        if match.actor != OVER:
            match.play(luck.choice(match.legal()))
    return match


def matches() -> list[Match]:
    return [lively(1, plies=260), lively(2, 2, takes=True, plies=260), small(3)]


def views(match: Match, moments: int = 14) -> Iterator[View]:
    """Of every seat and of a spectator, at some moments, and at the first and the last."""
    for ply in sorted({0, *range(0, match.ply, max(1, match.ply // moments)), match.ply}):
        for seat in everyone(match):
            yield match.view(seat, ply)


def draw(view: View, lang: str = "en", chosen: tuple[str, ...] = ()) -> Scene:
    return drawing.scene(view, GAME.words(lang), chosen)


def shown(match: Match, *chosen: str, seat: int | None = None) -> Scene:
    """As the one who acts sees it, or another."""
    return draw(match.view(match.actor if seat is None else seat), chosen=chosen)


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


def said(scene: Scene, id: str) -> str:
    return piece(scene, id).name


def place(scene: Scene, id: str) -> tuple[float, float]:
    return piece(scene, id).x, piece(scene, id).y
