"""The laws of the contract as compiled checks of one game being played. `engine.laws` runs them in volume and says what broke."""
from __future__ import annotations

from enum import IntEnum
from typing import Any

import numpy as np
import numpy.typing as npt

from .contract import CHANCE, OVER, SPECTATOR
from .dispatch import apply, camp, greedy, guess, hide, legal, odds, reason, score, setup, veil
from .kernel import Codes, Desk, State, States, below, kernel, rule, settle_kernels
from .play import any_action, is_listed

Raw = npt.NDArray[np.uint8]  # the same records as bytes, a row for each


class Law(IntEnum):
    """What can be broken. The names are what people read in a report."""

    KEPT = 0
    SETUP_IS_DETERMINISTIC = 1
    LEGAL_IS_NEVER_EMPTY = 2
    LEGAL_IS_SORTED = 3
    LEGAL_HAS_PLAYABLE_CODES = 4
    WEIGHTS_ARE_POSITIVE = 5
    TOTAL_IS_THE_SUM = 6
    ASKING_CHANGES_NOTHING = 7
    APPLY_IS_DETERMINISTIC = 8
    OPTIONS_NEVER_CHANGE = 9
    GAPS_STAY_ZERO = 10
    HIDE_KEEPS_THE_FLOW = 11  # actor and phase
    HIDE_IS_IDEMPOTENT = 12
    GUESS_FITS_THE_VIEW = 13
    ACTOR_SEES_ITS_ACTIONS = 14  # equal legal actions in state, view and guess
    ACTOR_KNOWS_WHAT_IT_DID = 15
    CLOSURE = 16
    NOTHING_IS_DRAWN_UNSEEN = 17
    UNCOVERING_IS_DECLARED = 18  # else it could be undone
    CAMPS_SEE_THE_SAME = 19
    UTILITIES_SUM_TO_ONE = 20
    REASON_IS_NAMED = 21
    NOTHING_IS_LEGAL_AT_THE_END = 22
    NOTHING_IS_HIDDEN_AT_THE_END = 23
    TWINS = 24
    ACTOR_IS_A_SEAT = 25
    VEIL_HIDES_OR_SHOWS = 26  # or is the action itself
    PHASE_IS_NAMED = 27
    GAMES_END = 28
    CAMPS_ARE_PUBLIC = 29
    ODDS_ARE_OPEN = 30  # unless the verb is declared secret
    UNDO_IS_PUBLIC = 31  # whether something was uncovered is known to who did it
    WHAT_WAS_SEEN_IS_KNOWN = 32  # to whom no action was ever veiled, nothing is hidden
    BOT_PLAYS_LEGAL = 33
    PROLOGUE_COMES_FIRST = 34  # before everything else, and chance alone acts in it
    PROLOGUE_IS_OPEN = 35  # nothing in it is veiled from anyone


# Places in the table of records.
S, BEFORE, NEXT, AGAIN, VIEW, VIEW_AGAIN, GUESS, GUESS_NEXT, SEEN, SEEN_AGAIN, SCRATCH, TWIN = range(12)
RECORDS = 12
# Places in `found`: a breach, counts of views compared and of actions that someone saw veiled, how far a twin came, games.
LAW, PLY, SEAT, COMPARED, VEILED, REACHED, GAMES = range(7)
FOUND = 7
# Places in `facts`, and rows of `flags`, which has a column for each code.
PLAYABLE, HEADER, SIZE, REASONS, PHASES, PROLOGUE = range(6)  # the prologue: a bit for each of its phases
SHOWS, SECRET = range(2)
VALUES = 256
Counts = npt.NDArray[np.int32]  # [phase, byte, value]: in how many games a byte of a state had this value


# ------------------------------------------------------------- calls that are not inlined: the laws make many of them
@kernel
def _setup(s: State) -> None:
    setup(s)


@kernel
def _legal(s: State, w: Desk) -> int:
    return int(legal(s, w.codes[:]))


@kernel
def _apply(s: State, action: int) -> None:
    apply(s, action)


@kernel
def _hide(s: State, seat: int) -> None:
    hide(s, seat)


