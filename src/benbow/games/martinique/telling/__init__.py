"""The game in words, from views."""
from .events import ask, name, role, tell
from .explaining import explain
from .terminal import board

__all__ = ["ask", "board", "explain", "name", "role", "tell"]
