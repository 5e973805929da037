"""The table as a picture, from views: what is drawn and what is clicked."""
from .clicks import attempt, gestures, routes
from .legend import emblem, legend
from .limits import beyond
from .pieces import scene
from .throws import dice

__all__ = ["attempt", "beyond", "dice", "emblem", "gestures", "legend", "routes", "scene"]
