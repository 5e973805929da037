"""What the bot does in positions where it is plain what a player should do, and what it never does."""
from __future__ import annotations

import itertools
import random

import numpy as np
import pytest

from benbow.engine.compiled import calls
from benbow.engine.compiled.uncompiled import uncompiled
from benbow.engine.match import Match
from benbow.games.schatzinsel.bot import evaluation, trail_graph
from benbow.games.schatzinsel.bot.weights import WEIGHTS
from benbow.games.schatzinsel.rules import trails, turns
from benbow.games.schatzinsel.rules.actions import END, MOVE
from benbow.games.schatzinsel.rules.board import PLACES
from benbow.games.schatzinsel.rules.discs import WELLS
from benbow.games.schatzinsel.rules.facts import bits, turned
from benbow.games.schatzinsel.rules.state import GOAL, POINTS, START, Phase, State

from ..by_hand import go, texts
from ..games.bots import choices, decisions, some
from .any_board import EXAMPLE, any_board
from .positions import mine, position, seen_by
from .table import BLACK, GAME, RED, any_layout

SIDES = pytest.mark.parametrize("side", [RED, BLACK])
LAST_TWO = ((2, 5), (5, 0))  # two chests more win, and one pawn carries them
LAST_ONE = ((5, 0), (1, 6))  # the opponent is about to win
EVEN = ((4, 2), (4, 2))
EDGE = ((0, 6), (0, 6))  # whoever comes aboard next wins (SI-17)


def step(side: int, source: str, target: str) -> str:
    return f"move {seen_by(side, source)} {seen_by(side, target)}"


# ------------------------------------------------------------------------------------------------- always true


def test_nobody_passes_over_a_move_that_wins_or_ends_his_turn_before_his_goal() -> None:
    wins = arrivals = 0
    workspace = GAME.new_workspace(1)
    for _, view, code in decisions(GAME, some(40), seed=6):
        if int(view["phase"]) != Phase.ACT:
            continue
        side, n = int(view["player"]), int(GAME.rules["legal"](view, workspace.codes))
        home = [int(one) for one in workspace.codes[:n] if MOVE <= one < MOVE + POINTS * POINTS and (one - MOVE) % POINTS == GOAL]
        if home:
            arrivals += 1
            assert code != END
            after = GAME.copy_of(view)
            GAME.rules["apply"](after, home[0])
            if uncompiled(turns.has_won)(after, side):
                wins += 1
                assert code in home
    assert wins >= some(40) // 2
    assert arrivals > wins


BOARDS = ["classic", "wide", EXAMPLE.read_text(encoding="utf-8"), *(any_board(random.Random(seed)) for seed in range(3))]
on_boards = pytest.mark.parametrize("board", BOARDS, ids=["classic", "wide", "example", "one", "two", "three"])


@on_boards
def test_graph_after_a_changed_disc_is_as_if_built_anew(board: str) -> None:
    """And all other discs are left alone. In some layouts trails go round in a ring: they must not be followed for ever."""
    build, prepare_change, rng = uncompiled(trail_graph.build), uncompiled(trail_graph.prepare_change), random.Random(3)
    change, undo_change = uncompiled(trail_graph.change), uncompiled(trail_graph.undo_change)
    for _ in range(2):
        state = position(layout=" ".join(any_layout(rng)), left=1, board=board)._state
        graph, anew = np.zeros((2, trail_graph.ROWS, PLACES), np.int64)
        build(state, graph)
        before = list(graph[trail_graph.LINKS, : trail_graph.NODES])
        for well in range(WELLS):
            affected, lies = prepare_change(state, graph, well), int(state.disc[well])
            for disc in (*(turned(lies, sixths) for sixths in range(1, 6)), rng.randrange(36)):
                state.disc[well] = disc
                change(state, graph, affected)
                build(state, anew)
                assert list(graph[trail_graph.LINKS, : trail_graph.NODES]) == list(anew[trail_graph.LINKS, : trail_graph.NODES])
            state.disc[well] = lies
            undo_change(graph, affected)
            assert list(graph[trail_graph.LINKS, : trail_graph.NODES]) == before


