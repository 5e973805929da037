"""A small network that knows a game: from the features of a seat's view, how likely each action is in good play, and what each
seat may expect. Two hidden layers; only features that are not zero cost something. Compiled once for all games."""
from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from benbow.engine.compiled import Codes, prepare, rule
from benbow.engine.compiled.calls import HIDE, LEGAL, Lists, Raw, actor, ask, copy
from benbow.engine.contract import Game

from . import actions, features
from .features import Floats, encode

FloatRows = npt.NDArray[np.float32]
Plans = npt.NDArray[np.int64]
SEAT_BITS = 3  # a plan for each number of players and observer: players << SEAT_BITS | observer


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
    size = features.plan(game, game.seats[0], 0).shape
    found = np.zeros(((game.seats[-1] + 1) << SEAT_BITS, *size), np.int64)
    for players in game.seats:
        for seat in range(players):
            found[players << SEAT_BITS | seat] = features.plan(game, players, seat)
    return found


def load(game: Game, path: Path) -> Network:
    with np.load(path) as file:
        p = {name: np.ascontiguousarray(file[name], np.float32) for name in ("w1", "b1", "w2", "b2", "wp", "bp", "wv", "bv")}
    most = features.count(game) + 2
    return Network(p["w1"], p["b1"], p["w2"], p["b2"], np.ascontiguousarray(p["wp"].T), p["bp"],
                   np.ascontiguousarray(p["wv"].T), p["bv"], actions.numbers(game), plans_of(game), np.zeros(most, np.int64),
                   np.zeros(most, np.float32), np.zeros(len(p["b1"]), np.float32), np.zeros(len(p["b2"]), np.float32),
                   np.zeros(game.most_actions + 1, np.float32))


def _example(game: Game) -> Network:
    rows, line, codes = np.zeros((1, 1), np.float32), np.zeros(1, np.float32), np.zeros(1, np.int64)
    return Network(rows, line, rows, line, rows, line, rows, line, codes, np.zeros((1, 1, 1), np.int64), codes, line, line, line, line)


prepare.add_example("Network", _example)


@rule(allocates=False)
def hidden_layers(net: Network, raw: Raw, row: int, memory: Codes, table: Plans) -> None:
    n = encode(raw, row, memory, table, net.at, net.values)
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
    copy(raw, to, row)
    ask(calls, HIDE, raw, to, w, seat, 0)
    return np.int64(raw[row, 2]) << SEAT_BITS | seat


@rule(allocates=False)
def policy_of(calls: Codes, raw: Raw, row: int, scratch: int, w: Lists, net: Network, temperature: float) -> Any:
    """The probabilities of the actor's legal actions, from its view; the codes are in the workspace. -> how many"""
    table = net.plans[see_actor(calls, raw, row, scratch, w)]
    hidden_layers(net, raw, scratch, w.memory, table)
    n = ask(calls, LEGAL, raw, row, w, 0, 0)
    highest = np.float32(-1e30)
    for k in range(n):
        number = net.numbers[w.codes[k]]
        net.policy[k] = output(net.wp, number, net.bp[number], net.h2)
        highest = max(highest, net.policy[k])
    total = np.float32(0.0)
    for k in range(n):
        net.policy[k] = np.float32(np.exp(np.float64(net.policy[k] - highest) / temperature))
        total += net.policy[k]
    for k in range(n):
        net.policy[k] /= total
    return n
