"""Policy improvement by rollouts: a network says how everyone would play, and the search finds what is better than that.

Every round draws what the seat cannot know, weighted by how plausible the network finds it, and tries all actions that are left on
the same draw and the same dice; each is followed by a rollout in which everyone, the searcher too, plays by the network. After each
stage the worse half is dropped (sequential halving). The policy that comes out leans from the network's own towards what did
better: prior * exp(gain / temperature), a step of mirror descent. So it stays mixed where that is right, and where the
figures are too noisy to tell.
"""
from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import Codes, Utilities, kernel, prepare, rule
from benbow.engine.compiled.calls import APPLY, GUESS_AT, HIDE, REMEMBER, SCORE, Lists, Raw, actor, ask, copy
from benbow.engine.compiled.playouts import Matrix, any_of
from benbow.engine.compiled.random_numbers import rand64
from benbow.engine.contract import CHANCE, OVER, SPECTATOR

from .network import SEAT_BITS, Network, hidden_layers, output, policy_of
from .rollout import ACTOR_VIEW, DETERMINIZATION, STATE, VIEW, SeedMatrix, actor_camp, camp_utility

_S11 = np.uint64(11)
Seeds = npt.NDArray[np.uint64]

prepare.add_example("Seeds", lambda game: np.ones(1, np.uint64))


class GuidedParams(NamedTuple):
    seat: int
    seats: int
    is_open: bool
    temperature: float  # of everyone's policy in rollouts


prepare.add_example("GuidedParams", lambda game: GuidedParams(0, 2, False, 1.0))


@rule(allocates=False)
def share(rng: Any) -> Any:
    """A number from 0 to 1."""
    from_below = rand64(rng) >> _S11
    return np.float64(from_below) * (1.0 / 9007199254740992.0)


@rule(allocates=False)
def drawn_action(calls: Codes, raw: Raw, w: Lists, net: Network, temperature: float) -> Any:
    """An action of the seat that acts in STATE, by the network's policy."""
    n = policy_of(calls, raw, STATE, ACTOR_VIEW, w, net, temperature)
    left, k = share(w.bot_rng), 0
    while k < n - 1 and left >= net.policy[k]:
        left -= net.policy[k]
        k += 1
    return w.codes[k]


@rule(allocates=False)
def play(calls: Codes, raw: Raw, w: Lists, action: int) -> None:
    """In STATE; what everyone sees of it is remembered."""
    ask(calls, APPLY, raw, STATE, w, action, 0)
    copy(raw, ACTOR_VIEW, STATE)
    ask(calls, HIDE, raw, ACTOR_VIEW, w, SPECTATOR, 0)
    ask(calls, REMEMBER, raw, ACTOR_VIEW, w, 0, 0)


@rule(allocates=False)
def rollout(calls: Codes, raw: Raw, w: Lists, net: Network, temperature: float) -> None:
    while actor(raw, STATE) != OVER:
        if actor(raw, STATE) == CHANCE:
            play(calls, raw, w, any_of(calls, raw, STATE, w))
        else:
            play(calls, raw, w, drawn_action(calls, raw, w, net, temperature))
    ask(calls, SCORE, raw, STATE, w, 0, 0)


@kernel(allocates=False)
def guided_rounds(calls: Codes, raw: Raw, w: Lists, net: Network, params: GuidedParams, memory: Codes, codes: Codes, seeds: SeedMatrix,
                  results: Matrix) -> int:
    """results[k, i] is what the searcher's camp got after codes[i] in round k."""
    for k in range(len(seeds)):
        w.rng[0] = seeds[k, 0]
        copy(raw, DETERMINIZATION, VIEW)
        if not params.is_open:
            ask(calls, GUESS_AT, raw, DETERMINIZATION, w, params.seat, 0)
        copy(raw, STATE, DETERMINIZATION)
        members = actor_camp(calls, raw, w, params.seats)
        for i in range(len(codes)):
            w.rng[0], w.bot_rng[0] = seeds[k, 1], seeds[k, 2]
            for j in range(len(memory)):
                w.memory[j] = memory[j]
            copy(raw, STATE, DETERMINIZATION)
            play(calls, raw, w, codes[i])
            rollout(calls, raw, w, net, params.temperature)
            results[k, i] = camp_utility(w.utility, members, params.seats)
    return len(seeds)


@kernel(allocates=False)
def policy_at(calls: Codes, raw: Raw, w: Lists, net: Network, memory: Codes, temperature: float) -> int:
    """The network's policy in VIEW: its actor is the searcher. -> how many actions"""
    for j in range(len(memory)):
        w.memory[j] = memory[j]
    copy(raw, STATE, VIEW)
    return int(policy_of(calls, raw, STATE, ACTOR_VIEW, w, net, temperature))


@kernel(allocates=False)
def plausibility(calls: Codes, raw: Raw, w: Lists, belief: Network, params: GuidedParams, memory: Codes, seeds: Seeds,
                 logits: Utilities) -> int:
    """For the determinization of each seed: how much likelier it is in real play than among uniform guesses, as a logarithm."""
    table = belief.plans[params.seats << SEAT_BITS | params.seat]
    for k in range(len(seeds)):
        w.rng[0] = seeds[k]
        copy(raw, STATE, VIEW)
        ask(calls, GUESS_AT, raw, STATE, w, params.seat, 0)
        hidden_layers(belief, raw, STATE, memory, table)
        logits[k] = output(belief.wv, 0, belief.bv[0], belief.h2)
    return len(seeds)
