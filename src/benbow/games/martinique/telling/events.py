"""What happened, what is asked, and what an action is called: in words, from a view."""
from __future__ import annotations

from benbow.engine.contract import View
from benbow.engine.words import Arguments, Words

from ..rules.actions import LOADS, STOOL, VERBS
from ..rules.board import SIZES, SQUARES, SYMBOL_NAMES, TREASURES, square_name
from ..rules.facts import Snapshot, finder, has_room, may_decline, pirates_left, points_in, seat_and_pirate
from ..rules.state import BLACK, HOOK, NOBODY, Phase
from .phrases import end_words, face_words, symbol_list, tile_on

TURNING = ("turn", "turned", "pick")  # a map tile is turned up


# ------------------------------------------------------------------------------------------------------- tell
def tell(before: View, veiled: int, after: View, words: Words) -> str:
    """What was done, then what followed from it without a draw."""
    old, new = Snapshot.of(before), Snapshot.of(after)
    return " ".join([done(old, veiled, new, words), *consequences(old, veiled, new, words)])


def done(s: Snapshot, veiled: int, new: Snapshot, words: Words) -> str:
    verb, values = VERBS.decode(veiled)
    mover, who = s.mover, words("seat", n=s.mover + 1)
    match verb, values:
        case "draw", (symbol, number):
            return drawn(s, SYMBOL_NAMES[symbol], number, new, words)
        case "begin", (seat,):
            return words("told-begin", who=words("seat", n=seat + 1))
        case "deploy", (landing,):
            pirate = s.deployed[mover] + 1
            if landing == STOOL:
                return words("told-deploy-stool", who=who, pirate=pirate, stool=s.seated + 1)
            return words("told-deploy", who=who, pirate=pirate, square=square_name(landing), **tile_on(s, landing))
        case "move", (pirate, goal):
            return moved(s, pirate - 1, goal, new, words)
        case "skip", _:
            return words("told-skip", who=who)
        case ("turn" | "turned" | "pick"), (place, *_):
            return turned_up(new, mover, place - 1, words)
        case ("take" | "took"), face:
            return taken(s, face[0] if face else 0, words)
        case "hook", (what,):
            return words("told-hook-map" if what else "told-hook-joker", who=who)
        case "load", (number,):
            treasure, mask = LOADS[number]
            jokers, points = mask.bit_count(), points_in(s, treasure)
            if not s.are_holds_open:
                return words("told-load-closed", who=who, treasure=SIZES[treasure], jokers=jokers)
            return words("told-load", who=who, treasure=SIZES[treasure], jokers=jokers, n=points)
        case "decline", _:
            return words("told-decline", who=who)
        case "dig", (square,):
            return words("told-dig", who=who, square=square_name(square), stool=s.dug + 1)
        case "uncover", (square,):
            return uncovered(new, square, words)
    raise AssertionError(verb)


def consequences(old: Snapshot, veiled: int, new: Snapshot, words: Words) -> list[str]:
    """MA-12: what belongs to the same action: the tile taken, where the pirate goes, an empty bag, the sunset."""
    verb = VERBS.of(veiled).name
    told = []
    mover = old.mover
    if verb in TURNING and new.row_size[mover] > old.row_size[mover]:
        source = old.source
        who, where = words("seat", n=mover + 1), square_name(source)
        told.append(words("told-collect", who=who, start=where, **tile_on(old, source)))
    if has_arrived(old, verb, new):
        told.append(arrival(old, new, words))
    if verb == "load" and not old.refills:
        told.append(words("told-bag-empty"))  # MA-24
    if verb == "load" and not has_room(new, mover):
        told.append(words("told-hold-full", who=words("seat", n=mover + 1), n=new.room))  # MA-5
    if old.refills > new.refills == 0:
        told.append(words("told-bag-last"))
    if old.phase != Phase.DIG and new.phase == Phase.DIG:
        told.append(words("told-sunset"))  # MA-25, MA-26
    elif pirates_left(old, mover) and not pirates_left(new, mover) and pirates_left(new, 1 - mover):
        told.append(words("told-all-sit", who=words("seat", n=mover + 1), other=words("seat", n=2 - mover)))  # MA-25
    return told


def drawn(s: Snapshot, symbol: str, number: int, new: Snapshot, words: Words) -> str:
    """A find tile out of the bag: where it lies now."""
    for square in range(SQUARES):
        if new.lies[square] > s.lies[square]:
            return words("told-lay", square=square_name(square), symbol=symbol, number=number)
    grown = next((k for k in range(TREASURES) if s.places(k) != new.places(k)), 0)
    return words("told-refill", treasure=SIZES[grown], symbol=symbol, number=number)


def moved(s: Snapshot, pirate: int, goal: int, new: Snapshot, words: Words) -> str:
    """MA-12, MA-16, MA-17: how many enemies are passed, and the find tile taken, unless map tiles are turned up first."""
    mover = s.mover
    source = s.where[mover][pirate]
    who, enemies = words("seat", n=mover + 1), s.enemies_to(mover, pirate, goal)
    way: Arguments = {"pirate": pirate + 1, "start": square_name(source), "to": square_name(goal), "enemies": enemies}
    if new.row_size[mover] > s.row_size[mover]:
        return words("told-move-take", who=who, **way, **tile_on(s, source))
    return words("told-move", who=who, **way)


