"""Helpers to set a table: matches by hand, told in the notation of the game, and positions that play rarely comes to.

Hexes go by their names. In rows a, c, e ... the neighbours below hex n are n and n + 1, in rows b, d, f ... n - 1 and n:
the crater is i8, and around it lie i9, h9, h8, i7, j8, j9 (E, NE, NW, W, SW, SE).
"""
from __future__ import annotations

import itertools

import benbow
from benbow.engine.match import Match
from benbow.games.ile_au_tresor.rules.board import BOARDS, HEXES, NOWHERE, chart_of, hex_name
from benbow.games.ile_au_tresor.rules.state import ABOARD, ABSENT, DEAD, EMPTY, NOBODY, TREASURE, Phase, State

from ..by_hand import fields, go, texts

GAME = benbow.game("ile_au_tresor")
ENGLISH = GAME.words("en")
ISLES = ("island", "islet")
DATA = tuple(one.data for one in BOARDS.ours)  # the maps as rules read them
CHARTS = tuple(chart_of(one.text) for one in BOARDS.ours)  # and as they are drawn
RED, BLUE, GREEN, YELLOW = range(4)
COLOURS = ("red", "blue", "green", "yellow")
PORTS = "ABCDEFGHIJ"
WAYS = ("E", "NE", "NW", "W", "SW", "SE")
HARBOURS = "red A, blue C, green E, yellow G"  # where the boats lie, if nothing else is said
CORNERS = "14 24 34 44 54 64"  # f10, i11, l10, l7, i5, f7: where the chests lie, if nothing else is said
ALL_ROLLS = tuple(f"{low}-{high}" for low in range(1, 7) for high in range(low, 7))
NUMBER = {hex_name(k): k for k in range(HEXES)}


# ------------------------------------------------------------------------------------------------------ playing
def table(*line: str, **options: object) -> Match:
    """A match with dice by hand, after these actions."""
    return go(Match(GAME, options, dice=benbow.ByHand()), *line)


def laid(*line: str, begins: str = "red", **options: object) -> Match:
    """The chests lie in the corners, and somebody begins."""
    cells = CORNERS.split()[: int(str(options.get("chests", 6)))]
    return table(*(f"chest {cell}" for cell in cells), f"begins {begins}", *line, **options)


def weight(roll: str) -> int:
    """Of 36."""
    return 1 if roll[0] == roll[2] else 2


# ------------------------------------------------------------------------------------------------------ looking
def beside(name: str, way: str, isle: int = 0) -> str:
    """The land on one side of a hex; nothing if there is none."""
    there = int(DATA[isle].next[NUMBER[name], WAYS.index(way)])
    return "" if there == NOWHERE else hex_name(there)


def around(name: str, isle: int = 0) -> list[str]:
    """The land beside a hex."""
    return [there for there in (beside(name, way, isle) for way in WAYS) if there]


def way_to(start: str, end: str, isle: int = 0) -> str:
    return next(way for way in WAYS if beside(start, way, isle) == end)


def steps(pirate: int, *names: str, verb: str = "step") -> list[str]:
    """The actions of a pirate who goes from the first hex over the others."""
    return [f"{verb} {pirate} {way_to(one, other)}" for one, other in itertools.pairwise(names)]


def ends(match: Match, pirate: int, verb: str = "step") -> set[str]:
    """The hexes that a pirate of the turn's player can enter now."""
    state = fields(match)
    here = hex_name(int(state["at"][state["turn"]][pirate - 1]))
    return {beside(here, text.split()[2], int(state["board"])) for text in texts(match, f"{verb} {pirate}")}


def pirate_of(name: str) -> tuple[int, int]:
    """`red 3` -> seat and place in the record"""
    colour, number = name.split()
    return COLOURS.index(colour), int(number) - 1


def where(match: Match, name: str) -> str:
    """`red 3` -> a hex, `aboard blue`, or `dead`"""
    place = int(fields(match)["at"][pirate_of(name)])
    if place >= 0:
        return hex_name(place)
    return "dead" if place == DEAD else f"aboard {COLOURS[ABOARD - place]}"


def who(match: Match, name: str) -> str:
    """Who stands on a hex."""
    there = int(fields(match)["stands"][NUMBER[name]])
    return f"{COLOURS[(there - 1) // 6]} {(there - 1) % 6 + 1}" if there else ""


def harbour(match: Match, boat: str) -> str:
    """Where a boat lies, and whose it is."""
    state, k = fields(match), COLOURS.index(boat)
    return f"{PORTS[int(state['port'][k])]} {COLOURS[int(state['owner'][k])]}"


def pp(match: Match) -> int:
    return int(fields(match)["pp"])


def treasure(match: Match) -> str:
    """`red 3` carries it, it lies open on `k7`, or it is in a chest: nothing."""
    state = fields(match)
    if state["bearer"] != NOBODY:
        return f"{COLOURS[int(state['bearer']) // 6]} {int(state['bearer']) % 6 + 1}"
    return "" if state["loose"] == NOWHERE else hex_name(int(state["loose"]))


