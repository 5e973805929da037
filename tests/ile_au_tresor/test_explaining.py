"""Why something is not allowed: every reason has its clause and its sentence, and there is one for everything."""
from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest

import benbow
from benbow.engine.contract import View
from benbow.engine.laws.words import messages
from benbow.engine.match import Match
from benbow.engine.words import Words
from benbow.games.ile_au_tresor.rules.state import Phase

from ..by_hand import go
from .table import BLUE, GAME, GREEN, RED, laid, position, table

LANGUAGES = ("en", "fr", "de")
CLAUSES = {f"IT-{n}" for n in range(1, 39)}
Set = Callable[[], Match]


class Listening(Words):
    """The same words, and which of them were asked for."""

    def __init__(self, lang: str) -> None:
        words = GAME.words(lang)
        super().__init__(lang, words._bundles)
        self.keys: list[str] = []

    def __call__(self, key: str, **arguments: str | int | float) -> str:
        self.keys.append(key)
        return super().__call__(key, **arguments)


# ------------------------------------------------------------------------------------------------------ positions
def progress(*line: str, red: str = "d12", roll: str = "5-6", **more: object) -> Match:
    """Red has 11 PP; pirate 1 stands on d12, beside the jetty c11, the others are aboard in port A."""
    return go(position(red, **more), f"roll {roll}", *line)  # type: ignore[arg-type]


def passing(**more: object) -> Match:
    """Pirate 1 is beside pirate 2, on d13."""
    return progress("step 1 E", red="d12 d13", **more)  # type: ignore[arg-type]


def fog(*line: str, red: str = "d12", **more: object) -> Match:
    """Blue, on Red's left, may lead one of Red's pirates astray."""
    return go(position(red, **more), "roll 3-3", *line)  # type: ignore[arg-type]


def combat(*line: str, red: str = "d12", blue: str = "e12", **more: object) -> Match:
    """Red may attack; from d12 the blue pirate 1 is in the south-east."""
    return go(position(red, blue, **more), "roll 1-2", "done", *line)  # type: ignore[arg-type]


def flight() -> Match:
    return combat("attack 1 SE", "roll 4-5")


def cornered() -> Match:
    """The blue pirate 1 can flee no farther than a7, which is beside him."""
    return go(position("b6 b7 b8 a8", "a6"), "roll 1-2", "done", "attack 1 NE", "roll 3-5")


def advance(red: str = "d12 h9") -> Match:
    """The blue pirate on e12 is dead."""
    return combat("attack 1 SE", "roll 5-6", red=red)


def recruits(red: str = "dead d12", **more: object) -> Match:
    return go(position(red, **more), "roll 6-6")  # type: ignore[arg-type]


def joining(**more: object) -> Match:
    """Red's boat in A, all aboard, may go to Blue's in C with one aboard; Green's in E has six."""
    return go(position(blue="h9 g9 g8 i9 j9", players=3, **more), "roll 4-4")  # type: ignore[arg-type]


def two_boats() -> Match:
    """Red's first boat was joined by Blue's; with the green one he may go to Yellow's."""
    return go(position("red red green green", yellow="d12 d13 e12 e11 d11", players=4, boats="red A, blue A, green E, yellow G",
                       taken="green red", joined="red"), "roll 4-4")


def ashore(**more: object) -> Match:
    """Nobody is aboard Red's boat."""
    return progress(red="d12 d13 e12 e11 d11 c10", **more)  # type: ignore[arg-type]


def carrying(*line: str, at: str = "c11", **more: object) -> Match:
    return progress(*line, red=at, bearer="red 1", **more)  # type: ignore[arg-type]


def islet(**more: object) -> Match:
    return position("dead", map="islet", boats="red A, blue B", **more)  # type: ignore[arg-type]


AT_CHEST = {"red": "f10", "seen": "red 1 empty"}
TO_AND_FRO = ("step 1 E", "step 1 W") * 2