def has_arrived(old: Snapshot, verb: str, new: Snapshot) -> bool:
    """Is the move at its end with this action? MA-18, MA-19, MA-20"""
    if verb in ("take", "took"):
        return old.taking != HOOK
    return verb in ("move", *TURNING) and new.phase not in (Phase.TURN, Phase.PICK, Phase.TAKE)


def arrival(old: Snapshot, new: Snapshot, words: Words) -> str:
    goal, stool = new.goal, new.seated
    if stool == old.seated:
        return words("told-stay", to=square_name(goal), **tile_on(new, goal))  # MA-18
    if new.is_tavern(goal):
        return words("told-sit-hook", stool=stool)  # MA-20
    return words("told-sit-empty", to=square_name(goal), stool=stool)  # MA-19


def turned_up(new: Snapshot, mover: int, place: int, words: Words) -> str:
    """MA-16: the owner knows the face already, all others see it now."""
    owner, origin = 1 - mover, new.origin[1 - mover][place]
    return words("told-turn", who=words("seat", n=mover + 1), owner=words("seat", n=owner + 1),
                 origin="hook" if origin == HOOK else square_name(origin), **face_words(new.face[owner][place]))


def taken(s: Snapshot, face: int, words: Words) -> str:
    """MA-17, MA-20: the taker sees the face, the others the back."""
    who, seen = words("seat", n=s.mover + 1), face_words(face) if face else {}
    if s.taking == HOOK:
        return words("told-take-hook" if face else "told-took-hook", who=who, **seen)
    return words("told-take" if face else "told-took", who=who, origin=square_name(s.taking), **seen)


def uncovered(new: Snapshot, square: int, words: Words) -> str:
    """MA-28"""
    by = finder(new)
    if by == NOBODY:
        return words("told-not-found", square=square_name(square))
    return words("told-found", square=square_name(square), who=words("seat", n=by + 1))


# -------------------------------------------------------------------------------------------------------- ask
def ask(view: View, words: Words) -> str:
    s, actor = Snapshot.of(view), view.actor
    if s.phase == Phase.DIG:
        left = sum(seat_and_pirate(there)[0] == actor for there in s.stool[s.dug + 1 : s.seated])
        return words("ask-dig", stool=s.dug + 1, left=left)
    if s.phase == Phase.PICK:
        return words("ask-pick", owner=words("seat", n=2 - actor), n=s.turns_due)
    if s.phase == Phase.HOOK:
        if s.hook_jokers and s.hook_maps:
            return words("ask-hook")
        return words("ask-hook-joker" if s.hook_jokers else "ask-hook-map")
    if s.phase == Phase.LOAD:
        if may_decline(s, actor):
            return words("ask-load-jokers")
        return words("ask-load" if len(s.loads(actor)) == 1 else "ask-load-choice")
    return ask_act(s, actor, words)


def ask_act(s: Snapshot, seat: int, words: Words) -> str:
    """MA-10, MA-11, MA-25: what there is to choose from."""
    verbs = [VERBS.decode(code) for code in s.acts(seat)]
    stool = s.seated + 1
    may_sit, may_move = ("deploy", (STOOL,)) in verbs, any(verb == "move" for verb, _ in verbs)
    if not any(verb == "deploy" for verb, _ in verbs):
        return words("ask-move" if may_move else "ask-skip")
    if may_sit:
        return words("ask-stool-or-move" if may_move else "ask-deploy-stool", stool=stool)
    if may_move:
        return words("ask-deploy-or-move")
    missing = s.deploy_needed - s.deployed[seat]
    return words("ask-deploy", missing=missing, needed=s.deploy_needed) if missing > 0 else words("ask-deploy-only")


def name(view: View, code: int, words: Words) -> str:
    verb, values = VERBS.decode(code)
    s, seat = Snapshot.of(view), view.seat
    match verb, values:
        case "deploy", (landing,):
            pirate = s.deployed[seat] + 1
            if landing == STOOL:
                return words("name-deploy-stool", pirate=pirate, stool=s.seated + 1)
            return words("name-deploy", pirate=pirate, square=square_name(landing), **tile_on(s, landing))
        case "move", (pirate, goal):
            enemies = s.enemies_to(seat, pirate - 1, goal)
            return words("name-move", pirate=pirate, to=square_name(goal), enemies=enemies, **end_words(s, goal))
        case "pick", (place,):
            origin = s.origin[1 - seat][place - 1]
            return words("name-pick", origin="hook" if origin == HOOK else square_name(origin))
        case "hook", (what,):
            return words("name-hook-map", n=s.hook_maps) if what else words("name-hook-joker", n=s.hook_jokers)
        case "load", (number,):
            return load_name(s, seat, *LOADS[number], words)
        case "dig", (square,):
            return words("name-dig", square=square_name(square))
    return words("name-skip" if verb == "skip" else "name-decline")


def load_name(s: Snapshot, seat: int, treasure: int, mask: int, words: Words) -> str:
    what: Arguments = {"treasure": SIZES[treasure], "n": points_in(s, treasure)}
    if mask == 0:
        return words("name-load-plain" if s.jokers[seat] else "name-load", **what)
    given = [symbol for place, symbol in s.symbols_in(treasure) if mask >> place & 1]
    return words("name-load-jokers", **what, jokers=len(given), list=symbol_list(given, words))


def role(view: View, seat: int, words: Words) -> str:
    return words("role-black" if seat == BLACK else "role-red")


def moment(before: View, veiled: int, after: View) -> str:
    """A small treasure is loaded; the Lost Treasure is found, or nobody has dug there."""
    return "treasure" if VERBS.decode(veiled)[0] in ("load", "uncover") else ""
