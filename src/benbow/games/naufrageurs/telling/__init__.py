"""The game in words, from views."""
from .events import ask, explain, name, role, tell
from .terminal import board

__all__ = ["ask", "board", "explain", "name", "role", "tell"]
