"""What happened, what is asked and what an action is called, in words."""
from __future__ import annotations

import re

import pytest

import benbow
from benbow.engine.laws.words import helpers, messages
from benbow.engine.match import Match
from benbow.games.ile_au_tresor import telling

from ..by_hand import everyone, go
from .table import BLUE, GAME, RED, laid, position, table
from .test_explaining import (
    LANGUAGES,
    OPTIONS,
    Listening,
    Set,
    advance,
    carrying,
    combat,
    cornered,
    flight,
    fog,
    joining,
    passing,
    played,
    progress,
    recruits,
)

rule = pytest.mark.rule
WATCHING = benbow.SPECTATOR


def told(match: Match, *line: str, seat: int = RED, lang: str = "en") -> str:
    """What a seat is told of the last of these actions."""
    go(match, *line)
    return match.tell(match.ply - 1, seat, lang)


def in_all(match: Set, *line: str, seat: int = RED) -> tuple[str, ...]:
    return tuple(told(match(), *line, seat=seat, lang=lang) for lang in LANGUAGES)


# --------------------------------------------------------------------------------------------------------- what happened
def test_setting_up_is_told() -> None:
    assert in_all(table, "chest 14") == (
        "Chest 1 lies on f10, cell 14.", "Le coffre 1 se trouve en f10, case 14.", "Truhe 1 steht auf f10, Feld 14.")
    assert told(laid(begins="blue")) == "Lots are drawn: Player 2 begins."


@rule("IT-8")
def test_placing_is_told_with_the_seven_it_needs() -> None:
    assert told(laid(), "roll 3-4") == "Player 1 rolls 3 and 4: 7 or more, so the boat may be placed."
    assert told(laid(), "roll 3-3") == "Player 1 rolls 3 and 3: less than 7, the boat has to wait."
    assert told(laid(), "roll 6-6").endswith("the boat may be placed.")
    assert in_all(laid, "roll 3-4", "place C") == (
        "Player 1 puts the boat into port C.", "Joueur 1 place son bateau dans le port C.",
        "Spieler 1 setzt das Boot in Hafen C ein.")


@rule("IT-9")
def test_a_roll_is_told_with_its_points() -> None:
    assert told(position("d12"), "roll 5-6") == "Player 1 rolls 5 and 6: 11 PP."
    assert told(position("d12"), "roll 5-6", lang="de") == "Spieler 1 würfelt 5 und 6: 11 BP."
    assert told(position(), "roll 1-2") == "Player 1 rolls 1 and 2: 3 PP, which nobody can use."


DOUBLES: list[tuple[Set, str, str]] = [
    (lambda: position("dead"), "6-6", "Player 1 rolls a double 6, recruits: a dead pirate may come back."),
    (position, "6-6", "Player 1 rolls a double 6, recruits, but has no dead pirate."),
    (position, "5-5", "Player 1 rolls a double 5, a storm! Until the next double no boat sails, nobody lands or embarks, "
                      "and nothing is loaded."),
    (lambda: position(storm=True), "5-5", "Player 1 rolls a double 5: the storm goes on until the next double."),
    (lambda: position(blue="h9"), "4-4", "Player 1 rolls a double 4, boats: one may join an enemy boat in its port."),
    (position, "4-4", "Player 1 rolls a double 4, boats, but has none that can join an enemy boat."),
    (lambda: position("d12"), "3-3", "Player 1 rolls a double 3, fog! Player 2 may lead a red pirate astray."),
    (position, "3-3", "Player 1 rolls a double 3, fog, but no red pirate can go astray."),
    (position, "2-2", "Player 1 rolls a double 2: the volcano erupts!"),
    (position, "1-1", "Player 1 rolls a double 1, fever! Each red pirate needs a saving roll."),
    (lambda: position("dead dead dead dead dead dead"), "1-1",
     "Player 1 rolls a double 1, fever, but has nobody left to fall ill."),
    (lambda: position(storm=True), "2-2", "The storm is over. Player 1 rolls a double 2: the volcano erupts!"),
]


