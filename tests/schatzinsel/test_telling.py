"""What happened, what is asked and what an action is called, in words."""
from __future__ import annotations

import re

import pytest

import benbow
from benbow.engine.laws.words import helpers, messages
from benbow.engine.match import Match
from benbow.games.schatzinsel import telling

from ..by_hand import go
from .table import BLACK, GAME, RED, lonely, position, rolled, table
from .test_explaining import (
    LANGUAGES,
    OPTIONS,
    Listening,
    Set,
    acting,
    alone,
    asked_back,
    back,
    drawn,
    duel,
    free,
    named,
    objected,
    played,
)

rule = pytest.mark.rule
WATCHING = benbow.SPECTATOR


def told(match: Match, *line: str, lang: str = "en") -> str:
    """What is told of the last of these actions."""
    go(match, *line)
    return match.tell(match.ply - 1, RED, lang)


def in_all(match: Set, *line: str) -> tuple[str, ...]:
    return tuple(told(match(), *line, lang=lang) for lang in LANGUAGES)


# --------------------------------------------------------------------------------------------------------- what happened
@rule("SI-8")
def test_laying_is_told() -> None:
    assert in_all(table, "draw D") == (
        "Player 2 draws a disc of kind D.", "Joueur 2 tire un disque de type D.", "Spieler 2 zieht eine Scheibe der Art D.")
    assert in_all(drawn, "lay 9 r2") == (
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
    assert in_all(lambda: rolled(position("18"), 0)) == (
        "Player 1 rolls no action points. The turn passes to Player 2. Player 2 puts a pawn on the start.",
        "Joueur 1 lance les dés et n’obtient aucun point d’action. C’est maintenant à Joueur 2 de jouer. "
        "Joueur 2 place un pion sur le départ.",
        "Spieler 1 würfelt keinen Aktionspunkt. Jetzt ist Spieler 2 am Zug. Spieler 2 stellt eine Figur auf das Startfeld.")
    assert told(rolled(position("18", "start"), 0)) == "Player 1 rolls no action points. The turn passes to Player 2."
    assert told(rolled(position("18", "16", camps=(None, 0), aboard=(0, 4)), 0)).endswith("The turn passes to Player 2.")


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
    assert in_all(acting, "move 18 10") == (
        "Player 1 moves a pawn from disc 18 to disc 10.", "Joueur 1 déplace un pion du disque 18 au disque 10.",
        "Spieler 1 zieht eine Figur von Scheibe 18 auf Scheibe 10.")
    assert told(acting(red="start"), "move start 18") == "Player 1 moves a pawn from the start to disc 18."
    assert in_all(acting, "move 18 start") == (
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
    en, fr, de = in_all(lambda: acting(red="3", chests=chests), "move 3 goal")
    assert en.startswith(f"Player 1 takes a pawn from disc 3 aboard, with {english}.")
    assert fr.startswith(f"Joueur 1 embarque un pion venu du disque 3, avec {french}.")
    assert de.startswith(f"Spieler 1 bringt eine Figur von Scheibe 3 an Bord, mit {german}.")
    names = (name(acting(red="3", chests=chests), "move 3 goal", lang) for lang in LANGUAGES)
    assert [*names] == [f"Pawn from disc 3 aboard, with {english}", f"Pion du disque 3 à bord, avec {french}",
                        f"Figur von Scheibe 3 an Bord, mit {german}"]


@rule("SI-31")
def test_the_winning_chest_is_told() -> None:
    assert in_all(lambda: acting(red="3", chests=((0, 6), (6, 0))), "move 3 goal") == (
        "Player 1 takes a pawn from disc 3 aboard, with a chest from the black camp. Player 1 has 7 chests aboard and wins!",
        "Joueur 1 embarque un pion venu du disque 3, avec un coffre du camp noir. Joueur 1 a 7 coffres à bord et gagne\u202f!",
        "Spieler 1 bringt eine Figur von Scheibe 3 an Bord, mit einer Truhe aus dem schwarzen Lager. "
        "Spieler 1 hat 7 Truhen an Bord und gewinnt!")
    beaten = duel(chests=((5, 1), (0, 6)))
    assert told(beaten, "fight bb").endswith("Player 2 has 7 chests aboard and wins!")  # in the turn of the other


@rule("SI-23")
def test_an_attack_is_told() -> None:
    assert in_all(duel) == (
        "Player 1 attacks the black pawn on disc 5 from disc 10.",
        "Joueur 1 attaque le pion noir du disque 5, en venant du disque 10.",
        "Spieler 1 greift von Scheibe 10 aus die schwarze Figur auf Scheibe 5 an.")
    assert told(duel(), "fight rb") == "Player 1 throws one red and one black face: now Player 2 throws."
    assert told(duel(), "fight rb", "fight rb", lang="fr") == (
        "Joueur 2 obtient une face rouge et une noire\u00a0: c’est maintenant à Joueur 1 de lancer les dés.")


@rule("SI-24")
@rule("SI-25")
def test_a_decided_duel_is_told_with_pawn_and_chest() -> None:
    assert in_all(duel, "fight rr") == (
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
    assert in_all(free, "move 5 2") == (
        "Free move: Player 1 moves the pawn from disc 5 to disc 2.",
        "Coup gratuit\u00a0: Joueur 1 déplace le pion du disque 5 au disque 2.",
        "Freizug: Spieler 1 zieht die Figur von Scheibe 5 auf Scheibe 2.")
    assert told(free(), "stay") == "Player 1 declines the free move."
    assert told(free(black="5 2"), "move 5 2") == "Free move: Player 1 attacks the black pawn on disc 2 from disc 5."
    near = acting("move 8 3", red="8", black="3")
    assert told(near, "fight rr", "move 3 goal") == "Free move: Player 1 takes the pawn from disc 3 aboard, with 2 chests."


@rule("SI-19")
def test_naming_and_the_answer_are_told() -> None:
    assert in_all(named) == (
        "Player 1 wants to turn disc 9.", "Joueur 1 veut tourner le disque 9.", "Spieler 1 will Scheibe 9 drehen.")
    assert told(acting(objected=True), "name 9") == "Player 1 names disc 9, with no objection possible."
    assert told(named(), "allow") == "Player 2 does not object."
    assert told(named(), "waive") == "Player 2 does not object, and will not for the rest of this turn."
    assert in_all(named, "object") == ("Player 2 objects.", "Joueur 2 s’oppose.", "Spieler 2 erhebt Einspruch.")
    assert told(acting(turn=BLACK, black="16", red=""), "name 9", "object") == "Player 1 objects."


@rule("SI-21")
@rule("SI-22")
def test_the_contest_is_told() -> None:
    assert told(objected(), "accept") == "Player 1 accepts the objection: disc 9 stays as it is."
    assert told(objected(), "contest", lang="de") == "Spieler 1 ficht den Einspruch an."
    for faces in ("rb", "br"):
        assert told(objected("contest"), f"settle {faces}") == "One die shows red, the other black: they are thrown again."
    assert in_all(lambda: objected("contest"), "settle rr") == (
        "Both dice show red: Player 1 prevails and must turn disc 9.",
        "Les deux dés montrent du rouge\u00a0: Joueur 1 l’emporte et doit tourner le disque 9.",
        "Beide Würfel zeigen Rot: Spieler 1 setzt sich durch und muss Scheibe 9 drehen.")
    assert told(objected("contest"), "settle bb") == (
        "Both dice show black: the objection stands, disc 9 stays as it is, and Player 1 loses an action point.")
    last = acting("name 9", "object", "contest", left=1, moved=True)
    assert told(last, "settle bb").endswith(
        "loses an action point. The turn passes to Player 2. Player 2 puts a pawn on the start.")


@rule("SI-18")
def test_turning_is_told_with_how_far() -> None:
    assert in_all(lambda: named("allow"), "turn +2") == (
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
    assert in_all(lambda: acting(left=0, turns=39, limit=40, chests=((4, 2), (1, 5))), "end") == (
        "Player 1 ends the turn. That was turn 40, the last one: Player 2 has more chests aboard and wins!",
        "Joueur 1 termine son tour. C’était le tour 40, le dernier\u00a0: Joueur 2 a le plus de coffres à bord et gagne\u202f!",
        "Spieler 1 beendet den Zug. Das war Zug 40, der letzte: Spieler 2 hat mehr Truhen an Bord und gewinnt!")


def test_seats_are_called_by_their_names() -> None:
    words, match = GAME.words("en").seated(["Anna", ""]), named()
    before, after = match.view(RED, match.ply - 1), match.view(RED)
    assert telling.tell(before, GAME.verbs.parse("name 9"), after, words) == "Anna wants to turn disc 9."
    assert telling.ask(after, words) == "Anna wants to turn disc 9. Player 2, do you object? You can do so only once this turn."


# ------------------------------------------------------------------------------------------------- what is asked, and names
def asked(match: Match, lang: str = "en") -> str:
    return GAME.telling.ask(match.view(match.actor), GAME.words(lang))


def name(match: Match, text: str, lang: str = "en") -> str:
    return GAME.telling.name(match.view(match.actor), match.parse(text), GAME.words(lang))


ASKED: list[tuple[Set, str]] = [
    (drawn, "Lay disc 1 of 19, kind D: choose an empty well, then which way round."),
    (acting, "You have 3 action points. Move a pawn or turn a disc; you must move a pawn at least once a turn."),
    (lambda: acting(left=1), "You have 1 action point. No pawn has moved this turn yet: move one."),
    (lambda: acting(moved=True), "You have 3 action points. Move a pawn, turn a disc or end your turn."),
    (lambda: acting(moved=True, objected=True),
     "You have 3 action points. Move a pawn, turn a disc or end your turn. Your opponent can no longer object this turn."),
    (lambda: acting(left=1, objected=True), "You have 1 action point. No pawn has moved this turn yet: move one."),
    (lambda: acting(red="9"), "You have 3 action points. None of your pawns can move. Turn a disc or end your turn."),
    (alone, "You have 2 action points. None of your pawns can move. Turn a disc or end your turn."),
    (lambda: acting(left=0), "You have no action points left. End your turn."),
    (named, "Player 1 wants to turn disc 9. Player 2, do you object? You can do so only once this turn."),
    (objected, "Player 2 objects to turning disc 9. Accept: it stays as it is, and you lose no point. "
               "Contest: an even chance to turn it; otherwise you lose a point."),
    (lambda: named("allow"), "Disc 9 must be turned now: choose how far."),
    (free, "Your pawn on disc 5 has won the duel: it may move once more, at no cost."),
    (asked_back, "You have no pawn left on the island. Bring one back from your ship to your goal? "
                 "It must then walk to your start before it may go aboard again."),
    (lambda: asked_back(edition="fr"), "You have no pawn left on the island. Bring one back from your ship to your start?"),
]


@pytest.mark.parametrize(("match", "text"), ASKED)
def test_the_actor_is_asked_what_there_is_to_decide(match: Set, text: str) -> None:
    assert asked(match()) == text
    for lang in ("fr", "de"):
        assert re.fullmatch(r"[^{}]+[.?!]", asked(match(), lang))


NEXT: list[tuple[Set, tuple[str, ...], str | None]] = [
    (drawn, ("well-9",), "Which way round should the disc lie in well 9? Choose a handle."),
    (drawn, ("well-9", "face-2"),
     "The disc would lie like this in well 9. Choose the same handle again to lay it, or another one."),
    (drawn, ("well-9", "face-6"), None),
    (drawn, ("well-9", "face-2", "face-2"), None),
    (drawn, ("well-19",), None),
    (drawn, ("pool",), None),
    (lambda: drawn("lay 9 r0", "draw D"), ("well-9",), None),
    (lambda: named("allow"), ("turn-2",),
     "Disc 9 would lie like this. Choose the same handle again to turn it, or another one."),
    (lambda: named("allow"), ("turn-6",), None),
    (lambda: named("allow"), ("turn-0",), None),
    (acting, ("red-18",), "Where does the pawn on disc 18 go?"),
    (lambda: acting(red="start"), ("red-start",), "Where does the pawn on your start go?"),
    (lambda: back("goal"), ("red-goal",), "Where does the pawn on your goal go?"),
    (lambda: acting(red="9 18"), ("red-9",), None),
    (lambda: acting(left=0), ("red-18",), None),
    (lambda: acting(black="6"), ("black-6",), None),
    (acting, ("red-7",), None),
    (acting, ("disc-7",), "Ask to turn disc 7? If it is allowed, you must turn it."),
    (lambda: acting(objected=True), ("disc-7",), "Turn disc 7? Your opponent can no longer object, and you must turn it."),
    (lambda: acting(left=1), ("disc-7",), None),
    (lambda: acting(left=0), ("disc-7",), None),
    (acting, ("disc-18",), None),
    (acting, ("disc-07",), None),
    (acting, ("disc-99999999999999999999",), None),
    (acting, ("disc-²",), None),
    (acting, ("disc-",), None),
    (acting, (), None),
    (acting, ("", ""), None),
    (free, ("dot-2",), None),
]


@pytest.mark.parametrize(("match", "chosen", "text"), NEXT)
def test_half_a_gesture_asks_for_the_rest(match: Set, chosen: tuple[str, ...], text: str | None) -> None:
    view = match().view(match().actor)
    assert telling.ask_next(view, chosen, GAME.words("en")) == text
    for lang in ("fr", "de"):
        found = telling.ask_next(view, chosen, GAME.words(lang))
        assert (found is None) == (text is None)


NAMED: list[tuple[Set, str, str, str]] = [
    (drawn, "lay 9 r0", "Well 9: SE–W •, NE–E, SW–NW", "Vertiefung 9: SO–W •, NO–O, SW–NW"),
    (lambda: table("draw F"), "lay 9 r1", "Well 9: NE–W •, SW–NW •, E–SE", "Vertiefung 9: NO–W •, SW–NW •, O–SO"),
    (acting, "move 18 10", "Pawn from disc 18 to disc 10", "Figur von Scheibe 18 auf Scheibe 10"),
    (acting, "move 18 start", "Pawn from disc 18 to the start", "Figur von Scheibe 18 auf das Startfeld"),
    (lambda: acting(black="10"), "move 18 10", "Pawn from disc 18 to disc 10: duel",
     "Figur von Scheibe 18 auf Scheibe 10: Duell"),
    (acting, "name 7", "Ask to turn disc 7", "Scheibe 7 ansagen"),
    (lambda: acting(objected=True), "name 7", "Turn disc 7", "Scheibe 7 drehen"),
    (lambda: named("allow"), "turn +1", "By 60°: SW–W •, NE–SE, E–NW", "Um 60°: SW–W •, NO–SO, O–NW"),
    (named, "allow", "Allow", "Erlauben"),
    (named, "waive", "Allow for the rest of the turn", "Bis zum Zugende erlauben"),
    (named, "object", "Object", "Einspruch"),
    (objected, "accept", "Accept", "Hinnehmen"),
    (objected, "contest", "Contest", "Anfechten"),
    (asked_back, "land", "Bring a pawn back to the goal", "Figur auf das Zielfeld zurückholen"),
    (lambda: asked_back(edition="fr"), "land", "Bring a pawn back to the start", "Figur auf das Startfeld zurückholen"),
    (asked_back, "stay", "Bring no pawn back", "Keine Figur zurückholen"),
    (free, "stay", "Decline the free move", "Auf den Freizug verzichten"),
    (lambda: acting(left=0), "end", "End the turn", "Zug beenden"),
    (lambda: acting(moved=True), "end", "End the turn, 3 points unused", "Zug beenden, 3 Punkte ungenutzt"),
]


@pytest.mark.parametrize(("match", "action", "english", "german"), NAMED)
def test_actions_have_names(match: Set, action: str, english: str, german: str) -> None:
    assert (name(match(), action), name(match(), action, "de")) == (english, german)


@rule("SI-1")
def test_sides_have_names() -> None:
    view = acting().view(RED)
    assert [[GAME.telling.role(view, seat, GAME.words(lang)) for seat in (RED, BLACK)] for lang in LANGUAGES] == [
        ["English", "Pirates"], ["Anglais", "Pirates"], ["Engländer", "Piraten"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_actions_have_the_same_name(lang: str) -> None:
    words = GAME.words(lang)
    for row in range(0, len(OPTIONS), 3):
        match = played(row)
        for ply in range(match.laid, match.ply, 3):
            view = match.view(max(0, match.actors[ply]), ply)
            names = [GAME.telling.name(view, code, words) for code in view.legal()]
            assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_are_told_and_asked_in_sentences(lang: str) -> None:
    words = GAME.words(lang)
    for row in range(0, len(OPTIONS), 2):
        match = played(row)
        for ply in range(max(0, match.laid - 1), match.ply):
            seen = {match.tell(ply, seat, lang) for seat in (RED, BLACK, WATCHING)}
            assert len(seen) == 1  # everyone sees everything
            assert re.fullmatch(r"[^{}]+[.!]", seen.pop())
            if match.actors[ply] >= 0:
                view = match.view(match.actors[ply], ply)
                assert re.fullmatch(r"[^{}]+[.?]", GAME.telling.ask(view, words))


def test_every_text_of_what_happens_and_is_asked_is_met_above() -> None:
    """In random games nearly all; the rare ones in the positions of this file."""
    listening = Listening("en")
    there = messages(GAME.home / "words" / "en.ftl")
    wanted = {key for key in there if key.startswith(("told-", "ask-", "name-"))} - helpers(there) - {"told-prologue"}
    for match, action, *_ in NAMED:
        GAME.telling.name(match().view(match().actor), match().parse(action), listening)
    for match, _ in ASKED:
        GAME.telling.ask(match().view(match().actor), listening)
    for match, chosen, _ in NEXT:
        telling.ask_next(match().view(match().actor), chosen, listening)
    GAME.telling.name(acting(red="3").view(RED), GAME.verbs.parse("move 3 goal"), listening)
    for row in range(len(OPTIONS)):
        tell_all(played(row), listening)
    for match, action in ((lambda: back("18"), "move 18 start"), (lambda: back("10", "open", black="5"), "move 10 5, fight rr"),
                          (lambda: duel(camps=(None, 0), pawns=1), "fight rr"), (lambda: asked_back(edition="fr"), "land"),
                          (asked_back, "land"), (asked_back, "stay"), (lambda: lonely(RED), "end")):
        tell_all(go(match(), *action.split(", ")), listening)
    assert wanted - set(listening.keys) == set()


def tell_all(match: Match, words: Listening) -> None:
    for ply in range(match.ply):
        telling.tell(match.view(RED, ply), match.actions[ply], match.view(RED, ply + 1), words)
