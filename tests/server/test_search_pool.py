"""Searches in other processes: what crosses the pipe, and that no crash, delay or want of memory there harms a table."""
from __future__ import annotations

import asyncio
import base64
import json
import os
import re
import signal
import sys
from dataclasses import fields, replace
from pathlib import Path

import numpy as np
import pytest

import benbow
from benbow.engine.compiled import COMPILED
from benbow.engine.contract import SearchSettings, View
from benbow.search.luck import Report
from benbow.search.luck_job import question as luck_question
from benbow.search.messages import SEARCH_REPLIES, Answer, MessageError, SearchRequest, line_of, question, read
from benbow.search.search import Budget, Search, SearchResult
from benbow.search.worker import REQUESTS
from benbow.server import search_pool
from benbow.server.children import Child
from benbow.server.search_pool import MAX_MEMORY_BYTES, WORKER_COMMAND, Rank, SearchPool
from benbow.server.tokens import new_token
from tests.server.house import house, not_none, play, until

real = pytest.mark.skipif(not COMPILED, reason="nobody searches uncompiled")
PATIENT = 120.0  # a busy machine is slow
KEYS = {"job", "game", "rules", "layout", "seat", "view", "memory", "board", "iterations", "seconds", "seed", "settings"}


def view() -> View:
    """A choice among many, with something hidden."""
    match = benbow.game("naufrageurs").new(seed=1)
    match.advance()
    return match.view(match.actor)


def fake(program: str) -> tuple[str, ...]:
    """A process in place of one that searches."""
    return (sys.executable, "-c", f"import json, os, sys, time\n{program}")


def answer(code: int, visits: int = 1) -> str:
    result = {"options": [{"code": code, "visits": visits, "value": 0.5}], "line": [], "value": 0.5, "iterations": 1, "nodes": 2,
               "seconds": 0.0}
    return json.dumps({"done": result})


def pool_of(command: tuple[str, ...] = WORKER_COMMAND, count: int = 1, answer_timeout_s: float = PATIENT,
            max_memory_bytes: int = MAX_MEMORY_BYTES) -> SearchPool:
    return SearchPool(count, command=command, answer_timeout_s=answer_timeout_s, queue_timeout_s=PATIENT,
                      max_memory_bytes=max_memory_bytes, is_compiled=lambda game: True)


def without_time(result: SearchResult | None) -> SearchResult:
    return replace(not_none(result), seconds=0.0)


# ---------------------------------------------------------------------------------------------------- real processes
@real
async def test_a_process_finds_what_we_would_find_and_goes_on_after_a_kill(caplog: pytest.LogCaptureFixture) -> None:
    """Killed between two questions, and in the middle of one: the answer is the same."""
    seen, budget = view(), Budget(iterations=300)
    long = Budget(iterations=200_000)
    here = {seed: Search(seen.game).run(seen, budget, seed) for seed in (1, 2)}
    there = pool_of()
    await there.start()
    try:
        assert without_time(await there.search(seen, budget, 1)) == without_time(here[1])
        child = there._search_bench._workers[0].child
        os.kill(child.pid, signal.SIGKILL)
        await child.wait()
        assert without_time(await there.search(seen, budget, 2)) == without_time(here[2])
        searching = asyncio.ensure_future(there.search(seen, long, 3))
        await asyncio.sleep(0.2)
        assert not searching.done()
        os.kill(child.pid, signal.SIGKILL)
        assert not_none(await searching).iterations == long.iterations
        process = child._started
        assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
        not_none(process.stdin).close()
        assert await process.wait() == 0, "it ends when nobody writes to it any more"
    finally:
        await there.stop()
    assert await there.search(seen, budget, 1) is None
    assert caplog.text.count("it ended with code -9") == 1  # between two questions nobody waits for it


@real
async def test_a_process_that_wants_too_much_memory_dies_and_nobody_else(caplog: pytest.LogCaptureFixture) -> None:
    """It may have what a small tree takes, and 50 MB more; a full tree takes a hundred."""
    small, full, with_a_tree = Budget(iterations=10), Budget(iterations=1_000_000), SearchSettings()
    modest = pool_of()
    assert await modest.search(view(), small, 1, with_a_tree) is not None
    pid = modest._search_bench._workers[0].child.pid
    size = not_none(re.search(r"VmPeak:\s*(\d+) kB", Path(f"/proc/{pid}/status").read_text()))
    await modest.stop()
    hungry = pool_of(max_memory_bytes=(int(size[1]) << 10) + (50 << 20))
    assert await hungry.search(view(), small, 1, with_a_tree) is not None
    assert await hungry.search(view(), full, 1, with_a_tree) is None
    await until(lambda: not hungry._search_bench._workers[0].is_resting)
    assert await hungry.search(view(), small, 1, with_a_tree) is not None
    await hungry.stop()
    assert caplog.text.count("a search worker failed on naufrageurs@2: it ended with code 1;") == 2  # asked once more


