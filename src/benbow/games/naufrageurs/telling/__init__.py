"""Texts for players, from views."""
from .sentences import ask, explain, name, role, tell
from .terminal import board

__all__ = ["ask", "board", "explain", "name", "role", "tell"]
