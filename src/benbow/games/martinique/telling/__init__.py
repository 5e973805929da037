"""The game in words, from views."""
from .coach import aim, note, warn
from .events import ask, moment, name, role, tell
from .explaining import explain
from .terminal import board

__all__ = ["aim", "ask", "board", "explain", "moment", "name", "note", "role", "tell", "warn"]
