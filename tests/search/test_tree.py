"""Does the search find what is right? Small games are solved exactly beside it (`exact.py`)."""
from __future__ import annotations

from fractions import Fraction

import pytest

import benbow
from benbow.engine.contract import Thinking, View
from benbow.engine.match import Match, state_from
from benbow.search.ismcts import Budget, Mind, Thought
from tests.naufrageurs.table import GAME, table

from . import pebbles
from .exact import Solver, peeking

NEAR = 0.02  # the means of a search count what it tried on the way, too
UNIFORM = Thinking()
# Three ships, one of them gone for good: the Wrecker has one try and two ships in sight, one of them next to the island.
# What it carries would be seen without a roll, and a little earlier than is good for him.
TEMPTING = ("roll 1, roll 1, roll 1, load green -2, load yellow -2, load red 7, lure yellow, lure red, roll 2, roll 2, roll 1, "
            "load yellow 7, load red -2, lure red, lure green, roll 1, roll 1, roll 1").split(", ")


def guesses(view: View) -> dict[bytes, Fraction]:
    """All that a small view may be, each as likely: in Naufrageurs a guess is any of them, all alike."""
    rng, found = view.game.new_desk(1).bot_rng, set()
    for _ in range(200):
        guess = view.copy()
        view.game.rules["guess"](guess, view.seat, rng)
        found.add(guess.tobytes())
    return {state: Fraction(1, len(found)) for state in found}


def searched(match: Match, iterations: int, seed: int = 1, thinking: Thinking = UNIFORM) -> Thought:
    return Mind(match.game).think(match.view(match.actor), Budget(iterations=iterations), seed, thinking)


def exactly(match: Match) -> dict[int, float]:
    seat = match.actor
    return {code: values[seat] for code, values in Solver(match.game, seat).solve(guesses(match.view(seat))).items()}


def check(match: Match, thought: Thought, values: dict[int, float]) -> None:
    """The best action, and what it and the position are worth."""
    best = max(values, key=lambda code: values[code])
    assert match.text(thought.best) == match.text(best)
    assert thought.options[0].value == pytest.approx(values[best], abs=NEAR)
    assert thought.value == pytest.approx(values[best], abs=NEAR)


# ------------------------------------------------------------------------------------------------------------ what is right
@pytest.mark.parametrize(("heap", "mates"), [(4, "none"), (7, "none"), (4, "outer"), (5, "outer"), (7, "outer")])
def test_open_game_with_dice_and_three_seats(heap: int, mates: str) -> None:
    """Each for himself (max^n), and two against one. At a heap of 4 mates change what is right."""
    match = Match(pebbles.GAME, {"heap": heap, "mates": mates}, seed=1)
    check(match, searched(match, 100_000), exactly(match))


def test_seat_that_comes_later_is_the_one_that_is_asked() -> None:
    match = Match(pebbles.GAME, {"heap": 8}, seed=1)
    match.play(match.parse("take 1"))
    assert match.actor == 1
    check(match, searched(match, 100_000), exactly(match))


def test_owners_who_see_everything() -> None:
    """Two camps, three seats: the Owner who loads first counts on the other one."""
    match = table("roll 2", "roll 1", players=3, lanes=2, barrels=2, special=0)
    check(match, searched(match, 100_000), exactly(match))


def test_what_is_right_on_the_mean_of_all_guesses_and_not_by_peeking() -> None:
    """A search that knew in the tree what its own lure uncovers, or what its guess holds, would take the other ship."""
    match = table(*TEMPTING, lanes=3, barrels=2, special=0)
    view = match.view(0)
    held = guesses(view)
    assert len(held) == 2
    exact, peeked = exactly(match), peeking(GAME, 0, held)
    right, wrong = match.parse("lure green"), match.parse("lure yellow")
    assert exact[right] > exact[wrong] + 0.05
    assert peeked[wrong] > peeked[right] + 0.005
    assert peeked[wrong] > exact[wrong] + 0.05
    for seed in range(3):
        thought = searched(match, 100_000, seed)
        check(match, thought, exact)
        assert {option.code for option in thought.options} == {right, wrong}  # the choice, not what was seen


def test_mate_with_nothing_to_win_helps_his_camp() -> None:
    """NA-19: in the last round the poorer Owner cannot win any more. A camp is one player: he still loads as is best for it."""
    for seed in range(200):
        match = Match(GAME, {"players": 3, "rounds": "match", "lanes": 2, "barrels": 2, "special": 0}, seed=seed)
        bot = benbow_random(seed)
        while not (match.actor >= 0 and match.view(match.actor).record["wrecker"] == 2):
            match.advance()
            if match.view(1).record["wrecker"] != 2:
                match.play(bot(match))
        seat, earned = match.actor, match.view(match.actor).record["earned"]
        if len(match.legal()) < 2 or earned[seat] >= earned[1 - seat]:
            continue
        values = Solver(GAME, seat).solve(guesses(match.view(seat)))
        camps = sorted((values[code][0] + values[code][1]) / 2 for code in values)
        if camps[-1] - camps[-2] > 0.05:
            break
    else:
        raise AssertionError("no such match")
    thought = searched(match, 100_000)
    assert all(value[seat] == 0 for value in values.values())
    assert thought.value == 0
    assert thought.best == max(values, key=lambda code: values[code][0])


def benbow_random(seed: int):  # type: ignore[no-untyped-def]
    import random

    luck = random.Random(seed)
    return lambda match: luck.choice(match.legal())
