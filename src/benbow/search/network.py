"""A small network that knows a game: from the features of a seat's view, how likely each action is in good play, and what each
seat may expect. Two hidden layers; only features that are not zero cost something. Compiled once for all games."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import Codes, prepare, rule
from benbow.engine.compiled.calls import LEGAL, Lists, Raw, actor, ask, see
from benbow.engine.compiled.random_numbers import rand64
from benbow.engine.contract import Game

from . import actions, features
from .features import Floats, encode

FloatRows = npt.NDArray[np.float32]
Plans = npt.NDArray[np.int64]
PLAYERS = 2  # the byte of a state in which the number of players begins: the first option, after the header
_S11 = np.uint64(11)
SEAT_BITS = 3  # a plan for each number of players and observer: players << SEAT_BITS | observer


NAMES = ("w1", "b1", "w2", "b2", "wp", "bp", "wv", "bv")  # of weights, in the order of a network
TURNED = ("wp", "wv")  # kept as [unit, output], used as [output, unit]


class Network(NamedTuple):
    """Weights, and room to compute in: one thread uses it at a time."""

    w1: FloatRows  # [feature, unit]
    b1: Floats
    w2: FloatRows  # [unit, unit]
    b2: Floats
    wp: FloatRows  # [action, unit]
    bp: Floats
    wv: FloatRows  # [seat from the observer's own on, unit]
    bv: Floats
    numbers: Codes  # of actions, by code
    plans: Plans
    at: Codes
    values: Floats
    h1: Floats
    h2: Floats
    policy: Floats  # of the n legal actions, in their order


def plans_of(game: Game) -> Plans:
    """By players and observer."""
    size = features.plan(game, game.seats[0], 0).shape
    found = np.zeros(((game.seats[-1] + 1) << SEAT_BITS, *size), np.int64)
    for players in game.seats:
        for seat in range(players):
            found[players << SEAT_BITS | seat] = features.plan(game, players, seat)
    return found


def network(game: Game, weights: Mapping[str, FloatRows]) -> Network:
    """With room of its own to compute in."""
    p = {name: np.ascontiguousarray(weights[name].T if name in TURNED else weights[name], np.float32) for name in NAMES}
    most = features.count(game) + 2
    return Network(p["w1"], p["b1"], p["w2"], p["b2"], p["wp"], p["bp"], p["wv"], p["bv"],
                   actions.numbers(game), plans_of(game), np.zeros(most, np.int64), np.zeros(most, np.float32),
                   np.zeros(len(p["b1"]), np.float32), np.zeros(len(p["b2"]), np.float32),
                   np.zeros(game.most_actions + 1, np.float32))


def nothing() -> Network:
    """For games that have none: rules and hand-made evaluation are used instead."""
    rows, line, codes = np.zeros((1, 1), np.float32), np.zeros(1, np.float32), np.zeros(1, np.int64)
    plans = np.zeros((1, 1, features.COLUMNS), np.int64)
    return Network(rows, line, rows, line, rows, line, rows, line, codes, plans, codes, line, line, line, line)


prepare.add_example("Network", lambda game: nothing())


@rule(allocates=False)
def hidden_layers(net: Network, n: int) -> None:
    """From the n features that stand in the network's room."""
    h1, h2 = net.h1, net.h2
    for j in range(len(h1)):
        h1[j] = net.b1[j]
    for k in range(n):
        slot, value = net.at[k], net.values[k]
        for j in range(len(h1)):
            h1[j] += value * net.w1[slot, j]
    for j in range(len(h2)):
        h2[j] = net.b2[j]
    for i in range(len(h1)):
        value = h1[i]
        if value > np.float32(0.0):
            for j in range(len(h2)):
                h2[j] += value * net.w2[i, j]
    for j in range(len(h2)):
        h2[j] = max(h2[j], np.float32(0.0))


@rule(allocates=False)
def output(weights: FloatRows, row: int, bias: float, h: Floats) -> Any:
    total = np.float32(bias)
    for j in range(len(h)):
        total += weights[row, j] * h[j]
    return total


@rule(allocates=False)
def see_actor(calls: Codes, raw: Raw, row: int, to: int, w: Lists) -> Any:
    """The view of the seat that acts. -> which plan encodes it"""
    seat = actor(raw, row)
    see(calls, raw, to, row, w, seat)
    return np.int64(raw[row, PLAYERS]) << SEAT_BITS | seat


@rule(allocates=False)
def has_policy(net: Network) -> Any:
    return len(net.bp) > 1


@rule(allocates=False)
def policy_of(calls: Codes, raw: Raw, row: int, scratch: int, w: Lists, net: Network) -> Any:
    """The probabilities of the actor's legal actions, from its view; the codes are in the workspace. -> how many"""
    table = net.plans[see_actor(calls, raw, row, scratch, w)]
    hidden_layers(net, encode(raw, scratch, w.memory, table, net.at, net.values))
    n = ask(calls, LEGAL, raw, row, w, 0, 0)
    highest = np.float32(-1e30)
    for k in range(n):
        number = net.numbers[w.codes[k]]
        net.policy[k] = output(net.wp, number, net.bp[number], net.h2)
        highest = max(highest, net.policy[k])
    total = np.float32(0.0)
    for k in range(n):
        net.policy[k] = np.float32(np.exp(net.policy[k] - highest))
        total += net.policy[k]
    for k in range(n):
        net.policy[k] /= total
    return n


@rule(allocates=False)
def drawn_action(calls: Codes, raw: Raw, row: int, scratch: int, w: Lists, net: Network) -> Any:
    """An action of the seat that acts, by the network's policy."""
    n = policy_of(calls, raw, row, scratch, w, net)
    left, k = np.float64(rand64(w.bot_rng) >> _S11) * (1.0 / 9007199254740992.0), 0
    while k < n - 1 and left >= net.policy[k]:
        left -= net.policy[k]
        k += 1
    return w.codes[k]


@rule(allocates=False)
def put_value(calls: Codes, raw: Raw, row: int, scratch: int, w: Lists, net: Network) -> None:
    """What each seat may expect, as the one that acts judges it from its view: into the utilities."""
    seat, seats = actor(raw, row), np.int64(raw[row, PLAYERS])
    table = net.plans[see_actor(calls, raw, row, scratch, w)]
    hidden_layers(net, encode(raw, scratch, w.memory, table, net.at, net.values))
    for k in range(seats):
        w.utility[(seat + k) % seats] = 1.0 / (1.0 + np.exp(-np.float64(output(net.wv, k, net.bv[k], net.h2))))
