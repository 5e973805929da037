"""Turning a disc: naming, objecting, contesting. SI-18 to SI-22."""
from __future__ import annotations

import pytest

import benbow

from ..by_hand import go, outcomes, texts, tried, waits
from .games import all_games, decoded
from .positions import position
from .table import BLACK, COLOUR, RED, both, disc, editions, ends, layout_of, left, named, readings, rule, stands, turn_of


def acting(side: int, points: int = 3, **more: object) -> benbow.Match:
    """A pawn has moved already; both sides stand on 10 and 8."""
    return position("10 17", "8", turn=side, left=points, moved=True, **more)  # type: ignore[arg-type]


# ------------------------------------------------------------------------------------------------------------- which disc
@rule("SI-18")
@both
@readings
def test_only_a_disc_without_a_pawn_may_be_turned(side: int, edition: str, differences: str) -> None:
    """Neither an own one nor an enemy. Only the French text, to the letter, does not say so."""
    held = set() if (edition, differences) == ("fr", "all") else {8, 10, 17}
    assert named(acting(side, edition=edition, differences=differences)) == set(range(19)) - held


@rule("SI-18")
@both
@pytest.mark.parametrize("well", [10, 8, 17])
def test_by_the_french_text_a_pawn_turns_with_its_disc(side: int, well: int) -> None:
    """Whosever it is: it stays on the dot, and leaves by other trails."""
    match = acting(side, edition="fr", differences="all")
    pawns = [stands(match, one) for one in (RED, BLACK)]
    go(match, f"name {well}", "allow", "turn +1")
    assert [stands(match, one) for one in (RED, BLACK)] == pawns
    layout = " ".join(layout_of(match))
    anew = position("10 17", "8", turn=side, left=2, moved=True, layout=layout, edition="fr", differences="all")
    assert texts(match) == texts(anew)
    assert disc(match, well) != disc(acting(side), well)


@rule("SI-18")
@both
def test_pawns_on_start_and_goal_stand_on_no_disc(side: int) -> None:
    match = position("start", "goal", turn=side, left=2, moved=True, camps=(4, 0), aboard=(0, 4), returned=("", "closed"))
    assert named(match) == set(range(19))


@rule("SI-18")
@both
@editions
def test_a_disc_is_turned_to_any_other_rotation(side: int, edition: str) -> None:
    match = go(acting(side, edition=edition), "name 6", "allow")
    assert texts(match) == ["turn +1", "turn +2", "turn +3", "turn +4", "turn +5"]
    assert [disc(tried(match, text), 6) for text in texts(match)] == ["F0", "F1", "F2", "F3", "F4"]  # from F5
    assert len({tried(match, text).state_bytes() for text in texts(match)}) == 5


@rule("SI-2")
@rule("SI-18")
def test_it_is_turned_clockwise() -> None:
    """A0 has its dot on the trail from the upper right to the right end; a sixth further it is right and lower right."""
    around = {10: "A4", 14: "A5", 13: "A0", 8: "A1", 4: "A2", 5: "A3", 9: "A0"}
    match = position("4", "17", left=2, discs_at=around, moved=True)
    assert disc(go(match, "name 9", "allow", "turn +1"), 9) == "A1"
    there = position("9", "17", left=2, discs_at=around | {9: "A1"}, moved=True)
    assert ends(there, "9") == {"10", "14"}


@rule("SI-18")
def test_nothing_else_is_changed_by_a_turn() -> None:
    match = acting(RED)
    before = layout_of(match)
    go(match, "name 9", "allow", "turn +3")
    assert [well for well in range(19) if disc(match, well) != before[well]] == [9]
    assert (stands(match, RED), stands(match, BLACK), left(match)) == ({"10", "17"}, {"8"}, 2)


@rule("SI-18")
def test_trails_lead_elsewhere_then() -> None:
    match = position("18", "16", left=2)
    found = {frozenset(ends(tried(match, "name 14", "allow", f"turn +{k}"), "18")) for k in range(1, 6)}
    assert len(found) > 1


