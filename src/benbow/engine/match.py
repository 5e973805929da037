"""The referee: a match is a set of options and a list of integers. Replay, undo, files and checking follow from that list."""
from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeGuard

import numpy as np

from .contract import CHANCE, OVER, SPECTATOR, Explanation, Game, Value, View
from .dice import Dice, seeded
from .errors import BadCodeError, BadOptionError, BadSeatError, CannotUndoError, IllegalActionError, NotChanceError
from .state import State
from .verbs import Verb

PHASE = 1  # its place in the bytes of a state: the header is `actor`, `phase`, a byte each


@dataclass(frozen=True)
class Outcome:
    """How a match ended."""

    utility: tuple[float, ...]  # 0 to 1 for each seat
    points: tuple[int, ...]  # the figures shown
    winners: tuple[int, ...]
    reason: str  # a name; the words are `reason-<name>`


class Match:
    """One game being played. It knows everything; everyone else is given `view(seat)`.

    >>> import benbow
    >>> match = benbow.game("naufrageurs").new(seed=7, players=3)
    >>> match.actor == benbow.CHANCE, [match.text(code) for code in match.legal()]
    (True, ['roll 1', 'roll 2', 'roll 3'])
    >>> [(match.text(code), str(chance)) for code, chance in match.chance()]
    [('roll 1', '1/2'), ('roll 2', '2/5'), ('roll 3', '1/10')]
    >>> [match.text(code) for code in match.advance()], match.actor
    (['roll 2', 'roll 3', 'roll 2', 'roll 1'], 1)
    >>> match.play(match.parse("load green 7"))
    >>> match.tell(4, seat=0), match.tell(4, seat=2, lang="de")
    ('Player 2 loads a barrel on the green ship: its own colour, face down.', 'Spieler 2 lädt die grüne 7 auf das grüne Schiff.')
    >>> print(match.explain(match.parse("load red 7"), seat=1))
    The yellow ship carries its own colour or Special Cargo, not red. (NA-8)
    >>> match.undo(); match.text(match.legal()[0])
    'load green -2'
    """

    def __init__(self, game: Game, options: dict[str, object], seed: int | None = None, dice: Dice | None = None) -> None:
        if seed is not None and dice is not None:
            raise BadOptionError("dice", "give a seed or dice, not both")
        if dice is not None and (isinstance(dice, type) or not callable(getattr(dice, "draw", None))):
            raise BadOptionError("dice", f"{dice!r} are no dice; try benbow.ByHand()")
        self.game = game
        self.dice: Dice = dice if dice is not None else seeded(seed)
        self._state: Any = game.opening(**options)  # of the game's own `State`
        self.board = game.board_of(self._state)  # it stays in memory as long as the match does
        self._past: list[bytes] = []  # the state before each action of the line
        self._actors: list[int] = []
        self._codes: list[int] = []
        self._log: list[int] = []
        self._memories: list[bytes] = []  # what bots remember of what everyone saw: before each ply, as far as it was asked for

    def __repr__(self) -> str:
        return f"<match of {self.game.id}, {len(self._codes)} plies, {'over' if self.actor == OVER else f'actor {self.actor}'}>"

    # ------------------------------------------------------------------------------------------------ now
    @property
    def actor(self) -> int:
        """The seat that acts, or CHANCE, or OVER."""
        return int(self._state.actor)

    @property
    def phase(self) -> str:
        return self.game.phases[int(self._state.phase)]

    @property
    def seats(self) -> int:
        return self.game.seats_of(self._state)

    @property
    def options(self) -> dict[str, Value]:
        return self.game.option_values(self._state)

    @property
    def ply(self) -> int:
        return len(self._codes)

    @property
    def laid(self) -> int:
        """The ply at which the table is laid out and the prologue ends: 0 without one, the present while it is under way."""
        return laid_at(self.game, itertools.chain((before[PHASE] for before in self._past), (int(self._state.phase),)))

    @property
    def actions(self) -> tuple[int, ...]:
        """The line as it stands: all actions, chance included, without what was taken back."""
        return tuple(self._codes)

    @property
    def actors(self) -> tuple[int, ...]:
        """Who did each of these actions: a seat, or CHANCE."""
        return tuple(self._actors)

    @property
    def log(self) -> tuple[int, ...]:
        """Everything that ever happened, append-only: an action, or -1 - n for "back to ply n"."""
        return tuple(self._log)

    def camp(self, seat: int, ply: int | None = None) -> int:
        """The side that a seat is on, now or before the given ply; seats of one camp see the same."""
        if self._seat(seat) == SPECTATOR:
            raise BadSeatError("seat", "a spectator is on no side")
        state = self._state if ply is None else self._restored(checked_ply(ply, self.ply + 1))
        return int(self.game.rules["camp"](state, int(seat)))

    def legal(self) -> list[int]:
        """Codes that can be played, ascending; at CHANCE the outcomes; none at OVER."""
        workspace = self.game.workspace
        return [int(code) for code in workspace.codes[: self.game.rules["legal"](self._state, workspace.codes)]]

    def _weights(self) -> list[int]:
        if self.actor != CHANCE:
            raise NotChanceError("actor", "nothing is rolled or drawn now")
        workspace, n = self.game.workspace, len(self.legal())
        self.game.rules["odds"](self._state, workspace.weights)
        return [int(weight) for weight in workspace.weights[:n]]

    def chance(self) -> list[tuple[int, Fraction]]:
        """The outcomes and their exact probabilities, at CHANCE."""
        weights = self._weights()
        return [(code, Fraction(weight, sum(weights))) for code, weight in zip(self.legal(), weights, strict=True)]

    @property
    def outcome(self) -> Outcome | None:
        """The result, once the match is over."""
        return outcome_of(self.game, self._state) if self.actor == OVER else None

    # -------------------------------------------------------------------------------------------- playing
    def play(self, code: int) -> None:
        """Play one action; at CHANCE one outcome (by hand: `verify` will tell where that was not what the dice gave)."""
        number = self._checked(code)
        if number not in self.legal():
            raise IllegalActionError("code", f"{self.text(number)!r} is not allowed now; see match.legal() and match.explain()")
        self._push(number)

    def _checked(self, code: object) -> int:
        if not is_whole(code):
            raise BadCodeError("code", f"{code!r} is not a whole number; match.parse() turns text into a code")
        self.game.verbs.of(int(code))
        return int(code)

    def _push(self, code: int) -> None:
        after = self.game.copy_of(self._state)
        self.game.rules["apply"](after, code)  # if this fails, nothing has happened
        self._past.append(self._state.tobytes())
        self._actors.append(self.actor)
        self._codes.append(code)
        self._log.append(code)
        self._state = after

    def advance(self) -> list[int]:
        """Let the dice play all chance up to the next decision. -> what they gave"""
        played = []
        while self.actor == CHANCE:
            played.append(self.roll())
        return played

    def roll(self) -> int:
        """Let the dice play one chance action. -> what they gave"""
        weights = self._weights()
        code = self.legal()[self.dice.draw(self._actors.count(CHANCE), weights)]
        self._push(code)
        return code

    def can_undo(self, *, is_agreed: bool = False) -> bool:
        """Only who acts now may take back, and only an own last action that uncovered nothing to anyone. If all agree, it may be
        anyone's action, as long as nothing was rolled, drawn or uncovered; the end uncovers everything."""
        if not self._codes or self._actors[-1] < 0 or self.actor == OVER or (self._actors[-1] != self.actor and not is_agreed):
            return False
        return not uncovers(self.game, self._restored(self.ply - 1), self._codes[-1])

    def is_final(self, code: int) -> bool:
        """Would this action of the actor be hidden from someone, and hand over so that it could not be taken back?"""
        return not self.game.is_open and hands_over_unseen(self.game, self._restored(self.ply), code)

    def undo(self, *, is_agreed: bool = False) -> None:
        """Take back the last action. The log keeps it, and an entry that it was taken back."""
        if not self.can_undo(is_agreed=is_agreed):
            raise CannotUndoError("undo", "the last action was chance's or another seat's, or it uncovered something")
        self._state = self._restored(self.ply - 1)
        for line in (self._past, self._actors, self._codes):
            line.pop()
        del self._memories[self.ply + 1 :]
        self._log.append(-1 - self.ply)

    def copy(self) -> Match:
        """The same match, to try something on. Dice are shared: the copy rolls what the match would roll."""
        other = Match(self.game, dict(self.options), dice=self.dice)
        other._state = self.game.copy_of(self._state)
        other._past = self._past.copy()
        other._actors, other._codes, other._log = self._actors.copy(), self._codes.copy(), self._log.copy()
        other._memories = self._memories.copy()
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def verify(self) -> list[int]:
        """Check the dice. -> the plies whose outcome is not what this match's dice give"""
        replay = Match(self.game, dict(self.options), dice=self.dice)
        wrong = []
        for ply, code in enumerate(self._codes):
            if replay.actor == CHANCE:
                draw = self.dice.draw(self._actors[:ply].count(CHANCE), replay._weights())
                if replay.legal()[draw] != code:
                    wrong.append(ply)
            replay._push(code)
        return wrong

    # ---------------------------------------------------------------------------------------------- words
    def text(self, code: int) -> str:
        return self.game.verbs.text(self._checked(code))

    def parse(self, text: str) -> int:
        return self.game.verbs.parse(text)

    def tell(self, ply: int, seat: int, lang: str = "en") -> str:
        """What happened at a ply, in words, as the seat saw it."""
        veiled, place = self.veiled(ply, seat), int(ply)
        return self.game.telling.tell(self.view(seat, place), veiled, self.view(seat, place + 1), self.game.words(lang))

    def explain(self, attempt: int | str, seat: int, lang: str = "en") -> Explanation:
        """Why a code (or its text) is not allowed to this seat now: the clause and words. From the seat's view alone."""
        code = self._checked(self.parse(attempt) if isinstance(attempt, str) else attempt)
        return explain(self.view(seat), code, lang)

    # ---------------------------------------------------------------------------------------------- views
    def view(self, seat: int, ply: int | None = None) -> View:
        """What the seat (or SPECTATOR) may know: now, or before the given ply."""
        whose = self._seat(seat)
        place = self.ply if ply is None else checked_ply(ply, self.ply + 1)
        state = self._restored(place)
        self.game.rules["hide"](state, whose)
        return View(self.game, whose, state, self.memory(place))

    def memory(self, ply: int) -> bytes:
        """What the game's `remember` keeps of all that a spectator has seen before this ply."""
        if not self._memories:
            self._memories.append(b"")
        for place in range(len(self._memories), ply + 1):
            self._memories.append(self.game.remembered(self._restored(place), self._memories[-1]))
        return self._memories[ply]

    def svg(self, seat: int = SPECTATOR, lang: str = "en", ply: int | None = None) -> str:
        """The table as the seat sees it, drawn: now, or before the given ply."""
        return self.view(seat, ply).svg(lang)

    def _repr_svg_(self) -> str:
        """What a notebook shows: the spectator's table, so that no secret stands there by accident."""
        return self.svg()

    def veiled(self, ply: int, seat: int) -> int:
        """The action of a ply as the seat saw it."""
        place = checked_ply(ply, self.ply)
        return int(self.game.rules["veil"](self._restored(place), self._codes[place], self._seat(seat)))

    def history(self, seat: int) -> tuple[int, ...]:
        """All that the seat was told so far, in order: its information set. (A view may be equal for several.)"""
        return tuple(self.veiled(ply, seat) for ply in range(self.ply))

    def _seat(self, seat: object) -> int:
        if not is_whole(seat) or not (0 <= int(seat) < self.seats or int(seat) == SPECTATOR):
            raise BadSeatError("seat", f"{seat!r} is not a seat here; seats are 0 to {self.seats - 1}, or benbow.SPECTATOR")
        return int(seat)

    def _restored(self, ply: int) -> Any:
        """A copy of the state before a ply."""
        return state_from(self.game, self._past[ply] if ply < self.ply else self.state_bytes())

    def state_bytes(self) -> bytes:
        """The true state. Equal states are equal bytes."""
        return bytes(self._state.tobytes())

    # ---------------------------------------------------------------------------------------------- files
    def save(self, path: str | Path, seat: int | None = None) -> None:
        """The referee's file, with the dice; or a seat's file: what that seat saw, for a read-only replay."""
        from . import files

        content = files.referee_content(self) if seat is None else files.seat_content(self, self._seat(seat))
        files.write_bytes(path, files.encode(content))


