"""What a server and its thinking processes write to one another: one line of JSON each way.

A question names its `job`. To think, a process is told the game and how it is laid out, the seat, what to spend, a seed, and the
bytes of the seat's *view*. That is all that ever crosses: no list of actions, no dice, nothing that the seat may not know.
"""
from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Callable, Mapping
from dataclasses import asdict

import numpy as np

from benbow.engine import catalog
from benbow.engine.compiled.kernel import records
from benbow.engine.contract import Game, SearchSettings, View
from benbow.engine.errors import BenbowError

from .search import ActionStats, Budget, SearchResult

THINK, LOAD = "think", "load"  # the jobs
Message = Mapping[str, object]
Say = Callable[[float], None]  # how far a long job is, from 0 to 1
Job = Callable[[Message, Say], Message]


class MessageError(BenbowError):
    """A line that cannot be understood; `field` is what was wrong with it."""


# ------------------------------------------------------------------------------------------------------------- lines
def line_of(message: Message) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def message_of(line: bytes) -> Message:
    try:
        found = json.loads(line)
    except ValueError as error:
        raise MessageError("line", f"is no JSON: {error}") from None
    if not isinstance(found, dict):
        raise MessageError("line", "is no object")
    return found


def number(message: Message, key: str) -> int:
    found = message.get(key)
    if not isinstance(found, int) or isinstance(found, bool):
        raise MessageError(key, f"{found!r} is no whole number")
    return found


def amount(message: Message, key: str) -> float:
    found = message.get(key)
    if not isinstance(found, int | float) or isinstance(found, bool):
        raise MessageError(key, f"{found!r} is no number")
    return float(found)


def text(message: Message, key: str) -> str:
    found = message.get(key)
    if not isinstance(found, str):
        raise MessageError(key, f"{found!r} is no text")
    return found


def several(message: Message, key: str) -> list[Message]:
    found = message.get(key)
    if not isinstance(found, list) or not all(isinstance(one, dict) for one in found):
        raise MessageError(key, "is no list of objects")
    return found


# --------------------------------------------------------------------------------------------------------- questions
def about(game: Game, job: str) -> dict[str, object]:
    """How every question begins: with the game, as both sides must know it."""
    return {"job": job, "game": game.id, "rules": game.rules_version, "layout": game.layout}


def game_of(message: Message) -> Game:
    """The game that a question is about; refused if it is another one here."""
    game = catalog.game(text(message, "game"))
    if (number(message, "rules"), text(message, "layout")) != (game.rules_version, game.layout):
        raise MessageError("layout", f"{game.id} is another one here: version {game.rules_version} of its rules, {game.layout}")
    return game


def question(view: View, budget: Budget, seed: int, settings: SearchSettings | None = None) -> dict[str, object]:
    """What shall the seat do?"""
    return {
        **about(view.game, THINK),
        "seat": view.seat,
        "view": base64.b64encode(bytes(view)).decode(),
        "iterations": budget.iterations,
        "seconds": budget.seconds,
        "seed": seed,
        "thinking": None if settings is None else asdict(settings),
    }


def view_of(message: Message) -> View:
    """The view in a question; refused if it is none that the game can have: compiled rules will read it."""
    game, seat = game_of(message), number(message, "seat")
    try:
        data = base64.b64decode(text(message, "view"), validate=True)
    except binascii.Error as error:
        raise MessageError("view", str(error)) from None
    if len(data) != game.state.itemsize:
        raise MessageError("view", f"has {len(data)} bytes; a view of {game.id} has {game.state.itemsize}")
    fresh = records(game.state, 1)
    fresh.view(np.uint8)[:] = np.frombuffer(data, np.uint8)
    view = View(game, seat, fresh[0])
    if any(not _is_option(game, view, place) for place in range(len(game.options))) or not game.is_sound(view.record):
        raise MessageError("view", f"is none that {game.id} can have")
    if not 0 <= seat < view.seats:
        raise MessageError("seat", f"{seat} is no seat of {view.seats}")
    return view


def _is_option(game: Game, view: View, place: int) -> bool:
    option = game.options[place]
    value = int(view.record[option.name])
    return value in option.values if isinstance(option.default, int) else 0 <= value < len(option.values)


def budget_of(message: Message) -> Budget:
    seconds = None if message.get("seconds") is None else amount(message, "seconds")
    return Budget(number(message, "iterations"), seconds)


def thinking_of(message: Message) -> SearchSettings | None:
    given = message.get("thinking")
    if given is None:
        return None
    if not isinstance(given, dict):
        raise MessageError("thinking", "is no object")
    return SearchSettings(
        number(given, "iteration_scale"), number(given, "rollout_policy_percent"), number(given, "rollout_depth"),
        amount(given, "exploration"), amount(given, "prior_weight"), amount(given, "widening_base"),
        amount(given, "widening_exponent"), number(given, "opponent_policy_percent"), amount(given, "visit_exponent"),
        "sequential_halving" if given.get("method") == "sequential_halving" else "ismcts", amount(given, "switch_threshold"),
        given.get("beats_policy") is True)


# ----------------------------------------------------------------------------------------------------------- answers
def written(thought: SearchResult) -> dict[str, object]:
    return asdict(thought)


def thought_of(message: Message) -> SearchResult:
    def parts(key: str) -> list[tuple[int, int, float]]:
        return [(number(one, "code"), number(one, "visits"), amount(one, "value")) for one in several(message, key)]

    options, line = tuple(ActionStats(*one) for one in parts("options")), tuple(ActionStats(*one) for one in parts("line"))
    if not options:
        raise MessageError("options", "there are none")
    return SearchResult(options, line, amount(message, "value"), number(message, "iterations"), number(message, "nodes"),
                   amount(message, "seconds"))
