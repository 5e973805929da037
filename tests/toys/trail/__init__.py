"""A toy game with long moves: each seat walks on a path of its own with a chest in the middle, looks into it in secret when it
comes there, may dig it up for all to see, and camps unseen at the end of its turn. TRAIL-n are its clauses."""
from __future__ import annotations

import sys
from enum import IntEnum
from pathlib import Path
from types import ModuleType

from benbow.engine import state
from benbow.engine.compiled import Codes, Rng, Utilities, below, rule
from benbow.engine.contract import CHANCE, OVER, Explanation, Game, View
from benbow.engine.drawing.scene import Piece, Scene
from benbow.engine.state import Ints, category, number, option
from benbow.engine.verbs import Labels, Verb, Verbs
from benbow.engine.words import Words
from tests.toys.sealed import camp, dice, reason, tell

__all__ = ["GAME", "camp", "dice", "reason", "tell"]
LAST, CHEST, PACES, TURNS = 8, 4, 6, 4  # the path goes from 0 to LAST; two turns each
CONTENT = Labels("empty gold", first=1)
CAMP = Labels("tent cave", first=1)
VERBS = Verbs(
    Verb("step", Labels("left right", first=0)),
    Verb("dig"),
    Verb("camp", CAMP),
    Verb("look", CONTENT, chance=True),
    Verb("look_hidden", text="look ?", hides=True),
    Verb("camp_hidden", text="camp ?", hides=True),
    Verb("dig_shown", CONTENT, text="dig = {}", shows=True),
)
STEP, DIG, CAMPS, LOOK, LOOK_HIDDEN, CAMP_HIDDEN, DIG_SHOWN = (VERBS.base(verb.name) for verb in VERBS.table)
UNSEEN = 3


class Phase(IntEnum):
    WALK = 0
    LOOK = 1
    END = 2


class State(state.State):
    players: int = option(range(2, 3), 2)
    turn: int = number(0, TURNS)
    paces: int = number(0, PACES)
    at: Ints = number(0, LAST, (2,), seat_axes=(0,))
    seen: Ints = category(0, UNSEEN, (2,), seat_axes=(0,), hidden=True)  # what is in a seat's chest; 0: it has not looked
    dug: Ints = category(0, 1, (2,), seat_axes=(0,))
    camp: Ints = category(0, UNSEEN, (2,), seat_axes=(0,), hidden=True)  # where a seat camped last


@rule
def wait(s: State, actor: int, phase: int) -> None:
    s.actor = actor
    s.phase = phase


@rule
def setup(s: State) -> None:
    s.turn = 0
    s.paces = PACES
    s.at[:] = 0
    s.seen[:] = 0
    s.dug[:] = 0
    s.camp[:] = 0
    wait(s, 0, Phase.WALK)


@rule
def legal(s: State, out: Codes) -> int:
    n = 0
    if s.phase == Phase.WALK:
        me = s.actor
        out[n] = STEP
        n += s.paces > 0 and s.at[me] > 0
        out[n] = STEP + 1
        n += s.paces > 0 and s.at[me] < LAST
        out[n] = DIG
        n += s.at[me] == CHEST and s.seen[me] > 0 and s.dug[me] == 0
        out[n] = CAMPS + 1
        out[n + 1] = CAMPS + 2
        n += 2
    elif s.phase == Phase.LOOK:
        out[0] = LOOK + 1
        out[1] = LOOK + 2
        n = 2
    return n


@rule
def odds(s: State, out: Codes) -> int:
    out[0] = 1
    out[1] = 1
    return 2


@rule
def apply(s: State, action: int) -> None:
    me = s.turn % 2
    if s.phase == Phase.LOOK:
        s.seen[me] = action - LOOK
        wait(s, me, Phase.WALK)
    elif action == DIG:
        s.dug[me] = 1
    elif action < DIG:
        s.at[me] += 2 * (action - STEP) - 1
        s.paces -= 1
        if s.at[me] == CHEST and s.seen[me] == 0:
            wait(s, CHANCE, Phase.LOOK)
    else:
        s.camp[me] = action - CAMPS
        s.turn += 1
        s.paces = PACES
        if s.turn == TURNS:
            wait(s, OVER, Phase.END)
        else:
            wait(s, 1 - me, Phase.WALK)


@rule
def score(s: State, out: Utilities) -> None:
    out[0] = (1 + (s.seen[0] == 2) - (s.seen[1] == 2)) / 2
    out[1] = 1.0 - out[0]


@rule
def points(s: State, out: Codes) -> None:
    for seat in range(2):
        out[seat] = s.seen[seat] == 2


@rule
def hide(s: State, seat: int) -> None:
    if s.actor == OVER:
        return
    for other in range(2):
        if other != seat and s.seen[other] and not s.dug[other]:
            s.seen[other] = UNSEEN
        if other != seat and s.camp[other]:
            s.camp[other] = UNSEEN


