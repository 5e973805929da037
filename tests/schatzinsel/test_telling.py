"""What happened, what is asked and what an action is called, in words."""
from __future__ import annotations

import pytest

from benbow.engine.match import Match
from benbow.games.schatzinsel import telling

from ..by_hand import go, told, told_in_all
from ..games.sample import Set
from ..own import LANGUAGES
from .positions import acting, asked_back, back, beside, drawn, duel, free, lonely, named, objected, position, won
from .sample import NEXT
from .table import BLACK, GAME, RED, rolled, rule, table


# --------------------------------------------------------------------------------------------------------- what happened
@rule("SI-8")
def test_laying_is_told() -> None:
    assert told_in_all(table, "draw D") == (
        "Player 2 draws a disc of kind D.", "Joueur 2 tire un disque de type D.", "Spieler 2 zieht eine Scheibe der Art D.")
    assert told_in_all(drawn, "lay 9 r2") == (
        "Player 2 lays the disc in well 9.", "Joueur 2 pose le disque dans la clairière 9.",
        "Spieler 2 legt die Scheibe in Vertiefung 9.")
    assert told(table(layout="random"), "deal D r4") == "In well 0 lies a disc of kind D."


@rule("SI-8")
@rule("SI-10")
def test_the_last_disc_is_told_with_the_first_pawn() -> None:
    match = table()
    while match.phase in ("draw", "lay"):
        match.play(match.legal()[0])
    assert told(match) == "Player 2 lays the last disc in well 18: the jungle is complete. Player 1 puts a pawn on the start."


@rule("SI-11")
def test_a_roll_is_told_with_its_points() -> None:
    assert told(rolled(position("18"), 3)) == "Player 1 rolls 3 action points."
    assert told(rolled(position("18"), 1), lang="fr") == "Joueur 1 lance les dés et obtient 1 point d’action."
    assert told(rolled(position("18", turn=BLACK), 4), lang="de") == "Spieler 2 würfelt 4 Aktionspunkte."


@rule("SI-10")
def test_no_point_passes_the_turn_and_what_comes_next_is_told() -> None:
    assert told_in_all(lambda: rolled(position("18"), 0)) == (
        "Player 1 rolls no action points. The turn passes to Player 2. Player 2 puts a pawn on the start.",
        "Joueur 1 lance les dés et n’obtient aucun point d’action. C’est maintenant à Joueur 2 de jouer. "
        "Joueur 2 place un pion sur le départ.",
        "Spieler 1 würfelt keinen Aktionspunkt. Jetzt ist Spieler 2 am Zug. Spieler 2 stellt eine Figur auf das Startfeld.")
    assert told(rolled(position("18", "start"), 0)) == "Player 1 rolls no action points. The turn passes to Player 2."
    assert told(rolled(position("18", "16", camps=(None, 0), aboard=(0, 4)), 0)).endswith("The turn passes to Player 2.")


@rule("SI-16")
def test_a_duel_on_a_start_is_told() -> None:
    assert told_in_all(lambda: acting(red="foe", black="8", left=0, starts="all"), "end") == (
        "Player 1 ends the turn. Player 2 puts a pawn on the start and attacks the red pawn there.",
        "Joueur 1 termine son tour. Joueur 2 place un pion sur le départ et attaque le pion rouge qui s’y trouve.",
        "Spieler 1 beendet den Zug. Spieler 2 stellt eine Figur auf das Startfeld und greift die rote Figur dort an.")
    assert told_in_all(beside, "enter 16") == (
        "Player 1 attacks the black pawn on the other side’s start from disc 16.",
        "Joueur 1 attaque le pion noir du départ adverse, en venant du disque 16.",
        "Spieler 1 greift von Scheibe 16 aus die schwarze Figur auf dem gegnerischen Startfeld an.")
    assert told(go(lonely(RED, 3, foes="foe", edition="fr", starts="all"), "end"), "land") == (
        "Player 1 brings a pawn back from the ship to the start and attacks the black pawn there.")


@rule("SI-21")
@rule("SI-22")
def test_what_a_contest_or_an_objection_leaves_is_told() -> None:
    assert told(objected(differences="all"), "accept") == (
        "Player 1 accepts the objection: disc 9 stays as it is. Player 1 must turn another disc.")
    assert told(objected("contest", won="may"), "settle rr") == (
        "Both dice show red: Player 1 wins the throw and may turn disc 9.")
    assert told(won(), "stay") == "Player 1 leaves disc 9 as it is."


