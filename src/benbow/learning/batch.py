"""Many matches at once, for self-play: each waits for the decision of a seat, whose features and actions stand ready.

Compiled once for all games. Matches that are over begin anew, each with one of the given sets of options.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import Codes, below, drawn, kernel, prepare, rule
from benbow.engine.compiled.calls import (
    APPLY,
    GUESS_AT,
    LEGAL,
    ODDS,
    REMEMBER,
    SCORE,
    Lists,
    Raw,
    Rows,
    actor,
    ask,
    ask_bot,
    copy,
    see,
)
from benbow.engine.compiled.playouts import Matrix
from benbow.engine.contract import OVER, SPECTATOR, Game
from benbow.search import actions, features
from benbow.search.features import Floats, encode
from benbow.search.network import (
    PLAYERS,
    SEAT_BITS,
    FloatRows,
    Network,
    Plans,
    drawn_action,
    has_policy,
    nothing,
    plans_of,
)
from benbow.search.rollout import Seeds

IntRows = npt.NDArray[np.int64]
Mask = npt.NDArray[np.bool_]

prepare.add_example("IntRows", lambda game: np.zeros((1, 1), np.int64))
prepare.add_example("Plans", lambda game: np.zeros((1, 1, features.COLUMNS), np.int64))
prepare.add_example("FloatRows", lambda game: np.zeros((1, 1), np.float32))
prepare.add_example("Mask", lambda game: np.zeros((1, 1), np.bool_))


@rule(allocates=False)
def play(calls: Codes, raw: Raw, row: int, scratch: int, w: Lists, action: int) -> None:
    """Apply an action, and remember what a spectator sees then. The memory of the match is in the workspace."""
    ask(calls, APPLY, raw, row, w, action, 0)
    see(calls, raw, scratch, row, w, SPECTATOR)
    ask(calls, REMEMBER, raw, scratch, w, 0, 0)


@rule(allocates=False)
def frozen_action(calls: Codes, raw: Raw, row: int, scratch: int, w: Lists, others: Network) -> Any:
    if has_policy(others):
        return drawn_action(calls, raw, row, scratch, w, others)
    see(calls, raw, scratch, row, w, actor(raw, row))
    return ask_bot(calls, raw, scratch, w)


@kernel(allocates=False)
def advance(calls: Codes, raw: Raw, w: Lists, templates: int, n: int, seeds: Seeds, memories: IntRows, chosen: Codes,
            utilities: Matrix, ended: Codes, x: FloatRows, masks: Mask, actors: Codes, plans: Plans, numbers: Codes,
            variants: Codes, at: Codes, values: Floats, others: Network, frozen: Codes) -> int:
    """Play the chosen action in each match (-1: none), then chance, up to the next decision; matches that are over begin anew.

    Seats in the bit set frozen[i] are played by `others`, or by the game's own bot; a new match draws the one that is not.
    ended[i] is 1 + the number of players if the match ended, with its result in utilities[i]. Rows: n matches, then the
    templates, then one for scratch. -> matches ended
    """
    scratch, done = n + templates, 0
    for i in range(n):
        w.rng[0] = seeds[i]
        for k in range(memories.shape[1]):
            w.memory[k] = memories[i, k]
        ended[i] = 0
        if chosen[i] >= 0:
            play(calls, raw, i, scratch, w, chosen[i])
        while actor(raw, i) < 0 or frozen[i] >> actor(raw, i) & 1:
            if actor(raw, i) == OVER:
                ask(calls, SCORE, raw, i, w, 0, 0)
                players = np.int64(raw[i, PLAYERS])
                for seat in range(players):
                    utilities[i, seat] = w.utility[seat]
                ended[i] = 1 + players
                done += 1
                variants[i] = below(templates, w.rng)
                copy(raw, i, n + variants[i])
                for k in range(memories.shape[1]):
                    w.memory[k] = 0
                if frozen[i]:
                    players = np.int64(raw[i, PLAYERS])
                    frozen[i] = (1 << players) - 1 ^ 1 << below(int(players), w.rng)
            elif actor(raw, i) >= 0:
                play(calls, raw, i, scratch, w, frozen_action(calls, raw, i, scratch, w, others))
            else:
                m = ask(calls, LEGAL, raw, i, w, 0, 0)
                total = ask(calls, ODDS, raw, i, w, 0, 0)
                play(calls, raw, i, scratch, w, w.codes[drawn(w.weights, total, m, w.rng)])
        seat, players = actor(raw, i), np.int64(raw[i, PLAYERS])
        actors[i] = seat
        see(calls, raw, scratch, i, w, seat)
        x[i, :] = np.float32(0.0)
        for k in range(encode(raw, scratch, w.memory, plans[players << SEAT_BITS | seat], at, values)):
            x[i, at[k]] = values[k]
        masks[i, :] = False
        m = ask(calls, LEGAL, raw, i, w, 0, 0)
        for k in range(m):
            masks[i, numbers[w.codes[k]]] = True
        for k in range(memories.shape[1]):
            memories[i, k] = w.memory[k]
        seeds[i] = w.rng[0]
    return done


class Batch:
    """n matches of a game that wait for decisions: of all seats, or, with `others`, of one seat in each match."""

    def __init__(self, game: Game, n: int, options: Sequence[Mapping[str, Any]], seed: int = 1,
                 others: Network | None = None) -> None:
        self.game, self.n = game, n
        self._rows = Rows(game, n + len(options) + 1, seed)
        self._templates = len(options)
        for k, given in enumerate(options):
            self._rows.records[n + k] = game.opening(**given)
        rng = np.random.Generator(np.random.PCG64([seed, 23]))
        self.variants = rng.integers(0, len(options), n)
        for i in range(n):
            self._rows.records[i] = self._rows.records[n + int(self.variants[i])]
        self._seeds = rng.integers(1, 2**63, n).astype(np.uint64)
        self._guess_seeds = rng.integers(1, 2**63, n).astype(np.uint64)
        self._memories = np.zeros((n, max(1, game.memory_size)), np.int64)
        self.numbers = actions.numbers(game)
        self.codes = np.array([code for code in range(game.verbs.size) if self.numbers[code] >= 0])
        seats = game.seats[-1]
        self._plans = plans_of(game)
        self.x = np.zeros((n, features.count(game)), np.float32)
        self.masks = np.zeros((n, actions.count(game)), np.bool_)
        self.actors, self.ended = np.zeros(n, np.int64), np.zeros(n, np.int64)
        self.utilities = np.zeros((n, seats))
        self._at, self._values = np.zeros(len(self.x[0]) + 2, np.int64), np.zeros(len(self.x[0]) + 2, np.float32)
        self._others = others or nothing()
        self._frozen = np.zeros(n, np.int64)
        if others:
            self._frozen[:] = (1 << self.players) - 1 ^ 1 << np.arange(n) % self.players
        self._advance(np.full(n, -1, np.int64))

    @property
    def players(self) -> IntRows:
        return self._rows.raw[: self.n, PLAYERS].astype(np.int64)

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """Where the matches are, and the random numbers."""
        return {"raw": self._rows.raw, "seeds": self._seeds, "guess_seeds": self._guess_seeds, "memories": self._memories,
                "x": self.x, "masks": self.masks, "actors": self.actors}

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        for name, values in self.arrays().items():
            values[:] = arrays[name]

    def step(self, chosen: IntRows) -> None:
        """Numbers of actions, one for each match."""
        self._advance(self.codes[chosen])

    def contrasts(self) -> tuple[FloatRows, FloatRows]:
        """The features of the true states, and of guesses from what their actors see."""
        true, guessed = np.zeros_like(self.x), np.zeros_like(self.x)
        contrast(self._rows.calls, self._rows.raw, self._rows.lists[0], self.n + self._templates, self.n, self._guess_seeds,
                 self._memories, self._plans, true, guessed, self._at, self._values)
        return true, guessed

    def _advance(self, codes: IntRows) -> None:
        advance(self._rows.calls, self._rows.raw, self._rows.lists[0], self._templates, self.n, self._seeds, self._memories,
                codes, self.utilities, self.ended, self.x, self.masks, self.actors, self._plans, self.numbers, self.variants,
                self._at, self._values, self._others, self._frozen)


@kernel(allocates=False)
def contrast(calls: Codes, raw: Raw, w: Lists, scratch: int, n: int, seeds: Seeds, memories: IntRows, plans: Plans,
             true: FloatRows, guessed: FloatRows, at: Codes, values: Floats) -> int:
    """For each match the features of its true state, as if the actor saw everything, and those of a guess from its view."""
    for i in range(n):
        w.rng[0] = seeds[i]
        seat, players = actor(raw, i), np.int64(raw[i, PLAYERS])
        table = plans[players << SEAT_BITS | seat]
        true[i, :] = np.float32(0.0)
        for k in range(encode(raw, i, memories[i], table, at, values)):
            true[i, at[k]] = values[k]
        see(calls, raw, scratch, i, w, seat)
        ask(calls, GUESS_AT, raw, scratch, w, seat, 0)
        guessed[i, :] = np.float32(0.0)
        for k in range(encode(raw, scratch, memories[i], table, at, values)):
            guessed[i, at[k]] = values[k]
        seeds[i] = w.rng[0]
    return n
