"""Bots by name: built-in ones, `module:Class`, and external programs."""
from __future__ import annotations

import functools
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Protocol

from benbow.engine.contract import Game, Value, View
from benbow.engine.errors import BadOptionError, BenbowError
from benbow.search import levels

from .program import Program

EXEC = "exec:"


class BotFaultError(BenbowError):
    """A bot that cannot go on: it forfeits the game."""


class Player(ABC):
    """A bot in one seat of one game. Whatever goes wrong with one that is not built in forfeits the game."""

    name: str
    is_built_in, clock = False, staticmethod(time.process_time)  # the clock times its moves

    @abstractmethod
    def choose(self, view: View, legal: list[int]) -> int: ...

    def close(self) -> None:  # noqa: B027 - most have nothing to close
        pass


class BuiltInBot(Player):
    """A bot of benbow.search. Its errors are bugs of ours, and stop the league."""

    is_built_in = True

    def __init__(self, spec: str, seed: int) -> None:
        self.name, self._bot = spec, levels.bot(spec, seed)

    def choose(self, view: View, legal: list[int]) -> int:
        return self._bot.choose(view)


class ClassBot(Player):
    """A class from elsewhere."""

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
        if isinstance(code, bool) or not hasattr(code, "__index__"):
            raise BotFaultError("bot", f"{self.name} chose {str(code)[:80]!r}, which is not a code")
        return int(code)


class ProgramBot(Player):
    """An external program."""

    clock = staticmethod(time.monotonic)  # it runs in another process

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
            self._program.kill()
            raise BotFaultError("bot", f"{self.name} {error}") from error

    def close(self) -> None:
        self._program.close()


def make_player(spec: str, seed: int, seat: int, game: Game, options: Mapping[str, Value], move_seconds: float) -> Player:
    if spec.startswith(EXEC):
        return ProgramBot(spec, seed, seat, game, options, move_seconds)
    if is_class(spec):
        return ClassBot(spec, seed)
    return BuiltInBot(spec, seed)


def is_class(spec: str) -> bool:
    module, sign, name = spec.partition(":")
    return bool(sign) and not module.startswith("search") and name.isidentifier()


def checked_name(spec: str, game: Game, options: Mapping[str, Value], move_seconds: float) -> str:
    """Start a bot before the league begins. -> its display name"""
    try:
        player = make_player(spec, 1, 0, game, options, move_seconds)
    except BotFaultError as fault:
        raise BadOptionError(fault.field, fault.message) from fault
    player.close()
    return player.name


class _Chooser(Protocol):
    def choose(self, view: View) -> object: ...


@functools.cache
def _class_of(spec: str) -> Callable[..., _Chooser]:
    module, _, name = spec.partition(":")
    try:
        found: Callable[..., _Chooser] = getattr(import_module(module), name)
    except ImportError as error:
        raise BadOptionError("bot", f"{spec}: {error}") from error
    except AttributeError:
        raise BadOptionError("bot", f"{spec}: {module} has no {name}") from None
    except Exception as error:
        raise BadOptionError("bot", f"{spec}: importing {module} raised {_brief(error)}") from error
    if not callable(getattr(found, "choose", None)):
        raise BadOptionError("bot", f"{spec} has no choose(view); a bot is a class with choose(self, view) -> int")
    return found


def _brief(error: BaseException) -> str:
    return f"{type(error).__name__}: {str(error).partition(chr(10))[0][:200]}"