@rule("SI-13")
def test_the_end_of_a_turn_is_told_with_what_is_unused() -> None:
    assert told(acting(left=0), "end") == "Player 1 ends the turn. Player 2 puts a pawn on the start."
    assert told(acting(left=1, moved=True), "end").startswith("Player 1 ends the turn, 1 action point unused. ")
    assert told(acting(left=2, moved=True, black="start"), "end", lang="de") == (
        "Spieler 1 beendet den Zug, 2 Aktionspunkte bleiben ungenutzt.")
    assert told(acting(left=2, moved=True, black="start"), "end", lang="fr") == (
        "Joueur 1 termine son tour, 2 points d’action inutilisés.")


@rule("SI-14")
def test_moves_are_told() -> None:
    assert told_in_all(acting, "move 18 10") == (
        "Player 1 moves a pawn from disc 18 to disc 10.", "Joueur 1 déplace un pion du disque 18 au disque 10.",
        "Spieler 1 zieht eine Figur von Scheibe 18 auf Scheibe 10.")
    assert told(acting(red="start"), "move start 18") == "Player 1 moves a pawn from the start to disc 18."
    assert told_in_all(acting, "move 18 start") == (
        "Player 1 moves a pawn from disc 18 to the start.", "Joueur 1 déplace un pion du disque 18 au départ.",
        "Spieler 1 zieht eine Figur von Scheibe 18 auf das Startfeld.")


CHESTS = [
    (((6, 0), (6, 0)), "2 chests", "2 coffres", "2 Truhen"),
    (((1, 5), (6, 0)), "the last chest from the camp", "le dernier coffre du camp", "der letzten Truhe aus dem Lager"),
    (((0, 6), (6, 0)), "a chest from the black camp", "un coffre du camp noir", "einer Truhe aus dem schwarzen Lager"),
    (((0, 6), (0, 6)), "a chest from the black ship", "un coffre du bateau noir", "einer Truhe vom schwarzen Schiff"),
]


@rule("SI-17")
@pytest.mark.parametrize(("chests", "english", "french", "german"), CHESTS)
def test_going_aboard_is_told_with_the_chests(chests: object, english: str, french: str, german: str) -> None:
    en, fr, de = told_in_all(lambda: acting(red="3", chests=chests), "move 3 goal")
    assert en.startswith(f"Player 1 takes a pawn from disc 3 aboard, with {english}.")
    assert fr.startswith(f"Joueur 1 embarque un pion venu du disque 3, avec {french}.")
    assert de.startswith(f"Spieler 1 bringt eine Figur von Scheibe 3 an Bord, mit {german}.")
    names = (name(acting(red="3", chests=chests), "move 3 goal", lang) for lang in LANGUAGES)
    assert [*names] == [f"Pawn from disc 3 aboard, with {english}", f"Pion du disque 3 à bord, avec {french}",
                        f"Figur von Scheibe 3 an Bord, mit {german}"]


@rule("SI-31")
def test_the_winning_chest_is_told() -> None:
    assert told_in_all(lambda: acting(red="3", chests=((0, 6), (6, 0))), "move 3 goal") == (
        "Player 1 takes a pawn from disc 3 aboard, with a chest from the black camp. Player 1 has 7 chests aboard and wins!",
        "Joueur 1 embarque un pion venu du disque 3, avec un coffre du camp noir. Joueur 1 a 7 coffres à bord et gagne\u202f!",
        "Spieler 1 bringt eine Figur von Scheibe 3 an Bord, mit einer Truhe aus dem schwarzen Lager. "
        "Spieler 1 hat 7 Truhen an Bord und gewinnt!")
    beaten = duel(chests=((5, 1), (0, 6)))
    assert told(beaten, "fight bb").endswith("Player 2 has 7 chests aboard and wins!")  # in the turn of the other


@rule("SI-23")
def test_an_attack_is_told() -> None:
    assert told_in_all(duel) == (
        "Player 1 attacks the black pawn on disc 5 from disc 10.",
        "Joueur 1 attaque le pion noir du disque 5, en venant du disque 10.",
        "Spieler 1 greift von Scheibe 10 aus die schwarze Figur auf Scheibe 5 an.")
    assert told(duel(), "fight rb") == "Player 1 throws one red and one black face: now Player 2 throws."
    assert told(duel(), "fight rb", "fight rb", lang="fr") == (
        "Joueur 2 obtient une face rouge et une noire\u00a0: c’est maintenant à Joueur 1 de lancer les dés.")


