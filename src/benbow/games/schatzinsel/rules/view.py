"""What each seat may know: everything. The discs in the pool are mixed, and nobody has seen their order."""
from __future__ import annotations

from benbow.engine.perfect_information import guess, hide, veil

__all__ = ["guess", "hide", "veil"]
