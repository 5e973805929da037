"""The table at one moment as HTML, as one device may see it. Made from views only."""
from __future__ import annotations

import json
import math
from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import ClassVar

from markupsafe import Markup

from benbow.engine.contract import OVER, SPECTATOR, View
from benbow.engine.drawing.buttons import dice as default_dice
from benbow.engine.drawing.routes import Ids, Route, is_shown, lit, routes_of, starts
from benbow.engine.drawing.scene import Die, Scene, Symbol
from benbow.engine.match import Match, Outcome, steps
from benbow.engine.words import Words
from benbow.search.hints import capitalized

from . import clock
from .presence import AWAY_S
from .presentation import Screen
from .schema import SeatRow
from .translator import Translator

MAX_DICE_IN_TRAY = 4  # of a single roll there may be more


@dataclass(frozen=True)
class Gesture:
    """What is clicked for an action, and its name. A long move has none: it ends on a piece, which has one."""

    code: int | Route
    ids: Ids
    name: str
    is_final: bool  # hidden from others and not to be undone: the page asks for confirmation
    note: str = ""  # what it costs, or its chance, for whoever is coached
    warning: str = ""  # before a blunder, the same


@dataclass(frozen=True)
class Around:
    """The step of a ply in the story, of how many, and the plies one step before and after."""

    step: int
    of: int
    before: int
    after: int


@dataclass(frozen=True)
class Clock:
    left: float  # seconds, at the moment `at`
    at: float  # seconds, UTC
    text: str
    low: float  # when the page warns
    state: str  # "running", "paused" (it would run), or nothing
    wait: float = 0.0  # seconds until it runs, at the latest: its person has not come to the table


@dataclass(frozen=True)
class Sitting:
    """A seat as it is shown beside the board."""

    seat: int
    who: str
    role: str
    emblem: Markup  # drawn at tables for several devices
    what: str
    is_acting: bool
    is_you: bool
    points: str
    here: bool | None  # has the person a page open? None: a bot, or all are at one device
    is_elsewhere: bool  # connected, but not with a page of this table in sight
    clock: Clock | None
    can_replace: str  # by a bot, by others: "now", "soon", or not


@dataclass(frozen=True)
class Standing:
    who: str
    points: str
    is_winner: bool


@dataclass(frozen=True)
class Result:
    """How it ended, in words."""

    heading: str
    reason: str
    standings: list[Standing]  # the best first; none where points are not counted


@dataclass(frozen=True)
class LessonCard:
    """Something that a lesson says, and the pieces it points at; JSON."""

    text: str
    point: str


@dataclass(frozen=True)
class LessonPart:
    """What a lesson says now. What it points at last follows from the actions it expects: JSON."""

    step: int
    of: int
    cards: list[LessonCard]
    codes: str
    walk: str  # the actions now and directly after it: JSON
    goes_on: bool  # by itself, when it has been read: others act next


@dataclass(frozen=True)
class TableFragment:
    """The table at one moment, for one device."""

    template: ClassVar[str] = "table.html"
    url: str
    game: str
    rules: int  # their version
    seq: int
    ply: int
    end: int  # the last ply that the page knows of
    laid: int
    around: Around
    face: str
    status: str
    is_now: bool
    is_past: bool
    is_seated: bool
    is_mine: bool  # to act
    resigns: str
    curtain_for: int | None
    curtain_name: str
    is_handing_over: bool
    can_ask: bool  # for a hint
    is_thinking: bool
    prompt: str
    happened: str  # while looking back: what led here
    board: Markup
    buttons: list[Gesture]
    is_lit: bool  # can anything on the board be chosen?
    is_chosen: bool  # half a gesture
    gestures: str  # JSON
    can_undo: bool
    has_tray: bool  # does the game draw what was thrown?
    tray: list[Die]
    tray_fresh: int  # how many of them are of the last throw
    tray_caption: str  # what that one did, and to whom
    seats: list[Sitting]
    room: int
    is_away: bool  # does a bot play for this person?
    result: Result | None
    rematch: str  # the id of the next table
    lesson: LessonPart | None
    aim: str  # for whoever is coached