@pytest.mark.parametrize(("match", "roll", "text"), DOUBLES)
def test_every_double_is_told_by_its_event_and_what_it_means(match: Set, roll: str, text: str) -> None:
    assert told(match(), f"roll {roll}") == text
    for lang in ("fr", "de"):
        assert re.fullmatch(r"[^{}]+[.!]", told(match(), f"roll {roll}", lang=lang))


@rule("IT-22")
@rule("IT-24")
def test_saving_rolls_are_told_with_what_was_needed() -> None:
    """i9 touches the crater and is in sector 2."""
    match = go(position("i9"), "roll 2-2")
    assert told(match, "lava 2") == "Lava runs through sector 2: whoever is on its cells needs a saving roll."
    assert told(match.copy(), "roll 4-5") == "Red pirate 1 needs 9 or more: 4 and 5, saved."
    assert told(match.copy(), "roll 4-4") == "Red pirate 1 needs 9 or more: 4 and 4, dead."
    assert told(match.copy(), "roll 4-4", lang="fr") == "Il faut 9 ou plus pour le pirate rouge 1\u00a0: 4 et 4, mort."
    assert told(go(position("i9"), "roll 2-2"), "lava 5") == "Lava runs through sector 5, where nobody is."


@rule("IT-24")
def test_one_roll_for_all_is_told_with_who_is_saved_and_who_is_not() -> None:
    """On the coast 4+, elsewhere 5+, aboard 3+."""
    match = go(position("d13 e12", rescue="once"), "roll 1-1")
    assert told(match.copy(), "roll 1-3") == (
        "Player 1 rolls 1 and 3 for all: 4. Saved: pirates 1, 3, 4, 5 and 6. Dead: pirate 2.")
    assert told(match.copy(), "roll 1-3", lang="de") == (
        "Spieler 1 würfelt 1 und 3 für alle: 4. Gerettet: Piraten 1, 3, 4, 5 und 6. Tot: Pirat 2.")
    assert told(match.copy(), "roll 6-6").endswith("Saved: pirates 1, 2, 3, 4, 5 and 6.")


@rule("IT-25")
def test_it_is_told_where_the_treasure_stays() -> None:
    match = go(position("i9", bearer="red 1"), "roll 2-2", "lava 2")
    assert told(match, "roll 1-1").endswith("dead. The treasure stays on i9, open to all.")


def test_steps_are_told_with_from_where_to_where_and_what_they_cost() -> None:
    assert in_all(progress, "step 1 E") == (
        "Player 1: pirate 1 goes from d12 to d13 (1 PP).", "Joueur 1\u00a0: le pirate 1 va de d12 à d13 (1 PP).",
        "Spieler 1: Pirat 1 geht von d12 nach d13 (1 BP).")
    assert told(passing()) == "Player 1: pirate 1 goes from d12 to d13, past pirate 2 (1 PP)."
    assert told(progress(red="e9"), "step 1 SE") == "Player 1: pirate 1 goes from e9 to f10, onto chest 1 (1 PP)."
    assert told(progress(loose="d13"), "step 1 E") == (
        "Player 1: pirate 1 goes from d12 to d13, where the treasure lies (1 PP).")
    assert told(carrying(at="d12"), "step 1 E").endswith("(2 PP).")
    assert told(progress(red="e9", bearer="blue 1", blue="h9"), "step 1 SE", lang="de").endswith("nach f10 (1 BP).")


@rule("IT-21")
def test_going_astray_is_told_with_who_leads_whom() -> None:
    assert in_all(fog, "stray 1 E") == (
        "Player 2 leads red pirate 1 astray from d12 to d13 (1 PP).",
        "Joueur 2 égare le pirate rouge 1 de d12 à d13 (1 PP).",
        "Spieler 2 führt den roten Piraten 1 in die Irre, von d12 nach d13 (1 BP).")
    assert told(fog(), "stray 1 E", "done") == "Player 2 leaves red pirate 1 in the fog on d13."
    assert told(fog(), "done") == "Player 2 leads nobody astray."


