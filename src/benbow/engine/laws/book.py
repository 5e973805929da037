"""The laws of the contract as compiled checks of one game being played. `engine.laws` runs them in volume and says what broke.

They know states as rows of bytes and ask the rules through `ask`, so they are compiled once, not for each game.
"""
from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..compiled import Codes, below, kernel, rule
from ..compiled.calls import (
    APPLY,
    CAMP,
    GUESS_AT,
    LEGAL,
    ODDS,
    REASON,
    SCORE,
    SETUP,
    VALUE,
    VEIL,
    Lists,
    Raw,
    actor,
    ask,
    copy,
    first_difference,
    is_listed,
    phase,
    see,
)
from ..compiled.playouts import bot_action
from ..contract import CHANCE, OVER, SPECTATOR
from .meanings import Law

# Places in the table of records.
S, BEFORE, NEXT, AGAIN, VIEW, VIEW_AGAIN, GUESS, GUESS_NEXT, SEEN, SEEN_AGAIN, SCRATCH, TWIN, OPENING = range(13)
RECORDS = 13
# Places in `found`: a breach, counts of views compared and of actions that someone saw veiled, how far a twin came, games,
# and the first byte in which records differ that should be equal. The seat is OVER where no seat matters.
LAW, PLY, SEAT, COMPARED, VEILED, REACHED, GAMES, BYTE = range(8)
FOUND = 8
# Places in `facts`, and rows of `flags`, which has a column for each code.
HEADER, SIZE, REASONS, PHASES, PROLOGUE, PLAYERS = range(6)  # the prologue: a bit for each of its phases
SHOWS, SECRET, OF_CHANCE, VEILED_FORM = range(4)
GAP, HIDDEN = range(2)  # rows of `marks`, which has a column for each byte of a state
VALUES = 256
STEPS = 4  # that are played from a guess
Counts = npt.NDArray[np.int32]  # [phase, byte, value]: in how many games a byte of a state had this value


@kernel
def shown_to_anyone(calls: Codes, raw: Raw, place: int, w: Lists, action: int, facts: Codes, flags: Raw) -> bool:
    """Does the action uncover something to some seat? Then it cannot be taken back."""
    shown = flags[SHOWS, ask(calls, VEIL, raw, place, w, action, SPECTATOR)]
    for seat in range(facts[PLAYERS]):
        shown |= flags[SHOWS, ask(calls, VEIL, raw, place, w, action, seat)]
    return shown != 0


@rule
def break_law_at(found: Codes, law: int, ply: int, seat: int, byte: int) -> None:
    """Keep the first breach, with the byte of the state that gives it away."""
    if found[LAW] == Law.KEPT:
        found[LAW], found[PLY], found[SEAT], found[BYTE] = law, ply, seat, byte


@rule
def break_law(found: Codes, law: int, ply: int, seat: int) -> None:
    break_law_at(found, law, ply, seat, -1)


@rule
def check_same(raw: Raw, a: int, b: int, law: int, ply: int, seat: int, found: Codes) -> None:
    """Two records that the law wants equal."""
    byte = first_difference(raw, a, b)
    if byte >= 0:
        break_law_at(found, law, ply, seat, byte)


# -------------------------------------------------------------------------------------------------- one position
@kernel
def check_odds(calls: Codes, raw: Raw, place: int, w: Lists, n: int) -> int:
    """Of the outcomes in this list. -> the law that is broken, or KEPT"""
    total, added = ask(calls, ODDS, raw, place, w, 0, 0), 0
    for k in range(n):
        added += w.weights[k]
        if w.weights[k] < 1:
            return Law.WEIGHTS_ARE_POSITIVE
    return Law.KEPT if added == total < 1 << 31 else Law.TOTAL_IS_THE_SUM


