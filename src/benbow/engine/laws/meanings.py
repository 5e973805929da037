"""The laws that are checked while games are played, and what each law asks for, in a sentence: said when it is broken."""
from __future__ import annotations

from enum import IntEnum


class Law(IntEnum):
    """What can be broken. The names are what people read in a report."""

    KEPT = 0
    SETUP_IS_DETERMINISTIC = 1
    LEGAL_IS_NEVER_EMPTY = 2
    LEGAL_IS_SORTED = 3
    LEGAL_HAS_PLAYABLE_CODES = 4
    WEIGHTS_ARE_POSITIVE = 5
    TOTAL_IS_THE_SUM = 6
    ASKING_CHANGES_NOTHING = 7
    APPLY_IS_DETERMINISTIC = 8
    OPTIONS_NEVER_CHANGE = 9
    GAPS_STAY_ZERO = 10
    HIDE_KEEPS_THE_FLOW = 11  # actor and phase
    HIDE_IS_IDEMPOTENT = 12
    GUESS_FITS_THE_VIEW = 13
    ACTOR_SEES_ITS_ACTIONS = 14  # equal legal actions in state, view and guess
    ACTOR_KNOWS_WHAT_IT_DID = 15
    CLOSURE = 16
    NOTHING_IS_DRAWN_UNSEEN = 17
    UNCOVERING_IS_DECLARED = 18  # else it could be undone
    CAMPS_SEE_THE_SAME = 19
    UTILITIES_SUM_TO_ONE = 20
    REASON_IS_NAMED = 21
    NOTHING_IS_LEGAL_AT_THE_END = 22
    NOTHING_IS_HIDDEN_AT_THE_END = 23
    TWINS = 24
    ACTOR_IS_A_SEAT = 25
    VEIL_HIDES_OR_SHOWS = 26  # or is the action itself
    PHASE_IS_NAMED = 27
    GAMES_END = 28
    CAMPS_ARE_PUBLIC = 29
    ODDS_ARE_OPEN = 30  # unless the verb is declared secret
    UNDO_IS_PUBLIC = 31  # whether something was uncovered is known to who did it
    WHAT_WAS_SEEN_IS_KNOWN = 32  # to whom no action was ever veiled, nothing is hidden
    BOT_PLAYS_LEGAL = 33
    PROLOGUE_COMES_FIRST = 34  # before everything else, and chance alone acts in it
    PROLOGUE_IS_OPEN = 35  # nothing in it is veiled from anyone
    SETUP_WRITES_EVERYTHING = 36  # a record that was played on opens as a new one does
    ESTIMATES_ARE_RESULTS = 37  # what a game thinks of an unfinished state: 0 to 1 for each seat
    OPEN_FIELDS_ARE_SEEN = 38  # by everyone: `hide` changes only what is declared hidden
    GUESSES_CAN_BE_PLAYED = 39  # there are actions, and outcomes with sound odds, in a guess and for some steps from it
    CHANCE_HAS_ITS_VERBS = 40  # and seats have theirs


