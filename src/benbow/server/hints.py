"""Hints: what a search thinks of the actions of the seat that acts, from that seat's view alone. Nobody else is told.

The table's lock is free during the search; whether the device may have the answer is checked again afterwards. Results are kept
by view as long as the table is in memory, so a second click or tab costs nothing. Without a search the game's own bot advises.
"""
from __future__ import annotations

import asyncio
import hashlib
import json
import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import ClassVar
from weakref import WeakKeyDictionary

from fastapi import APIRouter
from fastapi.responses import JSONResponse, Response
from starlette.exceptions import HTTPException

from benbow.engine.contract import OVER, View
from benbow.engine.match import checked_ply
from benbow.search.baselines import Greedy
from benbow.search.hints import MAX_ROWS, Hint, Row, Sentence, capitalized, hint
from benbow.search.search import Budget, SearchResult

from .context import Context, RequestContext
from .registry import TableRegistry
from .search_pool import Rank
from .table_routes import NO_STORE, Asked, Found, Number, check_acting
from .tables import StaleError, Table
from .translator import Translator

router = APIRouter(prefix="/t/{id}")
HINT_BUDGET = Budget(seconds=1.5)
MAX_KEPT_PER_TABLE = 8
MAX_RUNNING_PER_TABLE, MAX_RUNNING = 2, 16  # bots wait in the same queue

SearchTask = asyncio.Task[SearchResult | None]
_KEPT: WeakKeyDictionary[Table, dict[View, SearchTask]] = WeakKeyDictionary()


class HintQuestion(Asked):
    """What is best now; or, after the match, what would have been best at a ply."""

    ply: Number | None = None


@router.post("/hint")
async def ask(table: Found, context: Context, question: HintQuestion) -> Response:
    async with table.lock:
        seat, ply = asking(table, context, question)
        view = table.match.view(seat, ply)
        if not context.registry.pool.is_ready(table.game):
            return JSONResponse(of_the_bot(question.seq, ply, view, context, table), headers=NO_STORE)
    result = await kept(context.registry, table, view)
    async with table.lock:  # meanwhile something may have happened, or the curtain was drawn
        asking(table, context, question)
    if result is None:
        return JSONResponse({"error": context.translator("hint-busy")}, 503, headers=NO_STORE)
    found = hint(view, result, context.translator.of(table))
    if question.ply is None and context.is_coached(table):
        found = replace(found, aim="")  # it stands below the prompt already
    return JSONResponse(shown(question.seq, ply, found, context.translator), headers=NO_STORE)


def asking(table: Table, context: RequestContext, question: HintQuestion) -> tuple[int, int]:
    """Seat and ply of the decision. Only one's own, with the curtain open; past ones only when the match is over."""
    if question.seq != table.seq:
        raise StaleError("seq", f"the page knows {question.seq} entries, the table has {table.seq}")
    match = table.match
    if question.ply is None or not table.is_ended:
        if table.is_ended or question.ply not in (None, match.ply):
            raise HTTPException(403)
        return check_acting(table, context), match.ply
    ply = checked_ply(question.ply, match.ply)
    seat, now = match.actors[ply], context.facing(table)
    if seat not in table.held_by(context.holder) or (match.actor != OVER and seat != now.seat):
        raise HTTPException(403)
    return seat, ply


# ------------------------------------------------------------------------------------------------------------- searching
async def kept(registry: TableRegistry, table: Table, view: View) -> SearchResult | None:
    """The result for this view: kept, being searched, or searched now. A page that leaves does not stop it for others."""
    searches = _KEPT.setdefault(table, {})
    if view not in searches:
        if is_crowded(searches):
            return None
        searches[view] = registry.spawn(registry.pool.search(view, HINT_BUDGET, seed_of(view), rank=Rank.HINT))
        for old in [one for one, task in searches.items() if task.done()][:-MAX_KEPT_PER_TABLE]:
            del searches[old]
    task = searches[view]
    result = await asyncio.shield(task)
    if result is None and searches.get(view) is task:
        del searches[view]  # try again next time
    return result


def is_crowded(searches: dict[View, SearchTask]) -> bool:
    """Are too many searches running already?"""
    here, in_all = (sum(not task.done() for one in many for task in one.values()) for many in ([searches], _KEPT.values()))
    return here >= MAX_RUNNING_PER_TABLE or in_all >= MAX_RUNNING


def seed_of(view: View) -> int:
    """Depends on the view alone, and so does the result."""
    return int.from_bytes(hashlib.blake2b(bytes(view), digest_size=7).digest())


# -------------------------------------------------------------------------------------------------------------- telling
@dataclass(frozen=True)
class BotHintFragment:
    """What the game's own bot would do, where there is no search."""

    template: ClassVar[str] = "bot_hint.html"
    advice: str
    source: str
    ids: str  # what is clicked; JSON


