"""The drawing of a game that draws nothing yet: an empty sheet, and a button for every action. It can be played at once."""
from __future__ import annotations

from ..contract import Explanation, View
from ..words import Words
from .scene import HAND, Die, Scene, Symbol, text

WIDTH, HEIGHT = 1000, 300


def scene(view: View, words: Words, chosen: tuple[str, ...] = ()) -> Scene:
    title = words("title")
    sheet = f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" fill="#f1e6cb"/>'
    return Scene(WIDTH, HEIGHT, title, sheet + text(WIDTH / 2, HEIGHT / 2 + 30, title, 90, family=HAND, css="ink"))


def gestures(view: View) -> dict[int, tuple[str, ...]]:
    return {code: (f"do-{code}",) for code in view.legal()}


def routes(view: View) -> dict[tuple[str, ...], tuple[int, ...]]:
    return {}


def attempt(view: View, ids: tuple[str, ...]) -> int | None:
    return None


def beyond(view: View, ids: tuple[str, ...], words: Words) -> Explanation | None:
    return None


def legend(view: View, words: Words) -> tuple[Symbol, ...]:
    return ()


def emblem(view: View, seat: int) -> str:
    return ""


def dice(before: View, veiled: int, words: Words) -> tuple[Die, ...]:
    return ()
