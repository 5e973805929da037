"""Texts for players, from views."""
from .asking import ask, ask_next, name, role
from .events import tell
from .explaining import explain
from .terminal import board

__all__ = ["ask", "ask_next", "board", "explain", "name", "role", "tell"]
