"""A toy game in one file, for the tests of the laws: seat 0 gets a card in secret and hides a coin in a hand; a die is
rolled; seat 1 says where the coin is. Two rounds. TOY-n are its clauses."""
from __future__ import annotations

import sys
from enum import IntEnum
from pathlib import Path
from types import ModuleType

import numpy as np

from benbow.engine import state
from benbow.engine.compiled import Codes, Rng, Utilities, below, rule
from benbow.engine.contract import CHANCE, OVER, Explanation, Game, View
from benbow.engine.drawing.scene import Die, Piece, Scene, text
from benbow.engine.state import category, number, option
from benbow.engine.verbs import Labels, Verb, Verbs, numbers
from benbow.engine.words import Words

ROUNDS = 2
HAND = Labels("left right", first=1)
VERBS = Verbs(
    Verb("deal", numbers(1, 3), chance=True),
    Verb("put", HAND),
    Verb("roll", numbers(1, 2), chance=True),
    Verb("say", HAND),
    Verb("deal_hidden", text="deal ?", hides=True),
    Verb("put_hidden", text="put ?", hides=True),
    Verb("say_found", HAND, HAND, text="say {} = {}", shows=True),
)
DEAL, PUT, ROLL, SAY, DEAL_HIDDEN, PUT_HIDDEN, SAY_FOUND = (VERBS.base(verb.name) for verb in VERBS.table)


class Phase(IntEnum):
    DEAL = 0
    PUT = 1
    ROLL = 2
    SAY = 3
    END = 4


class Options(state.State):
    players: int = option(range(2, 3), 2)
    cards: int = option(range(2, 4), 3)


class State(Options):
    turn: int = number(0, ROUNDS)
    card: int = category(0, 3, hidden=True)  # 0: none yet
    coin: int = category(0, 3, hidden=True)  # 0: in no hand; 3: in a hand not seen
    die: int = number(0, 2)
    found: int = number(0, ROUNDS)
    wide: int = number(-9999, 9999, dtype=np.int32)


UNSEEN = 3


@rule
def wait(s: State, actor: int, phase: int) -> None:
    s.actor = actor
    s.phase = phase


@rule
def setup(s: State) -> None:
    s.turn = 0
    s.card = 0
    s.coin = 0
    s.die = 0
    s.found = 0
    s.wide = 0
    wait(s, CHANCE, Phase.DEAL)


@rule
def legal(s: State, out: Codes) -> int:
    n = 0
    if s.phase == Phase.DEAL:
        for card in range(1, s.cards + 1):
            out[n] = DEAL + card
            n += 1
    elif s.phase == Phase.ROLL:
        for face in range(1, 3):
            out[n] = ROLL + face
            n += 1
    elif s.phase == Phase.PUT:
        for hand in range(1, 3):
            out[n] = PUT + hand
            n += 1
    elif s.phase == Phase.SAY:
        for hand in range(1, 3):
            out[n] = SAY + hand
            n += 1
    return n


@rule
def odds(s: State, out: Codes) -> int:
    total = 0
    for k in range(s.cards if s.phase == Phase.DEAL else 2):
        out[k] = k + 1
        total += k + 1
    return total


@rule
def apply(s: State, action: int) -> None:
    if s.phase == Phase.DEAL:
        s.card = action - DEAL
        wait(s, 0, Phase.PUT)
    elif s.phase == Phase.PUT:
        s.coin = action - PUT
        wait(s, CHANCE, Phase.ROLL)
    elif s.phase == Phase.ROLL:
        s.die = action - ROLL
        wait(s, 1, Phase.SAY)
    elif s.phase == Phase.SAY:
        s.found += s.coin == action - SAY
        s.coin = 0
        s.die = 0
        s.turn += 1
        if s.turn == ROUNDS:
            wait(s, OVER, Phase.END)
        else:
            wait(s, 0, Phase.PUT)


@rule
def camp(s: State, seat: int) -> int:
    return seat


