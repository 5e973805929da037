"""What the tests over all games know of one: how it is played through, positions by hand, and what is said there."""
from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from benbow.engine.contract import Game, View
from benbow.engine.drawing.scene import Scene
from benbow.engine.laws.option_rows import Row, pairwise
from benbow.engine.match import Match

Set = Callable[[], Match]
Ids = tuple[str, ...]


def anything(match: Match, luck: random.Random) -> int:
    return luck.choice(match.legal())


@dataclass(frozen=True)
class Sample:
    game: Game
    # Whole matches. Seats play at random; a limit of turns is set to about `turns`.
    rows: int = 0  # how many: those of a pairwise cover of the options, then on with other luck; 0: one of each
    turns: int = 0
    choose: Callable[[Match, random.Random], int] = anything
    lively: Sequence[Set] = ()  # more matches, where more happens
    # Words, in positions by hand.
    refusals: Sequence[tuple[str, Set, int, str, str]] = ()  # the text's key, match, seat, attempt, clause: one for each `not-`
    reasons: Sequence[tuple[Set, str, str, str]] = ()  # match, attempt of the first seat, language, what it is told
    asked: Sequence[tuple[Set, str]] = ()  # match, what its actor is asked
    named: Sequence[tuple[Set, str, str, str]] = ()  # match, action, its name in English and in German
    half: Sequence[tuple[Set, Ids]] = ()  # match, half a gesture: what is asked next
    told: Sequence[Set] = ()  # matches in which something is told that is rare elsewhere
    unsaid: frozenset[str] = frozenset({"told-prologue"})  # the page says it
    columns: int = 80  # of a terminal
    lines: int = 45
    boards: Sequence[Set] = ()  # tables in characters: together they have all that is written there
    # Drawings.
    moments: int = 5  # of each whole match
    bytes: int = 70_000  # the most that a drawing has beside its ground
    checks: tuple[Callable[[View, Scene], None], ...] = ()  # what holds in every drawing of this game
    silent: str = ""  # the pattern of ids of pieces without a name
    is_written: bool = True  # are there words on the ground?
    odd: tuple[Set, Sequence[Mapping[str, int]]] | None = None  # a match, and values of fields that cannot be there
    odd_chosen: Sequence[Ids] = ((),)  # what is chosen there
    odd_clicks: tuple[Set, Sequence[Ids]] | None = None  # a match, and clicks of its actor that mean nothing

    @property
    def options(self) -> list[Row]:
        """One row for each match."""
        cover = pairwise(self.game)
        rows = [dict(cover[k % len(cover)]) for k in range(self.rows or len(cover))]
        for k, row in enumerate(rows):
            if "limit" in row:
                row["limit"] = self.turns + k % 9
        return rows