@kernel
def check_lists(calls: Codes, raw: Raw, w: Lists, facts: Codes, flags: Raw, ply: int, found: Codes) -> int:
    """Legal actions and weights. -> how many actions"""
    n = ask(calls, LEGAL, raw, S, w, 0, 0)
    if n < 1:
        break_law(found, Law.LEGAL_IS_NEVER_EMPTY, ply, actor(raw, S))
        return 0
    if not 0 <= phase(raw, S) < facts[PHASES]:
        break_law(found, Law.PHASE_IS_NAMED, ply, actor(raw, S))
    for k in range(n):
        if k > 0 and w.codes[k] <= w.codes[k - 1]:
            break_law(found, Law.LEGAL_IS_SORTED, ply, actor(raw, S))
        if not 0 <= w.codes[k] < facts[SIZE] or flags[VEILED_FORM, w.codes[k]]:
            break_law(found, Law.LEGAL_HAS_PLAYABLE_CODES, ply, actor(raw, S))
        elif flags[OF_CHANCE, w.codes[k]] != (actor(raw, S) == CHANCE):
            break_law(found, Law.CHANCE_HAS_ITS_VERBS, ply, actor(raw, S))
    if actor(raw, S) == CHANCE:
        law = check_odds(calls, raw, S, w, n)
        if law != Law.KEPT:
            break_law(found, law, ply, CHANCE)
    elif not 0 <= actor(raw, S) < facts[PLAYERS]:
        break_law(found, Law.ACTOR_IS_A_SEAT, ply, actor(raw, S))
    check_same(raw, S, BEFORE, Law.ASKING_CHANGES_NOTHING, ply, actor(raw, S), found)
    return n


@kernel
def check_apply(calls: Codes, raw: Raw, w: Lists, facts: Codes, marks: Raw, action: int, ply: int, found: Codes) -> None:
    """The next state is in row NEXT afterwards."""
    for place in (NEXT, AGAIN):
        copy(raw, place, S)
        ask(calls, APPLY, raw, place, w, action, 0)
    check_same(raw, NEXT, AGAIN, Law.APPLY_IS_DETERMINISTIC, ply, actor(raw, S), found)
    for k in range(2, facts[HEADER]):
        if raw[NEXT, k] != raw[S, k]:
            break_law_at(found, Law.OPTIONS_NEVER_CHANGE, ply, actor(raw, S), k)
    for k in range(raw.shape[1]):
        if marks[GAP, k] and raw[NEXT, k]:
            break_law_at(found, Law.GAPS_STAY_ZERO, ply, actor(raw, S), k)


@rule
def same_actions(mine: Lists, n: int, other: Lists, m: int) -> bool:
    if n != m:
        return False
    for k in range(n):
        if mine.codes[k] != other.codes[k]:
            return False
    return True


@kernel
def alike(calls: Codes, raw: Raw, place: int, w: Lists, veiled: int, seat: int) -> int:
    """How many legal actions look like this to the seat."""
    n, count = ask(calls, LEGAL, raw, place, w, 0, 0), 0
    for k in range(n):
        count += ask(calls, VEIL, raw, place, w, w.codes[k], seat) == veiled
    return count


@kernel
def check_closure(calls: Codes, raw: Raw, place: int, w: Lists, action: int, veiled: int, seat: int, ply: int,
                  found: Codes) -> None:
    """From `place`, which the seat cannot tell from S: every action of equal veil must lead to an equal view.

    The view after the real action is in SEEN.
    """
    n = ask(calls, LEGAL, raw, place, w, 0, 0)
    for k in range(n):
        if ask(calls, VEIL, raw, place, w, w.codes[k], seat) != veiled:
            continue
        copy(raw, GUESS_NEXT, place)
        ask(calls, APPLY, raw, GUESS_NEXT, w, w.codes[k], 0)
        is_same_flow = actor(raw, GUESS_NEXT) == actor(raw, NEXT) and phase(raw, GUESS_NEXT) == phase(raw, NEXT)
        see(calls, raw, SEEN_AGAIN, GUESS_NEXT, w, seat)
        if actor(raw, NEXT) != OVER:
            check_same(raw, SEEN, SEEN_AGAIN, Law.CLOSURE, ply, seat, found)
        if not is_same_flow:
            break_law(found, Law.CLOSURE, ply, seat)
        found[COMPARED] += place != S or w.codes[k] != action


@rule
def count_game(counts: Counts, phase: int, place: int, value: int, found: Codes) -> None:
    """Once a game: its positions resemble one another too much to count as many. Behind the counts: the game counted last."""
    if counts[phase, place, VALUES + value] != found[GAMES]:
        counts[phase, place, VALUES + value] = found[GAMES]
        counts[phase, place, value] += 1


