"""What the bot does in positions where it is plain what a player should do, and what it never does."""
from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from benbow.engine.contract import CHANCE, OVER, View
from benbow.engine.match import Match
from benbow.games.martinique.rules import facts
from benbow.games.martinique.rules.actions import DIG
from benbow.games.martinique.rules.board import square, square_name
from benbow.games.martinique.rules.state import BLACK, RED, Phase
from benbow.search.baselines import bot

from ..by_hand import go, texts
from ..games.bots import choices, decisions
from .table import GAME, MAP_SQUARES, position, sunset

# All letters but C and all numbers but 5: six of each from the island, one of each from The Hook.
ALL_BUT_C5 = "B2=A B5=B B7=D C4=E D2=F D6=G hook=H E3=1 E7=2 F5=3 G2=4 G4=6 G7=7 hook=8"


# ------------------------------------------------------------------------------------------------- always true


Look = Callable[[Match, int], View]


def honest(match: Match, seat: int) -> View:
    return match.view(seat)


def peeping(match: Match, seat: int) -> View:
    """As if nothing were hidden."""
    return View(GAME, seat, match._restored(match.ply))


def twin_draw(match: Match, twin: Match, seat: int, luck: random.Random, is_other: bool) -> tuple[int, int] | None:
    """Something that chance may do in both so that the seat sees no difference: another thing in the twin, or if possible the
    same. None if there is nothing."""
    def seen(one: Match) -> dict[int, int]:
        return {code: int(GAME.rules["veil"](one._state, code, seat)) for code in one.legal()}

    here, there = seen(match), seen(twin)
    fitting = [(code, other) for code, veil in here.items() for other, again in there.items() if veil == again]
    wanted = [pair for pair in fitting if (pair[0] != pair[1]) is is_other]
    return luck.choice(wanted or fitting) if fitting else None


def twin_choices(seed: int, seat: int, nth: int, look: Look) -> list[tuple[str, str]]:
    """What one bot does in two matches that differ in the nth map tile of the other seat, as long as it may see no difference.

    The other seat acts alike in both: its deeds are open, and it might do something else if it were to hide something else.
    """
    match, twin = (Match(GAME, {"layout": "chart"}, seed=seed) for _ in range(2))
    one, again, other, luck = bot("greedy", seed), bot("greedy", seed), bot("greedy", seed + 1), random.Random(seed)
    found = []
    while match.actor != OVER:
        if match.actor == CHANCE:
            is_other = bool(match.phase == "take" and match._state.mover != seat and match._state.maps[1 - seat] == nth)
            drawn = twin_draw(match, twin, seat, luck, is_other)
            if drawn is None:
                break
            deeds = drawn
        elif match.actor == seat:
            deeds = one.choose(look(match, seat)), again.choose(look(twin, seat))
            if match.state_bytes() != twin.state_bytes():
                found.append((match.text(deeds[0]), match.text(deeds[1])))
            if deeds[0] != deeds[1]:
                break
        else:
            deeds = (other.choose(match.view(match.actor)),) * 2
        match.play(deeds[0])
        twin.play(deeds[1])
    return found


@pytest.mark.rule("MA-32")
def test_bot_chooses_the_same_whatever_the_other_hides() -> None:
    """And one that could look would not: so this test can fail."""
    twins = [(seed, seat, nth) for seed in range(1, 4) for seat in (BLACK, RED) for nth in (0, 2, 4)]
    chosen, peeped = ([pair for twin in twins for pair in twin_choices(*twin, look)] for look in (honest, peeping))
    assert [one for one, _ in chosen] == [other for _, other in chosen]
    assert len(chosen) > 200
    assert {one.split()[0] for one, _ in chosen} >= {"move", "hook", "load", "dig"}
    assert sum(one != other for one, other in peeped) > 5


