"""Why something is not allowed: every reason has its clause and its sentence, and there is one for everything."""
from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import benbow
from benbow.engine.contract import View
from benbow.engine.laws.words import messages
from benbow.engine.match import Match
from benbow.engine.words import Words
from benbow.games.schatzinsel.rules.state import OPEN, Phase

from ..by_hand import go
from .table import BLACK, GAME, RED, legal, lively, lonely, position, some, table

LANGUAGES = ("en", "fr", "de")
CLAUSES = {f"SI-{n}" for n in range(1, 33)}
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
def acting(*line: str, red: str = "18", black: str = "", left: int = 3, **more: Any) -> Match:
    """Red acts; his pawn on 18 may go to 10 or back to the start. On ISLAND 9 leads nowhere."""
    return go(position(red, black, left=left, **more), *line)


def drawn(*line: str) -> Match:
    """Black has drawn the first disc."""
    return table("draw D", *line)


def named(*line: str, **more: Any) -> Match:
    """Red wants to turn disc 9, and Black is asked."""
    return acting("name 9", *line, **more)


def objected(*line: str, **more: Any) -> Match:
    """Black objects, and Red has to answer."""
    return named("object", *line, **more)


def duel(*line: str, red: str = "10", black: str = "5", **more: Any) -> Match:
    """Red's pawn on 10 has attacked the one on 5."""
    return acting("move 10 5", *line, red=red, black=black, **more)


def free(**more: Any) -> Match:
    """It has won, and may move on, to 10 or 2."""
    return duel("fight rr", **more)


def back(at: str = "3", goal: str = "closed", **more: Any) -> Match:
    """Red has one pawn on the island, which is back from the ship; four are aboard."""
    return acting(red=at, camps=(0, None), aboard=(4, 0), returned=(goal, ""), **more)


def asked_back(*line: str, **more: Any) -> Match:
    """Red has no pawn on the island, and may bring one back."""
    return go(lonely(RED, **more), "end", *line)


def alone(left: int = 2, **more: Any) -> Match:
    """Red has no pawn on the island, and has brought none back."""
    return position("", left=left, camps=(0, None), aboard=(5, 0), **more)


