"""Names of the pieces, for screen readers; cached."""
from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path

from benbow.engine import words

from ..rules.discs import ENDS, Discs

WORDS = Path(__file__).parent.parent / "words"
say = partial(words.say, WORDS)


@lru_cache(maxsize=1024)
def ends_of_dot(discs: Discs, disc: int, lang: str) -> str:
    """The ends by which a trail leaves the dot, in the disc's rotation."""
    kind, rotation = divmod(disc, ENDS)
    ends = sorted(end for trail, has_dot in discs[kind].turned(rotation) if has_dot for end in trail)
    return words.words_of(WORDS, lang).joined([say("drawn-end", lang, end=end) for end in ends])


@lru_cache(maxsize=8192)
def disc_name(well: int, discs: Discs, disc: int, is_barred: bool, is_named: bool, lang: str) -> str:
    parts = [say("drawn-disc", lang, n=well), say("drawn-dot-joins", lang, ends=ends_of_dot(discs, disc, lang))]
    parts += [say("drawn-named", lang)] if is_named else []
    parts += [say("drawn-barred", lang)] if is_barred else []
    return ", ".join(parts)
