"""The luck report as a job of a search worker: a match that is over in, the report out, as `messages.py` writes them.

Of a match that is over nothing is hidden; of no other one is the list of actions ever sent.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from pydantic import TypeAdapter

from benbow.engine.compiled import prepare
from benbow.engine.contract import Game, Value

from .luck import Report, luck_report
from .messages import Answer, ProgressReport, Refusal, Request
from .ready import kernels

MAX_PROGRESS_REPORTS = 200


class LuckRequest(Request):
    """What was luck in this match, and what skill?"""

    job: Literal["luck"] = "luck"
    options: dict[str, Value]
    actions: tuple[int, ...]
    seed: int
    playouts: int | None
    iterations: int | None


LUCK_REPLIES: TypeAdapter[Answer[Report] | Refusal | ProgressReport] = TypeAdapter(Answer[Report] | Refusal | ProgressReport)


def question(game: Game, options: dict[str, Value], actions: Sequence[int], seed: int, playouts: int | None = None,
             iterations: int | None = None) -> LuckRequest:
    return LuckRequest(game=game.id, rules=game.rules_version, layout=game.layout, options=options, actions=tuple(actions),
                       seed=seed, playouts=playouts, iterations=iterations)


def luck(request: LuckRequest, on_progress: Callable[[float], None]) -> Report:
    game, said = request.found_game(), 0
    for _ in prepare.steps(game, kernels(game)):
        pass

    def progress(done: int, total: int) -> None:
        nonlocal said
        if done * MAX_PROGRESS_REPORTS // total > said:
            said = done * MAX_PROGRESS_REPORTS // total
            on_progress(done / total)

    return luck_report(game, dict(request.options), request.actions, request.seed, request.playouts, request.iterations, progress)
