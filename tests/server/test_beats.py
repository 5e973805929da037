"""When bots answer at a table: on the beat of their level, by a clock that the test moves. The time tells nothing."""
from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from benbow import cli
from benbow.engine.contract import CHANCE
from benbow.search.levels import BY_NAME, LEVELS, Level, LevelBot, PendingSearch
from benbow.server import serve, tables
from benbow.server.beats import Beats
from benbow.server.registry import TableRegistry
from benbow.server.store import Store
from benbow.server.tables import Table
from benbow.server.tokens import new_token
from tests.server.fake_pool import FakePool
from tests.server.house import House, house, not_none, play, post, until

SMALL = {"lanes": 2, "barrels": 2, "special": 0}
MIXED = Level("captain", 2000, random_move_percent=33, policy_move_percent=50, beat_s=1.0)


class FakeBeats(Beats):
    """Time stands still until it is moved; who waits for a beat is known."""

    def __init__(self) -> None:
        self.time, self._waiting = 1000.0, dict[asyncio.Event, float]()

    def now(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        self._waiting[woken] = self.time + seconds
        await woken.wait()

    @property
    def due(self) -> list[float]:
        """When the next ones act."""
        return sorted(self._waiting.values())

    def go(self, seconds: float) -> None:
        self.time += seconds
        for woken, due in list(self._waiting.items()):
            if due <= self.time:
                del self._waiting[woken]
                woken.set()


@pytest.fixture
def pool() -> FakePool:
    pool = FakePool()
    pool.may_answer.set()
    return pool


@pytest.fixture
def beats() -> FakeBeats:
    return FakeBeats()


@pytest.fixture
def inn(tmp_path: Path, pool: FakePool, beats: FakeBeats) -> Iterator[House]:
    with house(tmp_path, pool, beats) as one:
        yield one


async def to_the_bot(table: Table) -> None:
    while not table.is_thinking:
        await play(table, table.seq, table.match.legal()[0])


async def answered(table: Table, beats: FakeBeats) -> float:
    """How long the bot took, by the clock of the test: until then nothing is shown."""
    seq, began = table.seq, beats.time
    await until(lambda: bool(beats.due))
    assert table.seq == seq, "it has decided, and waits"
    beats.go(beats.due[0] - beats.time)
    await until(lambda: table.seq > seq)
    return beats.time - began


async def all_answers(table: Table, beats: FakeBeats) -> list[tuple[int, float]]:
    """Of a whole match: how many actions the bot had, and how long it took."""
    found = []
    while not table.is_ended:
        if table.is_thinking:
            found.append((len(table.match.view(table.match.actor).legal()), await answered(table, beats)))
        else:
            await play(table, table.seq, table.match.legal()[0])
    return found


# ------------------------------------------------------------------------------------------- what the time does not tell
@pytest.mark.parametrize("name", [*BY_NAME, "random", "greedy"])
async def test_one_action_takes_as_long_as_many(inn: House, beats: FakeBeats, name: str) -> None:
    table = await inn.table(new_token(), ("me", name), options=SMALL)
    found = await all_answers(table, beats)
    assert {time for _, time in found} == {BY_NAME[name].beat_s if name in BY_NAME else 0.25}
    assert any(actions == 1 for actions, _ in found)
    assert any(actions > 1 for actions, _ in found)


@pytest.mark.parametrize(("thought", "seen"), [(0.0, 1.0), (0.25, 1.0), (0.875, 1.0), (1.0, 1.0), (1.125, 2.0), (6.5, 7.0)])
async def test_a_search_is_answered_on_the_beat_however_long_it_took(inn: House, pool: FakePool, beats: FakeBeats, thought: float,
                                                                    seen: float) -> None:
    pool.may_answer.clear()
    table = await inn.table(new_token(), ("me", "captain"))
    await to_the_bot(table)
    began = beats.time
    await until(lambda: bool(pool.asked))
    beats.go(thought)
    pool.may_answer.set()
    await answered(table, beats)
    assert beats.time - began == seen


async def test_moves_at_random_by_the_policy_and_by_a_search_take_as_long(inn: House, pool: FakePool, beats: FakeBeats,
                                                                         monkeypatch: pytest.MonkeyPatch) -> None:
    how, decide = list[bool](), LevelBot.decide

    def noted(self: LevelBot, view: object) -> int | PendingSearch:
        how.append(isinstance(decided := decide(self, view), PendingSearch))  # type: ignore[arg-type]
        return decided

    monkeypatch.setattr(LevelBot, "decide", noted)
    monkeypatch.setattr(tables, "bot", lambda name, seed: LevelBot(MIXED, 3))
    found = await all_answers(await inn.table(new_token(), ("me", "captain"), seed=2), beats)
    assert {time for _, time in found} == {1.0}
    assert set(how) == {True, False}
    assert len(pool.asked) == sum(how)


async def test_without_workers_a_level_keeps_its_beat(inn: House, pool: FakePool, beats: FakeBeats) -> None:
    pool.pick = lambda view: None
    table = await inn.table(new_token(), ("me", "captain"))
    await to_the_bot(table)
    assert await answered(table, beats) == 1.0


def test_a_level_that_searches_longer_has_a_longer_beat() -> None:
    assert [level.beat_s for level in LEVELS] == sorted(level.beat_s for level in LEVELS)
    assert all((level.beat_s > 0.25) == (level.iterations > 0) for level in LEVELS)


# ------------------------------------------------------------------------------------------------------ several in a row
async def test_what_quick_bots_do_in_a_row_has_one_beat(inn: House, beats: FakeBeats) -> None:
    table = await inn.table(new_token(), ("me", "boatswain", "deckhand", "cabin-boy"), names=("",) * 4)
    await to_the_bot(table)
    seen, ply = list[float](), table.match.ply
    while len(seen) < 3:
        seen.append(await answered(table, beats))
        assert not table.is_thinking, "it is a person's turn"
        await to_the_bot(table)
    assert seen == [0.25] * 3
    assert {1, 2, 3} <= set(table.match.actors[ply:])


async def test_bots_that_search_have_a_beat_for_each_action(inn: House, beats: FakeBeats) -> None:
    table = await inn.table(new_token(), ("me", "boatswain", "captain", "first-mate"), names=("",) * 4)
    for _ in range(12):
        await to_the_bot(table)
        seq, actor = table.seq, table.match.actor
        assert await answered(table, beats) == (0.25, 1.0, 0.5)[actor - 1]
        acted = [one for one in table.match.actors[seq:] if one > 0]
        assert acted == [actor] if actor > 1 else set(acted) == {1}


async def test_an_own_action_is_stored_and_shown_before_the_bot_answers(inn: House, beats: FakeBeats) -> None:
    device, table = await inn.seated(("me", "boatswain"))
    while table.is_thinking:
        await answered(table, beats)
    seq, code = table.seq, table.match.legal()[0]
    assert (await post(device, table, "play", code=code)).status_code == 200
    assert (await inn.log(table))[seq] == code
    assert table.is_thinking or table.match.actor == 0


async def test_a_lesson_follows_its_script_without_a_beat(inn: House, beats: FakeBeats) -> None:
    """It tells nothing that is not known."""
    answer = await inn.device(new_token()).post("/learn/naufrageurs")
    table = not_none(await inn.registry.get(answer.headers["location"].rpartition("/")[2]))
    lesson, acted = not_none(table.lesson), set[int]()
    while codes := lesson.accepted(table.match):
        assert table.match.actor == lesson.seat
        await play(table, table.seq, codes[0])
        acted.update(table.match.actors)
    assert acted > {lesson.seat, CHANCE}


# ------------------------------------------------------------------------------------------------- meanwhile, at the table
@pytest.mark.parametrize("name", ["boatswain", "captain"])
@pytest.mark.parametrize("how", ["resign", "delete"])
async def test_a_table_left_during_a_beat_stays_as_it_was(inn: House, beats: FakeBeats, how: str, name: str) -> None:
    device, table = await inn.seated(("me", name))
    await to_the_bot(table)
    await until(lambda: bool(beats.due))
    before, waiting = table.match.log, not_none(table._more)
    assert (await post(device, table, how)).status_code == (200 if how == "resign" else 303)
    beats.go(1.0)
    await waiting
    assert table.match.log == before


@pytest.mark.parametrize("name", ["boatswain", "captain"])
async def test_who_comes_back_during_a_beat_plays_again(inn: House, beats: FakeBeats, name: str) -> None:
    """What a bot has decided for them is forgotten, and the others are asked anew."""
    table = await inn.table(new_token(), ("me", name, "boatswain"), names=("",) * 3)
    await until(lambda: bool(beats.due))
    ply = table.match.ply
    async with table.lock:
        await table.reseat(replace(table.seats[2], bot="", person=2, holder=table.seats[0].holder))
    while table.is_thinking:
        await until(lambda: bool(beats.due))
        waiting = not_none(table._more)
        beats.go(1.0)
        await waiting
    assert set(table.match.actors[ply:]) <= {CHANCE, 1}
    assert table.match.ply > ply


async def test_a_bot_sits_down_for_who_leaves_and_answers_on_its_own_beat(inn: House, beats: FakeBeats) -> None:
    device, table = await inn.seated(("me", "captain"))
    while table.is_thinking:
        await answered(table, beats)
    assert (await device.post(f"/t/{table.id}/leave")).status_code == 303
    assert await answered(table, beats) == 0.25


async def test_pages_are_shown_during_a_beat(inn: House, beats: FakeBeats) -> None:
    device, table = await inn.seated(("me", "boatswain"))
    await to_the_bot(table)
    await until(lambda: bool(beats.due))
    seq, page = table.seq, await device.get(f"/t/{table.id}")
    assert "Player 2 is thinking." in page.text
    assert (await device.get(f"/t/{table.id}/at/1")).status_code == 200
    assert (await post(device, table, "undo")).status_code == 403
    assert (await post(device, table, "hint")).status_code == 403
    assert table.seq == seq


@pytest.mark.parametrize("name", ["boatswain", "captain"])
async def test_a_server_that_stops_during_a_beat_loses_nothing(inn: House, pool: FakePool, beats: FakeBeats, name: str) -> None:
    table = await inn.table(new_token(), ("me", name))
    await to_the_bot(table)
    await until(lambda: bool(beats.due))
    before, waiting = table.match.log, not_none(table._more)
    assert await inn.log(table) == before, "all that was shown is stored"
    await pool.stop()
    beats.go(1.0)
    await waiting
    assert await inn.log(table) == before, "nothing is played in the last moment"
    later = FakePool()
    later.may_answer.set()
    again = not_none(await inn.another_registry(later).get(table.id))
    assert await answered(again, beats) == BY_NAME[name].beat_s
    assert (await inn.log(again))[: len(before)] == before
    assert await inn.log(again) == again.match.log


# ---------------------------------------------------------------------------------------------------------- the setting
def test_a_server_keeps_the_beat_unless_it_is_told_otherwise(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "serve", lambda *given, is_on_beat: int(is_on_beat))  # in place of the exit code
    assert (cli.main(["serve"]), cli.main(["serve", "--no-beat"])) == (True, False)
    assert TableRegistry(store).beats.is_kept