@kernel
def _veil(s: State, action: int, seat: int) -> int:
    return int(veil(s, action, seat))


@kernel
def _guess(v: State, seat: int, w: Desk) -> None:
    guess(v, seat, w.rng)


@kernel
def _camp(s: State, seat: int) -> int:
    return int(camp(s, seat))


@kernel
def shown_to_anyone(s: State, action: int, flags: Raw) -> bool:
    """Does the action uncover something to some seat? Then it cannot be taken back."""
    shown = flags[SHOWS, _veil(s, action, SPECTATOR)]
    for seat in range(np.int64(s.players)):
        shown |= flags[SHOWS, _veil(s, action, seat)]
    return shown != 0


@rule
def same(raw: Raw, a: int, b: int) -> bool:
    for k in range(raw.shape[1]):
        if raw[a, k] != raw[b, k]:
            return False
    return True


@rule
def break_law(found: Codes, law: int, ply: int, seat: int) -> None:
    """Keep the first breach."""
    if found[LAW] == Law.KEPT:
        found[LAW], found[PLY], found[SEAT] = law, ply, seat


# -------------------------------------------------------------------------------------------------- one position
@kernel
def check_lists(r: States, raw: Raw, w: Desk, facts: Codes, ply: int, found: Codes) -> int:
    """Legal actions and weights. -> how many actions"""
    n = _legal(r[S], w)
    if n < 1:
        break_law(found, Law.LEGAL_IS_NEVER_EMPTY, ply, r[S].actor)
        return 0
    if not 0 <= r[S].phase < facts[PHASES]:
        break_law(found, Law.PHASE_IS_NAMED, ply, r[S].actor)
    for k in range(n):
        if k > 0 and w.codes[k] <= w.codes[k - 1]:
            break_law(found, Law.LEGAL_IS_SORTED, ply, r[S].actor)
        if not 0 <= w.codes[k] < facts[PLAYABLE]:
            break_law(found, Law.LEGAL_HAS_PLAYABLE_CODES, ply, r[S].actor)
    if r[S].actor == CHANCE:
        total, added = odds(r[S], w.weights[:]), 0
        for k in range(n):
            added += w.weights[k]
            if w.weights[k] < 1:
                break_law(found, Law.WEIGHTS_ARE_POSITIVE, ply, CHANCE)
        if added != total or total >= 1 << 31:
            break_law(found, Law.TOTAL_IS_THE_SUM, ply, CHANCE)
    elif not 0 <= r[S].actor < r[S].players:
        break_law(found, Law.ACTOR_IS_A_SEAT, ply, r[S].actor)
    if not same(raw, S, BEFORE):
        break_law(found, Law.ASKING_CHANGES_NOTHING, ply, r[S].actor)
    return n


@kernel
def check_apply(r: States, raw: Raw, facts: Codes, gaps: Raw, action: int, ply: int, found: Codes) -> None:
    """The next state is in r[NEXT] afterwards."""
    r[NEXT] = r[S]
    _apply(r[NEXT], action)
    r[AGAIN] = r[S]
    _apply(r[AGAIN], action)
    if not same(raw, NEXT, AGAIN):
        break_law(found, Law.APPLY_IS_DETERMINISTIC, ply, r[S].actor)
    for k in range(2, facts[HEADER]):
        if raw[NEXT, k] != raw[S, k]:
            break_law(found, Law.OPTIONS_NEVER_CHANGE, ply, r[S].actor)
    for k in range(raw.shape[1]):
        if gaps[0, k] and raw[NEXT, k]:
            break_law(found, Law.GAPS_STAY_ZERO, ply, r[S].actor)


@rule
def same_actions(mine: Desk, n: int, other: Desk, m: int) -> bool:
    if n != m:
        return False
    for k in range(n):
        if mine.codes[k] != other.codes[k]:
            return False
    return True


@kernel
def alike(s: State, w: Desk, veiled: int, seat: int) -> int:
    """How many legal actions look like this to the seat."""
    n, count = _legal(s, w), 0
    for k in range(n):
        count += _veil(s, w.codes[k], seat) == veiled
    return count


