"""Bots by name: ours, a class of someone's, a program of someone's."""
from __future__ import annotations

import functools
import time
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Protocol

from benbow.engine.contract import Game, Value, View
from benbow.engine.errors import BadOptionError, BenbowError
from benbow.search import levels

from .program import Program

EXEC = "exec:"


class BotFaultError(BenbowError):
    """A bot that cannot go on: the game is lost to it."""


class Player(Protocol):
    """What sits at a seat for one game."""

    name: str
    is_ours: bool
    now: Callable[[], float]  # the clock that its moves are timed by

    def choose(self, view: View, legal: list[int]) -> int: ...

    def close(self) -> None: ...


class Ours:
    """A bot of benbow.search. What goes wrong with it is our fault, and stops everything."""

    is_ours, now = True, staticmethod(time.process_time)

    def __init__(self, spec: str, seed: int) -> None:
        self.name, self._bot = spec, levels.bot(spec, seed)

    def choose(self, view: View, legal: list[int]) -> int:
        return self._bot.choose(view)

    def close(self) -> None:
        pass


class Guest:
    """Someone's class. Whatever it raises loses the game."""

    is_ours, now = False, staticmethod(time.process_time)

    def __init__(self, spec: str, seed: int) -> None:
        try:
            self._bot = _class_of(spec)(seed=seed)
        except BenbowError:
            raise
        except Exception as error:
            raise BotFaultError("bot", f"{spec} could not be made with seed={seed}: {_brief(error)}") from error
        named = getattr(self._bot, "name", spec)
        self.name = named if isinstance(named, str) and named else spec

    def choose(self, view: View, legal: list[int]) -> int:
        try:
            code = self._bot.choose(view)
        except Exception as error:
            raise BotFaultError("bot", f"{self.name} raised {_brief(error)}") from error
        return int(code) if hasattr(code, "__index__") and not isinstance(code, bool) else _no_code(self.name, code)

    def close(self) -> None:
        pass


class Outsider:
    """Someone's program, which talks in lines. Whatever goes wrong with it loses the game."""

    is_ours, now = False, staticmethod(time.monotonic)  # it thinks in a process of its own

    def __init__(self, spec: str, seed: int, seat: int, game: Game, options: Mapping[str, Value], move_seconds: float) -> None:
        try:
            self._program = Program(spec.removeprefix(EXEC), seed, seat, game, options, move_seconds)
        except OSError as error:
            raise BotFaultError("bot", f"{spec} could not be started: {error.strerror or error}") from error
        except ValueError as error:
            raise BotFaultError("bot", f"{spec} {error}") from error
        self.name = self._program.name or spec

    def choose(self, view: View, legal: list[int]) -> int:
        try:
            return self._program.choose(view, legal)
        except (OSError, ValueError) as error:
            self._program.put_out()
            raise BotFaultError("bot", f"{self.name} {error}") from error

    def close(self) -> None:
        self._program.close()


def seated(spec: str, seed: int, seat: int, game: Game, options: Mapping[str, Value], move_seconds: float) -> Player:
    """The bot of this name, for one game in one seat."""
    if spec.startswith(EXEC):
        return Outsider(spec, seed, seat, game, options, move_seconds)
    if is_class(spec):
        return Guest(spec, seed)
    return Ours(spec, seed)


def is_class(spec: str) -> bool:
    module, sign, name = spec.partition(":")
    return bool(sign) and not module.startswith("search") and name.isidentifier()


def introduced(spec: str, game: Game, options: Mapping[str, Value], move_seconds: float) -> str:
    """Try a bot before the league begins. -> the name that it goes by"""
    try:
        player = seated(spec, 1, 0, game, options, move_seconds)
    except BotFaultError as fault:
        raise BadOptionError(fault.field, fault.message) from fault
    player.close()
    return player.name


class _MakesBots(Protocol):
    def __call__(self, *, seed: int) -> _Chooser: ...


class _Chooser(Protocol):
    def choose(self, view: View) -> object: ...


@functools.cache
def _class_of(spec: str) -> _MakesBots:
    module, _, name = spec.partition(":")
    try:
        found = getattr(import_module(module), name)
    except ImportError as error:
        raise BadOptionError("bot", f"{spec}: {error}") from error
    except AttributeError:
        raise BadOptionError("bot", f"{spec}: {module} has no {name}") from None
    except Exception as error:
        raise BadOptionError("bot", f"{spec}: importing {module} raised {_brief(error)}") from error
    if not callable(getattr(found, "choose", None)):
        raise BadOptionError("bot", f"{spec} has no choose(view); a bot is a class with choose(self, view) -> int")
    made: _MakesBots = found
    return made


def _brief(error: BaseException) -> str:
    return f"{type(error).__name__}: {str(error).partition(chr(10))[0][:200]}"


def _no_code(name: str, code: object) -> int:
    raise BotFaultError("bot", f"{name} chose {str(code)[:80]!r}, which is no code")