# ----------------------------------------------------------------------------------------------------- digging
@pytest.mark.parametrize("variant", ["win", "20"])
def test_who_has_deduced_the_coordinates_digs_there(variant: str) -> None:
    assert choices(sunset(maps=(ALL_BUT_C5, ""), lost_treasure=variant)) == {"dig C5"}
    seen_by_red = sunset(maps=("", ALL_BUT_C5), stools="r1 b1", lost_treasure=variant)
    assert choices(seen_by_red) == {"dig C5"}


def test_tiles_turned_up_count_as_ones_own() -> None:
    turned = " ".join(f"{tile}!" for tile in ALL_BUT_C5.split())
    assert choices(sunset(maps=(turned, ""), stools="r1 b1")) == {"dig C5"}


def test_with_two_squares_left_it_digs_both() -> None:
    unsure = ALL_BUT_C5.replace(" hook=8", "")  # C5 or C8
    match = sunset(maps=(unsure, ""), stools="b1 b2 r1 r2")
    assert choices(match) == {"dig C5", "dig C8"}
    assert choices(go(match, "dig C8")) == {"dig C5"}


def test_other_squares_are_dug_where_the_other_digs() -> None:
    """Red hides twelve of the sixteen and digs at C5: column C and row 5 are not among them."""
    hidden = " ".join(ALL_BUT_C5.split()[:6] + ALL_BUT_C5.split()[7:13])
    match = sunset("C5", stools="r1 b1 r2 b2", maps=("", hidden))
    assert match.actor == BLACK
    assert all(("C" in text) != ("5" in text) for text in choices(match))
    blind = sunset("C5", stools="r1 b1 r2 b2")  # hides nothing, so it tells nothing
    assert any("C" not in text and "5" not in text for text in choices(blind))


def digs() -> Iterator[tuple[bool, int]]:
    """For each dig while some square is still possible: was it a square that the view rules out? And how many are possible."""
    for _, record, code in decisions(GAME, 150, seed=21):
        if int(record["phase"]) != Phase.DIG:
            continue
        ruled_out = facts.Snapshot.of(View(GAME, int(record["actor"]), record)).ruled_out
        free = [k for k in range(64) if not record["stands"][k] and not ruled_out.has(k)]
        if free:
            yield ruled_out.has(code - DIG), len(free)


def test_squares_known_to_be_false_are_dug_seldom_and_only_to_mislead() -> None:
    found = list(digs())
    lies = [possible for is_lie, possible in found if is_lie]
    assert 0 < len(lies) < 0.25 * len(found)
    assert min(lies) > 4  # never while a few pirates would find it


def test_nobody_is_misled_by_the_last_to_dig() -> None:
    match = sunset("A1", "A2", "A3", stools="r1 r2 b1 b2", maps=("B2=B B5=C", ""))
    assert all(text[4] not in "BC" for text in choices(match))


# ------------------------------------------------------------------------------------------------------ loading
def loading(match: Match) -> Match:
    match._state.phase = Phase.LOAD
    return match


CHEAP = ("sw1 pi1", "sk2 sk2 pa3", "ch1 ch3 ch1 ru3")


def test_joker_is_kept_for_better_and_spent_at_the_end() -> None:
    """The chart has swords on C7. Two points are not worth a joker, unless nothing more will come."""
    early = loading(position("A1 A2 A3", "H1 H2 H3", rows=("C7", ""), treasures=CHEAP, jokers=(1, 0)))
    assert choices(early) == {"decline"}
    late = loading(position("* * * *", "H1 H2 H3", stools="b1 b2 b3 b4", rows=("C7", ""), treasures=CHEAP, jokers=(1, 0)))
    assert texts(late) == ["load two .*", "decline"]
    assert choices(late) == {"load two .*"}


def test_of_two_loads_the_richer_is_taken() -> None:
    rich = ("sw1 pi1", "sw2 pi3 pi3", "ch1 ch3 ch1 ru3")
    match = loading(position("A2 A3 A4", "H1 H2 H3", rows=("C7 A1 C6 E6", ""), tiles={"C6": "pi2"}, treasures=rich))
    assert set(texts(match)) == {"load two ..", "load three ..."}
    assert choices(match) == {"load three ..."}


