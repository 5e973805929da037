"""The rules that the contract asks for."""
from .game import apply, camp, legal, odds, points, reason, score, setup
from .view import guess, hide, veil

__all__ = ["apply", "camp", "guess", "hide", "legal", "odds", "points", "reason", "score", "setup", "veil"]