@rule
def score(s: State, out: Utilities) -> None:
    out[1] = s.found / ROUNDS
    out[0] = 1.0 - out[1]


@rule
def value(s: State, out: Utilities) -> None:
    out[1] = 0.25 + 0.5 * (s.found > 0)
    out[0] = 1.0 - out[1]


@rule
def points(s: State, out: Codes) -> None:
    out[0] = s.card
    out[1] = s.found


@rule
def reason(s: State) -> int:
    return 1 if s.actor == OVER else 0


@rule
def hide(s: State, seat: int) -> None:
    if s.actor == OVER or seat == 0:
        return
    s.card = 0
    if s.coin:
        s.coin = UNSEEN


@rule
def veil(s: State, action: int, seat: int) -> int:
    if s.phase == Phase.SAY and seat != 0:
        return SAY_FOUND + (action - SAY) * 2 + s.coin
    if seat != 0:
        if s.phase == Phase.DEAL:
            return DEAL_HIDDEN
        if s.phase == Phase.PUT:
            return PUT_HIDDEN
    return action


@rule
def guess(v: State, seat: int, rng: Rng) -> None:
    if v.actor == OVER or seat == 0:
        return
    if v.phase != Phase.DEAL:
        v.card = 1 + below(v.cards, rng)
    if v.coin == UNSEEN:
        v.coin = 1 + below(2, rng)


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    n = legal(v, out)
    return out[below(n, rng)]


def tell(before: View, veiled: int, after: View, words: Words) -> str:
    return f"{words('title')}: {before.game.verbs.text(veiled)}"


def ask(view: View, words: Words) -> str:
    return words("title")


def name(view: View, code: int, words: Words) -> str:
    return VERBS.text(code)


def role(view: View, seat: int, words: Words) -> str:
    return ""


def explain(view: View, attempt: int, words: Words) -> Explanation:
    return Explanation(False, "TOY-1", words("title"))


def board(view: View, words: Words) -> str:
    return f"{words('title')} {State.of(view).coin} {State.of(view).card}"


def scene(view: View, words: Words, chosen: tuple[str, ...] = ()) -> Scene:
    ground = '<rect width="300" height="100" fill="#eee"/>' + text(150, 20, words("title"), 16)
    pieces = [Piece(hand, '<circle r="20"/>', x=100 * k, y=60, name=hand) for k, hand in enumerate(HAND.names, 1)]
    pieces.append(Piece("coin", f'<circle r="9"/><path d="M0 0h{State.of(view).coin}"/>', x=20, y=60, name="coin", layer=1))
    if chosen:
        pieces.append(Piece("arrow", '<path d="M0 0h9"/>', layer=2))
    return Scene(300, 100, words("title"), ground, tuple(pieces))


def gestures(view: View) -> dict[int, tuple[str, ...]]:
    """The coin, then a hand to put it in; to say something, a button."""
    names = dict(enumerate(HAND.names, 1))
    if view.phase == Phase.PUT:
        return {code: ("coin", names[code - PUT]) for code in view.legal()}
    return {code: (f"say-{names[code - SAY]}",) for code in view.legal()}


def attempt(view: View, ids: tuple[str, ...]) -> int | None:
    if ids[-1] not in HAND.names:
        return None
    return (PUT if ids[0] == "coin" else SAY) + 1 + HAND.names.index(ids[-1])


def dice(before: View, veiled: int, words: Words) -> tuple[Die, ...]:
    if before.actor != CHANCE:
        return ()
    shown = before.game.verbs.text(veiled)
    return (Die(text(0, 5, shown, 12), shown),)


HERE: ModuleType = sys.modules[__name__]
GAME = Game(
    id="sealed", rules_version=1, minutes=1, state=State, verbs=VERBS, rooms=(HERE,), telling=HERE,
    most_actions=3, reasons=("not_over", "played"), phases=tuple(phase.name.lower() for phase in Phase),
    home=Path(__file__).parent, polished=True, drawing=HERE,
)
