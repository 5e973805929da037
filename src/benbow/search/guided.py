"""Policy improvement: a network says how everyone would play, and the search finds what is better than that.

The network's policy is the prior. What the seat cannot know is drawn again and again, weighted by how plausible a second network
finds it (the belief), and all actions that are left are tried on the same draw and the same dice: each is followed by a rollout
in which everyone, the searcher too, plays by the network, and which ends in the network's value. Half of the actions are dropped
after each stage (sequential halving). The policy that comes out leans from the prior towards what did better,
`prior * exp(gain / mixing)`: a step of mirror descent. Gains are shrunk by how uncertain they are, so a small budget stays near
the prior, and a large one may leave it. So the policy stays mixed where that is right, and where the figures are too noisy.
"""
from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import Codes, Utilities, kernel, rule
from benbow.engine.compiled.calls import APPLY, GUESS_AT, REMEMBER, SCORE, Lists, Raw, Rows, actor, ask, copy, see
from benbow.engine.compiled.playouts import any_of
from benbow.engine.contract import CHANCE, OVER, SPECTATOR

from .features import encode
from .network import SEAT_BITS, Network, drawn_action, hidden_layers, output, policy_of, put_value
from .rollout import (
    ACTOR_VIEW,
    NO_ACTION,
    STATE,
    VIEW,
    Results,
    Rollouts,
    SearchParams,
    SeedMatrix,
    Seeds,
    begin_rollout,
    begin_round,
)
from .sequential_halving import Column, SequentialHalving, Stats, stats_of

Floats = npt.NDArray[np.float64]
USUAL_GAIN = 0.04  # how much an action differs from the prior's mean, about: gains with larger errors are shrunk
PARTICLE_STREAM = 13
PARTICLES = 256  # determinizations of which the plausible ones are used


@rule(allocates=False)
def restore_memory(w: Lists, params: SearchParams) -> None:
    for j in range(len(params.memory)):
        w.memory[j] = params.memory[j]


@rule(allocates=False)
def play(calls: Codes, raw: Raw, w: Lists, params: SearchParams, action: int) -> None:
    """An action in STATE; what a spectator sees of it is remembered, for networks that were trained with that."""
    ask(calls, APPLY, raw, STATE, w, action, 0)
    if params.remembers:
        see(calls, raw, ACTOR_VIEW, STATE, w, SPECTATOR)
        ask(calls, REMEMBER, raw, ACTOR_VIEW, w, 0, 0)


@kernel(allocates=False)
def try_guided(calls: Codes, raw: Raw, w: Lists, net: Network, params: SearchParams, observer: int, codes: Codes,
               seeds: SeedMatrix, results: Results) -> int:
    """As `try_actions`, but everyone plays by the network, for so many decisions and then up to the next one, where the network
    says what each seat may expect."""
    for k in range(len(seeds)):
        begin_round(calls, raw, w, params, observer, seeds, k)
        for i in range(len(codes)):
            begin_rollout(raw, w, seeds, k)
            restore_memory(w, params)
            action, left = codes[i], params.rollout_depth
            while True:
                if action != NO_ACTION:
                    play(calls, raw, w, params, action)
                if actor(raw, STATE) == CHANCE:
                    action = any_of(calls, raw, STATE, w)
                elif actor(raw, STATE) == OVER or left == 0:
                    break
                else:
                    left -= 1
                    action = drawn_action(calls, raw, STATE, ACTOR_VIEW, w, net)
            if actor(raw, STATE) == OVER:
                ask(calls, SCORE, raw, STATE, w, 0, 0)
            else:
                put_value(calls, raw, STATE, ACTOR_VIEW, w, net)
            for seat in range(params.seats):
                results[k, i, seat] = w.utility[seat]
    return len(seeds)


@kernel(allocates=False)
def policy_at(calls: Codes, raw: Raw, w: Lists, net: Network, params: SearchParams) -> int:
    """The network's policy in VIEW: its actor is the searcher. -> how many actions"""
    restore_memory(w, params)
    copy(raw, STATE, VIEW)
    return int(policy_of(calls, raw, STATE, ACTOR_VIEW, w, net))


@kernel(allocates=False)
def plausibility(calls: Codes, raw: Raw, w: Lists, belief: Network, params: SearchParams, seeds: Seeds, logits: Utilities) -> int:
    """For the determinization of each seed: how much likelier it is in real play than among uniform guesses, as a logarithm."""
    table = belief.plans[params.seats << SEAT_BITS | params.seat]
    for k in range(len(seeds)):
        w.rng[0] = seeds[k]
        copy(raw, STATE, VIEW)
        ask(calls, GUESS_AT, raw, STATE, w, params.seat, 0)
        hidden_layers(belief, encode(raw, STATE, params.memory, table, belief.at, belief.values))
        logits[k] = output(belief.wv, 0, belief.bv[0], belief.h2)
    return len(seeds)