@rule("IT-17")
def test_boats_are_told() -> None:
    assert in_all(lambda: progress(red=""), "land red") == (
        "Player 1: pirate 1 lands from the red boat on c11 (6 PP).",
        "Joueur 1\u00a0: le pirate 1 débarque du bateau rouge en c11 (6 PP).",
        "Spieler 1: Pirat 1 landet vom roten Boot auf c11 (6 BP).")
    assert told(progress(red="c11", roll="5-6"), "embark 1 red") == "Player 1: pirate 1 goes aboard the red boat (6 PP)."
    empty = "h9 g9 g8 i9 j9 j8"
    assert told(progress(red="j15", blue=empty), "embark 1 blue") == (
        "Player 1: pirate 1 goes aboard the blue boat and takes it, for nobody was aboard (6 PP).")
    assert told(progress(red="j15", blue=empty), "embark 1 blue", lang="fr") == (
        "Joueur 1\u00a0: le pirate 1 embarque sur le bateau bleu et s’en empare, car il était vide (6 PP).")
    assert told(progress(), "sail red F") == "Player 1 sails the red boat from port A to port F (8 PP)."


@rule("IT-20")
def test_joining_and_boarding_are_told() -> None:
    assert told(joining(), "sail red C") == "Player 1 sails the red boat from port A to join an enemy boat in port C."
    assert told(joining(), "done") == "Player 1 stays away from enemy boats."
    match = go(boarding())
    assert told(match, "board") == "Player 1: pirate 1 crosses to the blue boat and takes it, for nobody was aboard."
    assert told(match, "board") == "Player 1: pirate 2 crosses to the blue boat."
    assert told(match, "done") == "Player 1 leaves the blue boat as it is."
    assert told(boarding(), "board", lang="de") == (
        "Spieler 1: Pirat 1 steigt auf das blaue Boot um und erobert es, denn es war leer.")


def boarding() -> Match:
    """Blue's boat in C is empty, and Red's has come."""
    return go(position(blue="h9 g9 g8 i9 j9 j8"), "roll 4-4", "sail red C")


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


def looking() -> Match:
    return progress("step 1 SE", red="e9")


def test_looking_is_told() -> None:
    assert told(looking(), "look 1 empty") == "Player 1: pirate 1 looks into chest 1 and finds it empty."
    assert told(looking(), "look 1 treasure", lang="fr") == (
        "Joueur 1\u00a0: le pirate 1 regarde dans le coffre 1 et y voit le trésor\u202f!")
    assert told(looking(), "look 1 treasure", seat=BLUE, lang="de") == "Spieler 1: Pirat 1 sieht heimlich in Truhe 1 nach."


@rule("IT-14")
def test_who_passes_over_a_chest_is_told_to_look() -> None:
    """Pirate 2 was recruited or fled onto the chest: Red has not looked yet, and looks before his progress."""
    match = go(position("e9 f10"), "roll 5-6")
    assert told(match, "look 1 empty") == "Player 1: pirate 2 looks into chest 1 and finds it empty."
    fogged = go(position("e9 f10"), "roll 3-3", "stray 1 SE")
    assert told(fogged, "look 1 empty", seat=BLUE) == "Player 1: pirate 1 looks into chest 1 in secret."


@rule("IT-34")
def test_taking_is_told_to_all_and_out_of_a_chest_that_the_others_are_empty() -> None:
    for seat in (RED, BLUE, WATCHING):
        match = progress("step 1 SE", "look 1 treasure", red="e9")
        assert told(match, "take 1", seat=seat) == (
            "Player 1: pirate 1 takes the treasure out of chest 1! The other chests are empty.")
    assert told(progress(loose="d12"), "take 1") == "Player 1: pirate 1 takes the treasure on d12!"


