"""Clauses that can be read in more than one way: each option, as printed and as we read it."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from benbow.engine.contract import OVER, SPECTATOR
from benbow.engine.match import Match
from benbow.games.naufrageurs.rules.board import KINDS
from benbow.games.naufrageurs.rules.state import BROWN, EMPTY, FACE_DOWN, ISLAND, LOST
from benbow.games.naufrageurs.telling import aim, note, warn
from benbow.search.knowledge import covers
from benbow.search.search import Budget, Search

from ..by_hand import at_random, fields, go, play_on, texts, told_in_all
from ..drawn import piece, shown
from ..games.bots import choices
from .sample import short
from .table import ENGLISH, GAME, LANES, squares, table

rule = pytest.mark.rule


# ---------------------------------------------------------------------------------------------------- the blue ship
def owners(**options: object) -> list[int]:
    """Who loads the four ships at the start."""
    return fields(table(players=4, **options))["owner"].tolist()  # type: ignore[no-any-return]


@rule("NA-5")
def test_three_owners_agree_who_has_the_blue_ship() -> None:
    assert owners() == owners(blue_owner="third") == [1, 2, 3, 3]
    assert owners(blue_owner="second") == [1, 2, 3, 2]
    assert owners(blue_owner="first") == [1, 2, 3, 1]


@rule("NA-5")
@pytest.mark.parametrize("blue_owner", ["first", "second", "third"])
def test_if_they_load_it_in_turn_the_first_begins(blue_owner: str) -> None:
    assert owners(blue="rotates", blue_owner=blue_owner) == [1, 2, 3, 1]


@rule("NA-5")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_with_other_numbers_there_is_nothing_to_agree_on(players: int) -> None:
    usual = fields(table(players=players))["owner"].tolist()
    assert fields(table(players=players, blue_owner="first"))["owner"].tolist() == usual


@rule("NA-5")
def test_the_owner_of_the_blue_ship_keeps_it_and_is_counted_from_the_wrecker_in_each_round() -> None:
    match = play_on(Match(GAME, {"players": 4, "blue_owner": "second", "rounds": "match"}, seed=3), at_random(3))
    records = [match.view(SPECTATOR, ply).record for ply in range(match.ply)]
    assert {(int(one["wrecker"]), int(one["owner"][3])) for one in records} == {(0, 2), (1, 3), (2, 0), (3, 1)}


# ------------------------------------------------------------------------------------------- when barrels run short
def one_has_its_colour() -> Match:
    """The green ship needs the last brown barrel, the yellow one has a barrel of its own, too."""
    match = table("roll 1", "roll 3", "load green 7", "load yellow 7", lanes=2, barrels=2, special=1, shortage="owners")
    go(match, "lure green", "lure yellow", "roll 1", "roll 1", "roll 1", "load green -2")
    return go(match, "lure green", "lure yellow", "roll 1", "roll 2", "roll 2", "roll 3")


@rule("NA-17")
def test_as_we_read_it_the_first_ship_in_lane_order_gets_the_last_barrel() -> None:
    match = short(shortage="lanes")
    assert (match.phase, match.actor, texts(match)) == ("load", 1, ["load brown 8"])
    assert squares(go(match, "load brown 8"))[:2] == [1, LOST]


@rule("NA-17")
def test_as_printed_the_owners_choose_which_ship_gets_it() -> None:
    match = short()
    assert (match.phase, match.actor, texts(match)) == ("serve", 1, ["serve green", "serve yellow"])
    go(match, "serve yellow")
    assert (match.phase, match.actor, texts(match)) == ("load", 2, ["load brown 8"])
    go(match, "load brown 8")
    assert squares(match)[:2] == [LOST, 3]
    assert match.phase == "lure"
    assert squares(short("serve green", "load brown 8"))[:2] == [1, LOST]


@rule("NA-17")
def test_a_ship_that_has_its_colour_may_be_loaded_first_and_take_the_last_brown_barrel() -> None:
    assert texts(one_has_its_colour()) == ["serve green", "serve yellow"]
    match = go(one_has_its_colour(), "serve yellow")
    assert texts(match) == ["load yellow -2", "load brown 8"]
    assert squares(go(match, "load brown 8"))[:2] == [LOST, 3]
    both = go(one_has_its_colour(), "serve yellow", "load yellow -2")
    assert (both.phase, texts(both)) == ("load", ["load brown 8"])  # no choice is left
    assert squares(go(both, "load brown 8"))[:2] == [2, 3]


@rule("NA-17")
def test_nothing_is_asked_where_all_can_be_served() -> None:
    match = short(special=2)
    assert (match.phase, texts(match)) == ("load", ["load brown -7", "load brown 8"])


Loaded = tuple[tuple[int, ...], tuple[int, ...]]  # cargo and square of each ship


def now_loaded(match: Match) -> Loaded:
    state = fields(match)
    return tuple(state["cargo"].tolist()), tuple(state["square"].tolist())


def in_any_order(loaded: Loaded, stock: frozenset[int]) -> Iterator[Loaded]:
    """How the ships may be loaded at a real table, where no order is given. A ship that finds nothing is out."""
    cargo, square = loaded
    waiting = [ship for ship in range(4) if square[ship] > ISLAND and cargo[ship] == EMPTY]
    fitting = {ship: [barrel for barrel in stock if barrel // KINDS in (ship, BROWN)] for ship in waiting}
    for ship in waiting:
        for barrel in fitting[ship]:
            yield from in_any_order(((*cargo[:ship], barrel, *cargo[ship + 1:]), square), stock - {barrel})
    if not any(fitting.values()):
        yield cargo, tuple(LOST if ship in waiting else place for ship, place in enumerate(square))


def by_the_rules(match: Match, in_lane_order: bool = False) -> set[Loaded]:
    """What can come out; if the Owners are asked, they may keep to the lane order."""
    if match.phase not in ("serve", "load"):
        return {now_loaded(match)}
    codes = [match.parse(f"serve {LANES[fields(match)['ship']]}")] if in_lane_order and match.phase == "serve" else match.legal()
    found = set[Loaded]()
    for code in codes:
        after = match.copy()
        after.play(code)
        found |= by_the_rules(after, in_lane_order)
    return found


@rule("NA-17")
def test_ships_can_be_loaded_in_any_order_and_the_owners_are_asked_only_where_that_matters() -> None:
    asked = 0
    for seed in range(60):
        options = {"players": 2 + seed % 2, "lanes": 2 + seed % 3, "barrels": 1 + seed % 2, "special": 1 + seed % 3}
        match, choose = Match(GAME, {**options, "shortage": "owners"}, seed=seed), at_random(seed)
        while match.actor != OVER:
            if match.phase == "enter":
                match.roll()
                if match.phase in ("serve", "load"):
                    state = fields(match)
                    stock = frozenset(barrel for barrel in range(FACE_DOWN) if int(state["stock"]) >> barrel & 1)
                    assert by_the_rules(match) == {*in_any_order(now_loaded(match), stock)}
            elif match.phase == "serve":
                assert by_the_rules(match, in_lane_order=True) < by_the_rules(match)
                asked += 1
                match.play(choose(match))
            elif match.actor < 0:
                match.roll()
            else:
                match.play(choose(match))
    assert asked > 5


@rule("NA-17")
def test_everyone_sees_which_ship_is_chosen() -> None:
    match = short("serve yellow")
    assert {match.veiled(match.ply - 1, seat) for seat in (0, 1, 2, SPECTATOR)} == {match.parse("serve yellow")}
    assert told_in_all(short, "serve yellow") == (
        "Player 2 chooses: the yellow ship is loaded next.",
        "Joueur 2 choisit\u202f: le bateau jaune est chargé ensuite.".replace("\u202f", "\u00a0"),
        "Spieler 2 wählt: Als nächstes wird das gelbe Schiff beladen.")
    assert told_in_all(lambda: short("serve yellow"), "load brown 8", seat=1)[0] == (
        "Player 3 loads the Special Cargo 8 on the yellow ship. For the green ship there is no barrel left: it is out for good.")


@rule("NA-17")
def test_a_choice_may_be_taken_back_by_who_has_made_it() -> None:
    match = short(players=2)
    go(match, "serve yellow")
    assert match.can_undo()
    match.undo()
    assert texts(match) == ["serve green", "serve yellow"]
    assert not short("serve yellow").can_undo()  # the other Owner acts now


@rule("NA-17")
def test_the_ships_that_wait_are_clicked() -> None:
    match = short()
    gestures = GAME.drawing.gestures(match.view(1))
    assert [ids for _, ids in sorted(gestures.items())] == [("ship-green",), ("ship-yellow",)]
    scene = shown(match)
    assert piece(scene, "ship-green").name == "the green ship on square 1, not loaded yet"
    for seat, id, clause in ((1, "cask-30", ""), (0, "ship-green", "NA-9"), (2, "ship-green", "NA-17"), (1, "rack-green", "")):
        code = GAME.drawing.attempt(match.view(seat), (id,))
        assert (match.explain(code, seat).rule if code is not None else "") == clause


def test_the_bot_gives_a_good_barrel_to_the_ship_nearest_to_its_port_and_a_bad_one_to_the_other() -> None:
    assert choices(short()) == {"serve yellow"}
    bad = table("roll 1", "roll 1", "load green 7", "load brown 8", "lure green", "lure yellow", "roll 3", "roll 1",
                lanes=2, barrels=1, special=2, shortage="owners")
    assert choices(bad) == {"serve yellow"}
    assert "load brown -7" in choices(go(bad, "serve yellow"))


def test_the_coach_says_what_is_at_stake() -> None:
    match = short()
    view = match.view(1)
    assert "Brown barrels are short" in aim(view, ENGLISH)
    assert note(view, match.parse("serve green"), ENGLISH) == "Lost for certain if he lures it; else home: 10%"
    assert note(view, match.parse("serve yellow"), ENGLISH) == "Lost: 10% if he lures it; else home for certain"
    assert [warn(view, code, ENGLISH) for code in match.legal()] == ["", ""]


@pytest.mark.parametrize("options", [{"shortage": "owners"}, {"blue_owner": "first", "players": 4}])
def test_it_was_not_learned_and_is_searched_by_hand_made_means(options: dict[str, object]) -> None:
    assert covers(GAME, GAME.opening())
    assert not covers(GAME, GAME.opening(**options))


def test_the_search_finds_the_ship_for_the_last_barrel() -> None:
    """Both have 7 points, and an 8 is left: on yellow, one square from its port, it is nearly home."""
    match = table("roll 1", "roll 3", "load green 7", "load yellow 7", "lure green", "lure yellow", "roll 1", "roll 2",
                  "roll 1", "roll 3", lanes=2, barrels=1, special=1, shortage="owners")
    assert match.text(Search(GAME).run(match.view(1), Budget(400), 1).best) == "serve yellow"
