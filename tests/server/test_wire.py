"""Twins on the wire: two matches that differ only in what is hidden from someone must be the same bytes to him, all of them.

A hot-seat table, two people at one device. In one of the twins the one who hides does, or draws, something else that looks the
same from outside: other barrels of the same colours, other faces of map tiles, something else in a chest. Everything that the
device receives while the other looks, or nobody, is compared: pages, streams, the past, half gestures, explanations, files,
pictures, headers. So is all that a guest without a seat receives. It ends where the game itself uncovers a difference.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from urllib.parse import urlencode

import httpx
import pytest

from benbow.engine import catalog
from benbow.engine.contract import CHANCE, SPECTATOR, Value
from benbow.engine.dice import Dice
from benbow.engine.drawing.routes import follow, routes_of
from benbow.engine.match import Match
from benbow.server.curtain import Facing
from benbow.server.schema import NO_TERMS, Terms
from benbow.server.tables import Table
from benbow.server.tokens import new_token
from tests.client import Known, known_from
from tests.own import volume
from tests.server.fake_clock import FakeClock
from tests.server.house import House, streamed
from tests.toys import trail

Codes = tuple[int, ...]
BLITZ, SLOW = Terms("live", 300, 5), Terms("slow", 86_400)
FORGETTABLE = re.compile(rb"benbow_device=[A-Za-z0-9_.-]+")
COVE: dict[str, Value] = {"board": "cove", "layout": "chart", "deploy_first": 1, "pirates": 2}
# One of them takes two map tiles of the island and one of The Hook, or a joker there, and loads with it; the other takes two.
TAKER = ("deploy A5", "move 1 B4", "move 1 B3", "move 1 C3")
OTHER = ("deploy E1", "move 1 D2", "move 1 D3", "move 1 D4")

FAR = "; ".join(["step right"] * 6)  # over the chest: it ends there

# On the islet: red 1 is on b8, beside c7 with chest 1, which is beside c6 with chest 6; blue 1 on j8, beside i7 with chest 3.
ISLET: dict[str, Value] = {"board": "islet"}
CHESTS = ("chest 14", "chest 26", "chest 34", "chest 44", "chest 54", "chest 66")
PLACED = (*CHESTS, "begins red", "roll 3-4", "place A", "roll 3-4", "place C")
ASHORE = (*PLACED, "roll 5-6", "land red", "step 1 W", "done", "roll 5-6", "land blue", "step 1 NW", "done", "roll 5-6")
OVER_A_CHEST = "step 1 SW; step 1 SW; step 1 W"  # to d6; it ends on c7, where he looks


@dataclass(frozen=True)
class Case:
    """A game, who hides something in it, and what both do; without a script, the first thing that fits."""

    game: str
    hider: int
    seed: int = 1
    options: dict[str, Value] = field(default_factory=dict)
    script: tuple[str, ...] = ()  # a long move has semicolons between its actions
    most: int = 7
    before: tuple[str, ...] = ()  # what has happened already, in both of them
    rolls: tuple[str, ...] = ()  # what the dice give from then on, as far as it matters; "" where something is hidden

    @property
    def watcher(self) -> int:
        return 1 - self.hider

    @property
    def strangers(self) -> tuple[int, int]:
        """Who may not know."""
        return self.watcher, SPECTATOR


def in_turn(one: Sequence[str], other: Sequence[str]) -> tuple[str, ...]:
    return tuple(text for pair in zip(one, other, strict=True) for text in pair)


CASES = {
    "naufrageurs": Case("naufrageurs", hider=1, seed=2),
    "martinique, black takes": Case("martinique", hider=0, options=COVE,
                                    script=(*in_turn(TAKER, OTHER)[:-1], "hook map", OTHER[-1], "deploy B5")),
    "martinique, red loads": Case("martinique", hider=1, options=COVE,
                                  script=(*in_turn(OTHER, TAKER), "hook joker", "load two *.", "move 1 E4")),
    "trail, a walk and a look": Case("trail", hider=0, script=(
        FAR, "step right; step right", "camp tent", "step right; step right", "camp cave", "step left")),
    "ile_au_tresor, red looks": Case(
        "ile_au_tresor", hider=0, options=ISLET, before=ASHORE,
        rolls=("", "roll 5-6", "", "roll 3-3", "", "roll 5-6", "roll 5-6"),
        script=(OVER_A_CHEST, "done", "step 1 NW", "done", "stray 1 W", "done", "done", "step 1 NE")),
    "ile_au_tresor, blue looks": Case(
        "ile_au_tresor", hider=1, options=ISLET, before=ASHORE, rolls=("", "roll 5-6", "", "roll 5-6", "roll 5-6"),
        script=("step 1 SW", "done", "step 1 NW", "done", "land red", "done", "land blue", "done")),
    "martinique, laid out": Case("martinique", hider=0, seed=3, options={"deploy_first": 1}, script=(
        "deploy A3", "deploy H1", "move 1 B2", "deploy H2", "move 1 B3", "deploy H3", "deploy A1")),
}


class Planned:
    """Dice that give what was planned for a chance action, and else what they always would."""

    kind = "planned"

    def __init__(self, dice: Dice) -> None:
        self.dice, self.plan = dice, dict[int, int]()

    def draw(self, i: int, weights: Sequence[int]) -> int:
        return self.plan[i] if i in self.plan else self.dice.draw(i, weights)

    def to_file(self) -> dict[str, str]:
        return self.dice.to_file()


@pytest.fixture(autouse=True)
def toy(toys_uncompiled: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """One is installed, for its long moves. Its rules run uncompiled: nothing here depends on that."""
    places = {**catalog._places(), "trail": trail.__name__}
    monkeypatch.setattr(catalog, "_places", lambda: places)


@dataclass
class Twin:
    """One of the two tables, its device, and all that was received there."""

    inn: House
    table: Table
    token: str
    case: Case
    got: dict[str, list[bytes]] = field(default_factory=lambda: {"watcher": [], "curtain": [], "guest": [], "hider": []})
    curtains: int = 0

    def __post_init__(self) -> None:
        self.dice = self.match.dice = Planned(self.match.dice)
        first, verbs = self.match.actors.count(CHANCE), self.match.game.verbs
        for k, text in enumerate(self.case.rolls, first):
            self.dice.plan[k] = verbs.parse(text) - verbs.parse("roll 1-1") if text else 0

    @property
    def path(self) -> str:
        return f"/t/{self.table.id}"

    @property
    def match(self) -> Match:
        return self.table.match

    def keep(self, whose: str, content: bytes) -> None:
        known = content.replace(self.table.id.encode(), b"TABLE").replace(self.table.id[:6].encode(), b"TABLE")
        self.got[whose].append(FORGETTABLE.sub(b"benbow_device=TOKEN", known))

    async def ask(self, whose: str, device: httpx.AsyncClient, method: str, path: str, body: object = None) -> httpx.Response:
        answer = await device.request(method, self.path + path, json=body)
        headers = sorted((name, value) for name, value in answer.headers.multi_items() if name != "content-length")
        self.keep(whose, f"{method} {path} {answer.status_code} {headers}\n".encode() + answer.content)
        return answer

    async def listen(self, whose: str, known: Facing | None, seq: int, ply: int, token: str | None) -> None:
        """The stream of a page that is as far as this."""
        query = urlencode({"seq": seq, "ply": ply, "face": str(known or Facing(SPECTATOR)), "status": "open"})
        for part in await streamed(self.inn.app, f"{self.path}/stream", query, token):
            self.keep(whose, part)

    async def look_around(self, whose: str, device: httpx.AsyncClient) -> None:
        """All that can be asked for without drawing the curtain."""
        for ply in {self.match.ply * 2 // 3, self.match.ply}:
            await self.ask(whose, device, "GET", f"/at/{ply}")
            await self.ask(whose, device, "GET", f"/named/{ply}")
        for ids in (["no-such-thing"], *piece_ids(self.match)):
            await self.ask(whose, device, "POST", "/why", {"ids": ids})
            await self.ask(whose, device, "POST", "/chosen", {"ids": ids})
        await self.ask(whose, device, "GET", "/match.json")
        await self.ask(whose, device, "GET", "/board.svg")

    async def step(self, device: httpx.AsyncClient, guest: httpx.AsyncClient, codes: Codes) -> None:
        """One decision, and all that is sent on the way. As long as there is no secret there is no curtain: all look on."""
        actor, seq, ply, whose = self.match.actor, self.table.seq, self.match.ply, "curtain"
        page = await self.ask("curtain", device, "GET", "")
        await self.look_around("curtain", device)
        if known_from(page.text).curtain_for == actor:
            self.curtains += 1
            await self.ask("curtain", device, "POST", "/play", {"seq": seq, "code": self.match.legal()[0]})  # through the curtain
            whose = "watcher" if actor == self.case.watcher else "hider"
            await self.ask("curtain", device, "POST", "/open", {"seat": actor})
        await self.listen(whose, Facing(SPECTATOR, actor), seq, ply, self.token)
        await self.look_around(whose, device)
        what = {"code": codes[0]} if len(codes) == 1 else {"codes": codes}
        answer = await self.ask("curtain", device, "POST", "/play", {"seq": seq, **what})
        assert answer.status_code == 200, answer.text
        await self.listen(whose, Facing(actor), seq, ply, self.token)
        await self.ask("curtain", device, "POST", "/draw")
        await self.listen("curtain", Facing(SPECTATOR, actor), seq, ply, self.token)
        await self.ask("guest", guest, "GET", "")
        await self.listen("guest", None, seq, ply, None)
        await self.listen("guest", None, 0, 0, None)
        await self.look_around("guest", guest)


def piece_ids(match: Match) -> list[list[str]]:
    """Clicks on what anyone may see; what the seat that acts could do, and the first half of it."""
    scene = match.game.drawing.scene(match.view(SPECTATOR), match.game.words("en"))
    view = match.view(match.actor)
    ways = [*match.game.drawing.gestures(view).values(), *routes_of(view)]
    clicks = [[piece.id] for piece in scene.pieces]
    return [*clicks[:: max(16, len(clicks) // 3)], *(list(way[:1]) for way in ways[:1]), *map(list, ways[-1:])]


# ------------------------------------------------------------------------------------------------ what differs, and to whom
def pairs(one: Match, two: Match, case: Case) -> Iterator[tuple[int, int]]:
    """What may happen next in the twins so that a stranger sees the same; the hider's things as different as they can be."""
    mine, theirs = looks(one, case), looks(two, case)
    for code in sorted(mine):
        same = [twin for twin in sorted(theirs, reverse=True) if theirs[twin] == mine[code]]
        yield from ((code, twin) for twin in same if one.actor in (case.hider, CHANCE) or twin == code)