@pytest.mark.parametrize(("board", "options"), [
    *((board, {}) for board in BOARDS), ("classic", {"starts": "all"}), (BOARDS[2], {"starts": "all"}),
    ("classic", {"edition": "fr", "differences": "all"}),
], ids=range(len(BOARDS) + 3))
def test_cost_that_is_not_computed_again_would_be_the_same(board: str, options: dict[str, str]) -> None:
    """Where the noted dependencies say that a turned disc does not matter; they often do."""
    build, prepare_change = uncompiled(trail_graph.build), uncompiled(trail_graph.prepare_change)
    change, may_differ = uncompiled(trail_graph.change), uncompiled(trail_graph.may_differ)
    race, note_dependencies, weights = uncompiled(evaluation.race), uncompiled(evaluation.note_dependencies), WEIGHTS[0]
    graph, same, other = np.zeros((trail_graph.ROWS, PLACES), np.int64), 0, 0
    games = some(9 if board == "classic" else 2)
    played = decisions(GAME, games, seed=8, layout="random", pawns=3, board=board, limit=60, **options)
    for _, view, _ in itertools.islice(played, 0, None, 23):
        state, side, lost = GAME.copy_of(view), int(view["player"]), 2
        build(state, graph)
        points = race(state, graph, trail_graph.LEVELS, side, lost, weights)
        note_dependencies(state, graph, 0, side, lost)
        for well in range(WELLS):
            affected, lies = prepare_change(state, graph, well), int(state.disc[well])
            for sixths in range(1, 6):
                state.disc[well] = turned(lies, sixths)
                change(state, graph, affected)
                if may_differ(graph, affected, 0):
                    other += 1
                else:
                    same += 1
                    assert race(state, graph, trail_graph.SCRATCH, side, lost, weights) == points
            state.disc[well] = lies
            uncompiled(trail_graph.undo_change)(graph, affected)
    assert same > other / 4 > 0


def mirrored(text: str) -> str:
    verb, *points = text.split()
    return " ".join((verb, *(seen_by(BLACK, point) for point in points)))


@pytest.mark.parametrize(("own", "foes"), [("8 18", "11"), ("10 3", "14 4"), ("16", "8 12"), ("start 5", "7 1")])
def test_what_red_does_black_does_on_the_other_side(own: str, foes: str) -> None:
    """ISLAND is its own mirror image."""
    by_red, by_black = (choices(mine(side, own, foes, left=1, chests=EVEN)) for side in (RED, BLACK))
    assert {mirrored(text) for text in by_red} == by_black


# ------------------------------------------------------------------------------------------------------ winning
@pytest.mark.rule("SI-31")
@SIDES
def test_game_is_won_at_once(side: int) -> None:
    for left in (1, 2, 4):
        match = mine(side, "3 18", "14", left=left, chests=LAST_TWO)
        assert choices(match) == {step(side, "3", "goal")}


@SIDES
def test_game_is_won_by_two_moves_rather_than_by_asking_for_a_disc(side: int) -> None:
    match = mine(side, "8 18", "14", left=2, chests=LAST_TWO)
    assert choices(match) == {step(side, "8", "3")}


@pytest.mark.rule("SI-25")
@SIDES
def test_pawn_that_is_about_to_win_is_attacked(side: int) -> None:
    """It stands on 3's mirror image, a move from its goal; ours is beside it."""
    match = mine(side, "10", "6", left=1, chests=LAST_ONE)
    assert choices(match) == {step(side, "10", "6")}


@pytest.mark.rule("SI-26")
@SIDES
def test_free_move_goes_aboard(side: int) -> None:
    match = mine(side, "8", "3", left=1, chests=EVEN)
    go(match, step(side, "8", "3"), f"fight {'rr' if side == RED else 'bb'}")
    assert match.phase == "free"
    assert choices(match) == {step(side, "3", "goal")}


@pytest.mark.rule("SI-28")
def test_pawn_is_brought_back() -> None:
    """Without one nothing can be won."""
    workspace = GAME.new_workspace(1)
    asked = 0
    for _, view, code in decisions(GAME, some(60), seed=3, pawns=2, layout="random"):
        if int(view["phase"]) == Phase.RETURN:
            asked += 1
            n = int(GAME.rules["legal"](view, workspace.codes))
            assert n == 2
            assert GAME.verbs.text(code) == "land"
    assert asked > 0


@pytest.mark.rule("SI-16")
@SIDES
def test_pawn_on_a_start_is_attacked_if_that_wins(side: int) -> None:
    """From the dot before the other side's start, and from there before the own one; the chest of the duel is the last."""
    match = mine(side, "16", "start", left=1, chests=((0, 6), (4, 2)), starts="all")
    assert choices(match) == {f"enter {seen_by(side, '16')}"}
    match = mine(side, "18", "foe", left=1, chests=((0, 6), (4, 2)), starts="all")
    assert choices(match) == {step(side, "18", "start")}


@pytest.mark.rule("SI-16")
@SIDES
def test_pawn_does_not_stop_on_a_start_where_it_is_attacked_at_once(side: int) -> None:
    """A chest less is a lost game; and there is another way."""
    match = mine(side, "16", "5", left=1, chests=((6, 0), (0, 6)), starts="all")
    assert f"enter {seen_by(side, '16')}" in texts(match)
    assert choices(match) == {step(side, "16", "8")}


