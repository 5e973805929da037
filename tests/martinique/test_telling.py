"""What happened, what is asked and what an action is called, in words."""
from __future__ import annotations

import re

import pytest

import benbow
from benbow.engine.match import Match
from benbow.games.martinique.rules.board import square
from benbow.games.martinique.rules.state import BLACK, RED, SEATED

from ..by_hand import go, told
from ..games.sample import Set
from ..own import LANGUAGES
from .positions import beach_without_tiles, blocked, in_hook, landed, loading, rum, taking, turning
from .table import GAME, nearly_empty_bag, position, sunset, table

rule = pytest.mark.rule
ENGLISH = GAME.words("en")
WATCHING = benbow.SPECTATOR


# --------------------------------------------------------------------------------------------------------- what happened
def laying() -> Match:
    return table(layout="random")


def over_two() -> Match:
    return position("A1 B1 C1", "A2 A3 H6", tiles={"A1": "ru3"}, maps=("", "D2=F hook=3"))


TOLD: list[tuple[Set, str, int, str, str]] = [  # actions, and what a seat is told of the last one
    (laying, "draw swords 2", BLACK, "en", "On A1 lies a 2 of swords."),
    (laying, "draw swords 2, draw rum 1", BLACK, "de", "Auf A2 liegt ein Plättchen Rum 1."),
    (lambda: table(first="random"), "begin red", BLACK, "en", "Lots are drawn: Player 2 begins."),
    (table, "deploy A1", BLACK, "en", "Player 1 deploys pirate 1 to A1, on a 1 of rum."),
    (table, "deploy A1, deploy H8", BLACK, "fr", "Joueur 2 débarque le pirate 1 en H8, sur un 3 de crânes."),
    (table, "deploy A1", BLACK, "de", "Spieler 1 setzt Pirat 1 auf A1 ein, auf ein Plättchen Rum 1."),
    (beach_without_tiles, "deploy stool", BLACK, "en",
     "The beach has no free tile left: Player 1 deploys pirate 4 straight to stool 1."),
    (landed, "move 1 A2", BLACK, "en",
     "Player 1 moves pirate 1 from A1 to A2 and takes the 1 of rum. The pirate stays on A2, a 2 of chests."),
    (landed, "move 1 A2", BLACK, "fr",
     "Joueur 1 déplace le pirate 1 de A1 à A2 et prend le 1 de rhum. Le pirate reste en A2, sur un 2 de coffres."),
    (landed, "move 1 A2", BLACK, "de",
     "Spieler 1 bewegt Pirat 1 von A1 nach A2 und nimmt das Plättchen Rum 1. "
     "Der Pirat bleibt auf A2, auf einem Plättchen Truhe 2."),
    (lambda: landed(gone="A2"), "move 1 A2", BLACK, "en", "…A2 is empty: the pirate is off to the bar, on stool 1."),
    (lambda: position("D3 B1 C1", "H8 H7 H6"), "move 1 D5", RED, "en", "…In The Hook the pirate sits down on stool 1."),
    (in_hook, "hook joker", RED, "en", "Player 1 takes a joker in The Hook."),
    (in_hook, "hook map", RED, "en", "Player 1 chooses a map tile in The Hook."),
    (over_two, "move 1 A4", BLACK, "en", "Player 1 moves pirate 1 from A1 over 2 enemies to A4."),
    (lambda: position("A1 B1 C1", "A2 H7 H6", tiles={"A1": "ru2"}), "move 1 A3", BLACK, "fr",
     "Joueur 1 déplace le pirate 1 de A1 à A3 par-dessus un adversaire et prend le 2 de rhum. "
     "Le pirate reste en A3, sur un 1 de rhum."),
    (over_two, "move 1 A4, turn 2", BLACK, "en",
     "Player 1 turns up a map tile that Player 2 was hiding, the one from The Hook: it is the number 3."),
    (over_two, "move 1 A4, turn 2, turn 1", BLACK, "en",
     "…it is the letter F. Player 1 takes the 3 of rum from A1. The pirate stays on A4, a 1 of pistols."),
    (taking, "take F", BLACK, "en",
     "Player 1 takes the map tile from B2, face down: it is the letter F. The pirate stays on B3, a 1 of parrots."),
    (taking, "take 7", RED, "de",
     "Spieler 1 nimmt das Landkartenplättchen von B2, verdeckt. Der Pirat bleibt auf B3, auf einem Plättchen Papagei 1."),
    (in_hook, "hook map, take 7", BLACK, "fr",
     "Joueur 1 reçoit la tuile Carte de la taverne, face cachée\u00a0: c’est le chiffre 7."),
    (rum, "load two ..", BLACK, "en", "Player 1 loads the treasure of two: 5 points for the hold."),
    (lambda: loading("ru1", two="ru3 ch2", jokers=2), "load two **", BLACK, "de",
     "Spieler 1 lädt den Zweierschatz mit 2 Jokern: 5 Punkte für den Frachtraum."),
    (rum, "load two .., draw rum 2", BLACK, "fr", "On tire du sac un 2 de rhum pour le trésor de deux."),
    (lambda: loading("ru1", two="ru3 ch2", jokers=1), "decline", BLACK, "en", "Player 1 does not load."),
    (lambda: nearly_empty_bag(rum(), "ru3"), "load two .., draw rum 3", BLACK, "en",
     "Out of the bag comes a 3 of rum for the treasure of two. That was the last tile in the bag."),
    (lambda: nearly_empty_bag(rum(), ""), "load two ..", BLACK, "en", "…The bag is empty: nothing is refilled."),
    (blocked, "skip", RED, "en", "Player 1 can neither deploy nor move and is skipped."),
    # Black's last pirate walks from A1 to A2, where no tile lies; one of Red's is still ashore.
    (lambda: position("A1 * * *", "H8 * * *", stools="b2 b3 b4 r2 r3 r4", gone="A2"), "move 1 A2", BLACK, "en",
     "…Player 1 has no more pirates to move: until sunset only Player 2 takes turns."),
    (lambda: position("A1 * * *", "* * * *", stools="b2 b3 b4 r1 r2 r3 r4", gone="A2"), "move 1 A2", BLACK, "en",
     "…A2 is empty: the pirate is off to the bar, on stool 8. "
     "All pirates sit: the sun sets. What is left on the island is cleared away, and the digging begins."),
    (sunset, "dig C5", RED, "en", "Player 1 digs on C5 with the pirate from stool 1."),
    (lambda: sunset("C5", "D5"), "uncover D5", BLACK, "en",
     "The coordinates are turned up: the Lost Treasure is on D5, and Player 2 has dug there!"),
    (lambda: sunset("C5", "D5"), "uncover H8", BLACK, "de",
     "Die Koordinaten werden aufgedeckt: Der verlorene Schatz liegt auf H8, wo niemand gegraben hat."),
]


