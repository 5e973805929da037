"""Texts for players, from views."""
from .asking import ask, ask_next, name, role
from .coaching import aim, note, warn
from .events import tell
from .explaining import explain
from .terminal import board

__all__ = ["aim", "ask", "ask_next", "board", "explain", "name", "note", "role", "tell", "warn"]
