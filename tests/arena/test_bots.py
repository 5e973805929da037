"""Bots from outside: a class, a program. An error costs them a game, but never stops the league."""
from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

import benbow
from benbow.arena.plan import League, league
from benbow.arena.run import check_bots
from benbow.arena.unit import Row, play_unit
from benbow.engine.errors import BadOptionError

DOC = Path(benbow.__file__).parent.parent.parent / "docs" / "arena.md"
HELLO = "import sys, json, time\nsys.stdin.readline()\nprint('{\"protocol\": 1}', flush=True)\nsys.stdin.readline()\n"


def against_random(bot: str, seconds: float = 10.0) -> League:
    return league(benbow.game("naufrageurs"), {"lanes": 2, "barrels": 2, "special": 1}, ["random", bot], 2, move_seconds=seconds)


def games(bot: str, seconds: float = 10.0) -> list[Row]:
    return [row for unit in against_random(bot, seconds).units() for row in play_unit(unit)]


def program(folder: Path, text: str) -> str:
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"exec:{sys.executable} '{path}'"


def lost(rows: list[Row], bot: str) -> str:
    """Both games are lost to the bot that is at fault, for the same reason."""
    for row in rows:
        assert row.bots[row.at_fault] == bot
        assert (row.reason, row.share[row.at_fault], sum(row.share)) == ("forfeit", 0.0, 1.0)
    (fault,) = {row.fault for row in rows}
    return fault


def test_class_from_outside_plays() -> None:
    bot = "tests.arena.outside_bots:Left"
    rows = games(bot)
    assert [row.fault for row in rows] == ["", ""]
    assert all(min(row.moves) > 0 for row in rows)
    assert check_bots(against_random(bot)) == {"random": "random", bot: "left twin"}


@pytest.mark.parametrize(("name", "message"), [
    ("Raises", "hothead raised ZeroDivisionError: no idea"), ("Illegal", "cheat chose -5, which is not among the"),
    ("Words", "talker chose 'the best one', which is not a code")])
def test_class_that_misbehaves_forfeits(name: str, message: str) -> None:
    bot = f"tests.arena.outside_bots:{name}"
    for row in games(bot):
        assert lost([row], bot).startswith(message)


@pytest.mark.parametrize(("bot", "message"), [
    ("tests.arena.outside_bots:Nobody", "has no Nobody"), ("no_such_module:Bot", "No module named"),
    ("tests.arena.outside_bots:NoBot", "has no choose"), ("tests.arena.outside_bots:Unmakeable", "OSError: the model is missing"),
    ("exec:/no/such/program", "could not be started: No such file"), ("exec:", "names no program"),
    ("exec:true", "ended in the middle"), ("exec:sh -c 'read hello; echo []'", "not a JSON object"),
    ("exec:sh -c 'read hello; echo {}'", "without \"protocol\": 1")])
def test_invalid_bots_are_refused_before_the_league(bot: str, message: str) -> None:
    with pytest.raises(BadOptionError, match=message):
        check_bots(against_random(bot))


def test_example_of_the_docs_plays(tmp_path: Path) -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```", DOC.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    assert len(example.splitlines()) <= 20
    bot = program(tmp_path, example)
    rows = games(bot)
    assert [row.fault for row in rows] == ["", ""]
    assert [row.share for row in rows] == [row.share for row in games(bot)]
    assert check_bots(against_random(bot))[bot] == "Ben Gunn"


def test_program_gets_its_view_and_nothing_more(tmp_path: Path) -> None:
    log = tmp_path / "log"
    text = (f"import sys, json\nlog = open({str(log)!r}, 'a')\nfor line in sys.stdin:\n    log.write(line); log.flush()\n"
            "    m = json.loads(line)\n    a = {'protocol': 1} if m['type'] == 'hello' else {'code': m['legal'][0]['code']}\n"
            "    print(json.dumps(a), flush=True)\n")
    planned = against_random(program(tmp_path, text))
    (unit, _) = planned.units()
    (row,) = play_unit(unit)
    hello, *asked = [json.loads(line) for line in log.read_text().splitlines()]
    assert hello["protocol"] == 1
    assert (hello["game"], hello["seat"], hello["options"]["lanes"]) == ("naufrageurs", 1, 2)
    assert hello["seed"] != unit.seeds[0]
    assert len(asked) == row.moves[1] > 0
    game = benbow.game("naufrageurs")
    for message in asked:
        assert set(message["view"]) == {"actor", "phase", *(one.name for one in game.fields)}
        assert len(message["legal"]) > 1
        assert all(game.verbs.parse(one["text"]) == one["code"] for one in message["legal"])


@pytest.mark.parametrize(("rest", "message"), [
    ("sys.exit('the rum is gone')", r"ended in the middle of the game \(exit code 1\): the rum is gone"),
    ("print('arr', flush=True); time.sleep(9)", "answered 'arr', which is not a JSON object"),
    ("print('{\"code\": \"4\"}', flush=True); time.sleep(9)", 'answered without a whole number as "code"'),
    ("print('{\"code\": -7}', flush=True); time.sleep(9)", "chose -7, which is not among the"),
    ("print('x' * 99999, flush=True); time.sleep(9)", "more than 65536 bytes"),
    ("time.sleep(9)", "did not answer within 0.3 s")])
def test_program_that_misbehaves_forfeits(tmp_path: Path, rest: str, message: str) -> None:
    bot = program(tmp_path, HELLO + rest + "\n")
    (unit, _) = against_random(bot, seconds=0.3 if rest == "time.sleep(9)" else 60.0).units()
    assert re.search(message, lost(play_unit(unit), bot))