def gestures_of(match: Match, view: View, words: Words, is_coached: bool) -> list[Gesture]:
    telling, ways, routes = view.game.telling, view.game.drawing.gestures(view), routes_of(view)
    advice = (telling.note, telling.warn) if is_coached else ()
    return [
        *(Gesture(code, ids, telling.name(view, code, words), match.is_final(code), *(say(view, code, words) for say in advice))
          for code, ids in sorted(ways.items())),
        *(Gesture(codes, ids, "", False) for ids, codes in sorted(routes.items())),
    ]


# -------------------------------------------------------------------------------------------------- the fragment
def fragment(screen: Screen, ply: int | None = None, chosen: Ids = (), *, is_passing: bool = False,
             has_ground: bool = True) -> Markup:
    """The table at a ply (default: now), with what can be done if that is now. `is_passing`: the page is on its way to now,
    and is not to know of anything later than this ply."""
    table, match, now, words = screen.table, screen.match, screen.now, screen.words
    place = match.ply if ply is None else ply
    is_now = place == match.ply
    view = match.view(now.seat, place)
    can_act = is_now and not table.is_ended and match.actor == now.seat and not now.note
    gestures = gestures_of(match, view, words, screen.is_coached) if can_act else []
    scene = match.game.drawing.scene(view, words, chosen)
    ways = [way.ids for way in gestures]
    can, from_here = lit(ways, chosen), starts(ways, chosen)
    laid, behind = match.laid, match.ply - place if is_passing else 0
    lesson = lesson_part(screen, place) if is_now or is_passing else None
    thrown = next((line for line in reversed(screen.story(place)) if line.dice), None)
    buttons = [way for way in gestures if way.ids[:-1] in from_here and way.ids[-1] not in scene.ids]
    return screen.translator.render(TableFragment(
        url=f"/t/{table.id}",
        game=match.game.id,
        rules=match.game.rules_version,
        seq=table.seq - behind,
        ply=place,
        end=match.ply - behind,
        laid=laid,
        around=around(laid, place, match.ply),
        face=str(now),
        status=table.status if is_now or not is_passing else "open",
        is_now=is_now,
        is_past=not is_now and not is_passing,
        is_seated=now.is_seated,
        is_mine=can_act,
        resigns=resigns(screen),
        curtain_for=now.curtain_for,
        curtain_name="" if now.curtain_for is None else screen.seat_name(now.curtain_for),
        is_handing_over=now.hand_to is not None,
        can_ask=can_act or (table.is_ended and not is_now and not is_passing and view.actor == now.seat),
        is_thinking=is_now and table.is_thinking,
        prompt=asked(screen, view, scene, chosen, is_trail=is_shown(ways, chosen)) if is_now
        else passing(screen, place) if is_passing else "",
        happened="" if is_now or is_passing or not place else screen.story(place)[-1].text,
        board=Markup(scene.svg(can, chosen, has_ground=has_ground)),
        buttons=buttons,
        is_lit=any(id in scene.ids for id in can),
        is_chosen=bool(chosen),
        gestures=json.dumps([astuple(way) for way in gestures], ensure_ascii=False),
        can_undo=can_act and match.can_undo(),
        has_tray=match.game.drawing.dice is not default_dice,
        tray=tray(screen, place),
        tray_fresh=len(thrown.dice) if thrown else 0,
        tray_caption=thrown.text if thrown else "",
        seats=seats(screen, view),
        room=table.room,
        is_away=is_now and now.note == "away",
        result=result(screen) if is_now else None,
        rematch=table.rematch,
        lesson=lesson,
        aim=match.game.telling.aim(view, words) if can_act and screen.is_coached and not lesson else "",
    ))


