"""Die Schatzinsel, by Alex Randolph (Jumbo 1989): two sides carry their chests through a jungle of turning discs."""
from pathlib import Path

from benbow.engine.contract import Game, NewOptions, SearchSettings

from . import bot, drawing, rules, telling
from .rules.actions import MOST_ACTIONS, VERBS
from .rules.board import BOARDS
from .rules.state import Phase, Reason, State

GAME = Game(
    id="schatzinsel",
    rules_version=2,
    minutes=30,
    state=State,
    verbs=VERBS,
    boards=BOARDS,
    rooms=(rules, bot),
    telling=telling,
    drawing=drawing,
    polished=True,
    most_actions=MOST_ACTIONS,
    reasons=tuple(reason.name.lower() for reason in Reason),
    phases=tuple(phase.name.lower() for phase in Phase),
    shown_with={"layout": "random"},  # a whole jungle, not an empty one
    prologue=(Phase.DEAL.name.lower(),),  # SI-8, random
    # A decision of the bot takes 20 to 30 us, so rollouts are few and short; even so the search is stronger (docs/ladder.md).
    search_settings=SearchSettings(iteration_scale=150, rollout_policy_percent=100, rollout_depth=20,
                                   method="sequential_halving", switch_threshold=1.5),
    home=Path(__file__).parent,
    upgrades={1: NewOptions({"won": "must", "starts": "own", "differences": "back"})},
)