def looks(match: Match, case: Case) -> dict[int, tuple[int, ...]]:
    """What can be done or drawn -> how strangers would see it."""
    veil, state = match.game.rules["veil"], match._restored(match.ply)
    return {code: tuple(int(veil(state, code, seat)) for seat in case.strangers) for code in match.legal()}


@dataclass(frozen=True)
class Step:
    """A decision in each of the twins, and what the dice are to give after it."""

    codes: tuple[Codes, Codes]
    plans: tuple[dict[int, int], dict[int, int]]


def next_step(one: Match, two: Match, case: Case, wanted: str | None) -> Step | None:
    """The first one after which the rules themselves do not show a stranger that these are two matches."""
    for codes in wanted_pairs(one, two, case, wanted):
        ends, plans = (one.copy(), two.copy()), ({}, {})  # type: tuple[Match, Match], tuple[dict[int, int], dict[int, int]]
        for end, played in zip(ends, codes, strict=True):
            follow(end, played)
        while ends[0].actor == ends[1].actor == CHANCE and (drawn := next_draw(*ends, case)):
            for end, plan, code in zip(ends, plans, drawn, strict=True):
                plan[end.actors.count(CHANCE)] = end.legal().index(code)
                end.play(code)
        if CHANCE not in (end.actor for end in ends) and seen(ends[0], case) == seen(ends[1], case):
            return Step(codes, plans)
    return None


