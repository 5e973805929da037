"""Details of reasons, and that they are the true ones; tests/games/test_explaining.py has all of them."""
from __future__ import annotations

import random

from benbow.engine.contract import View
from benbow.games.schatzinsel.rules.state import OPEN, START, Phase

from ..by_hand import go
from ..games.bots import some
from ..games.matches import Listening, all_played
from .positions import drawn, named
from .table import BLACK, GAME, RED, legal


def test_seats_are_called_by_their_names() -> None:
    words = GAME.words("en").seated(["Anna", "Béla"])
    assert GAME.telling.explain(named().view(RED), GAME.verbs.parse("end"), words).text == (
        "First Béla says whether disc 9 may be turned.")


def test_missing_discs_are_counted() -> None:
    assert drawn().explain("end", BLACK).text == "First the jungle is laid: 19 discs are still missing."
    match = drawn()
    for well in range(18):
        go(match, f"lay {well} r0")
        match.play(match.legal()[0])
    assert match.explain("end", BLACK).text == "First the jungle is laid: 1 disc is still missing."


# ---------------------------------------------------------------------------------- the reason given is the true one
def mended(view: View, key: str, code: int) -> list[int] | None:
    """What is legal once the reason is out of the way; None for reasons that lie elsewhere."""
    state = GAME.copy_of(view.record)
    _, values = GAME.verbs.decode(code)
    match key:
        case "not-own-pawn":
            state.standing[state.player] &= ~(1 << values[1])
        case "not-back-to-start":
            state.differences = 0
            state.standing[state.player] &= ~(1 << START)  # an own pawn may be there, too
        case "not-goal-closed":
            state.returned[state.player] = OPEN
        case "not-duty-name" | "not-duty-end":
            state.moved = 1
        case "not-barred":
            state.barred, state.moved = 0, 1
        case "not-disc-pawn":
            state.standing[:] = 0
        case _:
            return None
    return legal(state)


def test_without_the_reason_it_would_be_allowed() -> None:
    """In random games: take away just what was named, and the action is possible."""
    met, listening = set[str](), Listening(GAME.id)
    looks = [(match, ply, actor) for match in all_played(GAME.id)[:12] for ply, actor in enumerate(match.actors) if actor >= 0]
    views = [match.view(actor, ply) for match, ply, actor in looks]
    acting = [view for view in views if view.phase in (Phase.ACT, Phase.FREE)]
    for view in random.Random(1).sample(acting, some(200) + 40):
        allowed = set(view.legal())
        for code in range(GAME.verbs.base("move"), GAME.verbs.size):
            if code not in allowed:
                listening.keys.clear()
                GAME.telling.explain(view, code, listening)
                key = next(key for key in listening.keys if key.startswith("not-"))
                now = mended(view, key, code)
                if now is not None:
                    assert code in now, (key, GAME.verbs.text(code))
                    met.add(key)
    assert met >= {"not-own-pawn", "not-duty-name", "not-duty-end", "not-barred", "not-disc-pawn"}
