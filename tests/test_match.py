"""The referee: playing, taking back, views, bad input. Nothing is changed when something is refused."""
from __future__ import annotations

import copy
from collections.abc import Callable
from fractions import Fraction

import numpy as np
import pytest

import benbow
from benbow.engine import errors
from benbow.engine.match import Match

from .by_hand import first_action, go, play_on
from .naufrageurs.table import GAME, loaded, table
from .toys import trail


def test_games_are_listed_and_known() -> None:
    assert benbow.games() == sorted(benbow.games())
    for name in benbow.games():
        game = benbow.game(name)
        assert game.id == name
        assert not game.polished or {"en", "fr", "de"} <= set(game.languages)
        assert game.codes == range(game.verbs.size)
        assert game.most_actions <= game.verbs.playable


def test_same_seed_same_match_and_another_seed_another() -> None:
    first, second, third = (Match(GAME, {}, seed=seed).advance() for seed in (7, 7, 9))
    assert first == second != third


def test_without_a_seed_the_dice_are_secret_and_differ() -> None:
    assert len({tuple(GAME.new(lanes=4).advance()) for _ in range(12)}) > 3


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"player": 3}, "player"),
        ({"players": 6}, "players"),
        ({"players": 1}, "players"),
        ({"players": "3"}, "players"),
        ({"players": 3.0}, "players"),
        ({"players": True}, "players"),
        ({"rounds": "double"}, "rounds"),
        ({"rounds": 1}, "rounds"),
        ({"blue": None}, "blue"),
        ({"players": 5, "lanes": 3}, "players"),
        ({"seed": "seven"}, "seed"),
        ({"seed": 1, "dice": benbow.ByHand()}, "dice"),
    ],
)
def test_bad_options_are_named(options: dict[str, object], field: str) -> None:
    with pytest.raises(errors.BadOptionError) as raised:
        GAME.new(**options)  # type: ignore[arg-type]
    assert raised.value.field == field


def test_unknown_game_is_named_with_a_hint() -> None:
    with pytest.raises(errors.UnknownGameError, match="did you mean 'naufrageurs'"):
        benbow.game("naufrageur")


@pytest.mark.parametrize("code", [-1, 10_000, "load green 7", None, 3.0, True])
def test_what_is_no_code_is_refused(code: object) -> None:
    match = loaded(2, 2, 2, 2)
    before = match.state_bytes()
    with pytest.raises(errors.BadCodeError):
        match.play(code)  # type: ignore[arg-type]
    assert (match.state_bytes(), match.ply) == (before, 8)


def test_illegal_code_is_refused_and_changes_nothing() -> None:
    match = loaded(2, 2, 2, 2)
    before = match.state_bytes()
    for text in ("load green 7", "roll 1", "load green ?", "lure green = green 3", "count 5"):
        with pytest.raises(errors.IllegalActionError):
            match.play(match.parse(text))
    assert (match.state_bytes(), match.ply, match.log) == (before, 8, match.log[:8])


def test_numpy_integers_are_codes_too() -> None:
    match = loaded(2, 2, 2, 2)
    match.play(np.int64(match.parse("lure green")))  # type: ignore[arg-type]
    assert match.phase == "drift"


def test_text_that_is_no_action_gets_a_hint() -> None:
    with pytest.raises(errors.BadCodeError, match="did you mean 'load green 7'"):
        table().parse("lod green 7")
    assert table().parse("  LOAD   Green 7 ") == table().parse("load green 7")
    assert table().parse("load brown −3") == table().parse("load brown -3")


def test_chance_gives_exact_fractions_only_at_chance() -> None:
    assert [chance for _, chance in table().chance()] == [Fraction(1, 2), Fraction(2, 5), Fraction(1, 10)]
    with pytest.raises(errors.NotChanceError):
        loaded(1, 1, 1, 1).chance()
    with pytest.raises(errors.NotChanceError):
        loaded(1, 1, 1, 1).roll()


def test_dice_by_hand_ask_for_every_outcome() -> None:
    with pytest.raises(errors.NoDiceError):
        table().advance()


def test_advance_plays_all_chance_and_nothing_else() -> None:
    match = GAME.new(seed=1)
    assert len(match.advance()) == 4
    assert match.advance() == []


def test_verify_names_the_plies_that_the_dice_did_not_give() -> None:
    honest = GAME.new(seed=1)
    honest.advance()
    forged = Match(GAME, {}, seed=1)
    faces = [honest.actions[0], *(code % 3 for code in (honest.actions[1] + 1,))]
    for face in faces:
        forged.play(face)
    assert honest.verify() == []
    assert forged.verify() == [1]


