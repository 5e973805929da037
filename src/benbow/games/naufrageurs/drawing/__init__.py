"""The table as a picture, from views: what is drawn, what is clicked."""
from .pieces import attempt, dice, gestures, scene

__all__ = ["attempt", "dice", "gestures", "scene"]
