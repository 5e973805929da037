"""The form for a new table: its fields, and reading what was submitted."""
from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from benbow.engine.contract import SPECTATOR, Game, Option, Value, View
from benbow.engine.errors import BadOptionError
from benbow.search.baselines import BOTS as PLAIN_BOTS
from benbow.search.levels import LEVELS, levels_of

from .store import SeatRow, TableRow
from .tables import TableError
from .translator import Translator

MAX_LISTED_NUMBERS = 60  # a longer range is a number field
MAX_NAME_LENGTH = 24
ME, GUEST = "me", "guest"
DEFAULT_BOT = "boatswain"
AT_ONCE: dict[str, dict[str, Value]] = {  # options of "Play against the bot", where they are not the defaults
    "naufrageurs": {"rounds": "match"},  # each is the Wrecker once: a single round favours the Shipowners
    "schatzinsel": {"layout": "random"},  # the jungle is dealt, not drafted
}
TEACHER = "cabin-boy"  # plays on against the learner when a lesson is over
BOTS = (*(level.name for level in LEVELS), *PLAIN_BOTS)  # the last two are at older tables only, but may be asked for
Given = Mapping[str, str]


@dataclass(frozen=True)
class Order:
    """A valid form: options, and who sits where."""

    options: dict[str, Value]
    kinds: tuple[str, ...]
    names: tuple[str, ...]

    def seats(self, holder: str) -> tuple[SeatRow, ...]:
        """As the store keeps them. All seats called `me` are one person."""
        return tuple(
            SeatRow(seat, None, "", kind, "") if kind in BOTS else SeatRow(seat, 0 if kind == ME else seat + 1, name, "", holder)
            for seat, (kind, name) in enumerate(zip(self.kinds, self.names, strict=True))
        )


def default_kind(seat: int) -> str:
    return ME if seat == 0 else DEFAULT_BOT


def kinds_of(game: Game) -> tuple[str, ...]:
    """Who can sit at a table of this game."""
    return (ME, GUEST, *(level.name for level in levels_of(game)), *PLAIN_BOTS)


def kind_shown(game: Game, seat: int, given: Given) -> str:
    """As it was submitted, if that is possible in this game; else the default."""
    kind = given.get(f"seat-{seat}", "")
    return kind if kind in kinds_of(game) else default_kind(seat)


def read(game: Game, given: Given) -> Order:
    """Check a submitted form. The field of a TableError or BadOptionError is the key of its text."""
    options = {option.name: _value(option, given) for option in game.options}
    game.numbers(options)
    players = range(int(options["players"]))
    kinds = tuple(given.get(f"seat-{seat}", default_kind(seat)) for seat in players)
    if any(kind not in kinds_of(game) for kind in kinds):
        raise TableError("new-unknown-kind", f"{kinds!r}: each is one of {', '.join(kinds_of(game))}")
    if all(kind in BOTS for kind in kinds):
        raise TableError("new-nobody", "a table needs at least one person")
    return Order(options, kinds, tuple(clean_name(given.get(f"name-{seat}", "")) for seat in players))


def at_once(game: Game, before: Sequence[TableRow]) -> Given:
    """The form of "Play against the bot": seat, name and level as in the last match of one person against bots."""
    given = {f"option-{name}": str(value) for name, value in AT_ONCE.get(game.id, {}).items()}
    kinds = {*kinds_of(game)}
    for row in before:
        people = {one.person for one in row.seats if not one.bot}
        bots = {one.bot for one in row.seats if one.bot}
        if not row.is_lesson and len(people) == 1 and bots and bots <= kinds and len(row.seats) in game.seats:
            seats = {f"seat-{one.seat}": one.bot or ME for one in row.seats} | {f"name-{one.seat}": one.name for one in row.seats}
            return given | seats | {"option-players": str(len(row.seats))}
    return given


