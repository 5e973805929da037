"""Kuhn poker as a whole game in one module: words and drawing are the defaults, so every action is a button.

Each player pays one chip and gets a card in secret. One may pass or bet a second chip; after a bet the other one passes, and
loses, or bets too. Then the higher card wins.
"""
from __future__ import annotations

import sys
from enum import IntEnum
from pathlib import Path

from benbow.engine import state
from benbow.engine.compiled import Codes, Rng, Utilities, below, rule
from benbow.engine.contract import CHANCE, OVER, Game
from benbow.engine.state import Ints, category, number, option
from benbow.engine.verbs import Verb, Verbs, numbers

MOST_CARDS = 9
NONE, UNSEEN = 0, MOST_CARDS + 1  # instead of a card

VERBS = Verbs(
    Verb("deal", numbers(1, MOST_CARDS), chance=True, secret=True),  # secret: which cards are left, only one player knows
    Verb("pass"),
    Verb("bet"),
    Verb("deal_hidden", text="deal ?", hides=True),
)
DEAL, PASS, BET, DEAL_HIDDEN = (VERBS.base(verb.name) for verb in VERBS.table)


class Phase(IntEnum):
    DEAL = 0
    BET = 1
    END = 2


class Options(state.State):
    players: int = option(range(2, 3), 2)
    cards: int = option(range(3, MOST_CARDS + 1), 3)


class State(Options):
    card: Ints = category(NONE, UNSEEN, (2,), seat_axes=(0,), hidden=True)
    has_bet: Ints = category(0, 1, (2,), seat_axes=(0,))
    choices: int = number(0, 3)  # made so far


@rule
def wait(s: State, actor: int, phase: int) -> None:
    s.actor = actor
    s.phase = phase


@rule
def setup(s: State) -> None:
    for seat in range(2):
        s.card[seat] = NONE
        s.has_bet[seat] = 0
    s.choices = 0
    wait(s, CHANCE, Phase.DEAL)


@rule
def legal(s: State, out: Codes) -> int:
    n = 0
    if s.phase == Phase.DEAL:
        for card in range(1, s.cards + 1):
            out[n] = DEAL + card
            n += card != s.card[0]
    elif s.phase == Phase.BET:
        out[0] = PASS
        out[1] = BET
        n = 2
    return n


@rule
def odds(s: State, out: Codes) -> int:
    n = legal(s, out)
    for k in range(n):
        out[k] = 1
    return n


@rule
def apply(s: State, action: int) -> None:
    if s.phase == Phase.DEAL:
        if s.card[0] == NONE:
            s.card[0] = action - DEAL
        else:
            s.card[1] = action - DEAL
            wait(s, 0, Phase.BET)
        return
    s.has_bet[s.actor] = action == BET
    s.choices += 1
    first_passed_and_second_bet = s.choices == 2 and s.has_bet[1] > s.has_bet[0]
    if s.choices == 1 or first_passed_and_second_bet:
        wait(s, 1 - s.actor, Phase.BET)
    else:
        wait(s, OVER, Phase.END)


@rule
def won_by_first(s: State) -> int:
    """What seat 0 has won, in chips."""
    if s.has_bet[0] != s.has_bet[1]:
        return 1 if s.has_bet[0] else -1
    stake = 1 + s.has_bet[0]
    return stake if s.card[0] > s.card[1] else -stake


@rule
def camp(s: State, seat: int) -> int:
    return seat


@rule
def score(s: State, out: Utilities) -> None:
    out[0] = 0.5 + won_by_first(s) / 4
    out[1] = 1.0 - out[0]


@rule
def points(s: State, out: Codes) -> None:
    out[0] = won_by_first(s)
    out[1] = -out[0]


@rule
def reason(s: State) -> int:
    if s.actor != OVER:
        return 0
    return 1 if s.has_bet[0] == s.has_bet[1] else 2


@rule
def hide(s: State, seat: int) -> None:
    if s.actor == OVER:
        return
    for owner in range(2):
        if owner != seat and s.card[owner] != NONE:
            s.card[owner] = UNSEEN


@rule
def veil(s: State, action: int, seat: int) -> int:
    receiver = 0 if s.card[0] == NONE else 1
    return DEAL_HIDDEN if s.phase == Phase.DEAL and seat != receiver else action


@rule
def guess(v: State, seat: int, rng: Rng) -> None:
    for owner in range(2):
        other = v.card[1 - owner]
        if v.card[owner] == UNSEEN:
            if other in (NONE, UNSEEN):
                v.card[owner] = 1 + below(v.cards, rng)
            else:
                card = 1 + below(v.cards - 1, rng)
                v.card[owner] = card + (card >= other)


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    """Bet with a high card, and now and then with any."""
    return BET if 2 * v.card[v.actor] > v.cards + 1 or below(6, rng) == 0 else PASS


HERE = sys.modules[__name__]
GAME = Game(
    id="kuhn_poker", rules_version=1, minutes=1, state=State, verbs=VERBS, rooms=(HERE,), most_actions=MOST_CARDS, longest=5,
    reasons=("not_over", "higher_card", "folded"), phases=tuple(phase.name.lower() for phase in Phase),
    home=Path(__file__).parent,
)
