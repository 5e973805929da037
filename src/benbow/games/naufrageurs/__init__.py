"""Les Naufrageurs, by Julien Torsat (A Toi De Jouhet): one Wrecker with a donkey and a lantern against the Shipowners."""
from pathlib import Path

from benbow.engine.contract import Game, SearchSettings

from . import bot, drawing, rules, telling
from .rules.actions import VERBS
from .rules.options import check
from .rules.state import Phase, Reason, State

GAME = Game(
    id="naufrageurs",
    rules_version=1,
    minutes=30,
    state=State,
    check=check,
    verbs=VERBS,
    rooms=(rules, bot),
    telling=telling,
    drawing=drawing,
    most_actions=12,
    reasons=tuple(reason.name.lower() for reason in Reason),
    phases=tuple(phase.name.lower() for phase in Phase),
    # docs/ladder.md has its strength. With `theirs` the search replies to players like our own bot: stronger against that
    # than without, but hardly better with a larger budget.
    search_settings=SearchSettings(thousand=2500, guided=50, theirs=100),
    home=Path(__file__).parent,
)
