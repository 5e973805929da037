"""Why something is not allowed: every reason has its clause and its sentence, and there is one for everything."""
from __future__ import annotations

import random

import pytest

import benbow
from benbow.engine.contract import View
from benbow.engine.laws.words import clauses, messages
from benbow.engine.words import Words

from ..by_hand import everyone
from ..own import GAMES, LANGUAGES, volume
from .matches import SAMPLES, Listening, all_played, by_phase, played
from .sample import Set

REFUSALS = [(name, *case) for name, one in SAMPLES.items() for case in one.refusals]
REASONS = [(name, *case) for name, one in SAMPLES.items() for case in one.reasons]
SETS = [(name, match) for name, one in SAMPLES.items() for match in dict.fromkeys(match for _, match, *_ in one.refusals)]
CLAUSES = {name: set(clauses(one.game)) for name, one in SAMPLES.items()}
ASKED = volume(16, 100)  # of all codes, in each position


@pytest.mark.parametrize(("name", "key", "match", "seat", "attempt", "rule"), REFUSALS)
def test_every_refusal_has_its_reason_and_its_clause(name: str, key: str, match: Set, seat: int, attempt: str, rule: str) -> None:
    met = match()
    for lang in LANGUAGES:
        found = met.explain(attempt, seat, lang)
        assert (found.allowed, found.rule) == (False, rule)
        assert str(found).endswith(f". ({rule})")
        listening = Listening(name, lang)
        assert met.game.telling.explain(met.view(seat), met.parse(attempt), listening) == found
        assert [key for key in listening.keys if key.startswith("not-")] == [key]


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_that_is_translated_is_met_above(name: str) -> None:
    own = {key for key in messages(SAMPLES[name].game.home / "words" / "en.ftl") if key.startswith("not-")}
    assert own == {key for key, *_ in SAMPLES[name].refusals}


@pytest.mark.parametrize(("name", "match", "attempt", "lang", "text"), REASONS)
def test_the_reason_is_told_in_detail(name: str, match: Set, attempt: str, lang: str, text: str) -> None:
    assert match().explain(attempt, 0, lang).text == text


@pytest.mark.parametrize("name", GAMES)
def test_what_is_allowed_is_said_to_be_allowed_and_to_nobody_else(name: str) -> None:
    match = played(name, 0)
    for ply, actor in enumerate(match.actors):
        if actor >= 0:
            code, before = match.actions[ply], {seat: match.view(seat, ply) for seat in everyone(match)}
            for seat, view in before.items():
                assert benbow.engine.match.explain(view, code).allowed == (seat == actor)


# ------------------------------------------------------------------------------------------------- everything, anywhere
def refused(view: View, codes: range, words: Words) -> int:
    """How many of these codes are refused, each with a clause of the rules and a whole sentence."""
    game, allowed = view.game, set(view.legal())
    found = [game.telling.explain(view, code, words) for code in codes if code not in allowed]
    for one in found:
        assert not one.allowed
        assert one.rule in CLAUSES[game.id]
        assert one.text.endswith(".")
        assert "{" not in one.text
    return len(found)


@pytest.mark.parametrize("name", GAMES)
def test_anything_can_be_asked_anywhere(name: str) -> None:
    """Who acts and another seat, before every action; the codes take turns, and so do the languages."""
    game, n, positions = SAMPLES[name].game, 0, 0
    words, step = [game.words(lang) for lang in LANGUAGES], max(1, game.verbs.size // ASKED)
    for match in all_played(name):
        for ply in range(max(0, match.laid - 2), match.ply, volume(2, 1)):
            actor = max(0, match.actors[ply])
            for seat in (actor, (actor + 1 + ply) % match.seats):
                positions += 1
                n += refused(match.view(seat, ply), range(positions % step, game.verbs.size, step), words[positions % 3])
    assert positions > 1500
    assert n > ASKED // 2 * positions


@pytest.mark.parametrize("name", GAMES)
def test_every_code_can_be_asked_in_every_phase_and_language(name: str) -> None:
    """All codes, at several positions of each phase, for who acts and for who does not."""
    game = SAMPLES[name].game
    for (phase, _), views in by_phase(name).items():
        for view in random.Random(1).sample(views, min(3, len(views))) if game.phases[phase] != "end" else ():
            for lang in LANGUAGES:
                assert refused(view, game.codes, game.words(lang)) == game.verbs.size - len(view.legal())


@pytest.mark.parametrize(("name", "match"), SETS)
def test_every_code_can_be_asked_in_the_positions_above(name: str, match: Set) -> None:
    met = match()
    for seat in range(met.seats):
        view = met.view(seat)
        assert refused(view, met.game.codes, met.game.words("en")) == met.game.verbs.size - len(view.legal())


@pytest.mark.parametrize("name", GAMES)
def test_spectators_and_the_end_are_answered_too(name: str) -> None:
    """The engine does that before a game is asked; asked all the same, the game does not stumble."""
    match = played(name, 0)
    for view in (match.view(0), match.view(benbow.SPECTATOR), match.view(benbow.SPECTATOR, match.laid)):
        for code in match.game.codes:
            assert match.game.telling.explain(view, code, match.game.words("en")).text