def is_whole(value: object) -> TypeGuard[int]:
    """A whole number of Python or NumPy; True and False are none."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def checked_ply(ply: object, end: int) -> int:
    if not is_whole(ply) or not 0 <= int(ply) < end:
        raise BadOptionError("ply", f"{ply!r} is not a ply of this match; here 0 to {end - 1} can be asked for")
    return int(ply)


def laid_at(game: Game, phases: Iterable[int]) -> int:
    """The ply at which the table is laid out, from the phase before each ply and the present one."""
    opening, ply = [game.phases.index(name) for name in game.prologue], 0
    for ply, phase in enumerate(phases):
        if phase not in opening:
            return ply
    return ply


def steps(laid: int, end: int) -> list[int]:
    """The plies at which people look at a match: the beginning, the table laid out, and everything after that.

    >>> steps(0, 4), steps(3, 5)
    ([0, 1, 2, 3, 4], [0, 3, 4, 5])
    """
    return [0, *range(max(laid, 1), end + 1)]


def explain(view: View, code: int, lang: str = "en", names: Sequence[str] = ()) -> Explanation:
    """Why the view's seat may not play this code now; `names` are those of the seats, if they have some."""
    words = view.game.words(lang).seated(names)
    if view.actor == OVER:
        return Explanation(False, "", words("not-after-end"))
    if view.seat == SPECTATOR:
        return Explanation(False, "", words("not-spectator"))
    if code in view.legal():
        return Explanation(True, "", words("allowed"))
    return view.game.telling.explain(view, code, words)