# ------------------------------------------------------------------------------------------------------- every reason
CASES: list[tuple[str, Set, int, str, str]] = [
    ("not-chance", acting, RED, "deal D r0", "SI-8"),
    ("not-chance", drawn, BLACK, "draw D", "SI-8"),
    ("not-chance", acting, RED, "roll rr rr", "SI-11"),
    ("not-chance", acting, BLACK, "fight rr", "SI-23"),
    ("not-chance", objected, RED, "settle rr", "SI-22"),
    ("not-while-drawing", lambda: table(layout="random"), RED, "end", "SI-8"),
    ("not-while-drawing", table, BLACK, "lay 3 r0", "SI-8"),
    ("not-while-drawing", lambda: position("18"), RED, "move 18 10", "SI-11"),
    ("not-while-drawing", lambda: objected("contest"), RED, "turn +2", "SI-22"),
    ("not-while-drawing", duel, RED, "end", "SI-23"),
    ("not-your-turn", acting, BLACK, "end", "SI-9"),
    ("not-your-turn", acting, BLACK, "name 7", "SI-9"),
    ("not-your-turn", lambda: named("allow"), BLACK, "turn +2", "SI-9"),
    ("not-your-turn", asked_back, BLACK, "land", "SI-9"),
    ("not-your-disc", drawn, RED, "lay 3 r0", "SI-8"),
    ("not-your-disc", drawn, RED, "end", "SI-8"),
    ("not-while-asked", named, RED, "turn +1", "SI-19"),
    ("not-while-asked", named, RED, "name 7", "SI-19"),
    ("not-objection-used", objected, BLACK, "object", "SI-19"),
    ("not-objection-used", lambda: objected("accept"), BLACK, "object", "SI-19"),
    ("not-objection-used", lambda: objected("accept", "name 7"), BLACK, "object", "SI-19"),
    ("not-objection-used", lambda: named("waive"), BLACK, "object", "SI-19"),
    ("not-objection-late", lambda: named("allow"), BLACK, "object", "SI-20"),
    ("not-named", acting, BLACK, "object", "SI-19"),
    ("not-named", acting, BLACK, "allow", "SI-19"),
    ("not-named", free, BLACK, "waive", "SI-19"),
    ("not-before-laying", drawn, BLACK, "end", "SI-8"),
    ("not-before-laying", drawn, BLACK, "name 3", "SI-8"),
    ("not-well-taken", lambda: drawn("lay 3 r0", "draw D"), RED, "lay 3 r1", "SI-8"),
    ("not-in-hand", acting, RED, "lay 3 r0", "SI-8"),
    ("not-in-hand", free, RED, "lay 3 r0", "SI-8"),
    ("not-before-return", asked_back, RED, "end", "SI-28"),
    ("not-before-return", asked_back, RED, "name 7", "SI-28"),
    ("not-before-answer", named, BLACK, "end", "SI-19"),
    ("not-before-answer", named, BLACK, "turn +1", "SI-19"),
    ("not-before-reply", objected, RED, "turn +1", "SI-21"),
    ("not-before-reply", objected, RED, "name 7", "SI-21"),
    ("not-before-reply", objected, RED, "end", "SI-21"),
    ("not-before-turn", lambda: named("allow"), RED, "name 7", "SI-20"),
    ("not-before-turn", lambda: named("allow"), RED, "move 18 10", "SI-20"),
    ("not-before-turn", lambda: named("allow"), RED, "end", "SI-20"),
    ("not-before-turn", lambda: objected("contest", "settle rr"), RED, "accept", "SI-20"),
    ("not-before-free", free, RED, "name 7", "SI-26"),
    ("not-before-free", free, RED, "end", "SI-26"),
    ("not-free-other", lambda: free(red="10 18"), RED, "move 18 10", "SI-26"),
    ("not-points", lambda: acting(left=0), RED, "move 18 10", "SI-12"),
    ("not-points", lambda: acting(left=0), RED, "name 7", "SI-12"),
    ("not-pawn", acting, RED, "move 3 goal", "SI-14"),
    ("not-pawn", acting, RED, "move start 18", "SI-14"),
    ("not-pawn", acting, RED, "move goal 3", "SI-14"),
    ("not-pawn", lambda: acting(black="6"), RED, "move 6 10", "SI-14"),
    ("not-same", acting, RED, "move 18 18", "SI-14"),
    ("not-same", free, RED, "move 5 5", "SI-14"),
    ("not-trail", acting, RED, "move 18 3", "SI-14"),
    ("not-trail", free, RED, "move 5 goal", "SI-14"),
    ("not-trail", lambda: acting(red="18 3"), RED, "move 18 3", "SI-14"),
    ("not-trail", lambda: back("8"), RED, "move 8 goal", "SI-14"),
    ("not-any-trail", lambda: acting(red="9"), RED, "move 9 4", "SI-14"),
    ("not-own-pawn", lambda: acting(red="18 10"), RED, "move 18 10", "SI-15"),
    ("not-own-pawn", lambda: acting(red="18 start"), RED, "move 18 start", "SI-15"),
    ("not-own-pawn", lambda: free(red="10 2"), RED, "move 5 2", "SI-15"),
    ("not-goal-closed", back, RED, "move 3 goal", "SI-28"),
    ("not-disc-pawn", acting, RED, "name 18", "SI-18"),
    ("not-disc-pawn", lambda: acting(black="6"), RED, "name 6", "SI-18"),
    ("not-barred", lambda: objected("accept"), RED, "name 9", "SI-21"),
    ("not-barred", lambda: objected("contest", "settle bb"), RED, "name 9", "SI-21"),
    ("not-duty-name", lambda: acting(left=1), RED, "name 7", "SI-13"),
    ("not-duty-end", acting, RED, "end", "SI-13"),
    ("not-duty-end", lambda: objected("accept"), RED, "end", "SI-13"),
    ("not-against-self", acting, RED, "object", "SI-19"),
    ("not-against-self", acting, RED, "allow", "SI-19"),
    ("not-objected", acting, RED, "accept", "SI-21"),
    ("not-objected", acting, RED, "contest", "SI-21"),
    ("not-turn-unnamed", acting, RED, "turn +2", "SI-19"),
    ("not-land-pawns", acting, RED, "land", "SI-28"),
    ("not-land-late", alone, RED, "land", "SI-28"),
    ("not-stay", acting, RED, "stay", "SI-26"),
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


TEXTS: list[tuple[Set, str, str, str]] = [
    (acting, "move 18 3", "en",
     "No trail leads directly from disc 18 to disc 3. The trails from disc 18 lead to disc 10 and the start."),
    (acting, "move 18 3", "fr",
     "Aucun sentier ne mène directement du disque 18 au disque 3. Les sentiers du disque 18 mènent au disque 10 et au départ."),
    (acting, "move 18 3", "de",
     "Kein Weg führt von Scheibe 18 unmittelbar auf Scheibe 3. Die Wege von Scheibe 18 führen auf Scheibe 10 "
     "und auf das Startfeld."),
    (lambda: acting(red="9"), "move 9 4", "en", "No trail leads from disc 9 to a point that your pawn could enter."),
    (lambda: acting(red="18 10"), "move 18 10", "de",
     "Auf Scheibe 10 steht eine eigene Figur; dort kannst du weder anhalten noch vorbeiziehen."),
    (lambda: acting(red="18 start"), "move 18 start", "en",
     "One of your own pawns is on the start; you can neither stop there nor pass it."),
    (acting, "move start 18", "fr", "Aucun de vos pions n’est sur votre départ."),
    (lambda: acting(left=1), "name 7", "en",
     "No pawn has moved this turn yet: keep your last action point for that."),
    (acting, "name 18", "de", "Auf Scheibe 18 steht eine Figur: Gedreht werden nur Scheiben ohne Figur."),
    (lambda: objected("accept"), "name 9", "en",
     "There was an objection to disc 9: it may not be named again this turn."),
    (named, "end", "en", "First Player 2 says whether disc 9 may be turned."),
]


@pytest.mark.parametrize(("match", "attempt", "lang", "text"), TEXTS)
def test_the_reason_is_told_in_detail(match: Set, attempt: str, lang: str, text: str) -> None:
    assert match().explain(attempt, RED, lang).text == text


def test_seats_are_called_by_their_names() -> None:
    words = GAME.words("en").seated(["Anna", "Béla"])
    assert GAME.telling.explain(named().view(RED), GAME.verbs.parse("end"), words).text == (
        "First Béla says whether disc 9 may be turned.")


def test_missing_discs_are_counted() -> None:
    assert drawn().explain("end", BLACK).text == "First the jungle is laid: 19 discs are still missing."
    match = drawn()
    for well in range(18):
        go(match, f"lay {well} r0")
        match.play(match.legal()[0])
    assert match.explain("end", BLACK).text == "First the jungle is laid: 1 disc is still missing."


def test_what_is_allowed_is_said_to_be_allowed() -> None:
    match = acting()
    assert match.explain("move 18 10", RED).allowed
    assert match.explain("name 7", RED).allowed
    assert not match.explain("move 18 10", BLACK).allowed


# ------------------------------------------------------------------------------------------------- everything, anywhere
OPTIONS: list[dict[str, object]] = [
    {"layout": ("random", "drafted")[row % 4 == 3], "length": ("normal", "tiny", "long")[row % 3],
     "board": ("classic", "wide")[row // 2 % 2], "discs": ("default", "varied")[row % 2], "edition": ("de", "fr")[row // 3 % 2],
     "limit": 30 + 9 * (row % 5), "pawns": (5, 1, 2, 3, 1)[row % 5]}
    for row in range(30)
]


@cache
def played(row: int) -> Match:
    """A whole random match of an option row; it likes goals and duels."""
    match, luck = Match(GAME, OPTIONS[row % len(OPTIONS)], seed=row + 1), random.Random(row)
    while match.actor != benbow.OVER:
        match.advance()
        if match.actor != benbow.OVER:
            codes = match.legal()
            match.play(luck.choice(lively(match._state, codes) or codes if luck.random() < 0.6 else codes))
    return match


def moments(rows: int) -> Iterator[View]:
    """The views of both seats before every action, and a few of the layout by chance."""
    for row in range(rows):
        match = played(row)
        for ply in range(max(0, match.laid - 2), match.ply):
            yield from (match.view(seat, ply) for seat in (RED, BLACK))


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
    """Thousands of positions; each code comes up at every 23rd, in one language after the other."""
    words, n, positions = [GAME.words(lang) for lang in LANGUAGES], 0, 0
    for positions, view in enumerate(moments(rows=24), start=1):
        n += refused(view, range(positions % 23, GAME.verbs.size, 23), words[positions % 3])
    assert positions > 5000
    assert n > 20 * positions


def test_every_code_can_be_asked_in_every_phase_and_language() -> None:
    """All codes, at several positions of each phase, for who acts and for who does not."""
    met: dict[tuple[int, bool], list[View]] = {}
    for view in moments(rows=30):
        met.setdefault((view.phase, view.actor == view.seat), []).append(view)
    assert {phase for phase, _ in met} == set(Phase) - {Phase.END}
    for views in met.values():
        for view in random.Random(1).sample(views, min(4, len(views))):
            for lang in LANGUAGES:
                assert refused(view, GAME.codes, GAME.words(lang)) == GAME.verbs.size - len(view.legal())


@pytest.mark.parametrize("match", {match: None for _, match, *_ in CASES})
def test_every_code_can_be_asked_in_the_positions_above(match: Set) -> None:
    met = match()
    for seat in (RED, BLACK):
        view = met.view(seat)
        assert refused(view, GAME.codes, GAME.words("en")) == GAME.verbs.size - len(view.legal())


def test_spectators_and_the_end_are_answered_too() -> None:
    """The engine does that before a game is asked; asked all the same, the game does not stumble."""
    match = played(0)
    for view in (match.view(RED), match.view(benbow.SPECTATOR), match.view(benbow.SPECTATOR, match.laid)):
        for code in GAME.codes:
            assert GAME.telling.explain(view, code, GAME.words("en")).text


# ---------------------------------------------------------------------------------- the reason given is the true one
def mended(view: View, key: str, code: int) -> list[int] | None:
    """What is legal once the reason is out of the way; None for reasons that lie elsewhere."""
    state = GAME.copy_of(view.record)
    _, values = GAME.verbs.decode(code)
    match key:
        case "not-own-pawn":
            state.standing[state.player] &= ~(1 << values[1])
        case "not-goal-closed":
            state.returned[state.player] = OPEN
        case "not-duty-name" | "not-duty-end":
            state.moved = 1
        case "not-barred":
            state.barred, state.moved = 0, 1
        case "not-disc-pawn":
            state.standing[:] = 0
        case _:
            return None
    return legal(state)


def test_without_the_reason_it_would_be_allowed() -> None:
    """In random games: take away just what was named, and the action is possible."""
    met, listening = set[str](), Listening("en")
    views = [view for view in moments(rows=12) if view.actor == view.seat and view.phase in (Phase.ACT, Phase.FREE)]
    for view in random.Random(1).sample(views, some(200) + 40):
        allowed = set(view.legal())
        for code in range(GAME.verbs.base("move"), GAME.verbs.size):
            if code not in allowed:
                listening.keys.clear()
                GAME.telling.explain(view, code, listening)
                key = next(key for key in listening.keys if key.startswith("not-"))
                now = mended(view, key, code)
                if now is not None:
                    assert code in now, (key, GAME.verbs.text(code))
                    met.add(key)
    assert met >= {"not-own-pawn", "not-duty-name", "not-duty-end", "not-barred", "not-disc-pawn"}
