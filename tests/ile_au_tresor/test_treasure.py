"""The treasure: looking into chests, taking, carrying, loading; and how a game ends. IT-33 to IT-37."""
from __future__ import annotations

from typing import Any

import pytest

import benbow
from benbow.engine.errors import IllegalActionError
from benbow.games.ile_au_tresor.rules.board import NOWHERE

from ..by_hand import fields, go, texts, tried, waits
from .table import BLUE, COLOURS, NUMBER, RED, laid, position, pp, steps, treasure, where
from .test_boats import JETTIES

rule = pytest.mark.rule
LOOK = (benbow.CHANCE, "look")
FORTRESS_JETTIES = "BCDH"


# --------------------------------------------------------------------------------------------------------- looking
@rule("IT-33")
def test_who_enters_a_chests_hex_looks_into_it() -> None:
    match = go(position("e9"), "roll 3-4", *steps(1, "e9", "f10"))
    assert waits(match) == LOOK
    assert texts(match) == ["look 1 empty", "look 1 treasure"]
    assert waits(go(match, "look 1 empty")) == (RED, "progress")


@rule("IT-33")
def test_an_empty_chest_stays() -> None:
    match = go(position("e9"), "roll 3-4", *steps(1, "e9", "f10"), "look 1 empty")
    assert not texts(match, "take")
    assert fields(match)["chest"][0] == NUMBER["f10"]


@rule("IT-33")
def test_the_treasure_may_be_taken_or_left_and_taken_later() -> None:
    match = go(position("e9"), "roll 3-4", *steps(1, "e9", "f10"), "look 1 treasure")
    assert treasure(tried(match, "take 1")) == "red 1"
    go(match, "done", "roll 1-2", "roll 1-2")
    assert texts(match, "take") == ["take 1"]  # standing there
    go(match, *steps(1, "f10", "e9"))
    assert not texts(match, "take")
    go(match, *steps(1, "e9", "f10"))
    assert texts(match, "take") == ["take 1"]  # entering again: no look, he knows
    assert treasure(go(match, "take 1")) == "red 1"


@rule("IT-33")
def test_any_own_pirate_may_take_what_another_has_seen() -> None:
    match = go(position("f10 e9", seen="red 1 treasure"), "roll 3-4", *steps(1, "f10", "f9"), *steps(2, "e9", "f10"))
    assert waits(match) == (RED, "progress")
    assert texts(match, "take") == ["take 2"]


@rule("IT-33")
def test_a_seat_looks_into_a_chest_once_and_each_seat_for_itself() -> None:
    match = go(position("e9", "f9", seen="red 1 empty"), "roll 3-4", *steps(1, "e9", "f10"))
    assert waits(match) == (RED, "progress")
    match = go(position("e9", "f9", seen="red 1 empty", turn=BLUE), "roll 3-4", *steps(1, "f9", "f10"))
    assert waits(match) == LOOK


@rule("IT-33")
def test_passing_over_a_chest_is_entering() -> None:
    match = go(position("e9"), "roll 3-4", *steps(1, "e9", "f10"), "look 1 treasure")
    go(match, *steps(1, "f10", "f9"))
    assert not texts(match, "take")  # he left it
    assert fields(match)["seen"][RED, 0] == 2


@rule("IT-33")
def test_what_he_used_before_the_look_stays_used() -> None:
    match = go(position("e8"), "roll 5-6", *steps(1, "e8", "e9", "f10"), "look 1 treasure")
    assert (pp(match), fields(match)["spent"][0]) == (9, 2)


@rule("IT-33")
def test_landing_on_a_chest_would_be_entering_too() -> None:
    """No map has one there; a chest on the jetty by hand."""
    match = position()
    match._state.chest[0] = NUMBER["c11"]
    assert waits(go(match, "roll 3-4", "land red")) == LOOK
    assert waits(go(match, "look 1 empty")) == (RED, "progress")


@rule("IT-33")
def test_taking_is_no_part_of_combat_or_events() -> None:
    for roll in ("roll 4-4", "roll 5-5", "roll 6-6"):
        match = go(position("f10 dead", "f9", seen="red 1 treasure"), roll)
        assert not texts(match, "take")


# --------------------------------------------------------------------------------------------------- looks that are due
@rule("IT-33")
def test_who_came_there_otherwise_looks_at_the_start_of_his_next_progress() -> None:
    """Red 2 on chest 1 and Red 4 on chest 3, neither seen: as after flight or recruiting. By number, before progress opens."""
    match = go(position("red f10 red l10"), "roll 1-2")
    assert (waits(match), texts(match)) == (LOOK, ["look 1 empty", "look 1 treasure"])
    go(match, "look 1 empty")
    assert (waits(match), texts(match)) == (LOOK, ["look 3 empty", "look 3 treasure"])
    go(match, "look 3 treasure")
    assert waits(match) == (RED, "progress")
    assert texts(match, "take") == ["take 4"]
    assert pp(match) == 3


