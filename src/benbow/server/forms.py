"""The form for a new table: its fields, and reading what was submitted."""
from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from benbow.engine.boards import OPTION as BOARD
from benbow.engine.boards import OWN, RefusedBoardError
from benbow.engine.contract import SPECTATOR, Game, Option, Value, View
from benbow.engine.errors import BadOptionError
from benbow.search.baselines import BOTS as PLAIN_BOTS
from benbow.search.levels import LEVELS, levels_of

from .clock import DAY_S
from .schema import ANYONE, FRIEND, NO_TERMS, SeatRow, TableRow, Terms
from .tables import TableError
from .translator import Translator

MAX_LISTED_NUMBERS = 60  # a longer range is a number field
MAX_NAME_LENGTH = 24
ME, GUEST = "me", "guest"
FREE = (FRIEND, ANYONE)  # nobody sits there yet
DEFAULT_BOT = "boatswain"
LOSE = "lose"  # what happens to who runs out of time, instead of a bot's level
PACES = ("none", "live", "slow")
TIMES = {"minutes": (3, 5, 10, 15, 30, 60, 90), "bonus": (0, 5, 10, 20, 30, 60), "days": (1, 2, 3, 5, 7, 14)}
USUAL = {"minutes": "15", "bonus": "10", "days": "3"}
AT_ONCE: dict[str, dict[str, Value]] = {  # options of tables made by one click, where they are not the defaults
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
    terms: Terms = NO_TERMS
    is_listed: bool = False

    def seats(self, holder: str) -> tuple[SeatRow, ...]:
        """As the store keeps them. All seats called `me` are one person."""
        return tuple(self._seat(seat, kind, name, holder)
                     for seat, (kind, name) in enumerate(zip(self.kinds, self.names, strict=True)))

    @property
    def own_name(self) -> str:
        """What the person who filled in the form is called; empty if they have not said."""
        return next((name for kind, name in zip(self.kinds, self.names, strict=True) if kind == ME), "")

    @staticmethod
    def _seat(seat: int, kind: str, name: str, holder: str) -> SeatRow:
        if kind in BOTS:
            return SeatRow(seat, None, "", kind, "")
        if kind in FREE:
            return SeatRow(seat, seat + 1, "", "", "", opening=kind)
        return SeatRow(seat, 0 if kind == ME else seat + 1, name, "", holder)


def default_kind(seat: int) -> str:
    return ME if seat == 0 else DEFAULT_BOT


def kinds_of(game: Game) -> tuple[str, ...]:
    """Who can sit at a table of this game."""
    return (ME, GUEST, *FREE, *(level.name for level in levels_of(game)), *PLAIN_BOTS)


def kind_shown(game: Game, seat: int, given: Given) -> str:
    """As it was submitted, if that is possible in this game; else the default."""
    kind = given.get(f"seat-{seat}", "")
    return kind if kind in kinds_of(game) else default_kind(seat)


def read(game: Game, given: Given) -> Order:
    """Check a submitted form. The field of a TableError or BadOptionError is the key of its text."""
    options = {option.name: _value(game, option, given) for option in game.options}
    game.numbers(options)
    players = range(int(options["players"]))
    kinds = tuple(given.get(f"seat-{seat}", default_kind(seat)) for seat in players)
    if any(kind not in kinds_of(game) for kind in kinds):
        raise TableError("new-unknown-kind", f"{kinds!r}: each is one of {', '.join(kinds_of(game))}")
    if not any(kind in (ME, GUEST) for kind in kinds):
        raise TableError("new-nobody", "a table needs at least one person")
    names = tuple(clean_name(given.get(f"name-{seat}", "")) for seat in players)
    if not any(kind in FREE for kind in kinds):  # all are at one device
        return Order(options, kinds, names)
    return Order(options, kinds, names, terms_of(game, given), ANYONE in kinds or "listed" in given)


def terms_of(game: Game, given: Given) -> Terms:
    """What the host decides about time and talk. It is for people at several devices; at one device nobody needs it."""
    def number(name: str) -> int:
        text = given.get(name, USUAL[name])
        if text not in map(str, TIMES[name]):
            raise TableError("new-bad-time", f"{name}: {text!r} is none of {TIMES[name]}")
        return int(text)

    pace, absent = given.get("pace", "none"), given.get("absent", DEFAULT_BOT)
    if pace not in PACES or absent not in (LOSE, *(level.name for level in levels_of(game))):
        raise TableError("new-bad-time", f"{pace!r}, {absent!r}")
    budget = {"none": 0, "live": 60 * number("minutes"), "slow": DAY_S * number("days")}[pace]
    return Terms(pace, budget, number("bonus") if pace == "live" else 0, absent, given.get("talk", "on") == "on")


def at_once(game: Game, before: Sequence[TableRow]) -> Given:
    """The form of "Play against the bot": seats, name and levels as in the last match of one person against bots, or else the
    fewest players."""
    given, kinds = by_one_click(game), {*kinds_of(game)}
    for row in before:
        people = {one.person for one in row.seats if not one.bot}
        bots = {one.bot for one in row.seats if one.bot}
        if not row.is_lesson and len(people) == 1 and bots and bots <= kinds and len(row.seats) in game.seats:
            seats = {f"seat-{one.seat}": one.bot or ME for one in row.seats} | {f"name-{one.seat}": one.name for one in row.seats}
            return given | seats | {"option-players": str(len(row.seats))}
    return given


def by_one_click(game: Game) -> dict[str, str]:
    """Options of a table that nobody is asked about. Who opens one expects a single opponent."""
    options: dict[str, Value] = {"players": game.seats[0], **AT_ONCE.get(game.id, {})}
    return {f"option-{name}": str(value) for name, value in options.items()}


def with_others(game: Game, name: str, kind: str) -> Given:
    """The form of "Play with a friend" and "Find someone to play": the fewest players, all but one FRIEND or ANYONE."""
    return by_one_click(game) | {"name-0": name} | {f"seat-{k}": kind for k in range(1, game.seats[0])}


def _value(game: Game, option: Option, given: Given) -> Value:
    text = given.get(f"option-{option.name}")
    if text is None:
        return option.default
    if game.boards and (option.name, text) == (BOARD, OWN):
        return own_text(given)
    if isinstance(option.default, int):
        if not re.fullmatch(r"-?[0-9]{1,6}", text):
            raise BadOptionError(option.name, f"{text!r} is not a whole number")
        return int(text)
    return text


def own_text(given: Given) -> str:
    """The board that was typed. Browsers send other ends of lines."""
    return given.get("board-text", "").replace("\r\n", "\n").rstrip("\n") + "\n"


def clean_line(text: str, most: int) -> str:
    """One line without control or direction characters, not too long."""
    plain = "".join(sign if unicodedata.category(sign)[0] != "C" else " " for sign in unicodedata.normalize("NFC", text))
    return " ".join(plain.split())[:most].strip()


def clean_name(text: str) -> str:
    return clean_line(text, MAX_NAME_LENGTH)


def problem(error: BadOptionError | TableError, game: Game, translator: Translator) -> str:
    """What is wrong with a form: the game's own text if it has one, else the server's."""
    if isinstance(error, TableError):
        return translator(error.field)
    words = game.words(translator.lang)
    if isinstance(error, RefusedBoardError):
        return translator("board-refused")
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
    is_changed: bool
    has_own: bool = False  # of a board: can it be one's own?
    own_text: str = ""


@dataclass(frozen=True)
class TermsFields:
    """Clock, chat and lobby."""

    paces: list[FieldChoice]
    minutes: list[FieldChoice]
    bonus: list[FieldChoice]
    days: list[FieldChoice]
    stand_ins: list[FieldChoice]
    loses: bool
    has_talk: bool
    is_listed: bool


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
        own = [FieldChoice(OWN, translator("board-own-choice"), chosen == OWN)] if has_own(option) else []
        return [FieldChoice(str(value), game.said(option, value, words), chosen == str(value)) for value in option.values] + own

    def has_own(option: Option) -> bool:
        return game.boards is not None and option.name == BOARD

    def field(option: Option) -> OptionField:
        value, numbers = given.get(f"option-{option.name}", str(option.default)), written(option)
        return OptionField(option.name, words(f"option-{option.name}"), words(f"option-{option.name}-help"), option.rare, numbers,
                           value, choices(option, value) if numbers is None else [],
                           value != str(option.default), has_own(option), given.get("board-text", ""))

    return [field(option) for option in game.options]


def unusual(game: Game, chosen: Mapping[str, Value], translator: Translator) -> list[str]:
    """The options that are not as usual, in words; the number of players is seen anyway."""
    words = game.words(translator.lang)
    return [
        translator("new-chosen", option=words(f"option-{option.name}"), value=game.said(option, value, words))
        for option in game.options
        if option.name != "players" and (value := chosen.get(option.name, option.default)) != option.default
    ]


def terms_shown(game: Game, given: Given, translator: Translator) -> TermsFields:
    paces = {
        "none": (translator("new-pace-none"), translator("new-pace-none-help")),
        "live": (translator("new-pace-live"), translator("new-pace-live-help")),
        "slow": (translator("new-pace-slow"), translator("new-pace-slow-help")),
    }
    pace, absent = given.get("pace", "none"), given.get("absent", DEFAULT_BOT)

    def numbers(name: str) -> list[FieldChoice]:
        return [FieldChoice(str(n), str(n), str(n) == given.get(name, USUAL[name])) for n in TIMES[name]]

    return TermsFields(
        [FieldChoice(value, label, value == pace, help) for value, (label, help) in paces.items()],
        numbers("minutes"), numbers("bonus"), numbers("days"),
        [FieldChoice(level.name, translator(f"level-{level.name}"), level.name == absent) for level in levels_of(game)],
        absent == LOSE, given.get("talk", "on") == "on", "listed" in given)


def written(option: Option) -> range | None:
    """The range of a number that is typed, because a list would be too long."""
    return option.values if isinstance(option.values, range) and len(option.values) > MAX_LISTED_NUMBERS else None


def seats_shown(game: Game, given: Given, translator: Translator) -> list[SeatField]:
    text = given.get("option-players", "")
    players = int(text) if text.isdecimal() and len(text) < 4 else int(game.options[0].default)
    keys = {ME: "kind-me", GUEST: "kind-guest", FRIEND: "kind-friend", ANYONE: "kind-anyone"}
    keys |= {name: f"level-{name}" for name in BOTS}
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