def veils(game: Game, state: State, code: int) -> dict[int, Verb]:
    """An action as everyone sees it, by seat."""
    seats, veil = (*range(game.seats_of(state)), SPECTATOR), game.rules["veil"]
    return {seat: game.verbs.of(int(veil(state, code, seat))) for seat in seats}


def uncovers(game: Game, state: State, code: int) -> bool:
    """Does this action show anyone something?"""
    return any(verb.shows for verb in veils(game, state, code).values())


def hands_over_unseen(game: Game, state: State, code: int) -> bool:
    """Is this action of the actor hidden from someone, and does it hand over?"""
    actor = int(state.actor)
    if not any(verb.hides for seat, verb in veils(game, state, code).items() if seat != actor):
        return False
    after = game.copy_of(state)
    game.rules["apply"](after, code)
    return int(after.actor) != actor


def state_from(game: Game, content: bytes) -> Any:
    return np.frombuffer(content, game.dtype).copy().view(np.recarray)[0]


def outcome_of(game: Game, state: State) -> Outcome:
    """The result in a state that is over (a view shows the same: nothing is hidden then)."""
    workspace, seats = game.workspace, game.seats_of(state)
    game.rules["score"](state, workspace.utility)
    game.rules["points"](state, workspace.points)
    utility = tuple(float(value) for value in workspace.utility[:seats])
    return Outcome(
        utility=utility,
        points=tuple(int(value) for value in workspace.points[:seats]),
        winners=tuple(seat for seat, value in enumerate(utility) if value == max(utility)),
        reason=game.reasons[int(game.rules["reason"](state))],
    )
