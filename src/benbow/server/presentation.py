"""What pages keep about a table beside its match: open curtains and the story so far; and a table on one device's screen."""
from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, replace
from html import escape

from markupsafe import Markup

from benbow.engine.contract import CHANCE
from benbow.engine.drawing.scene import Die
from benbow.engine.match import Match, steps
from benbow.engine.words import Words

from .curtain import Curtain, Facing, Sides, facing
from .schema import SeatRow
from .tables import Table
from .translator import Translator


@dataclass(frozen=True)
class Line:
    """One step of the story, as a seat saw it."""

    ply: int  # of the layout, its last one
    text: str
    dice: tuple[Die, ...]
    actor: int
    moment: str = ""  # of hooks.MOMENTS: a great one
    first: int | None = None  # of several actions that are one move: the ply of the first

    def html(self, is_news: bool) -> str:
        dice = "".join(die.svg() for die in self.dice)
        css = " ".join(filter(None, ("news" if is_news else "", "great" if self.moment else "")))
        marked = f' class="{css}"' if css else ""
        marked += "" if self.first is None else f' data-first="{self.first}"'
        return (f'<li id="ply-{self.ply}"{marked}><button type="button" class="line" data-at="{self.ply + 1}">'
                f"<span>{escape(self.text)}</span>{dice}</button></li>")


class TablePresentation:
    """One for each table in memory. To be used while the table's lock is held."""

    def __init__(self) -> None:
        self.curtains: dict[str, Curtain] = {}  # by holder
        self.beginners: dict[str, bool] = {}  # by holder: is it the first match of this game?
        self._sides = Sides()
        self._told: dict[tuple[int, str], list[Line]] = {}  # by seat and language
        self._match: Match | None = None  # the one that the story and the camps belong to
        self._log: tuple[int, ...] = ()  # of that match

    def facing(self, table: Table, holder: str) -> Facing:
        """Which view a device gets now."""
        self._keep_up(table.match)
        mine = table.held_by(holder)
        persons = {row.seat: row.person for row in table.seats if row.seat in mine and row.person is not None}
        opened = self.curtains.setdefault(holder, Curtain()).opened if persons else None
        now = facing(table.match, persons, opened, self._sides, table.is_ended)
        is_away = now.seat >= 0 and table.seats[now.seat].is_away and not table.is_ended
        return replace(now, note="paused" if table.is_paused else "away" if is_away else "")

    def story(self, match: Match, seat: int, words: Words, end: int) -> list[Line]:
        """What the seat was told, up to a ply. Cached, since the past does not change."""
        self._keep_up(match)
        lines = self._told.setdefault((seat, words.lang), [])
        laid, told = match.laid, lines[-1].ply if lines else -1
        for ply in steps(laid, end)[1:]:
            if ply == laid > told + 1:
                lines[:] = [Line(ply - 1, words("told-prologue"), (), CHANCE)]
            elif ply > told + 1:
                lines.append(line_of(match, ply - 1, seat, words))
                if run := run_of(match, lines[-2:], seat, words):
                    lines[-2:] = [run]
        return [line for line in lines if line.ply < end]

    def _keep_up(self, match: Match) -> None:
        """Drop what was undone since the last time; everything, if the store held another history than we knew."""
        if match is self._match:
            return
        before, self._match, self._log = self._log, match, match.log
        is_longer = self._log[: len(before)] == before
        back_to = [-1 - entry for entry in self._log[len(before) :] if entry < 0] if is_longer else [0]
        if back_to:
            for lines in self._told.values():
                lines[:] = [line for line in lines if line.ply < min(back_to)]
            self._sides.look_again()


def line_of(match: Match, ply: int, seat: int, words: Words) -> Line:
    before, veiled, after = match.view(seat, ply), match.veiled(ply, seat), match.view(seat, ply + 1)
    dice = match.game.drawing.dice(before, veiled, words) if before.actor < 0 else ()
    telling = match.game.telling
    return Line(ply, telling.tell(before, veiled, after, words), dice, before.actor, telling.moment(before, veiled, after))


def run_of(match: Match, lines: list[Line], seat: int, words: Words) -> Line | None:
    """The last two lines as one, if the second goes on with the move of the first."""
    if len(lines) < 2 or lines[0].actor != lines[1].actor or lines[0].actor < 0:
        return None
    first = lines[0].ply if lines[0].first is None else lines[0].first
    plies = range(first, lines[1].ply + 1)
    views = [match.view(seat, ply) for ply in (*plies, lines[1].ply + 1)]
    text = match.game.telling.tell_run(views, [match.veiled(ply, seat) for ply in plies], words)
    return None if text is None else Line(lines[1].ply, text, lines[1].dice, lines[1].actor, lines[1].moment, first)


@dataclass(frozen=True)
class Screen:
    """A table as one device shows it, in its language. Valid while the table's lock is held."""

    table: Table
    presentation: TablePresentation
    now: Facing
    translator: Translator
    is_coached: bool = False  # is the person told what to aim for, and warned?
    away_s: Callable[[SeatRow], float] = lambda row: 0.0  # for how long who sits there has had no page open
    holder: str = ""  # of the device

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def seat(self) -> int:
        """Whose view is shown."""
        return self.now.seat

    @functools.cached_property
    def words(self) -> Words:
        """The game's texts, with the names of the players."""
        return self.translator.of(self.table)

    def seat_name(self, seat: int) -> str:
        return self.words("seat", n=seat + 1)

    def story(self, end: int) -> list[Line]:
        return self.presentation.story(self.match, self.seat, self.words, end)

    def story_html(self, end: int, news_from: int | None = None) -> Markup:
        return Markup("".join(line.html(news_from is not None and line.ply >= news_from) for line in self.story(end)))