# ------------------------------------------------------------------------------------------------------- every reason
CASES: list[tuple[str, Set, int, str, str]] = [
    ("not-chance", progress, RED, "chest 14", "IT-6"),
    ("not-chance", progress, RED, "roll 3-5", "IT-9"),
    ("not-chance", progress, RED, "begins red", "IT-7"),
    ("not-chance", progress, BLUE, "lava 2", "IT-22"),
    ("not-chance", progress, RED, "look 4 empty", "IT-33"),
    ("not-veiled", progress, RED, "look 4 ?", "IT-38"),
    ("not-veiled", progress, RED, "take 3 = chest 4", "IT-38"),
    ("not-while-drawing", table, RED, "place A", "IT-6"),
    ("not-while-drawing", lambda: table(*(f"chest {k}1" for k in range(1, 7))), RED, "place A", "IT-7"),
    ("not-while-drawing", position, RED, "land red", "IT-9"),
    ("not-while-drawing", lambda: progress("step 1 SE", red="e9"), RED, "done", "IT-33"),
    ("not-while-drawing", lambda: go(position("i9"), "roll 2-2"), RED, "done", "IT-22"),
    ("not-while-drawing", lambda: go(position("i9"), "roll 1-1"), BLUE, "done", "IT-24"),
    ("not-while-drawing", lambda: combat("attack 1 SE"), RED, "flee c10", "IT-27"),
    ("not-your-turn", progress, BLUE, "done", "IT-7"),
    ("not-your-turn", lambda: fog(players=3), GREEN, "stray 1 E", "IT-7"),
    ("not-in-own-fog", fog, RED, "step 1 E", "IT-21"),
    ("not-before-placing", lambda: laid("roll 3-4"), RED, "done", "IT-8"),
    ("not-before-placing", lambda: laid("roll 3-4"), RED, "land red", "IT-8"),
    ("not-before-flight", flight, RED, "done", "IT-29"),
    ("not-before-flight", flight, RED, "advance 1", "IT-29"),
    ("not-in-fog", fog, BLUE, "step 1 E", "IT-21"),
    ("not-in-fog", fog, BLUE, "attack 1 E", "IT-21"),
    ("not-while-passing", passing, RED, "done", "IT-14"),
    ("not-while-passing", passing, RED, "step 2 E", "IT-14"),
    ("not-while-passing", passing, RED, "embark 2 red", "IT-14"),
    ("not-while-passing", passing, RED, "land red", "IT-14"),
    ("not-while-passing", passing, RED, "take 2", "IT-14"),
    ("not-take-passing", passing, RED, "take 1", "IT-14"),
    ("not-placed-twice", progress, RED, "place B", "IT-8"),
    ("not-without-fog", progress, RED, "stray 1 E", "IT-21"),
    ("not-board-now", progress, RED, "board", "IT-20"),
    ("not-board-now", joining, RED, "board", "IT-20"),
    ("not-flee-now", progress, RED, "flee d13", "IT-28"),
    ("not-flee-now", combat, RED, "flee d13", "IT-28"),
    ("not-advance-now", progress, RED, "advance 1", "IT-31"),
    ("not-advance-now", combat, RED, "advance 1", "IT-31"),
    ("not-recruit-now", lambda: progress(red="d12 dead"), RED, "recruit red", "IT-18"),
    ("not-recruit-nobody", progress, RED, "recruit red", "IT-18"),
    ("not-attack-twice", advance, RED, "attack 1 E", "IT-26"),
    ("not-attack-yet", progress, RED, "attack 1 E", "IT-26"),
    ("not-attack-before-event", recruits, RED, "attack 2 E", "IT-26"),
    ("not-attack-before-event", joining, RED, "attack 2 E", "IT-26"),
    ("not-move-over", combat, RED, "step 1 E", "IT-13"),
    ("not-move-over", advance, RED, "land red", "IT-13"),
    ("not-move-double", recruits, RED, "step 2 E", "IT-9"),
    ("not-move-double", joining, RED, "load", "IT-9"),
    ("not-that-pirate", lambda: progress(pirates=2), RED, "step 3 E", "IT-5"),
    ("not-that-pirate", lambda: combat(pirates=2), RED, "attack 6 E", "IT-5"),
    ("not-that-boat", progress, RED, "land yellow", "IT-5"),
    ("not-that-boat", progress, RED, "embark 1 green", "IT-5"),
    ("not-that-boat", recruits, RED, "recruit green", "IT-5"),
    ("not-that-port", lambda: go(islet(), "roll 5-6"), RED, "sail red J", "IT-3"),
    ("not-that-port", lambda: laid("roll 3-4", map="islet"), RED, "place G", "IT-3"),
    ("not-that-fort", recruits, RED, "recruit fort 9", "IT-18"),
    ("not-that-fort", lambda: go(islet(), "roll 6-6"), RED, "recruit fort 3", "IT-18"),
    ("not-that-hex", flight, RED, "flee a1", "IT-1"),
    ("not-that-hex", flight, RED, "flee i8", "IT-1"),
    ("not-dead", lambda: progress(red="dead d12"), RED, "step 1 E", "IT-32"),
    ("not-dead", lambda: combat(red="d12 dead"), RED, "attack 2 SE", "IT-32"),
    ("not-dead", lambda: fog(red="d12 dead"), BLUE, "stray 2 E", "IT-32"),
    ("not-your-boat", progress, RED, "land blue", "IT-17"),
    ("not-your-boat", progress, RED, "sail blue D", "IT-17"),
    ("not-in-port-yet", lambda: progress(boats="red A, blue -"), RED, "embark 1 blue", "IT-8"),
    ("not-in-port-yet", lambda: recruits(boats="red A, blue -"), RED, "recruit blue", "IT-8"),
    ("not-enough-pp", lambda: progress(roll="1-2"), RED, "land red", "IT-10"),
    ("not-enough-pp", lambda: progress(red="c11", roll="1-2"), RED, "embark 1 red", "IT-10"),
    ("not-enough-pp", lambda: progress("step 1 SE", roll="1-2"), RED, "step 1 SE", "IT-10"),
    ("not-enough-pp", lambda: progress(roll="3-4"), RED, "sail red B", "IT-10"),
    ("not-limit", lambda: progress("land red", "step 1 SE", red=""), RED, "step 1 E", "IT-11"),
    ("not-limit", lambda: progress("step 1 E", "step 1 W", "step 1 NW"), RED, "embark 1 red", "IT-11"),
    ("not-limit", lambda: carrying(*TO_AND_FRO, at="d12"), RED, "step 1 E", "IT-12"),
    ("not-ground", progress, RED, "step 1 NE", "IT-1"),
    ("not-ground", lambda: progress(red="i7"), RED, "step 1 E", "IT-1"),
    ("not-ground", lambda: fog(red="l5"), BLUE, "stray 1 SE", "IT-1"),
    ("not-enemy-there", lambda: progress(blue="d13"), RED, "step 1 E", "IT-14"),
    ("not-enemy-there", lambda: progress(red="", blue="c11"), RED, "land red", "IT-14"),
    ("not-no-way-on", lambda: progress("step 1 W", "step 1 E", red="d12 d13", roll="1-2"), RED, "step 1 E", "IT-14"),
    ("not-no-way-on", lambda: progress(red="c11", roll="1-5"), RED, "land red", "IT-14"),
    ("not-ashore", progress, RED, "step 2 E", "IT-15"),
    ("not-fog-aboard", fog, BLUE, "stray 2 E", "IT-21"),
    ("not-fog-other", lambda: fog("stray 1 E", red="d12 e9"), BLUE, "stray 2 W", "IT-21"),
    ("not-fog-steps", lambda: fog("stray 1 E", "stray 1 W", "stray 1 E"), BLUE, "stray 1 W", "IT-21"),
    ("not-fog-blocked", lambda: fog(blue="d13"), BLUE, "stray 1 E", "IT-21"),
    ("not-fog-pp", lambda: fog("stray 1 SE", bearer="red 1"), BLUE, "stray 1 SE", "IT-21"),
    ("not-fog-way-on", lambda: fog("stray 1 W", "stray 1 E", red="d12 d13"), BLUE, "stray 1 E", "IT-21"),
    ("not-stop-there", lambda: fog("stray 1 E", red="d12 d13"), BLUE, "done", "IT-21"),
    ("not-in-storm", lambda: progress(storm=True), RED, "land red", "IT-19"),
    ("not-in-storm", lambda: progress(red="c11", storm=True), RED, "embark 1 red", "IT-19"),
    ("not-in-storm", lambda: progress(storm=True), RED, "sail red B", "IT-19"),
    ("not-in-storm", lambda: carrying(storm=True), RED, "load", "IT-19"),
    ("not-land-nobody", ashore, RED, "land red", "IT-15"),
    ("not-embark-twice", progress, RED, "embark 2 red", "IT-15"),
    ("not-at-jetty", progress, RED, "embark 1 red", "IT-15"),
    ("not-at-jetty", lambda: progress(red="j15"), RED, "embark 1 red", "IT-15"),
    ("not-embark-treasure", carrying, RED, "embark 1 red", "IT-10"),
    ("not-boat-manned", lambda: progress(red="j15"), RED, "embark 1 blue", "IT-17"),
    ("not-same-port", progress, RED, "sail red A", "IT-16"),
    ("not-sail-nobody", ashore, RED, "sail red B", "IT-16"),
    ("not-all-hands", lambda: progress(boats="red A, blue A", joined="red"), RED, "sail red B", "IT-20"),
    ("not-port-taken", progress, RED, "sail red C", "IT-16"),
    ("not-join-held", two_boats, RED, "sail red G", "IT-20"),
    ("not-join-empty", joining, RED, "sail red B", "IT-20"),
    ("not-join-two", two_boats, RED, "sail green A", "IT-20"),
    ("not-join-own", joining, RED, "sail red A", "IT-20"),
    ("not-join-fewer", joining, RED, "sail red E", "IT-20"),
    ("not-port-free", lambda: laid("roll 3-4", "place A", "roll 3-4"), BLUE, "place A", "IT-8"),
    ("not-recruit-manned", recruits, RED, "recruit blue", "IT-18"),
    ("not-recruit-occupied", lambda: recruits("dead d7"), RED, "recruit fort 1", "IT-18"),
    ("not-take-twice", carrying, RED, "take 1", "IT-34"),
    ("not-take-carried", lambda: progress(blue="h9", bearer="blue 1"), RED, "take 1", "IT-34"),
    ("not-take-elsewhere", lambda: progress(loose="e12"), RED, "take 1", "IT-34"),
    ("not-on-chest", progress, RED, "take 1", "IT-33"),
    ("not-on-chest", progress, RED, "take 2", "IT-33"),
    ("not-take-empty", lambda: progress(**AT_CHEST), RED, "take 1", "IT-33"),
    ("not-load-nothing", progress, RED, "load", "IT-35"),
    ("not-load-nothing", lambda: progress(blue="h9", bearer="blue 1"), RED, "load", "IT-35"),
    ("not-load-jetty", lambda: carrying(at="d12"), RED, "load", "IT-35"),
    ("not-load-ready", lambda: carrying("step 1 NW", at="d12"), RED, "load", "IT-35"),
    ("not-load-boat", lambda: carrying(at="j15"), RED, "load", "IT-35"),
    ("not-load-watched", lambda: carrying(blue="d12"), RED, "load", "IT-35"),
    ("not-load-pp", lambda: carrying(roll="2-6"), RED, "load", "IT-35"),
    ("not-load-pp", lambda: carrying(at="j15", boats="red C, blue A", roll="3-4"), RED, "load", "IT-35"),
    ("not-attack-land", combat, RED, "attack 1 NE", "IT-26"),
    ("not-attack-land", combat, RED, "attack 2 E", "IT-26"),
    ("not-attack-nobody", combat, RED, "attack 1 W", "IT-26"),
    ("not-attack-own", lambda: combat(red="d12 d13"), RED, "attack 1 E", "IT-26"),
    ("not-leader", lambda: go(position(blue="c11"), "roll 5-6", "done"), RED, "attack 2 SW", "IT-5"),
    ("not-flee-occupied", flight, RED, "flee d12", "IT-29"),
    ("not-flee-five", flight, RED, "flee d11", "IT-29"),
    ("not-flee-farthest", cornered, RED, "flee c7", "IT-29"),
    ("not-advance-aboard", advance, RED, "advance 6", "IT-31"),
    ("not-advance-apart", advance, RED, "advance 2", "IT-31"),
]