@rule("IT-33")
def test_a_recruit_on_a_chest_looks_at_his_next_progress() -> None:
    """A chest on the fortress d7, by hand."""
    match = position("dead")
    match._state.chest[5] = NUMBER["d7"]
    go(match, "roll 6-6", "recruit fort 1")
    assert waits(match) == (benbow.CHANCE, "roll")
    assert fields(match)["seen"].sum() == 0
    assert texts(go(match, "roll 1-2", "roll 1-2")) == ["look 6 empty", "look 6 treasure"]


@rule("IT-33")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_double_is_no_progress(face: int) -> None:
    match = go(position("f10"), f"roll {face}-{face}")
    assert match.phase != "look"
    assert fields(match)["seen"].sum() == 0


@rule("IT-33")
def test_nobody_looks_again_for_having_fled_onto_a_chest_he_knows() -> None:
    assert waits(go(position("f10", seen="red 1 empty"), "roll 1-2")) == (RED, "progress")


@rule("IT-33")
def test_only_the_turns_players_looks_are_due() -> None:
    assert waits(go(position("d14", "f10"), "roll 1-2")) == (RED, "progress")


@rule("IT-33")
@rule("IT-21")
def test_after_fog_one_has_looked_and_may_take_from_the_next_progress_on() -> None:
    match = go(position("f9", "d14"), "roll 3-3", *steps(1, "f9", "f10", verb="stray"), "look 1 treasure", "done")
    go(match, "roll 1-2", "done")
    assert texts(go(match, "roll 1-2"), "take") == ["take 1"]


# ------------------------------------------------------------------------------------------------------ once taken
@rule("IT-34")
def test_once_taken_it_is_public() -> None:
    match = go(position("f10", seen="red 1 treasure, red 2 empty, blue 3 empty"), "roll 1-2", "take 1")
    state = fields(match)
    assert (state["origin"], state["chest"][0]) == (0, NOWHERE)
    assert not state["seen"].any()
    seen = [match.text(match.veiled(match.ply - 1, seat)) for seat in (RED, BLUE, benbow.SPECTATOR)]
    assert seen == ["take 1", "take 1 = chest 1", "take 1 = chest 1"]
    for seat in (RED, BLUE, benbow.SPECTATOR):
        assert bytes(match.view(seat)) == match.state_bytes()


@rule("IT-34")
def test_then_nobody_looks_into_the_other_chests() -> None:
    match = go(position("k10 d14", bearer="red 2", origin=1), "roll 3-4", *steps(1, "k10", "l10"))
    assert waits(match) == (RED, "progress")
    assert waits(go(position("l10 d14", bearer="red 2", origin=1), "roll 3-4")) == (RED, "progress")  # none is due


@rule("IT-34")
def test_it_cannot_be_put_down_and_goes_where_he_goes() -> None:
    match = go(position("d14", bearer="red 1"), "roll 5-6")
    assert {text.split()[0] for text in texts(match)} == {"step", "land", "sail", "done"}
    go(match, *steps(1, "d14", "d13"))
    assert (treasure(match), where(match, "red 1")) == ("red 1", "d13")


@rule("IT-34")
@rule("IT-10")
def test_nobody_embarks_with_it() -> None:
    assert not texts(go(position("c11", bearer="red 1"), "roll 5-6"), "embark")
    assert texts(go(position("c11 d14", bearer="red 2"), "roll 5-6"), "embark")


@rule("IT-34")
@pytest.mark.parametrize("turn", [RED, BLUE])
def test_lying_open_any_pirate_who_enters_may_take_it_or_not(turn: int) -> None:
    colour = COLOURS[turn]
    match = go(position("d14", "c11" if turn == RED else "d12", turn=turn, loose="d13"), "roll 3-4")
    start = "d14" if turn == RED else "d12"
    go(match, *steps(1, start, "d13"))
    assert texts(match, "take") == ["take 1"]
    after = tried(match, "take 1")
    assert (treasure(after), fields(after)["loose"]) == (f"{colour} 1", NOWHERE)
    assert after.text(after.veiled(after.ply - 1, 1 - turn)) == "take 1"  # nothing is shown: all saw it
    go(match, *steps(1, "d13", start))
    assert treasure(match) == "d13"


@rule("IT-34")
def test_or_later_while_he_stands_there() -> None:
    match = go(position("d13", loose="d13"), "roll 1-2")
    assert texts(match, "take") == ["take 1"]
    assert not texts(go(position("d13", "d14", loose="d14"), "roll 1-2"), "take")  # an enemy stands on it


@rule("IT-34")
def test_where_it_came_from_is_not_told_again() -> None:
    match = go(position("d14", loose="d13", origin=4), "roll 3-4", *steps(1, "d14", "d13"), "take 1")
    assert fields(match)["origin"] == 3


