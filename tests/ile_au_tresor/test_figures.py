"""Figures of play: how strong the bot is, how long a game lasts, and whether seats and ports are fair."""
from __future__ import annotations

import functools

import pytest

from benbow.engine.compiled import playouts
from benbow.engine.intervals import interval

from .figures import GAME, Figures, figures
from .figures import play as season

GREEDY, RANDOM = playouts.GREEDY, playouts.RANDOM
GAMES = {2: 1500, 3: 1000, 4: 900}
MOST_OF_FAIR = 1.5  # what a port may win, of its share


@functools.cache
def found(players: int, isle: str = "island", is_drawn: bool = False) -> Figures:
    return figures(season(GAMES[players], players, isle, is_drawn, seed=1), players, isle)


@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in (2, 3, 4) for seat in range(players)])
def test_bot_wins_95_of_100_games_against_random_play_from_every_seat(players: int, seat: int) -> None:
    bots = [RANDOM] * players
    bots[seat] = GREEDY
    rows = playouts.simulate(GAME, {"players": players}, bots, 100, seed=seat)
    assert (rows[:, 2 + seat] == 1).mean() >= 0.95


@pytest.mark.rule("IT-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_median_game_has_15_to_50_turns_of_each_player(players: int) -> None:
    for is_drawn in (False, True):
        low, middle, high = found(players, is_drawn=is_drawn).quartiles
        assert 15 <= middle <= 50
        assert 10 <= low < high <= 75


@pytest.mark.rule("IT-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_port_wins_more_than_one_and_a_half_times_its_share(players: int) -> None:
    """Where boats lie is drawn. Of the interval the upper end is below the bound, or at least the share itself by far."""
    ports = found(players, is_drawn=True).ports
    assert len(ports) == 10
    for one in ports.values():
        assert one.games > 200
        assert one.of_fair < MOST_OF_FAIR - 0.1
        assert one.high < MOST_OF_FAIR
        assert one.of_fair > 0.6  # nor is any hopeless


@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_are_even_and_to_begin_is_no_great_advantage(players: int) -> None:
    """Who begins is drawn, so seats differ by luck alone."""
    for one in found(players).seats:
        assert one.low < 1.05
        assert one.high > 0.95
    for one in found(players).order:
        assert one.low < 1.15
        assert one.high > 0.85


@pytest.mark.rule("IT-37")
def test_few_games_pass_the_limit() -> None:
    for players, most in ((2, 0.02), (3, 0.04), (4, 0.08)):
        assert interval(found(players).past_limit * GAMES[players], GAMES[players])[0] < most


@pytest.mark.parametrize("players", [2, 3, 4])
def test_treasure_is_taken_early_and_changes_hands(players: int) -> None:
    """Known of a simple bot on this map: first taking at turn 5 or 6, another has it later in 64 to 88 % of games."""
    assert 4 <= found(players).first_taking <= 8
    assert 0.6 < found(players).changed_hands < 0.99


@pytest.mark.parametrize("players", [2, 3, 4])
def test_islet_makes_a_short_game_and_is_roughly_fair(players: int) -> None:
    drawn, far = found(players, "islet", is_drawn=True), found(players, is_drawn=True)
    assert 8 <= drawn.quartiles[1] <= (25 if players == 2 else 45)
    assert drawn.quartiles[1] < far.quartiles[1]
    assert len(drawn.ports) == 6
    assert all(0.6 < one.of_fair < MOST_OF_FAIR for one in drawn.ports.values())