# ---------------------------------------------------------------------------------------------------- what crosses
async def test_nothing_but_the_view_crosses(tmp_path: Path) -> None:
    """A captain at a real table; all that is written to its process is kept. Its answers make no sense, and are not played."""
    heard = tmp_path / "heard"
    listener = fake(f"for line in sys.stdin:\n  print(line, end='', file=open({str(heard)!r}, 'a'))\n"
                    f"  print({answer(10**6)!r}, flush=True)")
    bots = pool_of(listener)
    with house(tmp_path, bots) as inn:
        table = await inn.table(new_token(), ("me", "captain"), seed=3)
        while not table.is_ended and table.match.actors.count(1) < 4:
            if table.is_waiting:
                await asyncio.sleep(0.005)
            else:
                await play(table, table.seq, table.match.legal()[0])
        await bots.stop()
    match, game = table.match, table.game
    plies = [ply for ply, actor in enumerate(match.actors) if actor == 1]
    views = [bytes(match.view(1, ply)) for ply in plies]
    lines = [json.loads(line) for line in heard.read_text().splitlines()]
    lines = [line for line in lines if line["job"] == "think"][: len(views)]
    assert len(views) >= 4
    assert [set(line) for line in lines] == [KEYS] * len(views)
    assert [base64.b64decode(line["view"]) for line in lines] == views, "every choice, also one among one"
    assert [base64.b64decode(line["memory"]) for line in lines] == [match.memory(ply) for ply in plies]
    assert {(line["game"], line["rules"], line["layout"]) for line in lines} == {(game.id, game.rules_version, game.layout)}
    assert all(line["seat"] == 1 and line["settings"] is None for line in lines)


def received(request: SearchRequest | dict[str, object]) -> SearchRequest:
    """As the other side reads it."""
    line = json.dumps(request).encode() if isinstance(request, dict) else line_of(request)
    found = read(REQUESTS, line)
    assert isinstance(found, SearchRequest)
    return found


def test_a_question_is_read_as_it_was_meant_or_refused() -> None:
    seen = view()
    asked = received(question(seen, Budget(50, 2.0), 7))
    assert asked.found_view() == seen
    assert asked.found_view().memory == seen.memory != b""
    assert asked.found_view().record is not seen.record
    numbers = {one.name: 3 + k for k, one in enumerate(fields(SearchSettings)) if one.type in ("int", "float")}
    given = replace(SearchSettings(method="sequential_halving", beats_policy=False, scales_exploration=True), **numbers)  # type: ignore[arg-type]
    assert received(question(seen, Budget(50), 7, given)).settings == given
    assert asked.settings is None
    assert (asked.iterations, asked.seconds, received(question(seen, Budget(50), 7)).seconds) == (50, 2.0, None)
    size, sent = seen.game.dtype.itemsize, json.loads(line_of(asked))
    assert received({**sent, "memory": ""}).found_view().memory == b"", "nothing need be remembered"
    far = np.frombuffer(seen.memory, np.int64) + 1000
    bad: dict[str, list[object]] = {
        "view": [base64.b64encode(b"\xff" * size).decode(), base64.b64encode(b"").decode(), "!", 3], "seat": [-1, 2, "1"],
        "memory": [base64.b64encode(data).decode() for data in (seen.memory[8:], seen.memory + bytes(8), b"?", far.tobytes())],
        "layout": ["0"], "rules": [99], "game": ["chess", None]}
    for key, values in bad.items():
        for value in values:
            with pytest.raises(benbow.BenbowError) as refused:
                received({**sent, key: value}).found_view()
            assert refused.value.field in (key, "layout")
    for line in (b"", b"[]", b"{", b"\xff"):
        with pytest.raises(MessageError, match=r"^line: "):
            read(REQUESTS, line)
    for job in ({"job": "dream"}, {}):
        with pytest.raises(MessageError, match=r"^job: "):
            read(REQUESTS, json.dumps(job).encode())
    with pytest.raises(MessageError, match=r"^more: "):
        received({**sent, "more": 1})
    with pytest.raises(MessageError, match="options: there are none"):
        read(SEARCH_REPLIES, answer(7).replace('{"code": 7, "visits": 1, "value": 0.5}', "").encode())


