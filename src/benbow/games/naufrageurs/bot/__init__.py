"""The game's own bot, on a view."""
from .policy import greedy

__all__ = ["greedy"]
