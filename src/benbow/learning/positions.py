"""Positions of games between the game's own bots, with what came of them: to learn what a position is worth."""
from __future__ import annotations

import numpy as np

from benbow.engine.compiled import Codes, below, kernel
from benbow.engine.compiled.calls import APPLY, HIDE, LEGAL, REMEMBER, SCORE, SETUP, Lists, Raw, actor, ask, ask_bot, copy
from benbow.engine.compiled.playouts import any_of
from benbow.engine.contract import CHANCE, OVER, SPECTATOR
from benbow.search.features import Floats, encode
from benbow.search.network import SEAT_BITS

from .batch import FloatRows, IntRows, Plans

GAME, SCRATCH, KEPT = 0, 1, 2  # rows: the game, a view, and the positions that are kept


@kernel(allocates=False)
def sample(calls: Codes, raw: Raw, w: Lists, noise: int, kept: int, plans: Plans, memories: IntRows, at: Codes, values: Floats,
           x: FloatRows, y: FloatRows, plies: Codes) -> int:
    """Games in which each decision is random with a probability of `noise` per cent; some decisions of each game are drawn: the
    features as the actor saw them, and the result of each seat, from the actor's on (-1: there is no such seat)."""
    done = 0
    while done + kept <= len(x):
        ask(calls, SETUP, raw, GAME, w, 0, 0)
        for k in range(len(w.memory)):
            w.memory[k] = 0
        seen, players = 0, np.int64(raw[GAME, 2])
        while actor(raw, GAME) != OVER:
            seat = actor(raw, GAME)
            if seat == CHANCE:
                action = any_of(calls, raw, GAME, w)
            else:
                place = seen if seen < kept else below(seen + 1, w.rng)
                if place < kept:
                    copy(raw, KEPT + place, GAME)
                    plies[done + place] = seen
                    for k in range(len(w.memory)):
                        memories[place, k] = w.memory[k]
                seen += 1
                if below(100, w.rng) < noise:
                    action = any_of(calls, raw, GAME, w)
                else:
                    copy(raw, SCRATCH, GAME)
                    ask(calls, HIDE, raw, SCRATCH, w, seat, 0)
                    action = ask_bot(calls, raw, SCRATCH, w)
            ask(calls, APPLY, raw, GAME, w, action, 0)
            copy(raw, SCRATCH, GAME)
            ask(calls, HIDE, raw, SCRATCH, w, SPECTATOR, 0)
            ask(calls, REMEMBER, raw, SCRATCH, w, 0, 0)
        ask(calls, SCORE, raw, GAME, w, 0, 0)
        for place in range(min(seen, kept)):
            row = done + place
            seat = actor(raw, KEPT + place)
            ask(calls, HIDE, raw, KEPT + place, w, seat, 0)
            x[row, :] = np.float32(0.0)
            for k in range(encode(raw, KEPT + place, memories[place], plans[players << SEAT_BITS | seat], at, values)):
                x[row, at[k]] = values[k]
            for other in range(y.shape[1]):
                y[row, other] = np.float32(w.utility[(seat + other) % players] if other < players else -1.0)
        done += min(seen, kept)
    return done
