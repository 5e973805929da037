"""What all searches and the evaluation share: determinizations and rollouts. Compiled once, for all games.

States are rows of bytes: the searcher's VIEW, the STATE that is played on, the view of the seat that acts in it (ACTOR_VIEW),
and a DETERMINIZATION from which several rollouts start.
"""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import Codes, Utilities, below, kernel, prepare, rule
from benbow.engine.compiled.calls import (
    APPLY,
    CAMP,
    GUESS_AT,
    PLAYOUT,
    SCORE,
    VALUE,
    Lists,
    Raw,
    Rows,
    actor,
    ask,
    ask_bot,
    copy,
    see,
)
from benbow.engine.compiled.playouts import any_of
from benbow.engine.contract import CHANCE, OVER, Game, SearchSettings, View

VIEW, STATE, ACTOR_VIEW, DETERMINIZATION = range(4)
RECORDS = 4
NO_ACTION = -1
FULL_STATE = -1  # instead of an observer: nothing is hidden
Seeds = npt.NDArray[np.uint64]
SeedMatrix = npt.NDArray[np.uint64]  # [rollout]: seeds of the determinization, of chance and random play, of the policy
Results = npt.NDArray[np.float64]  # [rollout, action, seat]


class SearchParams(NamedTuple):
    """The seat that searches, and those of the game's `SearchSettings` that compiled code needs."""

    seat: int
    seats: int
    is_open: bool
    rollout_policy_percent: int
    rollout_depth: int
    exploration: float
    scales_exploration: bool
    prior_weight: float
    widening_base: float
    widening_exponent: float
    opponent_policy_percent: int
    world_draws: int
    memory: Codes  # what was remembered of the match at the root
    remembers: bool  # does the game declare a memory?


def params_of(view: View, settings: SearchSettings) -> SearchParams:
    """The numbers have one type each: `widening_base=8` instead of 8.0 would have the search compiled again."""
    return SearchParams(
        view.seat, view.seats, view.game.is_open, int(settings.rollout_policy_percent), int(settings.rollout_depth),
        float(settings.exploration), bool(settings.scales_exploration), float(settings.prior_weight),
        float(settings.widening_base), float(settings.widening_exponent), int(settings.opponent_policy_percent),
        int(settings.world_draws), memory_of(view.game, view.memory), view.game.memory_size > 0)


def memory_of(game: Game, data: bytes) -> Codes:
    """As numbers; where nothing is given nothing is remembered."""
    return np.frombuffer(data, np.int64).copy() if data else np.zeros(max(1, game.memory_size), np.int64)


prepare.add_example("SearchParams", lambda game: SearchParams(0, 2, False, 0, 1, 0.7, False, 0.0, 1.0, 0.5, 0, 1,
                                                                np.zeros(1, np.int64), False))
prepare.add_example("Seeds", lambda game: np.ones(1, np.uint64))
prepare.add_example("SeedMatrix", lambda game: np.ones((1, 3), np.uint64))
prepare.add_example("Results", lambda game: np.zeros((1, 1, 1)))


@rule(allocates=False)
def determinize(calls: Codes, raw: Raw, w: Lists, params: SearchParams, to: int, seat: int) -> None:
    """Copy the row VIEW and fill in what the seat cannot know."""
    copy(raw, to, VIEW)
    if not params.is_open:
        ask(calls, GUESS_AT, raw, to, w, seat, 0)


@rule(allocates=False)
def policy_action(calls: Codes, raw: Raw, w: Lists) -> Any:
    """What the game's own bot does in STATE, given the actor's view."""
    see(calls, raw, ACTOR_VIEW, STATE, w, actor(raw, STATE))
    return ask_bot(calls, raw, ACTOR_VIEW, w)


@rule(allocates=False)
def rollout(calls: Codes, raw: Raw, w: Lists, params: SearchParams) -> None:
    """Play STATE to the end, or to the depth limit; the result of each seat is in w.utility."""
    if params.rollout_policy_percent == 0:
        ask(calls, PLAYOUT, raw, STATE, w, params.rollout_depth, 0)
    else:
        left = params.rollout_depth
        while actor(raw, STATE) != OVER and left > 0:
            left -= 1
            if actor(raw, STATE) != CHANCE and below(100, w.rng) < params.rollout_policy_percent:
                action = policy_action(calls, raw, w)
            else:
                action = any_of(calls, raw, STATE, w)
            ask(calls, APPLY, raw, STATE, w, action, 0)
    if actor(raw, STATE) == OVER:
        ask(calls, SCORE, raw, STATE, w, 0, 0)
    else:
        ask(calls, VALUE, raw, STATE, w, 0, 0)


@rule(allocates=False)
def begin_round(calls: Codes, raw: Raw, w: Lists, params: SearchParams, observer: int, seeds: SeedMatrix, k: int) -> None:
    """A new DETERMINIZATION of what an observer sees in VIEW."""
    w.rng[0] = seeds[k, 0]
    if observer == FULL_STATE:
        copy(raw, DETERMINIZATION, VIEW)
    else:
        determinize(calls, raw, w, params, DETERMINIZATION, observer)


@rule(allocates=False)
def begin_rollout(raw: Raw, w: Lists, seeds: SeedMatrix, k: int) -> None:
    """All rollouts of a round begin alike, and have the same random numbers."""
    w.rng[0], w.bot_rng[0] = seeds[k, 1], seeds[k, 2]
    copy(raw, STATE, DETERMINIZATION)


@kernel(allocates=False)
def try_actions(calls: Codes, raw: Raw, w: Lists, params: SearchParams, observer: int, codes: Codes, seeds: SeedMatrix,
                results: Results) -> int:
    """A round for every row of seeds: results[k, i] is what each seat got after codes[i] in round k."""
    for k in range(len(seeds)):
        begin_round(calls, raw, w, params, observer, seeds, k)
        for i in range(len(codes)):
            begin_rollout(raw, w, seeds, k)
            if codes[i] != NO_ACTION:
                ask(calls, APPLY, raw, STATE, w, codes[i], 0)
            rollout(calls, raw, w, params)
            for seat in range(params.seats):
                results[k, i, seat] = w.utility[seat]
    return len(seeds)


@rule(allocates=False)
def actor_camp(calls: Codes, raw: Raw, w: Lists, seats: int) -> Any:
    """The seats of the actor's camp in STATE, as a bit set."""
    seat = actor(raw, STATE)
    camp, members = ask(calls, CAMP, raw, STATE, w, seat, 0), 0
    for other in range(seats):
        if ask(calls, CAMP, raw, STATE, w, other, 0) == camp:
            members |= 1 << other
    return members


@rule(allocates=False)
def camp_utility(utility: Utilities, members: int, seats: int) -> Any:
    """The mean over the seats of a camp: at the end they may be opponents again."""
    total, n = 0.0, 0
    for seat in range(seats):
        total += utility[seat] * (members >> seat & 1)
        n += members >> seat & 1
    return total / max(n, 1)


# ------------------------------------------------------------------------------------------------------------ in Python
class Rollouts:
    """Tries actions from the row VIEW: all on the same determinizations and the same dice."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    def tried(self, params: SearchParams, observer: int, codes: Codes, seeds: SeedMatrix) -> Results:
        """What each seat got after each of the codes, with every row of seeds."""
        results = np.zeros((len(seeds), len(codes), params.seats))
        try_actions(self.rows.calls, self.rows.raw, self.rows.lists[0], params, observer, codes, seeds, results)
        return results