# ---------------------------------------------------------------------------------------------------------- the question
@rule("SI-19")
@both
def test_the_player_names_a_disc_and_the_opponent_is_asked(side: int) -> None:
    match = go(acting(side), "name 9")
    assert waits(match) == (1 - side, "answer")
    assert texts(match) == ["allow", "waive", "object"]
    assert (turn_of(match), left(match), disc(match, 9)) == (side, 3, "C2")


@rule("SI-19")
@both
@pytest.mark.parametrize("end", ["accept", "contest, settle rr", "contest, settle bb"])
def test_he_may_object_once_in_a_turn(side: int, end: str) -> None:
    match = go(acting(side), "name 9", "object", *end.split(", "))
    if match.phase == "turn":
        go(match, "turn +1")
    go(match, "name 1")
    assert waits(match) == (side, "turn")


@rule("SI-19")
@both
def test_he_may_object_to_the_second_disc_after_he_allowed_the_first(side: int) -> None:
    match = go(acting(side), "name 9", "allow", "turn +1", "name 9")
    assert waits(match) == (1 - side, "answer")
    assert waits(go(match, "object")) == (side, "reply")


@rule("SI-19")
def test_and_again_in_the_next_turn_of_the_player() -> None:
    match = go(acting(RED), "name 9", "object", "accept", "end", "roll rb bb", "name 1")
    assert waits(match) == (RED, "answer")  # Red answers in Black's turn
    go(match, "object", "accept")
    go(match, texts(match, "move")[0], "end", "roll rr rb", "name 9")
    assert waits(match) == (BLACK, "answer")


@rule("SI-19")
@both
def test_who_waives_is_not_asked_again_in_this_turn(side: int) -> None:
    match = go(acting(side), "name 9", "waive")
    assert waits(match) == (side, "turn")
    go(match, "turn +1", "name 9")
    assert waits(match) == (side, "turn")
    go(match, "turn +1", "end")
    if match.actor == benbow.CHANCE:
        go(match, "roll rr bb", next(text for text in texts(tried(match, "roll rr bb"), "move")), "name 2")
    assert waits(match) == (side, "answer")


# ----------------------------------------------------------------------------------------------------------- no objection
@rule("SI-20")
@both
@pytest.mark.parametrize("answer", ["allow", "waive"])
def test_without_objection_the_disc_must_be_turned(side: int, answer: str) -> None:
    match = go(acting(side), "name 9", answer)
    assert waits(match) == (side, "turn")
    assert {text.split()[0] for text in texts(match)} == {"turn"}


@rule("SI-20")
@both
def test_turning_costs_a_point_and_naming_none(side: int) -> None:
    match = go(acting(side), "name 9")
    assert left(match) == 3
    assert left(go(match, "allow")) == 3
    assert left(go(match, "turn +4")) == 2


@rule("SI-20")
def test_naming_is_a_commitment() -> None:
    match = go(acting(RED), "name 9")
    assert not match.can_undo()
    assert not go(match, "allow").can_undo()


# -------------------------------------------------------------------------------------------------------------- objection
@rule("SI-21")
@both
def test_the_player_accepts_or_contests(side: int) -> None:
    match = go(acting(side), "name 9", "object")
    assert (waits(match), texts(match)) == ((side, "reply"), ["accept", "contest"])


@rule("SI-21")
@both
@editions
def test_accepting_costs_nothing_and_he_goes_on_as_if_he_had_not_named_it(side: int, edition: str) -> None:
    """Any legal action: moves, other discs, the end; but not that disc."""
    match = acting(side, edition=edition, differences="back" if edition == "de" else "all")
    before = texts(match)
    go(match, "name 9", "object", "accept")
    assert (waits(match), left(match), disc(match, 9)) == ((side, "act"), 3, "C2")
    assert texts(match) == [text for text in before if text != "name 9"]


