"""What each seat may know: MA-32, and what MA-16, MA-17 and MA-20 show to whom."""
from __future__ import annotations

import functools

import numpy as np
import pytest

import benbow
from benbow.engine.match import Match
from benbow.games.martinique.rules.state import BLACK, HOOK, LETTERS, RED, Phase

from ..by_hand import fields, go, texts
from .positions import PISTOLS
from .table import EVERYBODY, FACES, GAME, faces, last_seen, position, sunset, table

rule = pytest.mark.rule


def seen_by(match: Match, seat: int, ply: int | None = None) -> bytes:
    return bytes(match.view(seat, ply))


# ------------------------------------------------------------------------------------------- what is in a view
@functools.cache
def lively_match(seed: int) -> Match:
    """Full of encounters: whoever can goes to map tiles and The Hook, over enemies, and loads. For looking only."""
    turning = ("lot", "mover")[seed % 2]
    match = Match(GAME, {"layout": "chart", "lost_treasure": "20", "turning": turning}, seed=seed)
    while match.actor != benbow.OVER:
        match.advance()
        if match.actor >= 0:
            match.play(max(match.legal(), key=lambda code: (interest(match, code), hash((seed, match.ply, code)))))
    return match


def interest(match: Match, code: int) -> int:
    after = GAME.copy_of(match._state)
    GAME.rules["apply"](after, code)
    chooses = match.options["turning"] == "mover"  # then the other is to hide several, so that there is a choice
    wanted = {Phase.TURN: 0 if chooses else 5, Phase.PICK: 5, Phase.TAKE: 4, Phase.HOOK: 3, Phase.LOAD: 2, Phase.REFILL: 2}
    return wanted.get(Phase(int(after["phase"])), int(after["seated"] == match._state["seated"]))


@rule("MA-32")
def test_views_hide_the_hidden_map_tiles_of_others_and_nothing_else_in_every_phase() -> None:
    phases = set()
    for seed in range(4):
        match = lively_match(seed)
        for ply in range(match.ply):
            state = np_state(match, ply)
            phases.add(int(state["phase"]))
            for seat in EVERYBODY:
                expected = state.copy()
                for owner in (BLACK, RED):
                    if owner != seat:
                        expected["face"][owner] = state["face"][owner] * state["shown"][owner]
                assert seen_by(match, seat, ply) == expected.tobytes()
    assert phases == set(Phase) - {Phase.LAY, Phase.BEGIN, Phase.END}


def np_state(match: Match, ply: int) -> np.record:
    """The true state before a ply."""
    found: np.record = np.frombuffer(match._past[ply], GAME.dtype).view(np.recarray)[0]
    return found


@rule("MA-32")
def test_at_the_end_everything_is_laid_open() -> None:
    match = go(sunset("A1", "H8", maps=("B2=F", "B5=3")), "uncover C4")
    for seat in EVERYBODY:
        assert seen_by(match, seat) == match.state_bytes()
        assert [faces(match, seat, owner) for owner in (BLACK, RED)] == ["F", "3"]


@rule("MA-32")
def test_own_hidden_tiles_are_private_and_turned_ones_public_also_while_everyone_digs() -> None:
    match = position("A1 A3 A5", "H1 H3 H5", maps=("B2=F D2=3! hook=A", "G7=8 B5=B!"))
    assert [faces(match, seat, BLACK) for seat in EVERYBODY] == ["F 3 A", "? 3 ?", "? 3 ?"]
    assert [faces(match, seat, RED) for seat in EVERYBODY] == ["? B", "8 B", "? B"]
    match = sunset("A1", maps=("B2=F", "B5=3"))
    assert match.phase == "dig"
    assert [faces(match, seat, BLACK) for seat in EVERYBODY] == ["F", "?", "?"]
    go(match, "dig H8")
    assert match.phase == "uncover"
    assert [faces(match, seat, RED) for seat in EVERYBODY] == ["?", "3", "?"]


