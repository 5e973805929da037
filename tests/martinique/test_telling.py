"""What happened, what is asked and what an action is called, in words."""
from __future__ import annotations

import re

import pytest

import benbow
from benbow.engine.laws.words import helpers, messages
from benbow.engine.match import Match
from benbow.games.martinique.rules.board import square
from benbow.games.martinique.rules.state import BLACK, RED, SEATED

from ..by_hand import go
from .table import FOUR_EACH, GAME, nearly_empty_bag, position, sunset, table
from .test_explaining import LANGUAGES, OPTIONS, Listening, Set, in_hook, landed, loading, played, rum, taking, turning

rule = pytest.mark.rule
ENGLISH = GAME.words("en")
WATCHING = benbow.SPECTATOR


def told(match: Match, *line: str, seat: int = BLACK, lang: str = "en") -> str:
    """What a seat is told of the last of these actions."""
    go(match, *line)
    return match.tell(match.ply - 1, seat, lang)


# --------------------------------------------------------------------------------------------------------- what happened
def test_tiles_are_told_as_they_are_laid() -> None:
    assert told(table(layout="random"), "draw swords 2") == "On A1 lies a 2 of swords."
    assert told(table(layout="random"), "draw swords 2", "draw rum 1", lang="de") == "Auf A2 liegt eine Rum-1."


def test_who_begins_is_told() -> None:
    assert told(table(first="random"), "begin red") == "Lots are drawn: Player 2 begins."


def test_deploying_is_told_with_the_tile() -> None:
    assert told(table(), "deploy A1") == "Player 1 deploys pirate 1 to A1, on a 1 of rum."
    assert told(table(), "deploy A1", "deploy H8", lang="fr") == "Joueur 2 débarque le pirate 1 en H8, sur un 3 de crânes."
    assert told(table(), "deploy A1", lang="de") == "Spieler 1 setzt Pirat 1 auf A1 ein, auf eine Rum-1."


def beach_without_tiles() -> Match:
    """Black may move inland or deploy his fourth pirate, but no tile is free on the beach."""
    match = position("C3 C6 F6", "F3 B3 B4", tiles={"C3": "sw1", "C6": "sw1", "F6": "sw1"})
    state = match._state
    for k in range(64):
        if k // 8 in (0, 7) or k % 8 in (0, 7):
            state.lies[k] = 0
    return match


@rule("MA-10")
def test_deploying_to_a_stool_is_told_and_asked() -> None:
    match = beach_without_tiles()
    view = match.view(BLACK)
    assert GAME.telling.ask(view, ENGLISH) == (
        "Move a pirate, or deploy one straight to stool 1: the beach has no free tile left.")
    assert GAME.telling.name(view, match.parse("deploy stool"), ENGLISH) == "Pirate 4 straight to stool 1"
    assert told(match, "deploy stool") == (
        "The beach has no free tile left: Player 1 deploys pirate 4 straight to stool 1.")


def test_a_move_is_told_with_what_is_taken_and_where_it_ends() -> None:
    assert told(landed(), "move 1 A2") == (
        "Player 1 moves pirate 1 from A1 to A2 and takes the 1 of rum. The pirate stays on A2, a 2 of chests.")
    assert told(landed(), "move 1 A2", lang="fr") == (
        "Joueur 1 déplace le pirate 1 de A1 à A2 et prend le 1 de rhum. Le pirate reste en A2, sur un 2 de coffres.")
    assert told(landed(), "move 1 A2", lang="de") == (
        "Spieler 1 bewegt Pirat 1 von A1 nach A2 und nimmt die Rum-1. Der Pirat bleibt auf A2, auf einer Truhen-2.")


@rule("MA-19")
def test_a_pirate_on_an_empty_square_is_told_to_sit_down() -> None:
    assert told(landed(gone="A2"), "move 1 A2").endswith("A2 is empty: the pirate is off to the bar, on stool 1.")