@rule("SI-21")
@both
@pytest.mark.parametrize("moved", [True, False])
def test_by_the_german_text_he_turns_another_disc(side: int, moved: bool) -> None:
    """At once, and without being asked; it costs the point that the first one would have cost."""
    match = position("10 17", "8", turn=side, left=2, moved=moved, differences="all")
    go(match, "name 9", "object", "accept")
    assert (waits(match), left(match), disc(match, 9)) == ((side, "other"), 2, "C2")
    assert texts(match) == [f"name {well}" for well in range(19) if well not in (8, 9, 10, 17)]
    assert waits(go(match, "name 1")) == (side, "turn")
    assert (waits(go(match, "turn +2")), left(match)) == ((side, "act"), 1)
    assert ("end" in texts(match)) == moved  # the duty of SI-13 is as before
    assert 9 not in named(match)


@rule("SI-21")
def test_by_the_german_text_there_is_always_another_disc() -> None:
    """Nine pawns on discs, and one that is barred: nine are left."""
    match = position("10 0 1 2 3", "8 4 5 6", left=4, differences="all")
    go(match, "name 9", "object", "accept")
    assert named(match) == {7, *range(11, 19)}


@rule("SI-21")
def test_the_end_too_only_if_the_duty_allows_it() -> None:
    assert "end" in texts(go(acting(RED), "name 9", "object", "accept"))
    assert "end" not in texts(go(position("10", "8", left=3), "name 9", "object", "accept"))


@rule("SI-21")
def test_that_disc_may_not_be_named_again_in_this_turn() -> None:
    match = go(acting(RED, 4), "name 9", "object", "accept", "name 1", "turn +1", "move 10 5", "name 2", "turn +1")
    assert 9 not in named(match)
    assert {1, 2} <= named(match)
    go(match, "end", "roll rr rr", "roll rr rb")
    assert (turn_of(match), 9 in named(match)) == (RED, True)


# ----------------------------------------------------------------------------------------------------------------- contest
@rule("SI-22")
@both
def test_one_red_and_one_black_die_are_thrown(side: int) -> None:
    match = go(acting(side), "name 9", "object", "contest")
    assert waits(match) == (benbow.CHANCE, "contest")
    assert {text: str(chance) for text, chance in outcomes(match).items()} == {
        "settle bb": "2/9", "settle br": "1/9", "settle rb": "4/9", "settle rr": "2/9",
    }


@rule("SI-22")
@both
@pytest.mark.parametrize("faces", ["br", "rb"])
def test_until_both_show_the_same_colour(side: int, faces: str) -> None:
    match = go(acting(side), "name 9", "object", "contest")
    before = match.state_bytes()
    for _ in range(3):
        go(match, f"settle {faces}")
        assert match.state_bytes() == before


@rule("SI-22")
@both
def test_the_objectors_colour_the_disc_is_not_turned_and_a_point_is_lost(side: int) -> None:
    match = go(acting(side), "name 9", "object", "contest", f"settle {COLOUR[1 - side]}")
    assert (waits(match), left(match), disc(match, 9)) == ((side, "act"), 2, "C2")
    assert 9 not in named(match)
    assert named(match) == set(range(19)) - {8, 9, 10, 17}


@rule("SI-22")
@both
def test_the_players_colour_he_turns_it(side: int) -> None:
    """He must: nothing else is allowed."""
    match = go(acting(side, won="must"), "name 9", "object", "contest", f"settle {COLOUR[side]}")
    assert (waits(match), left(match)) == ((side, "turn"), 3)
    assert texts(match) == [f"turn +{k}" for k in range(1, 6)]
    go(match, "turn +2")
    assert (waits(match), left(match), disc(match, 9)) == ((side, "act"), 2, "C4")
    assert 9 in named(match)