@kernel
def check_view(calls: Codes, raw: Raw, mine: Lists, other: Lists, n: int, facts: Codes, flags: Raw, marks: Raw, truth: Counts,
               guessed: Counts, veiled: Codes, seat: int, ply: int, found: Codes) -> bool:
    """What a seat sees at this position, and what it can make of it. The view and a guess are in VIEW and GUESS afterwards.

    -> can the guess be played on from?

    veiled[seat]: was anything hidden from the seat so far? (The spectator has a place from the end.)
    """
    see(calls, raw, VIEW, S, mine, seat)
    if actor(raw, VIEW) != actor(raw, S) or phase(raw, VIEW) != phase(raw, S):
        break_law(found, Law.HIDE_KEEPS_THE_FLOW, ply, seat)
    see(calls, raw, VIEW_AGAIN, VIEW, mine, seat)
    check_same(raw, VIEW, VIEW_AGAIN, Law.HIDE_IS_IDEMPOTENT, ply, seat, found)
    if not veiled[seat]:
        check_same(raw, S, VIEW, Law.WHAT_WAS_SEEN_IS_KNOWN, ply, seat, found)
    copy(raw, GUESS, VIEW)
    ask(calls, GUESS_AT, raw, GUESS, other, seat, 0)
    for k in range(raw.shape[1]):
        if raw[VIEW, k] != raw[S, k] and not marks[HIDDEN, k]:
            break_law_at(found, Law.OPEN_FIELDS_ARE_SEEN, ply, seat, k)
        if raw[VIEW, k] != raw[S, k] or raw[VIEW, k] != raw[GUESS, k]:  # something that this seat has to guess
            count_game(truth, phase(raw, S), k, int(raw[S, k]), found)
            count_game(guessed, phase(raw, S), k, int(raw[GUESS, k]), found)
    see(calls, raw, SCRATCH, GUESS, mine, seat)
    check_same(raw, VIEW, SCRATCH, Law.GUESS_FITS_THE_VIEW, ply, seat, found)
    for k in range(facts[PLAYERS]):
        side = ask(calls, CAMP, raw, S, mine, k, 0)
        if side != ask(calls, CAMP, raw, VIEW, mine, k, 0) or side != ask(calls, CAMP, raw, GUESS, mine, k, 0):
            break_law(found, Law.CAMPS_ARE_PUBLIC, ply, seat)
    if seat == actor(raw, S):
        for place in (VIEW, GUESS):
            if not same_actions(mine, n, other, ask(calls, LEGAL, raw, place, other, 0, 0)):
                break_law(found, Law.ACTOR_SEES_ITS_ACTIONS, ply, seat)
    if actor(raw, S) == CHANCE:
        check_open_odds(calls, raw, mine, other, n, flags, seat, ply, found)
    return can_go_on(calls, raw, other)


@kernel
def can_go_on(calls: Codes, raw: Raw, w: Lists) -> bool:
    """Play some steps from the guess: what cannot be so, such as a card dealt twice, often spoils a list or its odds."""
    copy(raw, GUESS_NEXT, GUESS)
    for _ in range(STEPS):
        if actor(raw, GUESS_NEXT) == OVER:
            break
        n = ask(calls, LEGAL, raw, GUESS_NEXT, w, 0, 0)
        if n < 1 or (actor(raw, GUESS_NEXT) == CHANCE and check_odds(calls, raw, GUESS_NEXT, w, n) != Law.KEPT):
            return False
        ask(calls, APPLY, raw, GUESS_NEXT, w, w.codes[below(n, w.rng)], 0)
    return True


@kernel
def check_open_odds(calls: Codes, raw: Raw, mine: Lists, other: Lists, n: int, flags: Raw, seat: int, ply: int,
                    found: Codes) -> None:
    """Outcomes and weights follow from any seat's view, unless their verb is declared secret."""
    for k in range(n):
        if flags[SECRET, mine.codes[k]]:
            return
    is_open = same_actions(mine, n, other, ask(calls, LEGAL, raw, GUESS, other, 0, 0))
    if is_open:
        ask(calls, ODDS, raw, GUESS, other, 0, 0)
        for k in range(n):
            is_open = is_open and mine.weights[k] == other.weights[k]
    if not is_open:
        break_law(found, Law.ODDS_ARE_OPEN, ply, seat)


