"""Martinique, by Emanuele Ornella (QWG Games 2009): pirates, small treasures, and a lost one that only deduction finds."""
from pathlib import Path

from benbow.engine.contract import Game, NewOptions, SearchSettings

from . import bot, drawing, rules, telling
from .rules.actions import VERBS
from .rules.board import BOARDS
from .rules.state import Phase, Reason, State

GAME = Game(
    id="martinique",
    rules_version=2,
    upgrades={1: NewOptions({"hold_size": "any", "turning": "lot", "holds": "open", "sunset": "turn"})},
    minutes=30,
    state=State,
    verbs=VERBS,
    boards=BOARDS,
    rooms=(rules, bot),
    telling=telling,
    drawing=drawing,
    polished=True,
    most_actions=73,
    reasons=tuple(reason.name.lower() for reason in Reason),
    phases=tuple(phase.name.lower() for phase in Phase),
    prologue=(Phase.LAY.name.lower(),),  # MA-8
    longest=338,
    # Rollouts to the end are too noisy, as it is mostly luck: 30 steps, then `value`. Results differ little while pirates walk,
    # and much while they dig; so exploration is scaled. How it was chosen stands in docs/decisions.md.
    search_settings=SearchSettings(iteration_scale=500, rollout_policy_percent=100, rollout_depth=30, exploration=0.3,
                                   scales_exploration=True, prior_weight=0.2, widening_base=4.0, opponent_policy_percent=50),
    home=Path(__file__).parent,
)
