"""Positions of games between the game's own bots, with what came of them: to learn what a position is worth."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from benbow.engine.compiled import Codes, below, kernel, seed_rng
from benbow.engine.compiled.calls import APPLY, SCORE, SETUP, Lists, Raw, Rows, actor, ask, ask_bot, copy, see
from benbow.engine.compiled.playouts import any_of
from benbow.engine.contract import CHANCE, OVER, Game
from benbow.search.features import Floats
from benbow.search.network import PLAYERS, FloatRows, Plans, appraise, inputs, plans_of

GAME, SCRATCH, KEPT = 0, 1, 2  # rows: the game, a view, and the positions that are kept
NOISE = 10  # per cent of decisions that are random
OF_A_GAME = 8  # positions that are kept
ABSENT = -50.0  # the logarithm for a seat that is not there


@kernel(allocates=False)
def sample(calls: Codes, raw: Raw, w: Lists, template: int, plans: Plans, at: Codes, values: Floats, x: FloatRows,
           logs: FloatRows, results: FloatRows, first: int) -> int:
    """A game; some of its decisions are drawn, each with an observer. From row `first` on x gets their features, `logs` the
    logarithm of what the hand-made value gives each seat, from the observer's on, and `results` what it got. -> how many"""
    copy(raw, GAME, template)
    ask(calls, SETUP, raw, GAME, w, 0, 0)
    seen, players = 0, np.int64(raw[GAME, PLAYERS])
    while actor(raw, GAME) != OVER:
        seat = actor(raw, GAME)
        if seat == CHANCE:
            action = any_of(calls, raw, GAME, w)
        else:
            place = seen if seen < OF_A_GAME else below(seen + 1, w.rng)
            if place < OF_A_GAME:
                copy(raw, KEPT + place, GAME)
            seen += 1
            if below(100, w.rng) < NOISE:
                action = any_of(calls, raw, GAME, w)
            else:
                see(calls, raw, SCRATCH, GAME, w, seat)
                action = ask_bot(calls, raw, SCRATCH, w)
        ask(calls, APPLY, raw, GAME, w, action, 0)
    for place in range(min(seen, OF_A_GAME)):
        row, observer = first + place, below(int(players), w.rng)
        x[row, :] = np.float32(0.0)
        for k in range(appraise(calls, raw, KEPT + place, observer, w, plans, at, values, logs[row])):
            x[row, at[k]] = values[k]
        ask(calls, SCORE, raw, GAME, w, 0, 0)
        for k in range(players):
            results[row, k] = np.float32(w.utility[(observer + k) % players])
    return min(seen, OF_A_GAME)


class Positions:
    """Positions without end, from games with these options."""

    def __init__(self, game: Game, n: int, options: Sequence[Mapping[str, Any]], seed: int = 1) -> None:
        self._rows = Rows(game, KEPT + OF_A_GAME + len(options), seed)
        self._templates = range(KEPT + OF_A_GAME, KEPT + OF_A_GAME + len(options))
        for row, given in zip(self._templates, options, strict=True):
            self._rows.records[row] = game.opening(**given)
        self._plans, seats = plans_of(game), game.seats[-1]
        self._at, self._values = np.zeros(inputs(game) + 2, np.int64), np.zeros(inputs(game) + 2, np.float32)
        self.x = np.zeros((n, inputs(game)), np.float32)
        self.logs, self.results = np.zeros((n, seats), np.float32), np.zeros((n, seats), np.float32)

    def draw(self, seed: int) -> int:
        """Fill x, logs and results anew. -> how many rows"""
        rng, done = np.random.default_rng(seed), 0
        seed_rng(self._rows.workspaces[0].rng, seed)
        seed_rng(self._rows.workspaces[0].bot_rng, ~seed)
        self.logs[:], self.results[:] = ABSENT, 0.0
        while done + OF_A_GAME <= len(self.x):
            template = self._templates[int(rng.integers(len(self._templates)))]
            done += sample(self._rows.calls, self._rows.raw, self._rows.lists[0], template, self._plans, self._at, self._values,
                           self.x, self.logs, self.results, done)
        return done