@pytest.mark.rule("MA-5")
def test_joker_is_worth_nothing_when_the_hold_is_full() -> None:
    """With 20 points for the Lost Treasure a joker is worth more at the start than a map tile, unless nothing can be loaded."""
    for size, wanted in (("any", "hook joker"), ("4", "hook map")):
        match = position("A1 A2 A3", "H1 H2 H3", treasures=CHEAP, stacks=(4, 0), hold_size=size, lost_treasure="20")
        match._state.phase = Phase.HOOK
        assert choices(match) == {wanted}


# --------------------------------------------------------------------------------------------- on the island
def test_hook_gives_a_map_tile_while_there_is_something_to_find_out() -> None:
    match = position("A1 A2 A3", "H1 H2 H3")
    match._state.phase = Phase.HOOK
    assert choices(match) == {"hook map"}


@pytest.mark.rule("MA-16")
def test_enemies_are_passed_over_when_they_hide_something() -> None:
    """Black may pass over the pirate on A6, if he moves the one on A7 by two; Red hides two map tiles, or none."""
    hiding = position("A7 H2 H4", "A6 H8 H6", maps=("", "D2=A E3=4"))
    walks = facts.Snapshot.of(hiding.view(BLACK)).walks(BLACK, 0)
    over = {f"move 1 {square_name(end)}" for end, walk in walks.items() if walk.passed}
    assert over
    assert choices(hiding) <= over


@pytest.mark.rule("MA-16")
@pytest.mark.parametrize(("known", "wanted"), [
    ("B2=B B7=C C4=D D6=E F5=F", {"pick 2"}),  # few letters are left, and on the island few of them
    ("hook=B B2=1 B7=2 C4=3", {"pick 2"}),  # a number, of which five are left
    ("hook=8 B2=1 B7=2 C4=3", {"pick 1"}),  # a letter, of which eight are left: the island may have a number
    ("", {"pick 1", "pick 2"}),
])
def test_of_hidden_tiles_the_one_that_is_likely_to_rule_out_most_is_turned_up(known: str, wanted: set[str]) -> None:
    """Red's two have come from the island and from The Hook, where one was a letter and one a number."""
    match = position("A3 A5 A7", "B3 H3 H5", tiles={"A3": "sw3"}, maps=(known, "G7=A hook=7"), turning="mover")
    assert choices(go(match, "move 1 D3")) == wanted


def test_map_tiles_are_sought_first() -> None:
    """One pirate of each side sits already: being the first there is worth something too."""
    match = position("* C1 H2 A5", "* G8 F8", stools="b1 r1")
    near = {f"move {pirate + 1} {name}" for pirate in (1, 2, 3) for name in MAP_SQUARES
            if square(name) in facts.Snapshot.of(match.view(BLACK)).walks(BLACK, pirate)}
    assert near
    assert choices(match) <= near


@pytest.mark.rule("MA-25")
@pytest.mark.parametrize("when", ["turn", "at_once"])
def test_who_plays_on_alone_does_not_sit_down_for_nothing(when: str) -> None:
    """Nobody gets ahead of him, so his last pirate collects as long as there is a tile to go to."""
    match = position("A1 * * *", "* * * *", stools="b2 b3 b4 r1 r2 r3 r4", gone="A2", sunset=when)
    assert texts(match) == ["move 1 A2", "move 1 B1"]
    assert choices(match) == {"move 1 B1"}


@pytest.mark.rule("MA-20")
@pytest.mark.rule("MA-25")
@pytest.mark.parametrize(("when", "wanted"), [("turn", {"D4"}), ("at_once", {"C3", "D2", "D4", "E3"})])
def test_hook_draws_the_last_of_all_only_if_he_gets_something_there(when: str, wanted: set[str]) -> None:
    """Wherever he goes, he sits."""
    match = position("D3 * * *", "* * * *", stools="b2 b3 b4 r1 r2 r3 r4", tiles={"D3": "sw1"}, gone="C3 D2 E3", sunset=when)
    assert choices(match) == {f"move 1 {name}" for name in wanted}
