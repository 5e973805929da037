"""Why something is not allowed: every reason has its clause and its sentence, and there is one for everything."""
from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest

import benbow
from benbow.engine.contract import View
from benbow.engine.laws import runner
from benbow.engine.laws.words import clauses, messages
from benbow.engine.match import Match
from benbow.engine.words import Words
from benbow.games.martinique.rules.state import BLACK, RED, Phase

from ..by_hand import go
from .table import GAME, position, sunset, table

LANGUAGES = ("en", "fr", "de")
CLAUSES = set(clauses(GAME))
PISTOLS = ("pi1 pi3", "pi1 pi2 pi3", "pi1 pi2 pi3 pi3")  # treasures that nobody here can load
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
def landed(**more: object) -> Match:
    """Black on A1 (rum 1), B1 (chests 2) and C1 (pistols 3); his fourth pirate waits."""
    return position("A1 B1 C1", "H8 H7 H6", **more)  # type: ignore[arg-type]


def in_hook(hook_jokers: int = 3, maps: str = "") -> Match:
    return go(position("D3 B1 C1", "H8 H7 H6", hook_jokers=hook_jokers, maps=(maps, "")), "move 1 D5")


def loading(kept: str, two: str = PISTOLS[0], three: str = PISTOLS[1], four: str = PISTOLS[2], jokers: int = 0) -> Match:
    """Black keeps these tiles, has just moved, and has to load or may."""
    tiles = dict(zip(("A8", "B8", "C8", "D8", "E8"), kept.split(), strict=False))
    match = position("C3 A4 A6", "H1 H3 H5", tiles={"C3": "sw1", **tiles}, rows=(" ".join(tiles), ""), jokers=(jokers, 0),
                     treasures=(two, three, four))
    return go(match, "move 1 C2")


def rum() -> Match:
    return loading("ru1 ch1", two="ru3 ch2")


def cove_at_sunset() -> Match:
    match = position("*", "*", stools="b1 r1", board="cove", pirates=1)
    match._state.lies[:], match._state.phase = 0, Phase.DIG
    return match


def taking() -> Match:
    return go(position("B2 B1 C1", "H8 H7 H6"), "move 1 B3")


def turning() -> Match:
    """Black goes over a Red pirate on A2 who has a map tile to hide."""
    return go(position("A1 B1 C1", "A2 H7 H6", tiles={"A1": "ru2"}, maps=("", "D2=F")), "move 1 A3")


def uncovering() -> Match:
    return sunset("A1", "B1")


