"""What can go wrong, said precisely. Each error names the field it is about; nothing has been changed when one is raised."""
from __future__ import annotations

import traceback
from pathlib import Path


class BenbowError(Exception):
    """The common base. `field` is the name of what was wrong: an option, a key of a file, an argument."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field
        self.message = message


class UnknownGameError(BenbowError):
    """No game has this id, or it does not have this version of its rules."""


class BadOptionError(BenbowError):
    """An option does not exist, has the wrong type, a value that is not allowed, or does not go with another one."""


class BadSeatError(BenbowError):
    """There is no such seat at this table."""


class BadCodeError(BenbowError):
    """Not a code of this game, or a text that is no action of it."""


class IllegalActionError(BenbowError):
    """A code of this game, but not allowed now."""


class NotChanceError(BenbowError):
    """Odds were asked for, or dice, where nothing is to be drawn."""


class NoDiceError(BenbowError):
    """The match is played with dice by hand: the outcome has to be given with `play`."""


class CannotUndoError(BenbowError):
    """The last action cannot be taken back: chance, another player's, or something was uncovered."""


class ReadOnlyError(BenbowError):
    """A seat's file is a replay: it can be looked at, not played on."""


class BadFileError(BenbowError):
    """A file that is not a match of ours, is damaged, or does not fit the rules."""


class LaterVersionError(BadFileError):
    """A file written by a later version of Benbow or of a game's rules."""


class BadBoardError(BenbowError):
    """A board file breaks a constraint; the message names the place."""


class BadGameError(BenbowError):
    """A game does not keep the contract (a missing function, a circle of calls, a field's name ...)."""


def located(error: Exception, home: Path) -> str:
    """An error in a line, with the last place in this folder that it came through: `drawing/x.py line 8, ship: KeyError: 3`."""
    stack = traceback.extract_tb(error.__traceback__)
    places = [(Path(one.filename), f"{one.lineno}" + ("" if one.name == "<module>" else f", {one.name}")) for one in stack]
    said = str(error).partition("\n")[0]
    if isinstance(error, SyntaxError):
        said = error.msg
        places.append((Path(error.filename or ""), f"{error.lineno}"))
    where = [f"{path.relative_to(home)} line {line}: " for path, line in places if path.is_relative_to(home)]
    return "".join(where[-1:]) + (said if isinstance(error, BenbowError) else f"{type(error).__name__}: {said}")
