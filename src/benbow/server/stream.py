"""What a page does not know yet, as frames: one for each thing that happened, so that the page can show it step by step."""
from __future__ import annotations

import json
from dataclasses import dataclass

from benbow.engine.contract import CHANCE
from benbow.engine.match import steps

from .curtain import Curtain
from .frames import fragment, lesson_part, prompt
from .presentation import Screen

MAX_FRAMES = 40  # of a longer burst, so many moments are shown in quick succession; all of it is told


@dataclass(frozen=True)
class Known:
    """What a page has been sent."""

    seq: int
    ply: int
    face: str
    status: str


def news(screen: Screen, curtain: Curtain | None, known: Known) -> tuple[list[str], Known | None]:
    """-> frames as JSON, and what the page knows then; None if the table was deleted"""
    table, now = screen.table, screen.now
    if table.status == "gone":
        return ['{"gone": true}'], None
    then = Known(table.seq, table.match.ply, str(now), table.status)
    if then == known:
        return [], known
    fresh = table.match.log[known.seq :]
    is_same = known.face.split(":")[0] == str(now.seat)
    if is_same and len(fresh) == then.ply - known.ply and all(code >= 0 for code in fresh):
        plies = [ply for ply in steps(table.match.laid, then.ply) if ply > known.ply]
        return one_by_one(screen, known, plies), then
    return [whole(screen, curtain.seen.get(now.seat) if curtain and not is_same else None)], then


def one_by_one(screen: Screen, known: Known, plies: list[int]) -> list[str]:
    """A frame for each step; only the last one offers actions. Of very many, some; each with the lines since the one before."""
    table, end, laid = screen.table, screen.match.ply, screen.match.laid
    lines = {line.ply + 1: line for line in screen.story(end)}
    is_quick = len(plies) > MAX_FRAMES
    frames, told = list[str](), 0
    for k, ply in enumerate(plies):
        if is_quick and ply != end and k * MAX_FRAMES // len(plies) == (k + 1) * MAX_FRAMES // len(plies):
            continue
        since, line, told = [lines[one] for one in plies[told : k + 1]], lines[ply], k + 1
        summary = [screen.translator("montage", n=len(plies))] if ply == end else []
        frames.append(frame(
            screen, known.seq + ply - known.ply, ply, lines="".join(one.html(False) for one in since),
            say=summary if is_quick else [line.text], luck=line.actor == CHANCE and bool(line.dice), laying=ply == laid,
            bot=line.actor if table.is_bot(line.actor) else None, moment=line.moment, is_quick=is_quick))
    return frames or [frame(screen, table.seq, end, lines="", say=[], luck=False)]


def whole(screen: Screen, news_from: int | None) -> str:
    """One frame with the whole story: something was undone, or another seat looks."""
    ply = screen.match.ply
    return frame(screen, screen.table.seq, ply, lines=screen.story_html(ply, news_from), say=[], luck=False, is_whole=True)


def frame(screen: Screen, seq: int, ply: int, *, lines: str, say: list[str], luck: bool, laying: bool = False,
          is_whole: bool = False, bot: int | None = None, moment: str = "", is_quick: bool = False) -> str:
    table, is_last = screen.table, seq == screen.table.seq
    if is_last:
        lesson = lesson_part(screen)
        say = [*say, lesson.cards[0].text if lesson else "", prompt(screen, table.match.view(screen.seat))]
    return json.dumps({
        "seq": seq,
        "ply": ply,
        "face": str(screen.now),
        "status": table.status if is_last else "open",
        "table": fragment(screen, None if is_last else ply, is_passing=not is_last, has_ground=is_whole),
        "lines": lines,
        "whole": is_whole,
        "say": " ".join(filter(None, say)),
        "luck": luck,
        "laying": laying,
        "bot": bot,
        "moment": moment,
        "quick": is_quick,
        "more": not is_last,  # frames of the same burst follow
    }, ensure_ascii=False)
