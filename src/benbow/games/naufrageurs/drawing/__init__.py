"""Drawing and clicks, from views."""
from .legend import emblem, legend
from .pieces import attempt, dice, gestures, scene

__all__ = ["attempt", "dice", "emblem", "gestures", "legend", "scene"]
