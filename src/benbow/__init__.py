"""Benbow: four hard-to-find treasure-island games, for players, bots and research.

>>> import benbow
>>> "naufrageurs" in benbow.games()
True
>>> game = benbow.game("naufrageurs")
>>> game.seats, game.languages, game.rules_version, game.most_actions
(range(2, 6), ('de', 'en', 'fr'), 2, 12)
>>> [(option.name, option.default) for option in game.options][:3]
[('players', 2), ('rounds', 'single'), ('blue', 'last')]
>>> match = game.new(seed=7, players=3, rounds="match")
>>> while match.actor != benbow.OVER:
...     played = match.advance()
...     if match.actor >= 0:
...         match.play(match.legal()[0])
>>> match.outcome.points
(136, 164, 192)
"""
from .engine.catalog import game, games
from .engine.contract import CHANCE, OVER, SPECTATOR, Explanation, Game, Option, View
from .engine.dice import ByHand
from .engine.errors import BenbowError
from .engine.files import Replay, load
from .engine.match import Match, Outcome

__version__ = "0.1.0"
__all__ = [
    "CHANCE", "OVER", "SPECTATOR", "BenbowError", "ByHand", "Explanation", "Game", "Match", "Option", "Outcome", "Replay", "View",
    "game", "games", "load",
]
