"""What a game says that has no words of its own: its actions in the notation of its verb table. It can be played at once."""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from rich.cells import cell_len
from rich.markup import escape, render

from .contract import CHANCE, OVER, Explanation, View
from .state import State
from .words import Words


def tell(before: View, veiled: int, after: View, words: Words) -> str:
    action = before.game.verbs.text(veiled)
    if before.actor == CHANCE:
        return words("default-drawn", action=action)
    return words("default-played", who=words("seat", n=before.actor + 1), action=action)


def tell_run(views: Sequence[View], veiled: Sequence[int], words: Words) -> str | None:
    return None


def ask(view: View, words: Words) -> str:
    return words("default-ask", who=words("seat", n=view.actor + 1))


def ask_next(view: View, chosen: tuple[str, ...], words: Words) -> str | None:
    return None


def name(view: View, code: int, words: Words) -> str:
    return view.game.verbs.text(code)


def role(view: View, seat: int, words: Words) -> str:
    return ""


def explain(view: View, attempt: int, words: Words) -> Explanation:
    return Explanation(False, "", words("default-refused", action=view.game.verbs.text(attempt)))


def moment(before: View, veiled: int, after: View) -> str:
    return ""


def aim(view: View, words: Words) -> str:
    return ""


def note(view: View, code: int, words: Words) -> str:
    return ""


def warn(view: View, code: int, words: Words) -> str:
    return ""


def board(view: View, words: Words) -> str:
    """The fields of the view, one a line."""
    s = State.of(view)
    phase = "" if view.actor == OVER else f" ({view.game.phases[view.phase]})"
    lines = [f"{field.name}: {_members(s[field.name]) if field.kind == 'bits' else s[field.name]}" for field in view.game.fields]
    return escape("\n".join([f"{words('title')}{phase}", *lines]))


def _members(bits: Any) -> list[Any]:
    """Of a set, or of each of several."""
    return [_members(one) for one in bits] if isinstance(bits, list) else [k for k in range(bits.bit_length()) if bits >> k & 1]


@lru_cache(8192)
def wide(markup: str) -> int:
    """How many columns of a terminal it takes. Boards ask for the same again and again."""
    return cell_len(render(markup).plain)