def lesson_part(screen: Screen, ply: int) -> LessonPart | None:
    """For the learner, if the match follows the lesson."""
    lesson, match, goes_on = screen.table.lesson, screen.match, ply < screen.match.ply
    if lesson is None or screen.seat != lesson.seat or screen.table.is_thinking:
        return None
    told = lesson.told_in_between(match, ply) if goes_on else lesson.told(match)
    cards = [LessonCard(step.text(screen.words), json.dumps(step.point)) for step in told]
    codes, walk = ([], []) if goes_on else (lesson.accepted(match), lesson.walk(match))
    return LessonPart(lesson.steps.index(told[0]) + 1, len(lesson.steps), cards, json.dumps(codes), json.dumps(walk),
                      goes_on) if told else None


def around(laid: int, ply: int, end: int) -> Around:
    places = steps(laid, end)
    step = places.index(ply)
    return Around(step, len(places) - 1, places[max(0, step - 1)], places[min(step + 1, len(places) - 1)])


def resigns(screen: Screen) -> str:
    """Who would resign, by name; empty if the device holds one seat only."""
    now = screen.now
    return "" if now.is_alone or now.giving_up == SPECTATOR else screen.seat_name(now.giving_up)


def passing(screen: Screen, ply: int) -> str:
    """The prompt of a frame that is only passing: what has just happened."""
    return screen.story(ply)[-1].text if ply else screen.translator("prompt-laying")


def asked(screen: Screen, view: View, scene: Scene, chosen: Ids, is_trail: bool) -> str:
    """The prompt; after half a gesture how to go on, and while a trail is shown what a second tap does."""
    names, translator = {piece.id: piece.name for piece in scene.pieces}, screen.translator
    what, where = (names.get(id, "") for id in (chosen[0], chosen[-1])) if chosen else ("", "")
    if not what:
        return prompt(screen, view)
    if view.actor == view.seat and (own := view.game.telling.ask_next(view, chosen, screen.words)):
        return own
    if not is_trail or not where:
        return translator("prompt-chosen", what=capitalized(what))
    trail = what if len(chosen) == 1 else translator("prompt-trail", what=what, where=where)
    return translator("prompt-again", what=capitalized(trail))


def prompt(screen: Screen, view: View) -> str:
    """What the player is asked or told now."""
    match, now, translator = screen.match, screen.now, screen.translator
    if screen.table.is_ended:
        return translator("prompt-over")
    if screen.table.is_paused:
        return translator("prompt-paused")
    if now.curtain_for is not None:
        return translator("prompt-curtain", who=screen.seat_name(now.curtain_for))
    if now.hand_to is not None:
        return translator("prompt-hand-over", who=screen.seat_name(now.hand_to))
    if match.actor == now.seat and not screen.table.is_bot(now.seat):
        return match.game.telling.ask(view, screen.words)
    return translator("prompt-wait", who=screen.seat_name(match.actor))


def tray(screen: Screen, ply: int) -> list[Die]:
    """The dice since the seat's own last action, the newest last; of each roll all or none."""
    found: list[Die] = []
    for line in reversed(screen.story(ply)):
        if found and (line.actor == screen.seat or len(found) + len(line.dice) > MAX_DICE_IN_TRAY):
            break
        found[:0] = line.dice
    return found


def seats(screen: Screen, view: View) -> list[Sitting]:
    table, translator = screen.table, screen.translator
    outcome = table.match.outcome if view.actor == OVER else None
    return [
        Sitting(
            row.seat,
            screen.seat_name(row.seat),
            table.game.telling.role(view, row.seat, screen.words),
            emblem(view, row.seat) if table.is_far else Markup(""),
            bot_text(row, translator),
            view.actor == row.seat and not table.is_ended,
            row.seat == screen.seat,
            screen.words("points", n=outcome.points[row.seat]) if outcome and table.game.has_points else "",
            screen.away_s(row) == 0 if table.is_far and row.holder else None,
            is_elsewhere(screen, row),
            clock_of(screen, row),
            replaceable(screen, row),
        )
        for row in table.seats
    ]