@rule("MA-20")
def test_a_pirate_in_the_hook_is_told_to_sit_down_and_his_choice_is_told() -> None:
    match = in_hook()
    assert match.tell(match.ply - 1, RED).endswith("In The Hook the pirate sits down on stool 1.")
    assert told(in_hook(), "hook joker", seat=RED) == "Player 1 takes a joker in The Hook."
    assert told(in_hook(), "hook map", seat=RED) == "Player 1 chooses a map tile in The Hook."


def test_passing_enemies_is_told() -> None:
    match = position("A1 B1 C1", "A2 A3 H6", tiles={"A1": "ru3"})
    assert told(match, "move 1 A4").startswith("Player 1 moves pirate 1 from A1 over 2 enemies to A4 and takes the 3 of rum.")
    match = position("A1 B1 C1", "A2 H7 H6", tiles={"A1": "ru2"})
    assert told(match, "move 1 A3", lang="fr").startswith("Joueur 1 déplace le pirate 1 de A1 à A3 par-dessus un adversaire et")


@rule("MA-16")
def test_a_tile_turned_up_is_told_to_all_with_its_face_and_origin() -> None:
    match = turning()
    assert match.tell(match.ply - 1, BLACK) == "Player 1 moves pirate 1 from A1 over an enemy to A3."
    go(match, "turn 1")
    for seat in (BLACK, RED, WATCHING):
        assert match.tell(match.ply - 1, seat) == (
            "Player 1 turns up a map tile that Player 2 was hiding, the one from D2: it is the letter F. "
            "Player 1 takes the 2 of rum from A1. The pirate stays on A3, a 1 of rum.")


def test_of_two_tiles_turned_up_the_second_ends_the_move() -> None:
    match = position("A1 B1 C1", "A2 A3 H6", tiles={"A1": "ru3"}, maps=("", "D2=F hook=3"))
    first, second = told(match, "move 1 A4", "turn 2"), told(match, "turn 1")
    assert first == "Player 1 turns up a map tile that Player 2 was hiding, the one from The Hook: it is the number 3."
    assert second.endswith("it is the letter F. Player 1 takes the 3 of rum from A1. The pirate stays on A4, a 1 of pistols.")


@rule("MA-17")
@rule("MA-32")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_taker_is_told_the_face(lang: str) -> None:
    """The others' sentence is the same whatever it is."""
    for match in (taking, lambda: go(in_hook(), "hook map")):
        faces = [text for text in map(match().text, match().legal()) if text.startswith("take")]
        assert len(faces) > 10
        for seat in (RED, WATCHING):
            assert len({told(match(), face, seat=seat, lang=lang) for face in faces}) == 1
        own = {told(match(), face, seat=BLACK, lang=lang) for face in faces}
        assert len(own) == len(faces)
        for text, face in zip(sorted(own), sorted(faces, key=lambda face: told(match(), face, lang=lang)), strict=True):
            assert re.search(rf"\b{face.split()[1]}\b", text)


def test_taking_is_told() -> None:
    assert told(taking(), "take F") == (
        "Player 1 takes the map tile from B2, face down: it is the letter F. The pirate stays on B3, a 1 of parrots.")
    assert told(taking(), "take 7", seat=RED, lang="de") == (
        "Spieler 1 nimmt das Landkartenplättchen von B2, verdeckt. Der Pirat bleibt auf B3, auf einer Papageien-1.")
    assert told(in_hook(), "hook map", "take 7", lang="fr") == (
        "Joueur 1 reçoit la tuile Carte de la taverne, face cachée\u00a0: c’est le chiffre 7.")


def test_loading_is_told_with_its_worth_and_jokers() -> None:
    assert told(rum(), "load two ..") == "Player 1 loads the treasure of two: 5 points for the hold."
    with_jokers = loading("ru1", two="ru3 ch2", jokers=2)
    assert told(with_jokers, "load two **", lang="de") == (
        "Spieler 1 lädt den Zweierschatz mit 2 Jokern: 5 Punkte für den Frachtraum.")
    assert told(rum(), "load two ..", "draw rum 2", lang="fr") == "On tire du sac un 2 de rhum pour le trésor de deux."
    assert told(loading("ru1", two="ru3 ch2", jokers=1), "decline") == "Player 1 does not load."


