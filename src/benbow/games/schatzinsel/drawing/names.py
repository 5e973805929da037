"""Names of the pieces, for screen readers; cached."""
from __future__ import annotations

from functools import lru_cache, partial
from pathlib import Path

from benbow.engine import words

from ..rules.board import DOTTED
from ..rules.facts import bits

WORDS = Path(__file__).parent.parent / "words"
say = partial(words.say, WORDS)


@lru_cache(maxsize=1024)
def ends_of_dot(discs: int, disc: int, lang: str) -> str:
    """The ends by which a trail leaves the dot, in the disc's rotation."""
    return words.words_of(WORDS, lang).joined([say("drawn-end", lang, end=end) for end in bits(int(DOTTED[discs, disc]))])


@lru_cache(maxsize=8192)
def disc_name(well: int, discs: int, disc: int, is_barred: bool, is_named: bool, lang: str) -> str:
    parts = [say("drawn-disc", lang, n=well), say("drawn-dot-joins", lang, ends=ends_of_dot(discs, disc, lang))]
    parts += [say("drawn-named", lang)] if is_named else []
    parts += [say("drawn-barred", lang)] if is_barred else []
    return ", ".join(parts)
