"""What a page is told beside the table itself: hints, prompts, the result, and a stream that is packed."""
from __future__ import annotations

import re
import zlib
from collections.abc import Callable, Iterator

import pytest

from benbow.engine import catalog
from benbow.engine.contract import Value
from benbow.engine.dice import ByHand
from benbow.engine.match import Match
from benbow.server.tokens import new_token
from benbow.server.warmup import Count, Warmup
from tests.by_hand import at_random, go, play_on
from tests.server.house import House, not_none, post, prompt_of, streamed

ALONE = ("me", "me")


@pytest.mark.parametrize(("lang", "told"), [
    ("en", "You can do that. First choose: black pirate 2, in the supply."),
    ("de", "Das geht. Wähle zuerst: "),
    ("fr", "C’est permis. Choisissez d’abord\u00a0: "),
])
async def test_click_that_would_be_allowed_but_begins_elsewhere_says_where(inn: House, lang: str, told: str) -> None:
    device, table = await inn.seated(ALONE, game="martinique", options={"layout": "chart", "deploy_first": 1})
    device.cookies.set("benbow_lang", lang)
    for text in ("deploy A1", "deploy H8"):
        await post(device, table, "play", code=table.match.parse(text))
    answer = await device.post(f"/t/{table.id}/why", json={"ids": ["sq-a7"]})
    assert answer.json()["text"].startswith(told)
    assert answer.json()["rule"] == ""


SMALL: dict[str, Value] = {"board": "islet", "limit": 20}


def island(is_enough: Callable[[Match], bool], **options: Value) -> Match:
    """A random match of L'Île au Trésor, up to a decision."""
    match = Match(catalog.game("ile_au_tresor"), {"players": 2, **SMALL, **options}, seed=1)
    return play_on(match, at_random(1), lambda match: match.actor >= 0 and is_enough(match))


async def asked(inn: House, match: Match, what: str, *ids: str, lang: str = "en") -> dict[str, str]:
    """The answer to a page that shows this match."""
    device, table = await inn.seated(ALONE, game=match.game.id, options=match.options, log=match.log)
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
async def test_a_game_may_say_itself_what_is_asked_after_half_a_gesture(inn: House, lang: str, usual: str) -> None:
    match = island(lambda match: match.phase == "combat")
    view, words = match.view(match.actor), match.game.words(lang)
    target = next(ids[0] for ids in match.game.drawing.gestures(view).values() if len(ids) == 2)
    boat = ("boat-red", "boat-blue")[match.actor]
    own = not_none(match.game.telling.ask_next(view, (target,), words))
    assert "36" in own
    for id, told in ((target, own), (boat, usual)):
        assert prompt_of((await asked(inn, match, "chosen", id, lang=lang))["table"]).endswith(told)


@pytest.mark.usefixtures("uncompiled")
async def test_a_boat_that_cannot_land_anybody_so_far_away_says_what_it_would_cost(inn: House) -> None:
    match = island(lambda match: match.phase == "progress" and "land red" in map(match.text, match.legal()))
    view = match.view(match.actor)
    far = next(f"h-{name}" for name in ("h8", "h9", "g9", "i9")
               if match.game.drawing.beyond(view, ("boat-red", f"h-{name}"), match.game.words("en")))
    answer = await asked(inn, match, "why", "boat-red", far)
    assert answer["text"].startswith(f"Landing and going on to {far.removeprefix('h-')} costs ")
    assert answer["rule"] in ("IT-10", "IT-11")
    alone = await asked(inn, match, "why", far)
    assert alone == {"text": "First choose one of your pirates or boats, then where to go.", "rule": ""}


@pytest.mark.usefixtures("uncompiled")
async def test_points_are_shown_where_a_game_has_any(inn: House) -> None:
    drawn = island(lambda match: False, limit=1)
    assert not drawn.game.has_points
    html = (await asked(inn, drawn, "chosen"))["table"]
    assert "The time is up" in html
    assert 'class="who"' in html
    assert 'class="points"' not in html
    match = play_on(catalog.game("martinique").new(seed=1), at_random(1))
    assert (await asked(inn, match, "chosen"))["table"].count('class="points"') == 2