@kernel
def check_seat(calls: Codes, raw: Raw, w: Lists, action: int, facts: Codes, flags: Raw, seat: int, ply: int,
               found: Codes) -> None:
    """What a seat sees of an action; its view and a guess are in VIEW and GUESS, the state after it in NEXT."""
    veiled = ask(calls, VEIL, raw, S, w, action, seat)
    if veiled != action and not (0 <= veiled < facts[SIZE] and flags[VEILED_FORM, veiled]):
        break_law(found, Law.VEIL_HIDES_OR_SHOWS, ply, seat)
        return
    found[VEILED] += veiled != action
    is_own = seat == actor(raw, S)
    if is_own and alike(calls, raw, S, w, veiled, seat) != 1:
        break_law(found, Law.ACTOR_KNOWS_WHAT_IT_DID, ply, seat)
    is_shown = shown_to_anyone(calls, raw, S, w, action, facts, flags)
    if is_own and shown_to_anyone(calls, raw, GUESS, w, action, facts, flags) != is_shown:
        break_law(found, Law.UNDO_IS_PUBLIC, ply, seat)
    if actor(raw, S) >= 0 and not is_shown and alike(calls, raw, GUESS, w, veiled, seat) == 0:
        break_law(found, Law.UNCOVERING_IS_DECLARED, ply, seat)
    see(calls, raw, SEEN, NEXT, w, seat)
    check_closure(calls, raw, S, w, action, veiled, seat, ply, found)
    check_closure(calls, raw, GUESS, w, action, veiled, seat, ply, found)


@kernel
def check_draw(calls: Codes, raw: Raw, w: Lists, n: int, action: int, facts: Codes, ply: int, found: Codes) -> None:
    """Some seat can tell this outcome from any other one."""
    other = w.codes[below(n, w.rng)]
    if other == action:
        return
    for seat in range(facts[PLAYERS]):
        if ask(calls, VEIL, raw, S, w, action, seat) != ask(calls, VEIL, raw, S, w, other, seat):
            return
    break_law(found, Law.NOTHING_IS_DRAWN_UNSEEN, ply, CHANCE)


@rule
def is_prologue(raw: Raw, facts: Codes) -> bool:
    return (facts[PROLOGUE] >> phase(raw, S)) & 1 != 0


@kernel
def check_prologue(calls: Codes, raw: Raw, w: Lists, facts: Codes, action: int, has_begun: bool, ply: int, found: Codes) -> bool:
    """A step of the prologue can be left out of a story: everyone sees it, nobody chose it, nothing came before. -> is it one?"""
    if not is_prologue(raw, facts):
        return False
    if has_begun or actor(raw, S) != CHANCE:
        break_law(found, Law.PROLOGUE_COMES_FIRST, ply, actor(raw, S))
    for k in range(facts[PLAYERS] + 1):
        seat = k if k < facts[PLAYERS] else SPECTATOR
        if ask(calls, VEIL, raw, S, w, action, seat) != action:
            break_law(found, Law.PROLOGUE_IS_OPEN, ply, seat)
    return True


@rule
def is_one_camp(calls: Codes, raw: Raw, w: Lists, seat: int, mate: int) -> bool:
    return bool(ask(calls, CAMP, raw, S, w, seat, 0) == ask(calls, CAMP, raw, S, w, mate, 0))


@kernel
def check_camps(calls: Codes, raw: Raw, w: Lists, facts: Codes, ply: int, found: Codes) -> None:
    for seat in range(1, facts[PLAYERS]):
        for mate in range(seat):
            if is_one_camp(calls, raw, w, seat, mate):
                see(calls, raw, VIEW, S, w, seat)
                see(calls, raw, VIEW_AGAIN, S, w, mate)
                check_same(raw, VIEW, VIEW_AGAIN, Law.CAMPS_SEE_THE_SAME, ply, seat, found)


@kernel
def check_estimate(calls: Codes, raw: Raw, w: Lists, facts: Codes, ply: int, found: Codes) -> None:
    ask(calls, VALUE, raw, S, w, 0, 0)
    for seat in range(facts[PLAYERS]):
        if not 0.0 <= w.utility[seat] <= 1.0:
            break_law(found, Law.ESTIMATES_ARE_RESULTS, ply, seat)


