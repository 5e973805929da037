"""Les Naufrageurs, by Julien Torsat (A Toi De Jouhet): one Wrecker with a donkey and a lantern against the Shipowners."""
from pathlib import Path

from benbow.engine.contract import Game, NewOptions, SearchSettings

from . import bot, drawing, rules, telling
from .bot.memory import Memory
from .rules.actions import VERBS
from .rules.board import BOARDS
from .rules.options import check
from .rules.state import Phase, Reason, State

GAME = Game(
    id="naufrageurs",
    rules_version=2,
    upgrades={1: NewOptions({"board": "oleron", "blue_owner": "third", "shortage": "lanes"})},
    minutes=30,
    state=State,
    boards=BOARDS,
    check=check,
    verbs=VERBS,
    rooms=(rules, bot),
    memory=Memory,
    telling=telling,
    drawing=drawing,
    polished=True,
    most_actions=12,
    reasons=tuple(reason.name.lower() for reason in Reason),
    phases=tuple(phase.name.lower() for phase in Phase),
    # Without weights, opponents are taken for our own bot: that is stronger against it than a tree in which they choose freely.
    search_settings=SearchSettings(iteration_scale=2500, method="guided", rollout_policy_percent=50, opponent_policy_percent=100),
    # Small versions were not learned. Both camps look for their best, so that nobody can be read (docs/equilibrium.md).
    rare_settings=SearchSettings(iteration_scale=2500, rollout_policy_percent=50, world_draws=3),
    home=Path(__file__).parent,
)
