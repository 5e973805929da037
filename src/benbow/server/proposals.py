"""What people at a table may agree on: to take back, a draw, an end without result, a pause. Everyone else who plays is asked."""
from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from markupsafe import Markup

from benbow.engine.errors import CannotUndoError

from .presentation import Screen
from .schema import SeatRow
from .tables import Proposal, Table, TableError
from .timekeeper import pause, resume
from .translator import Translator


@dataclass(frozen=True)
class Answerer:
    """Someone at this device who is asked."""

    seat: int
    who: str


@dataclass(frozen=True)
class ProposalCard:
    """What is proposed, for one device; and what can be."""

    template: ClassVar[str] = "proposal.html"
    can_propose: bool  # is there anyone to ask?
    has_clock: bool
    is_paused: bool
    number: int | None  # None: nothing is proposed
    text: str
    note: str
    answerers: list[Answerer]
    is_refused: bool
    withdrawn_by: int | None  # a seat of this device, if it may take the question back, or put the answer away


def people(table: Table) -> dict[int, SeatRow]:
    """Who decides: persons, by number, each with a seat. No bots, and nobody for whom a bot plays."""
    return {row.person: row for row in reversed(table.seats) if row.person is not None and row.holder and not row.bot}


def asked(table: Table, seat: int) -> dict[int, SeatRow]:
    """All who have to agree to what someone proposes."""
    return {person: row for person, row in people(table).items() if person != table.seats[seat].person}


def missing(table: Table, proposal: Proposal) -> list[SeatRow]:
    """Who has not agreed yet."""
    return [row for person, row in asked(table, proposal.seat).items() if person not in proposal.agreed]


def seats_of(table: Table, seat: int) -> list[int]:
    """All seats of the person on this one."""
    return [row.seat for row in table.seats if row.person == table.seats[seat].person]


def check(table: Table, kind: str, seat: int) -> None:
    """TableError if it cannot be proposed now. The lock must be held."""
    if table.is_ended:
        raise TableError("table-ended", "this match is over")
    if table.is_gathering:
        raise TableError("table-gathering", "not everyone has sat down")
    if table.seats[seat].bot:
        raise TableError("seat-bot-plays", "a bot plays for this seat until its person comes back")
    if table.proposal and table.proposal.refused_by is None:
        raise TableError("proposal-pending", "one proposal at a time")
    if kind != "resume" and not asked(table, seat):
        raise TableError("proposal-nobody", "there is nobody to ask")
    if kind == "undo":
        check_undo(table, seat)
    if kind in ("pause", "resume") and (table.timing is None or table.timing.is_paused != (kind == "resume")):
        raise TableError("proposal-no-clock", "no clock runs, or it is as asked for already")


def check_undo(table: Table, seat: int) -> None:
    if table.match.actor in seats_of(table, seat) and table.match.can_undo():
        raise TableError("proposal-own-undo", "this can be undone without asking")
    try:
        table.trial().take_back(seats_of(table, seat))
    except CannotUndoError:
        raise TableError("proposal-no-undo", "something was rolled, drawn or uncovered since") from None


async def carry_out(table: Table, proposal: Proposal) -> None:
    """All have agreed. StaleError if the match went on in the same moment: then nothing happens."""
    if proposal.kind in ("pause", "resume"):
        async with table.lock:
            await (pause(table) if proposal.kind == "pause" else resume(table))
        return
    async with table.turn(proposal.seq) as turn:
        if proposal.kind == "undo":
            turn.take_back(seats_of(table, proposal.seat))
        else:
            turn.end("drawn" if proposal.kind == "draw" else "aborted")


# ------------------------------------------------------------------------------------------------------ the card
def card(screen: Screen) -> Markup:
    table, proposal = screen.table, screen.table.proposal
    mine = table.held_by(screen.holder)
    can_propose = not table.is_ended and not table.is_gathering and any(
        asked(table, seat) for seat in mine if not table.seats[seat].bot)
    clocks = can_propose and table.timing is not None, table.timing is not None and table.timing.is_paused
    if proposal is None or not mine:
        return screen.translator.render(ProposalCard(can_propose, *clocks, None, "", "", [], False, None))
    waiting = missing(table, proposal)
    here = [Answerer(row.seat, screen.seat_name(row.seat)) for row in waiting if row.is_held_by(screen.holder)]
    is_own, is_refused = proposal.seat in mine, proposal.refused_by is not None
    if is_refused and not is_own:  # only who asked is told
        return screen.translator.render(ProposalCard(can_propose, *clocks, None, "", "", [], False, None))
    return screen.translator.render(ProposalCard(
        can_propose, *clocks, proposal.number, asked_text(proposal, screen.seat_name(proposal.seat), is_own, screen.translator),
        note(screen, proposal, waiting, is_done=not here), [] if is_refused else here, is_refused,
        proposal.seat if is_own else None))


def asked_text(proposal: Proposal, who: str, is_own: bool, translator: Translator) -> str:
    by = "you" if is_own else "other"
    match proposal.kind:
        case "undo":
            return translator("proposal-undo", by=by, who=who)
        case "draw":
            return translator("proposal-draw", by=by, who=who)
        case "abort":
            return translator("proposal-abort", by=by, who=who)
        case "pause":
            return translator("proposal-pause", by=by, who=who)
        case _:
            return translator("proposal-resume", by=by, who=who)


def note(screen: Screen, proposal: Proposal, waiting: list[SeatRow], is_done: bool) -> str:
    """Who has refused, or who has still to answer."""
    if proposal.refused_by is not None:
        return screen.translator("proposal-refused", who=screen.seat_name(proposal.refused_by))
    names = screen.words.joined([screen.seat_name(row.seat) for row in waiting])
    return screen.translator("proposal-waiting", who=names) if is_done else ""