def _value(option: Option, given: Given) -> Value:
    text = given.get(f"option-{option.name}")
    if text is None:
        return option.default
    if isinstance(option.default, int):
        if not re.fullmatch(r"-?[0-9]{1,6}", text):
            raise BadOptionError(option.name, f"{text!r} is not a whole number")
        return int(text)
    return text


def clean_name(text: str) -> str:
    """One line without control or direction characters, not too long."""
    plain = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in unicodedata.normalize("NFC", text))
    return " ".join(plain.split())[:MAX_NAME_LENGTH].strip()


def problem(error: BadOptionError | TableError, game: Game, translator: Translator) -> str:
    """What is wrong with a form: the game's own text if it has one, else the server's."""
    if isinstance(error, TableError):
        return translator(error.field)
    words = game.words(translator.lang)
    key = f"option-{error.field}-clash"
    if words.has(key):
        return words(key)
    label = words(f"option-{error.field}") if words.has(f"option-{error.field}") else error.field
    return translator("new-bad-option", option=label)


# ------------------------------------------------------------------------------------------------------ showing
@dataclass(frozen=True)
class FieldChoice:
    """An item of a list or of radio buttons."""

    value: str
    label: str
    is_selected: bool
    help: str = ""


@dataclass(frozen=True)
class OptionField:
    name: str
    label: str
    help: str
    is_rare: bool
    range: range | None  # if the number is typed rather than chosen
    value: str
    choices: list[FieldChoice]


@dataclass(frozen=True)
class SeatField:
    number: int
    index: int
    role: str
    name: str
    is_unused: bool
    kinds: list[FieldChoice]


def options_shown(game: Game, given: Given, translator: Translator) -> list[OptionField]:
    words = game.words(translator.lang)

    def choices(option: Option, chosen: str) -> list[FieldChoice]:
        return [FieldChoice(str(value), str(value) if isinstance(value, int) else words(f"option-{option.name}-{value}"),
                       chosen == str(value)) for value in option.values]

    def field(option: Option) -> OptionField:
        value, numbers = given.get(f"option-{option.name}", str(option.default)), written(option)
        return OptionField(option.name, words(f"option-{option.name}"), words(f"option-{option.name}-help"), option.rare, numbers,
                           value, choices(option, value) if numbers is None else [])

    return [field(option) for option in game.options]


def written(option: Option) -> range | None:
    """The range of a number that is typed, because a list would be too long."""
    return option.values if isinstance(option.values, range) and len(option.values) > MAX_LISTED_NUMBERS else None


def seats_shown(game: Game, given: Given, translator: Translator) -> list[SeatField]:
    text = given.get("option-players", "")
    players = int(text) if text.isdecimal() and len(text) < 4 else int(game.options[0].default)
    keys = {ME: "kind-me", GUEST: "kind-guest", **{name: f"level-{name}" for name in BOTS}}
    asked = {given.get(f"seat-{seat}") for seat in range(game.seats[-1])}
    keys = {kind: key for kind, key in keys.items() if kind in kinds_of(game) and (kind not in PLAIN_BOTS or kind in asked)}
    helps = {kind: translator(f"{key}-help") for kind, key in keys.items()}
    if game.is_open:  # there is no curtain
        helps[GUEST] = translator("kind-guest-open-help")

    def kinds(chosen: str) -> list[FieldChoice]:
        return [FieldChoice(kind, translator(key), kind == chosen, helps[kind]) for kind, key in keys.items()]

    return [
        SeatField(seat + 1, seat, role, given.get(f"name-{seat}", "")[:MAX_NAME_LENGTH], seat >= players,
                  kinds(kind_shown(game, seat, given)))
        for seat, role in enumerate(roles(game, translator))
    ]


def roles(game: Game, translator: Translator) -> list[str]:
    """The role of each seat in the opening with all players."""
    opening = View(game, SPECTATOR, game.opening(players=game.seats[-1]))
    return [game.telling.role(opening, seat, game.words(translator.lang)) for seat in range(game.seats[-1])]
