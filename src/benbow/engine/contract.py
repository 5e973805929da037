"""The contract between a game and everything else: the header of a state, options, and the manifest.

A game is a folder with the same rooms as every other; its `__init__.py` holds one frozen `GAME = Game(...)`.
docs/contract.md has the whole contract on one page.
"""
from __future__ import annotations

import math
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, TypeVar, cast

import numpy as np

from . import older, perfect_information
from .boards import OPTION as BOARD
from .boards import Boards, Drawn, digest_of
from .compiled import COMPILED, Workspace, dispatch, record, records, seed_rng
from .compiled.fingerprint import fingerprint
from .compiled.records import RawField
from .compiled.uncompiled import uncompiled
from .errors import BadGameError, BadOptionError
from .hooks import Drawing, Telling, with_defaults
from .older import NewOptions as NewOptions
from .older import Upgrade
from .state import Field, State, declared
from .state import Option as Option
from .state import Value as Value
from .verbs import Verbs
from .words import Words, languages_of, words_of

if TYPE_CHECKING:
    from .dice import Dice
    from .match import Match

CHANCE, OVER, SPECTATOR = -1, -2, -3
HEADER_BYTES = 2  # actor and phase; the options follow
S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Explanation:
    """Why something is not allowed: the clause, and words for the player."""

    allowed: bool
    rule: str
    text: str

    @classmethod
    def refuse(cls, rule: str, words: Words, key: str, **arguments: str | int) -> Explanation:
        return cls(False, rule, words(key, **arguments))

    def __str__(self) -> str:
        return f"{self.text} ({self.rule})" if self.rule else self.text


@dataclass(frozen=True)
class View:
    """What a seat may know: the state with all else blanked. Bots, pages, logs and streams get this and nothing more."""

    game: Game
    seat: int
    record: Any = field(repr=False)  # of the game's own `State`; to read fields, `State.of(view)`
    memory: bytes = field(default=b"", repr=False)  # what bots remember of what everyone saw: `Match.memory`
    snapshots: dict[type[State], State] = field(default_factory=dict, init=False, repr=False)
    board: Drawn[Any] | None = field(default=None, init=False, repr=False)  # so that it stays in memory

    def __post_init__(self) -> None:
        object.__setattr__(self, "board", self.game.board_of(self.record))

    @property
    def actor(self) -> int:
        return int(self.record["actor"])

    @property
    def phase(self) -> int:
        return int(self.record["phase"])

    @property
    def seats(self) -> int:
        return self.game.seats_of(self.record)

    def legal(self) -> list[int]:
        """The seat's own legal actions; none while others act (what they can do may depend on what is hidden)."""
        if self.actor != self.seat:
            return []
        workspace = self.game.workspace
        n = self.game.rules["legal"](self.record, workspace.codes)
        return [int(code) for code in workspace.codes[:n]]

    def copy(self) -> Any:
        """A copy of the record, to guess or search on."""
        return self.game.copy_of(self.record)

    def svg(self, lang: str = "en") -> str:
        """The table as the seat sees it, drawn."""
        return self.game.drawing.scene(self, self.game.words(lang)).svg()

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    def __bytes__(self) -> bytes:
        return bytes(self.record.tobytes())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and (self.game, self.seat, bytes(self)) == (other.game, other.seat, bytes(other))

    def __hash__(self) -> int:
        return hash((self.game.id, self.seat, bytes(self)))


@dataclass(frozen=True)
class SearchSettings:
    """Which search plays a game best, and with which parameters. How much it may spend on a move is up to the level.

    The policy is the game's own bot, its rule `greedy`. The values of each game were found by trial games: `benbow arena`.
    """

    iteration_scale: int = 1000  # in thousandths: a level's iterations are multiplied by it, as playouts cost more in some games
    rollout_policy_percent: int = 0  # of the decisions in a rollout that the policy takes; the others are uniformly random
    rollout_depth: int = 1 << 30  # steps; a rollout that is cut off there is worth what `value` says
    exploration: float = 0.7  # the constant of UCB
    scales_exploration: bool = False  # by how far results differ at the node: less where all of them are alike
    prior_weight: float = 0.0  # bonus of the policy's action, divided by its visits
    widening_base: float = 1e9  # progressive widening: a node considers base * max(1, visits ** exponent) actions
    widening_exponent: float = 0.5
    opponent_policy_percent: int = 0  # of the opponents' choices in the tree that the policy takes, from the opponent's view
    world_draws: int = 1  # determinizations of which the worst is searched: more than 1 where others choose what is hidden
    method: Literal["ismcts", "sequential_halving", "guided"] = "ismcts"  # guided by what was learned; where nothing is, ismcts
    learned_depth: int = 6  # guided: decisions in a rollout, before the network's value
    mixing: float = 0.05  # guided: how much better an action must be to be e times as likely, if others do not see which it was
    open_mixing: float = 0.015  # guided: the same where everyone sees the action; it may be more predictable
    switch_threshold: float = 2.0  # sequential halving: standard errors by which an action must beat the policy's to replace it
    beats_policy: bool = True  # does the search play better than the policy? If not, no level that searches is offered