@rule("MA-32")
def test_rows_holds_bag_jokers_and_stools_are_public() -> None:
    match = position("* C3 A5", "H1 H3 H5", stools="b1", rows=("A8 B8", "H8"), holds=("sw1 pi2", "ru3"), stacks=(1, 1),
                     jokers=(1, 0), hook_jokers=2, maps=("B2=F", ""))
    state = fields(match)
    for seat in EVERYBODY:
        record = match.view(seat).record
        for name in ("tile", "lies", "where", "stool", "row", "kept", "jokers", "origin", "maps", "treasure", "in_bag", "hold",
                     "stacks", "hook_jokers", "hook_maps", "refills"):
            assert record[name].tolist() == state[name].tolist()


# ------------------------------------------------------------------------------------------ what one is told
@rule("MA-32")
def test_all_actions_but_taking_and_turning_map_tiles_are_seen_by_all() -> None:
    told: dict[str, set[tuple[str, ...]]] = {}
    for seed in range(4):
        match = lively_match(seed)
        for ply, code in enumerate(match.actions):
            verb = match.text(code).split()[0]
            told.setdefault(verb, set()).add(tuple(match.text(match.veiled(ply, seat)) for seat in EVERYBODY))
    assert set(told) >= {"deploy", "move", "turn", "pick", "take", "hook", "load", "draw", "dig", "uncover"}
    for verb, seen in told.items():
        for black, red, spectator in seen:
            if verb == "take":
                assert sorted([black == "take ?", red == "take ?"]) == [False, True]
                assert spectator == "take ?"
            elif verb in ("turn", "pick"):
                assert spectator in (black, red)
                assert sorted(["=" in black, "=" in red]) == [False, True]
                assert "=" in spectator
            else:
                assert black == red == spectator


@rule("MA-17")
@rule("MA-20")
@rule("MA-32")
def test_only_the_taker_is_told_the_face_also_in_the_hook() -> None:
    match = go(position("B2 A3 A5", "H1 H3 H5"), "move 1 B3", "take F")
    assert last_seen(match) == ["take F", "take ?", "take ?"]
    match = position("A1 A3 A5", "D3 H3 H5", turn=RED, tiles={"D3": "sw1"}, treasures=PISTOLS)
    assert last_seen(go(match, "move 1 D4", "hook map")) == ["hook map"] * 3
    assert last_seen(go(match, "take 7")) == ["take ?", "take 7", "take ?"]


# --------------------------------------------------------------------------- nobody learns what others have drawn
def two_takes(black: str, red: str) -> Match:
    """Each takes a map tile from the island, then Black one of The Hook."""
    match = position("B2 D3 A5", "G7 G3 H5", tiles={"D3": "sw1"}, treasures=PISTOLS)
    first, second = black.split()
    return go(match, "move 1 B3", f"take {first}", "move 1 G6", f"take {red}", "move 2 D4", "hook map", f"take {second}")


@rule("MA-32")
@pytest.mark.parametrize(("one", "other", "blind"), [
    (("A 1", "H"), ("A 1", "5"), (BLACK, benbow.SPECTATOR)),
    (("A 1", "H"), ("8 C", "H"), (RED, benbow.SPECTATOR)),
    (("A 1", "H"), ("H 2", "A"), (benbow.SPECTATOR,)),
])
def test_nobodys_view_changes_by_what_others_drew(one: tuple[str, str], other: tuple[str, str], blind: tuple[int, ...]) -> None:
    """All along: equal bytes, equal news, equal choices, the same phases in the same order."""
    first, second = two_takes(*one), two_takes(*other)
    assert first.ply == second.ply
    assert first.actors == second.actors
    for seat in blind:
        assert first.history(seat) == second.history(seat)
        for ply in range(first.ply + 1):
            assert seen_by(first, seat, ply) == seen_by(second, seat, ply)
            assert first.view(seat, ply).legal() == second.view(seat, ply).legal()
    assert first.state_bytes() != second.state_bytes()


