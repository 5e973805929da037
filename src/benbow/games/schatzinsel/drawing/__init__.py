"""Drawing and clicks, from views."""
from .clicks import attempt, gestures
from .legend import emblem, legend
from .limits import beyond
from .pieces import scene
from .throws import dice

__all__ = ["attempt", "beyond", "dice", "emblem", "gestures", "legend", "scene"]
