"""The odds of a look, and what is guessed of others' looks, against an enumeration of where the mark may be. IT-33, IT-38."""
from __future__ import annotations

import math
import random
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

import benbow
from benbow.engine.compiled import COMPILED, Rng
from benbow.engine.compiled.uncompiled import uncompiled
from benbow.games.ile_au_tresor.rules import view
from benbow.games.ile_au_tresor.rules.state import EMPTY, LOOKED, TREASURE, Phase, State

from ..by_hand import go, outcomes
from .lively import lively
from .table import BLUE, GAME, GREEN, RED, position, steps
from .test_secrets import state_at

rule = pytest.mark.rule
MANY = 4000 if COMPILED else 300
Looks = list[tuple[int, int, bool]]  # seat, chest, was the treasure there?


def marks(chests: int, looks: Looks) -> list[int]:
    """Where the mark can be that was put under a chest at the beginning: all that fit these looks, each as likely as another."""
    return [mark for mark in range(chests) if all(found == (chest == mark) for _, chest, found in looks)]


def expected(chests: int, looks: Looks, chest: int) -> dict[str, Fraction]:
    fit = marks(chests, looks)
    found = Fraction(fit.count(chest), len(fit))
    return {f"look {chest + 1} {name}": p for name, p in (("empty", 1 - found), ("treasure", found)) if p}


def look_odds(s: State) -> dict[str, Fraction]:
    workspace = GAME.workspace
    n = GAME.rules["legal"](s, workspace.codes)
    codes = [int(code) for code in workspace.codes[:n]]
    total = GAME.rules["odds"](s, workspace.weights)
    return {GAME.verbs.text(code): Fraction(int(w), int(total)) for code, w in zip(codes, workspace.weights[:n], strict=True)}


def looked(dice: random.Random, players: int, chests: int, n: int, check: bool = False) -> tuple[State, Looks]:
    """Some seats look into some chests in any order, each draw by its odds; everybody is aboard meanwhile."""
    s = GAME.opening(players=players, chests=chests)
    s.port[:players] = range(players)
    s.chest[:chests] = [136, 137, 152, 120, 121, 122][:chests]
    pairs = [(seat, chest) for seat in range(players) for chest in range(chests)]
    history: Looks = []
    for seat, chest in dice.sample(pairs, min(n, len(pairs))):
        s.turn, s.looking, s.resume, s.phase, s.actor = seat, chest, Phase.PROGRESS, Phase.LOOK, benbow.CHANCE
        odds = look_odds(s)
        if check:
            assert odds == expected(chests, history, chest)
        [text] = dice.choices(list(odds), [float(p) for p in odds.values()])
        GAME.rules["apply"](s, GAME.verbs.parse(text))
        history.append((seat, chest, text.endswith("treasure")))
    return s, history


