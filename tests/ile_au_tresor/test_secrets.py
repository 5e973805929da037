"""What each seat may know: IT-38. What a view holds, what one is told, and that nothing hidden changes the course of things."""
from __future__ import annotations

import random

import numpy as np
import pytest

import benbow
from benbow.engine.match import Match
from benbow.games.ile_au_tresor.rules.state import EMPTY, LOOKED, TREASURE, Phase, State

from ..by_hand import everyone, fields, go, texts, tried
from .lively import choose, lively, opening
from .table import BLUE, GAME, GREEN, RED, position, steps

rule = pytest.mark.rule
SEEDS = range(6)


def state_at(match: Match, ply: int) -> State:
    """The true state before a ply."""
    state: State = match._restored(ply)
    return state


# ------------------------------------------------------------------------------------------- what is in a view
@rule("IT-38")
def test_views_hide_what_others_saw_in_chests_and_nothing_else_in_every_phase() -> None:
    phases, hidden = set(), 0
    for seed in SEEDS:
        match = lively(seed, takes=seed % 2 == 1, is_printed=seed > 2)
        for ply in range(match.ply):
            state = state_at(match, ply)
            phases.add(int(state["phase"]))
            for seat in everyone(match):
                expected = GAME.copy_of(state)
                for other in range(4):
                    if other != seat:
                        expected["seen"][other] = np.where(state["seen"][other] > 0, LOOKED, 0)
                hidden += expected.tobytes() != state.tobytes()
                assert bytes(match.view(seat, ply)) == expected.tobytes()
    assert phases == set(Phase) - {Phase.LAY, Phase.BEGIN, Phase.END}
    assert hidden > 100


@rule("IT-38")
def test_own_looks_are_private_and_that_somebody_looked_is_public() -> None:
    match = position("f9", "d14", "k6", players=3, seen="red 1 treasure, red 2 empty, blue 2 empty, green 4 empty")
    rows = {seat: match.view(seat).record["seen"].tolist() for seat in everyone(match)}
    assert rows[RED][:3] == [[2, 1, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0], [0, 0, 0, 3, 0, 0]]
    assert rows[BLUE][:3] == [[3, 3, 0, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 0, 3, 0, 0]]
    assert rows[GREEN][:3] == [[3, 3, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0], [0, 0, 0, 1, 0, 0]]
    assert rows[benbow.SPECTATOR][:3] == [[3, 3, 0, 0, 0, 0], [0, 3, 0, 0, 0, 0], [0, 0, 0, 3, 0, 0]]


@rule("IT-38")
def test_map_pirates_boats_dice_and_an_open_treasure_are_public() -> None:
    match = go(position("f9 dead", "d14", loose="e9", storm=True), "roll 2-4")
    for seat in everyone(match):
        record = match.view(seat).record
        assert bytes(match.view(seat)) == match.state_bytes()
        assert (record["pp"], record["storm"], record["turn"]) == (6, 1, RED)


@rule("IT-38")
def test_at_the_end_everything_is_laid_open() -> None:
    match = go(position("f9", seen="red 1 treasure, blue 2 empty", turn=BLUE, turns=20, limit=10), "roll 5-5")
    assert match.actor == benbow.OVER
    for seat in everyone(match):
        assert bytes(match.view(seat)) == match.state_bytes()


# ------------------------------------------------------------------------------------------ what one is told
@rule("IT-38")
def test_all_actions_but_looks_and_taking_out_of_a_chest_are_seen_alike() -> None:
    verbs = set()
    for seed in SEEDS:
        match = lively(seed, takes=seed % 2 == 1)
        for ply, code in enumerate(match.actions):
            plain, state = match.text(code), state_at(match, ply)
            turn, verb = int(state["turn"]), plain.split()[0]
            verbs.add(verb)
            for seat in everyone(match):
                seen = match.text(match.veiled(ply, seat))
                if verb == "look" and seat != turn:
                    assert seen == f"look {plain.split()[1]} ?"
                elif verb == "take" and seat != turn and state["origin"] == -1:
                    place = int(state["at"][turn, int(plain.split()[1]) - 1])
                    assert seen == f"{plain} = chest {state['chest'].tolist().index(place) + 1}"
                else:
                    assert seen == plain
    assert verbs >= {"roll", "look", "lava", "place", "step", "stray", "land", "embark", "sail", "take", "advance", "recruit",
                     "attack", "flee", "board", "done"}


@rule("IT-38")
@rule("IT-33")
def test_who_entered_which_chest_is_told_to_all_and_what_he_saw_to_him() -> None:
    match = go(position("e9", "d14"), "roll 3-4", *steps(1, "e9", "f10"), "look 1 empty")
    told = {seat: [match.text(match.veiled(ply, seat)) for ply in (1, 2)] for seat in everyone(match)}
    assert told == {RED: ["step 1 SE", "look 1 empty"], BLUE: ["step 1 SE", "look 1 ?"],
                    benbow.SPECTATOR: ["step 1 SE", "look 1 ?"]}


