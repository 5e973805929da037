"""What a page does not know yet, as frames: one for each thing that happened, so that the page can show it step by step."""
from __future__ import annotations

import json
from dataclasses import dataclass, replace

from benbow.engine.contract import CHANCE

from .curtain import Curtain
from .frames import fragment, lesson_part, prompt, room
from .presentation import Screen
from .proposals import card
from .talk import heard, talk_frame

MAX_FRAMES = 40  # of a longer burst, so many moments are shown in quick succession; all of it is told


@dataclass(frozen=True)
class Known:
    """What a page has been sent."""

    seq: int
    ply: int
    face: str
    status: str
    room: int = -1
    heard: str = ""  # of the talk


def news(screen: Screen, curtain: Curtain | None, known: Known) -> tuple[list[str], Known | None]:
    """-> frames as JSON, and what the page knows then; None if the table was deleted"""
    table = screen.table
    if table.status == "gone":
        return ['{"gone": true}'], None
    then = Known(table.seq, table.match.ply, str(screen.now), table.status, table.room, heard(screen))
    is_stirred = known.room != then.room or (known.heard or then.heard) != then.heard
    return [*match_news(screen, curtain, known, then), *([room_frame(screen, known.heard)] if is_stirred else [])], then


def room_frame(screen: Screen, known: str) -> str:
    """Something beside the match has changed; the page shows it at once."""
    return json.dumps({"room": screen.table.room, "html": room(screen), "rematch": screen.table.rematch,
                       "talk": talk_frame(screen, known), "card": card(screen)}, ensure_ascii=False)


def match_news(screen: Screen, curtain: Curtain | None, known: Known, then: Known) -> list[str]:
    table, now = screen.table, screen.now
    if replace(then, room=known.room, heard=known.heard) == known:
        return []
    fresh = table.match.log[known.seq :]
    is_same = known.face.split(":")[0] == str(now.seat)
    if is_same and len(fresh) == then.ply - known.ply and all(code >= 0 for code in fresh):
        return one_by_one(screen, known)
    return [whole(screen, curtain.seen.get(now.seat) if curtain and not is_same else None)]


def one_by_one(screen: Screen, known: Known) -> list[str]:
    """A frame for each line of the story; only the last one offers actions. Of very many, some, each with the lines since."""
    table, end = screen.table, screen.match.ply
    lines = [line for line in screen.story(end) if line.ply >= known.ply]
    is_quick, shown, frames = len(lines) > MAX_FRAMES, 0, list[str]()
    for k, line in enumerate(lines):
        if is_quick and line is not lines[-1] and k * MAX_FRAMES // len(lines) == (k + 1) * MAX_FRAMES // len(lines):
            continue
        summary = [screen.translator("story-montage", n=len(lines))] if line is lines[-1] else []
        told, ply = "".join(one.html(False) for one in lines[shown : k + 1]), line.ply + 1
        frames.append(frame(
            screen, known.seq + ply - known.ply, ply, lines=told, say=summary if is_quick else [line.text],
            luck=line.actor == CHANCE and bool(line.dice), laying=ply == screen.match.laid,
            bot=line.actor if table.is_bot(line.actor) else None, moment=line.moment, is_quick=is_quick))
        shown = k + 1
    return frames or [frame(screen, table.seq, end, lines="", say=[], luck=False)]


def whole(screen: Screen, news_from: int | None) -> str:
    """One frame with the whole story: something was undone, or another seat looks."""
    ply = screen.match.ply
    return frame(screen, screen.table.seq, ply, lines=screen.story_html(ply, news_from), say=[], luck=False, is_whole=True)


def frame(screen: Screen, seq: int, ply: int, *, lines: str, say: list[str], luck: bool, laying: bool = False,
          is_whole: bool = False, bot: int | None = None, moment: str = "", is_quick: bool = False) -> str:
    table, is_last = screen.table, seq == screen.table.seq
    if lesson := lesson_part(screen, ply):
        say = [*say, lesson.cards[0].text]
    if is_last:
        say = [*say, prompt(screen, table.match.view(screen.seat))]
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
