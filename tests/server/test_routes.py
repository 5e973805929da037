"""Long moves at the table: offered beside single actions, played as far as they go, stored as one, taken back as one."""
from __future__ import annotations

import asyncio
import json
import re
from html import unescape
from typing import Any

import httpx
import pytest

from benbow.engine.dice import ByHand
from benbow.engine.drawing.routes import LONGEST
from benbow.server.store import Store, StoreError
from benbow.server.tables import Table
from benbow.server.tokens import new_token
from tests.client import known_from
from tests.server.house import House, not_none, post, prompt_of
from tests.toys import trail

LEFT, RIGHT, DIG, TENT, LOOK = (trail.VERBS.parse(text) for text in ("step left", "step right", "dig", "camp tent", "look empty"))
ALONE, SHARED = ("me", "greedy"), ("me", "guest")
pytestmark = pytest.mark.usefixtures("toys_uncompiled")


async def shown(device: httpx.AsyncClient, table: Table, *ids: str) -> str:
    """The table after these clicks."""
    return str((await device.post(f"/t/{table.id}/chosen", json={"ids": ids})).json()["table"])


def lit_in(html: str) -> set[str]:
    return set(re.findall(r'<g id="([^"]+)" class="piece can', html))


# ------------------------------------------------------------------------------------------------------------- offered
async def test_routes_are_offered_as_lists_beside_single_actions(inn: House) -> None:
    device, table = await inn.new_table(trail.GAME, ALONE)
    html = await shown(device, table)
    ways = json.loads(unescape(not_none(re.search('data-gestures="([^"]*)"', html))[1]))
    assert ways[0] == [RIGHT, ["w0", "p0-1"], "step right", False, "", ""]
    assert ways[-1] == [[RIGHT] * 6, ["w0", "p0-6", "p0-6"], "", False, "", ""]
    assert [len(codes) for codes in known_from(html).routes] == [2, 3, 4, 5, 6]
    assert known_from(html).codes == table.match.legal()


async def test_the_first_tap_shows_the_trail_and_says_what_a_second_does(inn: House) -> None:
    device, table = await inn.new_table(trail.GAME, ALONE)
    first, second, third = [await shown(device, table, *ids) for ids in (("w0",), ("w0", "p0-3"), ("w0", "p0-1"))]
    assert prompt_of(first) == "Walker (en). Now choose what is lit."
    assert prompt_of(second) == "Walker (en): place 3 (en). Choose this place again to go there, or another one that is lit."
    assert ['id="trail"' in html for html in (first, second)] == [False, True]
    assert lit_in(first) == lit_in(second) == {f"p0-{k}" for k in range(1, 7)}  # something else may be chosen instead
    assert prompt_of(third) == "Walker (en). Now choose what is lit."
    assert lit_in(third) == set()


@pytest.mark.parametrize(("lang", "said"), [("fr", "encore une fois pour y aller"), ("de", "noch einmal, um dorthin zu gehen")])
async def test_it_says_so_in_every_language(inn: House, lang: str, said: str) -> None:
    device, table = await inn.new_table(trail.GAME, ALONE)
    device.headers["accept-language"] = lang
    assert said in prompt_of(await shown(device, table, "w0", "p0-3"))


