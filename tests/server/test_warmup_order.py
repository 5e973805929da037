"""What is compiled first: the game that someone has opened, with its search; two processes at a time."""
from __future__ import annotations

import asyncio
import io
import json
from collections.abc import AsyncIterator, Sequence
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.console import Console

from benbow.engine.compiled import prepare
from benbow.engine.contract import Game
from benbow.search import ready
from benbow.server import warmup as module
from benbow.server.context import Site
from benbow.server.painter import Painter
from benbow.server.registry import TableRegistry
from benbow.server.search_pool import SearchPool
from benbow.server.tokens import Signer
from benbow.server.translator import translator_for
from benbow.server.warmup import Count, Warmup
from tests.server.house import not_none, until

RULES, SEARCH = 10, 30  # functions


class FakeGame:
    """As much of a game as the warm-up asks for."""

    def __init__(self, id: str, rules_version: int = 2) -> None:
        self.id, self.rules_version, self.is_compiled = id, rules_version, True
        self.name = id if rules_version == 2 else f"{id}@{rules_version}"  # for the command

    def play_uncompiled(self) -> None:
        self.is_compiled = False

    def play_compiled(self) -> None:
        self.is_compiled = True

    def title(self, lang: str) -> str:
        return self.id.upper()


class Compilers:
    """In place of child processes: each works until it is told how it ends."""

    def __init__(self) -> None:
        self.running: dict[str, asyncio.Future[bool]] = {}  # "a rules" -> does it succeed?
        self.kept: set[str] = set()  # on disk

    def child(self, command: Sequence[str], **given: object) -> FakeChild:
        return FakeChild(self, command[-1], command[-2])

    async def end(self, job: str, then: list[str], is_good: bool = True) -> None:
        """One of them ends; then these work."""
        self.running.pop(job).set_result(is_good)
        await until(lambda: self.jobs == then)

    @property
    def jobs(self) -> list[str]:
        return sorted(self.running)


