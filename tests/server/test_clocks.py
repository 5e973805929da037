"""Time at a table, by a clock that only the test moves: live, slow, grace, lost connections, restarts, stand-ins, pause."""
from __future__ import annotations

import asyncio
import re
from contextlib import ExitStack
from typing import Any

import httpx
import pytest

from benbow.server import clock, timekeeper
from benbow.server.schema import ConflictError, StoreError, Terms, Timing
from benbow.server.store import Store
from benbow.server.tables import Table
from benbow.server.tokens import new_token
from tests.client import Known, known_from
from tests.server.fake_clock import DAY, FakeClock
from tests.server.house import House, not_none, post, until

LIVE = {"pace": "live", "minutes": "3", "bonus": "5"}
SLOW = {"pace": "slow", "days": "2"}


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> FakeClock:
    return FakeClock(monkeypatch)


@pytest.fixture
def inn(time: FakeClock, inn: House) -> House:
    """It was started long ago."""
    inn.registry.began = inn.registry.presence._began = time.time - 1000
    return inn


class Pair:
    """Ann and Bob at two devices, by their seats; both have had the page open for a while."""

    def __init__(self, inn: House, table: Table, devices: list[httpx.AsyncClient], time: FakeClock) -> None:
        self.inn, self.table, self.devices, self.time = inn, table, devices, time
        self.pages = [ExitStack(), ExitStack()]
        for seat in range(2):
            self.connect(seat)
        time.go(100)

    def connect(self, seat: int) -> None:
        self.pages[seat].enter_context(self.inn.registry.presence.of(self.table.seats[seat].holder))

    def disconnect(self, seat: int) -> None:
        self.pages[seat].close()

    def left(self, seat: int) -> float:
        return clock.left(not_none(self.table.timing), seat, self.time.time)

    @property
    def running(self) -> int:
        return not_none(self.table.timing).seat

    async def act(self, seat: int | None = None) -> httpx.Response:
        """The first thing that can be done."""
        return await post(self.devices[self.table.match.actor if seat is None else seat], self.table, "play",
                          code=self.table.match.legal()[0])

    async def act_until(self, seat: int) -> None:
        """Until this seat has to act."""
        while self.table.match.actor != seat:
            assert (await self.act()).status_code == 200

    async def tick(self) -> None:
        await timekeeper.tick(self.inn.registry)


async def seated(inn: House, time: FakeClock, game: str = "naufrageurs", **form: str) -> Pair:
    ann, bob = inn.device(new_token()), inn.device()
    data = {"seat-0": "me", "seat-1": "friend", "option-players": "2", "name-0": "Ann", **form}
    answer = await ann.post(f"/new/{game}", data=data)
    assert answer.status_code == 303, answer.text
    table = not_none(await inn.registry.get(answer.headers["location"].removeprefix("/t/")))
    time.go(500)  # nobody's clock runs while the table waits for people
    assert (await bob.post(f"/i/{table.invite}", data={"seat": "1", "name": "Bob"})).status_code == 303
    return Pair(inn, table, [ann, bob], time)


def stored(inn: House, table: Table) -> Timing:
    return not_none(not_none(inn.store.load(table.id)).match.timing)


# ------------------------------------------------------------------------------------------------------ how it runs
async def test_only_the_clock_of_who_acts_runs_and_the_bonus_comes_with_the_turn(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time, **LIVE)
    one = two.running
    assert one == two.table.match.actor
    assert (two.left(one), two.left(1 - one)) == (80, 180)  # 100 s were spent
    turns = 0
    while turns < 6 and not two.table.is_ended:
        actor, before = two.table.match.actor, two.left(two.table.match.actor)
        time.go(2)
        assert (await two.act()).status_code == 200
        if two.table.match.actor == actor:  # one more action of the same turn: nothing is added
            assert (two.running, two.left(actor)) == (actor, before - 2)
        elif not two.table.is_ended:
            assert (two.running, two.left(actor)) == (1 - actor, before - 2 + 5)
            turns += 1
        assert stored(inn, two.table) == two.table.timing
    assert turns == 6