_THREAD = threading.local()


@dataclass(frozen=True, eq=False)
class Game:
    """The manifest of a game."""

    id: str
    rules_version: int  # stored with every match; raised when a stored action list would play differently
    minutes: int
    state: type[State]  # declares options and fields
    verbs: Verbs
    rooms: tuple[ModuleType, ...]  # modules or packages in which the rules are
    most_actions: int  # the longest list that `legal` writes
    reasons: tuple[str, ...]  # names of what `reason` returns; place 0 is "not over"
    phases: tuple[str, ...]
    home: Path
    telling: Telling | Any = None  # what the module leaves out, or all of it, is taken from engine/telling.py
    drawing: Drawing | Any = None  # the same, from engine/drawing/buttons.py
    polished: bool = False  # complete in all languages, with clauses, goldens and recorded matches: the laws and tests ask for it
    has_points: bool = True  # are the figures of `points` worth showing?
    longest: int | None = None  # the most steps that a match can have; None if dice may go on for ever
    shown_with: Mapping[str, Value] = field(default_factory=dict)  # options of the position that a door shows of it
    search_settings: SearchSettings = field(default_factory=lambda: SearchSettings())
    rare_settings: SearchSettings | None = None  # for matches with rare options, if they are searched otherwise
    prologue: tuple[str, ...] = ()  # phases that lay out the table before anyone chooses: for whoever looks, one step
    older: Mapping[int, Game | str] = field(default_factory=dict)  # complete games on the rules of then, or modules with one
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)  # from a version to the next, if it is not kept
    boards: Boards[Any] | None = None  # those that rules read from memory; one's own can be given instead
    memory: type[State] = State  # what `remember` keeps of what everyone saw, for bots: declared like the fields of a state
    check: Callable[[Mapping[str, int]], None] = lambda options: None  # raises BadOptionError for what does not go together
    rules: dict[str, Any] = field(init=False, repr=False)  # as they are played now: compiled, or their plain twins
    given_rules: dict[str, Any] = field(init=False, repr=False)  # as the rooms hold them
    dtype: np.dtype[np.void] = field(init=False, repr=False)  # of the records that rules are given

    def __post_init__(self) -> None:
        if not self.options or self.options[0].name != "players" or not isinstance(self.options[0].values, range):
            raise BadGameError("options", "the first option is `players`, with a range of numbers")
        if taken := {"seed", "dice"} & {option.name for option in self.options}:
            raise BadGameError("options", f"`game.new` has a parameter {min(taken)!r}; choose another name for the option")
        if self.boards and self.boards.names != next((one.values for one in self.options if one.name == BOARD), None):
            raise BadGameError("boards", f"the option {BOARD!r} must have the values {self.boards.names!r}")
        if not self.languages:
            raise BadGameError("words", f"there are no words/*.ftl in {self.home}: are they in the package data?")
        for version in (*self.older, *self.upgrades):
            if not version < self.rules_version:
                raise BadGameError("older", f"version {version} is not older than {self.rules_version}")
        for name in self.prologue:
            if name not in self.phases:
                raise BadGameError("prologue", f"{name!r} is no phase; the phases are {', '.join(self.phases)}")
        for name, given in with_defaults(self.telling, self.drawing):
            object.__setattr__(self, name, given)
        for one in self.fields:
            one.check_seats(self.seats[-1])
        found = {name: vars(room)[name] for room in self.rooms for name in dispatch.RULE_NAMES if name in vars(room)}
        found.setdefault("value", perfect_information.even)
        found.setdefault("remember", perfect_information.forget)
        dispatch.check(found)
        # The last byte of a state is always zero; its name carries the fingerprint of the rules. So code that was compiled
        # for other rules has another record type, and is never taken for these.
        mark = fingerprint((found[name] for name in dispatch.RULE_NAMES), {*self.names})
        dtype = record(self._all_fields(f"{older.MARK}{mark}", (option.name for option in self.options)))
        object.__setattr__(self, "given_rules", found)
        object.__setattr__(self, "rules", found)
        object.__setattr__(self, "dtype", dtype)
        dispatch.register(dtype, found, self)

    def _all_fields(self, mark: str, options: Iterable[str], later: Iterable[str] = ()) -> Iterator[RawField]:
        yield from (("actor", np.int8), ("phase", np.int8))
        yield from ((name, np.int16) for name in options)
        yield from ((one.name, one.dtype, one.shape) if one.shape else (one.name, one.dtype)
                    for one in self.fields if one.name not in later)
        yield (mark, np.int8)

    def __repr__(self) -> str:
        return f"<benbow game {self.id!r}, rules version {self.rules_version}>"

    # ------------------------------------------------------------------------------------------- facts
    @cached_property
    def options(self) -> tuple[Option, ...]:
        """`players` is the first."""
        return declared(self.state, Option)

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """Of the state, after header and options."""
        return declared(self.state, Field)

    @cached_property
    def memory_size(self) -> int:
        """Numbers in it."""
        return sum(math.prod(one.shape) for one in declared(self.memory, Field))

    def remembered(self, state: Any, memory: bytes = b"") -> bytes:
        """The memory of before, or none, and what everyone at the table sees of a state."""
        if not self.memory_size:
            return b""
        numbers = np.frombuffer(memory, np.int64).copy() if memory else np.zeros(self.memory_size, np.int64)
        seen = self.copy_of(state)
        self.rules["hide"](seen, SPECTATOR)
        self.rules["remember"](seen, numbers)
        return numbers.tobytes()

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Of all that a state holds, in its order."""
        return ("actor", "phase", *(option.name for option in self.options), *(one.name for one in self.fields))

    @property
    def seats(self) -> range:
        """Allowed numbers of players."""
        return cast(range, self.options[0].values)

    @property
    def codes(self) -> range:
        """All codes: actions, outcomes, veiled forms."""
        return range(self.verbs.size)

    @cached_property
    def languages(self) -> tuple[str, ...]:
        return languages_of(self.home / "words")

    def rules_text(self, lang: str = "en") -> str:
        """The numbered clauses."""
        return self.text_of("rules", lang)

    def text_of(self, name: str, lang: str) -> str:
        """`rules.md` or `howto.md`, or its translation beside it; nothing if there is no such file."""
        paths = (self.home / f"{name}.{self.words(lang).lang}.md", self.home / f"{name}.md")
        return next((path.read_text(encoding="utf-8") for path in paths if path.exists()), "")

    def words(self, lang: str = "en") -> Words:
        return words_of(self.home / "words", lang, self.default_words)

    @cached_property
    def default_words(self) -> str:
        """In Fluent's syntax, made from names: `option-max_cards = Max cards`. A game needs words for its title only."""
        keys = {f"reason-{reason}": reason for reason in self.reasons}
        for option in self.options:
            keys[f"option-{option.name}"] = option.name
            if not isinstance(option.default, int):
                keys |= {f"option-{option.name}-{value}": str(value) for value in option.values}
        empty = ["tagline", *(f"option-{option.name}-help" for option in self.options)]
        return "\n".join([f"{key} = {name.replace('_', ' ').capitalize()}" for key, name in keys.items()]
                         + [f'{key} = {{ "" }}' for key in empty])

    @cached_property
    def is_open(self) -> bool:
        """Does everyone see everything?"""
        return self.given_rules["hide"] is perfect_information.hide

    def title(self, lang: str = "en") -> str:
        return self.words(lang)("title")

    def seats_of(self, state: State) -> int:
        return int(state.players)

    @cached_property
    def layout(self) -> str:
        """A digest of how a state lies in memory: files that hold views name it."""
        return older.layout_of(self.dtype, self.names)

    def dtype_with(self, options: Iterable[str], version: int) -> np.dtype[np.void]:
        """How a state lay in memory by the rules of then, which had these options and have got more."""
        later = [name for k in range(version, self.rules_version) for name in cast(NewOptions, self.upgrades[k]).fields]
        return record(self._all_fields(older.MARK, options, later))

    @cached_property
    def padding(self) -> frozenset[str]:
        """Fields that the game did not declare: gaps and the mark. They are always zero."""
        return frozenset(name for name in self.dtype.names or () if older.is_padding(name, self.names))

    # ------------------------------------------------------------------------------------------ states
    def numbers(self, given: Mapping[str, object]) -> dict[str, int]:
        """Check options and fill in defaults. -> the numbers that the state holds."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise BadOptionError(name, f"{self.id} has no such option; it has {', '.join(known)}")
        numbers = {name: self._number(option, given.get(name, option.default)) for name, option in known.items()}
        self.check(numbers)
        return numbers

    def _number(self, option: Option, value: object) -> int:
        return self.boards.number(value) if self.boards and option.name == BOARD else option.number(value)

    def board_of(self, state: State) -> Drawn[Any] | None:
        """The board of a match; None in games whose boards are no data."""
        return self.boards.at_number(int(state[BOARD])) if self.boards else None

    def option_values(self, state: State) -> dict[str, Value]:
        """The options that a state was made with."""
        return {option.name: self._value(option, int(state[option.name])) for option in self.options}

    def _value(self, option: Option, number: int) -> Value:
        if self.boards and option.name == BOARD:
            return self.boards.at_number(number).value
        return number if isinstance(option.default, int) else option.values[number]

    def said(self, option: Option, value: Value, words: Words) -> str:
        """The value of an option, for people. Boards that are none of ours can be told apart by a few signs."""
        if self.boards and option.name == BOARD and value not in option.values:
            return words("board-own", digest=digest_of(str(value)))
        return str(value) if isinstance(value, int) else words(f"option-{option.name}-{value}")

    def is_sound(self, state: State) -> bool:
        """Are all values of a state or view within the ranges that the game declares?"""
        if not OVER <= int(state.actor) < self.seats_of(state) or not 0 <= int(state.phase) < len(self.phases):
            return False
        if any(np.any(state[name]) for name in self.padding):
            return False
        return all(np.all((state[one.name] >= one.low) & (state[one.name] <= one.high)) for one in self.fields)

    def blank(self) -> Any:
        return records(self.dtype, 1)[0]

    def opening(self, **options: object) -> Any:
        """A new state: options in the header, set up."""
        state = self.blank()
        for name, number in self.numbers(options).items():
            state[name] = number
        self.rules["setup"](state)
        return state

    def copy_of(self, state: S) -> S:
        fresh = records(self.dtype, 1)
        fresh[0] = state
        return cast(S, fresh[0])

    def view_of(self, state: State, seat: int) -> View:
        """What a seat may know of a state."""
        seen = self.copy_of(state)
        self.rules["hide"](seen, seat)
        return View(self, seat, seen)

    def new_workspace(self, seed: int = 1) -> Workspace:
        workspace = cast(Workspace, records(workspace_type(self), 1)[0])
        seed_rng(workspace.rng, seed)
        seed_rng(workspace.bot_rng, ~seed)
        return workspace

    @property
    def workspace(self) -> Workspace:
        """This thread's workspace, for calls from Python."""
        workspaces: dict[Game, Workspace] = _THREAD.__dict__.setdefault("workspaces", {})
        if self not in workspaces:
            workspaces[self] = self.new_workspace()
        return workspaces[self]

    # ----------------------------------------------------------------------------------------- playing
    @property
    def is_compiled(self) -> bool:
        """Does the game play compiled rules? Without the compiler, never."""
        return COMPILED and self.rules is self.given_rules

    def play_uncompiled(self) -> None:
        """Play the same rules uncompiled from now on: slower, equal, and nothing waits for the compiler."""
        self._play_with({name: uncompiled(rule) for name, rule in self.given_rules.items()} if COMPILED else self.given_rules)

    def play_compiled(self) -> None:
        """Play the compiled rules again. `prepare.steps` has them ready; what it did not prepare compiles on its first call."""
        self._play_with(self.given_rules)

    def _play_with(self, rules: dict[str, Any]) -> None:
        object.__setattr__(self, "rules", rules)  # at once: a thread reads either all the old or all the new
        dispatch.play_with(self.dtype, rules)

    def new(self, seed: int | None = None, dice: Dice | None = None, **options: object) -> Match:
        """A new match. Without a seed the dice get a secret one; `dice=benbow.ByHand()` asks for every outcome.

        `board` may be the text of a board of your own, or the file in which it stands.
        """
        from .match import Match

        if self.boards and isinstance(board := options.get(BOARD), Path | str):
            options[BOARD] = self.boards.given(board)

        return Match(self, options, seed=seed, dice=dice)


def workspace_type(game: Game) -> np.dtype[np.void]:
    most, seats = game.most_actions + 1, game.seats[-1]  # `legal` may write further than it counts, up to here
    return record([
        ("rng", np.uint64, (1,)),  # for dice and random play
        ("bot_rng", np.uint64, (1,)),  # for bots: from the dice's own they could foretell a roll
        ("codes", np.int64, (most,)),
        ("weights", np.int64, (most,)),
        ("utility", np.float64, (seats,)),
        ("points", np.int64, (seats,)),
        ("memory", np.int64, (max(1, game.memory_size),)),
    ])