@rule("IT-38")
@rule("IT-33")
def test_neither_a_look_nor_a_taking_out_of_a_chest_is_taken_back() -> None:
    match = go(position("e9", "d14"), "roll 3-4", *steps(1, "e9", "f10"))
    assert not match.can_undo()
    go(match, "look 1 treasure")
    assert not match.can_undo()
    assert not go(match, "take 1").can_undo()
    assert go(position("d14", loose="d14"), "roll 3-4", "take 1").can_undo()


# --------------------------------------------------------------------------------- nothing leaks by the course of things
def same_for(first: Match, second: Match, blind: tuple[int, ...]) -> None:
    """Equal actors and phases all along; equal bytes, news and choices for those who could not know."""
    assert first.actors == second.actors
    assert waits_of(first) == waits_of(second)
    for seat in blind:
        assert first.history(seat) == second.history(seat)
        for ply in range(first.ply + 1):
            one, other = first.view(seat, ply), second.view(seat, ply)
            assert bytes(one) == bytes(other)
            if one.actor == seat:
                assert one.legal() == other.legal()


def waits_of(match: Match) -> list[tuple[int, int]]:
    return [(past[0], past[1]) for past in (*match._past, match.state_bytes())]


TWINS = {
    "a step onto a chest": ("e9 d14 k6", "roll 3-4, step 1 SE, look 1 *, step 1 W, done, roll 1-2, done"),
    "no PP left": ("e9 d14 k6", "roll 1-2, step 1 W, step 1 E, step 1 SE, look 1 *, done, roll 1-2"),
    "a look and a turn later": ("h11 d14 k6", "roll 5-6, step 1 SE, look 2 *, done, roll 1-2, done, roll 1-2, done, roll 1-2"),
    "astray": ("e9 d14 k6", "roll 3-3, stray 1 SE, look 1 *, stray 1 W, done, roll 1-2"),
    "a look that is due": ("f10 d14 k6", "roll 1-2, look 1 *, step 1 W, done, roll 1-2"),
    "moving on": ("e9 f10 k6", "roll 5-5, attack 1 SE, roll 6-6, advance 1, look 1 *, roll 1-4"),
    "attacked upon it": (
        "e9 d14 e10",
        "roll 3-4, step 1 SE, look 1 *, done, done, roll 1-2, done, roll 1-2, done, attack 1 SW, roll 6-6, advance 1, look 1 *",
    ),
}


@rule("IT-38")
@pytest.mark.parametrize("name", TWINS)
def test_a_treasure_seen_and_left_looks_like_an_empty_chest(name: str) -> None:
    crews, line = TWINS[name]
    first, second = (
        go(position(*crews.split(), players=3), *line.replace("*", content).split(", ")) for content in ("empty", "treasure")
    )
    blind = (GREEN, BLUE, benbow.SPECTATOR) if name != "attacked upon it" else (BLUE, benbow.SPECTATOR)
    same_for(first, second, blind)


@rule("IT-38")
def test_the_owners_choices_differ_by_taking_alone() -> None:
    looking = go(position("e9"), "roll 3-4", *steps(1, "e9", "f10"))
    empty, full = (tried(looking, f"look 1 {content}") for content in ("empty", "treasure"))
    assert set(texts(full)) - set(texts(empty)) == {"take 1"}
    assert set(texts(empty)) <= set(texts(full))


def marked(seed: int, mark: int, players: int, line: tuple[int, ...] | None = None) -> Match:
    """A match in which the treasure is in a certain chest all along, and nobody takes it. `line`: the actions of another one,
    played again with what this mark shows."""
    dice, match = random.Random(seed), opening(players)
    match.dice = Match(GAME, {}, seed=seed).dice
    for ply in range(300):
        if match.phase == "look":
            chest = int(match._state.looking)
            match.play(match.parse(f"look {chest + 1} {'treasure' if chest == mark else 'empty'}"))
        elif line is not None:
            match.play(line[ply])
        elif match.actor == benbow.CHANCE:
            match.roll()
        else:
            match.play(choose(match, dice, takes=False))
    return match


@rule("IT-38")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_twin_matches_look_alike_to_all_who_did_not_see_the_difference(players: int) -> None:
    """The same deeds with the treasure in another chest: each can be done, in the same phases by the same seats, and who
    looked into neither of the two chests sees the same bytes all along. Who looks later learns no more than that chest."""
    looked = 0
    for seed in range(3):
        first = marked(seed, 0, players)
        for mark in (1, 5):
            second = marked(seed, mark, players, first.actions)
            seen = fields(first)["seen"]
            blind = [seat for seat in range(players) if not seen[seat, 0] and not seen[seat, mark]]
            same_for(first, second, (*blind, benbow.SPECTATOR))
        looked += int(np.count_nonzero(seen))
        assert set(np.unique(seen)) <= {0, EMPTY, TREASURE}
    assert looked >= 6