@rule("SI-24")
@rule("SI-25")
def test_a_decided_duel_is_told_with_pawn_and_chest() -> None:
    assert told_in_all(duel, "fight rr") == (
        "Player 1 throws two red faces and wins the duel. "
        "The black pawn goes to the red camp, and a chest from the black camp goes to the red ship.",
        "Joueur 1 obtient deux faces rouges et gagne le duel. "
        "Le pion noir rejoint le camp rouge, et un coffre du camp noir va sur le bateau rouge.",
        "Spieler 1 würfelt zweimal Rot und gewinnt das Duell. "
        "Die schwarze Figur kommt ins rote Lager, eine Truhe aus dem schwarzen Lager auf das rote Schiff.")
    assert told(duel(), "fight bb") == (
        "Player 1 throws two black faces and loses the duel. "
        "The red pawn goes to the black camp, and a chest from the red camp goes to the black ship.")
    assert told(duel(), "fight rb", "fight rr", lang="de").startswith("Spieler 2 würfelt zweimal Rot und verliert das Duell. ")
    assert told(duel(), "fight rb", "fight bb").startswith("Player 2 throws two black faces and wins the duel. The red pawn ")
    assert told(duel(chests=((8, 0), (0, 4))), "fight rr").endswith("and a chest from the black ship goes to the red one.")
    assert told(duel(chests=((6, 6), (0, 0))), "fight rr").endswith("goes to the red camp. There is no chest to take.")


@rule("SI-29")
def test_what_a_returned_pawn_captures_goes_aboard() -> None:
    match = back("10", "open", black="5")
    assert told(match, "move 10 5", "fight rr") == (
        "Player 1 throws two red faces and wins the duel. "
        "The black pawn goes aboard the red ship, and a chest from the black camp goes to the red ship.")
    assert told(back("10", "open", black="5"), "move 10 5", "fight rr", lang="de").endswith(
        "Die schwarze Figur kommt auf das rote Schiff, eine Truhe aus dem schwarzen Lager auf das rote Schiff.")


@rule("SI-30")
def test_the_last_pawn_of_a_side_is_told() -> None:
    match = duel(camps=(None, 0), pawns=1)
    assert told(match, "fight rr").endswith(" Player 2 has no pawn left: Player 1 wins!")


def test_a_duel_with_the_last_point_passes_the_turn() -> None:
    """The defender's camp has as many pawns after it as before: one came, one went to the start."""
    match = duel(left=1)
    assert told(match, "fight bb") == (
        "Player 1 throws two black faces and loses the duel. The red pawn goes to the black camp, "
        "and a chest from the red camp goes to the black ship. The turn passes to Player 2. Player 2 puts a pawn on the start.")


@rule("SI-26")
def test_the_free_move_is_told() -> None:
    assert told_in_all(free, "move 5 2") == (
        "Free move: Player 1 moves the pawn from disc 5 to disc 2.",
        "Coup gratuit\u00a0: Joueur 1 déplace le pion du disque 5 au disque 2.",
        "Freizug: Spieler 1 zieht die Figur von Scheibe 5 auf Scheibe 2.")
    assert told(free(), "stay") == "Player 1 declines the free move."
    assert told(free(black="5 2"), "move 5 2") == "Free move: Player 1 attacks the black pawn on disc 2 from disc 5."
    near = acting("move 8 3", red="8", black="3")
    assert told(near, "fight rr", "move 3 goal") == "Free move: Player 1 takes the pawn from disc 3 aboard, with 2 chests."


@rule("SI-19")
def test_naming_and_the_answer_are_told() -> None:
    assert told_in_all(named) == (
        "Player 1 wants to turn disc 9.", "Joueur 1 veut tourner le disque 9.", "Spieler 1 will Scheibe 9 drehen.")
    assert told(acting(objected=True), "name 9") == "Player 1 names disc 9, with no objection possible."
    assert told(named(), "allow") == "Player 2 does not object."
    assert told(named(), "waive") == "Player 2 does not object, and will not for the rest of this turn."
    assert told_in_all(named, "object") == ("Player 2 objects.", "Joueur 2 s’oppose.", "Spieler 2 erhebt Einspruch.")
    assert told(acting(turn=BLACK, black="16", red=""), "name 9", "object") == "Player 1 objects."


