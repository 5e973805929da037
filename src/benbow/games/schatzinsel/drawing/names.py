"""Names of the pieces, for screen readers; cached."""
from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path

from benbow.engine import words

from ..rules.board import SETS
from ..rules.jungle import ENDS, SIDES
from ..rules.state import GOAL, START
from ..telling.phrases import point_word

WORDS = Path(__file__).parent.parent / "words"
say = partial(words.say, WORDS)


@lru_cache(maxsize=1024)
def ends_of_dot(discs: int, disc: int, lang: str) -> str:
    """The ends by which a trail leaves the dot, in the disc's rotation."""
    kind, rotation = divmod(disc, ENDS)
    ends = sorted((end + rotation) % ENDS for trail in SETS[discs][kind].dotted for end in trail)
    return words.words_of(WORDS, lang).joined([say("drawn-end", lang, end=end) for end in ends])


@lru_cache(maxsize=8192)
def disc_name(well: int, discs: int, disc: int, is_barred: bool, is_named: bool, lang: str) -> str:
    parts = [say("drawn-disc", lang, n=well), say("drawn-dot-joins", lang, ends=ends_of_dot(discs, disc, lang))]
    parts += [say("drawn-named", lang)] if is_named else []
    parts += [say("drawn-barred", lang)] if is_barred else []
    return ", ".join(parts)


def point_name(side: int, point: int, lang: str) -> str:
    if point == START:
        return say("drawn-start", lang, side=SIDES[side])
    return say("drawn-goal", lang, side=SIDES[side]) if point == GOAL else say("drawn-disc", lang, n=point)


def target_name(point: int, lang: str) -> str:
    """What a click there does; the disc or field below has a name of its own."""
    return say("drawn-target", lang, to=point_word(point))


def pawn_name(side: int, point: int, lang: str) -> str:
    where = "start" if point == START else "goal" if point == GOAL else "disc"
    return say("drawn-pawn", lang, side=SIDES[side], where=where, n=point)