# -------------------------------------------------------------------------------------------------------------- odds
@rule("IT-38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_odds_of_looks_in_any_order_are_those_of_a_marked_chest(players: int) -> None:
    dice = random.Random(38)
    for trial in range(MANY // 20):
        looked(dice, players, 1 + trial % 6, players * 6, check=True)


@rule("IT-38")
def test_the_whole_tree_of_three_chests_and_two_seats() -> None:
    """Every order of looks with every outcome: each chest holds the treasure in a third of the cases."""
    leaves = Counter[int]()

    def go_on(s: State, history: Looks, p: Fraction) -> None:
        left = [(seat, chest) for seat in range(2) for chest in range(3) if (seat, chest) not in {h[:2] for h in history}]
        if not left:
            leaves[marks(3, history)[0]] += p  # type: ignore[assignment]
            return
        for seat, chest in left[:2] + left[-1:]:
            s.turn, s.looking, s.resume, s.phase, s.actor = seat, chest, Phase.PROGRESS, Phase.LOOK, benbow.CHANCE
            odds = look_odds(s)
            assert odds == expected(3, history, chest)
            for text, chance in odds.items():
                after = GAME.copy_of(s)
                GAME.rules["apply"](after, GAME.verbs.parse(text))
                go_on(after, [*history, (seat, chest, text.endswith("treasure"))], p * chance / len(left[:2] + left[-1:]))

    s, _ = looked(random.Random(1), 2, 3, 0)
    go_on(s, [], Fraction(1))
    assert leaves == {chest: Fraction(1, 3) for chest in range(3)}


@rule("IT-38")
@rule("IT-33")
def test_odds_of_looks_in_play_are_those_of_a_marked_chest() -> None:
    """In matches: by steps, in the fog, due, after a combat."""
    kinds = Counter[str]()
    for seed, players in [(seed, 2 + seed % 3) for seed in range(9)]:
        match, history = lively(seed, players), list[tuple[int, int, bool]]()
        for ply, code in enumerate(match.actions):
            state = state_at(match, ply)
            if state["phase"] == Phase.LOOK:
                seat, chest = int(state["turn"]), int(state["looking"])
                assert look_odds(state) == expected(6, history, chest)
                history.append((seat, chest, match.text(code).endswith("treasure")))
                before = match.text(match.actions[ply - 1]).split()[0]
                kinds["due" if before == "roll" else before] += 1
    assert min(kinds[kind] for kind in ("step", "stray", "due", "advance")) >= 1


@rule("IT-38")
def test_a_saw_one_empty_and_b_another_so_c_finds_it_with_one_in_four() -> None:
    match = position("d14", "d5", "k10", players=3, turn=GREEN, seen="red 1 empty, blue 2 empty")
    assert outcomes(go(match, "roll 3-4", *steps(1, "k10", "l10"))) == {
        "look 3 empty": Fraction(3, 4), "look 3 treasure": Fraction(1, 4),
    }


@rule("IT-38")
@pytest.mark.parametrize(("seen", "chances"), [
    ("", {"empty": Fraction(5, 6), "treasure": Fraction(1, 6)}),
    ("red 2 treasure", {"treasure": Fraction(1)}),
    ("red 1 treasure", {"empty": Fraction(1)}),
    ("red 2 empty", {"empty": Fraction(1)}),
    ("red 1 empty, red 3 empty, red 4 empty, red 5 empty, red 6 empty", {"treasure": Fraction(1)}),
    ("red 1 empty, blue 3 empty, red 4 empty, blue 5 empty", {"empty": Fraction(1, 2), "treasure": Fraction(1, 2)}),
])
def test_a_look_is_one_draw_certain_or_not(seen: str, chances: dict[str, Fraction]) -> None:
    match = go(position("d14", "h11", turn=BLUE, seen=seen), "roll 3-4", *steps(1, "h11", "i11"))
    assert match.phase == "look"
    assert outcomes(match) == {f"look 2 {name}": p for name, p in chances.items()}


# ------------------------------------------------------------------------------------------------------------ guesses
def guessed(monkeypatch: pytest.MonkeyPatch, v: State, seat: int) -> dict[bytes, Fraction]:
    """The exact distribution of what `guess` fills in: it is run with every number that it may draw."""
    found, k, bound = Counter[bytes](), 0, 1
    guess, possible_chest = uncompiled(view.guess), uncompiled(view.possible_chest)

    def below(n: int, rng: Rng) -> int:
        nonlocal bound
        bound = int(n)
        return k

    with monkeypatch.context() as patch:
        patch.setitem(possible_chest.__globals__, "below", below)
        while k < bound:
            one = GAME.copy_of(v)
            guess(one, seat, GAME.workspace.rng)
            found[one.tobytes()] += 1
            k += 1
    return {filled: Fraction(n, bound) for filled, n in found.items()}


def enumerated(v: State, seat: int, history: Looks) -> dict[bytes, Fraction]:
    """By the marks that fit what the seat itself has seen."""
    fit, found = marks(int(v.chests), [look for look in history if look[0] == seat]), Counter[bytes]()
    for mark in fit:
        one = GAME.copy_of(v)
        for other, chest, _ in history:
            if other != seat:
                one.seen[other, chest] = TREASURE if chest == mark else EMPTY
        found[one.tobytes()] += 1
    return {filled: Fraction(n, len(fit)) for filled, n in found.items()}


def hidden_from(s: State, seat: int) -> State:
    v = GAME.copy_of(s)
    GAME.rules["hide"](v, seat)
    return v


@rule("IT-38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_guesses_are_distributed_as_the_marks_that_fit_a_view(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    dice, widths = random.Random(players), Counter[int]()
    for trial in range(MANY // 20):
        s, history = looked(dice, players, 1 + trial % 6, dice.randint(0, players * 6))
        for seat in (*range(players), benbow.SPECTATOR):
            v = hidden_from(s, seat)
            found = guessed(monkeypatch, v, seat)
            assert found == enumerated(v, seat, history)
            widths[len(found)] += 1
            for filled in found:
                whole = GAME.copy_of(np.frombuffer(filled, GAME.dtype).view(np.recarray)[0])
                assert not (whole.seen == LOOKED).any()
                assert hidden_from(whole, seat).tobytes() == v.tobytes()
    assert max(widths) >= 5


@rule("IT-38")
def test_once_it_is_taken_nothing_is_guessed() -> None:
    match = position("d14", bearer="red 1")
    for seat in (RED, BLUE, benbow.SPECTATOR):
        v = hidden_from(match._state, seat)
        GAME.rules["guess"](v, seat, GAME.workspace.rng)
        assert v.tobytes() == match.state_bytes()


def surplus(games: int, cheats: bool = False) -> float:
    """How much oftener than by chance guesses hit what others saw, in standard errors."""
    dice, rng, excess = random.Random(8), GAME.new_workspace(8).bot_rng, []
    for _ in range(games):
        players, chests = dice.randint(2, 4), dice.randint(2, 6)
        s, history = looked(dice, players, chests, dice.randint(1, players * chests // 2))
        seat = dice.choice([*range(players), benbow.SPECTATOR])
        v = hidden_from(s, seat)
        fit = marks(chests, [look for look in history if look[0] == seat])
        secret = [(other, chest) for other, chest, _ in history if other != seat]
        chance = [Fraction(fit.count(chest), len(fit)) for _, chest in secret]
        if cheats and dice.random() < 0.2:
            v = GAME.copy_of(s)
        GAME.rules["guess"](v, seat, rng)
        hits = sum(bool(v.seen[one] == s.seen[one]) for one in secret)
        excess.append(hits - float(sum(p * p + (1 - p) * (1 - p) for p in chance)))
    return float(sum(excess) / math.sqrt(sum(one * one for one in excess)))


@rule("IT-38")
def test_guesses_hit_the_truth_no_more_often_than_chance() -> None:
    """A 99.99 % interval on both sides; a guess that knew everything in every fifth case would be noticed."""
    assert abs(surplus(MANY // 2)) < 3.9
    assert surplus(MANY // 2, cheats=True) > (3.9 if COMPILED else 1.0)
