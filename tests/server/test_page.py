"""What a page is told beside the table itself: hints, prompts, the result, and a stream that is packed."""
from __future__ import annotations

import asyncio
import random
import re
import zlib
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path

import pytest

from benbow.engine import catalog
from benbow.engine.contract import OVER, Value
from benbow.engine.dice import ByHand
from benbow.engine.match import Match
from benbow.server.tables import new_token
from benbow.server.warmup import Count, Warmup
from tests.server.house import House, house, streamed

ALONE = ("me", "me")


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as one:
        yield one


@pytest.mark.parametrize(("lang", "told"), [
    ("en", "You can do that. First choose: black pirate 2, in the supply."),
    ("de", "Das geht. Wähle zuerst: "),
    ("fr", "C’est permis. Choisissez d’abord\u00a0: "),
])
def test_click_that_would_be_allowed_but_begins_elsewhere_says_where(inn: House, lang: str, told: str) -> None:
    async def run() -> None:
        token = new_token()
        table = await inn.table(token, ALONE, game="martinique", options={"layout": "chart", "deploy_first": 1})
        async with inn.device(token) as device:
            device.cookies.set("benbow_lang", lang)
            for text in ("deploy A1", "deploy H8"):
                await device.post(f"/t/{table.id}/play", json={"seq": table.seq, "code": table.match.parse(text)})
            answer = await device.post(f"/t/{table.id}/why", json={"ids": ["sq-a7"]})
        assert answer.json()["text"].startswith(told)
        assert answer.json()["rule"] == ""

    asyncio.run(run())


SMALL: dict[str, Value] = {"map": "islet", "limit": 20}


def island(until: Callable[[Match], bool], **options: Value) -> Match:
    """A random match of L'Île au Trésor, up to a moment."""
    match, luck = Match(catalog.game("ile_au_tresor"), {"players": 2, **SMALL, **options}, seed=1), random.Random(1)
    while not until(match):
        if match.actor < 0:
            match.advance()
        else:
            match.play(luck.choice(match.legal()))
    return match


async def asked(inn: House, match: Match, what: str, *ids: str, lang: str = "en") -> dict[str, str]:
    """The answer to a page that shows this match."""
    token = new_token()
    table = await inn.table(token, ALONE, game=match.game.id, options=match.options, log=match.log)
    async with inn.device(token) as device:
        device.cookies.set("benbow_lang", lang)
        found: dict[str, str] = (await device.post(f"/t/{table.id}/{what}", json={"ids": ids})).json()
        return found


@pytest.fixture
def uncompiled() -> Iterator[None]:
    game = catalog.game("ile_au_tresor")
    game.play_uncompiled()
    yield
    game.play_compiled()


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize(("lang", "usual"), [("en", "Now choose what is lit."), ("fr", "éclairé."), ("de", "was leuchtet.")])
def test_a_game_may_say_itself_what_is_asked_after_half_a_gesture(inn: House, lang: str, usual: str) -> None:
    match = island(lambda match: match.phase == "combat")
    view, words = match.view(match.actor), match.game.words(lang)
    target = next(ids[0] for ids in match.game.drawing.gestures(view).values() if len(ids) == 2)
    boat = ("boat-red", "boat-blue")[match.actor]
    own = match.game.telling.ask_next(view, (target,), words)  # type: ignore[union-attr]
    assert "36" in own
    for id, told in ((target, own), (boat, usual)):
        html = asyncio.run(asked(inn, match, "chosen", id, lang=lang))["table"]
        found = re.search(r'id="prompt"[^>]*>([^<]*)<', html)
        assert found is not None
        assert unescape(found[1]).endswith(told)


@pytest.mark.usefixtures("uncompiled")
def test_a_boat_that_cannot_land_anybody_so_far_away_says_what_it_would_cost(inn: House) -> None:
    match = island(lambda match: match.phase == "progress" and "land red" in map(match.text, match.legal()))
    view = match.view(match.actor)
    far = next(f"h-{name}" for name in ("h8", "h9", "g9", "i9")
               if match.game.drawing.beyond(view, ("boat-red", f"h-{name}"), match.game.words("en")))  # type: ignore[union-attr]
    answer = asyncio.run(asked(inn, match, "why", "boat-red", far))
    assert answer["text"].startswith(f"Landing and going on to {far.removeprefix('h-')} costs ")
    assert answer["rule"] in ("IT-10", "IT-11")
    alone = asyncio.run(asked(inn, match, "why", far))
    assert alone == {"text": "First choose one of your pirates or boats, then where to go.", "rule": ""}


@pytest.mark.usefixtures("uncompiled")
def test_points_are_shown_where_a_game_has_any(inn: House) -> None:
    drawn = island(lambda match: match.actor == OVER, limit=1)
    assert not drawn.game.has_points
    html = asyncio.run(asked(inn, drawn, "chosen"))["table"]
    assert "The time is up" in html
    assert 'class="who"' in html
    assert 'class="points"' not in html
    match, luck = Match(catalog.game("martinique"), {"players": 2}, seed=1), random.Random(1)
    while match.actor != OVER:
        match.advance()
        if match.actor != OVER:
            match.play(luck.choice(match.legal()))
    assert asyncio.run(asked(inn, match, "chosen"))["table"].count('class="points"') == 2