@kernel
def check_closure(r: States, raw: Raw, place: int, w: Desk, action: int, veiled: int, seat: int, found: Codes, ply: int) -> None:
    """From r[place], which the seat cannot tell from r[S]: every action of equal veil must lead to an equal view.

    The view after the real action is in r[SEEN].
    """
    n = _legal(r[place], w)
    for k in range(n):
        if _veil(r[place], w.codes[k], seat) != veiled:
            continue
        r[GUESS_NEXT] = r[place]
        _apply(r[GUESS_NEXT], w.codes[k])
        is_same_flow = r[GUESS_NEXT].actor == r[NEXT].actor and r[GUESS_NEXT].phase == r[NEXT].phase
        r[SEEN_AGAIN] = r[GUESS_NEXT]
        _hide(r[SEEN_AGAIN], seat)
        if not is_same_flow or (r[NEXT].actor != OVER and not same(raw, SEEN, SEEN_AGAIN)):
            break_law(found, Law.CLOSURE, ply, seat)
        found[COMPARED] += place != S or w.codes[k] != action


@rule
def count_game(counts: Counts, phase: int, place: int, value: int, found: Codes) -> None:
    """Once a game: its positions resemble one another too much to count as many. Behind the counts: the game counted last."""
    if counts[phase, place, VALUES + value] != found[GAMES]:
        counts[phase, place, VALUES + value] = found[GAMES]
        counts[phase, place, value] += 1


@kernel
def check_view(r: States, raw: Raw, mine: Desk, other: Desk, n: int, flags: Raw, truth: Counts, guessed: Counts, veiled: Codes,
               seat: int, ply: int, found: Codes) -> None:
    """What a seat sees at this position, and what it can make of it. The view and a guess are in r[VIEW], r[GUESS] afterwards.

    veiled[seat]: was anything hidden from the seat so far? (The spectator has a place from the end.)
    """
    r[VIEW] = r[S]
    _hide(r[VIEW], seat)
    if r[VIEW].actor != r[S].actor or r[VIEW].phase != r[S].phase:
        break_law(found, Law.HIDE_KEEPS_THE_FLOW, ply, seat)
    r[VIEW_AGAIN] = r[VIEW]
    _hide(r[VIEW_AGAIN], seat)
    if not same(raw, VIEW, VIEW_AGAIN):
        break_law(found, Law.HIDE_IS_IDEMPOTENT, ply, seat)
    if not veiled[seat] and not same(raw, S, VIEW):
        break_law(found, Law.WHAT_WAS_SEEN_IS_KNOWN, ply, seat)
    r[GUESS] = r[VIEW]
    _guess(r[GUESS], seat, other)
    for k in range(raw.shape[1]):
        if raw[VIEW, k] != raw[S, k] or raw[VIEW, k] != raw[GUESS, k]:  # something that this seat has to guess
            count_game(truth, r[S].phase, k, int(raw[S, k]), found)
            count_game(guessed, r[S].phase, k, int(raw[GUESS, k]), found)
    r[SCRATCH] = r[GUESS]
    _hide(r[SCRATCH], seat)
    if not same(raw, VIEW, SCRATCH):
        break_law(found, Law.GUESS_FITS_THE_VIEW, ply, seat)
    for k in range(np.int64(r[S].players)):
        if _camp(r[S], k) != _camp(r[VIEW], k) or _camp(r[S], k) != _camp(r[GUESS], k):
            break_law(found, Law.CAMPS_ARE_PUBLIC, ply, seat)
    if seat == r[S].actor:
        if not same_actions(mine, n, other, _legal(r[VIEW], other)) or not same_actions(mine, n, other, _legal(r[GUESS], other)):
            break_law(found, Law.ACTOR_SEES_ITS_ACTIONS, ply, seat)
    if r[S].actor == CHANCE:
        check_odds(r, mine, other, n, flags, seat, ply, found)


