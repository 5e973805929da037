"""The luck report as a job of a thinking process: a match that is over in, the report out, as `messages.py` writes them.

Of a match that is over nothing is hidden; of no other one is the list of actions ever sent.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from benbow.engine.compiled import prepare
from benbow.engine.contract import Value

from .dice_statistics import Band, Face
from .luck import ChanceEvent, Decision, Report, SeatTotals, luck_report
from .messages import Message, MessageError, Say, amount, game_of, number, several, text
from .ready import KERNELS

LUCK = "luck"
STEPS = 200  # progress is said so many times, at most


def question(options: dict[str, Value], actions: Sequence[int], seed: int, playouts: int | None = None,
             iterations: int | None = None) -> dict[str, object]:
    """What was luck in this match, and what skill? The game and the job are added by whoever sends it."""
    return {"options": options, "actions": list(actions), "seed": seed, "playouts": playouts, "iterations": iterations}


def luck(message: Message, say: Say) -> Message:
    """The job."""
    game, options, actions = game_of(message), message.get("options"), message.get("actions")
    if not isinstance(options, dict):
        raise MessageError("options", "is no object")
    if not isinstance(actions, list) or not all(type(one) is int for one in actions):
        raise MessageError("actions", "is no list of whole numbers")
    for _ in prepare.steps(game, KERNELS):
        pass
    told = 0

    def progress(done: int, total: int) -> None:
        nonlocal told
        if done * STEPS // total > told:
            told = done * STEPS // total
            say(done / total)

    return asdict(luck_report(game, options, actions, number(message, "seed"), _perhaps(message, "playouts"),
                              _perhaps(message, "iterations"), progress))


def _perhaps(message: Message, key: str) -> int | None:
    return None if message.get(key) is None else number(message, key)


# --------------------------------------------------------------------------------------------------------- the answer
def report_of(message: Message) -> Report:
    """What the job answered."""
    return Report(
        text(message, "game"), number(message, "plies"), number(message, "laid"),
        tuple(SeatTotals(*(amount(one, key) for key in ("expected", "result", "luck", "luck_error", "skill", "skill_error")))
              for one in several(message, "sums")),
        tuple(ChanceEvent(number(one, "ply"), number(one, "code"), _amounts(one, "luck"), _amounts(one, "error"))
              for one in several(message, "draws")),
        tuple(Decision(number(one, "ply"), number(one, "seat"), number(one, "code"), number(one, "best"), amount(one, "loss"),
                     amount(one, "error")) for one in several(message, "choices")),
        tuple(Band(text(one, "verb"), number(one, "seat"), number(one, "rolls"), _faces(one))
              for one in several(message, "bands")),
        number(message, "playouts"), number(message, "iterations"),
    )


def _faces(band: Message) -> tuple[Face, ...]:
    return tuple(Face(number(one, "code"), number(one, "first"), number(one, "last"), number(one, "count"),
                      amount(one, "expected"), number(one, "low"), number(one, "high")) for one in several(band, "faces"))


def _amounts(message: Message, key: str) -> tuple[float, ...]:
    found = message.get(key)
    if not isinstance(found, list):
        raise MessageError(key, "is no list")
    return tuple(amount({key: one}, key) for one in found)