def test_a_page_about_a_game_has_it_compiled_first_and_says_how_far_it_is(inn: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table the line stands in the row of the hint, below the board."""
    wanted: list[str] = []
    monkeypatch.setattr(Warmup, "want", lambda self, game: wanted.append(game.id))
    monkeypatch.setattr(Warmup, "is_done", False)
    monkeypatch.setattr(Warmup, "functions_of", lambda self, game: Count(3, 12))
    monkeypatch.setattr(Warmup, "functions", Count(5, 10))

    async def run() -> None:
        token = new_token()
        table = await inn.table(token, ALONE, game="martinique")
        async with inn.device(token, **{"accept-language": "de"}) as device:
            pages = [(await device.get(path)).text for path in ("/", "/new/schatzinsel", "/rules/naufrageurs", f"/t/{table.id}")]
            assert wanted == ["schatzinsel", "naufrageurs", "martinique"]
            told = [re.search(r'<p id="compiling".*data-game="(.*?)"><label[^>]*>(.*?)</label>', page) for page in pages]
            assert [found and found.groups() for found in told] == [
                ("", "Es wird kompiliert: 0 von 0 Spielen sind bereit"),
                ("schatzinsel", "Die Schatzinsel: Regeln werden kompiliert, 25 %"),
                ("naufrageurs", "Die Strandräuber: Regeln werden kompiliert, 25 %"),
                ("martinique", "Martinique: Regeln werden kompiliert, 25 %")]
            assert pages[3].index('id="boardbox"') < pages[3].index('class="hints-row"') < pages[3].index('id="compiling"')
            answer = await device.get("/progress", params={"game": "martinique"})
            assert answer.json() == {"percent": 25, "text": "Martinique: Regeln werden kompiliert, 25 %"}
            assert (await device.get("/progress")).json()["percent"] == 50
            assert (await device.get("/progress", params={"game": "chess"})).status_code == 404

    asyncio.run(run())


def test_stream_is_packed_for_who_can_unpack_it(inn: House) -> None:
    async def run() -> None:
        token = new_token()
        table = await inn.table(token, ALONE, game="martinique")
        path, query = f"/t/{table.id}/stream", "seq=0&ply=0&face=0&status=open"
        plain = await streamed(inn.app, path, query, token)
        packed = await streamed(inn.app, path, query, token, accepts="gzip, br")
        assert b"content-encoding" in packed[0]
        assert b"content-encoding" not in plain[0]
        unpacker = zlib.decompressobj(wbits=16 + zlib.MAX_WBITS)
        assert b"".join(map(unpacker.decompress, packed[1:])) == b"".join(plain[1:])
        assert unpacker.decompress(b"") == b""
        assert sum(map(len, packed[1:])) * 6 < sum(map(len, plain[1:]))

    asyncio.run(run())


@pytest.mark.parametrize(("lang", "curtain"), [("en", "curtain"), ("fr", "rideau"), ("de", "Vorhang")])
def test_a_curtain_is_promised_only_where_something_is_hidden(inn: House, lang: str, curtain: str) -> None:
    async def form(game: str) -> str:
        async with inn.device(new_token()) as device:
            device.cookies.set("benbow_lang", lang)
            return (await device.get(f"/new/{game}")).text

    for game in catalog.games():
        assert (curtain in asyncio.run(form(game))) is not catalog.game(game).is_open


JUNGLE = "D3 B2 E1 F5 D1 E3 F5 D1 F3 C2 F1 E3 D4 D0 E4 E0 D4 A5 E0"
RED_TO_8 = ("roll rb rr", "move start 18", "move 18 10", "move 10 8", "end")


def jungle(*line: str) -> Match:
    """Die Schatzinsel, laid out so that the two sides meet on disc 8."""
    match = Match(catalog.game("schatzinsel"), {"layout": "random"}, dice=ByHand())
    for text in (*(f"deal {name[0]} r{name[1]}" for name in JUNGLE.split()), *line):
        match.play(match.parse(text))
    return match


RED, BLACK = "red die", "black die"


@pytest.mark.parametrize(("line", "shown"), [
    (RED_TO_8[:1], [RED, RED, BLACK, BLACK]),
    ((*RED_TO_8, "roll rb bb"), [RED, RED, BLACK, BLACK]),
    ((*RED_TO_8, "roll rb bb", "move start 16", "end", "roll rr bb"), [RED, RED, BLACK, BLACK]),
    ((*RED_TO_8, "roll rb bb", "move start 16", "move 16 8", "fight bb"), [BLACK, BLACK]),
    ((*RED_TO_8, "roll rb bb", "move start 16", "move 16 8", "fight rb", "fight bb"), [BLACK, BLACK, RED, RED]),
    ((*RED_TO_8, "roll rb bb", "name 2", "object", "contest", "settle rb", "settle bb"), [RED, BLACK, RED, BLACK]),
])
def test_the_tray_shows_whole_throws_of_dice(inn: House, line: tuple[str, ...], shown: list[str]) -> None:
    assert tray(inn, jungle(*line)) == shown


def tray(inn: House, match: Match) -> list[str]:
    """What is in it, without the faces."""
    html = asyncio.run(asked(inn, match, "chosen"))["table"]
    found = re.search(r'id="tray".*?</section>', html, re.S)
    assert found is not None
    return [name.partition(":")[0] for name in re.findall(r"<span>([^<]*)</span>", found[0])]


def test_the_last_disc_that_was_drawn_does_not_lie_among_the_dice_of_the_first_turn(inn: House) -> None:
    match = Match(catalog.game("schatzinsel"), {"layout": "drafted"}, dice=ByHand())
    for well, name in enumerate(JUNGLE.split()):
        for text in (f"draw {name[0]}", f"lay {well} r{name[1]}"):
            match.play(match.parse(text))
    match.play(match.parse("roll rb rr"))
    assert tray(inn, match) == [RED, RED, BLACK, BLACK]