@kernel
def check_odds(r: States, mine: Desk, other: Desk, n: int, flags: Raw, seat: int, ply: int, found: Codes) -> None:
    """Outcomes and weights follow from any seat's view, unless their verb is declared secret."""
    for k in range(n):
        if flags[SECRET, mine.codes[k]]:
            return
    is_open = same_actions(mine, n, other, _legal(r[GUESS], other))
    if is_open:
        odds(r[GUESS], other.weights[:])
        for k in range(n):
            is_open = is_open and mine.weights[k] == other.weights[k]
    if not is_open:
        break_law(found, Law.ODDS_ARE_OPEN, ply, seat)


@kernel
def check_seat(r: States, raw: Raw, w: Desk, action: int, facts: Codes, flags: Raw, seat: int, ply: int, found: Codes) -> None:
    """What a seat sees of an action; its view and a guess are in r[VIEW] and r[GUESS], the state after it in r[NEXT]."""
    veiled = _veil(r[S], action, seat)
    if veiled != action and not facts[PLAYABLE] <= veiled < facts[SIZE]:
        break_law(found, Law.VEIL_HIDES_OR_SHOWS, ply, seat)
        return
    found[VEILED] += veiled != action
    is_own = seat == r[S].actor
    if is_own and alike(r[S], w, veiled, seat) != 1:
        break_law(found, Law.ACTOR_KNOWS_WHAT_IT_DID, ply, seat)
    is_shown = shown_to_anyone(r[S], action, flags)
    if is_own and shown_to_anyone(r[GUESS], action, flags) != is_shown:
        break_law(found, Law.UNDO_IS_PUBLIC, ply, seat)
    if r[S].actor >= 0 and not is_shown and alike(r[GUESS], w, veiled, seat) == 0:
        break_law(found, Law.UNCOVERING_IS_DECLARED, ply, seat)
    r[SEEN] = r[NEXT]
    _hide(r[SEEN], seat)
    check_closure(r, raw, S, w, action, veiled, seat, found, ply)
    check_closure(r, raw, GUESS, w, action, veiled, seat, found, ply)


@kernel
def check_draw(r: States, w: Desk, n: int, action: int, ply: int, found: Codes) -> None:
    """Some seat can tell this outcome from any other one."""
    other = w.codes[below(n, w.rng)]
    if other == action:
        return
    for seat in range(np.int64(r[S].players)):
        if _veil(r[S], action, seat) != _veil(r[S], other, seat):
            return
    break_law(found, Law.NOTHING_IS_DRAWN_UNSEEN, ply, CHANCE)


@rule
def is_prologue(s: State, facts: Codes) -> bool:
    return (facts[PROLOGUE] >> np.int64(s.phase)) & 1 != 0


@kernel
def check_prologue(s: State, facts: Codes, action: int, has_begun: bool, ply: int, found: Codes) -> bool:
    """A step of the prologue can be left out of a story: everyone sees it, nobody chose it, nothing came before. -> is it one?"""
    if not is_prologue(s, facts):
        return False
    if has_begun or s.actor != CHANCE:
        break_law(found, Law.PROLOGUE_COMES_FIRST, ply, s.actor)
    for k in range(np.int64(s.players) + 1):
        seat = k if k < s.players else SPECTATOR
        if _veil(s, action, seat) != action:
            break_law(found, Law.PROLOGUE_IS_OPEN, ply, seat)
    return True


@kernel
def check_camps(r: States, raw: Raw, ply: int, found: Codes) -> None:
    for seat in range(1, np.int64(r[S].players)):
        for mate in range(seat):
            if _camp(r[S], seat) == _camp(r[S], mate):
                r[VIEW] = r[S]
                _hide(r[VIEW], seat)
                r[VIEW_AGAIN] = r[S]
                _hide(r[VIEW_AGAIN], mate)
                if not same(raw, VIEW, VIEW_AGAIN):
                    break_law(found, Law.CAMPS_SEE_THE_SAME, ply, seat)