async def test_a_slow_table_gives_fresh_time_for_each_turn_over_days(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time, **SLOW)
    for _ in range(5):
        actor = two.table.match.actor
        two.disconnect(actor)
        time.go(1.9 * DAY - 100)
        await two.tick()
        assert not two.table.seats[actor].bot
        two.connect(actor)
        await two.act_until(1 - actor)
        assert (two.left(actor), two.left(1 - actor)) == (2 * DAY, 2 * DAY)
    actor = two.running
    time.go(2 * DAY + 13)
    await two.tick()
    assert two.table.seats[actor].is_away


async def test_bots_have_no_clock_and_a_turn_of_theirs_ends_ones_own(inn: House, time: FakeClock) -> None:
    """Also if they act at once, so that the same person has to act next."""
    two = await seated(inn, time, **LIVE)
    await two.act_until(1)
    await two.devices[1].post(f"/t/{two.table.id}/leave")
    await until(lambda: two.table.match.actor == 0)
    assert two.running == 0
    before = two.left(0)
    for _ in range(3):
        time.go(2)
        plies = two.table.match.ply
        await two.act()
        before += (5 if 1 in two.table.match.actors[plies:] else 0) - 2
        assert two.left(0) == before
    page = (await two.devices[0].get(f"/t/{two.table.id}")).text
    assert page.count('role="timer"') == 1


async def test_a_match_that_begins_with_a_person_runs_from_the_first_turn(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time, "martinique", **LIVE, **{"option-layout": "chart", "option-deploy_first": "1"})
    assert two.running == two.table.match.actor >= 0
    assert two.left(two.running) == 80


async def test_a_table_at_one_device_has_no_clock_whatever_the_form_says(inn: House) -> None:
    device = inn.device(new_token())
    answer = await device.post("/new/naufrageurs", data={"seat-0": "me", "seat-1": "guest", "listed": "on", **LIVE})
    table = not_none(await inn.registry.get(answer.headers["location"].removeprefix("/t/")))
    assert (table.terms, table.timing, table.is_listed) == (Terms(), None, False)


# --------------------------------------------------------------------------------------------------- when it is up
async def test_an_action_within_the_grace_counts_and_one_after_it_does_not(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time, **LIVE)
    actor = two.running
    time.go(two.left(actor) + clock.GRACE_S - 0.1)
    await two.tick()
    await two.act_until(1 - actor)
    await two.act_until(actor)
    assert two.left(actor) == 5  # nothing was left but the bonus
    time.go(5 + clock.GRACE_S + 0.1)
    answer = await two.act()  # before the server has looked at its clocks
    assert (answer.status_code, answer.json()["error"]) == (409, "Your time is up.")
    await two.tick()
    assert two.table.seats[actor].is_away
    assert (await two.act(actor)).status_code in (403, 409)


async def test_who_has_lost_the_connection_has_more_grace_also_just_after_coming_back(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time, **LIVE)
    actor = two.running
    two.disconnect(actor)
    time.go(two.left(actor) + clock.LOST_GRACE_S - 1)
    await two.tick()
    assert not two.table.seats[actor].bot
    two.connect(actor)
    await two.act_until(1 - actor)
    await two.act_until(actor)
    two.disconnect(actor)
    time.go(two.left(actor) + clock.LOST_GRACE_S + 0.1)
    await two.tick()
    assert two.table.seats[actor].is_away


async def test_who_is_replaced_may_come_back_with_some_time(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time, absent="deckhand", **LIVE)
    actor, path = two.running, f"/t/{two.table.id}"
    time.go(200)
    await two.tick()
    assert two.table.seats[actor].bot == "deckhand"
    await until(lambda: two.table.match.actor == 1 - actor)  # it has acted
    assert two.running == 1 - actor
    assert "is playing for you" in (await two.devices[actor].get(path)).text
    assert "Deckhand plays" in (await two.devices[1 - actor].get(path)).text
    assert (await post(two.devices[actor], two.table, "return")).status_code == 200
    assert (two.table.seats[actor].bot, two.left(actor), two.running) == ("", 30, 1 - actor)
    await two.act_until(actor)
    assert two.running == actor
    assert (await two.act()).status_code == 200


