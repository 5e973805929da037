"""What a page is sent: the table as one seat sees it, at one moment, as HTML. From views alone."""
from __future__ import annotations

import json
from dataclasses import dataclass
from html import escape

from benbow.engine.contract import CHANCE, OVER, SPECTATOR, Prompts, View
from benbow.engine.drawing.routes import Ids, Route, is_shown, lit, routes_of, starts
from benbow.engine.drawing.scene import Die, Scene
from benbow.engine.match import Match, Outcome, steps
from benbow.engine.words import Words

from .curtain import Facing
from .tables import Table
from .translator import Translator

TRAY = 4  # dice that are kept in the tray; of one throw there may be more


@dataclass(frozen=True)
class Line:
    """One step of the story, as a seat saw it."""

    ply: int  # of laying out the table, the last one
    text: str
    dice: tuple[Die, ...]
    actor: int

    def html(self, is_news: bool) -> str:
        dice = "".join(die.svg() for die in self.dice)
        news = ' class="news"' if is_news else ""
        return (f'<li id="ply-{self.ply}"{news}><button type="button" class="line" data-at="{self.ply + 1}">'
                f"<span>{escape(self.text)}</span>{dice}</button></li>")


def story(table: Table, seat: int, translator: Translator, end: int) -> list[Line]:
    """What the seat was told, up to a ply. Kept: the past does not change."""
    lines, match, words = table.told.setdefault((seat, translator.lang), []), table.match, translator.of(table)
    laid, told = match.laid, lines[-1].ply if lines else -1
    for ply in steps(laid, end)[1:]:
        if ply == laid > told + 1:
            lines[:] = [Line(ply - 1, words("told-prologue"), (), CHANCE)]
        elif ply > told + 1:
            lines.append(line_of(match, ply - 1, seat, words))
    return [line for line in lines if line.ply < end]


def line_of(match: Match, ply: int, seat: int, words: Words) -> Line:
    before, veiled, after = match.view(seat, ply), match.veiled(ply, seat), match.view(seat, ply + 1)
    dice = match.game.drawing.dice(before, veiled, words) if before.actor < 0 else ()
    return Line(ply, match.game.telling.tell(before, veiled, after, words), dice, before.actor)


def story_html(table: Table, seat: int, translator: Translator, end: int, news_from: int | None = None) -> str:
    lines = story(table, seat, translator, end)
    return "".join(line.html(news_from is not None and line.ply >= news_from) for line in lines)


@dataclass(frozen=True)
class Gesture:
    """How an action is done, and what it is called; or a long move, which needs no name: it ends on a piece, and that has one."""

    code: int | Route
    ids: Ids
    name: str
    is_final: bool  # hidden from others, and not to be taken back: the page asks first


def gestures_of(match: Match, view: View, words: Words) -> list[Gesture]:
    name, ways, routes = view.game.telling.name, view.game.drawing.gestures(view), routes_of(view)
    return [
        *(Gesture(code, ids, name(view, code, words), match.is_final(code)) for code, ids in sorted(ways.items())),
        *(Gesture(codes, ids, "", False) for ids, codes in sorted(routes.items())),
    ]


# -------------------------------------------------------------------------------------------------- the fragment
def fragment(table: Table, now: Facing, translator: Translator, ply: int | None = None, chosen: tuple[str, ...] = (), *,
             is_passing: bool = False, has_ground: bool = True) -> str:
    """The table at a ply (now, if none is given), with what can be done now. `is_passing`: on the way from then to now,
    so that the page it is for knows of no more than this."""
    match, words = table.match, translator.of(table)
    place = match.ply if ply is None else ply
    is_now = place == match.ply
    view = match.view(now.seat, place)
    can_act = is_now and not table.is_ended and match.actor == now.seat
    gestures = gestures_of(match, view, words) if can_act else []
    scene = match.game.drawing.scene(view, words, chosen)
    ways = [way.ids for way in gestures]
    can, from_here = lit(ways, chosen), starts(ways, chosen)
    laid, behind = match.laid, match.ply - place if is_passing else 0
    buttons = [way for way in gestures if way.ids[:-1] in from_here and way.ids[-1] not in scene.ids]
    return translator.render(
        "table.html",
        table=table,
        seq=table.seq - behind,
        end=match.ply - behind,
        laid=laid,
        around=around(laid, place, match.ply),
        game=match.game,
        now=now,
        resigns=resigns(now, words),
        is_now=is_now,
        is_past=not is_now and not is_passing,
        ply=place,
        is_mine=can_act,
        can_ask=can_act or (table.is_ended and not is_now and not is_passing and view.actor == now.seat),  # for a hint
        is_thinking=is_now and table.is_thinking,
        prompt=asked(table, now, view, translator, scene, chosen, is_trail=is_shown(ways, chosen)) if is_now
        else passing(table, now.seat, translator, place) if is_passing else "",
        board=scene.svg(can, chosen, has_ground=has_ground),
        buttons=buttons,
        is_lit=any(id in scene.ids for id in can),
        chosen=chosen,
        gestures=json.dumps([[way.code, way.ids, way.name, way.is_final] for way in gestures], ensure_ascii=False),
        can_undo=can_act and match.can_undo(),
        tray=tray(table, now.seat, translator, place),
        seats=seats(table, now, translator, view),
        result=result(table, now, translator) if is_now else None,
    )


