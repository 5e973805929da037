"""The luck report of a match that is over. A search worker makes it; the page shows the progress, then the report.

A report is kept as long as its table is in memory; after that it is made again when someone asks.
"""
from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field, replace
from typing import ClassVar
from weakref import WeakKeyDictionary

from babel.numbers import format_decimal
from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response
from markupsafe import Markup

from benbow.engine.contract import OVER, SPECTATOR
from benbow.engine.drawing.scene import Die
from benbow.search.dice_statistics import Band, Face
from benbow.search.hints import capitalized
from benbow.search.luck import Report, SeatTotals
from benbow.search.luck_job import question

from .context import Context
from .luck_picture import Labels, band_svg, bars_svg, lines_svg, swings
from .presentation import line_of
from .registry import TableRegistry
from .table_routes import NO_STORE, Found
from .tables import Table, TableError
from .translator import Translator

router = APIRouter(prefix="/t/{id}")
REPORT_SEED = 1  # the same match gets the same report
MAX_LISTED = 3  # draws, and decisions
MINUS = "−"


@dataclass
class Study:
    """The report of a table, or its progress."""

    part: float = 0.0
    report: Report | None = None
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    @property
    def is_failed(self) -> bool:
        return self.report is None and self.task is not None and self.task.done()


_STUDIES: WeakKeyDictionary[Table, Study] = WeakKeyDictionary()


@dataclass(frozen=True)
class LuckPage:
    template: ClassVar[str] = "luck.html"
    url: str  # of the table
    title: str
    shown: Shown | None
    state: str  # done, failed, waiting, nobody
    percent: int


@router.get("/luck")
async def page(table: Found, context: Context) -> Response:
    found = begun(table, context.registry)
    async with table.lock:
        reader = context.facing(table).seat
    shown = None if found.report is None else Shown(table, found.report, context.translator, reader)
    state = "done" if shown else "failed" if found.is_failed else "waiting" if context.registry.pool.count else "nobody"
    if found.is_failed:
        del _STUDIES[table]  # the next request tries again
    title = table.game.title(context.translator.lang)
    return context.page(LuckPage(f"/t/{table.id}", title, shown, state, round(100 * found.part)), game=table.game)


@router.get("/luck/progress")
async def progress(table: Found, context: Context) -> Response:
    found = begun(table, context.registry)
    is_settled = found.report is not None or found.is_failed
    return JSONResponse({"percent": round(100 * found.part), "done": is_settled}, headers=NO_STORE)


def begun(table: Table, registry: TableRegistry) -> Study:
    """The report of this table; started if it is not, as soon as the search is compiled."""
    if table.match.actor != OVER:
        raise TableError("luck-not-over", "there is a luck report only after the match")
    found = _STUDIES.setdefault(table, Study())
    if found.task is None and registry.pool.is_ready(table.game):
        found.task = registry.spawn(made(table, registry, found))
    return found


async def made(table: Table, registry: TableRegistry, kept: Study) -> None:
    def progress(part: float) -> None:
        kept.part = part

    match = table.match
    kept.report = await registry.pool.study(question(table.game, match.options, match.actions, REPORT_SEED), progress)


# ------------------------------------------------------------------------------------------------------------ in words
@dataclass(frozen=True)
class Told:
    """A draw or a decision: what happened, what it was worth, and where in the story."""

    text: str
    meant: str
    at: int
    step: int


@dataclass(frozen=True)
class SeatSums:
    """A seat's figures, which add up as they are shown, and the same in a sentence."""

    who: str
    expected: str
    luck: str
    skill: str
    gifts: str
    rest: str
    result: str
    sentence: str


@dataclass(frozen=True)
class FaceRow:
    name: str
    die: Die | None  # to be drawn
    face: Face
    expected: str


@dataclass(frozen=True)
class BandShown:
    heading: str
    drawing: Markup
    rows: tuple[FaceRow, ...]