# --------------------------------------------------------------------------------------------------------- loading
@rule("IT-35")
@pytest.mark.parametrize(("port", "jetty"), JETTIES.items())
def test_nine_pp_load_it_and_eight_at_a_fortress(port: str, jetty: str) -> None:
    other = "C" if port != "C" else "A"
    for roll in ("1-2", "2-5", "2-6", "3-5", "3-6", "4-5", "4-6", "5-6"):
        match = go(position(jetty, boats=f"red {port}, blue {other}", bearer="red 1"), f"roll {roll}")
        needed = 8 if port in FORTRESS_JETTIES else 9
        assert ("load" in texts(match)) == (int(roll[0]) + int(roll[2]) >= needed)


@rule("IT-35")
def test_he_must_have_stood_there_carrying_at_the_start_of_his_turn() -> None:
    """He arrives with 9 PP left: too late for this turn. In the next it goes."""
    match = go(position("d12", "k6", bearer="red 1"), "roll 5-6", *steps(1, "d12", "c11"))
    assert (pp(match), texts(match, "load")) == (9, [])
    go(match, "done", "roll 1-2", "done", "roll 4-5")
    assert "load" in texts(match)


@rule("IT-35")
def test_who_takes_it_on_the_jetty_loads_it_in_his_next_turn() -> None:
    match = go(position("c11", "k6", loose="c11"), "roll 5-6", "take 1")
    assert not texts(match, "load")
    assert "load" in texts(go(match, "done", "roll 1-2", "done", "roll 4-5"))


@rule("IT-35")
def test_the_start_of_the_turn_counts_as_it_was_played() -> None:
    """Through Blue's turn into Red's: the carrier on the jetty may load, one who comes there now may not, and a comrade of
    the same number as an enemy carrier has nothing to load."""
    for red, blue, bearer, line, loads in (
        ("c11", "k6", "red 1", (), True),
        ("d12", "k6", "red 1", tuple(steps(1, "d12", "c11")), False),
        ("c11", "k6", "blue 1", (), False),
        ("c11 d14", "k6", "red 2", (), False),
    ):
        match = go(position(red, blue, turn=BLUE, bearer=bearer), "roll 1-2", "done", "roll 5-6", *line)
        assert ("load" in texts(match)) is loads
        assert fields(go(match, "done"))["ready"] == 0  # it is the turn's own


@rule("IT-35")
def test_away_from_a_jetty_nothing_is_loaded() -> None:
    match = go(position("c11", bearer="red 1"), "roll 5-6", *steps(1, "c11", "d12"))
    assert not texts(match, "load")
    assert not texts(go(match, *steps(1, "d12", "c11")), "load")  # back again, but 7 PP are left


@rule("IT-35")
@pytest.mark.parametrize(("loads", "crews", "more"), [
    (False, ["c11 d14"], {"bearer": "red 2"}),  # a comrade of the carrier stands there
    (False, ["d14", "j15"], {"bearer": "blue 1"}),  # it is another's turn
    (True, ["c11 d14 d13 e12 e9 dead"], {}),  # the boat may be empty
    (True, ["j15 blue", "d5"], {"taken": "blue red"}),  # or captured
    (True, ["j15 red", "d5"], {"taken": "blue red"}),
    (False, ["c11", "red"], {"taken": "red blue"}),  # not lost
    (False, ["c11"], {"boats": "red B, blue C"}),  # it lies elsewhere
    (False, ["j15", "d5"], {"boats": "red B, blue C"}),  # an enemy's lies there
    *((True, ["c11", "d5 h9 g9 g8 i9 j9"], {"boats": "red A, blue A", "joined": name}) for name in ("red", "blue")),  # empty
    *((False, ["c11", *others], {"players": 3}) for name in ("c10", "d11", "d12") for others in ([name], ["", name])),  # watched
    (True, ["c11 c10 d11", "e12 d13 c9"], {}),  # by own pirates, or by enemies farther off
])
def test_where_and_beside_whom_the_treasure_is_loaded(loads: bool, crews: list[str], more: dict[str, Any]) -> None:
    assert ("load" in texts(go(position(*crews, **{"bearer": "red 1", **more}), "roll 5-6"))) is loads


@rule("IT-35")
@pytest.mark.parametrize("joined", ["red", "blue"])
@pytest.mark.parametrize(("blue", "boats", "aboard"), [
    ("d5", "red A, blue A", True),  # five enemies aboard
    ("d5 h9 g9 g8 i9", "red A, blue A", True),  # one
    ("d5 h9 g9 g8 i9 j9", "red A, blue A", False),  # none
    ("d5", "red A, blue B", False),  # in another port
])
def test_as_printed_enemies_aboard_in_its_port_are_beside_the_jetty(joined: str, blue: str, boats: str, aboard: bool) -> None:
    for blockade in ("aboard", "land"):
        match = go(position("c11", blue, boats=boats, joined=joined, bearer="red 1", blockade=blockade), "roll 5-6")
        assert ("load" in texts(match)) is not (aboard and blockade == "aboard")


