"""Rows of the store's tables from and to the values that are kept in their columns."""
from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sql

from benbow.engine.match import Outcome

from .schema import STATUSES, EndedTurn, MatchRow, SeatRow, StoreError, Terms, Timing


def match_values(match: MatchRow) -> dict[str, Any]:
    checked_status(match.status)
    return {**vars(match), "options": json.dumps(match.options), "dice": json.dumps(match.dice),
            "outcome": outcome_text(match.outcome), "is_listed": int(match.is_listed), "terms": json.dumps(asdict(match.terms)),
            "timing": timing_text(match.timing), "deadline": match.timing and match.timing.deadline}


def seat_values(seat: SeatRow) -> dict[str, Any]:
    return {name: value for name, value in vars(seat).items() if name != "devices"}


def timing_text(timing: Timing | None) -> str | None:
    return None if timing is None else json.dumps(asdict(timing))


def terms_of(row: sql.Row[Any]) -> Terms:
    return Terms(**json.loads(row.terms))


def timing_of(row: sql.Row[Any]) -> Timing | None:
    if row.timing is None:
        return None
    found = json.loads(row.timing)
    turns = tuple(EndedTurn(ply, tuple(left)) for ply, left in found.get("turns", ()))
    return Timing(**{**found, "left": tuple(found["left"]), "awaited": tuple(found.get("awaited", ())), "turns": turns})


def outcome_text(outcome: Outcome | None) -> str | None:
    return None if outcome is None else json.dumps(vars(outcome))


def outcome_of(row: sql.Row[Any]) -> Outcome | None:
    """If it is damaged, as if there were none: it follows from the entries."""
    if row.outcome is None:
        return None
    try:
        found = json.loads(row.outcome)
        return Outcome(tuple(found["utility"]), tuple(found["points"]), tuple(found["winners"]), found["reason"])
    except (ValueError, KeyError, TypeError):
        return None


def entry_values(match_id: str, first: int, codes: Sequence[int]) -> list[dict[str, int | str]]:
    if first < 0:
        raise StoreError("first_seq", f"{first} is no place in a list")
    return [{"match": match_id, "seq": seq, "code": int(code)} for seq, code in enumerate(codes, first)]


def checked_status(status: str) -> str:
    if status not in STATUSES:
        raise StoreError("status", f"{status!r} is none; there are {', '.join(STATUSES)}")
    return status


def match_row(row: sql.Row[Any]) -> MatchRow:
    values = {name: value for name, value in row._mapping.items() if name != "deadline"}
    for name in ("options", "dice"):
        try:
            values[name] = json.loads(values[name])
        except ValueError:
            raise StoreError(name, f"of match {row.id} are damaged: they are not JSON") from None
    try:
        return MatchRow(**{**values, "outcome": outcome_of(row), "is_listed": bool(row.is_listed), "terms": terms_of(row),
                           "timing": timing_of(row)})
    except (ValueError, TypeError, KeyError):
        raise StoreError("terms", f"of match {row.id} are damaged") from None


def seat_row(row: sql.Row[Any], devices: Sequence[sql.Row[Any]] = ()) -> SeatRow:
    more = tuple(one.holder for one in devices if (one.match, one.seat) == (row.match, row.seat))
    return SeatRow(row.seat, row.person, row.name, row.bot, row.holder, row.opening, more)