@pytest.mark.parametrize(("key", "match", "seat", "attempt", "rule"), CASES)
def test_every_refusal_has_its_reason_and_its_clause(key: str, match: Set, seat: int, attempt: str, rule: str) -> None:
    met = match()
    for lang in LANGUAGES:
        found = met.explain(attempt, seat, lang)
        assert (found.allowed, found.rule) == (False, rule)
        assert str(found).endswith(f". ({rule})")
        listening = Listening(lang)
        assert GAME.telling.explain(met.view(seat), met.parse(attempt), listening) == found
        assert [key for key in listening.keys if key.startswith("not-")] == [key]


def test_every_reason_that_is_translated_is_met_above() -> None:
    own = {key for key in messages(GAME.home / "words" / "en.ftl") if key.startswith("not-")}
    assert own == {key for key, *_ in CASES}


TEXTS = [
    (lambda: progress(roll="1-2"), "land red", "en", "This costs 6 PP; you have only 3 left."),
    (lambda: progress(roll="1-2"), "land red", "fr", "Cela coûte 6 PP\u202f; il ne vous en reste que 3."),
    (lambda: progress(roll="1-2"), "land red", "de", "Das kostet 6 BP; du hast nur noch 3."),
    (lambda: progress("step 1 E", "step 1 W", "step 1 E", roll="1-2"), "step 1 W", "en", "This costs 1 PP; you have none left."),
    (lambda: progress("land red", "step 1 SE", red=""), "step 1 E", "en",
     "This costs 1 PP; pirate 1 has used 7 of the 7 that he may use in a turn."),
    (lambda: carrying(*TO_AND_FRO, at="d12"), "step 1 E", "de",
     "Das kostet 2 BP; Pirat 1 hat schon 8 von den 9 genutzt, die er in einem Zug nutzen darf."),
    (lambda: progress(blue="d13"), "step 1 E", "fr", "Le pirate bleu 1 est en d13, et l’on ne dépasse pas un adversaire."),
    (lambda: progress(blue="d13"), "step 1 E", "de", "Der blaue Pirat 1 steht auf d13, und an Gegnern kommt man nicht vorbei."),
    (lambda: progress(red="i7"), "step 1 E", "en", "The crater lies on that side; nobody gets through."),
    (lambda: progress(red="l5"), "step 1 SE", "fr", "De ce côté il y a un lac\u202f; on ne le traverse pas."),
    (progress, "step 1 NE", "de", "Auf dieser Seite liegt das Meer; zu Fuß geht es da nicht weiter."),
    (progress, "embark 1 red", "en",
     "The red boat lies in port A: pirate 1 can go aboard only from its jetty, c11."),
    (lambda: progress(red="j15"), "embark 1 blue", "de", "Auf dem blauen Boot sind 6 Piraten; erobern kann man nur ein leeres."),
    (joining, "sail red E", "en", "The red boat has 6 aboard and the green one 6; it may join only a boat with fewer."),
    (joining, "sail red E", "fr",
     "Le bateau rouge a 6 pirates à bord et le vert 6\u202f; il ne peut rejoindre qu’un bateau qui en a moins."),
    (lambda: carrying(at="j15", boats="red C, blue A", roll="3-4"), "load", "en",
     "Loading costs 8 PP here; you have only 7 left."),
    (lambda: carrying(roll="2-6"), "load", "de", "Verladen kostet hier 9 BP; du hast nur noch 8."),
    (cornered, "flee c7", "en",
     "There is no hex five away over free land: he flees as far as possible, to a neighbouring hex, and not to c7."),
    (lambda: go(position(blue="c11"), "roll 5-6", "done"), "attack 2 SW", "en",
     "Of those aboard the red boat the lowest number leads: pirate 1, not 2."),
]