def wanted_pairs(one: Match, two: Match, case: Case, wanted: str | None) -> Iterator[tuple[Codes, Codes]]:
    if wanted is not None and ";" in wanted:
        walk = tuple(one.parse(text) for text in wanted.split(";"))
        assert walk in routes_of(one.view(one.actor)).values()
        yield walk, walk
        return
    yield from (((code,), (twin,)) for code, twin in pairs(one, two, case) if wanted is None or one.text(code) == wanted)


def next_draw(one: Match, two: Match, case: Case) -> tuple[int, int] | None:
    """What the dice of the first one give, if that can be, and something else in the second, if nobody sees it."""
    given = one.legal()[one.dice.draw(one.actors.count(CHANCE), one._weights())]
    return min(pairs(one, two, case), key=lambda pair: pair[0] != given, default=None)


def seen(match: Match, case: Case) -> list[tuple[tuple[int, ...], bytes]]:
    return [(match.history(seat), bytes(match.view(seat))) for seat in case.strangers]


async def play_twins(inn: House, case: Case, terms: Terms = NO_TERMS, time: FakeClock | None = None) -> tuple[Twin, Twin, int]:
    """With a clock, each decision takes the same time in both."""
    tokens, names = (new_token(), new_token()), ("Ann <b>", "Bob & Co")
    log = [catalog.game(case.game).verbs.parse(text) for text in case.before]
    one, two = [
        Twin(inn, await inn.table(token, seed=case.seed, names=names, game=case.game, options=case.options, log=log, terms=terms),
             token, case)
        for token in tokens
    ]
    assert one.match.actions == two.match.actions  # the same dice
    steps = 0
    first, second, guest, other = inn.device(tokens[0]), inn.device(tokens[1]), inn.device(), inn.device()
    while steps < (len(case.script) or case.most):
        step = next_step(one.match, two.match, case, case.script[steps] if case.script else None)
        if step is None:
            break
        if time:
            time.go(7.5)
        one.dice.plan.update(step.plans[0])
        two.dice.plan.update(step.plans[1])
        await one.step(first, guest, step.codes[0])
        await two.step(second, other, step.codes[1])
        steps += 1
    return one, two, steps