def is_elsewhere(screen: Screen, row: SeatRow) -> bool:
    """Is the person connected, but looks at another page? Who asks is here."""
    table = screen.table
    return (table.is_far and bool(row.holder) and not row.is_held_by(screen.holder) and screen.away_s(row) == 0
            and not table.watchers.has(row))


def emblem(view: View, seat: int) -> Markup:
    """The seat's figure; nothing where all are alike."""
    art = view.game.drawing.emblem(view, seat)
    return Markup(Symbol("", art, "").svg() if art else "")


def bot_text(row: SeatRow, translator: Translator) -> str:
    """A bot's level; of someone who is away, who plays meanwhile."""
    if not row.bot:
        return ""
    level = translator(f"level-{row.bot}")
    return translator("seat-stand-in", level=level) if row.is_away else translator("seat-bot", level=level)


def replaceable(screen: Screen, row: SeatRow) -> str:
    """May others let a bot play for who sits there?"""
    table, away = screen.table, screen.away_s(row)
    if not away or not table.is_far or not screen.now.is_seated or table.is_ended or row.bot:
        return ""
    return "now" if away >= AWAY_S else "soon"


def clock_of(screen: Screen, row: SeatRow) -> Clock | None:
    """Of a person, if the table is played with clocks."""
    table, now = screen.table, clock.now()
    if table.timing is None or row.bot or table.is_ended:
        return None
    seconds = clock.left(table.timing, row.seat, now)
    state = "" if row.seat != table.timing.seat else "paused" if table.is_paused else "running"
    wait = round(table.timing.since - now, 1) if state == "running" and table.timing.since > now else 0.0
    return Clock(round(seconds, 1), round(now, 1), clock_text(seconds, screen.translator),
                 clock.SLOW_LOW_S if table.terms.pace == "slow" else clock.LOW_S, state, wait)


def clock_text(seconds: float, translator: Translator) -> str:
    days, rest = divmod(math.ceil(seconds), clock.DAY_S)
    return translator("clock-days", days=days, hours=rest // 3600) if days > 0 else clock.text(seconds)


@dataclass(frozen=True)
class RoomFragment:
    """What stands beside the match: who is here, clocks."""

    template: ClassVar[str] = "room.html"
    seats: list[Sitting]
    room: int


def room(screen: Screen) -> Markup:
    return screen.translator.render(RoomFragment(seats(screen, screen.match.view(screen.seat)), screen.table.room))


def result(screen: Screen) -> Result | None:
    table, outcome = screen.table, screen.match.outcome
    if table.status == "resigned":
        return Result(ending_text(table.ending, table.resigned, screen.seat_name, screen.translator), "", [])
    if outcome is None:
        return None
    return Result(winners(screen, outcome), screen.words(f"reason-{outcome.reason}"),
                  standings(screen, outcome) if screen.match.game.has_points else [])


def ending_text(ending: str, seat: int | None, name: Callable[[int], str], translator: Translator) -> str:
    """How a match ended before its rules ended it."""
    if ending == "drawn":
        return translator("result-drawn")
    if ending == "aborted" or seat is None:
        return translator("result-aborted")
    return translator("result-timeout", who=name(seat)) if ending == "timeout" else translator("result-resigned", who=name(seat))


def standings(screen: Screen, outcome: Outcome) -> list[Standing]:
    order = sorted(range(screen.match.seats), key=lambda seat: (-outcome.points[seat], seat))
    points = {seat: screen.words("points", n=outcome.points[seat]) for seat in order}
    return [Standing(screen.seat_name(seat), points[seat], seat in outcome.winners) for seat in order]


def winners(screen: Screen, outcome: Outcome) -> str:
    translator = screen.translator
    if len(outcome.winners) == screen.match.seats:
        return translator("result-draw")
    if screen.now.is_alone:
        return translator("result-you-won") if screen.seat in outcome.winners else translator("result-you-lost")
    who = screen.words.joined([screen.seat_name(seat) for seat in outcome.winners])
    return translator("result-winners", n=len(outcome.winners), who=who)
