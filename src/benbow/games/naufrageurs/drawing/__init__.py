"""Drawing and clicks, from views."""
from .pieces import attempt, dice, gestures, scene

__all__ = ["attempt", "dice", "gestures", "scene"]
