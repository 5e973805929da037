"""Drawing and clicks, from views."""
from .legend import legend
from .pieces import attempt, dice, gestures, scene

__all__ = ["attempt", "dice", "gestures", "legend", "scene"]