CLOCKED = {"naufrageurs": BLITZ, "martinique, black takes": SLOW, "ile_au_tresor, red looks": BLITZ}


@pytest.mark.parametrize("name", volume(["trail, a walk and a look", "martinique, laid out"], [*CASES]))
async def test_twins_are_the_same_bytes_to_who_may_not_know(inn: House, name: str) -> None:
    compare(*await play_twins(inn, CASES[name]), CASES[name])


@pytest.mark.parametrize(("name", "terms"), CLOCKED.items())
async def test_their_clocks_tell_nothing_either(inn: House, monkeypatch: pytest.MonkeyPatch, name: str, terms: Terms) -> None:
    one, two, steps = await play_twins(inn, CASES[name], terms, FakeClock(monkeypatch))
    compare(one, two, steps, CASES[name])
    assert one.table.timing == two.table.timing is not None
    assert sum(b'role=\\"timer' in part or b'role="timer' in part for part in one.got["guest"]) > 10


def compare(one: Twin, two: Twin, steps: int, case: Case) -> None:
    assert steps >= (len(case.script) or 5)
    assert one.match.actions != two.match.actions, "the twins differ in nothing: this shows nothing"
    assert one.curtains == two.curtains > 0
    for whose in ("watcher", "curtain", "guest"):
        assert len(one.got[whose]) > 20
        for mine, theirs in zip(one.got[whose], two.got[whose], strict=True):
            assert mine == theirs, whose
    # The other side: to the hider the difference is sent, by every way; so the comparison above could fail.
    differing = {mine.split(b" ")[1] if mine.startswith((b"GET", b"POST")) else mine[:5]
                 for mine, theirs in zip(one.got["hider"], two.got["hider"], strict=True) if mine != theirs}
    assert differing >= {b"/match.json", b"/board.svg", b"data:"}


async def test_a_reload_draws_the_curtain_also_for_streams_that_are_open(inn: House) -> None:
    device, table = await inn.seated()
    actor, path = table.match.actor, f"/t/{table.id}"
    assert (await device.post(f"{path}/open", json={"seat": 1 - actor})).status_code == 409
    assert (await device.post(f"{path}/open", json={"seat": actor})).status_code == 200
    known = Known(table.seq, table.match.ply, f"-3:{actor}:")
    assert 'data-gestures="[[' in (await inn.frames(device, table, known))[-1]["table"]
    assert known_from((await device.get(path)).text).codes == []
    assert all('data-gestures="[[' not in frame["table"] for frame in await inn.frames(device, table, known))
