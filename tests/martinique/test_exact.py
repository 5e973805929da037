"""Proofs: tiles drawn late are as likely as tiles shuffled at the start, guesses are honest, and positions are counted.

Every shuffle of a small set is written down (3, 4 and 5 letters and numbers) and compared with the game's own odds, in
fractions. The full set, 8 and 8, is compared by the exact chance of whole sequences and by counting in many games.
"""
from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

import benbow
from benbow.engine import play
from benbow.engine.contract import CHANCE, OVER, SPECTATOR
from benbow.engine.kernel import Rng, State
from benbow.engine.match import Match
from benbow.engine.plain import plain
from benbow.games.martinique import faces, view
from benbow.games.martinique.actions import FIRST_TAKE, UNCOVER
from benbow.games.martinique.board import BOARDS, SIDE, SQUARES
from benbow.games.martinique.state import HOOK, LETTERS, SEATS, Phase

GAME = benbow.game("martinique")
SIZES = (3, 4, 5)  # letters and numbers of the small models; 5 is the cove
EYES = (0, 1, SPECTATOR)
LETTER_FACES, NUMBER_FACES = range(1, LETTERS + 1), range(LETTERS + 1, 2 * LETTERS + 1)
GAMES = 60_000
Places = npt.NDArray[np.int64]
Chances = dict[tuple[int, ...], Fraction]
Tile = tuple[int, int]  # a seat, and the place among its map tiles


# ------------------------------------------------------------------------------------- all shuffles of a small set
class Shuffles(NamedTuple):
    """Every way to shuffle (MA-7), each as likely as any other, a column for each place.

    The island's squares, the tile of The Hook that is drawn first, the second one, the two coordinates. A face is a number
    as in the state: 1 to 8 letters, 9 to 16 numbers.
    """

    island: int  # how many tiles lie there
    columns: npt.NDArray[np.int8]

    def chances(self, places: list[int], among: Places) -> Chances:
        """How likely these places hold these faces, among some of the shuffles."""
        keys = np.zeros(len(among), np.int64)
        for place in places:
            keys = keys << 5 | self.columns[place][among]
        counted = zip(*(part.tolist() for part in np.unique(keys, return_counts=True)), strict=True)
        return {split(key, len(places)): Fraction(n, len(among)) for key, n in counted}

    def coordinates(self, among: Places) -> Chances:
        return self.chances([self.island + 2, self.island + 3], among)

    def which(self, known: dict[int, int]) -> Places:
        """The shuffles with these faces at these places."""
        among = np.arange(self.columns.shape[1])
        for place, face in known.items():
            among = among[self.columns[place][among] == face]
        return among


def split(key: int, n: int) -> tuple[int, ...]:
    """The faces that were put into one number, five bits each."""
    return tuple(key >> 5 * k & 31 for k in reversed(range(n)))


@cache
def shuffles(size: int) -> Shuffles:
    island = 2 * size - 4
    orders = np.array(list(itertools.permutations(range(island))))
    blocks = []
    for letter, hook_letter in itertools.permutations(range(1, size + 1), 2):
        for number, hook_number in itertools.permutations(range(LETTERS + 1, LETTERS + size + 1), 2):
            gone = {letter, hook_letter, number, hook_number}
            rest = [face + kind for kind in (0, LETTERS) for face in range(1, size + 1) if face + kind not in gone]
            for hook in ((hook_letter, hook_number), (hook_number, hook_letter)):
                ends = np.tile([*hook, letter, number], (len(orders), 1))
                blocks.append(np.hstack([np.array(rest)[orders], ends]))
    return Shuffles(island, np.ascontiguousarray(np.concatenate(blocks).T, np.int8))


def test_there_are_as_many_shuffles_as_counted_by_hand() -> None:
    """Two of n letters and two of n numbers in order, the others in any order, either tile of The Hook first."""
    for size in SIZES:
        every = shuffles(size)
        n = (size * (size - 1)) ** 2 * math.factorial(2 * size - 4) * 2
        different = every.chances(list(range(len(every.columns))), every.which({}))
        assert every.columns.shape[1] == len(different) == n


