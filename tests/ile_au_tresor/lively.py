"""Lively matches: crews in a crowd around the volcano, boats without guards, everybody looks for trouble. For looking only."""
from __future__ import annotations

import functools
import random

import benbow
from benbow.engine.match import Match

from .table import GAME, check, position

# How gladly a verb is chosen. Nobody takes or loads the treasure unless told to: so nothing here rests on a secret.
ZEST = {"attack": 6.0, "advance": 6.0, "board": 3.0, "sail": 2.0, "recruit": 4.0, "embark": 3.0, "land": 2.0, "done": 0.5}
CREWS = (
    "red red red g9 h10 g10", "f9 f8 g7 g8 dead dead", "k9 l9 k10 j10 dead green", "",
)
AS_PRINTED = {"seizing": "jetty", "targets": "several", "flight": "may"}


def opening(players: int, **options: object) -> Match:
    """Yellow's boat, if there is one, is not placed yet; Blue's is empty."""
    return position(*CREWS, players=players, boats="red A, blue C, green E, yellow -", **options)  # type: ignore[arg-type]


def choose(match: Match, dice: random.Random, takes: bool) -> int:
    texts = {code: match.text(code).split()[0] for code in match.legal()}
    codes = [code for code, verb in texts.items() if takes or verb not in ("take", "load")]
    return dice.choices(codes, [ZEST.get(texts[code], 1.0) for code in codes])[0]


@functools.cache
def lively(seed: int, players: int = 4, takes: bool = False, plies: int = 500, is_printed: bool = False) -> Match:
    dice = random.Random(seed)
    match = opening(players, **AS_PRINTED if is_printed else {})
    match.dice = Match(GAME, {}, seed=seed).dice
    while match.actor != benbow.OVER and match.ply < plies:
        if match.actor == benbow.CHANCE:
            match.roll()
        else:
            match.play(choose(match, dice, takes))
        check(match._state)
    return match
