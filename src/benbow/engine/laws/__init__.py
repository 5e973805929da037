"""The laws of the contract: does a game keep them? `check(game)` runs them all."""
from .runner import KERNELS, LawBrokenError, Report, check, digest

__all__ = ["KERNELS", "LawBrokenError", "Report", "check", "digest"]