# ------------------------------------------------------------------------------------------------------- every reason
CASES: list[tuple[str, Set, int, str, str]] = [
    ("not-chance", landed, BLACK, "draw swords 2", "MA-8"),
    ("not-chance", landed, BLACK, "begin red", "MA-9"),
    ("not-chance", landed, BLACK, "turn 1", "MA-16"),
    ("not-chance", taking, BLACK, "take F", "MA-32"),
    ("not-chance", uncovering, BLACK, "uncover C5", "MA-28"),
    ("not-veiled", taking, RED, "take ?", "MA-32"),
    ("not-veiled", turning, BLACK, "turn 1 = F", "MA-32"),
    ("not-while-drawing", lambda: table(layout="random"), BLACK, "deploy A1", "MA-8"),
    ("not-while-drawing", lambda: table(first="random"), RED, "deploy A1", "MA-9"),
    ("not-while-drawing", turning, BLACK, "move 2 B2", "MA-16"),
    ("not-while-drawing", taking, RED, "move 1 H7", "MA-17"),
    ("not-while-drawing", lambda: go(rum(), "load two .."), RED, "load two ..", "MA-21"),
    ("not-while-drawing", uncovering, RED, "dig A1", "MA-28"),
    ("not-your-turn", table, RED, "deploy A1", "MA-25"),
    ("not-your-turn", in_hook, RED, "hook joker", "MA-25"),
    ("not-all-sit", lambda: position("A1 B1 C1", "* * * *", stools="r1 r2 r3 r4"), RED, "move 1 A2", "MA-19"),
    ("not-your-stool", sunset, RED, "dig A1", "MA-27"),
    ("not-on-board", lambda: table(board="cove"), BLACK, "deploy H8", "MA-1"),
    ("not-on-board", lambda: position("A1 A2 A3", "E1 E2 E3", board="cove"), BLACK, "move 1 A6", "MA-1"),
    ("not-on-board", cove_at_sunset, BLACK, "dig F1", "MA-27"),
    ("not-in-supply", lambda: position("A1 A3 A5 A8", "H8 H7 H6"), BLACK, "deploy B1", "MA-10"),
    ("not-in-supply", lambda: position("A1 A3 A5 A8", "H8 H7 H6"), BLACK, "deploy stool", "MA-10"),
    ("not-beach", table, BLACK, "deploy C3", "MA-10"),
    ("not-beach", table, BLACK, "deploy D4", "MA-10"),
    ("not-free", landed, BLACK, "deploy B1", "MA-10"),
    ("not-free", landed, BLACK, "deploy H8", "MA-10"),
    ("not-tile", lambda: landed(gone="D1"), BLACK, "deploy D1", "MA-10"),
    ("not-stool", landed, BLACK, "deploy stool", "MA-10"),
    ("not-that-pirate", lambda: table(pirates=2), BLACK, "move 3 A1", "MA-4"),
    ("not-ashore", landed, BLACK, "move 4 A5", "MA-10"),
    ("not-seated", lambda: position("A1 B1 C1 *", "H8 H7 H6", stools="b4"), BLACK, "move 4 A2", "MA-19"),
    ("not-enough-deployed", table, BLACK, "move 1 A1", "MA-11"),
    ("not-enough-deployed", lambda: position("A1 B1", "H8 H7"), BLACK, "move 1 A2", "MA-11"),
    ("not-back", landed, BLACK, "move 1 A1", "MA-13"),
    ("not-reached", landed, BLACK, "move 1 A3", "MA-12"),
    ("not-reached", landed, BLACK, "move 2 B2", "MA-12"),
    ("not-reached", landed, BLACK, "move 3 H8", "MA-12"),  # occupied too, but it is out of reach first
    ("not-end-occupied", landed, BLACK, "move 1 B1", "MA-15"),
    ("not-skipped", landed, BLACK, "skip", "MA-25"),
    ("not-before-hook", in_hook, BLACK, "move 2 B2", "MA-20"),
    ("not-before-hook", in_hook, BLACK, "load two ..", "MA-20"),
    ("not-before-hook", in_hook, BLACK, "decline", "MA-20"),
    ("not-before-load", rum, BLACK, "move 2 A3", "MA-21"),
    ("not-before-load", rum, BLACK, "skip", "MA-21"),
    ("not-after-sunrise", sunset, BLACK, "deploy A1", "MA-25"),
    ("not-after-sunrise", sunset, BLACK, "load two ..", "MA-25"),
    ("not-at-hook", landed, BLACK, "hook joker", "MA-20"),
    ("not-at-hook", rum, BLACK, "hook map", "MA-20"),
    ("not-in-hook", lambda: in_hook(hook_jokers=0), BLACK, "hook joker", "MA-20"),
    ("not-in-hook", lambda: in_hook(maps="hook=A hook=1"), BLACK, "hook map", "MA-20"),
    ("not-without-move", landed, BLACK, "load two ..", "MA-21"),
    ("not-second-load", lambda: go(rum(), "load two .."), BLACK, "load three ...", "MA-22"),
    ("not-empty", lambda: loading("ru1 ch1", two="ru3 ch2", three=""), BLACK, "load three ...", "MA-24"),
    ("not-joker-for-nothing", lambda: loading("ru1 ch1", two="ru3 ch2", three="pi1", jokers=3), BLACK, "load three .*.", "MA-24"),
    ("not-enough-jokers", rum, BLACK, "load two *.", "MA-23"),
    ("not-enough-jokers", lambda: loading("ru1 ch1", two="ru3 ch2", jokers=1), BLACK, "load three ***", "MA-23"),
    ("not-missing", rum, BLACK, "load three ...", "MA-22"),
    ("not-missing", lambda: loading("ru1", two="ru3 ch2", jokers=1), BLACK, "load two *.", "MA-22"),
    ("not-last-joker", lambda: loading("ru1 ru2", two="ru3 ru2", jokers=1), BLACK, "load two *.", "MA-23"),
    ("not-decline", rum, BLACK, "decline", "MA-23"),
    ("not-nothing-to-decline", landed, BLACK, "decline", "MA-23"),
    ("not-dig-yet", landed, BLACK, "dig A1", "MA-27"),
    ("not-dug", lambda: sunset("A1"), RED, "dig A1", "MA-27"),
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
    (landed, "move 1 A3", "en", "Pirate 1 has to go exactly 1 step from A1, and no such way ends on A3."),
    (landed, "move 1 A3", "fr",
     "Le pirate 1 doit faire exactement 1 pas à partir de A1, et aucun chemin de cette longueur ne finit en A3."),
    (landed, "move 1 A3", "de", "Pirat 1 muss von A1 aus genau einen Schritt gehen, und kein solcher Weg endet auf A3."),
    (table, "move 1 A1", "en", "Pirates may move once 3 of yours are deployed; so far there is none."),
    (lambda: position("A1", "H8"), "move 1 A2", "de",
     "Bewegt wird erst, wenn 3 deiner Piraten eingesetzt sind; bisher ist es einer."),
    (lambda: table(deploy_first=1), "move 1 A1", "en", "Pirates may move once one of yours is deployed; so far there is none."),
    (lambda: table(deploy_first=1), "move 1 A1", "fr",
     "Pour déplacer un pirate, il faut en avoir débarqué 1\u202f; jusqu’ici, vous n’en avez débarqué aucun."),
    (lambda: table(deploy_first=1), "move 1 A1", "de",
     "Bewegt wird erst, wenn einer deiner Piraten eingesetzt ist; bisher ist es keiner."),
    (rum, "load four ....", "en", "For the treasure of four you still need: pistols × 4."),
    (lambda: loading("ru1 pi2", two="ru3 ru2", jokers=1), "load two ..", "fr",
     "Pour le trésor de deux, il vous manque encore\u00a0: rhum."),
    (rum, "load two **", "de", "Dafür brauchst du 2 Joker; du hast keinen."),
    (rum, "decline", "en", "You can load the treasure of two without a joker, so you must load."),
]