@dataclass(frozen=True)
class Around:
    """Where a moment stands in the story, in steps; and the plies one step before and after it."""

    step: int
    of: int
    before: int
    after: int


def around(laid: int, ply: int, end: int) -> Around:
    places = steps(laid, end)
    step = places.index(ply)
    return Around(step, len(places) - 1, places[max(0, step - 1)], places[min(step + 1, len(places) - 1)])


def resigns(now: Facing, words: Words) -> str:
    """Who would, if there are several seats at this device: the page asks by name."""
    return "" if now.is_alone or now.giving_up == SPECTATOR else words("seat", n=now.giving_up + 1)


def passing(table: Table, seat: int, translator: Translator, ply: int) -> str:
    """What has just happened; before anything has, what will."""
    return story(table, seat, translator, ply)[-1].text if ply else translator("prompt-laying")


def asked(table: Table, now: Facing, view: View, translator: Translator, scene: Scene, chosen: Ids, is_trail: bool) -> str:
    """What is asked now; after half a gesture, that it is to be finished; while a trail is shown, what a second tap does."""
    names = {piece.id: piece.name for piece in scene.pieces}
    what, where = (names.get(id, "") for id in (chosen[0], chosen[-1])) if chosen else ("", "")
    if not what:
        return prompt(table, now, view, translator)
    if own := asked_next(view, chosen, translator.of(table)):
        return own
    if not is_trail or not where:
        return translator("prompt-chosen", what=capital(what))
    trail = what if len(chosen) == 1 else translator("prompt-trail", what=what, where=where)
    return translator("prompt-again", what=capital(trail))


def asked_next(view: View, chosen: Ids, words: Words) -> str | None:
    """The game's own words for the rest of a gesture, if it has any."""
    telling = view.game.telling
    return telling.ask_next(view, chosen, words) if isinstance(telling, Prompts) and view.actor == view.seat else None


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def prompt(table: Table, now: Facing, view: View, translator: Translator) -> str:
    """What is asked now."""
    match, words = table.match, translator.of(table)
    if table.is_ended:
        return translator("prompt-over")
    if now.curtain_for is not None:
        return translator("prompt-curtain", who=words("seat", n=now.curtain_for + 1))
    if now.hand_to is not None:
        return translator("prompt-hand-over", who=words("seat", n=now.hand_to + 1))
    if match.actor == now.seat:
        return match.game.telling.ask(view, words)
    return translator("prompt-wait", who=words("seat", n=match.actor + 1))


def tray(table: Table, seat: int, translator: Translator, ply: int) -> list[Die]:
    """The dice since the seat's own last action, the newest last; of a throw all of them, or none."""
    found: list[Die] = []
    for line in reversed(story(table, seat, translator, ply)):
        if found and (line.actor == seat or len(found) + len(line.dice) > TRAY):
            break
        found[:0] = line.dice
    return found


@dataclass(frozen=True)
class Sitting:
    """A seat as it is shown beside the board."""

    who: str
    role: str
    what: str
    is_acting: bool
    is_you: bool
    points: int | None


def seats(table: Table, now: Facing, translator: Translator, view: View) -> list[Sitting]:
    words, outcome = translator.of(table), table.match.outcome if view.actor == OVER else None
    return [
        Sitting(
            words("seat", n=row.seat + 1),
            table.game.telling.role(view, row.seat, words),
            translator("seat-bot", level=translator(f"level-{row.bot}")) if row.bot else "",
            view.actor == row.seat and not table.is_ended,
            row.seat == now.seat,
            outcome.points[row.seat] if outcome and table.game.has_points else None,
        )
        for row in table.seats
    ]


def result(table: Table, now: Facing, translator: Translator) -> dict[str, str] | None:
    """How it ended, in words."""
    words = translator.of(table)
    if table.resigned is not None:
        return {"heading": translator("result-resigned", who=words("seat", n=table.resigned + 1)), "reason": ""}
    outcome = table.match.outcome
    if outcome is None:
        return None
    return {"heading": winners(outcome, table.match.seats, now, words, translator), "reason": words(f"reason-{outcome.reason}")}


def winners(outcome: Outcome, seats: int, now: Facing, words: Words, translator: Translator) -> str:
    if len(outcome.winners) == seats:
        return translator("result-draw")
    if now.is_alone:
        return translator("result-you-won") if now.seat in outcome.winners else translator("result-you-lost")
    who = translator.listed([words("seat", n=seat + 1) for seat in outcome.winners])
    return translator("result-winners", n=len(outcome.winners), who=who)