class Shown:
    """A report in the reader's language. Draws are told as the reader sees them, decisions as the seat saw them that took them:
    nothing is hidden any more."""

    def __init__(self, table: Table, report: Report, translator: Translator, reader: int = SPECTATOR) -> None:
        self._reader = reader
        self.report, self._match, self.translator, self._words = report, table.match, translator, translator.of(table)
        self.seats = [self._words("seat", n=seat + 1) for seat in range(table.match.seats)]
        self.rows = [self._sums(self.seats[seat], one) for seat, one in enumerate(report.sums)]
        self.strokes = [self._stroke(place) for place in swings(report, MAX_LISTED)]
        costly = sorted((one for one in report.choices if one.loss > 0), key=lambda one: (-one.loss, one.ply))[:MAX_LISTED]
        self.costly = [self._told(one.ply, one.seat, translator("luck-cost", who=self.seats[one.seat],
                                                                           share=self.share(one.loss, ""),
                                                            better=self._better(one.ply, one.seat, one.best))) for one in costly]

    # --------------------------------------------------------------------------------------------------------- figures
    def _sums(self, who: str, one: SeatTotals) -> SeatSums:
        start, luck, skill, gifts, result = (
            percent(value) for value in (one.expected, one.luck, one.skill, one.gifts, one.result))
        skill_text = self.doubtful(one.skill, one.skill_error) if one.skill else self.translator("luck-no-mistake")
        figures = {"start": self.percent(start, ""), "luck": self.percent(abs(luck), ""), "cost": self.percent(-skill, ""),
                   "gifts": self.percent(abs(gifts), ""), "result": self.percent(result, "")}
        sentence = self.translator("luck-sentence", who=who, **figures, mistakes="some" if one.skill else "none",
                                   sign=sign_of(luck), others=sign_of(gifts))
        return SeatSums(who, figures["start"], self.doubtful(one.luck, one.luck_error), skill_text, self.percent(gifts),
                        self.percent(result - start - luck - skill - gifts), figures["result"], sentence)

    def share(self, value: float, plus: str = "+") -> str:
        """A chance of winning, or a change of it."""
        return self.percent(percent(value), plus)

    def percent(self, number: int, plus: str = "+") -> str:
        sign = MINUS if number < 0 else plus if number > 0 else ""
        return self.translator("luck-percent", n=f"{sign}{abs(number)}")

    def doubtful(self, value: float, error: float) -> str:
        return self.translator("luck-doubt", share=self.share(value), error=str(percent(error)))

    # -------------------------------------------------------------------------------------------------------- sentences
    def _stroke(self, place: int) -> Told:
        """The seat that it helped most comes first."""
        draw = self.report.draws[place]
        order = sorted(range(len(draw.luck)), key=lambda seat: -draw.luck[seat])
        shares = [self.translator("luck-stroke", who=self.seats[seat], share=self.share(draw.luck[seat])) for seat in order]
        return self._told(draw.ply, self._reader, ", ".join(shares))

    def _told(self, ply: int, seat: int, meant: str) -> Told:
        laid, words = self.report.laid, self._words
        text = words("told-prologue") if ply < laid else line_of(self._match, ply, seat, words).text
        return Told(text, meant, ply + 1, ply + 1 - max(0, laid - 1))

    def _better(self, ply: int, seat: int, code: int) -> str:
        return self._match.game.telling.name(self._match.view(seat, ply), code, self._words)

    # --------------------------------------------------------------------------------------------------------- drawings
    @property
    def lines(self) -> Markup:
        text = self.translator("luck-lines-text", sums=", ".join(f"{row.who}: {row.luck}" for row in self.rows))
        return Markup(lines_svg(self.report, Labels(self.translator("luck-lines"), text, self.seats), self.share))

    @property
    def bars(self) -> Markup:
        labels = Labels(self.translator("luck-bars"), self.translator("luck-bars-text"), self.seats)
        kinds = self.translator("luck-luck"), self.translator("luck-skill")
        return Markup(bars_svg(self.report, labels, kinds, self.share, self.translator("luck-no-mistake")))

    @property
    def bands(self) -> list[BandShown]:
        """Of each die, for each seat that threw it."""
        return [self._band(k, band) for k, band in enumerate(self.report.bands)]

    def _band(self, k: int, band: Band) -> BandShown:
        dice = [self._die(face) for face in band.faces]
        name = common_start([die.name for die in dice if die]) if all(dice) else ""
        die_name = capitalized(name) if name else self.translator("luck-die")
        heading = (self.translator("luck-rolls", die=die_name, n=band.rolls) if band.seat < 0 else
                   self.translator("luck-rolls-of", die=die_name, n=band.rolls, who=self.seats[band.seat]))
        if not name:
            dice = [die and replace(die, name=face.name) for die, face in zip(dice, band.faces, strict=True)]
        means = [format_decimal(face.expected, "0.0", self.translator.lang) for face in band.faces]
        rows = tuple(FaceRow(die.name if die else face.name, die, face, mean)
                     for die, face, mean in zip(dice, band.faces, means, strict=True))
        odd = [row.name for row in rows if row.face.is_odd]
        text = self.translator("luck-band-odd", faces=self._words.joined(odd)) if odd else self.translator("luck-band-usual")
        drawing = band_svg(band, f"luck-band-{k}", Labels(heading, text), [(row.name, row.die) for row in rows])
        return BandShown(heading, Markup(drawing), rows)

    def _die(self, face: Face) -> Die | None:
        """A die that shows the face, if the game draws one."""
        found = self._match.game.drawing.dice(self._match.view(SPECTATOR, face.ply), face.code, self._words)
        return found[face.place] if found else None


def percent(value: float) -> int:
    return round(100 * value)


def sign_of(number: int) -> str:
    return "more" if number > 0 else "less" if number < 0 else "none"


def common_start(names: list[str]) -> str:
    """How the names of all faces of a die begin: its own name.

    >>> common_start(["green die: 1", "green die: 2"]), common_start(["1", "2, 8 PP"])
    ('green die', '')
    """
    alike = itertools.takewhile(lambda signs: len(set(signs)) == 1, zip(*names, strict=False))
    return "".join(signs[0] for signs in alike).rstrip(" :\u00a0\u202f") if len(names) > 1 else ""
