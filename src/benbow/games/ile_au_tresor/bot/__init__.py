"""The game's own bot, on a view."""
from .outlook import value
from .policy import greedy

__all__ = ["greedy", "value"]
