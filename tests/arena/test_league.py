"""Deals, seats and dice: what makes a comparison fair; and that it comes out the same however it is played."""
from __future__ import annotations

from dataclasses import replace

import pytest

import benbow
from benbow.arena.executors import InProcess, ProcessPool, WorkerDiedError
from benbow.arena.plan import League, against_first, league, stable_hash
from benbow.arena.results import Results, Standings
from benbow.arena.run import check_bots, run
from benbow.arena.unit import Row, play_unit
from benbow.engine.errors import BadOptionError

SMALL: dict[str, object] = {"lanes": 2, "barrels": 2, "special": 1}
TWINS = ["tests.arena.outside_bots:Left", "tests.arena.outside_bots:Right"]


def small_league(*bots: str, games: int = 4, seed: int = 1, options: dict[str, object] | None = None) -> League:
    return league(benbow.game("naufrageurs"), SMALL | (options or {}), bots, games, seed)


def played(planned: League) -> Standings:
    standings = Standings(planned)
    for unit in planned.units():
        for row in play_unit(unit):
            standings.add(row)
    return standings


def without_time(row: Row) -> Row:
    return replace(row, seconds=())


def without_times(results: Results) -> Results:
    return replace(results, bots=tuple(replace(bot, ms_per_move=0.0) for bot in results.bots))


@pytest.mark.parametrize(("game", "options", "games"), [
    ("naufrageurs", {}, 2), ("naufrageurs", {"players": 4}, 2), ("naufrageurs", {"players": 3, "rounds": "match"}, 6),
    ("schatzinsel", {}, 2), ("martinique", {}, 2), ("ile_au_tresor", {"players": 2}, 2), ("ile_au_tresor", {"players": 4}, 8)])
def test_both_bots_have_every_seat_equally_often(game: str, options: dict[str, object], games: int) -> None:
    planned = league(benbow.game(game), options, ["a", "b"], games)
    assert (planned.deals, len(planned.seatings)) == ((1,), games)
    for seats in zip(*planned.seatings, strict=True):
        assert sum(seats) == games / 2
    assert all(set(seating) == {0, 1} for seating in planned.seatings)
    assert len({unit.seeds for unit in planned.units()}) == 1


def test_camps_are_played_whole_where_they_last() -> None:
    assert league(benbow.game("naufrageurs"), {"players": 4}, ["a", "b"], 1).seatings == ((0, 1, 1, 1), (1, 0, 0, 0))


@pytest.mark.parametrize("options", [{}, {"players": 3, "rounds": "match"}])
def test_games_of_a_deal_have_the_same_dice_as_long_as_they_are_played_alike(options: dict[str, object]) -> None:
    """Twins choose alike, by deal and seat: with equal dice every game of a deal is the same, and with others it is not."""
    standings = played(small_league(*TWINS, games=24, options=options))
    deals: dict[int, set[tuple[object, ...]]] = {}
    for row in standings.rows:
        deals.setdefault(row.seed, set()).add((row.share, row.reason, row.plies, row.moves))
    assert all(len(games) == 1 for games in deals.values())
    assert len({plies for games in deals.values() for _, _, plies, _ in games}) > 1
    results = standings.results(100)
    assert results.pairings[0].score.value == 0.5
    assert set(standings.deals(0)) == {0.5}


def test_dice_of_a_deal_are_those_of_a_match_with_its_seed_and_bots_cannot_tell_them() -> None:
    planned = small_league("random", "greedy")
    unit = next(planned.units())
    one, other = (benbow.game("naufrageurs").new(seed=unit.seeds[0], lanes=2, barrels=2, special=1) for _ in range(2))
    assert one.advance() == other.advance()
    assert len({stable_hash("bot", unit.seeds[0], seat) for seat in range(2)} | {unit.seeds[0]}) == 3


def test_other_bots_in_the_league_change_nothing_between_two() -> None:
    alone, among = small_league("random", "greedy"), small_league("random", "greedy", "deckhand")
    assert set(alone.units()) < set(among.units())
    assert set(alone.units()).isdisjoint(small_league("random", "greedy", seed=2).units())


def test_results_are_the_same_with_one_process_and_with_two() -> None:
    planned = small_league("random", "greedy", "search:20", games=8)
    (one, _), (two, _) = (run(planned, executor, lambda standings, done: None) for executor in (InProcess(), ProcessPool(2)))
    assert without_times(one) == without_times(two)
    assert one.games == one.planned == 24
    assert all(bot.ms_per_move > 0 for bot in (*one.bots, *two.bots))
    assert {without_time(row) for row in played(planned).rows} == {without_time(row) for row in played(planned).rows}


def test_half_a_deal_does_not_count() -> None:
    planned = small_league("random", "greedy", games=4)
    standings = Standings(planned)
    units = list(planned.units())
    for unit in units[:3]:
        standings.add(play_unit(unit)[0])
    assert (len(standings.rows), len(standings.deals(0)), standings.results(50).pairings[0].games) == (3, 1, 2)
    assert standings.has(units[0].bots, units[0].seeds[0])
    assert not standings.has(units[3].bots, units[3].seeds[0])
    with pytest.raises(ValueError, match="there already"):
        standings.add(standings.rows[0])


def test_greedy_beats_random_and_first_can_be_the_only_opponent() -> None:
    bots = ["random", "greedy"]
    planned = league(benbow.game("naufrageurs"), {}, bots, 60, 1, against_first(bots))
    assert planned.pairings == (("greedy", "random"),)
    results = played(planned).results()
    assert results.pairings[0].score.low > 0.5
    assert [bot.bot for bot in results.bots] == ["greedy", "random"]
    assert results.bots[0].rating.low > 0 == results.bots[1].rating.value
    assert sum(seat.share.value for seat in results.seats) == pytest.approx(1)


def test_process_that_dies_is_named_and_stops_the_league() -> None:
    planned = small_league("random", "tests.arena.outside_bots:Dies")
    with pytest.raises(WorkerDiedError, match=r"tests\.arena\.outside_bots:Dies.* died \(exit code 7\)"):
        run(planned, ProcessPool(2), lambda standings, done: None)


@pytest.mark.parametrize(("bots", "games", "message"), [
    (["random"], 10, "at least two bots"), (["random", "random"], 10, "each only once"),
    (["random", "greedy"], 0, "0 is not a number")])
def test_no_league(bots: list[str], games: int, message: str) -> None:
    with pytest.raises(BadOptionError, match=message):
        small_league(*bots, games=games)


def test_unknown_bot_is_named_before_the_first_game() -> None:
    with pytest.raises(BadOptionError, match="'commodore' is no bot"):
        check_bots(small_league("random", "commodore"))