@rule("MA-32")
def test_what_is_left_to_draw_combines_both_secrets_and_is_in_nobodys_view() -> None:
    """The outcomes differ by what the other hides; the views of the one who draws do not."""
    drawn = []
    for hidden in ("F", "2"):
        match = go(position("B2 A3 A5", "H1 H3 H5", maps=("", f"G7={hidden}")), "move 1 B3")
        drawn.append((texts(match), seen_by(match, BLACK), seen_by(match, benbow.SPECTATOR)))
        for seat in EVERYBODY:
            assert match.view(seat).legal() == []
    assert drawn[0][0] != drawn[1][0]
    assert drawn[0][1:] == drawn[1][1:]
    assert GAME.verbs.verb("take").secret
    assert GAME.verbs.verb("uncover").secret
    assert not GAME.verbs.verb("draw").secret  # what the bag holds is public by counting
    assert not GAME.verbs.verb("turn").secret


@rule("MA-32")
def test_nobody_knows_the_coordinates_or_what_lies_face_down_since_it_is_not_drawn_yet() -> None:
    """Matches with other dice are in equal states until something is drawn, and digging tells nothing."""
    line = [table().parse(text) for text in ("deploy A1", "deploy H8", "deploy A3")]
    states = set()
    for seed in range(5):
        match = Match(GAME, {"layout": "chart"}, seed=seed)
        for code in line:
            match.play(code)
        states.add(match.state_bytes())
    assert len(states) == 1
    match = sunset("A1", "H8", maps=("B2=F", "B5=3"))
    assert int(fields(match)["found"]) == 0
    assert fields(match)["face"].sum() == FACES.index("F") + 1 + FACES.index("3") + 1


# --------------------------------------------------------------------------------------------------- fair guesses
@rule("MA-32")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_guesses_respect_where_tiles_come_from(seat: int) -> None:
    """All fourteen are taken: in The Hook there were a letter and a number, on the island six and six, all different."""
    match = sunset("A1", "H8", maps=("B2=A B5=B B7=1 C4=2 D2=E D6=6 hook=G", "E3=C E7=D F5=3 G2=F G4=5 G7=4 hook=7"))
    view, guesses, rng = match.view(seat), set(), GAME.new_workspace(3).bot_rng
    for _ in range(200):
        guessed = view.copy()
        GAME.rules["guess"](guessed, seat, rng)
        tiles = [(int(face), int(origin)) for owner in (BLACK, RED)
                 for face, origin in zip(guessed["face"][owner][:7], guessed["origin"][owner][:7], strict=True)]
        assert len({face for face, _ in tiles}) == 14
        for from_hook, n in ((True, 1), (False, 6)):
            there = [face for face, origin in tiles if (origin == HOOK) == from_hook]
            assert len([face for face in there if 1 <= face <= LETTERS]) == n
            assert len([face for face in there if LETTERS < face <= 2 * LETTERS]) == n
        if seat >= 0:
            assert guessed["face"][seat].tolist() == view.record["face"][seat].tolist()
        guesses.add(tuple(face for face, _ in tiles))
    assert len(guesses) > 20


@rule("MA-32")
def test_guess_keeps_what_was_turned_up() -> None:
    match = position("A1 A3 A5", "H1 H3 H5", maps=("B2=F D2=3!", "G7=8 B5=B!"))
    rng = GAME.new_workspace(3).bot_rng
    for _ in range(50):
        guessed = match.view(benbow.SPECTATOR).copy()
        GAME.rules["guess"](guessed, benbow.SPECTATOR, rng)
        assert (int(guessed["face"][BLACK][1]), int(guessed["face"][RED][1])) == (FACES.index("3") + 1, FACES.index("B") + 1)
        assert int(guessed["face"][BLACK][0]) not in (0, FACES.index("3") + 1, FACES.index("B") + 1)
