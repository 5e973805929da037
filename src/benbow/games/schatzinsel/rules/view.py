"""Every seat sees everything: the order of the discs in the pool is not in the state."""
from __future__ import annotations

from benbow.engine.perfect_information import guess, hide, veil

__all__ = ["guess", "hide", "veil"]
