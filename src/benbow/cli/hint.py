"""benbow hint FILE: how a search rates the actions of the seat that acts in a match file, from its view alone."""
from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from rich.markup import escape
from rich.table import Table

import benbow
from benbow.engine.contract import View
from benbow.engine.errors import BadOptionError
from benbow.engine.match import Match, checked_ply
from benbow.engine.words import LANGUAGES, preferred
from benbow.search import ready
from benbow.search.hints import MAX_ROWS, Hint, hint
from benbow.search.search import Budget

from .common import Output, prepared


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a match file: the whole match, or what a seat saw")
    parser.add_argument("--ply", type=int, metavar="N", help="before this step, counted from 0 (default: how the match stands)")
    parser.add_argument("--iterations", type=int, default=5000, metavar="N", help="of the search (default 5000)")
    parser.add_argument("--seed", type=int, default=1, metavar="K", help="the same seed gives the same hint (default 1)")
    parser.add_argument("--lang", choices=LANGUAGES, default=preferred(), help="language (default: the system's)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(given: argparse.Namespace) -> int:
    budget = Budget(given.iterations)
    view = actor_view(benbow.load(given.file), given.ply)
    prepared(view.game, f"Compiling {view.game.id}", ready.kernels(view.game))
    found = hint(view, ready.search_of(view.game).run(view, budget, given.seed), view.game.words(given.lang))
    if given.json:
        print(json.dumps({"game": view.game.id, "seat": view.seat, **asdict(found)}))
    else:
        show(found, view, given.lang)
    return 0


def actor_view(match: Match | benbow.Replay, ply: int | None) -> View:
    """The view of the seat that acts at a ply. Nothing else of the match is used."""
    place = match.ply if ply is None else checked_ply(ply, match.ply + 1)
    actor = (*match.actors, match.actor)[place] if isinstance(match, Match) else match.view(place).actor
    if actor < 0 or (not isinstance(match, Match) and actor != match.seat):
        whose = "the seat of this file" if actor >= 0 else "any seat"
        raise BadOptionError("ply", f"at step {place} it is not the turn of {whose}; choose another with --ply")
    return match.view(actor, place) if isinstance(match, Match) else match.view(place)


def show(found: Hint, view: View, lang: str) -> None:
    from benbow.server.hints import advice_of, notes_of, row_of, said  # imported late, since they import the whole server
    from benbow.server.translator import translator_for

    console, words, table = Output(), translator_for(lang), Table(box=None, show_header=False)
    rows = [row_of(row, place, words) for place, row in enumerate(found.rows[:MAX_ROWS])]
    for row in rows:
        why = " ".join(filter(None, (row.gain, row.risk)))
        table.add_row(escape(row.name), words("hint-percent", n=row.percent), row.verdict, escape(why))
    head = [view.game.telling.ask(view, view.game.words(lang)), advice_of(found, words)]
    tail = [*notes_of(found, words), words("hint-line"), *(f"  {step.text}" for step in said(found.line, words))]
    for text in [*head, *([words("hint-aim", what=found.aim)] if found.aim else [])]:
        console.print(text, highlight=False, markup=False)
    console.print(table)
    for text in tail:
        console.print(text, highlight=False, markup=False)