@rule("SI-22")
@both
def test_or_he_may_turn_it(side: int) -> None:
    """If it is played as printed: he may also leave it, which costs nothing; named again it is turned without asking."""
    match = go(acting(side, won="may"), "name 9", "object", "contest", f"settle {COLOUR[side]}")
    assert (waits(match), left(match)) == ((side, "may_turn"), 3)
    assert texts(match) == [*(f"turn +{k}" for k in range(1, 6)), "stay"]
    turned = go(match.copy(), "turn +2")
    assert (waits(turned), left(turned), disc(turned, 9)) == ((side, "act"), 2, "C4")
    go(match, "stay")
    assert (waits(match), left(match), disc(match, 9)) == ((side, "act"), 3, "C2")
    assert match.can_undo()
    assert 9 in named(match)
    assert waits(go(match, "name 9")) == (side, "turn")


@rule("SI-20")
@rule("SI-22")
@both
def test_who_was_not_objected_to_must_turn_it_in_any_case(side: int) -> None:
    assert waits(go(acting(side, won="may"), "name 9", "allow")) == (side, "turn")


@rule("SI-22")
@both
def test_a_lost_contest_for_the_last_point_ends_the_turn(side: int) -> None:
    match = go(acting(side, 1), "name 9", "object", "contest", f"settle {COLOUR[1 - side]}")
    assert (turn_of(match), match.phase) == (1 - side, "roll")
    state = match._state
    assert (int(state.barred), int(state.objected), int(state.spot)) == (0, 0, -1)


@rule("SI-22")
@both
@pytest.mark.parametrize("colour", ["rr", "bb"])
def test_the_objection_is_used_up_in_either_case(side: int, colour: str) -> None:
    match = go(acting(side), "name 9", "object", "contest", f"settle {colour}")
    if match.phase == "turn":
        go(match, "turn +1")
    go(match, "name 3")
    assert (waits(match), texts(match)) == ((side, "turn"), [f"turn +{k}" for k in range(1, 6)])
    assert left(go(match, "turn +1")) == 1


@rule("SI-22")
def test_the_disc_may_be_named_again_in_the_next_turn() -> None:
    match = go(acting(RED), "name 9", "object", "contest", "settle bb", "end")
    go(match, "roll rr rb")
    assert 9 in named(go(match, texts(match, "move")[0])) or left(match) == 0
    go(match, "end", "roll rr rb")
    assert (turn_of(match), 9 in named(match)) == (RED, True)


# ------------------------------------------------------------------------------------------------------------- many games
@rule("SI-18")
@rule("SI-19")
@rule("SI-20")
@rule("SI-21")
@rule("SI-22")
def test_the_dialogue_over_whole_games() -> None:
    """Told from the actions alone: who was asked, what it cost, and what may still be named."""
    for game in all_games():
        used, barred, spot = False, set[int](), -1
        for before, verb, values, after, allowed in game.steps:
            if before.phase in ("act", "other") and barred:
                assert not barred & {value[0] for kind, value in map(decoded, allowed) if kind == "name"}
            if verb == "name":
                spot = values[0]
                by_french_text = (game.options["edition"], game.options["differences"]) == ("fr", "all")
                assert by_french_text or not any(one >> spot & 1 for one in before.standing)
                assert after.phase == ("turn" if used else "answer")
                assert after.actor == (before.player if used else 1 - before.player)
            elif verb in ("object", "waive"):
                assert not used
                used = True
            elif verb == "accept" or (verb == "settle" and after.phase not in ("contest", "turn", "may_turn")):
                barred.add(spot)
                assert after.disc == before.disc
                cost = 0 if verb == "accept" else 1
                must_turn_another = (game.options["edition"], game.options["differences"], verb) == ("de", "all", "accept")
                assert (after.phase == "other") == must_turn_another
                assert after.left == before.left - cost or (after.turns > before.turns and before.left == cost)
            elif verb == "turn":
                assert [well for well in range(19) if after.disc[well] != before.disc[well]] == [spot]
                assert after.left == before.left - 1
            if after.turns > before.turns:
                used, barred, spot = False, set(), -1