@rule("IT-18")
def test_recruits_are_told() -> None:
    assert told(recruits(), "recruit red") == "Player 1: pirate 1 comes back aboard the red boat."
    assert told(recruits(), "recruit fort 1") == "Player 1: pirate 1 comes back in the fortress on d7."
    taking = recruits(blue="h9 g9 g8 i9 j9 j8")
    assert told(taking, "recruit blue").endswith("aboard the blue boat and takes it, for nobody was aboard.")
    assert told(recruits(), "done") == "Player 1 takes no recruit."


@rule("IT-27")
@rule("IT-28")
def test_combat_is_told_with_dice_bonus_and_result() -> None:
    assert in_all(combat, "attack 1 SE") == (
        "Player 1 attacks blue pirate 1 on e12 with pirate 1 alone.",
        "Joueur 1 attaque le pirate bleu 1 en e12 avec le seul pirate 1.",
        "Spieler 1 greift den blauen Piraten 1 auf e12 an, allein mit Pirat 1.")
    pair = combat("attack 2 SW", red="d12 d13")
    assert told(pair) == "Player 1 attacks blue pirate 1 on e12 with 2 pirates, led by pirate 2."
    assert told(pair.copy(), "roll 5-5") == "Player 1 rolls 5 and 5, plus 1: 11. Blue pirate 1 dies."
    assert told(pair.copy(), "roll 4-4") == "Player 1 rolls 4 and 4, plus 1: 9. Blue pirate 1 has to flee."
    assert told(pair.copy(), "roll 3-4") == "Player 1 rolls 3 and 4, plus 1: 8. Nothing happens."
    assert told(pair.copy(), "roll 1-2") == (
        "Player 1 rolls 1 and 2, plus 1: 4. The attack fails: its leader, red pirate 2, dies.")
    fort = go(position("d14", "e14", boats="red A, blue C"), "roll 1-2", "done", "attack 1 SE")
    assert told(fort, "roll 6-6", lang="fr") == "Joueur 1 lance 6 et 6, moins 3\u00a0: 9. Le pirate bleu 1 doit fuir."
    alone = combat("attack 1 SE")
    assert told(alone, "roll 5-6") == "Player 1 rolls 5 and 6: 11. Blue pirate 1 dies."


@rule("IT-29")
def test_a_cornered_pirate_is_told_to_die() -> None:
    """The only free neighbour, a7, is taken as well."""
    match = go(position("b6 b7 b8 a8 a7", "a6"), "roll 1-2", "done", "attack 1 NE")
    assert told(match, "roll 3-4") == (
        "Player 1 rolls 3 and 4, plus 2: 9. Blue pirate 1 would have to flee, but has nowhere to go and dies.")


@rule("IT-30")
@rule("IT-31")
def test_fleeing_and_moving_up_are_told_with_the_treasure() -> None:
    match = combat("attack 1 SE", "roll 4-5", bearer="blue 1")
    assert told(match, "flee j14", seat=BLUE) == (
        "Blue pirate 1 flees from e12 to j14. The treasure stays on e12, open to all.")
    assert told(match.copy(), "done") == "Player 1 does not advance."
    assert told(match, "advance 1") == "Player 1: pirate 1 advances to e12 and takes the treasure!"
    assert told(advance(), "advance 1", lang="de") == "Spieler 1: Pirat 1 rückt auf e12 nach."


@rule("IT-36")
def test_loading_is_told() -> None:
    assert in_all(carrying, "load") == (
        "Player 1 loads the treasure and wins!", "Joueur 1 charge le trésor et gagne\u202f!",
        "Spieler 1 verlädt den Schatz und gewinnt!")


def last() -> Match:
    """One PP is left."""
    return progress("step 1 E", "step 1 W", roll="1-2")


@rule("IT-13")
def test_the_end_of_a_move_is_told_with_what_is_lost() -> None:
    assert told(progress(), "done") == "Player 1 ends the move; 11 PP are lost."
    assert in_all(last, "done") == (
        "Player 1 ends the move; 1 PP is lost.", "Joueur 1 termine sa progression\u202f; 1 PP est perdu.",
        "Spieler 1 beendet die Bewegung; 1 BP verfällt.")
    assert told(last(), "step 1 E", "done") == "Player 1 ends the move."
    assert told(combat(), "done") == "Player 1 does not attack."


