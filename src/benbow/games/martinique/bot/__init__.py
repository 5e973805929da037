"""The game's own bot, on a view."""
from .policy import greedy
from .value import value

__all__ = ["greedy", "value"]
