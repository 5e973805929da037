"""One folder for each game. The catalog finds them; nothing is listed here.

`benbow.games()` is the public call that lists their ids. Importing a game makes Python put this package in the place
of that function, so the package answers the call itself.
"""
import sys
from types import ModuleType

from benbow.engine.catalog import games


class _Callable(ModuleType):
    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Callable