@kernel
def check_end(r: States, raw: Raw, w: Desk, facts: Codes, ply: int, found: Codes) -> None:
    score(r[S], w.utility[:])
    total = 0.0
    for seat in range(np.int64(r[S].players)):
        is_first = True
        for mate in range(seat):
            if _camp(r[S], seat) == _camp(r[S], mate):
                is_first = False
                if w.utility[seat] != w.utility[mate]:
                    break_law(found, Law.UTILITIES_SUM_TO_ONE, ply, seat)
        total += w.utility[seat] if is_first else 0.0
        if not 0.0 <= w.utility[seat] <= 1.0:
            break_law(found, Law.UTILITIES_SUM_TO_ONE, ply, seat)
        r[VIEW] = r[S]
        _hide(r[VIEW], seat)
        if not same(raw, S, VIEW):
            break_law(found, Law.NOTHING_IS_HIDDEN_AT_THE_END, ply, seat)
    if abs(total - 1.0) > 1e-9:
        break_law(found, Law.UTILITIES_SUM_TO_ONE, ply, SPECTATOR)
    if not 0 <= r[S].phase < facts[PHASES]:
        break_law(found, Law.PHASE_IS_NAMED, ply, SPECTATOR)
    if is_prologue(r[S], facts):
        break_law(found, Law.PROLOGUE_COMES_FIRST, ply, SPECTATOR)
    if not 1 <= reason(r[S]) < facts[REASONS]:
        break_law(found, Law.REASON_IS_NAMED, ply, SPECTATOR)
    if _legal(r[S], w) != 0:
        break_law(found, Law.NOTHING_IS_LEGAL_AT_THE_END, ply, SPECTATOR)


# ------------------------------------------------------------------------------------------------------ whole games
@kernel
def choose(r: States, w: Desk, mix: int) -> Any:
    """A random action; a player's one, in `mix` of 100 cases, by the bot on its own view."""
    if r[S].actor == CHANCE or below(100, w.rng) >= mix:
        return any_action(r[S], w)
    r[SCRATCH] = r[S]
    _hide(r[SCRATCH], r[S].actor)
    return greedy(r[SCRATCH], w.codes[:], w.bot_rng)


@kernel
def check_game(r: States, raw: Raw, w: Desk, other: Desk, facts: Codes, flags: Raw, gaps: Raw, truth: Counts, guessed: Counts,
               mix: int, line: Codes, found: Codes) -> int:
    """Play one game and check every law at every position. -> plies; the actions are in `line`, a breach in `found`"""
    setup(r[S])
    r[NEXT] = r[S]
    _setup(r[NEXT])
    if not same(raw, S, NEXT):
        break_law(found, Law.SETUP_IS_DETERMINISTIC, 0, SPECTATOR)
    ply, has_begun = 0, False
    found[GAMES] += 1
    veiled = np.zeros(r[S].players - SPECTATOR, np.int64)
    while r[S].actor != OVER and ply < len(line) and found[LAW] == Law.KEPT:
        r[BEFORE] = r[S]
        if check_lists(r, raw, w, facts, ply, found) == 0 or found[LAW] != Law.KEPT:
            break
        action = choose(r, w, mix)
        n = _legal(r[S], w)  # `choose` used the same list
        if not is_listed(action, w, n):
            break_law(found, Law.BOT_PLAYS_LEGAL, ply, r[S].actor)
            break
        has_begun = not check_prologue(r[S], facts, action, has_begun, ply, found)
        check_apply(r, raw, facts, gaps, action, ply, found)
        if r[S].actor == CHANCE and n > 1:
            check_draw(r, w, n, action, ply, found)
        for k in range(np.int64(r[S].players) + 1):
            seat = k if k < r[S].players else SPECTATOR
            check_view(r, raw, w, other, n, flags, truth, guessed, veiled, seat, ply, found)
            check_seat(r, raw, other, action, facts, flags, seat, ply, found)
            seen = _veil(r[S], action, seat)
            veiled[seat] |= seen != action and not flags[SHOWS, seen]
        check_camps(r, raw, ply, found)
        if not same(raw, S, BEFORE):
            break_law(found, Law.ASKING_CHANGES_NOTHING, ply, SPECTATOR)
        _apply(r[S], action)
        line[ply] = action
        ply += 1
    if r[S].actor == OVER:
        check_end(r, raw, w, facts, ply, found)
    elif ply == len(line):
        break_law(found, Law.GAMES_END, ply, SPECTATOR)
    return ply


settle_kernels(__name__)
