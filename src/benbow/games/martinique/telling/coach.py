"""For beginners: what to aim for, what an action brings, and a warning before a plain blunder. From the view alone."""
from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from benbow.engine.compiled.uncompiled import uncompiled
from benbow.engine.contract import View
from benbow.engine.words import Words

from ..rules import game, loading, result
from ..rules.actions import JOKER, SKIP, STOOL, VERBS
from ..rules.board import KINDS, NUMBERS, SIDE, SIZES, SYMBOL_NAMES, TREASURES, square_name
from ..rules.facts import (
    RuledOut,
    Snapshot,
    Walk,
    ends_sunrise,
    has_room,
    hidden_maps,
    pirates_left,
    points_in,
    seat_and_pirate,
    tiles_missing,
)
from ..rules.state import LETTERS, Phase
from .phrases import face_words, tile_on

can_load = uncompiled(loading.can_load)
apply = uncompiled(game.apply)
points_of = uncompiled(result.points_of)


class Outlook(Snapshot):
    """What the seat that acts can expect of its actions."""

    @property
    def other(self) -> int:
        return 1 - self.seat

    @cached_property
    def ways(self) -> list[dict[int, Walk]]:
        """Of each pirate on the island, where he can go."""
        return [self.walks(self.seat, k) if self.where[self.seat][k] >= 0 else {} for k in range(self.pirates)]

    @cached_property
    def loads_after(self) -> list[int | None]:
        """Of each pirate, the best treasure that could be loaded with the find tile under him."""
        return [self._best_load(k) if self.where[self.seat][k] >= 0 else None for k in range(self.pirates)]

    def _best_load(self, pirate: int) -> int | None:
        kind, after = self.tile[self.where[self.seat][pirate]] - 1, self.record.copy()
        if kind < KINDS:
            after["kept"][self.seat, kind // NUMBERS] += 1
        found = [k for k in range(TREASURES) if can_load(after, self.seat, k)]
        return max(found, key=lambda k: points_in(self, k), default=None)

    def turned_up(self, pirate: int, goal: int) -> int:
        """How many map tiles of the opponent a move turns up (MA-16)."""
        return min(len(self.ways[pirate][goal].passed), hidden_maps(self, self.other))

    def is_bar(self, goal: int) -> bool:
        """Does a move that ends here end at the bar? MA-19, MA-20"""
        return self.is_tavern(goal) or not self.lies[goal]

    def sits(self, code: int) -> bool:
        """Does this action seat a pirate?"""
        verb, values = VERBS.decode(code)
        return (verb == "move" and self.is_bar(values[1])) or (verb == "deploy" and values[0] == STOOL)

    @cached_property
    def squares_left(self) -> int:
        """Squares that nothing this seat has seen rules out, and where nobody digs."""
        return sum(not self.ruled_out.has(k) and not self.stands[k] for k in self.squares)

    @property
    def squares(self) -> list[int]:
        return [column * SIDE + row for column in range(self.size) for row in range(self.size)]

    @cached_property
    def nearly(self) -> tuple[int, int] | None:
        """The best treasure for which a single tile is missing, jokers counted. -> treasure, and a symbol that is missing"""
        found = [k for k in range(TREASURES) if tiles_missing(self, self.seat, k) == self.jokers[self.seat] + 1]
        if not found or not has_room(self, self.seat):
            return None
        best, have = max(found, key=lambda k: points_in(self, k)), list(self.kept[self.seat])
        for _, symbol in self.symbols_in(best):
            have[symbol] -= 1
        return best, next(symbol for symbol, n in enumerate(have) if n < 0)

    @cached_property
    def can_stay(self) -> bool:
        """Is there anything to do that seats nobody?"""
        return not all(self.sits(code) for code in self.acts(self.seat))

    def gain(self, code: int) -> int:
        """Points that a load adds to what would be counted now."""
        after = self.record.copy()
        apply(after, code)
        return int(points_of(after, self.seat)) - self.tally(self.seat).total


# --------------------------------------------------------------------------------------------------- what to aim for
def aim(view: View, words: Words) -> str:
    s = Outlook.of(view)
    if s.phase == Phase.DIG:
        return aim_digging(s, words)
    if s.phase == Phase.PICK:
        return words("aim-pick")
    if s.phase == Phase.HOOK:
        return words("aim-hook-last" if is_done(s) else "aim-hook")
    if s.phase == Phase.LOAD:
        return words("aim-load") if len(s.loads(s.seat)) > 1 else ""
    return aim_acting(s, words)


def aim_digging(s: Outlook, words: Words) -> str:
    if s.noted is None:
        return words("aim-dig-unnoted")
    has_dug = any(seat_and_pirate(there)[0] == s.other for there in s.stool[: s.dug])
    return words("aim-dig-clue" if has_dug and hidden_maps(s, s.other) else "aim-dig", n=s.squares_left)


def aim_acting(s: Outlook, words: Words) -> str:
    """MA-10, MA-16, MA-21, MA-25: the most pressing of what there is to do."""
    if s.acts(s.seat) == [SKIP]:
        return ""
    if s.deployed[s.seat] < s.deploy_needed:
        return words("aim-deploy")
    if not pirates_left(s, s.other):
        return words("aim-alone")
    if is_last(s) and s.can_stay:
        return words("aim-last")
    if any(s.turned_up(k, goal) for k, ways in enumerate(s.ways) for goal in ways):
        return words("aim-pass")
    if s.nearly:
        treasure, symbol = s.nearly
        return words("aim-load-soon", symbol=SYMBOL_NAMES[symbol], treasure=SIZES[treasure], n=points_in(s, treasure))
    return words("aim-maps")


def is_last(s: Outlook) -> bool:
    """Is only one of the seat's pirates not at the bar yet, while the other goes on? MA-25"""
    return pirates_left(s, s.seat) == 1 and pirates_left(s, s.other) > 0


def is_done(s: Outlook) -> bool:
    """Do all pirates of the seat sit? Then it will load nothing more after this turn."""
    return pirates_left(s, s.seat) == 0


def loads_no_more(s: Outlook) -> bool:
    """After this turn: it has no more moves, or no room. MA-5"""
    return is_done(s) or not has_room(s, s.seat)


# -------------------------------------------------------------------------------------------------- what it brings
def note(view: View, code: int, words: Words) -> str:
    s, (verb, values) = Outlook.of(view), VERBS.decode(code)
    match verb, values:
        case "deploy", (landing,):
            return words("note-stool", n=s.seated + 1) if landing == STOOL else words("note-next", steps=s.steps_from(landing))
        case "move", (pirate, goal):
            return " · ".join(move_notes(s, pirate - 1, goal, words))
        case "pick", _:
            return words("note-map")
        case "hook", (what,):
            return words("note-map" if what else "note-joker")
        case "load", _:
            gain = s.gain(code)
            return words("note-load" if gain >= 0 else "note-load-less", n=abs(gain))
        case "dig", (square,):
            return dig_note(s, square, words)
    return ""


def move_notes(s: Outlook, pirate: int, goal: int, words: Words) -> Iterator[str]:
    """The tile taken, what it completes, whom it passes, and where the pirate is then."""
    source, turned = s.where[s.seat][pirate], s.turned_up(pirate, goal)
    load = None if s.is_bar(goal) and ends_sunrise(s) else s.loads_after[pirate]
    yield words("note-take", **tile_on(s, source))
    if load is not None:
        yield words("note-load-then", treasure=SIZES[load], n=points_in(s, load))
    if turned:
        yield words("note-turn", n=turned)
    if s.is_tavern(goal) and s.hook_jokers + s.hook_maps and not ends_sunrise(s):
        yield words("note-hook")
    yield words("note-stool", n=s.seated + 1) if s.is_bar(goal) else words("note-next", steps=s.steps_from(goal))


def dig_note(s: Outlook, square: int, words: Words) -> str:
    """All squares that nothing rules out are equally likely."""
    if s.noted is None:
        return ""
    open_squares = (s.size - len(s.noted.columns)) * (s.size - len(s.noted.rows))
    return words("note-dig-out") if s.noted.has(square) else words("note-dig", n=open_squares)


# --------------------------------------------------------------------------------------------------------- blunders
def warn(view: View, code: int, words: Words) -> str:
    s, (verb, values) = Outlook.of(view), VERBS.decode(code)
    if verb in ("move", "deploy") and is_last(s) and s.can_stay and s.sits(code):
        return words("warn-last", who=words("seat", n=s.other + 1), n=pirates_left(s, s.other))
    if verb == "move" and ends_sunrise(s) and s.sits(code) and s.can_stay and s.loads_after[values[0] - 1] is not None:
        return words("warn-sunset")
    if verb == "hook" and values[0] == JOKER and loads_no_more(s) and s.hook_maps and not joker_loads(s):
        return words("warn-joker")
    if verb == "decline" and is_done(s) and any(s.gain(load) > 0 for load in s.loads(s.seat)):
        return words("warn-decline")
    if verb == "dig" and s.noted and s.noted.has(values[0]) and s.squares_left:
        return words("warn-dig", square=square_name(values[0]), **face_words(seen_face(s.noted, values[0])))
    return ""


def joker_loads(s: Outlook) -> bool:
    """Could a treasure be loaded with one more joker?"""
    nearly = (s.treasure[k][0] and tiles_missing(s, s.seat, k) <= s.jokers[s.seat] + 1 for k in range(TREASURES))
    return has_room(s, s.seat) and any(nearly)


def seen_face(out: RuledOut, square: int) -> int:
    """The letter or number that rules out a square."""
    column, row = divmod(square, SIDE)
    return column + 1 if column in out.columns else LETTERS + row + 1
