"""The table as a picture, from views: what is drawn, what is clicked."""
from .clicks import attempt, gestures
from .legend import emblem, legend
from .pieces import dice, scene

__all__ = ["attempt", "dice", "emblem", "gestures", "legend", "scene"]
