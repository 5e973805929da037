"""Compiled rules: what a game, a search or a law needs to write some."""
from .decorators import COMPILED, bit, kernel, rule
from .random_numbers import below, better, drawn, seed_rng
from .records import Codes, Rng, States, Utilities, Workspace, record, records

__all__ = [
    "COMPILED", "Codes", "Rng", "States", "Utilities", "Workspace", "below", "better",
    "bit", "drawn", "kernel", "record", "records", "rule", "seed_rng",
]