def of_the_bot(seq: int, ply: int, view: View, context: RequestContext, table: Table) -> dict[str, object]:
    """The game's own bot needs no compiler. It gets the same view as a search."""
    translator, code = context.translator, Greedy(seed_of(view)).choose(view)
    name = capitalized(view.game.telling.name(view, code, translator.of(table)))
    ids, advice = view.game.drawing.gestures(view)[code], translator("hint-bot", what=name)
    is_compiling = context.site.warmup.functions_of(view.game) is not None and context.registry.pool.count > 0
    source = translator("hint-bot-compiling") if is_compiling else translator("hint-bot-only")
    return {
        "seq": seq,
        "ply": ply,
        "source": "bot",
        "options": [{"code": code, "name": name, "ids": ids, "best": True}],
        "say": f"{advice} {source}",
        "html": translator.render(BotHintFragment(advice, source, json.dumps(ids))),
    }


@dataclass(frozen=True)
class HintRow:
    """A row as the page shows it, in per cent."""

    name: str
    ids: str  # what is clicked; JSON
    is_several: bool  # ids of several actions: they are not clicked in turn
    percent: int
    low: int
    high: int
    verdict: str  # beside the best
    gain: str
    risk: str


@dataclass(frozen=True)
class HintFragment:
    template: ClassVar[str] = "hint.html"
    advice: str
    aim: str
    rows: list[HintRow]
    notes: list[str]  # on actions that have no row
    line: list[Sentence]
    iterations: int
    seconds: float


def percent(share: float) -> int:
    """Whole per cent; 0 only if it never happened, and 100 only if it always did."""
    return round(100 * share) if share in (0.0, 1.0) else min(99, max(1, round(100 * share)))


def points(share: float) -> int:
    """A difference in whole points: at least one."""
    return max(1, round(100 * share))


def row_of(row: Row, place: int, translator: Translator) -> HintRow:
    first, others = row.choices[0], len(row.choices) - 1
    name = translator("hint-any", what=first.name, n=others) if others else first.name
    ids = list(dict.fromkeys(id for choice in row.choices for id in choice.ids)) if others else first.ids
    low, high = math.floor(100 * first.low), math.ceil(100 * first.high)
    verdict = (translator("hint-interval", low=low, high=high) if place == 0 else translator("hint-close") if row.is_close
               else translator("hint-worse", n=points(first.loss)))
    return HintRow(name, json.dumps(ids), others > 0, percent(first.value), low, high, verdict, capitalized(row.gain), row.risk)


def advice_of(found: Hint, translator: Translator) -> str:
    """What to do, or that it hardly matters."""
    best, spread = found.rows[0].first, found.spread
    if len(found.choices) == 1 and not found.unclear:
        return translator("hint-only", what=best.name)
    if spread is not None:
        return translator("hint-no-matter", n=sum(len(row.choices) for row in found.rows), points=points(spread))
    return translator("hint-best", what=best.name, percent=translator("hint-percent", n=percent(best.value)))


def notes_of(found: Hint, translator: Translator) -> list[str]:
    """On actions that have no row."""
    rest = found.rows[MAX_ROWS:]
    close, worse = (sum(len(row.choices) for row in rest if row.is_close is is_close) for is_close in (True, False))
    notes = [(close, translator("hint-more-close", n=close)), (worse, translator("hint-more-worse", n=worse)),
             (found.unclear, translator("hint-unclear", n=found.unclear))]
    return [text for n, text in notes if n]


def said(line: Sequence[Sentence], translator: Translator) -> list[Sentence]:
    """The steps as they are shown: what is assumed or expected is called so, and a clear change of the chance of winning told."""
    told = max((place + 1 for place, one in enumerate(line) if one.kind != "chance" or one.value is not None), default=0)
    found, next_own = list[Sentence](), next((place for place, one in enumerate(line) if place and one.kind == "own"), 0)
    for place, one in enumerate(line[:told]):  # throws at the end that change nothing are left out
        key = "next" if place and place == next_own else one.kind
        parts = [one.text if key == "own" else translator(f"hint-{key}", what=one.text)]
        if one.value is not None:
            parts.append(translator("hint-then", percent=translator("hint-percent", n=percent(one.value))))
        found.append(Sentence(one.kind, " ".join(parts), one.value))
    return found


def shown(seq: int, ply: int, found: Hint, translator: Translator) -> dict[str, object]:
    """The figures, and the HTML that shows them."""
    rows = [row_of(row, place, translator) for place, row in enumerate(found.rows[:MAX_ROWS])]
    advice, line, best = advice_of(found, translator), said(found.line, translator), found.choices[0]
    html = translator.render(HintFragment(advice, found.aim, rows, notes_of(found, translator), line, found.iterations,
                                          round(found.seconds, 1)))
    return {
        "seq": seq,
        "ply": ply,
        "source": "search",
        "options": [asdict(choice) | {"best": choice is best} for choice in found.choices],
        "rows": [{"codes": [choice.code for choice in row.choices], "close": row.is_close, "gain": row.gain, "risk": row.risk}
                 for row in found.rows],
        "unclear": found.unclear,
        "line": [asdict(one) for one in line],
        "value": found.value,
        "iterations": found.iterations,
        "seconds": found.seconds,
        "say": " ".join(filter(None, (advice, rows[0].gain, rows[0].risk))),
        "html": html,
    }
