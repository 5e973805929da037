"""The game's own bot, on a view."""
from .memory import remember
from .policy import greedy

__all__ = ["greedy", "remember"]
