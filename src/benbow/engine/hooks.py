"""What a game may say and draw beside its rules: the functions of its `telling/` and `drawing/`. All of them have defaults.

They are plain Python, and get views only.
"""
from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from types import FunctionType, ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Protocol

from .errors import BadGameError

if TYPE_CHECKING:
    from .contract import Explanation, View
    from .drawing.scene import Die, Scene, Symbol
    from .words import Words

MOMENTS = ("treasure", "wreck", "death", "thunder")


class Telling(Protocol):
    """The plain Python room of a game: words for what happened and for what is not allowed."""

    def tell(self, before: View, veiled: int, after: View, words: Words) -> str:
        """What an action did, as the seat saw it; `before` and `after` are the seat's views."""

    def tell_run(self, views: Sequence[View], veiled: Sequence[int], words: Words) -> str | None:
        """One sentence for several actions in a row that people take for one move, such as a walk step by step; None if they are
        not one move. `views` are those before each action and after the last."""

    def explain(self, view: View, attempt: int, words: Words) -> Explanation:
        """Why the attempt is not allowed to the view's seat now."""

    def ask(self, view: View, words: Words) -> str:
        """What the actor is asked to do now."""

    def name(self, view: View, code: int, words: Words) -> str:
        """What a button says that plays this action of the view's seat."""

    def role(self, view: View, seat: int, words: Words) -> str:
        """What a seat is in this game, in a word or two; nothing where all are alike."""

    def ask_next(self, view: View, chosen: tuple[str, ...], words: Words) -> str | None:
        """What the actor is asked after half a gesture; None for the usual words. What was clicked may be anything."""

    def moment(self, before: View, veiled: int, after: View) -> str:
        """Is this one of the great moments? One of MOMENTS, or nothing: the page holds its breath, and something is heard."""

    def aim(self, view: View, words: Words) -> str:
        """To a beginner who acts now: a sentence on what to aim for, or on what bars the way; nothing where there is no need."""

    def note(self, view: View, code: int, words: Words) -> str:
        """What an action costs, or its chance, in a few words, while it is pointed at; nothing where there is nothing to say."""

    def warn(self, view: View, code: int, words: Words) -> str:
        """Why an action is a plain blunder, in a sentence; nothing if it is none."""

    def board(self, view: View, words: Words) -> str:
        """The table as text with rich's markup, for the terminal."""


class Drawing(Protocol):
    """The room that draws: `drawing/` of a game. From views only."""

    def scene(self, view: View, words: Words, chosen: tuple[str, ...] = ()) -> Scene:
        """The table as the view's seat sees it; after a partial gesture, also what follows from it: reach, trails, handles."""

    def gestures(self, view: View) -> dict[int, tuple[str, ...]]:
        """For each legal action of the view's seat, what is clicked in turn: pieces of the scene; last, perhaps a button.

        No two are equal, and none begins with another. An id that is no piece of the scene is a button, with the action's name.
        """

    def attempt(self, view: View, ids: tuple[str, ...]) -> int | None:
        """The action that these clicks would mean, were it allowed; so that `explain` can say why it is not."""

    def legend(self, view: View, words: Words) -> tuple[Symbol, ...]:
        """What is drawn on the board, each with its meaning; what is marked `data-mark="key"` in a drawing has one here."""

    def emblem(self, view: View, seat: int) -> str:
        """A seat's figure or mark, in a square of 64 around the origin, drawn in full; nothing where all are alike."""

    def dice(self, before: View, veiled: int, words: Words) -> tuple[Die, ...]:
        """What an action threw or drew, for the tray: nothing where there is nothing to show."""

    def routes(self, view: View) -> dict[tuple[str, ...], tuple[int, ...]]:
        """Far destinations: what is clicked in turn -> two or more actions of the view's seat, played one by one.

        The first tap on a far place is a partial gesture: `scene` draws the trail. The second plays it: `("p3", "k7", "k7")`.
        All that is clicked is a piece. Play stops before what is not allowed any more, and after whatever uncovers something or
        lets chance or another seat act. No action of it is final and hidden: what is asked for twice has its own gesture.
        """

    def beyond(self, view: View, ids: tuple[str, ...], words: Words) -> Explanation | None:
        """Why what the actor clicked leads nowhere now, where no single action says it. To ask it: `routes.too_far`."""


def with_defaults(telling: object, drawing: object) -> Iterator[tuple[str, object]]:
    """The rooms of words and drawings, with defaults for what they leave out."""
    from . import telling as notation
    from .drawing import buttons

    for name, given, default, protocol in (("telling", telling, notation, Telling), ("drawing", drawing, buttons, Drawing)):
        wanted = [function for function in vars(protocol) if not function.startswith("_")]
        _check_hooks(name, given, wanted)
        yield name, SimpleNamespace(**{one: getattr(given, one, getattr(default, one)) for one in wanted})


def _check_hooks(room: str, given: object, wanted: Sequence[str]) -> None:
    """A hook that is misspelt would never be called."""
    if not isinstance(given, ModuleType):
        return
    missing = [hook for hook in wanted if not hasattr(given, hook)]
    for name, value in vars(given).items():
        is_own = isinstance(value, FunctionType) and value.__module__.startswith(given.__name__)
        near = difflib.get_close_matches(name, missing, n=1, cutoff=0.8)
        if is_own and near and not name.startswith("_"):
            raise BadGameError(room, f"has a public function {name!r} that is no hook; did you mean {near[0]!r}?")
