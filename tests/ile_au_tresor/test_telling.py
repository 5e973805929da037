"""What happened, in words. tests/games/test_telling.py has what is asked, and what actions are called."""
from __future__ import annotations

import re

import pytest

import benbow
from benbow.engine.match import Match

from ..by_hand import go, told
from ..games.sample import Set
from ..own import LANGUAGES
from .positions import advance, boarding, carrying, combat, fog, joining, looking, passing, progress, recruits
from .sample import DOUBLES
from .table import BLUE, GAME, RED, laid, position, table

rule = pytest.mark.rule
WATCHING = benbow.SPECTATOR
EMPTY = "h9 g9 g8 i9 j9 j8"  # all of Blue's are ashore


def lava(bearer: str = "") -> Match:
    """i9 touches the crater and is in sector 2."""
    return go(position("i9", bearer=bearer), "roll 2-2", "lava 2")


def fever() -> Match:
    """One roll for all: on the coast 4+, elsewhere 5+, aboard 3+."""
    return go(position("d13 e12", rescue="once"), "roll 1-1")


def pair(*line: str) -> Match:
    return combat("attack 2 SW", *line, red="d12 d13")


def beaten() -> Match:
    """A carrier has to flee."""
    return combat("attack 1 SE", "roll 4-5", bearer="blue 1")


def last() -> Match:
    """One PP is left."""
    return progress("step 1 E", "step 1 W", roll="1-2")