@rule("MA-24")
def test_an_empty_bag_is_told() -> None:
    assert told(nearly_empty_bag(rum(), "ru3"), "load two ..", "draw rum 3") == (
        "Out of the bag comes a 3 of rum for the treasure of two. That was the last tile in the bag.")
    assert told(nearly_empty_bag(rum(), ""), "load two ..").endswith("The bag is empty: nothing is refilled.")


def blocked() -> Match:
    """All neighbours of Black's only pirate on the island are occupied; the others sit."""
    match = position("A1 * * *", "A2 B1 H6 H7", stools="b2 b3 b4")
    assert [match.text(code) for code in match.legal()] == ["skip"]
    return match


@rule("MA-25")
def test_a_blocked_player_is_asked_and_told() -> None:
    match = blocked()
    view = match.view(BLACK)
    assert GAME.telling.ask(view, ENGLISH) == "None of your pirates can move: this turn you are skipped."
    assert GAME.telling.name(view, match.parse("skip"), ENGLISH) == "Skip this turn"
    assert told(match, "skip", seat=RED) == "Player 1 can neither deploy nor move and is skipped."


@rule("MA-25")
def test_it_is_told_when_one_player_goes_on_alone() -> None:
    """Black's last pirate walks from A1 to A2, where no tile lies; one of Red's is still ashore."""
    match = position("A1 * * *", "H8 * * *", stools="b2 b3 b4 r2 r3 r4", gone="A2")
    assert told(match, "move 1 A2").endswith("Player 1 has no more pirates to move: until sunset only Player 2 takes turns.")



@rule("MA-26")
def test_the_sunset_is_told_with_what_brings_it() -> None:
    match = position("A1 * * *", "* * * *", stools="b2 b3 b4 r1 r2 r3 r4", gone="A2")
    assert told(match, "move 1 A2").endswith(
        "A2 is empty: the pirate is off to the bar, on stool 8. "
        "All pirates sit: the sun sets. What is left on the island is cleared away, and the digging begins.")
    assert "sun sets" not in told(match, "dig A1")


@rule("MA-28")
def test_digging_and_the_end_are_told() -> None:
    match = sunset("C5", "D5")
    assert match.tell(0, RED) == "Player 1 digs on C5 with the pirate from stool 1."
    assert told(match, "uncover D5") == (
        "The coordinates are turned up: the Lost Treasure is on D5, and Player 2 has dug there!")
    assert told(sunset("C5", "D5"), "uncover H8", lang="de") == (
        "Die Koordinaten werden aufgedeckt: Der verlorene Schatz liegt auf H8, wo niemand gegraben hat.")


# ------------------------------------------------------------------------------------------------- what is asked, and names
def asked(match: Match, lang: str = "en") -> str:
    return GAME.telling.ask(match.view(match.actor), GAME.words(lang))


def named(match: Match, text: str, lang: str = "en") -> str:
    return GAME.telling.name(match.view(match.actor), match.parse(text), GAME.words(lang))