class GuidedRollouts(Rollouts):
    """Everyone plays by a network."""

    def __init__(self, rows: Rows, net: Network) -> None:
        super().__init__(rows)
        self.net = net

    def tried(self, params: SearchParams, observer: int, codes: Codes, seeds: SeedMatrix) -> Results:
        results = np.zeros((len(seeds), len(codes), params.seats))
        try_guided(self.rows.calls, self.rows.raw, self.rows.lists[0], self.net, params, observer, codes, seeds, results)
        return results


@dataclass
class Improvement:
    """What a search found about each legal action."""

    codes: Codes
    prior: Floats
    policy: Floats
    columns: list[Column]  # results, of the rounds in which it was tried

    @property
    def value(self) -> float:
        """Of the position, by the policy that was found."""
        return float(sum(share * column.mean() for share, column in zip(self.policy, self.columns, strict=True)))

    def ranked(self) -> list[tuple[Stats, float]]:
        """The likeliest action first: what was found about it, and how likely it is."""
        best = int(self.policy.argmax())
        order = np.lexsort((self.codes, -self.policy))
        return [(stats_of(int(self.codes[k]), self.columns[k], self.columns[best]), float(self.policy[k])) for k in order]


@dataclass
class PolicyImprovement(SequentialHalving):
    """One search: until the iterations or the time are spent."""

    rollouts: GuidedRollouts
    belief: Network | None = None
    mixing: float = 0.05
    _particles: tuple[Seeds, Floats] | None = field(default=None, init=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        # Of its own, so that it makes no difference in how many batches the rounds are run.
        self._choices = np.random.Generator(np.random.PCG64([self.seed % 2**64, PARTICLE_STREAM]))

    def run(self) -> Improvement:
        rows, net = self.rollouts.rows, self.rollouts.net
        n = policy_at(rows.calls, rows.raw, rows.lists[0], net, self.params)
        codes, prior = rows.lists[0].codes[:n].copy(), net.policy[:n].astype(np.float64)
        self._particles = self._plausible()
        left, results = np.arange(n), np.zeros((0, n))
        columns, gains = [results[:, 0]] * n, np.zeros(n)
        stages, start = max(1, (n - 1).bit_length()), time.monotonic()
        for stage in range(stages):
            if stage:
                worth = np.log(prior[left] + 1e-12) + gains[left] / self.mixing
                kept = np.sort(np.argsort(-worth, kind="stable")[: max(2, (len(left) + 1) // 2)])
                left, results = left[kept], results[:, kept]
            rounds = max(1, (self.iterations - self.done) // (stages - stage) // len(left))
            deadline = None if self.deadline is None else start + (self.deadline - start) * (stage + 1) / stages
            results = np.concatenate([results, self._rounds(codes[left], rounds, deadline)])
            for k, column in zip(left, results.T, strict=True):
                columns[k] = column
            gains = shrunk_gains(columns, prior, int(left[results.mean(axis=0).argmax()]))
        weights = prior * np.exp((gains - gains.max()) / self.mixing)
        return Improvement(codes, prior, weights / weights.sum(), columns)

    def _plausible(self) -> tuple[Seeds, Floats] | None:
        if self.belief is None:
            return None
        seeds, logits, rows = self._rng.integers(1, 2**64, PARTICLES, np.uint64), np.zeros(PARTICLES), self.rollouts.rows
        plausibility(rows.calls, rows.raw, rows.lists[0], self.belief, self.params, seeds, logits)
        weights = np.exp(logits - logits.max())
        return seeds, weights / weights.sum()

    def _seeds(self, n: int) -> SeedMatrix:
        seeds = super()._seeds(n)
        if self._particles is not None:
            known, weights = self._particles
            seeds[:, 0] = known[self._choices.choice(len(known), n, p=weights)]
        return seeds


def shrunk_gains(columns: Sequence[Column], prior: Floats, leader: int) -> Floats:
    """How much better each action is than the prior's mean: the posterior mean, if gains of this size are usual.

    An action is compared with the leader, which was tried in every round, in the rounds that both were tried in.

    >>> found = shrunk_gains([np.array([1.0, 0.0]), np.array([0.0, 1.0])], np.array([0.5, 0.5]), 0)
    >>> bool(abs(found).max() < 1e-9)
    True
    """
    behind = [columns[leader][: len(column)] - column for column in columns]
    values = np.array([-one.mean() for one in behind])
    errors = np.array([one.var() / (len(one) - 1) if len(one) > 1 else 1.0 for one in behind])
    others = np.delete(errors, leader)
    errors[leader] = others.min() if len(others) else 1.0
    return np.asarray((values - prior @ values) * (USUAL_GAIN**2 / (USUAL_GAIN**2 + errors)))
