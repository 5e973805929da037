"""What a page does not know yet, as frames: one for each thing that happened, so that it can be watched."""
from __future__ import annotations

import json
from dataclasses import dataclass

from benbow.engine.contract import CHANCE
from benbow.engine.match import steps

from .context import RequestContext
from .curtain import Facing
from .frames import fragment, prompt, story, story_html
from .tables import Table
from .translator import Translator

MOST_FRAMES = 40  # who was away for longer is shown the table as it is


@dataclass(frozen=True)
class Known:
    """How far a page is."""

    seq: int
    ply: int
    face: str
    status: str


def news(table: Table, context: RequestContext, known: Known) -> tuple[list[str], Known | None]:
    """-> frames as JSON, and how far the page is then; None if the table has been cleared"""
    if table.status == "gone":
        return ['{"gone": true}'], None
    now = context.facing(table)
    then = Known(table.seq, table.match.ply, str(now), table.status)
    if then == known:
        return [], known
    fresh = table.match.log[known.seq :]
    is_same = known.face.split(":")[0] == str(now.seat)
    if is_same and len(fresh) == then.ply - known.ply and all(code >= 0 for code in fresh):
        plies = [ply for ply in steps(table.match.laid, then.ply) if ply > known.ply]
        if len(plies) <= MOST_FRAMES:
            return one_by_one(table, now, context.translator, known, plies), then
    return [whole(table, now, context, is_same)], then


def one_by_one(table: Table, now: Facing, translator: Translator, known: Known, plies: list[int]) -> list[str]:
    """A frame for each step since then; what can be done is in the last one."""
    end, laid = table.match.ply, table.match.laid
    lines = {line.ply + 1: line for line in story(table, now.seat, translator, end)}
    frames = [
        frame(table, now, translator, known.seq + ply - known.ply, ply, lines=lines[ply].html(False), say=[lines[ply].text],
              luck=lines[ply].actor == CHANCE and bool(lines[ply].dice), laying=ply == laid,
              bot=lines[ply].actor if table.is_bot(lines[ply].actor) else None)
        for ply in plies
    ]
    return frames or [frame(table, now, translator, table.seq, end, lines="", say=[], luck=False)]


def whole(table: Table, now: Facing, context: RequestContext, is_same: bool) -> str:
    """The whole story anew: something was taken back, or someone else looks."""
    curtain = context.curtain(table) if table.held_by(context.holder) else None
    news_from = curtain.seen.get(now.seat) if curtain and not is_same else None
    lines = story_html(table, now.seat, context.translator, table.match.ply, news_from)
    return frame(table, now, context.translator, table.seq, table.match.ply, lines=lines, say=[], luck=False, is_whole=True)


def frame(table: Table, now: Facing, translator: Translator, seq: int, ply: int, *, lines: str, say: list[str], luck: bool,
          laying: bool = False, is_whole: bool = False, bot: int | None = None) -> str:
    is_last = seq == table.seq
    if is_last:
        view = table.match.view(now.seat)
        say = [*say, prompt(table, now, view, translator)]
    return json.dumps({
        "seq": seq,
        "ply": ply,
        "face": str(now),
        "status": table.status if is_last else "open",
        "table": fragment(table, now, translator, None if is_last else ply, is_passing=not is_last, has_ground=is_whole),
        "lines": lines,
        "whole": is_whole,
        "say": " ".join(say),
        "luck": luck,
        "laying": laying,
        "bot": bot,
        "more": not is_last,  # the next one follows at once
    }, ensure_ascii=False)