ASKED: list[tuple[Set, str]] = [
    (table, "Deploy a pirate: choose a free square of the beach with a tile. Your pirates may move once 3 are deployed."),
    (lambda: position("A1 B1", "H8 H7"),
     "Deploy a pirate: choose a free square of the beach with a tile. Then your pirates may move."),
    (landed, "Move a pirate, or deploy one on the beach."),
    (lambda: table(*FOUR_EACH), "Move one of your pirates."),
    (lambda: position("A1 * *", "A2 B1 H6", stools="b2 b3"), "Deploy a pirate: choose a free square of the beach with a tile."),
    (in_hook, "Your pirate is in The Hook. Take a joker or a map tile."),
    (lambda: in_hook(hook_jokers=0), "Your pirate is in The Hook. Only map tiles are left: take one."),
    (lambda: in_hook(maps="hook=A hook=1"), "Your pirate is in The Hook. Only jokers are left: take one."),
    (rum, "You have what a small treasure asks for: load it."),
    (lambda: loading("ru1 ch1", two="ru3 ch2", jokers=1), "You have what a small treasure asks for: choose what to load."),
    (lambda: loading("ru1", two="ru3 ch2", jokers=1), "With jokers you can load a small treasure. Load, or decline."),
    (sunset, "Where does your pirate from stool 1 dig? He is your last."),
    (lambda: sunset(stools="b1 r1 b2 r2"), "Where does your pirate from stool 1 dig? One more of yours digs after him."),
    (lambda: sunset("A1", stools="b1 r1 b2 r2 r3 b3"), "Where does your pirate from stool 2 dig? 2 more of yours dig after him."),
]


@pytest.mark.parametrize(("match", "text"), ASKED)
def test_the_actor_is_asked_what_there_is_to_decide(match: Set, text: str) -> None:
    assert asked(match()) == text


def test_a_beach_without_tiles_and_no_other_move_is_asked_for() -> None:
    """His only pirate ashore cannot move: the one in the supply can only go to a stool."""
    match = beach_without_tiles()
    state = match._state
    state.where[BLACK, :3] = SEATED
    for name in ("C3", "C6", "F6"):
        state.stands[square(name)] = 0
    assert asked(match) == "The beach has no free tile left: your pirate goes straight to stool 1."


NAMED: list[tuple[Set, str, str, str]] = [
    (table, "deploy A1", "Pirate 1 to A1, on a 1 of rum", "Pirat 1 auf A1, auf eine Rum-1"),
    (landed, "move 1 A2", "Pirate 1 to A2, on a 2 of chests", "Pirat 1 nach A2, auf eine Truhen-2"),
    (landed, "move 2 B3", "Pirate 2 to B3, on a 1 of parrots", "Pirat 2 nach B3, auf eine Papageien-1"),
    (lambda: landed(gone="A2"), "move 1 A2", "Pirate 1 to A2: empty, off to the bar", "Pirat 1 nach A2: leer, also an die Bar"),
    (lambda: position("D3 B1 C1", "H8 H7 H6"), "move 1 D5", "Pirate 1 to D5, into The Hook",
     "Pirat 1 nach D5, in die Kneipe"),
    (lambda: position("A1 B1 C1", "A2 H7 H6", tiles={"A1": "ru2"}), "move 1 A3", "Pirate 1 to A3, over one enemy, on a 1 of rum",
     "Pirat 1 nach A3, über einen Gegner, auf eine Rum-1"),
    (lambda: position("C2 B1 C1", "H8 H7 H6", tiles={"C2": "ru1"}), "move 1 B2", "Pirate 1 to B2, on a map tile",
     "Pirat 1 nach B2, auf ein Landkartenplättchen"),
    (in_hook, "hook joker", "Take a joker (3 left)", "Joker nehmen (noch 3)"),
    (in_hook, "hook map", "Take a map tile (2 left)", "Landkartenplättchen nehmen (noch 2)"),
    (rum, "load two ..", "Load the treasure of two: 5 points", "Zweierschatz laden: 5 Punkte"),
    (lambda: loading("ru1 ch1", two="ru3 ch2", jokers=1), "load two ..", "Load the treasure of two: 5 points, without a joker",
     "Zweierschatz laden: 5 Punkte, ohne Joker"),
    (lambda: loading("ru1", two="ru3 ch2", jokers=1), "load two .*",
     "Load the treasure of two: 5 points, with a joker for chests", "Zweierschatz laden: 5 Punkte, mit einem Joker für Truhen"),
    (lambda: loading("ch1 pa1", four="ru3 ch2 ru2 pa2", jokers=3), "load four *.*.",
     "Load the treasure of four: 9 points, with 2 jokers for rum × 2",
     "Viererschatz laden: 9 Punkte, mit 2 Jokern für Rum × 2"),
    (lambda: loading("ru1", two="ru3 ch2", jokers=1), "decline", "Do not load", "Aufs Beladen verzichten"),
    (sunset, "dig C5", "Dig on C5", "Auf C5 graben"),
]