# ------------------------------------------------------------------------------------------------- the game's odds
def with_letters(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game's own rules for a set of so many letters and numbers: their plain twins, with another size of the cove."""
    for rule in (faces.kind_weights, faces.each_face, faces.face_odds, faces.each_coordinate, view.any_face):
        monkeypatch.setitem(plain(rule).__globals__, "SIZE", np.array([SIDE, size]))


def face_chances(s: State) -> dict[int, Fraction]:
    """What the tile just taken may be, by the game's odds."""
    desk = GAME.desk
    n = plain(faces.each_face)(s, desk.codes)
    total = plain(faces.face_odds)(s, desk.weights)
    assert total == sum(desk.weights[:n].tolist())
    outcomes = zip(desk.codes[:n].tolist(), desk.weights[:n].tolist(), strict=True)
    return {code - FIRST_TAKE + 1: Fraction(weight, int(total)) for code, weight in outcomes}


def coordinate(code: int) -> tuple[int, int]:
    """The two faces of a square that is uncovered."""
    return 1 + (code - UNCOVER) // SIDE, LETTERS + 1 + (code - UNCOVER) % SIDE


def coordinate_chances(s: State) -> Chances:
    desk = GAME.desk
    n = plain(faces.each_coordinate)(s, desk.codes)
    return {coordinate(int(code)): Fraction(1, n) for code in desk.codes[:n]}


def sequences(s: State, taken: list[int]) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    """All that the tiles from these places, taken in turn by both, and then the coordinates may be."""
    if not taken:
        yield from coordinate_chances(s).items()
        return
    seat = len(taken) % SEATS
    s.taking, k = taken[0], int(s.maps[seat])
    for face, chance in face_chances(s).items():
        after = GAME.copy_of(s)
        after.origin[seat, k], after.face[seat, k] = taken[0], face
        after.maps[seat] += 1
        for rest, further in sequences(after, taken[1:]):
            yield (face, *rest), chance * further


ORDERS = {  # i: the next square of the island, h: the next tile of The Hook
    3: ("", "i", "h", "ih", "hi", "iihh", "hhii", "ihih", "hiih"),
    4: ("", "i", "h", "ii", "hh", "ihi", "hih", "hhi", "iihi", "ihihii", "hiiiih"),
    5: ("i", "h", "ii", "ih", "hi", "hh", "iii", "hih", "ihh"),
}


@pytest.mark.rule("MA-7")
@pytest.mark.rule("MA-28")
@pytest.mark.parametrize(("size", "order"), [(size, order) for size in SIZES for order in ORDERS[size]])
def test_every_sequence_of_faces_is_as_likely_as_after_shuffling(size: int, order: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each face of each tile in the order of taking, and the coordinates: equal fractions, and no sequence more or less."""
    with_letters(size, monkeypatch)
    every = shuffles(size)
    squares, hooks, columns, taken = iter(range(every.island)), iter((0, 1)), [], []
    for sign in order:
        columns.append(next(squares) if sign == "i" else every.island + next(hooks))
        taken.append(HOOK if sign == "h" else columns[-1])
    found = dict(sequences(GAME.opening(board="cove", layout="chart"), taken))
    assert sum(found.values()) == 1
    assert found == every.chances([*columns, every.island + 2, every.island + 3], every.which({}))


@pytest.mark.rule("MA-3")
@pytest.mark.rule("MA-7")
@pytest.mark.parametrize("board", ["cove", "island"])
def test_every_whole_sequence_is_equally_likely(board: str) -> None:
    """All tiles taken in any order: the chance is one in the number of shuffles, 8 letters and 8 numbers too.

    Every sequence that ends is one shuffle, so this is all there is to say; here for many orders and sequences, by the
    compiled rules as they are played: the tile is taken from a true state, with the record set for it.
    """
    size = {"cove": 5, "island": 8}[board]
    all_shuffles = (size * (size - 1)) ** 2 * math.factorial(2 * size - 4) * 2
    dice = random.Random(7)
    for _ in range(300):
        s, chance = GAME.opening(board=board, layout="chart"), Fraction(1)
        taken = [*(k for k in range(SQUARES) if BOARDS.maps[s.board, k]), HOOK, HOOK]
        dice.shuffle(taken)
        for origin in taken:
            s.actor, s.phase, s.mover, s.taking = CHANCE, Phase.TAKE, dice.randrange(SEATS), origin
            code, of_this = dice.choice(outcomes(s))  # not by the odds: rare ones as well
            chance *= of_this
            GAME.rules["apply"](s, code)
        s.actor, s.phase = CHANCE, Phase.UNCOVER
        (_, certain), = outcomes(s)
        assert chance * certain == Fraction(1, all_shuffles)


def outcomes(s: State) -> list[tuple[int, Fraction]]:
    """What chance may do now, by the rules as they are played."""
    desk = GAME.desk
    n = GAME.rules["legal"](s, desk.codes)
    total = int(GAME.rules["odds"](s, desk.weights))
    return [(int(code), Fraction(int(w), total)) for code, w in zip(desk.codes[:n], desk.weights[:n], strict=True)]


# ------------------------------------------------------------------------------------------- whole games on the cove
COVE_MAPS = [k for k in range(SQUARES) if BOARDS.maps[1, k]]


def column_of(s: State, tile: Tile) -> int:
    """Where this map tile lies in `shuffles(5)`. Of two from The Hook any may be called the first: they were drawn by lot."""
    if int(s.origin[tile]) != HOOK:
        return COVE_MAPS.index(int(s.origin[tile]))
    return len(COVE_MAPS) + [one for one in tiles(s) if int(s.origin[one]) == HOOK].index(tile)


def tiles(s: State) -> list[Tile]:
    return [(seat, k) for seat in range(SEATS) for k in range(int(s.maps[seat]))]


def seen(s: State) -> dict[int, int]:
    """The faces in a state or view, by their place."""
    return {column_of(s, tile): int(s.face[tile]) for tile in tiles(s) if s.face[tile]}


def cove_game(seed: int) -> Iterator[State]:
    """The states of a game of random moves, without loading: before each action, and the last."""
    s, desk = GAME.opening(board="cove", layout="chart", bag=0), GAME.new_desk(seed)
    while s.actor != OVER:
        yield s
        GAME.rules["apply"](s, play.any_action(s, desk))
    yield s


@pytest.mark.rule("MA-7")
@pytest.mark.rule("MA-17")
@pytest.mark.rule("MA-20")
def test_odds_in_whole_games_are_those_of_all_shuffles_that_fit() -> None:
    """At each map tile taken and at the end: the true faces so far leave these of the 576,000 shuffles, and these odds."""
    every, asked = shuffles(5), Counter[str]()
    for seed in range(60):
        for s in cove_game(seed):
            if s.phase == Phase.UNCOVER:
                assert {coordinate(code): p for code, p in outcomes(s)} == every.coordinates(every.which(seen(s)))
            elif s.phase == Phase.TAKE:
                from_hook = int(s.taking) == HOOK
                hooks = sum(int(s.origin[tile]) == HOOK for tile in tiles(s))
                place = len(COVE_MAPS) + hooks if from_hook else COVE_MAPS.index(int(s.taking))
                found = {(code - FIRST_TAKE + 1,): p for code, p in outcomes(s)}
                assert found == every.chances([place], every.which(seen(s)))
            asked[GAME.phases[int(s.phase)] + (" hook" if s.phase == Phase.TAKE and from_hook else "")] += 1
    assert asked["uncover"] == 60
    assert asked["take"] > 100
    assert asked["take hook"] > 15


# ---------------------------------------------------------------------------------------------------------- guesses
class Guesser:
    """Runs the game's own `guess`, and looks at every face it draws: how often each would come, of all numbers drawn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, dice: random.Random) -> None:
        self.patch, self.dice = monkeypatch, dice
        self.any_face = plain(view.any_face)
        self.drawn: list[tuple[Tile, dict[int, Fraction]]] = []

    def face(self, v: State, from_hook: bool, rng: Rng) -> int:
        """In the place of `any_face`: its exact chances are noted, then one of its faces is chosen."""
        blank = next(tile for tile in tiles(v) if not v.face[tile])
        counts, k, bound = Counter[int](), 0, 1

        def below(n: int, rng: Rng) -> int:
            nonlocal bound
            bound = int(n)
            return k

        with self.patch.context() as patch:
            patch.setitem(self.any_face.__globals__, "below", below)
            while k < bound:
                counts[int(self.any_face(v, from_hook, rng))] += 1
                k += 1
        self.drawn.append((blank, {face: Fraction(n, bound) for face, n in counts.items()}))
        return self.dice.choice(sorted(counts))

    def guess(self, v: State, seat: int) -> list[tuple[Tile, dict[int, Fraction]]]:
        self.drawn = []
        guess = plain(view.guess)
        with self.patch.context() as patch:
            patch.setitem(guess.__globals__, "any_face", self.face)
            guess(v, seat, GAME.desk.rng)
        return self.drawn


def secrets(s: State, seat: int) -> list[Tile]:
    """MA-32: the map tiles that lie face down before another seat."""
    return [tile for tile in tiles(s) if tile[0] != seat and not s.shown[tile]]


def hidden_from(s: State, seat: int) -> State:
    v = GAME.copy_of(s)
    GAME.rules["hide"](v, seat)
    return v


@pytest.mark.rule("MA-7")
@pytest.mark.rule("MA-32")
def test_guesses_are_distributed_as_the_shuffles_that_fit_a_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """For each seat and the spectator, every blank face in turn, given the view and the blanks guessed before."""
    every, dice, blanks = shuffles(5), random.Random(11), Counter[tuple[int, int]]()
    guesser = Guesser(monkeypatch, dice)
    for seed in range(100, 120):
        *states, _ = (GAME.copy_of(s) for s in cove_game(seed))
        s = dice.choice([s for s in states if s.phase in (Phase.ACT, Phase.DIG, Phase.UNCOVER)][-12:])
        for seat in EYES:
            v = hidden_from(s, seat)
            known = seen(v)
            for tile, chances in guesser.guess(v, seat):
                of_shuffles = every.chances([column_of(s, tile)], every.which(known))
                assert {(face,): p for face, p in chances.items()} == of_shuffles
                known[column_of(s, tile)] = int(v.face[tile])
            assert [tile for tile, _ in guesser.drawn] == secrets(s, seat)
            blanks[seat, len(guesser.drawn)] += 1
            v.actor, v.phase = CHANCE, Phase.UNCOVER
            assert {coordinate(code): p for code, p in outcomes(v)} == every.coordinates(every.which(known))
    assert all(max(n for seat, n in blanks if seat == one) >= least for one, least in zip(EYES, (2, 2, 4), strict=True))


@pytest.mark.rule("MA-28")
@pytest.mark.rule("MA-32")
def test_coordinates_are_uniform_over_what_a_view_does_not_rule_out() -> None:
    """What a seat's notes say is all that can be known: the shuffles that fit a view put the Lost Treasure on each square
    whose letter and number the view does not show equally often. Where the tiles come from makes no difference."""
    every, looked = shuffles(5), 0
    for seed in range(200, 230):
        for s in cove_game(seed):
            if s.phase != Phase.DIG and s.phase != Phase.UNCOVER:
                continue
            for seat in EYES:
                known = seen(hidden_from(s, seat))
                assert len(known) + len(secrets(s, seat)) == len(tiles(s))
                left = [[face for face in range(first, first + 5) if face not in known.values()] for first in (1, LETTERS + 1)]
                expected = {pair: Fraction(1, len(left[0]) * len(left[1])) for pair in itertools.product(*left)}
                assert every.coordinates(every.which(known)) == expected
                looked += len(known) > 0
            break  # the same views for all that dig
    assert looked > 30


class Hits(NamedTuple):
    """For each game: how many hidden faces a guess hit, and how many it would hit by chance."""

    hits: npt.NDArray[np.float64]
    expected: npt.NDArray[np.float64]


def by_chance(s: State, hidden: list[Tile]) -> float:
    """How many of these a guess hits on average if it knows nothing but the others: for each the sum of squared chances."""
    known, seen_there = set[int](), Counter[tuple[bool, bool]]()
    for tile in tiles(s):
        if tile not in hidden:
            known.add(int(s.face[tile]))
            seen_there[int(s.origin[tile]) == HOOK, int(s.face[tile]) > LETTERS] += 1
    unseen = [sum(face not in known for face in kind) for kind in (LETTER_FACES, NUMBER_FACES)]
    total = 0.0
    for tile in hidden:
        hook = int(s.origin[tile]) == HOOK
        left = [(1 if hook else LETTERS - 2) - seen_there[hook, is_number] for is_number in (False, True)]
        total += sum((n / sum(left)) ** 2 / faces for n, faces in zip(left, unseen, strict=True) if n)
    return total


def count_hits(games: int, is_cheat: bool = False) -> Hits:
    """Random games on the island, seen by one of three before the coordinates are turned up."""
    found, dice, desk = Hits(np.zeros(games), np.zeros(games)), random.Random(3), GAME.new_desk(3)
    s = GAME.opening(layout="chart", bag=0)
    for k in range(games):
        play.playouts(s, desk, 1)
        s.actor, s.phase, s.found = CHANCE, Phase.UNCOVER, 0
        seat = dice.choice(EYES)
        v, hidden = hidden_from(s, seat), secrets(s, seat)
        found.expected[k] = by_chance(s, hidden)
        if is_cheat and hidden and k % 10 == 0:
            v.face[hidden[0]] = s.face[hidden[0]]
        GAME.rules["guess"](v, seat, desk.bot_rng)
        found.hits[k] = sum(v.face[tile] == s.face[tile] for tile in hidden)
    return found


def excess(found: Hits) -> float:
    """In standard errors: games are independent, hits within one are not."""
    surplus = found.hits - found.expected
    return float(surplus.sum() / math.sqrt((surplus**2).sum()))


@pytest.mark.rule("MA-32")
def test_guesses_hit_the_truth_no_more_often_than_chance() -> None:
    """A 99.99 % interval on both sides; a guess that knew one face in every tenth game would be noticed."""
    found = count_hits(15_000)
    assert found.expected.sum() > 2000
    assert abs(excess(found)) < 3.9
    assert excess(count_hits(6000, is_cheat=True)) > 3.9


# ------------------------------------------------------------------------------------------------ the full set
def critical(freedom: int) -> float:
    """What chi-square exceeds once in 10,000 times (Wilson and Hilferty's approximation)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + 3.719 * math.sqrt(part)) ** 3)


def chi_square(counts: Counter[tuple[int, ...]], expected: Chances) -> float:
    """As a share of the critical value: above 1 they differ. What cannot be must not have been."""
    n = counts.total()
    assert counts.keys() <= expected.keys()
    assert n * min(expected.values()) >= 5, f"too few games: {n}"
    value = sum((counts[key] - float(n * p)) ** 2 / float(n * p) for key, p in expected.items())
    return value / critical(max(1, len(expected) - 1))


FACES = (*LETTER_FACES, *NUMBER_FACES)
PAIRS: list[tuple[int, ...]] = [pair for pair in itertools.product(FACES, FACES) if pair[0] != pair[1]]


def alike(keys: list[tuple[int, ...]]) -> Chances:
    return dict.fromkeys(keys, Fraction(1, len(keys)))


def of_one_kind(pair: tuple[int, ...]) -> bool:
    return (pair[0] > LETTERS) == (pair[1] > LETTERS)


def two_of_the_island() -> Chances:
    """Six letters and six numbers lie there: 5 in 11 that the second is of the first one's kind."""
    same, other = Fraction(5, 11) / 7, Fraction(6, 11) / 8
    return {pair: Fraction(1, 16) * (same if of_one_kind(pair) else other) for pair in PAIRS}


def one_and_the_column(same: Fraction) -> Chances:
    """A tile that is a letter with this chance, and the letter of the Lost Treasure, which it cannot be."""
    return {(face, column): same / 56 if face <= LETTERS else (1 - same) / 64
            for face in FACES for column in LETTER_FACES if face != column}


@cache
def many_games() -> dict[str, Counter[tuple[int, ...]]]:
    """Random games on the island, and what was drawn. Random moves do not look at faces, so nothing is chosen by them."""
    counts: dict[str, Counter[tuple[int, ...]]] = {name: Counter() for name in EXPECTED}
    s, desk = GAME.opening(layout="chart", bag=0), GAME.new_desk(2026)
    for _ in range(GAMES):
        play.playouts(s, desk, 1)  # from the opening; the state stays as it ended
        column, row = coordinate(UNCOVER + int(s.found) - 1)
        counts["coordinates"][column, row] += 1
        island = [int(s.face[tile]) for tile in tiles(s) if s.origin[tile] != HOOK]
        hook = [int(s.face[tile]) for tile in tiles(s) if s.origin[tile] == HOOK]
        for name, drawn in (("island", island), ("hook", hook)):
            if drawn:
                counts[name][drawn[0],] += 1
                counts[f"last of {name}"][drawn[-1],] += 1
                counts[f"{name} and column"][drawn[0], column] += 1
            if len(drawn) > 1:
                counts[f"two of {name}"][drawn[0], drawn[-1]] += 1
                counts[f"kinds of {name}"][of_one_kind((drawn[0], drawn[-1])),] += 1
        if island and hook:
            counts["island and hook"][island[-1], hook[0]] += 1
            counts["kinds of both"][of_one_kind((island[-1], hook[0])),] += 1
    return counts


EXPECTED: dict[str, Chances] = {
    "coordinates": alike(list(itertools.product(LETTER_FACES, NUMBER_FACES))),
    "island": alike([(face,) for face in FACES]),
    "last of island": alike([(face,) for face in FACES]),
    "hook": alike([(face,) for face in FACES]),
    "last of hook": alike([(face,) for face in FACES]),
    "island and column": one_and_the_column(Fraction(1, 2)),
    "hook and column": one_and_the_column(Fraction(1, 2)),
    "two of island": two_of_the_island(),
    "kinds of island": {(True,): Fraction(5, 11), (False,): Fraction(6, 11)},
    "kinds of both": {(True,): Fraction(1, 2), (False,): Fraction(1, 2)},
    "kinds of hook": {(False,): Fraction(1)},
    "two of hook": alike([pair for pair in PAIRS if not of_one_kind(pair)]),
    # Independent in kind: half of the tiles are letters here and there, whatever lies at the other place.
    "island and hook": {pair: Fraction(1, 4) / (56 if of_one_kind(pair) else 64) for pair in PAIRS},
}


@pytest.mark.rule("MA-7")
@pytest.mark.rule("MA-28")
@pytest.mark.parametrize("name", EXPECTED)
def test_the_full_set_is_drawn_as_if_shuffled(name: str) -> None:
    assert chi_square(many_games()[name], EXPECTED[name]) < 1


def test_chi_square_would_notice_other_odds() -> None:
    """Had each face not yet drawn been as likely as any other, wherever the tile comes from."""
    same_kind = Fraction(7, 15)
    wrong: Chances = {(True,): same_kind, (False,): 1 - same_kind}
    for name in ("kinds of island", "kinds of both", "kinds of hook"):
        assert chi_square(many_games()[name], wrong) > 1, name


# ------------------------------------------------------------------------------------------------------------- perft
def after(line: str, **options: object) -> Match:
    """A match with dice by hand, after these actions."""
    match = Match(GAME, {"layout": "chart", **options}, dice=benbow.ByHand())
    for text in filter(None, line.split(", ")):
        match.play(match.parse(text))
    return match


def perfts(match: Match, depths: range) -> list[int]:
    state = np.frombuffer(match.state_bytes(), GAME.state).view(np.recarray)[0].copy()
    return [play.perft(GAME, state, depth) for depth in depths]


MIDDLE = (
    "deploy C1, deploy H2, deploy E8, deploy F8, deploy H1, move 1 F3, move 3 G2, deploy E1, move 1 F1, move 2 E7, move 3 G1,"
    " take 8, move 3 E4, hook joker, decline, move 1 F2"
)
DIGGING = (
    "deploy A2, deploy A1, deploy A7, deploy D8, move 2 C7, move 2 B7, move 1 C2, move 2 B8, take G, move 1 E3, move 2 C8,"
    " move 1 E4, take 6, hook map, take 3, move 2 B8, turn 2, move 2 D7, move 1 A2, move 2 C8"
)


def test_perft_of_the_opening_is_counted_by_hand_and_with_moves_by_a_second_program() -> None:
    """Three pirates of each side are deployed before any moves, on 28 squares of the beach. With `deploy_first = 1` the third
    action may be a move; these were counted by a plain program written from the text of the rules alone."""
    assert perfts(after(""), range(5)) == [1, 28, 28 * 27, 28 * 27 * 26, 28 * 27 * 26 * 25]
    assert perfts(after("", deploy_first=1), range(1, 5)) == [28, 756, 23_551, 707_675]


def test_perft_of_a_middle_position_agrees_with_a_second_program() -> None:
    """Red may pass Black, who hides a tile, go to The Hook, load with a joker or without, and take a map tile; refilling and
    declining follow. Counted also by a plain program written from the text of the rules alone."""
    match = after(MIDDLE, deploy_first=2, pirates=3, bag=5)
    assert perfts(match, range(1, 7)) == [15, 69, 408, 5_632, 75_332, 808_322]


@pytest.mark.rule("MA-27")
@pytest.mark.rule("MA-28")
def test_perft_of_digging_is_counted_by_hand() -> None:
    """64 squares, one less for each pirate; G, 3 and 6 are known, so 7 letters and 6 numbers are left. Then it is over."""
    match = after(DIGGING, deploy_first=1, pirates=2, bag=0)
    assert perfts(match, range(1, 4)) == [64, 64 * 63, 64 * 63 * 62]
    match.play(match.parse("dig A1"))
    match.play(match.parse("dig B1"))
    assert perfts(match, range(1, 5)) == [62, 62 * 61, 62 * 61 * 7 * 6, 62 * 61 * 7 * 6]