@rule
def veil(s: State, action: int, seat: int) -> int:
    me = s.turn % 2
    if seat == me:
        return action
    if s.phase == Phase.LOOK:
        return LOOK_HIDDEN
    if action == DIG:
        return DIG_SHOWN + s.seen[me]
    return CAMP_HIDDEN if action > DIG else action


@rule
def guess(v: State, seat: int, rng: Rng) -> None:
    for other in range(2):
        if v.seen[other] == UNSEEN:
            v.seen[other] = 1 + below(2, rng)
        if v.camp[other] == UNSEEN:
            v.camp[other] = 1 + below(2, rng)


@rule
def greedy(v: State, out: Codes, rng: Rng) -> int:
    """To the chest; then here and there. (By chance alone hardly anyone would come to it.)"""
    n = legal(v, out)
    if v.seen[v.actor] == 0 and v.paces > 0:
        return STEP + 1
    return out[below(n, rng)]


# ------------------------------------------------------------------------------------------------------------ words
def ask(view: View, words: Words) -> str:
    return words("asked")


def explain(view: View, attempt: int, words: Words) -> Explanation:
    return Explanation(False, "TRAIL-1", words("title"))


# ---------------------------------------------------------------------------------------------------------- drawing
def place_id(seat: int, place: int) -> str:
    return f"p{seat}-{place}"


def scene(view: View, words: Words, chosen: tuple[str, ...] = ()) -> Scene:
    """Two paths, one below the other; after the first tap on a far place, the trail to it."""
    ground = '<rect width="500" height="220" fill="#cfe3e8"/>'
    pieces = [piece for seat in range(2) for piece in path(view, seat, words, chosen)]
    for ids, codes in routes(view).items():
        if ids[:-1] == chosen:
            start = State.of(view).at[view.seat]
            way = 50 * len(codes) * (1 if codes[0] == STEP + 1 else -1)
            line = f'<path d="M0 0h{way}" stroke="#a3341f" pointer-events="none"/>'  # what lies below is to be tapped once more
            pieces.append(Piece("trail", line, *spot(view.seat, start), layer=1))
    return Scene(500, 220, words("title"), ground, tuple(pieces))


def spot(seat: int, place: int) -> tuple[int, int]:
    return 50 + 50 * place, 70 + 90 * seat


def path(view: View, seat: int, words: Words, chosen: tuple[str, ...]) -> list[Piece]:
    """The walker stands above the path, so that places can be clicked; what is known of the chest is drawn below it."""
    known = State.of(view).seen[seat] * 4 + State.of(view).camp[seat]
    (x, y), (chest_x, _) = spot(seat, State.of(view).at[seat]), spot(seat, CHEST)
    places = [Piece(id, sand(id in chosen), *spot(seat, k), name=words("place", n=k))
              for k in range(LAST + 1) for id in [place_id(seat, k)]]
    chest = Piece(f"chest-{seat}", f'<path d="M0 0h{known}v9"/>', chest_x, y + 30, name=words("chest"), layer=1)
    walker = Piece(f"w{seat}", '<circle r="14" fill="#33261a"/>', x, y - 36, name=words("walker"), layer=2)
    return [*places, chest, walker]


def sand(is_chosen: bool) -> str:
    return f'<circle r="20" fill="{"#d9a441" if is_chosen else "#e3c98b"}"/>'


def gestures(view: View) -> dict[int, tuple[str, ...]]:
    """The walker, then a place beside him; what else there is are buttons."""
    me, ways = view.seat, dict[int, tuple[str, ...]]()
    for code in view.legal():
        place = State.of(view).at[me] + 2 * (code - STEP) - 1
        ways[code] = (f"w{me}", place_id(me, place)) if code < DIG else ("do-" + VERBS.text(code).replace(" ", "-"),)
    return ways


def routes(view: View) -> dict[tuple[str, ...], tuple[int, ...]]:
    """Every place that is farther away, as far as the paces go."""
    found, me = dict[tuple[str, ...], tuple[int, ...]](), view.seat
    if view.actor != me or view.phase != Phase.WALK:
        return found
    start, paces = State.of(view).at[me], State.of(view).paces
    for place in range(LAST + 1):
        if 2 <= abs(place - start) <= paces:
            step = STEP + 1 if place > start else STEP
            found[f"w{me}", place_id(me, place), place_id(me, place)] = (step,) * abs(place - start)
    return found


def attempt(view: View, ids: tuple[str, ...]) -> int | None:
    seat, _, place = ids[-1].removeprefix("p").partition("-")
    if view.seat < 0 or seat != str(view.seat) or not place.isdecimal():
        return None
    way = int(place) - State.of(view).at[view.seat]
    return None if way == 0 else STEP + (way > 0)


HERE: ModuleType = sys.modules[__name__]
GAME = Game(
    id="trail", rules_version=1, minutes=1, state=State, verbs=VERBS, rooms=(HERE,), telling=HERE,
    most_actions=5, reasons=("not_over", "walked"), phases=tuple(phase.name.lower() for phase in Phase),
    home=Path(__file__).parent, polished=True, drawing=HERE, longest=TURNS * (PACES + 3),
)