# ---------------------------------------------------------------------------------------------------- positions
def position(red: str = "", blue: str = "", green: str = "", yellow: str = "", *, players: int = 2, turn: int = RED,
             boats: str = HARBOURS, taken: str = "", joined: str = "", chests: str = CORNERS, seen: str = "", bearer: str = "",
             loose: str = "", origin: int = 1, storm: bool = False, turns: int = 10, **options: object) -> Match:
    """The middle of a game: the dice of a turn are about to be rolled.

    red, blue ...: where pirates 1 to 6 are: a hex, a boat's colour, or `dead`; those not named are aboard their
    first boat, or dead if another has taken it.
    boats: `red A, blue -`, the blue one not placed yet. taken: `blue red`, the blue boat is Red's. joined: `blue`.
    chests: their cells. seen: `red 1 empty, blue 2 treasure`. bearer: `red 3`; loose: a hex; both out of chest `origin`.
    """
    match = table(players=players, chests=len(chests.split()), **options)
    state = match._state
    state.actor, state.phase, state.turn, state.turns, state.storm = benbow.CHANCE, Phase.ROLL, turn, turns, storm
    for text in boats.split(", ")[:players]:
        boat, port = text.split()
        state.port[COLOURS.index(boat)] = PORTS.find(port)  # `-` is nowhere
    for text in filter(None, taken.split(", ")):
        boat, owner = text.split()
        state.owner[COLOURS.index(boat)] = COLOURS.index(owner)
    for boat in joined.split():
        state.joined[COLOURS.index(boat)] = 1
    for seat, places in enumerate((red, blue, green, yellow)[:players]):
        put_pirates(state, seat, places.split())
    lay_chests(state, chests.split(), seen, bearer, loose, origin)
    if bearer and pirate_of(bearer)[0] == turn:  # IT-35
        state.ready = BOARDS.at_number(int(state.board)).data.port_of[state.at[pirate_of(bearer)]] != NOWHERE
    check(state)
    return match


def put_pirates(state: State, seat: int, places: list[str]) -> None:
    rest = COLOURS[seat] if state.owner[seat] == seat else "dead"
    for pirate, place in enumerate(places + [rest] * (int(state.pirates) - len(places))):
        if place in COLOURS:
            state.at[seat, pirate] = ABOARD - COLOURS.index(place)
        elif place == "dead":
            state.at[seat, pirate] = DEAD
        else:
            assert not state.stands[NUMBER[place]], f"two on {place}"
            state.at[seat, pirate] = NUMBER[place]
            state.stands[NUMBER[place]] = 1 + 6 * seat + pirate


def lay_chests(state: State, cells: list[str], seen: str, bearer: str, loose: str, origin: int) -> None:
    for chest, cell in enumerate(cells[: int(state.chests)]):
        state.chest[chest] = BOARDS.at_number(int(state.board)).data.cell[6 * (int(cell[0]) - 1) + int(cell[1]) - 1]
    for text in filter(None, seen.split(", ")):
        colour, number, content = text.split()
        state.seen[COLOURS.index(colour), int(number) - 1] = TREASURE if content == "treasure" else EMPTY
    if bearer or loose:
        state.origin = origin - 1
        state.chest[origin - 1] = NOWHERE
        assert not seen, "all is forgotten once it is taken"
    if bearer:
        seat, pirate = pirate_of(bearer)
        assert state.at[seat, pirate] >= 0, f"{bearer} is not on land"
        state.bearer = 6 * seat + pirate
    if loose:
        state.loose = NUMBER[loose]


def check(state: State) -> None:
    """What holds in every position: IT-5, IT-14, IT-16, IT-17, IT-20, IT-34."""
    assert GAME.is_sound(state)
    players, pirates, turn, walker = int(state.players), int(state.pirates), int(state.turn), int(state.walker)
    at, owner, ground = state.at, state.owner, BOARDS.at_number(int(state.board)).data.terrain
    stands, expected = list(state.stands), [0] * HEXES
    for seat, pirate in itertools.product(range(4), range(6)):
        place, sign = at[seat][pirate], 1 + 6 * seat + pirate
        assert (place == ABSENT) == (seat >= players or pirate >= pirates)
        if place >= 0:
            assert ground[place] != NOWHERE, "not on land"
            if (seat, pirate) == (turn, walker) and stands[place] != sign:
                assert (stands[place] - 1) // 6 == seat, "he passes a stranger"
            else:
                assert expected[place] == 0, "two on a hex"
                expected[place] = sign
        elif place not in (ABSENT, DEAD):
            assert owner[ABOARD - place] == seat, "aboard a stranger's boat"
    assert stands == expected
    lie = [port for port in state.port[:players] if port != NOWHERE]
    assert all(lie.count(port) <= 2 for port in lie)
    bearer = int(state.bearer)
    assert (bearer != NOBODY) + (state.loose != NOWHERE) == (state.origin != NOBODY), "one treasure"
    assert bearer == NOBODY or at[bearer // 6][bearer % 6] >= 0, "carried on land"
