"""Texts for players, from views."""
from .coach import aim, note, warn
from .sentences import ask, explain, moment, name, role, tell
from .terminal import board

__all__ = ["aim", "ask", "board", "explain", "moment", "name", "note", "role", "tell", "warn"]