@pytest.mark.parametrize("copied", [Match.copy, copy.copy, copy.deepcopy])
def test_copy_goes_its_own_way_with_the_same_dice(copied: Callable[[Match], Match]) -> None:
    match = GAME.new(seed=5)
    match.advance()
    other = copied(match)
    other.play(other.legal()[0])
    assert (match.ply, other.ply) == (4, 5)
    for one in (match, other):
        while one.actor == 1:
            one.play(one.legal()[0])
        one.play(one.legal()[-1])
        one.advance()
    assert match.state_bytes() == other.state_bytes()
    assert match.log == other.log


def test_history_is_what_a_seat_was_told() -> None:
    match = loaded(1, 2, 3, 1)
    told = [match.text(code) for code in match.history(0)[4:]]
    assert told == ["load green ?", "load yellow ?", "load red ?", "load blue ?"]
    assert match.history(1) == match.actions


# ------------------------------------------------------------------------------------------------------- undo
def test_own_action_is_taken_back_while_it_is_still_my_turn() -> None:
    match = table("roll 1", "roll 1", "roll 1", "roll 1")
    before = match.state_bytes()
    go(match, "load green 7")
    match.undo()
    assert match.state_bytes() == before
    assert match.log == (*match.log[:4], match.parse("load green 7"), -1 - 4)
    go(match, "load green 3", "load yellow 3")
    match.undo()
    match.undo()
    assert match.state_bytes() == before


@pytest.mark.parametrize(
    "line",
    [
        [],  # nothing to take back
        ["roll 1"],  # chance
        ["roll 1", "roll 1", "roll 1", "roll 1", "load green 3", "load yellow 3", "load red 3", "load blue 3"],  # handed over
    ],
)
def test_undo_is_refused(line: list[str]) -> None:
    match = table(*line)
    before = match.state_bytes()
    with pytest.raises(errors.CannotUndoError):
        match.undo()
    assert match.state_bytes() == before


def test_undo_is_refused_when_something_was_uncovered() -> None:
    match = go(loaded(1, 3, 3, 3), "lure green")  # still the Wrecker's turn, but he has seen the barrel
    assert match.actor == 0
    assert not match.can_undo()
    with pytest.raises(errors.CannotUndoError):
        match.undo()


def test_undo_of_a_camp_mate_is_refused() -> None:
    match = table("roll 1", "roll 1", "roll 1", "roll 1", "load green 3", players=5)
    assert match.actor == 2
    assert not match.can_undo()


def test_all_may_agree_to_take_back_what_handed_over() -> None:
    match = table("roll 1", "roll 1", "roll 1", "roll 1")
    before = match.state_bytes()
    go(match, "load green 3", "load yellow 3", "load red 3", "load blue 3")
    assert (match.actor, match.can_undo(), match.can_undo(is_agreed=True)) == (0, False, True)
    for _ in range(4):
        match.undo(is_agreed=True)
    assert match.state_bytes() == before
    assert match.log[-4:] == (-1 - 7, -1 - 6, -1 - 5, -1 - 4)
    with pytest.raises(errors.CannotUndoError):  # chance
        match.undo(is_agreed=True)


def test_not_even_all_together_take_back_what_was_uncovered_or_ended_the_match(toys_uncompiled: None) -> None:
    match = go(loaded(1, 3, 3, 3), "lure green")
    assert not match.can_undo(is_agreed=True)
    over = play_on(Match(trail.GAME, {}, seed=1), first_action)
    assert over.actors[-1] >= 0  # and what was hidden is shown now
    assert not over.can_undo(is_agreed=True)


def test_undo_never_rolls_again() -> None:
    match, plain = GAME.new(seed=5), GAME.new(seed=5)
    for game in (match, plain):
        game.advance()
    for k in range(4):
        if k < 3:
            match.play(match.legal()[0])
            match.undo()
        match.play(match.legal()[k])
        plain.play(plain.legal()[k])
    for game in (match, plain):
        game.play(game.legal()[0])
    assert match.advance() == plain.advance()
    assert match.state_bytes() == plain.state_bytes()


# ------------------------------------------------------------------------------------------------------ views
def test_action_that_fails_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = GAME.new(seed=1)

    def fail(state: object, action: int) -> None:
        raise IndexError("index out of range")

    with monkeypatch.context() as patch:
        patch.setitem(GAME.rules, "apply", fail)
        with pytest.raises(IndexError):
            match.roll()
    assert (match.ply, match.log) == (0, ())
    match.advance()
    assert match.verify() == []


