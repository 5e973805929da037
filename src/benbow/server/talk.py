"""Talk at a table: who reads what, and how it is shown. Players and watchers read one another only after the end."""
from __future__ import annotations

import functools
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import ClassVar

from markupsafe import Markup

from .presentation import Screen
from .schema import ROOMS, Said
from .tables import Table
from .translator import Translator

SEATS, WATCHERS = ROOMS
MAX_LINE_LENGTH = 300
MAX_LINES = 1000  # in each room: those who watch cannot use up what those who play may say


@functools.cache
def phrases(translator: Translator) -> dict[str, str]:
    """What can be said by one click: everyone reads it in the own language."""
    return {
        "hello": translator("phrase-hello"),
        "luck": translator("phrase-luck"),
        "your-turn": translator("phrase-your-turn"),
        "moment": translator("phrase-moment"),
        "nice": translator("phrase-nice"),
        "oops": translator("phrase-oops"),
        "thanks": translator("phrase-thanks"),
        "well-played": translator("phrase-well-played"),
        "again": translator("phrase-again"),
        "bye": translator("phrase-bye"),
    }


@dataclass(frozen=True)
class Line:
    """What someone said, for one reader."""

    by: str  # the seat, or a number for each who watches: a device can mute it
    who: str
    is_own: bool
    is_watcher: bool
    at: str  # ISO 8601, UTC
    text: str


@dataclass(frozen=True)
class TalkLines:
    template: ClassVar[str] = "talk_lines.html"
    lines: list[Line]


@dataclass(frozen=True)
class TalkPanel:
    """The talk beside the board."""

    template: ClassVar[str] = "talk.html"
    said: Markup
    heard: str
    is_shown: bool
    is_seated: bool
    needs_name: bool
    max_length: int
    phrases: list[tuple[str, str]]


def rooms_of(screen: Screen) -> tuple[str, ...]:
    """What this device reads."""
    if screen.table.is_gathering and not screen.now.is_seated:
        return ()
    return ROOMS if screen.table.is_ended else (SEATS,) if screen.now.is_seated else (WATCHERS,)


def is_on(table: Table) -> bool:
    return table.terms.has_talk and table.lesson is None


def is_shown(screen: Screen) -> bool:
    """Is there anyone to talk to, or anything to read? While a table waits for people it is for those who sit there."""
    table = screen.table
    if table.is_gathering:
        others = any(row.holder and not row.is_held_by(screen.holder) for row in table.seats)
        return is_on(table) and screen.now.is_seated and (others or bool(readable(screen)))
    return is_on(table) and (not screen.now.is_seated or table.is_far or table.watchers.spectators > 0 or bool(readable(screen)))


def readable(screen: Screen) -> list[Said]:
    rooms = rooms_of(screen)
    return [said for said in screen.table.talk if said.room in rooms]


def heard(screen: Screen) -> str:
    """How far a page has read that shows everything: rooms, and how many lines of them."""
    return f"{'+'.join(rooms_of(screen))}:{len(readable(screen))}"


def first_unheard(screen: Screen, known: str) -> int:
    """How many lines a page has that has read so far; -1 if it has read other rooms, and has to begin anew."""
    (rooms, _, count), (own, _, end) = known.partition(":"), heard(screen).partition(":")
    return int(count) if rooms == own and count.isdecimal() and int(count) <= int(end) else -1


def lines(screen: Screen, first: int = 0) -> Markup:
    """What this device may read, from a line on."""
    watchers = list(dict.fromkeys(said.holder for said in screen.table.talk if said.seat < 0))
    return screen.translator.render(TalkLines([
        Line(
            f"seat-{said.seat}" if said.seat >= 0 else f"watcher-{watchers.index(said.holder)}",
            said.name or screen.seat_name(said.seat),
            said.holder == screen.holder,
            said.seat < 0,
            datetime.fromtimestamp(said.at, UTC).isoformat(timespec="seconds"),
            phrases(screen.translator).get(said.phrase, said.phrase) if said.phrase else said.text,
        )
        for said in readable(screen)[first:]
    ]))


def panel(screen: Screen, name: str) -> Markup:
    """`name`: as the person at the device was called the last time."""
    return screen.translator.render(TalkPanel(
        lines(screen), heard(screen), is_shown(screen), screen.now.is_seated, not screen.now.is_seated and not name,
        MAX_LINE_LENGTH, [*phrases(screen.translator).items()]))


def talk_frame(screen: Screen, known: str) -> dict[str, object]:
    """What a page has not read yet."""
    first = first_unheard(screen, known)
    count = 0 if screen.table.is_gathering else screen.table.watchers.spectators
    return {"heard": heard(screen), "lines": lines(screen, max(0, first)), "whole": first < 0, "shown": is_shown(screen),
            "watching": screen.translator("talk-watching", n=count) if count else ""}