@pytest.mark.parametrize(("match", "attempt", "lang", "text"), TEXTS)
def test_the_reason_is_told_in_detail(match: Set, attempt: str, lang: str, text: str) -> None:
    assert match().explain(attempt, RED, lang).text == text


def test_what_is_allowed_is_said_to_be_allowed() -> None:
    match = progress()
    assert match.explain("step 1 E", RED).allowed
    assert match.explain("land red", RED).allowed
    assert not match.explain("step 1 E", BLUE).allowed


@pytest.mark.rule("IT-38")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_the_same_whatever_another_has_seen(lang: str) -> None:
    """Blue has looked into a chest on which a pirate of Red's stands, and into one where a pirate of his own stands."""
    words = GAME.words(lang)
    for roll, seat in (("5-6", RED), ("3-3", BLUE), ("3-3", RED)):
        told = []
        for content in ("empty", "treasure"):
            other = "blue" if seat == RED else "red"
            seen = f"red 1 empty, blue 1 empty, {other} 2 {content}"
            match = go(position("f10", "i11", seen=seen if other == "blue" else f"{seen}, blue 2 empty"), f"roll {roll}")
            view = match.view(seat)
            told.append([GAME.telling.explain(view, code, words) for code in GAME.codes if code not in view.legal()])
        assert len(told[0]) > 500
        assert told[0] == told[1]


