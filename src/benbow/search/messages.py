"""What a server and its search workers write to one another: one line of JSON each way.

A request names its `job`. To search, a worker is told the game and how its states are laid out, the seat, what to spend, a seed,
and the bytes of the seat's *view*. Nothing else crosses: no list of actions, no dice, nothing that the seat may not know.

A worker answers with one line, `{"done": ...}` or `{"error": "..."}`; a long job may write `{"progress": 0.4}` before.
"""
from __future__ import annotations

import base64
import binascii
import math
from typing import Annotated, Generic, Literal, TypeVar

import numpy as np
from pydantic import AfterValidator, BaseModel, ConfigDict, TypeAdapter, ValidationError

from benbow.engine import catalog
from benbow.engine.boards import OPTION as BOARD
from benbow.engine.compiled import records
from benbow.engine.contract import Game, SearchSettings, View
from benbow.engine.errors import BenbowError
from benbow.engine.state import Field, declared

from .search import Budget, SearchResult

T = TypeVar("T")


class MessageError(BenbowError):
    """A line that cannot be understood; `field` is what was wrong with it."""


class Message(BaseModel):
    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")


def line_of(message: Message) -> bytes:
    return message.model_dump_json().encode() + b"\n"


def read(kind: TypeAdapter[T], line: bytes) -> T:
    """The message in a line; MessageError names the first field that is wrong."""
    try:
        return kind.validate_json(line)
    except ValidationError as error:
        wrong = error.errors(include_url=False, include_input=False)[0]
        names = [part for part in wrong["loc"] if isinstance(part, str)]
        field = "job" if wrong["type"].startswith("union_tag") else names[-1] if names else "line"
        raise MessageError(field, wrong["msg"]) from None


# ---------------------------------------------------------------------------------------------------------- requests
class Request(Message):
    """Every request names the game, as both sides must know it."""

    game: str
    rules: int
    layout: str

    @property
    def name(self) -> str:
        """What a worker has to load."""
        return f"{self.game}@{self.rules}"

    def found_game(self) -> Game:
        """Refused if it is another one here."""
        game = catalog.game(self.game, self.rules)
        if self.layout != game.layout:
            raise MessageError("layout", f"{game.id} is another one here: version {game.rules_version}, layout {game.layout}")
        return game


class LoadRequest(Request):
    """Be ready for a game."""

    job: Literal["load"] = "load"


class SearchRequest(Request):
    """What should the seat do?"""

    job: Literal["think"] = "think"
    seat: int
    view: str  # its bytes, base64
    memory: str  # what everyone at the table remembers, base64
    board: str  # its text, if it is none of ours
    iterations: int
    seconds: float | None
    seed: int
    settings: SearchSettings | None  # None: as the game says

    @property
    def budget(self) -> Budget:
        return Budget(self.iterations, self.seconds)

    def found_view(self) -> View:
        """Refused if it is none that the game can have: compiled rules will read it."""
        game = self.found_game()
        data, memory = _bytes("view", self.view, game.dtype.itemsize), _bytes("memory", self.memory, 8 * game.memory_size)
        fresh = records(game.dtype, 1)
        fresh.view(np.uint8)[:] = np.frombuffer(data, np.uint8)
        if game.boards and self.board:
            fresh[0][BOARD] = game.boards.own(self.board).number
        view = View(game, self.seat, fresh[0], memory)
        if not _is_memory(game, memory):
            raise MessageError("memory", f"is none that {game.id} can have")
        if any(not _is_option(game, view, place) for place in range(len(game.options))) or not game.is_sound(view.record):
            raise MessageError("view", f"is none that {game.id} can have")
        if not 0 <= self.seat < view.seats:
            raise MessageError("seat", f"{self.seat} is no seat of {view.seats}")
        return view


def _text(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _bytes(field: str, text: str, size: int) -> bytes:
    """So many, or MessageError; a memory may be left out."""
    try:
        data = base64.b64decode(text, validate=True)
    except binascii.Error as error:
        raise MessageError(field, str(error)) from None
    if len(data) != size and (data or field != "memory"):
        raise MessageError(field, f"has {len(data)} bytes instead of {size}")
    return data


def _is_memory(game: Game, memory: bytes) -> bool:
    """Are all numbers, if there are any, within the ranges that the game declares?"""
    fields = [one for one in declared(game.memory, Field) for _ in range(math.prod(one.shape))] if memory else []
    return all(one.low <= number <= one.high for one, number in zip(fields, np.frombuffer(memory, np.int64), strict=True))


def _is_option(game: Game, view: View, place: int) -> bool:
    option = game.options[place]
    value = int(view.record[option.name])
    if game.boards and option.name == BOARD:
        return game.boards.is_known(value)
    return value in option.values if isinstance(option.default, int) else 0 <= value < len(option.values)


def question(view: View, budget: Budget, seed: int, settings: SearchSettings | None = None) -> SearchRequest:
    game, board = view.game, view.board.text if view.board and view.board.is_own else ""
    return SearchRequest(game=game.id, rules=game.rules_version, layout=game.layout, seat=view.seat,
                         view=_text(bytes(view)), memory=_text(view.memory), board=board, iterations=budget.iterations,
                         seconds=budget.seconds, seed=seed, settings=settings)


# ----------------------------------------------------------------------------------------------------------- replies
class Answer(Message, Generic[T]):
    done: T


class Refusal(Message):
    error: str


class ProgressReport(Message):
    progress: float  # from 0 to 1


class Loaded(Message):
    """The answer to a LoadRequest: there is nothing more to say."""


def _has_options(thought: SearchResult) -> SearchResult:
    if not thought.options:
        raise ValueError("options: there are none")
    return thought


Found = Annotated[SearchResult, AfterValidator(_has_options)]
LOAD_REPLIES: TypeAdapter[Answer[Loaded] | Refusal | ProgressReport] = TypeAdapter(Answer[Loaded] | Refusal | ProgressReport)
SEARCH_REPLIES: TypeAdapter[Answer[SearchResult] | Refusal | ProgressReport] = TypeAdapter(
    Answer[Found] | Refusal | ProgressReport)
