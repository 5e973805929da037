"""What happened, what is asked, and why something is not allowed: in words, from a view."""
from __future__ import annotations

from benbow.engine.contract import Explanation, View
from benbow.engine.words import Words

from .actions import VERBS


def tell(before: View, veiled: int, after: View, words: Words) -> str:
    return VERBS.text(veiled)


def explain(view: View, attempt: int, words: Words) -> Explanation:
    return Explanation(False, "MA-12", VERBS.text(attempt))


def ask(view: View, words: Words) -> str:
    return "?"


def name(view: View, code: int, words: Words) -> str:
    return VERBS.text(code)


def role(view: View, seat: int, words: Words) -> str:
    return ""


def board(view: View, words: Words) -> str:
    return ""