@pytest.mark.rule("SI-21")
@SIDES
def test_disc_that_must_be_turned_instead_does_not_block_the_own_way(side: int) -> None:
    """The pawn on 3 goes aboard next, and wins."""
    match = mine(side, "3 17", "14", left=2, chests=LAST_TWO, differences="all", moved=True)
    go(match, "name 9", "object", "accept")
    go(match, min(choices(match)))
    go(match, min(choices(match)))
    assert step(side, "3", "goal") in texts(match)


@pytest.mark.rule("SI-22")
@SIDES
def test_disc_is_left_if_turning_it_could_only_lose(side: int) -> None:
    """One point is left, the pawn is a move from the ship, and disc 0 lies on its way: however it is turned, it is gone."""
    match = mine(side, "3 17", "14", left=1, chests=LAST_TWO, won="may", moved=True)
    colour = "rr" if side == RED else "bb"
    go(match, f"name {seen_by(side, '0')}", "object", "contest", f"settle {colour}")
    assert match.phase == "may_turn"
    assert choices(match) == {"stay"}


# -------------------------------------------------------------------------------------------------- objections
def winning_discs(match: Match) -> set[int]:
    """The discs that the player could turn so that one move wins."""
    found = set()
    for text in texts(match, "name"):
        well = int(text.split()[1])
        for sixths in range(1, 6):
            turned = go(match.copy(), text, "allow", f"turn +{sixths}")
            for move in texts(turned, "move"):
                if move.endswith("goal"):
                    found.add(well)
    return found


@pytest.mark.rule("SI-19")
@SIDES
def test_disc_that_would_win_is_asked_for_objected_to_and_contested(side: int) -> None:
    """Each needs one arrival. The player has two points and no way home, but by disc 0; his opponent is a move from his goal."""
    match = mine(side, "4", "6", left=2, chests=EDGE)
    disc = f"name {seen_by(side, '0')}"
    assert winning_discs(match) == {int(disc.split()[1])}
    assert choices(match) == {disc}
    go(match, disc)
    assert match.actor == 1 - side
    assert choices(match) == {"object"}
    assert choices(go(match, "object")) == {"contest"}


@pytest.mark.rule("SI-20")
@SIDES
def test_named_disc_is_turned_to_where_it_wins(side: int) -> None:
    match = mine(side, "4", "6", left=2, chests=EDGE)
    go(match, f"name {seen_by(side, '0')}", "allow")
    (turn,) = choices(match)
    assert step(side, "4", "goal") in texts(go(match, turn))


# ------------------------------------------------------------------------------------------------------ drafting
def moves_home(state: State, side: int) -> int:
    """From start to goal; 8 if no trail leads home."""
    reached, steps, trails_from = {START}, 0, uncompiled(trails.trails_from)
    while GOAL not in reached and steps < 8:
        reached |= {point for here in reached for point in bits(int(trails_from(state, side, here)))}
        steps += 1
    return steps


def drafted(drafter: int, seed: int) -> State:
    """The jungle as it lies if only one side thinks about it."""
    state: State = GAME.opening()
    workspace = GAME.new_workspace(seed)
    while int(state["laid"]) < WELLS:
        if int(state["actor"]) == drafter:
            code = int(GAME.rules["greedy"](GAME.copy_of(state), workspace.codes, workspace.bot_rng))
        else:
            code = int(calls.any_action(state, workspace))
        GAME.rules["apply"](state, code)
    return state


@pytest.mark.rule("SI-8")
@SIDES
def test_who_thinks_while_laying_discs_has_the_shorter_way(side: int) -> None:
    leads = [moves_home(state, 1 - side) - moves_home(state, side) for state in (drafted(side, k) for k in range(some(60)))]
    assert sum(leads) / len(leads) > 2


# ---------------------------------------------------------------------------------------------- unfinished games
def value(state: State) -> list[float]:
    """What `value` says, for red and black."""
    utility = GAME.new_workspace(1).utility
    GAME.rules["value"](state, utility)
    return [float(one) for one in utility]


def test_value_is_shared_by_the_sides_and_leaves_the_state_as_it_is() -> None:
    """In every phase, while discs are laid too."""
    phases = set()
    for state, _, _ in decisions(GAME, some(4), seed=6, length="tiny", pawns=2):
        before = state.tobytes()
        red, black = value(state)
        assert 0 < red < 1
        assert abs(red + black - 1) < 1e-9
        assert state.tobytes() == before
        phases.add(Phase(int(state["phase"])))
    assert phases >= {Phase.LAY, Phase.ACT, Phase.ANSWER, Phase.TURN}


@SIDES
def test_value_knows_who_is_ahead(side: int) -> None:
    """By chests, by the way that is left, by the points that win now; red and black alike."""
    assert value(mine(side, "18", "16", chests=((2, 5), (4, 1)))._state)[side] > 0.65
    near = value(mine(side, "3", "14", left=1, chests=LAST_TWO)._state)[side]
    late = value(mine(side, "3", "14", left=0, chests=LAST_TWO)._state)[side]
    assert near > max(late, 0.9)