# ------------------------------------------------------------------------------------------------- what is asked, and names
def asked(match: Match, lang: str = "en") -> str:
    return GAME.telling.ask(match.view(match.actor), GAME.words(lang))


def named(match: Match, text: str, lang: str = "en") -> str:
    return GAME.telling.name(match.view(match.actor), match.parse(text), GAME.words(lang))


ASKED: list[tuple[Set, str]] = [
    (lambda: laid("roll 3-4"), "Choose a free port for your boat. All your pirates are aboard."),
    (progress, "You have 11 PP. You can move your pirates, land or change port."),
    (lambda: progress(red="", roll="2-4"), "You have 6 PP. You can land."),
    (lambda: progress(red="c11", roll="2-4"), "You have 6 PP. You can move your pirates or embark."),
    (lambda: progress(roll="1-2"), "You have 3 PP. You can move your pirates."),
    (lambda: progress("step 1 E", "step 1 W", "step 1 E", roll="1-2"), "You have no PP left. End the move."),
    (lambda: progress("sail red B", red="", roll="4-5"), "You have 1 PP, and nothing to spend it on. End the move."),
    (lambda: progress("sail red B", red="", roll="4-6"), "You have 2 PP, and nothing to spend them on. End the move."),
    (lambda: progress(storm=True), "You have 11 PP. You can move your pirates. "
     "In the storm boats stay in port, and nobody lands or embarks."),
    (carrying, "You have 11 PP. You can load the treasure, move your pirates, land or change port."),
    (lambda: progress("step 1 SE", "look 1 treasure", red="e9", roll="1-2"),
     "You have 2 PP. You can move your pirates. "
     "Pirate 1 stands on the chest with the treasure: he may take it, or leave it there to mislead the others."),
    (lambda: progress(loose="d12", roll="1-2"), "You have 3 PP. You can move your pirates. "
     "Pirate 1 stands where the treasure lies: he may take it."),
    (passing, "Pirate 1 is passing one of your own on d13 and has to move on. He may use 6 PP."),
    (recruits, "Recruits: where does pirate 1 come back?"),
    (joining, "You may sail a boat to a port where an enemy boat has fewer pirates aboard."),
    (boarding, "Nobody is aboard the blue boat. Send pirate 1 across to take it?"),
    (lambda: go(boarding(), "board"), "The blue boat is yours. Send pirate 2 across, too?"),
    (fog, "Fog: you may lead a red pirate astray, by up to 3 hexes and 6 PP."),
    (lambda: fog("stray 1 E"), "Red pirate 1 is astray on d13: 2 steps and 5 PP left. Lead him on, or leave him there."),
    (lambda: fog("stray 1 E", "stray 1 W"),
     "Red pirate 1 is astray on d12: 1 step and 4 PP left. Lead him on, or leave him there."),
    (lambda: fog("stray 1 E", red="d12 d13"),
     "Red pirate 1 is passing another on d13 and has to move on: 2 steps and 5 PP left."),
    (lambda: fog("stray 1 E", "stray 1 W", "stray 1 E"),
     "Red pirate 1 has gone three hexes astray, to d13. Leave him there."),
    (combat, "You may attack one enemy pirate: choose him, then the leader."),
    (flight, "Blue pirate 1 flees: choose a hex exactly 5 away."),
    (cornered, "Blue pirate 1 flees: choose a hex beside him. He cannot get any farther."),
    (advance, "Hex e12 is free now: one of your attackers may advance."),
    (lambda: combat("attack 1 SE", "roll 5-6", bearer="blue 1"),
     "Hex e12 is free now, and the treasure lies there: one of your attackers may advance and take it."),
]


@pytest.mark.parametrize(("match", "text"), ASKED)
def test_the_actor_is_asked_what_there_is_to_decide(match: Set, text: str) -> None:
    assert asked(match()) == text
    for lang in ("fr", "de"):
        assert re.fullmatch(r"[^{}]+[.?!]", asked(match(), lang))