@pytest.mark.parametrize(("match", "attempt", "lang", "text"), TEXTS)
def test_the_reason_is_told_in_detail(match: Set, attempt: str, lang: str, text: str) -> None:
    assert match().explain(attempt, BLACK, lang).text == text


def test_what_is_allowed_is_said_to_be_allowed() -> None:
    match = landed()
    assert match.explain("move 1 A2", BLACK).allowed
    assert match.explain("deploy D1", BLACK).allowed
    assert not match.explain("deploy D1", RED).allowed


# ------------------------------------------------------------------------------------------------- everything, anywhere
OPTIONS = runner.pairwise(GAME)


@cache
def played(row: int) -> Match:
    """A whole random match of an option row."""
    match, luck = Match(GAME, {**OPTIONS[row % len(OPTIONS)]}, seed=row + 1), random.Random(row)
    while match.actor != benbow.OVER:
        match.advance()
        if match.actor != benbow.OVER:
            match.play(luck.choice(match.legal()))
    return match


def moments(rows: int) -> Iterator[View]:
    """Both seats' views before every action that follows the layout."""
    for row in range(rows):
        match = played(row)
        for ply in range(max(0, match.laid - 1), match.ply):
            yield from (match.view(seat, ply) for seat in (BLACK, RED))


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
    """Thousands of positions; each code comes up at every thirteenth, in one language after the other."""
    words, n, positions = [GAME.words(lang) for lang in LANGUAGES], 0, 0
    for positions, view in enumerate(moments(rows=50), start=1):
        n += refused(view, range(positions % 13, GAME.verbs.size, 13), words[positions % 3])
    assert positions > 3000
    assert n > 40 * positions


def test_every_code_can_be_asked_in_every_phase_and_language() -> None:
    """All codes, at several positions of each phase."""
    met: dict[tuple[int, bool], list[View]] = {}
    for view in moments(rows=50):
        met.setdefault((view.phase, view.actor == view.seat), []).append(view)
    assert {phase for phase, _ in met} == set(Phase) - {Phase.END}
    for views in met.values():
        for view in random.Random(1).sample(views, 2):
            for lang in LANGUAGES:
                assert refused(view, GAME.codes, GAME.words(lang)) == GAME.verbs.size - len(view.legal())


def test_spectators_and_the_end_are_answered_too() -> None:
    """The engine does that before a game is asked; asked all the same, the game does not stumble."""
    match = played(0)
    for view in (match.view(BLACK), match.view(benbow.SPECTATOR), match.view(benbow.SPECTATOR, match.laid)):
        for code in GAME.codes:
            assert GAME.telling.explain(view, code, GAME.words("en")).text