DRAWING_LAWS = {  # checked by drawing.py
    "drawing_draws": "the drawing answers for every view without an error",
    "scene_is_plain_svg": "a scene is well-formed SVG without styles, scripts, links elsewhere or an id twice",
    "ground_never_changes": "the ground of a drawing is the same throughout a match; what changes is a piece",
    "pieces_keep_their_layer": "a piece stays in its layer",
    "sorts_are_steady": "a piece is always of one sort, and a sort lies in one layer",
    "gestures_are_the_legal_actions": "there is a gesture for each legal action of the seat, and for nothing else",
    "gestures_are_clear": "no gesture is empty, equal to another or the beginning of another",
    "gestures_can_be_clicked": "what a gesture names is a piece of the scene; only the last may be a button",
    "attempt_knows_the_gestures": "`attempt` finds the action of every gesture",
    "attempt_gives_codes": "`attempt` returns codes of the game, or None",
    "dice_are_plain_svg": "dice are well-formed SVG without styles, scripts or links elsewhere",
    "routes_are_long": "a route has 2 to 24 actions",
    "routes_can_be_walked": "each action of a route is allowed when its turn comes",
    "routes_ask_nothing": "no action of a route is hidden from others and final",
}
MEANINGS = DRAWING_LAWS | {
    # checked by book.py and twins.py while games are played
    "setup_is_deterministic": "`setup` makes the same opening each time",
    "legal_is_never_empty": "while a match is not over, `legal` has at least one action or outcome",
    "legal_is_sorted": "`legal` writes codes in ascending order, none twice",
    "legal_has_playable_codes": "`legal` writes codes of the verb table that can be played, no veiled forms",
    "chance_has_its_verbs": "when CHANCE acts, `legal` has codes of verbs marked `chance`, when a seat acts, of others",
    "weights_are_positive": "`odds` gives every outcome a weight of at least 1",
    "total_is_the_sum": "`odds` returns the sum of its weights, below 2^31",
    "asking_changes_nothing": "only `setup`, `apply`, `hide` and `guess` change the record they are given",
    "apply_is_deterministic": "`apply` leads from equal states by equal actions to equal states",
    "options_never_change": "`apply` does not change an option",
    "gaps_stay_zero": "rules write declared fields only",
    "hide_keeps_the_flow": "`hide` leaves `actor` and `phase` as they are",
    "hide_is_idempotent": "`hide` changes nothing more when the same seat's view is hidden again",
    "open_fields_are_seen": "`hide` changes only fields that are declared hidden",
    "guess_fits_the_view": "`guess` makes a state of which the seat has the same view",
    "guesses_can_be_played": "a match can go on from a guess: `legal` is not empty, `odds` gives positive weights and their sum",
    "actor_sees_its_actions": "the seat that acts has the same legal actions in the state, its view and its guesses",
    "actor_knows_what_it_did": "the seat that acts can tell its own actions apart: no two have the same veil for it",
    "closure": "where a seat sees the same before and is told the same, it sees the same after",
    "nothing_is_drawn_unseen": "some seat can tell the outcomes of a draw apart; what nobody may see is drawn later",
    "uncovering_is_declared": "an action that uncovers something has a veil marked `shows` for someone",
    "camps_see_the_same": "seats of one camp have equal views",
    "utilities_sum_to_one": "`score` gives 0 to 1, equal within a camp, and the camps' sum is 1",
    "reason_is_named": "at the end `reason` is a place in `Game.reasons`, not 0",
    "nothing_is_legal_at_the_end": "`legal` is empty when the match is over",
    "nothing_is_hidden_at_the_end": "`hide` changes nothing when the match is over",
    "twins": "two matches that differ only in what a seat is not told look the same to it",
    "actor_is_a_seat": "`actor` is a seat of this match, CHANCE or OVER",
    "veil_hides_or_shows": "`veil` returns the action itself or a code of a verb marked `hides` or `shows`",
    "phase_is_named": "`phase` is a place in `Game.phases`",
    "games_end": "a match ends within `Game.longest` steps, or within those that the laws play",
    "camps_are_public": "`camp` is the same in the state, every view and every guess",
    "odds_are_open": "outcomes and weights follow from every seat's view, unless the verb is marked `secret`",
    "undo_is_public": "whether an action uncovers something is known to the seat that chooses it",
    "what_was_seen_is_known": "a seat that was told every action in full has nothing hidden from it",
    "bot_plays_legal": "`greedy` returns one of the legal codes",
    "prologue_comes_first": "phases of the prologue come before all others, and only chance acts in them",
    "prologue_is_open": "nothing in the prologue is veiled from anyone",
    "setup_writes_everything": "`setup` makes a record that was played on equal to a new one",
    "estimates_are_results": "`value` gives every seat 0 to 1",
    # checked by runner.py
    "codes_round_trip": "every code has a text of its own that leads back to it",
    "legal_fits_its_list": "`legal` writes no more than `Game.most_actions` codes",
    "values_stay_in_range": "every field stays in the range that the state declares, in states, views and guesses",
    "guesses_look_true": "what is often guessed of a hidden field is sometimes true, and what is often true is sometimes guessed",
    "hidden_fields_are_hidden": "a field that is declared hidden is blanked in some view",
    "telling_speaks": "the words of a game answer for every view without an error",
    "twins_on_the_page": "all that a seat is given (views, words, drawings, its file) is equal in twins",
    "replay_is_live": "a match replayed from its actions, or from its file, comes to the same state",
    "compiled_is_uncompiled": "rules give the same results compiled and uncompiled",
}
