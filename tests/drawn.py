"""Looks at a drawing: what is drawn of a table, and what a piece says. For all games alike."""
from __future__ import annotations

import re

from benbow.engine.contract import View
from benbow.engine.drawing.scene import Piece, Scene
from benbow.engine.match import Match

Ids = tuple[str, ...]


def draw(view: View, lang: str = "en", chosen: Ids = ()) -> Scene:
    return view.game.drawing.scene(view, view.game.words(lang), chosen)


def shown(match: Match, *chosen: str, seat: int | None = None) -> Scene:
    """As the one who acts sees it, or another, in the middle of a gesture."""
    return draw(match.view(match.actor if seat is None else seat), chosen=chosen)


def piece(scene: Scene, id: str) -> Piece:
    return next(piece for piece in scene.pieces if piece.id == id)


def said(scene: Scene, id: str) -> str:
    return piece(scene, id).name


def place(scene: Scene, id: str) -> tuple[float, float]:
    return piece(scene, id).x, piece(scene, id).y


def ids_like(scene: Scene, pattern: str) -> set[str]:
    return {id for id in scene.ids if re.fullmatch(pattern, id)}
