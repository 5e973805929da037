"""The game in words, from views."""
from .asking import ask, ask_next, name, role
from .coaching import aim, note, warn
from .events import moment, tell, tell_run
from .explaining import explain
from .terminal import board

__all__ = ["aim", "ask", "ask_next", "board", "explain", "moment", "name", "note", "role", "tell", "tell_run", "warn"]
