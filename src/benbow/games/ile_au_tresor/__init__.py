"""L'Île au Trésor: a volcano, six chests, one treasure, and up to four crews that want it."""
from pathlib import Path

from benbow.engine.contract import Game, NewOptions, SearchSettings

from . import bot, drawing, rules, telling
from .rules.actions import MOST_ACTIONS, VERBS
from .rules.options import SEATS
from .rules.state import Phase, Reason, State

GAME = Game(
    id="ile_au_tresor",
    rules_version=2,
    upgrades={1: NewOptions({"seizing": "joining", "targets": "one", "flight": "must", "blockade": "land"},
                            fields=("fronts", "deadly"))},
    minutes=60,
    state=State,
    verbs=VERBS,
    rooms=(rules, bot),
    telling=telling,
    drawing=drawing,
    polished=True,
    most_actions=MOST_ACTIONS,
    reasons=tuple(reason.name.lower() for reason in Reason),
    phases=tuple(phase.name.lower() for phase in Phase),
    prologue=(Phase.LAY.name.lower(), Phase.BEGIN.name.lower()),  # IT-6, IT-7
    has_points=False,  # IT-36: loading the treasure wins; there are no points
    longest=7 + 38 * 150 * SEATS,  # six chests and the first player; a turn has at most 38 actions
    # Tree search loses against the game's own bot: the effect of a single step is lost in the noise of all that follows.
    # Sequential halving compares actions on the same dice, with short rollouts, and finds it (docs/ladder.md).
    search_settings=SearchSettings(iteration_scale=300, rollout_policy_percent=100, rollout_depth=25,
                                   method="sequential_halving", switch_threshold=1.5),
    home=Path(__file__).parent,
)