# A match, what is done then, and what Red is told of the last of it.
TOLD: list[tuple[Set, str, dict[str, str]]] = [
    (table, "chest 14", {"en": "Chest 1 lies on f10, cell 14.", "fr": "Le coffre 1 se trouve en f10, case 14.",
                         "de": "Truhe 1 steht auf f10, Feld 14."}),
    (lambda: laid(begins="blue"), "", {"en": "Lots are drawn: Player 2 begins."}),
    # IT-8: a boat is placed.
    (laid, "roll 3-4", {"en": "Player 1 rolls 3 and 4: 7 or more, so the boat may be placed."}),
    (laid, "roll 3-3", {"en": "Player 1 rolls 3 and 3: less than 7, the boat has to wait."}),
    (laid, "roll 6-6", {"en": "Player 1 rolls 6 and 6: 7 or more, so the boat may be placed."}),
    (laid, "roll 3-4, place C", {"en": "Player 1 puts the boat into port C.", "fr": "Joueur 1 place son bateau dans le port C.",
                                 "de": "Spieler 1 setzt das Boot in Hafen C ein."}),
    # IT-9: points.
    (lambda: position("d12"), "roll 5-6", {"en": "Player 1 rolls 5 and 6: 11 PP.", "de": "Spieler 1 würfelt 5 und 6: 11 BP."}),
    (position, "roll 1-2", {"en": "Player 1 rolls 1 and 2: 3 PP, which nobody can use."}),
    *((match, f"roll {roll}", {"en": text}) for match, roll, text in DOUBLES),
    # IT-22, IT-24, IT-25: saving rolls, with what was needed, who is saved, and where the treasure stays.
    (lava, "", {"en": "Lava runs through sector 2: whoever is on its cells needs a saving roll."}),
    (lambda: go(position("i9"), "roll 2-2"), "lava 5", {"en": "Lava runs through sector 5, where nobody is."}),
    (lava, "roll 4-5", {"en": "Red pirate 1 needs 9 or more: 4 and 5, saved."}),
    (lava, "roll 4-4", {"en": "Red pirate 1 needs 9 or more: 4 and 4, dead.",
                        "fr": "Il faut 9 ou plus pour le pirate rouge 1\u00a0: 4 et 4, mort."}),
    (lambda: lava(bearer="red 1"), "roll 1-1",
     {"en": "Red pirate 1 needs 9 or more: 1 and 1, dead. The treasure stays on i9, open to all."}),
    (fever, "roll 1-3", {"en": "Player 1 rolls 1 and 3 for all: 4. Saved: pirates 1, 3, 4, 5 and 6. Dead: pirate 2.",
                         "de": "Spieler 1 würfelt 1 und 3 für alle: 4. Gerettet: Piraten 1, 3, 4, 5 und 6. Tot: Pirat 2."}),
    (fever, "roll 6-6", {"en": "Player 1 rolls 6 and 6 for all: 12. Saved: pirates 1, 2, 3, 4, 5 and 6."}),
    # Steps: from where to where, and what they cost.
    (progress, "step 1 E", {"en": "Player 1: pirate 1 goes from d12 to d13 (1 PP).",
                            "fr": "Joueur 1\u00a0: le pirate 1 va de d12 à d13 (1 PP).",
                            "de": "Spieler 1: Pirat 1 geht von d12 nach d13 (1 BP)."}),
    (passing, "", {"en": "Player 1: pirate 1 goes from d12 to d13, past pirate 2 (1 PP)."}),
    (lambda: progress(red="e9"), "step 1 SE", {"en": "Player 1: pirate 1 goes from e9 to f10, onto chest 1 (1 PP)."}),
    (lambda: progress(loose="d13"), "step 1 E",
     {"en": "Player 1: pirate 1 goes from d12 to d13, where the treasure lies (1 PP)."}),
    (lambda: carrying(at="d12"), "step 1 E", {"en": "Player 1: pirate 1 goes from d12 to d13 (2 PP)."}),
    (lambda: progress(red="e9", bearer="blue 1", blue="h9"), "step 1 SE",
     {"de": "Spieler 1: Pirat 1 geht von e9 nach f10 (1 BP)."}),
    # IT-21: who leads whom astray.
    (fog, "stray 1 E", {"en": "Player 2 leads red pirate 1 astray from d12 to d13 (1 PP).",
                        "fr": "Joueur 2 égare le pirate rouge 1 de d12 à d13 (1 PP).",
                        "de": "Spieler 2 führt den roten Piraten 1 in die Irre, von d12 nach d13 (1 BP)."}),
    (fog, "stray 1 E, done", {"en": "Player 2 leaves red pirate 1 in the fog on d13."}),
    (fog, "done", {"en": "Player 2 leads nobody astray."}),
    # IT-17, IT-20: boats.
    (lambda: progress(red=""), "land red", {"en": "Player 1: pirate 1 lands from the red boat on c11 (6 PP).",
                                            "fr": "Joueur 1\u00a0: le pirate 1 débarque du bateau rouge en c11 (6 PP).",
                                            "de": "Spieler 1: Pirat 1 landet vom roten Boot auf c11 (6 BP)."}),
    (lambda: progress(red="c11"), "embark 1 red", {"en": "Player 1: pirate 1 goes aboard the red boat (6 PP)."}),
    (lambda: progress(red="j15", blue=EMPTY), "embark 1 blue",
     {"en": "Player 1: pirate 1 goes aboard the blue boat and takes it, for nobody was aboard (6 PP).",
      "fr": "Joueur 1\u00a0: le pirate 1 embarque sur le bateau bleu et s’en empare, car il était vide (6 PP)."}),
    (progress, "sail red F", {"en": "Player 1 sails the red boat from port A to port F (8 PP)."}),
    (joining, "sail red C", {"en": "Player 1 sails the red boat from port A to join an enemy boat in port C."}),
    (joining, "done", {"en": "Player 1 stays away from enemy boats."}),
    (boarding, "board", {"en": "Player 1: pirate 1 crosses to the blue boat and takes it, for nobody was aboard.",
                         "de": "Spieler 1: Pirat 1 steigt auf das blaue Boot um und erobert es, denn es war leer."}),
    (boarding, "board, board", {"en": "Player 1: pirate 2 crosses to the blue boat."}),
    (boarding, "board, board, done", {"en": "Player 1 leaves the blue boat as it is."}),
    # IT-33, IT-34: looking and taking.
    (looking, "look 1 empty", {"en": "Player 1: pirate 1 looks into chest 1 and finds it empty."}),
    (looking, "look 1 treasure", {"fr": "Joueur 1\u00a0: le pirate 1 regarde dans le coffre 1 et y voit le trésor\u202f!"}),
    (lambda: go(position("e9 f10"), "roll 5-6"), "look 1 empty",  # he was recruited or fled there: Red has not looked yet
     {"en": "Player 1: pirate 2 looks into chest 1 and finds it empty."}),
    (lambda: progress(loose="d12"), "take 1", {"en": "Player 1: pirate 1 takes the treasure on d12!"}),
    # IT-18: recruits.
    (recruits, "recruit red", {"en": "Player 1: pirate 1 comes back aboard the red boat."}),
    (recruits, "recruit fort 1", {"en": "Player 1: pirate 1 comes back in the fortress on d7."}),
    (lambda: recruits(blue=EMPTY), "recruit blue",
     {"en": "Player 1: pirate 1 comes back aboard the blue boat and takes it, for nobody was aboard."}),
    (recruits, "done", {"en": "Player 1 takes no recruit."}),
    # IT-27, IT-28, IT-29: combat, with dice, bonus and result.
    (combat, "attack 1 SE", {"en": "Player 1 attacks blue pirate 1 on e12 with pirate 1 alone.",
                             "fr": "Joueur 1 attaque le pirate bleu 1 en e12 avec le seul pirate 1.",
                             "de": "Spieler 1 greift den blauen Piraten 1 auf e12 an, allein mit Pirat 1."}),
    (combat, "attack 1 SE, roll 5-6", {"en": "Player 1 rolls 5 and 6: 11. Blue pirate 1 dies."}),
    (pair, "", {"en": "Player 1 attacks blue pirate 1 on e12 with 2 pirates, led by pirate 2."}),
    (pair, "roll 5-5", {"en": "Player 1 rolls 5 and 5, plus 1: 11. Blue pirate 1 dies."}),
    (pair, "roll 4-4", {"en": "Player 1 rolls 4 and 4, plus 1: 9. Blue pirate 1 has to flee."}),
    (pair, "roll 3-4", {"en": "Player 1 rolls 3 and 4, plus 1: 8. Nothing happens."}),
    (pair, "roll 1-2", {"en": "Player 1 rolls 1 and 2, plus 1: 4. The attack fails: its leader, red pirate 2, dies."}),
    (lambda: go(position("d14", "e14", boats="red A, blue C"), "roll 1-2", "done", "attack 1 SE"), "roll 6-6",
     {"fr": "Joueur 1 lance 6 et 6, moins 3\u00a0: 9. Le pirate bleu 1 doit fuir."}),
    (lambda: go(position("b6 b7 b8 a8 a7", "a6"), "roll 1-2", "done", "attack 1 NE"), "roll 3-4",
     {"en": "Player 1 rolls 3 and 4, plus 2: 9. Blue pirate 1 would have to flee, but has nowhere to go and dies."}),
    # IT-30, IT-31: fleeing and moving up.
    (beaten, "flee j14", {"en": "Blue pirate 1 flees from e12 to j14. The treasure stays on e12, open to all."}),
    (beaten, "flee j14, done", {"en": "Player 1 does not advance."}),
    (beaten, "flee j14, advance 1", {"en": "Player 1: pirate 1 advances to e12 and takes the treasure!"}),
    (advance, "advance 1", {"de": "Spieler 1: Pirat 1 rückt auf e12 nach."}),
    # IT-13, IT-36: the end of a move, and of the game.
    (progress, "done", {"en": "Player 1 ends the move; 11 PP are lost."}),
    (last, "done", {"en": "Player 1 ends the move; 1 PP is lost.", "fr": "Joueur 1 termine sa progression\u202f; 1 PP est perdu.",
                    "de": "Spieler 1 beendet die Bewegung; 1 BP verfällt."}),
    (last, "step 1 E, done", {"en": "Player 1 ends the move."}),
    (combat, "done", {"en": "Player 1 does not attack."}),
    (carrying, "load", {"en": "Player 1 loads the treasure and wins!", "fr": "Joueur 1 charge le trésor et gagne\u202f!",
                        "de": "Spieler 1 verlädt den Schatz und gewinnt!"}),
]


