"""What happened, what is asked and what an action is called, in words: whole matches, and positions by hand."""
from __future__ import annotations

import re

import pytest

from benbow.engine.laws.words import helpers, messages
from benbow.engine.match import Match

from ..by_hand import everyone, go
from ..own import GAMES, LANGUAGES, volume
from .matches import MATCHES, SAMPLES, Listening, all_played, played
from .sample import Set

ASKED = [(name, *case) for name, one in SAMPLES.items() for case in one.asked]
NAMED = [(name, *case) for name, one in SAMPLES.items() for case in one.named]
SENTENCE, QUESTION = re.compile(r"[^{}]+[.!]"), re.compile(r"[^{}]+[.?!]")


def asked(match: Match, lang: str) -> str:
    return match.game.telling.ask(match.view(match.actor), match.game.words(lang))


def named(match: Match, text: str, lang: str) -> str:
    return match.game.telling.name(match.view(match.actor), match.parse(text), match.game.words(lang))


@pytest.mark.parametrize(("name", "match", "text"), ASKED)
def test_the_actor_is_asked_what_there_is_to_decide(name: str, match: Set, text: str) -> None:
    assert asked(match(), "en") == text
    for lang in ("fr", "de"):
        assert QUESTION.fullmatch(asked(match(), lang))


@pytest.mark.parametrize(("name", "match", "action", "english", "german"), NAMED)
def test_actions_have_names(name: str, match: Set, action: str, english: str, german: str) -> None:
    assert (named(match(), action, "en"), named(match(), action, "de")) == (english, german)


@pytest.mark.parametrize(("name", "row"), volume(MATCHES[1::2], MATCHES))
def test_whole_match_is_told_and_asked_in_sentences(name: str, row: int) -> None:
    """To everybody; in a game without secrets, to everybody the same. The languages take turns."""
    match = played(name, row)
    game, languages = match.game, [match.game.words(lang) for lang in LANGUAGES]
    for ply in range(max(0, match.laid - 3), match.ply):
        words, told = languages[(ply + row) % 3], set[str]()
        for seat in everyone(match):
            before, veiled, after = match.view(seat, ply), match.veiled(ply, seat), match.view(seat, ply + 1)
            told.add(game.telling.tell(before, veiled, after, words))
            if before.actor == seat:
                assert QUESTION.fullmatch(game.telling.ask(before, words))
        assert all(map(SENTENCE.fullmatch, told))
        assert len(told) == 1 or not game.is_open


@pytest.mark.parametrize(("name", "row"), MATCHES)
def test_no_two_actions_have_the_same_name(name: str, row: int) -> None:
    match = played(name, row)
    for ply in range(match.laid, match.ply, 3):
        view = match.view(max(0, match.actors[ply]), ply)
        codes = view.legal()
        for lang in LANGUAGES:
            assert len({match.game.telling.name(view, code, match.game.words(lang)) for code in codes}) == len(codes)


@pytest.mark.parametrize("name", GAMES)
def test_every_text_is_met(name: str) -> None:
    """All that is told, asked or named is met in the positions by hand or in whole matches."""
    one, listening = SAMPLES[name], Listening(name)
    telling = one.game.telling
    by_hand = [*(match() for match, _ in one.asked), *(go(match(), action) for match, action, *_ in one.named),
               *(match() for match in one.told)]
    for match in (*by_hand, *all_played(name)):
        for ply in range(match.ply):
            for seat in (0, 1):
                telling.tell(match.view(seat, ply), match.veiled(ply, seat), match.view(seat, ply + 1), listening)
    for match in (*by_hand, *(match() for match, *_ in one.named)):
        if match.actor >= 0:
            view = match.view(match.actor)
            telling.ask(view, listening)
            for code in view.legal():
                telling.name(view, code, listening)
    for half, chosen in one.half:
        telling.ask_next(half().view(half().actor), chosen, listening)
    there = messages(one.game.home / "words" / "en.ftl")
    wanted = {key for key in there if key.startswith(("told-", "ask-", "name-"))} - helpers(there)
    assert wanted - set(listening.keys) == one.unsaid & wanted