@rule("IT-35")
def test_own_pirates_aboard_any_boat_prevent_nothing() -> None:
    crews = ("c11 blue blue green", "d5", "d14")
    match = position(*crews, players=3, boats="red C, blue A, green A", taken="blue red, green red", bearer="red 1")
    assert "load" in texts(go(match, "roll 5-6"))


@rule("IT-35")
def test_of_two_enemies_it_is_the_carriers_who_counts() -> None:
    """Green's crew lies beside Blue's boat: Blue is kept from loading, and Green would not be."""
    blue = position("d5", "c11", "", players=3, turn=BLUE, boats="red C, blue A, green A", joined="blue", bearer="blue 1")
    assert "load" not in texts(go(blue, "roll 5-6"))
    green = position("d5", "d14 h9 g9 g8 i9 j9", "c11", players=3, turn=2, boats="red C, blue A, green A", bearer="green 1")
    assert "load" in texts(go(green, "roll 5-6"))


@rule("IT-35")
def test_other_pp_may_be_spent_first() -> None:
    match = go(position("c11 d14", bearer="red 1"), "roll 5-6", *steps(2, "d14", "d13", "d14"))
    assert "load" in texts(match)
    assert not texts(go(match, *steps(2, "d14", "d13")), "load")


@rule("IT-35")
@rule("IT-13")
def test_it_need_not_be_loaded() -> None:
    assert fields(go(position("c11", bearer="red 1"), "roll 5-6", "done"))["turn"] == BLUE


# ----------------------------------------------------------------------------------------------------------- the end
@rule("IT-36")
def test_who_loads_the_treasure_wins_at_once() -> None:
    match = go(position("d14", "j15", "k6", players=3, turn=BLUE, bearer="blue 1"), "roll 3-5", "load")
    assert match.actor == benbow.OVER
    assert match.outcome is not None
    assert (match.outcome.utility, match.outcome.points) == ((0.0, 1.0, 0.0), (0, 1, 0))
    assert (match.outcome.winners, match.outcome.reason) == ((BLUE,), "loaded")
    assert not match.legal()


@rule("IT-37")
def test_who_has_neither_boat_nor_living_pirate_stays_in_the_game() -> None:
    """His turns come; whatever he rolls but 6-6 changes nothing for him."""
    setting = {"taken": "red blue", "players": 3}
    gone = ("dead dead dead dead dead dead", "red", "k6")
    for roll in ("1-2", "5-6", "1-1", "3-3", "4-4", "5-5"):
        match = go(position(*gone, **setting), f"roll {roll}")  # type: ignore[arg-type]
        assert (waits(match), fields(match)["turn"]) == ((benbow.CHANCE, "roll"), BLUE)
    match = go(position(*gone, **setting), "roll 6-6")  # type: ignore[arg-type]
    assert (waits(match), texts(match, "recruit")) == ((RED, "recruit"), [f"recruit fort {k}" for k in range(1, 9)])
    go(match, "recruit fort 1", "roll 1-2", "roll 1-2", "done", "roll 1-2")
    assert waits(match) == (RED, "progress")


@rule("IT-37")
@pytest.mark.parametrize(("players", "limit"), [(2, 1), (3, 2), (4, 3)])
def test_after_the_limit_it_is_a_draw_shared_by_all(players: int, limit: int) -> None:
    """Placing turns included: nobody ever rolls enough."""
    match = laid(players=players, limit=limit, begins="blue")
    for _ in range(players * limit):
        assert match.actor == benbow.CHANCE
        go(match, "roll 1-2")
    assert match.actor == benbow.OVER
    assert match.outcome is not None
    assert match.outcome.utility == pytest.approx([1 / players] * players)
    assert (match.outcome.reason, match.outcome.points) == ("limit", (0,) * players)
    with pytest.raises(IllegalActionError):
        go(match, "roll 1-2")


@rule("IT-37")
def test_the_last_turn_is_played_to_its_end() -> None:
    match = position("c11", "d12", turn=BLUE, turns=20, limit=10)
    go(match, "roll 5-5")
    assert waits(match) == (BLUE, "combat")
    assert go(match, "done").actor == benbow.OVER
    earlier = go(position("d14", turn=BLUE, turns=19, limit=10), "roll 5-5")
    assert (earlier.actor, fields(earlier)["turns"]) == (benbow.CHANCE, 20)


@rule("IT-37")
def test_the_limit_is_150_turns_if_nothing_is_said() -> None:
    assert laid().options["limit"] == 150