NAMED: list[tuple[Set, str, str, str]] = [
    (lambda: laid("roll 3-4"), "place A", "Port A, jetty on c11", "Hafen A, Anleger auf c11"),
    (lambda: laid("roll 3-4"), "place B", "Port B, jetty on e14, a fortress", "Hafen B, Anleger auf e14, Festung"),
    (progress, "step 1 SE", "Pirate 1 south-east to e12, 1 PP", "Pirat 1 nach Südosten auf e12, 1 BP"),
    (lambda: progress(red="d12 d13"), "step 1 E", "Pirate 1 east to d13, past pirate 2, 1 PP",
     "Pirat 1 nach Osten auf d13, vorbei an Pirat 2, 1 BP"),
    (lambda: progress(red="e9"), "step 1 SE", "Pirate 1 south-east to f10, onto chest 1, 1 PP",
     "Pirat 1 nach Südosten auf f10, zur Truhe 1, 1 BP"),
    (fog, "stray 1 W", "Red pirate 1 west to d11, 1 PP", "Der rote Pirat 1 nach Westen auf d11, 1 BP"),
    (progress, "land red", "Pirate 2 lands from the red boat on c11, 6 PP", "Pirat 2 landet vom roten Boot auf c11, 6 BP"),
    (lambda: progress(red="c11"), "embark 1 red", "Pirate 1 aboard the red boat, 6 PP", "Pirat 1 auf das rote Boot, 6 BP"),
    (lambda: progress(red="j15", blue="h9 g9 g8 i9 j9 j8"), "embark 1 blue", "Pirate 1 aboard the blue boat, taking it, 6 PP",
     "Pirat 1 auf das blaue Boot (erobern), 6 BP"),
    (progress, "sail red F", "The red boat to port F, 8 PP", "Das rote Boot nach Hafen F, 8 BP"),
    (joining, "sail red C", "The red boat to port C, joining the blue one", "Das rote Boot nach Hafen C, dort liegt das blaue"),
    (joining, "done", "Stay", "Bleiben"),
    (boarding, "board", "Pirate 1 across to the blue boat, taking it", "Pirat 1 hinüber auf das blaue Boot (erobern)"),
    (boarding, "done", "Send nobody across", "Niemanden hinüberschicken"),
    (lambda: progress(loose="d12"), "take 1", "Pirate 1 takes the treasure", "Pirat 1 nimmt den Schatz"),
    (carrying, "load", "Load the treasure, 9 PP", "Den Schatz verladen, 9 BP"),
    (lambda: carrying(at="j15", boats="red C, blue A"), "load", "Load the treasure, 8 PP", "Den Schatz verladen, 8 BP"),
    (recruits, "recruit red", "Pirate 1 back aboard the red boat", "Pirat 1 zurück auf das rote Boot"),
    (recruits, "recruit fort 1", "Pirate 1 back in the fortress on d7", "Pirat 1 zurück in die Festung auf d7"),
    (recruits, "done", "No recruit", "Kein Rekrut"),
    (combat, "attack 1 SE", "Attack blue pirate 1 on e12, led by pirate 1",
     "Angriff auf den blauen Piraten 1 (e12), Anführer: Pirat 1"),
    (combat, "done", "No attack", "Kein Angriff"),
    (flight, "flee j14", "To j14", "Nach j14"),
    (advance, "advance 1", "Pirate 1 advances to e12", "Pirat 1 rückt auf e12 nach"),
    (lambda: combat("attack 1 SE", "roll 5-6", bearer="blue 1"), "advance 1", "Pirate 1 advances to e12 and takes the treasure",
     "Pirat 1 rückt auf e12 nach und nimmt den Schatz"),
    (advance, "done", "Do not advance", "Nicht nachrücken"),
    (progress, "done", "End the move, 11 PP unused", "Bewegung beenden, 11 BP ungenutzt"),
    (lambda: progress("step 1 E", "step 1 W", "step 1 E", roll="1-2"), "done", "End the move", "Bewegung beenden"),
    (fog, "done", "Lead nobody astray", "Niemanden in die Irre führen"),
    (lambda: fog("stray 1 E"), "done", "Leave him there", "Ihn dort lassen"),
]