async def test_nobody_gains_time_by_leaving_and_coming_back(inn: House, time: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    two = await seated(inn, time, **LIVE)
    monkeypatch.setattr(Table, "go_on", lambda table: None)  # the bot thinks for long
    actor, before = two.running, two.left(two.running)
    await two.devices[actor].post(f"/t/{two.table.id}/leave")
    answer = await post(two.devices[actor], two.table, "return")
    assert (answer.status_code, "making a move" in answer.text) == (409, True)
    assert (two.left(actor), two.running) == (before, -1)


async def test_nobody_gains_time_when_someone_gives_up(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time, **LIVE)
    actor, before = two.running, two.left(two.running)
    assert (await post(two.devices[1 - actor], two.table, "resign", seat=1 - actor)).status_code == 200
    assert (two.left(actor), two.running) == (before, -1)


@pytest.mark.parametrize("players", [2, 3])
async def test_or_who_runs_out_of_time_loses(inn: House, time: FakeClock, players: int) -> None:
    form = {"option-players": "3", "seat-2": "guest"} if players == 3 else {}
    two = await seated(inn, time, absent="lose", **LIVE, **form)
    table, actor = two.table, two.running
    time.go(180)
    await two.tick()
    assert (table.status, table.ending, table.resigned) == ("resigned", "timeout", actor)
    assert f"{table.seats[actor].name or 'Player 3'} ran out of time." in (await two.devices[1].get(f"/t/{table.id}")).text
    again = not_none(inn.store.load(table.id)).match
    assert (again.status, again.ending, again.resigned) == ("resigned", "timeout", actor)
    assert inn.store.due(time.time + 10 * DAY) == []
    assert (await two.act(1)).status_code in (400, 403, 409)


async def test_an_action_and_the_end_of_time_at_once_have_one_outcome(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time, absent="lose", **LIVE)
    time.go(two.left(two.running) + clock.GRACE_S - 0.1)
    acted = asyncio.ensure_future(two.act())
    await asyncio.sleep(0)
    time.go(0.2)
    await asyncio.gather(acted, two.tick())
    assert (acted.result().status_code == 200) == (two.table.status == "open")


async def test_a_store_that_fails_is_asked_again(inn: House, time: FakeClock, monkeypatch: pytest.MonkeyPatch,
                                                 caplog: pytest.LogCaptureFixture) -> None:
    two = await seated(inn, time, absent="lose", **LIVE)
    time.go(200)
    append = Store.append
    for error in (StoreError("disk", "full"), ConflictError("seq", "x")):
        async def refuse(*args: object, error: StoreError = error, **kwargs: object) -> None:
            raise error
        monkeypatch.setattr(Store, "append", refuse)
        failed = await timekeeper.tick(inn.registry)
        assert failed == {two.table.id}
        assert await timekeeper.tick(inn.registry, failed) == failed
    assert caplog.text.count("its time is up") == 2  # once for each
    monkeypatch.setattr(Store, "append", append)
    await two.tick()
    assert two.table.ending == "timeout"


# -------------------------------------------------------------------------------------------------------- restarts
async def test_clocks_go_on_while_the_server_is_down_and_who_ran_out_meanwhile_has_a_grace(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time, **LIVE)
    actor = two.running
    time.go(20)
    again = inn.another_registry()
    table = not_none(await again.get(two.table.id))
    assert (table.timing, clock.left(not_none(table.timing), actor, time.time)) == (two.table.timing, 60)
    time.go(10_000)
    again = inn.another_registry()
    await timekeeper.tick(again)
    time.go(clock.START_GRACE_S - 1)
    await timekeeper.tick(again)
    table = not_none(await again.get(two.table.id))
    assert not table.seats[actor].bot
    time.go(2)
    await timekeeper.tick(again)
    assert table.seats[actor].is_away
    await until(lambda: table.match.actor == 1 - actor)


async def test_a_slow_table_is_looked_at_though_nobody_has_opened_it(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time, absent="lose", **SLOW)
    again = inn.another_registry()
    time.go(DAY)
    await timekeeper.tick(again)
    assert again._tables == {}
    time.go(DAY + 60)
    await timekeeper.tick(again)
    assert not_none(inn.store.load(two.table.id)).match.ending == "timeout"


async def test_what_a_crash_interrupted_is_made_good(inn: House, time: FakeClock) -> None:
    """Seats and clocks are two writes."""
    two = await seated(inn, time, absent="lose", **LIVE)
    actor, table = two.running, two.table
    was = table.seats[actor]
    await inn.store.change_seat(table.id, was, type(was)(was.seat, was.person, was.name, "deckhand", was.holder))
    again = inn.another_registry()
    time.go(200)
    await timekeeper.tick(again)
    after = not_none(await again.get(table.id))
    assert after.status == "open"  # a bot's clock does not run, so its seat does not lose
    assert not_none(after.timing).seat in (-1, 1 - actor)
    await inn.store.keep_timing(table.id, Timing((50.0, 50.0)))
    assert not_none(not_none(await inn.another_registry().get(table.id)).timing).seat == 1 - actor


# --------------------------------------------------------------------------------------------------------- rematch
async def rematch(inn: House, time: FakeClock, **form: str) -> Pair:
    """Both are still at the first table, and each goes a seat further."""
    two = await seated(inn, time, **form)
    await post(two.devices[0], two.table, "resign")
    location = (await two.devices[0].post(f"/t/{two.table.id}/again")).headers["location"]
    table = not_none(await inn.registry.get(location.removeprefix("/t/")))
    return Pair(inn, table, two.devices[::-1], time)


async def come(two: Pair, seat: int) -> str:
    """To the new table. -> the page"""
    page = (await two.devices[seat].get(f"/t/{two.table.id}")).text
    await two.inn.frames(two.devices[seat], two.table, known_from(page))
    await until(lambda: seat not in not_none(two.table.timing).awaited)
    return page


async def test_after_a_rematch_a_clock_waits_until_its_person_has_come(inn: House, time: FakeClock) -> None:
    two = await rematch(inn, time, **LIVE)
    one, other = two.running, 1 - two.running
    assert (two.left(one), stored(inn, two.table)) == (180, two.table.timing)  # 100 s later
    page = await come(two, other)
    assert "not at this table yet" in page
    assert 'data-wait="200.0"' in page
    time.go(20)
    await come(two, one)
    assert "data-wait" not in await come(two, other)
    time.go(10)
    assert (two.left(one), two.table.timing) == (170, stored(inn, two.table))
    await two.act_until(other)  # who has been there once
    time.go(10)
    assert two.left(other) == 170


async def test_each_is_waited_for_when_the_first_own_turn_begins(inn: House, time: FakeClock) -> None:
    two = await rematch(inn, time, **LIVE)
    one, other = two.running, 1 - two.running
    await two.act_until(other)  # whoever acts has come
    time.go(200)
    assert two.left(other) == 180
    await come(two, other)
    time.go(10)
    assert two.left(other) == 170
    await two.act_until(one)
    time.go(10)
    assert two.left(one) == 175


async def test_who_does_not_follow_is_not_waited_for_forever(inn: House, time: FakeClock) -> None:
    """Also if the server was restarted meanwhile."""
    two = await rematch(inn, time, **LIVE)
    actor, began = two.running, time.time - 100
    time.go(clock.FOLLOW_GRACE_S - 80)
    assert two.left(actor) == 160
    two.disconnect(actor)
    again = inn.another_registry()
    table = not_none(await again.get(two.table.id))
    assert not_none(table.timing).deadline == began + clock.FOLLOW_GRACE_S + 180
    time.go(160 + clock.START_GRACE_S)
    await timekeeper.tick(again)
    assert table.seats[actor].is_away


async def test_a_pause_ends_with_the_same_patience(inn: House, time: FakeClock) -> None:
    two = await rematch(inn, time, **LIVE)
    async with two.table.lock:
        await timekeeper.pause(two.table)
        time.go(DAY)
        await timekeeper.resume(two.table)
    time.go(clock.FOLLOW_GRACE_S + 10)
    assert two.left(two.running) == 170


# ----------------------------------------------------------------------------------------------------------- pause
async def test_while_a_match_is_paused_no_clock_runs_and_nobody_acts(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time, **LIVE)
    table, actor, device = two.table, two.running, two.devices[two.running]
    async with table.lock:
        await timekeeper.pause(table)
        await timekeeper.pause(table)
    time.go(DAY)
    await two.tick()
    assert (two.left(actor), table.seats[actor].bot, inn.store.due(time.time)) == (80, "", [])
    page = (await device.get(f"/t/{table.id}")).text
    assert "The match is paused" in page
    assert re.search(r'class="clock paused"', page)
    assert 'data-gestures="[]"' in page
    for what, body in (("play", {"code": table.match.legal()[0]}), ("undo", {})):
        answer = await post(device, table, what, **body)
        assert (answer.status_code, "is paused" in answer.text) == (409, True)
    again = inn.another_registry()  # a paused clock stays paused
    after = not_none(await again.get(table.id))
    assert after.is_paused
    async with after.lock:
        await timekeeper.resume(after)
        await timekeeper.resume(after)
    assert clock.left(not_none(after.timing), actor, time.time) == 80
    assert not_none(after.timing).deadline == time.time + 80


async def test_a_page_is_told_of_the_pause_and_of_the_bot_that_plays_for_it(inn: House, time: FakeClock) -> None:
    async def drawn(seat: int, known: Known) -> dict[str, Any]:
        """The last frame that draws the table anew."""
        return [one for one in await inn.frames(two.devices[seat], two.table, known) if "table" in one][-1]

    two = await seated(inn, time, **LIVE)
    actor = two.running
    known = known_from((await two.devices[actor].get(f"/t/{two.table.id}")).text)
    async with two.table.lock:
        await timekeeper.pause(two.table)
    frame = await drawn(actor, known)
    assert (frame["face"], "The match is paused" in frame["say"]) == (f"{actor}:::paused", True)
    async with two.table.lock:
        await timekeeper.resume(two.table)
    assert known_from((await drawn(actor, known_from(frame["table"])))["table"]).is_mine
    other = 1 - actor
    known = known_from((await two.devices[other].get(f"/t/{two.table.id}")).text)
    await two.devices[other].post(f"/t/{two.table.id}/leave")
    assert 'id="come-back"' in (await drawn(other, known))["table"]


async def test_nothing_is_paused_where_there_is_no_clock(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time)
    async with two.table.lock:
        await timekeeper.pause(two.table)
        await timekeeper.resume(two.table)
    assert two.table.timing is None
    assert (await two.act()).status_code == 200


# ----------------------------------------------------------------------------------------------------- form, texts
async def test_a_bad_form_comes_back_as_it_was(inn: House) -> None:
    device = inn.device(new_token())
    form = {"seat-0": "me", "seat-1": "friend", "pace": "live", "minutes": "30", "bonus": "7", "days": "14", "absent": "lose",
            "talk": "off", "listed": "on"}
    answer = await device.post("/new/naufrageurs", data=form)
    assert answer.status_code == 400
    for part in ('value="live" aria-describedby="help-live" checked', "<option selected>30</option>",
                 "<option selected>14</option>", '<option value="lose" selected>',
                 'value="off" checked', 'aria-describedby="help-listed" checked'):
        assert part in answer.text
    answer = await device.post("/new/naufrageurs", data={**form, "bonus": "5"})
    table = not_none(await inn.registry.get(answer.headers["location"].removeprefix("/t/")))
    assert (table.terms, table.is_listed) == (Terms("live", 1800, 5, "lose", has_talk=False), True)


@pytest.mark.parametrize(("lang", "form", "text"), [
    ("en", LIVE, "3 min each, plus 5 s a turn · whoever runs out of time is replaced by a bot (Boatswain)"),
    ("fr", {**SLOW, "absent": "lose"}, "2 jours par tour · temps écoulé\u00a0: partie perdue"),
    ("de", {"talk": "off"}, "ohne Uhr · ohne Chat"),
])
async def test_who_is_invited_reads_the_terms(inn: House, lang: str, form: dict[str, str], text: str) -> None:
    host = inn.device(new_token(), **{"accept-language": lang})
    answer = await host.post("/new/naufrageurs", data={"seat-0": "me", "seat-1": "friend", **form})
    page = (await host.get(answer.headers["location"])).text
    assert text in re.sub("[\u2068\u2069]", "", page)


async def test_days_are_told_in_the_players_language(inn: House, time: FakeClock) -> None:
    two = await seated(inn, time, **SLOW)
    time.go(3600 * 5)
    for lang, text in (("en", "1 d 18 h"), ("fr", "1 j 18 h"), ("de", "1 T 18 h")):
        page = (await two.devices[0].get(f"/t/{two.table.id}", headers={"accept-language": lang})).text
        assert f"<b>{text}</b>" in page