@pytest.mark.parametrize(("match", "line", "seat", "lang", "text"), TOLD)
def test_what_happened_is_told(match: Set, line: str, seat: int, lang: str, text: str) -> None:
    """After … only the end of it is compared."""
    found = told(match(), *line.split(", "), seat=seat, lang=lang)
    assert found.endswith(text[1:]) if text.startswith("…") else found == text


@rule("MA-16")
def test_a_tile_turned_up_is_told_to_all_with_its_face_and_origin() -> None:
    match = turning()
    assert match.tell(match.ply - 1, BLACK) == "Player 1 moves pirate 1 from A1 over an enemy to A3."
    go(match, "turn 1")
    for seat in (BLACK, RED, WATCHING):
        assert match.tell(match.ply - 1, seat) == (
            "Player 1 turns up a map tile that Player 2 was hiding, the one from D2: it is the letter F. "
            "Player 1 takes the 2 of rum from A1. The pirate stays on A3, a 1 of rum.")


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


# ------------------------------------------------------------------------------------------------- what is asked, and names


def test_a_beach_without_tiles_and_no_other_move_is_asked_for() -> None:
    """His only pirate ashore cannot move: the one in the supply can only go to a stool."""
    match = beach_without_tiles()
    state = match._state
    state.where[BLACK, :3] = SEATED
    for name in ("C3", "C6", "F6"):
        state.stands[square(name)] = 0
    assert GAME.telling.ask(match.view(BLACK), ENGLISH) == (
        "The beach has no free tile left: your pirate goes straight to stool 1.")


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