@rule("SI-21")
@rule("SI-22")
def test_the_contest_is_told() -> None:
    assert told(objected(), "accept") == "Player 1 accepts the objection: disc 9 stays as it is."
    assert told(objected(), "contest", lang="de") == "Spieler 1 ficht den Einspruch an."
    for faces in ("rb", "br"):
        assert told(objected("contest"), f"settle {faces}") == "One die shows red, the other black: they are thrown again."
    assert told_in_all(lambda: objected("contest"), "settle rr") == (
        "Both dice show red: Player 1 wins the throw and must turn disc 9.",
        "Les deux dés montrent du rouge\u00a0: Joueur 1 l’emporte et doit tourner le disque 9.",
        "Beide Würfel zeigen Rot: Spieler 1 setzt sich durch und muss Scheibe 9 drehen.")
    assert told(objected("contest"), "settle bb") == (
        "Both dice show black: the objection stands, disc 9 stays as it is, and Player 1 loses an action point.")
    last = acting("name 9", "object", "contest", left=1, moved=True)
    assert told(last, "settle bb").endswith(
        "loses an action point. The turn passes to Player 2. Player 2 puts a pawn on the start.")


@rule("SI-18")
def test_turning_is_told_with_how_far() -> None:
    assert told_in_all(lambda: named("allow"), "turn +2") == (
        "Player 1 turns disc 9 clockwise by 120°.",
        "Joueur 1 tourne le disque 9 de 120° dans le sens horaire.",
        "Spieler 1 dreht Scheibe 9 im Uhrzeigersinn um 120°.")
    assert told(named("allow"), "turn +5").endswith("by 300°.")


@rule("SI-28")
def test_coming_back_is_told() -> None:
    assert told(lonely(RED), "end") == (
        "Player 2 ends the turn. Player 1 has no pawn left on the island and may bring one back from the ship.")
    assert told(asked_back(), "land") == (
        "Player 1 brings a pawn back from the ship to the goal. It must walk to the start before it may go aboard again.")
    assert told(asked_back(edition="fr"), "land") == "Player 1 brings a pawn back from the ship to the start."
    assert told(asked_back(), "stay", lang="fr") == "Joueur 1 ne fait pas revenir de pion du bateau."
    assert told(back("18"), "move 18 10") == "Player 1 moves the returned pawn from disc 18 to disc 10."
    assert told(back("18"), "move 18 start") == (
        "Player 1 moves the returned pawn from disc 18 to the start. From now on it may enter its goal again.")
    assert told(back("18", "open"), "move 18 start").endswith("to the start.")
    assert told(back("goal"), "move goal 3", lang="de") == (
        "Spieler 1 zieht die zurückgekehrte Figur vom Zielfeld auf Scheibe 3.")
    assert told(back("3", "open"), "move 3 goal") == "Player 1 takes the returned pawn from disc 3 aboard, with 2 chests."


@rule("SI-32")
def test_the_last_turn_is_told() -> None:
    assert told(acting(left=0, turns=39, limit=40), "end") == "Player 1 ends the turn. That was turn 40, the last one."
    assert told_in_all(lambda: acting(left=0, turns=39, limit=40, chests=((4, 2), (1, 5))), "end") == (
        "Player 1 ends the turn. That was turn 40, the last one: Player 2 has more chests aboard and wins!",
        "Joueur 1 termine son tour. C’était le tour 40, le dernier\u00a0: Joueur 2 a le plus de coffres à bord et gagne\u202f!",
        "Spieler 1 beendet den Zug. Das war Zug 40, der letzte: Spieler 2 hat mehr Truhen an Bord und gewinnt!")


def test_seats_are_called_by_their_names() -> None:
    words, match = GAME.words("en").seated(["Anna", ""]), named()
    before, after = match.view(RED, match.ply - 1), match.view(RED)
    assert telling.tell(before, GAME.verbs.parse("name 9"), after, words) == "Anna wants to turn disc 9."
    assert telling.ask(after, words) == "Anna wants to turn disc 9. Player 2, do you object? You can do so only once this turn."


# ------------------------------------------------------------------------------------------------- what is asked, and names


def name(match: Match, text: str, lang: str = "en") -> str:
    return GAME.telling.name(match.view(match.actor), match.parse(text), GAME.words(lang))


@pytest.mark.parametrize(("match", "chosen", "text"), NEXT)
def test_half_a_gesture_asks_for_the_rest(match: Set, chosen: tuple[str, ...], text: str | None) -> None:
    view = match().view(match().actor)
    assert telling.ask_next(view, chosen, GAME.words("en")) == text
    for lang in ("fr", "de"):
        found = telling.ask_next(view, chosen, GAME.words(lang))
        assert (found is None) == (text is None)


@rule("SI-1")
def test_sides_have_names() -> None:
    view = acting().view(RED)
    assert [[GAME.telling.role(view, seat, GAME.words(lang)) for seat in (RED, BLACK)] for lang in LANGUAGES] == [
        ["English", "Pirates"], ["Anglais", "Pirates"], ["Engländer", "Piraten"]]
