"""The table as a picture, from views: what is drawn, what is clicked."""
from .clicks import attempt, gestures
from .legend import legend
from .pieces import dice, scene

__all__ = ["attempt", "dice", "gestures", "legend", "scene"]