def test_seats_and_plies_may_be_numpy_integers_and_a_spectator_has_no_camp() -> None:
    match = loaded(1, 1, 1, 1)
    assert match.view(np.int64(0)) == match.view(0)  # type: ignore[arg-type]
    assert match.tell(np.int64(4), np.int8(0)) == match.tell(4, 0)  # type: ignore[arg-type]
    with pytest.raises(errors.BadSeatError):
        match.camp(benbow.SPECTATOR)


@pytest.mark.parametrize("name", [[], None, 3, "Naufrageurs"])
def test_what_is_no_game_is_refused(name: object) -> None:
    with pytest.raises(errors.UnknownGameError):
        benbow.game(name)  # type: ignore[arg-type]


@pytest.mark.parametrize("dice", ["x", benbow.ByHand, 5])
def test_what_is_no_dice_is_refused(dice: object) -> None:
    with pytest.raises(errors.BadOptionError, match="dice"):
        GAME.new(dice=dice)  # type: ignore[arg-type]


def test_verbs_refuse_what_they_do_not_have() -> None:
    for attempt in (("fly",), ("load",), ("load", 99), ("roll", 0)):
        with pytest.raises(errors.BadCodeError):
            GAME.verbs.code(str(attempt[0]), *(int(value) for value in attempt[1:]))


@pytest.mark.parametrize("seat", [2, -1, -2, "0", None, 0.0])
def test_there_are_no_other_seats(seat: object) -> None:
    match = loaded(1, 1, 1, 1)
    with pytest.raises(errors.BadSeatError):
        match.view(seat)  # type: ignore[arg-type]


def test_view_is_a_copy_and_has_actions_for_its_own_seat_only() -> None:
    match = loaded(2, 2, 2, 2)
    view = match.view(0)
    assert view.legal() == match.legal()
    assert match.view(1).legal() == match.view(benbow.SPECTATOR).legal() == []
    view.record["square"][:] = 3
    assert match.view(0) != view
    assert match.view(0) == match.view(0)


def test_view_of_an_earlier_ply_and_bad_plies() -> None:
    match = loaded(2, 2, 2, 2)
    assert bytes(match.view(1, ply=0)) == Match(GAME, {}, seed=1).state_bytes()
    for ply in (9, -1, "0"):
        with pytest.raises(errors.BadOptionError):
            match.view(0, ply)  # type: ignore[arg-type]
    with pytest.raises(errors.BadOptionError):
        match.tell(8, seat=0)


def test_outcome_is_known_only_at_the_end() -> None:
    assert loaded(2, 2, 2, 2).outcome is None


# ----------------------------------------------- explain: tests/games has every refusal with its clause, in every language
def test_barrel_that_is_gone_is_explained() -> None:
    match = go(loaded(1, 1, 3, 3), "lure green", "lure yellow", "roll 1", "roll 1", "roll 1", "roll 1")
    assert str(match.explain("load green 3", seat=1)) == "This barrel is not in stock: the green 3. (NA-8)"
    assert str(match.explain("load green 3", seat=1, lang="fr")) == "Ce tonneau n’est pas en stock\u00a0: le 3 vert. (NA-8)"


def test_ship_that_is_ashore_is_explained() -> None:
    """After one lane is lost the Wrecker may find another one ashore: it came home and waits for its die."""
    match = table("roll 1", "roll 1", "load green 7", "load yellow 7", "lure green", lanes=2, barrels=1, special=0)
    assert match.explain("lure green", seat=0).rule == "NA-11"  # tried already counts first
    found = match.explain("lure red", seat=0)  # not in this small version at all
    assert (found.rule, found.text) == ("NA-10", "The red ship is not on the board.")


def test_what_is_allowed_is_said_to_be_allowed() -> None:
    match = loaded(2, 2, 2, 2)
    assert match.explain("lure green", seat=0).allowed
    assert match.explain("lure green", seat=benbow.SPECTATOR).text == "You are watching this game; you have no seat in it."
    with pytest.raises(errors.BadCodeError):
        match.explain("dance", seat=0)
    with pytest.raises(errors.BenbowError, match="lang"):
        match.explain("lure green", seat=0, lang="xx")


def test_after_the_end_nothing_is_allowed() -> None:
    line = ["roll 1", "load green 7", "lure green", "count 7"]
    match = table(*line, lanes=1, barrels=1, special=0)
    assert match.actor == benbow.OVER
    assert match.legal() == []
    assert match.explain("lure green", seat=0).text == "The game is over."
    assert match.advance() == []