async def test_a_page_about_a_game_has_it_compiled_first_and_says_how_far_it_is(inn: House,
                                                                                monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table the line stands among the tools, below the board."""
    wanted: list[str] = []
    monkeypatch.setattr(Warmup, "want", lambda self, game: wanted.append(game.id))
    monkeypatch.setattr(Warmup, "is_done", False)
    monkeypatch.setattr(Warmup, "functions_of", lambda self, game: Count(3, 12))
    monkeypatch.setattr(Warmup, "functions", Count(5, 10))
    device, table = await inn.seated(ALONE, game="martinique", lang="de")
    pages = [(await device.get(path)).text for path in ("/", "/new/schatzinsel", "/rules/naufrageurs", f"/t/{table.id}")]
    assert wanted == ["schatzinsel", "naufrageurs", "martinique"]
    told = [re.search(r'<p id="compiling".*data-game="(.*?)"><label[^>]*>(.*?)</label>', page) for page in pages]
    assert [found and found.groups() for found in told] == [
        ("", "Es wird kompiliert. Fertige Spiele: 0 von 0"),
        ("schatzinsel", "Die Schatzinsel: Regeln werden kompiliert, 25\u00a0%"),
        ("naufrageurs", "Die Strandräuber: Regeln werden kompiliert, 25\u00a0%"),
        ("martinique", "Martinique: Regeln werden kompiliert, 25\u00a0%")]
    assert pages[3].index('id="boardbox"') < pages[3].index('class="tools"') < pages[3].index('id="compiling"')
    answer = await device.get("/progress", params={"game": "martinique"})
    assert answer.json() == {"percent": 25, "text": "Martinique: Regeln werden kompiliert, 25\u00a0%"}
    assert (await device.get("/progress")).json()["percent"] == 50
    assert (await device.get("/progress", params={"game": "chess"})).status_code == 404


async def test_stream_is_packed_for_who_can_unpack_it(inn: House) -> None:
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


@pytest.mark.parametrize(("lang", "curtain"), [("en", "curtain"), ("fr", "rideau"), ("de", "Vorhang")])
async def test_a_curtain_is_promised_only_where_something_is_hidden(inn: House, lang: str, curtain: str) -> None:
    device = inn.device(new_token())
    device.cookies.set("benbow_lang", lang)
    for game in catalog.games():
        assert (curtain in (await device.get(f"/new/{game}")).text) is not catalog.game(game).is_open


JUNGLE = "D3 B2 E1 F5 D1 E3 F5 D1 F3 C2 F1 E3 D4 D0 E4 E0 D4 A5 E0"
RED_TO_8 = ("roll rb rr", "move start 18", "move 18 10", "move 10 8", "end")


def jungle(*line: str) -> Match:
    """Die Schatzinsel, laid out so that the two sides meet on disc 8."""
    match = Match(catalog.game("schatzinsel"), {"layout": "random"}, dice=ByHand())
    return go(match, *(f"deal {name[0]} r{name[1]}" for name in JUNGLE.split()), *line)


RED, BLACK = "red die", "black die"


@pytest.mark.parametrize(("line", "shown"), [
    (RED_TO_8[:1], [RED, RED, BLACK, BLACK]),
    ((*RED_TO_8, "roll rb bb"), [RED, RED, BLACK, BLACK]),
    ((*RED_TO_8, "roll rb bb", "move start 16", "end", "roll rr bb"), [RED, RED, BLACK, BLACK]),
    ((*RED_TO_8, "roll rb bb", "move start 16", "move 16 8", "fight bb"), [BLACK, BLACK]),
    ((*RED_TO_8, "roll rb bb", "move start 16", "move 16 8", "fight rb", "fight bb"), [BLACK, BLACK, RED, RED]),
    ((*RED_TO_8, "roll rb bb", "name 2", "object", "contest", "settle rb", "settle bb"), [RED, BLACK, RED, BLACK]),
])
async def test_the_tray_shows_whole_throws_of_dice(inn: House, line: tuple[str, ...], shown: list[str]) -> None:
    assert await tray(inn, jungle(*line)) == shown


async def tray(inn: House, match: Match) -> list[str]:
    """What is in it, without the faces."""
    html = (await asked(inn, match, "chosen"))["table"]
    found = not_none(re.search(r'id="tray".*?</section>', html, re.S))[0]
    return [name.partition(":")[0] for name in re.findall(r'class="throw[^"]*" title="([^"]*)"', found)]


async def test_the_last_disc_that_was_drawn_does_not_lie_among_the_dice_of_the_first_turn(inn: House) -> None:
    match = Match(catalog.game("schatzinsel"), {"layout": "drafted"}, dice=ByHand())
    for well, name in enumerate(JUNGLE.split()):
        go(match, f"draw {name[0]}", f"lay {well} r{name[1]}")
    go(match, "roll rb rr")
    assert await tray(inn, match) == [RED, RED, BLACK, BLACK]