class FakeChild:
    def __init__(self, compilers: Compilers, game: str, part: str) -> None:
        self.compilers, self.game, self.part = compilers, game, part

    async def start(self) -> None:
        self.end = self.compilers.running[f"{self.game} {self.part}"] = asyncio.get_running_loop().create_future()

    async def lines(self) -> AsyncIterator[str]:
        total = RULES if self.part == "rules" else SEARCH
        yield json.dumps({"game": self.game, "done": total // 2, "total": total})
        if await self.end:
            self.compilers.kept |= {f"{self.game} rules", f"{self.game} {self.part}"}
            yield json.dumps({"game": self.game, "done": total, "total": total, "ready": True})

    async def wait(self) -> int:
        return 0

    async def kill(self) -> None:
        self.compilers.running.pop(f"{self.game} {self.part}", None)


@pytest.fixture
def compilers(monkeypatch: pytest.MonkeyPatch) -> Compilers:
    found = Compilers()
    monkeypatch.setattr(module, "COMPILED", True)
    monkeypatch.setattr(module, "Child", found.child)
    monkeypatch.setattr(prepare, "count", lambda modules: RULES if modules == prepare.RULES else SEARCH)
    monkeypatch.setattr(ready, "kernels", lambda game: ("search",))
    monkeypatch.setattr(prepare, "steps", lambda game, modules: iter(()))
    monkeypatch.setattr(prepare, "is_on_disk", lambda game, modules: f"{game.name} rules" in found.kept)
    monkeypatch.setattr(ready, "is_on_disk", lambda game: f"{game.name} search" in found.kept)
    return found


def games(names: str) -> list[Any]:
    return [FakeGame(name) for name in names]


def started(found: Sequence[Game], has_search: bool = True) -> Warmup:
    warmup = Warmup(found, has_search=has_search, console=Console(file=io.StringIO()))
    warmup.start()
    return warmup


async def test_the_game_that_is_opened_comes_next_with_its_search(compilers: Compilers) -> None:
    found = games("abcd")
    warmup = started(found)
    await until(lambda: compilers.jobs == ["a rules", "b rules"])
    warmup.want(found[3])
    await until(lambda: compilers.jobs == ["a rules", "d search"])  # which begins with the rules, in the place of b's
    warmup.want(found[3])
    await compilers.end("a rules", ["b rules", "d search"])
    await compilers.end("b rules", ["c rules", "d search"])
    assert [one.is_compiled for one in found] == [True, True, False, False]
    await compilers.end("d search", ["a search", "c rules"])
    assert found[3].is_compiled
    assert (warmup.games, warmup.functions_of(found[3])) == (Count(1, 4), None)
    await compilers.end("c rules", ["a search", "b search"])  # what searches share is on disk now
    await compilers.end("a search", ["b search", "c search"])
    await compilers.end("b search", ["c search"])
    assert not warmup.is_done
    await compilers.end("c search", [])
    await warmup.wait()
    assert warmup.is_done
    await warmup.stop()


async def test_older_rules_are_compiled_when_someone_opens_a_match_that_was_played_by_them(compilers: Compilers) -> None:
    found, older = games("a"), cast(Game, FakeGame("a", 1))
    warmup = started(found, has_search=False)
    await until(lambda: compilers.jobs == ["a rules"])
    await compilers.end("a rules", [])
    await warmup.wait()
    older.play_uncompiled()
    warmup.want(older)
    await until(lambda: compilers.jobs == ["a@1 rules"])
    await compilers.end("a@1 rules", [])
    await warmup.wait()
    assert (older.is_compiled, warmup.is_done, warmup.games) == (True, True, Count(2, 2))
    await warmup.stop()


async def test_what_searches_share_is_not_compiled_twice(compilers: Compilers, caplog: pytest.LogCaptureFixture) -> None:
    found = games("abc")
    warmup = Warmup(found, has_search=True, console=Console(file=io.StringIO()))
    warmup.want(found[1])
    warmup.want(found[2])
    warmup.start()
    await until(lambda: compilers.jobs == ["b rules", "c search"])
    await compilers.end("b rules", ["a rules", "c search"])  # the search of b waits
    await compilers.end("a rules", ["c search"])
    await compilers.end("c search", ["b search"], is_good=False)  # so the next one brings it
    await compilers.end("b search", ["a search"])
    await compilers.end("a search", [])
    await warmup.wait()
    assert warmup.is_done
    await warmup.stop()
    assert [record.getMessage() for record in caplog.records] == ["c: played uncompiled; the compiler ended with code 0"]


async def test_a_search_that_fails_leaves_the_rules(compilers: Compilers, caplog: pytest.LogCaptureFixture) -> None:
    found = games("a")
    warmup = started(found)
    await until(lambda: compilers.jobs == ["a rules"])
    await compilers.end("a rules", ["a search"])
    await compilers.end("a search", [], is_good=False)
    await warmup.wait()
    assert found[0].is_compiled
    assert warmup.is_done
    await warmup.stop()
    assert "a: hints and bots do without a search; the compiler ended with code 0" in caplog.text


async def test_pages_say_what_is_waited_for(compilers: Compilers) -> None:
    found = games("ab")
    for has_search, percent, text in ((True, 16, "Hints for A: compiling, 16%"), (False, 50, "Rules of A: compiling, 50%")):
        warmup = started(found, has_search)
        pool = cast(SearchPool, SimpleNamespace(count=1 if has_search else 0))
        site = Site(cast(TableRegistry, SimpleNamespace(pool=pool)), warmup, cast(Painter, None), Signer(b""))
        await until(lambda warmup=warmup: warmup.functions_of(found[0]).done == 5)  # type: ignore[misc]
        status = not_none(site.compiling(found[0], translator_for("en")))
        assert (status.game, status.percent, status.text) == ("a", percent, text)
        every = not_none(site.compiling(None, translator_for("de")))
        assert (every.game, every.text) == ("", "Es wird kompiliert. Fertige Spiele: 0 von 2")
        await warmup.stop()
    done = Site(cast(TableRegistry, None), Warmup([]), cast(Painter, None), Signer(b""))
    assert done.compiling(None, translator_for("en")) is done.compiling(found[0], translator_for("en")) is None