@pytest.mark.parametrize(("match", "action", "english", "german"), NAMED)
def test_actions_have_names(match: Set, action: str, english: str, german: str) -> None:
    assert (named(match(), action), named(match(), action, "de")) == (english, german)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_actions_have_the_same_name(lang: str) -> None:
    words = GAME.words(lang)
    for row in range(0, len(OPTIONS), 3):
        match = played(row)
        for ply in range(match.laid, match.ply, 3):
            view = match.view(max(0, match.actors[ply]), ply)
            names = [GAME.telling.name(view, code, words) for code in view.legal()]
            assert len(set(names)) == len(names)


def test_seats_are_called_by_their_colours() -> None:
    view = table(players=4).view(RED)
    assert [GAME.telling.role(view, seat, GAME.words(lang)) for lang in LANGUAGES for seat in range(4)] == [
        "Red", "Blue", "Green", "Yellow", "Rouge", "Bleu", "Vert", "Jaune", "Rot", "Blau", "Grün", "Gelb"]


def test_names_of_people_fit_in() -> None:
    words = GAME.words("fr").seated(["Anne", "Œdipe d'Arc"])
    match = go(position("d12"), "roll 3-3")
    text = GAME.telling.tell(match.view(WATCHING, 0), match.veiled(0, WATCHING), match.view(WATCHING, 1), words)
    assert text == "Anne lance un double 3, brouillard\u202f! Œdipe d'Arc peut égarer un pirate rouge."


# ---------------------------------------------------------------------------------------------------- whole matches
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_matches_are_told_and_asked(lang: str) -> None:
    """Everything that happens by itself, to everybody, in whole sentences."""
    words = GAME.words(lang)
    for row in range(0, len(OPTIONS), 4):
        match = played(row)
        for ply in range(match.ply):
            seat = list(everyone(match))[ply % (match.seats + 1)]
            before, after = match.view(seat, ply), match.view(seat, ply + 1)
            assert re.fullmatch(r"[^{}]+[.!]", GAME.telling.tell(before, match.veiled(ply, seat), after, words))
            if before.actor >= 0:
                assert re.fullmatch(r"[^{}]+[.?!]", GAME.telling.ask(before, words))


def test_every_text_is_met_in_a_test() -> None:
    """All that is told, asked or named is met in the positions above or in random matches."""
    listening = Listening("en")
    sets: list[Set] = [*(one for one, _ in ASKED), *(one for one, *_ in NAMED)]
    ends = [go(match(), action) for match, action, *_ in NAMED]
    rolls = [go(match(), f"roll {roll}") for match, roll, _ in DOUBLES]
    trapped = go(position("b6 b7 b8 a8 a7", "a6"), "roll 1-2", "done", "attack 1 NE", "roll 3-4")
    more = [go(position("d13 e12", rescue="once"), "roll 1-1", "roll 1-3"), go(position(), "roll 1-2"),
            combat("attack 1 SE", "roll 1-1"), go(looking(), "look 1 treasure", "take 1")]
    for match in (*(one() for one in sets), *ends, *rolls, *more, trapped, *(played(row) for row in range(12))):
        for ply in range(match.ply):
            for seat in (RED, BLUE):
                GAME.telling.tell(match.view(seat, ply), match.veiled(ply, seat), match.view(seat, ply + 1), listening)
        if match.actor >= 0:
            view = match.view(match.actor)
            GAME.telling.ask(view, listening)
            telling.ask_next(view, ("blue-1",), listening)
            for code in view.legal():
                GAME.telling.name(view, code, listening)
    there = messages(GAME.home / "words" / "en.ftl")
    wanted = {key for key in there if key.startswith(("told-", "ask-", "name-"))} - helpers(there)
    assert wanted - set(listening.keys) == {"told-prologue"}  # said by the page
