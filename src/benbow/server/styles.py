"""Adds the dark theme of a game's stylesheet for devices that are dark: games write it once, for those who chose it."""
from __future__ import annotations

CHOSEN, DEVICE = ':root[data-theme="dark"]', ':root[data-theme="auto"]'


def with_night(css: str) -> str:
    """Every line that begins with CHOSEN is a whole rule.

    >>> print(with_night(':root[data-theme="dark"] .sea { fill: #123; }'))
    :root[data-theme="dark"] .sea { fill: #123; }
    @media (prefers-color-scheme: dark) {
      :root[data-theme="auto"] .sea { fill: #123; }
    }
    """
    night = [f"  {line.replace(CHOSEN, DEVICE)}" for line in css.splitlines() if line.startswith(CHOSEN)]
    return "\n".join([css.rstrip(), "@media (prefers-color-scheme: dark) {", *night, "}"]) if night and DEVICE not in css else css