# ------------------------------------------------------------------------------------------------- everything, anywhere
OPTIONS = [
    {"players": 2 + row % 3, "map": ("island", "islet")[row % 2], "rescue": ("each", "once")[row // 2 % 2], "limit": 6 + row % 9,
     "pirates": (6, 3, 6, 1, 6)[row % 5], "chests": (6, 2, 6, 1)[row % 4]}
    for row in range(40)
]


@cache
def played(row: int) -> Match:
    """A whole random match of an option row; who plays seldom ends a move of himself."""
    match, luck = Match(GAME, {**OPTIONS[row % len(OPTIONS)]}, seed=row + 1), random.Random(row)
    while match.actor != benbow.OVER:
        match.advance()
        if match.actor != benbow.OVER:
            codes = match.legal()
            deeds = [code for code in codes if match.text(code) != "done"]
            match.play(luck.choice(deeds if deeds and luck.random() < 0.8 else codes))
    return match


def moments(rows: int) -> Iterator[View]:
    """The views of the actor, or of whose turn it is while chance draws, and of another seat, before every action."""
    for row in range(rows):
        match = played(row)
        for ply in range(max(0, match.laid - 2), match.ply):
            actor = max(0, match.actors[ply])
            yield from (match.view(seat, ply) for seat in (actor, (actor + 1 + ply) % match.seats))


def refused(view: View, codes: range, words: Words) -> int:
    """How many of these codes are refused, each with a clause of the rules and a whole sentence."""
    allowed = set(view.legal())
    found = [GAME.telling.explain(view, code, words) for code in codes if code not in allowed]
    for one in found:
        assert not one.allowed
        assert one.rule in CLAUSES
        assert one.text.endswith(".")
        assert "{" not in one.text
    return len(found)


def test_anything_can_be_asked_anywhere() -> None:
    """Thousands of positions; each code comes up at every 29th, in one language after the other."""
    words, n, positions = [GAME.words(lang) for lang in LANGUAGES], 0, 0
    for positions, view in enumerate(moments(rows=24), start=1):
        n += refused(view, range(positions % 29, GAME.verbs.size, 29), words[positions % 3])
    assert positions > 5000
    assert n > 15 * positions


def test_every_code_can_be_asked_in_every_phase_and_language() -> None:
    """All codes, at several positions of each phase."""
    met: dict[tuple[int, bool], list[View]] = {}
    for view in moments(rows=40):
        met.setdefault((view.phase, view.actor == view.seat), []).append(view)
    assert {phase for phase, _ in met} >= set(Phase) - {Phase.END, Phase.BOARDING, Phase.LAY}
    for views in met.values():
        for view in random.Random(1).sample(views, min(3, len(views))):
            for lang in LANGUAGES:
                assert refused(view, GAME.codes, GAME.words(lang)) == GAME.verbs.size - len(view.legal())


@pytest.mark.parametrize("match", {match: None for _, match, *_ in CASES})
def test_every_code_can_be_asked_in_the_rare_positions_above(match: Set) -> None:
    met = match()
    for seat in range(met.seats):
        view = met.view(seat)
        assert refused(view, GAME.codes, GAME.words("en")) == GAME.verbs.size - len(view.legal())


def test_spectators_and_the_end_are_answered_too() -> None:
    """The engine does that before a game is asked; asked all the same, the game does not stumble."""
    match = played(0)
    for view in (match.view(RED), match.view(benbow.SPECTATOR), match.view(benbow.SPECTATOR, match.laid)):
        for code in GAME.codes:
            assert GAME.telling.explain(view, code, GAME.words("en")).text