@kernel
def check_end(calls: Codes, raw: Raw, w: Lists, facts: Codes, ply: int, found: Codes) -> None:
    ask(calls, SCORE, raw, S, w, 0, 0)
    total = 0.0
    for seat in range(facts[PLAYERS]):
        is_first = True
        for mate in range(seat):
            if is_one_camp(calls, raw, w, seat, mate):
                is_first = False
                if w.utility[seat] != w.utility[mate]:
                    break_law(found, Law.UTILITIES_SUM_TO_ONE, ply, seat)
        total += w.utility[seat] if is_first else 0.0
        if not 0.0 <= w.utility[seat] <= 1.0:
            break_law(found, Law.UTILITIES_SUM_TO_ONE, ply, seat)
        see(calls, raw, VIEW, S, w, seat)
        check_same(raw, S, VIEW, Law.NOTHING_IS_HIDDEN_AT_THE_END, ply, seat, found)
    if abs(total - 1.0) > 1e-9:
        break_law(found, Law.UTILITIES_SUM_TO_ONE, ply, OVER)
    if not 0 <= phase(raw, S) < facts[PHASES]:
        break_law(found, Law.PHASE_IS_NAMED, ply, OVER)
    if is_prologue(raw, facts):
        break_law(found, Law.PROLOGUE_COMES_FIRST, ply, OVER)
    if not 1 <= ask(calls, REASON, raw, S, w, 0, 0) < facts[REASONS]:
        break_law(found, Law.REASON_IS_NAMED, ply, OVER)
    if ask(calls, LEGAL, raw, S, w, 0, 0) != 0:
        break_law(found, Law.NOTHING_IS_LEGAL_AT_THE_END, ply, OVER)


# ------------------------------------------------------------------------------------------------------ whole games
@kernel
def choose(calls: Codes, raw: Raw, w: Lists, mix: int) -> Any:
    """A random action; a player's one, in `mix` of 100 cases, by the bot on its own view."""
    return bot_action(calls, raw, S, SCRATCH, w, actor(raw, S) != CHANCE and below(100, w.rng) < mix)


@kernel
def check_game(calls: Codes, raw: Raw, w: Lists, other: Lists, facts: Codes, flags: Raw, marks: Raw, truth: Counts,
               guessed: Counts, mix: int, line: Codes, found: Codes) -> int:
    """Play one game and check every law at every position. -> plies; the actions are in `line`, a breach in `found`"""
    ask(calls, SETUP, raw, S, w, 0, 0)
    copy(raw, NEXT, S)
    ask(calls, SETUP, raw, NEXT, w, 0, 0)
    check_same(raw, S, NEXT, Law.SETUP_IS_DETERMINISTIC, 0, OVER, found)
    copy(raw, OPENING, S)
    ply, has_begun, bad_ply, bad_seat = 0, False, -1, OVER
    found[GAMES] += 1
    veiled = np.zeros(facts[PLAYERS] - SPECTATOR, np.int64)
    while actor(raw, S) != OVER and ply < len(line) and found[LAW] == Law.KEPT:
        copy(raw, BEFORE, S)
        line[ply] = -1
        if check_lists(calls, raw, w, facts, flags, ply, found) == 0 or found[LAW] != Law.KEPT:
            break
        line[ply] = action = choose(calls, raw, w, mix)
        n = ask(calls, LEGAL, raw, S, w, 0, 0)  # `choose` used the same list
        if not is_listed(action, w, n):
            break_law(found, Law.BOT_PLAYS_LEGAL, ply, actor(raw, S))
            break
        has_begun = not check_prologue(calls, raw, w, facts, action, has_begun, ply, found)
        check_apply(calls, raw, w, facts, marks, action, ply, found)
        if actor(raw, S) == CHANCE and n > 1:
            check_draw(calls, raw, w, n, action, facts, ply, found)
        for k in range(facts[PLAYERS] + 1):
            seat = k if k < facts[PLAYERS] else SPECTATOR
            if not check_view(calls, raw, w, other, n, facts, flags, marks, truth, guessed, veiled, seat, ply, found):
                bad_ply, bad_seat = ply, seat
            check_seat(calls, raw, other, action, facts, flags, seat, ply, found)
            seen = ask(calls, VEIL, raw, S, w, action, seat)
            veiled[seat] |= seen != action and not flags[SHOWS, seen]
        check_camps(calls, raw, w, facts, ply, found)
        check_estimate(calls, raw, w, facts, ply, found)
        check_same(raw, S, BEFORE, Law.ASKING_CHANGES_NOTHING, ply, OVER, found)
        ask(calls, APPLY, raw, S, w, action, 0)
        ply += 1
    if actor(raw, S) == OVER:
        check_end(calls, raw, w, facts, ply, found)
        copy(raw, NEXT, S)
        ask(calls, SETUP, raw, NEXT, w, 0, 0)
        check_same(raw, NEXT, OPENING, Law.SETUP_WRITES_EVERYTHING, ply, OVER, found)
    elif ply == len(line):
        break_law(found, Law.GAMES_END, ply, OVER)
    if bad_ply >= 0:  # last: if the rules themselves are wrong, another law says it better
        break_law(found, Law.GUESSES_CAN_BE_PLAYED, bad_ply, bad_seat)
    return ply