@pytest.mark.parametrize(("match", "line", "texts"), TOLD)
def test_what_happened_is_told(match: Set, line: str, texts: dict[str, str]) -> None:
    for lang in LANGUAGES:
        text = told(match(), *filter(None, line.split(", ")), lang=lang)
        assert re.fullmatch(r"[^{}]+[.!]", text)
        assert text == texts.get(lang, text)


@rule("IT-33")
@rule("IT-38")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_the_looker_is_told_what_is_in_a_chest(lang: str) -> None:
    both: list[Set] = [looking, lambda: fog("stray 1 SE", red="e9")]
    for match in both:
        for seat in (BLUE, WATCHING):
            others = {told(match(), f"look 1 {content}", seat=seat, lang=lang) for content in ("empty", "treasure")}
            assert len(others) == 1
        own = {told(match(), f"look 1 {content}", lang=lang) for content in ("empty", "treasure")}
        assert len(own) == 2
        assert not own & others


@rule("IT-14")
@rule("IT-33")
@rule("IT-34")
def test_others_are_told_who_looks_into_which_chest_and_who_takes_the_treasure_out_of_it() -> None:
    assert told(looking(), "look 1 treasure", seat=BLUE, lang="de") == "Spieler 1: Pirat 1 sieht heimlich in Truhe 1 nach."
    fogged = go(position("e9 f10"), "roll 3-3", "stray 1 SE")  # he passes who stands there
    assert told(fogged, "look 1 empty", seat=BLUE) == "Player 1: pirate 1 looks into chest 1 in secret."
    for seat in (RED, BLUE, WATCHING):
        assert told(looking(), "look 1 treasure", "take 1", seat=seat) == (
            "Player 1: pirate 1 takes the treasure out of chest 1! The other chests are empty.")


def test_seats_are_called_by_their_colours() -> None:
    view = table(players=4).view(RED)
    assert [GAME.telling.role(view, seat, GAME.words(lang)) for lang in LANGUAGES for seat in range(4)] == [
        "Red", "Blue", "Green", "Yellow", "Rouge", "Bleu", "Vert", "Jaune", "Rot", "Blau", "Grün", "Gelb"]


def test_names_of_people_fit_in() -> None:
    words = GAME.words("fr").seated(["Anne", "Œdipe d'Arc"])
    match = go(position("d12"), "roll 3-3")
    text = GAME.telling.tell(match.view(WATCHING, 0), match.veiled(0, WATCHING), match.view(WATCHING, 1), words)
    assert text == "Anne lance un double 3, brouillard\u202f! Œdipe d'Arc peut égarer un pirate rouge."
