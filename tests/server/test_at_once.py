""""Play against the bot": the first match is fair, and the next one remembers level and seat."""
from __future__ import annotations

import httpx
import pytest

from benbow.engine import catalog
from benbow.engine.contract import Value
from benbow.server import forms
from benbow.server.schema import ANYONE
from benbow.server.tables import Table
from benbow.server.tokens import new_token
from tests.server.house import House, not_none


async def at_once(inn: House, device: httpx.AsyncClient, game: str) -> Table:
    answer = await device.post(f"/play/{game}")
    assert answer.status_code == 303
    return not_none(await inn.registry.get(answer.headers["location"].removeprefix("/t/")))


async def ordered(inn: House, device: httpx.AsyncClient, game: str, *kinds: str, **names: str) -> Table:
    """By the form."""
    given = {"option-players": str(len(kinds)), **{key.replace("_", "-"): name for key, name in names.items()}}
    answer = await device.post(f"/new/{game}", data=given | {f"seat-{seat}": kind for seat, kind in enumerate(kinds)})
    return not_none(await inn.registry.get(answer.headers["location"].removeprefix("/t/")))


def sitting(table: Table) -> list[str]:
    return [row.bot or row.name or "me" for row in table.seats]


@pytest.mark.parametrize(("game", "options"), [
    ("naufrageurs", {"rounds": "match"}), ("schatzinsel", {"layout": "random"}), ("martinique", {}),
    ("ile_au_tresor", {"players": 2})])
async def test_the_first_match_has_the_defaults_and_what_is_fair_to_a_beginner(inn: House, game: str,
                                                                              options: dict[str, Value]) -> None:
    table = await at_once(inn, inn.device(new_token()), game)
    default = {option.name: option.default for option in catalog.game(game).options}
    assert table.match.options == default | options
    assert sitting(table) == ["me"] + ["boatswain"] * (table.match.seats - 1)
    assert catalog.game(game).new(seed=1).options == default, "the engine's own defaults stay"


def test_one_click_seats_the_fewest_players_whatever_the_default_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forms, "AT_ONCE", {})
    game = catalog.game("ile_au_tresor")
    assert game.options[0].default == 3
    for given in (forms.at_once(game, []), forms.with_others(game, "Jim", ANYONE)):
        assert forms.read(game, given).options["players"] == 2


def test_options_for_beginners_are_options_of_the_games() -> None:
    for id, options in forms.AT_ONCE.items():
        catalog.game(id).numbers(options)


async def test_level_seat_and_name_are_those_of_the_last_time(inn: House) -> None:
    device = inn.device(new_token())
    await ordered(inn, device, "naufrageurs", "cabin-boy", "me", "deckhand", name_1="Jim")
    await ordered(inn, device, "martinique", "boatswain", "me")
    table = await at_once(inn, device, "naufrageurs")
    assert sitting(table) == ["cabin-boy", "Jim", "deckhand"]
    assert (table.match.options["players"], table.match.options["rounds"]) == (3, "match")
    assert sitting(await at_once(inn, device, "martinique")) == ["boatswain", "me"]
    assert sitting(await at_once(inn, device, "schatzinsel")) == ["me", "boatswain"], "of another game nothing is remembered"
    assert sitting(await at_once(inn, inn.device(new_token()), "naufrageurs")) == ["me", "boatswain"], "nor on another device"


async def test_matches_between_people_and_lessons_are_not_taken_for_a_choice(inn: House) -> None:
    device = inn.device(new_token())
    await ordered(inn, device, "naufrageurs", "deckhand", "me")
    await ordered(inn, device, "naufrageurs", "me", "guest")
    await ordered(inn, device, "naufrageurs", "me", "guest", "captain")
    await ordered(inn, device, "naufrageurs", "me", "me")
    assert sitting(await at_once(inn, device, "naufrageurs")) == ["deckhand", "me"]
    lesson = await device.post("/learn/naufrageurs")
    assert lesson.status_code in (303, 404)
    assert sitting(await at_once(inn, device, "naufrageurs")) == ["deckhand", "me"]