@pytest.mark.parametrize(("match", "action", "english", "german"), NAMED)
def test_actions_have_names(match: Set, action: str, english: str, german: str) -> None:
    assert (named(match(), action), named(match(), action, "de")) == (english, german)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_actions_have_the_same_name(lang: str) -> None:
    words = GAME.words(lang)
    for row in range(12):
        match = played(row)
        for ply in range(match.laid, match.ply):
            view = match.view(max(0, match.actors[ply]), ply)
            names = [GAME.telling.name(view, code, words) for code in view.legal()]
            assert len(set(names)) == len(names)


def test_seats_are_called_by_their_colours() -> None:
    view = table().view(BLACK)
    assert [GAME.telling.role(view, seat, GAME.words(lang)) for lang in LANGUAGES for seat in (BLACK, RED)] == [
        "Black", "Red", "Noir", "Rouge", "Schwarz", "Rot"]


def test_names_of_people_fit_in() -> None:
    words = GAME.words("fr").seated(["Anne", "Œdipe d'Arc"])
    match = go(turning(), "turn 1")
    ply = match.ply - 1
    text = GAME.telling.tell(match.view(WATCHING, ply), match.veiled(ply, WATCHING), match.view(WATCHING, ply + 1), words)
    assert text.startswith("Anne retourne la tuile Carte de D2 que cachait Œdipe d'Arc\u00a0: c’est la lettre F.")


# ---------------------------------------------------------------------------------------------------- whole matches
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_matches_are_told_asked_and_named(lang: str) -> None:
    """Everything that happens by itself, to everybody, in whole sentences."""
    words = GAME.words(lang)
    for row in range(0, 2 * len(OPTIONS), 3):
        match = played(row)
        for ply in range(max(0, match.laid - 3), match.ply):
            for seat in (BLACK, RED, WATCHING):
                before, after = match.view(seat, ply), match.view(seat, ply + 1)
                assert re.fullmatch(r"[^{}]+[.!]", GAME.telling.tell(before, match.veiled(ply, seat), after, words))
                if before.actor >= 0:
                    assert re.fullmatch(r"[^{}]+\.", GAME.telling.ask(before, words))


def test_every_text_is_needed_somewhere() -> None:
    """All that is told, asked or named is met in the tests above or in random matches."""
    listening = Listening("en")
    sets: list[Set] = [*(one for one, _ in ASKED), *(one for one, *_ in NAMED), blocked, beach_without_tiles, landed, turning,
                       lambda: go(turning(), "turn 1"), lambda: go(taking(), "take F"), lambda: go(blocked(), "skip"),
                       lambda: go(beach_without_tiles(), "deploy stool"), lambda: go(nearly_empty_bag(rum(), ""), "load two ..")]
    for match in (*(one() for one in sets), *(played(row) for row in range(50))):
        for ply in range(match.ply):
            for seat in (BLACK, RED):
                GAME.telling.tell(match.view(seat, ply), match.veiled(ply, seat), match.view(seat, ply + 1), listening)
        if match.actor >= 0:
            view = match.view(match.actor)
            GAME.telling.ask(view, listening)
            for code in view.legal():
                GAME.telling.name(view, code, listening)
    there = messages(GAME.home / "words" / "en.ftl")
    wanted = {key for key in there if key.startswith(("told-", "ask-", "name-"))} - helpers(there)
    assert wanted - set(listening.keys) == {"told-prologue", "ask-deploy-stool"}  # said by the page; asked for above
