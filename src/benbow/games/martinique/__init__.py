"""Martinique, by Emanuele Ornella (QWG Games 2009): pirates, small treasures, and a lost one that only deduction finds."""
from pathlib import Path

from benbow.engine.contract import Game, SearchSettings

from . import bot, drawing, rules, telling
from .rules.actions import VERBS
from .rules.state import Phase, Reason, State

GAME = Game(
    id="martinique",
    rules_version=1,
    minutes=30,
    state=State,
    verbs=VERBS,
    rooms=(rules, bot),
    telling=telling,
    drawing=drawing,
    polished=True,
    most_actions=73,
    reasons=tuple(reason.name.lower() for reason in Reason),
    phases=tuple(phase.name.lower() for phase in Phase),
    prologue=(Phase.LAY.name.lower(),),  # MA-8
    longest=338,
    # The end is mostly luck, so playouts to it are too noisy: 30 steps, then `value`. Picked from eight settings or so, 40 to 60
    # games each, then played anew on other dice: 150 iterations against greedy, 76 % +- 8 of 100 games.
    search_settings=SearchSettings(thousand=500, guided=100, steps=30, explore=0.05, liking=0.2, wide=2.0, theirs=100),
    home=Path(__file__).parent,
)