# -------------------------------------------------------------------------------------------------------------- played
async def test_a_route_is_played_one_by_one_and_stored_as_one(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    stored: list[tuple[int, ...]] = []
    append = Store.append

    async def noted(self: Store, id: str, seq: int, codes: tuple[int, ...], **how: Any) -> None:
        stored.append(codes)
        await append(self, id, seq, codes, **how)

    monkeypatch.setattr(Store, "append", noted)
    device, table = await inn.new_table(trail.GAME, ALONE)
    answer = await post(device, table, "play", codes=[RIGHT] * 3)
    assert (answer.status_code, answer.json()) == (200, {"seq": 3})
    assert stored == [(RIGHT,) * 3]
    assert await inn.log(table) == table.match.log == (RIGHT,) * 3


async def test_every_step_is_a_frame_of_its_own(inn: House) -> None:
    device, table = await inn.new_table(trail.GAME, ALONE)
    known = known_from((await device.get(f"/t/{table.id}")).text)
    await post(device, table, "play", codes=[RIGHT] * 3)
    frames = await inn.frames(device, table, known)
    assert [(frame["ply"], frame["more"]) for frame in frames] == [(1, True), (2, True), (3, False)]


async def test_a_look_stops_it_and_the_rest_is_dropped(inn: House) -> None:
    device, table = await inn.new_table(trail.GAME, ALONE)
    answer = await post(device, table, "play", codes=[RIGHT] * 6)
    assert answer.status_code == 200
    actions = table.match.actions
    assert actions[:4] == (RIGHT,) * 4
    assert len(actions) == 5  # the look, and not a step more, though the same seat acts again
    assert (actions[4] in (LOOK, LOOK + 1), table.match.actor) == (True, 0)
    assert await inn.log(table) == actions
    assert (await post(device, table, "undo")).status_code == 400  # something was seen
    await post(device, table, "play", codes=[RIGHT, RIGHT])
    assert table.match.actions == (*actions, RIGHT, RIGHT)


async def test_what_is_not_allowed_any_more_stops_it(inn: House) -> None:
    device, table = await inn.new_table(trail.GAME, ALONE)
    answer = await post(device, table, "play", codes=[RIGHT, LEFT, LEFT, RIGHT])
    assert (answer.status_code, table.match.actions) == (200, (RIGHT, LEFT))


async def test_another_seats_turn_stops_it(inn: House) -> None:
    device, table = await inn.new_table(trail.GAME, SHARED)
    await device.post(f"/t/{table.id}/open", json={"seat": 0})
    answer = await post(device, table, "play", codes=[RIGHT, TENT, RIGHT, RIGHT])
    assert (answer.status_code, table.match.actions, table.match.actor) == (200, (RIGHT, TENT), 1)


BAD: dict[str, dict[str, object]] = {
    "first not allowed": {"codes": [LEFT, RIGHT]},
    "no code of this game": {"codes": [999, RIGHT]},
    "later no code of this game": {"codes": [RIGHT, 999]},
    "below nothing": {"codes": [RIGHT, -1]},
    "nothing": {},
    "empty": {"codes": []},
    "both": {"code": RIGHT, "codes": [RIGHT, RIGHT]},
    "too long": {"codes": [RIGHT] * (LONGEST + 1)},
    "no list": {"codes": RIGHT},
    "list for a code": {"code": [RIGHT]},
    "texts": {"codes": ["step right", "step right"]},
    "truth": {"codes": [True, True]},
    "lists in a list": {"codes": [[RIGHT], [RIGHT]]},
}


@pytest.mark.parametrize("name", BAD)
async def test_bad_input_is_answered_in_words_and_changes_nothing(inn: House, name: str) -> None:
    device, table = await inn.new_table(trail.GAME, ALONE)
    answer = await post(device, table, "play", **BAD[name])
    assert (answer.status_code, table.match.log) == (400, ())
    assert answer.json()["error"].startswith("Something in the request")


async def test_strangers_and_late_pages_walk_nowhere(inn: House) -> None:
    device, table = await inn.new_table(trail.GAME, ALONE)
    assert (await post(inn.device(new_token()), table, "play", codes=[RIGHT, RIGHT])).status_code == 403
    answers = await asyncio.gather(*(post(device, table, "play", codes=[RIGHT, RIGHT]) for _ in range(4)))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert await inn.log(table) == (RIGHT, RIGHT)


# ---------------------------------------------------------------------------------------------------------- taken back
async def test_a_route_is_taken_back_as_one(inn: House) -> None:
    device, table = await inn.new_table(trail.GAME, ALONE)
    await post(device, table, "play", code=RIGHT)
    await post(device, table, "play", codes=[RIGHT, RIGHT])
    await post(device, table, "play", code=LEFT)
    places = []
    while table.match.can_undo():
        assert (await post(device, table, "undo")).status_code == 200
        places.append(table.match.ply)
    assert places == [3, 1, 0]
    assert revived(await inn.log(table)) == table.match.state_bytes()


def revived(log: tuple[int, ...]) -> bytes:
    """What a server would make of this list that has only just started."""
    match = trail.GAME.new(dice=ByHand())
    for entry in log:
        if entry < 0:
            match.undo()
            assert match.ply == -1 - entry
        else:
            match.play(entry)
    return match.state_bytes()


async def test_other_steps_to_the_same_ply_are_taken_back_one_by_one(inn: House) -> None:
    """Nothing is left of a long move that was taken back."""
    device, table = await inn.new_table(trail.GAME, ALONE)
    await post(device, table, "play", codes=[RIGHT, RIGHT])
    await post(device, table, "undo")
    for _ in range(2):
        await post(device, table, "play", code=RIGHT)
    await post(device, table, "undo")
    assert table.match.ply == 1


async def test_nothing_is_left_of_a_walk_that_could_not_be_stored(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def full(self: Store, *args: object, **kwargs: object) -> None:
        raise StoreError("store", "full")

    device, table = await inn.new_table(trail.GAME, ALONE)
    monkeypatch.setattr("benbow.server.registry.revived", lambda stored: trail.GAME.new(seed=1))  # it is not in the catalog
    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", full)
        assert (await post(device, table, "play", codes=[RIGHT, RIGHT])).status_code == 503
    assert table.match.ply == 0
    for _ in range(2):
        await post(device, table, "play", code=RIGHT)
    await post(device, table, "undo")
    assert table.match.ply == 1