# ------------------------------------------------------------------------------------------------------ bad processes
async def test_who_hangs_is_killed_and_started_anew(tmp_path: Path, caplog: pytest.LogCaptureFixture,
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_pool, "LOAD_TIMEOUT_S", 0.0)
    mark = tmp_path / "may answer"
    hangs = fake(f"for line in sys.stdin:\n  if not os.path.exists({str(mark)!r}): time.sleep(600)\n"
                 f"  print({answer(7)!r}, flush=True)")
    slow = pool_of(hangs, answer_timeout_s=0.2)
    assert await slow.search(view(), Budget(10), 1) is None
    mark.touch()
    monkeypatch.setattr(search_pool, "LOAD_TIMEOUT_S", PATIENT)
    assert not_none(await slow.search(view(), Budget(10), 1)).best == 7
    await slow.stop()
    assert "did not answer" in caplog.text


@pytest.mark.parametrize("program", ["sys.exit(3)", "print('hello', flush=True); time.sleep(600)",
                                     "sys.stdin.readline(); print('[]', flush=True)"])
async def test_who_crashes_again_and_again_is_left_to_rest(program: str, caplog: pytest.LogCaptureFixture,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Child, "rest_s", property(lambda self: 600.0 if self.failures > 1 else 0.0))
    broken = pool_of(fake(program))
    assert await broken.search(view(), Budget(10), 1) is None
    others = [asyncio.ensure_future(broken.search(view(), Budget(10), seed)) for seed in range(20)]
    await asyncio.sleep(0)
    assert all(one.done() for one in others), "nobody waits for who rests"
    assert [one.result() for one in others] == [None] * 20
    await broken.stop()
    assert caplog.text.count("a search worker failed") == 2


@pytest.mark.parametrize("said", ['{"done": {"options": 3}}', '{"error": "no"}', '{"done": 5}'])
async def test_nonsense_and_refusals_are_no_answers(said: str) -> None:
    odd = pool_of(fake(f"for line in sys.stdin: print({said!r}, flush=True)"))
    assert await odd.search(view(), Budget(10), 1) is None
    await odd.stop()


async def test_no_process_to_be_had(tmp_path: Path) -> None:
    none = pool_of((str(tmp_path / "nothing"),))
    await none.start()
    assert await none.search(view(), Budget(10), 1) is None
    await none.stop()


# ------------------------------------------------------------------------------------------------------ who is first
async def test_bots_come_before_advice_and_too_many_are_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process answers with the seed that it was asked with, and how many questions it had before."""
    monkeypatch.setattr(search_pool, "MAX_QUEUED", 4)
    echo = fake("n = 0\nfor line in sys.stdin:\n  n += 1; time.sleep(0.05)\n"
                f"  said = json.loads({answer(0)!r}); said['done']['options'][0]['visits'] = n\n"
                "  print(json.dumps(said), flush=True)")
    one = pool_of(echo)
    ranks = [Rank.BOT, Rank.HINT, Rank.HINT, Rank.BOT, Rank.BOT, Rank.BOT]
    found = await asyncio.gather(*(one.search(view(), Budget(10), n, rank=rank) for n, rank in enumerate(ranks)))
    assert found[5] is None, "four wait already"
    assert [result.options[0].visits for result in found[:5] if result is not None] == [1, 4, 5, 2, 3]
    await one.stop()


async def test_a_long_job_has_a_process_of_its_own_and_says_how_far_it_is() -> None:
    report = Report("naufrageurs", 1, 0, (), (), (), (), 2, 3)
    said = line_of(Answer[Report](done=report)).decode().strip()
    program = ("for line in sys.stdin:\n  job = json.loads(line)['job']\n  if job == 'luck':\n"
               "    print(json.dumps({'progress': 0.5}), flush=True); time.sleep(0.3)\n"
               f"    print({said!r}, flush=True)\n"
               f"  else: print({answer(7)!r}, flush=True)")
    both, told = pool_of(fake(program)), list[float]()
    study = asyncio.ensure_future(both.study(luck_question(benbow.game("naufrageurs"), {}, [], 1), told.append))
    assert await both.search(view(), Budget(10), 1) is not None
    assert await study == report
    assert told == [0.5]
    await both.stop()


async def test_without_processes_there_is_no_search() -> None:
    nobody = pool_of(count=0)
    await nobody.start()
    assert not nobody.is_ready(benbow.game("naufrageurs"))
    assert await nobody.search(view(), Budget(10), 1) is None
    await nobody.stop()
